"""What a leader's visit offers a conspirator who is alone (R52)."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.effects import BackToStartingLevels, Motivation, Sequence, Suspicion, SuspicionUpTo, always
from parlour.games.black_orchestra.names import HIGH
from parlour.games.black_orchestra.places import FlyAnywhere
from parlour.games.black_orchestra.visits import HimmlersDie, Offer, not_timid

GOEBBELS_OFFER: Final = Offer(
    "Goebbels visits you alone. Go up to high suspicion to gain 2 motivation?",
    "Suspicion up to high, 2 motivation more",
    Sequence(SuspicionUpTo(HIGH), Motivation(2)),
    always,
)
HIMMLERS_OFFER: Final = Offer(
    "Himmler visits you alone. Roll a die? A number adds that much motivation, an eagle adds 2 suspicion.",
    "Roll the die",
    HimmlersDie(),
    always,
)
HESS_OFFER: Final = Offer(
    "Hess visits you alone. Lose 1 motivation to move to any open space and lose 1 suspicion?",
    "1 motivation less, move anywhere open, 1 suspicion less",
    Sequence(Motivation(-1), FlyAnywhere(), Suspicion(-1)),
    not_timid,
)
HITLERS_OFFER: Final = Offer(
    "Hitler visits you alone. Bring motivation and suspicion down to their starting levels?",
    "Both levels down to the start",
    BackToStartingLevels(),
    always,
)
