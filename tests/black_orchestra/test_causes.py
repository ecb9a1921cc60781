"""Why something changed is told as data and in words."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import parlour
from black_orchestra.stories import beck, kordt, play, story
from black_orchestra.stories import event as drawn
from parlour.games.black_orchestra.log import CAUSE_IDS

CHANGES = ("motivation_changed", "suspicion_changed", "support_changed")
NAMED = {"card": "card", "event": "card", "space": "space", "leader": "leader"}
"""The causes that are a piece, and the field that says which."""


GOINGS = (
    "moved", "leader_moved", "leader_removed", "card_drawn", "card_discarded", "item_taken", "item_discarded", "actions_gained",
    "dissent_changed",
)  # fmt: skip


def told(seed: int) -> list[dict[str, Any]]:
    """Return the events of a game played at random."""
    t = parlour.new("black-orchestra", seed=seed, players=2 + seed % 3)
    dice = Random(seed)
    while t.decision is not None:
        option = dice.choice(t.decision.options)
        t.choose(option.key, option.seat)
    return t.events()


def test_every_change_says_why() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for seed in range(40):
        for event in told(seed):
            if event["event"] in (*CHANGES, "arrested", "released"):
                why = event["why"]
                assert why in CAUSE_IDS
                found[event["event"]].add(why)
                assert NAMED.get(why, "why") in event
            if event["event"] in CHANGES:
                before, _, cause = event["text"].partition(": ")
                assert before
                assert cause.endswith(".")
    assert found["suspicion_changed"] >= {"card", "event", "interrogation", "space", "leader", "eagle", "delivery", "raid"}
    assert found["motivation_changed"] >= {"card", "event", "space", "leader", "dissent"}
    assert found["support_changed"] >= {"event", "space"}
    assert found["arrested"] >= {"raid"}
    assert found["released"] >= {"interrogation"}


def test_the_words_name_the_piece() -> None:
    events = [event for event in told(1) if event["event"] in CHANGES]
    catalogue = parlour.title("black-orchestra").catalogue()
    names = {card["id"]: card["name"] for deck in ("conspirator_cards", "event_cards") for card in catalogue[deck]}
    cards = [event for event in events if event["why"] in ("card", "event")]
    assert cards
    assert all(event["text"].endswith(f": {names[event['card']]}.") for event in cards)


def test_moves_draws_and_discards_say_why() -> None:
    """What the line before has said is a field and no words; a limit, an arrest, a card are both."""
    found: dict[str, set[str]] = defaultdict(set)
    for seed in range(40):
        for event in told(seed):
            if event["event"] in GOINGS:
                found[event["event"]].add(event["why"])
                assert ("by" in event) == (event["why"] in ("card", "event"))
                if event["why"] in ("action", "event", "roll", "plot"):
                    assert ": " not in event["text"]
                if event["why"] in ("limit", "arrest"):
                    assert event["text"].endswith(f": the {event['why']}.")
    assert found["moved"] >= {"action", "event"}
    assert found["leader_moved"] >= {"event"}
    assert found["card_drawn"] >= {"action", "card", "ability", "event"}
    assert found["card_discarded"] >= {"limit", "arrest", "search", "event"}
    assert found["item_discarded"] >= {"event", "interrogation"}
    assert found["actions_gained"] >= {"roll"}
    assert found["item_taken"] >= {"action", "card", "ability"}
    assert found["dissent_changed"] >= {"roll", "dissent", "search"}


def test_tiles_say_who_turned_them_up_or_took_them_away() -> None:
    found: dict[str, set[tuple[str, bool]]] = defaultdict(set)
    for seed in range(40):
        for event in told(seed):
            if event["event"] in ("tile_revealed", "tile_removed"):
                found[event["event"]].add((event["why"], "by" in event))
    assert found["tile_revealed"] >= {("action", False), ("event", True)}
    assert found["tile_removed"] == {("interrogation", False)}


def test_what_a_card_brings_names_the_card() -> None:
    t = story(beck(cards="black_market"), kordt(), items_discarded=["map", "keys"])
    play(t, "use:black_market", "take:item:map")
    taken = t.events()[-1]
    assert (taken["event"], taken["why"], taken["by"]) == ("item_taken", "card", "black_market")
    assert taken["text"] == "Beck took Map from the discard pile: Black Market."
    assert t.events(language="nl")[-1]["text"].endswith("van de aflegstapel: Zwarte markt.")


def test_whoever_holds_hitler_back_is_named() -> None:
    t = drawn("s1_anschluss", kordt("munich", cards="delay_hitler"), beck())
    play(t, "use:delay_hitler")
    stayed = next(event for event in t.events() if event["event"] == "leader_stayed")
    assert (stayed["why"], stayed["by"], stayed["text"]) == (
        "card",
        "delay_hitler",
        "Hitler was held back and stayed: Delay Hitler.",
    )
