"""The colours of the three games, by day and by night."""

from __future__ import annotations

from dataclasses import dataclass

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
        return _style(readable(color, dark=self.dark), bold=bold)


def _style(color: str, *, bold: bool = False) -> Style:
    return Style(color=color, bold=bold or None)


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


_COLOURS = {
    # ground, panel, ink, soft, accent, danger, good; then a colour for each seat
    "unmatched": (
        "#12181d #1b242b #dfe6e4 #7d8d93 #e8b04b #e06a56 #86c28b  #e8b04b #7cc0d8 #d98aa0 #9ecb86",
        "#f3efe6 #e7e0d2 #22282b #6a6f6c #9a5b00 #a5321d #2f6b3a  #8a5200 #125f7a #8d2f4c #3d6b1f",
    ),
    "black-orchestra": (
        "#15130f #201d17 #e6dfd0 #8c8371 #d9a441 #d4574a #9db878  #d9a441 #8fb4c9 #c99db4 #a9c08a #d3a27f",
        "#f2ecdf #e5dcc8 #25211a #6f6757 #8a5a00 #9c2b20 #3f6a24  #835400 #22607d #7d3a5e #48681e #8a4b1c",
    ),
    "orange-shall-overcome": (
        "#171310 #231c16 #eee2d3 #93846f #f08a24 #e05545 #9cc07a  #f08a24 #8bb8d6 #e3c567 #c79bc4 #93c492",
        "#f7efe3 #ecdfcb #2a2018 #756650 #a84f00 #a22d1e #3c6b2b  #a84f00 #22607d #74590a #74396f #2f6b3a",
    ),
}


def mood(game: str, *, dark: bool) -> Mood:
    """Return the colours of a game; one from outside gets the duel's."""
    night, day = _COLOURS.get(game, _COLOURS["unmatched"])
    ground, panel, ink, soft, accent, danger, good, *sides = (night if dark else day).split()
    return Mood(dark, ground, panel, ink, soft, accent, danger, good, tuple(sides))
