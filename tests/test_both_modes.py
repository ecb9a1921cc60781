"""Compiled and interpreted code do the same: play the same games, and write the same arrays for learners."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import SOURCES


def told(script: Path, folder: Path, search_path: str | None) -> subprocess.CompletedProcess[str]:
    """Run a script in a process of its own, away from the sources, with the Parlour on that path or else the installed one."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if search_path is not None:
        environment["PYTHONPATH"] = search_path
    command = [sys.executable, str(script)]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("script", "lines"), [("traces.py", 130), ("envs/array_traces.py", 10)])
def test_the_compiled_package_does_the_same_as_the_plain_sources(tmp_path: Path, script: str, lines: int) -> None:
    path = Path(__file__).parent / script
    installed = told(path, tmp_path, None)
    if "No module named 'parlour'" in installed.stderr:
        pytest.skip("no Parlour is installed: `make test` installs and compiles it")
    assert installed.returncode == 0, installed.stderr
    mode, *compiled = installed.stdout.splitlines()
    if mode == "interpreted":
        pytest.skip("the installed Parlour was not compiled")
    plain = told(path, tmp_path, str(SOURCES))
    assert plain.returncode == 0, plain.stderr
    mode, *interpreted = plain.stdout.splitlines()
    assert mode == "interpreted", "the sources hold compiled files"
    assert len(compiled) >= lines
    for here, there in zip(compiled, interpreted, strict=True):
        assert here == there
