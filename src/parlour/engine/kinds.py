"""What the number `it` of a step may be. A step says its kind in one line, and reading a position holds every step to it.

A position on file can come from anywhere, and what a step does with a number that no game would give it is anybody's guess: it
may count to it. So a number is refused unless the step has said that it can be that one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

NONE: Final = -1


class Kind:
    """A kind of number: what it is in words, and whether a number is one, in this game and for this `me`."""

    def __init__(self, words: str, fits: Callable[[Any, int, int], bool]) -> None:
        self.words: Final = words
        self.fits: Final = fits


def within(low: int, high: int) -> Kind:
    """Return the kind of all numbers of a range.

    >>> within(0, 7).fits(None, 0, 8)
    False
    """
    return Kind(f"a number from {low} to {high}", lambda g, me, it: low <= it <= high)  # noqa: ARG005 - a kind may look at them


def packed(*fields: tuple[Kind, int], rest: Kind) -> Kind:
    """Return the kind of numbers made of several: the fields from the lowest bits up, each with its width, and the rest above.

    >>> packed((within(0, 4), 3), rest=within(0, 9)).fits(None, 0, 4 | 9 << 3)
    True
    """

    def fits(g: Any, me: int, it: int) -> bool:
        for kind, width in fields:
            if not kind.fits(g, me, it & ((1 << width) - 1)):
                return False
            it >>= width
        return rest.fits(g, me, it)

    words = [f"{kind.words} in {width} bits" for kind, width in fields]
    return Kind(f"{', '.join(words)}, above that {rest.words}", fits)


def either(*kinds: Kind) -> Kind:
    """Return the kind of numbers that are of one of several kinds."""
    return Kind(" or ".join(kind.words for kind in kinds), lambda g, me, it: any(kind.fits(g, me, it) for kind in kinds))


UNUSED: Final = Kind(f"{NONE}, which stands for nothing", lambda g, me, it: it == NONE)  # noqa: ARG005
"""The step is done to nothing in particular; what a step is that says nothing else."""

IGNORED: Final = Kind("a number", lambda g, me, it: True)  # noqa: ARG005
"""The step is handed a number and does not look at it."""
