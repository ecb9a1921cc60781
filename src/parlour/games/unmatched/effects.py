"""The words cards are made of that need no choice. A card's text is one word, or several in a Sequence."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import NONE, Step
from parlour.engine.words import Condition
from parlour.games.unmatched import events
from parlour.games.unmatched.bits import BIT, copies, size
from parlour.games.unmatched.sides import Side
from parlour.games.unmatched.state import Match

# Whom a text is about. A named fighter is always the card player's own.
MY_HERO: Final = 0
MY_SIDEKICK: Final = 1
MY_FIGHTER: Final = 2
"""My fighter in this combat."""
FOE_FIGHTER: Final = 3
"""The opposing fighter in this combat."""
CHOSEN: Final = 4
"""The fighter chosen by an earlier word of the same text."""
FOE_HERO: Final = 5
"""The hero of the opponent."""


def fighter(g: Match, me: i64, whom: int) -> int:
    """Return the fighter a text is about, NONE if there is none on the board (U-59)."""
    found = NONE
    if whom == MY_HERO:
        found = 4 * me
    elif whom == MY_SIDEKICK:
        found = 4 * me + 1
    elif whom == CHOSEN:
        found = g.mark
    elif whom == FOE_HERO:
        foe = opponent(g, me)
        found = 4 * foe if foe >= 0 else NONE
    elif g.combat is not None:
        found = (g.combat.mine(me) if whom == MY_FIGHTER else g.combat.theirs(me)).fighter
    return found if found >= 0 and g.where[found] >= 0 else NONE


def opponent(g: Match, me: i64) -> int:
    """U-76: in combat the other player of this combat, on a scheme the opponent chosen; NONE if there is none (Q-16)."""
    if g.combat is not None:
        return g.combat.theirs(me).player
    return g.opponent


def adjacent(g: Match, one: i64, other: i64) -> bool:
    """U-74: both are on the board and joined by a printed line."""
    return one >= 0 and other >= 0 and bool(g.board.near[g.where[one]] >> g.where[other] & 1)


def neighbours(g: Match, of: int) -> list[int]:
    """Return all fighters, friend or foe, next to a fighter on the board."""
    return g.fighters_on(g.board.near[g.where[of]]) if of >= 0 else []


def sisters(g: Match, me: i64) -> list[int]:
    """Return my sidekicks on the board."""
    return [f for f in range(4 * me + 1, 4 * me + 4) if g.where[f] >= 0]


def won(g: Match, me: i64) -> bool:
    """U-52: I won this combat."""
    return g.combat is not None and g.combat.winner == me


def lost(g: Match, me: i64) -> bool:
    """U-52: I lost this combat."""
    return g.combat is not None and g.combat.winner != me


def hero_next_to_foe(g: Match, me: i64) -> bool:
    """My hero stands next to the opposing fighter of this combat."""
    return adjacent(g, fighter(g, me, MY_HERO), fighter(g, me, FOE_FIGHTER))


def hero_on_fog(g: Match, me: i64) -> bool:
    """My hero is on the board on one of my fog tokens."""
    return g.on_fog(me)


class Draw(Step):
    """I draw cards."""

    amounts: ClassVar[Amounts] = (Amount("count"),)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: int = count

    def run(self, g: Match, me: i64, it: i64) -> None:
        g.tally = g.draw(me, self.count, g.card_in_use(me))


class OpponentDraws(Step):
    """The opponent draws cards; missing ones exhaust as always (U-34)."""

    amounts: ClassVar[Amounts] = (Amount("count"),)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: int = count

    def run(self, g: Match, me: i64, it: i64) -> None:
        g.draw(opponent(g, me), self.count, g.card_in_use(me))


class Damage(Step):
    """Deal damage that is not combat damage (U-53)."""

    amounts: ClassVar[Amounts] = (Amount("amount"),)

    def __init__(self, amount: i64, whom: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.whom: int = whom

    def run(self, g: Match, me: i64, it: i64) -> None:
        target = fighter(g, me, self.whom)
        if target >= 0:
            g.hurt_all([target], self.amount, g.card_in_use(me))


class Recover(Step):
    """A fighter regains health (U-63)."""

    amounts: ClassVar[Amounts] = (Amount("amount"),)

    def __init__(self, amount: i64, whom: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.whom: int = whom

    def run(self, g: Match, me: i64, it: i64) -> None:
        healed = fighter(g, me, self.whom)
        if healed >= 0:
            g.recover(healed, self.amount, g.card_in_use(me))


class GainAction(Step):
    """U-23: more actions this turn; they too must be used."""

    amounts: ClassVar[Amounts] = (Amount("count"),)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: int = count

    def run(self, g: Match, me: i64, it: i64) -> None:
        g.actions += self.count
        g.tell(events.ACTION_GAINED, me, self.count, g.card_in_use(me))


class Transform(Step):
    """U-131: take the first or the second form; nothing if already in it."""

    def __init__(self, form: int) -> None:
        super().__init__()
        self.form: int = form

    def run(self, g: Match, me: i64, it: i64) -> None:
        transform(g, me, self.form, g.card_in_use(me))


def transform(g: Match, me: i64, form: int, why: i64) -> None:
    """Change the form of my hero, who may have no other."""
    if g.setup.heroes[me].forms and g.forms >> me & 1 != form:
        g.forms ^= BIT[me]
        g.tell(events.TRANSFORMED, me, form, why)


class CancelOpponentsEffects(Step):
    """U-51: effects of the opponent's card that have not been carried out yet do not happen; U-120 protects some cards."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        cancel(g, me)


def cancel(g: Match, me: i64) -> None:
    """Cancel what is left of the other card's text."""
    assert g.combat is not None
    theirs = g.combat.theirs(me)
    if theirs.card < 0 or copies(g.setup.heroes[theirs.player].without_text, theirs.card):
        return
    if copies(g.setup.heroes[theirs.player].safe_from_cancelling, theirs.card):
        g.tell(events.TEXT_PROTECTED, theirs.player, theirs.card, g.card_in_use(me))
        return
    theirs.cancelled = True
    g.tell(events.TEXT_CANCELLED, theirs.player, theirs.card, g.card_in_use(me))


class LookAtHand(Step):
    """U-37: I alone see the opponent's hand as it is now."""

    def run(self, g: Match, me: i64, it: i64) -> None:
        look_at_hand(g, me)


def look_at_hand(g: Match, me: i64) -> None:
    """Let me alone see the opponent's hand."""
    foe = opponent(g, me)
    if foe >= 0:
        g.show_hand(foe, me)
        g.tell(events.HAND_LOOKED_AT, me, foe + events.WITH_CAUSE * g.card_in_use(me), events.HANDS * g.hand[foe] + foe)


def add_to_number(g: Match, me: i64, amount: i64) -> None:
    """Add to the number of my card (layer 3 of U-55)."""
    assert g.combat is not None
    side = g.combat.mine(me)
    before = side.number()
    side.plus += amount
    # A number that is locked or ignored stays what it is (U-56, U-57).
    if side.number() != before:
        number_changed(g, me, side, events.BY_ADDITION)


# What a number may rise by.
CARD_IN_HAND: Final = 0
FOE_CARD_IN_HAND: Final = 1
MY_SIDEKICKS: Final = 2
SIDEKICK_NEXT_TO_FOE: Final = 3
ACTION_LEFT: Final = 4


class RaiseNumber(Step):
    """The number of my card rises for each of something that is counted when it is reached (layer 3 of U-55)."""

    amounts: ClassVar[Amounts] = (Amount("each"),)

    def __init__(self, each: int, per: int) -> None:
        super().__init__()
        self.each: int = each
        self.per: int = per

    def run(self, g: Match, me: i64, it: i64) -> None:
        add_to_number(g, me, self.each * self.counted(g, me))

    def counted(self, g: Match, me: i64) -> int:
        """Return how many there are: cards in a hand, sidekicks on the board, actions left in my own turn."""
        if self.per == CARD_IN_HAND:
            return size(g.hand[me])
        if self.per == FOE_CARD_IN_HAND:
            return size(g.hand[opponent(g, me)])
        if self.per == ACTION_LEFT:
            return g.actions if g.turn == me else 0
        if self.per == MY_SIDEKICKS:
            return len(sisters(g, me))
        foe = fighter(g, me, FOE_FIGHTER)
        return sum(1 for sister in sisters(g, me) if adjacent(g, foe, sister))


def number_changed(g: Match, me: i64, side: Side, how: int) -> None:
    """Tell that my card has changed the number of a card in this combat."""
    g.tell(events.NUMBER_CHANGED, side.player, how, side.number() + events.WITH_CAUSE * g.card_in_use(me))


class Becomes(Step):
    """The number of my card becomes another one if a condition holds (layer 2 of U-55)."""

    amounts: ClassVar[Amounts] = (Amount("number"),)

    def __init__(self, number: i64, condition: Condition) -> None:
        super().__init__()
        self.number: int = number
        self.condition: Condition = condition

    def run(self, g: Match, me: i64, it: i64) -> None:
        assert g.combat is not None
        if self.condition(g, me):
            side = g.combat.mine(me)
            before = side.number()
            side.becomes = self.number
            if side.number() != before:
                number_changed(g, me, side, events.BY_BECOMING)
