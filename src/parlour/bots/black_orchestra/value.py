"""How likely the team wins: a small network over the facts of a position, fitted to games that were played to the end."""

from __future__ import annotations

from math import exp, tanh

from parlour.bots.black_orchestra.facts import facts
from parlour.bots.black_orchestra.weights import BIAS, DIRECT, HIDDEN, OUTPUT, THRESHOLDS
from parlour.games.black_orchestra.state import Orchestra


def chance(g: Orchestra) -> float:
    """Return how likely the team wins, 0 to 1."""
    if g.winners >= 0:
        return 1.0 if g.winners else 0.0
    known = facts(g)
    total = BIAS
    inner = THRESHOLDS[:]
    units = len(inner)
    for n in range(len(known)):
        fact = known[n]
        if fact != 0.0:
            total += DIRECT[n] * fact
            row = HIDDEN[n]
            for unit in range(units):
                inner[unit] += row[unit] * fact
    for unit in range(units):
        total += OUTPUT[unit] * tanh(inner[unit])
    return 1.0 / (1.0 + exp(-total))
