"""Raids and the night: searches, the Danger phase, patrols (OSO-52 to OSO-61, OSO-132 to OSO-145, OSO-210)."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from orange_shall_overcome.stories import (
    GAME,
    HIGH,
    SPOTS,
    Json,
    alibi,
    asked,
    at,
    events,
    goods,
    keys,
    next_comes,
    play,
    road,
    safety,
    state,
    story,
    told,
)
from parlour import Table

PATROLS = [card for card in parlour.title(GAME).catalogue()["cards"] if card["deck"] == "patrolling"]
ROADS = {entry["id"]: entry for entry in parlour.title(GAME).catalogue()["roads"]}
SPOT = {spot: n for n, spot in enumerate(SPOTS)}


def raid(t: Table, spot: str) -> Table:
    return next_comes(t, ["Strike", 0, SPOT[spot]])


def test_a_raid_interrupts_and_resets() -> None:
    """OSO-53 OSO-55 OSO-56 OSO-57 OSO-58 R14 R48: at 0, before anything else, also where nobody is."""
    t = story(
        "kees paul",
        kees={"at": "c7", "goods": {"information": 1}},
        safety={**HIGH, "c7": 1},
        raid="r01",
        helper_1="hp01",
        helper_2="hp02",
    )
    play(t, "morale:kees", "act:university")
    assert alibi(t, "kees") == 7, "the raid comes before the Helper card"
    assert safety(t, "c7") == 5
    play(t, "helper:1")
    assert goods(t, "kees") == {"ticket": 1}
    empty = story(
        "kees paul", kees={"at": "c1", "hand": ["kees_1"], "occupier": "o1_02"}, safety={**HIGH, "l3": 1}, dice=[3], raid="r01"
    )
    play(empty, "discard:kees_1")
    assert safety(empty, "l3") == 4
    assert alibi(empty, "kees") == 8


def test_a_raid_that_drives_somebody_away() -> None:
    """R48 R74: the action is completed as if the character still stood there; what it carries comes along."""
    t = story(
        "kees paul",
        kees={"at": "c7", "goods": {"information": 1, "money": 1}},
        safety={**HIGH, "c7": 1},
        raid="r16",
        helper_1="hp17",
    )
    play(t, "morale:kees", "act:university", "step:kees:g")
    assert at(t, "kees") == "c5"
    play(t, "helper:1")
    assert safety(t, "c7") == 8, "Truus looks after the University, where the action began"
    assert goods(t, "kees") == {"money": 1}


def test_raids_chain() -> None:
    """R14: a raid that lowers other places to 0 is interrupted; the place being raided cannot change."""
    t = story(
        "kees paul",
        kees={"at": "c1", "hand": ["kees_1"], "occupier": "o1_10"},
        paul={"at": "l6"},
        safety={**HIGH, "c1": 2, "c2": 1},
        raid="r12 r01",
    )
    play(t, "discard:kees_1")
    told_order = [event for event in events(t) if event.startswith("raid")]
    assert told_order == ["raid_began", "raid_began", "raid_ended", "raid_ended"]
    assert (safety(t, "c1"), safety(t, "c2"), safety(t, "c4")) == (6, 6, 7)
    assert state(t)["discards"]["raid"][-2:] == ["r01", "r12"]
    t = next_comes(story("kees paul", raiding=["c1"], safety=HIGH), ["LowerSafety3", 0, 0], ["Strike", 0, 0])
    assert safety(t, "c1") == 8


def test_the_search_for_tokens() -> None:
    """OSO-59 OSO-60 OSO-61 OSO-210 R15 R73 R60: both dice for each token; higher than the number finds it."""
    for dice, kept in (([4, 4], True), ([4, 5], False)):
        t = story(
            "anton paul",
            anton={"at": "c1", "alibi": 5},
            newspapers={"at": ["c1"], "left": 3},
            safety=HIGH,
            raid="r07",
            dice=dice,
            morale=6,
        )
        t = raid(t, "c1")
        assert (state(t)["newspapers"]["at"] == ["c1"]) == kept
        assert alibi(t, "anton") == (5 if kept else 4)
        assert state(t)["morale"] == 5
        assert safety(t, "c1") == 6


def test_several_tokens_are_searched_in_any_order() -> None:
    """R15 R6: the roller chooses; anybody at the raided location may spend Information."""
    t = story(
        "kees paul",
        scenario="arbeitseinsatz",
        kees={"at": "l6", "goods": {}},
        paul={"at": "c5", "goods": {"information": 1}},
        people={"h1": "c5", "h4": "c5"},
        safety=HIGH,
        raid="r05",
        dice=[6, 5, 1, 1, 1],
        morale=9,
        picks=["h5"],
    )
    t = raid(t, "c5")
    assert set(keys(t)) == {"search:h1", "search:h4"}
    play(t, "search:h4")
    assert set(asked(t).seats) == {0, 1}
    t.choose("roll:again:paul:1", seat=1)
    assert state(t)["people"]["h4"] == "c5", "1 and 5 are not more than 10"
    assert state(t)["lost"] == 0


def test_a_new_person_is_not_searched_for() -> None:
    """R59 R73 OSO-179: placed at once, also at the raided location."""
    t = story(
        "kees paul",
        scenario="arbeitseinsatz",
        people={"h4": "c5"},
        kees={"at": "l6"},
        paul={"at": "l6"},
        safety=HIGH,
        raid="r05",
        dice=[6, 6],
        picks=["h1"],
        morale=9,
    )
    t = raid(t, "c5")
    assert state(t)["people"]["h1"] == "c5"
    assert state(t)["lost"] == 1


def night(*args: Any, **kwargs: Any) -> Table:
    """Return a table on which the Danger phase comes next."""
    return story(*args, phase="danger", **{"patrolling": "p_red_4", "roads": {"a": ["soldier"]}, **kwargs})


@pytest.mark.parametrize(("held", "loss"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_danger_by_resources(held: int, loss: int) -> None:
    """OSO-50 OSO-132 OSO-133 OSO-212: by the number held."""
    t = night("kees paul", kees={"at": "l6", "alibi": 10, "goods": {"money": held}}, paul={"at": "c4", "alibi": 10}, safety=HIGH)
    assert safety(t, "l6") == 8 - loss


@pytest.mark.parametrize(("level", "loss"), [(10, 0), (9, 0), (8, 1), (6, 1), (5, 2), (3, 2), (2, 3), (1, 3)])
def test_danger_by_alibi(level: int, loss: int) -> None:
    """OSO-134: by the Alibi."""
    t = night("kees paul", kees={"at": "l6", "alibi": level}, paul={"at": "c4", "alibi": 10}, safety=HIGH)
    assert safety(t, "l6") == 8 - loss


def test_danger_adds_up_and_raids_at_once() -> None:
    """OSO-132 OSO-135 R13 R65: part by part, character by character; each part counts what is true at that moment."""
    t = night(
        "kees paul",
        kees={"at": "l6", "alibi": 9, "goods": {"money": 1}},
        paul={"at": "l6", "alibi": 9},
        safety={**HIGH, "l6": 1},
        raid="r02",
    )
    assert alibi(t, "kees") == 7
    assert safety(t, "l6") == 5 - 2, "both now count for 1 each, after the raid"


def test_cornelia_and_greet_at_night() -> None:
    """OSO-133 OSO-134: her resources count 1 less; her Alibi not in the Countryside."""
    t = night(
        "cornelia greet", cornelia={"at": "c4", "alibi": 10, "goods": {"money": 4}}, greet={"at": "l6", "alibi": 2}, safety=HIGH
    )
    assert (safety(t, "c4"), safety(t, "l6")) == (7, 8)


def test_danger_by_tokens() -> None:
    """OSO-136 OSO-180 R13 R61 R40: each person lowers the Safety by 1; newspapers do not."""
    t = night(
        "kees paul",
        scenario="arbeitseinsatz",
        kees={"at": "c1", "alibi": 10},
        paul={"at": "c1", "alibi": 10},
        people={"h1": "l6", "h2": "l6", "h3": "c7"},
        newspapers={"at": ["c3"], "left": 0},
        safety=HIGH,
    )
    assert (safety(t, "l6"), safety(t, "c7"), safety(t, "c3")) == (6, 7, 8)


@pytest.mark.parametrize("card", [card["id"] for card in PATROLS])
def test_patrolling_cards(card: str) -> None:
    """OSO-137 OSO-138 OSO-142 OSO-143 R4 R12: every named kind in the area follows its arrow, once."""
    printed = next(entry for entry in PATROLS if entry["id"] == card)
    moves = {move["kind"]: move["arrow"] for move in printed["moves"]}
    inside = [letter for letter, entry in ROADS.items() if entry["area"] == printed["area"]]
    for kind in ("policeman", "soldier"):
        for letter in inside:
            t = story(
                "kees paul",
                phase="patrolling",
                roads={letter: [kind]},
                kees={"at": "c1"},
                paul={"at": "l6"},
                safety=HIGH,
                patrolling=card,
                dice=[3],
            )
            if kind in moves:
                arrow = ROADS[letter]["arrows"][moves[kind]]
                assert road(t, arrow["to"]) == [kind]
                harm = 2 if kind == "soldier" else 1
                assert safety(t, arrow["via"]) == 8 - harm
                assert sum(state(t)["safety"].values()) == 8 * 13 - harm
            else:
                assert road(t, letter)
            assert state(t)["round"] == 2
            assert card in state(t)["discards"]["patrolling"]


@pytest.mark.parametrize("card", [card["id"] for card in PATROLS])
def test_the_second_effect_of_patrolling_cards(card: str) -> None:
    """OSO-144 R11 R35 R31: when not a single token moved."""
    printed = next(entry for entry in PATROLS if entry["id"] == card)
    area = printed["area"]
    letters = [letter for letter, entry in ROADS.items() if entry["area"] == area]
    number = int(card[-1])
    roads: Json = {letters[1]: ["policeman"]} if number == 4 else {}
    t = story(
        "kees paul", phase="patrolling", roads=roads, kees={"at": "c1"}, paul={"at": "l6"}, safety=HIGH, patrolling=card, dice=[3]
    )
    after = {letter: road(t, letter) for letter in ROADS if road(t, letter)}
    if number == 1:
        assert after == {letters[0]: ["policeman"]}
    elif number == 2:
        assert safety(t, "c3" if area in ("red", "yellow", "blue") else "l3") == 7
    elif number == 3:
        assert after == {{"red": "c", "yellow": "g", "blue": "i", "green": "n", "brown": "q"}[area]: ["policeman"]}
    else:
        assert after == {letters[1]: ["soldier"]}


def test_patrols_harm_whoever_they_pass() -> None:
    """OSO-139 OSO-140 OSO-141 R39: the Alibi of everybody there, then the Safety; at 0 a raid at once, before the next token."""
    t = story(
        "kees paul",
        phase="patrolling",
        kees={"at": "c1", "alibi": 8},
        paul={"at": "c1", "alibi": 8},
        roads={"a": ["soldier"], "b": ["policeman"]},
        safety={**HIGH, "c1": 2},
        patrolling="p_red_1",
        raid="r01",
    )
    # The soldier leaves A past C1, a raid follows; then the policeman leaves B past C1.
    assert alibi(t, "kees") == 8 - 2 - 1 - 1
    assert alibi(t, "paul") == 8 - 2 - 1 - 1
    assert safety(t, "c1") == 6 - 1
    assert (road(t, "b"), road(t, "a")) == (["soldier"], ["policeman"])


def test_blocked_patrols() -> None:
    """R67 R8 R11: a full road blocks; nobody is harmed; if all are blocked the second effect applies."""
    t = story(
        "kees paul",
        phase="patrolling",
        kees={"at": "c1"},
        roads={"b": ["soldier", "soldier"], "a": ["policeman"]},
        safety=HIGH,
        patrolling="p_red_3",
    )
    assert road(t, "a") == ["policeman"]
    assert road(t, "c") == ["policeman"], "no token moved: road C is intensified"
    assert safety(t, "c1") == 8


def test_a_token_that_arrives_has_moved() -> None:
    """R12 R66: a token that patrols into a road handled later stays there."""
    t = story(
        "kees paul",
        phase="patrolling",
        kees={"at": "l6"},
        paul={"at": "l6"},
        roads={"a": ["policeman"], "c": ["policeman"]},
        safety=HIGH,
        patrolling="p_red_1",
    )
    # Policemen follow black: A to C, C to D.
    assert (road(t, "c"), road(t, "d"), road(t, "j")) == (["policeman"], ["policeman"], [])


def test_a_token_turned_meanwhile_moves_as_what_it_is() -> None:
    """R66: soldiers white, policemen black; a raid turns the second policeman before its turn."""
    t = story(
        "kees paul",
        phase="patrolling",
        kees={"at": "l6"},
        paul={"at": "l6"},
        roads={"a": ["soldier"], "b": ["policeman"]},
        safety={**HIGH, "c1": 2},
        raid="r08",
        patrolling="p_red_1",
    )
    # Street closed off at C1 turns the policeman on B (A is safe now, but B comes after A: A gets the policeman).
    assert sorted(road(t, "a") + road(t, "b") + road(t, "f")) == ["policeman", "policeman", "soldier"]


def test_an_extra_patrol_by_day() -> None:
    """R68: resolved at once; the owner of the Occupier card resolves it."""
    t = story(
        "kees paul",
        kees={"at": "l6", "hand": ["kees_1"], "occupier": "o2_11"},
        roads={"a": ["soldier"]},
        safety=HIGH,
        patrolling="p_red_4",
    )
    play(t, "discard:kees_1")
    assert road(t, "c") == ["soldier"]
    assert state(t)["phase"] == "action"


def test_the_end_of_a_round() -> None:
    """OSO-68 OSO-145 OSO-66: the Start Player token passes clockwise; a new round begins."""
    t = story("kees paul", phase="patrolling", safety=HIGH, roads={}, round=3)
    assert state(t)["start"] == "paul"
    assert state(t)["turn"] == "paul"
    assert state(t)["round"] == 4


def test_piles_are_shuffled_when_a_deck_runs_out() -> None:
    """R17: raid, control and patrolling; the Occupier deck never."""
    t = story("kees paul", phase="patrolling", safety=HIGH, roads={}, decks={"patrolling": []})
    assert len(state(t)["decks"]["patrolling"]) == 19
    assert state(t)["discards"]["patrolling"]


def test_a_card_that_names_something_not_in_play() -> None:
    """R69: skip that part."""
    t = story(
        "kees paul",
        scenario="the_trains_stand_still",
        setup={"reserve_cards": True},
        kees={"hand": ["kees_1"], "occupier": "o1_07", "alibi": 6},
        safety=HIGH,
    )
    play(t, "discard:kees_1")
    assert alibi(t, "kees") == 5
    assert "Café" in told(t)


def test_open_information() -> None:
    """R89 OSO-71: discard piles, deck sizes, tracks and goods are open; deck orders are nobody's."""
    t = story("kees paul", raid="r01 r02 r03")
    view = t.view(None)
    assert view["decks"]["raid"] == 3
    assert len(view["discards"]["raid"]) == 17
    assert view["characters"][0]["goods"] == {}
    assert "r03" not in str(view["decks"])


def test_at_night_nobody_counts_as_having_passed() -> None:
    """R45 OSO-132: who has passed by day is asked like everybody else."""
    t = story(
        "kees paul",
        scenario="arbeitseinsatz",
        turn="paul",
        kees={"at": "c5", "alibi": 10},
        paul={"at": "c5", "alibi": 10, "hand": ["paul_1"], "occupier": None},
        people={"h1": "c5", "h4": "c5"},
        safety={**HIGH, "c5": 1},
        raid="r05",
        dice=[1, 1, 1, 1],
    )
    play(t, "discard:paul_1", "pass:1", "pass:2")
    assert set(keys(t)) == {"search:h1", "search:h4"}
    assert (state(t)["phase"], state(t)["passed"]) == ("danger", [])
