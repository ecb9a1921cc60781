"""How fast the whole screen is in a real terminal: `PYTHONPATH=tests python -m terminal.speed` starts each game and presses keys.

A measurement, not a test: what it says is true of this machine and this moment.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import statistics
import struct
import sys
import termios
import time
from tempfile import TemporaryDirectory

import parlour

ROUNDS = 7
PRESSED = [b"\x1b[B", b"\x1b[B", b"\x1b[A", b"\t", b"\x1b[C", b"\x1b[B", b"\t", b"\x1b[C", b"\t", b"1", b"\x1b"] * 2
STILL = 0.1
"""So many seconds without a byte, and a frame is whole."""

_CONTROL = re.compile(rb"\x1b[\[(][0-9;?<>=]*[a-zA-Z]")


def started(game: str, data: str, columns: int = 80, lines: int = 24) -> tuple[int, int]:
    """Start a game in a terminal of its own; return the process and the terminal."""
    pid, terminal = pty.fork()
    if pid == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        words = ["-m", "parlour", "play", game, "--yes", "--no-autosave", "--seed", "7"]
        os.execve(sys.executable, [sys.executable, *words], os.environ | {"TERM": "xterm-256color", "PARLOUR_DATA": data})  # noqa: S606
    return pid, terminal


def read_until(terminal: int, wanted: bytes) -> None:
    """Read until something stands on the screen."""
    seen = b""
    while wanted not in _CONTROL.sub(b"", seen):
        seen += os.read(terminal, 65536)


def drain(terminal: int) -> None:
    """Read until nothing comes any more."""
    while select.select([terminal], [], [], STILL)[0]:
        os.read(terminal, 65536)


def once(game: str, data: str) -> tuple[float, list[float]]:
    """Return the seconds until the first question, and those until each key is answered."""
    began = time.perf_counter()
    pid, terminal = started(game, data)
    read_until(terminal, b"Enter choose")
    first = time.perf_counter() - began
    # The goal card lies over the screen; a bare Esc is told from the beginning of a longer key by waiting.
    time.sleep(0.5)
    os.write(terminal, b"\r")
    time.sleep(0.3)
    drain(terminal)
    answered = []
    for key in PRESSED:
        began = time.perf_counter()
        os.write(terminal, key)
        if key != b"\x1b" and select.select([terminal], [], [], 1)[0]:
            answered.append(time.perf_counter() - began)
        drain(terminal)
    os.kill(pid, signal.SIGTERM)
    os.waitpid(pid, 0)
    os.close(terminal)
    return first, answered


def main() -> None:
    """Measure all games."""
    with TemporaryDirectory() as data:
        for game in parlour.games():
            rounds = [once(game, data) for _ in range(ROUNDS)]
            keys = sorted(1000 * seconds for _, answered in rounds for seconds in answered)
            print(  # noqa: T201 - what it is for
                f"{game}: first question after {statistics.median(first for first, _ in rounds):.2f} s; "
                f"a key answered after {statistics.median(keys):.0f} ms, 95 of 100 within {keys[len(keys) * 95 // 100]:.0f} ms, "
                f"all within {keys[-1]:.0f} ms"
            )


if __name__ == "__main__":
    main()
