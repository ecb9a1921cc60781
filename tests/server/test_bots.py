"""Bots at tables: they think elsewhere, never block, give way under load, and fail without harm."""

from __future__ import annotations

import asyncio
from time import monotonic, sleep
from typing import Any

import pytest

import parlour
from parlour.client import Refused, Seat
from parlour.server.metrics import Metrics
from parlour.server.thinking import CROWDED, NoThought, Thinkers, _Worker
from server.hosting import Running, Table


def wait_for(true: Any, seconds: float = 40.0) -> None:
    until = monotonic() + seconds
    while not true() and monotonic() < until:
        sleep(0.05)
    assert true()


@pytest.mark.parametrize("game", parlour.games())
def test_bots_play_every_game_without_failing(running: Running, game: str) -> None:
    seats = [{"holder": "bot", "level": "random"} for _ in parlour.new(game).seats]
    failures = running.house.metrics.counts["bot_failures"]
    table = Table(running.address, game, seats=seats)
    live = running.house.live[table.id]
    wait_for(lambda: live.over or live.version >= 150)
    assert running.house.metrics.counts["bot_failures"] == failures


def test_a_level_nobody_knows_is_refused(running: Running) -> None:
    for level in ("clairvoyant", None):
        with pytest.raises(Refused) as refused:
            Table(running.address, seats=[{"holder": "bot", "level": level}])
        assert refused.value.code == "bad_request"
    with pytest.raises(Refused):
        Table(running.address, seats=[{"holder": "invite", "level": "random"}])


def test_while_a_bot_thinks_the_table_says_so_and_other_tables_play(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = _Worker.ask
    thinking = asyncio.Event()

    async def slowly(self: _Worker, asked: Any) -> Any:
        await thinking.wait()
        return await answer(self, asked)

    monkeypatch.setattr(_Worker, "ask", slowly)
    table = Table(running.address, seats=[{"holder": "invite"}, {"holder": "bot", "level": "random"}])
    other = Table(running.address, seats=[{"holder": "invite"}, {"holder": "invite"}])
    with table.join(0) as ann, other.join(0) as bob:
        while ann.options:
            ann.choose(ann.options[0]["key"])
        wait_for(lambda: thinks(ann))
        assert bob.choose(bob.options[0]["key"])["version"] == 1
        assert ann.request({"type": "ping"})["ok"]

        async def go() -> None:
            thinking.set()

        running.within(go())
        ann.wait(20)
        wait_for(lambda: not thinks(ann))


def thinks(seat: Seat) -> bool:
    """Say whether the table says that the second seat thinks."""
    seat.listen(0.05)
    return bool(seat.table_state["seats"][1]["thinking"])


def test_a_bot_that_takes_too_long_or_dies_is_replaced_by_chance(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> Any:
        raise OSError

    monkeypatch.setattr(_Worker, "ask", never)
    before = running.house.metrics.counts["bot_failures"]
    table = Table(running.address, seats=[{"holder": "bot", "level": "casual"}, {"holder": "invite"}])
    live = running.house.live[table.id]
    wait_for(lambda: live.version >= 1)
    assert running.house.metrics.counts["bot_failures"] > before


def test_a_process_that_hangs_is_ended() -> None:
    async def hang() -> None:
        thinkers = Thinkers(1, 0.3, Metrics())
        worker = thinkers._all[0]

        async def silent(asked: Any) -> Any:  # noqa: ARG001 - as the real one
            await asyncio.sleep(60)

        worker.ask = silent  # type: ignore[method-assign]
        with pytest.raises(NoThought, match="too long"):
            await thinkers.think(parlour.new("unmatched"), 0, "random", 1)
        await thinkers.close()

    asyncio.run(hang())


def test_strong_levels_give_way_when_many_wait() -> None:
    async def crowd() -> None:
        thinkers = Thinkers(1, 1.0, Metrics())
        assert thinkers.level_now("expert") == "expert"
        thinkers.waiting = CROWDED
        assert thinkers.level_now("expert") == "casual"
        assert thinkers.level_now("random") == "random"

    asyncio.run(crowd())
