"""The shelf: the games that come with Parlour, and those other packages bring.

`parlour.games()` names them: this package can be called, so that the name may stand for both.
"""

from __future__ import annotations

import difflib
import logging
import sys
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from parlour.engine.errors import BadInput
from parlour.engine.reading import shown
from parlour.engine.title import Title, find_with, register, registered, registered_ids

GROUP = "parlour.games"
"""Entry points of this group bring games from other packages: `name = "package:TITLE"`."""

_LONGEST = 60
"""More letters than that are no slip of the fingers."""

BUILT_IN = {
    "black-orchestra": "parlour.games.black_orchestra.title",
    "orange-shall-overcome": "parlour.games.orange_shall_overcome.title",
    "unmatched": "parlour.games.unmatched.title",
}


def game_ids() -> list[str]:
    """Return the ids of all games, sorted: those that come with Parlour, those of other packages, those put on the shelf here."""
    return sorted({*BUILT_IN, *(entry.name for entry in entry_points(group=GROUP)), *registered_ids()})


def title(id: str) -> Title:
    """Return a game by its id; its code is loaded the first time it is asked for."""
    found = registered(id)
    if found is not None:
        return found
    if id in BUILT_IN:
        loaded: Title = import_module(BUILT_IN[id]).TITLE
        return register(loaded)
    entries = entry_points(group=GROUP, name=id)
    if not entries:
        msg = f"no game is called {shown(id)}; {_meant(id)}"
        raise BadInput(msg)
    return register(_brought(next(iter(entries))))


find_with(title)


def _meant(id: str) -> str:
    """Return which game somebody may have meant, or which there are."""
    ids = game_ids()
    typed = str(id)[:_LONGEST].lower()
    close = [known for known in ids if typed and typed in known] or difflib.get_close_matches(typed, ids, n=1)
    return f"did you mean {close[0]}?" if len(close) == 1 else f"there are {', '.join(ids)}"


def titles() -> list[Title]:
    """Return all games; one that another package brings and that does not load is left out, and the log says why."""
    found = []
    for id in game_ids():
        try:
            found.append(title(id))
        except BadInput as mistake:
            logging.getLogger("parlour").warning("%s", mistake)
    return found


def _brought(entry: EntryPoint) -> Title:
    """Return the game of another package; whatever is wrong with it is said in one line that names the package."""
    try:
        loaded = entry.load()
    except Exception as mistake:  # noqa: BLE001 - anything can go wrong in somebody else's code
        msg = f"the game {entry.name} does not load: {entry.value}: {type(mistake).__name__}: {mistake}"
        raise BadInput(msg) from None
    if not isinstance(loaded, Title):
        msg = f"the game {entry.name} does not load: {entry.value} is not a Title"
        raise BadInput(msg)
    if loaded.id != entry.name:
        msg = f"the game {entry.name} does not load: {entry.value} calls itself {loaded.id!r}"
        raise BadInput(msg)
    return loaded


class _Shelf(ModuleType):
    """This package, which can be called."""

    def __call__(self) -> list[str]:
        """Return the ids of all games on the shelf."""
        return game_ids()


sys.modules[__name__].__class__ = _Shelf
