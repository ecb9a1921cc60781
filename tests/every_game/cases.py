"""The games that every shared test plays: those of the shelf, and one from outside.

A game adds itself here with the setups to sweep and what holds of its pieces at every step; the tests beside this file do the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import black_orchestra.holds
import orange_shall_overcome.holds
import parlour
import unmatched.holds
from orange_shall_overcome.stories import SCENARIOS
from parlour import Table
from parlour.engine import title

Json = dict[str, Any]

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@dataclass(frozen=True)
class Course:
    """A game that is kept as a text, line by line."""

    setup: Json
    seed: int
    lots: int | str
    """What the choices are drawn from."""
    most: int = 10_000
    """So many choices are told."""


@dataclass(frozen=True)
class Case:
    """A game, how it can be set up, and what holds of its pieces."""

    game: str
    setups: list[Json]
    holds: Callable[[Table, Json], None]
    bold: float = 0.0
    """How often a bot chooses instead of chance: where games at random are over too soon to show much."""
    most_choices: int = 5000
    courses: dict[str, Course] = field(default_factory=dict)
    """Its playthroughs, by the names of their files."""
    middle: float = 0.0
    """How often the option in the middle is taken there instead of one by lot."""
    secrets: list[Json] = field(default_factory=list)
    """The setups in which somebody looks for what may not be known."""

    @property
    def folder(self) -> Path:
        """Where its playthroughs are."""
        return Path(__file__).resolve().parents[1] / self.game.replace("-", "_") / "playthroughs"


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


UNMATCHED: dict[str, Json] = {
    "two_in_baskerville_manor": {"heroes": ["sherlock_holmes", "dracula"], "board": "baskerville_manor"},
    "two_in_soho": {"heroes": ["jekyll_and_hyde", "invisible_man"], "board": "soho"},
    "two_in_marmoreal": {"heroes": ["dracula", "jekyll_and_hyde"], "board": "marmoreal", "end_rule": "at_once"},
    "two_in_sarpedon": {"heroes": ["invisible_man", "sherlock_holmes"], "board": "sarpedon"},
    "two_in_sherwood_forest": {"heroes": ["dracula", "invisible_man"], "board": "sherwood_forest"},
    "two_in_yukon": {"heroes": ["sherlock_holmes", "sherlock_holmes"], "board": "yukon", "mirror": True},
    "three_in_soho": {"heroes": ["sherlock_holmes", "dracula", "invisible_man"], "board": "soho"},
    "four_in_baskerville_manor": {
        "heroes": ["dracula", "sherlock_holmes", "jekyll_and_hyde", "invisible_man"],
        "board": "baskerville_manor",
    },
    "teams_in_sarpedon": {
        "heroes": ["invisible_man", "dracula", "sherlock_holmes", "jekyll_and_hyde"],
        "board": "sarpedon",
        "teams": True,
    },
}
BLACK_ORCHESTRA: dict[str, Json] = {
    "solo_easy": {"players": 1, "difficulty": "easy"},
    "two_standard": {"players": 2, "difficulty": "standard"},
    "three_hard_trusted_lieutenants": {"players": 3, "difficulty": "hard", "variants": ["trusted_lieutenants"]},
    "four_standard_urgent_and_guarded": {"players": 4, "variants": ["sense_of_urgency", "guarded_documents"]},
    "five_easy_classic": {
        "players": 5,
        "difficulty": "easy",
        "variants": ["classic_interrogation", "deck_51", "printed_raid_icons"],
    },
}
ORANGE = {
    f"{scenario}_{size}": Course(
        {"players": size, "scenario": scenario, "difficulty": level}, size, f"playthrough {scenario} {size}", 120
    )
    for scenario in SCENARIOS
    for size, level in enumerate(("easy", "medium", "hard", "extreme", "easy"), 1)
}
CASES = [
    Case(
        "black-orchestra",
        black_orchestra.holds.SETUPS,
        black_orchestra.holds.holds,
        bold=0.6,
        courses={name: Course(setup, 1944, 1944) for name, setup in BLACK_ORCHESTRA.items()},
        middle=0.5,
        secrets=[
            {"players": 2, "difficulty": "standard"},
            {"players": 3, "difficulty": "easy", "variants": ["classic_interrogation"]},
            {"players": 5, "difficulty": "hard", "variants": ["trusted_lieutenants"]},
        ],
    ),
    Case(
        "orange-shall-overcome",
        orange_shall_overcome.holds.SETUPS,
        orange_shall_overcome.holds.holds,
        courses=ORANGE,
        secrets=[
            {"players": 1 + n, "scenario": scenario, "helper_decks_face_up": n % 3 != 0} for n, scenario in enumerate(SCENARIOS)
        ],
    ),
    Case(
        "unmatched",
        unmatched.holds.SETUPS,
        unmatched.holds.holds,
        most_choices=3000,
        courses={name: Course(setup, 1889, 1889) for name, setup in UNMATCHED.items()},
        secrets=[
            {"heroes": ["sherlock_holmes", "dracula"], "board": "baskerville_manor"},
            {"heroes": ["jekyll_and_hyde", "invisible_man"], "board": "soho"},
            {"heroes": ["dracula", "jekyll_and_hyde"], "board": "sarpedon", "end_rule": "at_once"},
            {"heroes": ["dracula", "sherlock_holmes", "invisible_man"], "board": "marmoreal"},
            {
                "heroes": ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"],
                "board": "soho",
                "teams": True,
                "open_team_hands": True,
            },
        ],
    ),
    Case("bids", [{"players": players} for players in (2, 3, 4)], of_bids, secrets=[{"players": 2}, {"players": 4}]),
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
        assert t.moment < case.most_choices
    yield t
