"""What bots know about one game: how good a position is, when it has calmed down, and what to do at first sight."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.kernel import WORD, Game, stirred
from parlour.engine.said import Said

EDGE: Final = 1e-4
"""Nothing is surer than this when chances are moved."""


def logit(chance: float) -> float:
    """Return the logarithm of the odds, within reason."""
    sure = min(max(chance, EDGE), 1.0 - EDGE)
    return log(sure / (1.0 - sure))


def squashed(chance: float, shift: float, slope: float) -> float:
    """Return a chance moved and stretched on the scale of odds."""
    return 1.0 / (1.0 + exp(-(shift + slope * logit(chance))))


class Budget:
    """How long a bot may think: so many iterations, so many seconds; 0 means no limit of that kind."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations: int = iterations
        self.seconds: float = seconds


class Verdict:
    """What was found out about an option: the chance that the seat's side wins, after how many tries, and its standard error."""

    def __init__(self, option: int, chance: float, tries: int, spread: float) -> None:
        self.option: int = option
        self.chance: float = chance
        self.tries: int = tries
        self.spread: float = spread


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Knowledge of one game; one subclass per game."""

    guesses: int = 8
    """How many ways the unseen cards may lie are tried for each option of a greedy choice."""

    longest: int = 40
    """How many choices ahead a greedy bot follows an option at most."""

    distraction: float = 0.35
    """The share of a novice's choices that are made without thinking."""

    exploration: float = 1.4
    """How much a search looks around, compared with following what was good so far."""

    glance: int = 24
    """How many iterations one look at an option takes where a search looks ahead."""

    doubt: float = 0.12
    """A choice nobody has tried yet is expected to be so much worse than what has been tried around it."""

    thorough: bool = False
    """Whether a search tries every option of its question once, however unlikely it looks, before it goes on."""

    def seats(self, g: Game) -> int:
        """Return how many seats there are."""
        raise NotImplementedError

    # Judging.

    def evaluate(self, g: Game, seat: int) -> float:
        """Return how likely the seat's side wins, 0 to 1. The game may be over."""
        raise NotImplementedError

    def worths(self, g: Game, seats: int) -> list[float]:
        """Return how likely each seat's side wins."""
        return [self.evaluate(g, seat) for seat in range(seats)]

    def settled(self, g: Game, before: Game) -> bool:
        """Say whether what began with a choice at `before` has come to rest, so that `evaluate` means something."""
        return True

    def first_sight(self, g: Game, noise: int) -> int:
        """Return a likely option at first sight: any, if the game's own mind knows nothing better. `noise` is 32 random bits."""
        options = g.options
        return options[(noise * len(options)) >> 32]

    def prior(self, g: Game, option: int) -> float:
        """Return how likely an open option is at first sight, as a weight among the others."""
        return 1.0

    def priors(self, g: Game, options: list[int]) -> list[float]:
        """Return the priors of several open options at once."""
        return [self.prior(g, option) for option in options]

    # Luck.

    def odds(self, g: Game, option: int) -> float:
        """Return how likely an option wins the game at once, where that is known exactly; 0 where it is not."""
        return 0.0

    def missed(self, g: Game, option: int, noise: int) -> Game:
        """Return the game as it goes on when an option that could win it at once has not."""
        raise NotImplementedError

    # The levels.

    def careless(self, g: Game, seat: int, options: list[int], noise: int) -> int:
        """Return what a distracted player takes: any of the seat's options, likely ones more often."""
        weights = self.priors(g, options)
        drawn = sum(weights) * noise / 4294967296.0
        for n in range(len(weights)):
            drawn -= weights[n]
            if drawn < 0.0:
                return options[n]
        return options[-1]

    def greedy(self, g: Game, seat: int, options: list[int], noise: int) -> int:
        """Return the option that looks best once it has come to rest, from what the seat may know.

        Every option is tried in the same few ways of dealing what the seat cannot see.
        """
        best = options[0]
        best_sum = -1.0
        for option in options:
            total = 0.0
            for guess in range(self.guesses):
                total += self.try_out(g, seat, option, noise + guess)
            if total > best_sum:
                best_sum = total
                best = option
        return best

    def in_vain(self, choices: list[str]) -> list[str]:
        """Return the keys of what was tried a moment ago and led nowhere: a bot that tried it again would bother people."""
        return []

    def knows(self, g: Game) -> bool:
        """Say whether this mind can judge such a game."""
        return True

    def thinker(self, g: Game, level: str) -> Mind:
        """Return who thinks for `strong` and `expert` in such a game: this mind, unless something better has been learned."""
        return self

    def budget(self, level: str) -> Budget:
        """Return how long `strong` and `expert` think; the seconds count only where somebody waits for the answer."""
        return Budget(3000, 2.0) if level == "expert" else Budget(300, 1.0)

    def rank(self, g: Game, seat: int, options: list[int], budget: Budget, noise: int) -> list[Verdict]:
        """Return what is known about the seat's open options after thinking that long, best first.

        From what the seat may know alone; the same noise and iterations give the same answer.
        """
        from parlour.bots.search import Search  # noqa: PLC0415 - the search is built on minds

        search = Search(self, g, seat, options, noise)
        search.think(budget)
        return search.verdicts()

    def decide(self, g: Game, seat: int, options: list[int], budget: Budget, noise: int, notes: list[int]) -> int:  # noqa: PLR0913 - like `rank`, and notes
        """Return what a bot takes after thinking that long.

        Its notes are its own, from one choice of a game to the next: what it means to do. They hold nothing its seat may not know.
        """
        return self.rank(g, seat, options, budget, noise)[0].option

    def foresee(self, g: Game, seat: int, option: int, noise: int) -> float:
        """Take one look at where an option leads, from what the seat may know, and return the chance that its side wins.

        Looks with other noise are independent of each other, so their mean tells how good the option is and their spread how sure.
        """
        from parlour.bots.search import Search  # noqa: PLC0415 - the search is built on minds

        search = Search(self, g, seat, [option], noise)
        search.run(self.glance)
        root = search.roots[seat]
        return root.worth / root.visits

    def habit(self, g: Game, seat: int, options: list[int], noise: int) -> int | None:
        """Return what a look plays on with when a seat is asked; None if looks search for what is best."""
        return None

    # For people.

    def standing(self, g: Game, seat: int) -> float:
        """Return what is known before anything is played, as the logarithm of the odds: some sides win more often than others."""
        return 0.0

    def calibrated(self, g: Game, seat: int, chance: float) -> float:
        """Return the chance to show to people: over many games, what is called 60 % is won about 60 % of the time."""
        return chance

    def reason(self, before: Game, option: int, seat: int) -> Said | None:
        """Say why an option is good, from what the seat may know; None if there is nothing to say."""
        return None

    # Following a game.

    def try_out(self, g: Game, seat: int, option: int, noise: int) -> float:
        """Deal the unseen anew, take an option, follow it until things have come to rest, and judge."""
        trial = g.clone()
        trial.redeal(seat, noise)
        trial.choose(option)
        self.calm_down(trial, g, noise)
        return self.evaluate(trial, seat)

    def calm_down(self, g: Game, before: Game, noise: int) -> None:
        """Follow a game at first sight until what began at `before` has come to rest."""
        x: i64 = noise & WORD
        left = self.longest
        while left > 0 and g.winners < 0 and not self.settled(g, before):
            x = stirred(x)
            g.choose(self.first_sight(g, x))
            left -= 1
