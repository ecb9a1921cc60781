"""Serving together with others: who does what is due, what others have done, who is connected where.

A node is a cache. It reads what others wrote when a hint says so, or at the next beat; nothing breaks if it is late, because
whatever it writes names the version and the revision it has seen. What happens by itself at a table, bots and clocks, is done by
whoever holds its lease. A lease is never trusted: two who believe that they hold it still cannot make the same move.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from parlour.engine.said import Said
from parlour.server.catching import catch_up
from parlour.server.contract import Due, StoreFailed
from parlour.server.live import Here, LiveTable, Turn
from parlour.server.refusals import Refused

if TYPE_CHECKING:
    from parlour.server.house import House

log = logging.getLogger("parlour.nodes")

BEAT = 0.5
"""Seconds between two looks at the database."""

CUT_OFF = 3.0
"""Seconds without the database after which nobody is shown a game that may have gone on elsewhere."""

MOST_CLAIMED = 32
"""Tables taken over from others at a time."""

LEASES_AWAITED = 5
"""A beat that has not come back for so many leases has failed: others have long taken over what was ours."""

AWAY = Said("database-away")


class Nodes:
    """This node among the others; where nobody else can be, there is nothing to do."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.name = secrets.token_hex(8)
        self.cut_off = False
        self._lease = house.settings.lease_seconds
        self._held: dict[str, float] = {}
        """Until when we believe to hold the leases of tables."""
        self._refused: dict[str, float] = {}
        """Until when somebody else surely holds one."""
        self._due: dict[str, float] = {}
        """Of clocks taken over: in how many seconds they run out, counted from when we heard."""
        self._shown: dict[str, tuple[Here, float]] = {}
        """Who we told the others is here, and when."""
        self._well = monotonic()
        self._catching: set[str] = set()

    # What is due.

    async def hold(self, live: LiveTable) -> bool:
        """Say whether this node may do what is due at a table."""
        store, now, name = self.house.store, monotonic(), live.info.id
        if not store.shared or now < self._held.get(name, 0.0):
            return True
        if now < self._refused.get(name, 0.0):
            return False
        try:
            mine = await store.claim(name, self.name, self._lease, self._wake_in(live))
        except StoreFailed as mistake:
            raise Refused("storage", mistake.reason) from None
        if mine:
            self._take(name, now)
        else:
            self._refused[name] = now + self._lease / 2
        return mine

    def _take(self, table_id: str, now: float) -> None:
        self._held[table_id] = now + self._lease
        self._refused.pop(table_id, None)

    def left_to_others(self, live: LiveTable) -> float:
        """Return until when somebody else surely does what is due at a table."""
        return self._refused.get(live.info.id, 0.0)

    async def note_clock(self, live: LiveTable) -> None:
        """Let others know when a clock runs out, should we be gone by then."""
        if self.house.store.shared and live.info.id in self._held:
            with suppress(StoreFailed):
                await self.house.store.claim(live.info.id, self.name, self._lease, self._wake_in(live))

    async def let_go(self, live: LiveTable) -> None:
        """Leave a table that is put away to others: its clock runs on, its bots wait until somebody looks in."""
        name = live.info.id
        self._refused.pop(name, None)
        if not self.house.store.shared or self._held.pop(name, None) is None:
            return
        runs = live.info.clock is not None and (live.deadline is not None or live.thinking)
        with suppress(StoreFailed):
            await self.house.store.release(name, self.name, self._wake_in(live) if runs else None)

    def _wake_in(self, live: LiveTable) -> float:
        return max(0.0, live.deadline - monotonic()) if live.deadline is not None else 0.0

    def turn(self, table_id: str, seconds: float) -> Turn | None:
        """Return since when a turn lasts whose clock we have taken over."""
        left = self._due.pop(table_id, None)
        return Turn(monotonic() + left - seconds) if left is not None else None

    # The beat.

    async def run(self) -> None:
        """Look at the database again and again."""
        if not self.house.store.shared:
            return
        loop = asyncio.get_running_loop()
        live = self.house.live
        # Most hints are about tables of others: they are not worth waking up for.
        self.house.store.on_hint(lambda tables: _soon(loop, self._hinted, [name for name in tables if name in live]))
        while True:
            beat = asyncio.create_task(self.beat())
            try:
                await self._wait_for(beat)
                self._well = monotonic()
                self.cut_off = False
            except StoreFailed as mistake:
                log.warning("the database does not answer", extra={"reason": str(mistake)})
                if monotonic() - self._well > CUT_OFF and not self.cut_off:
                    await self._leave_all()
            except Exception:
                log.exception("a beat failed")
            finally:
                beat.cancel()
            await asyncio.sleep(BEAT)

    async def _wait_for(self, beat: asyncio.Task[None]) -> None:
        """Wait for a beat; while it does not come back, what is in memory may no longer be true.

        A database may keep its connections and say nothing on them. Time in which we were busy, or frozen, is not counted.
        """
        waited = 0.0
        while not (await asyncio.wait({beat}, timeout=BEAT))[0]:
            waited += BEAT
            if waited >= LEASES_AWAITED * self._lease and not self.cut_off:
                log.warning("the database does not answer", extra={"reason": "nothing was heard of it"})
                await self._leave_all()
        await beat

    async def beat(self) -> None:
        """Keep our leases, take over what others left, catch up with what they did, and tell who is here."""
        house, store = self.house, self.house.store
        now = monotonic()
        # A backup that is brought back under us brings the key of its devices.
        house.device_key = await store.device_key()
        if self._held:
            held = list(self._held)
            kept = await store.renew(self.name, self._lease, held)
            # Meanwhile a table may have been let go, or taken: neither is for this answer to say.
            for name in held:
                if name not in kept:
                    self._held.pop(name, None)
                elif name in self._held:
                    self._held[name] = now + self._lease
        for due in await store.claim_due(self.name, self._lease, MOST_CLAIMED):
            self._take(due.table, now)
            house.keep(asyncio.create_task(self._take_over(due)))
        mine = [live for live in house.live.values() if live.listeners or live.info.id in self._held]
        heads = await store.heads([live.info.id for live in mine])
        for live in mine:
            head = heads.get(live.info.id)
            if head is None or (head.version, head.revision) != (live.version, live.revision):
                self._catch_up(live)
        await self._tell_who_is_here(now)
        await self._hear_who_is_elsewhere()

    async def _take_over(self, due: Due) -> None:
        self._due[due.table] = due.seconds
        try:
            live = await self.house.open(due.table)
        except Refused as refused:
            log.warning("a table cannot be taken over", extra={"table": due.table, "reason": refused.problem.code})
            with suppress(StoreFailed):
                await self.house.store.release(due.table, self.name, None if refused.problem.code == "unknown" else 5.0)
            self._held.pop(due.table, None)
            return
        finally:
            self._due.pop(due.table, None)
        live.wake_up()

    # What others did.

    def _hinted(self, tables: list[str]) -> None:
        for table_id in tables:
            live = self.house.live.get(table_id)
            if live is not None and not self.house.stopping:
                self._catch_up(live)

    def _catch_up(self, live: LiveTable) -> None:
        if live.info.id not in self._catching:
            self._catching.add(live.info.id)
            self.house.keep(asyncio.create_task(self._catch_up_once(live)))

    async def _catch_up_once(self, live: LiveTable) -> None:
        self._catching.discard(live.info.id)  # what comes from here on needs another look
        with suppress(Refused):
            await catch_up(self.house, live)

    async def fresh(self, live: LiveTable) -> LiveTable | None:
        """Return a table as it is on file now, or None if it has to be opened anew."""
        if self.house.store.shared:
            head = (await self.house.store.heads([live.info.id])).get(live.info.id)
            if head is None or (head.version, head.revision) != (live.version, live.revision):
                await catch_up(self.house, live)
        return None if live.gone else live

    async def _leave_all(self) -> None:
        """Close everything: what is in memory may no longer be true."""
        self.cut_off = True
        self._held.clear()
        for live in list(self.house.live.values()):
            await self.house.forget(live, "unavailable", AWAY)

    # Who is connected.

    async def _tell_who_is_here(self, now: float) -> None:
        here: dict[str, Here] = {}
        for name, live in self.house.live.items():
            who = live.here()
            before, at = self._shown.get(name, (Here(), 0.0))
            if who != before or (who != Here() and now - at > self._lease):
                here[name] = who
        for name, (before, _) in self._shown.items():
            if name not in self.house.live and before != Here():
                here[name] = Here()
        await self.house.store.show(self.name, 3 * self._lease, here)
        for name, who in here.items():
            if who == Here():
                self._shown.pop(name, None)
            else:
                self._shown[name] = (who, now)

    async def _hear_who_is_elsewhere(self) -> None:
        watched = [name for name, live in self.house.live.items() if live.listeners]
        found = await self.house.store.elsewhere(self.name, watched)
        for name in watched:
            live = self.house.live.get(name)
            if live is not None and live.elsewhere != found.get(name, Here()):
                live.elsewhere = found.get(name, Here())
                live.broadcast_table()

    async def leave(self) -> None:
        """Tell the others that nobody is here any more."""
        if self.house.store.shared:
            with suppress(StoreFailed):
                await self.house.store.show(self.name, 1.0, dict.fromkeys(self._shown, Here()))


def _soon(loop: asyncio.AbstractEventLoop, heard: Callable[[list[str]], None], tables: list[str]) -> None:
    if tables:
        with suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(heard, tables)
