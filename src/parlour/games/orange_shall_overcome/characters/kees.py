# ruff: noqa: E501 - the text of a card stays in one piece
"""Kees, 38, police constable."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import IGNORE_POLICEMAN, IGNORE_POLICEMEN, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import ADJACENT_CHOICE, Gain, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import INFORMATION
from parlour.games.orange_shall_overcome.roads import AT_MY_LOCATION, Shift

KEES = Character(
    id="kees",
    name="Kees",
    age=38,
    profession="police constable",
    tag="police",
    start=["police_station", "meeting_office"],
    ability=IGNORE_POLICEMAN,
    words="Once per round, before a Control card is drawn for a policeman, he may pass that policeman without one.",
    cards=[
        CharacterCard(
            "kees_1", "On duty", "AND (with a Move action): Policemen are ignored during this Move.", on_move=IGNORE_POLICEMEN
        ),
        CharacterCard(
            "kees_2",
            "A word of warning",
            "AND (with any action): Raise the Safety of an adjacent location of your choice by 2.",
            bonus=Safety(ADJACENT_CHOICE, 2),
        ),
        CharacterCard(
            "kees_3",
            "Misfiled report",
            "OR (instead of an action): Move a policeman from a road at your location (your choice) to a neighbouring road with fewer than 2 tokens. You gain 1 Information.",
            special=Sequence(Shift(AT_MY_LOCATION), Gain(INFORMATION, 1)),
        ),
    ],
    bio="Composite: the constables who warned the people they were told to fetch.",
)
