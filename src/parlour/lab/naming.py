"""What people call the things that have ids: heroes, boards, cards; for everything a study says to people."""

from __future__ import annotations

import re
from typing import Any

from parlour.engine.figures import names_in
from parlour.engine.title import Json, Title

TYPED = ("command", "setup", "set", "record", "kind", "game", "verdict", "bot", "bots", "shown_as")
"""What is not for reading aloud."""


ORDINALS = ("first", "second", "third", "fourth", "fifth")


def seat_called(seat: int) -> str:
    """Return what a seat is called of which nothing else is known.

    >>> seat_called(0), seat_called(7)
    ('first seat', 'seat 8')
    """
    return f"{ORDINALS[seat]} seat" if seat < len(ORDINALS) else f"seat {seat + 1}"


def names_of(title: Title) -> dict[str, str]:
    """Return the name of everything printed, and of everything that can be agreed on."""
    names = names_in(title.catalogue())
    for option in title.setup_options():
        names |= {id: option.names.get(id, label).partition(":")[0] for id, label in option.choices if not id.isdecimal()}
    return {id: name for id, name in names.items() if id != name and len(id) > 1}


def named(doc: Json, names: dict[str, str]) -> Json:
    """Return the results with ids as people say them, but for what somebody may want to type again."""
    if not names:
        return doc
    # The id of a figure or a piece (`dracula.health`, `card:dracula.feint`) stays as it is.
    ids = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    found = re.compile(rf"(?<![\w.:])(?:{ids})(?![\w.])")

    def said(value: Any) -> Any:
        if isinstance(value, str):
            return found.sub(lambda match: names[match[0]], value)
        if isinstance(value, list):
            return [said(one) for one in value]
        return {key: said(one) if key not in TYPED else one for key, one in value.items()} if isinstance(value, dict) else value

    cards = [{**entry, "card": piece_name(entry["card"], names)} for entry in doc.get("cards", [])]
    impacts = [{**entry, "what": choices(entry["what"], names)} for entry in doc.get("impact", [])]
    renamed: Json = said({**doc, "impact": [], "cards": []})
    return {**renamed, "cards": cards, "impact": [{**entry, "of": said(entry["of"])} for entry in impacts]}


def choices(what: str, names: dict[str, str]) -> str:
    """Return choices as people say them, several that were always made together with commas."""
    return ", ".join(choice(one, names) for one in what.split(", "))


def choice(what: str, names: dict[str, str]) -> str:
    """Return a choice as people say it.

    >>> choice("attack card:dracula.feint", {"feint": "Feint"})
    'attack card Feint'
    """
    verb, _, piece = what.partition(" ")
    kind = piece.partition(":")[0]
    return f"{verb.replace('_', ' ')} {kind.replace('_', ' ')} {piece_name(piece, names)}".rstrip()


def piece_name(piece: str, names: dict[str, str]) -> str:
    """Return what a piece is called.

    >>> piece_name("card:dracula.feint", {"feint": "Feint"})
    'Feint'
    """
    id = piece.partition(":")[2]
    last = id.rpartition(".")[2]
    return names.get(id) or names.get(last, last.replace("_", " "))
