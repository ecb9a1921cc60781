"""The event cards of stage 4."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.cards.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.cards.spaces import ANLAGE_SUD, PARIS, POSEN, PRAGUE, WOLFSSCHANZE
from parlour.games.black_orchestra.names import (
    BORMANN,
    CIVILIAN,
    EVERY_LEADER,
    GOEBBELS,
    GOERING,
    HESS,
    HIMMLER,
    HITLER,
    WEHRMACHT,
)
from parlour.games.black_orchestra.turn.raid import RAID
from parlour.games.black_orchestra.words.effects import Each, LeadersTo, Motivation, RemoveEvents, RemoveLeader, RevealAt, Support
from parlour.games.black_orchestra.words.visits import Visit
from parlour.games.black_orchestra.words.who import Who

STAGE_4: Final = [
    Event("s4_visit_from_himmler", NORMAL, [Visit(HIMMLER), Each(Who(affiliation=WEHRMACHT), Motivation(-1))]),
    Event("s4_war_conference", NORMAL, [LeadersTo(ANLAGE_SUD, *EVERY_LEADER), RevealAt(ANLAGE_SUD)], hitler_to=ANLAGE_SUD),
    Event("s4_gestapo_raid_1", NORMAL, [RAID]),
    Event("s4_gestapo_raid_2", NORMAL, [RAID]),
    Event("s4_hess_leaves_germany", NORMAL, [Support(-2), RemoveLeader(HESS)], ignore_eagles=1),
    Event("s4_visit_from_goebbels", NORMAL, [Visit(GOEBBELS), Each(Who(affiliation=CIVILIAN), Motivation(-1))]),
    Event("s4_afrika_korps", NORMAL, [Support(1), LeadersTo(PRAGUE, BORMANN, GOEBBELS)]),
    Event("s4_yugoslavia_surrenders", NORMAL, [Support(1), LeadersTo(PARIS, HIMMLER)]),
    Event("s4_pearl_harbor_attack", NORMAL, [Support(-1), RemoveEvents(4, 3), RemoveLeader(HESS)]),
    Event("s4_fall_of_kiev", KEY, [Support(2)]),
    Event("s4_operation_barbarossa", IMPORTANT, [Support(1), LeadersTo(POSEN, GOERING)]),
    Event(
        "s4_hitler_assumes_command",
        IMPORTANT,
        [Support(-1), LeadersTo(WOLFSSCHANZE, HITLER), RevealAt(WOLFSSCHANZE)],
        hitler_to=WOLFSSCHANZE,
    ),
]
