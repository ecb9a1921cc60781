"""Puzzles: positions in which `strong` and `expert` must find the move, whatever their seed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import parlour
from black_orchestra.stories import Json

PUZZLES = sorted((Path(__file__).parent.parent / "bots" / "puzzles").glob("black-orchestra-*.json"))


def test_there_are_enough_puzzles() -> None:
    assert len(PUZZLES) >= 10


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize("path", PUZZLES, ids=lambda path: path.stem)
def test_the_move_is_found(path: Path, level: str) -> None:
    puzzle: Json = json.loads(path.read_text(encoding="utf-8"))
    t = parlour.position(puzzle["game"], puzzle["position"])
    for key in puzzle.get("moves", []):
        t.choose(key, t.game.who())
    assert t.decision is not None
    assert len(t.decision.of(puzzle["seat"])) > 1
    for seed in (1, 2):
        assert parlour.bot(level, seed).choose(t, puzzle["seat"]) in puzzle["must"], puzzle["about"]
