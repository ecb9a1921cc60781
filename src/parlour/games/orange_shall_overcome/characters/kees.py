"""Kees, 38, police constable."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import IGNORE_POLICEMAN, IGNORE_POLICEMEN, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import ADJACENT_CHOICE, Gain, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import INFORMATION
from parlour.games.orange_shall_overcome.roads import AT_MY_LOCATION, Shift

KEES = Character(
    id="kees",
    age=38,
    tag="police",
    start=["police_station", "meeting_office"],
    ability=IGNORE_POLICEMAN,
    cards=[
        CharacterCard("kees_1", on_move=IGNORE_POLICEMEN),
        CharacterCard("kees_2", bonus=Safety(ADJACENT_CHOICE, 2)),
        CharacterCard("kees_3", special=Sequence(Shift(AT_MY_LOCATION), Gain(INFORMATION, 1))),
    ],
)
