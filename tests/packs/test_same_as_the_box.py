"""Heroes and boards of the box, written as a pack, play exactly as those that are built in."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from packs.files import the_box, written
from parlour.engine import position
from parlour.engine.shape import Notation
from parlour.games.unmatched.notation import NOTATION
from parlour.games.unmatched.printed import PRINTED

HEROES = [hero.id for hero in PRINTED.heroes]
BOARDS = [board.id for board in PRINTED.boards]
MATCHES = [(list(pair), BOARDS[n % len(BOARDS)]) for n, pair in enumerate(permutations(HEROES, 2))]


def without_packs(table: parlour.Table) -> dict[str, Any]:
    """Return a position as if it had been agreed on without packs: they are the only difference there may be."""
    doc = table.position()
    return {**doc, "setup": {name: value for name, value in doc["setup"].items() if name != "packs"}}


@pytest.mark.both_modes
@pytest.mark.parametrize(("heroes", "board"), MATCHES)
def test_a_match_is_the_same_move_for_move(tmp_path: Path, heroes: list[str], board: str) -> None:
    pack = parlour.open_pack(written(tmp_path, the_box()))
    packed = parlour.new("unmatched", seed=3, heroes=heroes, board=board, packs=[pack])
    plain = parlour.new("unmatched", seed=3, heroes=heroes, board=board)
    dice = Random(7)
    while plain.decision is not None:
        assert packed.decision is not None
        assert [option.key for option in packed.decision.options] == [option.key for option in plain.decision.options]
        assert packed.decision.prompt == plain.decision.prompt
        option = dice.choice(plain.decision.options)
        packed.choose(option.key, option.seat)
        plain.choose(option.key, option.seat)
    assert packed.choices == plain.choices
    assert position.digest(without_packs(packed)) == plain.hash()
    assert packed.hash() != plain.hash()
    assert packed.events() == plain.events()
    assert packed.outcome == plain.outcome


def test_nothing_of_the_box_is_lost_in_the_files(tmp_path: Path) -> None:
    title = parlour.title("unmatched").with_packs([parlour.open_pack(written(tmp_path, the_box()))])
    plain = parlour.title("unmatched")
    assert title.catalogue() == plain.catalogue()
    assert title.figures() == plain.figures()
    assert lines(title, NOTATION) == lines(plain, NOTATION)


def lines(title: Any, notation: Notation) -> dict[str, str]:
    """Return every text of every card as a line."""
    return {name: notation.write(text) for hero in title.content.heroes for name, text in hero.named_cards()}
