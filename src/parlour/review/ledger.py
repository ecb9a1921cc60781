"""Luck and skill apart, in points that add up: the start, everybody's choices, and luck are the result.

A choice counts for what it gave beyond the usual one: what the judge's looks play on with, or the best one found where looks search
for it. Everything else by which the chance changes from one choice of a side to its next is luck: dice, draws, shuffles, and what
turned out to be hidden. For a judge who knows the true chances luck is nothing on average, because the usual choice keeps the
chance as it was. Measured by a better one than looks go by, every moment would seem lucky by what was better about it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from parlour.review.judging import BEYOND_NOISE, SURE, Judge
from parlour.review.walking import Walk


@dataclass
class Point:
    """The chance of a side before a choice of its own, or at the end."""

    moment: int
    chance: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """The standard error."""
        return (self.high - self.low) / (2 * SURE)


@dataclass
class Luck:
    """What luck did to a side from one of its points to the next."""

    begin: int
    end: int
    seat: int
    """Who had chosen."""
    change: float
    error: float

    @property
    def clear(self) -> bool:
        """Whether it is more than the noise of the judge."""
        return abs(self.change) > BEYOND_NOISE * self.error


@dataclass
class Account:
    """How the chance of a side came to be the result."""

    points: list[Point]
    skill: dict[int, float] = field(default_factory=dict)
    """By seat of this side: what its choices added, or took."""
    others: float = 0.0
    """What the choices of the other sides gave to this one."""
    luck: list[Luck] = field(default_factory=list)
    error: float = 0.0
    """The standard error of all choices together, and so of luck."""

    @property
    def start(self) -> float:
        """The chance at the first choice."""
        return self.points[0].chance

    @property
    def result(self) -> float:
        """1 if the side has won."""
        return self.points[-1].chance


def accounts(walk: Walk, judges: list[Judge]) -> list[Account]:
    """Return the account of every side."""
    return [account(walk, judges, number) for number in range(len(walk.sides))]


def account(walk: Walk, judges: list[Judge], number: int) -> Account:
    """Return the account of one side; seats that were never asked have none but the result."""
    side = walk.sides[number]
    own = [judge for judge in judges if judge.moment.seat in side]
    points = [Point(judge.moment.number, *judge.value) for judge in own]
    won = float(walk.won[number])
    points.append(Point(len(judges), won, won, won))
    found = Account(points, dict.fromkeys(side, 0.0))
    squares = 0.0
    rivals = max(len(walk.sides) - 1, 1)
    for n, judge in enumerate(own):
        here, there = points[n], points[n + 1]
        given = -sum(other.gain for other in judges[here.moment + 1 : there.moment]) / rivals
        found.skill[judge.moment.seat] += judge.gain
        found.others += given
        noise = judge.gain_error**2 + sum(other.gain_error**2 for other in judges[here.moment + 1 : there.moment])
        squares += noise
        change = there.chance - here.chance - judge.gain - given
        error = sqrt(noise + here.error**2 + there.error**2)
        found.luck.append(Luck(here.moment, there.moment, judge.moment.seat, change, error))
    found.error = sqrt(squares + points[0].error ** 2)
    return found
