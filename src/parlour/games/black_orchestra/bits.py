"""Sets of spaces or cards as single ints, and bags of items.

A set has one bit per space (30) or per card of the conspirator deck (54). A bag of items has two bits per kind, because
tiles of a kind are alike and there are three of each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine import kernel
from parlour.engine.arrays import vec

KINDS: Final = 8
"""How many kinds of item there are."""

PRESENT: Final = 0x5555

# 67 is the smallest number that gives every power of two below 2**64 a remainder of its own.
_PLACE: Final = vec[i64]([0] * 67)
for _bit in range(63):
    _PLACE[(1 << _bit) % 67] = _bit

BIT: Final[vec[i64]] = kernel.BIT
ONE: Final = vec[i64]([1 << (2 * kind) for kind in range(KINDS)])

_MOST_REMEMBERED: Final = 1 << 15
_members: Final[dict[int, list[int]]] = {}
_kinds: Final[dict[int, list[int]]] = {}


def members(area: i64) -> list[int]:
    """Return the members of a set, lowest first. The list is remembered and shared: never change it."""
    key: int = area
    known = _members.get(key)
    if known is not None:
        return known
    found: list[int] = []
    while area > 0:
        single = area & -area
        found.append(_PLACE[single % 67])
        area ^= single
    if len(_members) >= _MOST_REMEMBERED:
        _members.clear()
    _members[key] = found
    return found


def count(area: i64) -> i64:
    """Return how many members a set has."""
    n: i64 = 0
    while area > 0:
        area &= area - 1
        n += 1
    return n


def set_of(pieces: list[int]) -> int:
    """Return the set of these members."""
    area = 0
    for piece in pieces:
        area |= BIT[piece]
    return area


def kinds(bag: i64) -> list[int]:
    """Return the kinds of item in a bag, each once. The list is remembered and shared: never change it."""
    key: int = (bag | (bag >> 1)) & PRESENT
    known = _kinds.get(key)
    if known is not None:
        return known
    found = [kind for kind in range(KINDS) if key >> (2 * kind) & 1]
    _kinds[key] = found
    return found


def size(bag: i64) -> i64:
    """Return how many items a bag holds."""
    n: i64 = 0
    while bag > 0:
        n += bag & 3
        bag >>= 2
    return n


def copies(bag: i64, kind: i64) -> i64:
    """Return how many items of a kind a bag holds."""
    return (bag >> (2 * kind)) & 3


def items(bag: i64) -> list[int]:
    """Return every item of a bag, those of a kind one after the other."""
    return [kind for kind in range(KINDS) for _ in range(copies(bag, kind))]


def bag_of(pieces: list[int]) -> int:
    """Return the bag that holds these items."""
    bag = 0
    for kind in pieces:
        bag += ONE[kind]
    return bag
