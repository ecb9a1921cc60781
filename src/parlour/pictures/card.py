"""A game as a card to share: its name, how it ended, who was in it, and the board as it stands."""

from __future__ import annotations

from parlour.engine.messages import USUAL
from parlour.engine.table import Table
from parlour.engine.title import load
from parlour.pictures.portrait import Portrait
from parlour.pictures.scene import Scene, wrapped

WIDTH, HEIGHT = 1200, 630
"""What messengers and networks show below a link."""

COVER = 330
"""The width of the cover at the left, and how high it is at most."""
COVER_HEIGHT = 174


class _Plain(Portrait):
    """A game that has no picture of its own: its name alone."""

    def board(self, view: dict[str, object], catalogue: dict[str, object]) -> Scene:
        del view, catalogue
        scene = Scene(800, 500, "#282b33")
        scene.circle((400, 250), 150, "", "#7cc7b8", 14)
        return scene


def portrait_of(table: Table) -> Portrait:
    """Return how a game is drawn."""
    title = table.title
    kind: type[Portrait] = load(title.portrait, type, f"the picture of {title.id}") if title.portrait else _Plain
    return kind()


def board_of(table: Table, language: str = USUAL) -> Scene:
    """Return the board as everybody may see it."""
    return portrait_of(table).board(table.view(None, language), table.title.catalogue(language))


def card_of(table: Table, language: str = USUAL, *, covered: bool = False) -> Scene:
    """Return the card of a game; where a cover goes into its corner, it is left free."""
    look = portrait_of(table)
    title = table.title
    scene = Scene(WIDTH, HEIGHT, look.ground)
    scene.box((0, 0), COVER, HEIGHT, look.accent)
    name, _, rest = title.name.partition(": ")
    y = 90.0 + (COVER_HEIGHT if covered else 0)
    for line in wrapped(name, COVER - 50, 50, "display", 4):
        scene.words((28, y), line, 50, look.ground, "display")
        y += 56
    for line in wrapped(rest, COVER - 50, 28, "ui", 2) if rest else []:
        scene.words((28, y), line, 28, look.ground)
        y += 34
    scene.words((28, HEIGHT - 30), "Parlour", 26, look.ground, "display")
    scene.paste(board_of(table, language), (COVER + 24, 24), WIDTH - COVER - 48, 424)
    words = title.words(language)
    ending = (table.goal(None, language).ending or words.said(title.reason(table.game))) if table.outcome is not None else ""
    y = 502.0
    for line in wrapped(ending, WIDTH - COVER - 60, 42, "display", 2):
        scene.words((COVER + 28, y), line, 42, look.ink, "display")
        y += 46
    names = [seat.short or seat.name for seat in title.seats(table.game, language)]
    who = ", ".join(names) if title.cooperative else " \N{EN DASH} ".join(names)
    scene.words((COVER + 28, HEIGHT - 28), wrapped(who, WIDTH - COVER - 60, 24, "ui", 1)[0], 24, look.soft)
    return scene
