# ruff: noqa: E501 - a story is told in one line where it can be
"""The day: Occupier cards dealt, turns, Character and Morale action cards, sharing, Information (OSO-41 to OSO-51, OSO-66 to OSO-92)."""

from __future__ import annotations

import pytest

import parlour
from orange_shall_overcome.stories import (
    GAME,
    HIGH,
    alibi,
    asked,
    at,
    events,
    goods,
    keys,
    next_comes,
    person,
    play,
    safety,
    state,
    story,
    told,
)


def test_the_start_phase() -> None:
    """OSO-67 OSO-69 OSO-71 OSO-74 R41: an Occupier card each, seen by its owner alone; all three Character cards."""
    t = parlour.new(GAME, seed=9, players=2, characters=["kees", "paul"])
    for seat, own, other in ((0, 0, 1), (1, 1, 0)):
        characters = t.view(seat)["characters"]
        assert "occupier_card" in characters[own]
        assert "occupier_card" not in characters[other]
        assert characters[other]["holds_occupier_card"]
    assert all(len(part["hand"]) == 3 for part in state(t)["characters"].values())
    assert not any("occupier_card" in character for character in t.view(None)["characters"])


def test_nobody_else_hears_of_an_occupier_card() -> None:
    """OSO-72 R20 R71: not in events, options or texts."""
    t = story("kees paul", kees={"occupier": "o1_09"}, paul={"occupier": "o1_10"})
    for seat in (1, None):
        text = str(t.view(seat)) + told(t, seat) + str([option.text for option in asked(t).options])
        assert "After the April" not in text
        assert "o1_09" not in text


def test_the_game_is_lost_when_no_occupier_card_is_left() -> None:
    """OSO-9 OSO-70 R18: at the first draw that cannot be made, in the Start phase."""
    t = story("kees paul", phase="start", occupier=["o1_09"])
    assert t.outcome is not None
    assert not t.outcome.winners
    assert "none was left" in t.outcome.reason
    t = story("kees paul", phase="start", occupier=["o1_09", "o1_10"])
    assert t.outcome is None


@pytest.mark.parametrize(("morale", "cards"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (12, 4), (13, 5), (15, 5)])
def test_morale_action_cards_by_morale(morale: int, cards: int) -> None:
    """OSO-75 R28: their number is fixed in the Start phase."""
    t = story("kees paul", phase="start", morale=morale)
    assert t.view(0)["morale_cards"] == cards


def test_a_turn_is_three_cards_then_the_occupier_card_then_the_next_player() -> None:
    """OSO-73 OSO-77 OSO-78 OSO-79 OSO-80 OSO-81 OSO-84 OSO-87 R42: nothing comes between the last card and the Occupier card."""
    t = story("kees berend", kees={"at": "c4", "occupier": "o1_09"}, safety=HIGH, morale=6)
    play(t, "card:kees_2", "act:gather_information", "after:done")
    play(t, "card:kees_1", "act:gather_information")
    assert goods(t, "kees") == {"information": 2}
    assert state(t)["turn"] == "kees"
    before = len(t.choices)
    play(t, "card:kees_3", "act:gather_information")
    assert state(t)["turn"] == "berend"
    assert state(t)["morale"] == 5, "Berend makes a loss of 2 one smaller (R85)"
    assert len(t.choices) == before + 2
    assert state(t)["discards"]["occupier"] == ["o1_09"]
    assert t.why_not("card:kees_1", 0).rule == "OSO-77"


def test_used_cards_are_gone_until_the_next_round() -> None:
    """OSO-84 OSO-91: and the turn does not end before all are used or discarded."""
    t = story("kees paul")
    play(t, "card:kees_1", "act:gather_information")
    assert t.why_not("card:kees_1", 0).rule == "OSO-84"
    assert t.why_not("pass:1", 0).rule == "OSO-91"
    assert t.why_not("act:move", 0).rule == "OSO-81"
    # While somebody else decides: in another's turn, and within an action.
    assert t.why_not("card:paul_1", 1).rule == "OSO-77"
    play(t, "card:kees_2")
    assert t.why_not("card:paul_1", 1).rule == "OSO-77"
    assert t.why_not("morale:paul", 1).rule == "OSO-78"
    assert t.why_not("card:kees_3", 0).rule == "OSO-78"
    assert t.why_not("dance", 0).rule == "OSO-88"


def test_discarding_cards() -> None:
    """OSO-92 R29 R90: no action, no bonus, but the Occupier card still comes."""
    t = story("anton paul", anton={"hand": ["anton_1"], "occupier": "o1_09"}, morale=9)
    assert "discard:paul_1" not in keys(t)
    play(t, "discard:anton_1")
    assert goods(t, "anton") == {}
    assert state(t)["morale"] == 7
    assert state(t)["turn"] == "paul"


def test_a_bonus_comes_before_or_after_the_action_or_not_at_all() -> None:
    """OSO-82 R27 R46: an optional bonus of the card that pays, once."""
    first = story("paul kees", paul={"at": "c1"})
    play(first, "card:paul_1", "act:bonus")
    assert goods(first, "paul") == {"ration": 1}
    assert "act:bonus" not in keys(first)
    play(first, "act:gather_information")
    assert "card:paul_2" in keys(first)
    last = story("paul kees", paul={"at": "c1"})
    play(last, "card:paul_1", "act:gather_information", "after:bonus")
    assert goods(last, "paul") == {"ration": 1, "information": 1}
    never = story("paul kees", paul={"at": "c1"})
    play(never, "card:paul_1", "act:gather_information", "after:done")
    assert goods(never, "paul") == {"information": 1}


def test_a_special_action_needs_its_own_card() -> None:
    """OSO-83 OSO-88 OSO-128 OSO-213 R44 R47: never a Morale card; and where nothing could come of it, it cannot be chosen."""
    t = story("leo paul", leo={"goods": {}})
    assert "special:leo_3" not in keys(t)
    assert t.why_not("special:leo_3", 0).rule == "R47"
    assert t.why_not("special:leo_1", 0).rule == "OSO-82"
    play(t, "morale:leo")
    assert not [key for key in keys(t) if "special" in key or "bonus" in key]
    t = story("leo paul", leo={"goods": {"money": 1, "sabotage": 1}})
    play(t, "special:leo_3", "way:use_stolen_stamps")
    assert goods(t, "leo") == {"money": 1, "immunity": 1}


def test_morale_cards_are_for_everybody_between_actions() -> None:
    """OSO-85 OSO-86 R28 R43 R45 OSO-147: in turn or not; the interrupted turn goes on."""
    t = story("kees paul", morale=6)
    assert "morale:paul" in keys(t, 1)
    t.choose("morale:paul", seat=1)
    assert asked(t).seats == (1,)
    play(t, "act:gather_information")
    assert goods(t, "paul") == {"information": 1}
    assert state(t)["morale_cards"] == 1
    assert "card:kees_1" in keys(t, 0)
    assert t.why_not("morale:kees", 1).rule == "R43"
    play(t, "card:kees_1")
    assert "morale:paul" not in keys(t), "not in the middle of an action (OSO-78)"


def test_morale_cards_after_the_last_turn() -> None:
    """R28 R45 OSO-91: every seat is asked; the phase ends when all pass or no card is left; unused cards are lost."""
    t = story("kees paul", turn="paul", paul={"hand": ["paul_1"], "occupier": None}, morale=6, safety=HIGH)
    play(t, "discard:paul_1")
    assert set(asked(t).seats) == {0, 1}
    assert t.why_not("card:paul_1", 1).rule == "OSO-91"
    t.choose("pass:1", seat=0)
    assert asked(t).seats == (1,)
    assert t.why_not("morale:kees", 0).rule == "R45"
    t.choose("morale:paul", seat=1)
    play(t, "act:gather_information")
    assert set(asked(t).seats) == {0, 1}, "after an action everybody may think again"
    play(t, "pass:1", "pass:2")
    assert state(t)["round"] == 2
    none = story("kees paul", turn="paul", paul={"hand": ["paul_1"], "occupier": None}, morale_cards=0, safety=HIGH)
    play(none, "discard:paul_1")
    assert state(none)["round"] == 2


def test_morale_and_its_limits() -> None:
    """OSO-8 OSO-41 OSO-42 OSO-43 OSO-46 R83 R84: never above 15; at 0 the game is lost at once."""
    t = story("berend paul", morale=14)
    play(t, "special:berend_3")
    assert state(t)["morale"] == 15
    t = story("kees paul", kees={"hand": ["kees_1"], "occupier": "o2_03", "goods": {"information": 1}}, morale=2)
    play(t, "discard:kees_1")
    assert t.outcome is not None
    assert goods(t, "kees") == {"information": 1}, "later parts of the card do not happen"


def test_alibi_and_its_limits() -> None:
    """OSO-7 OSO-44 OSO-45 OSO-47 R83 R84: never above 10; at 0 the character is arrested and all lose."""
    t = story("leo paul", leo={"alibi": 10})
    play(t, "card:leo_1", "act:gather_information", "after:bonus")
    assert alibi(t, "leo") == 10
    t = story("kees paul", kees={"hand": ["kees_1"], "occupier": "o2_05", "alibi": 2})
    play(t, "discard:kees_1")
    assert t.outcome is not None
    assert not t.outcome.winners
    assert "Kees was arrested" in t.outcome.reason


def test_the_carry_limit() -> None:
    """OSO-51 R7 OSO-48 OSO-49 OSO-212: at most as many resources as Alibi, never more than 9; take first, then discard."""
    t = story("kees paul", kees={"at": "c3", "alibi": 3, "goods": {"ration": 2, "network": 1}})
    play(t, "morale:kees", "act:bank")
    assert set(keys(t)) == {f"discard_resource:kees:{kind}" for kind in ("money", "network", "ration")}
    play(t, "discard_resource:kees:ration", "discard_resource:kees:ration")
    assert goods(t, "kees") == {"money": 2, "network": 1}
    t = story("kees paul", kees={"at": "c3", "alibi": 10, "goods": {"ration": 9}})
    play(t, "morale:kees", "act:gather_information")
    assert t.view(0)["characters"][0]["held"] == 10
    play(t, "discard_resource:kees:information")


def test_a_loss_of_alibi_lowers_the_carry_limit_at_once() -> None:
    """R7: several characters over the limit choose in turn order."""
    t = story(
        "paul kees",
        paul={"at": "c1", "alibi": 4, "goods": {"money": 2, "ration": 2}, "hand": ["paul_1"], "occupier": "o2_07"},
        kees={"at": "c1", "alibi": 3, "goods": {"money": 2, "ration": 1}},
        dice=[3],
        safety=HIGH,
    )
    play(t, "discard:paul_1", "way:lie_low")
    assert asked(t).seats == (0,)
    play(t, "discard_resource:paul:money")
    assert asked(t).seats == (1,)
    play(t, "discard_resource:kees:ration")
    assert goods(t, "kees") == {"money": 2}


def test_resources_cannot_be_thrown_away() -> None:
    """R64 OSO-50: they leave a character only by paying, losing, sharing or the carry limit."""
    t = story("kees paul", kees={"goods": {"money": 3}})
    assert not [key for key in keys(t) if "money" in key]


def test_gathering_information() -> None:
    """OSO-107: 1 token; Suze's first one a round yields 1 more, however it is paid for."""
    t = story("suze paul", suze={"goods": {}})
    play(t, "morale:suze", "act:gather_information")
    assert goods(t, "suze") == {"information": 2}
    play(t, "card:suze_3", "act:gather_information")
    assert goods(t, "suze") == {"information": 3}


@pytest.mark.parametrize(("face", "rise", "gain"), [(1, 1, 0), (2, 2, 0), (3, 2, 0), (4, 2, 0), (5, 3, 0), (6, 3, 1)])
def test_raising_safety(face: int, rise: int, gain: int) -> None:
    """OSO-54 OSO-106 R5: by the die."""
    t = story("kees paul", kees={"at": "c3", "alibi": 5}, safety={"c3": 2}, dice=[face])
    play(t, "morale:kees", "act:raise_safety")
    assert safety(t, "c3") == 2 + rise
    assert alibi(t, "kees") == 5 + gain


def test_raising_safety_at_the_maximum() -> None:
    """R92 R38 R83: allowed; the surplus is lost."""
    t = story("kees paul", kees={"at": "c3", "alibi": 5}, safety={"c3": 8}, dice=[6])
    play(t, "morale:kees", "act:raise_safety")
    assert safety(t, "c3") == 8
    assert alibi(t, "kees") == 6


def test_information_rolls_a_die_again() -> None:
    """OSO-108 R6 R51: one die for each token, as long as there are tokens."""
    t = story("kees paul", kees={"at": "c3", "goods": {"information": 2}}, safety={"c3": 2}, dice=[1, 2, 5])
    play(t, "morale:kees", "act:raise_safety", "roll:again:kees:1", "roll:again:kees:1")
    assert safety(t, "c3") == 5
    assert goods(t, "kees") == {}
    t = story(
        "paul kees",
        paul={"at": "c7", "goods": {"information": 1}, "hand": ["paul_1"], "occupier": "o2_06", "alibi": 9},
        kees={"alibi": 4},
        safety=HIGH,
        dice=[1, 2],
    )
    play(t, "discard:paul_1", "roll:keep", "roll:keep")
    assert (safety(t, "c1"), safety(t, "l2")) == (7, 7)


def test_sharing_needs_both_to_agree() -> None:
    """OSO-89 OSO-90 R36: an exchange, a gift, a request; outside one's own turn, too."""
    t = story("kees paul", kees={"at": "c3", "goods": {"money": 2}}, paul={"at": "c3", "goods": {"ration": 1}})
    t.choose("share:paul:kees", seat=1)
    play(t, "give:ration", "ask:money", "propose:agreement")
    assert asked(t).seats == (0,)
    assert "Paul offers Kees 1 Ration for 1 Money" in asked(t).prompt
    play(t, "agree:yes")
    assert (goods(t, "kees"), goods(t, "paul")) == ({"money": 1, "ration": 1}, {"money": 1})
    play(t, "share:kees:paul", "give:money", "propose:agreement", "agree:no")
    assert (goods(t, "kees"), goods(t, "paul")) == ({"money": 1, "ration": 1}, {"money": 1})
    play(t, "share:kees:paul", "ask:money", "propose:agreement", "agree:yes")
    assert goods(t, "kees") == {"money": 2, "ration": 1}
    play(t, "share:kees:paul", "call_off:agreement")
    assert "card:kees_1" in keys(t)


def test_the_limits_of_sharing() -> None:
    """R63: not over the carry limit, not at different locations; one's own two characters need no agreement; items do not count."""
    t = story(
        "kees paul", kees={"at": "c3", "alibi": 2, "goods": {"money": 2, "ticket": 1}}, paul={"at": "c3", "goods": {"ration": 1}}
    )
    t.choose("share:paul:kees", seat=1)
    play(t, "give:ration")
    assert "propose:agreement" not in keys(t), "that would leave Kees with three resources"
    assert t.why_not("propose:agreement", 1).rule == "R63"
    play(t, "ask:ticket")
    assert "propose:agreement" not in keys(t), "a Ticket is no resource"
    play(t, "ask:money")
    assert "propose:agreement" in keys(t)
    apart = story("kees paul", kees={"at": "c3", "goods": {"money": 1}}, paul={"at": "c2"})
    assert apart.why_not("share:kees:paul", 0).rule == "OSO-89"
    own = story("kees paul", players=1, kees={"at": "c3", "goods": {"money": 1}}, paul={"at": "c3"})
    play(own, "share:kees:paul", "give:money", "propose:agreement")
    assert goods(own, "paul") == {"money": 1}


def test_sharing_between_two_movements() -> None:
    """OSO-90 OSO-186: between the two movements of a Move, not before the first."""
    t = story("kees paul", kees={"at": "c1", "goods": {"money": 1}}, paul={"at": "c2"}, roads={})
    play(t, "morale:kees", "act:move")
    assert not [key for key in keys(t) if key.startswith("share")]
    assert t.why_not("share:kees:paul", 0).rule == "OSO-90"
    play(t, "move:a", "share:kees:paul", "give:money", "propose:agreement", "agree:yes")
    assert goods(t, "paul") == {"money": 1}
    play(t, "move:c")
    assert at(t, "kees") == "c5"


def test_ties_are_for_the_resolving_player() -> None:
    """R49 R50: the lowest Alibi, the lowest Safety."""
    t = story("kees paul", kees={"hand": ["kees_1"], "occupier": "o1_08", "alibi": 5}, paul={"alibi": 5}, dice=[2], safety=HIGH)
    play(t, "discard:kees_1")
    assert {option.key: option.rule for option in asked(t).options} == {"alibi:kees": "R49", "alibi:paul": "R49"}
    play(t, "alibi:paul")
    assert (alibi(t, "kees"), alibi(t, "paul")) == (5, 4)
    t = story("kees paul", kees={"hand": ["kees_1"], "occupier": "o2_10"}, safety={**HIGH, "c1": 3, "l2": 3}, raid="r05")
    play(t, "discard:kees_1")
    assert set(keys(t)) == {"raid:c1", "raid:l2"}
    play(t, "raid:l2")
    assert safety(t, "l2") == 6, "the Windmill is as safe as at the start (R88)"


def test_anton_and_his_newspapers() -> None:
    """R70 R40 R47: one a round before or after an action, where none lies; the press may be used as well."""
    t = story("anton paul", anton={"at": "c1"}, morale=6, safety=HIGH)
    play(t, "morale:anton", "act:newspaper")
    assert state(t)["morale"] == 7
    assert state(t)["newspapers"] == {"at": ["c1"], "left": 5}
    play(t, "act:gather_information")
    assert "special:anton_3" not in keys(t), "a newspaper lies here already"
    play(t, "card:anton_3", "act:move", "move:a", "move:stop")
    assert "after:newspaper" not in keys(t), "once a round"
    t = story("anton paul", anton={"at": "c1"}, morale=6, safety=HIGH)
    play(t, "special:anton_3")
    assert "after:newspaper" not in keys(t), "one at a location"
    assert (state(t)["morale"], safety(t, "c1")) == (8, 7)
    play(t, "card:anton_1", "act:move", "move:a", "move:c", "after:newspaper", "after:bonus")
    assert state(t)["newspapers"] == {"at": ["c1", "c5"], "left": 4}


def test_mies_looks_after_somebody_at_the_end_of_the_start_phase() -> None:
    """R86 R41: after the Morale cards have been counted; a character at Alibi 10 may be picked, without effect."""
    t = story("mies paul", phase="start", mies={"at": "c3", "alibi": 10}, paul={"at": "c3", "alibi": 4})
    assert set(keys(t)) == {"care:mies", "care:paul"}
    assert t.view(0)["morale_cards"] == 2
    play(t, "care:paul")
    assert alibi(t, "paul") == 5


def test_berend_and_large_losses() -> None:
    """R85: each single loss of 2 or more is 1 smaller; losses of 1 are not."""
    for card, left in (("o1_09", 5), ("o1_02", 5)):
        t = story("berend paul", berend={"hand": ["berend_1"], "occupier": card}, morale=6, dice=[1], safety=HIGH)
        play(t, "discard:berend_1")
        assert state(t)["morale"] == left


def test_looking_into_decks() -> None:
    """R71: only the player who looks sees the card; it may be buried; an empty deck is shuffled anew first."""
    t = story("cornelia paul", raid="r01 r02", cornelia={"hand": ["cornelia_2", "cornelia_1"]})
    play(t, "card:cornelia_2", "act:bonus")
    assert "Boots on the stairs" in asked(t).prompt
    assert t.view(0)["known_cards"]["raid"]["top"] == ["r01"]
    assert t.view(1)["known_cards"] == {}
    assert "Boots" not in told(t, 1) + str(t.view(1))
    play(t, "peek:raid:bury")
    assert state(t)["decks"]["raid"] == ["r02", "r01"]
    assert t.view(0)["known_cards"]["raid"] == {"top": [], "bottom": ["r01"]}
    t = story("leo paul", decks={"patrolling": []}, leo={"hand": ["leo_2", "leo_1"]})
    play(t, "card:leo_2", "act:bonus", "peek:patrolling:keep")
    assert len(state(t)["decks"]["patrolling"]) == 20


def test_wilma_puts_two_occupier_cards_in_order() -> None:
    """R71 R72: as many as are left, at most two; nobody else learns anything."""
    t = story("kees paul", occupier="o1_01 o1_02 o1_03", helper_1="hp13", kees={"occupier": "o1_04"}, paul={"occupier": "o1_05"})
    t = next_comes(t, ["TakeHelper", 0, 0])
    play(t, "helper:1")
    assert "Identity-card week" in asked(t).prompt
    assert t.view(1)["decision"]["prompt"] is None
    play(t, "peek:occupier:exchange")
    assert state(t)["decks"]["occupier"] == ["o1_02", "o1_01", "o1_03"]
    assert t.view(0)["known_cards"]["occupier"]["top"] == ["o1_02", "o1_01"]
    one = story("kees paul", occupier="o1_01", helper_1="hp13", kees={"occupier": None}, paul={"occupier": None})
    one = next_comes(one, ["TakeHelper", 0, 0])
    play(one, "helper:1")
    assert goods(one, "kees") == {"information": 1}


def test_suze_looks_at_the_occupier_deck_and_knows_who_gets_the_card() -> None:
    """R71 R20: what a seat has seen it keeps, and nobody else does."""
    t = story(
        "suze paul", occupier="o1_01 o1_02 o1_03 o2_01", suze={"hand": ["suze_2", "suze_1"], "occupier": "o1_04"}, start="suze"
    )
    play(t, "card:suze_2", "act:bonus")
    assert t.view(0)["known_cards"]["occupier"]["top"] == ["o1_01"]
    assert t.view(1)["known_cards"] == {}


def test_changing_resources() -> None:
    """R46: Cornelia may change up to two, Suze one Information."""
    t = story("cornelia paul", cornelia={"alibi": 5, "goods": {"money": 2}})
    play(t, "special:cornelia_3", "swap:money:network", "swap:money:sabotage")
    assert goods(t, "cornelia") == {"network": 1, "sabotage": 1}
    assert alibi(t, "cornelia") == 6
    t = story("suze paul", suze={"goods": {"information": 1}})
    play(t, "card:suze_1", "act:bonus", "swap:information:ration")
    assert goods(t, "suze") == {"ration": 1}


def test_helper_cards_that_ask_for_more() -> None:
    """R72 OSO-155 R44: Bas gives a Standard Action, Koos takes somebody anywhere, Jaap looks at a patrol, Ada gives a choice."""
    t = next_comes(story("kees paul", helper_1="hp25"), ["TakeHelper", 0, 0])
    play(t, "helper:1")
    assert "act:gather_information" in keys(t)
    assert not [key for key in keys(t) if key.startswith("special")]
    t = next_comes(story("kees paul", helper_1="hp12"), ["TakeHelper", 0, 0])
    play(t, "helper:1", "ferry:paul")
    assert asked(t).seats == (1,)
    play(t, "go:l6")
    assert at(t, "paul") == "l6"
    t = next_comes(story("kees paul", helper_1="hp14", kees={"at": "c1"}, safety={"c1": 3}), ["TakeHelper", 0, 0])
    play(t, "helper:1", "peek:patrolling:bury")
    assert safety(t, "c1") == 4


def test_the_helper_decks() -> None:
    """OSO-28 R16 R89: two decks, top cards face up if agreed; an empty one is made anew from the common pile."""
    t = story("kees paul", helper_1="hp01", helper_2="hp02")
    assert [deck["top"] for deck in t.view(0)["helpers"]] == ["hp01", "hp02"]
    hidden = story("kees paul", helper_1="hp01", helper_2="hp02", setup={"helper_decks_face_up": False})
    assert [deck["top"] for deck in hidden.view(0)["helpers"]] == [None, None]
    t = next_comes(story("kees paul", decks={"helper_1": [], "helper_2": ["hp02"]}), ["TakeHelper", 0, 0])
    assert "helper:1" in keys(t)
    assert len(state(t)["decks"]["helper_1"]) == 25


def test_the_day_in_events() -> None:
    """OSO-67: what happened can be read."""
    t = parlour.new(GAME, seed=9, players=2, characters=["kees", "paul"])
    assert events(t)[-4:] == ["round_began", "occupier_drawn", "occupier_drawn", "morale_cards_laid"]
    assert person(t, "kees")["occupier"]


@pytest.mark.parametrize("passed", [[], [0], [1], [2], [0, 1], [1, 2], [2, 0]])
def test_whoever_has_passed_does_nothing_more(passed: list[int]) -> None:
    """R45 OSO-90: no Morale card, no sharing, no bundle put down; the others may do all of it, whatever their order."""
    t = story(
        "kees paul mies",
        scenario="the_word_must_travel",
        turn="mies",
        kees={"at": "c1", "goods": {"bundle": 1}},
        paul={"at": "c1", "goods": {"bundle": 1}},
        mies={"at": "c1", "goods": {"bundle": 1}, "hand": ["mies_1"], "occupier": None},
        morale=6,
        safety=HIGH,
    )
    play(t, "discard:mies_1")
    names = ["kees", "paul", "mies"]
    for seat in passed:
        t.choose(f"pass:{seat + 1}", seat)
    for seat, name in enumerate(names):
        free = [f"share:{name}:{other}" for other in names if other != name] + [f"put_down:{name}"]
        mine = [f"morale:{name}", f"pass:{seat + 1}", *free]
        assert keys(t, seat) == ([] if seat in passed else mine)
    assert t.game.who() == min({0, 1, 2} - set(passed))
