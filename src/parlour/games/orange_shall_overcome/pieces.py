"""Pieces, places and people as nouns: how keys call them, how clients find them, which message names them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.said import NOBODY, Noun, Said, Value, mention
from parlour.games.orange_shall_overcome.board import AREA_IDS, ARROW_IDS, ROAD_IDS
from parlour.games.orange_shall_overcome.content import Patrolling
from parlour.games.orange_shall_overcome.goods import KIND_IDS, KINDS, count
from parlour.games.orange_shall_overcome.state import DECK_IDS, OCCUPIER, RAID, SOLO_CARD, Resistance
from parlour.games.orange_shall_overcome.state import KIND_IDS as OCCUPIER_IDS

ROADS: Final = [Noun("road", id, "road", label=id.upper()) for id in ROAD_IDS]
KIND_NOUNS: Final = [Noun("", id, f"kind-{id}") for id in KIND_IDS]
DECKS: Final = [Noun("", id, f"deck-{id}") for id in DECK_IDS]
OCCUPIERS: Final = [NOBODY, *(Noun("", id, id) for id in OCCUPIER_IDS[1:])]
AREAS: Final = [Noun("", id, f"area-{id}") for id in AREA_IDS]
ARROWS: Final = [Noun("", id, f"arrow-{id}") for id in ARROW_IDS]

# Tokens a raid may search for: people by number, one of the lying tokens, the newspaper (R15).
LYING: Final = 9
NEWSPAPER: Final = 10


def a_character(g: Resistance, c: i64) -> Noun:
    """Return a character."""
    return g.setup.characters[c].noun


def a_seat(seat: i64) -> Noun:
    """Return a player."""
    return Noun("seat", str(seat), "player", n=seat + 1)


def a_spot(g: Resistance, spot: i64) -> Noun:
    """Return a location: the tile and what is printed on its spot."""
    return g.setup.spots[spot]


def a_road(road: i64) -> Noun:
    """Return a road."""
    return ROADS[road]


def a_kind(kind: i64) -> Noun:
    """Return a kind of token."""
    return KIND_NOUNS[kind]


def an_occupier(kind: i64) -> Noun:
    """Return a policeman or a soldier."""
    return OCCUPIERS[kind]


def a_deck(deck: i64) -> Noun:
    """Return a deck."""
    return DECKS[deck]


def a_hand_card(g: Resistance, c: i64, k: i64) -> Noun:
    """Return a card in a character's hand."""
    return g.setup.content.solo[g.solo].noun if k == SOLO_CARD else g.setup.characters[c].cards[k].noun


def a_deck_card(g: Resistance, deck: int, card: i64) -> Value:
    """Return a card in one of the decks somebody may look into."""
    content = g.setup.content
    if deck == OCCUPIER:
        return mention(content.occupiers[card].noun)
    return mention(content.raids[card].noun) if deck == RAID else a_patrol(content.patrols[card])


def a_patrol(card: Patrolling) -> Said:
    """Return a Patrolling card: it has no name, so it is called by its colour and arrows."""
    arrows = ((2, card.soldier), (1, card.policeman))
    moves: list[Value] = [Said("patrol-arrow", kind=OCCUPIERS[kind], arrow=ARROWS[arrow]) for kind, arrow in arrows if arrow >= 0]
    return Said("patrol-card", area=AREAS[card.area], moves=moves)


def a_person(g: Resistance, person: i64) -> Noun:
    """Return a person in hiding."""
    return g.setup.content.people[person].noun


def a_token(g: Resistance, token: i64) -> Noun:
    """Return a token a raid searches for."""
    if token == NEWSPAPER:
        return _NEWSPAPER
    return g.setup.scenario.token() if token == LYING else a_person(g, token)


def some(kind: i64, n: i64) -> Said:
    """Return so many tokens of a kind."""
    return Said("some", words=f"some-{KIND_IDS[kind]}", n=n)


def goods(held: i64) -> Value:
    """Return what somebody holds or what something costs."""
    found: list[Value] = [some(kind, count(held, kind)) for kind in range(KINDS) if count(held, kind)]
    return found or NOTHING_SAID


def standing(g: Resistance, road: i64) -> Value:
    """Return what stands on a road."""
    found: list[Value] = []
    for n in range(2):
        kind = g.roads[road] >> (2 * n) & 3
        if kind:
            found.append(OCCUPIERS[kind])
    return found or SAFE


NOTHING_SAID: Final = Said("nothing")
SAFE: Final = Said("safe")
_NEWSPAPER: Final = Noun("token", "newspaper", "token-newspaper")
