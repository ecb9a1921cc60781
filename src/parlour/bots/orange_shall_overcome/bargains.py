"""Sharing in Orange Shall Overcome!: what somebody here can spare and somebody else here needs for an errand."""

from __future__ import annotations

from typing import Final

from parlour.bots.orange_shall_overcome.errands import STAY, Errands
from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.games.orange_shall_overcome.deals import added, asked_of, given_of
from parlour.games.orange_shall_overcome.goods import KINDS
from parlour.games.orange_shall_overcome.sharing import ASK, CALL_OFF, GIVE, PROPOSE, exchange, fits
from parlour.games.orange_shall_overcome.state import Resistance

WORTHWHILE: Final = 0.75
"""How much each token that goes over must be worth, in actions. Every agreement is worth some, so there is an end to them."""

NO_OFFER: Final = -1
NO_DEAL: Final = 0


class Bargains(Errands):
    """Errands, and the exchanges that shorten them."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        self.shares: bool = True

    def wanted(self, g: Resistance, here: int) -> list[int]:
        """Return what the errands of those who stand here cost, 0 for no errand; always planned in the same order."""
        found = [0] * g.setup.size
        ways = self.judge.ways_of(g)
        for c in range(g.setup.size):
            if g.where[c] == here:
                goal = self.pick_goal(g, c, ways)
                if goal >= 0 and goal != STAY and self.load(g, c, goal):
                    found[c] = self.cost
        return found

    def proposal(self, g: Resistance, me: int, first: int) -> int:
        """Return the option by which an offer to somebody who stands here is begun, or NO_OFFER."""
        here = g.where[me]
        if not self.shares or list(g.where).count(here) < 2:
            return NO_OFFER
        options = g.options
        for other in range(g.setup.size):
            if other != me and g.where[other] == here:
                option = first + 8 * me + other
                if option not in options:
                    option = first + 8 * other + me
                if option in options and g.seat_of(option) == g.setup.seat[me] and self.bargain(g, me, other):
                    return option
        return NO_OFFER

    def bargain(self, g: Resistance, one: int, other: int) -> int:
        """Return what two characters had better exchange, as an agreement of the first one's; NO_DEAL if nothing helps.

        What one lacks for its errand and the other can spare goes over, as long as every token is worth the trouble.
        """
        wanted = self.wanted(g, g.where[one])
        mine, theirs = wanted[one], wanted[other]
        lacks = [self.lacks(g, one, other, kind, mine, theirs) for kind in range(KINDS)]
        if not any(lacks):
            return NO_DEAL
        deal = NO_DEAL
        worth = self.judge.worth(g)
        while True:
            best, most, then = NO_DEAL, 0.0, worth
            for kind in range(KINDS):
                left = lacks[kind] - given_of(deal, kind) + asked_of(deal, kind)
                if not left:
                    continue
                # One token, or all that is lacking: some things come in twos, and one of them saves nobody a way.
                for n in [1] if left in (1, -1) else [1, max(left, -left)]:
                    more = added(deal, kind, n if left > 0 else -n)
                    if fits(g, one, other, more):
                        after = g.clone()
                        exchange(after, one, other, more)
                        now = self.judge.worth(after)
                        if now - worth - WORTHWHILE * float(n) > most:
                            best, most, then = more, now - worth - WORTHWHILE * float(n), now
            if best == NO_DEAL:
                return deal
            deal, worth = best, then

    def lacks(self, g: Resistance, one: int, other: int, kind: int, mine: int, theirs: int) -> int:  # noqa: PLR0913 - two sides
        """Return how many tokens of a kind the other lacks for its errand and the first can spare; below 0 the other way round."""
        lack_here = (mine >> (6 * kind) & 31) - (g.goods[one] >> (6 * kind) & 31)
        lack_there = (theirs >> (6 * kind) & 31) - (g.goods[other] >> (6 * kind) & 31)
        if lack_here < 0 < lack_there:
            return min(-lack_here, lack_there)
        return -min(lack_here, -lack_there) if lack_there < 0 < lack_here else 0

    def offer(self, g: Resistance) -> int:
        """Return the next step towards the agreement that helps most: a token more or less, the proposal, or no offer after all."""
        partner, deal = g.ask_it & 7, g.ask_it >> 3
        goal = self.bargain(g, g.ask_me, partner)
        if goal == NO_DEAL:
            return CALL_OFF
        if deal == goal:
            return PROPOSE
        for kind in range(KINDS):
            change = given_of(goal, kind) - asked_of(goal, kind) - given_of(deal, kind) + asked_of(deal, kind)
            if change:
                return GIVE + kind if change > 0 else ASK + kind
        return CALL_OFF
