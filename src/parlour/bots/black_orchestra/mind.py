"""What bots know about Black Orchestra: gather what a plot needs, keep suspicion down, strike when the odds are good."""

from __future__ import annotations

from typing import Final

from parlour.bots.black_orchestra import worth
from parlour.bots.black_orchestra.figures import BEFORE, Figures, go_by
from parlour.bots.black_orchestra.replies import score
from parlour.bots.black_orchestra.rollouts import Rollouts, exact_odds, failed
from parlour.bots.black_orchestra.turn import Turn
from parlour.bots.black_orchestra.value import FIRST, Judge
from parlour.bots.mind import Budget, Mind, Verdict, squashed
from parlour.engine.kernel import Game
from parlour.engine.said import Said
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn import actions as act

TRIED: Final = 7
"""So many of the options that look best at first sight are thought through; attempts of a plot always are."""

PLAUSIBLE: Final = 4
"""A distracted player takes one of so many that look best."""

# The tries say what rules of thumb make of a position; a team that thinks makes more of it.
SHOWN_SHIFT: Final = 0.55
SHOWN_SLOPE: Final = 1.05


class OrchestraMind(Mind):
    """Plays by rules of thumb about open knowledge, and thinks ahead by playing on by them: nothing hidden is looked at."""

    def __init__(self, figures: list[Figures], judge: Judge) -> None:
        # By the support a game starts with, as far as it is told apart.
        self.figures: list[Figures] = figures
        self.judge: Judge = judge
        self.learned: Mind | None = None
        self.guesses = 1
        self.distraction = 0.3

    def seats(self, g: Game) -> int:
        assert isinstance(g, Orchestra)
        return g.setup.seats

    def thinker(self, g: Game, level: str) -> Mind:
        """Return who thinks for `strong` and `expert`: what was learned from very many games, read when it is needed first."""
        learned = self.learned
        if learned is None:
            from parlour.bots.black_orchestra.learned import in_package, read  # noqa: PLC0415 - it is built on this

            learned = self.learned = read(in_package())
        return learned

    # Judging.

    def evaluate(self, g: Game, seat: int) -> float:
        assert isinstance(g, Orchestra)
        self.look_at(g)
        return self.judge.chance(g)

    def settled(self, g: Game, before: Game) -> bool:
        """A choice has come to rest when somebody may act again."""
        return isinstance(g.asker, act.TakeAction)

    def first_sight(self, g: Game, noise: int) -> int:
        assert isinstance(g, Orchestra)
        seat = g.who()
        own = g.options_of(seat)
        return self.greedy(g, seat, own, noise)

    def greedy(self, g: Game, seat: int, options: list[int], noise: int) -> int:
        assert isinstance(g, Orchestra)
        best, best_score = options[0], -99.0
        scores = self.scores(g, seat, options)
        for n, option in enumerate(options):
            # A touch of chance, so that equal options are not always taken in the order they are listed.
            touched = scores[n] + ((noise * 2654435761 + n * 40503) >> 7 & 1023) * 1e-6
            if touched > best_score:
                best, best_score = option, touched
        return best

    def look_at(self, g: Orchestra) -> None:
        """Look at a position with the figures that fit it."""
        go_by(self.figures[min(g.setup.start_support, len(self.figures) - 1)])
        worth.look_anew()

    def scores(self, g: Orchestra, seat: int, options: list[int]) -> list[float]:
        """Return how good each option looks."""
        self.look_at(g)
        if isinstance(g.asker, act.TakeAction):
            return Turn(g, seat).scores(options)
        return [score(g, seat, option) for option in options]

    def careless(self, g: Game, seat: int, options: list[int], noise: int) -> int:
        """Return any of the options that look best at first sight: a beginner sees what is possible, not what it is worth."""
        assert isinstance(g, Orchestra)
        ranked = self.promising(g, seat, options)[:PLAUSIBLE]
        return ranked[(noise * len(ranked)) >> 32]

    # Luck.

    def odds(self, g: Game, option: int) -> float:
        assert isinstance(g, Orchestra)
        return exact_odds(g, option)

    def missed(self, g: Game, option: int, noise: int) -> Game:
        assert isinstance(g, Orchestra)
        return failed(self, g, option, noise)

    # Thinking.

    def budget(self, level: str) -> Budget:
        return Budget(400, 2.0) if level == "expert" else Budget(40, 1.0)

    def rank(self, g: Game, seat: int, options: list[int], budget: Budget, noise: int) -> list[Verdict]:
        """Return what is known about the options after playing on with each again and again, best first."""
        assert isinstance(g, Orchestra)
        promising = self.promising(g, seat, options)
        thinking = Rollouts(self, g, seat, promising, noise)
        thinking.margin = max(thinking.margin, self.least_gain(g))
        thinking.think(budget)
        untried = [Verdict(option, 0.0, 0, 0.5) for option in options if option not in promising]
        return thinking.verdicts() + untried

    def least_gain(self, g: Orchestra) -> float:
        """Return how much better something must be at least to be preferred to what the rules of thumb would do."""
        return 0.0

    def foresee(self, g: Game, seat: int, option: int, noise: int) -> float:
        """Play on once by rules of thumb; where a plot is rolled for, its exact odds count."""
        assert isinstance(g, Orchestra)
        return Rollouts(self, g, seat, [option], noise).play_on(option, noise)

    def habit(self, g: Game, seat: int, options: list[int], noise: int) -> int | None:
        return self.greedy(g, seat, options, noise)

    def promising(self, g: Orchestra, seat: int, options: list[int]) -> list[int]:
        """Return the options worth thinking about, best at first sight first."""
        scores = self.scores(g, seat, options)
        ranked: list[tuple[float, int]] = [(-scores[n], n) for n in range(len(options))]
        ranked.sort()
        found: list[int] = []
        acting = isinstance(g.asker, act.TakeAction)
        for _, n in ranked:
            option = options[n]
            if len(found) < TRIED or (acting and option & ~act.ABOUT == act.PLOT):
                found.append(option)
        return found

    # For people.

    def calibrated(self, g: Game, seat: int, chance: float) -> float:
        return squashed(chance, SHOWN_SHIFT, SHOWN_SLOPE)

    def reason(self, before: Game, option: int, seat: int) -> Said | None:
        assert isinstance(before, Orchestra)
        self.look_at(before)
        from parlour.bots.black_orchestra.reasons import reason  # noqa: PLC0415 - only for people, and not compiled

        return reason(before, option, seat)


MIND: Final = OrchestraMind([Figures(BEFORE)], FIRST)
