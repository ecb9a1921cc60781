"""Scenario 4, The Trains Stand Still: halt seven rail lines at the same time (OSO-193 to OSO-201). Parlour's own design."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount
from parlour.engine.kernel import Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Args, Said, keyed
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.bits import BIT
from parlour.games.orange_shall_overcome.board import BOARD, road_number
from parlour.games.orange_shall_overcome.changes import change_morale, pay
from parlour.games.orange_shall_overcome.content import Level
from parlour.games.orange_shall_overcome.dice import ROLL_ONE
from parlour.games.orange_shall_overcome.goods import covers, pack
from parlour.games.orange_shall_overcome.kinds import LINE_AND_ROLL, SPOT
from parlour.games.orange_shall_overcome.pieces import a_character, a_road, goods
from parlour.games.orange_shall_overcome.scenario import BY_LINE, Scenario
from parlour.games.orange_shall_overcome.state import HAS_SOLDIER, LIMIT, Resistance, why_now

PAY_FAMILIES: Final = 16
"""Special actions: 0-6 halt that line, 16 pays a striker's family."""
HALT: Final = 0
STRIKE_PAY: Final = 1
"""Their places on the card."""
LINES: Final = 7


class Reopened(Step):
    """OSO-198: on a low roll a halted line runs again; `it` is line + 8 x highest roll."""

    it_is: ClassVar[Kind] = LINE_AND_ROLL

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if g.die_1 <= it >> 3:
            run_again(g, it & 7)


def run_again(g: Resistance, line: int) -> None:
    """R79: a line that runs again keeps its Requirement token and costs the same again; strikers stay."""
    g.halted &= ~BIT[line]
    g.tell(events.LINE_RUNS, g.setup.scenario.rail_lines[line], why_now(g))


class LineChoice(Choice):
    """One of the halted lines."""

    def __init__(self, label: str) -> None:
        super().__init__()
        self.label = label

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return [line for line in range(LINES) if g.halted >> line & 1]

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        run_again(g, option)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-line", "OSO-197", character=a_character(g, me))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        return Said("line", self.cites(), road=a_road(g.setup.scenario.rail_lines[option]))

    def cites(self) -> str:
        """Return the rule that gives the choice."""
        return "OSO-197"


class ReopenCheck(LineChoice):
    """A card: choose a halted line and roll a die; on `highest` or less it runs again."""

    it_is: ClassVar[Kind] = SPOT
    amounts = (Amount("highest", high=6),)

    def __init__(self, highest: int) -> None:
        super().__init__("")
        self.highest: int = highest

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        g.then(ROLL_ONE, me)
        g.then(REOPENED, me, option | self.highest << 3)

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said("ask-reopen", "R79", character=a_character(g, me), highest=self.highest)

    def cites(self) -> str:
        return "R79"


REOPENED: Final = Reopened()
LOSE_LINE: Final = LineChoice("LoseLine")


class TheTrainsStandStill(Scenario):
    """Each line needs its price at one end; every striker has to be hidden, and soldiers get the trains running again."""

    id = "the_trains_stand_still"
    number = 4
    aim = BY_LINE
    requirements = LINES
    tokens_lie = True
    sought = "striker"
    halt_morale: int
    surcharge: int
    pay_cost: int
    pay_morale: int
    reopen_on: int
    arrest_morale: int
    arrest_lines: int

    def __init__(self) -> None:
        super().__init__()
        self.rail_lines = [road_number(letter) for letter in "dfhklps"]
        self.layout = {
            "c1": "hospital", "c2": "university", "c3": "bank", "c4": "printing_house", "c5": "distribution_office",
            "c6": "informant_house", "c7": "cafe", "l1": "windmill", "l2": "forger", "l3": "church", "l4": "hairdresser",
            "l5": "meeting_office", "l6": "farm",
        }  # fmt: skip
        self.levels = {
            "easy": Level(9, "adhkpr", limit=4),
            "medium": Level(8, "adhkpr", "l", limit=3),
            "hard": Level(7, "akprf", "hl", limit=2),
            "extreme": Level(6, "akrfd", "hlp", limit=2),
        }
        self.limit_name = "arrest_limit"
        self.print_figure("goal", LINES, 1, LINES)
        self.print_figure("halt_morale", 1)
        self.print_figure("soldier_surcharge.sabotage", 1)
        self.print_figure("pay_cost.money", 1)
        self.print_figure("pay_morale", 1)
        self.print_figure("reopen_on", 2, 0, 6)
        self.print_figure("arrest_morale", 2)
        self.print_figure("arrest_lines", 1)
        self.special_actions = [("halt", "OSO-199"), ("strike_pay", "OSO-200")]
        self.settle()

    def settle(self) -> None:
        n = self.figures
        self.halt_morale = n["halt_morale"]
        self.surcharge = pack(sabotage=n["soldier_surcharge.sabotage"])
        self.pay_cost = pack(money=n["pay_cost.money"])
        self.pay_morale = n["pay_morale"]
        self.reopen_on = n["reopen_on"]
        self.arrest_morale = n["arrest_morale"]
        self.arrest_lines = n["arrest_lines"]

    def steps(self) -> list[Step]:
        return [REOPENED, LOSE_LINE]

    def goal_for(self, characters: int) -> int:
        return self.figures["goal"]

    def prepare(self, g: Resistance) -> None:
        """OSO-195: one face-up Requirement token beside each line."""
        tokens = list(range(len(g.setup.content.requirements)))
        g.shuffle(tokens)
        for line in range(LINES):
            g.required[line] = tokens.pop()
        g.tokens_seen = BIT[len(g.setup.content.requirements)] - 1
        g.face_up = (1 << LINES) - 1

    def price(self, g: Resistance, line: int) -> int:
        """OSO-199, R79: the resources of the token, and 1 Sabotage more while a soldier stands on the line."""
        cost = g.setup.content.requirements[g.required[line]].resources
        return cost + self.surcharge if HAS_SOLDIER[g.roads[self.rail_lines[line]]] else cost

    def reopens(self, g: Resistance, line: int) -> int:
        """OSO-198: a soldier on a halted line may get the trains running again."""
        return self.reopen_on if g.halted >> line & 1 and HAS_SOLDIER[g.roads[self.rail_lines[line]]] else 0

    def offers(self, g: Resistance, spot: int) -> list[int]:
        halts = [line for line, road in enumerate(self.rail_lines) if BOARD.meeting[spot] >> road & 1 and not g.halted >> line & 1]
        return ([HALT] if halts else []) + ([STRIKE_PAY] if g.lying[spot] else [])

    def actions(self, g: Resistance, me: i64) -> list[int]:
        spot = g.where[me]
        found: list[int] = []
        here = BOARD.meeting[spot]
        for line, road in enumerate(self.rail_lines):
            if here >> road & 1 and not g.halted >> line & 1 and covers(g.goods[me], self.price(g, line)):
                found.append(line)
        if g.lying[spot] and covers(g.goods[me], self.pay_cost):
            found.append(PAY_FAMILIES)
        return found

    def act(self, g: Resistance, me: i64, action: int) -> None:
        spot = g.where[me]
        if action == PAY_FAMILIES:
            pay(g, me, self.pay_cost)
            g.lying[spot] -= 1
            g.tell(events.STRIKER_HIDDEN, me, spot)
            change_morale(g, self.pay_morale)
            return
        pay(g, me, self.price(g, action))
        g.halted |= BIT[action]
        g.tell(events.LINE_HALTED, me, self.rail_lines[action])
        if sum(g.lying) < g.setup.content.figures.strikers:
            g.lying[spot] += 1
            g.tell(events.STRIKER_PLACED, spot)
        if int(g.halted).bit_count() >= g.setup.goal:
            g.win()
        else:
            change_morale(g, self.halt_morale)

    def found(self, g: Resistance, me: i64, token: i64, spot: int) -> None:
        """OSO-197, OSO-201: an arrested striker costs 2 Morale and one halted line; at the limit the game is lost."""
        g.lying[spot] -= 1
        g.lost += 1
        g.tell(events.STRIKER_ARRESTED, spot, g.lost)
        if g.lost >= g.setup.limit:
            g.lose(LIMIT)
            return
        change_morale(g, -self.arrest_morale)
        for _ in range(self.arrest_lines):
            g.then(LOSE_LINE, me)

    def end_of_patrols(self, g: Resistance) -> None:
        """OSO-198: a roll for each halted line that holds a soldier, in letter order."""
        for line in range(LINES):
            highest = self.reopens(g, line)
            if highest:
                g.then(ROLL_ONE, g.start)
                g.then(REOPENED, g.start, line | highest << 3)

    def numbers(self) -> Args:
        return {**super().numbers(), "surcharge": goods(self.surcharge), "pay_cost": goods(self.pay_cost)}

    def says(self, g: Resistance, me: i64, action: int) -> Said:
        if action == PAY_FAMILIES:
            return Said("strike_pay", "OSO-200", cost=goods(self.pay_cost), morale=self.pay_morale)
        return Said("halt", "OSO-199", road=keyed(a_road(self.rail_lines[action])), cost=goods(self.price(g, action)))

    def named(self, g: Resistance, action: int) -> Said:
        if action == PAY_FAMILIES:
            return Said("strike_pay", "OSO-200")
        return Said("halt", "OSO-199", road=keyed(a_road(self.rail_lines[action])))

    def progress(self, g: Resistance) -> Said:
        words = "scenario-the_trains_stand_still.progress"
        halted = int(g.halted).bit_count()
        return Said("progress", words=words, done=halted, goal=g.setup.goal, lost=g.lost, limit=g.setup.limit)
