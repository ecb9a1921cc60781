"""The nine conspirators (BO-15, BO-80)."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.cards.abilities import (
    CarryMore,
    DrawEachTurn,
    GoFar,
    Inspire,
    KeepOneOf,
    LargerDossier,
    LookAhead,
    MoreActions,
    MoreDice,
    NoPenalties,
    RevealAnywhere,
    SendAnother,
    Shield,
    TakeUnseen,
)
from parlour.games.black_orchestra.cards.content import Sheet
from parlour.games.black_orchestra.names import ABWEHR, CIVILIAN, WEHRMACHT

SHEETS: Final = [
    Sheet("beck", WEHRMACHT, [NoPenalties(), MoreDice(1)]),
    Sheet("bonhoeffer", ABWEHR, [Inspire(1)]),
    Sheet("canaris", ABWEHR, [Shield(1)]),
    Sheet("goerdeler", CIVILIAN, [DrawEachTurn(), LargerDossier(2)]),
    Sheet("kordt", CIVILIAN, [LookAhead(3)]),
    Sheet("olbricht", WEHRMACHT, [GoFar(2), SendAnother()]),
    Sheet("oster", ABWEHR, [KeepOneOf(2)]),
    Sheet("stauffenberg", WEHRMACHT, [MoreActions(1)]),
    Sheet("tresckow", WEHRMACHT, [TakeUnseen(), RevealAnywhere(), CarryMore(1)]),
]
