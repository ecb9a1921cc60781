"""Paul, 27, baker's delivery man."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import MOVE_BONUS, SAFETY_ON_ENTRY, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import WHERE_I_STAND, Gain, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import RATION
from parlour.games.orange_shall_overcome.travel import OneRoad

PAUL = Character(
    id="paul",
    age=27,
    tag="trade",
    start=["distribution_office"],
    ability=MOVE_BONUS,
    cards=[
        CharacterCard("paul_1", bonus=Gain(RATION, 1)),
        CharacterCard("paul_2", on_move=SAFETY_ON_ENTRY),
        CharacterCard("paul_3", special=Sequence(OneRoad(may=True), Safety(WHERE_I_STAND, 1))),
    ],
)
