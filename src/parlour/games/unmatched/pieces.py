"""What there is, and how it is called: seats, fighters, spaces, cards and kinds of card as nouns.

The nouns that never change in a match are made once, with the board, the hero and the setup they belong to.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.said import KEYLESS, Lasting, Noun, Said, Value
from parlour.engine.shape import numbers_in
from parlour.games.unmatched.content import READ_IN_ORDER, TIMING_NAMES, TYPE_NAMES, Card, Hero
from parlour.games.unmatched.state import Match

TYPES: Final = [Noun("", name, f"type-{name}", key=KEYLESS) for name in TYPE_NAMES]
"""Attack, defense, versatile, scheme: said with a card, never part of a key."""


def a_seat(g: Match, player: i64) -> Noun:
    """Return a player, who is called like the hero."""
    return g.setup.seats[player]


def a_fighter(g: Match, fighter: i64) -> Noun:
    """Return a fighter; a hero of two forms is called by the present one."""
    if not fighter & 3:
        forms = g.setup.forms[fighter >> 2]
        if forms:
            return forms[g.role(fighter)]
    return g.setup.fighters[fighter]


def a_space(g: Match, space: i64) -> Noun:
    """Return a space that is chosen."""
    return g.board.nouns[space]


def the_space(g: Match, space: i64) -> Noun:
    """Return a space that is spoken of and not chosen: it is no part of a key."""
    return g.board.mentioned[space]


def a_card(g: Match, player: i64, card: i64) -> Noun:
    """Return a card of a player's deck."""
    return g.setup.heroes[player].nouns[card]


def fighter_id(g: Match, fighter: i64) -> str:
    """Return the id of a fighter."""
    return g.setup.fighter_ids[fighter]


def space_id(g: Match, space: i64) -> str:
    """Return the id of a space."""
    return g.board.spaces[space].id


def card_of(g: Match, player: i64, card: i64) -> Card:
    """Return what is printed on a card."""
    return g.setup.heroes[player].cards[card]


def text_of(hero: Hero, card: i64) -> list[Value]:
    """Return what a card does, a piece for each moment at which something happens."""
    found = hero.said.get(card)
    if found is None:
        found = []
        texts = hero.cards[card].texts
        for timing in READ_IN_ORDER:
            text = texts[timing]
            if text is not None:
                moment = TIMING_NAMES[timing]
                what = Said(moment, words=f"{hero.nouns[card].name}.{moment}")
                what.roles.update(numbers_in(text))
                found.append(Lasting(f"when-{moment}", text=what))
        if not found:
            found.append(Said("no-effect"))
        hero.said[card] = found
    return found


def ability_of(hero: Hero) -> Said:
    """Return what a hero can do, with the figures in it."""
    said = Said("ability", words=f"{hero.noun.name}.text", fog=hero.fog, fog_bonus=hero.fog_bonus)
    for text in (hero.start_of_turn, hero.after_maneuver):
        if text is not None:
            said.roles.update(numbers_in(text))
    return said
