"""The arrays of positions: native where the engine is compiled, lists where it is not, the same to every rule."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import parlour
from parlour.cli.version import compiled
from parlour.engine.arrays import append, pop, vec

pytestmark = pytest.mark.both_modes


def test_an_array_grows_and_shrinks_at_its_end() -> None:
    numbers = vec[i64]([3, 1])
    numbers = append(numbers, 2)
    assert list(numbers) == [3, 1, 2]
    numbers, last = pop(numbers)
    assert (list(numbers), last) == ([3, 1], 2)


def test_a_copy_goes_its_own_way() -> None:
    numbers = vec[i64]([3, 1])
    copy = numbers[:]
    copy[0] = 7
    copy = append(copy, 2)
    assert (list(numbers), list(copy)) == ([3, 1], [7, 1, 2])


@pytest.mark.parametrize("game", parlour.games())
def test_a_position_holds_what_is_fastest_here(game: str) -> None:
    title = parlour.title(game)
    g = title.new(title.read_setup(title.bench_setups()[0]), 1)
    g.advance()
    for array in (g.stack, g.where):  # type: ignore[attr-defined]
        assert isinstance(array, list) != compiled()
