"""Sets as single ints: one bit for each spot, road, card, seat or token."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine import kernel
from parlour.engine.arrays import vec

BIT: Final[vec[i64]] = kernel.BIT


def how_many(area: i64) -> i64:
    """Return how many members a set has.

    >>> how_many(0b10110)
    3
    """
    n: i64 = 0
    while area:
        area &= area - 1
        n += 1
    return n
