# ruff: noqa: ISC004 - the text of a card stays in one piece; a token is a piece of the game
"""Scenario 5, Hunger Winter: serve four kitchens again and again before hunger wins (OSO-202 to OSO-209). Parlour's own design."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import Step
from parlour.engine.kinds import Kind
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.board import CITY_SPOTS
from parlour.games.orange_shall_overcome.changes import change_morale, gain, pay
from parlour.games.orange_shall_overcome.content import Level, Location
from parlour.games.orange_shall_overcome.effects import Gain
from parlour.games.orange_shall_overcome.goods import RATION, covers, in_words, pack
from parlour.games.orange_shall_overcome.kinds import SPOT
from parlour.games.orange_shall_overcome.scenario import BY_MEAL, Scenario
from parlour.games.orange_shall_overcome.state import HUNGER, Resistance
from parlour.games.orange_shall_overcome.words import place

TREK: Final = 0
SERVE: Final = 1
KITCHENS: Final = ["hospital", "church", "cafe", "university"]
_TIMES: Final = ["", "once", "twice", "three times", "four times"]
_CARDS: Final = ["", "each Occupier card", "each Occupier card of Threat level 2", "no Occupier card"]
FEW: Final = 2
"""So many characters, or one alone, have more nights: they cook more, and every night makes people hungrier."""
STARTS: Final = {
    "easy": (4, 3, 8, 6, 5),
    "medium": (4, 3, 8, 5, 6),
    "hard": (5, 3, 8, 5, 6),
    "extreme": (6, 3, 8, 5, 6),
}
"""Where Hunger starts with one character, two and so on (docs/orange-balance.md)."""
_WITH: Final = ["", "alone", "with two characters", "with three", "with four", "with five"]


def change_hunger(g: Resistance, n: i64) -> None:
    """OSO-206, OSO-209: Hunger never drops below 0; at its limit, 10, the game is lost."""
    before = g.hunger
    limit = g.setup.scenario.hunger_limit
    g.hunger = min(max(before + n, 0), limit)
    if g.hunger != before:
        g.tell(events.HUNGER_CHANGED, g.hunger - before, g.hunger)
    if g.hunger >= limit:
        g.lose(HUNGER)


class Hunger(Step):
    """A card changes Hunger; in other scenarios nothing happens (R69)."""

    it_is: ClassVar[Kind] = SPOT

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: int = n

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if g.setup.scenario.hunger_limit:
            change_hunger(g, self.n)


class HungerWinter(Scenario):
    """Barter for food in the Countryside, carry it past the controls, and cook."""

    id = "hunger_winter"
    number = 5
    plan = BY_MEAL
    name = "Hunger Winter"
    period = "winter 1944-45"
    has_marks = True
    history = (
        "In the winter of 1944-45 hunger and cold cost about twenty thousand lives in the west. Soup kitchens, church and "
        "neighbourhood committees and long treks to farms kept many others alive."
    )
    trek_cost: int
    trek_farm: int
    trek_other: int
    serve_cost: int
    serve_hunger: int
    serve_morale: int
    rise: int
    rises_at: int
    rise_of_few: int

    def __init__(self) -> None:
        super().__init__()
        self.layout = {
            "c1": "hospital", "c2": "church", "c3": "bank", "c4": "police_station", "c5": "cafe", "c6": "distribution_office",
            "c7": "university", "l1": "forger", "l2": "windmill", "l3": "meeting_office", "l4": "farm", "l5": "hairdresser",
            "l6": "printing_house",
        }  # fmt: skip
        self.levels = {
            "easy": Level(8, "bgkqt"),
            "medium": Level(7, "bgkt", "l"),
            "hard": Level(6, "bgknqt", "l"),
            "extreme": Level(5, "bginqt", "kl"),
        }
        for name, starts in STARTS.items():
            for n, start in enumerate(starts):
                self.print_figure(f"{name}.hunger_start.{n + 1}", start, 0, 29)
        self.print_figure("hunger_limit", 10, 1, 30)
        self.print_figure("hunger_level", 2, 1, 3)
        self.print_figure("hunger_rise", 1)
        self.print_figure("hunger_night_of_few", 1)
        self.print_figure("servings_per_kitchen", 2, 1, 4)
        self.print_figure("servings_per_kitchen_of_few", 3, 1, 4)
        self.print_figure("rations_per_serving", 3)
        self.print_figure("serve_hunger", 1)
        self.print_figure("serve_morale", 1)
        self.print_figure("trek_cost.money", 1)
        self.print_figure("trek_other", 2)
        self.print_figure("trek_farm", 3)
        self.print_figure("distribution_office_yield", 1)
        self.settle()

    def settle(self) -> None:
        n = self.figures
        self.hunger_limit = n["hunger_limit"]
        few, many = n["servings_per_kitchen_of_few"], n["servings_per_kitchen"]
        self.trek_cost = pack(money=n["trek_cost.money"])
        self.trek_farm = n["trek_farm"]
        self.trek_other = n["trek_other"]
        self.serve_cost = pack(ration=n["rations_per_serving"])
        self.serve_hunger = n["serve_hunger"]
        self.serve_morale = n["serve_morale"]
        self.rise = n["hunger_rise"]
        self.rises_at = n["hunger_level"]
        self.rise_of_few = n["hunger_night_of_few"]
        self.goal_words = f"Serve each of the four kitchens (Church, Café, Hospital, University) {_TIMES[many]}"
        self.goal_words += f"; with one or two characters {_TIMES[few]}." if few != many else "."
        nights = f" With one or two characters it also rises by {self.rise_of_few} at the end of each Patrolling phase."
        ration = in_words(pack(ration=n["distribution_office_yield"]))
        self.special_rules = [
            "No trains: the Train Station is not in play.",
            f"Shortage: the Distribution Office gives {ration} instead of 2.",
            f"After {_CARDS[n['hunger_level']]} has been resolved, Hunger rises by {self.rise}."
            + (nights if self.rise_of_few else ""),
            f"Hunger starts at {', '.join(self._start(size) for size in range(1, 6))}. It never drops below 0.",
        ]
        self.lose_words = [
            "Morale reaches 0",
            "any character reaches 0 Alibi",
            "an Occupier card must be drawn and none is left",
            f"Hunger reaches {self.hunger_limit}",
        ]
        self.special_actions = [
            (
                "trek",
                "Food trek",
                "any Countryside location",
                f"Spend 1 Action point and {in_words(self.trek_cost)} to barter: gain {in_words(pack(ration=self.trek_other))}, "
                f"or {self.trek_farm} at the Farm.",
                "OSO-207",
            ),
            (
                "serve",
                "Serve a meal",
                "a kitchen that has not had all its servings",
                f"Spend 1 Action point and {in_words(self.serve_cost)}: mark a serving, Hunger drops by "
                f"{self.serve_hunger} and Morale rises by {self.serve_morale}.",
                "OSO-208",
            ),
        ]
        shortage = Gain(RATION, n["distribution_office_yield"])
        shortage.label = "distribution_office.shortage"
        self.replaces = {
            "distribution_office": Location(
                "distribution_office",
                "Distribution Office",
                4,
                f"You gain {ration} (shortage).",
                shortage,
                "OSO-204",
                resource=True,
            )
        }

    def steps(self) -> list[Step]:
        return [location.action for location in self.replaces.values()]

    def hunger_start(self, characters: int, level: Level) -> int:
        """OSO-206: by level and characters."""
        name = next(name for name, other in self.levels.items() if other is level)
        return self.figures[f"{name}.hunger_start.{characters}"]

    def _start(self, characters: int) -> str:
        """Return where Hunger starts in words: as on medium, and the levels where that is different."""
        found = {name: self.figures[f"{name}.hunger_start.{characters}"] for name in self.levels}
        others = [f"{name} {start}" for name, start in found.items() if start != found["medium"]]
        return f"{found['medium']} {_WITH[characters]}" + (f" ({', '.join(others)})" if others else "")

    def goal_for(self, characters: int) -> int:
        """OSO-202: all servings of all kitchens."""
        return self.servings(characters) * len(KITCHENS)

    def servings(self, characters: int) -> int:
        """Return how many servings a kitchen takes with that many characters."""
        return self.figures["servings_per_kitchen_of_few" if characters <= FEW else "servings_per_kitchen"]

    def takes(self, g: Resistance, spot: int) -> int:
        """OSO-202: how many servings a location takes in all."""
        return self.servings(g.setup.size) if g.setup.location[spot].id in KITCHENS else 0

    def is_open(self, g: Resistance, spot: int) -> bool:
        """OSO-208: a kitchen that has not had all its servings."""
        return g.marks[spot] < self.takes(g, spot)

    def actions(self, g: Resistance, me: i64) -> list[int]:
        spot = g.where[me]
        found: list[int] = []
        if spot >= CITY_SPOTS and covers(g.goods[me], self.trek_cost):
            found.append(TREK)
        if covers(g.goods[me], self.serve_cost) and self.is_open(g, spot):
            found.append(SERVE)
        return found

    def act(self, g: Resistance, me: i64, action: int) -> None:
        spot = g.where[me]
        if action == TREK:
            pay(g, me, self.trek_cost)
            gain(g, me, RATION, self.trek_farm if g.setup.location[spot].id == "farm" else self.trek_other)
            return
        pay(g, me, self.serve_cost)
        g.marks[spot] += 1
        g.tally += 1
        g.tell(events.MEAL_SERVED, me, spot, g.tally)
        if g.tally >= g.setup.goal:
            g.win()
            return
        change_hunger(g, -self.serve_hunger)
        change_morale(g, self.serve_morale)

    def after_occupier(self, g: Resistance, me: i64, level: int) -> None:
        """OSO-205, R80: Hunger rises after each card of Threat level 2."""
        if level >= self.rises_at:
            change_hunger(g, self.rise)

    def end_of_patrols(self, g: Resistance) -> None:
        """OSO-205: with one or two characters Hunger also rises every night."""
        if g.setup.size <= FEW:
            change_hunger(g, self.rise_of_few)

    def action_key(self, g: Resistance, me: i64, action: int) -> str:
        return self.special_actions[action][0]

    def action_text(self, g: Resistance, me: i64, action: int) -> str:
        if action == SERVE:
            gains = f"Hunger drops by {self.serve_hunger}, Morale rises by {self.serve_morale}"
            return f"Serve a meal at the {place(g, g.where[me])} for {in_words(self.serve_cost)}: {gains}"
        rations = self.trek_farm if g.setup.location[g.where[me]].id == "farm" else self.trek_other
        return f"Food trek: barter {in_words(self.trek_cost)} for {in_words(pack(ration=rations))}"

    def action_rule(self, action: int) -> str:
        return self.special_actions[action][4]

    def progress(self, g: Resistance) -> str:
        return f"{g.tally} of {g.setup.goal} meals served, Hunger {g.hunger} of {self.hunger_limit}"
