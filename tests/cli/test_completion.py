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


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_a_script_for_the_shell_is_shown(shell: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "--show-completion", shell],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=HERE | {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"},  # the shell is named, not looked for
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "_PARLOUR_COMPLETE" in done.stdout
