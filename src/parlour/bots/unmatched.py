"""What bots know about Unmatched."""

from __future__ import annotations

from math import exp
from typing import Final

from parlour.bots.mind import Mind
from parlour.engine.kernel import Game
from parlour.games.unmatched.bits import size
from parlour.games.unmatched.state import Match

# What counts, in points of hero health.
SIDEKICK_HEALTH: Final = 0.45
CARD_IN_HAND: Final = 0.7
CARD_IN_DECK: Final = 0.12
CLOSE: Final = 0.25
"""A space nearer to an opposing hero: duels are won by striking."""

STEEPNESS: Final = 0.22


class UnmatchedMind(Mind):
    """Judges by health, cards and how near the fight is."""

    def __init__(self) -> None:
        self.guesses = 10
        self.turns: int = 0

    def evaluate(self, g: Game, seat: int) -> float:
        match = g
        assert isinstance(match, Match)
        if match.winners >= 0:
            return 1.0 if match.winners >> seat & 1 else 0.0
        sides = match.setup.sides
        own = 0.0
        foes = 0.0
        for player in range(match.players):
            strength = self.strength(match, player)
            if sides[player] == sides[seat]:
                own += strength
            elif match.setup.teams:
                foes += strength
            elif strength > foes:
                foes = strength
        return 1.0 / (1.0 + exp(-STEEPNESS * (own - foes + self.nearness(match, seat))))

    def strength(self, g: Match, player: int) -> float:
        """Return what a player still has, in points of hero health."""
        hero = float(g.health[4 * player])
        if not hero:
            # Fallen: the sidekicks of a team fight on, but without the hero's cards.
            hero = -8.0
        sidekicks = g.health[4 * player + 1] + g.health[4 * player + 2] + g.health[4 * player + 3]
        hand = min(int(size(g.hand[player])), 8)
        return hero + SIDEKICK_HEALTH * sidekicks + CARD_IN_HAND * hand + CARD_IN_DECK * len(g.deck[player])

    def nearness(self, g: Match, seat: int) -> float:
        """Return how near my fighters are to the nearest opposing hero, if I have something to strike with."""
        total = 0.0
        hero = g.setup.heroes[seat]
        hand = g.hand[seat]
        for n in range(1 + hero.sidekicks):
            here = g.where[4 * seat + n]
            if here < 0 or not hand & hero.attacks[g.role(4 * seat + n)]:
                continue
            nearest = 6
            for foe in g.setup.foes[seat]:
                there = g.where[4 * foe]
                if there >= 0:
                    distance = 0
                    while distance < nearest and not g.board.ways.within[distance][here] >> there & 1:
                        distance += 1
                    nearest = distance
            total += CLOSE * (6 - nearest) * (1.0 if n == 0 else 0.5)
        return total

    def settled(self, g: Game, before: Game) -> bool:
        """A choice has come to rest when the action is over: nobody fights, and somebody is free to act again."""
        match = g
        earlier = before
        assert isinstance(match, Match)
        assert isinstance(earlier, Match)
        if self.turns:
            return match.turns >= earlier.turns + self.turns
        return match.combat is None and (match.turn != earlier.turn or match.actions != earlier.actions) and not match.stack


MIND: Final = UnmatchedMind()
