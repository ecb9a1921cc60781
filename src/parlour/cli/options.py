"""Options as people read and name them: numbered, grouped, found by number, key or a part of it."""

from __future__ import annotations

from itertools import groupby

from parlour.engine.errors import BadInput
from parlour.engine.table import Option

SHORT = 14
"""What is left of an option's text in a group is at most this long."""


def plain_list(options: list[Option], names: dict[int, str]) -> list[str]:
    """Return one line for each option, with its key; `names` are given when several seats may act."""
    return [f"{number}. {_whose(option, names)}{option.text} ({option.key})" for number, option in enumerate(options, 1)]


def grouped_list(options: list[Option], names: dict[int, str], width: int) -> list[tuple[str, str]]:
    """Return lines, each with what is said less loudly at its end; options that differ in one word share their lines."""
    lines: list[tuple[str, str]] = []
    numbered = list(enumerate(options, 1))
    for (seat, stem), members in groupby(numbered, lambda entry: (entry[1].seat, entry[1].key.rpartition(":")[0])):
        group = list(members)
        head, rests = _shared([option.text for _, option in group])
        whose = f"{names[seat]}: " if seat in names else ""
        if stem and len(group) > 2 and max(map(len, rests)) <= SHORT:
            lines.append((f"  {whose}{head}".rstrip(), f"{stem}:…"))
            cells = [f"{number:>3} {rest}" for (number, _), rest in zip(group, rests, strict=True)]
            lines += [(line, "") for line in _columns(cells, width)]
        else:
            lines += [(f"{number:>4}  {whose}{option.text}", option.key) for number, option in group]
    return lines


def _whose(option: Option, names: dict[int, str]) -> str:
    return f"{names[option.seat]}: " if option.seat in names else ""


def _shared(texts: list[str]) -> tuple[str, list[str]]:
    """Split texts into the words they begin with together and the rest of each."""
    words = [text.split(" ") for text in texts]
    shared = 0
    while all(len(text) > shared + 1 and text[shared] == words[0][shared] for text in words):
        shared += 1
    return " ".join(words[0][:shared]), [" ".join(text[shared:]) for text in words]


def _columns(cells: list[str], width: int) -> list[str]:
    size = max(map(len, cells)) + 2
    per_line = max(1, (width - 4) // size)
    rows = [cells[n : n + per_line] for n in range(0, len(cells), per_line)]
    return ["    " + "".join(f"{cell:<{size}}" for cell in row).rstrip() for row in rows]


def range_of(options: list[Option]) -> str:
    """Say which numbers there are."""
    return "Choose 1" if len(options) == 1 else f"Choose 1 to {len(options)}"


def find(options: list[Option], typed: str) -> Option | None:
    """Return the option meant: by number, by key, or by words of its key; None if nothing fits.

    Words that fit several options, and numbers that fit none, are refused with one clear line.
    """
    if typed.isdecimal():
        if 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        msg = f"There is no option {typed}. {range_of(options)}."
        raise BadInput(msg)
    for option in options:
        if option.key == typed:
            return option
    if ":" in typed:
        return None
    words = typed.lower().split()
    for whole in (True, False):
        fitting = [n for n, option in enumerate(options) if all(_names(option, word, whole=whole) for word in words)]
        if len(fitting) == 1:
            return options[fitting[0]]
        if len(fitting) > 1:
            numbers = ", ".join(str(n + 1) for n in fitting[:8]) + (" …" if len(fitting) > 8 else "")
            msg = f"{typed!r} could be any of {numbers}: choose a number."
            raise BadInput(msg)
    return None


def _names(option: Option, word: str, *, whole: bool) -> bool:
    parts = option.key.lower().split(":")
    return word in parts if whole else len(word) > 2 and any(part.startswith(word) for part in parts)
