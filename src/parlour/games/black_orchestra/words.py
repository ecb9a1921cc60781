"""Names of seats, spaces, cards, items and leaders, for keys and sentences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.black_orchestra.bits import KINDS
from parlour.games.black_orchestra.content import Card, Content
from parlour.games.black_orchestra.names import GOEBBELS, GOERING, HESS, HIMMLER, HITLER, ITEM_IDS, LEADER_IDS, PENALTY_WORDS
from parlour.games.black_orchestra.state import Orchestra


def seat_id(g: Orchestra, seat: i64) -> str:
    """Return the id of the conspirator in a seat."""
    return g.setup.content.sheets[g.setup.sheets[seat]].id


def seat_name(g: Orchestra, seat: i64) -> str:
    """Return the short name of the conspirator in a seat."""
    return g.setup.names[seat]


def space_id(g: Orchestra, space: i64) -> str:
    """Return the id of a space."""
    return g.setup.board.ids[space]


def space_name(g: Orchestra, space: i64) -> str:
    """Return the name of a space."""
    return g.setup.board.names[space]


def card_of(g: Orchestra, card: i64) -> Card:
    """Return what is printed on a card."""
    return g.setup.content.cards[card]


def item_id(kind: i64) -> str:
    """Return the id of an item; the Concealed Pistol stands after the tiles."""
    return "concealed_pistol" if kind == KINDS else ITEM_IDS[kind]


def item_name(kind: i64) -> str:
    """Return the name of an item."""
    return "Concealed Pistol" if kind == KINDS else ITEM_IDS[kind].capitalize()


def about_seat(g: Orchestra, seat: i64) -> str:
    """Return how a client finds a conspirator."""
    return f"conspirator:{seat_id(g, seat)}"


def about_space(g: Orchestra, space: i64) -> str:
    """Return how a client finds a space."""
    return f"space:{space_id(g, space)}"


def about_card(g: Orchestra, card: i64) -> str:
    """Return how a client finds a card."""
    return f"card:{card_of(g, card).id}"


def about_leader(leader: i64) -> str:
    """Return how a client finds a leader."""
    return f"leader:{LEADER_IDS[leader]}"


def about_item(kind: i64) -> str:
    """Return how a client finds an item."""
    return f"item:{item_id(kind)}"


def card_words(card: Card) -> str:
    """Return a card in a line."""
    mark = " (illegal)" if card.illegal else ""
    return f"{card.name}{mark}: {card.words}"


def penalty_words(content: Content, leader: i64) -> str:
    """Return a leader's penalty in words (BO-22 to BO-27)."""
    figures = content.figures
    if leader == HITLER:
        return f"Your motivation falls by {figures.hitler_motivation}."
    if leader == HIMMLER:
        return f"Your suspicion rises by {figures.himmler_suspicion}."
    if leader == HESS and figures.hess_cards != 1:
        return f"Discard {figures.hess_cards} cards of your dossier, your choice (plots included)."
    if leader == GOERING and figures.goering_items != 1:
        return f"Discard {figures.goering_items} of your items, your choice."
    return PENALTY_WORDS[leader]


PENALTY_UNMET: Final = {
    HITLER: "{}'s motivation cannot fall any lower",
    HESS: "{} has no card to discard",
    HIMMLER: "{}'s suspicion cannot rise any higher",
    GOERING: "{} has no item to discard",
}
"""Penalties that find nothing to take (BO-28)."""


def penalty_told(content: Content, leader: i64, name: str) -> str:
    """Return a leader's penalty as everybody is told of it (BO-22 to BO-27)."""
    figures = content.figures
    if leader == HITLER:
        return f"{name}'s motivation falls by {figures.hitler_motivation}"
    if leader == HIMMLER:
        return f"{name}'s suspicion rises by {figures.himmler_suspicion}"
    if leader == HESS:
        return f"{name} discards {plural(figures.hess_cards, 'card')}"
    if leader == GOERING:
        return f"{name} discards {plural(figures.goering_items, 'item')}"
    return f"{name} {'has no special ability' if leader == GOEBBELS else 'may not conspire'} this turn"


def eagles_words(limit: int, added: int, ignored: int) -> str:
    """Return how many eagles detect a plot, and what is done to those rolled (BO-120, R17).

    >>> eagles_words(1, 1, 2)
    '1 eagle gives the plot away (1 is added, 2 are ignored)'
    """
    notes = [f"{n} {'is' if n == 1 else 'are'} {what}" for n, what in ((added, "added"), (ignored, "ignored")) if n]
    text = f"{plural(limit, 'eagle')} {'gives' if limit == 1 else 'give'} the plot away"
    return f"{text} ({', '.join(notes)})" if notes else text


def plural(n: i64, one: str) -> str:
    """Return a number of things in words.

    >>> plural(1, "die"), plural(2, "action")
    ('1 die', '2 actions')
    """
    if n == 1:
        return f"1 {one}"
    return f"{n} dice" if one == "die" else f"{n} {one}s"
