"""Plausible bugs, ten in each game: planted one at a time, each must fail a test of rules. `make mutants` plants hundreds."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from hashlib import sha256

import pytest

from mutants.__main__ import JUDGED, PLANTED, pairs
from mutants.changes import GAMES, SOURCES, TESTS, changes, path_of, planted


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each bug needs a forked process")
def test_every_planted_bug_is_noticed() -> None:
    environment = {**os.environ, "PYTHONPATH": f"{SOURCES}{os.pathsep}{TESTS}"}
    command = [sys.executable, "-m", "mutants", "--planted"]
    done = subprocess.run(command, cwd=TESTS.parent, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_has_a_name_of_its_own_and_changes_one_place(game: str) -> None:
    every = changes(game)
    assert len({change.name for change in every}) == len(every)
    for change in sorted(every, key=lambda change: sha256(change.name.encode()).digest())[:20]:
        source = path_of(change.file).read_text(encoding="utf-8")
        broken = ast.unparse(planted(change)).splitlines()
        assert ast.unparse(ast.parse(source)).splitlines() != broken, change.name
        compile("\n".join(broken), change.file, "exec")


def test_ten_bugs_are_planted_in_each_game() -> None:
    assert [sum(name.startswith(f"{game}/") for name in pairs(PLANTED)) for game in GAMES] == [10, 10, 10]


def test_what_was_judged_is_still_there() -> None:
    there = {change.name for game in GAMES for change in changes(game)}
    assert [name for name in pairs(JUDGED) if name not in there] == []
