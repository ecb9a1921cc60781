"""Processes beside the server: addresses take turns, and bots do not wait for hints."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.server.driver import bots_for
from parlour.server.levels import BUSY
from parlour.server.metrics import Metrics
from parlour.server.thinking import HINTS, MOST_HINTS, NoThought, Thinkers
from server.hosting import TWO, Running, Table, eventually, request
from server.test_room import look

pytestmark = pytest.mark.attack


def test_nobodys_bots_wait_for_all_the_bots_of_another_address() -> None:
    async def crowd() -> None:
        thinkers = Thinkers(1, 60.0, Metrics())
        table = parlour.new("unmatched", seed=1)
        asked: list[tuple[str, float]] = []
        go = asyncio.Event()

        async def slow(question: Any) -> Any:
            asked.append((question["who"], question.get("share", 1.0)))
            await go.wait()
            return {"key": "x"}

        def ask_for(address: str) -> asyncio.Task[str]:
            return asyncio.create_task(thinkers.think(table, 0, "strong", 1, address, address))

        thinkers._all[0].ask = slow  # type: ignore[assignment, method-assign]
        many = [ask_for("stranger") for _ in range(4)]
        await asyncio.sleep(0)
        mine = [ask_for("friend") for _ in range(2)]
        gone = [ask_for(one) for one in ("friend", "somebody") for _ in range(2)]
        await asyncio.sleep(0)
        assert thinkers.waiting == 9
        for one in gone:
            one.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        assert thinkers.waiting == 5
        go.set()
        await asyncio.gather(*many, *mine)
        assert [who for who, _ in asked] == ["stranger", "stranger", "friend", "stranger", "friend", "stranger"]
        # A friend's bot shares the time with one of the stranger's and with its own next question, not with all that wait.
        assert asked[2] == ("friend", 1 / 3)
        assert (thinkers.waiting, thinkers._lines) == (0, {})
        assert await thinkers.think(table, 0, "random", 1) == "x"

        # One that is given a process in the moment in which it goes away passes it on.
        go.clear()
        first, second, third = ask_for("stranger"), ask_for("friend"), ask_for("friend")
        await asyncio.sleep(0)
        go.set()
        await first
        second.cancel()
        assert await third == "x"
        await asyncio.gather(second, return_exceptions=True)
        assert len(thinkers._idle) == 1

        # Nor is one in the way that goes away in the moment before it would be given one.
        go.clear()
        first, second = ask_for("stranger"), ask_for("friend")
        await asyncio.sleep(0)
        second.cancel()
        thinkers._let_go(thinkers._all[0])
        assert [type(one) for one in await asyncio.gather(second, return_exceptions=True)] == [asyncio.CancelledError]
        first.cancel()

    asyncio.run(crowd())


def test_a_table_many_look_at_has_its_bots_asked_for_whoever_waits_least(db: Path) -> None:
    with Running(db, proxies="127.0.0.1") as running, ExitStack() as open_sockets:
        thinkers = running.house.thinkers
        table = Table(running.address, seats=TWO)
        live = running.house.live[table.id]
        assert bots_for(running.house, live) == "127.0.0.1"
        open_sockets.enter_context(look(running, table, "192.0.2.1"))
        assert bots_for(running.house, live) == "192.0.2.1"
        open_sockets.enter_context(look(running, table, "192.0.2.2"))
        for waits, asks in (("192.0.2.1", "192.0.2.2"), ("192.0.2.2", "192.0.2.1")):
            thinkers._lines[waits] = deque([asyncio.Future(loop=running.loop)])
            assert bots_for(running.house, live) == asks
            thinkers._lines.clear()
        open_sockets.close()
        eventually(lambda: not live.listeners)
        # Nobody without a key makes a table theirs.
        assert request(running, "GET", f"/api/tables/{table.id}", None, {"X-Forwarded-For": "192.0.2.3"})[0] == 401
        assert bots_for(running.house, live) == "192.0.2.2"


def test_bots_do_not_wait_for_everybodys_hints() -> None:
    async def crowd() -> None:
        thinkers = Thinkers(1, 60.0, Metrics())
        table = parlour.new("unmatched", seed=1)
        asked: list[Any] = []
        go = asyncio.Event()

        async def slow(question: Any) -> Any:
            asked.append(question.get("hint"))
            await go.wait()
            return {"key": "x", "hints": []}

        thinkers._all[0].ask = slow  # type: ignore[assignment, method-assign]
        seat = table.decision.seats[0]  # type: ignore[union-attr]
        hints = [asyncio.create_task(thinkers.hint(table, seat, 1)) for _ in range(HINTS)]
        await asyncio.sleep(0)
        # Nobody is refused because a few ask again and again: they wait, behind the bots of tables.
        hints += [asyncio.create_task(thinkers.hint(table, seat, 1)) for _ in range(MOST_HINTS - HINTS)]
        await asyncio.sleep(0)
        for _ in range(3):
            with pytest.raises(NoThought, match=BUSY):
                await thinkers.hint(table, seat, 1)
        bot = asyncio.create_task(thinkers.think(table, seat, "random", 1))
        await asyncio.sleep(0)
        go.set()
        assert await bot == "x"
        assert await asyncio.gather(*hints) == [[]] * MOST_HINTS
        assert asked == [True] * HINTS + [None] + [True] * (MOST_HINTS - HINTS)
        assert await thinkers.hint(table, seat, 1) == []

    asyncio.run(crowd())
