"""The greedy team plays with a purpose: it beats random play by far, strikes when the odds are good, and agrees to requests."""

from __future__ import annotations

import pytest

import parlour
from black_orchestra.stories import beck, kordt, oster, play, story
from parlour.bots.black_orchestra.dice import success


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
    assert success(3, 2, 3, 0) == pytest.approx(7 / 27)
    assert success(6, 3, 3, 0) == pytest.approx(0.32, abs=0.006)
    assert success(8, 4, 3, 0) == pytest.approx(0.25, abs=0.006)
    assert 1 - success(8, 0, 2, 0) == pytest.approx(0.40, abs=0.006)
    assert success(12, 2, 1, 0) < success(6, 2, 1, 0)
    assert success(4, 2, 0, 0) == 0


def test_odds_with_a_die_rolled_again_are_those_of_the_dice() -> None:
    # One die, one target needed: a third, and a third of the rest.
    assert success(1, 1, 2, 1) == pytest.approx(1 / 3 + 2 / 3 / 3)
    # One eagle detects: it is rolled again rather than a blank, and either may become the target.
    assert success(1, 1, 1, 1) == pytest.approx(1 / 3 + 2 / 3 / 3)
    # Of two dice both are needed: both at once, or one at once and the other rolled again.
    assert success(2, 2, 3, 1) == pytest.approx(1 / 9 + 4 / 9 / 3)
    assert success(2, 2, 3, 0) < success(2, 2, 3, 1) < success(2, 2, 3, 2)


def rolled(dice: list[int]) -> parlour.Table:
    """Kordt has rolled for a plot that needs two targets, and holds Quick Reaction."""
    cards = "poison_food quick_reaction"
    plotter = kordt("chancellery", motivation="committed", suspicion="low", cards=cards, items="poison")
    t = story(plotter, beck("munich"), leaders={"hitler": "chancellery"}, difficulty="easy", stage=7, dice=dice)
    return play(t, "plot:poison_food", "item:poison", f"roll:{len(dice)}")


def test_a_die_is_rolled_again_only_if_that_can_help() -> None:
    bot = parlour.bot("greedy", 1)
    assert bot.choose(rolled([4, 1]), 0) == "use:quick_reaction"
    assert bot.choose(rolled([1, 1]), 0) == "pass"


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
