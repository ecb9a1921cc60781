"""The levels: the same names everywhere, legal choices, from what the seat may know and the bot's own seed alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from parlour.bots.bot import LEVELS, SearchingBot, is_bot, make_bot, mind_of
from parlour.bots.mind import Budget
from parlour.bots.search import Search
from parlour.engine.errors import BadInput
from parlour.games.unmatched.state import Match

SETUPS: dict[str, dict[str, Any]] = {
    "black-orchestra": {"players": 3},
    "orange-shall-overcome": {"players": 2},
    "unmatched": {"heroes": ["sherlock_holmes", "jekyll_and_hyde"], "board": "soho"},
}


def at_a_decision(game: str, seed: int, choices: int) -> tuple[parlour.Table, int]:
    """Return a table some random choices into a game, and the seat to decide, with more than one option."""
    t = parlour.new(game, seed=seed, **SETUPS[game])
    bot = parlour.bot("random", seed)
    while t.decision is not None and (t.moment < choices or len(t.decision.of(t.decision.seats[0])) < 2):
        t.choose(bot.choose(t, t.decision.seats[0]), t.decision.seats[0])
    assert t.decision is not None
    return t, t.decision.seats[0]


def test_the_levels_have_the_same_names_in_every_game() -> None:
    assert LEVELS == ("random", "novice", "casual", "strong", "expert")
    t, seat = at_a_decision("unmatched", 3, 8)
    assert parlour.bot("greedy", 5).choose(t, seat) == parlour.bot("casual", 5).choose(t, seat)
    with pytest.raises(BadInput, match="no bot level 'grandmaster'; there are random, novice, casual, strong, expert"):
        parlour.bot("grandmaster")


@pytest.mark.parametrize("game", parlour.games())
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_know_changes_nothing(game: str, level: str) -> None:
    moments = [(4, 9), (7, 23), (11, 40)]
    for seed, choices in moments[: 1 if level == "expert" else 3]:
        t, seat = at_a_decision(game, seed, choices)
        chosen = parlour.bot(level, 3).choose(t, seat)
        assert t.decision is not None
        assert chosen in [option.key for option in t.decision.of(seat)]
        other = t.clone()
        other.game.redeal(seat, 1234 + seed)
        assert parlour.bot(level, 3).choose(other, seat) == chosen
        if level == "strong":
            assert t.hint(seat) == other.hint(seat)


@pytest.mark.both_modes
@pytest.mark.parametrize("game", parlour.games())
def test_the_same_seed_chooses_the_same(game: str) -> None:
    t, seat = at_a_decision(game, 5, 12)
    before = t.hash()
    for level in LEVELS[:4]:
        assert len({parlour.bot(level, 8).choose(t, seat) for _ in range(2)}) == 1
    assert t.hash() == before


@pytest.mark.parametrize("setup", [{"heroes": ["dracula", "invisible_man", "sherlock_holmes"]}, {"teams": True}])
def test_strong_bots_play_with_three_and_in_teams(setup: dict[str, object]) -> None:
    heroes = ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"]
    t = parlour.new("unmatched", seed=2, **{"heroes": heroes, "board": "marmoreal", **setup})
    bots = [parlour.bot("strong", seat) for seat in range(len(t.seats))]
    for _ in range(25):
        if t.decision is not None:
            seat = t.decision.seats[0]
            t.choose(bots[seat].choose(t, seat), seat)
    assert t.moment >= 20


def test_a_level_may_be_given_iterations_of_its_own() -> None:
    t, seat = at_a_decision("unmatched", 6, 10)
    for name, visits in [("strong@17", 17), ("expert@30", 30), ("strong", 40), ("strong-1", 120)]:
        bot = make_bot(name, 1)
        assert isinstance(bot, SearchingBot)
        bot.choose(t, seat)
        assert bot.last is not None
        assert bot.last[0].roots[seat].visits == visits
    for wrong in ("casual@30", "strong@0", "strong@", "strong@-3", "strong@x", "strong@9999999", "strong@" + "9" * 5000):
        assert not is_bot(wrong)
        with pytest.raises(BadInput, match="no bot level"):
            make_bot(wrong)


def test_equals_share_the_chances_and_who_is_out_has_none() -> None:
    heroes = ["invisible_man"] * 4
    mind = mind_of("unmatched")
    for players, teams, share in [(4, False, 1 / 4), (4, True, 1 / 2), (3, False, 1 / 3), (2, False, 1 / 2)]:
        t = parlour.new("unmatched", seed=2, heroes=heroes[:players], board="marmoreal", mirror=True, teams=teams)
        for seat in range(len(t.seats)):
            assert mind.evaluate(t.game, seat) == pytest.approx(share, abs=0.08)
    t = parlour.new("unmatched", seed=2, heroes=heroes[:3], mirror=True)
    g = t.game
    assert isinstance(g, Match)
    g.out = 1 << 1
    assert mind.evaluate(g, 1) == 0
    assert mind.evaluate(g, 0) == pytest.approx(1 / 2, abs=0.08)


def test_in_a_free_for_all_every_opponent_counts() -> None:
    heroes = ["invisible_man", "dracula", "jekyll_and_hyde"]
    t = parlour.new("unmatched", seed=2, heroes=heroes, board="soho")
    mind = mind_of("unmatched")
    doc = t.position()
    before = mind.evaluate(t.game, 0)
    for rival in (1, 2):
        hurt = json.loads(json.dumps(doc))
        hurt["state"]["players"][rival]["fighters"][heroes[rival]]["health"] -= 5
        g = parlour.position("unmatched", hurt).game
        assert mind.evaluate(g, 0) > before + 0.02
        assert mind.evaluate(g, rival) < mind.evaluate(t.game, rival)


def test_a_bot_goes_on_with_its_tree_only_where_it_holds() -> None:
    t, seat = at_a_decision("unmatched", 6, 10)
    bot = make_bot("strong", 1)
    assert isinstance(bot, SearchingBot)
    again = 0
    for _ in range(30):
        if t.decision is None:
            break
        seat = t.decision.seats[0]
        before, fate = bot.last, t.game.fate
        options = [option for option in t.game.options if t.game.seat_of(option) == seat]
        search = bot.go_on(t, seat, options)
        if search is not None:
            again += 1
            assert before is not None
            assert before[4] == fate, "something was revealed in between"
            assert search.game is t.game
            assert search.options == options
        t.choose(bot.choose(t, seat), seat)
    assert again > 0


def test_another_table_gets_a_search_of_its_own() -> None:
    t, seat = at_a_decision("unmatched", 6, 10)
    bot = make_bot("strong", 1)
    assert isinstance(bot, SearchingBot)
    key = bot.choose(t, seat)
    other = t.clone()
    other.choose(key, seat)
    if other.decision is not None:
        assert bot.go_on(other, other.decision.seats[0], other.game.options) is None


def test_seconds_end_a_search() -> None:
    t, seat = at_a_decision("unmatched", 4, 12)
    mind = mind_of("unmatched")
    search = Search(mind, t.game, seat, t.game.options, 1)
    search.think(Budget(0, 0.05))
    assert 0 < search.roots[seat].visits < 1_000_000
    assert mind.budget("expert").seconds <= 2.0
    few = Search(mind, t.game, seat, t.game.options, 1)
    few.think(Budget(20, 60.0))
    assert few.roots[seat].visits == 20


def test_a_long_search_keeps_its_trees_bounded() -> None:
    t, seat = at_a_decision("unmatched", 4, 12)
    search = Search(mind_of("unmatched"), t.game, seat, t.game.options, 1)
    search.most_nodes = 2_000
    search.run(500)
    assert search.nodes == 2_000
    search.run(300)
    assert search.nodes == 2_000
    assert search.roots[seat].visits == 800
    assert search.verdicts()[0].tries > 0
