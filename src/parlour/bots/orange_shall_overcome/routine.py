"""A quick and sensible way of playing Orange Shall Overcome!: everybody follows an errand and keeps out of the worst trouble.

A decision takes microseconds, so whole games can be played out where trying every action out would take a second a game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.bots.orange_shall_overcome.bargains import Bargains
from parlour.bots.orange_shall_overcome.errands import ESCORT, FINISH, GUARD, HAIRDRESSER, NO_GOAL, STAY
from parlour.bots.orange_shall_overcome.judgement import Judge, Ways
from parlour.engine.kernel import WORD
from parlour.games.orange_shall_overcome.actions import (
    BONUS_FIRST,
    GATHER,
    LEAVE_PAPER,
    LOCATION,
    MOVE,
    RAISE,
    SCENARIO,
    AfterAction,
    TakeAction,
)
from parlour.games.orange_shall_overcome.board import BOARD, CITY_SPOTS, SPOTS
from parlour.games.orange_shall_overcome.changes import GiveUpOne
from parlour.games.orange_shall_overcome.choices import EitherOr, TakeHelper
from parlour.games.orange_shall_overcome.content import DANGER_ALIBI_COUNTRY, DANGER_RESOURCES
from parlour.games.orange_shall_overcome.control import GiveAnswer
from parlour.games.orange_shall_overcome.dice import RollAgain
from parlour.games.orange_shall_overcome.effects import Alibi, CharacterChoice, NameOne, SpotChoice
from parlour.games.orange_shall_overcome.goods import BUNDLE, INFORMATION, MONEY, NETWORK, RATION, SABOTAGE
from parlour.games.orange_shall_overcome.raids import NEWSPAPER, Searched
from parlour.games.orange_shall_overcome.round import FREE, MORALE_CARD, PASS, SPECIAL, LastCall, Turn
from parlour.games.orange_shall_overcome.sharing import PICK_UP, Agree, InReturn, Offer
from parlour.games.orange_shall_overcome.state import EMPTY, HAS_SOLDIER, OCCUPIER, Resistance
from parlour.games.orange_shall_overcome.travel import BY_TICKET, PERSON, STOP, GoAnywhere, Meet, OneRoad, Travel
from parlour.games.orange_shall_overcome.travel import FREE as FREE_ON_THE_WAY

# What the results of a Control card cost on average, in hundredths of an action, by approach word: policeman, soldier.
APPROACH_COST: Final = [[31, 23, 46, 29, 36, 28, 22], [65, 79, 79, 69, 66, 77, 21]]

SPECIAL_MORALE: Final = ["anton_3", "berend_3"]
SPECIAL_ALIBI: Final = ["mies_3", "suze_3"]

SERMON_BELOW: Final = 9
"""Up to here Morale is worth a special action."""

BATCH: Final = 6
"""Rations to take along while queueing."""

ASIDE: Final = 4.0
"""How many actions nearer to its end an errand beside the tasks must be to get one of the last Morale cards."""


MOST_DECISIONS: Final = 4000
"""Far more than any game takes."""


class Routine(Bargains):
    """Plays one game at a time from wherever it stands; remembers only who is on which errand."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        # While one question is pondered, those it raises are answered at once.
        self.ponders: bool = True
        self.noise: i64 = 1
        # The action decided on with a card, to be taken when the Action point is spent.
        self.actor: int = -1
        self.action: int = RAISE
        # Where a Move under way leads, and who comes along.
        self.target: int = -1
        self.along: int = -1

    def begin(self, noise: int) -> None:
        """Forget all plans."""
        self.noise = noise & WORD
        self.tasks = [NO_GOAL] * 5
        self.goals = [NO_GOAL] * 5
        self.actor = -1
        self.target = -1
        self.along = -1

    def random(self, n: int) -> int:
        """Return a number below n."""
        self.noise = (self.noise * 1664525 + 1013904223) & WORD
        return (self.noise * n) >> 32

    def play(self, g: Resistance, last_round: int) -> int:
        """Play until the game or that round is over; return how many decisions were made."""
        made = 0
        while g.winners < 0 and g.round <= last_round and made < MOST_DECISIONS:
            g.choose(self.decide(g))
            made += 1
        return made

    def decide_for(self, g: Resistance, seat: int, options: list[int]) -> int:
        """Return the option a seat takes: one of its own."""
        option = self.decide(g)
        if option not in options and self.shares:
            # An offer that was refused is not made again.
            self.shares = False
            option = self.decide(g)
            self.shares = True
        if option in options:
            return option
        if isinstance(g.asker, LastCall):
            # Somebody else can do more with the card.
            return PASS + seat
        return options[0]

    def decide(self, g: Resistance) -> int:
        """Return the option taken."""
        asker = g.asker
        if isinstance(asker, Travel):
            return self.road(g)
        if isinstance(asker, Turn):
            return self.card(g)
        if isinstance(asker, TakeAction):
            return self.take_action(g)
        if isinstance(asker, LastCall):
            return self.last_call(g)
        return self.answer(g)

    # Steps.

    def intent(self, g: Resistance, c: int, cards_left: int) -> int:  # noqa: PLR0911 - one step of an errand after the other
        """Return the action a character takes next, and note where a Move leads."""
        ways = self.judge.ways_of(g)
        if cards_left == 0 and self.raid_threatens(g, c):
            return RAISE
        goal = self.plan(g, c, ways)
        if goal == STAY or not self.load(g, c, goal):
            return RAISE if g.safety[g.where[c]] < 7 else GATHER
        self.survey(g, c, ways)
        here = g.where[c]
        kind = self.next_kind
        self.along = -1
        if g.setup.scenario.number == 5 and self.stocks_up(g, c, here):
            return LOCATION if here < CITY_SPOTS else SCENARIO
        if self.next_stop != here:
            self.target = self.next_stop
            if self.person_at == here and kind != FINISH and self.on_the_way(ways, here):
                self.along = self.person
            return MOVE
        if kind == INFORMATION:
            return GATHER
        if kind == ESCORT:
            return self.escort(g, c)
        number = g.setup.scenario.number
        if number == 4 and g.lying[here] and g.goods[c] & 31 and kind in (FINISH, MONEY):
            return SCENARIO + 16
        if kind == FINISH:
            return self.finish(g, c, goal)
        if kind == BUNDLE:
            return SCENARIO
        if kind == RATION and number == 5 and here >= CITY_SPOTS:
            return SCENARIO
        if not g.active >> here & 1:
            return SCENARIO
        return LOCATION

    def stocks_up(self, g: Resistance, c: int, here: int) -> bool:
        """Say whether somebody who has enough for one meal should take along what another one needs."""
        rations = g.goods[c] >> 12 & 31
        if not 3 <= rations < BATCH or g.held[c] >= g.carry_limit(c) or g.setup.goal - g.tally < 2:
            return False
        tile = g.setup.location[here].id
        return tile == "distribution_office" or (tile == "farm" and g.goods[c] & 31 > 0 and rations <= BATCH - 3)

    def on_the_way(self, ways: Ways, here: int) -> bool:
        """Say whether the person here may as well come along: no farther from safety, and over free roads."""
        to = self.next_stop
        if ways.safe[here * SPOTS + to] >= 5.0:
            return False
        return ways.safe[to * SPOTS + self.spot] < ways.safe[here * SPOTS + self.spot]

    def escort(self, g: Resistance, c: int) -> int:
        """Take the person here to safety, if the next road is free; else draw a policeman off, or wait."""
        here = g.where[c]
        self.target = self.spot
        self.along = self.person
        ways = self.judge.ways_of(g)
        road = self.hop(g, ways.safe, here, self.spot, free_only=True)
        if road >= 0 and g.roads[road] == EMPTY:
            return MOVE
        if g.alibi[c] > 3 and g.safety[here] > 2 and not HAS_SOLDIER[g.roads[road]]:
            return SCENARIO + 16
        self.tasks[c] = NO_GOAL
        self.goals[c] = NO_GOAL
        return RAISE

    def finish(self, g: Resistance, c: int, goal: int) -> int:
        """Return the action that ends the errand."""
        number = g.setup.scenario.number
        if goal >= GUARD:
            return RAISE
        if goal >= HAIRDRESSER:
            return LOCATION
        if number == 1:
            return SCENARIO + (0 if self.cost == 0 else 1)
        if number == 2 or number == 4:
            return SCENARIO + goal
        return SCENARIO + 1

    def raid_threatens(self, g: Resistance, c: int) -> bool:
        """Say whether the night will bring a raid that matters to where a character stands, and one action may avert it."""
        spot = g.where[c]
        tokens = g.tokens_at(spot) if g.lying or g.people else 0
        left = g.safety[spot] - self.night_loss(g, spot) - tokens
        if left > 0 or left < -2:
            return False
        return tokens > 0 or g.alibi[c] <= 2 or g.where.count(spot) > 1

    def night_loss(self, g: Resistance, spot: int) -> int:
        """Return how much Safety the characters there will cost tonight."""
        loss = 0
        figures = g.setup.content.figures
        for c in range(g.setup.size):
            if g.where[c] == spot:
                ability = g.setup.ability[c]
                held = figures.danger_resources[min(g.held[c], 9)]
                loss += max(held - 1, 0) if ability == DANGER_RESOURCES else held
                if not (ability == DANGER_ALIBI_COUNTRY and spot >= CITY_SPOTS):
                    loss += figures.danger_alibi[g.alibi[c]]
        return loss

    # Choices.

    def card(self, g: Resistance) -> int:
        """Choose a card: for the next action of the errand the one that goes with it, or a special action that is worth one."""
        me = g.ask_me
        options = g.options
        if g.setup.scenario.has_bundles:
            wanted = FREE + PICK_UP + me
            if wanted in options and self.wants_bundle(g, me):
                return wanted
        share = self.proposal(g, me, FREE)
        if share >= 0:
            return share
        hand = g.hand[me]
        action = self.intent(g, me, hand.bit_count() - 1)
        special = self.special(g, me, options, action)
        if special >= 0:
            return special
        self.actor = me
        self.action = action
        cards = g.setup.characters[me].cards
        best, most = options[0], -1
        for option in options:
            if option >= SPECIAL:
                break
            worth = 2
            if option < 3:
                card = cards[option]
                if action == MOVE:
                    worth = 3 if card.on_move else 1 if card.bonus is None else 0
                else:
                    worth = 3 if card.bonus is not None else 1 if card.on_move == 0 else 0
            if worth > most:
                best, most = option, worth
        return best

    def wants_bundle(self, g: Resistance, c: int) -> bool:
        """Say whether a character should pick a bundle up: at the Printing House always, elsewhere if it carries none."""
        if g.setup.location[g.where[c]].id == "printing_house":
            return True
        return not g.goods[c] >> 30 & 31

    def special(self, g: Resistance, me: int, options: list[int], action: int) -> int:
        """Return a special action that does more than the next step of the errand, or -1."""
        for option in options:
            if option < SPECIAL:
                continue
            if option >= SPECIAL + 3:
                break
            id = g.setup.characters[me].cards[option - SPECIAL].id
            if id == "hanneke_3" and self.next_kind == NETWORK and action in (MOVE, LOCATION):
                return option
            if id in SPECIAL_MORALE and g.morale <= SERMON_BELOW and g.safety[g.where[me]] > 2:
                return option
            if id in SPECIAL_ALIBI and min(g.alibi) <= 4 and g.safety[g.where[me]] > 1:
                return option
            if id == "greet_3" and action == RAISE:
                return option
        return -1

    def take_action(self, g: Resistance) -> int:
        """Spend the Action point on what was decided, or on the next step."""
        me = g.ask_me
        action = self.action
        if self.actor != me:
            action = self.intent(g, me, g.hand[me].bit_count())
        self.actor = -1
        options = g.options
        if self.needed(g) <= 1:
            win = self.winning(g, options)
            if win >= 0:
                return win
        if LEAVE_PAPER in options and g.morale <= SERMON_BELOW and g.safety[g.where[me]] > 2:
            self.actor = me
            self.action = action
            return LEAVE_PAPER
        if self.goals[me] >= HAIRDRESSER and self.next_kind == FINISH and action in (LOCATION, RAISE):
            self.goals[me] = NO_GOAL
        if action in options:
            return action
        if action == RAISE or g.safety[g.where[me]] >= 7:
            return GATHER
        return RAISE

    def winning(self, g: Resistance, options: list[int]) -> int:
        """Return an action that wins at once, or -1."""
        for option in options:
            if option >= SCENARIO:
                trial = g.clone()
                trial.choose(option)
                if trial.winners > 0:
                    return option
        return -1

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

    def road(self, g: Resistance) -> int:
        """Go on towards the target; stop there."""
        me = g.ask_me
        options = g.options
        here = g.where[me]
        begun = g.origin >= 0
        if begun and g.setup.scenario.has_bundles and FREE_ON_THE_WAY + PICK_UP + me in options and self.wants_bundle(g, me):
            return FREE_ON_THE_WAY + PICK_UP + me
        share = self.proposal(g, me, FREE_ON_THE_WAY) if begun else -1
        if share >= 0:
            return share
        # A Move goes on with the next step of the errand.
        if self.target in (-1, here) and (self.intent(g, me, 1) != MOVE or self.target == here):
            return STOP if begun else options[self.random(len(options))]
        target = self.target
        ways = self.judge.ways_of(g)
        along = self.along if self.along >= 0 and g.people[self.along] == here else -1
        if along >= 0:
            road = self.hop(g, ways.safe, here, target, free_only=True)
            if g.roads[road] != EMPTY:
                if begun:
                    return STOP
                along = -1
        else:
            road = self.hop(g, ways.open, here, target, free_only=False)
        if not begun and g.goods[me] >> 36 & 31 and not self.cost >> 36 & 31 and ways.open[here * SPOTS + target] >= 4.0:
            by_ticket = BY_TICKET + target
            return by_ticket + PERSON * (1 + along) if along >= 0 else by_ticket
        return road + PERSON * (1 + along) if along >= 0 else road

    def last_call(self, g: Resistance) -> int:
        """Use the last Morale cards: where a raid threatens, else for whoever is nearest to the end of an errand."""
        options = g.options
        best, most = -1, -999.0
        ways = self.judge.ways_of(g)
        for option in options:
            if not MORALE_CARD <= option < PASS:
                continue
            c = option - MORALE_CARD
            worth = -8.0
            goal = self.plan(g, c, ways)
            if self.raid_threatens(g, c):
                worth = 5.0
            elif goal != STAY and self.load(g, c, goal):
                worth = -self.survey(g, c, ways)
                if goal != self.tasks[c]:
                    worth -= ASIDE
            if worth > most:
                best, most = option, worth
        return best if best >= 0 else options[0]

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
        if isinstance(asker, InReturn):
            return self.in_return(g)
        if isinstance(asker, Agree):
            return options[0]
        if isinstance(asker, (EitherOr, TakeHelper)) and self.ponders:
            return self.ponder(g, options)
        return options[self.random(len(options))]

    def roll_again(self, g: Resistance, options: list[int]) -> int:
        """Spend Information on the higher die if a search is about to find somebody."""
        if g.ask_it < 0 or not g.stack or not g.die_2:
            return options[0]
        step, _, it = g.stack[len(g.stack) - 1]
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
        worth = 0.4 * sum(g.held) + 0.17 * rounds * g.morale - self.judge.dangers(g, rounds)
        return worth + 12.0 * (g.tally + g.halted.bit_count() + g.active.bit_count())

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
        return NETWORK if g.setup.scenario.number != 5 else RATION

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
