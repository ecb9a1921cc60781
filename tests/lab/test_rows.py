"""Games one by one: a table with a line for each, a folder with a record for each; the same games the study counted."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

import parlour
from parlour.cli.main import run as command
from parlour.lab import rows as games

STUDY = ("simulate", "unmatched", "--heroes", "dracula,invisible_man", "--board", "soho", "--bots", "random", "--games", "20")


def test_rows_and_records_are_the_games_of_the_study(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, folder = tmp_path / "rows.csv", tmp_path / "records"
    words = [
        *STUDY,
        "--set",
        "dracula.health=20",
        "--jobs",
        "1",
        "--json",
        "--quiet",
        "--rows",
        str(table),
        "--records",
        str(folder),
    ]
    assert command(words) == 0
    doc = json.loads(capsys.readouterr().out)
    with table.open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    assert len(found) == 40
    for cell in doc["cells"]:
        here = [row for row in found if row["figures"] == cell["variant"]]
        assert [row["seed"] for row in here] == [str(seed) for seed in range(20)]
        for seat, name in enumerate(("Dracula", "Invisible Man")):
            assert sum(row["winner"] == name for row in here) == cell["seats"][seat]["wins"]
            assert sum(row["winning_seats"] == str(seat) for row in here) == cell["seats"][seat]["wins"]
        assert sum(int(row["decisions"]) for row in here) / 20 == pytest.approx(cell["length"]["mean"])
    first = found[0]
    assert (first["heroes"], first["board"], first["bots"]) == ("dracula,invisible_man", "soho", "random,random")
    loser = {"Dracula": "Invisible Man", "Invisible Man": "Dracula"}[first["winner"]]
    assert first[f"left: health of {loser}"] == "0"
    files = sorted(folder.iterdir())
    assert len(files) == 40
    changed = parlour.loads(files[-1].read_text(encoding="utf-8"))
    assert changed.setup["figures"] == {"unmatched.dracula.health": 20}
    table_at_end = parlour.replay(changed)
    assert table_at_end.outcome is not None
    assert table_at_end.seats[table_at_end.outcome.winners[0]].name == found[-1]["winner"]


def test_processes_write_the_same_rows(tmp_path: Path) -> None:
    texts = []
    for jobs in ("1", "2"):
        path = tmp_path / f"rows{jobs}.csv"
        assert command([*STUDY, "--jobs", jobs, "--csv", "--quiet", "--rows", str(path)]) == 0
        texts.append(path.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def test_parquet_needs_its_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(games, "find_spec", lambda _: None)
    assert command([*STUDY, "--rows", str(tmp_path / "rows.parquet")]) == 2
    assert "pyarrow" in capsys.readouterr().err


def test_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "rows.parquet"
    assert command([*STUDY, "--jobs", "1", "--csv", "--quiet", "--rows", str(path)]) == 0
    assert parquet.read_table(path).num_rows == 20


@pytest.mark.parametrize("name", ["rows.xlsx", "rows"])
def test_other_files_are_refused_before_anything_is_played(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command([*STUDY, "--rows", name]) == 2
    assert ".csv or .parquet" in capsys.readouterr().err


def test_records_go_into_an_empty_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert command([*STUDY, "--records", str(tmp_path)]) == 2
    assert "not an empty folder" in capsys.readouterr().err
    assert (tmp_path / "mine.txt").read_text() == "mine"
