"""Bots think in processes of their own, so that tables never wait for them; under load strong levels give way."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from contextlib import suppress

from parlour.engine import position
from parlour.engine.errors import BadInput
from parlour.engine.table import Table
from parlour.engine.title import Json
from parlour.server.metrics import Metrics

log = logging.getLogger("parlour.thinking")

LIGHT = ("random", "novice", "casual")
"""Levels that cost next to nothing; stronger ones give way to the last of these."""

CROWDED = 4
"""Questions waiting per process before strong levels give way."""

MOST_LINE = 16 * 1024 * 1024


class NoThought(Exception):  # noqa: N818
    """A bot came to no decision."""


def levels_of(game: str) -> list[str]:
    """Return the levels of bots that know a game, weakest first."""
    from parlour.bots.bot import LEVELS, MINDS  # noqa: PLC0415 - not every server seats bots

    return [level for level in LEVELS if level == "random" or game in MINDS]


def check_level(game: str, level: str | None) -> str:
    """Return a bot's level if it can play the game."""
    from parlour.bots.bot import ALSO_CALLED  # noqa: PLC0415

    levels = levels_of(game)
    level = ALSO_CALLED.get(level or "", level)
    if level not in levels:
        msg = f"no bot of level {level!r} plays {game}; there are {', '.join(levels)}"
        raise BadInput(msg)
    return level


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

    def level_now(self, level: str) -> str:
        """Return the level that may think now: strong ones give way when many wait."""
        if self.waiting >= CROWDED * self.workers and level not in LIGHT:
            self.metrics.add("bots_gave_way")
            return LIGHT[-1]
        return level

    async def think(self, table: Table, seat: int, level: str, seed: int) -> str:
        """Return the key a bot chooses."""
        asked = question(table, seat, self.level_now(level), seed)
        self.waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self.waiting -= 1
        try:
            answer = await asyncio.wait_for(worker.ask(asked), self.seconds)
        except (TimeoutError, OSError, ValueError) as mistake:
            await worker.stop()
            reason = "took too long" if isinstance(mistake, TimeoutError) else "its process ended"
            raise NoThought(reason) from None
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self._idle.put_nowait(worker)
        self.metrics.add("bot_decisions")
        if "key" not in answer:
            raise NoThought(answer.get("error", "no answer"))
        return str(answer["key"])

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
                limit=MOST_LINE,
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
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
