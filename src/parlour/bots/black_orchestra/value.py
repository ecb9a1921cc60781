"""How likely the team wins: a small network over the facts of a position, fitted to games that were played to the end."""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from mypy_extensions import i64

from parlour.bots.black_orchestra import weights
from parlour.bots.black_orchestra.facts import facts
from parlour.engine.arrays import vec
from parlour.games.black_orchestra.state import Orchestra


class Judge:
    """A network: what each fact says directly, and what hidden units make of all of them."""

    def __init__(
        self, bias: float, direct: list[float], hidden: list[list[float]], thresholds: list[float], output: list[float]
    ) -> None:
        self.bias: float = bias
        # Native arrays: with lists, where every number is an object, a third of all thinking went into these sums.
        self.direct: vec[float] = vec[float](direct)
        self.hidden: list[vec[float]] = [vec[float](row) for row in hidden]
        self.thresholds: vec[float] = vec[float](thresholds)
        self.output: vec[float] = vec[float](output)

    def chance(self, g: Orchestra) -> float:
        """Return how likely the team wins, 0 to 1."""
        if g.winners >= 0:
            return 1.0 if g.winners else 0.0
        known = facts(g)
        total = self.bias
        inner = self.thresholds[:]
        units: i64 = len(inner)
        unit: i64 = 0
        for n in range(len(known)):
            fact = known[n]
            if fact != 0.0:
                total += self.direct[n] * fact
                row = self.hidden[n]
                for unit in range(units):
                    inner[unit] += row[unit] * fact
        for unit in range(units):
            total += self.output[unit] * tanh(inner[unit])
        return 1.0 / (1.0 + exp(-total))


FIRST: Final = Judge(weights.BIAS, weights.DIRECT, weights.HIDDEN, weights.THRESHOLDS, weights.OUTPUT)
"""Fitted to games of the rules of thumb as `casual` follows them."""
