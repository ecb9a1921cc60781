"""What holds of Orange's pieces at every step, and the tables that are played to see it."""

from __future__ import annotations

import random

import parlour
from orange_shall_overcome.stories import DIFFICULTIES, GAME, SCENARIOS, Json
from parlour import Table
from parlour.games.orange_shall_overcome.goods import BUNDLE, IMMUNITY, TICKET, count, weight
from parlour.games.orange_shall_overcome.state import TOKENS_ON, Resistance

CHARACTERS = [character["id"] for character in parlour.title(GAME).catalogue()["characters"]]


def setup(scenario: str, size: int, n: int) -> Json:
    """Return a table of so many characters; who they are and who plays several of them changes from one to the next."""
    rng = random.Random(f"{scenario} {size} {DIFFICULTIES[n]}")
    return {
        "players": rng.randint(1, size),
        "characters": rng.sample(CHARACTERS, size),
        "scenario": scenario,
        "difficulty": DIFFICULTIES[n],
        "helper_decks_face_up": n != 2,
        "reserve_cards": n == 3,
    }


SETUPS = [setup(scenario, size, n) for scenario in SCENARIOS for size in range(1, 6) for n in range(len(DIFFICULTIES))]


def holds(t: Table, _doc: Json) -> None:
    """Pieces are conserved, tracks stay in range."""
    g = t.game
    assert isinstance(g, Resistance)
    pieces_are_conserved(g)
    tracks_are_in_range(g)


def pieces_are_conserved(g: Resistance) -> None:
    assert g.posted == sum(TOKENS_ON[standing] for standing in g.roads) <= 20
    cards = [card for card in g.occupier if card >= 0] + g.decks[0] + g.piles[0] + g.box
    assert len(set(cards)) == len(cards)
    for deck in (1, 2, 3):
        there = g.decks[deck] + g.piles[deck]
        assert len(set(there)) == len(there)
    helpers = g.decks[4] + g.decks[5] + g.piles[4]
    assert len(set(helpers)) == len(helpers) >= 24
    for kind in (TICKET, IMMUNITY):
        assert 0 <= g.item_supply(kind) <= 5
    if g.setup.scenario.has_bundles:
        assert 0 <= g.bundle_supply() <= 12
    for c, held in enumerate(g.held):
        assert held == weight(g.goods[c])
        assert count(g.goods[c], BUNDLE) <= 2


def tracks_are_in_range(g: Resistance) -> None:
    assert 0 <= g.morale <= 15
    assert all(0 <= alibi <= 10 for alibi in g.alibi)
    assert all(0 <= safety <= 8 for safety in g.safety)
    assert 0 <= g.hunger <= 10
    assert 0 <= g.pool <= 5
    if g.winners < 0:
        assert g.morale > 0
        assert min(g.alibi) > 0
        assert all(g.safety[s] > 0 or g.raiding >> s & 1 for s in range(13)) or g.stack
