"""What people write is text: no control characters, nothing that turns the line around, no endless blanks."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters to Unicode, nothing to the eye."""

MOST_MARKS = 3
"""Accents on one letter; more of them reach over the lines above and below."""

LOOKS = {
    "a": "\u0430\u03b1\u0251\u13aa\u15c5\u1d00\ua4ee",
    "b": "\u0432\u03b2\u0185\u0299\u044c\u13cf\u13f4\u1472\u15af\u15f7\ua4d0\ua7b5",
    "c": "\u0441\u13df\u1d04\u2ca5\ua4da",
    "d": "\u0501\u13a0\u13e7\u146f\u15de\u15ea\u1d05\ua4d2\ua4d3",
    "e": "\u0435\u03b5\u04bd\u13ac\u1d07\u2d39\ua4f0\uab32",
    "f": "\u03dd\u0584\u15b4\u1e9d\ua4dd\ua730\ua799\uab35",
    "g": "\u018d\u0261\u0262\u050d\u0581\u13c0\u13f3\u1d83\ua4d6",
    "h": "\u043d\u04bb\u03b7\u029c\u0570\u13bb\u13c2\u157c\u2c8f\ua4e7",
    "i": "\u0456\u03b9\u0131\u0142l1|\u0269\u01c0\u026a\u029f\u04cf\u13a5\u13de\u14aa\u16c1\u2c93\u2cd1\u2d4f\ua4e1\ua4f2\ua647",
    "j": "\u0458\u03f3\u13ab\u148d\u1d0a\ua4d9\u029d",
    "k": "\u043a\u03ba\u13e6\u16d5\u1d0b\u2c95\ua4d7",
    "m": "\u043c\u03bc\u03fb\u13b7\u15f0\u16d6\u1d0d\u2c99\ua4df",
    "n": "\u03bd\u0274\u0578\u057c\u2c9b\ua4e0",
    "o": "\u043e\u03bf\u00f80\u03c3\u0585\u10ff\u1d0f\u1d11\u2c9f\u2d54\ua4f3\uab3d",
    "p": "\u0440\u03c1\u13e2\u146d\u1d18\u2ca3\ua4d1",
    "q": "\u051b\u0563\u0566\u2d55",
    "r": "\u0280\u0433\u13a1\u13d2\u1587\u1d26\u2c85\ua4e3\uab47\uab48\u13b1",
    "s": "\u0455\u01bd\u057f\u13d5\u13da\ua4e2\ua731",
    "t": "\u0442\u03c4\u13a2\u1d1b\u2ca7\ua4d4",
    "u": "\u028b\u057d\u144c\u1d1c\ua4f4\ua79f\uab4e\uab52",
    "v": "\u0475\u13d9\u142f\u1d20\u2d38\ua4e6",
    "w": "\u051d\u026f\u0461\u0561\u13b3\u13d4\u1d21\ua4ea",
    "x": "\u0445\u03c7\u1541\u157d\u16b7\u2cad\u2d5d\ua4eb\uab53",
    "y": "\u0443\u03c5\u0263\u028f\u03b3\u04af\u10e7\u13a9\u13bd\u1d8c\u1eff\u2ca9\ua4ec\uab5a",
    "z": "\u03b6\u13c3\u1d22\ua4dc",
}
"""Small Latin letters, and what looks like them or like their capitals in other alphabets, after capitals were made small."""
LOOKALIKES = {ord(c): letter for letter, alike in LOOKS.items() for c in alike}


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
    >>> look("Bob") == look("B\u0585b") == look("\ua4d0\ua4f3\ua4d0"), look("Max") == look("\u13b7ax")
    (True, True)
    >>> look("Ann") == look("Anna")
    False
    """
    bare = unicodedata.normalize("NFKD", plain(name)).casefold()
    letters = (c for c in unicodedata.normalize("NFKD", bare) if not unicodedata.category(c).startswith(("M", "Z", "C", "P")))
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
