"""Compiled and interpreted code write the same arrays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import SOURCES

SCRIPT = Path(__file__).parent / "array_traces.py"


def stepped(folder: Path, search_path: str | None) -> subprocess.CompletedProcess[str]:
    """Step in a process of its own, away from the sources, with the Parlour on that path or else the installed one."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if search_path is not None:
        environment["PYTHONPATH"] = search_path
    return subprocess.run([sys.executable, str(SCRIPT)], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_the_compiled_package_writes_the_same_arrays_as_the_plain_sources(tmp_path: Path) -> None:
    installed = stepped(tmp_path, None)
    if "No module named 'parlour'" in installed.stderr:
        pytest.skip("no Parlour is installed: `make test` installs and compiles it")
    assert installed.returncode == 0, installed.stderr
    mode, *compiled = installed.stdout.splitlines()
    if mode == "interpreted":
        pytest.skip("the installed Parlour was not compiled")
    plain = stepped(tmp_path, str(SOURCES))
    assert plain.returncode == 0, plain.stderr
    mode, *interpreted = plain.stdout.splitlines()
    assert mode == "interpreted", "the sources hold compiled files"
    assert len(compiled) > 10
    assert compiled == interpreted
