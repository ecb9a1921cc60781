"""What people write is text: no control characters, nothing that turns the line around, no endless blanks."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    r"""Return a text as one clean line.

    >>> plain("  Hello\n\u202eworld\x00  ")
    'Hello world'
    """
    kept = (
        " " if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c
        for c in text
        if unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn")
    )
    return " ".join("".join(kept).split())
