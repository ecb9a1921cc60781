"""What people read: no slip of number, no `None`, no stray blank in anything that is said in a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import parlour
from engine.test_passing import SETUPS
from parlour.cli import agree
from parlour.engine.table import Table
from parlour.terminal.wording import words

NOUN = (
    "action|bundle|card|character|choice|conspirator|eagle|fighter|game|item|line|location|option|plot|road|space|target|time|"
    "token|turn"
)
SLIPS = [
    re.compile(rf"(?<!stage )\b1 (?:[a-z]+ )?(?:(?:{NOUN})s|dice|people)\b"),
    re.compile(rf"(?<!stage )\b(?:0|[2-9]|\d\d+) (?:(?!(?:and|on|to)\b)[a-z]+ )?(?:{NOUN}|die)\b"),
    re.compile(r"\bNone\b(?! (?:may|of)\b)|\[|\]|\{|\}|\bTrue\b|\bFalse\b(?! (?:Accusations|Safety))"),
    re.compile(r"  | [.,;:?]|\.\.|,\.|:\.|\( | \)|\(\)|^\s|\s$"),
    re.compile(r"\ba [aeio]\w"),
]


def said(table: Table) -> Iterator[str]:
    """Return all that is said at a moment to anybody."""
    decision = table.decision
    if decision is not None:
        yield decision.prompt
        yield decision.waiting
        for option in decision.options:
            yield option.text
        yield table.why_not("x:y", decision.seats[0]).reason
        yield table.why_not("x:y", (decision.seats[0] + 1) % len(table.seats)).reason
    if table.outcome is not None:
        yield table.outcome.reason


@pytest.mark.parametrize("game", sorted(SETUPS))
def test_no_text_of_a_game_has_a_slip(game: str) -> None:
    texts: set[str] = set()
    for seed, setup in enumerate(3 * SETUPS[game]):
        dice = Random(seed)
        table = parlour.new(game, seed=seed, auto=seed % 2 == 0, **setup)
        texts.update(said(table))
        while table.decision is not None and table.moment < 500:
            option = dice.choice(table.decision.options)
            table.choose(option.key, option.seat)
            texts.update(said(table))
        for seat in (None, *range(len(table.seats))):
            texts.update(event["text"] for event in table.events(seat))
    slips = sorted({text for text in texts for slip in SLIPS if slip.search(text)})
    assert slips == []


@pytest.mark.parametrize("game", parlour.games())
def test_the_rules_the_cards_and_what_can_be_agreed_on_have_none(game: str) -> None:
    title = parlour.title(game)
    texts = [rule.text for rule in title.rulebook.rules]
    texts += [line.strip().replace("   ", " ") for line in agree.describe(title, words())]
    slips = [text for text in texts for slip in SLIPS[2:] if slip.search(text)]
    assert slips == []
