"""The colours of the games on terminals that have sixteen of them: everything can be read, and players can be told apart."""

from __future__ import annotations

from itertools import combinations

import pytest
from rich.color import Color, ColorSystem
from rich.color_triplet import ColorTriplet

import parlour
from parlour.terminal.games import drawing_of

SIXTEEN = [
    "#000000 #aa0000 #00aa00 #aa5500 #0000aa #aa00aa #00aaaa #aaaaaa",
    "#555555 #ff5555 #55ff55 #ffff55 #5555ff #ff55ff #55ffff #ffffff",
]
PALETTE = [Color.parse(color).get_truecolor() for color in " ".join(SIXTEEN).split()]


def on_the_terminal(color: str) -> int:
    """Return the number of the colour that a terminal shows for another one."""
    number = Color.parse(color).downgrade(ColorSystem.STANDARD).number
    assert number is not None
    return number


def brightness(color: ColorTriplet) -> float:
    parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in color.normalized]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: int, other: int) -> float:
    darker, lighter = sorted(brightness(PALETTE[number]) for number in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("dark", [True, False], ids=["by-night", "by-day"])
@pytest.mark.parametrize("game", parlour.games())
def test_sixteen_colours_are_enough(game: str, dark: bool) -> None:
    mood = drawing_of(parlour.title(game), dark=dark, few=True).mood
    ground = on_the_terminal(mood.ground)
    words = [on_the_terminal(color) for color in (mood.ink, mood.soft)]
    marks = [on_the_terminal(color) for color in (mood.accent, mood.danger, mood.good)]
    sides = [on_the_terminal(color) for color in mood.sides]
    assert all(contrast(number, ground) >= 4.5 for number in words)
    assert all(contrast(number, ground) >= 3 for number in marks + sides)
    assert all(one != other for one, other in combinations([*words, *marks], 2))
    assert len(set(sides)) >= 4, "four players of four colours"
    own = mood.of("#d0574a").color
    assert own is not None
    assert contrast(on_the_terminal(own.get_truecolor().hex), ground) >= 3


def test_a_colour_is_made_once() -> None:
    """A board has hundreds of them, and what follows in the same one is written in one piece."""
    mood = drawing_of(parlour.title("orange-shall-overcome"), dark=True).mood
    assert mood.text is mood.text
    assert mood.side(1) is mood.side(1)
    assert mood.of("#d0574a") is mood.of("#d0574a")
