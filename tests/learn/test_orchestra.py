"""Tuning the rules of thumb of Black Orchestra: the same run every time, and a file that bots read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.bots.black_orchestra.facts import HOW_MANY
from parlour.bots.black_orchestra.figures import BEFORE
from parlour.bots.black_orchestra.learned import about, in_package, read
from parlour.learn.orchestra import CHUNK, TOLD_APART, Chunk, dealt, figures_at, file_of, main, noted, tried, tuned


def a_judge(units: int) -> dict[str, Any]:
    hidden = [[0.25] * units for _ in range(HOW_MANY)]
    return {"bias": [0.5], "direct": [0.125] * HOW_MANY, "thresholds": [0.0] * units, "output": [1.0] * units, "hidden": hidden}


def test_figures_are_moved_and_the_same_games_move_them_the_same_way() -> None:
    ways = [{"easy": [0.0] * len(BEFORE)} for _ in range(2)]
    rows = [list(tuned(map, way, 1, 4, 7)) for way in ways]
    assert rows[0] == rows[1]
    assert ways[0] == ways[1]
    assert 0 <= rows[0][0]["easy"] <= 1
    assert any(ways[0]["easy"])
    assert figures_at([0.0] * len(BEFORE)) == BEFORE


def test_games_of_a_chunk_are_those_of_its_halves() -> None:
    still = [0.0] * len(BEFORE)
    whole, first, second = (tried(Chunk("hard", still, *part)) for part in ((3, 2), (3, 1), (4, 1)))
    assert whole[1] == pytest.approx(first[1] + second[1])
    assert whole[0] == pytest.approx([a + b for a, b in zip(first[0], second[0], strict=True)])
    assert CHUNK > 1


def test_positions_are_noted_with_what_came_of_them() -> None:
    facts, ends = noted(Chunk("standard", [0.0] * len(BEFORE), 11, 1))
    positions = len(ends) // 8
    assert positions > 5
    assert len(facts) == 4 * HOW_MANY * positions


def test_what_is_written_is_what_bots_read() -> None:
    ways = {difficulty: [0.1 * n] * len(BEFORE) for n, difficulty in enumerate(TOLD_APART)}
    data = file_of(ways, a_judge(3), {"tuning_games": 12})
    assert about(data)["tuning_games"] == 12
    mind = read(data)
    assert mind.figures[4].draw == pytest.approx(mind.figures[2].draw * 1.2214, rel=1e-3)
    assert (mind.judge.bias, len(mind.judge.hidden), len(mind.judge.output)) == (0.5, HOW_MANY, 3)
    assert 0 < mind.evaluate(dealt("easy", 1), 0) < 1


def test_the_file_in_the_package_knows_every_fact_and_figure() -> None:
    told = about(in_package())
    assert told["facts"] == HOW_MANY
    assert {name: len(figures) for name, figures in told["figures"].items()} == dict.fromkeys(TOLD_APART, len(BEFORE))


def test_a_short_run_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    file = tmp_path / "learned.bin"
    sizes = ["--rounds", "1", "--games", "2", "--judged", "1", "--units", "4", "--steps", "3", "--workers", "1"]
    assert main([*sizes, "--out", str(file)]) == 0
    assert '"round": 1' in capsys.readouterr().out
    assert about(file.read_bytes())["units"] == 4
    assert 0 <= read(file.read_bytes()).evaluate(dealt("hard", 1), 0) <= 1
