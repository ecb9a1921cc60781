# ruff: noqa: E501 - the text of a card stays in one piece
"""Paul, 27, baker's delivery man."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import MOVE_BONUS, SAFETY_ON_ENTRY, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import WHERE_I_STAND, Gain, Safety, Sequence
from parlour.games.orange_shall_overcome.goods import RATION
from parlour.games.orange_shall_overcome.travel import OneRoad

PAUL = Character(
    id="paul",
    name="Paul",
    age=27,
    profession="baker's delivery man",
    tag="trade",
    start=["distribution_office"],
    ability=MOVE_BONUS,
    words="Each of his Move actions covers up to 3 roads instead of 2.",
    cards=[
        CharacterCard("paul_1", "Under the loaves", "AND (with any action): You gain 1 Ration.", bonus=Gain(RATION, 1)),
        CharacterCard(
            "paul_2",
            "Delivery round",
            "AND (with a Move action): Raise the Safety of each location you enter during this Move by 1.",
            on_move=SAFETY_ON_ENTRY,
        ),
        CharacterCard(
            "paul_3",
            "Back alley",
            "OR (instead of an action): You may travel 1 road without drawing a Control card. Raise the Safety of your location by 1.",
            special=Sequence(OneRoad(may=True), Safety(WHERE_I_STAND, 1)),
        ),
    ],
    bio="The first name honours the dedication of the rulebook; age, trade and story are invented. Composite: small tradespeople who knew every back door of their town.",
)
