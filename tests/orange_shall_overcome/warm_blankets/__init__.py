"""A scenario that does not come in the box: one file, its deck in it, and its words beside it."""

from __future__ import annotations

from typing import Any

from parlour.engine.amount import Amount
from parlour.engine.kernel import Step
from parlour.engine.said import Said
from parlour.games.orange_shall_overcome.changes import change_morale, pay
from parlour.games.orange_shall_overcome.content import Level, Occupier
from parlour.games.orange_shall_overcome.effects import SELF, Alibi
from parlour.games.orange_shall_overcome.goods import covers, pack
from parlour.games.orange_shall_overcome.kinds import SPOT
from parlour.games.orange_shall_overcome.pieces import goods
from parlour.games.orange_shall_overcome.scenario import Scenario

BLANKETS = pack(network=1, ration=1)
COLD = ["hospital", "church", "university", "farm"]


class Freeze(Step):
    """A word of its own: people freeze, and Morale drops."""

    it_is = SPOT
    amounts = (Amount("n", "morale_lost", high=9),)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, g: Any, me: int, it: int) -> None:
        change_morale(g, -self.n)


class WarmBlankets(Scenario):
    """Bring blankets to four cold places. There is no Bank and no Train Station; two cards of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "warm_blankets"
        self.number = 6
        self.words = "orange_shall_overcome.warm_blankets"
        self.has_marks = True
        self.layout = {
            "c1": "hospital", "c2": "church", "c3": "cafe", "c4": "police_station", "c5": "distribution_office",
            "c6": "hairdresser", "c7": "university", "l1": "forger", "l2": "windmill", "l3": "meeting_office", "l4": "farm",
            "l5": "informant_house", "l6": "printing_house",
        }  # fmt: skip
        self.levels = {
            level: Level(alibi, "bg") for level, alibi in zip(("easy", "medium", "hard", "extreme"), (9, 8, 7, 6), strict=True)
        }
        self.special_actions = [("warm", "OSO-127")]
        self.occupiers = [Occupier("os6_1", 1, Alibi(SELF, -1)), Occupier("os6_2", 2, Freeze(1))]

    def goal_for(self, characters: int) -> int:
        return len(COLD)

    def takes(self, g: Any, spot: int) -> int:
        return 1 if g.setup.location[spot].id in COLD else 0

    def task_cost(self, g: Any, spot: int) -> int:
        return BLANKETS

    def actions(self, g: Any, me: int) -> list[int]:
        return [0] if self.open_tasks(g, g.where[me]) and covers(g.goods[me], BLANKETS) else []

    def act(self, g: Any, me: int, action: int) -> None:
        pay(g, me, BLANKETS)
        g.marks[g.where[me]] += 1
        g.tally += 1
        change_morale(g, 1)
        if g.tally >= g.setup.goal:
            g.win()

    def says(self, g: Any, me: int, action: int) -> Said:
        return Said("warm", "OSO-127", cost=goods(BLANKETS))
