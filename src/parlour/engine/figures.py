"""The printed figures of a game that can be changed to ask "what if": their names, and changes of them as people wrote them."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from parlour.engine.errors import BadInput
from parlour.engine.reading import MOST_SHOWN, read_flag, read_int, shown
from parlour.engine.shape import Asking

if TYPE_CHECKING:
    from parlour.engine.title import Title

MOST_FIGURE = 999
MOST_CHANGES = 200
"""More figures than these are not changed in one game."""


@lru_cache(maxsize=16)
def figure_names(title: Title, code: str) -> Mapping[str, str]:
    """Name figures by what they stand on: the names in the catalogue, and the messages `figure-…` for what is printed there.

    Where a word stands in its text is said only where a name would be there twice.
    """
    words = title.words(code)
    nouns = names_in(title.catalogue(code))

    def part(segment: str) -> str:
        message = f"figure-{segment.replace('_', '-')}"
        if words.has(message):
            return words.text(message, {})
        return nouns.get(segment) or segment.replace("_", " ")

    short: dict[str, str] = {}
    full: dict[str, str] = {}
    for name in title.known_figures:
        segments = name.split(".")
        full[name] = " · ".join(said for segment in segments if (said := part(segment)))
        short[name] = " · ".join(said for segment in segments if not segment.isdecimal() and (said := part(segment)))
    times = Counter(short.values())
    names = {name: short[name] if times[short[name]] == 1 else full[name] for name in full}
    times = Counter(names.values())
    # Two cards of one name are told apart by their ids.
    return {name: said if times[said] == 1 else f"{said} ({name.partition('.')[0]})" for name, said in names.items()}


def names_in(catalogue: Any) -> dict[str, str]:
    """Return the name of everything in a catalogue that has an id."""
    found: dict[str, str] = {}
    _gather_names(catalogue, found)
    return found


def _gather_names(catalogue: Any, found: dict[str, str]) -> None:
    """Add the name of everything in a catalogue that has an id."""
    if isinstance(catalogue, Mapping):
        id, name = catalogue.get("id"), catalogue.get("name")
        if isinstance(id, str) and isinstance(name, str):
            found.setdefault(id, name)
        for part in catalogue.values():
            _gather_names(part, found)
    elif isinstance(catalogue, (list, tuple)):
        for part in catalogue:
            _gather_names(part, found)


def read_figures(title: Title, changes: Any) -> dict[str, int | bool]:
    """Return changes of figures by their ids within the game, if every id is known and every value is of the figure's kind.

    `unmatched.dracula.health` and `dracula.health` are the same. Whether the rules can work with a value, they say themselves.
    """
    if not isinstance(changes, Mapping):
        msg = f"figures: expected an object, got {shown(changes)}"
        raise BadInput(msg)
    if not changes:
        return {}
    if isinstance(changes, Asking):
        return changes
    known = title.known_figures
    if not known:
        msg = f"{title.id}: no figure of this game can be changed"
        raise BadInput(msg)
    if len(changes) > MOST_CHANGES:
        msg = f"figures: at most {MOST_CHANGES} can be changed in one game, not {len(changes)}"
        raise BadInput(msg)
    read: dict[str, int | bool] = {}
    for given, value in changes.items():
        name = figure_id(title, given, known)
        if name in read:
            msg = f"figure {name}: given twice"
            raise BadInput(msg)
        if isinstance(known[name], bool):
            read[name] = read_flag(f"figure {name}", value)
            continue
        low, high = title.figure_ranges[name]
        if not isinstance(value, int) or isinstance(value, bool) or not -MOST_FIGURE <= value <= MOST_FIGURE:
            read_int(f"figure {name}", value, low, high)
        read[name] = value
    return read


def figure_id(title: Title, given: Any, known: Mapping[str, int | bool]) -> str:
    """Return what a figure is called within its game, however people write it."""
    if not isinstance(given, str):
        msg = f"figures: expected a name, got {shown(given)}"
        raise BadInput(msg)
    name = given.strip().removeprefix(f"{title.id}.")
    first, _, rest = name.partition(".")
    for one in (name, f"{first.removesuffix('s')}.{rest}"):
        if one in known:
            return one
    close = difflib.get_close_matches(name, list(known), n=2, cutoff=0.6) if len(name) <= MOST_SHOWN else []
    hint = f"; did you mean {' or '.join(f'{title.id}.{one}' for one in close)}?" if close else ""
    msg = f"{title.id} has no figure {shown(given)}{hint or f'; for example {title.id}.{next(iter(known))}'}"
    raise BadInput(msg)
