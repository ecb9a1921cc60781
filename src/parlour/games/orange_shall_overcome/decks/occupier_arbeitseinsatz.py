"""The six Occupier cards of the scenario arbeitseinsatz (R3)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.choices import EitherOr, Way
from parlour.games.orange_shall_overcome.content import Occupier
from parlour.games.orange_shall_overcome.effects import (
    DIE_CITY,
    SELF,
    TOKEN_LOWEST,
    WITH_TOKEN,
    Alibi,
    Gain,
    Morale,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import INFORMATION

ARBEITSEINSATZ = [
    Occupier(
        "os2_1",
        1,
        "Call-up notices",
        "Lower the Safety of every location that holds a scenario token by 1.",
        Safety(WITH_TOKEN, -1),
        "Grey envelopes arrive in every street.",
    ),
    Occupier(
        "os2_2",
        1,
        "Ledger of the labour office",
        "You lose 1 Alibi. Lower the Safety of the City location whose number you roll on a D6 by 1.",
        Sequence(Alibi(SELF, -1), Safety(DIE_CITY, -1)),
        "Whole years of birth were called up for work in Germany.",
    ),
    Occupier(
        "os2_3",
        1,
        "A knock at the door",
        "Lower the Safety of the token-holding location with the lowest Safety by 2.",
        Safety(TOKEN_LOWEST, -2),
        "Someone has counted the plates on the table.",
    ),
    Occupier(
        "os2_4",
        2,
        "Round-up of young men",
        "Lower the Safety of every location that holds a scenario token by 1. Morale drops by 1.",
        Sequence(Safety(WITH_TOKEN, -1), Morale(-1)),
        "Men were stopped in church doors and on football fields.",
    ),
    Occupier(
        "os2_5",
        2,
        "Sold for a reward",
        "Lower the Safety of the token-holding location with the lowest Safety by 3.",
        Safety(TOKEN_LOWEST, -3),
        "Bounties were paid for people in hiding.",
    ),
    Occupier(
        "os2_6",
        2,
        "Labour trains depart",
        "Choose: you lose 1 Alibi and you gain 1 Information OR Morale drops by 2.",
        EitherOr(
            Way(
                "Stand close and remember the names",
                "You lose 1 Alibi, you gain 1 Information",
                Sequence(Alibi(SELF, -1), Gain(INFORMATION, 1)),
            ),
            Way("Stay away", "Morale drops by 2", Morale(-2)),
        ),
        "The platform falls silent.",
    ),
]
