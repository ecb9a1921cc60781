"""Names of pieces and places, for keys and for people."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.games.unmatched.bits import cards
from parlour.games.unmatched.content import SCHEME, TYPE_NAMES, Card
from parlour.games.unmatched.state import Match


def fighter_id(g: Match, fighter: i64) -> str:
    """Return the id of a fighter, as used in keys."""
    return g.setup.fighter_ids[fighter]


def fighter_name(g: Match, fighter: i64) -> str:
    """Return a fighter's name; a hero of two forms is called by the present one."""
    hero = g.setup.heroes[fighter >> 2]
    if hero.forms and not fighter & 3:
        return hero.forms[g.role(fighter)] + g.setup.fighter_names[fighter][len(hero.name) :]
    return g.setup.fighter_names[fighter]


def player_name(g: Match, player: i64) -> str:
    """Return the name of a player: the hero's name."""
    return g.setup.fighter_names[4 * player]


def space_id(g: Match, space: i64) -> str:
    """Return the id of a space."""
    return g.board.spaces[space].id


def card_of(g: Match, player: i64, card: i64) -> Card:
    """Return what is printed on a card."""
    return g.setup.heroes[player].cards[card]


def card_words(card: Card) -> str:
    """Return a card's name with what counts at a glance: type, number, boost."""
    number = "" if card.type == SCHEME else f" {card.value}"
    return f"{card.name} ({TYPE_NAMES[card.type]}{number}, boost {card.boost})"


def bag_words(g: Match, player: i64, bag: i64) -> str:
    """Return the names of all cards in a bag."""
    names = [card_of(g, player, card).name for card in cards(bag)]
    return ", ".join(names) if names else "no cards"


def about_fighter(g: Match, fighter: i64) -> str:
    """Return the reference by which clients find a fighter."""
    return f"fighter:{g.setup.fighter_ids[fighter]}"


def about_space(g: Match, space: i64) -> str:
    """Return the reference by which clients find a space."""
    return f"space:{g.board.spaces[space].id}"


def about_card(g: Match, player: i64, card: i64) -> str:
    """Return the reference by which clients find a card."""
    return f"card:{g.setup.heroes[player].id}.{card_of(g, player, card).id}"
