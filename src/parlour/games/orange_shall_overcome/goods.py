"""What a character holds, packed into one number: eight kinds, six bits each, so that a cost is checked in one subtraction."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.arrays import vec

MONEY: Final = 0
NETWORK: Final = 1
RATION: Final = 2
SABOTAGE: Final = 3
INFORMATION: Final = 4
BUNDLE: Final = 5
TICKET: Final = 6
IMMUNITY: Final = 7

KINDS: Final = 8
RESOURCES: Final = 5
"""The first five kinds are resources (OSO-48); a carried bundle counts as one for the carry limit and at night (OSO-185)."""

KIND_IDS: Final = ["money", "network", "ration", "sabotage", "information", "bundle", "ticket", "immunity"]

ONE: Final[vec[i64]] = vec[i64]([1 << (6 * kind) for kind in range(KINDS)])
ONE_OF_EACH: Final = 0o01_01_01_01_01_01_01_01  # six bits are two octal digits
FULL: Final = 31 * ONE_OF_EACH
GUARDS: Final = 32 * ONE_OF_EACH
"""The sixth bit of each kind, set by one more than there can be."""


def pack(**amounts: int) -> int:
    """Return a cost or a holding.

    >>> count(pack(money=2, network=1), MONEY)
    2
    """
    return sum(amount * ONE[KIND_IDS.index(kind)] for kind, amount in amounts.items())


def count(goods: i64, kind: i64) -> int:
    """Return how many of a kind there are."""
    return goods >> (6 * kind) & 31


def covers(goods: i64, cost: i64) -> bool:
    """Say whether the goods hold everything the cost asks for."""
    return (goods + GUARDS - cost) & GUARDS == GUARDS


def other_kinds(goods: i64, apart: i64) -> i64:
    """Return goods without the kinds of which there are some apart.

    >>> amounts(other_kinds(pack(money=2, ration=1), pack(money=1, network=1)))
    {'ration': 1}
    """
    some = (apart + FULL) & GUARDS
    return goods & ~(some - (some >> 5))


def weight(goods: i64) -> i64:
    """Return how many resources these are, carried bundles included (OSO-185, OSO-212)."""
    return (goods & 31) + (goods >> 6 & 31) + (goods >> 12 & 31) + (goods >> 18 & 31) + (goods >> 24 & 31) + (goods >> 30 & 31)


def amounts(goods: int) -> dict[str, int]:
    """Return what there is, by kind, leaving out nothing-at-all."""
    return {KIND_IDS[kind]: count(goods, kind) for kind in range(KINDS) if count(goods, kind)}
