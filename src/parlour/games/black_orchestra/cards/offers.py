"""What a leader's visit offers a conspirator who is alone (R52)."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.names import HIGH
from parlour.games.black_orchestra.words.effects import BackToStartingLevels, Motivation, Sequence, Suspicion, SuspicionUpTo, always
from parlour.games.black_orchestra.words.places import FlyAnywhere
from parlour.games.black_orchestra.words.visits import HimmlersDie, Offer, not_timid

GOEBBELS_OFFER: Final = Offer(
    "goebbels",
    Sequence(SuspicionUpTo(HIGH), Motivation(2)),
    always,
)
HIMMLERS_OFFER: Final = Offer(
    "himmler",
    HimmlersDie(),
    always,
)
HESS_OFFER: Final = Offer(
    "hess",
    Sequence(Motivation(-1), FlyAnywhere(), Suspicion(-1)),
    not_timid,
)
HITLERS_OFFER: Final = Offer(
    "hitler",
    BackToStartingLevels(),
    always,
)
