"""How much one address may ask for: so many at once, then so many a second. A household counts once, whatever its addresses."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
from collections import Counter
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from time import monotonic, thread_time
from types import coroutine
from typing import TYPE_CHECKING, Any, TypeVar, cast
from weakref import WeakValueDictionary

from parlour.engine.said import Said
from parlour.server.refusals import Refused
from parlour.server.settings import Settings

if TYPE_CHECKING:
    from parlour.server.contract import Store
    from parlour.server.live import LiveTable, Rights

TABLE_TALK = 4
"""How much more a table may say than each of its seats."""

MOST_COUNTED = 10_000
"""Addresses remembered at once; the one not heard of for longest is forgotten first."""

AT_ONCE = 0.02
"""Seconds of the server's time that an address may have at once, beyond its share."""

A_WHILE = 0.5
"""Seconds after which it is looked again whether somebody still has to rest."""

T = TypeVar("T")


class Buckets:
    """So much at once, and then so much a second, for each address."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self._clock = now
        self._left: dict[str, tuple[float, float]] = {}

    def _now(self, who: str) -> tuple[float, float]:
        now = self._clock()
        left, before = self._left.get(who, (self.burst, now))
        return min(self.burst, left + (now - before) * self.per_second), now

    def has(self, who: str) -> bool:
        """Say whether one more would be fine, without counting one."""
        return self._now(who)[0] >= 1.0

    def take(self, who: str, much: float = 1.0) -> bool:
        """Say whether one more, or so much more, is fine."""
        left, now = self._now(who)
        self._left.pop(who, None)
        fine = left >= much
        self._left[who] = (left - much if fine else left, now)
        if len(self._left) > MOST_COUNTED:
            self._left.pop(next(iter(self._left)))
        return fine


class Turns:
    """What one address asks begins one after the other and takes its share of the time: everybody else comes between.

    A step goes from one wait to the next and nobody can interrupt it, whoever asked for it. After long ones an address rests, in
    the middle of whatever it asked for, so that most of the time is everybody else's; this needs no knowledge of what is long.
    It rests afterwards where others wait for what it has in hand (`in_hand`): they would rest with it.
    """

    def __init__(self, share: float, most: float = inf) -> None:
        self.share = share
        self.most = most
        self._last: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._had: dict[str, tuple[float, float]] = {}
        """How many seconds an address has had beyond its share, and when that was so."""
        self._under_way: Counter[str] = Counter()

    async def wait(self, who: str) -> None:
        """Wait until it is an address's turn."""
        async with self._last.setdefault(who, asyncio.Lock()):
            await asyncio.sleep(0)

    async def timed(self, who: str, work: Coroutine[Any, Any, T]) -> T:
        """Do something an address asked for, step by step, with rests."""
        before = _ASKED_BY.set((self, who))
        # What whoever started this has in hand is theirs.
        _IN_HAND.set(0)
        self._under_way[who] += 1
        try:
            return await self._step_by_step(who, work)
        finally:
            _ASKED_BY.reset(before)
            self._under_way[who] -= 1
            if not self._under_way[who]:
                del self._under_way[who]

    def full(self, who: str) -> bool:
        """Say whether so much that an address asked for is not done yet that it may ask for nothing more."""
        return self._under_way[who] >= self.most

    def rest(self, who: str) -> float:
        """Return how long an address has to rest before its next step."""
        had, at = self._had.get(who, (0.0, 0.0))
        return (had - AT_ONCE) / self.share - (monotonic() - at) if had > AT_ONCE else 0.0

    def note(self, who: str, took: float) -> None:
        """Count the processor's time that a step took; what other programs of the machine took is nobody's."""
        now = monotonic()
        had, at = self._had.pop(who, (0.0, now))
        self._had[who] = (max(0.0, had - (now - at) * self.share) + took, now)
        if len(self._had) > MOST_COUNTED:
            self._had.pop(next(iter(self._had)))

    @coroutine
    def _step_by_step(self, who: str, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        answer: Any = None
        trouble: BaseException | None = None
        while True:
            try:
                while not _IN_HAND.get() and (rest := self.rest(who)) > 0:
                    yield from asyncio.sleep(min(rest, A_WHILE)).__await__()
            except GeneratorExit:
                work.close()
                raise
            except BaseException as raised:  # noqa: BLE001 - whatever comes from outside is for the work
                trouble = raised
            began = thread_time()
            try:
                waits = work.send(answer) if trouble is None else work.throw(trouble)
            except StopIteration as done:
                return cast("T", done.value)
            finally:
                self.note(who, thread_time() - began)
            answer = trouble = None
            try:
                answer = yield waits
            except GeneratorExit:
                work.close()
                raise
            except BaseException as raised:  # noqa: BLE001 - the same
                trouble = raised


_ASKED_BY: ContextVar[tuple[Turns, str] | None] = ContextVar("asked_by", default=None)


_IN_HAND: ContextVar[int] = ContextVar("in_hand", default=0)
"""How much that others wait for somebody has, or is about to have."""


@contextmanager
def in_hand() -> Iterator[None]:
    """Do without a rest what others wait for, and wait for it without one: whoever is next keeps others waiting, too."""
    _IN_HAND.set(_IN_HAND.get() + 1)
    try:
        yield
    finally:
        _IN_HAND.set(_IN_HAND.get() - 1)


class InHand(asyncio.Lock):
    """A lock that people of several addresses wait for: nobody rests who has it."""

    async def __aenter__(self) -> None:
        """Wait for the lock, and rest no more."""
        _IN_HAND.set(_IN_HAND.get() + 1)
        try:
            await super().__aenter__()
        except BaseException:
            _IN_HAND.set(_IN_HAND.get() - 1)
            raise

    async def __aexit__(self, *trouble: object) -> None:
        """Let others have it."""
        _IN_HAND.set(_IN_HAND.get() - 1)
        self.release()


def as_asked(work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
    """Return work that goes on by itself as what it is: something that whoever asks right now asked for."""
    asked = _ASKED_BY.get()
    return asked[0].timed(asked[1], work) if asked is not None else work


class Shared:
    """The same for what is rare and worth counting everywhere: where several nodes serve, they count together."""

    def __init__(self, name: str, per_second: float, burst: float) -> None:
        self.name = name
        self.buckets = Buckets(per_second, burst)
        self.store: Store | None = None
        self.key = b""
        """Addresses are counted in the database, but not written there."""

    def count_in(self, store: Store, key: bytes) -> None:
        """Count together with others, if there can be any."""
        self.store, self.key = (store, key) if store.shared else (None, b"")

    async def has(self, who: str) -> bool:
        """Say whether one more would be fine, without counting one."""
        if self.store is None:
            return self.buckets.has(who)
        return await self.store.take(self._bucket(who), self.buckets.per_second, self.buckets.burst, only_look=True)

    async def take(self, who: str, much: float = 1.0) -> bool:
        """Say whether one more, or so much more, is fine."""
        if self.store is None:
            return self.buckets.take(who, much)
        return await self.store.take(self._bucket(who), self.buckets.per_second, self.buckets.burst, much)

    def _bucket(self, who: str) -> str:
        return hmac.digest(self.key, f"{self.name} {who}".encode(), "sha256").hex()[:32]


class Talk:
    """How much may be said at a table, or done that everybody is told of: by each seat, and by all together.

    It counts the seat and not the connection, so that nobody says more by coming several times.
    """

    def __init__(self, settings: Settings) -> None:
        self.each = Shared("seat", settings.chat_per_second, settings.chat_burst)
        self.all = Shared("table", settings.chat_per_second * TABLE_TALK, settings.chat_burst * TABLE_TALK)

    async def take(self, live: LiveTable, rights: Rights) -> None:
        """Refuse if somebody, or the whole table, has said too much in a short time."""
        name = {-1: "host", -2: "spectators"}.get(rights.who, f"seat {rights.who}")
        if not await self.each.take(f"{live.info.id} {name}") or not await self.all.take(live.info.id):
            raise Refused("too_many", Said("write-slower"))


def network_of(address: str) -> str:
    """Return whom an address is counted as: a household has one IPv4 address, but a whole network of IPv6 ones.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6")
    ('192.0.2.7', '2001:db8:1:2::/64')

    An IPv4 address in an IPv6 dress is still that address.

    >>> network_of("::ffff:192.0.2.7"), network_of("2002:c000:207:1::1")
    ('192.0.2.7', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    inner = found.ipv4_mapped or found.sixtofour
    return str(inner) if inner is not None else str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))


def address_of(scope: Any) -> str:
    """Return whom a request is counted as, for every limit there is."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"
