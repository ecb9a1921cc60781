"""Thinking ahead in Black Orchestra: the most promising options are played on by rules of thumb, again and again, and compared.

Everything the seat cannot know is dealt anew each time. All options see the same deals and dice, so that luck tells no lies about
which is better; what falls behind is dropped, and the tries it would have had go to the rest.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from parlour.bots.black_orchestra import dice
from parlour.bots.mind import Budget, Mind, Verdict
from parlour.engine.kernel import WORD, stirred
from parlour.games.black_orchestra.limits import PieceChoice
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.actions import TakeAction
from parlour.games.black_orchestra.turn.deeds import PartWith
from parlour.games.black_orchestra.turn.raid import IllegalCard
from parlour.games.black_orchestra.turn.roll import TakeOutDice
from parlour.games.black_orchestra.turn.windows import OfferInstant

MOST_TRIES: Final = 1 << 20
BLOCK: Final = 8
"""So many tries of each option are made between two looks at the clock and at who has fallen behind."""

FEWEST: Final = 16
"""Nothing is dropped before so many tries."""

BEHIND: Final = 2.6
"""What trails the best by so many standard errors of the difference is dropped."""

HABIT: Final = 2.4
"""What the rules of thumb would do is left only for something better by so many standard errors of the difference."""

MARGIN: Final = 0.01
PIECE_MARGIN: Final = 0.02
"""It must also be better by so much: the network is not surer than that; by more where pieces go, of which it sees little."""

MINOR: Final = 4
"""Questions that seldom matter get only this part of the tries."""

TO_THE_END: Final = 6
"""With so few events left the game is played to its end."""

FAIR_SHARE: Final = 5
"""No option gets more than this part of all tries before the others are dropped."""

LONGEST: Final = 400
AGAIN: Final = 40
"""How often dice are rolled again at most until a plot has failed."""


def exact_odds(g: Orchestra, option: int) -> float:
    """Return how likely the roll about to be made wins the game, with the cards that can still change it; 0 if none is made."""
    attempt = g.attempt
    if attempt is None or not isinstance(g.asker, TakeOutDice) or g.setup.lieutenants:
        return 0.0
    again, ignored = dice.cards_at_hand(g)
    return dice.success(option, attempt.needed, attempt.limit + attempt.ignore - attempt.add + ignored, again)


def failed(mind: Mind, before: Orchestra, option: int, noise: int) -> Orchestra:
    """Return the game after a roll that did not win it; won all the same only if it wins again and again."""
    x: i64 = noise & WORD
    g = before.clone()
    again = AGAIN
    while True:
        g.choose(option)
        while g.winners < 0 and g.attempt is not None:
            x = stirred(x)
            g.choose(mind.first_sight(g, x))
        if g.winners <= 0 or again == 0:
            return g
        again -= 1
        x = stirred(x)
        g = before.clone()
        g.seed(x)


class Candidate:
    """An option and how its tries came out."""

    def __init__(self, option: int) -> None:
        self.option: int = option
        self.results: list[float] = []
        self.total: float = 0.0

    def mean(self) -> float:
        """Return how good the option was on average."""
        return self.total / len(self.results) if self.results else 0.0

    def spread(self) -> float:
        """Return the standard error of the average."""
        n = len(self.results)
        if n < 2:
            return 0.5
        mean = self.total / n
        squares = 0.0
        for result in self.results:
            squares += (result - mean) * (result - mean)
        return sqrt(squares / (n * (n - 1)))


def lead_over(one: Candidate, other: Candidate) -> tuple[float, float]:
    """Return by how much one option did better than another in the same tries, and the standard error of that."""
    n = min(len(one.results), len(other.results))
    if n < 2:
        return 0.0, 1.0
    total = 0.0
    for k in range(n):
        total += one.results[k] - other.results[k]
    mean = total / n
    squares = 0.0
    for k in range(n):
        off = one.results[k] - other.results[k] - mean
        squares += off * off
    return mean, sqrt(squares / (n * (n - 1))) + 1e-9


class Rollouts:
    """Thinking of one seat at one moment, among its options, best at first sight first."""

    def __init__(self, mind: Mind, g: Orchestra, seat: int, options: list[int], noise: int) -> None:
        pieces = isinstance(g.asker, (PieceChoice, PartWith, IllegalCard))
        self.margin: float = PIECE_MARGIN if pieces else MARGIN
        self.minor: bool = pieces or isinstance(g.asker, OfferInstant)
        self.mind: Mind = mind
        self.g: Orchestra = g
        self.seat: int = seat
        self.noise: i64 = noise & WORD
        self.all: list[Candidate] = [Candidate(option) for option in options]
        self.alive: list[Candidate] = self.all[:]
        # A whole round, so that it shows what the choice means for the seat's own next turn.
        self.until: int = MOST_TRIES if len(g.events) <= TO_THE_END else g.turns + g.setup.seats

    def think(self, budget: Budget) -> None:
        """Halve the field again and again until the budget is used up or one option is left."""
        end = perf_counter() + budget.seconds if budget.seconds else 0.0
        left = budget.iterations or MOST_TRIES
        if self.minor:
            left = max(left // MINOR, 1)
        # A choice between few options needs fewer tries.
        left = min(left, max(left // FAIR_SHARE, 1) * len(self.alive))
        rounds = 1
        while 2**rounds < len(self.alive):
            rounds += 1
        while left > 0 and len(self.alive) > 1:
            share = max(left // (rounds * len(self.alive)), 1)
            while share > 0 and len(self.alive) > 1:
                tries = min(BLOCK, share)
                self.try_all(tries)
                left -= tries * len(self.alive)
                share -= tries
                self.drop_hopeless()
                if end and perf_counter() >= end:
                    return
            if rounds > 1:
                rounds -= 1
                self.alive = self.better_half()
            elif left < len(self.alive):
                return

    def better_half(self) -> list[Candidate]:
        """Return the better half of those left; what the rules of thumb would do stays, to be compared with the best."""
        kept = self.by_mean(self.alive)[: (len(self.alive) + 1) // 2]
        first = self.all[0]
        if first in self.alive and first not in kept:
            kept.append(first)
        return kept

    def try_all(self, tries: int) -> None:
        """Try every option left so many times more, all with the same luck."""
        for _ in range(tries):
            n = len(self.alive[0].results)
            x: i64 = (self.noise * 2654435761 + (n + 1) * 40503) & WORD
            for _ in range(3):
                x = stirred(x)
            for candidate in self.alive:
                result = self.play_on(candidate.option, x)
                candidate.results.append(result)
                candidate.total += result

    def play_on(self, option: int, noise: int) -> float:
        """Deal the unseen anew, take an option, play on for a while by rules of thumb, and judge.

        Where a plot is rolled for, its exact odds are counted and play goes on as if it had failed: luck with those dice
        would drown everything else.
        """
        g = self.g.clone()
        g.redeal(self.seat, noise)
        mind = self.mind
        x: i64 = noise & WORD
        until = self.until
        left = LONGEST
        won = 0.0
        open_ = 1.0
        while True:
            odds = exact_odds(g, option)
            if odds > 0.0:
                won += open_ * odds
                open_ *= 1.0 - odds
                g = failed(mind, g, option, x)
                if g.winners > 0:
                    return won
            else:
                g.choose(option)
            left -= 1
            if left <= 0 or g.winners >= 0 or (g.turns >= until and isinstance(g.asker, TakeAction)):
                return won + open_ * mind.evaluate(g, self.seat)
            x = stirred(x)
            option = mind.first_sight(g, x)

    def drop_hopeless(self) -> None:
        """Drop what has fallen too far behind to be caught up with by luck."""
        if len(self.alive[0].results) < FEWEST:
            return
        best = self.by_mean(self.alive)[0]
        kept: list[Candidate] = []
        for candidate in self.alive:
            if candidate is not best:
                ahead, error = lead_over(best, candidate)
                if ahead > BEHIND * error:
                    continue
            kept.append(candidate)
        self.alive = kept

    def by_mean(self, some: list[Candidate]) -> list[Candidate]:
        """Return candidates in the order of their averages; equal ones stay as they are."""
        found: list[Candidate] = []
        for candidate in some:
            place = len(found)
            while place > 0 and found[place - 1].mean() < candidate.mean():
                place -= 1
            found.insert(place, candidate)
        return found

    def verdicts(self) -> list[Verdict]:
        """Return what was found out, best first: those left at the end, then those dropped, the longest tried first."""
        ranked = self.by_mean(self.alive)
        first = self.all[0]
        best = ranked[0]
        if best is not first:
            ahead, error = lead_over(best, first)
            if ahead < max(HABIT * error, self.margin):
                ranked = [first] + [candidate for candidate in ranked if candidate is not first]
        rest = [candidate for candidate in self.by_mean(self.all) if candidate not in ranked]
        rest.sort(key=tries_of, reverse=True)
        return [Verdict(c.option, c.mean(), len(c.results), c.spread()) for c in ranked + rest]


def tries_of(candidate: Candidate) -> int:
    """Return how often an option was tried."""
    return len(candidate.results)
