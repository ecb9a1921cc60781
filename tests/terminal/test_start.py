"""A game in the terminal begins at once: nothing is loaded that only a server or other commands need."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest

import parlour
from parlour.cli import main
from parlour.cli.screen import ColourScreen, Screen
from parlour.terminal import app, opening

HEAVY = ("pydantic", "starlette", "fastapi", "uvicorn", "websockets", "httpx", "numpy", "torch", "gymnasium", "parlour.client")

SCRIPT = """
import asyncio, sys
from parlour.cli import main, screen
from parlour.terminal import app

def first_frame(sitting, *, dark):
    async def run():
        shown = app.Parlour(sitting, dark=dark)
        async with shown.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert shown.glance.question
            await sitting.close()
    asyncio.run(run())

app.play = first_frame
screen.make_screen = lambda plain: screen.ColourScreen()
assert main.run(sys.argv[1:]) == 0
print([name for name in {heavy} if name in sys.modules])
"""


@pytest.mark.parametrize("game", parlour.games())
def test_the_first_frame_needs_nothing_heavy(game: str) -> None:
    words = ["play", game, "--yes", "--no-autosave", "--bot", "random", "--seed", "7"]
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.replace("{heavy}", repr(HEAVY)), *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(("broken", "status"), [(False, 0), (True, 2)])
def test_nothing_is_collected_while_the_screen_is_put_together(
    broken: bool, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    collecting: list[bool] = []

    def shown(_sitting: object, *, dark: bool) -> None:
        del dark
        collecting.append(gc.isenabled())
        if broken:
            msg = "no terminal"
            raise OSError(msg)
        opening.opened()
        collecting.append(gc.isenabled())

    def whole_screen(*, plain: bool) -> Screen:
        del plain
        return ColourScreen()

    monkeypatch.setattr(app, "play", shown)
    monkeypatch.setattr("parlour.cli.screen.make_screen", whole_screen)
    assert main.run(["play", "unmatched", "--yes", "--no-autosave"]) == status
    assert collecting == [False, True][: 1 if broken else 2]
    assert gc.isenabled()
    assert not gc.get_freeze_count()
    capsys.readouterr()


@pytest.mark.parametrize(("typed", "status"), [("0", 0), ("7", 0), (" 7", 0), ("-1", 2), ("seven", 2), ("1.5", 2), ("", 2)])
def test_numbers_are_read_whether_typer_reads_them_or_not(typed: str, status: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["play", "unmatched", "--options", "--seed", typed]) == status
    assert capsys.readouterr().err.startswith("parlour: Invalid value for '--seed'" if status else "")
