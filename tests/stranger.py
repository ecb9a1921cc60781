"""Tries an installed Parlour as a stranger would, with nothing of this repository: python tests/stranger.py [--compiled]."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from urllib.request import urlopen


def told(*words: str, typed: str = "") -> str:
    """Return what a command says; one that fails ends it all."""
    done = subprocess.run([sys.executable, "-m", "parlour", *words], input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def page() -> str:
    """Return the first page of a server."""
    command = [sys.executable, "-m", "parlour", "serve", "--port", "0", "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = re.search(r"http://[\d.:]+", server.stdout.readline())
        assert address is not None
        with urlopen(address[0]) as answer:  # noqa: S310 - our own server
            found = str(answer.read(), "utf-8")
        server.terminate()
    return found


def main() -> None:
    """Ask for the version, play a few choices, open the page, let bots play."""
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.environ["PARLOUR_DATA"] = str(Path(folder, "data"))
        version = told("--version")
        assert "--compiled" not in sys.argv or ", compiled, " in version, version
        assert "Sherlock Holmes" in told("play", "unmatched", "--yes", "--plain", "--seed", "1", typed="1\n1\nquit\n")
        assert 'type="module"' in page(), "the page is missing"
        assert "dracula" in told("simulate", "unmatched", "--bots", "random", "--games", "4", "--jobs", "1").lower()
        os.chdir("/")
    sys.stdout.write(f"{version.splitlines()[0]}: plays, serves, simulates; {perf_counter() - began:.1f} s\n")


if __name__ == "__main__":
    main()
