"""Ratings by Glicko-2, and how somebody stands with puzzles."""

from __future__ import annotations

import pytest

from parlour import puzzles
from parlour.puzzles.rating import Rating, puzzle_rating, rated
from parlour.puzzles.standing import Standing, read


def test_the_numbers_of_the_papers_example() -> None:
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = rated(Rating(1500, 200, 0.06), games)
    assert found.rating == pytest.approx(1464.05, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.059996, abs=1e-6)


def test_a_rating_grows_less_sure_while_nobody_plays_but_never_more_than_at_the_start() -> None:
    assert rated(Rating(1600, 50), []).deviation == pytest.approx(51.07, abs=0.01)
    assert rated(Rating(), []).deviation == 350


def test_a_surprise_changes_the_volatility() -> None:
    lost = rated(Rating(2200, 30), [(Rating(900, 30), 0.0)])
    assert lost.rating < 2200
    assert lost.volatility > 0.06


def test_only_the_first_try_counts_and_both_sides_are_rated() -> None:
    puzzle = puzzles.of("unmatched")[0]
    standing = Standing()
    assert standing.count(puzzle, solved=True)
    after = standing.solver
    assert after.rating > 1500
    assert standing.rating_of(puzzle).rating < puzzle_rating(puzzle.difficulty).rating
    assert not standing.count(puzzle, solved=False)
    assert standing.solver == after
    again = read(standing.document())
    assert again.tried == {puzzle.id: True}
    assert again.solver.rating == pytest.approx(after.rating, abs=0.01)


def test_what_suits_is_rated_like_the_solver_and_was_not_tried() -> None:
    there = puzzles.of("unmatched")
    standing = Standing(Rating(1790, 50))
    first = standing.next(there)
    assert first is not None
    far = {level: abs(puzzle_rating(level).rating - 1790) for level in ("easy", "medium", "hard")}
    assert far[first.difficulty] == min(far[puzzle.difficulty] for puzzle in there)
    standing.count(first, solved=False)
    second = standing.next(there)
    assert second is not None
    assert second.id != first.id
    assert standing.next([first]) is None


@pytest.mark.parametrize(
    "doc",
    [
        None,
        [],
        {},
        {"solver": 1, "puzzles": {}, "tried": {}},
        {"solver": [1e9, 1, 1], "puzzles": {}, "tried": {}},
        {"solver": ["x", 1, 1], "puzzles": {}, "tried": {}},
    ],
)
def test_what_is_no_standing_is_refused(doc: object) -> None:
    with pytest.raises(ValueError, match="no standing with puzzles is like that"):
        read(doc)
