"""How somebody stands with puzzles: their rating, those of the puzzles they tried, and what became of each first try."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from parlour.engine.title import Json
from parlour.puzzles.rating import Rating, puzzle_rating, rated
from parlour.puzzles.reading import Puzzle

UNFIT = "no standing with puzzles is like that"


@dataclass
class Standing:
    """It grows with every puzzle; only the first try at one counts."""

    solver: Rating = field(default_factory=Rating)
    puzzles: dict[str, Rating] = field(default_factory=dict)
    tried: dict[str, bool] = field(default_factory=dict)
    """Whether it was solved at the first try, without a hint."""

    def rating_of(self, puzzle: Puzzle) -> Rating:
        """Return the rating of a puzzle."""
        return self.puzzles.get(puzzle.id) or puzzle_rating(puzzle.difficulty)

    def count(self, puzzle: Puzzle, *, solved: bool) -> bool:
        """Count the first try at a puzzle; say whether it was the first."""
        if puzzle.id in self.tried:
            return False
        mine, its = self.solver, self.rating_of(puzzle)
        self.solver = rated(mine, [(its, float(solved))])
        self.puzzles[puzzle.id] = rated(its, [(mine, float(not solved))])
        self.tried[puzzle.id] = solved
        return True

    def next(self, puzzles: Iterable[Puzzle]) -> Puzzle | None:
        """Return the puzzle that suits best, of those that were not tried: the one rated most like the solver."""
        fresh = [puzzle for puzzle in puzzles if puzzle.id not in self.tried]
        return min(fresh, key=lambda puzzle: (abs(self.rating_of(puzzle).rating - self.solver.rating), puzzle.id), default=None)

    # On file.

    def document(self) -> Json:
        """Return it as it is kept."""
        return {
            "solver": _numbers(self.solver),
            "puzzles": {id: _numbers(rating) for id, rating in self.puzzles.items()},
            "tried": dict(self.tried),
        }


def read(doc: Any) -> Standing:
    """Read what was kept; a ValueError if it is something else."""
    try:
        return Standing(
            _rating(doc["solver"]),
            {str(id): _rating(numbers) for id, numbers in doc["puzzles"].items()},
            {str(id): bool(solved) for id, solved in doc["tried"].items()},
        )
    except (TypeError, KeyError, AttributeError, ValueError, OverflowError):
        raise ValueError(UNFIT) from None


def _numbers(rating: Rating) -> list[float]:
    return [round(rating.rating, 2), round(rating.deviation, 2), round(rating.volatility, 6)]


def _rating(numbers: Any) -> Rating:
    rating, deviation, volatility = (float(number) for number in numbers)
    if not (0 <= rating <= 5000 and 0 < deviation <= 1000 and 0 < volatility <= 1):
        raise ValueError(UNFIT)
    return Rating(rating, deviation, volatility)
