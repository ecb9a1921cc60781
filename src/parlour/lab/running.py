"""Running a study: what is finished, what is still to be played, keeping it on file and going on from there."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Any, Protocol

import parlour
from parlour.engine.errors import BadInput
from parlour.engine.position import FAULTS
from parlour.engine.reading import hidden, read_choice, read_dict, read_text, shown
from parlour.engine.record import read_json
from parlour.engine.title import Json
from parlour.engine.writing import drafted
from parlour.lab import study as studies
from parlour.lab import tally as tallies
from parlour.lab.contrast import Contrast, contrasts
from parlour.lab.match import Boards, Result
from parlour.lab.statistics import wilson
from parlour.lab.study import Study, Unit
from parlour.lab.tally import Tally

FORMAT = 1
SAVE_EVERY = 15.0
"""Seconds between two savings of a study that has a file."""


@contextmanager
def undivided() -> Iterator[None]:
    """Hold Ctrl-C back until the block is through: sums must not be left half added."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    held = False

    def hold(_signal: int, _frame: FrameType | None) -> None:
        nonlocal held
        held = True

    usual = signal.signal(signal.SIGINT, hold)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if held:
        raise KeyboardInterrupt


class Executor(Protocol):
    """Plays units somewhere, and hands their results over in any order."""

    def play(self, units: Iterable[Unit]) -> Iterator[Result]:
        """Play all units."""

    def close(self) -> None:
        """Stop whatever was started."""


class Here:
    """Plays everything in this process, one unit after the other."""

    def __init__(self, study: Study) -> None:
        self.boards = Boards(study)

    def play(self, units: Iterable[Unit]) -> Iterator[Result]:
        """Play all units."""
        for unit in units:
            yield self.boards.play(unit)

    def close(self) -> None:
        """Nothing was started."""


class Run:
    """A study on its way: the sums so far. Every sum is a whole number, so the order of results changes nothing."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.title = study.title
        self.tallies = [Tally() for _ in study.cells]
        for tally, cell in zip(self.tallies, study.cells, strict=True):
            tally.seats(len(cell.bots))
        self.contrasts: list[Contrast] = contrasts(study, self.title)
        self.edges: list[int] = [0]
        """Blocks never reach across these: how many games earlier runs of this study were to play."""
        self.level = 0
        """All cells have played the games below this number."""
        self.pending: dict[int, dict[int, list[int]]] = {}
        """By block, the results of cells that are waiting for the other cells."""
        self.counts: dict[int, int] = {}

    @property
    def played(self) -> int:
        """All games finished so far."""
        return sum(tally.games for tally in self.tallies)

    def has(self, unit: Unit) -> bool:
        """Say whether a unit is finished; the level rises while others are still being played."""
        return unit.first < self.level or unit.cell in self.pending.get(unit.first, {})

    def take(self, result: Result) -> None:
        """Add the result of a unit."""
        unit, tally, won = result
        if self.has(unit):
            return
        waiting = self.pending.setdefault(unit.first, {})
        self.tallies[unit.cell].merge(tally)
        waiting[unit.cell] = won
        self.counts[unit.first] = unit.count
        while self.level in self.pending and len(self.pending[self.level]) == len(self.study.cells):
            won_by_cell, count = self.pending.pop(self.level), self.counts.pop(self.level)
            for contrast in self.contrasts:
                contrast.fold(count, won_by_cell)
            self.level += count

    def units(self, end: int) -> Iterator[Unit]:
        """Return what is still to be played up to game number `end` of every cell."""
        edges = sorted({*(edge for edge in self.edges if self.level < edge < end), end})
        first = self.level
        for edge in edges:
            for unit in self.study.units(first, edge):
                if not self.has(unit):
                    yield unit
            first = max(first, edge)

    def narrow(self) -> bool:
        """Say whether every rate is known as well as was asked for."""
        until = self.study.until
        if until is None or self.level == 0:
            return False
        for tally in self.tallies:
            for wins in tally.wins:
                found = wilson(wins, tally.games)
                if (found.high - found.low) / 2 > until:
                    return False
        return True

    def go_on(self, executor: Executor, progress: Callable[[Run], None], keep: Callable[[Run], None]) -> None:
        """Play what is left; `progress` is told after every unit, `keep` now and then."""
        study = self.study
        if study.games not in self.edges:
            self.edges.append(study.games)
        saved = float("-inf")  # The first result is kept at once: a file that cannot be written is found out early.
        while self.level < study.games and not self.narrow():
            # With a goal for the interval, stop and look at fixed numbers of games only: results must not depend on speed.
            end = study.games if study.until is None else min(study.games, max(self.level + study.block, self.level * 5 // 4))
            for result in executor.play(self.units(end)):
                with undivided():
                    self.take(result)
                progress(self)
                if monotonic() - saved > SAVE_EVERY:
                    keep(self)
                    saved = monotonic()

    # On file.

    def to_json(self) -> Json:
        return {
            "parlour_study": FORMAT,
            "fingerprint": self.study.fingerprint(),
            "study": self.study.to_json(),
            "edges": self.edges,
            "level": self.level,
            "pending": [
                [first, self.counts[first], [[cell, [hex(lanes) for lanes in won]] for cell, won in cells.items()]]
                for first, cells in sorted(self.pending.items())
            ],
            "tallies": [tally.to_json() for tally in self.tallies],
            "contrasts": [contrast.sums() for contrast in self.contrasts],
        }

    def save(self, path: Path) -> None:
        """Write everything to a file."""
        with drafted(path) as draft:
            draft.write_text(json.dumps(self.to_json(), separators=(",", ":")), encoding="utf-8")


def load(path: Path) -> Run:
    """Read a run back; anything wrong with the file is one clear line."""
    from parlour.lab.summary import summary  # noqa: PLC0415 - it stands above this

    fields = ("parlour_study", "fingerprint", "study", "edges", "level", "pending", "tallies", "contrasts")
    doc: Any = read_json(str(path), read_text(path))
    if not isinstance(doc, dict) or "parlour_study" not in doc:
        msg = f"{path}: not a saved study"
        raise BadInput(msg)
    doc = read_dict(str(path), doc, fields)
    if doc["parlour_study"] != FORMAT:
        msg = f"{path}: written in format {shown(doc['parlour_study'])}, this version reads format {FORMAT}"
        raise BadInput(msg)
    study = studies.from_json(doc.get("study"))
    rules = parlour.title(read_choice("study game", study.game, parlour.games())).rules_version
    if study.rules != rules:
        msg = f"{path}: played with rules {shown(study.rules)}, these are rules {rules}; its games cannot be continued"
        raise BadInput(msg)
    try:
        studies.check(study)
        # Names are printed; packs say theirs themselves, and are read with the same care.
        if _hidden({**doc, "study": {**doc["study"], "packs": []}}):
            msg = f"{path}: letters that cannot be seen stand in it"
            raise BadInput(msg)
        run = Run(study)
        if doc["fingerprint"] != study.fingerprint():
            msg = f"{path}: changed since it was written"
            raise BadInput(msg)
        run.edges, run.level = [int(edge) for edge in doc["edges"]], int(doc["level"])
        for first, count, cells in doc["pending"]:
            run.counts[first] = count
            run.pending[first] = {cell: [int(lanes, 16) for lanes in won] for cell, won in cells}
        run.tallies = [tallies.from_json(tally) for tally in doc["tallies"]]
        for contrast, sums in zip(run.contrasts, doc["contrasts"], strict=True):
            contrast.restore(sums)
        # What can be added to and shown is one.
        for tally in run.tallies:
            Tally().merge(tally)
        summary(run, "")
    except FAULTS as mistake:
        if isinstance(mistake, BadInput):
            raise
        msg = f"{path}: not readable as a saved study"
        raise BadInput(msg) from None
    return run


def _hidden(found: Any) -> bool:
    """Say whether a letter in a document would do something else on a terminal than be seen."""
    if isinstance(found, dict):
        return any(map(_hidden, found)) or any(map(_hidden, found.values()))
    return any(map(_hidden, found)) if isinstance(found, list) else isinstance(found, str) and bool(hidden(found))


def make_executor(study: Study, jobs: int, on: str, ray_address: str | None) -> Executor:
    """Return where the games are played: here, in several processes, or on ray."""
    if on == "ray":
        from parlour.lab.on_ray import OnRay  # noqa: PLC0415 - an extra

        return OnRay(study, ray_address)
    if jobs == 1:
        return Here(study)
    from parlour.lab.processes import Processes  # noqa: PLC0415

    return Processes(study, jobs)


def usual_jobs() -> int:
    """Return how many cores there are for us."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
