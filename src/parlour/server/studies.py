"""Studies that visitors ask for: one each, in a few processes of their own, which give way to everything else.

A study lives in the memory of the server that plays it: it ends with it, and is forgotten an hour after it has ended. Where several
servers share a database, `shared_studies` tells the others.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic

from parlour.engine.agreed import changes_shown
from parlour.engine.messages import USUAL
from parlour.engine.said import Said
from parlour.engine.table import Table
from parlour.engine.title import Json, Title
from parlour.server import tokens
from parlour.server.metrics import Metrics
from parlour.server.process import Worker
from parlour.server.refusals import Refused
from parlour.server.settings import Settings
from parlour.server.speaking import spoken
from parlour.server.workshop import StudyShown

log = logging.getLogger("parlour.studies")

BOTS_FOR_A_STUDY = 4
"""For so many processes of thinking bots there is one that plays studies, and one in any case."""
MOST_WAITING = 8
"""Studies that may wait for their turn."""
MOST_OF_ADDRESS = 2
"""Studies of one address that are played or wait, whoever asks from there."""
MOST_KEPT = 32
KEPT_SECONDS = 3600.0
"""So many studies are kept, and so long after they have ended."""
RUNNING = ("waiting", "playing")
FAILED = Said("study-failed")
GRACE = 60.0
"""Seconds a study that is to end has for its last game and its report."""


@dataclass
class Study:
    """A study somebody asked for, and what it has found."""

    address: str
    title: Title
    """With its figures as they were changed."""
    asked: Json
    id: str = field(default_factory=tokens.new_id)
    state: str = "waiting"
    found: Json | None = None
    report: bytes = b""
    """The page, packed."""
    ended: float = 0.0
    worker: Worker = field(default_factory=lambda: Worker("parlour.server.student"))
    task: asyncio.Task[None] | None = None
    asked_to_end: bool = False
    line: int = 0
    """How many are played before it elsewhere."""

    @property
    def runs(self) -> bool:
        """Whether it is played, or waits for that."""
        return self.state in RUNNING


class Studies:
    """All studies of this server, by who asked for them."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.at_once = max(1, settings.workers // BOTS_FOR_A_STUDY)
        self._room = asyncio.Semaphore(self.at_once)
        self._all: dict[bytes, Study] = {}
        self._coming: list[Study] = []
        """What is being written down elsewhere first, and has its place already."""
        self._going: set[asyncio.Task[None]] = set()

    async def of(self, device: bytes | None) -> Study | None:
        """Return the study of a visitor; nobody else's."""
        self._forget_old()
        return self._all.get(device) if device is not None else None

    def place(self, study: Study) -> int:
        """Return how many studies are played before one that waits."""
        waiting = [one for one in self._all.values() if one.state == "waiting"]
        return waiting.index(study) + 1 if study in waiting else study.line

    async def begin(self, device: bytes, address: str, table: Table, level: str, games: int) -> Study:
        """Begin a study of what was agreed on at a table nobody sits at."""
        mine = await self.of(device)
        if mine is not None and mine.runs:
            raise Refused("conflict", Said("one-study"))
        self._look_for_room(address)
        study = self._new(address, table, level, games)
        self._set_going(device, study)
        return study

    def _look_for_room(self, address: str) -> None:
        """Refuse a study if so many run already."""
        running = [*self._coming, *(one for one in self._all.values() if one.runs)]
        of_address = sum(one.address == address for one in running)
        if of_address >= MOST_OF_ADDRESS or len(running) >= self.at_once + MOST_WAITING:
            self.metrics.add("limited")
            raise Refused("too_many", Said("too-many-studies"))

    def _new(self, address: str, table: Table, level: str, games: int) -> Study:
        asked = {"game": table.title.id, "setup": table.setup, "level": level, "games": games}
        return Study(address, table.title, {**asked, "seconds": self.settings.study_seconds})

    def _set_going(self, device: bytes, study: Study) -> None:
        # At the end of the line, wherever an earlier one of the same visitor stood; if that is still played, nobody wants it.
        self._drop(device)
        self._all[device] = study
        self.metrics.add("studies")
        study.task = asyncio.create_task(self._play(study))
        self._going.add(study.task)
        study.task.add_done_callback(self._going.discard)

    async def _play(self, study: Study) -> None:
        try:
            async with self._room:
                if study.state == "waiting":
                    study.state = "playing"
                    await asyncio.wait_for(self._listen(study), self.settings.study_seconds + GRACE)
        except (TimeoutError, OSError, ValueError):
            # What was found so far stays.
            self._end(study, "stopped" if study.asked_to_end else "failed")
        except asyncio.CancelledError:
            self._end(study, "stopped")
            raise
        finally:
            await study.worker.stop()

    async def _listen(self, study: Study) -> None:
        """Take in what the process tells until the study is over."""
        doc = await study.worker.ask(study.asked)
        while True:
            if "refused" in doc:
                log.warning("a study was given up: %s", doc["refused"])
                self._end(study, "failed")
                return
            study.found = doc["found"]
            if "end" in doc:
                study.report = zlib.compress(doc["report"].encode()) if doc["report"] else b""
                self._end(study, doc["end"])
                return
            doc = await study.worker.more()

    def _end(self, study: Study, state: str) -> None:
        if study.runs:
            study.state, study.ended = state, monotonic()
            self.metrics.add("studies_ended" if state != "failed" else "studies_failed")

    async def stop(self, device: bytes) -> None:
        """End a study; what was played stays. One that has ended is forgotten."""
        study = self._all.get(device)
        if study is None:
            raise Refused("unknown", Said("no-study"))
        if not study.runs:
            del self._all[device]
        await self._halt(study)

    async def _halt(self, study: Study) -> None:
        if study.state == "waiting":
            self._end(study, "stopped")
            # Nobody waits in line for what is not wanted any more.
            if study.task is not None:
                study.task.cancel()
        elif study.runs and not study.asked_to_end:
            study.asked_to_end = True
            with suppress(OSError):
                await study.worker.say("stop")
            asyncio.get_running_loop().call_later(GRACE, self._insist, study)

    async def forget(self, device: bytes) -> None:
        """End a visitor's study at once and keep nothing of it."""
        self._drop(device)

    def _drop(self, device: bytes) -> None:
        study = self._all.pop(device, None)
        if study is not None:
            self._insist(study)

    def _insist(self, study: Study) -> None:
        """End the process of a study that does not end by itself."""
        if study.runs and study.task is not None:
            study.task.cancel()

    async def report(self, device: bytes | None) -> tuple[str, bytes]:
        """Return the report of a visitor's study and what it is called."""
        study = await self.of(device)
        if study is None:
            raise Refused("unknown", Said("no-study"))
        if not study.report:
            raise Refused("conflict", Said("no-report"))
        return f"{study.title.id}-study.html", zlib.decompress(study.report)

    def _forget_old(self) -> None:
        """Let go of studies that ended long ago, and of the oldest ones if there are many."""
        ended = [(device, one) for device, one in self._all.items() if not one.runs]
        surplus = len(ended) - MOST_KEPT
        for n, (device, one) in enumerate(sorted(ended, key=lambda entry: entry[1].ended)):
            if n < surplus or monotonic() - one.ended > KEPT_SECONDS:
                del self._all[device]

    async def close(self) -> None:
        """End everything."""
        going = list(self._going)
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)

    def shown(self, study: Study, language: str = USUAL) -> StudyShown:
        """Return a study for the wire, in a language."""
        title = study.title
        code = spoken(title, language)
        names = dict(_names(title, code))
        found = study.found or {"played": 0, "of": 0, "sides": [], "lengths": [], "endings": []}
        return StudyShown.model_validate(
            {
                **found,
                "id": study.id,
                "game": title.id,
                "state": study.state,
                "place": self.place(study),
                "ending": study.asked_to_end and study.runs,
                "level": study.asked["level"],
                "games": study.asked["games"],
                "cooperative": title.cooperative,
                "figures": changes_shown(title, code),
                "sides": [{**side, "name": names.get(side["who"], side["who"])} for side in found["sides"]],
                "endings": [{**one, "text": one["text"].get(code, one["text"][USUAL])} for one in found["endings"]],
                "report": bool(study.report),
                "problem": Refused("unavailable", FAILED).in_words(language).problem.reason if study.state == "failed" else "",
            }
        )


def _names(title: Title, code: str) -> Iterable[tuple[str, str]]:
    """Return what people call whom a seat plays."""
    for option in title.setup_options(code):
        if option.kind == "per_seat":
            yield from ((id, option.names.get(id, label)) for id, label in option.choices)
