"""The clocks of tables that are not in memory: when one has run out its table is opened, and not before.

A turn is measured by the machine's monotonic clock, so setting the time of day changes nothing. Only over a restart the time of
day says how much of a turn has passed, and then never more of it is left than the turn has.
"""

from __future__ import annotations

import asyncio
import heapq
import json
import logging
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING

from parlour.server.live import LiveTable, Turn
from parlour.server.protocol import Clock
from parlour.server.refusals import UNREADABLE, Refused

if TYPE_CHECKING:
    from parlour.server.house import House

log = logging.getLogger("parlour.clocks")

GRACE = 30.0
"""Seconds a clock leaves at least after the server was started anew."""

RETRY = 5.0
BETWEEN = 0.05
"""Seconds between two tables that are opened for their clocks, so that each comes to its move."""

MOST_ALONE = 50
"""So many times in a row a clock runs out with nobody there; then it rests until somebody looks in."""


def began_before(last_at: float, seconds: float) -> float:
    """Return when a turn began whose last move the database knows by the time of day."""
    passed = min(max(0.0, time() - last_at), seconds - min(GRACE, seconds))
    return monotonic() - passed


class Clocks:
    """What is due at tables nobody looks at."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._turns: dict[str, Turn] = {}
        self._due: list[tuple[float, str]] = []
        self._woken = asyncio.Event()

    def put(self, table_id: str, seconds: float, turn: Turn) -> None:
        """Look after the clock of a table that leaves the memory, or was never there."""
        self._turns[table_id] = turn
        heapq.heappush(self._due, (turn.began + seconds, table_id))
        self._woken.set()

    def put_away(self, live: LiveTable) -> None:
        """Look after the clock of a table that is being put away, where nobody else may play on there."""
        alone = not self.house.store.shared
        if alone and live.info.clock is not None and (live.deadline is not None or live.thinking):
            self.put(live.info.id, live.info.clock["seconds"], live.turn)

    def turn(self, table_id: str) -> Turn | None:
        """Return the open turn of a table that is not in memory, if its clock runs."""
        return self._turns.get(table_id)

    def take(self, table_id: str) -> None:
        """Leave a clock to its table, which is in memory now, or gone."""
        self._turns.pop(table_id, None)

    async def read(self) -> None:
        """Find all running clocks in the database, without opening a table."""
        for table_id, clock, last_at in await self.house.store.clocks():
            try:
                seconds = Clock(**json.loads(clock)).seconds
            except UNREADABLE:
                log.warning("a table's clock cannot be read", extra={"table": table_id})
                continue
            self.put(table_id, seconds, Turn(began_before(last_at, seconds)))

    async def run(self) -> None:
        """Open each table when its clock has run out."""
        while True:
            self._woken.clear()
            left = max(0.0, self._due[0][0] - monotonic()) if self._due else None
            if left:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), left)
                continue
            if left is None:
                await self._woken.wait()
                continue
            _, table_id = heapq.heappop(self._due)
            if table_id in self._turns:
                await self._open(table_id)
                await asyncio.sleep(BETWEEN)

    async def _open(self, table_id: str) -> None:
        try:
            await self.house.open(table_id)
        except Refused as refused:
            log.warning("a table's clock does not run", extra={"table": table_id, "reason": refused.problem.code})
            if refused.problem.code == "unknown":
                self._turns.pop(table_id, None)
            else:
                heapq.heappush(self._due, (monotonic() + RETRY, table_id))
