"""What a choice was worth: looks at where the options lead, taken from what the player could know, and compared in pairs."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from parlour.bots.mind import Budget, Mind
from parlour.engine.kernel import WORD, Game
from parlour.engine.said import Said
from parlour.review.walking import Moment

SURE = 1.96
"""So many standard errors to each side hold 95 %."""

BEYOND_NOISE = 2.6
"""Something is called by a name only if it lies so many standard errors from nothing: one false name in two hundred choices."""

SIZES = (("blunder", 0.20), ("mistake", 0.10), ("slip", 0.04))
"""What a choice that cost so much of the chance to win is called."""

STRONG = 0.04
"""A choice that was so much better than the best the judge had found is called strong."""

NEXT_MULTIPLIER, NEXT_SHIFT = 1664525, 1013904223


@dataclass
class Looks:
    """An option and what was seen when it was looked at, again and again."""

    option: int
    seen: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The chance on average."""
        return sum(self.seen) / len(self.seen)

    @property
    def error(self) -> float:
        """The standard error of that."""
        return error_of(self.seen)


def error_of(values: list[float]) -> float:
    """Return the standard error of a mean; one more value at even odds keeps a few that agree from looking certain."""
    n = len(values)
    mean = sum(values) / n
    return sqrt((sum((value - mean) ** 2 for value in values) + 0.02) / (n * max(n - 1, 1)))


class Judge:
    """Judges one moment; with the same seed always alike, and never by what the player could not know."""

    def __init__(self, mind: Mind, moment: Moment, seed: int, before: Judge | None = None) -> None:
        self.mind = mind
        self.moment = moment
        self.after: Judge | None = None
        """The next choice, if nothing happened in between: what it could still make of this one counts for this one."""
        self.noise = scattered((seed * 1_000_003 + moment.number * 7919 + 271) & WORD)
        if before is not None and before.moment.goes_on:
            before.after = self
            self.noise = before.noise
        self.game: Game = moment.game.clone()
        self.game.redeal(moment.seat, self.noise)
        self.best = moment.played
        """What was found best at first, before any of the looks that say how much better it is."""
        self.habit: int | None = None
        """What looks play on with where this is asked; a mind whose looks search for the best has none."""
        self.third: int | None = None
        self.rough = 0.5
        self.looks: dict[int, Looks] = {}

    def glance(self, iterations: int) -> None:
        """Find what seems best, and what comes after it."""
        moment = self.moment
        if len(moment.options) == 1:
            self.look(moment.played, 4)
            self.rough = self.shown(self.looks[moment.played].mean)
            return
        found = self.mind.rank(self.game, moment.seat, moment.options, Budget(iterations, 0.0), self.noise)
        self.habit = self.mind.habit(self.game, moment.seat, moment.options, self.noise)
        tried = [verdict for verdict in found if verdict.tries]
        if tried:
            self.best = tried[0].option
            self.rough = self.shown(tried[0].chance)
            self.third = next((v.option for v in tried if v.option not in (self.best, moment.played)), None)

    def look(self, option: int, count: int) -> None:
        """Look at an option until it has been seen so often; all options see the same luck."""
        looks = self.looks.setdefault(option, Looks(option))
        while len(looks.seen) < count:
            noise = scattered((self.noise + 40_503 * (len(looks.seen) + 1)) & WORD)
            looks.seen.append(self.mind.foresee(self.game, self.moment.seat, option, noise))

    def judge(self, count: int, more: int) -> None:
        """Compare what was played with the best found; look longer where that is neither clear nor small."""
        played = self.moment.played
        self.look(played, count)
        self.look(self.best, count)
        self.look(self.usual, count)
        if self.third is not None:
            self.look(self.third, max(count // 2, 2))
        if self.best != played and abs(self.cost) > SIZES[-1][1] / 2 and abs(self.cost) < 2 * BEYOND_NOISE * self.cost_error:
            self.look(played, more)
            self.look(self.best, more)

    # What was found out, in the chances that people are shown.

    def shown(self, chance: float) -> float:
        """Return a chance as it is shown."""
        return self.mind.calibrated(self.game, self.moment.seat, min(max(chance, 0.0), 1.0))

    @property
    def judged(self) -> bool:
        """Whether somebody has looked closely."""
        return {self.best, self.usual, self.moment.played} <= self.looks.keys()

    @property
    def usual(self) -> int:
        """What a choice is measured by where luck is told from skill: what looks play on with, or else the best that was found.

        A look at an earlier choice has gone by this one, so nothing but luck lies between the two.
        """
        return self.best if self.habit is None else self.habit

    def seen(self, option: int) -> Looks:
        """Return the looks at an option; what was played is worth what could still be made of it."""
        looks, after = self.looks[option], self.after
        if option == self.moment.played and after is not None and after.judged:
            later = after.seen(after.best)
            return later if later.mean > looks.mean else looks
        return looks

    def chance(self, option: int) -> tuple[float, float, float]:
        """Return the chance with an option, and the interval around it."""
        return self._around(self.seen(option))

    def plainly(self, option: int) -> tuple[float, float, float]:
        """Return the same of the looks at the option itself, whatever was made of it later."""
        return self._around(self.looks[option])

    def _around(self, looks: Looks) -> tuple[float, float, float]:
        low, high = self.shown(looks.mean - SURE * looks.error), self.shown(looks.mean + SURE * looks.error)
        return self.shown(looks.mean), low, high

    @property
    def value(self) -> tuple[float, float, float]:
        """The chance as it stood before the choice, and the interval; rough as long as nobody has looked closely."""
        if self.judged:
            return self.chance(self.best) if self.habit is None else self.plainly(self.habit)
        return self.rough, max(self.rough - 0.1, 0.0), min(self.rough + 0.1, 1.0)

    @property
    def cost(self) -> float:
        """What the choice cost against the best one found; less than nothing if it was better."""
        if self.best == self.moment.played or not self.judged:
            return 0.0
        return self.chance(self.best)[0] - self.chance(self.moment.played)[0]

    @property
    def cost_error(self) -> float:
        """The standard error of that: of the differences under the same luck."""
        if self.best == self.moment.played or not self.judged:
            return 0.0
        return self._apart(self.looks[self.best], self.seen(self.moment.played))

    def _apart(self, one: Looks, other: Looks) -> float:
        """Return the standard error of the difference between two options, of looks under the same luck."""
        between = (one.mean + other.mean) / 2
        steepness = (self.shown(between + 0.01) - self.shown(between - 0.01)) / 0.02
        return steepness * error_of([mine - its for mine, its in zip(one.seen, other.seen, strict=False)])

    @property
    def gain(self) -> float:
        """What the choice gave beyond the usual one, mostly nothing."""
        if self.habit is None:
            return -self.cost
        if self.usual == self.moment.played or not self.judged:
            return 0.0
        return self.plainly(self.moment.played)[0] - self.value[0]

    @property
    def gain_error(self) -> float:
        """The standard error of that."""
        if self.habit is None:
            return self.cost_error
        if self.usual == self.moment.played or not self.judged:
            return 0.0
        return self._apart(self.looks[self.usual], self.looks[self.moment.played])

    @property
    def size(self) -> str:
        """The name for what it cost, nothing if it may have cost nothing."""
        cost, noise = self.cost, BEYOND_NOISE * self.cost_error
        if cost > noise:
            return next((name for name, least in SIZES if cost >= least), "")
        return "strong" if cost < -noise and cost <= -STRONG else ""

    def reason(self, option: int) -> Said | None:
        """Say why an option is good, from what the player could know."""
        return self.mind.reason(self.game, option, self.moment.seat)


def scattered(noise: int) -> int:
    """Return 32 bits that look nothing like the number before."""
    for _ in range(3):
        noise = (noise * NEXT_MULTIPLIER + NEXT_SHIFT) & WORD
    return noise
