"""The event cards of stage 7."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.cards.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.cards.spaces import BERGHOF, CHANCELLERY, HANNOVER, MINISTRY_OF_PROPAGANDA
from parlour.games.black_orchestra.names import BORMANN, GOEBBELS, GOERING, HIMMLER, HITLER
from parlour.games.black_orchestra.turn.raid import RAID
from parlour.games.black_orchestra.words.choices import DrawUpTo
from parlour.games.black_orchestra.words.effects import (
    AbwehrAbilitiesOff,
    Each,
    LeadersTo,
    Motivation,
    Support,
    SupportToStart,
    Suspicion,
)
from parlour.games.black_orchestra.words.who import EVERYBODY

STAGE_7: Final = [
    Event(
        "s7_v2_rocket_attack",
        NORMAL,
        [Support(1), Each(EVERYBODY, Motivation(1)), LeadersTo(HANNOVER, GOERING), LeadersTo(BERGHOF, BORMANN)],
    ),
    Event("s7_gestapo_raid_1", NORMAL, [RAID]),
    Event("s7_gestapo_raid_2", NORMAL, [RAID]),
    Event("s7_gestapo_raid_3", NORMAL, [RAID]),
    Event("s7_fuhrer_bunker", NORMAL, [Each(EVERYBODY, Suspicion(1)), LeadersTo(CHANCELLERY, HITLER)], hitler_to=CHANCELLERY),
    Event("s7_operation_overlord", NORMAL, [SupportToStart(), LeadersTo(MINISTRY_OF_PROPAGANDA, GOEBBELS)]),
    Event("s7_gothic_line", NORMAL, [Support(1)]),
    Event("s7_rommel_executed", NORMAL, [Support(-1), LeadersTo(CHANCELLERY, HIMMLER)]),
    Event("s7_documents_located", NORMAL, [], loses=True),
    Event("s7_fall_of_rome", KEY, [Support(-1)]),
    Event("s7_final_conscription", IMPORTANT, [Each(EVERYBODY, DrawUpTo(2))]),
    Event("s7_anzio_landing", IMPORTANT, [AbwehrAbilitiesOff()]),
]
