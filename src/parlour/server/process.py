"""Processes beside the server: each answers one question at a time, and can be ended at any moment."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import Any
from weakref import WeakValueDictionary

from parlour.engine.title import Json
from parlour.server.turns import in_hand

log = logging.getLogger("parlour.process")

MOST_LINE = 16 * 1024 * 1024


class Worker:
    """Runs a module; started when first asked, and again after it was stopped."""

    def __init__(self, module: str, *arguments: str) -> None:
        self.command = ("-m", module, *arguments)
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the process, if it does not run."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # What a bot prints may be about its hand: it is shown only to whoever looks for mistakes.
                stderr=None if log.isEnabledFor(logging.DEBUG) else asyncio.subprocess.DEVNULL,
                limit=MOST_LINE,
                # Ctrl-C is for the server; and whatever was started from there can be ended together.
                start_new_session=True,
            )

    async def ask(self, asked: Json, body: bytes = b"") -> Json:
        """Send a question, a line of JSON and what belongs to it, and return the answer, which is a line of JSON, too."""
        await self.start()
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(asked).encode() + b"\n" + body)
        await process.stdin.drain()
        answer = json.loads(await process.stdout.readline())
        assert isinstance(answer, dict)
        return answer

    async def say(self, said: Any) -> None:
        """Say something more to a process that works on an answer."""
        process = self.process
        if process is not None:
            assert process.stdin is not None
            process.stdin.write(json.dumps(said).encode() + b"\n")
            await process.stdin.drain()

    async def more(self) -> Json:
        """Return another line of an answer that has several."""
        process = self.process
        assert process is not None
        assert process.stdout is not None
        answer = json.loads(await process.stdout.readline())
        assert isinstance(answer, dict)
        return answer

    async def stop(self) -> None:
        """End the process and whatever it has started."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(process.pid, signal.SIGKILL)
                else:
                    process.kill()
            await process.wait()


class Processes:
    """A few of them, started when first needed. Addresses take turns: nobody waits for all that another one asks."""

    def __init__(self, module: str, many: int, *, one_each: bool = False) -> None:
        self._all = [Worker(module) for _ in range(many)]
        self._idle = self._all[::-1]
        self._lines: dict[Hashable, deque[asyncio.Future[Worker]]] = {}
        """Of each address the questions that wait, and whose turn comes next."""
        self._one_each = one_each
        self._own: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()
        """Where an address has one process at a time: which of its questions comes next."""

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return sum(map(len, self._lines.values()))

    def line(self, who: Hashable) -> int:
        """Return how many questions of an address wait."""
        return len(self._lines.get(who, ()))

    @asynccontextmanager
    async def one(self, who: Hashable) -> AsyncIterator[Worker]:
        """Have a process for a while. Others wait for it: nobody rests who has one."""
        async with self._own.setdefault(who, asyncio.Lock()) if self._one_each else nullcontext():
            with in_hand():
                worker = await self._idle_one(who)
                try:
                    yield worker
                finally:
                    self._let_go(worker)

    async def _idle_one(self, who: Hashable) -> Worker:
        if self._idle:
            return self._idle.pop()
        given: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(given)
        try:
            return await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._let_go(given.result())
            elif given in (line := self._lines.get(who, deque())):
                line.remove(given)
                if not line:
                    del self._lines[who]
            raise

    def _let_go(self, worker: Worker) -> None:
        """Give a process to whoever is next."""
        while self._lines:
            who = next(iter(self._lines))
            line = self._lines.pop(who)
            given = line.popleft()
            if line:
                # Its next question comes after those of everybody else.
                self._lines[who] = line
            if not given.done():
                given.set_result(worker)
                return
        self._idle.append(worker)

    async def get_ready(self) -> None:
        """Start the processes before somebody waits for them."""
        for worker in self._all:
            await worker.start()

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            await worker.stop()
