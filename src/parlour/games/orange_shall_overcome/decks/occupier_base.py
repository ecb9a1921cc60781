"""The 22 base Occupier cards, eleven of each Threat level (OSO-22, R3)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.board import road_number
from parlour.games.orange_shall_overcome.choices import EitherOr, Way
from parlour.games.orange_shall_overcome.content import Occupier
from parlour.games.orange_shall_overcome.effects import (
    AGE_17_40,
    DIE_CITY,
    DIE_COUNTRY,
    EACH,
    LOWEST_ALIBI,
    MY_LOCATION,
    SELF,
    TAG,
    TILE,
    Alibi,
    If,
    Lose,
    Morale,
    RaidLowest,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import INFORMATION, RATION
from parlour.games.orange_shall_overcome.locations import tile
from parlour.games.orange_shall_overcome.patrols import ExtraPatrol
from parlour.games.orange_shall_overcome.roads import AT_MY_LOCATION, NAMED, Intensify

BASE = [
    Occupier("o1_01", 1, Sequence(Intensify(AT_MY_LOCATION), Safety(DIE_CITY, -1))),
    Occupier("o1_02", 1, Sequence(Morale(-1), Safety(DIE_COUNTRY, -1))),
    Occupier("o1_03", 1, Sequence(If(TAG, 0, Alibi(SELF, -2), Morale(-1), tag="student"), Safety(DIE_CITY, -1))),
    Occupier("o1_04", 1, Sequence(Safety(MY_LOCATION, -1), Safety(DIE_CITY, -1))),
    Occupier(
        "o1_05",
        1,
        Sequence(EitherOr(Way("give_something_up", any_resources=1), Way("refuse", Alibi(SELF, -1))), Safety(DIE_COUNTRY, -1)),
    ),
    Occupier("o1_06", 1, Sequence(Lose(RATION, 1, Morale(-1)), Safety(DIE_CITY, -1))),
    Occupier("o1_07", 1, Sequence(Safety(TILE + tile("cafe"), -2), Alibi(SELF, -1))),
    Occupier("o1_08", 1, Sequence(Alibi(LOWEST_ALIBI, -1), Safety(DIE_COUNTRY, -1))),
    Occupier("o1_09", 1, Morale(-2)),
    Occupier("o1_10", 1, Safety(MY_LOCATION, -2)),
    Occupier("o1_11", 1, Sequence(Intensify(NAMED + road_number("j")), Intensify(NAMED + road_number("p")))),
    Occupier("o2_01", 2, Sequence(Alibi(AGE_17_40, -1), Safety(DIE_CITY, -1))),
    Occupier("o2_02", 2, Sequence(Intensify(AT_MY_LOCATION), Intensify(AT_MY_LOCATION))),
    Occupier("o2_03", 2, Sequence(Morale(-2), Lose(INFORMATION, 1))),
    Occupier("o2_04", 2, Sequence(Safety(MY_LOCATION, -2), Morale(-1))),
    Occupier("o2_05", 2, Alibi(SELF, -2)),
    Occupier("o2_06", 2, Sequence(Alibi(LOWEST_ALIBI, -1), Safety(DIE_CITY, -1), Safety(DIE_COUNTRY, -1))),
    Occupier("o2_07", 2, Sequence(EitherOr(Way("lie_low", Alibi(EACH, -1)), Way("carry_on", Morale(-2))), Safety(DIE_CITY, -1))),
    Occupier(
        "o2_08",
        2,
        Sequence(Intensify(NAMED + road_number("d")), Intensify(NAMED + road_number("h")), Intensify(NAMED + road_number("q"))),
    ),
    Occupier("o2_09", 2, Sequence(Lose(RATION, 2, Morale(-1)), Safety(DIE_COUNTRY, -1))),
    Occupier("o2_10", 2, RaidLowest()),
    Occupier("o2_11", 2, ExtraPatrol()),
]
