"""The pictures of the games; a game without one is shown by the facts of its view."""

from __future__ import annotations

from parlour.engine.messages import USUAL
from parlour.engine.title import Title, load
from parlour.terminal.drawing import Drawing
from parlour.terminal.moods import mood
from parlour.terminal.wording import words


def drawing_of(title: Title, *, dark: bool, few: bool = False, language: str = USUAL) -> Drawing:
    """Return how a game is drawn, in its colours, or the few a terminal has, and in a language."""
    kind: type[Drawing] = load(title.drawing, type, f"the drawing of {title.id}") if title.drawing else Drawing
    return kind(title.catalogue(language), mood(kind.colours, dark=dark, few=few), words(language))
