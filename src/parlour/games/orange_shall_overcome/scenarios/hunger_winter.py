# ruff: noqa: ISC004 - the text of a card stays in one piece; a token is a piece of the game
"""Scenario 5, Hunger Winter: serve each of four kitchens twice before hunger wins (OSO-202 to OSO-209). Parlour's own design."""

from __future__ import annotations

from typing import Final

from parlour.engine.kernel import Step
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.board import CITY_SPOTS
from parlour.games.orange_shall_overcome.changes import change_morale, gain, pay
from parlour.games.orange_shall_overcome.content import Level, Location
from parlour.games.orange_shall_overcome.effects import Gain
from parlour.games.orange_shall_overcome.goods import RATION, covers, pack
from parlour.games.orange_shall_overcome.scenario import Scenario
from parlour.games.orange_shall_overcome.state import HUNGER, Resistance
from parlour.games.orange_shall_overcome.words import place

TREK: Final = 0
SERVE: Final = 1
SERVINGS: Final = 2
LIMIT: Final = 10
TREK_COST: Final = pack(money=1)
SERVE_COST: Final = pack(ration=3)
KITCHENS: Final = ["hospital", "church", "cafe", "university"]


def change_hunger(g: Resistance, n: int) -> None:
    """OSO-206, OSO-209: Hunger never drops below 0; at 10 the game is lost."""
    before = g.hunger
    g.hunger = min(max(before + n, 0), LIMIT)
    if g.hunger != before:
        g.tell(events.HUNGER_CHANGED, g.hunger - before, g.hunger)
    if g.hunger >= LIMIT:
        g.lose(HUNGER)


class Hunger(Step):
    """A card changes Hunger; in other scenarios nothing happens (R69)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: int = n

    def run(self, g: Resistance, me: int, it: int) -> None:
        if g.setup.scenario.number == 5:
            change_hunger(g, self.n)


class HungerWinter(Scenario):
    """Barter for food in the Countryside, carry it past the controls, and cook."""

    id = "hunger_winter"
    number = 5
    name = "Hunger Winter"
    period = "winter 1944-45"
    has_marks = True
    goal_words = "Serve each of the four kitchens (Church, Café, Hospital, University) twice."
    history = (
        "In the winter of 1944-45 hunger and cold cost about twenty thousand lives in the west. Soup kitchens, church and "
        "neighbourhood committees and long treks to farms kept many others alive."
    )

    def __init__(self) -> None:
        super().__init__()
        self.layout = {
            "c1": "hospital", "c2": "church", "c3": "bank", "c4": "police_station", "c5": "cafe", "c6": "distribution_office",
            "c7": "university", "l1": "forger", "l2": "windmill", "l3": "meeting_office", "l4": "farm", "l5": "hairdresser",
            "l6": "printing_house",
        }  # fmt: skip
        self.levels = {
            "easy": Level(8, "bgkqt", limit=8),
            "medium": Level(7, "bgkt", "l", limit=8),
            "hard": Level(6, "bgknqt", "l", limit=8),
            "extreme": Level(5, "bginqt", "kl", limit=8),
        }
        self.solo_hunger: int = 7
        self.special_rules = [
            "No trains: the Train Station is not in play.",
            "Shortage: the Distribution Office gives 1 Ration instead of 2.",
            "After each Occupier card of Threat level 2 has been resolved, Hunger rises by 1; in the solo variant after every "
            "Occupier card.",
            "Hunger starts at 8, with four characters at 7, with five at 6 (solo: 7), and never drops below 0.",
        ]
        self.lose_words = [
            "Morale reaches 0",
            "any character reaches 0 Alibi",
            "an Occupier card must be drawn and none is left",
            "Hunger reaches 10",
        ]
        self.special_actions = [
            (
                "trek",
                "Food trek",
                "any Countryside location",
                "Spend 1 Action point and 1 Money to barter: gain 2 Rations, or 3 at the Farm.",
                "OSO-207",
            ),
            (
                "serve",
                "Serve a meal",
                "a kitchen with fewer than 2 servings",
                "Spend 1 Action point and 3 Rations: mark a serving, Hunger drops by 1 and Morale rises by 1.",
                "OSO-208",
            ),
        ]
        shortage = Gain(RATION, 1)
        shortage.label = "distribution_office.shortage"
        self.replaces = {
            "distribution_office": Location(
                "distribution_office",
                "Distribution Office",
                4,
                "You gain 1 Ration (shortage).",
                shortage,
                "OSO-204",
                resource=True,
            )
        }

    def steps(self) -> list[Step]:
        return [location.action for location in self.replaces.values()]

    def hunger_start(self, characters: int, level: Level) -> int:
        """OSO-206: the level's figure, 1 less for each character beyond the third."""
        return self.solo_hunger if characters == 1 else level.limit - max(characters - 3, 0)

    def is_open(self, g: Resistance, spot: int) -> bool:
        """OSO-208: a kitchen with fewer than two servings."""
        return g.setup.location[spot].id in KITCHENS and g.marks[spot] < SERVINGS

    def actions(self, g: Resistance, me: int) -> list[int]:
        spot = g.where[me]
        found: list[int] = []
        if spot >= CITY_SPOTS and covers(g.goods[me], TREK_COST):
            found.append(TREK)
        if covers(g.goods[me], SERVE_COST) and self.is_open(g, spot):
            found.append(SERVE)
        return found

    def act(self, g: Resistance, me: int, action: int) -> None:
        spot = g.where[me]
        if action == TREK:
            pay(g, me, TREK_COST)
            gain(g, me, RATION, 3 if g.setup.location[spot].id == "farm" else 2)
            return
        pay(g, me, SERVE_COST)
        g.marks[spot] += 1
        g.tally += 1
        g.tell(events.MEAL_SERVED, me, spot, g.tally)
        if g.tally >= SERVINGS * len(KITCHENS):
            g.win()
            return
        change_hunger(g, -1)
        change_morale(g, 1)

    def after_occupier(self, g: Resistance, me: int, level: int) -> None:
        """OSO-205, R80: Hunger rises after each card of Threat level 2; alone, after every card."""
        if level == 2 or g.setup.solo:
            change_hunger(g, 1)

    def action_key(self, g: Resistance, me: int, action: int) -> str:
        return self.special_actions[action][0]

    def action_text(self, g: Resistance, me: int, action: int) -> str:
        if action == SERVE:
            return f"Serve a meal at the {place(g, g.where[me])} for 3 Rations: Hunger drops by 1, Morale rises by 1"
        rations = 3 if g.setup.location[g.where[me]].id == "farm" else 2
        return f"Food trek: barter 1 Money for {rations} Rations"

    def action_rule(self, action: int) -> str:
        return self.special_actions[action][4]

    def progress(self, g: Resistance) -> str:
        return f"{g.tally} of 8 meals served, Hunger {g.hunger} of {LIMIT}"
