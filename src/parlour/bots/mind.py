"""What bots know about one game: how good a position is, when it has calmed down, and what to do at first sight."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from parlour.engine.kernel import WORD, Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Knowledge of one game; one subclass per game."""

    guesses: int = 8
    """How many ways the unseen cards may lie are tried for each option of a greedy choice."""

    longest: int = 40
    """How many choices ahead a greedy bot follows an option at most."""

    def evaluate(self, g: Game, seat: int) -> float:
        """Return how likely the seat's side wins, 0 to 1. The game may be over."""
        raise NotImplementedError

    def settled(self, g: Game, before: Game) -> bool:
        """Say whether what began with a choice at `before` has come to rest, so that `evaluate` means something."""
        return True

    def first_sight(self, g: Game, noise: int) -> int:
        """Return a likely option at first sight: any, if the game's own mind knows nothing better. `noise` is 32 random bits."""
        options = g.options
        return options[(noise * len(options)) >> 32]

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
            x = (x * 1664525 + 1013904223) & WORD
            g.choose(self.first_sight(g, x))
            left -= 1

    def prior(self, g: Game, option: int) -> float:
        """Return how likely an open option is at first sight, as a weight among the others."""
        return 1.0
