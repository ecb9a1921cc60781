from __future__ import annotations

import io
from pathlib import Path

import pytest

from cli.terminal import Command, Printed, Typist
from parlour.cli.main import run


@pytest.fixture(autouse=True)
def kept_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games go that somebody left."""
    folder = tmp_path / "kept"
    monkeypatch.setenv("PARLOUR_DATA", str(folder))
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture
def parlour_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run `parlour …` and return what it printed."""

    def command(*words: str, typed: Typist | None = None) -> Printed:
        monkeypatch.setattr("sys.stdin", typed or io.StringIO())
        capsys.readouterr()
        status = run(list(words))
        out, err = capsys.readouterr()
        return Printed(status, out, err)

    return command
