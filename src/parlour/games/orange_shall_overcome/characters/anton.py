"""Anton, 45, typesetter."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.actions import LeavePaper
from parlour.games.orange_shall_overcome.content import NEEDS_NEWSPAPER, NEWSPAPERS, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import MORALE_AT_MOST, MY_LOCATION, Gain, If, Morale, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import INFORMATION

ANTON = Character(
    id="anton",
    age=45,
    tag="press",
    start=["printing_house", "cafe"],
    ability=NEWSPAPERS,
    cards=[
        CharacterCard("anton_1", bonus=Gain(INFORMATION, 1)),
        CharacterCard("anton_2", bonus=If(MORALE_AT_MOST, 5, Morale(1))),
        CharacterCard("anton_3", special=Sequence(LeavePaper(), Morale(2), Safety(MY_LOCATION, -1)), needs=NEEDS_NEWSPAPER),
    ],
)
