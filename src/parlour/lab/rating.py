"""Ratings from games between pairs: the Bradley-Terry model, in points of which 400 make odds of ten to one."""

from __future__ import annotations

from math import exp, log, sqrt

POINTS = 400 / log(10)
START = 1000.0
SURE = 1.959964
STEPS = 200
DRAWN = 0.5
"""Each pair that met is given this much of a win more on both sides, so that a clean sweep has a finite rating."""


def ratings(players: int, results: list[tuple[int, int, int, int]], anchor: int) -> list[tuple[float, float, float]]:
    """Return rating, low and high (95 %) of each player; results are (player, opponent, wins of the player, games).

    The anchor has 1000 points and no interval: the others' intervals are those of their distance from it.
    """
    strength = [0.0] * players
    free = [n for n in range(players) if n != anchor]
    fisher: list[list[float]] = []
    for _ in range(STEPS):
        slope = [0.0] * players
        curve = [[0.0] * players for _ in range(players)]
        for a, b, won, games in results:
            wins, total = won + DRAWN, games + 2 * DRAWN
            share = 1.0 / (1.0 + exp(strength[b] - strength[a]))
            weight = total * share * (1 - share)
            slope[a] += wins - total * share
            slope[b] -= wins - total * share
            for x, y, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
                curve[x][y] += sign * weight
        fisher = inverse([[curve[x][y] + (1e-9 if x == y else 0.0) for y in free] for x in free])
        step = [sum(fisher[i][j] * slope[free[j]] for j in range(len(free))) for i in range(len(free))]
        for i, n in enumerate(free):
            strength[n] += max(-1.0, min(1.0, step[i]))
        if max(map(abs, step), default=0.0) < 1e-9:
            break
    found = []
    for n in range(players):
        error = sqrt(fisher[free.index(n)][free.index(n)]) if n != anchor else 0.0
        value, half = START + POINTS * strength[n], POINTS * SURE * error
        found.append((value, value - half, value + half))
    return found


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a small matrix, by elimination."""
    size = len(matrix)
    rows = [list(row) + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        lead = rows[i][i]
        rows[i] = [value / lead for value in rows[i]]
        for r in range(size):
            if r != i and rows[r][i]:
                factor = rows[r][i]
                rows[r] = [value - factor * base for value, base in zip(rows[r], rows[i], strict=True)]
    return [row[size:] for row in rows]
