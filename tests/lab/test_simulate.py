"""`parlour simulate` as people use it: what it prints, what it refuses, and how it stops and goes on."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli.main import run

QUICK = ["simulate", "unmatched", "--heroes", "dracula,invisible_man", "--board", "soho", "--bots", "random", "--jobs", "1"]


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(list(arguments)) == 0
    return capsys.readouterr().out


def document(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(printed(capsys, *arguments, "--json"))


def test_a_duel_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    doc = document(capsys, *QUICK, "--games", "30")
    assert doc["games"] == 30
    (cell,) = doc["cells"]
    assert cell["games"] == 30
    assert [seat["hero"] for seat in cell["seats"]] == ["dracula", "invisible_man"]
    assert sum(seat["wins"] for seat in cell["seats"]) == 30
    for seat in [*cell["seats"], *doc["seats"]]:
        assert seat["bot"] == "random"
        assert 0 <= seat["low"] <= seat["rate"] <= seat["high"] <= 1
    assert sum(cell["reasons"].values()) == 30
    assert cell["length"]["low"] <= cell["length"]["mean"] <= cell["length"]["high"]


@pytest.mark.parametrize(
    ("game", "ranges", "cells"),
    [
        ("black-orchestra", ["--players", "1-2", "--difficulty", "all"], 6),
        ("orange-shall-overcome", ["--scenario", "all", "--players", "2"], 5),
    ],
)
def test_cooperative_games_as_json(game: str, ranges: list[str], cells: int, capsys: pytest.CaptureFixture[str]) -> None:
    if game not in parlour.games():
        pytest.skip(f"{game} is not on the shelf")
    doc = document(capsys, "simulate", game, *ranges, "--bots", "random", "--games", "4", "--jobs", "1")
    assert len(doc["cells"]) == cells
    for cell in [*doc["cells"], doc]:
        assert sum(cell["reasons"].values()) == cell["games"] - cell["wins"]
        assert cell["low"] <= cell["rate"] <= cell["high"]


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, *QUICK, "--games", "20", "--set", "unmatched.dracula.health=20")
    assert "dracula.health=20: Dracula" in text
    assert "Dracula (random) wins" in text
    assert "seat" not in text
    assert "how it ended" in text


def test_csv_has_a_line_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    rows = list(csv.DictReader(io.StringIO(printed(capsys, *QUICK, "--games", "20", "--csv"))))
    assert [row["plays"] for row in rows] == ["dracula", "invisible_man"]
    assert sum(int(row["wins"]) for row in rows) == 20


def test_what_if_is_compared_with_the_printed_game(capsys: pytest.CaptureFixture[str]) -> None:
    doc = document(capsys, *QUICK, "--games", "40", "--set", "unmatched.dracula.health=30")
    assert [cell["variant"] for cell in doc["cells"]] == ["printed", "dracula.health=30"]
    change = next(entry for entry in doc["comparisons"] if entry["name"] == "dracula.health=30: dracula")
    wins = [cell["seats"][0]["wins"] for cell in doc["cells"]]
    assert change["difference"] == pytest.approx((wins[1] - wins[0]) / 40)
    assert change["verdict"] == "more"


def test_cards_can_be_dropped_and_copied(capsys: pytest.CaptureFixture[str]) -> None:
    doc = document(capsys, *QUICK, "--games", "10", "--drop-card", "dracula.feint", "--copies", "dracula.exploit=3")
    assert doc["cells"][1]["set"] == {"dracula.feint.copies": 0, "dracula.exploit.copies": 3}


def test_bots_by_seat(capsys: pytest.CaptureFixture[str]) -> None:
    doc = document(capsys, *QUICK[:6], "--bots", "greedy,random", "--games", "2", "--jobs", "1")
    assert [seat["bot"] for seat in doc["cells"][0]["seats"]] == ["casual", "random"]


def test_a_plan(capsys: pytest.CaptureFixture[str]) -> None:
    assert document(capsys, *QUICK, "--plan", "0.03")["games_on_separate_seeds"] == 4361
    assert "4,361" in printed(capsys, *QUICK, "--plan", "0.03")


def test_figures_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "unmatched.dracula.health=13\n" in printed(capsys, "simulate", "unmatched", "--figures")


def test_every_game_from_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = parlour.new("unmatched", seed=2)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(table.position()), encoding="utf-8")
    doc = document(capsys, "simulate", "unmatched", "--position", str(file), "--bots", "random", "--games", "8", "--jobs", "1")
    assert doc["cells"][0]["setup"] == table.setup


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate"], "which game?"),
        (["simulate", "chess"], "no game is called 'chess'"),
        (["simulate", "unmatched", "--heroes", "dracula,frankenstein"], "frankenstein"),
        (["simulate", "unmatched", "--hereos", "all"], "did you mean heroes"),
        (["simulate", "unmatched", "--bots", "cassual"], "did you mean casual"),
        (["simulate", "unmatched", "--bots", "random,random,random"], "each of 2 seats"),
        (["simulate", "unmatched", "--games", "0"], "games"),
        (["simulate", "unmatched", "--set", "dracula.helth=3"], "dracula.health"),
        (["simulate", "unmatched", "--set", "dracula.health=14-12"], "empty range"),
        (["simulate", "unmatched", "--drop-card", "dracula.fint"], "dracula.feint.copies"),
        (["simulate", "unmatched", "--copies", "dracula.feint"], "ID=NUMBER"),
        (["simulate", "--resume", "study.json", "--figures"], "name the game"),
        (["simulate", "unmatched", "--on", "moon"], "processes or ray"),
        (["simulate", "unmatched", "--ray-address", "auto"], "--on ray"),
        (["simulate", "unmatched", "--json", "--csv"], "not both"),
        (["simulate", "unmatched", "--report", "/nowhere/at/all.html"], "No such file"),
        (["simulate", "unmatched", "--save", "/"], "is a folder; name a file"),
        (["simulate", "unmatched", "--save", "a\0b"], "is no name for a file"),
        (["simulate", "--resume", "/nowhere.json"], "No such file"),
        (["simulate", "unmatched", "--position", "/nowhere.json"], "No such file"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    text = capsys.readouterr()
    assert not text.out
    assert text.err.count("\n") == 1
    assert says in text.err


@pytest.mark.parametrize("content", ["{}", "[1", '{"parlour_study": 99}', '{"parlour_study": 1}'])
def test_what_is_not_a_study_is_refused(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "study.json"
    file.write_text(content, encoding="utf-8")
    assert run(["simulate", "--resume", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_file_of_another_study_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "study.json"
    printed(capsys, *QUICK, "--games", "10", "--save", str(file))
    assert run([*QUICK, "--seed", "1", "--resume", str(file)]) == 2
    assert "another study" in capsys.readouterr().err


def test_ray_that_is_not_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run([*QUICK, "--on", "ray"]) == 2
    assert capsys.readouterr().err.endswith(" -m pip install ray\n")


def test_more_games_later(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "study.json"
    printed(capsys, *QUICK, "--games", "150", "--save", str(file))
    more = document(capsys, "simulate", "--resume", str(file), "--games", "250", "--jobs", "1")
    whole = document(capsys, *QUICK, "--games", "250")
    assert [cell["seats"] for cell in more["cells"]] == [cell["seats"] for cell in whole["cells"]]
    assert more["comparisons"] == whole["comparisons"]


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts by signal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_finished(jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*QUICK[:-2], "--jobs", jobs]
    environment = os.environ | {"PYTHONPATH": str(Path(parlour.__file__).parents[1])}
    file = tmp_path / "study.json"
    process = subprocess.Popen(
        [sys.executable, "-m", "parlour", *arguments, "--games", "1000000", "--save", str(file), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=environment,
        start_new_session=True,
    )
    while not file.exists() and process.poll() is None:
        time.sleep(0.05)
    time.sleep(0.3)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=300)
    assert process.returncode == 130
    assert "--resume" in err
    assert "Traceback" not in err
    kept = json.loads(out)["games"]
    assert 0 < kept < 1_000_000
    # Two workers may have finished blocks out of order: go on beyond the farthest of them.
    study = json.loads(file.read_text(encoding="utf-8"))
    goal = str(max(study["level"], *(first + count for first, count, _ in study["pending"]), 0) + 300)
    resumed = document(capsys, "simulate", "--resume", str(file), "--games", goal, "--jobs", "1")
    whole = document(capsys, *QUICK, "--games", goal)
    assert resumed["games"] == whole["games"]
    assert [cell["seats"] for cell in resumed["cells"]] == [cell["seats"] for cell in whole["cells"]]
    assert resumed["comparisons"] == whole["comparisons"]
