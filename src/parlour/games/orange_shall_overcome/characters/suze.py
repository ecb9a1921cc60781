"""Suze, 29, registry clerk."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.choices import LOOK, Peek, Swap
from parlour.games.orange_shall_overcome.content import GATHER_BONUS, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import MY_LOCATION, ONE_OF_CHOICE, Alibi, Safety, Sequence
from parlour.games.orange_shall_overcome.state import OCCUPIER

SUZE = Character(
    id="suze",
    age=29,
    tag="civil_servant",
    start=["bank"],
    ability=GATHER_BONUS,
    cards=[
        CharacterCard("suze_1", bonus=Swap(1, only_information=True)),
        CharacterCard("suze_2", bonus=Sequence(Peek(OCCUPIER, LOOK), Safety(MY_LOCATION, 1))),
        CharacterCard("suze_3", special=Sequence(Alibi(ONE_OF_CHOICE, 2), Safety(MY_LOCATION, -1))),
    ],
)
