"""A process that plays a study: one line asks for it, `stop` ends it early, and a line comes back whenever it has grown.

It gives way to everything else, takes so much time and memory and no more, and is gone as soon as nobody listens.
"""

from __future__ import annotations

import json
import os
import stat
import sys
import tempfile
import threading
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any

from parlour.engine.errors import BadInput
from parlour.games import title as title_called
from parlour.lab.match import Boards
from parlour.lab.naming import names_of
from parlour.lab.running import Run
from parlour.lab.single import Growing, command_of, study_of
from parlour.server.prover import limit_memory, limit_time

LONGEST = 20_000
"""Decisions of one game; figures can be changed so that a game has no end."""

OFTEN = 0.3
"""Seconds between two lines."""

MOST_REPORT = 4_000_000
MEMORY = 4 * 1024 * 1024 * 1024
"""Bytes of address space; drawing charts reserves far more than it uses."""
FOR_THE_REPORT = 120.0
"""Seconds of computing that are left for it."""


class Enough(Exception):  # noqa: N818
    """The study ends before all its games were played."""


class Listening:
    """Hears that the study is to end, or that nobody is there any more, while games are played."""

    def __init__(self, seconds: float) -> None:
        self.until = monotonic() + seconds
        self.stopped = False
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in sys.stdin:
            if line.strip() == '"stop"':
                self.stopped = True
        # Whoever asked is gone: there is nobody to tell anything.
        os._exit(1)

    def each(self, decisions: int) -> None:
        """Look around before each decision."""
        if self.stopped or monotonic() > self.until:
            raise Enough
        if decisions >= LONGEST:
            msg = f"a game was not over after {LONGEST:,} decisions"
            raise BadInput(msg)


def play(asked: Any) -> None:
    """Play a study and tell of it."""
    title = title_called(asked["game"])
    study = study_of(title, asked["setup"], asked["level"], asked["games"])
    listening = Listening(asked["seconds"])
    boards = Boards(study, listening.each)
    run = Run(study)
    growing = Growing(run, boards)
    told = 0.0
    end = "done"
    try:
        for unit in run.units(study.games):
            run.take(boards.play(unit))
            growing.note()
            if monotonic() - told > OFTEN:
                tell({"found": growing.shown()})
                told = monotonic()
    except Enough:
        end = "stopped" if listening.stopped else "time"
    tell({"found": growing.shown()})
    report = report_of(run, command_of(study.title, study, f"{title.id}.html")) if run.played else ""
    tell({"found": growing.shown(), "end": end, "report": report})


def report_of(run: Run, command: str) -> str:
    """Return the report as a page; nothing where charts cannot be drawn."""
    if find_spec("matplotlib") is None:
        return ""
    keep_fonts()
    from parlour.lab.report import page  # noqa: PLC0415 - it takes a second to load
    from parlour.lab.summary import summary  # noqa: PLC0415

    text = page(summary(run, command, records=True), run.title.name, names_of(run.title))
    return text if len(text) <= MOST_REPORT else ""


def keep_fonts() -> None:
    """Where there is no home, let charts keep what they know of fonts in one folder of ours.

    matplotlib would make a new one for every study and, as we may be ended at any moment, leave it behind.
    """
    usual = {"XDG_CONFIG_HOME": "~/.config", "XDG_CACHE_HOME": "~/.cache"}
    homes = [Path(os.environ.get(name) or place) for name, place in usual.items()]
    if os.environ.get("MPLCONFIGDIR") or not hasattr(os, "getuid") or all(map(_may_write, homes)):
        return
    folder = Path(tempfile.gettempdir(), f"parlour-charts-{os.getuid()}")
    with suppress(OSError):
        folder.mkdir(0o700, exist_ok=True)
        found = folder.lstat()
        # Its name can be known, so it may be somebody else's.
        if stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077:
            os.environ["MPLCONFIGDIR"] = str(folder)


def _may_write(home: Path) -> bool:
    # Whoever has no name on this machine may have no home, either.
    with suppress(OSError, RuntimeError):
        folder = home.expanduser() / "matplotlib"
        folder.mkdir(parents=True, exist_ok=True)
        return os.access(folder, os.W_OK)
    return False


def tell(doc: Any) -> None:
    """Write a line."""
    answers.write(json.dumps(doc) + "\n")
    answers.flush()


def main() -> None:
    """Play what is asked for, and end."""
    if hasattr(os, "nice"):
        os.nice(19)
    # Charts need no threads for sums.
    os.environ |= {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    limit_memory(MEMORY)
    asked = json.loads(sys.stdin.readline())
    limit_time(asked["seconds"] + FOR_THE_REPORT)
    try:
        play(asked)
    except BadInput as mistake:
        tell({"refused": str(mistake)})
    # The thread that listens sits in a read that nothing ends.
    os._exit(0)


answers = sys.stdout

if __name__ == "__main__":
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    main()
