"""How a game is shown in characters: made from what a seat may know and from what is printed, like the page's pictures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text

from parlour.engine.title import Json
from parlour.terminal.canvas import Canvas, Words
from parlour.terminal.moods import Mood
from parlour.terminal.wording import Wording


@dataclass(frozen=True)
class Marks:
    """What stands out: what the open choices are about, what the cursor points at, what has changed since one's last choice."""

    lit: frozenset[str] = frozenset()
    focus: frozenset[str] = frozenset()
    changed: frozenset[str] = frozenset()

    def style(self, mood: Mood, spot: str, usual: Style) -> Style:
        """Return how a spot is written."""
        if spot in self.focus:
            return mood.focus
        if spot in self.lit:
            return usual + mood.lit
        return usual

    def dot(self, mood: Mood, spot: str) -> Words:
        """Return the dot behind something that has changed."""
        return [("•", mood.changed)] if spot in self.changed else []


@dataclass(frozen=True)
class Card:
    """A card or a piece that belongs to the seat: its spot, its name, what it is in a few words, its text."""

    spot: str
    name: str
    glance: str = ""
    text: str = ""
    copies: int = 1
    figure: str = ""
    """What counts at a glance: the number on a card of a duel."""


@dataclass(frozen=True)
class Person:
    """Somebody at the table: a line with the name, and lines with how they are."""

    name: Text
    lines: list[Text] = field(default_factory=list)
    whole: bool = False
    """Whether all of it counts just now, however little room there is."""


class Drawing:
    """A game without a picture of its own: the facts of its view, line by line."""

    colours: ClassVar[tuple[str, str]] = (
        "#12181d #1b242b #dfe6e4 #7d8d93 #e8b04b #e06a56 #86c28b  #e8b04b #7cc0d8 #d98aa0 #9ecb86",
        "#f3efe6 #e7e0d2 #22282b #6a6f6c #9a5b00 #a5321d #2f6b3a  #8a5200 #125f7a #8d2f4c #3d6b1f",
    )
    """By night and by day; see `mood`."""

    def __init__(self, catalogue: Json, mood: Mood, words: Wording) -> None:
        self.catalogue = catalogue
        self.mood = mood
        self.words = words

    def headline(self, view: Json) -> str:
        """Return in a line where the game stands."""
        del view
        return ""

    def goal(self, view: Json, *, brief: bool = False) -> str:
        """Return in a line how the game is won and how near that is; only the latter where there is little room."""
        del view, brief
        return ""

    def board(self, view: Json, marks: Marks, width: int, height: int) -> Canvas:
        """Return the board in a sheet of this size."""
        del marks
        sheet = Canvas(width, height)
        for row, line in enumerate(facts(view, self.words("none"))[:height]):
            sheet.write(0, row, [(line[:width], self.mood.text)])
        return sheet

    def people(self, view: Json, marks: Marks) -> list[Person]:
        """Return everybody at the table."""
        del view, marks
        return []

    def cards(self, view: Json) -> list[Card]:
        """Return what belongs to the seat."""
        del view
        return []

    def detail(self, view: Json, spot: str) -> str:
        """Return what a place, piece or card is, in a few words for whoever points at it."""
        return next((f"{card.name}. {card.glance} {card.text}".strip() for card in self.cards(view) if card.spot == spot), "")

    def called(self, view: Json, spot: str) -> str:
        """Return what a place, piece or card is called."""
        id = spot.partition(":")[2].replace("_", " ")
        return next((card.name for card in self.cards(view) if card.spot == spot), id)

    def spots_of(self, event: Json) -> set[str]:
        """Return what an event changed."""
        del event
        return set()


_OURS = ("game", "moment", "seat", "decision", "outcome")


def facts(value: Any, none: str, path: str = "") -> list[str]:
    """Return the facts of a view as lines `path: value`; `none` stands for nothing."""
    if isinstance(value, dict):
        inner = [(key if not path else f"{path}.{key}", part) for key, part in value.items() if path or key not in _OURS]
        return [line for name, part in inner for line in facts(part, none, name)]
    if isinstance(value, list) and any(isinstance(part, (dict, list)) for part in value):
        return [line for n, part in enumerate(value) for line in facts(part, none, f"{path} {n + 1}")]
    shown = ", ".join(map(str, value)) if isinstance(value, list) else value
    return [f"{path}: {none if shown in (None, '') else shown}"]


def named(entries: Iterable[Json]) -> dict[str, Json]:
    """Return entries of a catalogue by their ids."""
    return {entry["id"]: entry for entry in entries}
