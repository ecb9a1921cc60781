# ruff: noqa: E501 - the text of a card stays in one piece
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
    Occupier(
        "ox_1",
        1,
        "Blackout fines",
        "Lower the Safety of your location by 1. You lose 1 Money.",
        Sequence(Safety(MY_LOCATION, -1), Lose(MONEY, 1)),
        "A strip of light is enough.",
    ),
    Occupier(
        "ox_2",
        1,
        "Bells melted down",
        "Lower the Safety of the Church by 2. Morale drops by 1.",
        Sequence(Safety(TILE + tile("church"), -2), Morale(-1)),
        "Church bells leave the towers.",
    ),
    Occupier(
        "ox_3",
        1,
        "Anti-tank ditches",
        "Each character aged 17 to 40 loses 1 Alibi. You gain 1 Information.",
        Sequence(Alibi(AGE_17_40, -1), Gain(INFORMATION, 1)),
        "Villagers are ordered to dig.",
    ),
    Occupier(
        "ox_4",
        2,
        "Flooded polders",
        "Lower the Safety of the Countryside location whose number you roll on a D6 by 1. Lower the Safety of the Countryside location whose number you roll on a D6 by 1. Intensify road O.",
        Sequence(Safety(DIE_COUNTRY, -1), Safety(DIE_COUNTRY, -1), Intensify(NAMED + road_number("o"))),
        "Land is put under water to stop an invasion.",
    ),
    Occupier(
        "ox_5",
        2,
        "Evacuated coast",
        "Choose: pay 2 resources of choice OR Morale drops by 1. Lower the Safety of the Countryside location whose number you roll on a D6 by 1.",
        Sequence(
            EitherOr(
                Way("Help a family move", "Pay 2 resources of choice", any_resources=2),
                Way("Look on", "Morale drops by 1", Morale(-1)),
            ),
            Safety(DIE_COUNTRY, -1),
        ),
        "Whole districts are cleared.",
    ),
    Occupier(
        "ox_6",
        2,
        "Mad Tuesday is over",
        "Morale drops by 2. Lower the Safety of the City location whose number you roll on a D6 by 1.",
        Sequence(Morale(-2), Safety(DIE_CITY, -1)),
        "In September 1944 people cheered too early.",
    ),
]
