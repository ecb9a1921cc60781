"""Scenario 3, The Word Must Travel: print newspaper bundles and deliver them (OSO-184 to OSO-192). Parlour's own design."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Args, Said, Value
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.changes import change_morale, pay
from parlour.games.orange_shall_overcome.content import Level
from parlour.games.orange_shall_overcome.goods import covers, pack
from parlour.games.orange_shall_overcome.kinds import SPOT_OF_TOKENS
from parlour.games.orange_shall_overcome.pieces import goods
from parlour.games.orange_shall_overcome.raids import lower_safety
from parlour.games.orange_shall_overcome.scenario import BY_DELIVERY, Scenario
from parlour.games.orange_shall_overcome.state import LIMIT, Resistance

PRINT: Final = 0
DELIVER: Final = 1
TARGETS: Final = 8
DOUBLED: Final = 10
DOUBLE_TARGETS: Final = ["church", "university"]


class PrintEdition(Step):
    """OSO-190: two bundles lie at the Printing House, or as many as are left (R77); `it` is the location."""

    it_is: ClassVar[Kind] = SPOT_OF_TOKENS

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        scenario = g.setup.scenario
        assert isinstance(scenario, TheWordMustTravel)
        n = min(scenario.bundles_per_print, g.bundle_supply())
        g.lying[it] += n
        g.tell(events.BUNDLES_PRINTED, me, n)


PRINT_EDITION: Final = PrintEdition()


class TheWordMustTravel(Scenario):
    """Paper and news at the Printing House become bundles; every bundle needs a contact where it is handed over."""

    id = "the_word_must_travel"
    number = 3
    aim = BY_DELIVERY
    tokens_lie = True
    has_marks = True
    has_bundles = True
    sought = "bundle"
    bundles_per_print: int
    print_cost: int
    print_safety: int
    deliver_cost: int
    deliver_morale: int
    seize_morale: int

    def __init__(self) -> None:
        super().__init__()
        self.layout = {
            "c1": "train_station", "c2": "printing_house", "c3": "cafe", "c4": "bank", "c5": "police_station", "c6": "university",
            "c7": "distribution_office", "l1": "hairdresser", "l2": "church", "l3": "meeting_office", "l4": "hospital",
            "l5": "farm", "l6": "forger",
        }  # fmt: skip
        self.levels = {
            "easy": Level(8, "cgkmps", limit=4),
            "medium": Level(7, "cdgkmps", "i", limit=3),
            "hard": Level(7, "cdgps", "ik", limit=2),
            "extreme": Level(5, "cdgmps", "ikq", limit=2),
        }
        self.limit_name = "seize_limit"
        for characters, deliveries in enumerate((10, 10, 8, 8, 7)):
            self.print_figure(f"deliveries.{characters + 1}", deliveries, 1, 10 if characters < 2 else TARGETS)
        self.print_figure("bundles_per_print", 2, 1)
        self.print_figure("carry_bundles", 2, 1)
        self.print_figure("print_cost.money", 1)
        self.print_figure("print_cost.information", 1)
        self.print_figure("print_cost.safety_here", 1)
        self.print_figure("deliver_cost.network", 1)
        self.print_figure("deliver_morale", 1)
        self.print_figure("seize_morale", 2)
        self.print_figure("control_alibi", 1)
        self.special_actions = [("print", "OSO-190"), ("deliver", "OSO-191")]
        self.settle()

    def settle(self) -> None:
        n = self.figures
        self.carry_bundles = n["carry_bundles"]
        self.bundle_alibi = n["control_alibi"]
        self.bundles_per_print = n["bundles_per_print"]
        self.print_cost = pack(money=n["print_cost.money"], information=n["print_cost.information"])
        self.print_safety = n["print_cost.safety_here"]
        self.deliver_cost = pack(network=n["deliver_cost.network"], bundle=1)
        self.deliver_morale = n["deliver_morale"]
        self.seize_morale = n["seize_morale"]

    def steps(self) -> list[Step]:
        return [PRINT_EDITION]

    def goal_for(self, characters: int) -> int:
        return self.figures[f"deliveries.{characters}"]

    def takes(self, g: Resistance, spot: int) -> int:
        """OSO-184: how many bundles a location takes in all."""
        location = g.setup.location[spot]
        if location.resource or location.id == "printing_house":
            return 0
        return 2 if g.setup.size <= 2 and location.id in DOUBLE_TARGETS else 1

    def offers(self, g: Resistance, spot: int) -> list[int]:
        if g.setup.location[spot].id == "printing_house":
            return [PRINT]
        return [DELIVER] if g.marks[spot] < self.takes(g, spot) else []

    def actions(self, g: Resistance, me: i64) -> list[int]:
        spot = g.where[me]
        if g.setup.location[spot].id == "printing_house":
            return [PRINT] if covers(g.goods[me], self.print_cost) and g.bundle_supply() > 0 else []
        if covers(g.goods[me], self.deliver_cost) and g.marks[spot] < self.takes(g, spot):
            return [DELIVER]
        return []

    def act(self, g: Resistance, me: i64, action: int) -> None:
        spot = g.where[me]
        if action == PRINT:
            pay(g, me, self.print_cost)
            lower_safety(g, me, spot, self.print_safety)
            g.then(PRINT_EDITION, me, spot)
            return
        pay(g, me, self.deliver_cost)
        g.marks[spot] += 1
        g.tally += 1
        g.tell(events.BUNDLE_DELIVERED, me, spot, g.tally)
        if g.tally >= g.setup.goal:
            g.win()
        else:
            change_morale(g, self.deliver_morale)

    def found(self, g: Resistance, me: i64, token: i64, spot: int) -> None:
        """OSO-189, OSO-192: a seized bundle costs 2 Morale; at the limit the game is lost."""
        g.lying[spot] -= 1
        g.lost += 1
        g.tell(events.BUNDLE_SEIZED, spot, g.lost)
        if g.lost >= g.setup.limit:
            g.lose(LIMIT)
        else:
            change_morale(g, -self.seize_morale)

    def numbers(self) -> Args:
        found = super().numbers()
        sizes: dict[int, list[Value]] = {}
        for characters in (3, 4, 5):
            sizes.setdefault(self.goal_for(characters), []).append(Said(f"size-{characters}"))
        found["supply"] = [
            Said("supply", place="first" if n == 0 else "later", sizes=who, goal=goal, targets="all" if goal == TARGETS else "any")
            for n, (goal, who) in enumerate(sizes.items())
        ]
        one, two = self.goal_for(1), self.goal_for(2)
        found["doubled"] = "all" if one == two == DOUBLED else "alike" if one == two else "different"
        return found

    def says(self, g: Resistance, me: i64, action: int) -> Said:
        if action == PRINT:
            return Said("print", "OSO-190", cost=goods(self.print_cost), n=self.bundles_per_print, safety=self.print_safety)
        cost = goods(pack(network=self.figures["deliver_cost.network"]))
        return Said("deliver", "OSO-191", cost=cost, morale=self.deliver_morale)

    def progress(self, g: Resistance) -> Said:
        words = "scenario-the_word_must_travel.progress"
        return Said("progress", words=words, done=g.tally, goal=g.setup.goal, lost=g.lost, limit=g.setup.limit)
