"""Whose turn it is: each address has its share of the time in which the server answers, whatever it asks for."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from time import monotonic, thread_time
from types import coroutine
from typing import Any, TypeVar, cast
from weakref import WeakValueDictionary

MOST_COUNTED = 10_000
"""Addresses remembered at once; the one not heard of for longest is forgotten first."""

AT_ONCE = 0.02
"""Seconds of the server's time that an address may have at once, beyond its share."""

A_WHILE = 0.5
"""Seconds after which it is looked again whether somebody still has to rest."""

T = TypeVar("T")


class UnderWay(Counter[str]):
    """How much is under way for each address; addresses for which nothing is are not kept."""

    def full(self, who: str, of_one: float, of_all: float = inf) -> bool:
        """Say whether there are so many of an address, or so many in all."""
        return self[who] >= of_one or self.total() >= of_all

    def add(self, who: str, much: int = 1) -> None:
        """Count so much more, or less."""
        self[who] += much
        if not self[who]:
            del self[who]

    @contextmanager
    def one(self, who: str) -> Iterator[None]:
        """Count one more for as long as something lasts."""
        self.add(who)
        try:
            yield
        finally:
            self.add(who, -1)


class Turns:
    """What one address asks begins one after the other and takes its share of the time: everybody else comes between.

    A step goes from one wait to the next and nobody can interrupt it, whoever asked for it. After long ones an address rests, in
    the middle of whatever it asked for, so that most of the time is everybody else's; this needs no knowledge of what is long.
    Those who have to rest have one share together. An address rests afterwards where others wait for what it has in hand
    (`in_hand`): they would rest with it.
    """

    def __init__(self, share: float, most: float = inf) -> None:
        self.share = share
        self.most = most
        self._last: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._had: dict[str, tuple[float, float]] = {}
        """How many seconds an address has had beyond its share, and when that was so."""
        self._resting: set[str] = set()
        self._passed, self._looked, self._lost = 0.0, monotonic(), 0.0
        """Time as it passes for those who rest: slower the more they are, and not at all while a step waits for the processor."""
        self._under_way = UnderWay()
        self._steps: dict[str, dict[Callable[[], None], None]] = {}
        """Of each address what is to be done, in this order."""

    async def wait(self, who: str) -> None:
        """Wait until it is an address's turn."""
        async with self._last.setdefault(who, asyncio.Lock()):
            await asyncio.sleep(0)

    async def timed(self, who: str, work: Coroutine[Any, Any, T]) -> T:
        """Do something an address asked for, step by step, with rests."""
        before = _ASKED_BY.set((self, who))
        # What whoever started this has in hand is theirs.
        _IN_HAND.set(0)
        try:
            with self._under_way.one(who):
                return await self._step_by_step(who, work)
        finally:
            _ASKED_BY.reset(before)

    def soon(self, who: str, step: Callable[[], None]) -> None:
        """Do a step when it is an address's turn and it does not rest: one of each at a time, and everybody else comes between."""
        if who not in self._steps:
            self._steps[who] = {}
            asyncio.get_running_loop().call_soon(self._next, who)
        self._steps[who][step] = None

    def never(self, who: str, step: Callable[[], None]) -> None:
        """Do not do a step any more, if it waits."""
        self._steps.get(who, {}).pop(step, None)

    def _next(self, who: str) -> None:
        loop, steps, rest = asyncio.get_running_loop(), self._steps[who], self.rest(who)
        if steps and rest > 0:
            loop.call_later(min(rest, A_WHILE), self._next, who)
            return
        began = thread_time(), monotonic()
        try:
            if steps:
                step = next(iter(steps))
                del steps[step]
                step()
        finally:
            self._count(who, began)
            if steps:
                loop.call_soon(self._next, who)
            else:
                del self._steps[who]

    def full(self, who: str) -> bool:
        """Say whether so much that an address asked for is not done yet that it may ask for nothing more."""
        return self._under_way.full(who, self.most)

    def rest(self, who: str) -> float:
        """Return how long an address has to rest before its next step."""
        self._let_pass()
        return max(0.0, self._beyond(who) - AT_ONCE) / self.share * max(1, len(self._resting))

    def note(self, who: str, took: float) -> None:
        """Count the processor's time that a step took; what other programs of the machine took is nobody's."""
        self._let_pass()
        beyond = self._beyond(who) + took
        self._had.pop(who, None)
        self._had[who] = beyond, self._passed
        if beyond > AT_ONCE:
            self._resting.add(who)
        if len(self._had) > MOST_COUNTED:
            self._had.pop(next(iter(self._had)))

    def _count(self, who: str, began: tuple[float, float]) -> None:
        took = thread_time() - began[0]
        self._lost += max(0.0, monotonic() - began[1] - took)
        self.note(who, took)

    def _beyond(self, who: str) -> float:
        had, at = self._had.get(who, (0.0, 0.0))
        return max(0.0, had - (self._passed - at) * self.share)

    def _let_pass(self) -> None:
        now = monotonic()
        self._passed += max(0.0, now - self._looked - self._lost) / max(1, len(self._resting))
        self._looked, self._lost = now, 0.0
        if self._resting:
            self._resting = {who for who in self._resting if self._beyond(who) > AT_ONCE}

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
            began = thread_time(), monotonic()
            try:
                waits = work.send(answer) if trouble is None else work.throw(trouble)
            except StopIteration as done:
                return cast("T", done.value)
            finally:
                self._count(who, began)
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
