"""What is wrong with a pack: each mistake with its place, as far as it is known."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from parlour.engine.errors import BadInput
from parlour.packs.lines import Places

Path = tuple[str, ...]
"""Where something stands in a document: `("heroes", "moth", "cards", "ember", "scheme")`."""

MOST = 200
"""Nobody reads more mistakes than that at once."""
MOST_PART = 100
"""Letters of a name that a mistake repeats; those of messages that are needed have less."""


@dataclass(frozen=True)
class Mistake:
    """One thing that is wrong, or worth a second look."""

    what: str
    path: Path = ()
    file: str = ""
    line: int = 0
    grave: bool = True
    """Whether the pack cannot be played like that; otherwise somebody should look at it."""

    def __str__(self) -> str:
        """Return it as one line, with the place people look for: the file and its line, or the path in the document."""
        said = self.path[-1:] and self.what.startswith(f"{self.path[-1]}:")
        file, path = _cut(self.file), ".".join(map(_cut, self.path[:-1] if said else self.path))
        place = f"{file}:{self.line}" if self.line else file or path
        return _one_line(f"{place}: {self.what}" if place else self.what)


def _cut(name: str) -> str:
    return name if len(name) <= MOST_PART else f"{name[:MOST_PART]}…"


def _one_line(text: str) -> str:
    """Return a text that does nothing to the terminal it is printed on: it quotes what somebody else wrote."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)


class Report:
    """All mistakes of one pack."""

    def __init__(self, places: Places | None = None) -> None:
        self.places = places or Places()
        self.found: list[Mistake] = []

    def wrong(self, path: Path, what: str, near: str = "") -> None:
        """Note something that keeps the pack from being played; `near` is a part of the line it stands in."""
        self._add(path, what, near, grave=True)

    def doubt(self, path: Path, what: str, near: str = "") -> None:
        """Note something that is probably not meant like that."""
        self._add(path, what, near, grave=False)

    def _add(self, path: Path, what: str, near: str, *, grave: bool) -> None:
        if len(self.found) < MOST:
            file, line = self.places.find(path, near)
            self.found.append(Mistake(what, path, file, line, grave))

    def at(self, file: str, line: int, what: str, *, grave: bool = True) -> None:
        """Note something at a line of a file."""
        if len(self.found) < MOST:
            self.found.append(Mistake(what, (), file, line, grave))

    @property
    def grave(self) -> list[Mistake]:
        """Return what keeps the pack from being played."""
        return [mistake for mistake in self.found if mistake.grave]

    def sorted(self) -> list[Mistake]:
        """Return all mistakes in the order of the files."""
        return sorted(self.found, key=lambda mistake: (mistake.file, mistake.line))

    def refuse(self, pack: str) -> None:
        """Refuse the pack for its first grave mistake, if there is one."""
        if self.grave:
            more = f" (and {len(self.grave) - 1} more; `parlour pack check` lists them)" if len(self.grave) > 1 else ""
            msg = f"pack {pack}: {self.grave[0]}{more}"
            raise BadInput(msg)


def meant(given: str, known: Iterable[str]) -> str:
    """Return a suggestion: the known name most like one, or some of those there are.

    >>> meant("helth", ["health", "move"])
    '; did you mean health?'
    """
    names = sorted(known)
    close = difflib.get_close_matches(given[:60], names, n=1, cutoff=0.55)
    if close:
        return f"; did you mean {close[0]}?"
    return f"; there are {', '.join(names[:12])}{' …' if len(names) > 12 else ''}" if names else ""
