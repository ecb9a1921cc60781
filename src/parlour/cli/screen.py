"""What a command prints on and reads from: a terminal with colours, or plain lines for pipes and screen readers."""

from __future__ import annotations

import os
import sys

LEAST_ROWS = 24
"""Some terminals do not say how many they have."""


class Screen:
    """Plain: line by line, no colours, nothing ever cleared."""

    plain = True

    def say(self, text: str = "", style: str = "") -> None:
        """Print a line or a paragraph."""
        del style
        print(text)

    def forget(self) -> None:
        """Move everything out of sight, also what was typed; where nobody sees a screen, a line says so."""
        print("\n" * (max(os.get_terminal_size().lines, LEAST_ROWS) if sys.stdout.isatty() else 0))
        print("=" * 60)

    def ask(self, prompt: str) -> str:
        """Read a line; the end of the input raises EOFError."""
        sys.stdout.flush()
        typed = input(prompt).strip()
        if not sys.stdin.isatty():
            # Nobody sees what comes through a pipe: write it down where a typed line would stand.
            print(typed)
        return typed


class ColourScreen(Screen):
    """A terminal: what is agreed on before a game, in colours."""

    plain = False

    def __init__(self) -> None:
        from rich.console import Console  # noqa: PLC0415 - plain output starts without it

        self.console = Console(highlight=False, emoji=False)

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(text, style=style or None, markup=False)


def make_screen(*, plain: bool) -> Screen:
    """Return the screen that fits: plain if wanted, or if somebody else than a person reads or types."""
    return Screen() if plain or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)) else ColourScreen()
