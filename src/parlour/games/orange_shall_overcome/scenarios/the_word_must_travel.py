# ruff: noqa: E501, ISC004, S105 - the text of a card stays in one piece; a token is a piece of the game
"""Scenario 3, The Word Must Travel: print newspaper bundles and deliver them (OSO-184 to OSO-192). Parlour's own design."""

from __future__ import annotations

from typing import Final

from parlour.engine.kernel import Step
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.changes import change_morale, pay
from parlour.games.orange_shall_overcome.content import Level
from parlour.games.orange_shall_overcome.goods import covers, pack
from parlour.games.orange_shall_overcome.raids import lower_safety
from parlour.games.orange_shall_overcome.scenario import Scenario
from parlour.games.orange_shall_overcome.state import LIMIT, Resistance
from parlour.games.orange_shall_overcome.words import place

PRINT: Final = 0
DELIVER: Final = 1
BUNDLES_PER_PRINT: Final = 2
PRINT_COST: Final = pack(money=1, information=1)
DELIVER_COST: Final = pack(network=1, bundle=1)
DOUBLE_TARGETS: Final = ["church", "university"]


class PrintEdition(Step):
    """OSO-190: two bundles lie at the Printing House, or as many as are left (R77); `it` is the location."""

    def run(self, g: Resistance, me: int, it: int) -> None:
        n = min(BUNDLES_PER_PRINT, g.bundle_supply())
        g.lying[it] += n
        g.tell(events.BUNDLES_PRINTED, me, n)


PRINT_EDITION: Final = PrintEdition()


class TheWordMustTravel(Scenario):
    """Paper and news at the Printing House become bundles; every bundle needs a contact where it is handed over."""

    id = "the_word_must_travel"
    number = 3
    name = "The Word Must Travel"
    period = "winter 1943-44"
    tokens_lie = True
    has_marks = True
    has_bundles = True
    token_name = "bundle"
    goal_words = (
        "Deliver newspaper bundles to the target locations, which are the eight non-resource locations other than the Printing "
        "House. Each takes one bundle. With three characters supply all 8, with four or five any 7. With one or two characters "
        "the Church and the University take two bundles each: deliver all 10."
    )
    history = (
        "Almost thirteen hundred illegal papers and leaflets are known by title; the largest, such as Het Parool, Trouw and Vrij "
        "Nederland, were spread in tens of thousands of copies at the risk of death."
    )

    def __init__(self) -> None:
        super().__init__()
        self.deliveries: list[int] = [0, 10, 10, 8, 7, 7]
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
        self.special_rules = [
            "Bundles come from the Printing House. A character carries at most 2; each carried bundle counts as a resource for the "
            "carry limit and in the Danger phase.",
            "Bundles may be picked up from your location, put down there and shared without an action, at the moments at which "
            "sharing is allowed.",
            "A bundle lying on a location lowers its Safety by 1 in the Danger phase and is a token that raids search for.",
            "A character who resolves a Control card because of a soldier and carries a bundle loses 1 further Alibi after it.",
            "A bundle found in a raid is seized: Morale drops by 2.",
        ]
        self.lose_words = [
            "Morale reaches 0",
            "any character reaches 0 Alibi",
            "an Occupier card must be drawn and none is left",
            "as many bundles are seized as the limit of the difficulty: easy 4, medium 3, hard 2, extreme 2",
        ]
        self.special_actions = [
            (
                "print",
                "Print an edition",
                "Printing House",
                "Spend 1 Action point, 1 Money for paper and 1 Information for news, and lower the Safety here by 1: place 2 bundles "
                "here (they may be picked up at once).",
                "OSO-190",
            ),
            (
                "deliver",
                "Hand over a bundle",
                "a target location that still takes a bundle",
                "Spend 1 Action point, 1 Network and 1 carried bundle: the bundle stays there as a marker and Morale rises by 1.",
                "OSO-191",
            ),
        ]

    def steps(self) -> list[Step]:
        return [PRINT_EDITION]

    def goal_for(self, characters: int) -> int:
        return self.deliveries[characters]

    def takes(self, g: Resistance, spot: int) -> int:
        """OSO-184: how many bundles a location takes in all."""
        location = g.setup.location[spot]
        if location.resource or location.id == "printing_house":
            return 0
        return 2 if g.setup.size <= 2 and location.id in DOUBLE_TARGETS else 1

    def actions(self, g: Resistance, me: int) -> list[int]:
        spot = g.where[me]
        if g.setup.location[spot].id == "printing_house":
            return [PRINT] if covers(g.goods[me], PRINT_COST) and g.bundle_supply() > 0 else []
        if covers(g.goods[me], DELIVER_COST) and g.marks[spot] < self.takes(g, spot):
            return [DELIVER]
        return []

    def act(self, g: Resistance, me: int, action: int) -> None:
        spot = g.where[me]
        if action == PRINT:
            pay(g, me, PRINT_COST)
            lower_safety(g, me, spot, 1)
            g.then(PRINT_EDITION, me, spot)
            return
        pay(g, me, DELIVER_COST)
        g.marks[spot] += 1
        g.tally += 1
        g.tell(events.BUNDLE_DELIVERED, me, spot, g.tally)
        if g.tally >= g.setup.goal:
            g.win()
        else:
            change_morale(g, 1)

    def found(self, g: Resistance, me: int, token: int, spot: int) -> None:
        """OSO-189, OSO-192: a seized bundle costs 2 Morale; at the limit the game is lost."""
        g.lying[spot] -= 1
        g.lost += 1
        g.tell(events.BUNDLE_SEIZED, spot, g.lost)
        if g.lost >= g.setup.limit:
            g.lose(LIMIT)
        else:
            change_morale(g, -2)

    def action_key(self, g: Resistance, me: int, action: int) -> str:
        return self.special_actions[action][0]

    def action_text(self, g: Resistance, me: int, action: int) -> str:
        if action == PRINT:
            return "Print an edition for 1 Money and 1 Information: 2 bundles, the Safety here drops by 1"
        return f"Hand over a bundle at the {place(g, g.where[me])} for 1 Network: Morale rises by 1"

    def action_rule(self, action: int) -> str:
        return self.special_actions[action][4]

    def progress(self, g: Resistance) -> str:
        return f"{g.tally} of {g.setup.goal} bundles delivered, {g.lost} seized (limit {g.setup.limit})"
