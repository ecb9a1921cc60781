"""Dice, and the Information spent to roll one of them again (OSO-108, R6)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said, aside, number, word
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.changes import spend
from parlour.games.orange_shall_overcome.goods import INFORMATION, ONE, count
from parlour.games.orange_shall_overcome.kinds import SPOT_OR_NOWHERE
from parlour.games.orange_shall_overcome.pieces import a_character
from parlour.games.orange_shall_overcome.state import Resistance

KEEP: Final = 0


class Roll(Step):
    """Roll one or both dice; what they are for comes next. `it` is the raided location of a search, else NONE."""

    it_is: ClassVar[Kind] = SPOT_OR_NOWHERE

    def __init__(self, dice: int) -> None:
        super().__init__()
        self.label = f"Roll{dice}"
        self.dice: int = dice

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.die_1 = g.roll()
        g.die_2 = g.roll() if self.dice == 2 else 0
        if g.log is not None:
            g.log.append((events.DICE_ROLLED, me, g.die_1 | g.die_2 << 3, NONE))
        g.then(ROLL_AGAIN, me, it)


class RollAgain(Choice):
    """R6: after any roll 1 Information may be spent to roll one die again; at a search anybody at that location may spend.

    Options: 0 keeps the roll, 2 x character + die (1, 2) rolls again, counted from 1.
    """

    it_is: ClassVar[Kind] = SPOT_OR_NOWHERE

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        found = [KEEP]
        for c in range(g.setup.size):
            if g.goods[c] >> 24 & 31 and (c == me or g.where[c] == it):
                found.append(2 * c + 1)
                if g.die_2:
                    found.append(2 * c + 2)
        return found if len(found) > 1 else []

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def seat_of(self, g: Resistance, me: i64, it: i64, option: i64) -> int:
        return g.setup.seat[me if option == KEEP else (option - 1) // 2]

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option == KEEP:
            return
        spender = (option - 1) // 2
        spend(g, spender, ONE[INFORMATION])
        if option & 1:
            g.die_1 = g.roll()
        else:
            g.die_2 = g.roll()
        g.tell(events.DIE_ROLLED_AGAIN, spender, g.die_1 | g.die_2 << 3)
        g.then(self, me, it)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-roll", "R6", character=a_character(g, me), dice=[g.die_1, g.die_2] if g.die_2 else [g.die_1])

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-roll")

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        if option == KEEP:
            return Said("roll", "R6", words="roll-keep", passes=True, what=word("keep"), character=aside(a_character(g, me)))
        spender = (option - 1) // 2
        return Said(
            "roll",
            "R6",
            words="roll-again",
            what=word("again"),
            character=a_character(g, spender),
            die=number(1 if option & 1 else 2),
            alike="no" if g.die_1 != g.die_2 else "first" if option & 1 else "second",
            shows=g.die_1 if option & 1 else g.die_2,
            held=count(g.goods[spender], INFORMATION),
        )


ROLL_AGAIN: Final = RollAgain()
ROLL_ONE: Final = Roll(1)
ROLL_BOTH: Final = Roll(2)
