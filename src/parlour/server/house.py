"""All tables of a server: opening them from the database, making new ones, and who may do what at them."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial
from time import monotonic, time
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from parlour.engine.agreed import PACKS
from parlour.engine.said import Said
from parlour.server import gathering, tokens
from parlour.server.catching import ANEW, catch_up
from parlour.server.clocks import Clocks
from parlour.server.contract import KEEP, Change, Conflict, NewTable, Store, StoreFailed
from parlour.server.driver import wake
from parlour.server.keeping import Keeper
from parlour.server.levels import Levels
from parlour.server.limits import Shared, Talk
from parlour.server.live import LiveTable
from parlour.server.metrics import Metrics
from parlour.server.nodes import AWAY, Nodes
from parlour.server.opening import FAILED, load, may_try_again
from parlour.server.packs import Packs
from parlour.server.proving import Prover
from parlour.server.refusals import Behind, Refused
from parlour.server.reviews import Reviews
from parlour.server.rights import LinkRow, Rights
from parlour.server.settings import Settings
from parlour.server.shared_studies import studies_of
from parlour.server.sharing import Pictures
from parlour.server.thinking import Thinkers
from parlour.server.turns import InHand, UnderWay, as_asked

T = TypeVar("T")
log = logging.getLogger("parlour.house")

STOPPING = Said("server-stops")
PUT_AWAY = Said("put-away")
GOODBYE_SECONDS = 2.0

MOST_TRIES = 25
"""So many times somebody else may be faster: at another node others may change a table a hundred times a second."""

MOST_WISHES = 256
"""What one address may wait for at a time, of all that is done in turn: as much as it may have connections."""

FEW = 20
"""Moves of which everybody is told at once; to tell a whole game takes much longer."""

A_MOVE = 250
"""Letters that a move takes."""

A_ROW = 200
"""Letters that a device's link, or its finished game, takes in the database."""

A_ROOM = 128 * 1024
"""Letters that a table in memory may hold; most hold a tenth of it, and large packs or thousands of moves take several rooms."""

READ = 32
"""How many times its letters a pack takes in memory once it is read; tables that play with the same packs hold them together."""

SHARES = 10
"""So many addresses fill the memory with tables that they look at, and no fewer: a class behind one address has room enough."""

MOST_DEVICES = 10_000
"""Devices whose links are remembered; the database knows the others."""

MOST_REMEMBERED = 500_000
"""Links that are remembered of all of them together: a single device may have thousands."""


class House:
    """Everything that lives as long as the server."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.talk = Talk(settings)
        self.space = Shared("space", settings.space_per_hour / 3600, settings.space_per_hour)
        self.levels = Levels(dict(settings.bots))
        self.packs = Packs(settings.packs)
        self.thinkers = Thinkers(settings.workers, settings.bot_seconds, self.metrics)
        self.strangers = Prover(settings.prove_seconds, settings.most_imports, self.metrics)
        """Where what people bring is read."""
        self.players = Prover(settings.prove_seconds, settings.most_reading, self.metrics)
        """Where tables are tried before they are opened, and played again to look back."""
        self.reviews = Reviews(self.metrics, store)
        self.studies = studies_of(settings, self.metrics, store)
        self.pictures = Pictures()
        self.aside: dict[str, tuple[str | Said, float]] = {}
        """Tables that cannot be opened, why, and until when nobody waits for them again."""
        self.live: dict[str, LiveTable] = {}
        self.stopping = False
        self.clocks = Clocks(self)
        self.nodes = Nodes(self)
        self.metrics.node = self.nodes.name if store.shared else ""
        self.keeper = Keeper(self, settings.keep_days)
        self._always: list[asyncio.Task[None]] = []
        self._opening: dict[str, InHand] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Whose turn it is, as long as anybody waits."""
        self._wishes = UnderWay()
        """Of each address how many wait for their turn."""
        self._devices: dict[bytes, frozenset[str]] = {}
        self._remembered = 0
        """Links of all of them."""
        self._granted = 0
        """How often links were granted, or everything forgotten: what was read from the database before may be no longer so."""
        self.device_key = b""
        self.noting = InHand()
        """Held while games of long ago are played again to be written down: one after the other."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def begin(self) -> None:
        """Look after clocks that run even when nobody looks, and after tables nobody comes back to."""
        self.device_key = await self.store.device_key()
        await self.clocks.read()
        await self.keeper.note()
        if self.store.shared:
            # Bots of a node that is gone go on here, and soon.
            await self.thinkers.get_ready()
        self._always = [asyncio.create_task(each.run()) for each in (self.clocks, self.keeper, self.nodes)]

    async def say_goodbye(self) -> None:
        """Tell everybody connected that the server stops, and give the words a moment to arrive."""
        self.stopping = True
        for live in self.live.values():
            for listener in list(live.listeners):
                listener.end("unavailable", STOPPING)
        until = monotonic() + GOODBYE_SECONDS
        while monotonic() < until and any(live.listeners for live in self.live.values()):  # noqa: ASYNC110 - many tables, one wait
            await asyncio.sleep(0.02)

    async def end(self) -> None:
        """Let everybody go; all that was acknowledged is saved already."""
        for task in self._always:
            task.cancel()
        await asyncio.gather(*self._always, return_exceptions=True)
        with suppress(StoreFailed):
            await self.keeper.note()
        for live in list(self.live.values()):
            await self.forget(live, "unavailable", STOPPING)
        await self.nodes.leave()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.close()
        await self.studies.close()
        await self.thinkers.close()
        await self.strangers.close()
        await self.players.close()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end even if whoever asked for it goes away."""
        task = asyncio.create_task(as_asked(work))
        self.keep(task)
        return await asyncio.shield(task)

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Let a task come to its end before the server does."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @asynccontextmanager
    async def in_turn(self, what: str, who: str) -> AsyncIterator[None]:
        """Do something that takes a while right here: one after the other, and everybody else comes between.

        An address waits for itself first: others wait for one of its wishes at a time, not for all of them.
        """
        everybodys = self._turns.setdefault(what, InHand())
        async with self.own_turn(what, who), everybodys:
            yield
            await asyncio.sleep(0)

    @asynccontextmanager
    async def own_turn(self, what: str, who: str) -> AsyncIterator[None]:
        """Let an address wait for itself alone. Whoever asks and goes away still waits, so it is counted how many do."""
        if self._wishes.full(who, MOST_WISHES):
            self.metrics.add("limited")
            raise Refused("too_many", Said("too-many-requests"))
        with self._wishes.one(who):
            async with self._turns.setdefault(f"{what} {who}", asyncio.Lock()):
                yield

    @asynccontextmanager
    async def told(self, live: LiveTable, since: int, who: str) -> AsyncIterator[None]:
        """Let an address be told what happened since a version; whole games are told in turn.

        Meanwhile the table may have gone on, and links may have ended.
        """
        if live.version <= FEW or 0 <= live.version - since <= FEW:
            yield
        else:
            async with self.in_turn("game", who):
                yield

    # Saving.

    async def may_keep(self, who: str, much: int) -> None:
        """Refuse an address that has had more written down than its share: a disk is filled by nobody alone."""
        if not await self.space.take(who, much):
            self.metrics.add("limited")
            raise Refused("too_many", Said("too-much-kept"))

    async def change(self, live: LiveTable, change: Change) -> None:
        """Change something at a table besides its game. The caller holds the lock and then does the same in memory."""
        change = gathering.without_earlier_word(live.info, live.seats, change)
        try:
            await self.store.change(live.info.id, live.revision, change)
        except StoreFailed as mistake:
            self.metrics.add("storage_failures")
            raise Refused("storage", mistake.reason) from None
        except Conflict:
            raise Behind from None
        live.revision += 1
        if change.chance is not KEEP:
            live.info.chance = change.chance
        if change.vote is None:
            live.vote = None

    async def create(self, new: NewTable, after: LiveTable | None = None) -> None:
        """Save a new table, perhaps as the rematch of another one."""
        try:
            await self.store.create(new, (after.info.id, after.revision) if after is not None else None)
        except StoreFailed as mistake:
            self.metrics.add("storage_failures")
            raise Refused("storage", mistake.reason) from None
        except Conflict:
            raise Behind from None
        if after is not None:
            after.revision += 1

    async def again(self, live: LiveTable, work: Callable[[], Awaitable[T]]) -> T:
        """Do something at a table; if somebody else was faster, read what they did and look whether it can still be done."""
        for _ in range(MOST_TRIES):
            try:
                return await work()
            except Behind:
                await catch_up(self, live)
        raise Behind

    # Opening.

    async def open(self, table_id: str, who: str = "") -> LiveTable:
        """Return a table, from memory or from the database; `who` is the address that asks, which opens one after the other."""
        if self.stopping:
            raise Refused("unavailable", STOPPING)
        if self.nodes.cut_off:
            raise Refused("unavailable", AWAY)
        live = self.live.get(table_id)
        try:
            live = await self.nodes.fresh(live) if live is not None else None
        except StoreFailed as mistake:
            raise Refused("storage", mistake.reason) from None
        if live is not None and may_try_again(self, live):
            await self.forget(live, "stale", ANEW)
            live = None
        if live is not None:
            live.used_at = time()
            return live
        async with self.own_turn("opening", who) if who else nullcontext():
            return await self._open(table_id, who)

    async def _open(self, table_id: str, who: str) -> LiveTable:
        async with self._opening.setdefault(table_id, InHand()):
            try:
                live = self.live.get(table_id)
                if live is None:
                    try:
                        live = await load(self, table_id)
                    except StoreFailed as mistake:
                        raise Refused("storage", mistake.reason) from None
                    except Refused:
                        raise
                    except Exception:
                        # Whoever opens one table after the other, for their clocks or for what is due, goes on with the next.
                        log.exception("a table cannot be opened", extra={"table": table_id})
                        raise Refused("unavailable", FAILED) from None
                    await self._keep_rules(live)
                    await self.make_room(who)
                    # After a failure others may have begun anew meanwhile: a table is in memory once.
                    faster = self.live.get(table_id)
                    if faster is not None:
                        return faster
                    self.admit(live)
                return live
            finally:
                self._opening.pop(table_id, None)

    async def in_memory(self, table_id: str) -> LiveTable | None:
        """Return a table that is in memory, or is just being opened: whoever has changed it on file alone asks afterwards."""
        opening = self._opening.get(table_id)
        if opening is not None:
            # What is opened may have been read before.
            async with opening:
                pass
        return self.live.get(table_id)

    async def _keep_rules(self, live: LiveTable) -> None:
        """Note that the present rules agree with a table played by others."""
        if live.played is not None and not live.read_only:
            now = live.played.table.title.rules_version
            if now != live.info.rules:
                await self.change(live, Change(rules=now))
                live.info.rules = now

    def admit(self, live: LiveTable, who: str = "") -> None:
        """Put a table into memory and look after it, for an address."""
        live.used_from = who
        self.live[live.info.id] = live
        live.begins = len(json.dumps([live.info.setup, live.info.start]))
        live.packs = len(json.dumps(live.info.setup.get(PACKS, "")))
        self.clocks.take(live.info.id)
        live.drive = partial(wake, self, live)
        live.wake_up()

    async def make_room(self, who: str = "") -> None:
        """Let go of tables that nobody looks at, if there are too many; if they hold too much, of the largest.

        If all are looked at, one of an address that looks at more than its share makes room for `who`.
        """
        most = A_ROOM * self.settings.max_tables
        while sum((sizes := self._sizes()).values()) > most:
            idle = [live for live in self.live.values() if sizes[live] > A_ROOM and not live.in_use]
            large = max(idle, key=sizes.__getitem__) if idle else self._gives_way(who, sizes, most)
            if large is None:
                break
            await self.forget(large)
        if len(self.live) < self.settings.max_tables:
            return
        ones = Counter(self.live.values())
        unused = [live for live in ones if not live.in_use]
        least = min(unused, key=lambda live: live.used_at) if unused else self._gives_way(who, ones, self.settings.max_tables)
        if least is None:
            raise Refused("full", Said("all-tables-used", tables=self.settings.max_tables))
        await self.forget(least)

    def _sizes(self) -> dict[LiveTable, int]:
        """Return how much each table holds in memory, as letters that are written down."""
        played = Counter(id(live.laid.title) for live in self.live.values() if live.laid is not None)

        def read(live: LiveTable) -> int:
            return READ * live.packs // played[id(live.laid.title)] if live.laid is not None else 0

        return {live: live.begins + live.version * A_MOVE + read(live) for live in self.live.values()}

    def _gives_way(self, who: str, sizes: Mapping[LiveTable, int], most: int) -> LiveTable | None:
        """Return a table at which nobody looks but those who keep their share without it, and as much as `who` has.

        So nobody's only table makes room, however large the packs are that it is played with.
        """
        held: Counter[str] = Counter()
        for live in self.live.values():
            held.update(dict.fromkeys(live.looked_at_from, sizes[live]))

        def alone(live: LiveTable) -> int:
            return min((held[address] for address in live.looked_at_from), default=0)

        left = max(most // SHARES, held[who])
        tables = [live for live in self.live.values() if not live.lock.locked() and alone(live) - sizes[live] >= left]
        return max(tables, key=lambda live: (alone(live), sizes[live], -live.used_at), default=None)

    async def forget(self, live: LiveTable, code: str = "unavailable", reason: str | Said = PUT_AWAY) -> None:
        """Take a table out of memory; the database keeps it."""
        live.gone = True
        if self.live.get(live.info.id) is live:
            del self.live[live.info.id]
            self.clocks.put_away(live)
        for listener in list(live.listeners):
            listener.end(code, reason)
        live.listeners.clear()
        driver = live.driver
        if live.alarm is not None:
            live.alarm.cancel()
        if driver is not None and driver is not asyncio.current_task():
            driver.cancel()
            await asyncio.gather(driver, return_exceptions=True)
        await self.nodes.let_go(live)

    async def look_again(self, live: LiveTable) -> None:
        """After a failed write: if the database holds something else than memory, the table is opened anew."""
        try:
            head = (await self.store.heads([live.info.id])).get(live.info.id)
        except StoreFailed:
            head = None
        if head is None or (head.version, head.revision) != (live.version, live.revision):
            live.gone = True
            self.keep(asyncio.create_task(self.forget(live, "stale", ANEW)))

    # Who may do what.

    async def rights(self, live: LiveTable, device: bytes | None, token: bytes | None) -> Rights:
        """Return what the holder of a cookie or of a link's token may do."""
        links: set[str] = set()
        if token is not None:
            links |= {link.id for link in live.links.values() if link.hash == token}
        elif device is not None:
            links |= await self.links_of(device, live)
        rights = live.rights(links)
        if rights.links:
            self.keeper.seen.add(live.info.id)
            if live.turn.alone:
                live.turn.alone = 0
                live.wake()
        return rights

    async def links_of(self, device: bytes, live: LiveTable) -> frozenset[str]:
        """Return the links a device has used, those of a table at least."""
        if self.store.shared:
            # Others may have granted more meanwhile. A device may have thousands, which nobody reads for one table.
            return await self.store.links_of(device, [*live.links])
        known = self._devices.get(device)
        if known is None:
            granted = self._granted
            known = await self.store.links_of(device)
            if granted == self._granted:
                self._remember(device, known)
        return known

    def remember(self, device: bytes | None, links: Iterable[str]) -> None:
        """Note that a device has been granted links; forget what was known if that is unknown."""
        self._granted += 1
        if device is not None and device in self._devices:
            self._remember(device, self._devices[device] | frozenset(links))

    def _remember(self, device: bytes, links: frozenset[str]) -> None:
        self._remembered += len(links) - len(self._devices.pop(device, ()))
        self._devices[device] = links
        while len(self._devices) > MOST_DEVICES or self._remembered > MOST_REMEMBERED:
            self._remembered -= len(self._devices.pop(next(iter(self._devices))))

    def forget_devices(self) -> None:
        """Read grants anew from the database."""
        self._granted += 1
        self._devices.clear()
        self._remembered = 0


def new_link(role: Any, seat: int | None, *, used: bool = False) -> tuple[LinkRow, str]:
    """Return a link and its token."""
    token = tokens.new_token()
    return LinkRow(tokens.new_id(), tokens.digest(token), role, seat, used=used), token
