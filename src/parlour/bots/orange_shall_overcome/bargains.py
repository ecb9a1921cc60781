"""Sharing in Orange Shall Overcome!: what somebody here can spare and somebody else here needs for an errand."""

from __future__ import annotations

from typing import Final

from parlour.bots.orange_shall_overcome.errands import STAY, Errands
from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.games.orange_shall_overcome.goods import KINDS
from parlour.games.orange_shall_overcome.sharing import CALL_OFF, NO_TOKEN, exchange, fits
from parlour.games.orange_shall_overcome.state import Resistance

WORTHWHILE: Final = 0.75
"""How much a gift must be worth, in actions. Every gift is worth some, so there is an end to them."""

NO_DEAL: Final = -1


class Bargains(Errands):
    """Errands, and the gifts that shorten them."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        self.shares: bool = True

    def wanted(self, g: Resistance, here: int) -> list[int]:
        """Return what the errands of those who stand here cost, 0 for no errand; always planned in the same order."""
        found = [0] * g.setup.size
        ways = self.judge.ways_of(g)
        for c in range(g.setup.size):
            if g.where[c] == here:
                goal = self.plan(g, c, ways)
                if goal >= 0 and goal != STAY and self.load(g, c, goal):
                    found[c] = self.cost
        return found

    def proposal(self, g: Resistance, me: int, first: int) -> int:
        """Return the option by which a gift is proposed to or by somebody who stands here, or NO_DEAL."""
        here = g.where[me]
        if not self.shares or list(g.where).count(here) < 2:
            return NO_DEAL
        options = g.options
        for other in range(g.setup.size):
            if other != me and g.where[other] == here:
                option = first + 8 * me + other
                if option not in options:
                    option = first + 8 * other + me
                if option in options and g.seat_of(option) == g.setup.seat[me] and self.gift(g, me, other) >= 0:
                    return option
        return NO_DEAL

    def gift(self, g: Resistance, one: int, other: int) -> int:
        """Return the best gift between two characters: what the first one gives + 16 x what it asks for, or NO_DEAL."""
        wanted = self.wanted(g, g.where[one])
        mine, theirs = wanted[one], wanted[other]
        if not mine and not theirs:
            return NO_DEAL
        best, most = NO_DEAL, 0.0
        for kind in range(KINDS):
            need_here = (mine >> (6 * kind) & 31) - (g.goods[one] >> (6 * kind) & 31)
            need_there = (theirs >> (6 * kind) & 31) - (g.goods[other] >> (6 * kind) & 31)
            if need_here > 0 and need_there < 0:
                given, asked = NO_TOKEN, kind
            elif need_here < 0 and need_there > 0:
                given, asked = kind, NO_TOKEN
            else:
                continue
            if not fits(g, one, other, given, asked):
                continue
            if most == 0.0:
                most = self.judge.worth(g) + WORTHWHILE
            after = g.clone()
            exchange(after, one, other, given, asked)
            worth = self.judge.worth(after)
            if worth > most:
                best, most = given + 16 * asked, worth
        return best

    def offer(self, g: Resistance) -> int:
        """Return what is given."""
        gift = self.gift(g, g.ask_me, g.ask_it & 7)
        return CALL_OFF if gift < 0 else gift & 15

    def in_return(self, g: Resistance) -> int:
        """Return what is asked for."""
        gift = self.gift(g, g.ask_me, g.ask_it & 7)
        return gift >> 4 if gift >= 0 and gift & 15 == g.ask_it >> 3 else CALL_OFF
