"""A game played by action numbers: who is asked, what is legal, what the one asked may know. Nothing else happens per step."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from parlour.engine.kernel import BIT, NONE, WORD, Game, stirred
from parlour.envs.core.codec import WAIT, Codec
from parlour.envs.core.sheet import Sheet

_NONE_LEFT: Final[list[int]] = []


class Desk:
    """One game, stepped.

    Where a choice holds options for several seats, the others are asked first, in turn order from the one whose choice it is,
    and each may `wait`; if all of them wait, the one whose choice it is decides. Whoever acts moves the game on.
    """

    def __init__(self, codec: Codec, g: Game, interrupts: bool) -> None:  # noqa: FBT001 - a yes-or-no fact
        self.codec: Codec = codec
        self.g: Game = g
        self.interrupts: bool = interrupts
        self.seat: int = NONE
        self.others: list[int] = _NONE_LEFT
        # The legal actions of the seat asked, and the option each stands for; NONE for waiting.
        self.actions: list[int] = _NONE_LEFT
        self.options: list[int] = _NONE_LEFT
        # Every option chosen since the start: with setup and seed the whole game.
        self.chosen: list[int] = []
        self.steps: int = 0
        # What was written for whoever looked last, to be written over.
        self.seen: Sheet | None = None
        self.legal: Sheet | None = None
        self.open_choice()

    def copy(self) -> Desk:
        """Return an independent copy that stands at the same question."""
        twin = Desk(self.codec, self.g.clone(), self.interrupts)
        twin.seat = self.seat
        twin.others = self.others
        twin.actions = self.actions
        twin.options = self.options
        twin.chosen = self.chosen[:]
        twin.steps = self.steps
        return twin

    def __copy__(self) -> Desk:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Desk:
        return self.copy()

    def __reduce__(self) -> Any:
        from parlour.envs.plan import desk_again  # noqa: PLC0415 - it stands above desks

        return desk_again, (self.g, self.interrupts, self.seat, self.others, self.chosen, self.steps)

    def come_back_to(self, seat: int, others: list[int], chosen: list[int], steps: int) -> None:
        """Stand where another desk with the same game stood: at the same seat's turn to answer, after the same choices."""
        self.chosen = chosen
        self.steps = steps
        if seat >= 0 and (seat != self.seat or others != self.others):
            self.others = [*others, seat]
            self.next_seat()

    # Asking.

    def open_choice(self) -> None:
        """Ask whoever comes first now that the game has moved on."""
        g = self.g
        if g.winners >= 0:
            self.seat = NONE
            self.others = _NONE_LEFT
            self.actions = _NONE_LEFT
            self.options = _NONE_LEFT
            return
        asker = g.asker
        who = asker.who(g, g.ask_me, g.ask_it)
        block = self.codec.block(asker, who)
        if not block.shared:
            self.seat = who
            self.others = _NONE_LEFT
            self.options = g.options
            low = block.low
            # Numbers are handed on as they are: compiled code would take each int apart and put it together again.
            numbers: list[Any] = block.numbers
            self.actions = [numbers[option - low] for option in g.options]
            return
        waiting: list[int] = []
        seats = self.codec.seats
        able: i64 = 0
        for option in g.options:
            able |= BIT[g.seat_of(option)]
        for n in range(1, seats):
            seat = (who + n) % seats
            if able >> seat & 1:
                waiting.append(seat)
        if able >> who & 1:
            if self.interrupts:
                waiting.append(who)
            else:
                waiting = [who]
        waiting.reverse()
        self.others = waiting
        self.next_seat()

    def next_seat(self) -> None:
        """Ask the next seat that has options in a shared choice; the last one cannot wait."""
        g = self.g
        seat = self.others[-1]
        self.others = self.others[:-1]
        self.seat = seat
        block = self.codec.block(g.asker, seat)
        low = block.low
        numbers = block.numbers
        actions: list[int] = []
        options: list[int] = []
        if self.others:
            actions.append(WAIT)
            options.append(NONE)
        for option in g.options:
            if g.seat_of(option) == seat:
                actions.append(numbers[option - low])
                options.append(option)
        self.actions = actions
        self.options = options

    # Acting.

    def step(self, action: int) -> bool:
        """Take a legal action and ask whoever comes next; False if the action is not legal: then nothing has changed."""
        actions = self.actions
        at = 0
        n = len(actions)
        while at < n and actions[at] != action:
            at += 1
        if at == n:
            return False
        self.steps += 1
        if action == WAIT:
            self.next_seat()
            return True
        option = self.options[at]
        self.chosen.append(option)
        self.g.choose(option)
        self.open_choice()
        return True

    def step_at_random(self, noise: int) -> int:
        """Take any legal action, each as likely; return the noise for the next time."""
        x = stirred(noise)
        actions = self.actions
        self.step(actions[(x * len(actions)) >> 32])
        return x

    # Looking.

    def observation(self, seat: int) -> bytearray:
        """Return what a seat may know now, fresh."""
        sheet = self.seen
        if sheet is None:
            sheet = self.seen = self.codec.blank.fresh()
        sheet.begin(0)
        self.codec.write(self.g, seat, sheet)
        sheet.end()
        return bytearray(sheet.cells)

    def mask(self, seat: int) -> bytearray:
        """Return a 1 for every legal action of a seat, fresh; all zeros if it is not asked."""
        sheet = self.legal
        if sheet is None:
            sheet = self.legal = self.codec.blank_mask.fresh()
        sheet.begin(0)
        if seat == self.seat:
            for action in self.actions:
                sheet.put(action, 1)
        sheet.end()
        return bytearray(sheet.cells)

    def hidden(self) -> bytearray:
        """Return what no seat knows, fresh: the order of decks, what lies face down."""
        sheet = Sheet(1, self.codec.hidden_places)
        self.codec.write_hidden(self.g, sheet)
        return bytearray(sheet.cells)


class Fleet:
    """Many desks stepped in one call and written into sheets, a row for each.

    Either every seat learns, and a row shows the game to whoever is asked; or one seat learns, with random partners at the others.
    """

    def __init__(self, codec: Codec, size: int, seat: int) -> None:
        self.seat: int = seat
        self.desks: list[Desk | None] = [None] * size
        self.noise: list[int] = [0] * size
        self.seen: Sheet = Sheet(size, codec.places)
        self.masks: Sheet = Sheet(size, codec.size)
        # Whose turn it is in each game, NONE where it is over.
        self.asked: vec[i16] = vec[i16]([NONE] * size)

    def begin(self, n: int, desk: Desk, noise: int) -> bool:
        """Put a new game at a place and play on to the learner's first decision; False if it ends before."""
        self.desks[n] = desk
        self.noise[n] = noise & WORD
        return self.play_on(n)

    def play_on(self, n: int) -> bool:
        """Let the others act until a learner is asked; False if the game is over."""
        desk = self.desks[n]
        assert desk is not None
        seat = self.seat
        if seat >= 0 and desk.seat != seat:
            noise = self.noise[n]
            while desk.seat >= 0 and desk.seat != seat:
                noise = desk.step_at_random(noise)
            self.noise[n] = noise
        return desk.seat >= 0

    def refused(self, actions: list[int]) -> int:
        """Return the first game in which an action is not legal, NONE if there is none; games that are over are not looked at."""
        for n, desk in enumerate(self.desks):
            assert desk is not None
            if desk.seat >= 0 and actions[n] not in desk.actions:
                return n
        return NONE

    def step(self, actions: list[int]) -> list[int]:
        """Take an action in every game that is not over, play on, and return the games that have ended now."""
        ended: list[int] = []
        for n, desk in enumerate(self.desks):
            assert desk is not None
            if desk.seat >= 0:
                desk.step(actions[n])
                if not self.play_on(n):
                    ended.append(n)
        return ended

    def show(self) -> None:
        """Write every game anew: what the learner may know and do."""
        seen = self.seen
        masks = self.masks
        for row, desk in enumerate(self.desks):
            assert desk is not None
            asked = desk.seat
            viewer = self.seat if self.seat >= 0 else asked
            seen.begin(row)
            masks.begin(row)
            if viewer >= 0:
                desk.codec.write(desk.g, viewer, seen)
                if viewer == asked:
                    for action in desk.actions:
                        masks.put(action, 1)
            seen.end()
            masks.end()
            self.asked[row] = i16(asked)
