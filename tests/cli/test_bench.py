from __future__ import annotations

import json

from cli.terminal import Command
from parlour.cli.bench import LINES


def test_bench_prints_what_it_measured(parlour_command: Command) -> None:
    told = json.loads(parlour_command("bench", "unmatched", "--seconds", "0.1", "--json").out)
    assert set(told) == {"compiled", "games", "yardstick_moves_per_s", "env_steps_per_s"}
    figures = told["games"]["unmatched"]
    assert set(figures) == {field for _, field, _ in LINES}
    assert all(figure > 0 for figure in figures.values())
    assert figures["times_yardstick"] == round(figures["times_yardstick"], 2)
    assert abs(figures["decisions_per_s"] / told["yardstick_moves_per_s"] - figures["times_yardstick"]) < 0.1
    steps = told["env_steps_per_s"]
    assert set(steps) == {"unmatched", "others"}
    assert steps["unmatched"]["pettingzoo"] > 0
    assert steps["unmatched"]["gymnasium"] > 0
    assert all(speed is None or speed > 0 for speed in steps["others"].values())


def test_bench_for_people(parlour_command: Command) -> None:
    told = parlour_command("bench", "--seconds", "0.1").out
    assert "decisions/s, random play" in told
    assert "python-chess" in told
    assert "environments, steps/s" in told
