"""Every effect on a card or tile does what the fact file says, word by word; the texts people read are compared elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from facts import read_facts
from parlour.engine.kernel import NOTHING, Step
from parlour.games.orange_shall_overcome import effects as e
from parlour.games.orange_shall_overcome import roads as r
from parlour.games.orange_shall_overcome.actions import ExtraAction, LeavePaper
from parlour.games.orange_shall_overcome.board import AREA_IDS, ARROW_IDS, ROAD_IDS
from parlour.games.orange_shall_overcome.choices import EitherOr, Peek, Swap, TakeHelper
from parlour.games.orange_shall_overcome.goods import KIND_IDS, amounts
from parlour.games.orange_shall_overcome.patrols import ExtraPatrol
from parlour.games.orange_shall_overcome.printed import CONTENT
from parlour.games.orange_shall_overcome.scenarios.expanding_the_network import DeactivateResource, HideRequirement
from parlour.games.orange_shall_overcome.scenarios.hunger_winter import Hunger
from parlour.games.orange_shall_overcome.scenarios.the_trains_stand_still import ReopenCheck
from parlour.games.orange_shall_overcome.state import DECK_IDS
from parlour.games.orange_shall_overcome.travel import Ferry, Flee, OneRoad, Stop, TurnBack

Json = dict[str, Any]

WHO = {
    e.SELF: "self", e.EACH: "each", e.HERE: "here", e.ADJACENT: "adjacent", e.AGE_17_40: "age_17_40",
    e.BUNDLE_CARRIERS: "bundle_carriers", e.RATION_3: "ration_3", e.ONE_OF_CHOICE: "one", e.ONE_HERE: "one_here",
    e.OTHER_HERE: "other_here", e.ONE_HERE_OR_ADJACENT: "one_here_or_adjacent", e.LOWEST_ALIBI: "lowest_alibi",
}  # fmt: skip
WHERE = {
    e.MY_LOCATION: "here", e.WHERE_I_STAND: "here", e.CHOICE: "choice", e.COUNTRY: "country_all",
    e.ADJACENT_CHOICE: "adjacent_choice", e.ALL_ADJACENT: "adjacent_all", e.DIE_CITY: "d6_city", e.DIE_COUNTRY: "d6_country",
    e.EACH_CHARACTER: "each_character", e.WITH_TOKEN: "with_token", e.TOKEN_LOWEST: "token_lowest", e.DESTINATION: "dest",
    e.ORIGIN: "origin", e.ACTIVE_CHOICE: "choice_active",
}  # fmt: skip
ROADS = {
    r.THIS: "this", r.AT_MY_LOCATION: "adjacent_choice", r.OF_CHOICE: "choice", r.FIRST_AT_LOCATION: "adjacent_first",
    r.FIRST_SAFE_AT_LOCATION: "adjacent_first_safe", r.FIRST_RUNNING_LINE: "line_first_open",
    **{r.FIRST_SAFE_OF_AREA + n: f"area_first_safe:{area}" for n, area in enumerate(AREA_IDS)},
    **{r.FIRST_POLICEMAN_OF_AREA + n: f"area_first_policeman:{area}" for n, area in enumerate(AREA_IDS)},
    **{r.NAMED + n: f"road:{road}" for n, road in enumerate(ROAD_IDS)},
}  # fmt: skip
CONDITIONS: dict[int, Callable[[e.If], str]] = {
    e.TAG: lambda s: f"tag:{s.tag}",
    e.AGE_AT_MOST: lambda s: f"age_le:{s.value}",
    e.ALIBI_AT_MOST: lambda s: f"alibi_le:{s.value}",
    e.RESOURCES_AT_LEAST: lambda s: f"resources_ge:{s.value}",
    e.HAS: lambda s: f"has:{KIND_IDS[s.value]}",
    e.MORALE_AT_MOST: lambda s: f"morale_le:{s.value}",
    e.ALONE: lambda _: "alone",
    e.IN_CITY: lambda _: "in_city",
    e.IN_COUNTRY: lambda _: "in_country",
    e.ROAD_TO_COUNTRY: lambda _: "dest_country",
    e.AT: lambda s: f"at_{CONTENT.locations[s.value].id}",
}


def resource(kind: int) -> str:
    return "any" if kind == e.ANY else KIND_IDS[kind]


def lost(s: e.Lose) -> Json:
    op: Json = {"op": "lose", "who": WHO[s.whom], "res": resource(s.kind), "n": s.n}
    return op if s.otherwise is NOTHING else {**op, "else": ops(s.otherwise)}


def safety(s: e.Safety) -> Json:
    where = WHERE[s.where] if s.where < e.TILE else f"tile:{CONTENT.locations[s.where - e.TILE].id}"
    return {"op": "safety", "loc": where, "n": s.n}


def raised(s: e.RaiseSeveral) -> Json:
    return {"op": "safety", "loc": f"choice_country_{s.number}" if s.up_to else f"choice_{s.number}", "n": s.n}


WORDS_SAID = parlour.title("orange-shall-overcome").words()


def either_or(s: EitherOr) -> Json:
    costs = [{**amounts(way.cost), **({"any": way.any_resources} if way.any_resources else {})} for way in s.ways]
    ways = [{"label": WORDS_SAID.noun(way.noun), "cost": cost, "do": ops(way.do)} for way, cost in zip(s.ways, costs, strict=True)]
    return {"op": "choose", "options": ways}


WORDS: dict[type[Step], Callable[[Any], Json]] = {
    e.Morale: lambda s: {"op": "morale", "n": s.n},
    e.Alibi: lambda s: {"op": "alibi", "who": WHO[s.whom], "n": s.n},
    e.Gain: lambda s: {"op": "gain", "who": WHO[s.whom], "res": resource(s.kind), "n": s.n},
    e.Item: lambda s: {"op": "item", "who": "self", "item": KIND_IDS[s.kind], "n": s.n},
    e.Lose: lost,
    e.RaiseSeveral: raised,
    e.Safety: safety,
    e.RaidLowest: lambda _: {"op": "raid", "loc": "lowest"},
    e.If: lambda s: {"op": "if", "cond": CONDITIONS[s.asks](s), "then": ops(s.then), "else": ops(s.otherwise)},
    r.Intensify: lambda s: {"op": "intensify", "road": ROADS[s.which]},
    r.Downgrade: lambda s: {"op": "downgrade", "road": ROADS[s.which]},
    r.Shift: lambda s: {"op": "shift", "kind": "policeman", "road": "any" if s.which == r.OF_CHOICE else ROADS[s.which]},
    EitherOr: either_or,
    Peek: lambda s: {"op": "peek", "deck": DECK_IDS[s.deck], "n": s.n, "mode": ("look", "bury", "reorder")[s.mode]},
    Swap: lambda s: {"op": "swap", "n": s.n, "from": "information" if s.only_information else "any", "to": "any"},
    TakeHelper: lambda _: {"op": "helper", "n": 1},
    ExtraAction: lambda _: {"op": "action", "n": 1},
    ExtraPatrol: lambda _: {"op": "patrol", "n": 1},
    Stop: lambda _: {"op": "move", "who": "self", "mode": "stop"},
    TurnBack: lambda _: {"op": "move", "who": "self", "mode": "back"},
    OneRoad: lambda _: {"op": "move", "who": "self", "mode": "step_free"},
    Flee: lambda _: {"op": "move", "who": "here", "mode": "flee"},
    Ferry: lambda _: {"op": "move", "who": "one", "mode": "anywhere"},
    LeavePaper: lambda _: {"op": "scenario", "do": "place_newspaper"},
    HideRequirement: lambda _: {"op": "scenario", "do": "hide_requirement"},
    DeactivateResource: lambda _: {"op": "scenario", "do": "deactivate_resource"},
    Hunger: lambda s: {"op": "scenario", "do": "hunger", "n": s.n},
    ReopenCheck: lambda s: {"op": "scenario", "do": "reopen_check", "max": s.highest},
}


def ops(step: Step) -> list[Json]:
    """Return an effect in the words of the fact file."""
    if isinstance(step, e.Sequence):
        return [op for part in step.steps for op in ops(part)]
    return [] if step is NOTHING else [WORDS[type(step)](step)]


def plain(facts: list[Json]) -> list[Json]:
    """Return what the fact file says with one word for each thing done."""
    found: list[Json] = []
    for op in facts:
        if op["op"] in ("intensify", "downgrade"):
            found += [{"op": op["op"], "road": op["road"]}] * op["n"]
        elif op.get("loc") == "here_and_adjacent_choice":
            found += [{**op, "loc": "here"}, {**op, "loc": "adjacent_choice"}]
        elif op["op"] == "if":
            found.append({**op, "then": plain(op["then"]), "else": plain(op["else"])})
        elif op["op"] == "lose" and "else" in op:
            found.append({**op, "else": plain(op["else"])})
        elif op["op"] == "choose":
            ways = [{"label": way["label"], "cost": way.get("cost", {}), "do": plain(way["do"])} for way in op["options"]]
            found.append({"op": "choose", "options": ways})
        else:
            found.append(op)
    return found


@pytest.fixture(scope="module")
def facts() -> Json:
    return read_facts("orange_shall_overcome")


def by_id(entries: list[Json]) -> dict[str, Json]:
    return {entry["id"]: entry for entry in entries}


def test_decks(facts: Json) -> None:
    """OSO-58 OSO-129 OSO-144 OSO-155 OSO-160: what Occupier, Raid, Helper and solo cards do, and the second effect of a patrol."""
    decks = {name: by_id(cards) for name, cards in facts["decks"].items()}
    for occupier in CONTENT.occupiers:
        assert ops(occupier.text) == plain(decks["occupier"][occupier.id]["effects"]), occupier.id
    for raid in CONTENT.raids:
        assert ops(raid.text) == plain(decks["raid"][raid.id]["effects"]), raid.id
    for helper in CONTENT.helpers:
        assert ops(helper.text) == plain(decks["helper"][helper.id]["effects"]), helper.id
    for solo in CONTENT.solo:
        assert ops(solo.bonus) == plain(decks["solo_action"][solo.id]["effects"]), solo.id
    for patrol in CONTENT.patrols:
        printed = decks["patrolling"][patrol.id]
        assert ops(patrol.fallback) == plain(printed["fallback"]), patrol.id
        follows = {"soldier": patrol.soldier, "policeman": patrol.policeman}
        arrows = [{"kind": kind, "arrow": ARROW_IDS[arrow]} for kind, arrow in follows.items() if arrow >= 0]
        assert arrows == printed["moves"], patrol.id


def test_control_cards(facts: Json) -> None:
    """OSO-98 OSO-99: both results of both options of all 38 cards."""
    printed = by_id(facts["decks"]["control"])
    for control in CONTENT.controls:
        for answer, option in zip(control.answers, printed[control.id]["options"], strict=True):
            assert [ops(result) for result in answer.results] == [plain(option["policeman"]), plain(option["soldier"])], control.id


def test_tiles_and_character_cards(facts: Json) -> None:
    """OSO-110 OSO-128: what locations and Character cards do; a bonus for a Move is a switch and told elsewhere."""
    printed = by_id(facts["locations"])
    for location in CONTENT.locations:
        said = [{**op, "loc": "here"} if op.get("loc") == f"tile:{location.id}" else op for op in printed[location.id]["effects"]]
        assert ops(location.action) == plain(said), location.id
    printed = by_id([card for character in facts["characters"] for card in character["cards"]])
    for card in [card for character in CONTENT.characters for card in character.cards]:
        text = card.bonus or card.special
        if text is None:
            assert {op["op"] for op in printed[card.id]["effects"]} == {"modify"}, card.id
        else:
            assert ops(text) == plain(printed[card.id]["effects"]), card.id
