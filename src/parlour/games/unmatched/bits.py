"""Sets of spaces and bags of cards as single ints.

A set of spaces has one bit per space. A bag of cards (a hand, a discard pile) has two bits per kind of card, because
copies are alike (Q-35) and no deck holds more than three of a kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_CARD: Final = 15
"""Stands for "none" where a card may be chosen or not."""

PRESENT: Final = 0x55555555
DECLINE: Final = 1 << (2 * NO_CARD)
ONE: Final = [1 << (2 * kind) for kind in range(NO_CARD)]

# 67 is the smallest number that gives every power of two below 2**64 a remainder of its own.
_PLACE: Final = [0] * 67
for _bit in range(64):
    _PLACE[(1 << _bit) % 67] = _bit

_MOST_REMEMBERED: Final = 1 << 15
_spaces: Final[dict[int, list[int]]] = {}
_kinds: Final[dict[int, list[int]]] = {}


def place(single: i64) -> i64:
    """Return the number of the only bit that is set."""
    return _PLACE[single % 67]


def spaces(area: i64) -> list[int]:
    """Return the spaces of a set, lowest first. The list is remembered and shared: never change it."""
    key: int = area
    known = _spaces.get(key)
    if known is not None:
        return known
    found: list[int] = []
    while area:
        single = area & -area
        found.append(_PLACE[single % 67])
        area ^= single
    if len(_spaces) >= _MOST_REMEMBERED:
        _spaces.clear()
    _spaces[key] = found
    return found


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
        found.append(_PLACE[single % 67] >> 1)
        area ^= single
    if len(_kinds) >= _MOST_REMEMBERED:
        _kinds.clear()
    _kinds[key] = found
    return found


def kinds_or_none(bag: i64) -> list[int]:
    """Return the kinds of card in a bag, and NO_CARD at the end."""
    return kinds((bag | DECLINE) & ~(DECLINE << 1))


def size(bag: i64) -> i64:
    """Return how many cards a bag holds."""
    count: i64 = 0
    while bag:
        count += bag & 3
        bag >>= 2
    return count


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
