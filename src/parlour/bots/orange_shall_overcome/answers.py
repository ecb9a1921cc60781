"""Answers to what cards, dice, controls and partners ask in Orange Shall Overcome!, at first sight and in microseconds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.bots.orange_shall_overcome.bargains import Bargains
from parlour.bots.orange_shall_overcome.errands import ESCORT, STAY
from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.engine.kernel import stirred
from parlour.games.orange_shall_overcome.actions import BONUS_FIRST, LEAVE_PAPER, AfterAction, TakeAction
from parlour.games.orange_shall_overcome.bits import how_many
from parlour.games.orange_shall_overcome.board import BOARD, SPOTS
from parlour.games.orange_shall_overcome.changes import GiveUpOne
from parlour.games.orange_shall_overcome.choices import EitherOr, TakeHelper
from parlour.games.orange_shall_overcome.control import GiveAnswer
from parlour.games.orange_shall_overcome.dice import RollAgain
from parlour.games.orange_shall_overcome.effects import Alibi, CharacterChoice, NameOne, SpotChoice
from parlour.games.orange_shall_overcome.goods import BUNDLE, INFORMATION, MONEY, NETWORK, RATION, SABOTAGE
from parlour.games.orange_shall_overcome.pieces import NEWSPAPER
from parlour.games.orange_shall_overcome.raids import Searched
from parlour.games.orange_shall_overcome.round import LastCall, Turn
from parlour.games.orange_shall_overcome.scenario import BY_MEAL
from parlour.games.orange_shall_overcome.sharing import Agree, Offer
from parlour.games.orange_shall_overcome.state import EMPTY, OCCUPIER, Resistance
from parlour.games.orange_shall_overcome.travel import BY_TICKET, PERSON, STOP, GoAnywhere, Meet, OneRoad, Travel

# What the results of a Control card cost on average, in hundredths of an action, by approach word: policeman, soldier.
APPROACH_COST: Final = [[31, 23, 46, 29, 36, 28, 22], [65, 79, 79, 69, 66, 77, 21]]

SERMON_BELOW: Final = 9
"""Up to here Morale is worth a special action."""


class Answers(Bargains):
    """Errands and gifts, and an answer to every question that comes up on the way."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        # While one question is pondered, those it raises are answered at once.
        self.ponders: bool = True
        self.noise: i64 = 1

    def random(self, n: int) -> int:
        """Return a number below n."""
        self.noise = stirred(self.noise)
        return (self.noise * n) >> 32

    def hop(self, g: Resistance, distance: list[float], here: int, goal: int, *, free_only: bool) -> int:
        """Return the first road of the shortest way."""
        best, shortest = -1, 999.0
        for road in BOARD.roads_at[here]:
            far = BOARD.far_end(road, here)
            if free_only:
                length = (1.0 if g.roads[road] == EMPTY else 5.0) + distance[far * SPOTS + goal]
            else:
                length = distance[here * SPOTS + far] + distance[far * SPOTS + goal]
            if length < shortest:
                best, shortest = road, length
        return best

    def answer(self, g: Resistance) -> int:  # noqa: C901, PLR0911, PLR0912 - one kind of question after the other
        """Answer whatever else comes up."""
        asker = g.asker
        options = g.options
        me = g.ask_me
        if isinstance(asker, AfterAction):
            if options[0] == BONUS_FIRST:
                return BONUS_FIRST
            if options[0] == LEAVE_PAPER and g.morale <= SERMON_BELOW and g.safety[g.where[me]] > 2:
                return LEAVE_PAPER
            return options[len(options) - 1]
        if isinstance(asker, RollAgain):
            return self.roll_again(g, options)
        if isinstance(asker, GiveAnswer):
            answers = g.setup.content.controls[g.control].answers
            cost = APPROACH_COST[g.facing]
            return 0 if cost[answers[0].approach] <= cost[answers[1].approach] else 1
        if isinstance(asker, Alibi):
            return self.by_alibi(g, options, lowest=asker.n > 0)
        if isinstance(asker, CharacterChoice):
            return self.by_alibi(g, options, lowest=True)
        if isinstance(asker, GiveUpOne):
            return self.least_needed(g, me, options)
        if isinstance(asker, NameOne):
            return self.most_needed(g, me)
        if isinstance(asker, SpotChoice):
            return self.least_safe(g, options)
        if isinstance(asker, Meet):
            last = options[len(options) - 1]
            return last if last == 2 or not self.cost >> 42 & 31 else options[0]
        if isinstance(asker, GoAnywhere):
            return self.anywhere(g, me, options)
        if isinstance(asker, OneRoad):
            return self.one_road(g, me, options)
        if isinstance(asker, Offer):
            return self.offer(g)
        if isinstance(asker, Agree):
            return options[0]
        if isinstance(asker, (EitherOr, TakeHelper)) and self.ponders:
            return self.ponder(g, options)
        return options[self.random(len(options))]

    def roll_again(self, g: Resistance, options: list[int]) -> int:
        """Spend Information on the higher die if a search is about to find somebody."""
        if g.ask_it < 0 or not g.stack or not g.die_2:
            return options[0]
        frame = g.stack[len(g.stack) - 1]
        step, it = frame.step, frame.it
        if not isinstance(step, Searched):
            return options[0]
        if g.die_1 + g.die_2 <= g.setup.content.raids[it >> 4 & 31].search or it >> 23 == NEWSPAPER:
            return options[0]
        odd = g.die_1 >= g.die_2
        for option in options:
            if option and bool(option & 1) == odd:
                return option
        return options[0]

    def ponder(self, g: Resistance, options: list[int]) -> int:
        """Try each option out and compare what it does to Alibi, Morale, Safety and resources."""
        best, most = options[0], -9999.0
        self.ponders = False
        for option in options:
            trial = g.clone()
            trial.choose(option)
            left = 8
            while left > 0 and trial.winners < 0 and not isinstance(trial.asker, (Turn, Travel, TakeAction, LastCall)):
                trial.choose(self.answer(trial))
                left -= 1
            worth = self.glance(trial)
            if worth > most:
                best, most = option, worth
        self.ponders = True
        return best

    def glance(self, g: Resistance) -> float:
        """Return roughly what a position is worth, in actions, leaving out where everybody stands."""
        if g.winners >= 0:
            return 300.0 if g.winners else -300.0
        rounds = len(g.decks[OCCUPIER]) // g.setup.size
        worth = 0.4 * float(sum(g.held)) + 0.17 * float(rounds) * float(g.morale) - self.judge.dangers(g, rounds)
        return worth + 12.0 * float(g.tally + how_many(g.halted) + how_many(g.active))

    def by_alibi(self, g: Resistance, options: list[int], *, lowest: bool) -> int:
        """Name whoever has the lowest Alibi, or the highest."""
        best = options[0]
        for c in options:
            if (g.alibi[c] < g.alibi[best]) == lowest and g.alibi[c] != g.alibi[best]:
                best = c
        return best

    def errand_of(self, g: Resistance, c: int) -> int:
        """Return what the errand of a character costs, 0 if it has none."""
        goal = self.goals[c]
        return self.cost if goal >= 0 and goal != STAY and self.load(g, c, goal) else 0

    def least_needed(self, g: Resistance, c: int, options: list[int]) -> int:
        """Give up what the errand does not need, or else what there is most of."""
        cost = self.errand_of(g, c)
        best, most = options[0], -99
        for kind in options:
            have = g.goods[c] >> (6 * kind) & 31
            worth = 4 * (have - (cost >> (6 * kind) & 31)) - (2 if kind in (NETWORK, SABOTAGE) else 0)
            if kind == BUNDLE:
                worth = -9
            if worth > most:
                best, most = kind, worth
        return best

    def most_needed(self, g: Resistance, c: int) -> int:
        """Name what the errand lacks, first of all what is hard to come by."""
        cost = self.errand_of(g, c)
        for kind in (SABOTAGE, NETWORK, RATION, MONEY, INFORMATION):
            if (cost >> (6 * kind) & 31) > (g.goods[c] >> (6 * kind) & 31):
                return kind
        return NETWORK if g.setup.scenario.aim != BY_MEAL else RATION

    def least_safe(self, g: Resistance, options: list[int]) -> int:
        """Look after the least safe location, first of all one where somebody or something is."""
        best, least = options[0], 99
        for spot in options:
            if spot < SPOTS:
                safety = 3 * g.safety[spot] - (4 if spot in g.where else 0)
                if g.lying or g.people:
                    safety -= 3 * g.tokens_at(spot)
                if safety < least:
                    best, least = spot, safety
        return best

    def anywhere(self, g: Resistance, c: int, options: list[int]) -> int:
        """Go where the errand goes on."""
        goal = self.goals[c]
        if goal < 0 or goal == STAY or not self.load(g, c, goal):
            return options[0]
        self.survey(g, c, self.judge.ways_of(g))
        here = g.where[c]
        stop = self.spot if self.next_kind == ESCORT and self.person_at == here else self.next_stop
        if stop == here:
            return STOP
        option = BY_TICKET + stop
        if self.person >= 0 and self.person_at == here:
            option += PERSON * (1 + self.person)
        return option if option in options else options[0]

    def one_road(self, g: Resistance, c: int, options: list[int]) -> int:
        """Take the road that leads towards the errand."""
        goal = self.goals[c]
        if goal < 0 or goal == STAY or not self.load(g, c, goal):
            return options[self.random(len(options))]
        self.survey(g, c, self.judge.ways_of(g))
        here = g.where[c]
        if self.next_stop == here:
            return options[len(options) - 1]
        return self.hop(g, self.judge.ways_of(g).open, here, self.next_stop, free_only=False)
