"""What everybody may see of a finished game, and nothing of any other."""

from __future__ import annotations

import asyncio
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import get_ident
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from parlour.client import ask
from parlour.server import opening, proving, sharing
from parlour.server.house import House
from parlour.server.limits import Buckets
from parlour.server.proving import Prover
from server.finishing import Friends
from server.hosting import TWO, Running, Table, eventually, request

pytestmark = pytest.mark.attack


@pytest.mark.parametrize("place", ["t", "replay", "review"])
def test_the_link_to_a_finished_game_shows_how_it_ended_and_names_nobody(played: Friends, place: str) -> None:
    status, headers, body = request(played.running, "GET", f"/{place}/{played.table}")
    page = body.decode()
    assert status == 200
    found = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page))
    assert found["title"] == "Unmatched: Dracula falls."
    assert "Invisible Man" in found["description"]
    assert found["image"] == f"{played.running.address}/shared/{played.table}.png"
    assert headers["cache-control"] == "no-store"
    for name in ("Ann", "Bob"):
        assert not any(name in text for text in found.values())


def test_its_picture_is_painted_once_and_names_nobody(played: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    running = played.running
    first = request(running, "GET", f"/shared/{played.table}.png")
    assert (first[0], first[1]["content-type"], first[2][:8]) == (200, "image/png", b"\x89PNG\r\n\x1a\n")
    assert (int.from_bytes(first[2][16:20]), int.from_bytes(first[2][20:24])) == (1200, 630)
    drawn = request(running, "GET", f"/shared/{played.table}.svg")
    assert (drawn[0], drawn[1]["content-type"]) == (200, "image/svg+xml")
    tags = {element.tag.rpartition("}")[2] for element in ET.fromstring(drawn[2]).iter()}  # noqa: S314 - our own
    assert tags <= {"svg", "rect", "circle", "path", "text"}
    assert b"Ann" not in drawn[2]

    async def nobody(*_: Any) -> Any:
        raise AssertionError

    monkeypatch.setattr(Prover, "ask", nobody)
    assert request(running, "GET", f"/shared/{played.table}.png")[2] == first[2]
    told = request(running, "GET", f"/shared/{played.table}.png", None, {"If-None-Match": first[1]["etag"]})
    assert told[0] == 304


def test_a_long_game_is_written_out_where_nobody_waits(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the process that paints it, and for the one that tries it before it is opened."""
    friends, house = Friends(running), running.house
    friends.finish()
    threads, written = list[int](), proving.written

    def noted(*asked: Any, **more: Any) -> bytes:
        threads.append(get_ident())
        return written(*asked, **more)

    monkeypatch.setattr(proving, "written", noted)
    monkeypatch.setattr(opening, "LONG", 0)
    assert request(running, "GET", f"/shared/{friends.table}.svg")[0] == 200
    running.within(house.forget(house.live[friends.table]))
    assert friends.ann.opens(friends.table) == [0]
    assert len(threads) == 2
    assert running.thread.ident not in threads


def test_of_a_game_that_goes_on_there_is_nothing(running: Running) -> None:
    goes_on = Friends(running)
    closed = Table(running.address, seats=TWO)
    ask("POST", f"{running.address}/api/tables/{closed.id}/close", None, closed.tokens["host"])
    unknown = "0123456789abcdef"
    for kind in ("png", "svg"):
        answers = {request(running, "GET", f"/shared/{table}.{kind}")[::2] for table in (goes_on.table, closed.id, unknown)}
        assert len(answers) == 1
        assert next(iter(answers))[0] == 404
    nothing = request(running, "GET", f"/review/{unknown}")[2]
    assert b"og:image" not in nothing
    for table in (goes_on.table, closed.id):
        assert request(running, "GET", f"/review/{table}")[2] == nothing


@pytest.mark.parametrize(
    "path", ["/shared/00.gif", "/shared/xyz.png", "/shared/..%2f00.png", f"/shared/{'0' * 41}.svg", "/shared/00"]
)
def test_odd_pictures_are_refused(running: Running, path: str) -> None:
    assert request(running, "GET", path)[0] in (404, 422)


def test_nobody_lets_paint_without_end(db: Path) -> None:
    with Running(db) as running:
        friends = Friends(running)
        friends.finish()
        running.house.pictures.mine.buckets = Buckets(0.001, 1)
        assert request(running, "GET", f"/shared/{friends.table}.svg")[0] == 200
        assert request(running, "GET", f"/shared/{friends.table}.png")[0] == 429
        # What is painted costs nothing.
        assert request(running, "GET", f"/shared/{friends.table}.svg")[0] == 200
        pictures = running.house.pictures
        for n in range(2 * sharing.MOST_KEPT):
            pictures._keep((f"{n:x}", n, "svg"), b"<svg/>")
        assert len(pictures._found) == sharing.MOST_KEPT
        assert (f"{2 * sharing.MOST_KEPT - 1:x}", 2 * sharing.MOST_KEPT - 1, "svg") in pictures._found


def test_nobodys_picture_waits_for_those_of_another_address(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    go = threading.Event()

    async def slowly(_: House, table: str, kind: sharing.Kind, who: str) -> bytes:
        painted.append(f"{table}.{kind}")
        if who == "192.0.2.1":
            await asyncio.to_thread(go.wait, 60)
        return b"<svg/>"

    def asked(path: str, address: str) -> int:
        return request(running, "GET", f"/shared/{path}", None, {"X-Forwarded-For": address})[0]

    monkeypatch.setattr(sharing, "_painted", slowly)
    monkeypatch.setattr(sharing, "MOST_OF_ADDRESS", 2)
    with Running(db, proxies="127.0.0.1") as running, ThreadPoolExecutor(2) as pool:
        friends = Friends(running)
        friends.finish()
        theirs, mine = f"{friends.table}.svg", f"{friends.table}.png"
        waiting = [pool.submit(asked, theirs, "192.0.2.1") for _ in range(2)]
        eventually(lambda: running.house.pictures._waiting["192.0.2.1"] == 2)
        assert asked(theirs, "192.0.2.1") == 429
        assert asked(mine, "192.0.2.2") == 200
        go.set()
        # What was painted meanwhile is not painted again.
        assert [one.result() for one in waiting] == [200, 200]
        assert painted == [theirs, mine]
        assert not running.house.pictures._waiting
