"""Greet, 41, farmer."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import DANGER_ALIBI_COUNTRY, KEEP_RESOURCES, MORE_ROADS, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import ADJACENT_CHOICE, IN_COUNTRY, MY_LOCATION, Gain, If, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import RATION

GREET = Character(
    id="greet",
    name="Greet",
    age=41,
    profession="farmer",
    tag="farm",
    start=["farm"],
    ability=DANGER_ALIBI_COUNTRY,
    words="In the Danger phase her Alibi never lowers the Safety of a Countryside location.",
    cards=[
        CharacterCard(
            "greet_1",
            "Potato cellar",
            "AND (with any action): If you are at a Countryside location: you gain 1 Ration.",
            bonus=If(IN_COUNTRY, 0, Gain(RATION, 1)),
        ),
        CharacterCard(
            "greet_2",
            "Milk cart",
            "AND (with a Move action): This Move covers 1 road more. Control cards of this Move cannot take resources from you.",
            on_move=MORE_ROADS | KEEP_RESOURCES,
        ),
        CharacterCard(
            "greet_3",
            "Hay barn",
            "OR (instead of an action): Raise the Safety of your location and one adjacent location of your choice by 2.",
            special=Sequence(Safety(MY_LOCATION, 2), Safety(ADJACENT_CHOICE, 2)),
        ),
    ],
    bio="Composite: the farming families that fed strangers for years.",
)
