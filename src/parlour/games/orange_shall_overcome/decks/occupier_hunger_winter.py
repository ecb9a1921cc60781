"""The six Occupier cards of the scenario hunger winter (R3)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.board import road_number
from parlour.games.orange_shall_overcome.content import Occupier
from parlour.games.orange_shall_overcome.effects import DIE_CITY, DIE_COUNTRY, RATION_3, SELF, Alibi, Lose, Morale, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import MONEY, RATION
from parlour.games.orange_shall_overcome.roads import NAMED, Intensify
from parlour.games.orange_shall_overcome.scenarios.hunger_winter import Hunger

HUNGER_WINTER = [
    Occupier("os5_1", 1, Sequence(Hunger(1), Safety(DIE_CITY, -1))),
    Occupier("os5_2", 1, Sequence(Hunger(1), Safety(DIE_COUNTRY, -1))),
    Occupier("os5_3", 1, Lose(RATION, 2, Hunger(1))),
    Occupier("os5_4", 2, Sequence(Hunger(1), Morale(-1))),
    Occupier("os5_5", 2, Sequence(Alibi(RATION_3, -1), Intensify(NAMED + road_number("l")), Intensify(NAMED + road_number("t")))),
    Occupier("os5_6", 2, Sequence(Hunger(1), Lose(MONEY, 1, Alibi(SELF, -1)))),
]
