"""Options as people read and name them: numbered, grouped, found by number, key or a part of it."""

from __future__ import annotations

import textwrap
from itertools import groupby

from parlour.engine.decision import Option
from parlour.engine.errors import BadInput
from parlour.engine.reading import typed_number
from parlour.terminal.wording import Wording


def listed(options: list[Option], names: dict[int, str], width: int, most: int) -> list[str]:
    """Return the options as lines with their numbers and keys; `names` are given when several seats may act.

    Options of one piece share lines where there would be too many, and long texts are cut then: `?` tells them whole.
    """
    lines = [f"{number}. {_whose(option, names)}{option.text} ({option.key})" for number, option in enumerate(options, 1)]
    if sum(-(-len(line) // width) for line in lines) <= most:
        return [part for line in lines for part in textwrap.wrap(line, width, subsequent_indent="   ", break_on_hyphens=False)]
    lines = []
    numbered = list(enumerate(options, 1))
    for (seat, stem), members in groupby(numbered, lambda entry: (entry[1].seat, entry[1].key.rpartition(":")[0])):
        group = list(members)
        if stem and len(group) > 2:
            head = group[0][1].group or _shared([option.text for _, option in group])
            whose = f"{names[seat]}: " if seat in names else ""
            lines.append(_cut(f"   {whose}{head} ... ({stem}:...)", width))
            lines += _columns([f"{number:>3} {option.key.rpartition(':')[2]}" for number, option in group], width)
        else:
            lines += [_one_line(number, _whose(option, names) + option.text, option.key, width) for number, option in group]
    return lines


def _one_line(number: int, text: str, key: str, width: int) -> str:
    """Return an option on one line, its key whole."""
    room = width - len(key) - len(str(number)) - 5
    return f"{number}. {_cut(text, max(room, 12))} ({key})"


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 3].rstrip()}..."


def _whose(option: Option, names: dict[int, str]) -> str:
    return f"{names[option.seat]}: " if option.seat in names else ""


def _shared(texts: list[str]) -> str:
    """Return the words that texts begin with together."""
    words = [text.split(" ") for text in texts]
    shared = 0
    while all(len(text) > shared + 1 and text[shared] == words[0][shared] for text in words):
        shared += 1
    return " ".join(words[0][:shared])


def _columns(cells: list[str], width: int) -> list[str]:
    size = max(map(len, cells)) + 1
    per_line = max(1, width // size)
    rows = [cells[n : n + per_line] for n in range(0, len(cells), per_line)]
    return ["".join(f"{cell:<{size}}" for cell in row).rstrip() for row in rows]


def find(options: list[Option], typed: str, words: Wording) -> Option | None:
    """Return the option meant: by number, by key, or by words of its key; None if nothing fits.

    Words that fit several options, and numbers that fit none, are refused with one clear line.
    """
    if typed.isdecimal():
        number = typed_number(typed)
        if number is not None and 1 <= number <= len(options):
            return options[number - 1]
        raise BadInput(words("no-option", typed=typed, choose=words("choose-range", most=len(options))))
    for option in options:
        if option.key == typed:
            return option
    if ":" in typed:
        return None
    wanted = typed.lower().split()
    for whole in (True, False):
        fitting = [n for n, option in enumerate(options) if all(_names(option, word, whole=whole) for word in wanted)]
        if len(fitting) == 1:
            return options[fitting[0]]
        if len(fitting) > 1:
            numbers = ", ".join(str(n + 1) for n in fitting[:8]) + (" …" if len(fitting) > 8 else "")
            raise BadInput(words("could-be", typed=repr(typed), numbers=numbers))
    return None


def _names(option: Option, word: str, *, whole: bool) -> bool:
    parts = option.key.lower().split(":")
    return word in parts if whole else len(word) > 2 and any(part.startswith(word) for part in parts)
