"""Reviews of finished games: who may read them, how they grow, and that nobody can ask for too many."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
import tracemalloc
import zlib
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest

from parlour.client import Json, Refused, ask
from parlour.engine.table import replay_record
from parlour.games import title
from parlour.review import review, reviewing
from parlour.server import reviews
from parlour.server.live import LiveTable
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


def on_file(packed: bytes) -> Any:
    """Return how to ask for the review of a table, which is on file."""
    record = ending("unmatched", 4, 1)
    played = SimpleNamespace(table=replay_record(title(record.game), record))

    class Keeping:
        async def own(self, _: Any) -> bytes:
            return packed

    found = reviews.Reviews(Metrics(), cast("Any", Keeping()))

    def of(name: str) -> Any:
        live: Any = SimpleNamespace(played=played, over=True, version=1, info=SimpleNamespace(id=name))
        return found.of(cast("LiveTable", live))

    return of


def a_long_one(times: int) -> bytes:
    *_, doc = review(ending("unmatched", 4, 1))
    return zlib.compress(json.dumps({**doc, "choices": doc["choices"] * times}).encode())


def test_many_reviews_of_long_games_take_little_memory() -> None:
    packed = a_long_one(300)
    letters = len(zlib.decompress(packed))
    of = on_file(packed)

    async def ask_for_more(first: int, last: int) -> int:
        for number in range(first, last):
            await of(f"{number}")
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    async def four_more_than_two() -> int:
        two = await ask_for_more(0, 2)
        return await ask_for_more(2, 6) - two

    tracemalloc.start()
    try:
        assert asyncio.run(four_more_than_two()) < letters
    finally:
        tracemalloc.stop()


def test_a_long_review_is_put_into_words_where_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    of = on_file(a_long_one(1))
    threads = set()

    def in_words(doc: Json, code: str) -> Json:
        threads.add(threading.current_thread())
        return reviewing.in_words(doc, code)

    monkeypatch.setattr("parlour.server.reviews.in_words", in_words)
    assert asyncio.run(of("first")).done == 1.0
    assert threads
    assert threading.main_thread() not in threads
