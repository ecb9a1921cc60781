"""Hanneke, 20, student."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import CONTROL_SWITCH, MORE_ROADS, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import IN_CITY, MY_LOCATION, Gain, If, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import INFORMATION, NETWORK

HANNEKE = Character(
    id="hanneke",
    age=20,
    tag="student",
    start=["university"],
    ability=CONTROL_SWITCH,
    cards=[
        CharacterCard("hanneke_1", on_move=MORE_ROADS),
        CharacterCard("hanneke_2", bonus=If(IN_CITY, 0, Gain(INFORMATION, 1), Safety(MY_LOCATION, 1))),
        CharacterCard("hanneke_3", special=Sequence(Gain(NETWORK, 1), Gain(INFORMATION, 1))),
    ],
)
