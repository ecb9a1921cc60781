"""Numbers for whatever can be chosen, and rows for whatever a seat may know: one codec for each game, content and number of seats.

Everything that may grow has room: a list of things (heroes, cards, boards …) has more places than things, new kinds of choices go
to the end of the actions and new fields to the end of the observation, both of which are longer than what they hold.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Choice, Game
from parlour.envs.core.sheet import Sheet

NUMBERING: Final = 2
"""Which numbering this is: it changes when a number comes to mean something else, and stands in the ids of environments."""

WAIT: Final = 0
"""The action of a seat that could do something out of turn and leaves it."""

NO_NUMBER: Final = -1

SPARE: Final = -(1 << 40)
"""The code of an option that no game has yet: its action number is kept free."""

KINDS: Final = 64
"""Room for kinds of choices."""


class Field:
    """Some places of an observation that belong together: how many, between which values, and what they say."""

    def __init__(self, name: str, size: int, high: int, words: str) -> None:
        self.name: str = name
        self.size: int = size
        self.high: int = high
        self.words: str = words


class Room:
    """A list of things that may grow: what it holds now, in the order of its numbers, and how many it can hold."""

    def __init__(self, name: str, size: int, ids: list[str]) -> None:
        self.name: str = name
        self.size: int = size
        self.ids: list[str] = ids
        if len(ids) > size:
            msg = f"{name}: the environments have room for {size}, not for {len(ids)}"
            raise BadInput(msg)


class Wording:
    """What a choice offers, by the option's own code, each with the name of its action; SPARE is the code of a free number.

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


def with_room(options: list[tuple[int, str]], room: int, name: str) -> list[tuple[int, str]]:
    """Return options with free numbers behind them, so that there are as many names as there is room for."""
    known = len({word for _, word in options})
    if known > room:
        msg = f"{name or 'options'}: the environments have room for {room}, not for {known}"
        raise BadInput(msg)
    return options + [(SPARE, f"{name}{n}") for n in range(known, room)]


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

    def __init__(self, game: str, seats: int, most: int, *, actions: int, places: int, rooms: list[Room]) -> None:  # noqa: PLR0913
        self.game: str = game
        self.seats: int = seats
        self.most: int = most
        self.rooms: list[Room] = rooms
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
        self.named: int = len(self.names)
        self.names += [f"free:{n}" for n in range(self.named, actions)]
        self.size: int = len(self.names)
        self.blocks: list[dict[Any, Block]] = [self._blocks(number, seat) for seat in range(seats)]
        self.fields: list[Field] = self.described()
        used = sum(field.size for field in self.fields)
        self.fields.append(Field("free", places - used, 0, "kept free for what may be told later; always 0"))
        self.hidden_fields: list[Field] = self.hidden_described()
        self.places: int = sum(field.size for field in self.fields)
        self.hidden_places: int = sum(field.size for field in self.hidden_fields)
        if self.size != actions or self.places != places or len(self.kinds) > KINDS:
            msg = f"{game}: the numbers do not fit their room: {self.named} actions, {used} places, {len(self.kinds)} kinds"
            raise AssertionError(msg)
        self.blank: Sheet = Sheet(1, places)
        self.blank_mask: Sheet = Sheet(1, actions)

    # A codec never changes what it means, so a copy of it is the codec itself.

    def __copy__(self) -> Codec:
        return self

    def __deepcopy__(self, memo: Any) -> Codec:
        return self

    def _blocks(self, number: dict[str, int], seat: int) -> dict[Any, Block]:
        found: dict[Any, Block] = {}
        for n, wording in enumerate(self.wordings(seat, self.seats)):
            kind = n
            codes = [(code, word) for code, word in wording.codes if code != SPARE]
            low = min(code for code, _ in codes)
            high = max(code for code, _ in codes)
            first = found.get(wording.asker)
            if first is not None:
                kind = first.kind
                low, high = min(low, first.low), max(high, first.low + len(first.numbers) - 1)
            numbers = [NO_NUMBER] * (high - low + 1)
            if first is not None:
                numbers[first.low - low : first.low - low + len(first.numbers)] = first.numbers
            for code, word in codes:
                numbers[code - low] = number[f"{wording.kind()}:{word}"]
            found[wording.asker] = Block(kind, low, numbers, wording.shared)
        return found

    def numbering(self) -> dict[str, Any]:
        """Return what the numbers mean, ready for JSON: a policy trained with other numbers is of no use."""
        return {"game": self.game, "numbering": NUMBERING, "lists": {room.name: room.ids for room in self.rooms}}

    def block(self, asker: Choice, seat: i64) -> Block:
        """Return the action numbers of a choice for a seat."""
        found = self.blocks[seat].get(type(asker))
        return found if found is not None else self.inherited(type(asker), seat)

    def inherited(self, asker: Any, seat: i64) -> Block:
        """Return the action numbers of the nearest choice that this one is a special case of, and remember them."""
        for base in asker.__mro__[1:]:
            found = self.blocks[seat].get(base)
            if found is not None:
                self.blocks[seat][asker] = found
                return found
        msg = f"the environments have no action numbers for the choice {asker.__name__}"
        raise KeyError(msg)

    def turned(self, seat: i64, viewer: i64) -> i64:
        """Return a seat counted from the one that looks; NONE stays NONE."""
        return (seat - viewer) % self.seats if seat >= 0 else seat

    # What each game provides.

    def wordings(self, seat: int, seats: int) -> list[Wording]:
        """Return every choice of the game with its options as that seat, one of so many, names them; always in the same order."""
        raise NotImplementedError

    def described(self) -> list[Field]:
        """Return the fields of an observation in their order."""
        raise NotImplementedError

    def write(self, g: Any, seat: i64, out: Sheet) -> None:
        """Write what a seat may know, field by field."""
        raise NotImplementedError

    def hidden_described(self) -> list[Field]:
        """Return the fields of what no seat knows, in their order."""
        raise NotImplementedError

    def write_hidden(self, g: Any, out: Sheet) -> None:
        """Write what no seat knows: the order of decks, what lies face down."""
        raise NotImplementedError

    # The open decision.

    def write_asked(self, g: Game, seat: i64, out: Sheet) -> None:
        """Write whose decision is open, and its kind if the seat may act in it or everybody may."""
        if g.winners >= 0:
            out.skip(self.most + KINDS)
            return
        who: i64 = g.who()
        block = self.block(g.asker, seat)
        out.one(self.turned(who, seat), self.most)
        if block.shared or who == seat:
            out.one(block.kind, KINDS)
        else:
            out.skip(KINDS)

    def mine(self, g: Game, seat: i64) -> bool:
        """Say whether a seat may act in the open decision, or everybody may, so that it may know what it is about."""
        return g.winners < 0 and (g.who() == seat or self.block(g.asker, seat).shared)

    def asked_fields(self) -> list[Field]:
        """Return the fields of the open decision."""
        return [
            Field("decides", self.most, 1, "whose decision is open, counted from me; none when the game is over"),
            Field("decision", KINDS, 1, "its kind, if I may act in it, in the order of the table of actions"),
        ]
