"""Scenario 1, Expanding the Network: turn every location to its active side (OSO-164 to OSO-172)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.amount import Amount
from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.engine.said import Said
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.bits import BIT
from parlour.games.orange_shall_overcome.board import SPOTS
from parlour.games.orange_shall_overcome.changes import change_morale, pay
from parlour.games.orange_shall_overcome.choices import HELPER_CARD
from parlour.games.orange_shall_overcome.content import Level
from parlour.games.orange_shall_overcome.goods import covers
from parlour.games.orange_shall_overcome.kinds import SPOT
from parlour.games.orange_shall_overcome.pieces import a_character, a_spot, goods
from parlour.games.orange_shall_overcome.scenario import BY_TRUST, Scenario
from parlour.games.orange_shall_overcome.state import Resistance, what_for

TRUST_1: Final = 0
TRUST_2: Final = 1


class TokenChoice(Choice):
    """A Requirement token, by its location."""

    def __init__(self, verb: str, cites: str) -> None:
        super().__init__()
        self.verb: str = verb
        self.cites: str = cites

    def who(self, g: Resistance, me: i64, it: i64) -> int:
        return g.setup.seat[me]

    def asks(self, g: Resistance, me: i64, it: i64) -> Said:
        return Said(f"ask-{self.verb}", self.cites, character=a_character(g, me))

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        return Said(self.verb, self.cites, words="choose-token", spot=a_spot(g, option))


class RevealRequirement(TokenChoice):
    """OSO-166, R1: whoever flips a location turns one face-down Requirement token of choice face up, while there is one."""

    def __init__(self) -> None:
        super().__init__("reveal", "OSO-166")

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return [s for s in range(SPOTS) if g.required[s] >= 0 and not g.face_up >> s & 1]

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        g.fate += 1
        g.face_up |= BIT[option]
        g.tokens_seen |= BIT[g.required[option]]
        g.tell(events.TOKEN_REVEALED, option, g.required[option], what_for(g))


class HideRequirement(TokenChoice):
    """A card turns one face-up token of choice face down if at least two are face up; otherwise Morale drops by 1 (R76)."""

    it_is: ClassVar[Kind] = SPOT
    amounts = (Amount("least", "least_face_up", 1, 9), Amount("morale", "morale_lost", high=9))

    def __init__(self, least: int = 2, morale: int = 1) -> None:
        super().__init__("hide", "R76")
        self.least: int = least
        self.morale: int = morale

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if not g.setup.scenario.all_inactive:
            return
        if len(self.options(g, me, it)) < self.least:
            change_morale(g, -self.morale)
        else:
            g.ask(self, me, it)

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return [s for s in range(SPOTS) if g.face_up >> s & 1]

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        g.face_up &= ~BIT[option]
        g.tell(events.TOKEN_HIDDEN, option, g.required[option], what_for(g))


class DeactivateResource(TokenChoice):
    """A card flips one active resource location of choice back; if none is active Morale drops by 1 (R76)."""

    it_is: ClassVar[Kind] = SPOT
    amounts = (Amount("morale", "morale_lost", high=9),)

    def __init__(self, morale: int = 1) -> None:
        super().__init__("deactivate", "R76")
        self.morale: int = morale

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        if not g.setup.scenario.all_inactive:
            return
        if self.options(g, me, it):
            g.ask(self, me, it)
        else:
            change_morale(g, -self.morale)

    def options(self, g: Resistance, me: i64, it: i64) -> list[int]:
        return [s for s in range(SPOTS) if (g.active & g.setup.resource_spots) >> s & 1]

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        g.active &= ~BIT[option]
        g.tell(events.LOCATION_FLIPPED, me, option, what_for(g) << events.WITH_CAUSE)

    def says(self, g: Resistance, me: i64, it: i64, option: i64) -> Said:
        return Said("deactivate", "R76", spot=a_spot(g, option))


REVEAL_REQUIREMENT: Final = RevealRequirement()


class ExpandingTheNetwork(Scenario):
    """Make contact everywhere: Trust 1 for resource locations, Trust 2 with the resources of a revealed token for the others."""

    id = "expanding_the_network"
    number = 1
    aim = BY_TRUST
    start_location = "cafe"
    all_inactive = True
    requirements = SPOTS
    revealed: int
    helpers: int

    def __init__(self) -> None:
        super().__init__()
        self.layout = {
            "c1": "police_station", "c2": "bank", "c3": "university", "c4": "hospital", "c5": "cafe", "c6": "train_station",
            "c7": "distribution_office", "l1": "church", "l2": "informant_house", "l3": "meeting_office", "l4": "farm",
            "l5": "hairdresser", "l6": "forger",
        }  # fmt: skip
        self.levels = {
            "easy": Level(7, "afjnr"),
            "medium": Level(7, "afdjnr", "l"),
            "hard": Level(6, "afdnr", "jl"),
            "extreme": Level(5, "afdgnr", "jlp"),
        }
        self.print_figure("tokens_revealed", 1, 1)
        self.print_figure("trust_2_helpers", 1, 0, 3)
        self.special_actions = [("trust_1", "OSO-169"), ("trust_2", "OSO-170")]
        self.settle()

    def settle(self) -> None:
        self.revealed = self.figures["tokens_revealed"]
        self.helpers = self.figures["trust_2_helpers"]

    def steps(self) -> list[Step]:
        return [REVEAL_REQUIREMENT]

    def prepare(self, g: Resistance) -> None:
        """R75: nine of the twelve Requirement tokens lie face down on the nine non-resource locations."""
        tokens = list(range(len(g.setup.content.requirements)))
        g.shuffle(tokens)
        for spot in range(SPOTS):
            if not g.setup.resource_spots >> spot & 1:
                g.required[spot] = tokens.pop()

    def offers(self, g: Resistance, spot: int) -> list[int]:
        if g.active >> spot & 1:
            return []
        return [TRUST_1 if g.setup.resource_spots >> spot & 1 else TRUST_2]

    def actions(self, g: Resistance, me: i64) -> list[int]:
        spot = g.where[me]
        if g.active >> spot & 1:
            return []
        if g.setup.resource_spots >> spot & 1:
            return [TRUST_1]
        if g.face_up >> spot & 1 and covers(g.goods[me], g.setup.content.requirements[g.required[spot]].resources):
            return [TRUST_2]
        return []

    def act(self, g: Resistance, me: i64, action: int) -> None:
        """OSO-169 to OSO-171: the tile is flipped; the goal is checked at once; a token is revealed; Trust 2 brings a Helper."""
        spot = g.where[me]
        if action == TRUST_2:
            pay(g, me, g.setup.content.requirements[g.required[spot]].resources)
            g.required[spot] = NONE
            g.face_up &= ~BIT[spot]
        g.active |= BIT[spot]
        g.tell(events.LOCATION_FLIPPED, me, spot, 1 | what_for(g) << events.WITH_CAUSE)
        if g.active == (1 << SPOTS) - 1:
            g.win()
            return
        for _ in range(self.revealed):
            g.then(REVEAL_REQUIREMENT, me)
        if action == TRUST_2:
            for _ in range(self.helpers):
                g.then(HELPER_CARD, me, spot)

    def says(self, g: Resistance, me: i64, action: int) -> Said:
        if action == TRUST_1:
            return self.named(g, action)
        return Said("trust_2", "OSO-170", cost=goods(g.setup.content.requirements[g.required[g.where[me]]].resources))

    def progress(self, g: Resistance) -> Said:
        return Said("progress", words="scenario-expanding_the_network.progress", done=int(g.active).bit_count(), goal=SPOTS)
