# ruff: noqa: E501 - the text of a card stays in one piece
"""Anton, 45, typesetter."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.actions import LeavePaper
from parlour.games.orange_shall_overcome.content import NEEDS_NEWSPAPER, NEWSPAPERS, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import MORALE_AT_MOST, MY_LOCATION, Gain, If, Morale, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import INFORMATION

ANTON = Character(
    id="anton",
    name="Anton",
    age=45,
    profession="typesetter",
    tag="press",
    start=["printing_house", "cafe"],
    ability=NEWSPAPERS,
    words="Starts with 6 newspaper tokens. Once per round, directly before or after one of his actions, he may leave one at his location if none lies there: Morale rises by 1. A newspaper is a token on the location: raids search for it, and if it is found it leaves the game and Anton loses 1 Alibi.",
    cards=[
        CharacterCard("anton_1", "Fresh ink", "AND (with any action): You gain 1 Information.", bonus=Gain(INFORMATION, 1)),
        CharacterCard(
            "anton_2",
            "Whispered headline",
            "AND (with any action): If Morale is 5 or lower: Morale rises by 1.",
            bonus=If(MORALE_AT_MOST, 5, Morale(1)),
        ),
        CharacterCard(
            "anton_3",
            "Kitchen-table press",
            "OR (instead of an action): Anton leaves one of his newspapers at his location, where none may lie yet. Morale rises by 2. Lower the Safety of your location by 1.",
            special=Sequence(LeavePaper(), Morale(2), Safety(MY_LOCATION, -1)),
            needs=NEEDS_NEWSPAPER,
        ),
    ],
    bio="Composite of the printers and editors who kept the clandestine papers alive.",
)
