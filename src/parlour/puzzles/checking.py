"""Whether a puzzle still holds: judged again with other luck, without playing games out."""

from __future__ import annotations

from parlour.puzzles.judging import Bench
from parlour.puzzles.reading import Puzzle
from parlour.puzzles.solving import Solving


def holds(puzzle: Puzzle, seed: int) -> bool:
    """Say whether looks and the long search find the same answer clearly the best, at every step."""
    for number, step in enumerate(puzzle.steps):
        table = Solving(puzzle, beat=number).table
        seat = puzzle.seats[0]
        g = table.game
        keys = {g.asker.key(g, g.ask_me, g.ask_it, option): option for option in g.options_of(seat)}
        if set(keys) != set(step.chances) or not Bench(puzzle.game, g, seat, seed).agrees(keys[step.best]):
            return False
    return True
