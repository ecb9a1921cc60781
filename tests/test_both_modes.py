"""Compiled and interpreted code play the same games: the traces of many seeds agree."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import SOURCES

SCRIPT = Path(__file__).parent / "traces.py"
GAMES = 12


def played(folder: Path, search_path: str | None) -> subprocess.CompletedProcess[str]:
    """Play in a process of its own, away from the sources, with the Parlour on that path or else the installed one."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if search_path is not None:
        environment["PYTHONPATH"] = search_path
    command = [sys.executable, str(SCRIPT), str(GAMES)]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_the_compiled_package_plays_the_same_games_as_the_plain_sources(tmp_path: Path) -> None:
    installed = played(tmp_path, None)
    if "No module named 'parlour'" in installed.stderr:
        pytest.skip("no Parlour is installed: `make test` installs and compiles it")
    assert installed.returncode == 0, installed.stderr
    mode, *compiled = installed.stdout.splitlines()
    if mode == "interpreted":
        pytest.skip("the installed Parlour was not compiled")
    plain = played(tmp_path, str(SOURCES))
    assert plain.returncode == 0, plain.stderr
    mode, *interpreted = plain.stdout.splitlines()
    assert mode == "interpreted", "the sources hold compiled files"
    assert len(compiled) == GAMES
    for here, there in zip(compiled, interpreted, strict=True):
        assert here == there
