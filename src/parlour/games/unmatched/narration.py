"""Events in words, as far as a seat may see them. Only what never changes in a match is looked up here."""

from __future__ import annotations

from typing import Any

from parlour.engine.kernel import Event
from parlour.engine.messages import Language
from parlour.engine.said import Value
from parlour.engine.telling import Slots, Telling, in_words
from parlour.engine.title import Json
from parlour.games.unmatched import events as e
from parlour.games.unmatched.bits import cards
from parlour.games.unmatched.pieces import a_card, a_seat, a_space, card_of, text_of
from parlour.games.unmatched.state import PIECES, Match

Told = tuple[Any, Value]
"""On the wire, and in messages."""


def _seat(g: Match, player: int, _first: int) -> Told:
    return player, a_seat(g, player)


def _seats(g: Match, players: int, _first: int) -> Told:
    found = [player for player in range(g.players) if players >> player & 1]
    return found, [a_seat(g, player) for player in found]


def _fighter(g: Match, fighter: int, _first: int) -> Told:
    return g.setup.fighter_ids[fighter], g.setup.fighters[fighter]


def _space(g: Match, space: int, _first: int) -> Told:
    return (None, "") if space < 0 else (g.board.spaces[space].id, a_space(g, space))


def _card(g: Match, card: int, player: int) -> Told:
    return card_of(g, player, card).id, a_card(g, player, card)


def _hand(g: Match, hand: int, _first: int) -> Told:
    held, player = divmod(hand, e.HANDS)
    return [card_of(g, player, card).id for card in cards(held)], [a_card(g, player, card) for card in cards(held)]


def _form(g: Match, form: int, player: int) -> Told:
    hero = g.setup.heroes[player]
    return hero.forms[form], hero.form_nouns[form]


def _change(_g: Match, how: int, _first: int) -> Told:
    return e.CHANGES[how], e.CHANGES[how]


def _victory(_g: Match, how: int, _first: int) -> Told:
    return e.VICTORIES[how], e.VICTORIES[how]


def _cause(g: Match, cause: int, _first: int) -> Told:
    """A card and an ability are told by their references, as options tell what they are about."""
    if cause >= e.CARDS:
        player, card = divmod(cause - e.CARDS, PIECES)
        noun = a_card(g, player, card)
        return noun.ref(), noun
    if cause >= e.ABILITIES:
        noun = g.setup.heroes[cause - e.ABILITIES].ability
        return noun.ref(), noun
    return e.CAUSES[cause] or None, e.CAUSES[cause] or "nothing"


def _number(_g: Match, number: int, _first: int) -> Told:
    return number, number


TELLING = Telling(
    e.EVENTS,
    {
        "seat": _seat,
        "seats": _seats,
        "fighter": _fighter,
        "space": _space,
        "card": _card,
        "hand": _hand,
        "form": _form,
        "change": _change,
        "victory": _victory,
        "cause": _cause,
        "number": _number,
    },
)


def narrate(g: Match, event: Event, seat: int | None, words: Language) -> Json:
    """Return an event as one seat may see it."""
    code, first, second, third = event
    slots: Slots = event
    if code in e.FOURTH:
        slots = (code, first, second, third % e.WITH_CAUSE, third // e.WITH_CAUSE)
    elif code == e.HAND_LOOKED_AT:
        # A hand fills its slot.
        slots = (code, first, second % e.WITH_CAUSE, third, second // e.WITH_CAUSE)
    mates = code == e.DREW and seat is not None and g.sees_hand(seat, first)
    name, told, args = TELLING.tell(g, slots, seat, mates=mates)
    if "card" in told:
        # What is printed on it may be read out.
        args |= {"text": text_of(g.setup.heroes[first], second), "printed_boost": card_of(g, first, second).boost}
    return in_words(name, told, args, words)
