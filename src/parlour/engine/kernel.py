"""The machine every game runs on: a stack of steps, at most one open choice, and chance that belongs to the position.

A *step* is something still to be done. It is made once, never changes and is shared by all positions. A *position* is
plain data plus the stack of steps; so it can be cloned, saved, looked into and dealt anew at any point.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.amount import Amounts
from parlour.engine.arrays import append, pop, vec
from parlour.engine.errors import BadInput, Stuck
from parlour.engine.kinds import IGNORED, UNUSED, Kind
from parlour.engine.said import Said

NONE: Final = -1
RUNNING: Final = -1
TAKEN: Final = -1
"""The event code of an option the machine took by itself, because everybody could see that it was the only one."""

WORD: Final = 0xFFFFFFFF
BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(62)])
"""The n-th bit alone. Compiled code must not write `1 << n` with an i64 `n`: C takes the constant for 32 bits."""

NO_OPTIONS: Final[list[int]] = []
"""Nobody is asked. Lists of options are shared and never changed in place."""

MOST_STEPS: Final[i64] = 10_000
"""So many steps never pass between two decisions; 74 is the most that thousands of games of each title have shown."""
GOES_ROUND: Final = "the game goes round and round without anybody being asked"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something still to be done: `me` is the seat it is done by, `it` what it is done to."""

    it_is: ClassVar[Kind] = UNUSED
    """What `it` may be; nothing else is read from a position on file."""

    amounts: ClassVar[Amounts] = ()
    """The figures of its text, for words of cards."""

    def __init__(self) -> None:
        self.label: str = ""

    def name(self) -> str:
        """Return the name by which positions on file refer to this step."""
        return self.label or type(self).__name__

    def parts(self) -> list[Step]:
        """Return the steps this one is composed of."""
        return []

    def own_amounts(self) -> Amounts:
        """Return the figures of this very text, where not all texts of its kind have the same."""
        return self.amounts

    def run(self, g: Any, me: i64, it: i64) -> None:
        """Change the position, say what comes next with `g.then`, or ask somebody with `g.ask`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step):
    """A step at which somebody decides. `options` must not change the position; no option at all skips the choice."""

    def __init__(self) -> None:
        super().__init__()
        # A choice whose options others cannot see is asked even if there is only one: taking it by itself would tell them.
        self.secret: bool = False
        # So is one at which people must see something before the game goes on.
        self.always: bool = False

    def run(self, g: Any, me: i64, it: i64) -> None:
        game: Game = g
        game.ask(self, me, it)

    def options(self, g: Any, me: i64, it: i64) -> list[int]:
        """Return what may be chosen, in a fixed order, each option once."""
        raise NotImplementedError

    def chosen(self, g: Any, me: i64, it: i64, option: i64) -> None:
        """Carry out the option chosen."""
        raise NotImplementedError

    def who(self, g: Any, me: i64, it: i64) -> int:
        """Return the seat whose choice this is."""
        return me

    def seat_of(self, g: Any, me: i64, it: i64, option: i64) -> int:
        """Return the seat an option belongs to; a choice may hold options for several seats."""
        return self.who(g, me, it)

    def seen_as(self, g: Any, me: i64, it: i64, option: i64, seat: i64) -> int:
        """Return what another seat sees of the option chosen: the same number for all it cannot tell apart."""
        return option

    # What it says. Everything people and programs read is made from these three.

    def says(self, g: Any, me: i64, it: i64, option: i64) -> Said:
        """Say what an option is: a verb and its nouns, unique within the choice, the rule that gives it, and whether it passes."""
        raise NotImplementedError

    def asks(self, g: Any, me: i64, it: i64) -> Said:
        """Say what is asked."""
        raise NotImplementedError

    def waits(self, g: Any, me: i64, it: i64) -> Said:
        """Say what the others may read meanwhile, after the name of whoever chooses; no secrets."""
        return CHOOSING

    def key(self, g: Any, me: i64, it: i64, option: i64) -> str:
        """Return the option's stable name, `verb:noun…`."""
        return self.says(g, me, it, option).key()


CHOOSING: Final = Said("choosing")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A step still to be done, by whom and to what; frames are shared by positions and never change."""

    __slots__ = ("it", "me", "step")

    def __init__(self, step: Step, me: i64, it: i64) -> None:
        self.step: Final = step
        self.me: Final = me
        self.it: Final = it


Event = tuple[int, int, int, int]


class Foretold:
    """Results of chance laid down in a position, used up before the generator is asked."""

    def __init__(self, dice: list[int], picks: list[int], orders: list[list[int]]) -> None:
        self.dice: list[int] = dice
        self.picks: list[int] = picks
        self.orders: list[list[int]] = orders


class Nothing(Step):
    """Do nothing."""

    it_is: ClassVar[Kind] = IGNORED

    def run(self, g: Any, me: i64, it: i64) -> None:
        pass


class NoChoice(Choice):
    """Stands where nobody is asked."""


NOTHING: Final = Nothing()
NO_CHOICE: Final = NoChoice()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A position. Subclasses add their own ints and lists of ints and copy them when `source` is given."""

    def __init__(self, source: Game | None, seed: int) -> None:
        if source is not None:
            self.chance_a: i64 = source.chance_a
            self.chance_b: i64 = source.chance_b
            self.chance_c: i64 = source.chance_c
            self.chance_n: i64 = source.chance_n
            self.foretold: Foretold | None = source.foretold
            self.fate: i64 = source.fate
            self.auto: bool = source.auto
            self.winners: i64 = source.winners
            self.reason: i64 = source.reason
            self.stack: vec[Frame] = source.stack[:]
            self.options: list[int] = source.options
            self.asker: Choice = source.asker
            self.ask_me: i64 = source.ask_me
            self.ask_it: i64 = source.ask_it
            self.log: list[Event] | None = None
            self.notes: list[Said] = source.notes
            self.made_from: Any = source.made_from
            return
        # How often chance or a look at hidden cards has told somebody something: undo never goes back past that.
        self.fate = 0
        self.foretold = None
        self.auto = True
        # RUNNING while the game goes on, then the set of winning seats as bits (0: nobody won).
        self.winners = RUNNING
        self.reason = NONE
        self.stack = vec[Frame]()
        self.options = NO_OPTIONS
        self.asker = NO_CHOICE
        self.ask_me = NONE
        self.ask_it = NONE
        # Events are kept only while somebody listens: random play and search do without.
        self.log = None
        self.notes = []
        # The title and the setup it was made from; the title writes them down.
        self.made_from = None
        self.seed(seed)

    # What each game provides.

    def clone(self) -> Game:
        """Return an independent copy."""
        raise NotImplementedError

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> Game:
        return self.clone()

    def __reduce__(self) -> Any:
        from parlour.engine.copies import position_parts  # noqa: PLC0415 - positions do not know how they are written

        return position_parts(self)

    def redeal(self, viewer: i64, seed: int) -> None:
        """Deal everything anew that `viewer` cannot know, consistent with what that seat has seen, chance included."""
        raise NotImplementedError

    # Chance: sfc32, in 32-bit words so that compiled and interpreted code agree.

    def seed(self, seed: int) -> None:
        """Start the generator anew."""
        self.chance_a = seed & WORD
        self.chance_b = (seed >> 32) & WORD
        self.chance_c = 0x9E3779B9
        self.chance_n = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """Return the next 32 random bits."""
        b = self.chance_b
        c = self.chance_c
        n = self.chance_n
        t: i64 = (self.chance_a + b + n) & WORD
        self.chance_n = (n + 1) & WORD
        self.chance_a = b ^ (b >> 9)
        self.chance_b = (c + (c << 3)) & WORD
        self.chance_c = (((c << 21) | (c >> 11)) + t) & WORD
        return t

    def pick(self, pieces: list[int]) -> int:
        """Return one of these pieces, each as likely."""
        self.fate += 1
        told = self.foretold
        if told is not None and told.picks:
            self.foretold = Foretold(told.dice, told.picks[1:], told.orders)
            if told.picks[0] not in pieces:
                msg = "chance: the piece foretold for a random pick is not among those to pick from"
                raise BadInput(msg)
            return told.picks[0]
        return pieces[(self.word() * len(pieces)) >> 32]

    def roll(self) -> int:
        """Return the face of a die, 1 … 6."""
        self.fate += 1
        told = self.foretold
        if told is not None and told.dice:
            self.foretold = Foretold(told.dice[1:], told.picks, told.orders)
            return told.dice[0]
        return ((self.word() * 6) >> 32) + 1

    def shuffle(self, pieces: list[int]) -> None:
        """Shuffle in place. The last piece is the top one; a foretold order names pieces from the top."""
        self.fate += 1
        # Pieces change places as they are: compiled code would take each int apart and put it together again.
        unopened: list[Any] = pieces
        i: i64 = len(pieces) - 1
        while i > 0:
            j = (self.word() * (i + 1)) >> 32
            last = unopened[i]
            unopened[i] = unopened[j]
            unopened[j] = last
            i -= 1
        told = self.foretold
        if told is not None and told.orders:
            self.foretold = Foretold(told.dice, told.picks, told.orders[1:])
            for piece in reversed(told.orders[0]):
                if piece not in pieces:
                    msg = "chance: the order foretold for a shuffle names a piece that is not there"
                    raise BadInput(msg)
                pieces.remove(piece)
                pieces.append(piece)

    # The machine.

    def then(self, step: Step, me: i64, it: i64 = NONE) -> None:
        """Do this next; several calls within one step happen in the order written."""
        self.stack = append(self.stack, Frame(step, me, it))

    def carry_out(self, step: Step, me: i64, it: i64 = NONE) -> bool:
        """Do a step at once, and say whether to go on: nobody was asked, nothing was left for later, the game is not over."""
        height = len(self.stack)
        step.run(self, me, it)
        return not self.options and len(self.stack) == height and self.winners < 0

    def ask(self, choice: Choice, me: i64, it: i64 = NONE) -> None:
        """Stop for a choice. An only option that everybody can see to be the only one is taken at once."""
        options = choice.options(self, me, it)
        if len(options) > 1 or (options and (choice.secret or choice.always or not self.auto)):
            self.options = options
            self.asker = choice
            self.ask_me = me
            self.ask_it = it
        elif options:
            if self.log is not None:
                self.log.append((TAKEN, choice.seat_of(self, me, it, options[0]), len(self.notes), NONE))
                self.notes.append(choice.says(self, me, it, options[0]))
            choice.chosen(self, me, it, options[0])

    def choose(self, option: i64) -> None:
        """Carry out one of the open options and go on to the next choice or to the end."""
        self.options = NO_OPTIONS
        height = len(self.stack)
        self.asker.chosen(self, self.ask_me, self.ask_it, option)
        if len(self.stack) - height > 1:
            self.in_order_written(height)
        if not self.options or self.winners >= 0:
            self.advance()

    def advance(self) -> None:
        """Do steps until somebody is asked or the game is over."""
        left = MOST_STEPS
        while not self.options and self.winners < 0:
            left -= 1
            if left < 0:
                raise Stuck(GOES_ROUND)
            self.stack, frame = pop(self.stack)
            height = len(self.stack)
            frame.step.run(self, frame.me, frame.it)
            if len(self.stack) - height > 1:
                self.in_order_written(height)
        if self.winners >= 0:
            self.options = NO_OPTIONS
            self.stack = vec[Frame]()

    def in_order_written(self, height: i64) -> None:
        """Turn over the frames just added, so that the first one written is on top."""
        stack = self.stack
        top: i64 = len(stack) - 1
        while height < top:
            frame = stack[height]
            stack[height] = stack[top]
            stack[top] = frame
            height += 1
            top -= 1

    def end(self, winners: i64, reason: i64) -> None:
        """End the game: nothing else happens."""
        self.winners = winners
        self.reason = reason

    def who(self) -> int:
        """Return the seat the open choice belongs to."""
        return self.asker.who(self, self.ask_me, self.ask_it)

    def seat_of(self, option: i64) -> int:
        """Return the seat an open option belongs to."""
        return self.asker.seat_of(self, self.ask_me, self.ask_it, option)

    def options_of(self, seat: i64) -> list[int]:
        """Return the open options that belong to a seat."""
        return [option for option in self.options if self.seat_of(option) == seat]

    def to_act(self) -> int:
        """Return the seat to act: the one whose choice is open, or the first of those that have options if it has none itself."""
        who = self.who()
        first = NONE
        for option in self.options:
            seat = self.seat_of(option)
            if seat == who:
                return who
            if first < 0 or seat < first:
                first = seat
        return first

    def tell(self, code: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE) -> None:
        """Note an event, if anybody listens. Ask `g.log is not None` first where speed matters."""
        if self.log is not None:
            self.log.append((code, a, b, c))


def stirred(noise: i64) -> i64:
    """Return the next noise: quick numbers for random play and thinking, where the position's own chance must not be touched."""
    return (noise * 1664525 + 1013904223) & WORD


def play_out(g: Game, noise: int) -> int:
    """Play at random to the end; return the number of decisions."""
    x: i64 = noise & WORD
    decisions = 0
    while g.winners < 0:
        x = stirred(x)
        options = g.options
        g.choose(options[(x * len(options)) >> 32])
        decisions += 1
    return decisions
