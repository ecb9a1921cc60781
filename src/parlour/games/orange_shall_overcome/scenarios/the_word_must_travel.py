# ruff: noqa: E501, ISC004, S105 - the text of a card stays in one piece; a token is a piece of the game
"""Scenario 3, The Word Must Travel: print newspaper bundles and deliver them (OSO-184 to OSO-192). Parlour's own design."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import Step
from parlour.engine.kinds import Kind
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.changes import change_morale, pay
from parlour.games.orange_shall_overcome.content import Level
from parlour.games.orange_shall_overcome.goods import covers, in_words, pack
from parlour.games.orange_shall_overcome.kinds import SPOT_OF_TOKENS
from parlour.games.orange_shall_overcome.raids import lower_safety
from parlour.games.orange_shall_overcome.scenario import BY_DELIVERY, Scenario
from parlour.games.orange_shall_overcome.state import LIMIT, Resistance
from parlour.games.orange_shall_overcome.words import place

PRINT: Final = 0
DELIVER: Final = 1
TARGETS: Final = 8
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
    plan = BY_DELIVERY
    name = "The Word Must Travel"
    period = "winter 1943-44"
    tokens_lie = True
    has_marks = True
    has_bundles = True
    token_name = "bundle"
    tokens_name = "newspaper bundles"
    history = (
        "Almost thirteen hundred illegal papers and leaflets are known by title; the largest, such as Het Parool, Trouw and Vrij "
        "Nederland, were spread in tens of thousands of copies at the risk of death."
    )
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
        self.goal_words = (
            "Deliver newspaper bundles to the target locations, which are the eight non-resource locations other than the Printing "
            f"House. Each takes one bundle. {self._deliveries()}"
        )
        bundles = "1 bundle" if self.bundles_per_print == 1 else f"{self.bundles_per_print} bundles"
        network = f"{n['deliver_cost.network']} Network and 1" if n["deliver_cost.network"] else "1"
        self.special_rules = [
            f"Bundles come from the Printing House. A character carries at most {self.carry_bundles}; each carried bundle counts as a "
            "resource for the carry limit and in the Danger phase.",
            "Bundles may be picked up from your location, put down there and shared without an action, at the moments at which "
            "sharing is allowed.",
            "A bundle lying on a location lowers its Safety by 1 in the Danger phase and is a token that raids search for.",
            f"A character who resolves a Control card because of a soldier and carries a bundle loses {self.bundle_alibi} further Alibi after it.",
            f"A bundle found in a raid is seized: Morale drops by {self.seize_morale}.",
        ]
        self.lose_words = [
            "Morale reaches 0",
            "any character reaches 0 Alibi",
            "an Occupier card must be drawn and none is left",
            f"as many bundles are seized as the limit of the difficulty: {self.limits()}",
        ]
        self.special_actions = [
            (
                "print",
                "Print an edition",
                "Printing House",
                f"Spend 1 Action point, {n['print_cost.money']} Money for paper and {n['print_cost.information']} Information for news, "
                f"and lower the Safety here by {self.print_safety}: place {bundles} here (they may be picked up at once).",
                "OSO-190",
            ),
            (
                "deliver",
                "Hand over a bundle",
                "a target location that still takes a bundle",
                f"Spend 1 Action point, {network} carried bundle: the bundle stays there as a marker and Morale rises by "
                f"{self.deliver_morale}.",
                "OSO-191",
            ),
        ]

    def steps(self) -> list[Step]:
        return [PRINT_EDITION]

    def goal_for(self, characters: int) -> int:
        return self.figures[f"deliveries.{characters}"]

    def _deliveries(self) -> str:
        """Return in words how many bundles are to be delivered."""
        one, two = self.goal_for(1), self.goal_for(2)
        doubled = (
            f"deliver all {one}" if one == two == 10 else f"deliver {one} of 10" if one == two else f"deliver {one} or {two} of 10"
        )
        sizes: dict[int, list[str]] = {}
        for characters, word in ((3, "three"), (4, "four"), (5, "five")):
            sizes.setdefault(self.goal_for(characters), []).append(word)
        groups = [(" or ".join(words), f"{'all' if goal == TARGETS else 'any'} {goal}") for goal, words in sizes.items()]
        others = "".join(f", with {words} {wanted}" for words, wanted in groups[1:])
        return (
            f"With {groups[0][0]} characters supply {groups[0][1]}{others}. With one or two characters the Church and the University "
            f"take two bundles each: {doubled}."
        )

    def takes(self, g: Resistance, spot: int) -> int:
        """OSO-184: how many bundles a location takes in all."""
        location = g.setup.location[spot]
        if location.resource or location.id == "printing_house":
            return 0
        return 2 if g.setup.size <= 2 and location.id in DOUBLE_TARGETS else 1

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

    def action_key(self, g: Resistance, me: i64, action: int) -> str:
        return self.special_actions[action][0]

    def action_text(self, g: Resistance, me: i64, action: int) -> str:
        if action == PRINT:
            bundles = "1 bundle" if self.bundles_per_print == 1 else f"{self.bundles_per_print} bundles"
            cost = in_words(self.print_cost).replace(", ", " and ")
            return f"Print an edition for {cost}: {bundles}, the Safety here drops by {self.print_safety}"
        cost = in_words(pack(network=self.figures["deliver_cost.network"]))
        return f"Hand over a bundle at the {place(g, g.where[me])} for {cost}: Morale rises by {self.deliver_morale}"

    def action_rule(self, action: int) -> str:
        return self.special_actions[action][4]

    def progress(self, g: Resistance) -> str:
        return f"{g.tally} of {g.setup.goal} bundles delivered, {g.lost} seized (limit {g.setup.limit})"
