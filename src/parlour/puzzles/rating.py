"""Ratings of solvers and puzzles: Glicko-2, as Mark Glickman published it, with one game a period.

>>> round(rated(Rating(), [(Rating(1400.0, 30.0), 1.0)]).rating)
1631
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
TAU = 0.5
"""How much a volatility may change."""
NEAR = 1e-6
MIDDLE = 1500.0
WIDEST = 350.0

STARTS = {"easy": 1200.0, "medium": 1500.0, "hard": 1800.0}
"""Where puzzles begin, by their difficulty."""
PUZZLE_DEVIATION = 200.0


@dataclass(frozen=True)
class Rating:
    """How strong somebody is, how sure that is, and how much it changes."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06


def puzzle_rating(difficulty: str) -> Rating:
    """Return what a puzzle is rated before anybody has tried it."""
    return Rating(STARTS[difficulty], PUZZLE_DEVIATION)


def rated(player: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """Return a rating after games against others, each with its score: 1 won, 0 lost."""
    mu, phi = (player.rating - MIDDLE) / SCALE, player.deviation / SCALE
    if not games:
        return Rating(player.rating, min(SCALE * sqrt(phi**2 + player.volatility**2), WIDEST), player.volatility)
    weight, gained = 0.0, 0.0
    for other, score in games:
        other_phi = other.deviation / SCALE
        g = 1.0 / sqrt(1.0 + 3.0 * other_phi**2 / pi**2)
        expected = 1.0 / (1.0 + exp(-g * (mu - (other.rating - MIDDLE) / SCALE)))
        weight += g * g * expected * (1.0 - expected)
        gained += g * (score - expected)
    v = 1.0 / weight
    volatility = _volatility(phi, v, v * gained, player.volatility)
    before = phi**2 + volatility**2
    after = 1.0 / sqrt(1.0 / before + 1.0 / v)
    return Rating(MIDDLE + SCALE * (mu + after**2 * gained), min(SCALE * after, WIDEST), volatility)


def _volatility(phi: float, v: float, delta: float, sigma: float) -> float:
    """Find the new volatility by the Illinois algorithm (step 5 of the paper)."""
    start = log(sigma**2)

    def f(x: float) -> float:
        e = exp(x)
        return e * (delta**2 - phi**2 - v - e) / (2.0 * (phi**2 + v + e) ** 2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + v:
        high = log(delta**2 - phi**2 - v)
    else:
        k = 1
        while f(start - k * TAU) < 0:
            k += 1
        high = start - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > NEAR:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2.0
        high, f_high = middle, f_middle
    return exp(low / 2.0)
