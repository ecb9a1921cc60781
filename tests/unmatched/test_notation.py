"""Every text of every card is a line that can be read back, made of words that keep what they were made of."""

from __future__ import annotations

import pytest

from parlour import BadInput
from parlour.engine.shape import made, shape
from parlour.games.unmatched.notation import NOTATION
from parlour.games.unmatched.printed import PRINTED

TEXTS = dict(text for hero in PRINTED.heroes for text in hero.named_cards())


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_is_a_line_and_back(name: str) -> None:
    line = NOTATION.write(TEXTS[name])
    assert NOTATION.write(NOTATION.read(line)) == line
    assert NOTATION.write(made(type(TEXTS[name]), shape(TEXTS[name]))) == line


def test_lines_read_like_the_cards() -> None:
    assert NOTATION.write(TEXTS["dracula.thirst_for_sustenance.after_combat"]) == "If(won, Place(my_hero, next_to_foe))"
    assert NOTATION.write(TEXTS["jekyll_and_hyde.forever_hyde.during_combat"]) == "DiscardAnyNumber(2, first_form)"
    assert NOTATION.write(TEXTS["invisible_man.step_lightly.scheme"]) == (
        "Sequence(ChooseFighter(next_to_my_hero), Rule(step_lightly, amount=1, on_fog=3), ChooseOpponent, "
        "DriftFog(2, opponent_moves=True))"
    )
    assert NOTATION.write(TEXTS["sherlock_holmes.deduce_strategy.during_combat"]) == (
        "If(opponent_has_a_card, May('deduce', Rule(deduce), cites='U-122'))"
    )


@pytest.mark.parametrize("line", ["Rule(random_discard)", "Draw(2).run", "Move(3, nobody)", "Drwa(1)"])
def test_nothing_else_is_read(line: str) -> None:
    with pytest.raises(BadInput):
        NOTATION.read(line)
