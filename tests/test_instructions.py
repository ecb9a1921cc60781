"""How many instructions a decision takes, which does not depend on the load of a machine; only valgrind is asked to count."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import PLAIN
from parlour.cli.version import compiled

GAMES = 30
A_DECISION = {"black-orchestra": 4400, "orange-shall-overcome": 3500, "unmatched": 2750}
"""Instructions, on x86-64 with Python 3.11. Write down new figures after a change that was meant."""
MARGIN = 0.4
"""Wide: another compiler, another Python. Boxed numbers in the fields of a position cost more than that."""


@pytest.mark.skipif(PLAIN or not compiled(), reason="only native code is counted")
@pytest.mark.skipif(platform.machine() not in {"x86_64", "AMD64"}, reason="the figures are those of x86-64")
@pytest.mark.skipif(shutil.which("valgrind") is None, reason="no counter of instructions here: valgrind is not installed")
def test_a_decision_takes_about_as_many_instructions_as_it_did(tmp_path: Path) -> None:
    valgrind = ["valgrind", "--tool=callgrind", "--separate-threads=yes", "--toggle-collect=CPyDef_kernel___play_out"]
    script = Path(__file__).parent / "counting.py"
    done = subprocess.run(
        [*valgrind, f"--callgrind-out-file={tmp_path / 'count'}", sys.executable, str(script), str(GAMES)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    decisions = {game: int(number) for game, number in re.findall(r"^(\S+) (\d+)$", done.stdout, re.MULTILINE)}
    assert list(decisions) == list(A_DECISION)
    # The first thread is the interpreter's own; each game has one after it.
    counts = [int(re.findall(r"^totals: (\d+)", path.read_text(), re.MULTILINE)[0]) for path in sorted(tmp_path.glob("count-*"))]
    if not any(counts):
        pytest.skip("the installed Parlour has no names to count by: it was stripped")
    found = {game: count // decisions[game] for game, count in zip(decisions, counts[1:], strict=True)}
    wrong = {game: figure for game, figure in found.items() if abs(figure / A_DECISION[game] - 1) > MARGIN}
    assert not wrong, f"written down: {A_DECISION}, counted: {found}"
