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


@pytest.mark.parametrize("game", parlour.games())
def test_every_part_of_a_text_has_a_name(game: str) -> None:
    """Whatever a text is made of can lie on the stack, so a position on file must be able to name it."""
    steps = parlour.title(game).steps(parlour.new(game).game)
    named = {id(step) for step in steps.values()}
    for name, step in steps.items():
        if "." in name:
            assert all(id(part) in named for part in parts_of(step)), name
