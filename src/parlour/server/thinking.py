"""Bots think in processes of their own, so that tables never wait for them; under load strong levels give way."""

from __future__ import annotations

import asyncio
import logging

from parlour.bots.bot import EARLIER, SEARCHING
from parlour.engine import position
from parlour.engine.messages import USUAL
from parlour.engine.table import Table
from parlour.engine.title import Json
from parlour.server.levels import BUSY, ENDED, FAILED, FALLBACK, TOO_LONG
from parlour.server.metrics import Metrics
from parlour.server.process import Processes
from parlour.server.speaking import spoken
from parlour.server.turns import in_hand

log = logging.getLogger("parlour.thinking")

HINTS_FROM = "strong"

CROWDED = 4
"""Questions waiting per process before strong levels give way altogether."""


MOST_NOTED = 4096
"""Seats whose bots' notes are kept; a bot whose notes are gone plans anew."""


HINTS = 2
"""Hints per process that are thought about or wait for it; tables' own bots never wait for more of them."""

MOST_HINTS = 16
"""Hints per process that are thought about or wait at all. An address has one of them (`acts`), so a few fill no line."""


class NoThought(Exception):  # noqa: N818
    """A bot came to no decision. The text says what was wrong, and nothing about the game."""


def question(table: Table, seat: int, level: str, seed: int) -> Json:
    """Return what a bot's process is told: a position in which all that the seat cannot know was dealt anew."""
    g = table.game.clone()
    g.redeal(seat, seed)
    doc = position.write(table.title, table.setup, g)
    return {"game": table.title.id, "position": doc, "seat": seat, "level": level, "seed": seed}


def _asked(table: Table, seat: int, level: str, seed: int) -> Json:
    """Return the question, or say that there is none: a position somebody brought may not be one that can be dealt anew."""
    try:
        return question(table, seat, level, seed)
    except Exception:
        log.exception("a question to a bot failed")
        raise NoThought(FAILED) from None


class Thinkers(Processes):
    """The processes in which bots think."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        super().__init__("parlour.server.worker", workers)
        self.workers = workers
        self.seconds = seconds
        self.metrics = metrics
        self.hints = 0
        """Hints that are thought about or wait."""
        self._places = asyncio.Semaphore(HINTS * workers)
        """Of those few before the processes; the others wait in the order in which they came."""
        self.notes: dict[str, list[int]] = {}
        """What bots mean to do, by who they are: any process may be asked next."""

    def before(self, whose: str) -> int:
        """Return how many an address waits with: its own, and the next one of every other."""
        return self.line(whose) + len(self._lines.keys() - {whose})

    def give_way(self, asked: Json, waiting: int) -> Json:
        """Return a question as it may be thought about now: the more bots wait, the shorter strong ones think.

        For a hint a person waits, and a table gives one at a time: it takes its second.
        """
        level = asked["level"]
        if EARLIER.get(level, level) not in SEARCHING or not waiting or asked.get("hint"):
            return asked
        self.metrics.add("bots_gave_way")
        if waiting >= CROWDED * self.workers:
            return {**asked, "level": FALLBACK}
        return {**asked, "share": self.workers / (self.workers + waiting)}

    async def think(  # noqa: PLR0913 - a question, and whose it is
        self, table: Table, seat: int, level: str, seed: int, who: str = "", whose: str = ""
    ) -> str:
        """Return the key a bot chooses; `who` tells apart bots that keep something in mind, `whose` for which address it plays."""
        asked = {**_asked(table, seat, level, seed), "who": who}
        noted = self.notes.pop(who, None)
        if noted:
            asked["notes"] = noted
        answer = await self._ask(asked, whose)
        if who and "notes" in answer:
            self.notes[who] = answer["notes"]
            while len(self.notes) > MOST_NOTED:
                self.notes.pop(next(iter(self.notes)))
        self.metrics.add("bot_decisions")
        return str(answer.get("key", ""))

    async def hint(self, table: Table, seat: int, seed: int, language: str = USUAL, whose: str = "") -> list[Json]:
        """Return what a strong bot finds out about a seat's options, best first, in a language, for an address."""
        if self.hints >= MOST_HINTS * self.workers:
            raise NoThought(BUSY)
        self.hints += 1
        try:
            # Others wait for the place, too.
            with in_hand():
                async with self._places:
                    answer = await self._ask(
                        {**_asked(table, seat, HINTS_FROM, seed), "hint": True, "language": spoken(table.title, language)}, whose
                    )
        finally:
            self.hints -= 1
        found = answer.get("hints", [])
        assert isinstance(found, list)
        return found

    async def _ask(self, asked: Json, whose: str) -> Json:
        async with self.one(whose) as worker:
            try:
                answer = await asyncio.wait_for(worker.ask(self.give_way(asked, self.before(whose))), self.seconds)
            except (TimeoutError, OSError, ValueError) as mistake:
                await worker.stop()
                reason = TOO_LONG if isinstance(mistake, TimeoutError) else ENDED
                raise NoThought(reason) from None
            except asyncio.CancelledError:
                await worker.stop()
                raise
        if "trouble" in answer:
            raise NoThought(answer["trouble"])
        return answer
