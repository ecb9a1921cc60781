"""Limits: whom they count, and that a household is one however many addresses it has."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.server.guard import Guard
from parlour.server.limits import Buckets, address_of, network_of
from parlour.server.metrics import Metrics
from parlour.server.refusals import Refused
from parlour.server.settings import Settings

pytestmark = pytest.mark.attack


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("2002:c000:201::1", "2002:c000:201:ffff::1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("unknown", "unknown", True),
    ],
)
def test_who_counts_as_one(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) == same
    assert address_of({"client": (one, 1)}) == network_of(one)


def test_an_address_that_cannot_be_read_is_counted_as_it_is() -> None:
    assert address_of({"client": None}) == "unknown"
    assert network_of("a.socket") == "a.socket"


def scope(address: str, path: str = "/api/games") -> dict[str, Any]:
    return {"type": "http", "method": "GET", "path": path, "headers": [(b"host", b"localhost")], "client": (address, 1)}


def test_requests_from_one_network_share_a_limit() -> None:
    guard = Guard(lambda *_: None, Settings(Path("x"), request_burst=5.0, requests_per_second=0.0), Metrics())  # type: ignore[arg-type]
    for number in range(5):
        guard.check(scope(f"2001:db8::{number:x}"))
    with pytest.raises(Refused):
        guard.check(scope("2001:db8::abcd"))
    guard.check(scope("2001:db8:0:1::1"))


def test_a_class_that_comes_for_the_first_time_at_once_is_let_in() -> None:
    guard = Guard(lambda *_: None, Settings(Path("x"), requests_per_second=0.0), Metrics())  # type: ignore[arg-type]
    for _ in range(30):
        # As a browser asks that follows an invitation and has nothing of the page yet.
        for path in ("/t/ab", "/api/invitation", "/api/join", "/api/join", "/api/tables", "/api/tables/ab/goal", "/api/socket"):
            guard.check(scope("192.0.2.1", path))
        for _ in range(24):
            guard.check(scope("192.0.2.1", "/assets/index.js"))
    # They count all the same: what is left of the 400 is soon used up.
    for _ in range(40):
        guard.check(scope("192.0.2.1", "/assets/index.js"))
    with pytest.raises(Refused):
        guard.check(scope("192.0.2.1", "/assets/index.js"))


async def ignored(_: Any) -> None:
    """Send nothing to anybody."""


async def no_body() -> Any:
    return {"type": "http.request", "body": b"", "more_body": False}


def test_whatever_one_address_asks_at_once_others_come_between() -> None:
    order: list[str] = []

    async def app(scope: Any, *_: Any) -> None:
        order.append(address_of(scope))

    guard = Guard(app, Settings(Path("x")), Metrics())

    async def at_once() -> None:
        await asyncio.gather(*(guard(scope(who), no_body, ignored) for who in [*["192.0.2.1"] * 20, "192.0.2.2"]))

    asyncio.run(at_once())
    assert len(order) == 21
    assert order.index("192.0.2.2") <= 2


def test_a_bucket_fills_again_with_time() -> None:
    now = 0.0
    bucket = Buckets(0.5, 2.0, lambda: now)
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    assert bucket.take("b")
    now = 2.0
    assert [bucket.has("a"), bucket.take("a"), bucket.take("a")] == [True, True, False]
    now = 1000.0
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
