"""What bots know about Bids: how good a position is, when a round is over, and what one would bid at first sight."""

from __future__ import annotations

from math import exp

from bids.game import NONE, Bids, cards
from parlour.bots.mind import Mind
from parlour.engine.kernel import Game
from parlour.engine.said import Said

STEEPNESS = 0.35
"""How much a point more than the others is worth, on the scale of odds."""


class BidsMind(Mind):
    """Points count, and so do high cards that are still in hand."""

    def seats(self, g: Game) -> int:
        """Everybody plays for himself."""
        assert isinstance(g, Bids)
        return g.players

    def evaluate(self, g: Game, seat: int) -> float:
        """B-9: who has most points wins; until then, points and cards in hand are compared with the best of the others."""
        assert isinstance(g, Bids)
        if g.winners >= 0:
            return (g.winners >> seat & 1) / g.winners.bit_count()
        to_come = (sum(g.prizes) + g.at_stake) / 21
        strength = [g.points[p] + to_come * sum(cards(g.hands[p])) for p in range(g.players)]
        lead = strength[seat] - max(strength[p] for p in range(g.players) if p != seat)
        return 1.0 / (1.0 + exp(-STEEPNESS * lead))

    def settled(self, g: Game, before: Game) -> bool:
        """A bid has come to rest when all bids were revealed."""
        assert isinstance(g, Bids)
        return all(bid == NONE for bid in g.bids)

    def prior(self, g: Game, option: int) -> float:
        """Who reads the table bids about as much as there is to win."""
        assert isinstance(g, Bids)
        return 1.0 / (1 + abs(option + 1 - g.at_stake))

    def reason(self, before: Game, option: int, seat: int) -> Said:
        """Say what speaks for a bid, from what the seat may know."""
        assert isinstance(before, Bids)
        held = cards(before.hands[seat])
        # A card that lies face down (B-5) counts as held: that is all the others know.
        others = max(max([*cards(before.hands[p]), before.bids[p]]) for p in range(before.players) if p != seat)
        if option > others:
            return Said("highest")
        if option == held[0]:
            return Said("keeps-high", points=before.at_stake)
        return Said("worth", points=before.at_stake)


MIND = BidsMind()
