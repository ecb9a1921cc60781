"""Every command with wrong input: one clear line, status 2, nothing written, never a traceback."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from cli.terminal import Command

FILES = {
    "empty.json": b"",
    "binary.json": bytes(range(256)) * 8,
    "text.json": b"Dear Sir or Madam",
    "half.json": b'{"game": "unmatched", ',
    "number.json": b"5",
    "null.json": b"null",
    "deep.json": b"[" * 100_000,
    "other.json": b'{"game": "chess", "moves": []}',
    "typed.json": b'{"game": 5, "setup": [], "seed": "x"}',
    "raises.py": b"1 / 0\n",
    "no_bot.py": b"x = 1\n",
    "broken.py": b"def (\n",
}
READ = [*(name for name in FILES if name.endswith(".json")), "missing.json", "folder", "folder/missing.json", "closed.json", ""]
READERS = [
    ["verify"],
    ["replay"],
    ["play", "--yes", "--resume"],
    ["play", "unmatched", "--yes", "--position"],
    ["simulate", "--resume"],
    ["simulate", "unmatched", "--position"],
    ["puzzle", "unmatched", "--plain", "--file"],
    ["backup", "copy.db", "--db"],
    ["restore", "--db", "copy.db"],
    ["tables", "--db"],
]
WRITTEN = ["folder", "missing/x", "empty.json/x", "a" * 300]
WRITERS = [
    ["simulate", "unmatched", "--report"],
    ["simulate", "unmatched", "--save"],
    ["ladder", "unmatched", "--calibrate", "--plot"],
]
NUMBERS = ["-1", "x", "1.5.2", "99999999999999999999999", "9" * 5000]
NUMBERED = [
    ["play", "unmatched", "--yes", "--seed"],
    ["play", "black-orchestra", "--yes", "--players"],
    ["play", "orange-shall-overcome", "--yes", "--players"],
    ["replay", "other.json", "--seat"],
    ["simulate", "unmatched", "--seed"],
    ["simulate", "black-orchestra", "--players"],
    ["simulate", "unmatched", "--until"],
    ["simulate", "unmatched", "--plan"],
    ["serve", "--port"],
    ["serve", "--keep"],
]
OTHERS = [
    ["nonsense"],
    ["--wrong"],
    ["play", "chess"],
    ["play", "unmatched", "--yes", "--wrong"],
    ["play", "unmatched", "--yes", "--bot", "raises.py"],
    ["play", "unmatched", "--yes", "--bot", "no_bot.py"],
    ["play", "unmatched", "--yes", "--bot", "missing.py"],
    ["play", "orange-shall-overcome", "--yes", "--characters", "nobody"],
    ["cards", "chess"],
    ["cards", "unmatched", "extra"],
    ["rules", "chess"],
    ["rules", "black-orchestra", "BO-9999"],
    ["learn", "chess"],
    ["learn", "unmatched", "10"],
    ["learn", "unmatched", "0"],
    ["learn", "unmatched", "-1"],
    ["learn", "unmatched", "x"],
    ["learn", "unmatched", "9" * 5000],
    ["play", "unmatched", "--yes", "--bot", "strong@" + "9" * 5000],
    ["play", "unmatched", "--yes", "--seat", "9" * 5000 + "=me"],
    ["simulate", "unmatched", "--set", "unmatched.dracula.health=" + "9" * 5000],
    ["simulate", "unmatched", "--set", "unmatched.dracula.health=1-" + "9" * 5000],
    ["learn", "unmatched", "1", "extra"],
    ["learn", "unmatched", "--wrong"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "unmatched", "--bots", "nobody"],
    ["simulate", "unmatched", "--bots", "missing.py", "--games", "1"],
    ["simulate", "unmatched", "--set", "unmatched.dracula.health=x"],
    ["simulate", "unmatched", "--set", "unmatched.dracula.heath=3"],
    ["simulate", "unmatched", "--games", "0"],
    ["simulate", "unmatched", "--on", "moon"],
    ["simulate", "unmatched", "--json", "--csv"],
    ["ladder", "chess"],
    ["ladder", "unmatched", "--levels", "nobody"],
    ["ladder", "unmatched", "--plot", "x.svg"],
    ["bench", "chess"],
    ["bench", "unmatched", "--seconds", "0"],
    ["bench", "unmatched", "--seconds", "inf"],
    ["backup"],
    ["backup", "empty.json"],
    ["verify"],
    ["verify", "/dev/zero"],
    ["play", "unmatched", "--yes", "--position", "/dev/zero"],
    ["replay"],
    ["serve", "--host", ""],
    ["serve", "--host", "nowhere.invalid"],
    ["serve", "--host", "\udcff"],
    ["serve", "--url", "ftp://games.example.org"],
    ["serve", "--url", "http://[::1"],
    ["serve", "--url", "http://\udcff"],
    ["serve", "--url", "https://"],
    ["serve", "--url", "https://games.example.org:port"],
    ["tables", "--db", "postgresql://[::1"],
    ["backup", "copy.db", "--db", "postgresql://x:secret@[::1"],
    ["serve", "--log-level", "loud"],
    ["serve", "--bot", "broken.py"],
    ["serve", "--db", "folder"],
    ["version", "extra"],
]
ALL = [
    *([*command, name] for command in READERS for name in READ),
    *([*command, name] for command in WRITERS for name in WRITTEN),
    *([*command, number] for command in NUMBERED for number in NUMBERS),
    *OTHERS,
]


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Make files nobody can use, and return what there is."""
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "closed.json").write_text("for nobody", encoding="utf-8")
    (tmp_path / "closed.json").chmod(0)
    (tmp_path / "folder").mkdir()
    return sorted(path.name for path in tmp_path.iterdir())


@pytest.mark.parametrize("words", ALL, ids=lambda words: " ".join(words)[:70] or "-")
def test_wrong_input_is_one_line_and_status_2(parlour_command: Command, tmp_path: Path, files: list[str], words: list[str]) -> None:
    told = parlour_command(*words)
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith("parlour: ")
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err
    assert "Errno" not in told.err
    assert "secret" not in told.err
    assert sorted(path.name for path in tmp_path.iterdir()) == files


def test_a_mistyped_command_is_guessed(parlour_command: Command) -> None:
    assert "Did you mean 'simulate'?" in parlour_command("simulat").err


def test_version_is_a_command_and_an_option(parlour_command: Command) -> None:
    told = parlour_command("--version")
    assert told.status == 0
    assert told.out == parlour_command("version").out
    assert json.loads(parlour_command("version", "--json").out)["version"] in told.out


def test_what_a_report_needs_is_named_with_the_command_that_installs_it_here(
    parlour_command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.lab.report.find_spec", lambda _name: None)
    told = parlour_command("simulate", "unmatched", "--report", "balance.html")
    assert told.status == 2
    assert told.err.endswith(f"{shlex.quote(sys.executable)} -m pip install matplotlib\n")
