"""The colours of a game, by day and by night."""

from __future__ import annotations

import colorsys
from dataclasses import dataclass
from functools import cache

from rich.color import Color
from rich.style import Style


@dataclass(frozen=True)
class Mood:
    """The colours of one game: ground, text, lines, and what must be seen at once."""

    dark: bool
    ground: str
    panel: str
    ink: str
    soft: str
    accent: str
    danger: str
    good: str
    sides: tuple[str, ...]
    """A colour for each seat."""
    few: bool = False
    """Whether the terminal has sixteen colours only."""

    @property
    def text(self) -> Style:
        """Plain words."""
        return _style(self.ink)

    @property
    def quiet(self) -> Style:
        """Words that need not be read."""
        return _style(self.soft)

    @property
    def line(self) -> Style:
        """Ways on a map."""
        return _style(self.soft)

    @property
    def strong(self) -> Style:
        """Words that count."""
        return _style(self.ink, bold=True)

    @property
    def lit(self) -> Style:
        """What can be chosen."""
        return Style(bold=True, underline=True)

    @property
    def focus(self) -> Style:
        """What the cursor is on."""
        return Style(color=self.ground, bgcolor=self.accent, bold=True)

    @property
    def changed(self) -> Style:
        """What has changed."""
        return _style(self.accent, bold=True)

    @property
    def bad(self) -> Style:
        """Trouble."""
        return _style(self.danger, bold=True)

    @property
    def fine(self) -> Style:
        """Good news."""
        return _style(self.good, bold=True)

    def side(self, seat: int, *, bold: bool = True) -> Style:
        """The colour of a seat."""
        return _style(self.sides[seat % len(self.sides)], bold=bold)

    def of(self, color: str, *, bold: bool = False) -> Style:
        """A colour of the game's own, made readable on this ground."""
        color = readable(color, dark=self.dark)
        return _style(of_sixteen(color, dark=self.dark) if self.few else color, bold=bold)


@cache
def _style(color: str, *, bold: bool = False) -> Style:
    return Style(color=color, bold=bold or None)


@cache
def readable(color: str, *, dark: bool) -> str:
    """Return a colour light enough for a dark ground, or dark enough for a light one.

    >>> readable("#1f2f3f", dark=True) > "#808080", readable("#ffffff", dark=False)
    (True, '#5c5c5c')
    """
    triplet = Color.parse(color).get_truecolor()
    parts = [triplet.red, triplet.green, triplet.blue]
    light = (3 * parts[0] + 6 * parts[1] + parts[2]) / 10
    if dark and light < 150:
        parts = [round(part + (255 - part) * (150 - light) / (255 - light)) for part in parts]
    if not dark and light > 110:
        parts = [round(part * 92 / light) for part in parts]
    return "#" + "".join(f"{min(255, part):02x}" for part in parts)


SIXTEEN = {
    0: ("#ff5555", "#aa0000"),
    20: ("#ffff55", "#aa5500"),
    75: ("#55ff55", "#00aa00"),
    160: ("#55ffff", "#0000aa"),  # cyan is too light for a light ground
    200: ("#5555ff", "#0000aa"),
    265: ("#ff55ff", "#aa00aa"),
    330: ("#ff5555", "#aa0000"),
}
"""The colours every terminal has, for a dark and for a light ground, from which hue on in degrees."""
GREY = 0.2
"""Less colour than that is none."""


@cache
def of_sixteen(color: str, *, dark: bool) -> str:
    """Return the colour of the same name among the sixteen every terminal has; greys stay as they are.

    The nearest one, which a terminal takes by itself, is a grey for most of ours: nobody could tell the players apart.

    >>> of_sixteen("#86c28b", dark=True), of_sixteen("#dfe6e4", dark=True), of_sixteen("#8d2f4c", dark=False)
    ('#55ff55', '#dfe6e4', '#aa0000')
    """
    triplet = Color.parse(color).get_truecolor()
    hue, _, colourful = colorsys.rgb_to_hls(*triplet.normalized)
    if colourful < GREY:
        return color
    bright, deep = next(pair for start, pair in reversed(SIXTEEN.items()) if 360 * hue >= start)
    return bright if dark else deep


def mood(colours: tuple[str, str], *, dark: bool, few: bool = False) -> Mood:
    """Return the colours of a game by night or by day: ground, panel, ink, soft, accent, danger, good; then one for each seat."""
    ground, panel, ink, soft, *bright = colours[0 if dark else 1].split()
    accent, danger, good, *sides = [of_sixteen(color, dark=dark) for color in bright] if few else bright
    return Mood(dark, ground, panel, ink, soft, accent, danger, good, tuple(sides), few)
