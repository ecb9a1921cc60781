"""Bots think in processes of their own, so that tables never wait for them; under load strong levels give way."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from contextlib import suppress

from parlour.engine import position
from parlour.engine.table import Table
from parlour.engine.title import Json
from parlour.server.levels import FALLBACK
from parlour.server.metrics import Metrics

log = logging.getLogger("parlour.thinking")

SEARCHING = ("strong", "expert")
"""Levels that think as long as they are given."""

HINTS_FROM = "strong"

CROWDED = 4
"""Questions waiting per process before strong levels give way altogether."""

MOST_LINE = 16 * 1024 * 1024


class NoThought(Exception):  # noqa: N818
    """A bot came to no decision. The text ends a sentence that begins with the bot, and tells nothing about the game."""


def question(table: Table, seat: int, level: str, seed: int) -> Json:
    """Return what a bot's process is told: a position in which all that the seat cannot know was dealt anew."""
    g = table.game.clone()
    g.redeal(seat, seed)
    doc = position.write(table.title, table.setup, g)
    return {"game": table.title.id, "position": doc, "seat": seat, "level": level, "seed": seed}


class Thinkers:
    """The processes, started when first needed."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.workers = workers
        self.seconds = seconds
        self.metrics = metrics
        self.waiting = 0
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._all = [_Worker() for _ in range(workers)]
        for worker in self._all:
            self._idle.put_nowait(worker)

    def give_way(self, asked: Json) -> Json:
        """Return a question as it may be thought about now: the more bots wait, the shorter strong ones think.

        For a hint a person waits, and a table gives one at a time: it takes its second.
        """
        if asked["level"] not in SEARCHING or not self.waiting or asked.get("hint"):
            return asked
        self.metrics.add("bots_gave_way")
        if self.waiting >= CROWDED * self.workers:
            return {**asked, "level": FALLBACK}
        return {**asked, "share": self.workers / (self.workers + self.waiting)}

    async def think(self, table: Table, seat: int, level: str, seed: int, who: str = "") -> str:
        """Return the key a bot chooses; `who` tells apart bots that keep something in mind."""
        answer = await self._ask({**question(table, seat, level, seed), "who": who})
        self.metrics.add("bot_decisions")
        return str(answer.get("key", ""))

    async def hint(self, table: Table, seat: int, seed: int) -> list[Json]:
        """Return what a strong bot finds out about a seat's options, best first."""
        answer = await self._ask({**question(table, seat, HINTS_FROM, seed), "hint": True})
        found = answer.get("hints", [])
        assert isinstance(found, list)
        return found

    async def _ask(self, asked: Json) -> Json:
        self.waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self.waiting -= 1
        try:
            answer = await asyncio.wait_for(worker.ask(self.give_way(asked)), self.seconds)
        except (TimeoutError, OSError, ValueError) as mistake:
            await worker.stop()
            reason = "took too long" if isinstance(mistake, TimeoutError) else "ended its process"
            raise NoThought(reason) from None
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self._idle.put_nowait(worker)
        if "trouble" in answer:
            raise NoThought(answer["trouble"])
        return answer

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            await worker.stop()


class _Worker:
    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, asked: Json) -> Json:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "parlour.server.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # What a bot prints may be about its hand: it is shown only to whoever looks for mistakes.
                stderr=None if log.isEnabledFor(logging.DEBUG) else asyncio.subprocess.DEVNULL,
                limit=MOST_LINE,
                # Ctrl-C is for the server; and whatever a bot has started can be ended together.
                start_new_session=True,
            )
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(asked).encode() + b"\n")
        await process.stdin.drain()
        answer = json.loads(await process.stdout.readline())
        assert isinstance(answer, dict)
        return answer

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(process.pid, signal.SIGKILL)
                else:
                    process.kill()
            await process.wait()
