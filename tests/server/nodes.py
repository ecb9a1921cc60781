"""Several nodes on one database, for tests: tables reached by another node, and nodes that stand still."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import sleep
from typing import Any

from parlour.client import Seat
from parlour.server.journal import rebuild
from parlour.server.live import LiveTable
from server.hosting import Running, Table, catch_up


@contextmanager
def nodes(db: str, count: int = 2, **settings: Any) -> Iterator[list[Running]]:
    running: list[Running] = []
    try:
        for _ in range(count):
            running.append(Running(db, **settings))
        yield running
    finally:
        for node in running:
            if node.thread.is_alive():
                node.stop()


def at(table: Table, node: Running) -> Table:
    """Return a table as it is reached by another node; keys are shared, as they are the same."""
    other = Table.__new__(Table)
    other.__dict__ = table.__dict__ | {"address": node.address}
    other.links, other.tokens = table.links, table.tokens
    return other


def join(table: Table, name: Any, node: Running) -> Seat:
    there = at(table, node)
    there.links[name] = f"{node.address}/t/{there.links[name].rpartition('/')[2]}"
    return there.join(name)


def heard(seat: Seat) -> Seat:
    """Return a seat after listening for a moment."""
    seat.listen(0.05)
    return seat


def play(seats: list[Seat], choices: int) -> int:
    for _ in range(choices):
        newest = max(seat.version for seat in seats)
        catch_up(newest, *seats)
        asked = next((seat for seat in seats if seat.options), None)
        if asked is None:
            break
        asked.choose(asked.options[0]["key"])
    return max(seat.version for seat in seats)


def rebuild_of(node: Running, table: Table) -> Any:
    found = node.within(node.house.store.load(table.id))
    assert found is not None
    return rebuild(found[0].info, found[1])


def version_on_file(node: Running, table: Table) -> int:
    return int(node.within(node.house.store.heads([table.id]))[table.id].version)


def freeze(node: Running) -> None:
    """Let a node do nothing: its beat, its bots, its answers."""
    node.frozen = asyncio.run_coroutine_threadsafe(_stand_still(node), node.loop)  # type: ignore[attr-defined]
    sleep(0.05)


async def _stand_still(node: Running) -> None:
    node.still = True  # type: ignore[attr-defined]
    while node.still:  # type: ignore[attr-defined]
        sleep(0.01)  # noqa: ASYNC251 - the whole loop stands still


def thaw(node: Running) -> None:
    node.still = False  # type: ignore[attr-defined]
    node.frozen.result(60)  # type: ignore[attr-defined]


async def looked_at(live: LiveTable) -> None:
    """Let a table do by itself what is due."""
    live.wake()
    if live.driver is not None:
        await live.driver
