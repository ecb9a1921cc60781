"""What people read in whole games: no ids, no "1 cards", no double spaces, in prompts, options, refusals and the log."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import parlour

FAULTS = {
    "an id": re.compile(r"\b[a-z]+_[a-z0-9_]+\b"),
    "a plural of one": re.compile(
        r"(?<!stage )(?<!level[ -])\b1 (?:action|card|character|die|eagle|item|people|Ration|resource|road|space|striker|target)s\b"
    ),
    "dice for a die": re.compile(r"\b1 dice\b"),
    "an article": re.compile(r"\ba (?:eagle|attack|action|item|Occupier|explosives|Information|Alibi)\b"),
    "a word twice": re.compile(r"\b([A-Za-z]+) \1\b"),
    "loose ends": re.compile(r"  | [.,;:]|\.\.(?!\.)|,,"),
}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("unmatched", {"heroes": ["invisible_man", "dracula"], "board": "baskerville_manor"}),
    ("unmatched", {"heroes": ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"], "board": "soho"}),
    ("unmatched", {"heroes": ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"], "board": "soho", "teams": True}),
    ("black-orchestra", {"players": 1, "difficulty": "easy"}),
    ("black-orchestra", {"players": 3, "variants": ["trusted_lieutenants"]}),
    ("black-orchestra", {"players": 5, "variants": ["classic_interrogation"]}),
    ("orange-shall-overcome", {"players": 1, "scenario": "hunger_winter"}),
    ("orange-shall-overcome", {"characters": ["leo", "cornelia", "anton"], "players": 3, "scenario": "expanding_the_network"}),
    ("orange-shall-overcome", {"players": 2, "scenario": "arbeitseinsatz"}),
    ("orange-shall-overcome", {"players": 4, "scenario": "the_word_must_travel"}),
    ("orange-shall-overcome", {"players": 5, "scenario": "the_trains_stand_still"}),
]


def faults(lines: set[str]) -> list[str]:
    """Return what is wrong with what was read."""
    return [f"{what}: {line}" for line in lines for what, shape in FAULTS.items() if shape.search(line)]


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_everything_reads_well(game: str, setup: dict[str, Any]) -> None:
    read: set[str] = set()
    refused: set[str] = set()
    for seed in range(2):
        dice = Random(seed)
        t = parlour.new(game, seed=seed, **setup)
        known: list[str] = []
        for _ in range(250):
            if t.decision is None:
                break
            read |= {t.decision.prompt, *(option.text for option in t.decision.options)}
            option = dice.choice(t.decision.options)
            refused |= {t.why_not(key, option.seat).reason for key in dice.sample(known, min(len(known), 5))}
            known.append(option.key)
            t.choose(option.key, option.seat)
        for seat in range(len(t.seats)):
            read |= {event["text"] for event in t.events(seat)}
    assert faults(read) == []
    # A refusal may name keys: they are what one types.
    assert [fault for fault in faults(refused) if not fault.startswith("an id")] == []


@pytest.mark.parametrize("game", parlour.games())
def test_the_rules_read_well(game: str) -> None:
    text = {rule.text for rule in parlour.title(game).rulebook.rules}
    assert len(text) > 100
    assert [fault for fault in faults(text) if not fault.startswith("an id")] == []
