"""The reserve Occupier cards, for scenarios people make themselves and a variant (R2)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.board import road_number
from parlour.games.orange_shall_overcome.choices import EitherOr, Way
from parlour.games.orange_shall_overcome.content import Occupier
from parlour.games.orange_shall_overcome.effects import (
    AGE_17_40,
    DIE_CITY,
    DIE_COUNTRY,
    MY_LOCATION,
    TILE,
    Alibi,
    Gain,
    Lose,
    Morale,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import INFORMATION, MONEY
from parlour.games.orange_shall_overcome.locations import tile
from parlour.games.orange_shall_overcome.roads import NAMED, Intensify

RESERVE = [
    Occupier("ox_1", 1, Sequence(Safety(MY_LOCATION, -1), Lose(MONEY, 1))),
    Occupier("ox_2", 1, Sequence(Safety(TILE + tile("church"), -2), Morale(-1))),
    Occupier("ox_3", 1, Sequence(Alibi(AGE_17_40, -1), Gain(INFORMATION, 1))),
    Occupier("ox_4", 2, Sequence(Safety(DIE_COUNTRY, -1), Safety(DIE_COUNTRY, -1), Intensify(NAMED + road_number("o")))),
    Occupier(
        "ox_5",
        2,
        Sequence(EitherOr(Way("help_a_family_move", any_resources=2), Way("look_on", Morale(-1))), Safety(DIE_COUNTRY, -1)),
    ),
    Occupier("ox_6", 2, Sequence(Morale(-2), Safety(DIE_CITY, -1))),
]
