"""Suze, 29, registry clerk."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.choices import LOOK, Peek, Swap
from parlour.games.orange_shall_overcome.content import GATHER_BONUS, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import MY_LOCATION, ONE_OF_CHOICE, Alibi, Safety, Sequence
from parlour.games.orange_shall_overcome.state import OCCUPIER

SUZE = Character(
    id="suze",
    name="Suze",
    age=29,
    profession="registry clerk",
    tag="civil_servant",
    start=["bank"],
    ability=GATHER_BONUS,
    words="Her first Gather Information action each round yields 1 extra Information.",
    cards=[
        CharacterCard(
            "suze_1",
            "Copied stamp",
            "AND (with any action): You may change 1 of your Information tokens into a resource of your choice.",
            bonus=Swap(1, only_information=True),
        ),
        CharacterCard(
            "suze_2",
            "Office gossip",
            "AND (with any action): Look at the top card of the occupier deck. Raise the Safety of your location by 1.",
            bonus=Sequence(Peek(OCCUPIER, LOOK), Safety(MY_LOCATION, 1)),
        ),
        CharacterCard(
            "suze_3",
            "Lost file",
            "OR (instead of an action): A character of your choice gains 2 Alibi. Lower the Safety of your location by 1.",
            special=Sequence(Alibi(ONE_OF_CHOICE, 2), Safety(MY_LOCATION, -1)),
        ),
    ],
    bio="Composite: officials who let cards vanish from the population register.",
)
