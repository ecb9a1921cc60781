"""The game as printed: everything put together."""

from __future__ import annotations

from typing import Final

from parlour.engine.kernel import Step
from parlour.games.black_orchestra.cards.conspirators import SHEETS
from parlour.games.black_orchestra.cards.content import NORMAL, Content, Event
from parlour.games.black_orchestra.cards.events.stage_1 import STAGE_1
from parlour.games.black_orchestra.cards.events.stage_2 import STAGE_2
from parlour.games.black_orchestra.cards.events.stage_3 import STAGE_3
from parlour.games.black_orchestra.cards.events.stage_4 import STAGE_4
from parlour.games.black_orchestra.cards.events.stage_5 import STAGE_5
from parlour.games.black_orchestra.cards.events.stage_6 import STAGE_6
from parlour.games.black_orchestra.cards.events.stage_7 import STAGE_7
from parlour.games.black_orchestra.cards.interrogation import CLASSIC, QUESTIONS
from parlour.games.black_orchestra.cards.plots import PLOTS
from parlour.games.black_orchestra.cards.spaces import BOARD
from parlour.games.black_orchestra.cards.support_cards import SUPPORT_CARDS
from parlour.games.black_orchestra.cards.texts import tell
from parlour.games.black_orchestra.limits import DISCARD_DOWN
from parlour.games.black_orchestra.turn import (
    actions,
    attempt,
    conspire,
    deeds,
    evacuation,
    event_phase,
    play_card,
    prison,
    raid,
    roll,
    turn,
)
from parlour.games.black_orchestra.turn.raid import RAID
from parlour.games.black_orchestra.turn.turn import EXTRA_RAID
from parlour.games.black_orchestra.words import choices, places, visits

EVENTS: Final[list[Event]] = []
for _stage, _cards in enumerate([STAGE_1, STAGE_2, STAGE_3, STAGE_4, STAGE_5, STAGE_6, STAGE_7], 1):
    for _event in _cards:
        _event.stage = _stage
        EVENTS.append(_event)
# Variant printed_raid_icons (R4): a third raid in stage 5.
_extra: Final = Event(EXTRA_RAID, NORMAL, [RAID])
_extra.stage = 5
EVENTS.append(_extra)

STEPS: Final[list[Step]] = [
    DISCARD_DOWN,
    *choices.STEPS,
    *places.STEPS,
    *visits.STEPS,
    *evacuation.STEPS,
    *raid.STEPS,
    *conspire.STEPS,
    *play_card.STEPS,
    *prison.STEPS,
    *attempt.STEPS,
    *roll.STEPS,
    *event_phase.STEPS,
    *deeds.STEPS,
    *actions.STEPS,
    *turn.STEPS,
]

CONTENT: Final = Content(BOARD, SHEETS, [*SUPPORT_CARDS, *PLOTS], EVENTS, QUESTIONS, CLASSIC, STEPS)
tell(CONTENT)
