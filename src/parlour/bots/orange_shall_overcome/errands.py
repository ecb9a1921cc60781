"""Errands in Orange Shall Overcome!: what everybody does next, and how many actions that takes; made in microseconds."""

from __future__ import annotations

from typing import Final

from parlour.bots.orange_shall_overcome.judgement import Judge, Ways, needed_for
from parlour.engine.kernel import NONE
from parlour.games.orange_shall_overcome.board import BOARD, SPOTS
from parlour.games.orange_shall_overcome.content import MOVE_BONUS
from parlour.games.orange_shall_overcome.goods import BUNDLE, IMMUNITY, INFORMATION, MONEY, NETWORK, ONE, RATION, SABOTAGE, TICKET
from parlour.games.orange_shall_overcome.scenario import BY_DELIVERY, BY_ESCORT, BY_LINE, BY_MEAL, BY_TRUST
from parlour.games.orange_shall_overcome.state import HAS_SOLDIER, OCCUPIER, Resistance

# What an errand may be for, besides the scenario's own tasks (which are numbered by location, person or rail line).
NO_GOAL: Final = -1
HAIRDRESSER: Final = 40
HOSPITAL: Final = 41
CHURCH: Final = 42
PRINTING: Final = 43
FARM: Final = 44
UPKEEP_END: Final = 45
FETCH: Final = 48
GUARD: Final = 64
SECURE: Final = 80
STAY: Final = 127
TILES: Final = ["hairdresser", "hospital", "church", "printing_house", "farm"]
UPKEEP_COST: Final = [ONE[RATION], 0, ONE[NETWORK], ONE[MONEY], ONE[RATION] + ONE[NETWORK]]
SOURCES: Final = ["bank", "cafe", "distribution_office", "meeting_office"]

# What the next step of an errand is, once one stands where it is done.
FINISH: Final = -1
ESCORT: Final = -2
NEVER: Final = 99.0
FROM_OTHERS: Final = 6.0


ALONE: Final = (BY_TRUST, BY_ESCORT, BY_LINE)
"""Plans with tasks that are done once, by one character."""

LOW_ALIBI: Final = 3
LOW_MORALE: Final = 3
"""From here down, Alibi or Morale comes before any task."""

NEARLY_DONE: Final = 3.0
"""So many actions before the end of the last task, it comes before everything else."""

IDLE_MORALE: Final = 11
"""Up to here somebody without a task raises Morale."""


SOLDIER_LINE: Final = 2.0
"""How many actions a rail line with a soldier is put off by."""


GUARD_RANGE: Final = 1.6
"""How many Move actions away a place in danger is still looked after."""


class Errands:
    """Who is on which errand in one game; worked out from the position alone."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        # The task of the scenario everybody is on, and the errand that comes before it.
        self.tasks: list[int] = [NO_GOAL] * 5
        self.goals: list[int] = [NO_GOAL] * 5
        # The errand everybody is bound to until it is done, whatever else comes up.
        self.pledges: list[int] = [NO_GOAL] * 5
        # The task looked at: where, at what price, for whom; and how it goes on.
        self.spot: int = -1
        self.cost: int = 0
        self.person: int = -1
        self.person_at: int = -1
        self.next_stop: int = -1
        self.next_kind: int = FINISH
        self.first_stop: int = -1

    # Tasks.

    def load(self, g: Resistance, c: int, goal: int) -> bool:  # noqa: PLR0911 - scenario by scenario
        """Look at a goal as an errand of one character; say whether it still stands."""
        setup = g.setup
        self.person = -1
        self.person_at = -1
        if goal >= SECURE:
            self.spot = goal - SECURE
            self.cost = 0
            return True
        if goal >= GUARD:
            self.spot = goal - GUARD
            self.cost = 0
            lying = g.tokens_at(self.spot)
            return lying > 0 and g.safety[self.spot] - lying <= self.guard_margin(g)
        if goal >= FETCH:
            self.spot = setup.spot(SOURCES[goal - FETCH])
            self.cost = 0
            return (
                self.spot >= 0
                and bool(g.active >> self.spot & 1)
                and (g.goods[c] >> (6 * (goal - FETCH)) & 31) < 2
                and g.held[c] < g.carry_limit(c)
            )
        if goal >= HAIRDRESSER:
            self.spot = setup.spot(TILES[goal - HAIRDRESSER])
            self.cost = UPKEEP_COST[goal - HAIRDRESSER]
            return self.spot >= 0 and bool(g.active >> self.spot & 1)
        aim = setup.scenario.aim
        tokens = setup.content.requirements
        if aim == BY_TRUST:
            if g.active >> goal & 1:
                return False
            self.spot = goal
            if setup.resource_spots >> goal & 1:
                self.cost = 0
                return True
            if not g.face_up >> goal & 1:
                return False
            self.cost = tokens[g.required[goal]].resources
            return True
        if aim == BY_ESCORT:
            self.person_at = g.people[goal]
            self.spot = setup.safe_at[goal]
            if self.person_at < 0 or g.required[self.spot] < 0:
                return False
            token = tokens[g.required[self.spot]]
            self.cost = token.resources + token.items
            self.person = goal
            return True
        if aim == BY_DELIVERY:
            self.spot = goal
            self.cost = ONE[NETWORK] + ONE[BUNDLE]
            return self.open_targets(g, goal) > 0
        if aim == BY_LINE:
            if g.halted >> goal & 1:
                return False
            road = setup.scenario.rail_lines[goal]
            self.cost = tokens[g.required[goal]].resources
            if HAS_SOLDIER[g.roads[road]]:
                self.cost += ONE[SABOTAGE]
            a, b = BOARD.ends[road]
            near = BOARD.distance[g.where[c]]
            self.spot = a if (near[a], g.lying[a]) <= (near[b], g.lying[b]) else b
            return True
        self.spot = goal
        self.cost = 3 * ONE[RATION] if aim == BY_MEAL else setup.scenario.task_cost(g, goal)
        return self.open_targets(g, goal) > 0

    def open_targets(self, g: Resistance, spot: int) -> int:
        """Return how many deliveries or servings a location still takes."""
        return g.setup.scenario.open_tasks(g, spot)

    def claims(self, g: Resistance, c: int, goal: int) -> int:
        """Return how many others are on that errand."""
        found = 0
        taken = self.tasks if goal < HAIRDRESSER else self.goals
        for other in range(g.setup.size):
            if other != c and taken[other] == goal:
                found += 1
        return found

    def survey(self, g: Resistance, c: int, ways: Ways) -> float:  # noqa: C901, PLR0912, PLR0915 - one lack after the other
        """Return how many actions the task looked at takes a character, and note the next step of it."""
        goods = g.goods[c]
        here = g.where[c]
        setup = g.setup
        cost = self.cost
        feeds = setup.scenario.aim == BY_MEAL
        actions = 1.0
        shop = -1
        shop_kind = FINISH
        stops: list[int] = []
        kinds: list[int] = []
        need_money = cost & 31
        need_information = cost >> 24 & 31
        need_sabotage = cost >> 18 & 31
        if cost >> 30:
            if (cost >> 30 & 31) > (goods >> 30 & 31):
                shop = setup.spot(setup.scenario.made_at)
                shop_kind = BUNDLE
                if g.lying[shop] == 0:
                    actions += 1.0
                    cost += setup.scenario.made_for
                    need_money = cost & 31
                    need_information = cost >> 24 & 31
                    need_sabotage = cost >> 18 & 31
            if (cost >> 36 & 31) > (goods >> 36 & 31):
                shop = setup.spot("train_station")
                shop_kind = TICKET
                actions += 1.0
                need_money += 1
            elif (cost >> 42 & 31) > (goods >> 42 & 31):
                shop = setup.spot("forger")
                shop_kind = IMMUNITY
                actions += 1.0
                need_sabotage += 1
        lack = (cost >> 12 & 31) - (goods >> 12 & 31)
        if lack > 0:
            if feeds and self.trek_is_shorter(g, c, ways, lack):
                treks = (lack + 2) // 3
                actions += float(treks)
                need_money += treks
                shop = setup.spot("farm")
                shop_kind = RATION
            elif feeds:
                actions += float(lack)
                stops.append(setup.spot("distribution_office"))
                kinds.append(RATION)
            else:
                actions += float((lack + 1) // 2)
                stops.append(setup.spot("distribution_office"))
                kinds.append(RATION)
        lack = need_money - (goods & 31)
        if lack > 0:
            actions += float((lack + 1) // 2)
            stops.append(setup.spot("bank"))
            kinds.append(MONEY)
        lack = (cost >> 6 & 31) - (goods >> 6 & 31)
        if lack > 0:
            actions += float(lack)
            stops.append(setup.spot("cafe"))
            kinds.append(NETWORK)
        lack = need_sabotage - (goods >> 18 & 31)
        if lack > 0:
            actions += float(lack)
            stops.append(setup.spot("meeting_office"))
            kinds.append(SABOTAGE)
        information = need_information - (goods >> 24 & 31)
        if information > 0:
            actions += float(information)
        if NONE in stops:
            # What no location in play gives can only come from somebody else.
            actions += FROM_OTHERS
            kinds = [kind for kind, stop in zip(kinds, stops, strict=True) if stop >= 0]
            stops = [stop for stop in stops if stop >= 0]
        goal = shop if shop >= 0 else self.person_at if self.person_at >= 0 else self.spot
        length = self.tour(ways.open, here, stops, goal)
        first = self.first_stop
        if shop >= 0 and goal != self.spot:
            onward = self.person_at if self.person_at >= 0 else self.spot
            length += ways.open[shop * SPOTS + onward]
        if self.person_at >= 0:
            length += ways.safe[self.person_at * SPOTS + self.spot]
        if stops:
            self.next_stop = first
            self.next_kind = kinds[stops.index(first)]
            if not g.active >> first & 1:
                actions += 0.6
        elif shop >= 0:
            self.next_stop = shop
            self.next_kind = shop_kind
            if shop_kind == BUNDLE and here == shop and information > 0 and g.lying[shop] == 0:
                self.next_kind = INFORMATION
        elif information > 0:
            self.next_stop = here
            self.next_kind = INFORMATION
        elif self.person_at >= 0 and self.person_at != self.spot:
            self.next_stop = self.person_at
            self.next_kind = ESCORT
        else:
            self.next_stop = self.spot
            self.next_kind = FINISH
        roads = 3.0 if setup.ability[c] == MOVE_BONUS else 2.0
        return actions + length / roads

    def trek_is_shorter(self, g: Resistance, c: int, ways: Ways, lack: int) -> bool:
        """Say whether bartering at the Farm is quicker than queueing at the Distribution Office."""
        here = g.where[c]
        office = g.setup.spot("distribution_office")
        farm = g.setup.spot("farm")
        queue = lack + 0.5 * (ways.open[here * SPOTS + office] + ways.open[office * SPOTS + self.spot])
        treks = (lack + 2) // 3
        trek = treks + 0.5 * ways.open[farm * SPOTS + self.spot]
        if g.goods[c] & 31 >= treks:
            trek += 0.5 * ways.open[here * SPOTS + farm]
        else:
            bank = g.setup.spot("bank")
            trek += 0.6 + 0.5 * (ways.open[here * SPOTS + bank] + ways.open[bank * SPOTS + farm])
        return trek < queue

    def tour(self, distance: list[float], here: int, stops: list[int], goal: int) -> float:
        """Return the roads over all stops to the goal, and note the first stop."""
        n = len(stops)
        if n == 0:
            self.first_stop = goal
            return distance[here * SPOTS + goal]
        if n == 1:
            a = stops[0]
            self.first_stop = a
            return distance[here * SPOTS + a] + distance[a * SPOTS + goal]
        if n == 2:
            a, b = stops[0], stops[1]
            between = distance[a * SPOTS + b]
            one = distance[here * SPOTS + a] + between + distance[b * SPOTS + goal]
            other = distance[here * SPOTS + b] + between + distance[a * SPOTS + goal]
            self.first_stop = a if one <= other else b
            return min(one, other)
        best, first = NEVER * 9, stops[0]
        for k in range(n):
            rest = stops[:k] + stops[k + 1 :]
            way = distance[here * SPOTS + stops[k]] + self.tour(distance, stops[k], rest, goal)
            if way < best:
                best, first = way, stops[k]
        self.first_stop = first
        return best

    # Plans.

    def pick_goal(self, g: Resistance, c: int, ways: Ways) -> int:
        """Return the errand a character is on now: what comes first, else its task, else something useful."""
        pledge = self.pledges[c]
        if pledge >= 0:
            if self.load(g, c, pledge):
                self.goals[c] = pledge
                if pledge < HAIRDRESSER:
                    self.tasks[c] = pledge
                return pledge
            self.pledges[c] = NO_GOAL
        old = self.goals[c]
        if HAIRDRESSER <= old < UPKEEP_END and not self.recovered(g, c, old) and self.load(g, c, old):
            return old
        if FETCH <= old < GUARD and self.load(g, c, old):
            return old
        goal = NO_GOAL
        if self.needed(g) <= 1:
            goal = self.last_task(g, c, ways)
        if goal < 0:
            goal = self.upkeep(g, c, ways)
        if goal < 0 and (g.lying or g.people):
            goal = self.guard(g, c, ways)
        if goal < 0:
            goal = self.task(g, c, ways)
        if goal < 0:
            goal = self.idle(g, c, ways)
        self.goals[c] = goal
        return goal

    def count_tasks(self, g: Resistance) -> int:
        """Return how many numbers tasks may have: people, rail lines or locations."""
        aim = g.setup.scenario.aim
        return len(g.people) if aim == BY_ESCORT else len(g.setup.scenario.rail_lines) if aim == BY_LINE else SPOTS

    def task(self, g: Resistance, c: int, ways: Ways) -> int:
        """Return the task of a character; those without one get theirs together, the shortest errand first."""
        old = self.tasks[c]
        if old >= 0:
            if self.load(g, c, old):
                return old
            self.tasks[c] = NO_GOAL
        size = g.setup.size
        aim = g.setup.scenario.aim
        count = self.count_tasks(g)
        needed = self.needed(g)
        free: list[int] = []
        for other in range(size):
            task = self.tasks[other]
            if task >= 0 and self.load(g, other, task):
                needed -= 1
            else:
                self.tasks[other] = NO_GOAL
                free.append(other)
        while needed > 0:
            best, who, shortest = NO_GOAL, c, NEVER
            for other in free:
                for goal in range(count):
                    if not self.load(g, other, goal):
                        continue
                    taken = self.claims(g, other, goal)
                    if taken and (aim in ALONE or taken >= self.open_targets(g, goal)):
                        continue
                    length = self.survey(g, other, ways)
                    if aim == BY_LINE and HAS_SOLDIER[g.roads[g.setup.scenario.rail_lines[goal]]]:
                        length += SOLDIER_LINE
                    if length < shortest:
                        best, who, shortest = goal, other, length
            if best < 0:
                return NO_GOAL
            self.tasks[who] = best
            if who == c:
                return best
            free.remove(who)
            needed -= 1
        return NO_GOAL

    def needed(self, g: Resistance) -> int:
        """Return how many tasks are still to be done."""
        return needed_for(g)

    def last_task(self, g: Resistance, c: int, ways: Ways) -> int:
        """Return the only task left if it is mine and nearly done: nothing comes before that."""
        goal = self.task(g, c, ways)
        if goal >= 0 and self.load(g, c, goal) and self.survey(g, c, ways) <= NEARLY_DONE:
            return goal
        return NO_GOAL

    def recovered(self, g: Resistance, c: int, goal: int) -> bool:
        """Say whether an errand for Alibi or Morale is no longer needed."""
        if goal <= HOSPITAL:
            return g.alibi[c] > LOW_ALIBI + 2
        return g.morale > LOW_MORALE + 3

    def upkeep(self, g: Resistance, c: int, ways: Ways) -> int:
        """Return an errand for Alibi or Morale if one of them is so low that it comes first."""
        if g.alibi[c] <= LOW_ALIBI:
            return self.nearest(g, c, ways, HAIRDRESSER, HOSPITAL)
        if g.morale <= LOW_MORALE and g.decks[OCCUPIER] and not self.claims(g, c, CHURCH) and not self.claims(g, c, PRINTING):
            return self.nearest(g, c, ways, CHURCH, PRINTING)
        return NO_GOAL

    def nearest(self, g: Resistance, c: int, ways: Ways, one: int, other: int) -> int:
        """Return the shorter of two errands, NO_GOAL if there is none."""
        best, shortest = NO_GOAL, 9.0
        for goal in (one, other):
            if self.load(g, c, goal):
                length = self.survey(g, c, ways) + (0.7 if goal in (HOSPITAL, PRINTING) else 0.0)
                if length < shortest:
                    best, shortest = goal, length
        return best

    def idle(self, g: Resistance, c: int, ways: Ways) -> int:
        """Return what somebody without a task does: raise Morale, which buys actions, or the own Alibi."""
        if g.morale < IDLE_MORALE and not self.claims(g, c, CHURCH):
            goal = self.nearest(g, c, ways, CHURCH, PRINTING)
            if goal >= 0:
                return goal
        if g.alibi[c] < 7:
            goal = self.nearest(g, c, ways, HAIRDRESSER, HOSPITAL)
            if goal >= 0:
                return goal
        best, shortest = STAY, 4.0
        for kind in range(SABOTAGE + 1):
            if self.load(g, c, FETCH + kind):
                length = self.survey(g, c, ways) + 1.5 * float(g.goods[c] >> (6 * kind) & 31)
                if length < shortest:
                    best, shortest = FETCH + kind, length
        return best

    def guard_margin(self, g: Resistance) -> int:
        """Return with how little Safety left a place is guarded: only when the next token found would lose the game."""
        return 0 if g.lost + 1 >= g.setup.limit else -1

    def guard(self, g: Resistance, c: int, ways: Ways) -> int:
        """Return an errand to make a place safe where a token would be searched for tonight."""
        best, shortest = NO_GOAL, GUARD_RANGE
        for spot in range(SPOTS):
            tokens = g.tokens_at(spot)
            if tokens and g.safety[spot] - tokens <= self.guard_margin(g) and not self.claims(g, c, GUARD + spot):
                length = 0.5 * ways.open[g.where[c] * SPOTS + spot]
                if length < shortest:
                    best, shortest = GUARD + spot, length
        return best
