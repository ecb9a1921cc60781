"""More than two at a table: who thinks there for `strong` and `expert`, by what, and from what the seat may know."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour.bots.bot import make_bot, mind_of
from parlour.bots.hint import hints
from parlour.bots.mind import Budget, Mind
from parlour.bots.orange_shall_overcome.learned import LearnedMind
from parlour.bots.unmatched.crowd import CrowdMind
from parlour.games.unmatched.state import Match

HEROES = ["invisible_man", "dracula", "jekyll_and_hyde", "sherlock_holmes"]
CROWDS: list[tuple[str, dict[str, Any]]] = [
    ("unmatched", {"heroes": HEROES[:3], "board": "soho"}),
    ("unmatched", {"heroes": HEROES, "board": "marmoreal"}),
    ("unmatched", {"heroes": HEROES, "board": "soho", "teams": True}),
    ("orange-shall-overcome", {"players": 4, "scenario": "the_word_must_travel", "difficulty": "hard"}),
    ("orange-shall-overcome", {"players": 5, "scenario": "hunger_winter", "difficulty": "extreme"}),
]


def at_a_question(game: str, setup: dict[str, Any], seed: int, choices: int) -> tuple[parlour.Table, int]:
    """Return a table some choices of casual bots into a game, and the seat to decide, with more than one option."""
    t = parlour.new(game, seed=seed, **setup)
    bot = parlour.bot("casual", seed)
    while t.decision is not None and (t.moment < choices or len(t.decision.of(t.decision.seats[0])) < 2):
        t.choose(bot.choose(t, t.decision.seats[0]), t.decision.seats[0])
    assert t.decision is not None
    return t, t.decision.seats[0]


def crowd_of(t: parlour.Table) -> Mind:
    return mind_of(t.title.id).thinker(t.game, "strong")


def test_who_thinks() -> None:
    unmatched, orange = mind_of("unmatched"), mind_of("orange-shall-overcome")
    for game, setup in CROWDS:
        g = parlour.new(game, seed=1, **setup).game
        mind = mind_of(game)
        for level in ("strong", "expert"):
            assert isinstance(mind.thinker(g, level), CrowdMind if mind is unmatched else LearnedMind)
    assert unmatched.thinker(parlour.new("unmatched", seed=1, heroes=HEROES[:3]).game, "casual") is unmatched
    for players in (1, 2, 3):
        assert orange.thinker(parlour.new("orange-shall-overcome", seed=1, players=players).game, "expert") is orange


@pytest.mark.parametrize(("game", "setup"), CROWDS)
def test_they_decide_and_advise_from_what_the_seat_may_know(game: str, setup: dict[str, Any]) -> None:
    for seed in range(2):
        t, seat = at_a_question(game, setup, seed, 12 + 9 * seed)
        other = t.clone()
        other.game.redeal(seat, 7 + seed)
        assert make_bot("strong@20", 1).choose(other, seat) == make_bot("strong@20", 1).choose(t, seat)
        assert hints(other, seat, "strong") == hints(t, seat, "strong")


@pytest.mark.parametrize(("game", "setup"), CROWDS)
def test_the_levels_of_before_think_as_they_did(game: str, setup: dict[str, Any]) -> None:
    t, seat = at_a_question(game, setup, 3, 20)
    g = t.game
    own = list(g.options_of(seat))
    before = mind_of(game).rank(g, seat, own, Budget(20, 0.0), make_bot("strong-1", 4).noise(t, seat))[0].option
    assert make_bot("strong-1@20", 4).choose(t, seat) == g.asker.key(g, g.ask_me, g.ask_it, before)


@pytest.mark.both_modes
def test_a_position_is_worth_the_same_everywhere() -> None:
    found = []
    for game, setup in CROWDS:
        t, _ = at_a_question(game, setup, 2, 30)
        found += [crowd_of(t).evaluate(t.game, seat) for seat in range(len(t.seats) if game == "unmatched" else 1)]
    assert found == pytest.approx(WORTHS, abs=1e-8)


def test_equals_share_the_chances_and_who_is_out_has_none() -> None:
    for players, teams, share in [(4, False, 1 / 4), (4, True, 1 / 2), (3, False, 1 / 3)]:
        t = parlour.new("unmatched", seed=2, heroes=["dracula"] * players, board="marmoreal", mirror=True, teams=teams)
        worths = crowd_of(t).worths(t.game, players)
        assert worths == pytest.approx([share] * players, abs=0.12)
        assert sum(worths) == pytest.approx(2.0 if teams else 1.0)
    t = parlour.new("unmatched", seed=2, heroes=["dracula"] * 3, mirror=True)
    assert isinstance(t.game, Match)
    t.game.out = 1 << 1
    assert crowd_of(t).evaluate(t.game, 1) == 0
    assert crowd_of(t).evaluate(t.game, 0) == pytest.approx(1 / 2, abs=0.12)


@pytest.mark.parametrize("teams", [False, True])
def test_whoever_is_hurt_stands_worse_and_every_opponent_better(teams: bool) -> None:
    t = parlour.new("unmatched", seed=2, heroes=HEROES, board="soho", teams=teams)
    mind = crowd_of(t)
    before = mind.worths(t.game, 4)
    for rival in (1, 3):
        hurt = json.loads(json.dumps(t.position()))
        hurt["state"]["players"][rival]["fighters"][HEROES[rival]]["health"] -= 8
        worths = mind.worths(parlour.position("unmatched", hurt).game, 4)
        assert worths[rival] < before[rival]
        assert worths[0] > before[0]


def test_more_work_and_less_time_make_a_morning_worse() -> None:
    for scenario in ("expanding_the_network", "arbeitseinsatz", "the_trains_stand_still"):
        t = parlour.new("orange-shall-overcome", seed=4, players=5, scenario=scenario, difficulty="hard")
        mind = crowd_of(t)
        before = mind.evaluate(t.game, 0)
        doc = json.loads(json.dumps(t.position()))
        assert 0.0 < before < 1.0
        doc["state"]["morale"] = 2
        assert mind.evaluate(parlour.position("orange-shall-overcome", doc).game, 0) < before


def test_a_thinking_group_makes_more_of_a_morning_than_its_tries_say() -> None:
    """Tries play the rest of the day by routine: on easy what people are shown is more than they say."""
    t = parlour.new("orange-shall-overcome", seed=4, players=5, scenario="arbeitseinsatz", difficulty="easy")
    for tenths in range(1, 10):
        assert crowd_of(t).calibrated(t.game, 0, tenths / 10) > tenths / 10


# What every seat's chance is at the first three tables, and the group's at the others.
WORTHS = [
    0.397948338,
    0.420013532,
    0.18203813,
    0.186677823,
    0.196130883,
    0.101538118,
    0.515653176,
    0.185189486,
    0.814810514,
    0.185189486,
    0.814810514,
    0.637104835,
    0.212540556,
]
