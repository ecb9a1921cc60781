"""The six Occupier cards of the scenario the word must travel (R3)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.choices import EitherOr, Way
from parlour.games.orange_shall_overcome.content import Occupier
from parlour.games.orange_shall_overcome.effects import (
    BUNDLE_CARRIERS,
    DIE_CITY,
    DIE_COUNTRY,
    TILE,
    WITH_TOKEN,
    Alibi,
    Lose,
    Morale,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import MONEY
from parlour.games.orange_shall_overcome.locations import tile
from parlour.games.orange_shall_overcome.roads import AT_MY_LOCATION, Intensify

THE_WORD_MUST_TRAVEL = [
    Occupier("os3_1", 1, Sequence(Lose(MONEY, 1, Safety(TILE + tile("printing_house"), -2)), Safety(DIE_CITY, -1))),
    Occupier("os3_2", 1, Sequence(Alibi(BUNDLE_CARRIERS, -1), Safety(DIE_COUNTRY, -1))),
    Occupier("os3_3", 1, Safety(TILE + tile("printing_house"), -2)),
    Occupier("os3_4", 2, Sequence(Safety(TILE + tile("printing_house"), -2), Safety(WITH_TOKEN, -1))),
    Occupier("os3_5", 2, Sequence(Alibi(BUNDLE_CARRIERS, -1), Intensify(AT_MY_LOCATION))),
    Occupier(
        "os3_6",
        2,
        EitherOr(Way("print_their_names", Safety(TILE + tile("printing_house"), -3)), Way("keep_silent_for_now", Morale(-2))),
    ),
]
