"""The pictures of the games; a game without one is shown by the facts of its view."""

from __future__ import annotations

from parlour.engine.title import Title
from parlour.terminal.drawing import Drawing
from parlour.terminal.games.black_orchestra import BlackOrchestraDrawing
from parlour.terminal.games.orange_shall_overcome import OrangeDrawing
from parlour.terminal.games.unmatched import UnmatchedDrawing
from parlour.terminal.moods import Mood

_DRAWINGS: dict[str, type[Drawing]] = {
    "black-orchestra": BlackOrchestraDrawing,
    "orange-shall-overcome": OrangeDrawing,
    "unmatched": UnmatchedDrawing,
}


def drawing_of(title: Title, mood: Mood) -> Drawing:
    """Return how a game is drawn."""
    return _DRAWINGS.get(title.id, Drawing)(title.catalogue(), mood)
