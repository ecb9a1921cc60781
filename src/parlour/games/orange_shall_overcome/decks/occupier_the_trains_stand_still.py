# ruff: noqa: E501 - the text of a card stays in one piece
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
    Occupier(
        "os4_1",
        1,
        "Substitute crews",
        "Choose a halted rail line and roll a D6: on 2 or less it runs again (none halted: nothing). Lower the Safety of the City location whose number you roll on a D6 by 1.",
        Sequence(ReopenCheck(2), Safety(DIE_CITY, -1)),
        "Foreign drivers are brought in to move the trains.",
    ),
    Occupier(
        "os4_2",
        1,
        "Pay packets seized",
        "You lose 1 Money; if you have none, Morale drops by 1. Lower the Safety of the Countryside location whose number you roll on a D6 by 1.",
        Sequence(Lose(MONEY, 1, Morale(-1)), Safety(DIE_COUNTRY, -1)),
        "The couriers of the support fund are searched.",
    ),
    Occupier(
        "os4_3",
        1,
        "Platform guards",
        "Intensify the first running rail line (by letter) that can still be intensified.",
        Intensify(FIRST_RUNNING_LINE),
        "Guards are posted along the rails.",
    ),
    Occupier(
        "os4_4",
        2,
        "Threats against families",
        "Morale drops by 1. Lower the Safety of every location that holds a scenario token by 1.",
        Sequence(Morale(-1), Safety(WITH_TOKEN, -1)),
        "Posters promise punishment for every striker.",
    ),
    Occupier(
        "os4_5",
        2,
        "Furniture on the pavement",
        "Lower the Safety of the token-holding location with the lowest Safety by 2. You lose 1 Alibi.",
        Sequence(Safety(TOKEN_LOWEST, -2), Alibi(SELF, -1)),
        "Families of strikers lose their homes.",
    ),
    Occupier(
        "os4_6",
        2,
        "Engines from abroad",
        "Choose a halted rail line and roll a D6: on 3 or less it runs again (none halted: nothing).",
        ReopenCheck(3),
        "Military transports run again.",
    ),
]
