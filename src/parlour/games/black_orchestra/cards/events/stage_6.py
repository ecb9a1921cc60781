"""The event cards of stage 6."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.cards.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.cards.spaces import ANLAGE_SUD, CHANCELLERY, POSEN, WOLFSSCHLUCHT
from parlour.games.black_orchestra.names import ABWEHR, BORMANN, GOEBBELS, HITLER
from parlour.games.black_orchestra.turn.evacuation import Evacuate
from parlour.games.black_orchestra.turn.raid import RAID
from parlour.games.black_orchestra.words.effects import Each, GoTo, LeadersTo, RemoveEvents, Support, SupportAtLeast, SupportToStart
from parlour.games.black_orchestra.words.visits import Visit
from parlour.games.black_orchestra.words.who import Who

STAGE_6: Final = [
    Event("s6_visit_from_hitler", NORMAL, [Visit(HITLER)], ignore_eagles=2, hitler_visits=True),
    Event("s6_slow_retreat", NORMAL, [Evacuate(hitler=False)]),
    Event("s6_gestapo_raid_1", NORMAL, [RAID]),
    Event("s6_gestapo_raid_2", NORMAL, [RAID]),
    Event("s6_gestapo_raid_3", NORMAL, [RAID]),
    Event("s6_berlin_bombed", NORMAL, [LeadersTo(CHANCELLERY, HITLER)], add_eagles=1, hitler_to=CHANCELLERY),
    Event("s6_warsaw_ghetto_uprising", NORMAL, [], uprising=True),
    Event("s6_stalingrad_surrounded", NORMAL, [SupportToStart()]),
    Event("s6_wolfpacks", NORMAL, [Support(1), LeadersTo(WOLFSSCHLUCHT, BORMANN, GOEBBELS)]),
    Event(
        "s6_sicily_invaded",
        NORMAL,
        [Support(-1), LeadersTo(CHANCELLERY, HITLER), Each(Who(affiliation=ABWEHR), GoTo(CHANCELLERY))],
        hitler_to=CHANCELLERY,
    ),
    Event("s6_fortress_europa", KEY, [SupportAtLeast(5), RemoveEvents(6, 2)], ignore_eagles=1),
    Event(
        "s6_kursk_recaptured",
        IMPORTANT,
        [Support(-1), LeadersTo(ANLAGE_SUD, HITLER), LeadersTo(POSEN, BORMANN)],
        hitler_to=ANLAGE_SUD,
    ),
]
