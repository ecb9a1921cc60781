"""What bots know about Unmatched."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from parlour.bots.mind import Mind
from parlour.engine.kernel import Game
from parlour.games.unmatched.bits import NO_CARD, size
from parlour.games.unmatched.combat import LAY_ATTACK, LAY_DEFENSE
from parlour.games.unmatched.state import Match
from parlour.games.unmatched.turn import AN_ATTACK, BOOST, DONE, MOVE_FIGHTERS, TAKE_ACTION

# What counts, as the logarithm of the odds; fitted to the results of games between searching bots.
HERO_HEALTH: Final = 0.21
HERO_ALIVE: Final = 0.26
"""Times the root of the health: the last points count most."""
SIDEKICK_HEALTH: Final = 0.03
CARD_IN_HAND: Final = 0.13
CARD_IN_DECK: Final = 0.12
LAST_CARDS: Final = 0.30
"""For each of the last eight cards of the deck: whoever runs out of cards is exhausted, and that decides many duels."""
FALLEN: Final = 3.0
CLOSE: Final = 0.02
"""A space nearer to an opposing hero, with something to strike with."""


class UnmatchedMind(Mind):
    """Judges by health, cards and how near the fight is."""

    def __init__(self) -> None:
        self.guesses = 10
        self.turns: int = 1

    def seats(self, g: Game) -> int:
        assert isinstance(g, Match)
        return g.players

    def evaluate(self, g: Game, seat: int) -> float:
        match = g
        assert isinstance(match, Match)
        if match.winners >= 0:
            return 1.0 if match.winners >> seat & 1 else 0.0
        sides = match.setup.sides
        own = 0.0
        foes = -99.0 if not match.setup.teams else 0.0
        for player in range(match.players):
            strength = self.strength(match, player)
            if sides[player] == sides[seat]:
                own += strength
            elif match.setup.teams:
                foes += strength
            elif strength > foes:
                foes = strength
        return 1.0 / (1.0 + exp(foes - own - self.nearness(match, seat)))

    def strength(self, g: Match, player: int) -> float:
        """Return what a player still has."""
        health = g.health[4 * player]
        sidekicks = g.health[4 * player + 1] + g.health[4 * player + 2] + g.health[4 * player + 3]
        deck = len(g.deck[player])
        strength = HERO_HEALTH * health + HERO_ALIVE * sqrt(health) + SIDEKICK_HEALTH * sidekicks
        strength += CARD_IN_HAND * size(g.hand[player]) + CARD_IN_DECK * deck + LAST_CARDS * min(deck, 8)
        # In a team the sidekicks fight on without their hero.
        return strength if health else strength - FALLEN

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

    def prior(self, g: Game, option: int) -> float:
        """At first sight: strike if you can, keep your cards, lay high numbers, and do not run about."""
        match = g
        assert isinstance(match, Match)
        asker = match.asker
        if asker is MOVE_FIGHTERS:
            return 4.0 if option == DONE else 1.0
        if asker is TAKE_ACTION:
            return 1.5 if option < AN_ATTACK else 3.0
        if asker is BOOST:
            return 10.0 if option == NO_CARD else 1.0
        if asker is LAY_ATTACK or asker is LAY_DEFENSE:
            if option == NO_CARD:
                return 2.0
            return 1.0 + match.setup.heroes[match.ask_me].value[option]
        return 1.0

    def first_sight(self, g: Game, noise: int) -> int:
        """Return an option as likely as its prior says; where there are many, any."""
        options = g.options
        if len(options) > 12 or g.asker is MOVE_FIGHTERS:
            return options[(noise * len(options)) >> 32]
        weights: list[float] = []
        total = 0.0
        for option in options:
            total += self.prior(g, option)
            weights.append(total)
        drawn = total * noise / 4294967296.0
        for n in range(len(weights)):
            if drawn < weights[n]:
                return options[n]
        return options[-1]

    def settled(self, g: Game, before: Game) -> bool:
        """A choice has come to rest when the action is over: nobody fights, and somebody is free to act again."""
        match = g
        earlier = before
        assert isinstance(match, Match)
        assert isinstance(earlier, Match)
        if self.turns:
            return match.turns >= earlier.turns + self.turns
        return match.combat is None and (match.turn != earlier.turn or match.actions != earlier.actions) and not match.stack

    def reason(self, before: Game, option: int, seat: int) -> str:
        from parlour.bots.reasons_unmatched import reason  # noqa: PLC0415 - words are for people alone

        assert isinstance(before, Match)
        return reason(before, option, seat)


MIND: Final = UnmatchedMind()
