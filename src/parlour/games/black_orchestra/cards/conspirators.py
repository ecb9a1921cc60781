"""The nine conspirators (BO-15, BO-80)."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.cards.content import Sheet
from parlour.games.black_orchestra.names import ABWEHR, CIVILIAN, WEHRMACHT

SHEETS: Final = [
    Sheet("beck", WEHRMACHT),
    Sheet("bonhoeffer", ABWEHR),
    Sheet("canaris", ABWEHR),
    Sheet("goerdeler", CIVILIAN),
    Sheet("kordt", CIVILIAN),
    Sheet("olbricht", WEHRMACHT),
    Sheet("oster", ABWEHR),
    Sheet("stauffenberg", WEHRMACHT),
    Sheet("tresckow", WEHRMACHT),
]
