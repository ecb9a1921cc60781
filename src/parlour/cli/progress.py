"""The progress of a study on one line: how much, how fast, how long still, and what it looks like so far."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TYPE_CHECKING

from parlour.lab.statistics import wilson

if TYPE_CHECKING:
    from parlour.lab.running import Run

EVERY = 0.2
"""Seconds between two lines."""


class Progress:
    """Writes to the standard error stream, over the same line again and again."""

    def __init__(self, run: Run, *, quiet: bool) -> None:
        self.quiet = quiet
        self.began = monotonic()
        self.before = run.played
        self.last = 0.0
        self.width = 0

    def show(self, run: Run) -> None:
        """Say where we are, a few times a second."""
        now = monotonic()
        if self.quiet or now - self.last < EVERY:
            return
        self.last = now
        self.write(line(run, run.played - self.before, now - self.began))

    def write(self, text: str) -> None:
        """Write over the line before."""
        print("\r" + text.ljust(self.width), end="", file=sys.stderr, flush=True)
        self.width = len(text)

    def end(self) -> None:
        """Leave the line clean."""
        if self.width:
            self.write("")
            print("\r", end="", file=sys.stderr, flush=True)
            self.width = 0


def line(run: Run, played: int, seconds: float) -> str:
    """Return the progress in a line."""
    study = run.study
    goal = study.games * len(study.cells)
    rate = played / seconds if seconds > 0 else 0.0
    if study.until is None:
        left = (goal - run.played) / rate if rate else 0.0
        where = f"{100 * run.played / goal:3.0f} %  {run.played:,} of {goal:,} games  {clock(left)} left"
    else:
        where = f"{run.played:,} games, until every rate is known to {100 * study.until:g} points"
    printed = [n for n, cell in enumerate(study.cells) if cell.variant == 0]
    games = sum(run.tallies[n].games for n in printed)
    wins = sum(run.tallies[n].wins[0] for n in printed)
    found = wilson(wins, games)
    who = "won" if run.title.cooperative else "the first seat wins"
    return f"{where}  {rate:,.0f} games/s  {who} {100 * found.value:.1f} % (±{50 * (found.high - found.low):.1f})"


def clock(seconds: float) -> str:
    """Return a time as people read it.

    >>> clock(75), clock(7275)
    ('1:15', '2:01:15')
    """
    whole = round(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
