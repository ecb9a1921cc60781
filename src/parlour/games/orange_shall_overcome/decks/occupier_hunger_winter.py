"""The six Occupier cards of the scenario hunger winter (R3)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.board import road_number
from parlour.games.orange_shall_overcome.content import Occupier
from parlour.games.orange_shall_overcome.effects import DIE_CITY, DIE_COUNTRY, RATION_3, SELF, Alibi, Lose, Morale, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import MONEY, RATION
from parlour.games.orange_shall_overcome.roads import NAMED, Intensify
from parlour.games.orange_shall_overcome.scenarios.hunger_winter import Hunger

HUNGER_WINTER = [
    Occupier(
        "os5_1",
        1,
        "Barges held back",
        "Hunger rises by 1. Lower the Safety of the City location whose number you roll on a D6 by 1.",
        Sequence(Hunger(1), Safety(DIE_CITY, -1)),
        "An embargo stops the food ships.",
    ),
    Occupier(
        "os5_2",
        1,
        "Frost",
        "Hunger rises by 1. Lower the Safety of the Countryside location whose number you roll on a D6 by 1.",
        Sequence(Hunger(1), Safety(DIE_COUNTRY, -1)),
        "Canals close and fuel runs out.",
    ),
    Occupier(
        "os5_3",
        1,
        "Food taken at the checkpoint",
        "You lose 2 Rations (or as many as you have); if you have none, Hunger rises by 1.",
        Lose(RATION, 2, Hunger(1)),
        "A sack of rye is worth more than silver.",
    ),
    Occupier(
        "os5_4",
        2,
        "Ice on the water",
        "Hunger rises by 1. Morale drops by 1.",
        Sequence(Hunger(1), Morale(-1)),
        "Nothing moves for weeks.",
    ),
    Occupier(
        "os5_5",
        2,
        "Controls on the food roads",
        "Each character holding 3 or more Rations loses 1 Alibi. Intensify road L. Intensify road T.",
        Sequence(Alibi(RATION_3, -1), Intensify(NAMED + road_number("l")), Intensify(NAMED + road_number("t"))),
        "Handcarts are turned over.",
    ),
    Occupier(
        "os5_6",
        2,
        "No gas, no light",
        "Hunger rises by 1. You lose 1 Money; if you have none, you lose 1 Alibi.",
        Sequence(Hunger(1), Lose(MONEY, 1, Alibi(SELF, -1))),
        "Doors and the wooden blocks between tram rails end up in the stove.",
    ),
]
