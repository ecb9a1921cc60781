"""A word of a card keeps what it was made of: its parts are found from its constructor, compiled or not."""

from __future__ import annotations

import pytest

import parlour
from parlour.engine.shape import made, parameters, parts_of, shape


@pytest.mark.parametrize("game", parlour.games())
def test_the_constructor_tells_what_a_word_is_made_of(game: str) -> None:
    title = parlour.title(game)
    steps = title.steps(parlour.new(game).game)
    composed = 0
    for name, step in steps.items():
        # Rules' own steps are made once and are no words; those of cards are called after their place.
        if "." in name and (step.amounts or step.parts()):
            composed += 1
            assert parameters(type(step)), name
            again = made(type(step), shape(step))
            assert type(again) is type(step)
            assert [type(part) for part in parts_of(again)] == [type(part) for part in parts_of(step)]
    assert composed > 10
