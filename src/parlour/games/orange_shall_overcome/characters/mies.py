"""Mies, 31, district nurse."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import ALIBI_AFTER_CONTROL, START_PHASE_ALIBI, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import MY_LOCATION, ONE_HERE_OR_ADJACENT, Alibi, Safety

MIES = Character(
    id="mies",
    name="Mies",
    age=31,
    profession="district nurse",
    tag="medical",
    start=["hospital"],
    ability=START_PHASE_ALIBI,
    words="At the end of each Start phase one character at her location, picked by her player (she counts too), gains 1 Alibi.",
    cards=[
        CharacterCard(
            "mies_1", "Night shift", "AND (with any action): Raise the Safety of your location by 1.", bonus=Safety(MY_LOCATION, 1)
        ),
        CharacterCard(
            "mies_2",
            "Armband",
            "AND (with a Move action): Gain 1 Alibi after each Control card you resolve during this Move.",
            on_move=ALIBI_AFTER_CONTROL,
        ),
        CharacterCard(
            "mies_3",
            "House call",
            "OR (instead of an action): A character at your location or an adjacent one gains 2 Alibi.",
            special=Alibi(ONE_HERE_OR_ADJACENT, 2),
        ),
    ],
    bio="Composite: nurses whose uniform opened roads after curfew.",
)
