"""What a scenario card provides: layout, levels, goals, special actions, and what its tokens do (OSO-3, OSO-154)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.kernel import Step
from parlour.engine.said import Args, Noun, Said
from parlour.games.orange_shall_overcome.content import Level, Location, Occupier
from parlour.games.orange_shall_overcome.goods import pack

MOST: Final = 9

# How bots go about the tasks of a scenario: as it says itself, or in a way made for one of the scenarios in the box.
BY_LOCATION: Final = 0
BY_TRUST: Final = 1
BY_ESCORT: Final = 2
BY_DELIVERY: Final = 3
BY_LINE: Final = 4
BY_MEAL: Final = 5


def level_figure(level: str, n: int) -> Said:
    """Return a figure that belongs to one of the levels."""
    return Said("level-figure", level=Noun("", level, f"level-{level}"), n=n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """A scenario card; one subclass each. Special actions are numbers below 256 that the scenario decodes itself.

    Its words are messages: `scenario-ID` with its period, goal, rules, history and progress, `action-X` for each special action and
    `act-X` for taking it. A scenario from outside (`OrangeShallOvercome.with_scenarios`) sets what differs in `__init__` and names
    the package that holds its words. Bots find their way in it by `open_tasks`, `task_cost` and `task_action`; environments know
    its special actions below 17.
    """

    id: str = ""
    number: int = 0
    aim: int = BY_LOCATION
    words: str = ""
    """The package whose `languages` hold the words of a scenario from outside."""
    start_location: str = ""
    all_inactive: bool = False
    requirements: int = 0
    """How many Requirement tokens lie on the board: by spot (13), by rail line (7), or none."""
    hides_people: bool = False
    tokens_lie: bool = False
    has_marks: bool = False
    has_bundles: bool = False
    sought: str = ""
    """What a raid may find: the messages `token-…` and `tokens-…` name one and several."""

    def __init__(self) -> None:
        self.figures: dict[str, int] = {}
        """The numbers of this card alone, by their ids; `settle` takes them over."""
        self.ranges: dict[str, tuple[int, int]] = {}
        self.limit_name: str = ""
        """What the limit of a level is called."""
        self.hunger_limit: int = 0
        self.carry_bundles: int = 0
        self.bundle_alibi: int = 0
        """What a carried bundle costs at a soldier's control."""
        # Where bundles are made, by which special action, and at what cost.
        self.made_at: str = "printing_house"
        self.made_by: int = 0
        self.made_for: int = pack(money=1, information=1)
        self.layout: dict[str, str] = {}
        self.levels: dict[str, Level] = {}
        self.rail_lines: list[int] = []
        # Tiles that work differently in this scenario.
        self.replaces: dict[str, Location] = {}
        # Each special action: id and rule.
        self.special_actions: list[tuple[str, str]] = []
        # Occupier cards that come with it; those of the scenarios in the box are in `decks`.
        self.occupiers: list[Occupier] = []

    def print_figure(self, name: str, value: int, low: int = 0, high: int = MOST) -> None:
        """Put a number on the card, with the range the rules can work with."""
        self.figures[name] = value
        self.ranges[name] = (low, high)

    def settle(self) -> None:
        """Take over the figures, which a designer may have changed."""

    # What it says.

    def name(self) -> Noun:
        """Return its name."""
        return Noun("", self.id, f"scenario-{self.id}")

    def token(self) -> Noun:
        """Return one of the tokens that raids search for."""
        return Noun("token", self.sought, f"token-{self.sought}")

    def numbers(self) -> Args:
        """Return what its words say in figures: those of the card, and the limits of its levels."""
        found: Args = {name.replace(".", "_"): value for name, value in self.figures.items()}
        found["limits"] = [level_figure(name, level.limit) for name, level in self.levels.items()]
        return found

    def named(self, g: Any, action: int) -> Said:
        """Say which special action it is, wherever it is taken: its id, the rule that gives it, what else belongs to the key."""
        id, rule = self.special_actions[action]
        return Said(id, rule)

    def says(self, g: Any, me: i64, action: int) -> Said:
        """Say what a special action is and what it takes here and now."""
        return self.named(g, action)

    def progress(self, g: Any) -> Said:
        """Say how far the group is, in a few words."""
        return Said("progress", words=f"scenario-{self.id}.progress", done=g.tally, goal=g.setup.goal)

    def steps(self) -> list[Step]:
        """Return the steps of this scenario that can lie on the stack."""
        return []

    def goal_for(self, characters: int) -> int:
        """Return the number the goal asks for with that many characters."""
        return 0

    def hunger_start(self, characters: int, level: Level) -> int:
        """Return where Hunger starts."""
        return 0

    def takes(self, g: Any, spot: int) -> int:
        """Return how many deliveries or servings a location takes in all."""
        return 0

    def offers(self, g: Any, spot: int) -> list[int]:
        """Return the special actions, by their place in the list, that a location is for."""
        return []

    def price(self, g: Any, line: int) -> int:
        """Return what it takes to halt a rail line now."""
        return 0

    def reopens(self, g: Any, line: int) -> int:
        """Return the highest roll by which a halted rail line runs again tonight; 0 if nothing threatens it."""
        return 0

    # What bots go by.

    def open_tasks(self, g: Any, spot: int) -> int:
        """Return how many tasks of the goal are still to be done at a location."""
        return max(self.takes(g, spot) - g.marks[spot], 0) if self.has_marks else 0

    def task_cost(self, g: Any, spot: int) -> int:
        """Return the tokens that a task at a location takes."""
        return 0

    def task_action(self, g: Any, spot: int) -> int:
        """Return the special action by which a task at a location is done."""
        return 0

    # What happens.

    def prepare(self, g: Any) -> None:
        """Lay out the tokens of the scenario."""

    def actions(self, g: Any, me: i64) -> list[int]:
        """Return the special actions a character can take now."""
        return []

    def act(self, g: Any, me: i64, action: int) -> None:
        """Take a special action."""

    def found(self, g: Any, me: i64, token: i64, spot: int) -> None:
        """A raid has found a scenario token: carry out what the card says (OSO-61)."""

    def after_occupier(self, g: Any, me: i64, level: int) -> None:
        """An Occupier card has been resolved and discarded."""

    def end_of_patrols(self, g: Any) -> None:
        """The Patrolling phase is about to end."""
