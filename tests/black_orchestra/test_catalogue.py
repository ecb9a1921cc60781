"""What is printed agrees with the fact file, field by field."""

from __future__ import annotations

import json
from typing import Any

import pytest

import parlour
from facts import read_facts

Json = dict[str, Any]


@pytest.fixture(scope="module")
def facts() -> Json:
    return read_facts("black_orchestra")


@pytest.fixture(scope="module")
def printed() -> Json:
    return parlour.title("black-orchestra").catalogue()


def only(entry: Json, *fields: str) -> Json:
    return {field: entry[field] for field in fields}


def test_spaces(facts: Json, printed: Json) -> None:
    fields = ("id", "name", "stage", "berlin", "fortified", "closes_in_stage7", "item_slot", "entry_text", "start_leader", "x", "y")
    own = [space for space in printed["spaces"] if space["id"] != "prison"]
    theirs = [space for space in facts["spaces"] if space["id"] != "prison"]
    assert [only(space, *fields) for space in own] == [only(space, *fields) for space in theirs]
    for mine, space in zip(own, theirs, strict=True):
        changes = {effect["op"]: effect["delta"] for effect in space["entry"]}
        assert mine["entry"] == {name: changes.get(name, 0) for name in ("motivation", "suspicion", "support")}
        if space["delivery"] is None:
            assert mine["delivery"] is None
            continue
        assert only(mine["delivery"], "items", "count", "requires") == only(space["delivery"], "items", "count", "requires")
        (effect,) = space["delivery"]["effects"]
        assert mine["delivery"]["split"] == effect.get("total", 0)


def test_edges(facts: Json, printed: Json) -> None:
    assert [only(edge, "a", "b", "kind") for edge in printed["edges"]] == [only(edge, "a", "b", "kind") for edge in facts["edges"]]


def test_leaders_and_conspirators(facts: Json, printed: Json) -> None:
    fields = ("id", "name", "deputy", "start", "penalty_text")
    assert [only(entry, *fields) for entry in printed["leaders"]] == [only(entry, *fields) for entry in facts["leaders"]]
    sheet = ("id", "name", "affiliation", "role", "start_space", "start_motivation", "start_suspicion", "ability_text")
    assert [only(entry, *sheet) for entry in printed["conspirators"]] == [only(entry, *sheet) for entry in facts["conspirators"]]


def test_items_dice_tracks(facts: Json, printed: Json) -> None:
    assert printed["items"] == [only(item, "id", "name", "count") for item in facts["items"]]
    assert printed["dice"] == only(facts["dice"], "count", "faces")
    assert printed["tracks"]["motivation"] == [level["level"] for level in facts["tracks"]["motivation"]]
    assert printed["tracks"]["suspicion"] == facts["tracks"]["suspicion"]
    assert printed["tracks"]["military_support"] == {
        **only(facts["tracks"]["military_support"], "min", "max"),
        "start": {"easy": 2, "standard": 3, "hard": 4},
    }


def test_conspirator_cards(facts: Json, printed: Json) -> None:
    fields = ("id", "name", "type", "illegal", "count", "timing", "trigger", "text")
    theirs = facts["conspirator_cards"]
    assert [only(card, *fields) for card in printed["conspirator_cards"]] == [only(card, *fields) for card in theirs]
    for mine, card in zip(printed["conspirator_cards"], theirs, strict=True):
        if card["type"] == "plot":
            assert mine["letter"] == card["letter"]
            assert mine["plot"] == {field: value for field, value in card["plot"].items() if field != "trigger"}


def test_event_cards(facts: Json, printed: Json) -> None:
    fields = ("id", "stage", "name", "kind", "text", "history")
    assert [only(card, *fields) for card in printed["event_cards"]] == [only(card, *fields) for card in facts["event_cards"]]
    for mine, card in zip(printed["event_cards"], facts["event_cards"], strict=True):
        mods = {name: value for effect in card["while_current"] for name, value in effect.items()}
        assert (mine["ignore_eagles"], mine["add_eagles"]) == (mods.get("ignore_eagles", 0), mods.get("add_eagles", 0))


@pytest.mark.parametrize("deck", ["interrogation_cards", "interrogation_cards_classic"])
def test_interrogation_cards(facts: Json, printed: Json, deck: str) -> None:
    assert [only(card, "id", "name") for card in printed[deck]] == [only(card, "id", "name") for card in facts[deck]]
    answers: dict[str, str] = {}
    for mine, card in zip(printed[deck], facts[deck], strict=True):
        for option, theirs in zip(mine["options"], card["options"], strict=True):
            assert option["label"] == theirs["label"]
            # The same answer always means the same effects.
            effects = json.dumps([theirs["effects"], theirs["requires"]], sort_keys=True)
            assert answers.setdefault(option["id"], effects) == effects
        if card["try_and_resist"] is not None:
            (effect,) = card["try_and_resist"]["target_effects"]
            assert mine["try_and_resist"]["release_at"] == effect["at"]
    assert len(set(answers.values())) == len(answers)


def test_variants_and_switches(facts: Json) -> None:
    options = {option.name: option for option in parlour.title("black-orchestra").setup_options()}
    assert [name for name, _ in options["variants"].choices] == [variant["id"] for variant in facts["variants"]]
    for name, switch in facts["switches"].items():
        if isinstance(switch, dict):
            assert options[name].default == switch["default"]
    assert [name for name, _ in options["difficulty"].choices] == [level["id"] for level in facts["difficulty"]]


def test_every_step_has_one_name() -> None:
    content = parlour.title("black-orchestra").content  # type: ignore[attr-defined]
    for name, step in content.steps.items():
        assert content.steps[step.name()] is step, name


# What the rules and the texts of cards say in numbers that stand on no list, with the rule or the card each belongs to.
IN_THE_RULES = {
    "start_support": {"easy": 2, "standard": 3, "hard": 4},
    "actions_per_turn": 3,
    "conspire_dice": 3,
    "item_limit": {"1_2": 4, "3_5": 3},
    "dossier_limit": {"1_2": 6, "3_4": 5, "5": 4, "timid": 2},
    "events_removed": 2,
    "deputy_difficulty": 2,
    "deputies_needed": 2,
    "beck": {"dice": 1},
    "bonhoeffer": {"motivation": 1},
    "canaris": {"suspicion": 1},
    "goerdeler": {"cards": 2},
    "kordt": {"events": 3},
    "olbricht": {"spaces": 2},
    "oster": {"cards": 2},
    "stauffenberg": {"actions": 1},
    "tresckow": {"items": 1},
    "effective_planning": {"actions": 1},
    "partisan_informant": {"dice": 1, "support": 5},
    "officer_recruited": {"dice": 2},
    "schedule_leaked": {"ignore": 1},
    "classified_papers": {"suspicion_gained": 1, "suspicion_lost": 1},
    "defections_and_dissent": {"targets": 2, "support_lost": 1},
    "dissent_track": {"dice": 3, "motivation_gained": 1, "support_lost": 1},
    "conspire.eagle": {"suspicion_gained": 1},
    "release": {"suspicion_gained": 1, "suspicion": 2},
    "raid.kept_card": {"suspicion_gained": 1},
    "plot_detected": {"motivation_lost": 1},
    "hitler.penalty": {"motivation_lost": 1},
    "hess.penalty": {"discarded": 1},
    "himmler.penalty": {"suspicion_gained": 1},
    "goering.penalty": {"discarded": 1},
    "start": {"motivation": 0, "suspicion": 1},
    "eagles_that_detect": {"low": 3, "medium": 2, "high": 1, "extreme": 1},
    "items": dict.fromkeys(("badge", "explosives", "intel", "keys", "map", "poison", "signature", "weapons"), 3),
}


@pytest.mark.rule("BO-4", "BO-16", "BO-35", "BO-38", "BO-56", "BO-80", "BO-81", "BO-83", "BO-84", "BO-92", "BO-119", "BO-140")
def test_figures_that_stand_on_no_list() -> None:
    figures = parlour.title("black-orchestra").figures()
    for name, value in IN_THE_RULES.items():
        for part, figure in value.items() if isinstance(value, dict) else [("", value)]:
            assert figures[f"{name}.{part}".rstrip(".")] == figure, name
