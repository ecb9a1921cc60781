"""Files from somebody else, opened with a command: they run nothing, hang nothing, and are refused in one line."""

from __future__ import annotations

import csv
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import parlour
from cli.terminal import Command
from packs.files import MOTH, changed, written
from parlour.engine.position import FAULTS
from parlour.engine.reading import MOST_FILE
from parlour.lab.findings import MOST_GAUGES
from parlour.lab.study import from_json

pytestmark = pytest.mark.attack

STUDY = ("simulate", "unmatched", "--heroes", "dracula,sherlock_holmes", "--games", "2", "--seed", "5", "--quiet", "--jobs", "1")


def kept_study(command: Command, **changed: Any) -> Path:
    """Return the file of a study, with something in it changed by somebody who knows how a study is written."""
    file = Path("study.json")
    assert command(*STUDY, "--bots", "random", "--save", str(file)).status == 0
    doc = json.loads(file.read_text(encoding="utf-8"))
    doc["study"] |= {"games": 4, **changed}
    doc["fingerprint"] = from_json(doc["study"]).fingerprint()
    file.write_text(json.dumps(doc), encoding="utf-8")
    return file


def test_a_study_from_somebody_else_runs_no_program(parlour_command: Command) -> None:
    program = Path("mine.py")
    program.write_text("open('ran', 'w').close()\nfrom parlour.bots.bot import RandomBot as make_bot\n", encoding="utf-8")
    setup = parlour.title("unmatched").read_setup({"heroes": ["dracula", "sherlock_holmes"], "board": "soho"})
    cells = [{"setup": setup, "bots": ["mine.py", "random"], "variant": 0}]
    file = kept_study(parlour_command, cells=cells)
    told = parlour_command("simulate", "--resume", str(file), "--jobs", "1", "--quiet")
    assert told.status == 2
    assert "mine.py" in told.err
    assert told.err.count("\n") == 1
    assert not Path("ran").exists()


@pytest.mark.parametrize(
    "changed",
    [{"game": {}}, {"seed": "x"}, {"observe": 0}, {"until": "x"}, {"start": "x"}, {"cells": [5]}, {"variants": []}],
    ids=str,
)
def test_a_study_that_makes_no_sense_is_refused_in_a_line(parlour_command: Command, changed: dict[str, Any]) -> None:
    file = kept_study(parlour_command)
    doc = json.loads(file.read_text(encoding="utf-8"))
    doc["study"] |= changed
    with suppress(*FAULTS):
        doc["fingerprint"] = from_json(doc["study"]).fingerprint()
    file.write_text(json.dumps(doc), encoding="utf-8")
    told = parlour_command("simulate", "--resume", str(file), "--jobs", "1", "--quiet")
    assert (told.status, told.err.count("\n")) == (2, 1)


@pytest.mark.parametrize("letter", ["\x1b]0;mine\x07", "\x9b2J", "\u202e", "\ud800", "\u2028"])
@pytest.mark.parametrize("where", ["reasons", "course", "players", "variants"])
def test_no_name_in_a_study_controls_a_terminal(parlour_command: Command, where: str, letter: str) -> None:
    file = kept_study(parlour_command)
    doc = json.loads(file.read_text(encoding="utf-8"))
    if where == "variants":
        doc["study"]["variants"][0]["name"] = letter
        doc["fingerprint"] = from_json(doc["study"]).fingerprint()
    else:
        doc["tallies"][0][where][letter] = {"reasons": 3, "course": [[1, 1, 1]] * 21, "players": [3, 1]}[where]
    file.write_text(json.dumps(doc), encoding="utf-8")
    told = parlour_command("simulate", "--resume", str(file), "--jobs", "1", "--quiet", "--cards")
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert all(line.isprintable() for line in told.err.splitlines())


def test_a_study_of_thousands_of_gauges_fills_no_memory(parlour_command: Command) -> None:
    file = kept_study(parlour_command)
    doc = json.loads(file.read_text(encoding="utf-8"))
    doc["tallies"][0]["course"] |= {f"gauge {n}": [[1, 1, 1]] * 21 for n in range(3000)}
    file.write_text(json.dumps(doc), encoding="utf-8")
    told = parlour_command("simulate", "--resume", str(file), "--jobs", "1", "--quiet", "--json")
    assert told.status == 0
    assert len(json.loads(told.out)["course"]) <= MOST_GAUGES


def test_a_study_is_no_larger_than_any_other_file(parlour_command: Command) -> None:
    """Thirty times as much memory is needed to read it."""
    file = kept_study(parlour_command)
    with file.open("a", encoding="utf-8") as opened:
        opened.write(" " * MOST_FILE)
    told = parlour_command("simulate", "--resume", str(file), "--jobs", "1", "--quiet")
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert "are not read" in told.err


def test_a_study_with_a_program_of_ones_own_goes_on_when_it_is_named(parlour_command: Command) -> None:
    program = Path("mine.py")
    program.write_text("from parlour.bots.bot import RandomBot as make_bot\n", encoding="utf-8")
    named = (*STUDY, "--bots", "mine.py,random")
    assert parlour_command(*named, "--save", "own.json").status == 0
    assert parlour_command("simulate", "--resume", "own.json", "--games", "3", "--quiet").status == 2
    again = tuple("3" if word == "2" else word for word in named)
    assert parlour_command(*again, "--resume", "own.json").status == 0


def test_no_name_of_a_pack_is_a_formula_in_a_table(parlour_command: Command) -> None:
    written(Path("moth"), changed("languages/en.ftl", "hero-moth = ", 'hero-moth = { "=1+1" } '))
    duel = ("--pack", "moth", "--heroes", "moth,dracula", "--games", "4")
    assert parlour_command("simulate", "unmatched", *duel, "--jobs", "1", "--rows", "r.csv", "--quiet").status == 0
    with Path("r.csv").open(encoding="utf-8", newline="") as file:
        cells = [cell for row in csv.reader(file) for cell in row]
    assert any(cell.startswith("'=1+1") for cell in cells)
    assert not [cell for cell in cells if cell.startswith("=")]


def test_a_pack_takes_the_place_of_no_other_file(parlour_command: Command) -> None:
    written(Path("moth"), MOTH)
    page = Path("moth.html")
    page.write_text("my own page", encoding="utf-8")
    told = parlour_command("pack", "show", "moth")
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert page.read_text(encoding="utf-8") == "my own page"
    assert parlour_command("pack", "show", "moth", "-o", "moth.html").status == 0
    assert parlour_command("pack", "show", "moth").status == 0, "a page made before is made anew"
