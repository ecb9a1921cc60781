"""A game in the terminal begins at once: nothing is loaded that only a server or other commands need."""

from __future__ import annotations

import subprocess
import sys

import pytest

import parlour

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
    words = ["play", game, "--yes", "--no-autosave", "--bot", "random"]
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.replace("{heavy}", repr(HEAVY)), *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[]"
