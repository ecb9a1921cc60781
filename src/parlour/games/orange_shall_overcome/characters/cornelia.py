# ruff: noqa: E501 - the text of a card stays in one piece
"""Cornelia, 25, seamstress."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.choices import BURY, Peek, Swap
from parlour.games.orange_shall_overcome.content import DANGER_RESOURCES, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import ONE_HERE, SELF, Alibi, Sequence
from parlour.games.orange_shall_overcome.state import RAID

CORNELIA = Character(
    id="cornelia",
    name="Cornelia",
    age=25,
    profession="seamstress",
    tag="trade",
    start=["hairdresser"],
    ability=DANGER_RESOURCES,
    words="In the Danger phase the loss of Safety caused by her resources is 1 lower (never below 0).",
    cards=[
        CharacterCard(
            "cornelia_1",
            "Pot of surrogate coffee",
            "AND (with any action): A character at your location gains 1 Alibi.",
            bonus=Alibi(ONE_HERE, 1),
        ),
        CharacterCard(
            "cornelia_2",
            "Eyes behind the curtain",
            "AND (with any action): Look at the top card of the raid deck; you may put it at the bottom.",
            bonus=Peek(RAID, BURY),
        ),
        CharacterCard(
            "cornelia_3",
            "Hidden lining",
            "OR (instead of an action): You may change up to 2 of your resources into resources of your choice. You gain 1 Alibi.",
            special=Sequence(Swap(2), Alibi(SELF, 1)),
        ),
    ],
    bio="The first name honours the dedication of the rulebook; age, trade and story are invented. Composite: young women who carried papers and coupons sewn into their clothes.",
)
