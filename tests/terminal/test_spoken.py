"""Whole games in Dutch and German: no English of the terminal is left on the screen or line by line, and nothing is cut."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from textual.pilot import Pilot

import parlour
from cli.terminal import Clumsy
from parlour.cli.main import run
from parlour.terminal.app import Parlour
from parlour.terminal.company import Player
from parlour.terminal.local import LocalSitting
from parlour.terminal.wording import PACKAGE, words
from terminal.test_screen import shown, until

GAMES = [(game, code) for code, game in (("nl", "unmatched"), ("de", "black-orchestra")) if code in parlour.title(game).languages()]
LEAST = 9
"""Letters of a piece of English that cannot be there by chance."""

ASKED = ["help", "?", "why", "why move:nobody:x9", "log 4", "log x", "rules", "view", "undo", "save", "pass", "", "nonsense", "999"]


class Texts(Visitor):
    """Gathers the plain text of messages; names of fields are names of options, too, which are the same in every language."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802 - as below
        if not node.id.name.startswith(("field-", "value-")):
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the parser's name for it
        self.found.add(" ".join(node.value.split()))


def texts(code: str) -> set[str]:
    """Return the pieces of text in the terminal's file of a language."""
    gathered = Texts()
    gathered.visit(FluentParser().parse(files(PACKAGE).joinpath("languages", f"{code}.ftl").read_text(encoding="utf-8")))
    return gathered.found


def english(code: str) -> set[str]:
    """Return the pieces of English that another language does not have."""
    others = " | ".join(texts(code))
    return {text for text in texts("en") if len(re.findall(r"[a-zA-Z]", text)) >= LEAST and text not in others}


def heard(text: str, code: str) -> list[str]:
    """Return the pieces of English in a text."""
    text = " ".join(text.split())
    return [piece for piece in english(code) if re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", text)]


def test_english_is_heard() -> None:
    assert heard("Sherlock Holmes (casual bot) is choosing … Nothing has happened yet.", "nl")
    assert len(english("de")) > 100


@pytest.mark.parametrize(("game", "code"), GAMES)
def test_a_whole_game_on_the_screen(game: str, code: str) -> None:
    setup: dict[str, Any] = {} if game == "unmatched" else {"players": 2}
    table = parlour.new(game, seed=3, language=code, **setup)
    players = [Player("me"), *(Player("random", parlour.bot("random", seed=seat)) for seat in range(1, len(table.seats)))]
    sitting = LocalSitting(table, players, lambda *_: None, breath=0)
    say = words(code)

    def look(app: Parlour) -> None:
        lines = shown(app)
        assert heard(" ".join(lines), code) == []
        assert "…" not in lines[0] + lines[1], "where the game stands is told whole"
        if len(app.screen_stack) == 1:
            assert f"q {say('keys-quit')}" in lines[-1]

    async def ask(app: Parlour, pilot: Pilot[None]) -> None:
        """Open everything that can lie over the screen."""
        for keys in (
            ("?",),
            ("w", *"nonsense", "enter"),
            ("l",),
            ("/", *"zzz"),
            ("s",),
            ("u",),
            ("p",),
            ("p",),
            ("t",),
            ("o",),
            ("tab",),
        ):
            await pilot.press(*keys)
            await pilot.pause()
            look(app)
            await pilot.press(*(["escape"] * (len(app.screen_stack) - 1)))
        await pilot.press("escape", "space", "z", "z")
        await pilot.pause()
        assert any(say("nothing-fits") in line for line in shown(app))
        await pilot.press("escape")

    async def play(app: Parlour, pilot: Pilot[None]) -> None:
        for turn in range(3000):
            await until(pilot, lambda: bool(app.glance.choices) or app.glance.over)
            if app.glance.over:
                break
            if turn == 12:
                await ask(app, pilot)
            if turn % 12 == 0:
                await pilot.pause()
                look(app)
                assert any(say("you") in line for line in shown(app))
            await app.enter()
        await pilot.pause()
        look(app)
        assert any(say("over", reason="").strip() in line for line in shown(app))
        assert any(say("keys-over") in line for line in shown(app))

    async def whole() -> None:
        app = Parlour(sitting)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await play(app, pilot)
            await sitting.close()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, whole()).result()
    assert table.outcome is not None


class Curious(Clumsy):
    """Asks for everything there is between choices, and keeps no record at the end."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asking: Iterator[str] = iter(ASKED)
        self.lines = 0

    def readline(self, _size: int = -1) -> str:
        self.lines += 1
        if self.lines % 3 == 0 and (asked := next(self.asking, None)) is not None:
            return asked + "\n"
        return super().readline()


@pytest.mark.parametrize(("game", "code"), GAMES)
def test_a_whole_game_line_by_line(
    game: str, code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "kept"))
    monkeypatch.setattr("sys.stdin", Curious(5))
    monkeypatch.setenv("PARLOUR_LANGUAGE", code)
    assert run(["play", game, "--yes", "--plain", "--seed", "3", "--bot", "random"]) == 0
    told = capsys.readouterr().out
    say = words(code)
    assert say("greeting", game=parlour.title(game).name, seed="3") in told
    assert say("over", reason="").strip() in told
    assert say("help-log") in told
    assert heard(told, code) == []


@pytest.mark.parametrize(("game", "code"), GAMES)
def test_what_is_agreed_on_and_who_sits_where(
    game: str, code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "kept"))
    monkeypatch.setattr("sys.stdin", io.StringIO("99\n" + "\n" * 12 + "quit\n"))
    run(["play", game, "--plain", "--seed", "3", "--language", code])
    told = capsys.readouterr().out
    say = words(code)
    assert say("who-you") in told
    assert say("nothing-to-keep") in told
    assert heard(told, code) == []
    assert run(["play", game, "--options", "--language", code]) == 0
    assert heard(capsys.readouterr().out, code) == []
