"""What very many games taught about Black Orchestra: figures of the rules of thumb for each difficulty, a judge that fits them."""

from __future__ import annotations

import json
import zlib
from importlib.resources import files
from struct import unpack_from
from typing import Any, Final

from parlour.bots.black_orchestra.figures import Figures
from parlour.bots.black_orchestra.mind import OrchestraMind
from parlour.bots.black_orchestra.value import Judge
from parlour.bots.mind import squashed
from parlour.engine.kernel import Game
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.conspire import DissentReward

FILE: Final = "learned.bin"
DIFFICULTIES: Final = ["easy", "easy", "easy", "standard", "hard"]
"""By the support a game starts with; with more it is as hard as it gets."""

# The tries say what the tuned rules make of a position; a team that thinks makes more of it.
SHOWN_SHIFT: Final = 0.52
SHOWN_SLOPE: Final = 1.06


HEART_MARGIN: Final = 0.1
"""Whoever gains heart may strike sooner; of such tries most come to little and a few to much, so a few may mislead so far."""


class LearnedMind(OrchestraMind):
    """Plays on by tuned rules of thumb, and judges what comes of it."""

    def least_gain(self, g: Orchestra) -> float:
        return HEART_MARGIN if isinstance(g.asker, DissentReward) else 0.0

    def calibrated(self, g: Game, seat: int, chance: float) -> float:
        return squashed(chance, SHOWN_SHIFT, SHOWN_SLOPE)


def about(data: bytes) -> dict[str, Any]:
    """Return what a file says about itself: the figures, how many games were played for them, and the sizes of the judge."""
    told: dict[str, Any] = json.loads(zlib.decompress(data).partition(b"\n")[0])
    return told


def read(data: bytes) -> LearnedMind:
    """Return what was learned, from a file: a line of JSON with the figures, then the weights of the judge as small floats."""
    line, _, weights = zlib.decompress(data).partition(b"\n")
    told = json.loads(line)
    figures = {name: Figures([float(value) for value in values]) for name, values in told["figures"].items()}
    facts: int = told["facts"]
    units: int = told["units"]
    place = 0

    def some(count: int) -> list[float]:
        nonlocal place
        found = list(unpack_from(f"<{count}f", weights, place))
        place += 4 * count
        return found

    bias, direct, thresholds, output = some(1)[0], some(facts), some(units), some(units)
    judge = Judge(bias, direct, [some(units) for _ in range(facts)], thresholds, output)
    return LearnedMind([figures[name] for name in DIFFICULTIES], judge)


def in_package() -> bytes:
    """Return the file that comes with the package."""
    return files("parlour.bots.black_orchestra").joinpath(FILE).read_bytes()
