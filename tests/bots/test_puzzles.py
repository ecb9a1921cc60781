"""Positions in which one choice is right, or one is wrong: `strong` and `expert` must see it. One file for each puzzle.

A file names the game, the position, the choices made since (`moves`), the seat to decide, and the keys of which one `must` be
chosen or which `never` may be; `about` says why. `levels` leaves out a level that cannot see it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import parlour

PUZZLES = sorted((Path(__file__).parent / "puzzles").glob("*.json"))
SEEDS = {"strong": (1, 2, 3), "expert": (1,)}
FIELDS = {"about", "game", "levels", "moves", "must", "never", "position", "seat"}


@pytest.mark.parametrize("path", PUZZLES, ids=lambda path: path.stem)
def test_a_puzzle_is_solved(path: Path) -> None:
    puzzle = json.loads(path.read_text("utf-8"))
    assert set(puzzle) <= FIELDS
    assert puzzle.get("must") or puzzle.get("never")
    t = parlour.position(puzzle["game"], puzzle["position"])
    for key in puzzle.get("moves", []):
        t.choose(key)
    assert t.decision is not None
    open_keys = {option.key for option in t.decision.of(puzzle["seat"])}
    assert open_keys >= {*puzzle.get("must", []), *puzzle.get("never", [])}, "the puzzle names what cannot be chosen"
    assert len(open_keys - set(puzzle.get("must", []))) > 0, "there is nothing to decide"
    for level in puzzle.get("levels", SEEDS):
        for seed in SEEDS[level]:
            key = parlour.bot(level, seed).choose(t, puzzle["seat"])
            if "must" in puzzle:
                assert key in puzzle["must"], f"{level}, seed {seed}: {puzzle['about']}"
            assert key not in puzzle.get("never", []), f"{level}, seed {seed}: {puzzle['about']}"


@pytest.mark.parametrize("game", parlour.games())
def test_every_game_has_its_puzzles(game: str) -> None:
    assert sum(json.loads(path.read_text("utf-8"))["game"] == game for path in PUZZLES) >= 10
