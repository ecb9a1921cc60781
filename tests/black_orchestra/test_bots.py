"""The greedy team plays with a purpose: it beats random play by far, strikes when the odds are good, and agrees to requests."""

from __future__ import annotations

import pytest

import parlour
from black_orchestra.stories import beck, kordt, oster, play, story
from parlour.bots.black_orchestra.odds import SUCCESS, best_dice


def win(seed: int, level: str) -> bool:
    t = parlour.new("black-orchestra", seed=seed, players=2, difficulty="easy")
    bot = parlour.bot(level, seed)
    while t.decision is not None:
        seat = t.game.who()
        t.choose(bot.choose(t, seat), seat)
    assert t.outcome is not None
    return bool(t.outcome.winners)


@pytest.mark.fuzz
def test_greedy_teams_win_where_random_ones_do_not() -> None:
    games = range(16)
    greedy = sum(win(seed, "greedy") for seed in games)
    chance = sum(win(seed, "random") for seed in games)
    assert greedy >= 5
    assert chance <= 1


def test_odds_are_those_of_the_dice() -> None:
    assert SUCCESS[3][2][3] == pytest.approx(0.26, abs=0.006)
    assert SUCCESS[6][3][3] == pytest.approx(0.32, abs=0.006)
    assert SUCCESS[8][4][3] == pytest.approx(0.25, abs=0.006)
    assert 1 - SUCCESS[8][0][2] == pytest.approx(0.40, abs=0.006)
    assert best_dice(8, 3, 1) < 8


def test_it_strikes_when_the_odds_are_good() -> None:
    plotter = kordt("chancellery", motivation="committed", suspicion="low", cards="poison_food", items="poison poison poison intel")
    t = story(plotter, beck("chancellery", motivation="motivated"), leaders={"hitler": "chancellery"}, difficulty="easy", stage=7)
    bot = parlour.bot("greedy", 1)
    assert bot.choose(t, 0) == "plot:poison_food"
    play(t, "plot:poison_food")
    assert bot.choose(t, 0).startswith("item:")


@pytest.mark.rule("R42")
def test_bots_agree_to_what_they_are_asked() -> None:
    t = story(kordt(), oster(items="map"), beck("munich"))
    play(t, "take:oster")
    assert t.game.who() == 1
    assert parlour.bot("greedy", 1).choose(t, 1) == "agree:item:map"
    t = story(
        kordt("zeughaus", motivation="committed", cards="coup"),
        oster("zeughaus", items="signature"),
        leaders={"hitler": "zeughaus"},
    )
    play(t, "plot:coup", "ask:oster:signature")
    assert parlour.bot("greedy", 1).choose(t, 1) == "agree"


def test_it_builds_the_whole_pool_before_it_announces() -> None:
    """On hard no piece alone is worth its price; together they are, so none may be left out."""
    pieces = {"cards": "poison_food officer_recruited", "items": "poison poison poison"}
    plotter = kordt("chancellery", motivation="committed", suspicion="low", **pieces)
    t = story(plotter, beck("munich"), leaders={"hitler": "chancellery"}, difficulty="hard", stage=7)
    bot = parlour.bot("greedy", 1)
    play(t, "plot:poison_food")
    added = []
    while t.decision is not None and t.decision.prompt.startswith("Poison Food:"):
        added.append(bot.choose(t, 0))
        play(t, added[-1])
    # With nothing left to add it is announced by itself, and all seven dice are rolled.
    assert sorted(added) == ["item:poison", "item:poison", "item:poison", "use:officer_recruited"]
    assert bot.choose(t, 0) == "roll:7"
