# ruff: noqa: E501, ISC004, S105 - the text of a card stays in one piece; a token is a piece of the game
"""Scenario 4, The Trains Stand Still: halt seven rail lines at the same time (OSO-193 to OSO-201). Parlour's own design."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import Choice, Step
from parlour.engine.kinds import Kind
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.bits import BIT
from parlour.games.orange_shall_overcome.board import BOARD, road_number
from parlour.games.orange_shall_overcome.changes import change_morale, pay
from parlour.games.orange_shall_overcome.content import Level
from parlour.games.orange_shall_overcome.dice import ROLL_ONE
from parlour.games.orange_shall_overcome.goods import covers, in_words, pack
from parlour.games.orange_shall_overcome.kinds import LINE_AND_ROLL, SPOT
from parlour.games.orange_shall_overcome.scenario import BY_LINE, Scenario
from parlour.games.orange_shall_overcome.state import HAS_SOLDIER, LIMIT, Resistance
from parlour.games.orange_shall_overcome.words import about_road, place, road_id, road_name, who

PAY_FAMILIES: Final = 16
"""Special actions: 0-6 halt that line, 16 pays a striker's family."""
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
    g.tell(events.LINE_RUNS, g.setup.scenario.rail_lines[line])


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

    def prompt(self, g: Resistance, me: i64, it: i64) -> str:
        return f"{who(g, me)}: which halted line runs again?"

    def rule(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return "OSO-197"

    def key(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return f"line:{road_id(g.setup.scenario.rail_lines[option])}"

    def text(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return f"The line on {road_name(g.setup.scenario.rail_lines[option])}"

    def about(self, g: Resistance, me: i64, it: i64, option: i64) -> list[str]:
        return [about_road(g.setup.scenario.rail_lines[option])]


class ReopenCheck(LineChoice):
    """A card: choose a halted line and roll a die; on `highest` or less it runs again."""

    it_is: ClassVar[Kind] = SPOT

    def __init__(self, highest: int) -> None:
        super().__init__("")
        self.highest: int = highest

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        g.then(ROLL_ONE, me)
        g.then(REOPENED, me, option | self.highest << 3)

    def prompt(self, g: Resistance, me: i64, it: i64) -> str:
        return f"{who(g, me)}: which halted line is at risk (runs again on {self.highest} or less)?"

    def rule(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return "R79"


REOPENED: Final = Reopened()
LOSE_LINE: Final = LineChoice("LoseLine")


class TheTrainsStandStill(Scenario):
    """Each line needs its price at one end; every striker has to be hidden, and soldiers get the trains running again."""

    id = "the_trains_stand_still"
    number = 4
    plan = BY_LINE
    name = "The Trains Stand Still"
    period = "autumn 1944"
    requirements = LINES
    tokens_lie = True
    token_name = "striker"
    tokens_name = "strikers"
    history = (
        "On 17 September 1944 the government in exile called a railway strike. Some 30,000 railway people stopped work and had to "
        "hide until the liberation; a secret support fund paid their families."
    )
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
        goal = "all" if n["goal"] == LINES else f"{n['goal']} of the"
        self.goal_words = f"Have {goal} {LINES} rail lines halted at the same time."
        lines = "one halted line, picked by the player who rolled, runs"
        if self.arrest_lines != 1:
            lines = f"{self.arrest_lines or 'no'} halted lines, picked by the player who rolled, run"
        low = "1" if self.reopen_on == 1 else f"1-{self.reopen_on}" if self.reopen_on else "no number"
        self.special_rules = [
            "The Train Station is not in play; Tickets can only come from Helper cards (a seat on a farm cart).",
            "Seven roads are rail lines: D, F, H, K, L, P and S. Each starts running and has a face-up Requirement token.",
            "Halting a line puts a striker (a person in hiding token) on the location of the acting character. Strikers do not move. "
            "In the Danger phase each striker lowers the Safety of that location by 1.",
            f"A striker found in a raid is arrested: Morale drops by {self.arrest_morale} and {lines} again.",
            "At the end of the Patrolling phase the Start Player rolls a D6 for each halted line that holds a soldier, in letter "
            f"order: on {low} it runs again.",
        ]
        self.lose_words = [
            "Morale reaches 0",
            "any character reaches 0 Alibi",
            "an Occupier card must be drawn and none is left",
            f"as many strikers are arrested as the limit of the difficulty: {self.limits()}",
        ]
        self.special_actions = [
            (
                "halt",
                "Halt a line",
                "either end of a running rail line",
                f"Spend 1 Action point and the resources on the token of that line ({in_words(self.surcharge)} more if a soldier stands "
                f"on it): the line is halted, a striker is placed here and Morale rises by {self.halt_morale}.",
                "OSO-199",
            ),
            (
                "strike_pay",
                "Pay the families",
                "a location with a striker",
                f"Spend 1 Action point and {in_words(self.pay_cost)} from the support fund: the striker goes into hiding (remove the "
                f"token) and Morale rises by {self.pay_morale}.",
                "OSO-200",
            ),
        ]

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
        for line, road in enumerate(self.rail_lines):
            if g.halted >> line & 1 and HAS_SOLDIER[g.roads[road]]:
                g.then(ROLL_ONE, g.start)
                g.then(REOPENED, g.start, line | self.reopen_on << 3)

    def action_key(self, g: Resistance, me: i64, action: int) -> str:
        return "strike_pay" if action == PAY_FAMILIES else f"halt:{road_id(self.rail_lines[action])}"

    def action_text(self, g: Resistance, me: i64, action: int) -> str:
        if action == PAY_FAMILIES:
            at = place(g, g.where[me])
            return f"Pay {in_words(self.pay_cost)} to a striker's family at the {at}: the striker hides, Morale rises by {self.pay_morale}"
        return f"Halt the line on {road_name(self.rail_lines[action])} for {in_words(self.price(g, action))}"

    def action_rule(self, action: int) -> str:
        return "OSO-200" if action == PAY_FAMILIES else "OSO-199"

    def progress(self, g: Resistance) -> str:
        strikers = "1 striker" if g.lost == 1 else f"{g.lost} strikers"
        return f"{int(g.halted).bit_count()} of {g.setup.goal} lines halted, {strikers} arrested (limit {g.setup.limit})"
