# ruff: noqa: E501 - the text of a card stays in one piece
"""Berend, 52, minister."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import MORALE_SHIELD, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import ALONE, MY_LOCATION, OTHER_HERE, Alibi, Gain, If, Morale, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import MONEY

BEREND = Character(
    id="berend",
    name="Berend",
    age=52,
    profession="minister",
    tag="clergy",
    start=["church"],
    ability=MORALE_SHIELD,
    words="Whenever a single loss would lower Morale by 2 or more, it lowers it by 1 less.",
    cards=[
        CharacterCard("berend_1", "Collection plate", "AND (with any action): You gain 1 Money.", bonus=Gain(MONEY, 1)),
        CharacterCard(
            "berend_2",
            "Pastoral visit",
            "AND (with any action): If no other character is at your location: raise the Safety of your location by 1; otherwise another character at your location gains 1 Alibi.",
            bonus=If(ALONE, 0, Safety(MY_LOCATION, 1), Alibi(OTHER_HERE, 1)),
        ),
        CharacterCard(
            "berend_3",
            "Sunday sermon",
            "OR (instead of an action): Morale rises by 2. Lower the Safety of your location by 1.",
            special=Sequence(Morale(2), Safety(MY_LOCATION, -1)),
        ),
    ],
    bio="Composite: ministers and priests who asked their congregations for hiding places.",
)
