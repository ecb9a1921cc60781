"""Events say what happened in their fields, not in their words alone: a program need not read sentences."""

from __future__ import annotations

import random
from typing import Any

import parlour
from orange_shall_overcome.stories import GAME, HIGH, SCENARIOS, keys, play, story

FIELDS = {
    "shared": {"from", "to", "gives", "asks"},
    "offered": {"from", "to", "gives", "asks"},
    "offer_refused": {"from", "to", "gives", "asks"},
    "passed_occupier": {"character", "road", "spent"},
    "road_intensified": {"road", "now"},
    "road_downgraded": {"road", "now"},
    "searched": {"token", "total", "number", "found"},
    "token_revealed": {"spot", "token", "needs"},
    "token_hidden": {"spot", "token", "needs"},
    "looked": {"character", "deck", "card"},
}


def played(scenario: str, seed: int) -> parlour.Table:
    """Return a game played at random."""
    chance = random.Random(f"events {scenario} {seed}")
    t = parlour.new(GAME, seed=seed, scenario=scenario, players=3, difficulty="easy")
    while t.decision is not None and t.moment < 700:
        option = chance.choice(t.decision.options)
        t.choose(option.key, option.seat)
    return t


def test_every_event_has_its_substance() -> None:
    seen: dict[str, list[dict[str, Any]]] = {name: [] for name in FIELDS}
    for scenario in SCENARIOS:
        for seed in range(5):
            t = played(scenario, seed)
            for seat in range(len(t.seats)):
                for event in t.events(seat):
                    if event["event"] in FIELDS and (event["event"] != "looked" or "saw" in event["text"]):
                        seen[event["event"]].append(event)
    assert not [name for name, events in seen.items() if not events], "these games show all of them"
    for name, events in seen.items():
        for event in events:
            assert FIELDS[name] <= set(event), name
    for event in seen["shared"]:
        assert event["gives"] or event["asks"]
    assert {event["now"] for event in seen["road_intensified"]} == {"policeman", "soldier"}


def test_what_was_swapped_for_what() -> None:
    t = story("suze kees", suze={"at": "c3", "goods": {"information": 1}})
    play(t, "card:suze_1", "act:bonus", "swap:information:ration")
    swapped = next(event for event in t.events(None) if event["event"] == "swapped")
    assert (swapped["character"], swapped["gave"], swapped["got"]) == ("suze", "information", "ration")


def test_only_who_looked_is_told_the_card() -> None:
    t = story("kees paul", kees={"at": "l2", "goods": {"information": 1}}, patrolling="p_red_3", safety=HIGH)
    play(t, "card:kees_1", "act:windmill")
    while not [event for event in t.events(0) if event["event"] == "looked"]:
        t.choose(keys(t)[-1])
    own, other = (next(event for event in t.events(seat) if event["event"] == "looked") for seat in (0, 1))
    assert own["card"] == "p_red_3"
    assert "card" not in other
