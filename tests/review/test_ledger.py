"""The account of a game whose true chances are known: of so many throws some must succeed, and some ways to throw are better."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from statistics import mean, stdev
from types import SimpleNamespace
from typing import Any

import pytest

from parlour.review.ledger import Account, accounts

THROWS, NEEDED = 6, 3
WAYS = (0.6, 0.5, 0.2)
GAMES = 4000


HABIT = 0.5


@cache
def chance(left: int, needed: int, habit: float | None = None) -> float:
    """Return the chance to win with the best throws, or with the same one always."""
    if needed <= 0 or left == 0:
        return float(needed <= 0)
    return max(after(left, needed, way, habit) for way in ([habit] if habit else WAYS))


def after(left: int, needed: int, way: float, habit: float | None = None) -> float:
    """Return the chance to win with this throw now, and the best ones or the usual ones later."""
    return way * chance(left - 1, needed - 1, habit) + (1 - way) * chance(left - 1, needed, habit)


@dataclass
class Known:
    """A choice judged by somebody who knows."""

    moment: Any
    chance: float
    gain: float
    gain_error: float = 0.0

    @property
    def value(self) -> tuple[float, float, float]:
        return self.chance, self.chance, self.chance


def game(
    seed: int, *, rivals: bool = False, habit: float | None = None, usual: float | None = None
) -> tuple[list[Account], list[Known]]:
    """Play one game with careless choices; in every second throw somebody else chooses, for or against.

    The judge plays on by a habit, or with the best throws, and measures choices by what is usual: the best if nothing is.
    """
    dice = random.Random(seed)
    needed = NEEDED
    judges: list[Known] = []
    for number in range(THROWS):
        if needed <= 0:
            break
        seat, left = number % 2, THROWS - number
        way = dice.choice(WAYS)
        now, then = after(left, needed, usual or max(WAYS), habit), after(left, needed, way, habit)
        judges.append(Known(SimpleNamespace(number=number, seat=seat), now, then - now))
        needed -= dice.random() < way
    sides = [[0], [1]] if rivals else [[0, 1]]
    won = needed <= 0
    walk: Any = SimpleNamespace(sides=sides, won=[won, not won] if rivals else [won])
    return accounts(walk, judges), judges  # type: ignore[arg-type]


def many(**how: float) -> tuple[list[float], list[float]]:
    """Return luck and skill of many games."""
    luck, skill = [], []
    for seed in range(GAMES):
        (mine,), judges = game(seed, **how)  # type: ignore[arg-type]
        total = sum(stroke.change for stroke in mine.luck)
        assert mine.start + sum(mine.skill.values()) + total == pytest.approx(mine.result, abs=1e-12)
        assert sum(mine.skill.values()) == pytest.approx(sum(judge.gain for judge in judges))
        luck.append(total)
        skill.append(sum(mine.skill.values()))
    return luck, skill


def test_luck_is_nothing_on_average_and_skill_is_what_was_thrown_away() -> None:
    luck, skill = many()
    # Luck is large in a single game, and still nothing on average; carelessness is not.
    assert stdev(luck) > 0.3
    assert abs(mean(luck)) < 3 * stdev(luck) / GAMES**0.5
    assert mean(skill) < -10 * stdev(skill) / GAMES**0.5


def test_luck_is_nothing_on_average_for_a_judge_of_habit_too() -> None:
    luck, _ = many(habit=HABIT, usual=HABIT)
    assert stdev(luck) > 0.3
    assert abs(mean(luck)) < 3 * stdev(luck) / GAMES**0.5
    # Measured by the best, while looks go by the habit, everybody would seem lucky and play badly.
    luck, skill = many(habit=HABIT)
    assert mean(luck) > 10 * stdev(luck) / GAMES**0.5
    assert mean(skill) < -10 * stdev(skill) / GAMES**0.5


def test_what_others_lost_is_neither_luck_nor_mine() -> None:
    (first, second), judges = game(7, rivals=True)
    assert first.skill == {0: pytest.approx(sum(judge.gain for judge in judges if judge.moment.seat == 0))}
    assert first.others == pytest.approx(-sum(judge.gain for judge in judges if judge.moment.seat == 1))
    for mine in (first, second):
        parts = sum(mine.skill.values()) + mine.others + sum(stroke.change for stroke in mine.luck)
        assert mine.start + parts == pytest.approx(mine.result, abs=1e-12)
