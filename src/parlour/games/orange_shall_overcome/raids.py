"""Safety goes down, and at 0 a raid strikes at once, whatever is going on (OSO-52 to OSO-61, OSO-210)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said, aside
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.bits import BIT
from parlour.games.orange_shall_overcome.changes import change_alibi, changed
from parlour.games.orange_shall_overcome.content import NEWSPAPERS
from parlour.games.orange_shall_overcome.dice import ROLL_BOTH
from parlour.games.orange_shall_overcome.kinds import RAID_TO_END, SPOT, TOKEN_SEARCHED_FOR, TOKENS_TO_SEARCH_FOR
from parlour.games.orange_shall_overcome.pieces import LYING, NEWSPAPER, a_character, a_spot, a_token
from parlour.games.orange_shall_overcome.state import (
    BY_NEWSPAPER,
    BY_RAID_CARD,
    CAUSE_BITS,
    NO_CAUSE,
    RAID,
    Closing,
    Resistance,
    why_now,
)

# How a search is packed: spot, card, people, lying tokens, newspaper, token being rolled for.
_CARD: Final = 4
_PEOPLE: Final = 9
_LYING: Final = 18
_PAPER: Final = 22
_TOKEN: Final = 23


def raise_safety(g: Resistance, spot: int, n: i64) -> None:
    """OSO-54, R38: the Safety of a location rises; the surplus is lost. While it is being raided it cannot change (R14)."""
    if g.raiding >> spot & 1:
        return
    before = g.safety[spot]
    now = before + n
    most = g.setup.content.figures.safety_max
    if now > most:
        now = most
    g.safety[spot] = now
    if g.log is not None and now != before:
        g.log.append((events.SAFETY_CHANGED, spot, changed(before, now), why_now(g)))


def lower_safety(g: Resistance, me: i64, spot: int, n: i64, why: i64 = NO_CAUSE) -> None:
    """OSO-53, OSO-55: the Safety of a location drops; at 0 or less it is raided next, before anything else (R14)."""
    if n <= 0 or g.raiding >> spot & 1:
        return
    now = g.safety[spot] - n
    if now < 0:
        now = 0
    if g.log is not None:
        g.log.append((events.SAFETY_CHANGED, spot, changed(g.safety[spot], now), why or why_now(g)))
    g.safety[spot] = now
    if now == 0:
        g.then(STRIKE, me, spot)


class LowerSafety(Step):
    """Lower the Safety of one location among several by n: `it` is the location."""

    it_is: ClassVar[Kind] = SPOT

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.label = f"LowerSafety{n}"
        self.n: int = n

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        lower_safety(g, me, it, self.n)


class Strike(Step):
    """A raid at a location: part 1 of the card, part 2 for the tokens there now, then the Safety is reset (OSO-210, R73)."""

    it_is: ClassVar[Kind] = SPOT

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if g.raiding >> it & 1:
            return
        card = g.draw(RAID)
        g.raiding |= BIT[it]
        g.tell(events.RAID_BEGAN, it, card, why_now(g))
        if card >= 0:
            g.then(g.setup.content.raids[card].text, me, it)
            search = it | card << _CARD | (g.papers >> it & 1) << _PAPER
            if g.lying:
                search |= g.lying[it] << _LYING
            for person, spot in enumerate(g.people):
                if spot == it:
                    search |= BIT[_PEOPLE + person]
            if search >> _PEOPLE:
                g.then(SEARCH, me, search)
        g.then(END_RAID, me, it | (card + 1) << _CARD)


class EndRaid(Closing):
    """OSO-57, R88: the Safety returns to its start value and the card is discarded."""

    it_is: ClassVar[Kind] = RAID_TO_END

    def cause(self, g: Resistance, it: i64) -> int:
        card = it >> _CARD
        return BY_RAID_CARD | (card - 1) << CAUSE_BITS if card else NO_CAUSE

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        spot = it & 15
        g.raiding &= ~BIT[spot]
        g.safety[spot] = g.setup.start_safety[spot]
        if it >> _CARD:
            g.discard(RAID, (it >> _CARD) - 1)
        g.tell(events.RAID_ENDED, spot, g.safety[spot])


class Search(Choice):
    """OSO-59, R15: a roll for each token that was there when the raid began and still is, in an order chosen by the roller."""

    it_is: ClassVar[Kind] = TOKENS_TO_SEARCH_FOR

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        spot = it & 15
        found = [p for p in range(len(g.people)) if it >> (_PEOPLE + p) & 1 and g.people[p] == spot]
        if g.lying and it >> _LYING & 15 and g.lying[spot]:
            found.append(LYING)
        if it >> _PAPER & 1 and g.papers >> spot & 1:
            found.append(NEWSPAPER)
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        spot = it & 15
        if option == LYING:
            it -= 1 << _LYING
        elif option == NEWSPAPER:
            it &= ~(1 << _PAPER)
        else:
            it &= ~BIT[_PEOPLE + option]
        g.then(ROLL_BOTH, me, spot)
        g.then(SEARCHED, me, it | option << _TOKEN)
        if it >> _PEOPLE:
            g.then(self, me, it)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-search", "R15", character=a_character(g, me), spot=a_spot(g, it & 15))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        return Said("search", "R15", spot=aside(a_spot(g, it & 15)), token=a_token(g, option))


class Searched(Step):
    """OSO-60, OSO-61: a total above the number of the card finds the token; the scenario says what follows."""

    it_is: ClassVar[Kind] = TOKEN_SEARCHED_FOR

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        spot = it & 15
        token = it >> _TOKEN
        number = g.setup.content.raids[it >> _CARD & 31].search
        total = g.die_1 + g.die_2
        g.tell(events.SEARCHED, token, total, number)
        if total <= number:
            return
        if token == NEWSPAPER:
            g.papers &= ~BIT[spot]
            g.tell(events.NEWSPAPER_FOUND, spot)
            if NEWSPAPERS in g.setup.ability:
                change_alibi(g, g.setup.ability.index(NEWSPAPERS), -g.setup.content.figures.newspaper_alibi, BY_NEWSPAPER)
        else:
            g.setup.scenario.found(g, me, token, spot)


STRIKE: Final = Strike()
SEARCH: Final = Search()
SEARCHED: Final = Searched()
END_RAID: Final = EndRaid()
LOWER_SAFETY: Final = [LowerSafety(n) for n in range(10)]
