"""Random play of every scenario, difficulty and number of characters: what must hold at every step."""

from __future__ import annotations

import json
import random

import pytest

import parlour
from orange_shall_overcome.stories import DIFFICULTIES, GAME, SCENARIOS
from parlour import Table
from parlour.games.orange_shall_overcome.goods import BUNDLE, IMMUNITY, TICKET, count, weight
from parlour.games.orange_shall_overcome.state import TOKENS_ON, Resistance

CHARACTERS = [character["id"] for character in parlour.title(GAME).catalogue()["characters"]]


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


def options_are_sound(t: Table) -> None:
    decision = t.decision
    assert decision is not None
    keys = [option.key for option in decision.options]
    assert keys
    assert len(set(keys)) == len(keys)
    for option in decision.options:
        assert option.text
        assert option.seat in range(len(t.seats))
        t.title.rulebook.rule(option.rule)


def positions_round_trip(t: Table) -> None:
    doc = json.loads(json.dumps(t.position()))
    again = parlour.position(GAME, doc)
    assert again.position() == doc
    for seat in (*range(len(t.seats)), None):
        assert {**again.view(seat), "version": 0} == {**t.view(seat), "version": 0}
        json.dumps(t.view(seat))


def clones_are_equal_and_independent(t: Table, rng: random.Random) -> None:
    before = t.hash()
    copy = t.clone()
    assert copy.hash() == before
    for _ in range(4):
        if copy.decision is not None:
            option = rng.choice(copy.decision.options)
            copy.choose(option.key, option.seat)
    assert t.hash() == before
    dealt = t.game.clone()
    dealt.redeal(rng.randrange(len(t.seats)), rng.getrandbits(32))
    assert dealt.options == t.game.options
    dealt.choose(rng.choice(dealt.options))
    assert t.hash() == before


@pytest.mark.fuzz
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_random_play(scenario: str, size: int) -> None:
    for n, difficulty in enumerate(DIFFICULTIES):
        rng = random.Random(f"{scenario} {size} {difficulty}")
        t = parlour.new(
            GAME,
            seed=rng.getrandbits(32),
            players=rng.randint(1, size),
            characters=rng.sample(CHARACTERS, size),
            scenario=scenario,
            difficulty=difficulty,
            auto=n != 1,
            helper_decks_face_up=n != 2,
            reserve_cards=n == 3,
        )
        while t.decision is not None:
            game = t.game
            assert isinstance(game, Resistance)
            pieces_are_conserved(game)
            tracks_are_in_range(game)
            options_are_sound(t)
            if rng.random() < 0.03:
                positions_round_trip(t)
                clones_are_equal_and_independent(t, rng)
            option = rng.choice(t.decision.options)
            t.choose(option.key, option.seat)
        assert t.outcome is not None
        for seat in (*range(len(t.seats)), None):
            assert all(event["text"] for event in t.events(seat))
            assert max(len(line) for line in t.title.picture(t.game, seat).splitlines()) <= 100
        record = parlour.loads(t.record().dumps())
        assert parlour.replay(record).hash() == t.hash()


def only(t: Table) -> None:
    """Take options that are the only ones."""
    while t.decision is not None and len(t.decision.options) == 1:
        t.choose(t.decision.options[0].key)


def test_the_automatism_changes_nothing() -> None:
    """With single options asked for, the same game is played."""
    for seed in range(6):
        asked = parlour.new(GAME, seed=seed, players=2, scenario=SCENARIOS[seed % 5], auto=False)
        taken = parlour.new(GAME, seed=seed, players=2, scenario=SCENARIOS[seed % 5])
        rng = random.Random(seed)
        while taken.decision is not None:
            only(asked)
            assert asked.decision is not None
            assert [o.key for o in asked.decision.options] == [o.key for o in taken.decision.options]
            option = rng.choice(taken.decision.options)
            asked.choose(option.key, option.seat)
            taken.choose(option.key, option.seat)
        only(asked)
        assert asked.outcome == taken.outcome
