"""Which choices are on offer for what was typed and pointed at, and which one the cursor is on."""

from __future__ import annotations

from parlour.terminal.canvas import Canvas, Spot
from parlour.terminal.sitting import Choice

LAST = ("end",)
"""Whoever presses Enter at once has not ended the turn."""


class Choosing:
    """The open choices, narrowed down by words and by a piece."""

    def __init__(self) -> None:
        self.all: tuple[Choice, ...] = ()
        self.typed = ""
        self.pinned = ""
        """The piece that was pointed at."""
        self.cursor = 0

    def open(self, choices: tuple[Choice, ...]) -> None:
        """Begin anew with other choices, what ends a turn last; the same ones stay as they are."""
        ordered = tuple(sorted(choices, key=lambda choice: choice.key in LAST))
        if ordered != self.all:
            self.all = ordered
            self.clear()

    def clear(self) -> None:
        """Offer everything again."""
        self.typed = self.pinned = ""
        self.cursor = 0

    @property
    def offered(self) -> list[tuple[int, Choice]]:
        """What fits the words and the piece, each with its number among all."""
        numbered = list(enumerate(self.all, 1))
        if self.pinned:
            numbered = [(n, choice) for n, choice in numbered if self.pinned in choice.about]
        words = self.typed.lower().split()
        if len(words) == 1 and words[0].isdecimal():
            exact = [(n, choice) for n, choice in numbered if str(n) == words[0]]
            others = [(n, choice) for n, choice in numbered if str(n).startswith(words[0]) and str(n) != words[0]]
            if exact or others:
                return exact + others
        return [(n, choice) for n, choice in numbered if all(_speaks_of(choice, word) for word in words)]

    @property
    def current(self) -> Choice | None:
        """The choice under the cursor."""
        offered = self.offered
        return offered[min(self.cursor, len(offered) - 1)][1] if offered else None

    def step(self, steps: int) -> None:
        """Move the cursor."""
        offered = len(self.offered)
        if offered:
            self.cursor = (min(self.cursor, offered - 1) + steps) % offered

    def type(self, letter: str) -> None:
        """Narrow down by one more letter."""
        self.typed += letter
        self.cursor = 0

    def rub_out(self) -> None:
        """Take back the last letter, or else the piece."""
        if self.typed:
            self.typed = self.typed[:-1]
        else:
            self.pinned = ""
        self.cursor = 0

    def pin(self, spot: str) -> None:
        """Offer only what is about a piece."""
        self.pinned = spot
        self.typed = ""
        self.cursor = 0

    @property
    def lit(self) -> frozenset[str]:
        """Everything the choices are about."""
        return frozenset(spot for choice in self.all for spot in choice.about)


def _speaks_of(choice: Choice, word: str) -> bool:
    """Say whether a word begins a word of the choice's text, or a part of its key."""
    parts = [*choice.key.lower().replace("_", " ").replace(":", " ").split(), *choice.key.lower().split(":")]
    return any(part.startswith(word) for part in [*parts, *choice.text.lower().split()])


def next_spot(sheet: Canvas, ids: list[str], now: str, dx: int, dy: int) -> str:
    """Return the nearest of some spots in a direction from the present one."""
    spots = [spot for spot in sheet.spots if spot.id in ids]
    here = next((spot for spot in spots if spot.id == now), None)
    if here is None:
        return spots[0].id if spots else ""
    ahead = [(distance, spot.id) for spot in spots if spot.id != now and (distance := _ahead(here, spot, dx, dy)) is not None]
    return min(ahead)[1] if ahead else now


def _ahead(here: Spot, there: Spot, dx: int, dy: int) -> float | None:
    """Return how far a spot is in a direction, sideways counted double; nothing if it lies behind."""
    across = (there.x + there.width / 2) - (here.x + here.width / 2)
    down = (there.y - here.y) * 2.0
    along, aside = (across * dx, abs(down)) if dx else (down * dy, abs(across))
    return along + 2 * aside if along > 0 else None
