"""The 20 Raid cards: an effect and the number of the search (OSO-58, OSO-59)."""

from __future__ import annotations

from parlour.engine.kernel import NOTHING
from parlour.games.orange_shall_overcome.content import Raid
from parlour.games.orange_shall_overcome.effects import (
    ADJACENT,
    ALL_ADJACENT,
    ANY,
    EACH,
    HERE,
    LOWEST_ALIBI,
    MORALE_AT_MOST,
    SELF,
    Alibi,
    Gain,
    If,
    Lose,
    Morale,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import INFORMATION, MONEY
from parlour.games.orange_shall_overcome.roads import FIRST_AT_LOCATION, FIRST_SAFE_AT_LOCATION, Intensify
from parlour.games.orange_shall_overcome.travel import Flee

RAIDS = [
    Raid("r01", 8, Alibi(HERE, -1)),
    Raid("r02", 7, Alibi(HERE, -2)),
    Raid("r03", 7, Lose(ANY, 1, whom=HERE)),
    Raid("r04", 6, Lose(ANY, 2, whom=HERE)),
    Raid("r05", 10, NOTHING),
    Raid("r06", 9, Lose(INFORMATION, 1, Alibi(SELF, -1), whom=HERE)),
    Raid("r07", 8, Morale(-1)),
    Raid("r08", 7, Intensify(FIRST_AT_LOCATION)),
    Raid("r09", 8, Sequence(Alibi(HERE, -1), Morale(-1))),
    Raid("r10", 9, Alibi(ADJACENT, -1)),
    Raid("r11", 7, Alibi(LOWEST_ALIBI, -1)),
    Raid("r12", 8, Safety(ALL_ADJACENT, -1)),
    Raid("r13", 8, Lose(INFORMATION, 1, whom=EACH)),
    Raid("r14", 8, Gain(INFORMATION, 1, HERE)),
    Raid("r15", 6, Intensify(FIRST_SAFE_AT_LOCATION)),
    Raid("r16", 8, Flee()),
    Raid("r17", 9, Sequence(Alibi(HERE, -1), Lose(ANY, 1, whom=HERE))),
    Raid("r18", 7, Lose(MONEY, 1, Alibi(SELF, -1), whom=HERE)),
    Raid("r19", 6, If(MORALE_AT_MOST, 5, Alibi(HERE, -1), Morale(-2))),
    Raid("r20", 6, Morale(-2)),
]
