# ruff: noqa: E501 - a story is told in one line where it can be
"""Scenarios 1 and 2, and the solo variant: goals, special rules and actions (OSO-158 to OSO-183, R1, R19, R23 to R26, R58 to R61, R75, R76)."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
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
    # What was written can be read again.
    assert parlour.position("orange-shall-overcome", t.position()).position() == t.position()
    items = labour(people={"h2": "l3"}, kees={"at": "l3", "goods": {"network": 1, "sabotage": 1, "ration": 1}})
    play(items, "morale:kees")
    assert "act:save:h2" not in keys(items)
    assert "Travel Immunity" in items.why_not("act:save", 0).reason


def test_nobody_is_saved_elsewhere() -> None:
    """OSO-174 R24: only who is at the safe location printed on the token, and only while its Requirement token lies there."""
    rich = {"money": 2, "network": 2, "ration": 2, "sabotage": 1, "information": 1, "ticket": 1, "immunity": 1}
    for people, tokens, expected in (
        ({"h1": "l2", "h2": "l2"}, {}, ["act:save:h1"]),
        ({"h1": "c5", "h2": "l3"}, {}, []),
        ({"h1": "l2"}, {"requirements": {"l3": "q05"}}, []),
    ):
        t = labour(people=people, kees={"at": "l2", "alibi": 9, "goods": rich}, **tokens)
        play(t, "morale:kees")
        assert [key for key in keys(t) if key.startswith("act:save")] == expected


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


@pytest.mark.parametrize(("card", "expected"), [("solo1", "safety"), ("solo2", "alibi"), ("solo3", "information")])
def test_solo(card: str, expected: str) -> None:
    """OSO-17 OSO-158 OSO-160 OSO-161 OSO-162 OSO-163 R34 R81 R82: a fourth card each round; the Occupier card after it."""
    t = story("kees", solo_card=card, kees={"at": "l1", "alibi": 5, "occupier": "o1_09"}, safety=dict.fromkeys(SPOTS, 4), morale=6)
    assert [key for key in keys(t) if key.startswith("card:")] == ["card:kees_1", "card:kees_2", "card:kees_3", f"card:{card}"]
    play(t, f"card:{card}", "act:bonus", "act:gather_information")
    assert [event["card"] for event in t.events() if event["event"] == "card_used"] == [card]
    found = {"safety": safety(t, "l1") == 5, "alibi": alibi(t, "kees") == 6, "information": goods(t, "kees") == {"information": 2}}
    assert found[expected]
    play(t, "discard:kees_1", "discard:kees_2")
    assert [event["card"] for event in t.events() if event["event"] == "card_discarded"] == ["kees_1", "kees_2"]
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
