"""Thinking ahead: by the seat's knowledge alone, the same in both modes, bounded; exact odds; hints that say why."""

from __future__ import annotations

import math
from statistics import fmean, variance

import pytest

import parlour
from black_orchestra.stories import beck, goerdeler, interrogation, kordt, oster, play, story
from parlour import Table
from parlour.bots.black_orchestra.dice import success
from parlour.bots.black_orchestra.mind import MIND
from parlour.bots.black_orchestra.rollouts import BEHIND, HABIT, Rollouts, exact_odds, lead_over
from parlour.bots.mind import Budget
from parlour.engine.kernel import stirred
from parlour.games.black_orchestra.state import Orchestra
from parlour.lab.luck import Course

GAMES = 150


def at(t: Table) -> Orchestra:
    g = t.game
    assert isinstance(g, Orchestra)
    return g


def strike() -> Table:
    """Goerdeler beside Hitler with everything Poison Food asks for."""
    plotter = goerdeler(
        "chancellery", motivation="committed", suspicion="low", cards="poison_food", items="poison poison poison intel"
    )
    return story(plotter, oster("munich"), leaders={"hitler": "chancellery"}, difficulty="easy", stage=6)


def about_to_roll() -> Table:
    return play(strike(), "plot:poison_food", "item:poison", "item:poison", "item:poison", "item:intel")


def far_into_a_game(seed: int, choices: int, players: int = 3) -> Table:
    t = parlour.new("black-orchestra", seed=seed, players=players, difficulty="standard")
    bot = parlour.bot("casual", seed)
    for _ in range(choices):
        if t.decision is None:
            break
        seat = t.game.who()
        t.choose(bot.choose(t, seat), seat)
    return t


def test_the_odds_of_an_open_roll_are_exact() -> None:
    t = about_to_roll()
    assert exact_odds(at(t), 6) == success(6, 2, 3, 0)
    assert exact_odds(at(t), 2) == success(2, 2, 3, 0)


def test_cards_that_may_change_the_roll_are_counted() -> None:
    def odds_with(cards: str) -> float:
        plotter = goerdeler("chancellery", motivation="committed", suspicion="low", cards=f"poison_food {cards}")
        t = story(plotter, oster("munich"), leaders={"hitler": "chancellery"}, difficulty="easy")
        return exact_odds(at(play(t, "plot:poison_food")), 2)

    assert odds_with("") == success(2, 2, 3, 0)
    assert odds_with("quick_reaction") == success(2, 2, 3, 1)
    assert odds_with("schedule_leaked") == success(2, 2, 4, 0)


def test_a_study_counts_a_roll_by_its_odds_and_goes_on_as_if_it_had_failed() -> None:
    t = about_to_roll()
    before = t.position()
    course = Course(t, MIND)
    course.choose("roll:6", 0)
    odds = success(6, 2, 3, 0)
    assert (course.won, course.open) == pytest.approx((odds, 1 - odds))
    assert course.table.game.winners <= 0
    assert course.table.moment == t.moment + 1
    assert t.position() == before


def test_counting_by_odds_is_right_on_average() -> None:
    """The shares of many deals of the same table agree with how often it is won by real rolls."""
    shares, wins = [], []
    for seed in range(GAMES):
        course = Course(parlour.new("black-orchestra", seed=seed, players=2, difficulty="easy"), MIND)
        luck = parlour.new("black-orchestra", seed=seed + GAMES, players=2, difficulty="easy")
        bot = parlour.bot("casual", seed)
        while course.table.decision is not None:
            seat = course.table.game.who()
            course.choose(bot.choose(course.table, seat), seat)
        while luck.decision is not None:
            seat = luck.game.who()
            luck.choose(bot.choose(luck, seat), seat)
        shares.append(course.share(0))
        wins.append(float(luck.game.winners > 0))
    error = math.sqrt((variance(shares) + variance(wins)) / GAMES)
    assert 0.3 < fmean(shares) < 0.95
    assert abs(fmean(shares) - fmean(wins)) < 3 * error
    assert variance(shares) < 0.6 * variance(wins)


def test_an_attempt_counts_its_exact_odds_and_the_rest() -> None:
    """With no event left nothing follows a failure, so the verdict is the odds themselves, without any luck in them."""
    t = story(
        goerdeler("chancellery", motivation="committed", suspicion="low", cards="poison_food", items="poison poison poison intel"),
        oster("munich"),
        leaders={"hitler": "chancellery"},
        difficulty="easy",
        stage=7,
        events=[],
        turn={"actions": 1},
    )
    play(t, "plot:poison_food", "item:poison", "item:poison", "item:poison", "item:intel")
    verdicts = MIND.rank(at(t), 0, at(t).options, Budget(60, 0.0), 5)
    assert verdicts[0].option == 6
    assert verdicts[0].chance == pytest.approx(success(6, 2, 3, 0))
    assert verdicts[0].spread == pytest.approx(0.0, abs=1e-9)


def test_every_option_gets_one_verdict_and_the_first_was_tried() -> None:
    t = far_into_a_game(3, 40)
    seat = at(t).who()
    own = [option for option in at(t).options if at(t).seat_of(option) == seat]
    verdicts = MIND.rank(at(t), seat, own, Budget(60, 0.0), 1)
    assert sorted(verdict.option for verdict in verdicts) == sorted(own)
    assert verdicts[0].tries > 0
    assert all(0 <= verdict.chance <= 1 and verdict.spread >= 0 for verdict in verdicts)


def test_iterations_bound_the_tries_and_seconds_stop_them() -> None:
    g = at(far_into_a_game(4, 30))
    for iterations in (10, 50, 120):
        thinking = Rollouts(MIND, g, g.who(), MIND.promising(g, g.who(), g.options), 1)
        thinking.think(Budget(iterations, 0.0))
        made = sum(len(candidate.results) for candidate in thinking.all)
        assert made <= iterations + len(thinking.all)
    thinking = Rollouts(MIND, g, g.who(), MIND.promising(g, g.who(), g.options), 1)
    thinking.think(Budget(0, 0.001))
    assert 0 < sum(len(candidate.results) for candidate in thinking.all) < 20_000


@pytest.mark.parametrize("seed", range(4))
def test_what_the_rules_of_thumb_would_do_is_compared_to_the_end(seed: int) -> None:
    """It is dropped only if something was better beyond doubt, never for being in the worse half."""
    g = at(far_into_a_game(seed, 20 + 15 * seed))
    own = [option for option in g.options if g.seat_of(option) == g.who()]
    thinking = Rollouts(MIND, g, g.who(), MIND.promising(g, g.who(), own), 1)
    thinking.think(Budget(150, 0.0))
    first = thinking.all[0]
    assert first.option == MIND.promising(g, g.who(), own)[0]
    if first not in thinking.alive:
        leads = [lead_over(other, first) for other in thinking.all[1:] if len(other.results) >= len(first.results)]
        assert any(ahead > BEHIND * error for ahead, error in leads)
    chosen = thinking.verdicts()[0]
    if chosen.option != first.option:
        best = next(candidate for candidate in thinking.all if candidate.option == chosen.option)
        ahead, error = lead_over(best, first)
        assert ahead >= max(HABIT * error, thinking.margin)


def test_thinking_changes_nothing() -> None:
    t = far_into_a_game(5, 50)
    before = t.position()
    parlour.bot("strong", 1).choose(t, t.game.who())
    assert t.position() == before


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_cannot_know_does_not_change_its_mind(seed: int) -> None:
    t = far_into_a_game(seed, 30 + 25 * seed)
    if t.decision is None:
        return
    seat = t.game.who()
    chosen = parlour.bot("strong", 7).choose(t, seat)
    hints = t.hint(seat)
    for other in (11, 12):
        t.game.redeal(seat, other)
        assert parlour.bot("strong", 7).choose(t, seat) == chosen
        assert t.hint(seat) == hints


@pytest.mark.both_modes
def test_thinking_is_the_same_in_both_modes() -> None:
    t = parlour.new("black-orchestra", seed=2, players=2, difficulty="easy", conspirators=["beck", "kordt"])
    chosen: list[str] = []
    for n in range(len(EXPECTED.split())):
        g, seat = at(t), t.game.who()
        own = [option for option in g.options if g.seat_of(option) == seat]
        option = MIND.rank(g, seat, own, Budget(40, 0.0), 1000 + n)[0].option
        chosen.append(g.asker.key(g, g.ask_me, g.ask_it, option))
        t.choose(chosen[-1], seat)
    assert " ".join(chosen) == EXPECTED
    assert MIND.evaluate(at(t), 0) == pytest.approx(EXPECTED_CHANCE, abs=1e-12)


EXPECTED = (
    "dossier dossier dossier discard:card:partisan_informant dossier use:inspiring_letter dossier dossier move:hannover "
    "reveal dossier dossier dossier collect dossier dossier conspire:3 dossier dossier conspire:3 dissent:motivation:beck "
    "use:infiltrate_ss_bunker draw draw enough conspire:3"
)
EXPECTED_CHANCE = 0.8279554494547596


def test_a_better_position_is_called_better() -> None:
    def plotter(motivation: str, suspicion: str, items: str) -> float:
        person = kordt("munich", motivation=motivation, suspicion=suspicion, cards="poison_food", items=items)
        return MIND.evaluate(at(story(person, oster("munich", motivation="skeptical"), difficulty="standard", stage=5)), 0)

    good = plotter("committed", "low", "poison poison poison intel")
    assert good > plotter("skeptical", "low", "poison poison poison intel")
    assert good > plotter("committed", "extreme", "poison poison poison intel")
    assert good > plotter("committed", "low", "")


@pytest.mark.rule("BO-106")
def test_others_hear_an_answer_but_not_where_it_stood() -> None:
    """What is seen of an answer depends on the answer alone, whichever card it stands on."""
    heard: dict[str, set[int]] = {}
    for number in range(1, 25):
        friend = oster("munich", motivation="motivated", items="map", cards="safe coup")
        t = interrogation(f"int_{number:02}", kordt(motivation="committed", items="map keys"), friend, beck("munich"))
        g = at(t)
        for option in g.options:
            key = g.asker.key(g, g.ask_me, g.ask_it, option)
            heard.setdefault(key, set()).add(g.asker.seen_as(g, g.ask_me, g.ask_it, option, 1))
    assert len(heard) > 10
    assert all(len(seen) == 1 for seen in heard.values())
    assert len(set.union(*heard.values())) == len(heard)


def test_hints_say_why_in_the_games_own_words() -> None:
    hints = {hint.key: hint.reason for hint in strike().hint(0)}
    assert hints["plot:poison_food"] == "with everything at hand 6 dice: 63 % to succeed, 6 % to be detected"
    suspected = goerdeler("train_station", motivation="skeptical", suspicion="high", items="map")
    t = story(suspected, oster("munich"), leaders={"hitler": "berghof"})
    reasons = {hint.key: hint.reason for hint in t.hint(0)}
    assert reasons["dossier"] == "there is no plot in the dossier yet"


def test_every_open_option_has_a_reason() -> None:
    """Whatever is asked in two games: there is something to say about each option."""
    for seed, players in ((1, 2), (5, 4)):
        t = parlour.new("black-orchestra", seed=seed, players=players, difficulty="easy")
        noise = seed
        while t.decision is not None:
            g, seat = at(t), t.game.who()
            own = g.options_of(seat)
            for option in own:
                key = g.asker.key(g, g.ask_me, g.ask_it, option)
                assert MIND.reason(g, option, seat), f"nothing to say about {key} ({type(g.asker).__name__})"
            noise = stirred(noise)
            # Now and then anything, so that more is asked.
            option = MIND.greedy(g, seat, own, noise) if noise % 4 else own[(noise * len(own)) >> 32]
            t.choose(g.asker.key(g, g.ask_me, g.ask_it, option), seat)
