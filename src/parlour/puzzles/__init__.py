"""Puzzles: questions from games, each with one clearly best answer, to be solved on the real board.

>>> from parlour import puzzles
>>> puzzle = puzzles.of("unmatched")[0]
>>> solving = puzzles.Solving(puzzle)
>>> solving.say
'What would you do? One choice is clearly better than all others.'
>>> solving.choose(puzzle.steps[0].best)
True
"""

from __future__ import annotations

from parlour.puzzles.reading import Chance, Puzzle, Step, daily, find, games, of, read
from parlour.puzzles.solving import Explained, Solving, difficulty_name, theme_name
from parlour.puzzles.themes import THEMES

__all__ = [
    "THEMES",
    "Chance",
    "Explained",
    "Puzzle",
    "Solving",
    "Step",
    "daily",
    "difficulty_name",
    "find",
    "games",
    "of",
    "read",
    "theme_name",
]
