"""Control cards: read out by another player, answered on the text alone, then the result of the answer (OSO-96 to OSO-100)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said, aside, number, word
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.changes import change_alibi
from parlour.games.orange_shall_overcome.content import ALIBI_AFTER_CONTROL, CONTROL_SWITCH
from parlour.games.orange_shall_overcome.goods import BUNDLE, count
from parlour.games.orange_shall_overcome.kinds import SIDE_OF_A_CONTROL, WHILE_A_CONTROL_IS_OPEN
from parlour.games.orange_shall_overcome.pieces import a_character
from parlour.games.orange_shall_overcome.state import (
    BY_BUNDLE,
    BY_CHARACTER_CARD,
    BY_CONTROL_CARD,
    CAUSE_BITS,
    CONTROL,
    Closing,
    Resistance,
)

POLICEMAN_SIDE: Final = 0
SOLDIER_SIDE: Final = 1
ARMBAND: Final = 1
"""Which of the cards of Mies the Armband is."""


class DrawControl(Step):
    """OSO-96: the top Control card is read out; `it` is the side that will count."""

    it_is: ClassVar[Kind] = SIDE_OF_A_CONTROL

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        card = g.draw(CONTROL)
        if card < 0:
            return
        g.control = card
        g.facing = it
        g.answer = NONE
        g.first_result = 2 * card
        g.second_result = 2 * card + 1
        g.tell(events.CONTROL_DRAWN, me, card, it)
        g.then(ANSWER, me)


class GiveAnswer(Choice):
    """OSO-97, R21, R57: choose knowing the situation and the two labels, nothing else."""

    it_is: ClassVar[Kind] = WHILE_A_CONTROL_IS_OPEN

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return _BOTH

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        g.answer = option
        g.fate += 1
        result = g.first_result if option == 0 else g.second_result
        g.tell(events.CONTROL_ANSWERED, me, result, 2 * result + g.facing)
        if g.setup.ability[me] == CONTROL_SWITCH:
            g.then(SWITCH, me)
        g.then(RESULT, me)
        g.then(END_CONTROL, me)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        card = g.setup.content.controls[g.control]
        return Said("ask-answer", "OSO-97", character=a_character(g, me), card=card.noun, situation=card.situation)

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-answer")

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        card = g.setup.content.controls[g.control]
        return Said("answer", "OSO-97", n=number(option + 1), card=aside(card.noun), label=card.answers[option].label)


class SwitchAnswer(Choice):
    """R56: Hanneke has heard the result of her own answer and may take the unknown one of the other instead."""

    it_is: ClassVar[Kind] = WHILE_A_CONTROL_IS_OPEN

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return _BOTH

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option:
            g.answer = 1 - g.answer
            g.fate += 1
            result = g.first_result if g.answer == 0 else g.second_result
            g.tell(events.CONTROL_SWITCHED, me, result, 2 * result + g.facing)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-switch", "R56", character=a_character(g, me))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        if option:
            label = g.setup.content.controls[g.control].answers[1 - g.answer].label
            return Said("switch", "R56", words="switch-other", what=word("take_other"), label=label)
        result = g.first_result if g.answer == 0 else g.second_result
        text = g.setup.content.controls[result >> 1].answers[result & 1].says[g.facing]
        return Said("switch", "R56", words="switch-keep", passes=True, what=word("keep"), result=text)


class Result(Step):
    """OSO-98, OSO-99: the side of the occupier met decides which result of the answer counts."""

    it_is: ClassVar[Kind] = WHILE_A_CONTROL_IS_OPEN

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        result = g.first_result if g.answer == 0 else g.second_result
        g.then(g.setup.content.controls[result >> 1].answers[result & 1].results[g.facing], me, g.where[me])


class EndControl(Closing):
    """The card is discarded; carried bundles cost 1 further Alibi at a soldier (OSO-188, R78); the Armband gives 1 back."""

    it_is: ClassVar[Kind] = WHILE_A_CONTROL_IS_OPEN

    def cause(self, g: Resistance, it: i64) -> int:
        return BY_CONTROL_CARD | g.control << CAUSE_BITS

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.discard(CONTROL, g.control)
        soldier = g.facing == SOLDIER_SIDE
        g.control = NONE
        g.answer = NONE
        g.first_result = NONE
        g.second_result = NONE
        g.facing = 0
        if soldier and count(g.goods[me], BUNDLE):
            change_alibi(g, me, -g.setup.scenario.bundle_alibi, BY_BUNDLE)
        if g.bonus & ALIBI_AFTER_CONTROL and g.winners < 0:
            change_alibi(g, me, g.setup.content.figures.armband_alibi, BY_CHARACTER_CARD | ARMBAND << CAUSE_BITS)


_BOTH: Final = [0, 1]
DRAW_CONTROL: Final = DrawControl()
ANSWER: Final = GiveAnswer()
SWITCH: Final = SwitchAnswer()
RESULT: Final = Result()
END_CONTROL: Final = EndControl()
