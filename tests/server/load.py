"""As many tables and sockets as one node bears: 10,000 tables on file, sockets until something gives way, then choices at a pace.

It ends by itself: sockets stop at what the system allows or at the first that is refused, opening and playing have limits of time.

python -m server.load 10000 20000 30
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic, perf_counter, time
from typing import Any

import parlour
from parlour.server.contract import NewTable
from parlour.server.house import new_link
from parlour.server.journal import TableInfo
from parlour.server.measure import Host, percentiles
from parlour.server.rights import SeatRow
from parlour.server.running import files_at_once
from parlour.server.saturate import SEATS, Frames, StateRead, connect, read_message
from parlour.server.store_sqlite import SqliteStore
from parlour.server.tokens import new_id

OPENING = 240.0
"""Seconds for opening sockets."""

PACE = 20.0
"""Seconds between two choices at a table."""

AT_ONCE = 64
"""Sockets opened at the same time."""


class Pair:
    """A table with two people."""

    def __init__(self, table: str, tokens: dict[int, str], number: int) -> None:
        self.id = table
        self.tokens = tokens
        self.chance = Random(number)
        self.sockets: dict[int, Frames] = {}
        self.states: dict[int, StateRead] = {}
        self.choices = 0

    async def open(self, address: str, seat: int) -> float:
        began = perf_counter()
        socket = await connect(address, f"/api/socket/{self.id}")
        socket.send(json.dumps({"type": "hello", "table": self.id, "token": self.tokens[seat]}).encode())
        self.sockets[seat] = socket
        while seat not in self.states:
            await self._hear(seat)
        return perf_counter() - began

    async def _hear(self, seat: int) -> None:
        message = read_message(await self.sockets[seat].next())
        if message.state is not None:
            self.states[seat] = message.state
        elif message.type == "bye" or not message.ok:
            raise ConnectionError

    async def play(self, until: float, waits: list[float]) -> None:
        await asyncio.sleep(self.chance.random() * PACE)
        while monotonic() < until:
            began = perf_counter()
            asked = next((s for s, state in self.states.items() if state.view.decision and state.view.decision.options), None)
            if asked is None:
                return
            state = self.states[asked]
            assert state.view.decision is not None
            key = self.chance.choice(state.view.decision.options).key
            self.choices += 1
            message = {"type": "choose", "id": f"n{self.choices}", "seat": asked, "key": key, "version": state.version}
            self.sockets[asked].send(json.dumps(message).encode())
            for seat in self.sockets:
                while self.states[seat].version <= state.version:
                    await self._hear(seat)
            waits.append(perf_counter() - began)
            await asyncio.sleep(max(0.0, PACE - (perf_counter() - began)))


async def make(db: Path, count: int) -> list[Pair]:
    """Write tables into a database nobody serves yet."""
    store = SqliteStore(db)
    pairs: list[Pair] = []
    games = parlour.games()
    starts = {game: parlour.new(game, seed=1, **SEATS[game]) for game in games}
    try:
        for first in range(0, count, 200):
            jobs = []
            for number in range(first, min(count, first + 200)):
                start = starts[games[number % len(games)]]
                rules = start.title.rules_version
                info = TableInfo(new_id(), start.title.id, rules, start.setup, number, None, True, True, None, time())
                links = [new_link("seat", seat, used=True) for seat in range(2)]
                seats = [SeatRow("person", None, f"Player {seat + 1}") for seat in range(2)]
                jobs.append(store.create(NewTable(info, [], seats, [link for link, _ in links])))
                pairs.append(Pair(info.id, {seat: token for seat, (_, token) in enumerate(links)}, number))
            await asyncio.gather(*jobs)
    finally:
        await asyncio.to_thread(store.close)
    return pairs


async def fill(server: Host, pairs: list[Pair], most: int) -> dict[str, Any]:
    """Open sockets until something gives way."""
    waiting = [(pair, seat) for pair in pairs for seat in pair.tokens][:most]
    waits: list[float] = []
    gave_way: list[str] = []
    until = monotonic() + OPENING

    async def open_some() -> None:
        while waiting and not gave_way:
            if monotonic() > until:
                gave_way.append(f"time: {OPENING:.0f} seconds were up")
                return
            pair, seat = waiting.pop(0)
            try:
                waits.append(await pair.open(server.address, seat))
            except (OSError, TimeoutError) as mistake:
                gave_way.append(f"socket {len(waits) + 1}: {type(mistake).__name__} {mistake}".strip())

    await asyncio.gather(*(open_some() for _ in range(AT_ONCE)))
    return {"sockets": len(waits), "gave_way_first": gave_way[0] if gave_way else "nothing", "opening": percentiles(waits)}


async def load(count: int, sockets: int, seconds: float) -> dict[str, Any]:
    """Return what a node bore."""
    most = min(sockets, files_at_once() - 200)
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "load.db"
        began = monotonic()
        pairs = await make(db, count)
        made = monotonic() - began
        server = Host(db)
        server.start()
        try:
            empty = server.memory()
            found = {"tables_on_file": count, "made_s": round(made, 1), **await fill(server, pairs, most)}
            full = server.memory()
            both = [pair for pair in pairs if len(pair.states) == 2]
            waits: list[float] = []
            cpu = server.cpu()
            ended = await asyncio.gather(*(pair.play(monotonic() + seconds, waits) for pair in both), return_exceptions=True)
            found |= {
                "tables_played_at": len(both),
                "choices": len(waits),
                "choices_per_s": round(len(waits) / seconds, 1),
                **percentiles(waits),
                "failed": sum(isinstance(one, BaseException) for one in ended),
                "server_cpu_ms_per_choice": round((server.cpu() - cpu) * 1000 / len(waits), 2) if waits else None,
                "memory_mb": round(full) if full else None,
                "kb_per_table_with_two_sockets": round((full - empty) * 1024 / len(both), 1) if full and empty and both else None,
            }
            return found
        finally:
            server.stop()


if __name__ == "__main__":
    numbers = [int(text) for text in sys.argv[1:]] + [10_000, 20_000, 30][len(sys.argv) - 1 :]
    print(json.dumps(asyncio.run(load(numbers[0], numbers[1], float(numbers[2]))), indent=1))  # noqa: T201
