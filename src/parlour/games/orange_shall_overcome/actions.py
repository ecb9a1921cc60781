"""An Action point is spent: the six Standard Actions, the bonus of an "and" card, what may come right before and after."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Args, Said, aside, saying, word
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.bits import BIT
from parlour.games.orange_shall_overcome.changes import change_alibi, change_morale, gain, pay
from parlour.games.orange_shall_overcome.choices import EitherOr
from parlour.games.orange_shall_overcome.content import (
    GATHER_BONUS,
    NEEDS_A_WAY,
    NEEDS_NEWSPAPER,
    NEWSPAPERS,
    CharacterCard,
)
from parlour.games.orange_shall_overcome.dice import ROLL_ONE
from parlour.games.orange_shall_overcome.goods import INFORMATION, covers
from parlour.games.orange_shall_overcome.kinds import PAYMENT, SPOT
from parlour.games.orange_shall_overcome.pieces import a_character, a_spot
from parlour.games.orange_shall_overcome.raids import lower_safety, raise_safety
from parlour.games.orange_shall_overcome.state import SOLO_CARD, USED_GATHER, USED_NEWSPAPER, Resistance
from parlour.games.orange_shall_overcome.travel import begin_move

# What pays for an action: a card of the hand (0-3), a Morale action card, or a text that gives one (R44).
BY_MORALE: Final = 4
BY_TEXT: Final = 5
BONUS_GONE: Final = 8
"""Added when the bonus of the card has been used already."""

MOVE: Final = 0
PLAIN_MOVE: Final = 1
RAISE: Final = 2
GATHER: Final = 3
LOCATION: Final = 4
BONUS_FIRST: Final = 5
LEAVE_PAPER: Final = 6
DONE: Final = 7
SCENARIO: Final = 16
ACTION_BITS: Final = 12
ACTION_IDS: Final = ["move", "move_without_bonus", "raise_safety", "gather_information", "location", "bonus", "newspaper", "done"]


def bonus_of(g: Resistance, me: i64, source: int) -> Step | None:
    """Return the bonus of the card that pays, if it may come before or after any action (R27)."""
    if source >= BY_MORALE:
        return None
    if source == SOLO_CARD:
        return g.setup.content.solo[g.solo].bonus
    return g.setup.characters[me].cards[source].bonus


def move_bonus(g: Resistance, me: i64, source: int) -> int:
    """Return what the card that pays does to a Move."""
    return g.setup.characters[me].cards[source].on_move if source < SOLO_CARD else 0


def may_leave_paper(g: Resistance, me: i64) -> bool:
    """Anton, once a round, directly before or after one of his actions, where no newspaper lies (R70)."""
    return g.setup.ability[me] == NEWSPAPERS and not g.once[me] & USED_NEWSPAPER and g.press > 0 and not g.papers >> g.where[me] & 1


def leave_paper(g: Resistance, me: i64, spot: int) -> None:
    """Put one of Anton's newspapers on a location."""
    g.press -= 1
    g.papers |= BIT[spot]
    g.tell(events.NEWSPAPER_LEFT, me, spot)


class LeavePaper(Step):
    """Kitchen-table press: Anton leaves a newspaper at his location."""

    it_is: ClassVar[Kind] = SPOT

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        leave_paper(g, me, it)


def special_possible(g: Resistance, me: i64, card: CharacterCard) -> bool:
    """R47: a special action can be chosen unless nothing at all could come of it."""
    if card.needs == NEEDS_NEWSPAPER:
        return g.press > 0 and not g.papers >> g.where[me] & 1
    if card.needs == NEEDS_A_WAY:
        assert isinstance(card.special, EitherOr)
        return bool(card.special.options(g, me, 0))
    return True


class TakeAction(Choice):
    """OSO-87, OSO-88: an Action point buys one Standard Action whose requirements are met; `it` says what pays."""

    it_is: ClassVar[Kind] = PAYMENT

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        spot = g.where[me]
        found = [MOVE, RAISE, GATHER]
        location = g.setup.location[spot]
        if g.active >> spot & 1 and covers(g.goods[me], location.cost):
            found.append(LOCATION)
        for action in g.setup.scenario.actions(g, me):
            found.append(SCENARIO + action)
        if it < BY_MORALE:
            if bonus_of(g, me, it) is not None:
                found.append(BONUS_FIRST)
            elif move_bonus(g, me, it):
                found.append(PLAIN_MOVE)
        if g.press and may_leave_paper(g, me):
            found.append(LEAVE_PAPER)
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option == BONUS_FIRST:
            bonus = bonus_of(g, me, it)
            assert bonus is not None
            g.then(bonus, me, g.where[me])
            g.then(self, me, it | BONUS_GONE)
            return
        if option == LEAVE_PAPER:
            use_paper(g, me)
            g.then(self, me, it)
            return
        spot = g.where[me]
        g.tell(events.ACTION_TAKEN, me, option | spot << ACTION_BITS, spot)
        if option == MOVE:
            begin_move(g, me, move_bonus(g, me, it) if it < BY_MORALE else 0)
        elif option == PLAIN_MOVE:
            begin_move(g, me, 0)
        elif option == RAISE:
            g.then(ROLL_ONE, me)
            g.then(RAISED, me, spot)
        elif option == GATHER:
            gather(g, me)
        elif option == LOCATION:
            use_location(g, me, spot)
        else:
            g.setup.scenario.act(g, me, option - SCENARIO)
        g.then(AFTER_ACTION, me, it)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-action", "OSO-88", character=a_character(g, me), spot=a_spot(g, g.where[me]))

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-action")

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        character = aside(a_character(g, me))
        spot = aside(a_spot(g, g.where[me]))
        if option >= SCENARIO:
            act = g.setup.scenario.says(g, me, option - SCENARIO)
            roles: Args = {"what": word(act.verb), "character": character, "spot": spot}
            return saying("act", act.rule, {**roles, **act.roles}, f"act-{act.words}")
        if option == LOCATION:
            tile = g.setup.location[g.where[me]]
            return Said("act", tile.rule, words="act-location", what=tile.noun, character=character, spot=spot, text=tile.says)
        rule = ("OSO-93", "R46", "OSO-106", "OSO-107", "OSO-110", "R27", "R70")[option]
        what = word(ACTION_IDS[option])
        figures = g.setup.content.figures
        if option == RAISE:
            table = figures.raise_safety[1:]
            return Said(
                "act", rule, words="act-raise", what=what, character=character, spot=spot, least=min(table), most=max(table)
            )
        if option == BONUS_FIRST:
            return Said("act", rule, words="act-bonus", what=what, character=character, spot=spot, text=card_text(g, me, it))
        n = figures.gathered if option == GATHER else figures.newspaper_morale
        return Said("act", rule, words=f"act-{what.id}", what=what, character=character, spot=spot, n=n)


def card_text(g: Resistance, me: i64, source: int) -> Said:
    """Return what is printed on the card that pays."""
    return g.setup.content.solo[g.solo].says if source & 7 == SOLO_CARD else g.setup.characters[me].cards[source & 7].says


def use_paper(g: Resistance, me: i64) -> None:
    """Anton's ability: a newspaper, and Morale rises by 1."""
    g.once[me] |= USED_NEWSPAPER
    leave_paper(g, me, g.where[me])
    change_morale(g, g.setup.content.figures.newspaper_morale)


def gather(g: Resistance, me: i64) -> None:
    """OSO-107: gain 1 Information; Suze's first one a round yields 1 more."""
    n = g.setup.content.figures.gathered
    if g.setup.ability[me] == GATHER_BONUS and not g.once[me] & USED_GATHER:
        g.once[me] |= USED_GATHER
        n += g.setup.content.figures.gathered_more
    gain(g, me, INFORMATION, n)


def use_location(g: Resistance, me: i64, spot: int) -> None:
    """OSO-110, R48: resources first, then the Safety of the location, then the effect as if one still stood there."""
    location = g.setup.location[spot]
    pay(g, me, location.cost)
    lower_safety(g, me, spot, location.safety_cost)
    g.then(location.action, me, spot)


class Raised(Step):
    """OSO-106, R5: the die says how far the Safety rises; a 6 also gives 1 Alibi."""

    it_is: ClassVar[Kind] = SPOT

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        figures = g.setup.content.figures
        raise_safety(g, it, figures.raise_safety[g.die_1])
        if figures.raise_alibi[g.die_1]:
            change_alibi(g, me, figures.raise_alibi[g.die_1])


class AfterAction(Choice):
    """R27, R46: the bonus may come after the action, or not at all; Anton may leave a newspaper now (R70)."""

    it_is: ClassVar[Kind] = PAYMENT

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        found: list[int] = []
        if it < BY_MORALE and bonus_of(g, me, it) is not None:
            found.append(BONUS_FIRST)
        if g.press and may_leave_paper(g, me):
            found.append(LEAVE_PAPER)
        if found:
            found.append(DONE)
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option == BONUS_FIRST:
            bonus = bonus_of(g, me, it)
            assert bonus is not None
            g.then(bonus, me, g.where[me])
            g.then(self, me, it | BONUS_GONE)
        elif option == LEAVE_PAPER:
            use_paper(g, me)
            g.then(self, me, it)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-after", "R27", character=a_character(g, me))

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-after")

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        character = aside(a_character(g, me))
        what = word(ACTION_IDS[option])
        if option == BONUS_FIRST:
            return Said("after", "R27", words="after-bonus", what=what, character=character, text=card_text(g, me, it))
        if option == LEAVE_PAPER:
            n = g.setup.content.figures.newspaper_morale
            return Said("after", "R70", words="act-newspaper", what=what, character=character, n=n)
        return Said("after", "R46", words="after-done", passes=True, what=what, character=character)


class ExtraAction(Step):
    """R72: the resolving character takes an extra Standard Action now, never a Character action."""

    it_is: ClassVar[Kind] = SPOT

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        g.then(TAKE_ACTION, me, BY_TEXT)


TAKE_ACTION: Final = TakeAction()
AFTER_ACTION: Final = AfterAction()
RAISED: Final = Raised()
