"""Reviews of finished games: who may read them, how they grow, and that nobody can ask for too many."""

from __future__ import annotations

import asyncio
import json
import zlib
from itertools import pairwise
from typing import Any, cast

import pytest

from parlour.client import Json, Refused, ask
from parlour.server import reviews
from parlour.server.metrics import Metrics
from review.finished import ending, late
from server.hosting import Running, Table, eventually

pytestmark = pytest.mark.attack


def brought(running: Running, record: str) -> Table:
    made = ask("POST", f"{running.address}/api/import", {"record": json.loads(record)})
    table = Table.__new__(Table)
    table.address, table.id = running.address, made["table"]
    table.tokens = {link["seat"] if link["role"] == "seat" else link["role"]: link["token"] for link in made["links"]}
    return table


def whole_review(table: Table, name: object, language: str = "en") -> Json:
    found: list[Json] = []

    def done() -> bool:
        found.append(table.ask(name, "GET", f"/review?language={language}"))
        return bool(found[-1]["done"] == 1.0)

    eventually(done)
    assert all(one["done"] <= other["done"] for one, other in pairwise(found))
    return found[-1]


def test_everybody_at_a_finished_game_reads_the_same_review(running: Running) -> None:
    table = brought(running, ending("unmatched", 4, 1).dumps())
    first = whole_review(table, "host")
    assert first["last"] == len(first["choices"]) > 0
    for side in first["sides"]:
        assert side["start"] + side["skill"] + side["others"] + side["luck"] == pytest.approx(side["result"])
    assert table.ask("spectator", "GET", "/review") == first
    dutch = whole_review(table, "host", "nl")
    assert dutch["reason"] != first["reason"]
    assert [side["curve"] for side in dutch["sides"]] == [side["curve"] for side in first["sides"]]


def test_whoever_only_looks_begins_no_review(running: Running) -> None:
    table = brought(running, ending("unmatched", 4, 1).dumps())
    for _ in range(2):
        assert table.ask("host", "GET", "/review?begin=false")["done"] == 0.0
        assert not running.house.reviews._growing
    first = whole_review(table, "host")
    assert table.ask("spectator", "GET", "/review?begin=false") == first


def test_a_game_that_goes_on_has_no_review(running: Running) -> None:
    table = brought(running, late("unmatched", 5).record().dumps())
    with pytest.raises(Refused) as refused:
        table.ask("host", "GET", "/review")
    assert refused.value.code == "conflict"
    with pytest.raises(Refused) as refused:
        ask("GET", f"{running.address}/api/tables/{table.id}/review", None, "0" * 43)
    assert refused.value.code == "unknown"


def test_only_so_many_games_wait_to_be_looked_at(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 0)
    table = brought(running, ending("unmatched", 4, 2).dumps())
    with pytest.raises(Refused) as refused:
        table.ask("host", "GET", "/review")
    assert refused.value.code == "too_many"


def test_addresses_take_turns_with_their_reviews(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    found = running.house.reviews
    looked_at: list[str] = []
    go = asyncio.Event()

    async def look(name: str, *_: object) -> None:
        looked_at.append(name)
        await go.wait()

    monkeypatch.setattr(found, "_grow", look)

    async def all_wait() -> None:
        asked = [("a1", "192.0.2.1"), ("a2", "192.0.2.1"), ("a3", "192.0.2.1"), ("b1", "192.0.2.2"), ("c1", "192.0.2.3")]
        waiting = [asyncio.create_task(found._in_turn(name, "", 0, "", who)) for name, who in asked]
        await asyncio.sleep(0)
        assert looked_at == ["a1"]
        go.set()
        await asyncio.gather(*waiting)

    running.within(all_wait())
    assert looked_at == ["a1", "b1", "c1", "a2", "a3"]


def test_nobodys_review_waits_for_all_that_one_address_asks_for(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    record = ending("unmatched", 4, 3).dumps()
    first, second, third = (brought(running, record) for _ in range(3))
    monkeypatch.setattr(reviews, "MOST_OF_ADDRESS", 2)
    asleep = asyncio.Event()

    async def never(*_: object) -> None:
        await asleep.wait()

    found = running.house.reviews
    monkeypatch.setattr(found, "_grow", never)
    for table in (first, second):
        assert table.ask("host", "GET", "/review")["done"] == 0.0
    with pytest.raises(Refused) as refused:
        third.ask("host", "GET", "/review")
    assert refused.value.code == "too_many"
    # Somebody elsewhere is not kept waiting by that.
    live = running.house.live[third.id]
    assert running.within(found.of(live, who="192.0.2.7")).done == 0.0
    running.loop.call_soon_threadsafe(asleep.set)
    eventually(lambda: not found._growing)
    assert not found._asked


@pytest.mark.attack
@pytest.mark.parametrize(
    "text", [b"", b"[]", b"5", b"{}", b"{", b"[" * 100_000, b'{"review": "x"}', b" " * 2**26 + b'{"review": 1}']
)
@pytest.mark.parametrize("packed", [True, False])
def test_a_review_that_somebody_spoilt_is_made_anew(text: bytes, packed: bool) -> None:
    class Keeping:
        async def own(self, _: Any) -> bytes:
            return zlib.compress(text) if packed else text

    assert asyncio.run(reviews.Reviews(Metrics(), cast("Any", Keeping()))._on_file("11", 1)) is None
