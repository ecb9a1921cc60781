"""Cornelia, 25, seamstress."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.choices import BURY, Peek, Swap
from parlour.games.orange_shall_overcome.content import DANGER_RESOURCES, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import ONE_HERE, SELF, Alibi, Sequence
from parlour.games.orange_shall_overcome.state import RAID

CORNELIA = Character(
    id="cornelia",
    age=25,
    tag="trade",
    start=["hairdresser"],
    ability=DANGER_RESOURCES,
    cards=[
        CharacterCard("cornelia_1", bonus=Alibi(ONE_HERE, 1)),
        CharacterCard("cornelia_2", bonus=Peek(RAID, BURY)),
        CharacterCard("cornelia_3", special=Sequence(Swap(2), Alibi(SELF, 1))),
    ],
)
