"""What bots know about one game: how good a position is, and what to do at first sight."""

from __future__ import annotations

from typing import Final

from parlour.engine.kernel import Game

GUESSES: Final = 4
"""How many ways the unseen cards may lie are looked at before a greedy choice."""


class Mind:
    """Knowledge of one game; one subclass per game."""

    def evaluate(self, g: Game, seat: int) -> float:
        """Return how likely the seat's side wins, 0 to 1. The game may be over."""
        raise NotImplementedError

    def greedy(self, g: Game, seat: int, options: list[int], noise: int) -> int:
        """Return the option that looks best one step ahead, from what the seat may know.

        Every option is tried in the same few ways of dealing what the seat cannot see.
        """
        best, best_sum = options[0], -1.0
        for option in options:
            total = 0.0
            for guess in range(GUESSES):
                trial = g.clone()
                trial.redeal(seat, noise + guess)
                trial.choose(option)
                total += self.evaluate(trial, seat)
            if total > best_sum:
                best, best_sum = option, total
        return best
