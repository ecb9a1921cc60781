# ruff: noqa: E501 - the text of a card stays in one piece
"""Hanneke, 20, student."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import CONTROL_SWITCH, MORE_ROADS, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import IN_CITY, MY_LOCATION, Gain, If, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import INFORMATION, NETWORK

HANNEKE = Character(
    id="hanneke",
    name="Hanneke",
    age=20,
    profession="student",
    tag="student",
    start=["university"],
    ability=CONTROL_SWITCH,
    words="After hearing the result of her own choice on a Control card, and nothing else, she may take the unknown result of the other option instead.",
    cards=[
        CharacterCard("hanneke_1", "By bicycle", "AND (with a Move action): This Move covers 1 road more.", on_move=MORE_ROADS),
        CharacterCard(
            "hanneke_2",
            "Lecture notes",
            "AND (with any action): If you are at a City location: you gain 1 Information; otherwise raise the Safety of your location by 1.",
            bonus=If(IN_CITY, 0, Gain(INFORMATION, 1), Safety(MY_LOCATION, 1)),
        ),
        CharacterCard(
            "hanneke_3",
            "Chain of trust",
            "OR (instead of an action): You gain 1 Network. You gain 1 Information.",
            special=Sequence(Gain(NETWORK, 1), Gain(INFORMATION, 1)),
        ),
    ],
    bio="Composite: student couriers of 1943.",
)
