"""The six Occupier cards of the scenario the trains stand still (R3)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import Occupier
from parlour.games.orange_shall_overcome.effects import (
    DIE_CITY,
    DIE_COUNTRY,
    SELF,
    TOKEN_LOWEST,
    WITH_TOKEN,
    Alibi,
    Lose,
    Morale,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import MONEY
from parlour.games.orange_shall_overcome.roads import FIRST_RUNNING_LINE, Intensify
from parlour.games.orange_shall_overcome.scenarios.the_trains_stand_still import ReopenCheck

THE_TRAINS_STAND_STILL = [
    Occupier("os4_1", 1, Sequence(ReopenCheck(2), Safety(DIE_CITY, -1))),
    Occupier("os4_2", 1, Sequence(Lose(MONEY, 1, Morale(-1)), Safety(DIE_COUNTRY, -1))),
    Occupier("os4_3", 1, Intensify(FIRST_RUNNING_LINE)),
    Occupier("os4_4", 2, Sequence(Morale(-1), Safety(WITH_TOKEN, -1))),
    Occupier("os4_5", 2, Sequence(Safety(TOKEN_LOWEST, -2), Alibi(SELF, -1))),
    Occupier("os4_6", 2, ReopenCheck(3)),
]
