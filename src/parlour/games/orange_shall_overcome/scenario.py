"""What a scenario card provides: layout, levels, goals, special actions, and what its tokens do (OSO-3, OSO-154)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.kernel import Step
from parlour.games.orange_shall_overcome.content import Level, Location, Occupier

MOST: Final = 9

# How bots go about the tasks of a scenario: as it says itself, or in a way made for one of the scenarios in the box.
BY_LOCATION: Final = 0
BY_TRUST: Final = 1
BY_ESCORT: Final = 2
BY_DELIVERY: Final = 3
BY_LINE: Final = 4
BY_MEAL: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """A scenario card; one subclass each. Special actions are numbers below 256 that the scenario decodes itself.

    A scenario from outside (`OrangeShallOvercome.with_scenarios`) sets what differs in `__init__`. Bots find their way in it by
    `open_tasks`, `task_cost` and `task_action`; environments know its special actions below 17.
    """

    id: str = ""
    number: int = 0
    plan: int = BY_LOCATION
    name: str = ""
    period: str = ""
    start_location: str = ""
    all_inactive: bool = False
    requirements: int = 0
    """How many Requirement tokens lie on the board: by spot (13), by rail line (7), or none."""
    hides_people: bool = False
    tokens_lie: bool = False
    has_marks: bool = False
    has_bundles: bool = False
    history: str = ""
    token_name: str = ""
    tokens_name: str = ""

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
        self.goal_words: str = ""
        self.layout: dict[str, str] = {}
        self.levels: dict[str, Level] = {}
        self.special_rules: list[str] = []
        self.rail_lines: list[int] = []
        # Tiles that work differently in this scenario.
        self.replaces: dict[str, Location] = {}
        self.lose_words: list[str] = []
        # Each special action: id, name, where, words, rule.
        self.special_actions: list[tuple[str, str, str, str, str]] = []
        # Occupier cards that come with it; those of the scenarios in the box are in `decks`.
        self.occupiers: list[Occupier] = []

    def print_figure(self, name: str, value: int, low: int = 0, high: int = MOST) -> None:
        """Put a number on the card, with the range the rules can work with."""
        self.figures[name] = value
        self.ranges[name] = (low, high)

    def settle(self) -> None:
        """Take over the figures, which a designer may have changed, and say them in the texts."""

    def limits(self) -> str:
        """Return the limits of the levels in words."""
        return ", ".join(f"{name} {level.limit}" for name, level in self.levels.items())

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

    def action_key(self, g: Any, me: i64, action: int) -> str:
        """Return the stable name of a special action."""
        return ""

    def action_text(self, g: Any, me: i64, action: int) -> str:
        """Return a special action in words."""
        return ""

    def action_rule(self, action: int) -> str:
        """Return the rule that gives a special action."""
        return "OSO-127"

    def found(self, g: Any, me: i64, token: i64, spot: int) -> None:
        """A raid has found a scenario token: carry out what the card says (OSO-61)."""

    def after_occupier(self, g: Any, me: i64, level: int) -> None:
        """An Occupier card has been resolved and discarded."""

    def end_of_patrols(self, g: Any) -> None:
        """The Patrolling phase is about to end."""

    def progress(self, g: Any) -> str:
        """Return how far the group is, in a few words."""
        return ""
