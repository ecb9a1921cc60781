"""Intervals, tests and plans in plain Python; every interval is a 95 % interval unless said otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, comb, erfc, exp, inf, lgamma, log, log1p, sqrt
from statistics import NormalDist

LEVEL = 0.95
POWER = 0.8
NARROWEST = 1e-9
_NORMAL = NormalDist()


@dataclass(frozen=True)
class Interval:
    """An estimate with what it may really be."""

    value: float
    low: float
    high: float


def z_of(level: float = LEVEL) -> float:
    """Return how many standard errors an interval of that level reaches to either side."""
    return _NORMAL.inv_cdf((1 + level) / 2)


def wilson(wins: int, games: int, level: float = LEVEL) -> Interval:
    """Return a rate with Wilson's interval; without games everything is possible.

    >>> wilson(8, 10)
    Interval(value=0.8, low=0.490..., high=0.943...)
    """
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    z = z_of(level)
    rate = wins / games
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    # At the edges the formula gives the edge itself, but for rounding.
    return Interval(rate, 0.0 if wins == 0 else centre - half, 1.0 if wins == games else centre + half)


def mean(count: int, total: float, squares: float, level: float = LEVEL) -> Interval:
    """Return a mean with Student's interval, from the count, the sum and the sum of squares."""
    if count == 0:
        return Interval(0.0, -inf, inf)
    value = total / count
    if count == 1:
        return Interval(value, -inf, inf)
    # Whole numbers are multiplied first: differences of large squares lose nothing.
    variance = max((count * squares - total * total) / (count * (count - 1)), 0.0)
    half = t_quantile((1 + level) / 2, count - 1) * sqrt(variance / count)
    return Interval(value, value - half, value + half)


def mean_of_counts(count: int, total: int, squares: int, unit: int = 1) -> Interval:
    """Return the mean of what was counted in games, never as a point: that all games agree is not certainty.

    >>> mean_of_counts(5, 0, 0)
    Interval(value=0.0, low=-0.450..., high=0.450...)
    """
    found = mean(count, total, squares)
    if count > 1 and count * squares == total * total:
        # A game that differs by one may still be as frequent as this.
        half = unit * (1 - (1 - LEVEL) ** (1 / count))
        return Interval(found.value, found.value - half, found.value + half)
    return found


# Student's t through the incomplete beta function.


def _beta_fraction(x: float, a: float, b: float) -> float:
    """Return the continued fraction of the incomplete beta function, by Lentz's method."""
    tiny = 1e-300
    c, d = 1.0, 1.0 - (a + b) * x / (a + 1)
    d = 1.0 / (d if abs(d) > tiny else tiny)
    h = d
    for m in range(1, 500):
        for numerator in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1.0 + numerator * d
            c = 1.0 + numerator / c
            d = 1.0 / (d if abs(d) > tiny else tiny)
            c = c if abs(c) > tiny else tiny
            h *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return h


def incomplete_beta(x: float, a: float, b: float) -> float:
    """Return the regularised incomplete beta function."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x))
    if x < (a + 1) / (a + b + 2):
        return front * _beta_fraction(x, a, b) / a
    return 1.0 - front * _beta_fraction(1 - x, b, a) / b


def t_two_sided(t: float, freedom: float) -> float:
    """Return how likely a t at least that far from 0 is, if there is no difference."""
    return incomplete_beta(freedom / (freedom + t * t), freedom / 2, 0.5)


def t_quantile(share: float, freedom: float) -> float:
    """Return the t below which that share of the distribution lies; `share` is at least one half."""
    if freedom > 1e6:
        return _NORMAL.inv_cdf(share)
    low, high = 0.0, 2.0
    while t_two_sided(high, freedom) > 2 * (1 - share):
        high *= 2
    for _ in range(200):
        middle = (low + high) / 2
        if t_two_sided(middle, freedom) > 2 * (1 - share):
            low = middle
        else:
            high = middle
        if high - low < 1e-13 * high:
            break
    return (low + high) / 2


# Differences.


def sign_test(better: int, worse: int) -> float:
    """Return the exact two-sided p of McNemar's test: of the pairs that differ, half should go either way."""
    n, few = better + worse, min(better, worse)
    if n == 0:
        return 1.0
    if n <= 1000:
        return min(1.0, 2 * sum(comb(n, k) for k in range(few + 1)) / float(2**n))
    return min(1.0, 2 * incomplete_beta(0.5, n - few, few + 1))


def paired_rates(pairs: int, better: int, worse: int, level: float = LEVEL) -> Interval:
    """Return the difference of two rates on the same seeds, with the interval of Bonett and Price (2012)."""
    if pairs == 0:
        return Interval(0.0, -1.0, 1.0)
    up, down = (better + 1) / (pairs + 2), (worse + 1) / (pairs + 2)
    half = z_of(level) * sqrt((up + down - (up - down) ** 2) / (pairs + 2))
    middle = up - down
    return Interval((better - worse) / pairs, max(-1.0, middle - half), min(1.0, middle + half))


def paired_mean(count: int, total: int, squares: int) -> float:
    """Return the two-sided p of Student's test that the mean of differences is 0."""
    if count < 2 or squares == 0:
        return 1.0
    variance = (count * squares - total * total) / (count * (count - 1))
    if variance <= 0:
        # All differences alike: the exact test of their signs is the honest answer.
        return sign_test(count, 0)
    return t_two_sided(total / count / sqrt(variance / count), count - 1)


def two_rates(wins: int, games: int, other_wins: int, other_games: int) -> float:
    """Return the two-sided p that two independent rates are the same (chi-squared with N - 1)."""
    total = games + other_games
    won = wins + other_wins
    if games == 0 or other_games == 0 or won in (0, total):
        return 1.0
    cross = wins * (other_games - other_wins) - other_wins * (games - wins)
    chi = cross * cross * (total - 1) / (games * other_games * won * (total - won))
    return _two_sided(sqrt(chi))


def _two_sided(z: float) -> float:
    """Return how likely a normal value at least that far from 0 is."""
    return erfc(z / sqrt(2))


@dataclass(frozen=True)
class Stratum:
    """Games of one setting with something and without it: wins and games of each."""

    wins: int
    games: int
    other_wins: int
    other_games: int


def stratified(strata: list[Stratum]) -> tuple[Interval, float]:
    """Return the difference of two rates within settings and its p: Mantel and Haenszel, with the interval of Sato (1989)."""
    weight = total = p_sum = q_sum = surplus = spread = 0.0
    for s in strata:
        one, other = s.games, s.other_games
        n, won = one + other, s.wins + s.other_wins
        if one == 0 or other == 0:
            continue
        weight += one * other / n
        total += (s.wins * other - s.other_wins * one) / n
        p_sum += (one * one * s.other_wins - other * other * s.wins + one * other * (other - one) / 2) / n**2
        q_sum += (s.wins * (other - s.other_wins) + s.other_wins * (one - s.wins)) / (2 * n)
        surplus += s.wins - one * won / n
        spread += one * other * won * (n - won) / (n * n * (n - 1))
    if weight == 0:
        return Interval(0.0, -1.0, 1.0), 1.0
    difference = total / weight
    half = z_of() * sqrt(max(0.0, difference * p_sum + q_sum)) / weight
    if half < NARROWEST:
        # All won with it and none without, or the like: what was seen a few times is not certain.
        won, of = sum(s.wins for s in strata), sum(s.games for s in strata)
        others = two_rates_interval(won, of, sum(s.other_wins for s in strata), sum(s.other_games for s in strata))
        half = max(difference - others.low, others.high - difference)
    p = 1.0 if spread <= 0 else _two_sided(abs(surplus) / sqrt(spread))
    return Interval(difference, max(-1.0, difference - half), min(1.0, difference + half)), p


def two_rates_interval(wins: int, games: int, other_wins: int, other_games: int) -> Interval:
    """Return the difference of two independent rates with Newcombe's interval."""
    one, other = wilson(wins, games), wilson(other_wins, other_games)
    difference = one.value - other.value
    low = difference - sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    high = difference + sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Interval(difference, low, high)


def holm(ps: list[float]) -> list[float]:
    """Return p values corrected for their number (Holm): one of them is below 0.05 by chance at most one time in twenty.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    corrected = [0.0] * len(ps)
    highest = 0.0
    for rank, n in enumerate(sorted(range(len(ps)), key=lambda n: ps[n])):
        highest = max(highest, min(1.0, (len(ps) - rank) * ps[n]))
        corrected[n] = highest
    return corrected


def holm_of_questions(questions: list[object], ps: list[float]) -> list[float]:
    """Correct p values for the number of different questions: what is asked twice, the other way round, is asked once.

    >>> holm_of_questions(["a", "a", "b"], [0.01, 0.01, 0.03])
    [0.02, 0.02, 0.03]
    """
    first: dict[object, float] = {}
    for question, p in zip(questions, ps, strict=True):
        first[question] = min(p, first.get(question, 1.0))
    corrected = dict(zip(first, holm(list(first.values())), strict=True))
    return [corrected[question] for question in questions]


def trend(counts: list[tuple[float, int, int]]) -> tuple[float, float]:
    """Return how much a rate grows from one step to the next, and the two-sided p that it does not (Cochran and Armitage).

    Each entry is a score, the wins and the games there; the growth is the slope of the weighted straight line.
    """
    counts = [entry for entry in counts if entry[2]]
    games, wins = sum(n for _, _, n in counts), sum(won for _, won, _ in counts)
    if len(counts) < 2 or wins in (0, games):
        return 0.0, 1.0
    middle = sum(score * n for score, _, n in counts) / games
    rate = wins / games
    together = sum((score - middle) * (won - n * rate) for score, won, n in counts)
    spread = sum(n * (score - middle) ** 2 for score, _, n in counts)
    if spread <= 0:
        return 0.0, 1.0
    return together / spread, _two_sided(abs(together) / sqrt(rate * (1 - rate) * spread))


# Planning.


def games_for_interval(half: float, rate: float = 0.5) -> int:
    """Return how many games make the interval of a rate reach no more than `half` to either side."""
    games = max(1, ceil(z_of() ** 2 * rate * (1 - rate) / half**2))
    step = max(1, games // 200)
    while games > step and _half(rate, games - step) <= half:
        games -= step
    while _half(rate, games) > half:
        games += 1
    return games


def _half(rate: float, games: int) -> float:
    found = wilson(round(rate * games), games)
    return (found.high - found.low) / 2


def games_for_difference(difference: float, rate: float = 0.5, comparisons: int = 1) -> int:
    """Return how many games each side needs to see a difference of two rates four times out of five, on separate seeds."""
    return ceil(_reach(comparisons) ** 2 * 2 * rate * (1 - rate) / difference**2)


def pairs_for_difference(difference: float, changed: float, comparisons: int = 1) -> int:
    """Return how many pairs on the same seeds are needed if that share of games ends differently (McNemar)."""
    changed = max(changed, difference)
    a = _NORMAL.inv_cdf(1 - (1 - LEVEL) / 2 / comparisons)
    b = _NORMAL.inv_cdf(POWER)
    return ceil((a * sqrt(changed) + b * sqrt(max(changed - difference**2, 0.0))) ** 2 / difference**2)


def _reach(comparisons: int) -> float:
    return _NORMAL.inv_cdf(1 - (1 - LEVEL) / 2 / comparisons) + _NORMAL.inv_cdf(POWER)
