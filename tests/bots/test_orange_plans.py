"""`expert` with many characters in Orange Shall Overcome!: ways and errands are tried to their end, and a plan is kept to."""

from __future__ import annotations

import pickle

import pytest

import parlour
from parlour.bots.bot import SearchingBot, make_bot, mind_of
from parlour.bots.mind import Budget
from parlour.bots.orange_shall_overcome.errands import HOSPITAL, NO_GOAL, SECURE
from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.bots.orange_shall_overcome.learned import LearnedMind
from parlour.bots.orange_shall_overcome.plans import Plan, PlanningMind, Plans, cards_left, planner, remembered
from parlour.bots.orange_shall_overcome.rollouts import Outlook
from parlour.bots.orange_shall_overcome.routine import Routine
from parlour.games.orange_shall_overcome.actions import GATHER, LOCATION, MOVE, RAISE, TakeAction
from parlour.games.orange_shall_overcome.board import BOARD, SPOTS
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.travel import Travel

GAME = "orange-shall-overcome"
SCENARIOS = ["expanding_the_network", "arbeitseinsatz", "the_word_must_travel", "the_trains_stand_still", "hunger_winter"]
AT_ONCE = Budget(1, 0.0)
"""One try tells nothing: then the plan is followed."""


def table(players: int = 5, seed: int = 3, scenario: str = "the_word_must_travel") -> parlour.Table:
    return parlour.new(GAME, seed=seed, players=players, scenario=scenario, difficulty="extreme")


def about_to_act(scenario: str = "the_word_must_travel", choices: int = 0) -> tuple[parlour.Table, Resistance, int]:
    """Return a game that has lasted so many choices, in which somebody has used a card and says for what."""
    for seed in range(3, 30):
        t = table(seed=seed, scenario=scenario)
        bots = [make_bot("casual", seat) for seat in range(5)]
        while t.decision is not None and (t.moment < choices or not isinstance(t.game.asker, TakeAction)):
            seat = t.game.to_act()
            t.choose(bots[seat].choose(t, seat), seat)
        g = t.game
        if t.decision is not None:
            assert isinstance(g, Resistance)
            return t, g, g.to_act()
    pytest.fail("no game lasts that long")


def own_options(g: Resistance, seat: int) -> list[int]:
    return [option for option in g.options if g.seat_of(option) == seat]


def plans() -> Plans:
    return planner().plans


def test_expert_plans_where_there_are_many_and_nobody_else_does() -> None:
    mind = mind_of(GAME)
    assert isinstance(mind.thinker(table(4).game, "expert"), PlanningMind)
    assert isinstance(mind.thinker(table(5).game, "expert"), PlanningMind)
    strong = mind.thinker(table(5).game, "strong")
    assert isinstance(strong, LearnedMind)
    assert not isinstance(strong, PlanningMind)
    assert mind.thinker(table(3).game, "expert") is mind


@pytest.mark.parametrize("choices", [0, 40, 90])
def test_a_move_under_way_goes_on_to_where_it_was_meant_to_lead(choices: int) -> None:
    _, g, seat = about_to_act(choices=choices)
    who = g.ask_me
    noted_with = cards_left(g)
    g.choose(MOVE)
    assert isinstance(g.asker, Travel)
    here = g.where[who]
    far = [spot for spot in range(SPOTS) if BOARD.distance[here][spot] == 2]
    led: set[int] = set()
    for spot in far:
        notes = [g.round, noted_with, who, NO_GOAL, spot, -1]
        road = plans().decide(g, seat, own_options(g, seat), AT_ONCE, 5, notes)
        led.add(road)
        assert notes[2:] == [who, NO_GOAL, spot, -1]
        ways = Judge().ways_of(g).open
        assert ways[BOARD.far_end(road, here) * SPOTS + spot] < ways[here * SPOTS + spot], "that road leads away from there"
    assert len(led) > 1, "one road cannot lead everywhere"


def test_notes_hold_for_the_same_day_and_character_until_the_day_is_taken_back() -> None:
    _, g, seat = about_to_act()
    who = g.ask_me
    noted = [g.round, cards_left(g), who, HOSPITAL, 4, -1]
    assert remembered(g, seat, noted).goal == HOSPITAL
    assert remembered(g, seat, noted).target == -1, "no Move is under way"
    wrong = [
        [],
        [g.round + 1, *noted[1:]],
        [g.round, cards_left(g) - 1, *noted[2:]],
        [*noted[:2], (who + 1) % 5, *noted[3:]],
    ]
    for notes in wrong:
        assert remembered(g, seat, notes).goal == NO_GOAL
    assert remembered(g, (seat + 1) % 5, noted).who == -1


def test_an_errand_somebody_is_bound_to_is_followed_until_it_is_done() -> None:
    """The Hospital helps only those who go there and use it."""
    _, g, _ = about_to_act()
    who = g.ask_me
    g.alibi[who] = 6
    hospital = g.setup.spot("hospital")
    routine = Routine(Judge())
    routine.begin(1)
    routine.pledges[who] = HOSPITAL
    used = False
    for _ in range(400):
        option = routine.decide(g)
        used = isinstance(g.asker, TakeAction) and g.ask_me == who and option == LOCATION and g.where[who] == hospital
        if used or g.winners >= 0:
            break
        g.choose(option)
    assert used
    assert routine.pledges[who] == NO_GOAL


def test_an_errand_goes_on_until_something_else_is_clearly_better() -> None:
    """Whoever is at the Hospital and needs it may use it again."""
    _, g, seat = about_to_act()
    who = g.ask_me
    g.alibi[who] = 6
    g.where[who] = g.setup.spot("hospital")
    g.ask(g.asker, who, g.ask_it)
    options = own_options(g, seat)
    assert LOCATION in options
    notes = [g.round, cards_left(g), who, HOSPITAL, -1, -1]
    assert plans().decide(g, seat, options, AT_ONCE, 5, notes) == LOCATION
    assert notes[3] == HOSPITAL


def test_errands_for_alibi_and_safety_are_worth_a_try_where_they_are_near_and_needed() -> None:
    _, g, _ = about_to_act()
    who = g.ask_me
    g.where[who] = g.setup.spot("hospital")
    here = g.where[who]
    g.alibi[who] = 6
    g.safety[here] = 2
    assert {HOSPITAL, SECURE + here} <= set(plans().errands(g, who))
    g.alibi[who] = 10
    g.safety[here] = 6
    assert not {HOSPITAL, SECURE + here} & set(plans().errands(g, who))


def test_every_trial_of_an_action_is_one_of_the_seat() -> None:
    for scenario in SCENARIOS:
        for choices in (0, 90):
            _, g, seat = about_to_act(scenario, choices)
            options = own_options(g, seat)
            trials = plans().thought(g, seat, options, AT_ONCE, 9, Plan(g.ask_me, NO_GOAL, -1, -1))
            assert {trial.option for trial in trials} <= set(options)
            assert any(trial.goal >= 0 for trial in trials)


def test_whoever_comes_next_meets_the_same_luck_whatever_was_rolled_before() -> None:
    """One die more or less in one's own turn: later turns then come out alike more often than if luck just went on."""
    _, g, seat = about_to_act("expanding_the_network")

    def alike(outlook: Outlook) -> int:
        found = 0
        for seed in range(30):
            ends = []
            for option in (RAISE, GATHER):
                game = g.clone()
                game.redeal(seat, seed)
                outlook.routine.begin(seed)
                game.choose(option)
                outlook.play_on(game, g.round, seed)
                ends.append(([*game.alibi], [*game.where], game.morale))
            found += ends[0] == ends[1]
        return found

    assert alike(plans()) > alike(Outlook(Judge()))


@pytest.mark.attack
@pytest.mark.parametrize("scenario", SCENARIOS[:4])
def test_what_a_seat_cannot_know_changes_no_plan(scenario: str) -> None:
    t, _, seat = about_to_act(scenario, 40)
    other = t.clone()
    other.game.redeal(seat, 4321)
    one, two = make_bot("expert@90", 3), make_bot("expert@90", 3)
    assert isinstance(one, SearchingBot)
    assert isinstance(two, SearchingBot)
    assert one.choose(t, seat) == two.choose(other, seat)
    assert one.notes == two.notes


@pytest.mark.both_modes
def test_the_same_seed_plans_the_same() -> None:
    t, g, seat = about_to_act("arbeitseinsatz", 30)
    before = t.hash()
    found = []
    for _ in range(2):
        bot = make_bot("expert@60", 8)
        assert isinstance(bot, SearchingBot)
        found.append((bot.choose(t, seat), bot.notes))
    assert found[0] == found[1]
    assert found[0][1][:3] == [g.round, cards_left(g), g.ask_me]
    assert t.hash() == before


def test_notes_belong_to_one_bot_at_one_table() -> None:
    t, _, seat = about_to_act()
    bot = make_bot("expert@20", 8)
    assert isinstance(bot, SearchingBot)
    bot.choose(t, seat)
    assert bot.notes
    assert pickle.loads(pickle.dumps(bot)).notes == []  # noqa: S301 - our own
    kept = bot.notes
    other = t.clone()
    bot.choose(other, seat)
    assert bot.notes is not kept
