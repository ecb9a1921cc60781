"""Copies and pickles: titles, positions and tables go anywhere Python objects go, compiled or not.

A pickle is for the same rules: another version of them is refused. To keep a game for later, keep its record. As always with
pickles, read only your own; Parlour reads none from files or from the network by itself.
"""

from __future__ import annotations

from typing import Any

from parlour.engine import position
from parlour.engine.errors import BadInput
from parlour.engine.kernel import Event, Game
from parlour.engine.said import Said, Value, Verbatim
from parlour.engine.table import Table
from parlour.engine.title import Json, Title, found, registered


def title_parts(title: Title) -> tuple[Any, ...]:
    """Return what a title is pickled as: its id, the version of its rules, the figures that were changed, its packs."""
    plain = registered(title.id)
    if plain is title:
        return title_again, (title.id, title.rules_version, {})
    if type(plain) is not type(title):
        return object.__reduce_ex__(title, 2)  # type: ignore[return-value]
    printed = title.printed or title
    if (printed.boxed or printed) is not plain:
        msg = f"{title.id}: a game with content of its own cannot be pickled; put it on the shelf under an id of its own"
        raise BadInput(msg)
    return title_again, (title.id, title.rules_version, dict(title.changed), [pack.document for pack in title.packs])


def title_again(id: str, rules: str, changes: dict[str, int | bool], packs: list[Json] | None = None) -> Title:
    """Return the title a pickle means, if its rules are still the same."""
    title = found(id)
    if title.rules_version != rules:
        here = f"these are rules {title.rules_version}"
        msg = f"pickle: made with rules {rules} of {id}, {here}; keep records, they can be played again"
        raise BadInput(msg)
    title = title.with_packs(packs)
    return title.with_figures(changes) if changes else title


def position_parts(g: Game) -> tuple[Any, ...]:
    """Return what a position is pickled as: its document, and the little that is no part of one."""
    if g.made_from is None:
        msg = "pickle: a position that no title has made cannot be written down"
        raise BadInput(msg)
    if not g.options and g.winners < 0:
        msg = "pickle: the game has not come to a decision yet; advance() it first"
        raise BadInput(msg)
    title, setup = g.made_from
    return position_again, (title, position.write(title, setup, g), list(g.options), int(g.fate), g.log, list(g.notes))


def position_again(  # noqa: PLR0913 - what a position is made of
    title: Title, doc: Json, options: list[int], fate: int, log: list[Event] | None, notes: list[Said]
) -> Game:
    """Return the position of a pickle."""
    _, g = position.read(title, doc)
    g.options, g.fate, g.log, g.notes = options, fate, log, notes
    return g


def said_again(verb: str, rule: str, words: str, passes: bool, roles: dict[str, Value]) -> Said:  # noqa: FBT001 - a yes-or-no fact
    """Return what was said, of a pickle."""
    return Said(verb, rule, words=words, passes=passes, **roles)


def verbatim_again(text: str, rule: str, key: str, about: list[str], passes: bool) -> Verbatim:  # noqa: FBT001 - as above
    """Return words that were made elsewhere, of a pickle."""
    return Verbatim(text, rule, key=key, about=about, passes=passes)


def table_again(parts: Json) -> Table:
    """Return the table of a pickle."""
    table = Table(parts["title"], parts["setup"], parts["seed"], parts["game"], parts["_start"], [], parts["language"])
    for name in ("choices", "rewinds", "_log", "_notes", "_moments", "chance"):
        setattr(table, name, parts[name])
    return table
