"""Morale, Alibi and resources change: the verbs nearly every rule uses, and the carry limit that holds at all times (R7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import Choice
from parlour.engine.said import Said, mention
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.content import MORALE_SHIELD
from parlour.games.orange_shall_overcome.goods import (
    BUNDLE,
    ONE,
    RESOURCES,
    count,
    weight,
)
from parlour.games.orange_shall_overcome.pieces import a_character, a_kind, a_spot
from parlour.games.orange_shall_overcome.state import ALIBI, BY_CARRY_LIMIT, MORALE, NO_CAUSE, Resistance, what_for, why_now


def change_morale(g: Resistance, n: i64, why: i64 = NO_CAUSE) -> None:
    """OSO-41 to OSO-43: Morale changes; the surplus above the track is lost (R83), at 0 the game is lost."""
    before = g.morale
    figures = g.setup.content.figures
    if n <= -figures.shield_from and MORALE_SHIELD in g.setup.ability:
        # R85: Berend makes each single loss of 2 or more 1 smaller.
        n = min(n + figures.shield, 0)
    now = before + n
    most = figures.morale_max
    if now > most:
        now = most
    if now < 0:
        now = 0
    g.morale = now
    if g.log is not None and now != before:
        g.log.append((events.MORALE_CHANGED, now - before, now, why or why_now(g)))
    if now == 0:
        g.lose(MORALE)


def changed(before: i64, now: i64) -> int:
    """Return a change and what it comes to, in one number for an event."""
    return now << 8 | before


def change_alibi(g: Resistance, c: i64, n: i64, why: i64 = NO_CAUSE) -> None:
    """OSO-44, OSO-45, OSO-47: the Alibi of a character changes; at 0 the character is arrested and the game is lost."""
    before = g.alibi[c]
    now = before + n
    most = g.setup.content.figures.alibi_max
    if now > most:
        now = most
    if now < 0:
        now = 0
    g.alibi[c] = now
    if g.log is not None and now != before:
        g.log.append((events.ALIBI_CHANGED, c, changed(before, now), why or why_now(g)))
    if now == 0:
        g.lose(ALIBI)
    elif g.held[c] > now:
        g.then(CARRY_LIMIT, c)


def gain(g: Resistance, c: i64, kind: i64, n: i64) -> None:
    """OSO-49: take resources from the unlimited supply, then discard down to the carry limit (R7)."""
    g.goods[c] += n * ONE[kind]
    g.held[c] += n
    if g.log is not None:
        g.log.append((events.GAINED, c, kind, n | what_for(g) << events.WITH_CAUSE))
    if g.held[c] > g.carry_limit(c):
        g.then(CARRY_LIMIT, c)


def gain_item(g: Resistance, c: i64, kind: i64, n: i64) -> None:
    """R62: take Tickets or Travel Immunity tokens, as many as are left; they never count as resources."""
    n = min(n, g.item_supply(kind))
    if n > 0:
        g.goods[c] += n * ONE[kind]
        g.tell(events.GAINED, c, kind, n | what_for(g) << events.WITH_CAUSE)


def spend(g: Resistance, c: i64, cost: int) -> None:
    """Give back what was seen to be there; what it is spent on tells of it."""
    g.goods[c] -= cost
    g.held[c] -= weight(cost)


def pay(g: Resistance, c: i64, cost: int) -> None:
    """Pay a cost that was seen to be payable."""
    if cost:
        spend(g, c, cost)
        g.tell(events.PAID, c, cost, what_for(g))


def give_up(g: Resistance, c: i64, kind: i64, n: i64, why: i64 = NO_CAUSE) -> None:
    """Give tokens of one kind back to the supply, or as many as there are."""
    n = min(n, count(g.goods[c], kind))
    if n > 0:
        g.goods[c] -= n * ONE[kind]
        if kind <= BUNDLE:
            g.held[c] -= n
        g.tell(events.LOST, c, kind, n | (why or what_for(g)) << events.WITH_CAUSE)


def resources_of(g: Resistance, c: i64) -> list[int]:
    """Return the kinds of resource a character holds."""
    goods = g.goods[c]
    return [kind for kind in range(RESOURCES) if goods >> (6 * kind) & 31]


class GiveUpOne(Choice):
    """A character names the type of one resource token it gives up; effects never take bundles (R77)."""

    def __init__(self, verb: str, cites: str) -> None:
        super().__init__()
        self.verb: str = verb
        self.cites: str = cites

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return resources_of(g, me)

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        give_up(g, me, option, 1)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said(f"ask-{self.verb}", self.cites, character=a_character(g, me))

    def waits(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("waiting-give-up")

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        return Said(self.verb, self.cites, words="give-up", character=a_character(g, me), kind=a_kind(option))


class CarryLimit(GiveUpOne):
    """R7, R77: over the carry limit, discard resources of own choice; a bundle may be put down instead."""

    def __init__(self) -> None:
        super().__init__("discard_resource", "R7")

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if g.held[me] > g.carry_limit(me):
            g.ask(self, me, it)

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        found = resources_of(g, me)
        if count(g.goods[me], BUNDLE):
            found.append(BUNDLE)
        return found

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        if option == BUNDLE:
            put_bundle_down(g, me)
        else:
            give_up(g, me, option, 1, BY_CARRY_LIMIT)
        if g.held[me] > g.carry_limit(me):
            g.then(self, me)

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        if option == BUNDLE:
            at = mention(a_spot(g, g.where[me]))
            return Said(self.verb, self.cites, words="discard-bundle", character=a_character(g, me), kind=a_kind(BUNDLE), at=at)
        return Said(self.verb, self.cites, words="discard-token", character=a_character(g, me), kind=a_kind(option))


def put_bundle_down(g: Resistance, c: i64) -> None:
    """OSO-186: a carried bundle is laid on the location of its carrier."""
    g.goods[c] -= ONE[BUNDLE]
    g.held[c] -= 1
    g.lying[g.where[c]] += 1
    g.tell(events.BUNDLE_PUT_DOWN, c, g.where[c])


def pick_bundle_up(g: Resistance, c: i64) -> None:
    """OSO-186: take a bundle along that lies at the location."""
    g.goods[c] += ONE[BUNDLE]
    g.held[c] += 1
    g.lying[g.where[c]] -= 1
    g.tell(events.BUNDLE_PICKED_UP, c, g.where[c])


CARRY_LIMIT: Final = CarryLimit()
LOSE_ONE: Final = GiveUpOne("lose", "R46")
PAY_ONE: Final = GiveUpOne("pay", "R47")
