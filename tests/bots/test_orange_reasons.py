"""Reasons in Orange Shall Overcome!: something true can be said about every answer to every question."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.bots.bot import mind_of
from parlour.engine.kernel import Choice
from parlour.games.orange_shall_overcome.board import BOARD, ROADS
from parlour.games.orange_shall_overcome.changes import CarryLimit
from parlour.games.orange_shall_overcome.choices import EitherOr
from parlour.games.orange_shall_overcome.control import SwitchAnswer
from parlour.games.orange_shall_overcome.goods import BUNDLE, count
from parlour.games.orange_shall_overcome.pieces import a_character, a_kind, a_spot
from parlour.games.orange_shall_overcome.raids import Search
from parlour.games.orange_shall_overcome.roads import Shift
from parlour.games.orange_shall_overcome.scenarios.expanding_the_network import DeactivateResource
from parlour.games.orange_shall_overcome.scenarios.the_trains_stand_still import ReopenCheck
from parlour.games.orange_shall_overcome.sharing import PICK_UP, PUT_DOWN
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.travel import FREE, Travel

GAME = "orange-shall-overcome"
SCENARIOS = ["expanding_the_network", "arbeitseinsatz", "the_word_must_travel", "the_trains_stand_still", "hunger_winter"]
CHARACTERS = ["anton", "berend", "cornelia", "greet", "hanneke", "kees", "leo", "mies", "paul", "suze"]
MIND = mind_of(GAME)
WORDS = parlour.title(GAME).words()


def who(g: Resistance, c: int) -> str:
    return WORDS.noun(a_character(g, c))


def place(g: Resistance, spot: int) -> str:
    return WORDS.noun(a_spot(g, spot))


class Course:
    """A game played by a casual bot that takes anything now and then, so that many questions come up."""

    def __init__(self, seed: int, scenario: str) -> None:
        self.chance = Random(seed)
        characters = self.chance.sample(CHARACTERS, 3)
        self.table = parlour.new(GAME, seed=seed, players=3, scenario=scenario, difficulty="extreme", characters=characters)
        self.bot = parlour.bot("casual", seed)

    def seen(self) -> tuple[Resistance, list[int], int]:
        """Return the game as the seat to decide may take it to be, and its options."""
        g = self.table.game
        decision = self.table.decision
        assert decision is not None
        seat = g.who() if g.who() in decision.seats else decision.seats[0]
        seen = g.clone()
        seen.redeal(seat, 5)
        assert isinstance(seen, Resistance)
        return seen, [option for option in seen.options if seen.seat_of(option) == seat], seat

    def go_on(self, seat: int) -> None:
        """Take the next choice."""
        assert self.table.decision is not None
        keys = [option.key for option in self.table.decision.of(seat)]
        self.table.choose(self.chance.choice(keys) if self.chance.random() < 0.25 else self.bot.choose(self.table, seat), seat)


def question(kind: type[Choice], scenario: str, *among: int) -> tuple[Resistance, dict[int, str]]:
    """Return a moment at which such a question is open, with all of some options among the answers; and what is said for each."""
    for seed in range(60):
        course = Course(seed, scenario)
        while course.table.decision is not None:
            g, options, seat = course.seen()
            if isinstance(g.asker, kind) and len(options) > 1 and all(any(o >= a for o in options) for a in among):
                return g, {option: WORDS.value(MIND.reason(g, option, seat) or "") for option in options}
            course.go_on(seat)
    pytest.fail(f"no {kind.__name__} in sixty games")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_question_gets_a_reason(scenario: str) -> None:
    course = Course(3, scenario)
    questions = 0
    while course.table.decision is not None and questions < 120:
        g, options, seat = course.seen()
        if len(options) > 1:
            questions += 1
            for option in options:
                assert MIND.reason(g, option, seat), g.asker.key(g, g.ask_me, g.ask_it, option)
        course.go_on(seat)
    assert questions > 20


def test_a_bundle_on_the_way() -> None:
    g, said = question(Travel, "the_word_must_travel", FREE + PICK_UP)
    for option, reason in said.items():
        if FREE + PICK_UP <= option < FREE + PUT_DOWN:
            assert reason == f"{who(g, option - FREE - PICK_UP)} is there anyway, and picking a bundle up costs no action"
        elif option >= FREE + PUT_DOWN:
            spot = g.where[option - FREE - PUT_DOWN]
            assert reason == f"someone else can take the bundle from {place(g, spot)}"


def test_too_much_to_carry() -> None:
    g, said = question(CarryLimit, "hunger_winter")
    for kind, reason in said.items():
        have = count(g.goods[g.ask_me], kind)
        spare = "more than the errand needs" in reason
        name = WORDS.noun(a_kind(kind))
        plain = f"{have - 1} {name} will be left" if have > 1 else f"it is the only {name}"
        assert spare or kind == BUNDLE or reason == plain
        assert not spare or int(reason.split()[0]) <= have


def test_an_either_or_says_what_it_leaves() -> None:
    g, said = question(EitherOr, "arbeitseinsatz")
    for option, reason in said.items():
        after = g.clone()
        after.choose(option)
        if after.fate == g.fate and after.winners < 0:
            assert f"Alibi {after.alibi[g.ask_me]} and {after.held[g.ask_me]} resource" in reason
            assert reason.endswith(f"Morale at {after.morale}")


def test_a_policeman_is_moved_away_from_somebody_or_to_a_lonely_road() -> None:
    g, said = question(Shift, "expanding_the_network")
    for option, reason in said.items():
        ends = BOARD.ends[option // ROADS]
        standing = [who(g, c) for c in range(g.setup.size) if g.where[c] in ends]
        if standing:
            assert reason == f"{standing[0]} stands next to that road"
        else:
            assert reason.startswith("then ")


def test_what_a_line_costs_to_halt_again() -> None:
    _, said = question(ReopenCheck, "the_trains_stand_still")
    assert all(reason.startswith("to halt it again takes 1 ") or " takes 2 " in reason for reason in said.values())


def test_a_location_nobody_is_near() -> None:
    g, said = question(DeactivateResource, "expanding_the_network")
    for spot, reason in said.items():
        near = [who(g, c) for c in range(g.setup.size) if BOARD.distance[g.where[c]][spot] <= 1]
        far = f"nobody is at {place(g, spot)} or next to it"
        assert reason == (f"{near[0]} is near and can activate it again" if near else far)


def test_searches_and_results_heard() -> None:
    _, said = question(Search, "arbeitseinsatz")
    assert set(said.values()) == {"every token here is rolled for, whichever comes first"}
    _, said = question(SwitchAnswer, "hunger_winter")
    assert said[0] == "this result is known, the other one is not"
