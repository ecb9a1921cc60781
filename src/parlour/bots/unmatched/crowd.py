"""Unmatched with three and four, on their own or in teams: what each of them still has, by weights fitted to such games."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from parlour.bots.mind import Budget, Mind
from parlour.bots.unmatched.mind import UnmatchedMind
from parlour.engine.kernel import Game
from parlour.games.unmatched.bits import copies, kinds, size
from parlour.games.unmatched.state import Match

# A weight for each of the facts below, fitted to games of bots that think; docs/measurements/learned-minds.md.
# fmt: off
WEIGHTS: Final = [
    # Three on their own.
    [-0.0588, -0.304, 0.345, -0.243, -0.0972, -0.161, -0.167, -0.0964, 0.13, 0.183, 0.0599, 0.108, 1.64, 0.0, 0.0632,
     -0.00126, 0.0776, 0.346, 0.117, -0.0344, 1.11, -0.142, 0.00937, 0.139, 0.156],
    # Four on their own.
    [0.453, -0.079, -0.251, -0.881, -0.201, -0.238, -0.193, -0.18, 0.0693, 0.116, 0.0716, 0.207, 1.81, 0.0, 0.0861, 0.00345,
     0.0697, 0.251, -0.0756, 0.021, 1.01, -0.166, -0.0289, 0.0696, 0.0341],
    # Teams of two.
    [-2.27, -1.7, -2.53, -2.3, 0.102, 0.0518, 0.0886, 0.095, 0.233, 0.183, 0.0914, 0.136, 0.402, -0.143, 0.015, -0.00205,
     0.096, 0.111, -0.0369, 0.0526, 2.98, -0.0167, 0.00409, -0.0757, -0.0621],
]
# fmt: on

HEROES: Final = ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"]
FACTS: Final = 25
LAST_CARDS: Final = 8


class CrowdMind(UnmatchedMind):
    """Judges everybody at once; looks ahead like any other."""

    def thinker(self, g: Game, level: str) -> Mind:
        return self

    def budget(self, level: str) -> Budget:
        """With more opponents more can happen until one's next turn: more iterations than a duel by rules of thumb had."""
        return Budget(6000, 2.0) if level == "expert" else Budget(300, 1.0)

    def evaluate(self, g: Game, seat: int) -> float:
        return self.worths(g, self.seats(g))[seat]

    def worths(self, g: Game, seats: int) -> list[float]:
        """Return everybody's chance: equals share what there is, whoever is out has none, and a team adds up."""
        match = g
        assert isinstance(match, Match)
        if match.winners >= 0:
            return [1.0 if match.winners >> seat & 1 else 0.0 for seat in range(seats)]
        teams = match.setup.teams
        weights = WEIGHTS[2 if teams else min(seats, 4) - 3]
        strengths: list[float] = []
        for known in self.facts(match):
            strength = 0.0
            for n in range(FACTS):
                strength += weights[n] * known[n]
            strengths.append(strength)
        if teams:
            sides = match.setup.sides
            ahead = 0.0
            for player in range(seats):
                ahead += strengths[player] if sides[player] == sides[0] else -strengths[player]
            first = 1.0 / (1.0 + exp(-ahead))
            return [first if sides[player] == sides[0] else 1.0 - first for player in range(seats)]
        shares: list[float] = []
        total = 0.0
        for player in range(seats):
            share = 0.0 if match.out >> player & 1 else exp(strengths[player])
            shares.append(share)
            total += share
        return [share / total for share in shares]

    def facts(self, g: Match) -> list[list[float]]:
        """Return what is known of every player."""
        players = g.players
        lowest = 99
        areas: list[int] = []
        for player in range(players):
            areas.append(self.reach_of(g, player))
            health = g.health[4 * player]
            if not g.out >> player & 1 and 0 < health < lowest:
                lowest = health
        found: list[list[float]] = []
        for player in range(players):
            known = [0.0] * FACTS
            found.append(known)
            if g.out >> player & 1:
                continue
            hero = g.setup.heroes[player]
            health = g.health[4 * player]
            hand = g.hand[player]
            cards = size(hand)
            if hero.id in HEROES:
                place = HEROES.index(hero.id)
                known[place] = 1.0
                known[4 + place] = float(health)
                known[8 + place] = float(cards)
            else:
                for place in range(4):
                    known[place] = 0.25
                    known[4 + place] = 0.25 * float(health)
                    known[8 + place] = 0.25 * float(cards)
            known[12] = sqrt(float(health))
            known[13] = 0.0 if health else 1.0
            known[14] = float(g.health[4 * player + 1] + g.health[4 * player + 2] + g.health[4 * player + 3])
            points = 0
            if hand:
                for card in kinds(hand):
                    points += hero.value[card] * int(copies(hand, card))
            known[15] = float(points)
            deck = len(g.deck[player])
            known[16] = float(deck)
            known[17] = float(min(deck, LAST_CARDS))
            known[18] = float(g.forms >> player & 1)
            known[19] = 1.0 if g.fog and g.on_fog(player) else 0.0
            known[20] = self.nearness(g, player)
            here = g.where[4 * player]
            if here >= 0:
                for foe in g.setup.foes[player]:
                    if areas[foe] >> here & 1:
                        known[21] += 1.0
            known[22] = float(g.actions) if g.turn == player else 0.0
            known[23] = float((player - g.turn) % players) / float(players)
            known[24] = 1.0 if health == lowest else 0.0
        return found

    def calibrated(self, g: Game, seat: int, chance: float) -> float:
        """Fitted to games of bots that think: shown as it is."""
        return chance
