# ruff: noqa: E501 - the text of a card stays in one piece
"""Leo, 36, graphic artist."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.choices import BURY, EitherOr, Peek, Way
from parlour.games.orange_shall_overcome.content import IMMUNITY_SAVE, NEEDS_A_WAY, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import SELF, Alibi, Item
from parlour.games.orange_shall_overcome.goods import IMMUNITY, pack
from parlour.games.orange_shall_overcome.state import PATROLLING

LEO = Character(
    id="leo",
    name="Leo",
    age=36,
    profession="graphic artist",
    tag="artist",
    start=["forger"],
    ability=IMMUNITY_SAVE,
    words="Starts with 1 Travel Immunity token. Whenever he spends one to pass an occupier, he rolls a D6 and keeps the token on 4-6.",
    cards=[
        CharacterCard("leo_1", "Blank cards", "AND (with any action): You gain 1 Alibi.", bonus=Alibi(SELF, 1)),
        CharacterCard(
            "leo_2",
            "Sketch of the checkpoint",
            "AND (with any action): Look at the top card of the patrolling deck; you may put it at the bottom.",
            bonus=Peek(PATROLLING, BURY),
        ),
        CharacterCard(
            "leo_3",
            "Steady hand",
            "OR (instead of an action): Choose: pay 1 Money: you gain 1 Travel Immunity token OR pay 1 Sabotage: you gain 1 Travel Immunity token.",
            special=EitherOr(
                Way("Buy paper", "Pay 1 Money, you gain 1 Travel Immunity token", Item(IMMUNITY), cost=pack(money=1)),
                Way("Use stolen stamps", "Pay 1 Sabotage, you gain 1 Travel Immunity token", Item(IMMUNITY), cost=pack(sabotage=1)),
            ),
            needs=NEEDS_A_WAY,
        ),
    ],
    bio="Composite: artists of the identity-card workshops in Amsterdam.",
)
