"""Why Morale, Alibi, Safety or Hunger changed: events say it in a field and in words."""

from __future__ import annotations

from typing import Any

import pytest

from orange_shall_overcome.stories import HIGH, goods, keys, next_comes, play, story


def changes(t: Any, name: str) -> list[dict[str, Any]]:
    """Return the events of a name without what every event has."""
    return [event for event in t.events(0) if event["event"] == name]


def test_an_occupier_card_is_the_cause_of_what_it_does() -> None:
    t = story("kees paul", kees={"occupier": "o2_04", "hand": ["kees_1"]}, safety=HIGH, morale=8)
    play(t, "discard:kees_1")
    safety, morale = changes(t, "safety_changed")[0], changes(t, "morale_changed")[0]
    assert (safety["why"], safety["card"], safety["change"], safety["safety"]) == ("occupier", "o2_04", -2, 6)
    assert safety["text"].endswith("dropped by 2 to 6: A house set on fire.")
    assert (morale["why"], morale["card"]) == ("occupier", "o2_04")


def test_a_raid_within_a_card_is_the_cause_until_it_is_over() -> None:
    """R14: the innermost card counts; then the outer one goes on."""
    t = story(
        "kees paul", kees={"at": "c1", "occupier": "o2_04", "hand": ["kees_1"]}, safety={**HIGH, "c1": 1}, raid="r01", morale=8
    )
    play(t, "discard:kees_1")
    alibi, morale = changes(t, "alibi_changed")[0], changes(t, "morale_changed")[0]
    assert (alibi["why"], alibi["card"], alibi["change"]) == ("raid", "r01", -1)
    assert alibi["text"] == f"Kees lost 1 Alibi, now {alibi['alibi']}: Boots on the stairs."
    assert (morale["why"], morale["card"]) == ("occupier", "o2_04")


@pytest.mark.parametrize(
    ("step", "why", "text"),
    [
        ("DangerByResources", "resources", "The Safety of the Hospital (C1) dropped by 1 to 7: Kees's resources."),
        ("DangerByAlibi", "alibi", "The Safety of the Hospital (C1) dropped by 1 to 7: Kees's Alibi."),
    ],
)
def test_the_night_says_whose_fault_it_is(step: str, why: str, text: str) -> None:
    """OSO-133 OSO-134."""
    t = story("kees paul", kees={"at": "c1", "alibi": 8, "goods": {"money": 1}}, safety=HIGH)
    t = next_comes(t, [step, 0, -1])
    changed = changes(t, "safety_changed")[0]
    assert (changed["why"], changed["text"]) == (why, text)


def test_a_change_that_speaks_for_itself_has_no_cause() -> None:
    t = story("kees paul", kees={"at": "c2", "goods": {"network": 1}}, morale=6)
    play(t, "morale:kees", "act:church")
    changed = changes(t, "morale_changed")[0]
    assert "why" not in changed
    assert changed["text"] == "Morale rose by 4 to 10."


def test_a_patrol_that_passes_by_is_told_in_every_language() -> None:
    """OSO-139."""
    t = story("kees paul", kees={"at": "c1"}, safety=HIGH, roads={"a": ["policeman"]}, patrolling="p_red_3")
    t = next_comes(t, ["RevealPatrol", 0, -1])
    texts = {
        code: next(e["text"] for e in t.events(0, language=code) if e["event"] == "alibi_changed") for code in ("en", "nl", "de")
    }
    assert texts == {
        "en": "Kees lost 1 Alibi, now 7: a policeman passing by.",
        "nl": "Kees verloor 1 Alibi en staat nu op 7: een agent die langskomt.",
        "de": "Kees verlor 1 Alibi und hat jetzt 7: ein Polizist kam vorbei.",
    }


def test_tokens_come_and_go_for_a_reason() -> None:
    """An action is told in the line before; a card is named."""
    t = story("kees paul", kees={"at": "c2", "goods": {"network": 1}}, morale=6)
    play(t, "morale:kees", "act:church")
    paid = changes(t, "paid")[0]
    assert (paid["why"], paid["text"]) == ("action", "Kees paid 1 Network.")


def test_what_is_too_much_to_carry_says_so_in_every_language() -> None:
    """R7."""
    t = story("kees paul", kees={"at": "c1", "alibi": 1, "goods": {"money": 1}}, safety=HIGH)
    play(t, "morale:kees", "act:gather_information")
    play(t, "discard_resource:kees:money")
    lost = changes(t, "lost")[0]
    assert (lost["why"], lost["n"], lost["text"]) == ("carry_limit", 1, "Kees gave up 1 Money: the carry limit.")
    texts = [next(e["text"] for e in t.events(0, language=code) if e["event"] == "lost") for code in ("nl", "de")]
    assert texts == ["Kees gaf 1 Geld af: de draaggrens.", "Kees gab 1 Geld ab: die Traggrenze."]


def test_a_helper_card_is_the_cause_of_what_it_does() -> None:
    """R16: the card is named."""
    t = story("kees paul", kees={"at": "c1", "alibi": 5}, morale=6, safety=HIGH, helper_1="hp09")
    t = next_comes(t, ["TakeHelper", 0, 0])
    play(t, keys(t)[0])
    changed = changes(t, "morale_changed")[0]
    assert (changed["why"], changed["card"], changed["change"]) == ("helper", "hp09", 2)


def test_the_armband_is_the_cause_of_the_alibi_it_gives_back() -> None:
    """R87: the card of Mies is named, not another of hers."""
    mies = {"at": "c1", "alibi": 5, "goods": {}}
    t = story("mies paul", mies=mies, roads={"a": ["policeman"]}, control="ct01", safety=HIGH)
    play(t, "card:mies_2", "act:move", "move:a", "answer:1")
    changed = changes(t, "alibi_changed")[-1]
    assert (changed["why"], changed["card"], changed["text"]) == ("character", "mies_2", "Mies gained 1 Alibi, now 6: Armband.")


def test_hunger_that_rises_by_night_says_so() -> None:
    """OSO-205: with one or two characters."""
    t = next_comes(story("kees paul", hunger=3, safety=HIGH), ["EndOfPatrols", 0, -1])
    assert [(one["change"], one["why"], one["text"]) for one in changes(t, "hunger_changed")] == [
        (1, "night", "Hunger rose to 4: another night.")
    ]


def test_what_takes_nothing_is_not_told() -> None:
    """OSO-134: an Alibi that is high lowers no Safety, and nobody reads of it."""
    t = story("kees paul", kees={"at": "c1", "alibi": 10}, safety=HIGH)
    assert changes(next_comes(t, ["DangerByAlibi", 0, -1]), "safety_changed") == []


def test_a_raid_says_which_card_brought_it() -> None:
    t = story(
        "kees paul", kees={"at": "c1", "occupier": "o2_04", "hand": ["kees_1"]}, safety={**HIGH, "c1": 1}, raid="r01", morale=8
    )
    play(t, "discard:kees_1")
    raid = changes(t, "raid_began")[0]
    assert (raid["why"], raid["by"], raid["card"]) == ("occupier", "o2_04", "r01")
    assert raid["text"].startswith("A raid struck the Hospital (C1) (A house set on fire). Boots on the stairs: ")


def test_a_helper_whom_no_card_brings_comes_by_an_action() -> None:
    t = story("kees paul", kees={"at": "c1"}, helper_1="hp01", safety=HIGH)
    t = next_comes(t, ["TakeHelper", 0, 0])
    play(t, "helper:1")
    helped = changes(t, "helper_taken")[0]
    assert (helped["why"], helped["card"], "by" in helped) == ("action", "hp01", False)
    assert helped["text"].startswith("Kees was helped by Laura, daughter of a station master: ")


def test_a_token_turned_down_again_names_the_card() -> None:
    t = story(
        "kees paul",
        scenario="expanding_the_network",
        kees={"at": "c4", "hand": ["kees_1"], "occupier": "os1_1"},
        requirements={"c1": "q01", "c3": "q04"},
        face_up=["c1", "c3"],
        dice=[2],
        safety=HIGH,
    )
    play(t, "discard:kees_1", "hide:c1")
    hidden = changes(t, "token_hidden")[0]
    assert (hidden["why"], hidden["card"]) == ("occupier", "os1_1")
    assert hidden["text"].endswith("at the Police Station (C1) is turned face down: 2 Money, 1 Network (Second thoughts).")


def test_an_offer_between_two_actions_needs_no_reason() -> None:
    t = story("kees paul", kees={"at": "c1", "goods": {"money": 1}}, paul={"at": "c1"}, safety=HIGH)
    play(t, "share:kees:paul", "give:money", "propose:agreement")
    offered = changes(t, "offered")[0]
    assert (offered["to"], offered["gives"], "why" in offered) == ("paul", {"money": 1}, False)
    assert offered["text"] == "Kees offered Paul 1 Money."


@pytest.mark.parametrize(
    ("held", "choices", "line"),
    [
        ({"ticket": 1}, ["card:paul_1", "act:move", "ticket:l6"], "Paul used a Ticket to the Printing House (L6)."),
        (
            {"immunity": 1},
            ["card:paul_1", "act:move", "move:a", "pass:immunity"],
            "Paul passed road A with a Travel Immunity token.",
        ),
        (
            {"information": 1},
            ["card:paul_1", "act:raise_safety", "roll:again:paul:1"],
            "Paul spent 1 Information and rolled again: 2.",
        ),
    ],
)
def test_what_is_spent_on_the_way_or_on_a_roll_is_told_once(held: dict[str, int], choices: list[str], line: str) -> None:
    """OSO-102 OSO-103 R6: with what it was spent on."""
    t = story(
        "paul kees",
        paul={"at": "c1", "goods": held},
        kees={"at": "l6"},
        roads={"a": ["soldier"]},
        safety={**HIGH, "c1": 4},
        dice=[1, 2],
    )
    play(t, *choices)
    assert not changes(t, "paid")
    assert goods(t, "paul") == {}
    assert line in [event["text"] for event in t.events(0)]
