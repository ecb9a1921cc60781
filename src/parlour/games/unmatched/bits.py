"""Sets of spaces and bags of cards as single ints.

A set of spaces has one bit per space. A bag of cards (a hand, a discard pile) has two bits per kind of card, because
copies are alike (Q-35) and no deck holds more than three of a kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine import kernel
from parlour.engine.arrays import vec

NO_CARD: Final = 15
"""Stands for "none" where a card may be chosen or not."""

PRESENT: Final = 0x55555555
DECLINE: Final = 1 << (2 * NO_CARD)
ONE: Final = vec[i64]([1 << (2 * kind) for kind in range(NO_CARD)])
BIT: Final[vec[i64]] = kernel.BIT

PLACE: Final = vec[i64]([0] * 67)
"""PLACE[single % 67] is the number of the only bit set in `single`: 67 gives every power of two a remainder of its own."""
for _bit in range(64):
    PLACE[(1 << _bit) % 67] = _bit

_BYTE: Final = 255
_BYTES: Final = 5
"""No board has more than 40 spaces."""

# _NUMBERED[n][b][byte]: the numbers 64 x n + space of the spaces in the b-th byte of a set.
_NUMBERED: Final = [
    [[[64 * n + 8 * b + bit for bit in range(8) if byte >> bit & 1] for byte in range(_BYTE + 1)] for b in range(_BYTES)]
    for n in range(4)
]
_kinds: Final[dict[int, list[int]]] = {}
_MOST_REMEMBERED: Final = 8192
"""A few thousand games come to so many different sets of cards; then they are forgotten and most never come again."""


def spaces(area: i64) -> list[int]:
    """Return the spaces of a set, lowest first, in a new list."""
    return numbered(0, area)


def numbered(n: i64, area: i64) -> list[int]:
    """Return 64 x n + space for the spaces of a set, lowest first, in a new list; n is 0 to 3."""
    found: list[int] = []
    add_numbered(found, n, area)
    return found


def add_numbered(found: list[int], n: i64, area: i64) -> None:
    """Add 64 x n + space for the spaces of a set to a list, lowest first; n is 0 to 3."""
    table = _NUMBERED[n]
    b: i64 = 0
    while area:
        byte = area & _BYTE
        if byte:
            found += table[b][byte]
        area >>= 8
        b += 1


def kinds(bag: i64) -> list[int]:
    """Return the kinds of card in a bag, each once (Q-35). The list is remembered and shared: never change it."""
    key: int = (bag | (bag >> 1)) & PRESENT
    known = _kinds.get(key)
    if known is not None:
        return known
    found: list[int] = []
    area: i64 = key
    while area:
        single = area & -area
        found.append(PLACE[single % 67] >> 1)
        area ^= single
    if len(_kinds) >= _MOST_REMEMBERED:
        _kinds.clear()
    _kinds[key] = found
    return found


def kinds_or_none(bag: i64) -> list[int]:
    """Return the kinds of card in a bag, and NO_CARD at the end."""
    key: int = ((bag | (bag >> 1)) & PRESENT) | DECLINE
    known = _kinds.get(key)
    return known if known is not None else kinds(key)


def size(bag: i64) -> i64:
    """Return how many cards a bag holds: the low bit of a kind counts one, the high bit two."""
    n: i64 = 0
    while bag > 0:
        n += bag & 3
        bag >>= 2
    return n


def copies(bag: i64, kind: i64) -> i64:
    """Return how many cards of a kind a bag holds."""
    return (bag >> (2 * kind)) & 3


def cards(bag: i64) -> list[int]:
    """Return every card of a bag, copies one after the other."""
    return [kind for kind in range(NO_CARD) for _ in range(copies(bag, kind))]


def bag_of(pieces: list[int]) -> int:
    """Return the bag that holds these cards."""
    bag = 0
    for kind in pieces:
        bag += ONE[kind]
    return bag
