"""What a command prints on and reads from: a terminal with colours, or plain lines for pipes and screen readers."""

from __future__ import annotations

import re
import sys
from itertools import zip_longest
from typing import Final

PICTURE_STYLES: Final = (
    (re.compile(r"[-_|/\\]{2,}|(?<=\s)[-_|/\\](?=\s|$)", re.MULTILINE), "dim"),
    (re.compile(r"~+"), "cyan"),
    (re.compile(r"\*"), "yellow"),
    (re.compile(r"\[[A-Z][\w/]*\]"), "bold green"),
    (re.compile(r"\([A-Z][\w/]?\)"), "bold cyan"),
    (re.compile(r"<[A-Z][\w/]*>"), "bold red"),
    (re.compile(r"\b\d+/\d+\b"), "bold"),
    (re.compile(r"\A.*$", re.MULTILINE), "bold"),
    (re.compile(r"^Your hand$|^Combat$", re.MULTILINE), "bold"),
)
"""Pictures of all games keep to this: [own], (friend's) and <other> pieces, lines, ~ and * as signs, health as 3/8."""


ASIDE: Final = 80
"""Where lines end that say something at their end."""


class Screen:
    """Plain: line by line, no colours, nothing ever cleared."""

    plain = True

    def say(self, text: str = "", style: str = "") -> None:
        """Print a line or a paragraph."""
        del style
        print(text)

    def two(self, text: str, aside: str) -> None:
        """Print a line, and something less loudly at its end."""
        print(f"{text}  {aside}".rstrip())

    def picture(self, text: str) -> None:
        """Print a picture."""
        print(text)

    def clear(self) -> None:
        """Begin a new page."""

    def forget(self) -> None:
        """Remove everything from sight, also what was typed."""
        print()
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
    """A terminal: colours, and a page for every decision."""

    plain = False

    def __init__(self) -> None:
        from rich.console import Console  # noqa: PLC0415 - plain output starts without it

        self.console = Console(highlight=False, emoji=False)
        try:
            import readline  # noqa: PLC0415 - line editing where the system has it
        except ImportError:
            self.forget_typed = _nothing
        else:
            self.forget_typed = readline.clear_history

    def say(self, text: str = "", style: str = "") -> None:
        self.console.print(text, style=style or None, markup=False)

    def two(self, text: str, aside: str) -> None:
        from rich.text import Text  # noqa: PLC0415

        room = min(self.console.width, ASIDE) - len(text) - 3
        if len(aside) > room:
            aside = f"{aside[: room - 1]}…" if room > len(aside) // 3 else ""
        self.console.print(Text(text) + Text(" " * (room - len(aside) + 2) + aside, style="dim"))

    def picture(self, text: str) -> None:
        from rich.text import Text  # noqa: PLC0415

        if self.console.width >= 2 * ASIDE + 4:
            text = side_by_side(text)
        shown = Text(text, no_wrap=True)
        for pattern, style in PICTURE_STYLES:
            shown.highlight_regex(pattern, style)
        self.console.print(shown)

    def clear(self) -> None:
        self.console.clear()

    def forget(self) -> None:
        self.forget_typed()
        self.console.clear()
        if self.console.is_terminal:
            # Also what has scrolled out of sight.
            self.console.file.write("\x1b[3J")
            self.console.file.flush()


def side_by_side(text: str) -> str:
    """Put the second half of a picture beside the first, cut at the blank line that makes it least high."""
    lines = text.split("\n")
    blanks = [n for n, line in enumerate(lines) if not line and n]
    if not blanks:
        return text
    cut = min(blanks, key=lambda n: max(n, len(lines) - n))
    left, right = lines[:cut], lines[cut + 1 :]
    rows = zip_longest(left, right, fillvalue="")
    return "\n".join(f"{a:<{ASIDE}}    {b}".rstrip() for a, b in rows)


def make_screen(*, plain: bool) -> Screen:
    """Return the screen that fits: plain if wanted or if the output is no terminal."""
    return Screen() if plain or not sys.stdout.isatty() else ColourScreen()


def _nothing() -> None:
    pass
