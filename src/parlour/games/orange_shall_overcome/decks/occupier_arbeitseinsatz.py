"""The six Occupier cards of the scenario arbeitseinsatz (R3)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.choices import EitherOr, Way
from parlour.games.orange_shall_overcome.content import Occupier
from parlour.games.orange_shall_overcome.effects import (
    DIE_CITY,
    SELF,
    TOKEN_LOWEST,
    WITH_TOKEN,
    Alibi,
    Gain,
    Morale,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import INFORMATION

ARBEITSEINSATZ = [
    Occupier("os2_1", 1, Safety(WITH_TOKEN, -1)),
    Occupier("os2_2", 1, Sequence(Alibi(SELF, -1), Safety(DIE_CITY, -1))),
    Occupier("os2_3", 1, Safety(TOKEN_LOWEST, -2)),
    Occupier("os2_4", 2, Sequence(Safety(WITH_TOKEN, -1), Morale(-1))),
    Occupier("os2_5", 2, Safety(TOKEN_LOWEST, -3)),
    Occupier(
        "os2_6",
        2,
        EitherOr(
            Way("stand_close_and_remember_the_names", Sequence(Alibi(SELF, -1), Gain(INFORMATION, 1))), Way("stay_away", Morale(-2))
        ),
    ),
]
