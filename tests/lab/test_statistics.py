"""The statistics of the laboratory against known answers."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.lab import statistics as ours

stats = pytest.importorskip("scipy.stats")


@given(st.integers(1, 5000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_wilson_agrees_with_scipy(counts: tuple[int, int]) -> None:
    wins, games = counts
    known = stats.binomtest(wins, games).proportion_ci(method="wilson")
    found = ours.wilson(wins, games)
    assert isclose(found.low, known.low, abs_tol=1e-9)
    assert isclose(found.high, known.high, abs_tol=1e-9)
    assert found.low <= found.value <= found.high


def test_wilson_of_nothing_is_everything() -> None:
    assert (ours.wilson(0, 0).low, ours.wilson(0, 0).high) == (0.0, 1.0)


@given(st.lists(st.integers(0, 2000), min_size=2, max_size=80))
def test_mean_agrees_with_scipy(values: list[int]) -> None:
    found = ours.mean(len(values), sum(values), sum(v * v for v in values))
    assert isclose(found.value, sum(values) / len(values), rel_tol=1e-12)
    if len(set(values)) > 1:
        known = stats.t.interval(0.95, len(values) - 1, loc=found.value, scale=stats.sem(values))
        assert isclose(found.low, known[0], rel_tol=1e-8, abs_tol=1e-8)
        assert isclose(found.high, known[1], rel_tol=1e-8, abs_tol=1e-8)
    else:
        assert found.low == found.high == found.value


@pytest.mark.parametrize("freedom", [1, 2, 3, 10, 99, 1000, 123_456])
@pytest.mark.parametrize("t", [0.0, 0.3, 1.0, 2.5, 8.0, 40.0])
def test_t_agrees_with_scipy(t: float, freedom: int) -> None:
    assert isclose(ours.t_two_sided(t, freedom), 2 * stats.t.sf(t, freedom), rel_tol=1e-8, abs_tol=1e-300)
    assert isclose(ours.t_quantile(0.975, freedom), stats.t.ppf(0.975, freedom), rel_tol=1e-9)


@given(st.integers(0, 3000), st.integers(0, 3000))
def test_sign_test_agrees_with_scipy(better: int, worse: int) -> None:
    known = stats.binomtest(better, better + worse).pvalue if better + worse else 1.0
    assert isclose(ours.sign_test(better, worse), known, rel_tol=1e-6, abs_tol=1e-300)


@given(st.lists(st.integers(-3, 3), min_size=2, max_size=60).filter(lambda values: len(set(values)) > 1))
def test_paired_mean_agrees_with_scipy(values: list[int]) -> None:
    found = ours.paired_mean(len(values), sum(values), sum(v * v for v in values))
    assert isclose(found, stats.ttest_1samp(values, 0).pvalue, rel_tol=1e-7, abs_tol=1e-12)


def test_differences_that_are_all_alike_are_not_certain() -> None:
    assert ours.paired_mean(3, 3, 3) == 0.25
    assert ours.paired_mean(5, 0, 0) == 1.0


@given(st.integers(1, 400), st.integers(1, 400), st.integers(0, 400), st.integers(0, 400))
def test_two_rates_agrees_with_scipy(games: int, other: int, wins: int, other_wins: int) -> None:
    wins, other_wins = min(wins, games), min(other_wins, other)
    table = [[wins, games - wins], [other_wins, other - other_wins]]
    found = ours.two_rates(wins, games, other_wins, other)
    if 0 in (wins + other_wins, games + other - wins - other_wins):
        assert found == 1.0
        return
    chi = stats.chi2_contingency(table, correction=False).statistic * (games + other - 1) / (games + other)
    assert isclose(found, stats.chi2.sf(chi, 1), rel_tol=1e-9, abs_tol=1e-300)


@given(st.integers(2, 200), st.integers(2, 200), st.integers(0, 200), st.integers(0, 200))
def test_one_stratum_is_the_plain_test(games: int, other: int, wins: int, other_wins: int) -> None:
    wins, other_wins = min(wins, games), min(other_wins, other)
    difference, p = ours.stratified([ours.Stratum(wins, games, other_wins, other)])
    assert isclose(p, ours.two_rates(wins, games, other_wins, other), rel_tol=1e-9)
    assert isclose(difference.value, wins / games - other_wins / other, abs_tol=1e-12)


def test_strata_are_compared_within_themselves() -> None:
    # Against the weak it is used often, against the strong seldom; within each it changes nothing.
    strata = [ours.Stratum(80, 100, 8, 10), ours.Stratum(2, 10, 20, 100)]
    difference, p = ours.stratified(strata)
    assert isclose(difference.value, 0, abs_tol=1e-12)
    assert isclose(p, 1)
    assert ours.two_rates(82, 110, 28, 110) < 1e-9, "together they would seem to differ"


def test_the_stratified_interval_holds_as_often_as_it_says() -> None:
    chance = Random(9)
    held = 0
    for _ in range(800):
        strata = []
        for base in (0.2, 0.5, 0.7):
            one, other = chance.randint(15, 40), chance.randint(15, 40)
            wins = sum(chance.random() < base + 0.1 for _ in range(one))
            strata.append(ours.Stratum(wins, one, sum(chance.random() < base for _ in range(other)), other))
        found, _ = ours.stratified(strata)
        held += found.low <= 0.1 <= found.high
    assert 0.925 < held / 800 < 0.975


def test_newcombe_gives_the_published_interval() -> None:
    # Newcombe (1998), method 10 for 56/70 against 48/80: 0.0524 to 0.3339.
    found = ours.two_rates_interval(56, 70, 48, 80)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0524, 0.3339)


def test_bonett_and_price_gives_the_formula_by_hand() -> None:
    found = ours.paired_rates(100, 12, 5)
    assert isclose(found.value, 0.07)
    up, down = 13 / 102, 6 / 102
    half = 1.959963984540054 * ((up + down - (up - down) ** 2) / 102) ** 0.5
    assert isclose(found.low, up - down - half)
    assert isclose(found.high, up - down + half)


@given(st.lists(st.floats(0, 1), min_size=1, max_size=12))
def test_holm_by_its_definition(ps: list[float]) -> None:
    found = ours.holm(ps)
    order = sorted(range(len(ps)), key=lambda n: ps[n])
    for rank, n in enumerate(order):
        expected = max(min(1.0, (len(ps) - k) * ps[order[k]]) for k in range(rank + 1))
        assert isclose(found[n], expected, abs_tol=1e-12)


def test_plans_deliver_what_they_promise() -> None:
    chance = Random(5)
    games = ours.games_for_difference(0.1)
    assert 380 <= games <= 400
    seen = 0
    for _ in range(400):
        one = sum(chance.random() < 0.55 for _ in range(games))
        other = sum(chance.random() < 0.45 for _ in range(games))
        seen += ours.two_rates(one, games, other, games) < 0.05
    assert 0.73 < seen / 400 < 0.88
    needed = ours.games_for_interval(0.03)
    found = ours.wilson(needed // 2, needed)
    assert (found.high - found.low) / 2 <= 0.0301
    assert ours.pairs_for_difference(0.03, 0.1) < ours.games_for_difference(0.03)


def test_intervals_hold_as_often_as_they_say() -> None:
    shares = [n / 40 for n in range(2, 39)]
    held = 0.0
    for share in shares:
        for wins in range(61):
            found = ours.wilson(wins, 60)
            if found.low <= share <= found.high:
                held += stats.binom.pmf(wins, 60, share)
    assert 0.945 < held / len(shares) < 0.96
