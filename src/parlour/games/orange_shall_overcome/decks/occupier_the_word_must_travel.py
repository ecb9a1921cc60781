# ruff: noqa: E501 - the text of a card stays in one piece
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
    Occupier(
        "os3_1",
        1,
        "Paper under lock",
        "You lose 1 Money; if you have none, lower the Safety of the Printing House by 2. Lower the Safety of the City location whose number you roll on a D6 by 1.",
        Sequence(Lose(MONEY, 1, Safety(TILE + tile("printing_house"), -2)), Safety(DIE_CITY, -1)),
        "Paper and ink were rationed and counted.",
    ),
    Occupier(
        "os3_2",
        1,
        "Letters opened",
        "Each character carrying a bundle loses 1 Alibi. Lower the Safety of the Countryside location whose number you roll on a D6 by 1.",
        Sequence(Alibi(BUNDLE_CARRIERS, -1), Safety(DIE_COUNTRY, -1)),
        "Parcels are slit open at the sorting office.",
    ),
    Occupier(
        "os3_3",
        1,
        "The broken letter e",
        "Lower the Safety of the Printing House by 2.",
        Safety(TILE + tile("printing_house"), -2),
        "A damaged piece of type gives a press away.",
    ),
    Occupier(
        "os3_4",
        2,
        "Press hunters",
        "Lower the Safety of the Printing House by 2. Lower the Safety of every location that holds a scenario token by 1.",
        Sequence(Safety(TILE + tile("printing_house"), -2), Safety(WITH_TOKEN, -1)),
        "A special squad follows the trail of ink.",
    ),
    Occupier(
        "os3_5",
        2,
        "Couriers shadowed",
        "Each character carrying a bundle loses 1 Alibi. Intensify a road at your location (your choice).",
        Sequence(Alibi(BUNDLE_CARRIERS, -1), Intensify(AT_MY_LOCATION)),
        "The same bicycle, two streets behind.",
    ),
    Occupier(
        "os3_6",
        2,
        "The newspaper trial",
        "Choose: lower the Safety of the Printing House by 3 OR Morale drops by 2.",
        EitherOr(
            Way("Print their names", "The Safety of the Printing House drops by 3", Safety(TILE + tile("printing_house"), -3)),
            Way("Keep silent for now", "Morale drops by 2", Morale(-2)),
        ),
        "In 1944 many people of the illegal press were tried and killed; the paper appeared again.",
    ),
]
