"""How commands end when nobody reads on or somebody presses Ctrl-C: quietly, with the status other programs expect."""

from __future__ import annotations

import multiprocessing
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from cli.terminal import Command, Interrupting
from parlour.lab import ladder

HERE = {**os.environ, "PYTHONPATH": str(Path(parlour.__file__).parent.parent), "PYTHONUNBUFFERED": ""}


@pytest.mark.parametrize(
    "words",
    [
        ["parlour", "--help"],
        ["parlour", "version"],
        ["parlour", "rules", "black-orchestra"],
        ["parlour", "cards", "orange-shall-overcome"],
        ["parlour", "cards", "unmatched", "--json"],
        ["parlour", "play", "unmatched", "--yes"],
        ["parlour", "simulate", "unmatched", "--figures"],
        ["parlour", "simulate", "unmatched", "--bots", "random", "--games", "1", "--jobs", "1"],
        ["parlour.envs.numbers", "names", "unmatched"],
        ["parlour.server.protocol_page"],
    ],
    ids=" ".join,
)
def test_nobody_reads_on(words: list[str], tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", *words],
        stdin=subprocess.DEVNULL,
        stdout=write,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=HERE,
        check=False,
    )
    os.close(write)
    assert done.stderr == b""
    assert done.returncode in (0, -signal.SIGPIPE)


@pytest.mark.parametrize(
    ("closed", "words"),
    [
        ("<&-", "play unmatched --yes --plain"),
        (">&-", "cards unmatched"),
        (">&-", "version"),
        ("<&- >&-", "play unmatched --yes --plain"),
    ],
)
def test_a_stream_that_was_closed_is_no_trouble(closed: str, words: str, tmp_path: Path) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'"{sys.executable}" -m parlour {words} {closed}'],
        cwd=tmp_path,
        env=HERE,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("words", ["cards unmatched --language de", "rules black-orchestra", "verify \u2192.json"])
def test_letters_that_nobody_takes_are_left_out(encoding: str, words: str, tmp_path: Path) -> None:
    """Pipes and files of other systems do not take every letter."""
    env = HERE | {"PYTHONIOENCODING": encoding}
    done = subprocess.run(
        [sys.executable, "-m", "parlour", *words.split()], cwd=tmp_path, env=env, capture_output=True, check=False
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == (2 if "verify" in words else 0)


def test_nobody_hears_a_refusal(tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "nonsense"], stdout=write, stderr=write, cwd=tmp_path, env=HERE, check=False
    )
    os.close(write)
    assert done.returncode == 2


def test_a_terminal_that_is_closed_ends_the_game_and_keeps_it(tmp_path: Path) -> None:
    """Also where nobody is told: whoever started us may have asked the system to keep hang-ups from us."""
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "parlour", "play", "unmatched", "--yes", "--seed", "1"]
    with subprocess.Popen(
        words,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=tmp_path,
        env={**HERE, "PARLOUR_DATA": str(tmp_path), "TERM": "xterm-256color"},
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN),  # noqa: PLW1509 - nothing else runs here
    ) as game:
        os.close(theirs)
        try:
            seen = b""
            while b"Sherlock" not in seen:
                seen += os.read(ours, 65536)
            os.close(ours)
            game.wait(120)
        finally:
            game.kill()
    assert game.returncode != -signal.SIGKILL


def test_a_game_that_is_killed_goes_on_where_it_was(tmp_path: Path, parlour_command: Command) -> None:
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "parlour", "play", "unmatched", "--plain", "--yes", "--seed", "1"]
    data = {"PARLOUR_DATA": str(tmp_path / "kept"), "TERM": "xterm-256color"}
    with subprocess.Popen(
        words, stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path, env={**HERE, **data}, start_new_session=True
    ) as game:
        os.close(theirs)
        try:
            told = b""
            while not told.endswith(b"> "):
                told += os.read(ours, 65536)
            os.write(ours, b"1\n")
            told = b""
            while not told.endswith(b"> "):
                told += os.read(ours, 65536)
        finally:
            game.kill()
    os.close(ours)
    (kept,) = (tmp_path / "kept").iterdir()
    record = parlour.loads(kept.read_text("utf-8"))
    assert record.choices
    over = parlour.new("unmatched", seed=2)
    while over.decision is not None:
        over.choose(over.decision.options[-1].key, over.decision.options[-1].seat)
    later = tmp_path / "kept" / "unmatched-99991231-235959.json"
    later.write_text(over.record().dumps(), "utf-8")
    again = parlour_command("play", "--plain", "--yes", "--resume", "last")
    assert "Sherlock Holmes: choose an action. (2 left)" in again.out
    kept.unlink()
    for file in (tmp_path / "kept").iterdir():
        if file != later:
            file.unlink()
    assert "no game is kept there that goes on" in parlour_command("play", "--plain", "--yes", "--resume", "last").err


def test_ctrl_c_is_one_line_and_status_130(tmp_path: Path) -> None:
    script = """
import io, signal, sys
from parlour.cli.main import main

class Keyboard(io.StringIO):
    def readline(self, size=-1):
        signal.raise_signal(signal.SIGINT)

sys.stdin, sys.argv = Keyboard(), ["parlour", "play", "unmatched", "--plain", "--yes"]
main()
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path, env=HERE, check=False)
    assert (done.returncode, done.stderr) == (130, "parlour: interrupted\n")
    assert "You left before the first choice" in done.stdout


def test_ctrl_c_while_something_is_asked(parlour_command: Command) -> None:
    told = parlour_command("play", typed=Interrupting("1"))
    assert (told.status, told.err) == (130, "parlour: interrupted\n")


def test_ctrl_c_ends_the_processes_of_a_ladder() -> None:
    def stop(_: int) -> None:
        raise KeyboardInterrupt

    tasks = ladder.duels(parlour.title("unmatched"), ["random", "novice"], 4, 0)
    with pytest.raises(KeyboardInterrupt):
        ladder.play_all(tasks, 2, stop)
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="another system, where consoles work otherwise")
def test_a_bot_of_ones_own_does_not_hear_ctrl_c(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deaf.py").write_text(
        "import os, signal, sys\n"
        "class Deaf:\n"
        "    def choose(self, table, seat):\n"
        "        os.kill(os.getpid(), signal.SIGINT)\n"
        "        return table.decision.of(seat)[0].key\n"
        "def make_bot(seed):\n"
        "    return Deaf()\n",
        encoding="utf-8",
    )
    table = parlour.new("unmatched", seed=1)
    assert table.decision is not None
    assert parlour.bot(str(tmp_path / "deaf.py")).choose(table, 0) == table.decision.of(0)[0].key
    assert capfd.readouterr().err == ""


def shown_on(terminal: dict[str, str], folder: Path, *words: str) -> bytes:
    """Open the whole screen on a terminal's three streams, leave it at once, and return what was drawn."""
    ours, theirs = pty.openpty()
    environment = {name: value for name, value in HERE.items() if name not in {"NO_COLOR", "COLORTERM"}}
    environment |= {"COLUMNS": "100", "LINES": "30", "PARLOUR_DATA": str(folder)} | terminal
    command = [sys.executable, "-m", "parlour", *words]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=environment) as game:
        os.close(theirs)
        shown = b""
        try:
            while more := os.read(ours, 65536):
                if b"Enter" in shown + more and b"Enter" not in shown:
                    os.write(ours, b"\x11")  # Ctrl-Q leaves, whatever lies over the screen: at first the goal
                shown += more
        except OSError:
            pass  # the other end is closed
        os.close(ours)
    assert game.returncode == 0
    return shown


@pytest.mark.parametrize("no_color", [False, True])
def test_colours_are_left_out_on_request(no_color: bool, tmp_path: Path) -> None:
    """Without colours the screen is drawn in greys."""
    terminal = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
    terminal |= {"NO_COLOR": "1"} if no_color else {}
    shown = shown_on(terminal, tmp_path, "play", "unmatched", "--yes", "--seed", "1")
    assert b"You left before the first choice" in shown
    colours = re.findall(rb"[34]8;2;(\d+);(\d+);(\d+)", shown)
    assert colours
    assert all(red == green == blue for red, green, blue in colours) is no_color


def test_a_terminal_of_sixteen_colours_gets_no_others(tmp_path: Path) -> None:
    shown = shown_on({"TERM": "xterm-16color"}, tmp_path, "learn", "unmatched", "1")
    assert not re.search(rb"[34]8;[25];", shown)
    numbers = {int(number) for codes in re.findall(rb"\x1b\[([\d;]+)m", shown) for number in codes.split(b";")}
    assert 96 in numbers, "the second hero has a colour, not a grey"
    assert {30, 40} & numbers
