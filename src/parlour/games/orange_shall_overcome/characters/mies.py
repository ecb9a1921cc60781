"""Mies, 31, district nurse."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import ALIBI_AFTER_CONTROL, START_PHASE_ALIBI, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import MY_LOCATION, ONE_HERE_OR_ADJACENT, Alibi, Safety

MIES = Character(
    id="mies",
    age=31,
    tag="medical",
    start=["hospital"],
    ability=START_PHASE_ALIBI,
    cards=[
        CharacterCard("mies_1", bonus=Safety(MY_LOCATION, 1)),
        CharacterCard("mies_2", on_move=ALIBI_AFTER_CONTROL),
        CharacterCard("mies_3", special=Alibi(ONE_HERE_OR_ADJACENT, 2)),
    ],
)
