"""A terminal for tests: runs one command, with what somebody types, and gives back what it printed."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Printed:
    """What came of a command."""

    status: int
    out: str
    err: str

    def page(self, number: int, mark: str = "> ") -> str:
        """Return what was printed before the so many-th prompt."""
        return self.out.split("\n" + mark)[number]


Command = Callable[..., Printed]


class Typist(Protocol):
    """Somebody at the keyboard."""

    def isatty(self) -> bool: ...

    def readline(self, size: int = -1, /) -> str: ...


def lines(*typed: str) -> io.StringIO:
    """Return an input of so many lines, and then its end."""
    return io.StringIO("".join(f"{line}\n" for line in typed))


class Clumsy:
    """Somebody who types numbers at random, and between them other things, wrong ones too."""

    def __init__(self, seed: int, others: Iterable[str] = ()) -> None:
        self.chance = random.Random(seed)
        self.others = list(others)

    def isatty(self) -> bool:
        return False

    def readline(self, _size: int = -1) -> str:
        if self.others and self.chance.random() < 0.2:
            return self.chance.choice(self.others) + "\n"
        return f"{self.chance.randint(1, 8)}\n"


class Interrupting:
    """Somebody who types some lines and then presses Ctrl-C."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)

    def isatty(self) -> bool:
        return False

    def readline(self, _size: int = -1) -> str:
        if not self.typed:
            raise KeyboardInterrupt
        return self.typed.pop(0) + "\n"
