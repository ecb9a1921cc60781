"""The shelf: the games that come with Parlour, and those other packages bring."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points

from parlour.engine.errors import BadInput
from parlour.engine.title import Title, register, registered

GROUP = "parlour.games"
"""Entry points of this group bring games from other packages: `name = "package:TITLE"`."""

BUILT_IN = {
    "black-orchestra": "parlour.games.black_orchestra.title",
    "orange-shall-overcome": "parlour.games.orange_shall_overcome.title",
    "unmatched": "parlour.games.unmatched.title",
}


def game_ids() -> list[str]:
    """Return the ids of all games, sorted."""
    return sorted({*BUILT_IN, *(entry.name for entry in entry_points(group=GROUP))})


def title(id: str) -> Title:
    """Return a game by its id; its code is loaded the first time it is asked for."""
    found = registered(id)
    if found is not None:
        return found
    if id in BUILT_IN:
        loaded = import_module(BUILT_IN[id]).TITLE
    else:
        entries = entry_points(group=GROUP, name=id)
        if not entries:
            msg = f"no game is called {id!r}; there are {', '.join(game_ids())}"
            raise BadInput(msg)
        loaded = next(iter(entries)).load()
    assert isinstance(loaded, Title)
    return register(loaded)
