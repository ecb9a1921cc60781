"""The games that every shared test plays: those of the shelf, and one from outside.

A game adds itself here with the setups to sweep and what holds of its pieces at every step; the tests beside this file do the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import black_orchestra.holds
import orange_shall_overcome.holds
import parlour
import unmatched.holds
from parlour import Table
from parlour.engine import title

Json = dict[str, Any]

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@dataclass(frozen=True)
class Case:
    """A game, how it can be set up, and what holds of its pieces."""

    game: str
    setups: list[Json]
    holds: Callable[[Table, Json], None]
    bold: float = 0.0
    """How often a bot chooses instead of chance: where games at random are over too soon to show much."""
    most_choices: int = 5000


def of_bids(t: Table, doc: Json) -> None:
    """Everybody holds or has laid as many cards as rounds are left."""
    state = doc["state"]
    left = len(state["prizes"]) + (t.decision is not None)
    for hand, bid in zip(state["hands"], state["bids"], strict=True):
        assert len(hand) + (bid is not None) in (left, left - 1, left + 1)


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """Put the example of the docs beside the games of the shelf."""
    if str(EXAMPLES) not in sys.path:
        sys.path.append(str(EXAMPLES))
    before = dict(title._titles)
    parlour.register(import_module("bids").TITLE)
    yield
    title._titles.clear()
    title._titles.update(before)


CASES = [
    Case("black-orchestra", black_orchestra.holds.SETUPS, black_orchestra.holds.holds, bold=0.6),
    Case("orange-shall-overcome", orange_shall_overcome.holds.SETUPS, orange_shall_overcome.holds.holds),
    Case("unmatched", unmatched.holds.SETUPS, unmatched.holds.holds, most_choices=3000),
    Case("bids", [{"players": players} for players in (2, 3, 4)], of_bids),
]
SWEEP = [(case, number) for case in CASES for number in range(len(case.setups))]
"""Every setup of every game."""


def name_of(value: object) -> str:
    """Return how a case is called in the list of tests."""
    return value.game if isinstance(value, Case) else str(value)


def played(case: Case, t: Table, seed: int) -> Iterator[Table]:
    """Yield a table at every decision of a game, and once more at the end."""
    dice = Random(seed)
    bot = parlour.bot("casual", seed)
    while t.decision is not None:
        yield t
        if dice.random() < case.bold:
            seat = t.game.who()
            t.choose(bot.choose(t, seat), seat)
        else:
            option = dice.choice(t.decision.options)
            t.choose(option.key, option.seat)
        assert t.version < case.most_choices
    yield t
