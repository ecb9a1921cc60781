"""Numbers before nouns, as people say them."""

from __future__ import annotations


def counted(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun.

    >>> counted(1, "choice"), counted(2, "choice"), counted(1200, "die", "dice")
    ('1 choice', '2 choices', '1,200 dice')
    """
    return f"{number:,} {one if number == 1 else many or one + 's'}"
