"""Rows of small numbers, written in place: what a seat may know, or what it may do, one row for each game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

MOST: Final = 127
"""The highest number of an int8."""


@final
class Sheet:
    """Rows of int8, all 0 but what was written. A row is written from left to right, field by field.

    Few places of a row differ from 0. Those are remembered, so that a row is cleared as fast as it was written.
    """

    def __init__(self, rows: int, places: int) -> None:
        self.places: i64 = places
        self.cells: vec[u8] = vec[u8](bytes(rows * places))
        self.written: vec[i16] = vec[i16](bytes(rows * places))
        self.counts: vec[i64] = vec[i64](bytes(rows))
        self.row: i64 = 0
        self.first: i64 = 0
        self.at: i64 = 0
        self.last: i64 = 0

    def fresh(self) -> Sheet:
        """Return another sheet of the same size; this one must still be empty."""
        twin = Sheet(0, 0)
        twin.places = self.places
        twin.cells = self.cells[:]
        twin.written = self.written[:]
        twin.counts = self.counts[:]
        return twin

    def begin(self, row: i64) -> None:
        """Clear a row and go to its first place."""
        first = row * self.places
        cells = self.cells
        written = self.written
        end = first + self.counts[row]
        n = first
        while n < end:
            cells[first + i64(written[n])] = 0
            n += 1
        self.counts[row] = 0
        self.row = row
        self.first = first
        self.at = first
        self.last = first

    def end(self) -> None:
        """Remember what was written, so that it can be cleared."""
        self.counts[self.row] = self.last - self.first

    def put(self, place: i64, value: i64) -> None:
        """Write a number so many places further on, and stay."""
        if value > 0:
            at = self.at + place
            self.cells[at] = u8(value) if value < MOST else u8(MOST)
            self.written[self.last] = i16(at - self.first)
            self.last += 1

    def mark(self, place: i64) -> None:
        """Write a 1 so many places further on, however often it is written, and stay."""
        if self.cells[self.at + place] == 0:
            self.put(place, 1)

    def add(self, place: i64) -> None:
        """Count one more, so many places further on, and stay."""
        at = self.at + place
        value = i64(self.cells[at])
        if value == 0:
            self.put(place, 1)
        elif value < MOST:
            self.cells[at] = u8(value + 1)

    def skip(self, size: i64) -> None:
        """Leave a field as it is: all 0."""
        self.at += size

    def number(self, value: i64) -> None:
        """Write a field of one place: a number, cut at 0 and 127."""
        self.put(0, value)
        self.at += 1

    def flag(self, value: bool) -> None:  # noqa: FBT001 - a yes-or-no fact
        """Write a field of one place: yes or no."""
        if value:
            self.put(0, 1)
        self.at += 1

    def one(self, which: i64, size: i64) -> None:
        """Write a field with at most one place marked; NONE marks none."""
        if 0 <= which < size:
            self.put(which, 1)
        self.at += size

    def members(self, bits: i64, size: i64) -> None:
        """Write a field with a place marked for each bit of a set."""
        place: i64 = 0
        while bits:
            if bits & 255 == 0:
                bits >>= 8
                place += 8
                continue
            if bits & 1:
                self.put(place, 1)
            bits >>= 1
            place += 1
        self.at += size

    def pairs(self, bag: i64, size: i64) -> None:
        """Write a field of counts, from a number that holds two bits for each."""
        place: i64 = 0
        while bag:
            if bag & 255 == 0:
                bag >>= 8
                place += 4
                continue
            if bag & 3:
                self.put(place, bag & 3)
            bag >>= 2
            place += 1
        self.at += size
