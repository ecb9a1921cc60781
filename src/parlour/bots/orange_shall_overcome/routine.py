"""A quick and sensible way of playing Orange Shall Overcome!: everybody follows an errand and keeps out of the worst trouble.

A decision takes microseconds, so whole games can be played out where trying every action out would take a second a game.
"""

from __future__ import annotations

from typing import Final

from parlour.bots.orange_shall_overcome.answers import SERMON_BELOW, Answers
from parlour.bots.orange_shall_overcome.errands import ESCORT, FINISH, GUARD, HAIRDRESSER, NO_GOAL, STAY
from parlour.bots.orange_shall_overcome.judgement import Judge, Ways
from parlour.engine.kernel import WORD
from parlour.games.orange_shall_overcome.actions import GATHER, LEAVE_PAPER, LOCATION, MOVE, RAISE, SCENARIO, TakeAction
from parlour.games.orange_shall_overcome.bits import how_many
from parlour.games.orange_shall_overcome.board import CITY_SPOTS, SPOTS
from parlour.games.orange_shall_overcome.content import DANGER_ALIBI_COUNTRY, DANGER_RESOURCES
from parlour.games.orange_shall_overcome.goods import BUNDLE, INFORMATION, MONEY, NETWORK, RATION
from parlour.games.orange_shall_overcome.round import FREE, MORALE_CARD, PASS, SPECIAL, LastCall, Turn
from parlour.games.orange_shall_overcome.scenario import BY_ESCORT, BY_LINE, BY_LOCATION, BY_MEAL, BY_TRUST
from parlour.games.orange_shall_overcome.sharing import PICK_UP
from parlour.games.orange_shall_overcome.state import EMPTY, HAS_SOLDIER, Resistance
from parlour.games.orange_shall_overcome.travel import BY_TICKET, PERSON, STOP, Travel
from parlour.games.orange_shall_overcome.travel import FREE as FREE_ON_THE_WAY

SPECIAL_MORALE: Final = ["anton_3", "berend_3"]
SPECIAL_ALIBI: Final = ["mies_3", "suze_3"]

BATCH: Final = 6
"""Rations to take along while queueing."""

ASIDE: Final = 4.0
"""How many actions nearer to its end an errand beside the tasks must be to get one of the last Morale cards."""


MOST_DECISIONS: Final = 4000
"""Far more than any game takes."""


class Routine(Answers):
    """Plays one game at a time from wherever it stands; remembers only who is on which errand."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
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
        self.pledges = [NO_GOAL] * 5
        self.actor = -1
        self.target = -1
        self.along = -1

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
        goal = self.pick_goal(g, c, ways)
        if goal == STAY or not self.load(g, c, goal):
            return RAISE if g.safety[g.where[c]] < 7 else GATHER
        self.survey(g, c, ways)
        here = g.where[c]
        kind = self.next_kind
        aim = g.setup.scenario.aim
        self.along = -1
        if aim == BY_MEAL and self.stocks_up(g, c, here):
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
        if aim == BY_LINE and g.lying[here] and g.goods[c] & 31 and kind in (FINISH, MONEY):
            return SCENARIO + 16
        if kind == FINISH:
            return self.finish(g, c, goal)
        if kind == BUNDLE:
            return SCENARIO + g.setup.scenario.made_by
        if kind == RATION and aim == BY_MEAL and here >= CITY_SPOTS:
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
        aim = g.setup.scenario.aim
        if goal >= GUARD:
            return RAISE
        if goal >= HAIRDRESSER:
            return LOCATION
        if aim == BY_TRUST:
            return SCENARIO + (0 if self.cost == 0 else 1)
        if aim in (BY_ESCORT, BY_LINE):
            return SCENARIO + goal
        if aim == BY_LOCATION:
            return SCENARIO + g.setup.scenario.task_action(g, goal)
        return SCENARIO + 1

    def raid_threatens(self, g: Resistance, c: int) -> bool:
        """Say whether the night will bring a raid that matters to where a character stands, and one action may avert it."""
        spot = g.where[c]
        tokens = g.tokens_at(spot) if g.lying or g.people else 0
        left = g.safety[spot] - self.night_loss(g, spot) - tokens
        if left > 0 or left < -2:
            return False
        return tokens > 0 or g.alibi[c] <= 2 or list(g.where).count(spot) > 1

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
        action = self.intent(g, me, how_many(hand) - 1)
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
        """Say whether a character should pick a bundle up: where they are made always, elsewhere if it carries none."""
        if g.setup.location[g.where[c]].id == g.setup.scenario.made_at:
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
            action = self.intent(g, me, how_many(g.hand[me]))
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
            self.pledges[me] = NO_GOAL
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
            goal = self.pick_goal(g, c, ways)
            if self.raid_threatens(g, c):
                worth = 5.0
            elif goal != STAY and self.load(g, c, goal):
                worth = -self.survey(g, c, ways)
                if goal != self.tasks[c]:
                    worth -= ASIDE
            if worth > most:
                best, most = option, worth
        return best if best >= 0 else options[0]
