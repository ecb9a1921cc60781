"""Numbers for whatever can be chosen, and bytes for whatever a seat may know: one codec per game and number of seats."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from parlour.engine.kernel import Choice, Game

WAIT: Final = 0
"""The action of a seat that could do something out of turn and leaves it."""

NO_NUMBER: Final = -1

BYTE: Final = [bytes([n]) for n in range(256)]


def one_hot(size: int) -> list[bytes]:
    """Return rows of zeros with a single 1: row n + 1 has it at place n, row 0 has none, so that NONE (-1) is looked up as 0."""
    return [bytes(size), *(bytes(n) + b"\1" + bytes(size - n - 1) for n in range(size))]


def bits(size: int) -> list[bytes]:
    """Return one byte for each of a number's lowest bits, for every number of so many bits."""
    return [bytes([n >> bit & 1 for bit in range(size)]) for n in range(2**size)]


def clip(n: int) -> bytes:
    """Return a number as one byte of an int8, cut at 0 and 127."""
    return BYTE[0 if n < 0 else min(n, 127)]


class Field:
    """Some places of an observation that belong together: how many, between which values, and what they say."""

    def __init__(self, name: str, size: int, high: int, words: str) -> None:
        self.name: str = name
        self.size: int = size
        self.high: int = high
        self.words: str = words


class Wording:
    """What a choice offers, by the option's own code, each with the name of its action.

    A shared choice may hold options for several seats. A choice may have more options in a second wording, by another name.
    """

    def __init__(self, asker: type, codes: list[tuple[int, str]], words: str, *, shared: bool = False, name: str = "") -> None:
        self.asker: type = asker
        self.codes: list[tuple[int, str]] = codes
        self.words: str = words
        self.shared: bool = shared
        self.name: str = name

    def kind(self) -> str:
        """Return the name that all its actions begin with: `TakeAction` is `take_action`."""
        if self.name:
            return self.name
        name: str = self.asker.__name__
        return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Block:
    """The action numbers of one choice for one seat: `numbers[code - low]`."""

    def __init__(self, kind: int, low: int, numbers: list[int], shared: bool) -> None:  # noqa: FBT001 - a yes-or-no fact
        self.kind: int = kind
        self.low: int = low
        self.numbers: list[int] = numbers
        self.shared: bool = shared


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How one game with so many seats is put into numbers. The numbers are the same for every setup and number of seats.

    Whatever names a seat counts from the seat that acts or observes: it is 0 itself, the next one in turn order 1.
    """

    def __init__(self, seats: int, most: int) -> None:
        self.seats: int = seats
        self.most: int = most
        self.names: list[str] = ["wait"]
        self.kinds: list[str] = []
        self.firsts: list[int] = []
        self.descriptions: list[str] = []
        number: dict[str, int] = {}
        for wording in self.wordings(0, most):
            self.kinds.append(wording.kind())
            self.firsts.append(len(self.names))
            self.descriptions.append(wording.words)
            for _, word in wording.codes:
                name = f"{wording.kind()}:{word}"
                if name not in number:
                    number[name] = len(self.names)
                    self.names.append(name)
        self.size: int = len(self.names)
        self.blocks: list[dict[Any, Block]] = [self._blocks(number, seat) for seat in range(seats)]
        self.kind_rows: list[bytes] = one_hot(len(self.kinds))
        self.seat_rows: list[bytes] = one_hot(most)
        self.fields: list[Field] = self.described()
        self.places: int = sum(field.size for field in self.fields)

    def _blocks(self, number: dict[str, int], seat: int) -> dict[Any, Block]:
        found: dict[Any, Block] = {}
        for n, wording in enumerate(self.wordings(seat, self.seats)):
            kind = n
            low = min(code for code, _ in wording.codes)
            high = max(code for code, _ in wording.codes)
            first = found.get(wording.asker)
            if first is not None:
                kind = first.kind
                low, high = min(low, first.low), max(high, first.low + len(first.numbers) - 1)
            numbers = [NO_NUMBER] * (high - low + 1)
            if first is not None:
                numbers[first.low - low : first.low - low + len(first.numbers)] = first.numbers
            for code, word in wording.codes:
                numbers[code - low] = number[f"{wording.kind()}:{word}"]
            found[wording.asker] = Block(kind, low, numbers, wording.shared)
        return found

    def block(self, asker: Choice, seat: int) -> Block:
        """Return the action numbers of a choice for a seat."""
        found = self.blocks[seat].get(type(asker))
        return found if found is not None else self.inherited(type(asker), seat)

    def inherited(self, asker: Any, seat: int) -> Block:
        """Return the action numbers of the nearest choice that this one is a special case of, and remember them."""
        for base in asker.__mro__[1:]:
            found = self.blocks[seat].get(base)
            if found is not None:
                self.blocks[seat][asker] = found
                return found
        msg = f"the environments have no action numbers for the choice {asker.__name__}"
        raise KeyError(msg)

    def turned(self, seat: int, viewer: int) -> int:
        """Return a seat counted from the one that looks; NONE stays NONE."""
        return (seat - viewer) % self.seats if seat >= 0 else seat

    # What each game provides.

    def wordings(self, seat: int, seats: int) -> list[Wording]:
        """Return every choice of the game with its options as that seat, one of so many, names them; always in the same order."""
        raise NotImplementedError

    def described(self) -> list[Field]:
        """Return the fields of an observation in their order."""
        raise NotImplementedError

    def parts(self, g: Any, seat: int) -> list[bytes]:
        """Return what a seat may know, one piece for each field; absent seats may come in one piece."""
        raise NotImplementedError

    def asked(self, g: Game, seat: int) -> list[bytes]:
        """Return the open decision: whose it is, and its kind if the seat may act in it or everybody may."""
        if g.winners >= 0:
            return [self.seat_rows[0], self.kind_rows[0]]
        who = g.who()
        block = self.block(g.asker, seat)
        return [self.seat_rows[self.turned(who, seat) + 1], self.kind_rows[block.kind + 1 if block.shared or who == seat else 0]]

    def mine(self, g: Game, seat: int) -> bool:
        """Say whether a seat may act in the open decision, or everybody may, so that it may know what it is about."""
        return g.winners < 0 and (g.who() == seat or self.block(g.asker, seat).shared)

    def asked_fields(self) -> list[Field]:
        """Return the fields of the open decision."""
        return [
            Field("decides", self.most, 1, "whose decision is open, counted from me; none when the game is over"),
            Field("decision", len(self.kinds), 1, "its kind, if I may act in it, in the order of the table of actions"),
        ]
