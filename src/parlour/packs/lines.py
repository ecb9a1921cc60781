"""Where in its files something of a pack stands: TOML is read without its lines, so they are looked for here."""

from __future__ import annotations

import re

Span = tuple[str, int, int]
"""A file, the first line of something in it, and the last."""

_KEY = r"""[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*'"""
_HEADER = re.compile(rf"^\s*\[\[?\s*((?:{_KEY})(?:\s*\.\s*(?:{_KEY}))*)\s*\]\]?")
_ASSIGNED = re.compile(rf"^\s*((?:{_KEY})(?:\s*\.\s*(?:{_KEY}))*)\s*=")
_PART = re.compile(_KEY)


class Places:
    """Where everything in a pack's document stands."""

    def __init__(self) -> None:
        self.spans: dict[tuple[str, ...], Span] = {}
        self.texts: dict[str, list[str]] = {}

    def add(self, file: str, text: str, under: tuple[str, ...] = ()) -> None:
        """Note where the values of a TOML file stand; in the document they lie under some name."""
        self.texts[file] = text.splitlines()
        self.spans.setdefault(under, (file, 1, 1))
        for path, (first, last) in assignments(text).items():
            self.spans[under + path] = (file, first, last)

    def find(self, path: tuple[str, ...], near: str = "") -> tuple[str, int]:
        """Return the file and line of something, or of what it is a part of; nothing at all for a document without files."""
        for length in range(len(path), -1, -1):
            if path[:length] in self.spans:
                file, first, last = self.spans[path[:length]]
                lines = self.texts[file][first - 1 : last]
                fitting = [n for n, line in enumerate(lines, first) if near and near in line]
                fitting = [n for n in fitting if lines[n - first].startswith(near)] or fitting
                return file, fitting[0] if fitting else first
        return "", 0


def assignments(text: str) -> dict[tuple[str, ...], tuple[int, int]]:
    r"""Return for each value of a TOML file its first and last line, by its path.

    >>> assignments('a = 1\n[b]\nc = [\n  2,\n]')
    {('a',): (1, 1), ('b',): (2, 2), ('b', 'c'): (3, 5)}
    """
    found: dict[tuple[str, ...], tuple[int, int]] = {}
    lines = text.splitlines()
    table: tuple[str, ...] = ()
    at = 0
    while at < len(lines):
        line = lines[at]
        header = _HEADER.match(line)
        assigned = None if header else _ASSIGNED.match(line)
        if header:
            table = _names(header[1])
            found[table] = (at + 1, at + 1)
        elif assigned:
            last = _end(lines, at, assigned.end())
            found[table + _names(assigned[1])] = (at + 1, last + 1)
            at = last
        at += 1
    return found


def _names(written: str) -> tuple[str, ...]:
    return tuple(part.strip("\"'") for part in _PART.findall(written))


def _end(lines: list[str], at: int, column: int) -> int:
    """Return the line where a value ends: strings over several lines and open brackets go on."""
    depth = 0
    quote = ""
    while at < len(lines):
        line = lines[at]
        while column < len(line):
            if quote:
                if quote.startswith('"') and line[column] == "\\":
                    column += 2
                    continue
                if line.startswith(quote, column):
                    column += len(quote)
                    quote = ""
                    continue
                column += 1
                continue
            letter = line[column]
            if letter == "#":
                break
            if letter in "\"'":
                quote = letter * 3 if line.startswith(letter * 3, column) else letter
                column += len(quote)
                continue
            depth += (letter in "[{") - (letter in "]}")
            column += 1
        if len(quote) == 1:
            quote = ""
        if depth <= 0 and not quote:
            return at
        at, column = at + 1, 0
    return len(lines) - 1
