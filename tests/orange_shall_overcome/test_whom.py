"""Whom, where and whether: what the words of cards mean, each with everybody who is meant and everybody who is not."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from orange_shall_overcome.stories import GAME, HIGH, SPOTS, Json, story
from parlour.engine.table import table_from_position
from parlour.games.orange_shall_overcome import effects as e
from parlour.games.orange_shall_overcome.goods import KIND_IDS

SPOT = {spot: n for n, spot in enumerate(SPOTS)}

PEOPLE: Json = {
    "kees": {"at": "c1", "alibi": 5, "goods": {"ration": 3}},
    "paul": {"at": "c1", "alibi": 3, "goods": {"bundle": 1, "ration": 2}},
    "mies": {"at": "c2", "alibi": 3, "goods": {"bundle": 2}},
    "leo": {"at": "c4", "alibi": 9, "goods": {"ration": 4}},
    "berend": {"at": "l6", "alibi": 4, "goods": {"money": 1}},
}


def game(**given: Any) -> Any:
    people = {name: {**person, **given.pop(name, {})} for name, person in PEOPLE.items()}
    return story(" ".join(PEOPLE), scenario="the_word_must_travel", safety=HIGH, **people, **given).game


def ages(g: Any) -> list[int]:
    return [character.age for character in g.setup.characters]


@pytest.mark.parametrize(
    ("whom", "me", "it", "expected"),
    [
        (e.SELF, 3, "c1", [3]),
        (e.EACH, 3, "c1", [2, 3, 4, 0, 1]),
        (e.ONE_OF_CHOICE, 0, "l6", [2, 3, 4, 0, 1]),
        (e.HERE, 3, "c1", [0, 1]),
        (e.HERE, 0, "c3", []),
        (e.ONE_HERE, 0, "c2", [2]),
        (e.OTHER_HERE, 0, "c1", [1]),
        (e.OTHER_HERE, 1, "c1", [0]),
        (e.OTHER_HERE, 2, "c1", [0, 1]),
        (e.OTHER_HERE, 2, "c2", []),
        (e.ADJACENT, 0, "c1", [2, 3]),
        (e.ADJACENT, 0, "c2", [0, 1]),
        (e.ADJACENT, 0, "l6", []),
        (e.ONE_HERE_OR_ADJACENT, 0, "c1", [2, 3, 0, 1]),
        (e.ONE_HERE_OR_ADJACENT, 0, "c7", [3, 4]),
        (e.LOWEST_ALIBI, 0, "c1", [2, 1]),
        (e.BUNDLE_CARRIERS, 0, "c1", [2, 1]),
        (e.RATION_3, 0, "c1", [3, 0]),
    ],
)
def test_whom_a_text_means(whom: int, me: int, it: str, expected: list[int]) -> None:
    """R49 R50 OSO-185: in turn order from the Start Player, here Mies."""
    assert list(e.everyone(game(start="mies"), me, SPOT[it], whom)) == expected


def test_whom_an_age_means() -> None:
    """From 17 to 40, both ends counted, whatever they are."""
    title = parlour.title(GAME)
    doc = story(" ".join(PEOPLE), scenario="the_word_must_travel", safety=HIGH, **PEOPLE).position()
    years = sorted(ages(game()))
    for low, high in ((17, 40), (years[0], years[-1]), (years[0] + 1, years[-1] - 1), (years[1], years[1])):
        changed = title.with_figures({"rules.age_from": low, "rules.age_to": high})
        g: Any = table_from_position(changed, doc).game
        assert e.everyone(g, 0, 0, e.AGE_17_40) == [c for c, age in enumerate(ages(g)) if low <= age <= high]


@pytest.mark.parametrize("level", [2, 3, 4, 5, 6])
def test_conditions_with_a_number(level: int) -> None:
    """At most, at least: the number itself counts."""
    g = game(kees={"alibi": 4, "goods": {"ration": 2, "money": 2}}, morale=4)
    age = ages(g)[0]
    assert e.If(e.ALIBI_AT_MOST, level).holds(g, 0, 0) == (level >= 4)
    assert e.If(e.MORALE_AT_MOST, level).holds(g, 0, 0) == (level >= 4)
    assert e.If(e.RESOURCES_AT_LEAST, level).holds(g, 0, 0) == (level <= 4)
    assert e.If(e.AGE_AT_MOST, age + level - 4).holds(g, 0, 0) == (level >= 4)


@pytest.mark.parametrize("kind", KIND_IDS)
def test_conditions_about_what_one_has(kind: str) -> None:
    for held in (0, 1, 2):
        g = game(kees={"goods": {kind: held} if held else {}})
        assert e.If(e.HAS, KIND_IDS.index(kind)).holds(g, 0, 0) == (held > 0)
        assert not e.If(e.HAS, KIND_IDS.index(kind)).holds(g, 4, 0) or kind == "money"


@pytest.mark.parametrize("spot", SPOTS)
def test_conditions_about_a_place(spot: str) -> None:
    """OSO-148: City or Countryside; alone or not; at the Farm."""
    g = game()
    it = SPOT[spot]
    assert e.If(e.IN_CITY, 0).holds(g, 0, it) == spot.startswith("c")
    assert e.If(e.IN_COUNTRY, 0).holds(g, 0, it) == spot.startswith("l")
    there = [c for c, person in enumerate(PEOPLE.values()) if person["at"] == spot]
    for me in range(5):
        assert e.If(e.ALONE, 0).holds(g, me, it) == (set(there) <= {me})
    farm = g.setup.content.location("farm")
    assert e.If(e.AT, farm).holds(g, 0, it) == (spot == "l5")
    for other in SPOTS:
        g.origin, g.dest = it, SPOT[other]
        assert e.If(e.ROAD_TO_COUNTRY, 0).holds(g, 0, 0) == ("l" in spot + other)


def test_a_condition_about_somebodys_tag() -> None:
    g = game()
    for c, character in enumerate(g.setup.characters):
        assert e.If(e.TAG, 0, tag=character.tag).holds(g, c, 0)
        assert not e.If(e.TAG, 0, tag="no such tag").holds(g, c, 0)


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        (e.WHERE_I_STAND, ["c2"]),
        (e.COUNTRY, ["l1", "l2", "l3", "l4", "l5", "l6"]),
        (e.ALL_ADJACENT, ["c2", "c4"]),
        (e.EACH_CHARACTER, ["c2", "c4", "l6", "c1", "c1"]),
        (e.WITH_TOKEN, ["c3", "l1", "l6"]),
        (e.DESTINATION, ["c5"]),
        (e.ORIGIN, ["l2"]),
    ],
)
def test_where_a_text_works(where: int, expected: list[str]) -> None:
    """R50: the targets are fixed when the effect begins; here Mies resolves a text about C1."""
    g = game(start="mies", lying={"c3": 1, "l1": 2, "l6": 1})
    g.dest, g.origin = SPOT["c5"], SPOT["l2"]
    assert [SPOTS[spot] for spot in e.Safety(where, -1).targets(g, 2, SPOT["c1"])] == expected


def test_where_a_tile_lies() -> None:
    """R69: nowhere, if it is not in play."""
    g = game()
    for n, location in enumerate(g.setup.content.locations):
        spot = [s for s in range(13) if g.setup.location[s].id == location.id]
        assert e.Safety(e.TILE + n, -1).targets(g, 0, 0) == spot


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        (e.CHOICE, SPOTS),
        (e.ADJACENT_CHOICE, ["c2", "c4"]),
        (e.TOKEN_LOWEST, ["c3", "l6"]),
        (e.ACTIVE_CHOICE, SPOTS),
    ],
)
def test_where_somebody_chooses(where: int, expected: list[str]) -> None:
    """R49: ties of the lowest Safety are for the resolving player."""
    g = game(lying={"c3": 1, "l1": 2, "l6": 1})
    g.safety[SPOT["c3"]] = g.safety[SPOT["l6"]] = 4
    g.safety[SPOT["c7"]] = 1
    assert [SPOTS[spot] for spot in e.Safety(where, -1).options(g, 2, SPOT["c1"])] == expected
    raid = [SPOTS[spot] for spot in e.RaidLowest().options(g, 0, 0)]
    assert raid == ["c7"]
    g.raiding = 1 << SPOT["c7"]
    assert [SPOTS[spot] for spot in e.RaidLowest().options(g, 0, 0)] == ["c3", "l6"]


def test_active_locations_come_first_and_all_if_there_is_none() -> None:
    g: Any = story("kees paul", scenario="expanding_the_network", active=["c2", "l6"], safety=HIGH).game
    assert [SPOTS[spot] for spot in e.Safety(e.ACTIVE_CHOICE, 1).options(g, 0, 0)] == ["c2", "l6"]
    g.active = 0
    assert [SPOTS[spot] for spot in e.Safety(e.ACTIVE_CHOICE, 1).options(g, 0, 0)] == SPOTS
