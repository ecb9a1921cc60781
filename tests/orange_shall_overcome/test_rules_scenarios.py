# ruff: noqa: E501 - a story is told in one line where it can be
"""The five scenarios: goals, special rules and actions, ways to lose (OSO-164 to OSO-209, R1, R19, R23 to R26, R58 to R61, R75 to R80)."""

from __future__ import annotations

from typing import Any

import pytest

from orange_shall_overcome.stories import (
    HIGH,
    SPOTS,
    alibi,
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
)
from parlour import Table

SPOT = {spot: n for n, spot in enumerate(SPOTS)}
ALL_BUT_BANK = [spot for spot in SPOTS if spot != "c2"]
NETWORK = "expanding_the_network"
LABOUR = "arbeitseinsatz"
WORD = "the_word_must_travel"
TRAINS = "the_trains_stand_still"
HUNGER = "hunger_winter"


def test_trust_1() -> None:
    """OSO-166 OSO-167 OSO-168 OSO-169 R1: a resource location for an Action point; then a token of choice is turned up."""
    t = story("kees paul", scenario=NETWORK, kees={"at": "c5"}, requirements={"c1": "q01", "c3": "q04"})
    play(t, "morale:kees", "act:trust_1")
    assert set(keys(t)) == {"reveal:c1", "reveal:c3"}
    play(t, "reveal:c3")
    assert t.view(1)["spots"][2]["requirement"] == {"face_up": True, "token": "q04", "needs": {"network": 1, "information": 2}}
    assert t.view(1)["spots"][0]["requirement"]["token"] is None
    play(t, "card:kees_1")
    assert "act:cafe" in keys(t)
    assert "act:trust_1" not in keys(t)


def test_trust_2() -> None:
    """OSO-170 OSO-171 OSO-127 R60 R26: pay all resources (no items) of a face-up token; a Helper card as a bonus."""
    t = story(
        "kees paul",
        scenario=NETWORK,
        kees={"at": "c6", "goods": {"information": 1, "money": 2}},
        requirements={"c6": "q10", "c1": "q01"},
        face_up=["c6"],
        helper_1="hp09",
        morale=5,
    )
    play(t, "morale:kees", "act:trust_2", "helper:1")
    assert goods(t, "kees") == {}
    assert state(t)["active"] == ["c6"]
    assert state(t)["requirements"] == {"c1": "q01"}
    assert state(t)["face_up"] == ["c1"]
    assert state(t)["morale"] == 7


def test_trust_2_needs_a_face_up_token_and_everything_on_it() -> None:
    """OSO-168 OSO-170 R76: being there reveals nothing."""
    t = story("kees paul", scenario=NETWORK, kees={"at": "c6", "goods": {"money": 3}}, requirements={"c6": "q10"})
    play(t, "morale:kees")
    assert t.why_not("act:trust_2", 0).rule == "OSO-170"
    t = story("kees paul", scenario=NETWORK, kees={"at": "c6", "goods": {"money": 3}}, requirements={"c6": "q10"}, face_up=["c6"])
    play(t, "morale:kees")
    assert "act:trust_2" not in keys(t)
    assert "1 Information" in t.why_not("act:trust_2", 0).reason


def test_the_network_is_won_at_once() -> None:
    """OSO-4 OSO-164 R19 R94: the last location wins before the rest of the action and before the Occupier card."""
    t = story(
        "kees paul",
        scenario=NETWORK,
        kees={"at": "c2", "hand": ["kees_1"], "alibi": 1, "occupier": "o2_05"},
        active=ALL_BUT_BANK,
        requirements={},
    )
    play(t, "card:kees_1", "act:trust_1")
    assert t.outcome is not None
    assert t.outcome.winners == (0, 1)


def test_setbacks_of_the_network() -> None:
    """R76 OSO-172 OSO-6: tokens turned down again, resource locations flipped back; with too few, Morale instead."""
    hand = {"at": "c4", "hand": ["kees_1"]}
    t = story(
        "kees paul",
        scenario=NETWORK,
        kees={**hand, "occupier": "os1_1"},
        requirements={"c1": "q01", "c3": "q04"},
        face_up=["c1", "c3"],
        dice=[2],
        safety=HIGH,
    )
    play(t, "discard:kees_1", "hide:c1")
    assert state(t)["face_up"] == ["c3"]
    assert t.view(0)["spots"][0]["requirement"] == {"face_up": False, "token": "q01", "needs": {"money": 2, "network": 1}}
    t = story(
        "kees paul",
        scenario=NETWORK,
        kees={**hand, "occupier": "os1_5", "alibi": 6},
        requirements={"c1": "q01"},
        face_up=["c1"],
        morale=6,
    )
    play(t, "discard:kees_1")
    assert (state(t)["morale"], alibi(t, "kees")) == (5, 5)
    t = story("kees paul", scenario=NETWORK, kees={**hand, "occupier": "os1_3"}, active=["c2", "c5"], morale=6)
    play(t, "discard:kees_1", "deactivate:c5")
    assert state(t)["active"] == ["c2"]
    t = story("kees paul", scenario=NETWORK, kees={**hand, "occupier": "os1_6"}, active=["c2", "c5"], morale=6)
    play(t, "discard:kees_1", "way:close_the_address", "deactivate:c2")
    assert state(t)["active"] == ["c5"]
    t = story("kees paul", scenario=NETWORK, kees={**hand, "occupier": "os1_6"}, active=[], morale=6)
    play(t, "discard:kees_1", "way:close_the_address")
    assert state(t)["morale"] == 5
    t = story("kees paul", scenario=NETWORK, kees={**hand, "occupier": "os1_4"}, active=["c2"], morale=6, safety=HIGH)
    play(t, "discard:kees_1")
    assert (state(t)["morale"], safety(t, "c2")) == (5, 6)


def labour(**more: Any) -> Table:
    given = {
        "kees": {"at": "c5", "goods": {"money": 2, "network": 1}},
        "people": {"h1": "c5", "h2": "c4"},
        "requirements": {"l2": "q01", "c2": "q10", "l3": "q12"},
        "roads": {},
        "safety": HIGH,
        "morale": 6,
    }
    return story("kees paul", scenario=LABOUR, **{**given, **more})


def test_taking_people_along() -> None:
    """OSO-177 OSO-178 R58: one at a time, started or ended anywhere, never over a road with an occupier."""
    t = labour(roads={"i": ["policeman"]}, control="ct01", kees={"at": "c5", "goods": {"immunity": 1}})
    play(t, "morale:kees", "act:move")
    assert "move:c:h1" in keys(t)
    assert "move:i:h1" not in keys(t)
    assert t.why_not("move:i:h1", 0).rule == "OSO-178"
    assert t.why_not("move:c:h2", 0).rule == "OSO-177"
    play(t, "move:c:h1", "move:d")
    assert state(t)["people"]["h1"] == "c2"
    assert at(t, "kees") == "c3"


def test_a_ticket_takes_a_person_along() -> None:
    """R25 R58 OSO-104: no road is used; Koos the same."""
    t = labour(kees={"at": "c5", "goods": {"ticket": 1}}, roads={letter: ["soldier"] for letter in "cegi"})
    play(t, "morale:kees", "act:move", "ticket:l2:h1")
    assert state(t)["people"]["h1"] == "l2"
    t = next_comes(labour(helper_1="hp12"), ["TakeHelper", 0, 4])
    play(t, "helper:1", "ferry:kees", "go:l2:h1")
    assert (at(t, "kees"), state(t)["people"]["h1"]) == ("l2", "l2")


def test_saving_a_person() -> None:
    """OSO-174 OSO-175 OSO-179 R24 R26 R60: at the safe location, for everything on the token; Morale +2; a new person appears."""
    t = labour(people={"h1": "l2"}, kees={"at": "l2", "goods": {"money": 2, "network": 1}}, picks=["h5"])
    play(t, "morale:kees", "act:save:h1")
    assert goods(t, "kees") == {}
    assert state(t)["people"]["h1"] == "out"
    assert state(t)["people"]["h5"] == "c1"
    assert (state(t)["morale"], state(t)["tally"]) == (8, 1)
    assert "l2" not in state(t)["requirements"]
    items = labour(people={"h2": "l3"}, kees={"at": "l3", "goods": {"network": 1, "sabotage": 1, "ration": 1}})
    play(items, "morale:kees")
    assert "act:save:h2" not in keys(items)
    assert "Travel Immunity" in items.why_not("act:save", 0).reason


def test_five_saved_people_win() -> None:
    """OSO-173: at once."""
    t = labour(people={"h1": "l2"}, kees={"at": "l2", "goods": {"money": 2, "network": 1}}, tally=4)
    play(t, "morale:kees", "act:save:h1")
    assert t.outcome is not None
    assert t.outcome.winners


@pytest.mark.parametrize(("difficulty", "limit"), [("easy", 3), ("medium", 2), ("hard", 1), ("extreme", 1)])
def test_arrests(difficulty: str, limit: int) -> None:
    """OSO-181 OSO-183 R85: 3 Morale, 1 Alibi each, a new person; at the limit the game is lost."""
    t = labour(
        difficulty=difficulty,
        people={"h1": "c5"},
        raid="r05",
        dice=[6, 6],
        morale=9,
        lost=max(limit - 2, 0),
        kees={"alibi": 8},
        paul={"alibi": 8},
    )
    t = next_comes(t, ["Strike", 0, SPOT["c5"]])
    if limit == 1:
        assert t.outcome is not None
    else:
        assert (state(t)["morale"], alibi(t, "kees"), alibi(t, "paul")) == (6, 7, 7)
        assert sum(spot not in ("undrawn", "out") for spot in state(t)["people"].values()) == 1


def test_misinform() -> None:
    """OSO-182 R23 R47: Safety and Alibi drop by 1, a policeman at a touching road moves on; it needs a legal move."""
    t = labour(kees={"at": "c1", "alibi": 6}, roads={"a": ["policeman"]})
    play(t, "morale:kees", "act:misinform", "shift:a:d")
    assert (road(t, "d"), safety(t, "c1"), alibi(t, "kees")) == (["policeman"], 7, 5)
    t = labour(kees={"at": "c1"}, roads={"a": ["soldier"]})
    play(t, "morale:kees")
    assert t.why_not("act:misinform", 0).rule == "OSO-182"


def test_cards_about_people() -> None:
    """R50 OSO-180: every location with a token, or the least safe of them."""
    hand = {"at": "l6", "hand": ["kees_1"], "goods": {}}
    for card, expected in (("os2_1", (7, 7)), ("os2_4", (7, 7)), ("os2_3", (8, 2)), ("os2_5", (8, 1))):
        low = 4 if card in ("os2_3", "os2_5") else 8
        t = labour(kees={**hand, "occupier": card}, people={"h1": "c5", "h2": "c4", "h4": "c4"}, safety={**HIGH, "c4": low})
        play(t, "discard:kees_1")
        assert (safety(t, "c5"), safety(t, "c4")) == expected


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
    play(t, "share:kees:paul", "give:bundle", "ask:nothing", "agree:yes")
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
    t = next_comes(trains(lying={"c2": 1}, halted=["d", "f"], raid="r05", dice=[6, 6]), ["Strike", 0, SPOT["c2"]])
    assert set(keys(t)) == {"line:d", "line:f"}
    play(t, "line:f")
    assert (state(t)["halted"], state(t)["morale"], state(t)["lost"]) == (["d"], 4, 1)
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


@pytest.mark.parametrize(("card", "expected"), [("solo1", "safety"), ("solo2", "alibi"), ("solo3", "information")])
def test_solo(card: str, expected: str) -> None:
    """OSO-17 OSO-158 OSO-160 OSO-161 OSO-162 OSO-163 R34 R81 R82: a fourth card each round; the Occupier card after it."""
    t = story("kees", solo_card=card, kees={"at": "l1", "alibi": 5, "occupier": "o1_09"}, safety=dict.fromkeys(SPOTS, 4), morale=6)
    assert [key for key in keys(t) if key.startswith("card:")] == ["card:kees_1", "card:kees_2", "card:kees_3", f"card:{card}"]
    play(t, f"card:{card}", "act:bonus", "act:gather_information")
    found = {"safety": safety(t, "l1") == 5, "alibi": alibi(t, "kees") == 6, "information": goods(t, "kees") == {"information": 2}}
    assert found[expected]
    play(t, "discard:kees_1", "discard:kees_2")
    assert state(t)["morale"] == 6
    play(t, "discard:kees_3")
    assert state(t)["morale"] == 4
    play(t, *["pass:1"] * bool("pass:1" in keys(t)))
    assert state(t)["start"] == "kees"
    assert "solo_card_drawn" in events(t)
    assert state(t)["solo_card"] in ("solo1", "solo2", "solo3")


def test_solo_cards_that_speak_of_others() -> None:
    """R82: they find nobody."""
    t = story("berend", berend={"at": "l1"}, safety=dict.fromkeys(SPOTS, 4), solo_card="solo1")
    play(t, "card:berend_2", "act:bonus")
    assert safety(t, "l1") == 5
