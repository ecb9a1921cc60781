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
    Occupier("os1_1", 1, Sequence(HideRequirement(), Safety(DIE_CITY, -1))),
    Occupier("os1_2", 1, Safety(EACH_CHARACTER, -1)),
    Occupier(
        "os1_3",
        1,
        EitherOr(Way("warn_them_through_a_contact", cost=pack(network=1)), Way("break_off_contact", DeactivateResource())),
    ),
    Occupier("os1_4", 2, Sequence(Morale(-1), Safety(ACTIVE_CHOICE, -2))),
    Occupier("os1_5", 2, Sequence(HideRequirement(), Alibi(SELF, -1))),
    Occupier(
        "os1_6", 2, EitherOr(Way("keep_silent_and_be_suspected", Alibi(SELF, -2)), Way("close_the_address", DeactivateResource()))
    ),
]
