"""Every space of the map: connections, numbers, what entering does, what can be delivered (BO-41, BO-47 to BO-54)."""

from __future__ import annotations

import pytest

import parlour
from black_orchestra.stories import (
    NOWHERE,
    Json,
    canaris,
    keys,
    kordt,
    motivation,
    oster,
    play,
    refused,
    stauffenberg,
    story,
    support,
    suspicion,
    where,
)

SPACES = [space for space in parlour.title("black-orchestra").catalogue()["spaces"] if space["id"] != "prison"]
IDS = [space["id"] for space in SPACES]
LEVELS = ["low", "medium", "high", "extreme"]
MOTIVATION = ["timid", "skeptical", "motivated", "committed", "reckless"]


def neighbours(name: str) -> list[str]:
    edges = parlour.title("black-orchestra").catalogue()["edges"]
    return [edge["b"] if edge["a"] == name else edge["a"] for edge in edges if name in (edge["a"], edge["b"])]


def is_open_in(name: str, stage: int) -> bool:
    space = next(space for space in SPACES if space["id"] == name)
    return bool(space["stage"] <= stage and not (stage == 7 and space["closes_in_stage7"]))


@pytest.mark.rule("BO-47", "BO-52", "R57")
@pytest.mark.parametrize("space", SPACES, ids=IDS)
def test_entering(space: Json) -> None:
    start = neighbours(space["id"])[0]
    t = story(kordt(start, suspicion="high", motivation="skeptical"), oster(), stage=6, support=4, leaders=NOWHERE)
    play(t, f"move:{space['id']}")
    entry = space["entry"]
    assert where(t, "kordt") == space["id"]
    assert suspicion(t, "kordt") == LEVELS[min(max(2 + entry["suspicion"], 0), 3)]
    assert motivation(t, "kordt") == MOTIVATION[1 + entry["motivation"]]
    assert support(t) == 4 + entry["support"]


@pytest.mark.rule("BO-48", "R108")
@pytest.mark.parametrize("space", SPACES, ids=IDS)
def test_open_from_its_stage_until_it_closes(space: Json) -> None:
    for stage in range(1, 8):
        start = next((one for one in neighbours(space["id"]) if is_open_in(one, stage)), None)
        if start is None:
            assert not is_open_in(space["id"], stage)
            continue
        t = story(kordt(start), oster(), stage=stage, leaders=NOWHERE)
        assert t.decision is not None
        is_open = any(option.key == f"move:{space['id']}" for option in t.decision.options)
        assert is_open == is_open_in(space["id"], stage)


DELIVERIES = [space for space in SPACES if space["delivery"] is not None]


@pytest.mark.rule("BO-41", "BO-42", "R44")
@pytest.mark.parametrize("space", DELIVERIES, ids=[space["id"] for space in DELIVERIES])
def test_delivery(space: Json) -> None:
    name = space["id"]
    delivery = space["delivery"]
    asked = delivery["items"][0]
    item = "map" if asked == "any" else asked
    requires = delivery["requires"]
    people = {"abwehr": canaris, "civilian": kordt, "wehrmacht": stauffenberg}
    person = people[requires.get("affiliation", "civilian")]
    right: Json = {"stage": 5, "leaders": dict(NOWHERE)}
    wrong: Json | None = None
    if "hitler_here" in requires:
        right["leaders"] = {**NOWHERE, "hitler": name}
        wrong = {"stage": 5, "leaders": {**NOWHERE, "hess": name}}
    elif "deputy_here" in requires:
        right["leaders"] = {**NOWHERE, "goering": name}
        wrong = {"stage": 5, "leaders": {**NOWHERE, "hitler": name}}
    elif "stage_is" in requires:
        right["stage"] = requires["stage_is"]
        wrong = {"stage": 3, "leaders": dict(NOWHERE)}
    t = story(person(name, suspicion="extreme", items=item), oster(suspicion="high"), **right)
    play(t, f"deliver:{item}")
    if delivery["split"]:
        mine = f"relieve:{person()['id']}"
        play(t, mine, mine, "relieve:oster")
        assert suspicion(t, "oster") == "medium"
    assert suspicion(t, person()["id"]) == "medium"
    if wrong is not None:
        t = story(person(name, suspicion="extreme", items=item), oster(), **wrong)
        assert refused(t, f"deliver:{item}") == "R44"
    if "affiliation" in requires:
        other = people[{"abwehr": "civilian", "civilian": "wehrmacht", "wehrmacht": "abwehr"}[requires["affiliation"]]]
        t = story(other(name, items=item), oster(), **right)
        assert refused(t, f"deliver:{item}") == "R44"
    if asked != "any":
        t = story(person(name, items="map" if asked != "map" else "keys"), oster(), **right)
        assert refused(t, f"deliver:{'map' if asked != 'map' else 'keys'}") == "BO-41"
    t = story(person(name, items=item), oster(), tiles={name: "badge!" if item != "badge" else "map!"}, **right)
    assert refused(t, f"deliver:{item}") == "BO-41"


@pytest.mark.rule("R35", "R81", "BO-41")
@pytest.mark.parametrize("space", DELIVERIES, ids=[space["id"] for space in DELIVERIES])
def test_a_pistol_is_delivered_where_weapons_are(space: Json) -> None:
    """And where any item will do; only by somebody who has one."""
    name, requires = space["id"], space["delivery"]["requires"]
    person = {"abwehr": canaris, "civilian": kordt, "wehrmacht": stauffenberg}[requires.get("affiliation", "civilian")]
    here = {"hitler": name} if "hitler_here" in requires else {"hess": name} if "deputy_here" in requires else {}
    right: Json = {"stage": requires.get("stage_is", 5), "leaders": {**NOWHERE, **here}}
    wanted = space["delivery"]["items"][0] in {"any", "weapons"}
    armed = story(person(name, cards="concealed_pistol"), oster(), **right)
    assert keys(armed, "deliver:") == ["deliver:concealed_pistol"] * wanted
    laden = story(person(name, items="weapons badge"), oster(), **right)
    assert "deliver:concealed_pistol" not in keys(laden, "deliver:")


def test_the_map_is_whole() -> None:
    assert len(SPACES) == 30
    assert len(DELIVERIES) == 24
    assert sum(space["item_slot"] for space in SPACES) == 24
