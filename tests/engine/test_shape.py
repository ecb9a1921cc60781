"""A word is declared by its constructor: its parts, its figures and its line follow from that."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from parlour.engine.amount import Amount, Amounts
from parlour.engine.errors import BadInput
from parlour.engine.kernel import Game, Step
from parlour.engine.shape import Notation, figures, made, numbers_in, parts_of, remade, shape
from parlour.engine.words import If, Rule, Sequence


class Gain(Step):
    amounts: ClassVar[Amounts] = (Amount("n", "coins", high=9, sign=True),)

    def __init__(self, n: int, whom: int = 0, *, quietly: bool = False) -> None:
        super().__init__()
        self.n = n
        self.whom = whom
        self.quietly = quietly

    def run(self, g: Any, me: int, it: int) -> None:
        g.coins += self.n


class Purse(Game):
    def __init__(self) -> None:
        super().__init__(None, 1)
        self.coins = 0


def rich(g: Purse, _me: int) -> bool:
    return g.coins > 2


def tax(g: Purse, _me: int, part: int = 0, least: int = 0) -> None:
    g.coins -= max(g.coins // part, least)


TEXT = Sequence(Gain(3), If(rich, Gain(-1, 1, quietly=True)), Rule(tax, part=2, least=1))
LINE = "Sequence(Gain(3), If(rich, Gain(-1, whom=foe, quietly=True)), Rule(tax, part=2, least=1))"
NOTATION = Notation([Sequence, If, Rule, Gain], [rich, tax], {"whom": ["me", "foe"]})


def played(text: Step) -> int:
    g = Purse()
    text.run(g, 0, -1)
    return g.coins


def test_a_text_does_its_words_in_order() -> None:
    assert played(TEXT) == 1
    assert [type(part).__name__ for part in parts_of(TEXT)] == ["Gain", "If", "Rule"]
    assert [type(part).__name__ for part in parts_of(parts_of(TEXT)[1])] == ["Gain"]


def test_what_a_word_takes_makes_the_same_word_again() -> None:
    again = made(Sequence, shape(TEXT))
    assert NOTATION.write(again) == LINE
    assert played(again) == played(TEXT)
    assert shape(made(Gain, {"n": 2, "whom": 1, "quietly": True})) == {"n": 2, "whom": 1, "quietly": True}


def test_figures_are_found_by_their_places_and_can_be_changed() -> None:
    found: dict[str, int | bool] = {}
    figures(TEXT, "card", found)
    assert found == {"card.0.coins_gained": 3, "card.1.0.coins_lost": 1, "card.2.part": 2, "card.2.least": 1}
    changed = remade(TEXT, "card", {"card.1.0.coins_lost": 2, "card.2.part": 1})
    assert NOTATION.write(changed) == LINE.replace("Gain(-1", "Gain(-2").replace("part=2", "part=1")
    assert played(changed) == 0
    assert NOTATION.write(TEXT) == LINE
    assert remade(TEXT, "card", {"other.0.coins_gained": 9}) is TEXT
    with pytest.raises(BadInput, match=r"figure card\.0\.coins_gained: expected a whole number from 0 to 9, got 10"):
        remade(TEXT, "card", {"card.0.coins_gained": 10})


def test_numbers_for_the_words_of_a_card() -> None:
    assert numbers_in(TEXT) == {"coins_gained": 3, "coins_lost": 1, "part": 2, "least": 1}
    assert numbers_in(Sequence(Gain(1), Gain(2), Gain(3))) == {"coins_gained": 1, "coins_gained_2": 2, "coins_gained_3": 3}


def test_a_text_is_a_line_and_back() -> None:
    assert NOTATION.write(TEXT) == LINE
    assert NOTATION.write(NOTATION.read(LINE)) == LINE


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("Gian(3)", "no word is called 'Gian(3)'; did you mean Gain?"),
        ("Gain(3", "not a text of words"),
        ("rich", "not a word"),
        ("Gain()", "missing"),
        ("Gain(3, whom=nobody)", "no word is called 'nobody'"),
        ("Gain(__import__('os'))", "no word is called"),
        ("Gain(3).run", "no word is called"),
        ("(lambda: Gain(3))()", "no word is called"),
        ("Gain(9**9**9)", "no word is called"),
        ("(" * 500 + "Gain(3)" + ")" * 500, "not a text of words"),
    ],
)
def test_nothing_else_can_be_written(line: str, wrong: str) -> None:
    with pytest.raises(BadInput) as refused:
        NOTATION.read(line)
    assert wrong in str(refused.value)
