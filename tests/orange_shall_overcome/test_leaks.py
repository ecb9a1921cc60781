"""Two truths that differ only in what a seat may not know look the same to that seat: views, events, options, errors, bots."""

from __future__ import annotations

import json
import random

import pytest

import parlour
from orange_shall_overcome.stories import GAME, SCENARIOS, Json, play, story
from parlour import Table

pytestmark = pytest.mark.attack

CHARACTERS = [character["id"] for character in parlour.title(GAME).catalogue()["characters"]]


def other_truth(t: Table, seat: int, seed: int) -> Table:
    """Return a table on which everything the seat cannot know has been dealt anew."""
    g = t.game.clone()
    g.redeal(seat, seed)
    g.seed(seed + 1)
    copy = t.clone()
    copy.game = g
    copy._decision = None
    return copy


def seen_by(t: Table, seat: int) -> str:
    view = t.view(seat)
    refusals = [
        (t.why_not(key, seat).rule, t.why_not(key, seat).reason) for key in ("card:anton_1", "act:move", "morale:kees", "x:y")
    ]
    return json.dumps([view, t.events(seat), refusals, t.title.picture(t.game, seat), t.can_undo], sort_keys=True)


@pytest.mark.parametrize("seed", range(20))
def test_pairs(seed: int) -> None:
    """R20 R57 R71 R89: Occupier cards of others, deck orders, face-down tokens, results of an open Control card."""
    rng = random.Random(seed)
    size = rng.randint(1, 5)
    seats = rng.randint(1, size)
    t = parlour.new(
        GAME,
        seed=seed,
        players=seats,
        characters=rng.sample(CHARACTERS, size),
        scenario=SCENARIOS[seed % 5],
        helper_decks_face_up=seed % 3 != 0,
    )
    for _ in range(150):
        if t.decision is None:
            break
        seat = rng.randrange(seats)
        if rng.random() < 0.3:
            assert seen_by(t, seat) == seen_by(other_truth(t, seat, rng.getrandbits(32)), seat)
        option = rng.choice(t.decision.options)
        t.choose(option.key, option.seat)


def test_bots_decide_from_what_they_know() -> None:
    """R20 R57: the same choice whatever the others hold."""
    for seed in range(5):
        t = parlour.new(GAME, seed=seed, players=2, scenario=SCENARIOS[seed])
        bot = parlour.bot("greedy", seed=3)
        for _ in range(6):
            if t.decision is None:
                break
            seat = t.game.who()
            twin = other_truth(t, seat, 99 + seed)
            assert bot.choose(t, seat) == bot.choose(twin, seat)
            t.choose(bot.choose(t, seat), seat)


def two_truths(card: str) -> Table:
    parts: Json = {"kees": {"occupier": "o1_01"}, "paul": {"occupier": card}}
    return story("kees paul", **parts, occupier=["o1_05", "o1_06", "o2_01", "o2_02"], box=["o1_03" if card == "o1_02" else "o1_02"])


def test_a_hidden_occupier_card_changes_nothing_for_others() -> None:
    """OSO-71 OSO-72 R20."""
    one, other = two_truths("o1_02"), two_truths("o1_03")
    assert seen_by(one, 0) == seen_by(other, 0)
    assert seen_by(one, 1) != seen_by(other, 1)
    for t in (one, other):
        play(t, "card:kees_2", "act:gather_information", "after:done")
    assert seen_by(one, 0) == seen_by(other, 0)


def test_undo_stops_at_what_was_revealed() -> None:
    """R57 R71: a look into a deck, a Control card, a roll cannot be taken back."""
    t = story("cornelia paul", raid="r01 r02")
    play(t, "card:cornelia_2")
    assert t.can_undo
    play(t, "act:bonus")
    assert not t.can_undo
