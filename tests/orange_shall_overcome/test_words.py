"""What people read: questions, options and the log say what is meant, without ids and with the right number."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import parlour
from orange_shall_overcome.stories import DIFFICULTIES, GAME, HIGH, asked, next_comes, play, story, told

CATALOGUE = parlour.title(GAME).catalogue()


def test_a_patrolling_card_is_called_by_its_colour_and_arrows() -> None:
    """R71: whoever looks into the deck reads what the card does, not its id."""
    t = story("leo paul", patrolling="p_red_1 p_blue_3")
    play(t, "card:leo_2", "act:gather_information", "after:bonus")
    assert asked(t).prompt == "Leo: you see the red card (soldiers white, policemen black)."
    assert [option.text for option in asked(t).options] == [
        "Leave the red card (soldiers white, policemen black) on top",
        "Put the red card (soldiers white, policemen black) under the deck",
    ]
    assert "Leo saw the red card (soldiers white, policemen black) in the patrolling deck." in told(t, 0)
    assert "red card" not in told(t, 1)


@pytest.mark.parametrize(("characters", "goal"), [("kees paul", 12), ("kees paul suze", 8)])
def test_a_meal_is_counted_against_the_servings_of_this_game(characters: str, goal: int) -> None:
    """OSO-202 OSO-208: with one or two characters more meals are asked for."""
    t = story(characters, kees={"at": "c1", "goods": {"ration": 3}})
    play(t, "morale:kees", "act:serve")
    assert f"Kees served a meal at the Hospital (C1) (1 of {goal})." in told(t)


def test_one_striker_is_one_striker() -> None:
    """OSO-197: the figures of the scenario in words."""
    t = story("kees paul", scenario="the_trains_stand_still", lying={"c2": 1}, halted=["d"], raid="r05", dice=[6, 6])
    assert t.view(0)["progress"] == "1 of 7 lines halted, 0 strikers arrested (limit 4)"
    t = next_comes(t, ["Strike", 1, 1])
    assert t.view(0)["progress"] == "0 of 7 lines halted, 1 striker arrested (limit 4)"


def test_one_die_is_one_die() -> None:
    """R6: rolling again is told for one die and for two, and two equal dice can be told apart."""
    t = story("kees paul", kees={"at": "c1", "goods": {"information": 1}}, safety={**HIGH, "c1": 2}, dice=[1, 6])
    play(t, "morale:kees", "act:raise_safety")
    assert asked(t).options[1].text == "Kees spends 1 of 1 Information to roll the 1 again"
    play(t, "roll:again:kees:1")
    assert "Kees spent 1 Information and rolled again: 6." in told(t)
    paul = {"at": "c6", "goods": {"information": 1}}
    t = story("kees paul", scenario="arbeitseinsatz", people={"h1": "c6"}, kees={"at": "c1"}, paul=paul, raid="r05", dice=[6, 6, 1])
    t = next_comes(t, ["Strike", 0, 5])
    assert [option.text.partition("to roll ")[2] for option in asked(t).options[1:]] == ["one 6 again", "the other 6 again"]
    play(t, "roll:again:paul:2")
    assert "Paul spent 1 Information and rolled one die again: 6 and 1." in told(t)


def test_roads_carry_capital_letters_everywhere() -> None:
    """OSO-142: a road is named the same at the beginning of a sentence and within it."""
    t = story("kees paul", kees={"at": "c1"}, roads={"a": ["policeman"]}, control="ct12")
    play(t, "morale:kees", "act:move")
    assert asked(t).options[0].text == "Road A to the Church (C2) (policeman)"
    assert t.why_not("move:t", 0).reason == "Road T does not touch the Hospital (C1)."
    play(t, "move:a", "pass:control", "answer:2")
    assert "A soldier now guards road A (Three white letters)." in told(t)


def test_a_scenario_action_that_cannot_be_taken_says_what_it_asks_for() -> None:
    """OSO-127 OSO-208: where it is taken, what it costs, and what the character has."""
    t = story("kees paul", kees={"at": "c1", "goods": {"ration": 2}})
    play(t, "morale:kees")
    refused = t.why_not("act:serve", 0)
    assert refused.rule == "OSO-208"
    assert refused.reason == (
        "Serve a meal, at a kitchen that has not had all its servings: Spend 1 Action point and 3 Rations: mark a serving, Hunger "
        "drops by 1 and Morale rises by 1. Kees is at the Hospital (C1) and holds 2 Rations."
    )


@pytest.mark.parametrize(
    ("scenario", "what"),
    [
        ("arbeitseinsatz", "people in hiding"),
        ("the_word_must_travel", "newspaper bundles"),
        ("the_trains_stand_still", "strikers"),
    ],
)
def test_the_end_says_of_what_too_many_were_found(scenario: str, what: str) -> None:
    """OSO-6: the limit of the scenario."""
    t = story("kees paul", scenario=scenario, difficulty="hard", lost=2)
    assert t.outcome is not None
    limit = 1 if scenario == "arbeitseinsatz" else 2
    assert t.outcome.reason == f"Too many {what} were found: {limit} in all. The group lost."


def test_an_action_says_which_it_was() -> None:
    """OSO-88: the six Standard Actions, by the names their options have."""
    t = story("kees paul", kees={"at": "c1", "goods": {"ration": 3, "money": 1}})
    play(t, "card:kees_1", "act:gather_information", "morale:kees", "act:serve")
    found = [event for event in t.events() if event["event"] == "action_taken"]
    assert [(event["action"], event["text"]) for event in found] == [
        ("gather_information", "Kees gathered information at the Hospital (C1)."),
        ("serve", "Kees took the action Serve a meal at the Hospital (C1)."),
    ]


@pytest.mark.parametrize("number", range(5))
def test_the_rules_name_the_alibi_that_is_played(number: int) -> None:
    """OSO-35: the start values, in the order easy to extreme."""
    text = parlour.title(GAME).rulebook.rule("OSO-35").text
    levels = CATALOGUE["scenarios"][number]["difficulty"]
    values = ", ".join(str(levels[level]["start_alibi"]) for level in DIFFICULTIES)
    assert f"{values} in scenario {number + 1}" in text


def test_the_guide_says_how_often_a_kitchen_is_served() -> None:
    """OSO-202 OSO-205: with one or two characters it is three times, and Hunger rises every night."""
    guide = (Path(__file__).parent.parent.parent / "docs" / "play-orange-shall-overcome.md").read_text(encoding="utf-8")
    line = next(line for line in guide.splitlines() if line.startswith("| Hunger Winter"))
    assert "with one or two characters three times" in line
    assert "with one or two characters also every night" in line


@pytest.mark.parametrize(
    ("scenario", "more", "goal"),
    [
        ("expanding_the_network", {"active": ["c1", "c2"]}, {"done": 2, "tasks": 13}),
        ("arbeitseinsatz", {"tally": 2}, {"done": 2, "tasks": 5}),
        ("the_word_must_travel", {"marks": {"c1": 1}}, {"done": 1, "tasks": 10}),
        ("the_trains_stand_still", {"halted": ["d"]}, {"done": 1, "tasks": 7}),
        ("hunger_winter", {"marks": {"c1": 2}}, {"done": 2, "tasks": 12}),
    ],
)
def test_the_view_counts_what_the_goal_counts(scenario: str, more: dict[str, Any], goal: dict[str, int]) -> None:
    """OSO-4: not the active locations of the first scenario in all of them."""
    t = story("kees paul", scenario=scenario, **more)
    assert {name: t.view(0)["goal"][name] for name in goal} == goal
    assert t.view(0)["progress"].startswith(f"{goal['done']} of {goal['tasks']} ")
