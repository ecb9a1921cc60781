"""What lessons and puzzles say about where to look, line by line and on the whole screen; and what comes after them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from parlour.engine.decision import Option
from parlour.engine.said import Value
from parlour.lessons.walking import Way
from parlour.terminal.drawing import Drawing
from parlour.terminal.wording import Wording


class After(Enum):
    """What comes after a script."""

    NEXT = auto()
    LEAVE = auto()
    PLAY = auto()


def called(way: Way, drawing: Drawing, spots: Iterable[str]) -> list[Value]:
    """Return the names of what has one."""
    view = way.table.view(way.seat)
    named = [(drawing.called(view, spot), spot.partition(":")[2]) for spot in spots]
    return [name for name, id in named if name.replace(" ", "_") != id]


def where_to_look(way: Way, drawing: Drawing, shown: Option, own: list[Option], words: Wording) -> str:
    """Return where to look: by the names of what a choice is about, or at some of the choices."""
    names = called(way, drawing, shown.about)
    if names:
        return words("learn-look", names=names)
    at = number_of(shown, own)
    near: list[Value] = [str(n) for n in range(at - 1, at + 2) if 1 <= n <= len(own)]
    return words("learn-hint-among", numbers=near)


def number_of(shown: Option, own: list[Option]) -> int:
    """Return the number of a choice among all, from 1."""
    return next(n for n, option in enumerate(own, 1) if option.key == shown.key)
