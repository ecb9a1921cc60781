"""What bots know about Unmatched."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from mypy_extensions import i64

from parlour.bots.mind import Budget, Mind, squashed
from parlour.engine.kernel import Game
from parlour.engine.said import Said
from parlour.games.unmatched.bits import NO_CARD, copies, kinds, size, spaces
from parlour.games.unmatched.board import Board
from parlour.games.unmatched.choices import STAY, SpaceChoice
from parlour.games.unmatched.combat import LAY_ATTACK, LAY_DEFENSE
from parlour.games.unmatched.content import SCHEME
from parlour.games.unmatched.effects import fighter
from parlour.games.unmatched.state import Match
from parlour.games.unmatched.turn import A_SCHEME, AN_ATTACK, BOOST, DONE, MOVE_FIGHTERS, TAKE_ACTION

LEARNED: Final = ("strong", "expert")
"""Levels that think with what self-play taught, where it was learned."""

# What counts, as the logarithm of the odds; health and card counts are fitted to games of searching bots, the rest set by hand.
HERO_HEALTH: Final = 0.19
HERO_ALIVE: Final = 0.55
"""Times the root of the health: the last points count most."""
SIDEKICK_HEALTH: Final = 0.04
CARD_IN_HAND: Final = 0.20
ITS_NUMBER: Final = 0.03
"""For each point of a card in hand that can fight."""
CARD_IN_DECK: Final = 0.12
LAST_CARDS: Final = 0.40
"""For each of the last eight cards of the deck: whoever runs out of cards is exhausted, and that decides many duels."""
FALLEN: Final = 3.0
CLOSE: Final = 0.02
"""A space nearer to an opposing hero, with something to strike with."""
SECOND_FORM: Final = 0.3
ON_FOG: Final = 0.25

# How likely an option is at first sight, as weights; fitted to what long searches looked at most.
STRIKE_HERO: Final = 2.2
STRIKE_SIDEKICK: Final = 0.75
SCHEME_NOW: Final = 0.4
MANEUVER_NOW: Final = 1.55
FULL_HAND: Final = 0.7
NO_BOOST: Final = 6.7
STAND_STILL: Final = 4.8
TO_STRIKE_HERO: Final = 3.6
TO_STRIKE: Final = 1.25
INTO_DANGER: Final = 0.6
OUT_OF_DANGER: Final = 1.5
INTO_FOG: Final = 1.45
NO_DEFENSE: Final = 0.65
NO_DEFENSE_FOR_SIDEKICK: Final = 5.0
LETHAL: Final = 1.4
BY_NUMBER: Final = [exp(0.5 * number) for number in range(20)]
"""A card laid in combat is the likelier the higher its number."""
BY_BOOST: Final = [exp(-0.2 * number) for number in range(20)]
MOST_BOOST: Final = 19
"""Higher ones, which only changed figures have, are as good as this."""

# How chances are stretched before people see them, with what the heroes are worth in duels of searching bots; fitted to such
# duels, where Sherlock Holmes won nine of ten.
SHOWN_SHIFT: Final = -0.15
SHOWN_SLOPE: Final = 0.77
MOST_BOARDS: Final = 64
"""Packs bring boards of their own; those played on long ago are forgotten."""
STANDING: Final = {"sherlock_holmes": 1.24, "dracula": 0.14, "jekyll_and_hyde": -1.2, "invisible_man": -0.18}


class UnmatchedMind(Mind):
    """Judges by health, cards and how near the fight is."""

    def __init__(self) -> None:
        self.guesses = 10
        self.exploration = 0.5
        self.doubt = 0.05
        self.turns: int = 1
        # By board: what each space is threatened from and where to, for fighters that strike across a zone.
        self.far: dict[Board, list[list[int]]] = {}
        self.learned: Mind | None = None
        self.crowd: Mind | None = None

    def seats(self, g: Game) -> int:
        assert isinstance(g, Match)
        return g.players

    def thinker(self, g: Game, level: str) -> Mind:
        """Return who thinks for a level: in duels of printed heroes, what self-play taught; with more, who weighs all up."""
        assert isinstance(g, Match)
        if level not in LEARNED:
            return self
        if g.players != 2:
            crowd = self.crowd
            if crowd is None:
                from parlour.bots.unmatched.crowd import CrowdMind  # noqa: PLC0415 - it is built on this

                crowd = self.crowd = CrowdMind()
            return crowd
        learned = self.learned
        if learned is None:
            from parlour.bots.network import network_of  # noqa: PLC0415 - read when a bot needs it first
            from parlour.bots.unmatched.learned import LearnedMind  # noqa: PLC0415

            learned = self.learned = LearnedMind(network_of("unmatched"), self)
        return learned if learned.knows(g) else self

    def budget(self, level: str) -> Budget:
        return Budget(3000, 2.0) if level == "expert" else Budget(120, 1.0)

    # Judging.

    def evaluate(self, g: Game, seat: int) -> float:
        match = g
        assert isinstance(match, Match)
        if match.winners >= 0:
            return 1.0 if match.winners >> seat & 1 else 0.0
        if match.players == 2:
            own = self.strength(match, seat)
            foes = self.strength(match, 1 - seat)
        elif match.setup.teams:
            own = foes = 0.0
            for player in range(match.players):
                if match.setup.sides[player] == match.setup.sides[seat]:
                    own += self.strength(match, player)
                else:
                    foes += self.strength(match, player)
        else:
            if match.out >> seat & 1:
                return 0.0
            own = self.strength(match, seat)
            foes = self.everybody_else(match, seat)
        return 1.0 / (1.0 + exp(foes - own - self.nearness(match, seat)))

    def everybody_else(self, g: Match, seat: int) -> float:
        """Return what stands against one of several on their own: equals share the chances, and who is out has none."""
        total = 0.0
        for player in range(g.players):
            if player != seat and not g.out >> player & 1:
                total += exp(self.strength(g, player))
        return log(total)

    def strength(self, g: Match, player: int) -> float:
        """Return what a player still has."""
        health = float(g.health[4 * player])
        sidekicks = g.health[4 * player + 1] + g.health[4 * player + 2] + g.health[4 * player + 3]
        deck = len(g.deck[player])
        strength = HERO_HEALTH * health + HERO_ALIVE * sqrt(health) + SIDEKICK_HEALTH * float(sidekicks)
        strength += CARD_IN_HAND * float(size(g.hand[player])) + CARD_IN_DECK * deck + LAST_CARDS * min(deck, 8)
        hand = g.hand[player]
        if hand:
            value = g.setup.heroes[player].value
            for card in kinds(hand):
                strength += ITS_NUMBER * (value[card] * int(copies(hand, card)))
        if g.forms >> player & 1:
            strength += SECOND_FORM
        if g.fog and g.on_fog(player):
            strength += ON_FOG
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

    # At first sight.

    def prior(self, g: Game, option: int) -> float:
        return self.priors(g, [option])[0]

    def priors(self, g: Game, options: list[int]) -> list[float]:
        """At first sight: strike heroes if you can, keep your cards, lay high numbers, and do not run about."""
        match = g
        assert isinstance(match, Match)
        asker = match.asker
        if asker is MOVE_FIGHTERS:
            return self.moves(match, options)
        if asker is TAKE_ACTION:
            return self.actions(match, options)
        if asker is BOOST:
            return self.boosts(match, options)
        if asker is LAY_ATTACK or asker is LAY_DEFENSE:
            return self.numbers(match, options)
        if isinstance(asker, SpaceChoice):
            who = fighter(match, match.ask_me, asker.whom)
            if who >> 2 == match.turn:
                return self.places(match, who, options)
        return [1.0] * len(options)

    def places(self, g: Match, who: int, options: list[int]) -> list[float]:
        """Where a card brings one of my fighters: above all to where a hero can be struck, for actions often follow."""
        me = who >> 2
        kind = 1 if who & 3 else 0
        targets, heroes = self.strike_from(g, me)
        danger: i64 = 0 if kind else self.danger(g, me)
        weights: list[float] = []
        for option in options:
            weight = 1.0
            if option == STAY:
                weight = 2.0
            elif heroes[kind] >> option & 1:
                weight = TO_STRIKE_HERO
            elif targets[kind] >> option & 1:
                weight = TO_STRIKE
            elif not danger >> option & 1:
                weight = OUT_OF_DANGER
            weights.append(weight)
        return weights

    def actions(self, g: Match, options: list[int]) -> list[float]:
        """Strike, above all a hero; schemes can wait."""
        weights: list[float] = []
        me = g.ask_me
        for option in options:
            if option >= AN_ATTACK:
                weights.append(STRIKE_SIDEKICK if option & 3 else STRIKE_HERO)
            elif option >= A_SCHEME:
                weights.append(SCHEME_NOW)
            else:
                weights.append(FULL_HAND if size(g.hand[me]) > 5 else MANEUVER_NOW)
        return weights

    def boosts(self, g: Match, options: list[int]) -> list[float]:
        """Good cards are too good to run with."""
        hero = g.setup.heroes[g.ask_me]
        weights: list[float] = []
        for option in options:
            if option == NO_CARD:
                weights.append(NO_BOOST)
            elif hero.cards[option].type == SCHEME:
                weights.append(0.5 * BY_BOOST[min(hero.boost[option], MOST_BOOST)])
            else:
                weights.append(BY_BOOST[min(hero.boost[option] + hero.value[option], MOST_BOOST)])
        return weights

    def numbers(self, g: Match, options: list[int]) -> list[float]:
        """High numbers win combats; a sidekick is rarely worth a card."""
        combat = g.combat
        assert combat is not None
        value = g.setup.heroes[g.ask_me].value
        target = combat.defense.fighter
        attacking = g.asker is LAY_ATTACK
        weights: list[float] = []
        for option in options:
            if option == NO_CARD:
                weights.append(NO_DEFENSE_FOR_SIDEKICK if target & 3 else NO_DEFENSE)
            elif attacking and value[option] >= g.health[target]:
                weights.append(LETHAL * BY_NUMBER[value[option]])
            else:
                weights.append(BY_NUMBER[value[option]])
        return weights

    def moves(self, g: Match, options: list[int]) -> list[float]:
        """Go where somebody can be struck, above all a hero; keep the hero out of reach."""
        me = g.ask_me
        hero = g.setup.heroes[me]
        danger: i64 = self.danger(g, me)
        here = g.where[4 * me]
        threatened = here >= 0 and bool(danger >> here & 1)
        fog: i64 = g.fog_of(me) if hero.fog else 0
        targets, heroes = self.strike_from(g, me) if g.actions > 0 else ([0, 0], [0, 0])
        weights: list[float] = []
        for option in options:
            if option == DONE:
                weights.append(STAND_STILL)
                continue
            n = option >> 6
            space = option & 63
            kind = 1 if n else 0
            weight = 1.0 if n else 1.25
            if heroes[kind] >> space & 1:
                weight *= TO_STRIKE_HERO
            elif targets[kind] >> space & 1:
                weight *= TO_STRIKE
            if not n:
                dangerous = bool(danger >> space & 1)
                if dangerous and not threatened:
                    weight *= INTO_DANGER
                elif threatened and not dangerous:
                    weight *= OUT_OF_DANGER
                if fog >> space & 1:
                    weight *= INTO_FOG
            weights.append(weight)
        return weights

    def strike_from(self, g: Match, me: int) -> tuple[list[int], list[int]]:
        """Return from where anybody, and from where a hero, could be struck: by my hero, by my sidekicks."""
        targets = [0, 0]
        heroes = [0, 0]
        hero = g.setup.heroes[me]
        for kind in range(2):
            if not g.hand[me] & hero.attacks[g.role(4 * me + kind)]:
                continue
            ranged = hero.sidekick_ranged if kind else hero.ranged
            for foe in g.setup.foes[me]:
                for n in range(4):
                    there = g.where[4 * foe + n]
                    if there >= 0:
                        area = g.board.near[there] | g.board.zone[there] if ranged else g.board.near[there]
                        targets[kind] |= area
                        if n == 0:
                            heroes[kind] |= area
        return targets, heroes

    def danger(self, g: Match, me: int) -> i64:
        """Return the spaces where an opposing fighter could strike after a move without a boost."""
        area: i64 = 0
        for foe in g.setup.foes[me]:
            area |= self.reach_of(g, foe)
        return area

    def reach_of(self, g: Match, player: int) -> i64:
        """Return the spaces where a player could strike after a move without a boost; whoever is out stands nowhere."""
        area: i64 = 0
        ways = g.board.ways
        hero = g.setup.heroes[player]
        move = min(hero.move, 6)
        for n in range(1 + hero.sidekicks):
            there = g.where[4 * player + n]
            if there >= 0:
                area |= ways.within[move + 1][there]
                if hero.sidekick_ranged if n else hero.ranged:
                    area |= self.across_zones(g.board)[move][there]
        return area

    def across_zones(self, board: Board) -> list[list[int]]:
        """Return, by move and space, every space of the zones that a move can lead to."""
        known = self.far.get(board)
        if known is None:
            if len(self.far) >= MOST_BOARDS:
                self.far.clear()
            known = []
            for move in range(7):
                row: list[int] = []
                for space in range(len(board.spaces)):
                    area: i64 = 0
                    for reached in spaces(board.ways.within[move][space]):
                        area |= board.zone[reached]
                    row.append(area)
                known.append(row)
            self.far[board] = known
        return known

    def first_sight(self, g: Game, noise: int) -> int:
        """Return an option as likely as its prior says; where there are many, any."""
        options = g.options
        if len(options) > 12 or g.asker is MOVE_FIGHTERS:
            return options[(noise * len(options)) >> 32]
        weights = self.priors(g, options)
        total = 0.0
        for weight in weights:
            total += weight
        drawn = total * noise / 4294967296.0
        for n in range(len(weights)):
            drawn -= weights[n]
            if drawn < 0.0:
                return options[n]
        return options[-1]

    def settled(self, g: Game, before: Game) -> bool:
        """A choice has come to rest when the turn is over."""
        match = g
        earlier = before
        assert isinstance(match, Match)
        assert isinstance(earlier, Match)
        return match.turns >= earlier.turns + self.turns

    # For people.

    def standing(self, g: Game, seat: int) -> float:
        assert isinstance(g, Match)
        if g.players > 2:
            return 0.0
        heroes = g.setup.heroes
        return STANDING.get(heroes[seat].id, 0.0) - STANDING.get(heroes[1 - seat].id, 0.0)

    def calibrated(self, g: Game, seat: int, chance: float) -> float:
        return squashed(chance, SHOWN_SHIFT + SHOWN_SLOPE * self.standing(g, seat), SHOWN_SLOPE)

    def reason(self, before: Game, option: int, seat: int) -> Said | None:
        from parlour.bots.unmatched.reasons import reason  # noqa: PLC0415 - words are for people alone

        assert isinstance(before, Match)
        return reason(before, option, seat)


MIND: Final = UnmatchedMind()
