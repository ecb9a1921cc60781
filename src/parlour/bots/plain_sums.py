"""The sums of a network in Python alone, for installs without a compiler: a whole row of numbers is one long integer.

A row lies in lanes of 32 bits. Adding a row, or so many times a row, is then one operation. Lanes may be negative and borrow from
their neighbours; a constant that lifts every lane above 0 puts that right before they are taken apart.
"""

from __future__ import annotations

from array import array
from struct import unpack
from typing import Final

LANE: Final = 4
LIFT: Final = 1 << 31
HIGHEST: Final = 2047
FINE: Final = 4
"""Bits by which sums of the first layer are finer than numbers between layers."""
FINER: Final = 10
"""And those of all others."""
NOTHING: Final = -1280
"""The logit of an action that was never offered while learning: -20."""


def numbers(kind: str, block: bytes) -> list[int]:
    """Return the numbers of a part of a block."""
    return array(kind, block).tolist()


def joined(row: list[int]) -> int:
    """Return a row as one long integer."""
    return int.from_bytes(b"".join([(n + LIFT).to_bytes(LANE, "little") for n in row]), "little") - lift(len(row))


def lift(count: int) -> int:
    """Return what lifts so many lanes above 0."""
    return int.from_bytes(LIFT.to_bytes(LANE, "little") * count, "little")


def cut(lanes: int, count: int, shift: int) -> list[int]:
    """Return the numbers in the lanes, shifted down and cut off at both ends."""
    found = unpack(f"<{count}I", (lanes + lift(count)).to_bytes(LANE * count, "little"))
    return [min(max((n - LIFT) >> shift, 0), HIGHEST) for n in found]


class Sums:
    """A network taken apart; long integers are made when a row is needed for the first time."""

    def __init__(self, layout: list[int], block: bytes) -> None:
        places, rows, wide, known, offered = layout
        self.places: int = places
        self.wide: int = wide
        self.known: int = known
        sizes = [4 * places, 4 * known, 2 * rows * wide, 4 * wide, 2 * wide * wide, 4 * wide, 2 * wide * wide, 4 * wide]
        sizes += [2 * offered * wide, 4 * offered, 2 * wide, 4]
        parts: list[bytes] = []
        at = 0
        for size in sizes:
            parts.append(block[at : at + size])
            at += size
        self.number: list[int] = numbers("i", parts[0])
        self.action_number: list[int] = numbers("i", parts[1])
        self.first: bytes = parts[2]
        self.bias_1: int = joined(numbers("i", parts[3]))
        self.second: list[int] = [joined(numbers("h", parts[4][2 * wide * n : 2 * wide * (n + 1)])) for n in range(wide)]
        self.bias_2: int = joined(numbers("i", parts[5]))
        self.third: list[int] = [joined(numbers("h", parts[6][2 * wide * n : 2 * wide * (n + 1)])) for n in range(wide)]
        self.bias_3: int = joined(numbers("i", parts[7]))
        self.policy: bytes = parts[8]
        self.bias_4: list[int] = numbers("i", parts[9])
        self.value: list[int] = numbers("h", parts[10])
        self.bias_5: int = numbers("i", parts[11])[0]
        self.rows: dict[int, int] = {}
        self.actions: dict[int, list[int]] = {}

    def outputs(self, seen: bytes, actions: list[int]) -> list[int]:
        """Return the value and then the logit of each of the actions, in steps of 1/64."""
        if len(seen) != self.places or (actions and not 0 <= min(actions) <= max(actions) < self.known):
            msg = "the network does not fit what is seen"
            raise ValueError(msg)
        total = self.bias_1
        for place, times in enumerate(seen):
            if times and self.number[place] >= 0:
                total += times * self.row(self.number[place])
        last = cut(total, self.wide, FINE)
        last = self.layer(last, self.bias_2, self.second)
        last = self.layer(last, self.bias_3, self.third)
        found = [(self.bias_5 + product(self.value, last)) >> FINER]
        for action in actions:
            row = self.action_number[action]
            found.append((self.bias_4[row] + product(self.action(row), last)) >> FINER if row >= 0 else NOTHING)
        return found

    def layer(self, before: list[int], bias: int, rows: list[int]) -> list[int]:
        """Return the numbers of a layer: what it makes of those before, where that is above 0, added to them."""
        total = bias
        for n, times in enumerate(before):
            if times:
                total += times * rows[n]
        return [min(n + more, HIGHEST) for n, more in zip(before, cut(total, self.wide, FINER), strict=True)]

    def row(self, n: int) -> int:
        """Return a row of the first layer."""
        found = self.rows.get(n)
        if found is None:
            found = self.rows[n] = joined(numbers("h", self.first[2 * self.wide * n : 2 * self.wide * (n + 1)]))
        return found

    def action(self, n: int) -> list[int]:
        """Return the weights of an action, by the number of its row."""
        found = self.actions.get(n)
        if found is None:
            found = self.actions[n] = numbers("h", self.policy[2 * self.wide * n : 2 * self.wide * (n + 1)])
        return found


def product(one: list[int], other: list[int]) -> int:
    """Return the sum of the products."""
    total = 0
    for n in range(len(one)):
        total += one[n] * other[n]
    return total
