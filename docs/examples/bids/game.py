"""Bids, the position and its steps: a prize is turned up, everybody bids a card in secret, the highest takes it."""

from __future__ import annotations

from parlour.engine.kernel import NONE, Choice, Game, Step
from parlour.engine.kinds import within
from parlour.engine.said import Noun, Said, number

CARDS = 6

PRIZE_TURNED_UP = 1
BID_LAID = 2
BIDS_REVEALED = 3
PRIZE_TAKEN = 4
PRIZE_STAYS = 5
EVENTS = {
    PRIZE_TURNED_UP: "prize_turned_up prize:points at_stake:points",
    BID_LAID: "bid_laid seat card!",
    BIDS_REVEALED: "bid_revealed seat card",
    PRIZE_TAKEN: "prize_taken seat points",
    PRIZE_STAYS: "prize_stays points",
}
"""Each event as its name and what it tells; only the one who laid a card is told which (B-5)."""


class Bids(Game):
    """Hands are sets of numbers as bits; a bid is NONE until it is laid."""

    def __init__(self, source: Bids | None, players: int, seed: int) -> None:
        super().__init__(source, seed)
        self.players = players
        self.hands = source.hands[:] if source else [(1 << CARDS) - 1] * players
        self.bids = source.bids[:] if source else [NONE] * players
        self.points = source.points[:] if source else [0] * players
        self.prizes = source.prizes[:] if source else []
        self.at_stake = source.at_stake if source else 0

    def clone(self) -> Bids:
        return Bids(self, self.players, 0)

    def redeal(self, viewer: int, seed: int) -> None:
        """B-2, B-5: the order of the prizes and the others' face-down cards are unknown. In order first: no trace is left."""
        self.seed(seed)
        self.prizes.sort()
        self.shuffle(self.prizes)
        for player in range(self.players):
            if player != viewer and self.bids[player] != NONE:
                held = sorted([*cards(self.hands[player]), self.bids[player]])
                self.bids[player] = self.pick(held)
                self.hands[player] = sum(1 << card for card in held if card != self.bids[player])


def cards(hand: int) -> list[int]:
    """Return the numbers in a hand, counted from 0."""
    return [card for card in range(CARDS) if hand >> card & 1]


def a_player(player: int) -> Noun:
    """Return a player, as keys and sentences call them."""
    return Noun("seat", str(player), "player", n=player + 1)


class TurnUpPrize(Step):
    """B-2, B-3, B-9: shuffle at the start, turn up the next prize, or end after the last one; `it` is 1 after the first time."""

    it_is = within(NONE, 1)

    def run(self, g: Bids, me: int, it: int) -> None:
        if it == NONE:
            g.prizes = list(range(1, CARDS + 1))
            g.shuffle(g.prizes)
        if not g.prizes:
            best = max(g.points)
            g.end(sum(1 << p for p in range(g.players) if g.points[p] == best), NONE)
            return
        g.fate += 1
        prize = g.prizes.pop()
        g.at_stake += prize
        g.tell(PRIZE_TURNED_UP, prize, g.at_stake)
        for player in range(g.players):
            g.then(LAY_BID, player)
        g.then(REVEAL_BIDS, 0)


class LayBid(Choice):
    """B-4: one card of the hand, face down."""

    def __init__(self) -> None:
        super().__init__()
        # With one card left everybody knows which it is (B-8), so the only option may be taken; otherwise it would not be.
        self.secret = False

    def options(self, g: Bids, me: int, it: int) -> list[int]:
        return cards(g.hands[me])

    def chosen(self, g: Bids, me: int, it: int, option: int) -> None:
        g.hands[me] &= ~(1 << option)
        g.bids[me] = option
        g.tell(BID_LAID, me, option)

    def seen_as(self, g: Bids, me: int, it: int, option: int, seat: int) -> int:
        """B-5: the others see a card, not which."""
        return 0

    def asks(self, g: Bids, me: int, it: int) -> Said:
        return Said("what-bid", points=g.at_stake)

    def waits(self, g: Bids, me: int, it: int) -> Said:
        return Said("choosing-bid")

    def says(self, g: Bids, me: int, it: int, option: int) -> Said:
        return Said("bid", "B-4", card=number(option + 1))


class RevealBids(Step):
    """B-6, B-7: the highest number takes what is at stake; a tie leaves it for the next round."""

    def run(self, g: Bids, me: int, it: int) -> None:
        g.fate += 1
        for player in range(g.players):
            g.tell(BIDS_REVEALED, player, g.bids[player])
        highest = [p for p in range(g.players) if g.bids[p] == max(g.bids)]
        if len(highest) == 1:
            g.points[highest[0]] += g.at_stake
            g.tell(PRIZE_TAKEN, highest[0], g.at_stake)
            g.at_stake = 0
        else:
            g.tell(PRIZE_STAYS, g.at_stake)
        g.bids = [NONE] * g.players
        g.then(TURN_UP_PRIZE, 0, 1)


TURN_UP_PRIZE = TurnUpPrize()
LAY_BID = LayBid()
REVEAL_BIDS = RevealBids()
STEPS = {step.name(): step for step in (TURN_UP_PRIZE, LAY_BID, REVEAL_BIDS)}
