"""What people write is text: no control characters, nothing that turns the line around, no endless blanks."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters to Unicode, nothing to the eye."""

MOST_MARKS = 3
"""Accents on one letter; more of them reach over the lines above and below."""

# Letters whose capitals or small forms look like Latin ones, after capitals were made small.
CYRILLIC = "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0458\u04bb\u0501\u051b\u051d"
GREEK = "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
LOOKALIKES = str.maketrans(f"{CYRILLIC}{GREEK}\u0131\u0142\u00f8l1|0", "abekmhopctyxsijhdqw" + "abezhikmnoptyx" + "iioiiio")


def plain(text: str) -> str:
    r"""Return a text as one clean line.

    >>> plain("  Hello\n\u202eworld\x00  ")
    'Hello world'
    >>> plain("\u3164\u2800"), len(plain("a" + "\u0336" * 30))
    ('', 4)
    """
    kept: list[str] = []
    marks = MOST_MARKS
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        if kind in ("Cf", "Cs", "Co", "Cn"):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(" " if kind in ("Cc", "Zl", "Zp") or c in BLANKS else c)
    return " ".join("".join(kept).split())


def look(name: str) -> str:
    r"""Return what a name looks like at a glance; two names that look alike are one to the table.

    >>> look("Ann") == look("\u0410nn\u200b") == look(" A  N\uff2e") == look("\u00c1nn")
    True
    >>> look("Ann") == look("Anna")
    False
    """
    bare = unicodedata.normalize("NFKD", plain(name)).casefold()
    letters = (c for c in unicodedata.normalize("NFKD", bare) if not unicodedata.category(c).startswith(("M", "Z", "C")))
    return "".join(letters).translate(LOOKALIKES)


RESERVED = (
    *("Host", "Spectator", "Gastgeber", "Zuschauer", "Gastheer", "Toeschouwer"),
    *("Parlour", "Server", "System", "Systeem", "Admin", "Moderator", "Administrator", "Beheerder"),
)
"""Who speaks in the chat without a seat, and who could be thought to speak for the server, in every language."""


def alike(name: str, others: Iterable[str]) -> bool:
    """Say whether a name looks like one of some others, or like a word the chat uses for somebody else."""
    return any(look(name) == look(other) for other in (*others, *RESERVED))


def free_name(name: str, others: Iterable[str]) -> str:
    """Return a name that can be told from some others: the one wished for, or that with a number.

    >>> free_name("Ann", ["Bob"]), free_name("Ann", ["ann", "Ann 2"])
    ('Ann', 'Ann 3')
    """
    others = list(others)
    number = 1
    said = name
    while alike(said, others):
        number += 1
        said = f"{name} {number}"
    return said
