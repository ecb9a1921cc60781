"""What many games taught about mornings of Orange Shall Overcome! with four and five characters."""

from __future__ import annotations

import json
import zlib
from importlib.resources import files
from math import exp
from typing import Any, Final

from parlour.bots.mind import Mind, squashed
from parlour.bots.orange_shall_overcome.facts import facts
from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.bots.orange_shall_overcome.mind import OrangeMind
from parlour.bots.orange_shall_overcome.rollouts import Outlook
from parlour.bots.orange_shall_overcome.value import STEEPEST
from parlour.engine.kernel import Game
from parlour.games.orange_shall_overcome.content import DIFFICULTIES
from parlour.games.orange_shall_overcome.state import Resistance

FILE: Final = "learned.bin"

MORNINGS: Final = [1, 1, 1, 1, 1, 2]
"""What was learned of Hunger Winter tells a day sooner what a choice was worth."""

ROOM: Final = 0.04
"""Tries get no nearer than this to 0 or 1: a handful that agree leave room for what none of them met."""

SHOWN: Final = [[1.78, 0.91], [1.37, 0.91], [1.45, 0.91], [1.51, 0.91], [1.26, 0.63]]
"""By scenario, what makes a chance told by tries one that comes true: a shift and a slope of the log odds, on easy."""

HARDER: Final = 0.36
"""What every step of difficulty takes from these log odds: tries end long before the game does, and forget what comes."""


class LearnedOutlook(Outlook):
    """Judges mornings by what was learned of the scenario: a constant, then a weight for each fact."""

    def __init__(self, judge: Judge, weights: list[list[float]]) -> None:
        super().__init__(judge)
        self.mornings = MORNINGS
        self.weights: list[list[float]] = weights

    def chance(self, g: Resistance) -> float:
        if g.winners >= 0:
            return 1.0 if g.winners else 0.0
        weights = self.weights[g.setup.scenario.aim - 1]
        odds = weights[0]
        known = facts(g, self.judge)
        for n in range(len(known)):
            odds += weights[n + 1] * known[n]
        return 1.0 / (1.0 + exp(-min(max(odds, -STEEPEST), STEEPEST)))


class LearnedMind(OrangeMind):
    """Plays on by routine like any other, and judges by what was learned."""

    def __init__(self, weights: list[list[float]]) -> None:
        super().__init__()
        self.weights: list[list[float]] = weights
        self.outlook = LearnedOutlook(self.judge, weights)

    def thinker(self, g: Game, level: str) -> Mind:
        return self

    def evaluate(self, g: Game, seat: int) -> float:
        assert isinstance(g, Resistance)
        return self.outlook.chance(g)

    def calibrated(self, g: Game, seat: int, chance: float) -> float:
        assert isinstance(g, Resistance)
        shift, slope = SHOWN[g.setup.scenario.aim - 1]
        told = ROOM + (1.0 - 2.0 * ROOM) * chance
        return squashed(told, shift - HARDER * DIFFICULTIES.index(g.setup.difficulty), slope)


def about(data: bytes) -> dict[str, Any]:
    """Return what a file says: from how many games it was learned, and the weights of every scenario."""
    told: dict[str, Any] = json.loads(zlib.decompress(data))
    return told


def read(data: bytes) -> LearnedMind:
    """Return what was learned, from a file."""
    return LearnedMind([[float(weight) for weight in weights] for weights in about(data)["weights"]])


def in_package() -> bytes:
    """Return the file that comes with the package."""
    return files("parlour.bots.orange_shall_overcome").joinpath(FILE).read_bytes()
