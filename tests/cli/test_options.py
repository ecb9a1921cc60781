from __future__ import annotations

import re

import pytest

from parlour import BadInput, Option
from parlour.cli.options import find, listed
from parlour.engine.messages import Language
from parlour.engine.said import Verbatim
from parlour.terminal.wording import words

WORDS = Language("en", [])


def option(key: str, text: str, seat: int = 0) -> Option:
    return Option(Verbatim(text, "U-1", key=key), seat, WORDS)


MOVES = [
    option("done", "Done moving"),
    *(option(f"move:dracula:b{n}", f"Move Dracula to b{n}") for n in range(1, 13)),
    option("move:sister_1:b1", "Move Sister 1 to b1"),
    option("boost:feint", "+2: discard Feint"),
]


def test_few_options_have_a_line_each_with_their_keys() -> None:
    lines = listed(MOVES[:3], {}, 80, 17)
    assert lines == ["1. Done moving (done)", "2. Move Dracula to b1 (move:dracula:b1)", "3. Move Dracula to b2 (move:dracula:b2)"]


def test_options_of_one_piece_share_lines_where_there_are_many() -> None:
    lines = listed(MOVES, {}, 40, 10)
    assert lines[0] == "1. Done moving (done)"
    assert lines[1] == "   Move Dracula to ... (move:dracula:..."
    assert lines[2].split() == ["2", "b1", "3", "b2", "4", "b3", "5", "b4", "6", "b5"]
    assert lines[-2] == "14. Move Sister 1... (move:sister_1:b1)"
    assert all(len(line) <= 40 for line in lines)


def test_every_number_is_listed_once() -> None:
    lines = "\n".join(listed(MOVES, {}, 80, 10))
    assert sorted(map(int, re.findall(r"(?:^|\s)(\d+)(?:\.| b\d)", lines))) == list(range(1, len(MOVES) + 1))


def test_lines_name_the_seat_if_several_may_act() -> None:
    assert listed([option("yes", "Yes", 1)], {1: "Ann"}, 80, 10) == ["1. Ann: Yes (yes)"]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("1", "done"),
        ("15", "boost:feint"),
        ("feint", "boost:feint"),
        ("Dracula b4", "move:dracula:b4"),
        ("drac b12", "move:dracula:b12"),
        ("b12", "move:dracula:b12"),
        ("sister", "move:sister_1:b1"),
        ("move:dracula:b4", "move:dracula:b4"),
    ],
)
def test_an_option_is_found(typed: str, key: str) -> None:
    found = find(MOVES, typed, words())
    assert found is not None
    assert found.key == key


@pytest.mark.parametrize("typed", ["b99", "move:dracula", "move:dracula:b", "b", "x"])
def test_what_fits_nothing_is_not_guessed(typed: str) -> None:
    assert find(MOVES, typed, words()) is None


@pytest.mark.parametrize("typed", ["0", "16", "b1", "dracula", "move"])
def test_what_is_not_clear_is_refused(typed: str) -> None:
    with pytest.raises(BadInput):
        find(MOVES, typed, words())
