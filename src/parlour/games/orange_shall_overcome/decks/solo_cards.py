"""The three solo action cards (OSO-160)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import SoloCard
from parlour.games.orange_shall_overcome.effects import MY_LOCATION, SELF, Alibi, Gain, Safety
from parlour.games.orange_shall_overcome.goods import INFORMATION

SOLO_CARDS = [
    SoloCard("solo1", Safety(MY_LOCATION, 1)),
    SoloCard("solo2", Alibi(SELF, 1)),
    SoloCard("solo3", Gain(INFORMATION, 1)),
]
