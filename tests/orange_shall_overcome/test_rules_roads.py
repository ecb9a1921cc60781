"""The board and what becomes of occupiers on its roads, for every road and many fillings (OSO-149 to OSO-153, R8 to R10, R22)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from orange_shall_overcome.stories import GAME, HIGH, SPOTS, at, keys, next_comes, play, road, story
from parlour import Table
from parlour.games.orange_shall_overcome.board import BOARD, area_of, is_city

PRINTED = parlour.title(GAME).catalogue()
ROADS = {entry["id"]: entry for entry in PRINTED["roads"]}
LETTERS = list(ROADS)
Roads = dict[str, list[str]]


def at_spot(spot: str) -> list[str]:
    """Return the roads that meet at a location."""
    return [letter for letter, entry in ROADS.items() if spot in entry["ends"]]


def filled(n: int, tokens: int | None = None) -> Roads:
    """Return occupiers on roads by lot, or so many of them."""
    dice = Random(n)
    if tokens is not None:
        places = dice.sample(2 * LETTERS, tokens)
        return {
            letter: [dice.choice(["policeman", "soldier"]) for _ in range(places.count(letter))] for letter in sorted(set(places))
        }
    kinds: list[list[str]] = [
        [],
        [],
        ["policeman"],
        ["soldier"],
        ["policeman", "soldier"],
        ["soldier", "policeman"],
        ["soldier"] * 2,
    ]
    chosen = {letter: dice.choice(kinds) for letter in LETTERS}
    while sum(map(len, chosen.values())) > 20:
        chosen[dice.choice(LETTERS)] = []
    return {letter: standing for letter, standing in chosen.items() if standing}


FILLINGS = [filled(0), filled(1), filled(6, 19), filled(7, 20), {}, {"t": ["policeman", "policeman"]}]


def stands(t: Table) -> Roads:
    return {letter: sorted(road(t, letter)) for letter in LETTERS if road(t, letter)}


def changed(roads: Roads, letter: str, old: str, new: str) -> Roads:
    """Return the roads after one token has become another; nothing at all stands for none."""
    standing = list(roads.get(letter, []))
    if old:
        standing.remove(old)
    if new:
        standing.append(new)
    after = {**roads, letter: standing}
    return {name: sorted(kinds) for name, kinds in after.items() if kinds}


def intensified(roads: Roads, letter: str) -> Roads:
    """OSO-150 R9 R10: a policeman becomes a soldier; a Safe Road gets a policeman if one of the 20 tokens is left."""
    standing = roads.get(letter, [])
    if "policeman" in standing:
        return changed(roads, letter, "policeman", "soldier")
    if not standing and sum(map(len, roads.values())) < 20:
        return changed(roads, letter, "", "policeman")
    return changed(roads, letter, "", "")


def something_happens(roads: Roads, letter: str) -> bool:
    return intensified(roads, letter) != changed(roads, letter, "", "")


def after_step(roads: Roads, step: str, spot: str = "c1", **given: Any) -> Table:
    """Return a table at which a card's step comes next, about a location."""
    return next_comes(story("paul kees", paul={"at": spot}, roads=roads, safety=HIGH, **given), [step, 0, SPOTS.index(spot)])


@pytest.mark.parametrize("roads", FILLINGS)
def test_a_road_at_my_location_is_intensified(roads: Roads) -> None:
    """OSO-150 R9 R10: the player picks among the roads that meet there those on which something happens."""
    for spot in SPOTS:
        open_roads = [letter for letter in at_spot(spot) if something_happens(roads, letter)]
        t = after_step(roads, "o1_01.0", spot)
        if len(open_roads) > 1:
            assert keys(t) == [f"intensify:{letter}" for letter in open_roads]
            play(t, f"intensify:{open_roads[-1]}")
        assert stands(t) == (intensified(roads, open_roads[-1]) if open_roads else changed(roads, "a", "", ""))


@pytest.mark.parametrize("roads", FILLINGS)
def test_the_first_road_of_its_kind_is_intensified(roads: Roads) -> None:
    """OSO-150 OSO-153 R11: by letter at a location, in an area, among the lines that still run; nothing if there is none."""
    for spot in SPOTS[len(roads) % 3 :: 3]:
        for step, wanted in (
            ("r08", [letter for letter in at_spot(spot) if something_happens(roads, letter)]),
            ("r15", [letter for letter in at_spot(spot) if not roads.get(letter)]),
        ):
            expected = intensified(roads, wanted[0]) if wanted else changed(roads, "a", "", "")
            assert stands(after_step(roads, step, spot)) == expected
    for area in PRINTED["areas"]:
        for step, first in (
            (f"p_{area['id']}_1", next((letter for letter in area["roads"] if not roads.get(letter)), "")),
            (f"p_{area['id']}_4", next((letter for letter in area["roads"] if "policeman" in roads.get(letter, [])), "")),
        ):
            assert stands(after_step(roads, step)) == (intensified(roads, first) if first else changed(roads, "a", "", ""))
    for halted in ([], ["d", "f"], list("dfhklp"), list("dfhklps")[1:]):
        running = [letter for letter in "dfhklps" if letter not in halted and something_happens(roads, letter)]
        t = after_step(roads, "os4_3", scenario="the_trains_stand_still", halted=halted)
        assert stands(t) == (intensified(roads, running[0]) if running else changed(roads, "a", "", ""))


NAMED = {"c": "p_red_3", "d": "o2_08.0", "g": "p_yellow_3", "h": "o2_08.1", "i": "p_blue_3", "j": "o1_11.0", "l": "os5_5.1"}
NAMED |= {"n": "p_green_3", "o": "ox_4.2", "p": "o1_11.1", "q": "p_brown_3", "t": "os5_5.2"}


@pytest.mark.parametrize("letter", NAMED)
def test_a_road_that_is_named_is_intensified(letter: str) -> None:
    """OSO-150: whatever stands on it."""
    for standing in ([], ["policeman"], ["soldier"], ["policeman", "soldier"], ["soldier", "policeman"], ["policeman"] * 2):
        roads = {letter: standing} if standing else {}
        assert stands(after_step(roads, NAMED[letter])) == intensified(roads, letter)


@pytest.mark.parametrize("roads", FILLINGS)
def test_any_road_is_downgraded(roads: Roads) -> None:
    """OSO-151: a soldier becomes a policeman, a policeman leaves the board; with both there the player picks."""
    ways = [(letter, kind) for letter in LETTERS for kind in ("policeman", "soldier") if kind in roads.get(letter, [])]
    t = after_step(roads, "hp10")
    if len(ways) < 2:
        ways = []
    assert [key for key in keys(t) if key.startswith("downgrade")] == [f"downgrade:{letter}:{kind}" for letter, kind in ways]
    for letter, kind in ways:
        copy = t.clone()
        copy.choose(f"downgrade:{letter}:{kind}")
        assert stands(copy) == changed(roads, letter, kind, "policeman" if kind == "soldier" else "")


def moves(roads: Roads, letters: list[str]) -> list[tuple[str, str]]:
    """R22: a policeman on one of these roads goes to a road that shares a location with its own and is not full."""
    found = []
    for old in letters:
        for new in LETTERS:
            near = new != old and set(ROADS[new]["ends"]) & set(ROADS[old]["ends"])
            if near and "policeman" in roads.get(old, []) and len(roads.get(new, [])) < 2:
                found.append((old, new))
    return found


@pytest.mark.parametrize("roads", FILLINGS)
def test_a_policeman_is_shifted(roads: Roads) -> None:
    """R22: from any road, or from one at the location."""
    near = [("kees_3.0", spot, at_spot(spot)) for spot in SPOTS[len(roads) % 4 :: 4]]
    for step, spot, letters in (("hp16", "c1", LETTERS), *near):
        ways = moves(roads, letters)
        t = after_step(roads, step, spot)
        if len(ways) > 1:
            assert [key for key in keys(t) if key.startswith("shift")] == [f"shift:{old}:{new}" for old, new in ways]
            for old, new in ways[:: max(1, len(ways) // 4)]:
                copy = t.clone()
                copy.choose(f"shift:{old}:{new}")
                assert stands(copy) == changed(changed(roads, old, "policeman", ""), new, "", "policeman")


def test_the_20_tokens_of_the_box_are_counted() -> None:
    """R10: with all on the roads nothing can be placed; one that is taken off can be placed again."""
    roads = {letter: ["soldier", "soldier"] for letter in "abcdefghi"} | {"k": ["policeman", "soldier"]}
    t = after_step(roads, "o1_11.0")
    assert road(t, "j") == []
    t = next_comes(t, ["hp10", 0, 0], ["o1_11.0", 0, 0])
    play(t, "downgrade:k:policeman")
    assert (road(t, "j"), road(t, "k")) == (["policeman"], ["soldier"])
    t = next_comes(t, ["p_blue_3", 0, 0], ["o2_08.0", 0, 0], ["os5_5.2", 0, 0])
    assert (road(t, "i"), road(t, "d"), road(t, "t")) == (["soldier"] * 2, ["soldier"] * 2, [])
    assert sum(len(road(t, letter)) for letter in LETTERS) == 20


def test_a_token_in_either_place_of_a_road_is_taken() -> None:
    """R8 OSO-151: which of the two tokens lies first makes no difference."""
    for standing in (["policeman", "soldier"], ["soldier", "policeman"]):
        t = after_step({"m": standing}, "hp10")
        play(t, "downgrade:m:policeman")
        assert road(t, "m") == ["soldier"]
        t = after_step({"m": standing}, "hp10")
        play(t, "downgrade:m:soldier")
        assert road(t, "m") == ["policeman", "policeman"]
        t = after_step({"m": standing}, "hp16")
        play(t, "shift:m:n")
        assert (road(t, "m"), road(t, "n")) == (["soldier"], ["policeman"])


@pytest.mark.parametrize("spot", SPOTS)
def test_every_road_leads_to_its_other_end(spot: str) -> None:
    """OSO-93 OSO-148: first or second road of a Move, in both directions; then the Move can end."""
    for letter in at_spot(spot):
        far = next(end for end in ROADS[letter]["ends"] if end != spot)
        t = story("kees paul", kees={"at": spot}, roads={}, safety=HIGH)
        play(t, "morale:kees", "act:move")
        assert keys(t, 0) == [f"move:{name}" for name in at_spot(spot)]
        play(t, f"move:{letter}")
        assert at(t, "kees") == far
        assert [key for key in keys(t, 0) if key.startswith("move")] == [*(f"move:{name}" for name in at_spot(far)), "move:stop"]
        play(t, f"move:{letter}")
        assert at(t, "kees") == spot
        assert "card:kees_1" in keys(t)


def test_how_far_locations_are_apart() -> None:
    """OSO-148: the fewest roads between them; City or Countryside; four roads to an area (OSO-153)."""
    for n, spot in enumerate(SPOTS):
        reached = {spot: 0}
        edge = [spot]
        while edge:
            here = edge.pop(0)
            for letter in at_spot(here):
                far = next(end for end in ROADS[letter]["ends"] if end != here)
                if far not in reached:
                    reached[far] = reached[here] + 1
                    edge.append(far)
        assert list(BOARD.distance[n]) == [reached[other] for other in SPOTS]
        near = [m for m, other in enumerate(SPOTS) if reached[other] == 1]
        assert (list(BOARD.next_to[n]), BOARD.near[n]) == (near, sum(1 << m for m in near))
        assert BOARD.meeting[n] == sum(1 << LETTERS.index(letter) for letter in at_spot(spot))
        assert is_city(n) == spot.startswith("c")
    assert [PRINTED["areas"][area_of(n)]["id"] for n in range(20)] == [entry["area"] for entry in ROADS.values()]
