"""Jobs on their way from the loop to the thread that writes."""

from __future__ import annotations

import asyncio
import queue
from typing import Generic, TypeVar

J = TypeVar("J")


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
