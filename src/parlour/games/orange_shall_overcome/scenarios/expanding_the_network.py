# ruff: noqa: E501, ISC004 - the text of a card stays in one piece; a token is a piece of the game
"""Scenario 1, Expanding the Network: turn every location to its active side (OSO-164 to OSO-172)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Choice, Step
from parlour.engine.kinds import Kind
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.bits import BIT
from parlour.games.orange_shall_overcome.board import SPOTS
from parlour.games.orange_shall_overcome.changes import change_morale, pay
from parlour.games.orange_shall_overcome.choices import HELPER_CARD
from parlour.games.orange_shall_overcome.content import Level
from parlour.games.orange_shall_overcome.goods import covers, in_words
from parlour.games.orange_shall_overcome.kinds import SPOT
from parlour.games.orange_shall_overcome.scenario import BY_TRUST, Scenario
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.words import about_spot, place, spot_id, who

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

    def rule(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return self.cites

    def key(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return f"{self.verb}:{spot_id(option)}"

    def text(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return f"The token at {place(g, option)}"

    def about(self, g: Resistance, me: i64, it: i64, option: i64) -> list[str]:
        return [about_spot(option)]


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
        g.tell(events.TOKEN_REVEALED, me, option, g.required[option])

    def prompt(self, g: Resistance, me: i64, it: i64) -> str:
        return f"{who(g, me)}: which Requirement token is turned face up?"


class HideRequirement(TokenChoice):
    """A card turns one face-up token of choice face down if at least two are face up; otherwise Morale drops by 1 (R76)."""

    it_is: ClassVar[Kind] = SPOT

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
        return [s for s in range(SPOTS) if g.required[s] >= 0 and g.face_up >> s & 1]

    def chosen(self, g: Resistance, me: i64, it: i64, option: i64) -> None:
        g.face_up &= ~BIT[option]
        g.tell(events.TOKEN_HIDDEN, me, option, g.required[option])

    def prompt(self, g: Resistance, me: i64, it: i64) -> str:
        return f"{who(g, me)}: which Requirement token is turned face down?"


class DeactivateResource(TokenChoice):
    """A card flips one active resource location of choice back; if none is active Morale drops by 1 (R76)."""

    it_is: ClassVar[Kind] = SPOT

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
        g.tell(events.LOCATION_FLIPPED, me, option, 0)

    def prompt(self, g: Resistance, me: i64, it: i64) -> str:
        return f"{who(g, me)}: which resource location becomes inactive?"

    def text(self, g: Resistance, me: i64, it: i64, option: i64) -> str:
        return place(g, option)


REVEAL_REQUIREMENT: Final = RevealRequirement()


class ExpandingTheNetwork(Scenario):
    """Make contact everywhere: Trust 1 for resource locations, Trust 2 with the resources of a revealed token for the others."""

    id = "expanding_the_network"
    number = 1
    plan = BY_TRUST
    name = "Expanding the Network"
    period = "spring 1943"
    start_location = "cafe"
    all_inactive = True
    requirements = SPOTS
    history = (
        "From 1942-43 local helpers grew into a national organisation for people in hiding (LO) whose members traded "
        'addresses at secret "exchanges".'
    )
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
        self.goal_words = "Turn all 13 locations to their active side; the game is won at that moment."
        self.print_figure("tokens_revealed", 1, 1)
        self.print_figure("trust_2_helpers", 1, 0, 3)
        self.settle()

    def settle(self) -> None:
        self.revealed = self.figures["tokens_revealed"]
        self.helpers = self.figures["trust_2_helpers"]
        reveal = "one" if self.revealed == 1 else str(self.revealed)
        tokens = "token" if self.revealed == 1 else "tokens"
        helpers = "a Helper card" if self.helpers == 1 else f"{self.helpers or 'no'} Helper cards"
        self.special_rules = [
            "All tiles start inactive: they can be entered, have Safety and can be raided, but their special action cannot be used.",
            "Requirement tokens start face down. Visiting a location or spending a plain action there never reveals its token.",
            f"Each time a location is flipped to active, that player turns {reveal} face-down Requirement {tokens} of choice face up "
            "while any is left (see ruling R1).",
        ]
        self.lose_words = ["Morale reaches 0", "any character reaches 0 Alibi", "an Occupier card must be drawn and none is left"]
        self.special_actions = [
            (
                "trust_1",
                "Trust 1",
                "a resource location that is inactive",
                f"Spend 1 Action point there to make it active; then reveal {reveal} Requirement {tokens}.",
                "OSO-169",
            ),
            (
                "trust_2",
                "Trust 2",
                "a non-resource location that is inactive and whose Requirement token is face up",
                "Spend 1 Action point and every resource shown on the token: the location becomes active, the token leaves the "
                f"game, reveal {reveal} further {tokens}, then take {helpers} as a bonus.",
                "OSO-170",
            ),
        ]

    def steps(self) -> list[Step]:
        return [REVEAL_REQUIREMENT]

    def prepare(self, g: Resistance) -> None:
        """R75: nine of the twelve Requirement tokens lie face down on the nine non-resource locations."""
        tokens = list(range(len(g.setup.content.requirements)))
        g.shuffle(tokens)
        for spot in range(SPOTS):
            if not g.setup.resource_spots >> spot & 1:
                g.required[spot] = tokens.pop()

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
        g.tell(events.LOCATION_FLIPPED, me, spot, 1)
        if g.active == (1 << SPOTS) - 1:
            g.win()
            return
        for _ in range(self.revealed):
            g.then(REVEAL_REQUIREMENT, me)
        if action == TRUST_2:
            for _ in range(self.helpers):
                g.then(HELPER_CARD, me, spot)

    def action_key(self, g: Resistance, me: i64, action: int) -> str:
        return self.special_actions[action][0]

    def action_text(self, g: Resistance, me: i64, action: int) -> str:
        spot = g.where[me]
        if action == TRUST_1:
            return f"Trust 1: make the {place(g, spot)} active"
        cost = in_words(g.setup.content.requirements[g.required[spot]].resources)
        return f"Trust 2: make the {place(g, spot)} active for {cost}"

    def action_rule(self, action: int) -> str:
        return self.special_actions[action][4]

    def progress(self, g: Resistance) -> str:
        return f"{int(g.active).bit_count()} of 13 locations active"
