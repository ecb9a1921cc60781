"""Scenario 5, Hunger Winter: serve four kitchens again and again before hunger wins (OSO-202 to OSO-209). Parlour's own design."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount
from parlour.engine.kernel import Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Args, Said, Value
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.board import CITY_SPOTS
from parlour.games.orange_shall_overcome.changes import change_morale, gain, pay
from parlour.games.orange_shall_overcome.content import Level, Location
from parlour.games.orange_shall_overcome.effects import Gain
from parlour.games.orange_shall_overcome.goods import RATION, covers, pack
from parlour.games.orange_shall_overcome.kinds import SPOT
from parlour.games.orange_shall_overcome.pieces import goods
from parlour.games.orange_shall_overcome.scenario import BY_MEAL, Scenario, level_figure
from parlour.games.orange_shall_overcome.state import BY_NIGHT, BY_OCCUPIERS, HUNGER, NO_CAUSE, Resistance, why_now

TREK: Final = 0
SERVE: Final = 1
KITCHENS: Final = ["hospital", "church", "cafe", "university"]
FEW: Final = 2
"""So many characters, or one alone, have more nights: they cook more, and every night makes people hungrier."""
STARTS: Final = {
    "easy": (4, 3, 8, 6, 5),
    "medium": (4, 3, 8, 5, 6),
    "hard": (5, 3, 8, 5, 6),
    "extreme": (6, 3, 8, 5, 6),
}
"""Where Hunger starts with one character, two and so on (docs/measurements/orange-balance.md)."""


def change_hunger(g: Resistance, n: i64, why: i64 = NO_CAUSE) -> None:
    """OSO-206, OSO-209: Hunger never drops below 0; at its limit, 10, the game is lost."""
    before = g.hunger
    limit = g.setup.scenario.hunger_limit
    g.hunger = min(max(before + n, 0), limit)
    if g.hunger != before:
        g.tell(events.HUNGER_CHANGED, g.hunger - before, g.hunger, why or why_now(g))
    if g.hunger >= limit:
        g.lose(HUNGER)


class Hunger(Step):
    """A card changes Hunger; in other scenarios nothing happens (R69)."""

    it_is: ClassVar[Kind] = SPOT
    amounts = (Amount("n", "hunger", high=9, sign=True),)

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
    aim = BY_MEAL
    has_marks = True
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
        self.special_actions = [("trek", "OSO-207"), ("serve", "OSO-208")]
        self.settle()

    def settle(self) -> None:
        n = self.figures
        self.hunger_limit = n["hunger_limit"]
        self.trek_cost = pack(money=n["trek_cost.money"])
        self.trek_farm = n["trek_farm"]
        self.trek_other = n["trek_other"]
        self.serve_cost = pack(ration=n["rations_per_serving"])
        self.serve_hunger = n["serve_hunger"]
        self.serve_morale = n["serve_morale"]
        self.rise = n["hunger_rise"]
        self.rises_at = n["hunger_level"]
        self.rise_of_few = n["hunger_night_of_few"]
        shortage = Gain(RATION, n["distribution_office_yield"])
        shortage.label = "distribution_office.shortage"
        self.replaces = {
            "distribution_office": Location("distribution_office", 4, shortage, "OSO-204", resource=True, words="text-shortage")
        }

    def steps(self) -> list[Step]:
        return [location.action for location in self.replaces.values()]

    def hunger_start(self, characters: int, level: Level) -> int:
        """OSO-206: by level and characters."""
        name = next(name for name, other in self.levels.items() if other is level)
        return self.figures[f"{name}.hunger_start.{characters}"]

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

    def offers(self, g: Resistance, spot: int) -> list[int]:
        return ([TREK] if spot >= CITY_SPOTS else []) + ([SERVE] if self.is_open(g, spot) else [])

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
            change_hunger(g, self.rise, BY_OCCUPIERS)

    def end_of_patrols(self, g: Resistance) -> None:
        """OSO-205: with one or two characters Hunger also rises every night."""
        if g.setup.size <= FEW:
            change_hunger(g, self.rise_of_few, BY_NIGHT)

    def numbers(self) -> Args:
        found = super().numbers()
        found["starts"] = [self._start(size) for size in range(1, 6)]
        found["alike"] = "yes" if self.servings(1) == self.servings(5) else "no"
        found["trek_cost"] = goods(self.trek_cost)
        return found

    def _start(self, characters: int) -> Said:
        """Say where Hunger starts: as on medium, and the levels where that is different."""
        starts = {name: self.figures[f"{name}.hunger_start.{characters}"] for name in self.levels}
        others: list[Value] = [level_figure(name, start) for name, start in starts.items() if start != starts["medium"]]
        return Said("hunger-start", n=starts["medium"], characters=characters, others=others)

    def says(self, g: Resistance, me: i64, action: int) -> Said:
        if action == SERVE:
            return Said("serve", "OSO-208", cost=goods(self.serve_cost), hunger=self.serve_hunger, morale=self.serve_morale)
        rations = self.trek_farm if g.setup.location[g.where[me]].id == "farm" else self.trek_other
        return Said("trek", "OSO-207", cost=goods(self.trek_cost), rations=goods(pack(ration=rations)))

    def progress(self, g: Resistance) -> Said:
        words = "scenario-hunger_winter.progress"
        return Said("progress", words=words, done=g.tally, goal=g.setup.goal, hunger=g.hunger, limit=self.hunger_limit)
