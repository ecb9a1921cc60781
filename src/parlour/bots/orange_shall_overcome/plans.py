"""Plans in Orange Shall Overcome!: `expert` with many characters tries ways and errands to their end, and keeps to what it chose.

One action besides the routine seldom shows what it was for: whoever goes to the Hospital must use it, too. What was chosen is
noted, so that the next choices go on with it unless something else is clearly better: somebody at the Hospital may use it twice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.bots.mind import Budget, Verdict
from parlour.bots.orange_shall_overcome.errands import CHURCH, FETCH, HAIRDRESSER, HOSPITAL, NO_GOAL, PRINTING, SECURE
from parlour.bots.orange_shall_overcome.learned import LearnedMind, LearnedOutlook, in_package, read
from parlour.bots.orange_shall_overcome.rollouts import Trial
from parlour.bots.orange_shall_overcome.routine import MOST_DECISIONS
from parlour.engine.kernel import WORD, Game, stirred
from parlour.games.orange_shall_overcome.actions import BY_MORALE, TakeAction, move_bonus
from parlour.games.orange_shall_overcome.bits import how_many
from parlour.games.orange_shall_overcome.board import BOARD, SPOTS
from parlour.games.orange_shall_overcome.goods import SABOTAGE
from parlour.games.orange_shall_overcome.round import LastCall, Turn
from parlour.games.orange_shall_overcome.sharing import Agree
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.travel import FREE as FREE_ON_THE_WAY
from parlour.games.orange_shall_overcome.travel import Travel

TASKS: Final = 4
"""So many of the nearest tasks are tried,"""
FARTHEST_TASK: Final = 7.0
"""those that take at most so many actions."""

FARTHEST: Final = 4.0
"""Other errands may take so many."""

ENOUGH_ALIBI: Final = 9
ENOUGH_MORALE: Final = 14
"""From here on nobody goes anywhere for more."""

UNSAFE: Final = 3
NEAR: Final = 3.0
"""Up to so many roads away, a location with at most so much Safety is tried to be made safer."""

NOTED: Final = 6


class Plan:
    """What a character means to do: an errand, and where the Move under way leads, with whom."""

    def __init__(self, who: int, goal: int, target: int, along: int) -> None:
        self.who: int = who
        self.goal: int = goal
        self.target: int = target
        self.along: int = along


def cards_left(g: Resistance) -> int:
    """Return how many actions of the day are still to come; that only falls, so a plan of a day that was taken back shows."""
    left = g.pool
    for hand in g.hand:
        left += how_many(hand)
    return left


def acting(g: Resistance, seat: int) -> int:
    """Return the character of a seat that is about something now, -1 if there is none."""
    who = g.ask_me
    if not isinstance(g.asker, (Turn, TakeAction, Travel)):
        who = g.mover if g.mover >= 0 else g.turn
    return who if who >= 0 and g.setup.seat[who] == seat else -1


def remembered(g: Resistance, seat: int, notes: list[int]) -> Plan:
    """Return what was noted if it holds: for the same day and whoever acts now."""
    plan = Plan(acting(g, seat), NO_GOAL, -1, -1)
    if len(notes) == NOTED and notes[0] == g.round and notes[1] >= cards_left(g) and notes[2] == plan.who >= 0:
        plan.goal = notes[3]
        if g.mover == plan.who:
            plan.target = notes[4]
            plan.along = notes[5]
    return plan


class Plans(LearnedOutlook):
    """Tries ways and errands besides actions."""

    def rank(self, g: Resistance, seat: int, options: list[int], budget: Budget, noise: int) -> list[Verdict]:
        plan = remembered(g, seat, [])
        return self.verdicts(self.thought(g, seat, options, budget, noise, plan), options)

    def decide(self, g: Resistance, seat: int, options: list[int], budget: Budget, noise: int, notes: list[int]) -> int:  # noqa: PLR0913 - like `rank`, and notes
        """Return what is best; note what it is for."""
        plan = remembered(g, seat, notes)
        chosen = self.chosen(self.thought(g, seat, options, budget, noise, plan))
        if plan.who >= 0 and isinstance(g.asker, (TakeAction, Travel)):
            notes[:] = [g.round, cards_left(g), plan.who, chosen.goal, chosen.target, chosen.along]
        return chosen.option

    def thought(self, g: Resistance, seat: int, options: list[int], budget: Budget, noise: int, plan: Plan) -> list[Trial]:  # noqa: PLR0913
        """Return what was tried, first of all going on with the plan; without one that is what the routine would do."""
        dealt = g.clone()
        dealt.redeal(seat, noise)
        self.routine.begin(noise)
        usual = self.by_plan(dealt, seat, options, plan)
        own = self.routine.goals[plan.who] if plan.who >= 0 else NO_GOAL
        trials = self.trials(g, options, usual)
        on_the_way = not isinstance(g.asker, (Turn, LastCall, TakeAction, Travel))
        for n in range(len(trials)):
            trial = trials[n]
            trial.who = plan.who
            trial.goal = plan.goal
            if n == 0 or on_the_way:
                trial.target = plan.target
                trial.along = plan.along
        if isinstance(g.asker, Travel):
            self.add_ways(dealt, seat, options, plan, trials)
        elif isinstance(g.asker, TakeAction) and plan.who >= 0:
            for goal in self.errands(g, plan.who):
                if goal not in (own, plan.goal):
                    self.add_plan(dealt, seat, options, Plan(plan.who, goal, -1, -1), trials)
            if plan.goal >= 0:
                self.add_plan(dealt, seat, options, Plan(plan.who, NO_GOAL, -1, -1), trials)
        self.try_all(g, seat, trials, budget, noise)
        return trials

    def by_plan(self, g: Resistance, seat: int, options: list[int], plan: Plan) -> int:
        """Return what the routine does, bound to a plan."""
        routine = self.routine
        if plan.goal >= 0:
            routine.pledges[plan.who] = plan.goal
        routine.target = plan.target
        routine.along = plan.along
        return routine.decide_for(g, seat, options)

    def add_plan(self, g: Resistance, seat: int, options: list[int], plan: Plan, trials: list[Trial]) -> None:
        """Try a plan."""
        self.routine.begin(1)
        trial = Trial(self.by_plan(g, seat, options, plan), plan.target, plan.along)
        trial.who = plan.who
        trial.goal = plan.goal
        trials.append(trial)

    def add_ways(self, g: Resistance, seat: int, options: list[int], plan: Plan, trials: list[Trial]) -> None:
        """Try every location within reach of a Move under way, not only the next road; alone or with a person who hides here."""
        here = g.where[g.ask_me]
        free = self.judge.ways_of(g).safe
        routine = self.routine
        for spot in range(SPOTS):
            if not 0 < BOARD.distance[here][spot] <= g.left:
                continue
            company = [-1]
            if free[here * SPOTS + spot] <= float(g.left):
                company += [person for person, at in enumerate(g.people) if at == here]
            for person in company:
                if spot == plan.target and person == plan.along:
                    continue
                routine.begin(1)
                routine.shares = False
                routine.target = spot
                routine.along = person
                option = routine.road(g)
                routine.shares = True
                if option in options and option < FREE_ON_THE_WAY:
                    trial = Trial(option, spot, person)
                    trial.who = plan.who
                    trial.goal = plan.goal
                    trials.append(trial)

    def errands(self, g: Resistance, c: int) -> list[int]:
        """Return errands worth a try: the nearest tasks, Alibi and Morale, what may be fetched, places to make safer."""
        routine = self.routine
        ways = self.judge.ways_of(g)
        tasks: list[tuple[float, int]] = []
        for goal in range(routine.count_tasks(g)):
            if routine.load(g, c, goal):
                length = routine.survey(g, c, ways)
                if length <= FARTHEST_TASK:
                    tasks.append((length, goal))
        found = [goal for _, goal in sorted(tasks)[:TASKS]]
        others: list[int] = []
        if g.alibi[c] < ENOUGH_ALIBI:
            others += [HAIRDRESSER, HOSPITAL]
        if g.morale < ENOUGH_MORALE:
            others += [CHURCH, PRINTING]
        others += [FETCH + kind for kind in range(SABOTAGE + 1)]
        for goal in others:
            if routine.load(g, c, goal) and routine.survey(g, c, ways) <= FARTHEST:
                found.append(goal)
        lie = bool(g.lying or g.people)
        for spot in range(SPOTS):
            matters = spot in g.where or (lie and g.tokens_at(spot) > 0)
            if matters and g.safety[spot] <= UNSAFE and ways.open[g.where[c] * SPOTS + spot] <= NEAR:
                found.append(SECURE + spot)
        return found

    def reach(self, g: Resistance) -> int:
        reach = super().reach(g)
        return reach + (move_bonus(g, g.ask_me, g.ask_it) & 3) if g.ask_it < BY_MORALE else reach

    def play_on(self, g: Resistance, last_round: int, seed: int) -> None:
        """Play by routine; whoever's turn it is meets the same luck in every try, however often dice were rolled before."""
        routine = self.routine
        turn = g.turn
        made = 0
        while g.winners < 0 and g.round <= last_round and made < MOST_DECISIONS:
            if g.turn != turn:
                turn = g.turn
                luck: i64 = (seed + 7919 * (8 * g.round + turn + 2)) & WORD
                g.seed(stirred(luck))
            g.choose(routine.decide(g))
            made += 1


class PlanningMind(LearnedMind):
    """Judges by what was learned, and plans."""

    def __init__(self, weights: list[list[float]]) -> None:
        super().__init__(weights)
        self.plans: Plans = Plans(self.judge, weights)
        self.outlook = self.plans

    def budget(self, level: str) -> Budget:
        return Budget(400, 1.8)

    def decide(self, g: Game, seat: int, options: list[int], budget: Budget, noise: int, notes: list[int]) -> int:  # noqa: PLR0913
        assert isinstance(g, Resistance)
        if isinstance(g.asker, Agree):
            return self.agrees(g)
        return self.plans.decide(g, seat, options, budget, noise, notes)


def planner() -> PlanningMind:
    """Return who plans, by what comes with the package."""
    return PlanningMind(read(in_package()).weights)
