"""Greet, 41, farmer."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import DANGER_ALIBI_COUNTRY, KEEP_RESOURCES, MORE_ROADS, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import ADJACENT_CHOICE, IN_COUNTRY, MY_LOCATION, Gain, If, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import RATION

GREET = Character(
    id="greet",
    age=41,
    tag="farm",
    start=["farm"],
    ability=DANGER_ALIBI_COUNTRY,
    cards=[
        CharacterCard("greet_1", bonus=If(IN_COUNTRY, 0, Gain(RATION, 1))),
        CharacterCard("greet_2", on_move=MORE_ROADS | KEEP_RESOURCES),
        CharacterCard("greet_3", special=Sequence(Safety(MY_LOCATION, 2), Safety(ADJACENT_CHOICE, 2))),
    ],
)
