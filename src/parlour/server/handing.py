"""Jobs on their way from the loop to the thread that writes, and to those that read."""

from __future__ import annotations

import asyncio
import queue
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Generic, Protocol, TypeVar

from parlour.server.contract import StoreFailed

J = TypeVar("J")
T = TypeVar("T")


class Waited(Protocol):
    """A job somebody waits for: what came of it, once it was done."""

    done: asyncio.Future[Any]
    result: Any
    failed: BaseException | None


class Jobs(Generic[J]):
    """Jobs that wait to be done. Those of one turn of the loop are handed over together: each time wakes the thread."""

    def __init__(self) -> None:
        self._handed: queue.SimpleQueue[list[J] | None] = queue.SimpleQueue()
        self._gathered: dict[asyncio.AbstractEventLoop, list[J]] = {}
        """Of each loop what is handed over at its next turn."""
        self._left: list[J] = []
        self._ended = False

    def put(self, job: J) -> None:
        """Take a job from the loop that runs."""
        loop = asyncio.get_running_loop()
        gathered = self._gathered.get(loop)
        if gathered is None:
            self._gathered[loop] = [job]
            loop.call_soon(self._hand_over, loop)
        else:
            gathered.append(job)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        jobs = self._gathered.pop(loop, None)
        if jobs is not None:
            self._handed.put(jobs)

    def end(self) -> None:
        """Say that these were the last."""
        for loop in list(self._gathered):
            self._hand_over(loop)
        self._handed.put(None)

    def batch(self, most: int) -> tuple[list[J], bool]:
        """Wait for jobs; return what there is, and whether these are the last. The thread that does them asks for this."""
        jobs = self._left
        while len(jobs) < most and not self._ended:
            try:
                more = self._handed.get(block=not jobs)
            except queue.Empty:
                break
            if more is None:
                self._ended = True
            else:
                jobs += more
        self._left = jobs[most:]
        return jobs[:most], self._ended and not self._left


def tell(jobs: Sequence[Waited]) -> None:
    """Let everybody know what came of their jobs, each in the loop in which they wait; those of one loop are woken together."""
    loops: dict[asyncio.AbstractEventLoop, list[Waited]] = {}
    for job in jobs:
        loops.setdefault(job.done.get_loop(), []).append(job)
    for loop, mine in loops.items():
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(_settle, mine)


def _settle(jobs: list[Waited]) -> None:
    for job in jobs:
        # A caller who went away did not take the work with them: what was begun is done.
        if job.done.done():
            continue
        if job.failed is not None:
            job.done.set_exception(job.failed)
        else:
            job.done.set_result(job.result)


class Readers:
    """Threads that read and do nothing else: nobody's table waits for the threads in which long games are played again."""

    def __init__(self, most: int) -> None:
        self._threads = ThreadPoolExecutor(most, "parlour-reader")

    async def do(self, read: Callable[..., T], *arguments: object) -> T:
        """Do something in one of them."""
        try:
            reading = asyncio.get_running_loop().run_in_executor(self._threads, read, *arguments)
        except RuntimeError:
            reason = "the database is closed"
            raise StoreFailed(reason) from None
        return await reading

    def close(self) -> None:
        """Finish what was begun."""
        self._threads.shutdown()
