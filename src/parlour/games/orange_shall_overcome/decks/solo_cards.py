"""The three solo action cards (OSO-160)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import SoloCard
from parlour.games.orange_shall_overcome.effects import MY_LOCATION, SELF, Alibi, Gain, Safety
from parlour.games.orange_shall_overcome.goods import INFORMATION

SOLO_CARDS = [
    SoloCard(
        "solo1", "Someone keeps watch", "One Action point, and: Raise the Safety of your location by 1.", Safety(MY_LOCATION, 1)
    ),
    SoloCard("solo2", "A friendly voice", "One Action point, and: You gain 1 Alibi.", Alibi(SELF, 1)),
    SoloCard("solo3", "A note on the doorstep", "One Action point, and: You gain 1 Information.", Gain(INFORMATION, 1)),
]
