"""Positions on file: what cannot be is refused in one line, and what cannot wait happens first."""

from __future__ import annotations

from typing import Any

import pytest

from orange_shall_overcome.stories import HIGH, SPOTS, asked, goods, keys, play, safety, story
from parlour import BadInput

WORD = "the_word_must_travel"


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"scenario": WORD, "kees": {"alibi": 9, "goods": {"bundle": 3}}}, "more than 2 bundles"),
        ({"scenario": WORD, "lying": {"c1": 12}, "marks": {"l2": 1}}, "only 12 bundles exist"),
        ({"kees": {"goods": {"ticket": 4}}, "paul": {"goods": {"ticket": 2}}}, "only 5 of ticket exist"),
        ({"marks": {"c1": 2}, "tally": 1}, "2 marks lie on the board, not 1"),
        ({"hunger": 11}, "expected a whole number from 0 to 10"),
        ({"lost": 1}, "state lost: expected a whole number from 0 to 0"),
        ({"roads": {"a": ["policeman", "policeman", "soldier"]}}, "at most 2 tokens"),
        ({"known": [{"raid": [1, 0, "r01"]}]}, "state known raid: how many cards on top and how many below, not 3 entries"),
        ({"known": [{"raid": [1, 0, 0]}]}, "not 3 entries"),
        ({"known": [{}, {}, {}]}, "2 seats, not 3"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], problem: str) -> None:
    """R8 R62 R77 OSO-185 OSO-206."""
    with pytest.raises(BadInput, match=problem):
        story("kees paul", **given)


@pytest.mark.parametrize(
    ("given", "won"),
    [
        ({"kees": {"alibi": 0}}, False),
        ({"morale": 0}, False),
        ({"hunger": 10}, False),
        ({"scenario": "arbeitseinsatz", "difficulty": "hard", "lost": 1}, False),
        ({"scenario": "arbeitseinsatz", "tally": 5}, True),
        ({"scenario": "expanding_the_network", "active": SPOTS}, True),
        ({"scenario": "the_trains_stand_still", "halted": list("dfhklps")}, True),
    ],
)
def test_a_game_that_is_over_is_over(given: dict[str, Any], *, won: bool) -> None:
    """OSO-4 OSO-6 OSO-7 OSO-8: nobody is asked any more."""
    t = story("kees paul", **given)
    assert t.decision is None
    assert t.outcome is not None
    assert bool(t.outcome.winners) is won


def test_a_raid_and_the_carry_limit_come_first() -> None:
    """OSO-55 R7: a location without Safety is raided, then whoever holds too much discards."""
    kees = {"alibi": 2, "goods": {"money": 2, "ration": 1}}
    t = story("kees paul", kees=kees, safety={**HIGH, "c1": 0}, raid="r05")
    assert safety(t, "c1") == 6
    assert asked(t).prompt == "Kees carries more than the Alibi allows. What do you discard?"
    play(t, "discard_resource:kees:ration")
    assert goods(t, "kees") == {"money": 2}
    assert "card:kees_1" in keys(t)
