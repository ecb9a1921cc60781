"""Berend, 52, minister."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import MORALE_SHIELD, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import ALONE, MY_LOCATION, OTHER_HERE, Alibi, Gain, If, Morale, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import MONEY

BEREND = Character(
    id="berend",
    age=52,
    tag="clergy",
    start=["church"],
    ability=MORALE_SHIELD,
    cards=[
        CharacterCard("berend_1", bonus=Gain(MONEY, 1)),
        CharacterCard("berend_2", bonus=If(ALONE, 0, Safety(MY_LOCATION, 1), Alibi(OTHER_HERE, 1))),
        CharacterCard("berend_3", special=Sequence(Morale(2), Safety(MY_LOCATION, -1))),
    ],
)
