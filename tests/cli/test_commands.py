from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from cli.terminal import Command, Interrupting, lines
from parlour.cli import serve
from parlour.cli.main import run

HERE = {**os.environ, "PYTHONPATH": str(Path(parlour.__file__).parent.parent)}
"""Another process finds the Parlour that is tested, wherever it starts."""


def test_version_says_what_runs(parlour_command: Command) -> None:
    told = json.loads(parlour_command("version", "--json").out)
    assert told["version"] == parlour.__version__
    assert told["rules"] == {game: parlour.title(game).rules_version for game in parlour.games()}
    assert isinstance(told["compiled"], bool)
    text = parlour_command("version").out
    assert parlour.__version__ in text
    assert ("compiled" if told["compiled"] else "interpreted") in text


def test_rules_all_one_and_by_words(parlour_command: Command) -> None:
    book = parlour.title("unmatched").rulebook
    everything = parlour_command("rules", "unmatched").out
    assert all(f" {rule.id} " in everything for rule in book.rules)
    assert "must" not in parlour_command("rules", "unmatched", "u-25").err
    assert "draw 1 card" in parlour_command("rules", "unmatched", "u-25").out
    found = json.loads(parlour_command("rules", "unmatched", "secret", "passages", "--json").out)
    assert [rule["id"] for rule in found] == [rule.id for rule in book.search("secret passages")] != []


def everything_said(part: Any) -> Iterator[str]:
    """Return every name and every text of a catalogue, however deep it lies."""
    if isinstance(part, dict):
        yield from (value for field, value in part.items() if field in ("name", "text", "ability_text", "history") and value)
        part = list(part.values())
    if isinstance(part, list):
        for value in part:
            yield from everything_said(value)


@pytest.mark.parametrize("game", parlour.games())
def test_cards_for_people_say_everything_printed(parlour_command: Command, game: str) -> None:
    told = parlour_command("cards", game)
    assert (told.status, told.err) == (0, "")
    said = list(everything_said(json.loads(parlour_command("cards", game, "--json").out)))
    assert len(said) > 200
    # A part of a text begins with a capital of its own.
    in_one_line = " ".join(told.out.split()).lower()
    assert [text for text in said if " ".join(text.split()).lower() not in in_one_line] == []
    assert max(map(len, told.out.splitlines())) <= 100
    assert "None" not in told.out


def test_all_cards_of_unmatched_are_counted(parlour_command: Command) -> None:
    catalogue = json.loads(parlour_command("cards", "unmatched", "--json").out)
    assert len(catalogue["cards"]) == 53
    assert sum(card["copies"] for card in catalogue["cards"]) == 120


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nonsense"], "nonsense"),
        (["paly"], "Did you mean 'play'"),
        (["serve", "--prot", "1"], "--port"),
        (["play", "unmached"], "did you mean unmatched?"),
        (["cards", "Orchestra"], "did you mean black-orchestra?"),
        (["rules", "orange"], "did you mean orange-shall-overcome?"),
        (["version", "--wrong"], "--wrong"),
        (["rules", "chess"], "no game is called 'chess'"),
        (["rules", "unmatched", "U-9999"], "no rule U-9999"),
        (["rules", "unmatched", "xylophone"], "xylophone"),
        (["cards"], "GAME"),
        (["cards", "chess"], "chess"),
        (["verify", "missing.json"], "missing.json"),
        (["replay", "."], "directory"),
        (["play", "chess"], "chess"),
        (["play", "unmatched", "--seed", "x"], "--seed"),
        (["play", "unmatched", "--bord", "soho"], "did you mean board"),
        (["play", "unmatched", "--board", "sohoo"], "did you mean soho"),
        (["play", "unmatched", "--pllain"], "did you mean --plain?"),
        (["play", "unmatched", "--no-autosafe"], "did you mean --no-autosave?"),
        (["simulate", "unmatched", "--gmaes", "4"], "did you mean --games?"),
        (["simulate", "unmatched", "--board", "sohoo"], "did you mean soho"),
        (["simulate", "unmatched", "--boads", "soho"], "did you mean board"),
        (["pack"], "pack: which one, new, check, test, show, words? `parlour pack --help` tells more"),
        (["puzzles"], "puzzles: which one, make, check? `parlour puzzles --help` tells more"),
        (["play", "unmatched", "--board"], "--board needs a value"),
        (["play", "unmatched", "--teams=perhaps"], "yes or no"),
        (["play", "unmatched", "--heroes", "dracula,dracula", "-y"], "U-9"),
        (["play", "unmatched", "--set", "board"], "NAME=VALUE"),
        (["play", "unmatched", "soho"], "soho"),
        (["play", "unmatched", "-y", "--seat", "0"], "0=me"),
        (["play", "unmatched", "-y", "--seat", "5=me"], "no seat 5"),
        (["play", "unmatched", "-y", "--seat", "1=cassual"], "did you mean casual"),
        (["play", "unmatched", "-y", "--bot", "unbeatable"], "unbeatable"),
        (["play", "--position", "a", "--resume", "b"], "b"),
        (["bench", "chess"], "chess"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(parlour_command: Command, words: list[str], said: str) -> None:
    told = parlour_command(*words)
    assert told.status == 2
    assert told.err.startswith("parlour: ")
    assert told.err.count("\n") == 1
    assert said in told.err


def test_without_a_command_a_game_begins(parlour_command: Command) -> None:
    told = parlour_command(typed=lines("9", "", "2"))
    assert told.status == 0
    assert told.out.startswith("Welcome to Parlour.")
    assert "There is no '9' here" in told.out
    assert "Sherlock Holmes" in told.out
    assert "nothing was started" in told.out


def test_without_a_command_the_page_opens_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[bool] = []
    at_a_terminal = io.StringIO()
    monkeypatch.setattr(at_a_terminal, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", at_a_terminal)
    monkeypatch.setattr(serve, "page_is_built", lambda: True)
    monkeypatch.setattr(serve, "serve", lambda: served.append(True))
    assert run([]) == 0
    assert served == [True]


def test_ctrl_c_before_the_game_is_130(parlour_command: Command) -> None:
    told = parlour_command("play", typed=Interrupting("1"))
    assert told.status == 130
    assert "Traceback" not in told.err


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "rules", "chess"], capture_output=True, text=True, check=False, env=HERE
    )
    assert done.returncode == 2
    assert done.stderr.startswith("parlour: no game")
    assert done.stdout == ""


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    script = f"{sys.executable} -m parlour rules unmatched | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False, env=HERE)  # noqa: S607
    assert done.stdout.startswith("Unmatched")
    assert done.stderr == ""
    assert done.returncode == 0


def test_files_that_are_no_text_are_refused(parlour_command: Command, tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    told = parlour_command("verify", "picture.png")
    assert (told.status, told.err.count("\n")) == (2, 1)


def test_one_choice_is_one_choice(parlour_command: Command, tmp_path: Path) -> None:
    t = parlour.new("unmatched", seed=1)
    assert t.decision is not None
    t.choose(t.decision.options[0].key)
    file = tmp_path / "one.json"
    file.write_text(t.record().dumps(), encoding="utf-8")
    assert "1 choice, hash" in parlour_command("verify", str(file)).out
    assert "Not over after 1 choice." in parlour_command("replay", str(file)).out


def test_what_is_usual_is_said_in_words(parlour_command: Command) -> None:
    told = parlour_command("play", "orange-shall-overcome", "--options").out
    assert "Characters; usually mies, kees." in told
    assert "None" not in told
    assert "Characters [mies, kees, anton]: " in parlour_command("play", "orange-shall-overcome", typed=lines("3", "", "", "")).out
