"""A shell that asks what can follow is told commands, options and games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import parlour

HERE = {**os.environ, "PYTHONPATH": str(Path(parlour.__file__).parent.parent)}


def offered(typed: str, tmp_path: Path) -> list[str]:
    """Return what bash would offer for the last word."""
    asked = {"_PARLOUR_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
    done = subprocess.run(
        [sys.executable, "-m", "parlour"], capture_output=True, text=True, cwd=tmp_path, env=HERE | asked, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split()


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("parlour rep", ["replay"]),
        ("parlour serve --po", ["--port"]),
        ("parlour play bl", ["black-orchestra"]),
        ("parlour rules ", ["black-orchestra", "orange-shall-overcome", "unmatched"]),
        ("parlour simulate un", ["unmatched"]),
        ("parlour learn or", ["orange-shall-overcome"]),
    ],
)
def test_tab_offers_what_can_follow(typed: str, wanted: list[str], tmp_path: Path) -> None:
    assert offered(typed, tmp_path) == wanted


def said(tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Return what the command says at a home of its own."""
    home = HERE | {"HOME": str(tmp_path)}
    return subprocess.run(
        [sys.executable, "-m", "parlour", *words], capture_output=True, text=True, cwd=tmp_path, env=home, check=False
    )


@pytest.mark.parametrize(
    ("shell", "word"),
    [
        ("bash", "COMPREPLY"),
        ("zsh", "#compdef parlour"),
        ("fish", "complete --command parlour"),
        ("powershell", "Register-ArgumentCompleter"),
    ],
)
def test_a_script_for_the_shell_that_is_named_is_shown(shell: str, word: str, tmp_path: Path) -> None:
    done = said(tmp_path, "--show-completion", shell)
    assert (done.returncode, done.stderr) == (0, "")
    assert word in done.stdout


def test_the_shell_that_is_named_is_taught(tmp_path: Path) -> None:
    done = said(tmp_path, "--install-completion", "fish")
    assert (done.returncode, done.stderr) == (0, "")
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["parlour.fish"]


def test_a_shell_nobody_knows_is_refused_in_one_line(tmp_path: Path) -> None:
    done = said(tmp_path, "--show-completion", "tcsh")
    assert (done.returncode, done.stdout) == (2, "")
    assert "'tcsh' is not one of" in done.stderr
    assert done.stderr.count("\n") == 1
