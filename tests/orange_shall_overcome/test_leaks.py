"""Two truths that differ only in what a seat may not know look the same to that seat: views, events, options, errors, bots."""

from __future__ import annotations

import json

import pytest

from orange_shall_overcome.stories import Json, play, story
from parlour import Table

pytestmark = pytest.mark.attack


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
