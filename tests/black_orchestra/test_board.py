"""The map as rules read it: what is next to what, how far, what is open in which stage, where one goes when a space closes."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from black_orchestra.stories import NOWHERE, beck, bonhoeffer, canaris, goerdeler, kordt, olbricht, oster, story, tresckow
from parlour.games.black_orchestra.names import ABWEHR, CIVILIAN, WEHRMACHT
from parlour.games.black_orchestra.words.who import EVERYBODY, HERE, NEAREST_TO_HITLER, OTHERS, PRISONERS, VISITED, Who

PRINTED = parlour.title("black-orchestra").catalogue()
SPACES = [space["id"] for space in PRINTED["spaces"] if space["id"] != "prison"]
SPACE = {space["id"]: space for space in PRINTED["spaces"]}
FAR = 99

NEXT_TO: dict[str, set[str]] = {name: set() for name in SPACES}
for edge in PRINTED["edges"]:
    NEXT_TO[edge["a"]].add(edge["b"])
    NEXT_TO[edge["b"]].add(edge["a"])
for one in SPACES:
    # R7: every space of Berlin is next to every other.
    NEXT_TO[one] |= {other for other in SPACES if SPACE[one]["berlin"] and SPACE[other]["berlin"] and one != other}


def reached(start: str, among: set[str]) -> dict[str, int]:
    """Return how many connections lead to each space, through these spaces only."""
    found = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for other in sorted(NEXT_TO[here] & among):
            if other not in found:
                found[other] = found[here] + 1
                edge.append(other)
    return found


def open_in(stage: int) -> set[str]:
    """R108: spaces numbered up to the stage; in stage 7 some are closed again."""
    return {name for name in SPACES if SPACE[name]["stage"] <= stage and not (stage == 7 and SPACE[name]["closes_in_stage7"])}


def board() -> Any:
    return story(beck(), kordt()).game.setup.board  # type: ignore[attr-defined]


def names(area: int) -> set[str]:
    return {name for n, name in enumerate(SPACES) if area >> n & 1}


@pytest.mark.rule("R7", "BO-47", "R108")
@pytest.mark.parametrize("start", SPACES)
def test_how_far_spaces_are_apart(start: str) -> None:
    b = board()
    n = SPACES.index(start)
    assert names(b.near[n]) == NEXT_TO[start]
    far = reached(start, set(SPACES))
    assert list(b.distance[n]) == [far[name] for name in SPACES]
    for stage in range(1, 8):
        ways = reached(start, open_in(stage))
        assert list(b.ways[stage][n]) == [ways.get(name, FAR) for name in SPACES]
        assert names(b.within(n, 2, stage)) == {name for name, steps in ways.items() if 0 < steps <= 2}
    nearest = min(far[name] for name in open_in(7))
    assert [SPACES[m] for m in b.refuge[n]] == [name for name in SPACES if name in open_in(7) and far[name] == nearest]


@pytest.mark.rule("R108", "BO-96")
def test_what_is_open_and_where_prison_is() -> None:
    b = board()
    for stage in range(1, 8):
        assert names(b.open[stage]) == open_in(stage)
    assert names(b.berlin) == {name for name in SPACES if SPACE[name]["berlin"]}
    assert names(b.fortified) == {name for name in SPACES if SPACE[name]["fortified"]}
    assert names(b.closes) == {name for name in SPACES if SPACE[name]["closes_in_stage7"]}
    assert (b.near[30], set(b.ways[3][30]), b.number["prison"]) == (0, {FAR}, 30)
    g: Any = story(beck("prison"), kordt("munich"), canaris("munich")).game
    assert [g.distance(g.where[0], g.where[1]), g.distance(g.where[1], g.where[0]), g.distance(-1, 3), g.distance(3, -1)] == [
        FAR
    ] * 4
    assert g.distance(g.where[1], g.where[2]) == 0


# Whom a text is about.


def meant(group: Who, *people: Any, me: int = 0, **given: Any) -> list[int]:
    t = story(*people, **given)
    return list(group.seats(t.game, me))  # type: ignore[arg-type]


@pytest.mark.rule("BO-98", "R72", "R9")
@pytest.mark.parametrize(
    ("group", "turn", "me", "expected"),
    [
        (EVERYBODY, 0, 0, [0, 2, 3, 4]),
        (EVERYBODY, 3, 0, [3, 4, 0, 2]),
        (OTHERS, 0, 0, [2, 3, 4]),
        (OTHERS, 0, 3, [4, 0, 2]),
        (HERE, 0, 2, [2, 4, 0]),
        (HERE, 0, 3, [3]),
        (HERE, 0, 1, []),
        (PRISONERS, 0, 0, [1]),
    ],
)
def test_groups_come_in_turn_order_and_leave_prisoners_out(group: Who, turn: int, me: int, expected: list[int]) -> None:
    people = (beck("munich"), kordt("prison"), oster("munich"), canaris("posen"), goerdeler("munich"))
    assert meant(group, *people, me=me, turn={"player": turn}) == expected


@pytest.mark.rule("R9", "R87")
def test_the_nearest_to_hitler_and_those_in_the_space_visited() -> None:
    people = (beck("munich"), kordt("prison"), oster("posen"), canaris("nuremberg"))
    for place in ("munich", "nuremberg", "posen", "hannover", "zurich", "prague"):
        far = [reached(place, set(SPACES)).get(person["space"], FAR) for person in people]
        nearest = [seat for seat in range(4) if far[seat] == min(far) and seat != 1]
        assert meant(NEAREST_TO_HITLER, *people, leaders={**NOWHERE, "hitler": place}) == nearest
    assert meant(NEAREST_TO_HITLER, *people, leaders=NOWHERE) == []
    g: Any = story(*people).game
    g.visited = SPACES.index("posen")
    assert list(VISITED.seats(g, 0)) == [2]
    g.visited = -1
    assert list(VISITED.seats(g, 0)) == []


@pytest.mark.rule("BO-117", "BO-98", "R35")
@pytest.mark.parametrize(
    ("narrowed", "expected"),
    [
        ({}, [0, 1, 2, 3, 4]),
        ({"affiliation": ABWEHR}, [0, 1]),
        ({"affiliation": CIVILIAN}, [2]),
        ({"affiliation": WEHRMACHT}, [3, 4]),
        ({"berlin": True}, [0, 3]),
        ({"space": 0}, [0]),
        ({"space": SPACES.index("munich")}, [1, 2]),
        ({"suspicion_max": 0}, [0]),
        ({"suspicion_max": 2}, [0, 1, 2]),
        ({"suspicion_min": 1}, [1, 2, 3, 4]),
        ({"suspicion_min": 3}, [3, 4]),
        ({"suspicion_min": 1, "suspicion_max": 2}, [1, 2]),
        ({"motivation_max": 0}, [0]),
        ({"motivation_max": 3}, [0, 1, 2, 3]),
        ({"motivation_min": 1}, [1, 2, 3, 4]),
        ({"motivation_min": 4}, [4]),
        ({"cards": 1}, [0, 1, 2]),
        ({"cards": 2}, [1, 2]),
        ({"cards": 3}, [2]),
        ({"items": 1}, [2, 3, 4]),
        ({"items": 2}, [2, 4]),
        ({"plots": 1}, [0, 1]),
        ({"plots": 2}, [1]),
        ({"illegal": 1}, [2]),
        ({"illegal": 2}, [2]),
        ({"illegal": 3}, []),
        ({"affiliation": ABWEHR, "berlin": True, "plots": 1}, [0]),
    ],
)
def test_a_group_is_narrowed_by_what_its_members_are_and_have(narrowed: dict[str, Any], expected: list[int]) -> None:
    people = (
        bonhoeffer(SPACES[0], suspicion="low", cards="lone_gunman"),
        oster("munich", motivation="skeptical", suspicion="medium", cards="sniper coup"),
        kordt("munich", motivation="motivated", suspicion="high", cards="concealed_pistol forged_documents safe", items="map"),
        olbricht("chancellery", motivation="committed", suspicion="extreme", items="map"),
        tresckow("posen", motivation="reckless", suspicion="extreme", items="map keys"),
    )
    assert meant(Who(**narrowed), *people) == expected
