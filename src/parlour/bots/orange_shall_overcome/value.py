"""How likely a group of Orange Shall Overcome! wins from the beginning of a round, fitted to games of casual bots."""

from __future__ import annotations

from math import exp
from typing import Final

from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.games.orange_shall_overcome.state import OCCUPIER, START_PHASE, Resistance

# For each scenario: constant, actions left, work left, dangers, work for each action left, lowest Alibi, Morale, tokens lost.
WEIGHTS: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [4.2, -0.012, 0.017, -0.37, -3.1, 0.34, 0.0, 0.0],
    [5.8, -0.071, 0.070, -0.31, -6.0, 0.28, 0.0, -0.18],
    [3.95, -0.039, 0.019, -0.19, -2.64, 0.22, 0.0, -0.58],
    [4.48, -0.038, 0.036, -0.36, -4.36, 0.12, 0.0, 0.0],
    [-1.2, 0.061, -0.044, -0.064, -2.56, 0.33, 0.0, 0.0],
]
STEEPEST: Final = 12.0


def chance(g: Resistance, judge: Judge) -> float:
    """Return the chance to win, 1 or 0 if the game is over."""
    if g.winners >= 0:
        return 1.0 if g.winners else 0.0
    if g.phase == START_PHASE and not g.decks[OCCUPIER]:
        return 0.0
    weights = WEIGHTS[g.setup.scenario.number]
    rounds = len(g.decks[OCCUPIER]) // g.setup.size
    time = max(judge.time(g, rounds), 1.0)
    work = judge.work(g)
    odds = weights[0] + weights[1] * time + weights[2] * work + weights[3] * judge.dangers(g, rounds)
    odds += weights[4] * work / time + weights[5] * min(g.alibi) + weights[6] * g.morale + weights[7] * g.lost
    return 1.0 / (1.0 + exp(-min(max(odds, -STEEPEST), STEEPEST)))
