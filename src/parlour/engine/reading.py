"""What people wrote, read with care: whatever does not fit is refused in one line that says what would."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from parlour.engine.errors import BadInput

MOST_FILE = 2**24
"""Bytes of a file somebody brings; the longest games take a few hundred thousand, and as many letters for each of their packs. What
is read of a file takes up to thirty times as much memory."""

_MOST_DIGITS = 10

MOST_ENTRIES = 1000
"""No list in a document is longer, unless it says so."""

MOST_SHOWN = 60
"""Letters of something from outside that a message repeats."""

_LISTED = 20


def shown(given: Any) -> str:
    """Return something from outside for a message: never long, however long it is.

    >>> shown(["a", "b"]), shown("a" * 10_000)[:12], shown(10**5000)
    ("['a', 'b']", "'aaaaaaaaaaa", 'a number too long to show')
    """
    if isinstance(given, str):
        given = given[: MOST_SHOWN + 1]
    elif isinstance(given, (list, tuple)) and len(given) > MOST_SHOWN:
        return f"a list of {len(given)}"
    elif isinstance(given, Mapping) and len(given) > MOST_SHOWN:
        return f"an object of {len(given)} fields"
    try:
        text = repr(given)
    except ValueError:
        return "a number too long to show"
    except RecursionError:
        return "something nested too deeply"
    return text if len(text) <= MOST_SHOWN + 2 else text[:MOST_SHOWN] + "…"


def printable(text: str) -> str:
    """Return a line from outside for a terminal: nothing in it controls one."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def hidden(text: str) -> str:
    """Return the first letter of a text that nobody can see or that moves others about, nothing if there is none."""
    if text.isprintable():
        return ""
    for letter in text:
        if letter not in "\n\t" and (unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co") or letter in "\u2028\u2029"):
            return letter
    return ""


def read_text(path: Path, most: int = MOST_FILE) -> str:
    """Return the text of a file, a pipe or a device, if it ends before it is too much."""
    with path.open("rb") as file:
        found = file.read(most + 1)
    if len(found) > most:
        msg = f"{path}: more than {most:,} bytes are not read"
        raise BadInput(msg)
    return found.decode("utf-8")


def typed_number(typed: str) -> int | None:
    """Return the whole number somebody typed; None if it is none, or more than anything here counts to."""
    return int(typed) if typed.isdecimal() and len(typed) < _MOST_DIGITS else None


def refuse_unknown(what: str, given: Iterable[str], known: Iterable[str]) -> None:
    """Refuse names that mean nothing, and say the nearest one that does."""
    # Those that are known may be somebody's, too, and many: they are not looked through for each one that is given.
    names = dict.fromkeys(known)
    for name in given:
        if name not in names:
            close = difflib.get_close_matches(str(name), names, n=1) if len(str(name)) <= MOST_SHOWN else []
            hint = f"; did you mean {close[0]}?" if close else f"; known: {', '.join(sorted(names)[:_LISTED])}"
            if not close and len(names) > _LISTED:
                hint += f" and {len(names) - _LISTED} more"
            msg = f"{what}: unknown {shown(name)}{hint}"
            raise BadInput(msg)


def read_choice(what: str, given: Any, known: Iterable[str]) -> str:
    """Return a name if it is one of the known ones."""
    if not isinstance(given, str):
        msg = f"{what}: expected a name, got {shown(given)}"
        raise BadInput(msg)
    refuse_unknown(what, [given], known)
    return given


def read_int(what: str, given: Any, low: int, high: int) -> int:
    """Return a whole number within its range."""
    if not isinstance(given, int) or isinstance(given, bool) or not low <= given <= high:
        msg = f"{what}: expected a whole number from {low} to {high}, got {shown(given)}"
        raise BadInput(msg)
    return given


def read_flag(what: str, given: Any) -> bool:
    """Return a yes or no."""
    if not isinstance(given, bool):
        msg = f"{what}: expected true or false, got {shown(given)}"
        raise BadInput(msg)
    return given


def read_list(what: str, given: Any, most: int = MOST_ENTRIES) -> list[Any]:
    """Return a list of a sensible length."""
    if not isinstance(given, (list, tuple)):
        msg = f"{what}: expected a list, got {shown(given)}"
        raise BadInput(msg)
    if len(given) > most:
        msg = f"{what}: at most {most} entries, got {len(given)}"
        raise BadInput(msg)
    return list(given)


def read_dict(what: str, given: Any, known: Iterable[str]) -> dict[str, Any]:
    """Return an object whose every field is known."""
    if not isinstance(given, Mapping):
        msg = f"{what}: expected an object, got {shown(given)}"
        raise BadInput(msg)
    refuse_unknown(what, given, known)
    return dict(given)
