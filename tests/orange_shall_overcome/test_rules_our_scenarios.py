# ruff: noqa: E501 - a story is told in one line where it can be
"""Scenarios 3 to 5, of our own design: goals, special rules and actions, ways to lose (OSO-184 to OSO-209, R77 to R80)."""

from __future__ import annotations

from typing import Any

import pytest

from orange_shall_overcome.stories import (
    HIGH,
    SPOTS,
    alibi,
    goods,
    keys,
    next_comes,
    play,
    road,
    safety,
    state,
    story,
)
from parlour import Table

SPOT = {spot: n for n, spot in enumerate(SPOTS)}
WORD = "the_word_must_travel"
TRAINS = "the_trains_stand_still"
HUNGER = "hunger_winter"


def word(**more: Any) -> Table:
    given = {
        "kees": {"at": "c2", "goods": {"money": 1, "information": 1}},
        "paul": {"at": "l6", "goods": {}},
        "roads": {},
        "safety": HIGH,
        "morale": 6,
    }
    return story("kees paul", scenario=WORD, **{**given, **more})


def test_printing() -> None:
    """OSO-185 OSO-186 OSO-190 R47 R77: two bundles for paper and news; Safety -1; picked up at once, at most two each."""
    t = word()
    play(t, "morale:kees", "act:print")
    assert (state(t)["lying"], safety(t, "c2"), goods(t, "kees")) == ({"c2": 2}, 7, {})
    play(t, "pick_up:kees", "pick_up:kees")
    assert goods(t, "kees") == {"bundle": 2}
    assert t.view(0)["characters"][0]["held"] == 2
    play(t, "put_down:kees")
    assert state(t)["lying"] == {"c2": 1}
    t = word(lying={"c2": 3}, kees={"at": "c2", "goods": {"bundle": 2}})
    assert t.why_not("pick_up:kees", 0).rule == "OSO-185"
    t = word(lying={"c2": 11}, kees={"at": "c2", "goods": {"money": 1, "information": 1, "bundle": 1}})
    play(t, "morale:kees")
    assert t.why_not("act:print", 0).rule == "OSO-190", "no bundle is left in the supply"


def test_delivering() -> None:
    """OSO-184 OSO-191 R77: a bundle and a Network; the Church and the University take two with one or two characters."""
    t = word(kees={"at": "l2", "goods": {"bundle": 2, "network": 2}}, marks={"l2": 1})
    play(t, "morale:kees", "act:deliver")
    assert (state(t)["marks"], state(t)["tally"], state(t)["morale"]) == ({"l2": 2}, 2, 7)
    play(t, "card:kees_1")
    assert "act:deliver" not in keys(t)
    t = word(
        kees={"at": "c1", "goods": {"bundle": 1, "network": 1}},
        marks={"l2": 2, "c6": 2, "l1": 1, "l4": 1, "l5": 1, "l6": 1, "c5": 1},
    )
    play(t, "morale:kees", "act:deliver")
    assert t.outcome is not None
    assert t.outcome.winners


@pytest.mark.parametrize(
    ("characters", "needed"),
    [("kees", 10), ("kees paul", 10), ("kees paul leo", 8), ("kees paul leo suze", 8), ("kees paul leo suze mies", 7)],
)
def test_how_many_bundles(characters: str, needed: int) -> None:
    """OSO-184: by the number of characters."""
    t = story(characters, scenario=WORD)
    assert f"0 of {needed} bundles" in t.view(0)["progress"]


def test_bundles_and_soldiers() -> None:
    """OSO-188 R78: 1 further Alibi after each Control card for a soldier, if a bundle is still carried."""
    for kind, left in (("soldier", 5), ("policeman", 6)):
        t = word(kees={"at": "c1", "alibi": 7, "goods": {"bundle": 1}, "used": 2}, roads={"a": [kind]}, control="ct25")
        play(t, "morale:kees", "act:move", "move:a", "answer:1")
        assert alibi(t, "kees") == left


def test_bundles_at_night_and_in_raids() -> None:
    """OSO-187 OSO-189 OSO-192 R15 R60: a lying bundle lowers the Safety and may be seized: Morale -2; carried ones are not searched for."""
    t = word(
        phase="danger",
        lying={"l1": 2},
        kees={"at": "c7", "alibi": 10, "goods": {"bundle": 1}},
        paul={"at": "c7", "alibi": 10},
        patrolling="p_red_3",
    )
    assert (safety(t, "l1"), safety(t, "c7")) == (6, 7)
    t = next_comes(
        word(lying={"c2": 1}, kees={"at": "c2", "goods": {"bundle": 1}}, raid="r05", dice=[6, 6]), ["Strike", 0, SPOT["c2"]]
    )
    assert (state(t)["lying"], state(t)["morale"], goods(t, "kees"), state(t)["lost"]) == ({}, 4, {"bundle": 1}, 1)
    t = next_comes(word(kees={"at": "l6"}, lying={"c2": 1}, lost=3, raid="r05", dice=[6, 6]), ["Strike", 0, SPOT["c2"]])
    assert t.outcome is not None


def test_bundles_over_the_carry_limit_and_shared() -> None:
    """R77 OSO-186: put down instead of discarded; effects that take resources never take bundles."""
    t = word(kees={"at": "c2", "alibi": 2, "goods": {"bundle": 2}})
    play(t, "morale:kees", "act:gather_information", "discard_resource:kees:bundle")
    assert state(t)["lying"] == {"c2": 1}
    t = next_comes(word(kees={"at": "c2", "goods": {"bundle": 1}}, raid="r03"), ["Strike", 0, SPOT["c2"]])
    assert goods(t, "kees") == {"bundle": 1}
    t = word(kees={"at": "c2", "goods": {"bundle": 1}}, paul={"at": "c2"})
    play(t, "share:kees:paul", "give:bundle", "propose:agreement", "agree:yes")
    assert goods(t, "paul") == {"bundle": 1}


def test_cards_about_bundles() -> None:
    """R50 R69: carriers lose Alibi, the Printing House loses Safety, every location with a bundle too."""
    hand = {"at": "c7", "hand": ["kees_1"], "alibi": 7, "goods": {"bundle": 1}}
    t = word(kees={**hand, "occupier": "os3_2"}, dice=[1])
    play(t, "discard:kees_1")
    assert (alibi(t, "kees"), alibi(t, "paul")) == (6, 8)
    t = word(kees={**hand, "occupier": "os3_4"}, lying={"l1": 1})
    play(t, "discard:kees_1")
    assert (safety(t, "c2"), safety(t, "l1")) == (6, 7)
    t = word(kees={**hand, "occupier": "os3_5"})
    play(t, "discard:kees_1", "intensify:g")
    assert (alibi(t, "kees"), road(t, "g")) == (6, ["policeman"])


def trains(**more: Any) -> Table:
    given = {
        "kees": {"at": "c2", "goods": {"money": 2, "network": 1, "sabotage": 1}},
        "paul": {"at": "l6", "goods": {}},
        "requirements": {"d": "q01", "f": "q01", "h": "q01", "k": "q01", "l": "q01", "p": "q01", "s": "q01"},
        "roads": {},
        "safety": HIGH,
        "morale": 6,
    }
    return story("kees paul", scenario=TRAINS, **{**given, **more})


def test_halting_a_line() -> None:
    """OSO-196 OSO-199 R79: at either end, for the token; 1 Sabotage more where a soldier stands; a striker appears."""
    t = trains()
    play(t, "morale:kees", "act:halt:d")
    assert (state(t)["halted"], state(t)["lying"], state(t)["morale"], goods(t, "kees")) == (["d"], {"c2": 1}, 7, {"sabotage": 1})
    t = trains(roads={"d": ["soldier", "soldier"]})
    play(t, "morale:kees", "act:halt:d")
    assert goods(t, "kees") == {}
    t = trains(kees={"at": "c1", "goods": {"money": 2, "network": 1}})
    play(t, "morale:kees")
    assert t.why_not("act:halt", 0).rule == "OSO-199"
    # All tokens ask for the same, but the other lines are elsewhere.
    t = trains()
    play(t, "morale:kees")
    assert [key for key in keys(t) if key.startswith("act:halt")] == ["act:halt:d"]


def test_seven_halted_lines_win() -> None:
    """OSO-193: at the same time."""
    t = trains(halted=list("fhklp"))
    play(t, "morale:kees", "act:halt:d")
    assert t.outcome is None
    t = trains(halted=list("fhklps"))
    play(t, "morale:kees", "act:halt:d")
    assert t.outcome is not None
    assert t.outcome.winners


def test_paying_the_families() -> None:
    """OSO-200: the striker goes into hiding, Morale +1."""
    t = trains(lying={"c2": 1})
    play(t, "morale:kees", "act:strike_pay")
    assert (state(t)["lying"], state(t)["morale"]) == ({}, 7)


def test_strikers_at_night_and_in_raids() -> None:
    """OSO-196 OSO-197 OSO-201 R79: Safety -1 each; an arrest costs 2 Morale and a halted line, picked by the roller."""
    t = trains(
        phase="danger",
        lying={"l1": 2},
        kees={"at": "c7", "alibi": 10, "goods": {}},
        paul={"at": "c7", "alibi": 10},
        patrolling="p_red_3",
    )
    assert safety(t, "l1") == 6
    t = next_comes(trains(lying={"c2": 1, "l1": 2}, halted=["d", "f"], raid="r05", dice=[6, 6]), ["Strike", 0, SPOT["c2"]])
    assert set(keys(t)) == {"line:d", "line:f"}
    play(t, "line:f")
    assert (state(t)["halted"], state(t)["morale"], state(t)["lost"]) == (["d"], 4, 1)
    assert state(t)["lying"] == {"l1": 2}
    t = next_comes(trains(lying={"c2": 1}, lost=3, raid="r05", dice=[6, 6]), ["Strike", 0, SPOT["c2"]])
    assert t.outcome is not None


def test_soldiers_get_the_trains_running() -> None:
    """OSO-198 R79 R6: the Start Player rolls for each halted line with a soldier, in letter order; 1-2 runs again."""
    t = trains(
        phase="patrolling", halted=["f", "h", "k"], roads={"f": ["soldier"], "h": ["soldier"]}, dice=[2, 3], patrolling="p_red_4"
    )
    assert state(t)["halted"] == ["h", "k"]


def test_cards_about_lines() -> None:
    """R79 OSO-201: a line of choice is at risk; the first running line is intensified; families are threatened."""
    hand = {"at": "c7", "hand": ["kees_1"], "goods": {}, "alibi": 7}
    t = trains(kees={**hand, "occupier": "os4_6"}, halted=["d", "f"], dice=[3])
    play(t, "discard:kees_1", "line:d")
    assert state(t)["halted"] == ["f"]
    t = trains(kees={**hand, "occupier": "os4_1"}, halted=["d"], dice=[3, 2])
    play(t, "discard:kees_1")
    assert (state(t)["halted"], safety(t, "c2")) == (["d"], 7)
    t = trains(kees={**hand, "occupier": "os4_3"}, halted=["d"], roads={"f": ["soldier"]})
    play(t, "discard:kees_1")
    assert road(t, "h") == ["policeman"]
    t = trains(kees={**hand, "occupier": "os4_4"}, lying={"l1": 1})
    play(t, "discard:kees_1")
    assert (safety(t, "l1"), state(t)["morale"]) == (7, 5)
    t = trains(kees={**hand, "occupier": "os4_5"}, lying={"l1": 1, "c2": 1}, safety={**HIGH, "l1": 5})
    play(t, "discard:kees_1")
    assert (safety(t, "l1"), safety(t, "c2"), alibi(t, "kees")) == (3, 8, 6)


def test_food_trek() -> None:
    """OSO-207 OSO-204: 2 Rations for 1 Money in the Countryside, 3 at the Farm; the Distribution Office gives 1."""
    for spot, rations in (("l1", 2), ("l4", 3)):
        t = story("kees paul", scenario=HUNGER, kees={"at": spot, "goods": {"money": 1}})
        play(t, "morale:kees", "act:trek")
        assert goods(t, "kees") == {"ration": rations}
    t = story("kees paul", scenario=HUNGER, kees={"at": "c6", "goods": {}})
    play(t, "morale:kees", "act:distribution_office")
    assert goods(t, "kees") == {"ration": 1}


def test_serving_meals() -> None:
    """OSO-202 OSO-208 R80 R83: 3 Rations at a kitchen; Hunger -1, Morale +1; the last meal wins at once."""
    t = story("kees paul", scenario=HUNGER, kees={"at": "c5", "goods": {"ration": 3}}, hunger=0, morale=6)
    play(t, "morale:kees", "act:serve")
    assert (state(t)["marks"], state(t)["hunger"], state(t)["morale"]) == ({"c5": 1}, 0, 7)
    for characters, servings in (("kees", 3), ("kees paul", 3), ("kees paul anton", 2)):
        full = {"c1": servings, "c2": servings, "c7": servings, "c5": servings - 1}
        kees = {"at": "c5", "goods": {"ration": 3}}
        t = story(characters, scenario=HUNGER, kees=kees, marks={"c5": servings}, morale=6)
        play(t, "morale:kees")
        assert t.why_not("act:serve", 0).rule == "OSO-208"
        t = story(characters, scenario=HUNGER, kees=kees, marks={**full, "c1": servings - 1}, morale=6)
        play(t, "morale:kees", "act:serve")
        assert t.outcome is None
        t = story(characters, scenario=HUNGER, kees=kees, marks=full, morale=6)
        play(t, "morale:kees", "act:serve")
        assert t.outcome is not None
        assert t.outcome.winners


def test_hunger() -> None:
    """OSO-205 OSO-206 OSO-209 R80: after each card of Threat level 2, of few also every night; at 10 the game is lost."""
    t = story("kees paul", scenario=HUNGER, kees={"hand": ["kees_1"], "occupier": "o2_05"}, hunger=7)
    play(t, "discard:kees_1")
    assert state(t)["hunger"] == 8
    t = story("kees paul", scenario=HUNGER, kees={"hand": ["kees_1"], "occupier": "o1_09"}, hunger=7)
    play(t, "discard:kees_1")
    assert state(t)["hunger"] == 7
    t = story("kees", scenario=HUNGER, kees={"hand": ["kees_1"], "occupier": "o1_09"}, hunger=7, morale=9)
    play(t, "discard:kees_1")
    assert state(t)["hunger"] == 7
    t = story("kees paul", scenario=HUNGER, kees={"hand": ["kees_1"], "occupier": "os5_4"}, hunger=9)
    play(t, "discard:kees_1")
    assert t.outcome is not None
    assert "Hunger" in t.outcome.reason
    for characters, hunger in (("kees", 6), ("kees paul", 6), ("kees paul anton", 5)):
        t = story(characters, scenario=HUNGER, phase="patrolling", hunger=5, morale=6, patrolling="p_red_4")
        assert state(t)["hunger"] == hunger
    t = story("kees paul", scenario=HUNGER, phase="patrolling", hunger=9, morale=6, patrolling="p_red_4")
    assert t.outcome is not None
