"""Leo, 36, graphic artist."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.choices import BURY, EitherOr, Peek, Way
from parlour.games.orange_shall_overcome.content import IMMUNITY_SAVE, NEEDS_A_WAY, Character, CharacterCard
from parlour.games.orange_shall_overcome.effects import SELF, Alibi, Item
from parlour.games.orange_shall_overcome.goods import IMMUNITY, pack
from parlour.games.orange_shall_overcome.state import PATROLLING

LEO = Character(
    id="leo",
    age=36,
    tag="artist",
    start=["forger"],
    ability=IMMUNITY_SAVE,
    cards=[
        CharacterCard("leo_1", bonus=Alibi(SELF, 1)),
        CharacterCard("leo_2", bonus=Peek(PATROLLING, BURY)),
        CharacterCard(
            "leo_3",
            special=EitherOr(
                Way("buy_paper", Item(IMMUNITY), cost=pack(money=1)),
                Way("use_stolen_stamps", Item(IMMUNITY), cost=pack(sabotage=1)),
            ),
            needs=NEEDS_A_WAY,
        ),
    ],
)
