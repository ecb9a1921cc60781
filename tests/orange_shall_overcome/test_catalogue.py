"""The content of the product and the fact file agree, id by id; the ids are those of `parlour cards`."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from facts import read_facts
from orange_shall_overcome.stories import GAME
from parlour.games.orange_shall_overcome.board import BOARD, SPOTS

OURS: dict[str, Any] = parlour.title(GAME).catalogue()
CHANGED: dict[str, dict[str, Any]] = {
    "hunger_winter.easy": {"limit": 10, "hunger_start": [4, 3, 8, 6, 5]},
    "hunger_winter.medium": {"limit": 10, "hunger_start": [4, 3, 8, 5, 6]},
    "hunger_winter.hard": {"limit": 10, "hunger_start": [5, 3, 8, 5, 6]},
    "hunger_winter.extreme": {"limit": 10, "hunger_start": [6, 3, 8, 5, 6], "start_alibi": 5},
}
REWORDED = {
    "With three characters supply all 8, with four or five any 7.": "With three or four characters supply all 8, with five any 7.",
    "University) twice.": "University) twice; with one or two characters three times.",
    "rises by 1; in the solo variant after every Occupier card.": "rises by 1. With one or two characters it also rises by 1 at "
    "the end of each Patrolling phase.",
    "Hunger starts at 7 (solo: 5) and never": "Hunger starts at 4 alone (hard 5, extreme 6), 3 with two characters, 8 with three, "
    "5 with four (easy 6), 6 with five (easy 5). It never",
    "a kitchen with fewer than 2 servings": "a kitchen that has not had all its servings",
}
"""Figures changed on purpose after measuring (docs/measurements/orange-balance.md), and the sentences that say them."""


def reworded(text: str) -> str:
    """Return a text of the fact file as it reads with the changed figures."""
    for old, new in REWORDED.items():
        text = text.replace(old, new)
    return text


@pytest.fixture(scope="module")
def facts() -> Any:
    return read_facts("orange_shall_overcome")


def by_id(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in entries}


@pytest.mark.parametrize("deck", ["occupier", "raid", "patrolling", "control", "helper", "morale_action", "solo_action"])
def test_decks(facts: Any, deck: str) -> None:
    ours, theirs = by_id([card for card in OURS["cards"] if card["deck"] == deck]), by_id(facts["decks"][deck])
    assert list(ours) == list(theirs)
    for id, card in ours.items():
        for field in set(card) - {"deck", "options", "otherwise"}:
            assert card[field] == theirs[id].get(field), (id, field)
    if deck == "control":
        for id, card in ours.items():
            for mine, other in zip(card["options"], theirs[id]["options"], strict=True):
                assert all(mine[field] == other[field] for field in mine)


def test_board(facts: Any) -> None:
    for ours, theirs in zip(OURS["spots"], facts["spots"], strict=True):
        assert all(ours[field] == theirs[field] for field in ours)
    for ours, theirs in zip(OURS["roads"], facts["roads"], strict=True):
        assert all(ours[field] == theirs[field] for field in ours)
    for ours, theirs in zip(OURS["areas"], facts["areas"], strict=True):
        assert all(ours[field] == theirs[field] for field in ours)


@pytest.mark.parametrize("kind", ["locations", "requirement_tokens", "persons_in_hiding"])
def test_tiles_and_tokens(facts: Any, kind: str) -> None:
    ours, theirs = by_id(OURS[kind]), by_id(facts[kind])
    assert list(ours) == list(theirs)
    for id, entry in ours.items():
        assert all(entry[field] == theirs[id][field] for field in entry if field != "rule"), id


def test_what_a_tile_does_stands_in_a_rule() -> None:
    """Also where a scenario changes it: the Distribution Office of Hunger Winter gives 1 Ration."""
    rules = {rule.id for rule in parlour.title(GAME).rules().rules}
    changed = {tile: entry for scenario in OURS["scenarios"] for tile, entry in scenario["replaces"].items()}
    assert {entry["rule"] for entry in [*OURS["locations"], *changed.values()]} <= rules
    assert changed["distribution_office"]["text"] == "You gain 1 Ration (shortage)."


def test_characters(facts: Any) -> None:
    for ours, theirs in zip(OURS["characters"], facts["characters"], strict=True):
        for field in ("id", "name", "age", "profession", "tag", "start_locations", "bio"):
            assert ours[field] == theirs[field]
        assert ours["ability"]["hook"] == theirs["ability"]["hook"]
        assert ours["ability"]["text"] == theirs["ability"]["text"]
        for mine, other in zip(ours["cards"], theirs["cards"], strict=True):
            assert all(mine[field] == other[field] for field in mine if field not in ("head", "effect"))
            assert mine["text"] == f"{mine['mode'].upper()} ({mine['head']}): {mine['effect']}"


def test_scenarios(facts: Any) -> None:
    for ours, theirs in zip(OURS["scenarios"], facts["scenarios"], strict=True):
        for field in ("id", "number", "name", "period", "layout", "special_rules", "lose", "history"):
            expected = [reworded(rule) for rule in theirs[field]] if field == "special_rules" else theirs[field]
            assert ours[field] == expected, (ours["id"], field)
        assert ours["goal"] == reworded(theirs["goal"]["text"])
        for name, level in ours["difficulty"].items():
            given = theirs["difficulty"][name]
            printed = {
                "start_alibi": given["start_alibi"],
                "policemen": given["policemen"],
                "soldiers": given["soldiers"],
                "limit": given.get("arrest_limit", given.get("seize_limit", given.get("hunger_start", 0))),
            }
            assert level == {**printed, **CHANGED.get(f"{ours['id']}.{name}", {})}
        for mine, other in zip(ours["actions"], theirs["actions"], strict=True):
            assert all(mine[field] == reworded(other[field]) for field in ("id", "name", "where", "text"))


def test_constants(facts: Any) -> None:
    constants = OURS["constants"]
    assert constants["alibi_max"] == facts["constants"]["alibi_max"]["value"]
    assert constants["carry_max"] == facts["constants"]["carry_max"]["value"]
    assert constants["roads_per_move"] == facts["constants"]["roads_per_move"]["value"]
    assert constants["tokens_per_road_max"] == facts["constants"]["tokens_per_road_max"]["value"]
    assert constants["morale_start"] == facts["tracks"]["morale"]["start"]
    assert constants["morale_max"] == facts["tracks"]["morale"]["max"]


def test_what_if() -> None:
    """Another figure plays beside the printed one."""
    title = parlour.title(GAME)
    changed = title.with_figures({"scenario.hunger_winter.easy.alibi": 5, "location.bank.safety": 7, "rules.morale_start.2": 9})
    g = changed.new(changed.read_setup({"scenario": "hunger_winter", "difficulty": "easy"}), 1)
    g.advance()
    assert changed.view(g, 0, changed.words())["morale"] == 9
    assert {character["alibi"] for character in changed.view(g, 0, changed.words())["characters"]} <= {5, 6}
    assert title.figures()["location.bank.safety"] == 4
    assert changed.figures()["location.bank.safety"] == 7
    with pytest.raises(parlour.BadInput):
        title.with_figures({"location.bank.safty": 7})


def test_a_text_gives_nine_at_most() -> None:
    """Other figures of texts have ends, too: what lies beyond them is refused, and the range is said."""
    title = parlour.title(GAME)
    least, changed = "occupier.os1_1.0.least_face_up", "character.suze_1.bonus.changed"
    for figure, low, high in (("location.bank.action.gained", 0, 9), (least, 1, 9), (changed, 1, 9)):
        assert title.with_figures({figure: high}).figures()[figure] == high
        for wrong in {low - 1, high + 1} - {-1}:
            with pytest.raises(parlour.BadInput, match=f"from {low} to {high}"):
                title.with_figures({figure: wrong})


def test_how_many_roads_lie_between_two_locations() -> None:
    """Bots go by it: no road to where one is, and one more than to the nearest neighbour of anywhere else."""
    for start, far in enumerate(BOARD.distance):
        roads = [0 if spot == start else 1 + min(far[near] for near in BOARD.next_to[spot]) for spot in range(SPOTS)]
        assert far == roads


# What the rules, abilities and scenario cards say in numbers that stand on no list.
IN_THE_RULES: dict[str, dict[str, Any]] = {
    "rules": {
        "alibi_max": 10, "carry_max": 9, "safety_max": 8, "morale_max": 15, "morale_per_card": 3, "roads_per_move": 2,
        "tokens_per_road": 2, "occupier_tokens": 20, "items": 5, "bundles": 12, "strikers": 9, "gathered": 1, "boxed": 2,
        "boxed_solo": 6, "boxed_less_with_five": 1, "token_danger": 1, "policeman_pass": 1, "soldier_pass": 2, "age_from": 17,
        "age_to": 40, "many_rations": 3,
    },
    "character": {
        "anton.newspapers": 6, "anton.newspaper_morale": 1, "anton.newspaper_alibi": 1, "paul.roads": 1, "cornelia.danger_less": 1,
        "mies.alibi": 1, "berend.shield_from": 2, "berend.shield": 1, "leo.immunity": 1, "leo.kept_on": 4, "suze.gathered_more": 1,
        "paul_2.safety": 1, "mies_2.alibi": 1, "hanneke_1.roads": 1, "greet_2.roads": 1,
    },
    "scenario": {
        "expanding_the_network.tokens_revealed": 1, "expanding_the_network.trust_2_helpers": 1, "arbeitseinsatz.goal": 5,
        "arbeitseinsatz.people_per_character": 1, "arbeitseinsatz.save_morale": 2, "arbeitseinsatz.arrest_morale": 3,
        "arbeitseinsatz.arrest_alibi": 1, "arbeitseinsatz.misinform_safety": 1, "arbeitseinsatz.misinform_alibi": 1,
        "the_word_must_travel.bundles_per_print": 2, "the_word_must_travel.carry_bundles": 2,
        "the_word_must_travel.print_cost.money": 1, "the_word_must_travel.print_cost.information": 1,
        "the_word_must_travel.print_cost.safety_here": 1, "the_word_must_travel.deliver_cost.network": 1,
        "the_word_must_travel.deliver_morale": 1, "the_word_must_travel.seize_morale": 2, "the_word_must_travel.control_alibi": 1,
        "the_trains_stand_still.goal": 7, "the_trains_stand_still.halt_morale": 1,
        "the_trains_stand_still.soldier_surcharge.sabotage": 1, "the_trains_stand_still.pay_cost.money": 1,
        "the_trains_stand_still.pay_morale": 1, "the_trains_stand_still.reopen_on": 2, "the_trains_stand_still.arrest_morale": 2,
        "the_trains_stand_still.arrest_lines": 1, "hunger_winter.hunger_limit": 10, "hunger_winter.hunger_level": 2,
        "hunger_winter.hunger_rise": 1, "hunger_winter.hunger_night_of_few": 1, "hunger_winter.servings_per_kitchen": 2,
        "hunger_winter.servings_per_kitchen_of_few": 3, "hunger_winter.rations_per_serving": 3, "hunger_winter.serve_hunger": 1,
        "hunger_winter.serve_morale": 1, "hunger_winter.trek_cost.money": 1, "hunger_winter.trek_other": 2,
        "hunger_winter.trek_farm": 3, "hunger_winter.distribution_office_yield": 1,
    },
}  # fmt: skip
TABLES = {
    "morale_start": [0, 4, 6, 8, 10, 12],
    "raise_safety": [0, 1, 2, 2, 2, 3, 3],
    "raise_alibi": [0, 0, 0, 0, 0, 0, 1],
    "danger_resources": [0, 1, 1, 1, 2, 2, 2, 3, 3, 3],
    "danger_alibi": [0, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0],
}


def test_figures_that_stand_on_no_list() -> None:
    """OSO-23 OSO-41 OSO-51 OSO-75 OSO-93 OSO-106 OSO-107 OSO-133 OSO-134 OSO-139 OSO-159 R8 R10 R62 R77, abilities, scenarios."""
    figures = parlour.title(GAME).figures()
    for group, values in IN_THE_RULES.items():
        assert {name: figures[f"{group}.{name}"] for name in values} == values
    for name, row in TABLES.items():
        assert [figures[f"rules.{name}.{n}"] for n in range(len(row))] == row
    for characters, deliveries in enumerate((10, 10, 8, 8, 7), 1):
        assert figures[f"scenario.the_word_must_travel.deliveries.{characters}"] == deliveries
