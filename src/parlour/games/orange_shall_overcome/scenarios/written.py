"""A scenario that is written down instead of programmed: places, tasks and what they cost, special actions, bundles, Hunger."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount
from parlour.engine.kernel import NOTHING, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Args, Said, saying
from parlour.engine.shape import Asking, figures, numbers_in, remade
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.board import CITY_SPOTS
from parlour.games.orange_shall_overcome.changes import pay
from parlour.games.orange_shall_overcome.content import Level, Location, Occupier
from parlour.games.orange_shall_overcome.goods import BUNDLE, KIND_IDS, amounts, covers, pack
from parlour.games.orange_shall_overcome.kinds import SPOT_OF_TOKENS
from parlour.games.orange_shall_overcome.pieces import goods
from parlour.games.orange_shall_overcome.raids import lower_safety
from parlour.games.orange_shall_overcome.scenario import Scenario
from parlour.games.orange_shall_overcome.scenarios.hunger_winter import change_hunger
from parlour.games.orange_shall_overcome.state import BY_NIGHT, BY_OCCUPIERS, LIMIT, Resistance

RULE: Final = "OSO-127"
"""Special actions of a scenario are on its card."""

# Where a special action can be taken, if not at tiles that are named.
TILES: Final = 0
CITY: Final = 1
COUNTRYSIDE: Final = 2
ANYWHERE: Final = 3
AREAS: Final = ["", "city", "countryside", "anywhere"]

# What is told of a task that is done, beside the action that was taken.
TOLD: Final = {"": 0, "bundle_delivered": events.BUNDLE_DELIVERED, "meal_served": events.MEAL_SERVED}

MOST_TAKEN: Final = 4
MOST_HUNGER: Final = 30
SIZES: Final = 5
"""So many characters at most."""


class Bundles(Step):
    """Newspaper bundles lie at a location, so many or as many as are left (R77).

    `it` is the location.
    """

    it_is: ClassVar[Kind] = SPOT_OF_TOKENS
    amounts = (Amount("n", "bundles", 1, 9),)

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: int = n

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        n = min(self.n, g.bundle_supply())
        if n > 0:
            g.lying[it] += n
            g.tell(events.BUNDLES_PRINTED, me, n)


def makes_bundles(step: Step) -> bool:
    """Say whether a text brings new bundles."""
    return isinstance(step, Bundles) or any(makes_bundles(part) for part in step.parts())


class WrittenAction:
    """A special action: where, at what cost, what it does; a task of the goal if locations take it so often (by their tiles)."""

    def __init__(  # noqa: PLR0913 - one argument for each thing written down
        self, id: str, area: int, tiles: list[str], cost: int, safety: int, does: Step, takes: dict[str, list[int]], told: int
    ) -> None:
        self.id: str = id
        self.area: int = area
        self.tiles: list[str] = tiles
        self.cost: int = cost
        self.safety: int = safety
        self.does: Step = does
        self.takes: dict[str, list[int]] = takes
        self.told: int = told


class WrittenHunger:
    """Hunger: where it ends the game, what a card from some Threat level on adds, and a night, by the number of characters."""

    def __init__(self, limit: int, level: int, rise: int, nights: list[int], starts: dict[str, list[int]]) -> None:
        self.limit: int = limit
        self.level: int = level
        self.rise: int = rise
        self.nights: list[int] = nights
        self.starts: dict[str, list[int]] = starts


class Writing:
    """Everything written down about one scenario; each game makes a `WrittenScenario` of it."""

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.number: int = 0
        self.start: str = ""
        self.layout: dict[str, str] = {}
        self.levels: dict[str, Level] = {}
        self.goal: list[int] = []
        self.actions: list[WrittenAction] = []
        self.tiles: list[Location] = []
        self.cards: list[Occupier] = []
        # Bundles: how many somebody carries, what carrying costs at a soldier's control, what happens when one is found.
        self.carry: int = 0
        self.control_alibi: int = 0
        self.found: Step = NOTHING
        self.hunger: WrittenHunger | None = None


class WrittenScenario(Scenario):
    """A scenario made from what is written down. A designer can change its figures like those of any other."""

    def __init__(self, writing: Writing) -> None:
        super().__init__()
        self.writing: Writing = writing
        self.id = writing.id
        self.number = writing.number
        self.start_location = writing.start
        self.has_marks = True
        self.has_bundles = writing.carry > 0
        self.tokens_lie = self.has_bundles
        self.sought = "bundle" if self.has_bundles else ""
        self.limit_name = "seize_limit" if self.has_bundles else ""
        self.layout = dict(writing.layout)
        self.levels = dict(writing.levels)
        self.occupiers = writing.cards[:]
        self.special_actions = [(action.id, RULE) for action in writing.actions]
        self.doing: list[Step] = []
        self.when_found: Step = NOTHING
        self.costs: list[int] = []
        self.print_figures()
        self.settle()

    def print_figures(self) -> None:
        """Put every number of the card where it can be changed."""
        writing = self.writing
        for n, goal in enumerate(writing.goal):
            self.print_figure(f"goal.{n + 1}", goal, 1, self.most_tasks(n))
        for action in writing.actions:
            for kind, paid in amounts(action.cost).items():
                if kind != KIND_IDS[BUNDLE]:
                    self.print_figure(f"{action.id}.cost.{kind}", paid)
            self.print_figure(f"{action.id}.safety", action.safety)
            self.print_text(action.id, action.does)
        if self.has_bundles:
            self.print_figure("carry_bundles", writing.carry, 1)
            self.print_figure("control_alibi", writing.control_alibi)
            self.print_text("found", writing.found)
        for tile in writing.tiles:
            self.print_text(tile.id, tile.action)
        hunger = writing.hunger
        if hunger is not None:
            for name, starts in hunger.starts.items():
                for n, start in enumerate(starts):
                    self.print_figure(f"{name}.hunger_start.{n + 1}", start, 0, MOST_HUNGER - 1)
            self.print_figure("hunger_limit", hunger.limit, 1, MOST_HUNGER)
            self.print_figure("hunger_level", hunger.level, 1, 3)
            self.print_figure("hunger_rise", hunger.rise)
            for n, rise in enumerate(hunger.nights):
                self.print_figure(f"hunger_night.{n + 1}", rise)

    def print_text(self, name: str, step: Step) -> None:
        """Put the numbers of a text where they can be changed."""
        found: dict[str, int | bool] = {}
        figures(step, name, found)
        asked = Asking(found)
        remade(step, name, asked)
        for id, value in found.items():
            low, high = asked.ranges[id]
            self.print_figure(id, int(value), low, high)

    def most_tasks(self, size: int) -> int:
        """Return how many tasks there are with that many characters, counted from 0."""
        return sum([sum([takes[size] for takes in action.takes.values()]) for action in self.writing.actions])

    def settle(self) -> None:
        n = self.figures
        writing = self.writing
        self.doing = []
        self.costs = []
        for action in writing.actions:
            paid = {kind: n.get(f"{action.id}.cost.{kind}", k) for kind, k in amounts(action.cost).items()}
            self.costs.append(pack(**paid))
            self.doing.append(self.settled(action.id, action.does))
        self.when_found = self.settled("found", writing.found)
        self.replaces = {}
        for tile in writing.tiles:
            self.replaces[tile.id] = Location(
                tile.id,
                tile.safety,
                self.settled(tile.id, tile.action),
                tile.rule,
                resource=tile.resource,
                cost=tile.cost,
                safety_cost=tile.safety_cost,
            )
        self.carry_bundles = n.get("carry_bundles", 0)
        self.bundle_alibi = n.get("control_alibi", 0)
        self.hunger_limit = n.get("hunger_limit", 0)
        for k, action in enumerate(writing.actions):
            if makes_bundles(action.does):
                self.made_at = action.tiles[0]
                self.made_by = k
                self.made_for = self.costs[k]

    def settled(self, name: str, step: Step) -> Step:
        """Return a text with its figures as they are now, called by its place on the card."""
        if step is NOTHING:
            return step
        found: dict[str, int | bool] = {}
        figures(step, name, found)
        now = {id: self.figures[id] for id in found if self.figures[id] != int(found[id])}
        made = remade(step, name, now)
        name_parts(f"{self.id}.{name}", made)
        return made

    def steps(self) -> list[Step]:
        found: list[Step] = []
        for step in [*self.doing, self.when_found, *[tile.action for tile in self.replaces.values()]]:
            found += all_parts(step)
        return found

    def numbers(self) -> Args:
        found = super().numbers()
        for k, action in enumerate(self.writing.actions):
            found[f"{action.id}_cost"] = goods(self.costs[k])
            for name, value in numbers_in(self.doing[k]).items():
                found[f"{action.id}_{name}"] = value
        for name, value in numbers_in(self.when_found).items():
            found[f"found_{name}"] = value
        return found

    def says(self, g: Resistance, me: i64, action: int) -> Said:
        return self.spoken(action)

    def spoken(self, action: int) -> Said:
        """Say what a special action is and what it takes, wherever it is taken."""
        written = self.writing.actions[action]
        roles: Args = {"cost": goods(self.costs[action]), "safety": self.figures[f"{written.id}.safety"]}
        return saying(written.id, RULE, {**numbers_in(self.doing[action]), **roles})

    def progress(self, g: Resistance) -> Said:
        words = f"scenario-{self.id}.progress"
        return Said("progress", words=words, done=g.tally, goal=g.setup.goal, lost=g.lost, limit=g.setup.limit, hunger=g.hunger)

    # The goal.

    def goal_for(self, characters: int) -> int:
        return self.figures[f"goal.{characters}"]

    def hunger_start(self, characters: int, level: Level) -> int:
        if self.writing.hunger is None:
            return 0
        name = next(name for name, other in self.levels.items() if other is level)
        return self.figures[f"{name}.hunger_start.{characters}"]

    def task_at(self, tile: str) -> int:
        """Return the special action by which a task at a tile is done, -1 if there is none."""
        for k, action in enumerate(self.writing.actions):
            if tile in action.takes:
                return k
        return -1

    def takes(self, g: Resistance, spot: int) -> int:
        tile = g.setup.location[spot].id
        k = self.task_at(tile)
        return self.writing.actions[k].takes[tile][g.setup.size - 1] if k >= 0 else 0

    def task_action(self, g: Resistance, spot: int) -> int:
        return max(self.task_at(g.setup.location[spot].id), 0)

    def task_cost(self, g: Resistance, spot: int) -> int:
        return self.costs[self.task_action(g, spot)]

    def is_for(self, g: Resistance, spot: int, action: int) -> bool:
        """Say whether a location is for a special action, as things stand."""
        written = self.writing.actions[action]
        tile = g.setup.location[spot].id
        if written.takes:
            return tile in written.takes and g.marks[spot] < self.takes(g, spot)
        if written.area == TILES:
            return tile in written.tiles
        return written.area == ANYWHERE or (written.area == CITY) == (spot < CITY_SPOTS)

    def offers(self, g: Resistance, spot: int) -> list[int]:
        return [k for k in range(len(self.costs)) if self.is_for(g, spot, k)]

    # What happens.

    def actions(self, g: Resistance, me: i64) -> list[int]:
        held = g.goods[me]
        spot = g.where[me]
        found: list[int] = []
        for k in range(len(self.costs)):
            if covers(held, self.costs[k]) and self.is_for(g, spot, k):
                if self.has_bundles and k == self.made_by and g.bundle_supply() <= 0:
                    continue
                found.append(k)
        return found

    def act(self, g: Resistance, me: i64, action: int) -> None:
        spot = g.where[me]
        written = self.writing.actions[action]
        pay(g, me, self.costs[action])
        # R48: the Safety is part of the cost, so a raid comes before the effect.
        lower_safety(g, me, spot, self.figures[f"{written.id}.safety"])
        if written.takes:
            g.marks[spot] += 1
            g.tally += 1
            if written.told:
                g.tell(written.told, me, spot, g.tally)
            if g.tally >= g.setup.goal:
                g.win()
                return
        g.then(self.doing[action], me, spot)

    def found(self, g: Resistance, me: i64, token: i64, spot: int) -> None:
        g.lying[spot] -= 1
        g.lost += 1
        g.tell(events.BUNDLE_SEIZED, spot, g.lost)
        if g.lost >= g.setup.limit:
            g.lose(LIMIT)
        else:
            g.then(self.when_found, me, spot)

    def after_occupier(self, g: Resistance, me: i64, level: int) -> None:
        if self.hunger_limit and level >= self.figures["hunger_level"]:
            change_hunger(g, self.figures["hunger_rise"], BY_OCCUPIERS)

    def end_of_patrols(self, g: Resistance) -> None:
        if self.hunger_limit:
            change_hunger(g, self.figures[f"hunger_night.{g.setup.size}"], BY_NIGHT)


def name_parts(name: str, step: Step) -> None:
    """Give a text of a scenario card and its parts the names positions on file use."""
    if step is not NOTHING:
        step.label = name
        for n, part in enumerate(step.parts()):
            name_parts(f"{name}.{n}", part)


def all_parts(step: Step) -> list[Step]:
    """Return a text and all its parts."""
    if step is NOTHING:
        return []
    found: list[Step] = [step]
    for part in step.parts():
        found += all_parts(part)
    return found
