"""Nothing grows without end: tables nobody comes back to are removed after a long while.

A table's age counts only while the server runs: neither a server that was off for a year nor a machine whose time was set wrongly
throws anything away.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING

from parlour.engine.said import Said
from parlour.server import own, results
from parlour.server.contract import StoreFailed
from parlour.server.tidying import DAY

if TYPE_CHECKING:
    from parlour.server.house import House

log = logging.getLogger("parlour.keeping")

EVERY = 300.0
"""Seconds between two rounds."""

MOST_AT_ONCE = 20
"""Tables removed in one transaction; players do not wait for more."""

JUMP = 60 * 60.0
"""The time of day went on without us if it differs by more than so many seconds from what was expected."""


RESULT_DAYS = 3 * 365
"""Results outlive their tables, and are removed after so many days."""


class Keeper:
    """Notes who looks in where, and removes what was left behind."""

    def __init__(self, house: House, days: int) -> None:
        self.house = house
        self.days = days
        self.seen: set[str] = set()
        """Tables somebody has looked at since the last round."""
        self._expected: float | None = None
        """The time of day at the last round, and the monotonic time then."""
        self._at = monotonic()

    async def run(self) -> None:
        """Make a round now and then."""
        while True:
            try:
                await self.round()
            except StoreFailed as mistake:
                log.warning("the database cannot be tidied", extra={"reason": str(mistake)})
            except Exception:
                log.exception("a round of tidying failed")
            await asyncio.sleep(EVERY)

    async def round(self) -> int:
        """Note what was seen, remove what was left behind, and return how many tables that was."""
        await self.note()
        async with self.house.noting:
            await results.note_some(self.house)
        removed = 0
        while self.days:
            found = await self.house.store.left_behind(await self.house.store.time_of_day(), self.days, MOST_AT_ONCE)
            ids = [table_id for table_id in found if await self._let_go(table_id)]
            if not ids:
                break
            await self.house.store.delete(ids)
            removed += len(ids)
            await asyncio.sleep(0)
        await self._forget_results()
        if removed:
            self.house.forget_devices()
            log.info("tables nobody came back to were removed", extra={"count": removed})
        return removed

    async def _forget_results(self) -> None:
        """Remove what is written down about games of long ago; where tables are kept for ever, so is this."""
        before = await self.house.store.time_of_day() - max(RESULT_DAYS, self.days) * DAY
        found = 1
        while self.days and found:
            found = await self.house.store.change_own(lambda c: own.forget_before(c, before, MOST_AT_ONCE))

    async def note(self) -> None:
        """Write down which tables were looked at, and what time it is."""
        self.seen.update(table_id for table_id, live in self.house.live.items() if live.listeners)
        seen, self.seen = self.seen, set()
        try:
            now = await self.house.store.time_of_day()
            expected = None if self._expected is None else self._expected + monotonic() - self._at
            await self.house.store.note_seen(seen, now, expected, JUMP)
        except StoreFailed:
            self.seen |= seen
            raise
        self._expected, self._at = now, monotonic()

    async def _let_go(self, table_id: str) -> bool:
        live = self.house.live.get(table_id)
        if live is None:
            return table_id not in self.seen
        if live.in_use or table_id in self.seen:
            return False
        await self.house.forget(live, "unknown", Said("table-forgotten"))
        self.house.clocks.take(table_id)
        return True
