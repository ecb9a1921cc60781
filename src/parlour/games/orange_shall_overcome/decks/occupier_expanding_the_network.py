# ruff: noqa: E501 - the text of a card stays in one piece
"""The six Occupier cards of the scenario expanding the network (R3)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.choices import EitherOr, Way
from parlour.games.orange_shall_overcome.content import Occupier
from parlour.games.orange_shall_overcome.effects import (
    ACTIVE_CHOICE,
    DIE_CITY,
    EACH_CHARACTER,
    SELF,
    Alibi,
    Morale,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import pack
from parlour.games.orange_shall_overcome.scenarios.expanding_the_network import DeactivateResource, HideRequirement

EXPANDING_THE_NETWORK = [
    Occupier(
        "os1_1",
        1,
        "Second thoughts",
        "Turn one face-up Requirement token of your choice face down, if at least two are face up (otherwise Morale drops by 1). Lower the Safety of the City location whose number you roll on a D6 by 1.",
        Sequence(HideRequirement(), Safety(DIE_CITY, -1)),
        "A contact asks for more time.",
    ),
    Occupier(
        "os1_2",
        1,
        "Curious neighbours",
        "Lower the Safety of the location of each character (once per character) by 1.",
        Safety(EACH_CHARACTER, -1),
        "Too many visitors at one address.",
    ),
    Occupier(
        "os1_3",
        1,
        "Meeting place watched",
        "Choose: pay 1 Network OR flip one active resource location of your choice back to inactive (none active: Morale drops by 1).",
        EitherOr(
            Way("Warn them through a contact", "Pay 1 Network", cost=pack(network=1)),
            Way(
                "Break off contact",
                "Flip one active resource location of your choice back to inactive (none active: Morale drops by 1)",
                DeactivateResource(),
            ),
        ),
        "A man with a newspaper never turns the page.",
    ),
    Occupier(
        "os1_4",
        2,
        "A cell is lost",
        "Morale drops by 1. Lower the Safety of an active location of your choice (none active: any location of your choice) by 2.",
        Sequence(Morale(-1), Safety(ACTIVE_CHOICE, -2)),
        "One arrest leads to the next.",
    ),
    Occupier(
        "os1_5",
        2,
        "Intercepted letters",
        "Turn one face-up Requirement token of your choice face down, if at least two are face up (otherwise Morale drops by 1). You lose 1 Alibi.",
        Sequence(HideRequirement(), Alibi(SELF, -1)),
        "Somebody wrote down an address.",
    ),
    Occupier(
        "os1_6",
        2,
        "Infiltrator",
        "Choose: you lose 2 Alibi OR flip one active resource location of your choice back to inactive (none active: Morale drops by 1).",
        EitherOr(
            Way("Keep silent and be suspected", "You lose 2 Alibi", Alibi(SELF, -2)),
            Way(
                "Close the address",
                "Flip one active resource location of your choice back to inactive (none active: Morale drops by 1)",
                DeactivateResource(),
            ),
        ),
        "The new courier asks many questions.",
    ),
]
