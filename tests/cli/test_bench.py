from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from cli.terminal import Command
from parlour.cli import history
from parlour.cli.bench import LINES
from parlour.engine.errors import BadInput

SHORT = ("bench", "unmatched", "--seconds", "0.1")


def test_bench_prints_what_it_measured(parlour_command: Command) -> None:
    told = json.loads(parlour_command(*SHORT, "--json").out)
    assert set(told) == {"compiled", "interpreter", "games", "yardstick_moves_per_s", "env_steps_per_s"}
    figures = told["games"]["unmatched"]
    assert set(figures) == {field for _, field, _ in LINES}
    assert all(figure > 0 for figure in figures.values())
    assert figures["times_yardstick"] == round(figures["times_yardstick"], 2)
    assert abs(figures["decisions_per_s"] / told["yardstick_moves_per_s"] - figures["times_yardstick"]) < 0.1
    steps = told["env_steps_per_s"]
    assert set(steps) == {"unmatched", "others"}
    assert steps["unmatched"]["pettingzoo"] > 0
    assert steps["unmatched"]["gymnasium"] > 0
    assert steps["unmatched"]["search of one's own, decisions"] > 0
    assert all(speed is None or speed > 0 for speed in steps["others"].values())


def test_bench_for_people(parlour_command: Command) -> None:
    told = parlour_command("bench", "--seconds", "0.1").out
    assert "decisions/s, random play" in told
    assert "python-chess" in told
    assert "environments, steps/s" in told
    assert "profile-guided" in told


def measured(factor: float = 1.0, yardstick: int = 10_000) -> dict[str, Any]:
    """Return what a run might have measured."""
    return {
        "compiled": True,
        "interpreter": history.interpreter(),
        "games": {"bids": {"decisions_per_s": 5e5 * factor, "search_iterations_per_s": 8000 * factor, "clone_us": 0.5 / factor}},
        "yardstick_moves_per_s": yardstick,
        "env_steps_per_s": {"bids": {"gymnasium": 90_000 * factor, "openspiel": None}, "others": {"chess": 7000}},
    }


def test_a_history_grows_by_a_line_for_each_run_and_is_compared(parlour_command: Command, tmp_path: Path) -> None:
    kept = tmp_path / "history"
    assert parlour_command(*SHORT, "--save", str(kept)).status == 0
    first = history.read(kept)[0]
    assert set(first["times_yardstick"]) >= {f"unmatched, {what}" for what in ("random play", "search", "clones", "gymnasium")}
    told = parlour_command(*SHORT, "--save", str(kept), "--compare", str(kept))
    assert len(history.read(kept)) == 2
    assert "unmatched, random play" in told.out
    slower = [line for line in told.out.splitlines() if line.endswith("slower")]
    assert (told.status == 1) == bool(slower) == ("Slower by more than 5%" in told.err)


def test_what_is_more_than_a_twentieth_slower_is_named() -> None:
    old = history.entry(measured())
    assert set(old["times_yardstick"]) == {"bids, random play", "bids, search", "bids, clones", "bids, gymnasium"}
    assert history.compare(old, history.entry(measured(0.96)))[1] == []
    lines, slower = history.compare(old, history.entry(measured(0.94)))
    assert slower == list(old["times_yardstick"])
    assert sum(line.endswith("slower") for line in lines) == 4


def test_a_slower_machine_is_no_slower_program() -> None:
    old = history.entry(measured())
    assert history.compare(old, history.entry(measured(0.5, yardstick=5000)))[1] == []


def test_only_runs_measured_alike_are_compared(tmp_path: Path) -> None:
    kept = tmp_path / "history"
    other = measured() | {"interpreter": history.interpreter() | {"link_time": "?"}}
    plain = measured() | {"compiled": False}
    for told in (measured(2.0), measured(3.0), other, plain):
        history.save(kept, history.entry(told))
    now = history.entry(measured())
    assert history.before(kept, now)["times_yardstick"] == history.entry(measured(3.0))["times_yardstick"]
    with pytest.raises(BadInput, match="no run to compare with"):
        history.before(kept, now | {"interpreter": {**now["interpreter"], "python": "2.7"}})


def test_a_file_that_is_no_history_is_refused_before_measuring_and_stays(parlour_command: Command, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Watson,\n")
    for option in ("--save", "--compare"):
        told = parlour_command(*SHORT, option, str(letter))
        assert (told.status, told.out) == (2, "")
        assert "no history" in told.err
    assert letter.read_text() == "Dear Watson,\n"
    told = parlour_command(*SHORT, "--compare", str(tmp_path / "nothing"))
    assert (told.status, told.out) == (2, "")
    assert "no such file" in told.err


def test_without_the_yardstick_nothing_is_kept() -> None:
    with pytest.raises(BadInput, match="python-chess"):
        history.entry(measured(yardstick=0))


@pytest.mark.parametrize(
    ("name", "given"),
    [("when", {}), ("when", "\x1b]0;mine"), *(("times_yardstick", {"a": n}) for n in (math.nan, math.inf, -1, 10**400, "1"))],
)
def test_a_history_with_what_is_no_measurement_is_refused(tmp_path: Path, name: str, given: Any) -> None:
    kept = tmp_path / "history"
    kept.write_text(json.dumps(history.entry(measured()) | {name: given}), encoding="utf-8")
    with pytest.raises(BadInput, match="no history"):
        history.read(kept)


def test_a_history_nested_without_end_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "history"
    kept.write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(BadInput, match="no history"):
        history.read(kept)
