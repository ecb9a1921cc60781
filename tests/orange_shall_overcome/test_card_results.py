"""Every card whose result can be told in a line: the table says what the fact file's effects come to, the game must agree."""

from __future__ import annotations

import pytest

import parlour
from orange_shall_overcome.stories import HIGH, RESOURCES, SCENARIOS, Json, keys, next_comes, play, state, story, summary
from orange_shall_overcome.tables import (
    character_results,
    control_results,
    helper_results,
    location_results,
    occupier_results,
    raid_results,
)
from parlour import Table

CONTROL = control_results.RESULTS
OCCUPIER = occupier_results.RESULTS
RAID = raid_results.RESULTS
HELPER = helper_results.RESULTS
LOCATION = location_results.RESULTS
CHARACTER = character_results.RESULTS

ONE_OF_EACH = dict.fromkeys(RESOURCES, 1)
RICH: Json = {"paul": {"at": "c1", "alibi": 7, "goods": ONE_OF_EACH}, "kees": {"at": "c2", "alibi": 6, "goods": {}}}
POOR: Json = {"kees": {"at": "l1", "alibi": 4, "goods": {}}, "anton": {"at": "l3", "alibi": 8, "goods": {"ration": 3, "money": 1}}}
ROADS = {"a": ["policeman"], "l": ["soldier"], "q": ["policeman"]}


def first_options(t: Table, until: tuple[str, ...]) -> None:
    """Take the first option, keeping every roll, until one of these keys is open."""
    for _ in range(30):
        if t.decision is None or any(key.startswith(until) for key in keys(t)):
            return
        open_keys = keys(t)
        t.choose("roll:keep" if "roll:keep" in open_keys else open_keys[0])
    pytest.fail("the story does not end")


@pytest.mark.parametrize(("card", "answer", "side"), CONTROL)
@pytest.mark.parametrize("situation", [0, 1])
def test_control_cards(card: str, answer: int, side: str, situation: int) -> None:
    """OSO-96 to OSO-100, R53: the side of the occupier met and the answer given decide what happens. OSO-98 OSO-99 OSO-97."""
    people, road, start, end = (RICH, "a", "c1", "c2") if situation == 0 else (POOR, "k", "l1", "c3")
    me = next(iter(people))
    # Kees has used his way past a policeman already.
    people = {**people, "kees": {**people["kees"], "used": 2}}
    t = story(" ".join(people), **people, roads={road: [side]}, control=card, morale=6, safety=HIGH, hunger=5)
    play(t, f"morale:{me}", "act:move")
    before = state(t)
    play(t, f"move:{road}", f"answer:{answer}")
    first_options(t, ("move:", "card:"))
    expected = CONTROL[card, answer, side][situation]
    changes, _, moved = expected.partition(" | ")
    assert summary(before, state(t)) == changes
    assert state(t)["characters"][me]["at"] == (start if moved == "back" else end)
    assert ("move:stop" in keys(t)) == (moved == "")


@pytest.mark.parametrize("card", OCCUPIER)
@pytest.mark.parametrize("situation", [0, 1])
def test_occupier_cards(card: str, situation: int) -> None:
    """OSO-79, OSO-129, OSO-131: after the last Character card the Occupier card is carried out, dice included."""
    scenario, cards, *expected = OCCUPIER[card]
    people = RICH if situation == 0 else POOR
    me, other = people
    parts: Json = {me: {**people[me], "hand": [f"{me}_1"], "occupier": card}, other: people[other]}
    t = story(
        " ".join(people),
        **parts,
        scenario=scenario,
        roads=ROADS,
        safety=HIGH,
        morale=6,
        dice=[3, 4, 5, 6],
        setup={"reserve_cards": cards == "reserve"},
        **({"hunger": 5} if scenario == "hunger_winter" else {}),
    )
    before = state(t)
    play(t, f"discard:{me}_1")
    first_options(t, (f"card:{other}",))
    assert summary(before, state(t)) == expected[situation]
    assert state(t)["discards"]["occupier"] == [card]


@pytest.mark.parametrize("card", RAID)
@pytest.mark.parametrize("situation", [0, 1])
def test_raid_cards(card: str, situation: int) -> None:
    """OSO-55 to OSO-58, OSO-210: part 1 at the raided location, then the Safety is what it was at the start (OSO-57, R88)."""
    people = RICH if situation == 0 else POOR
    me = next(iter(people))
    spot = people[me]["at"]
    number = SPOT_NUMBERS[spot]
    t = story(" ".join(people), **people, roads=ROADS, safety=HIGH, morale=6, hunger=5, raid=card)
    before = state(t)
    t = next_comes(t, ["Strike", 0, number])
    first_options(t, ("card:",))
    search, *expected = RAID[card]
    assert summary(before, state(t)) == expected[situation]
    assert state(t)["discards"]["raid"][-1] == card
    assert (
        next(c for c in parlour.title("orange-shall-overcome").catalogue()["cards"] if c["id"] == card)["search_number"] == search
    )


SPOT_NUMBERS = {spot: n for n, spot in enumerate(HIGH)}


@pytest.mark.parametrize("card", HELPER)
def test_helper_cards(card: str) -> None:
    """OSO-155, OSO-124, R16, R72: the top card of a Helper deck is resolved at once and discarded."""
    t = story("paul kees", **RICH, roads=ROADS, safety=dict.fromkeys(HIGH, 4), morale=6, hunger=5, helper_1=card)
    before = state(t)
    t = next_comes(t, ["TakeHelper", 0, 0])
    play(t, "helper:1")
    first_options(t, ("card:",))
    assert summary(before, state(t)) == HELPER[card]
    assert card in state(t)["discards"]["helper"]


@pytest.mark.parametrize("tile", LOCATION)
def test_location_actions(tile: str) -> None:
    """OSO-109 OSO-110 to OSO-126, R48: what is asked for is paid first, then the action does what the tile says.

    OSO-111 OSO-112 OSO-113 OSO-114 OSO-116 OSO-117 OSO-118 OSO-119 OSO-120 OSO-121 OSO-122 OSO-123 OSO-124 OSO-125 OSO-126
    """
    scenario, spot, expected = LOCATION[tile]
    price = {"church": "network", "forger": "sabotage", "hairdresser": "ration"}
    costs: dict[str, dict[str, int]] = {
        "farm": {"ration": 1, "network": 1},
        "informant_house": {"information": 1, "sabotage": 1},
        "police_station": {"money": 1},
        "train_station": {"money": 1},
        "university": {"information": 1},
        "printing_house": {"money": 1},
        "windmill": {"information": 1},
    }
    cost = costs.get(tile, {price[tile]: 1} if tile in price else {})
    paul = {"at": spot, "alibi": 5, "goods": cost}
    t = story(
        "paul kees",
        scenario=scenario,
        paul=paul,
        kees=RICH["kees"],
        roads=ROADS,
        safety=dict.fromkeys(HIGH, 4),
        morale=6,
        helper_1="hp01",
        helper_2="hp02",
    )
    before = state(t)
    play(t, "morale:paul", f"act:{tile}")
    if tile == "university":
        play(t, "helper:1")
        assert state(t)["characters"]["paul"]["goods"] == {"ticket": 1}
        assert state(t)["safety"][spot] == 3
        return
    first_options(t, ("card:",))
    assert summary(before, state(t)) == expected
    if cost:
        bare = story("paul kees", scenario=scenario, paul={"at": spot, "goods": {}})
        play(bare, "morale:paul")
        assert f"act:{tile}" not in keys(bare)
        assert bare.why_not(f"act:{tile}", 0).rule == "R47"


@pytest.mark.parametrize("card", CHARACTER)
def test_character_cards(card: str) -> None:
    """OSO-82, OSO-83, OSO-128, OSO-213, R27: a bonus comes with an action, a special action instead of one."""
    mode, expected = CHARACTER[card]
    me = card.split("_", maxsplit=1)[0]
    other = "kees" if me == "paul" else "paul"
    t = story(
        f"{me} {other}",
        **{me: {"at": "l1", "alibi": 5, "goods": {"money": 1}}, other: {"at": "l1", "alibi": 7, "goods": {}}},
        safety=dict.fromkeys(HIGH, 4),
        roads={"k": ["policeman"]},
        morale=5,
    )
    before = state(t)
    if mode == "or":
        play(t, f"special:{card}")
    else:
        play(t, f"card:{card}", "act:bonus")
    first_options(t, ("card:", "act:"))
    assert summary(before, state(t)) == expected
    assert card not in state(t)["characters"][me]["hand"]


def test_every_scenario_is_in_the_tables() -> None:
    assert {scenario for scenario, *_ in OCCUPIER.values()} | {"arbeitseinsatz"} <= set(SCENARIOS) | {"hunger_winter"}
