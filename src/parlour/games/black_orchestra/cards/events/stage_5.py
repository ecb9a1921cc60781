"""The event cards of stage 5."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.cards.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.cards.spaces import BERGHOF, BORISOV, CHANCELLERY, PRAGUE, SMOLENSK, WASSERBURG
from parlour.games.black_orchestra.names import (
    ABWEHR,
    BORMANN,
    EVERY_LEADER,
    GOEBBELS,
    GOERING,
    HIGH,
    HIMMLER,
    HITLER,
    WEHRMACHT,
)
from parlour.games.black_orchestra.turn.raid import RAID
from parlour.games.black_orchestra.words.choices import DiscardCards
from parlour.games.black_orchestra.words.effects import Arrest, Each, GoTo, LeadersTo, Motivation, RemoveEvents, RevealAt, Support
from parlour.games.black_orchestra.words.visits import IfAlone, Visit
from parlour.games.black_orchestra.words.who import EVERYBODY, Who

STAGE_5: Final = [
    Event("s5_visit_from_bormann", NORMAL, [Visit(BORMANN), IfAlone(Arrest())]),
    Event("s5_visit_from_goering", NORMAL, [Visit(GOERING), Each(Who(affiliation=ABWEHR), Motivation(-1))]),
    Event("s5_casablanca_conference", NORMAL, [Each(EVERYBODY, Motivation(-1)), Each(EVERYBODY, DiscardCards(1))]),
    Event("s5_gestapo_raid_1", NORMAL, [RAID]),
    Event("s5_gestapo_raid_2", NORMAL, [RAID]),
    Event(
        "s5_heydrich_assassinated",
        NORMAL,
        [LeadersTo(CHANCELLERY, *EVERY_LEADER), Each(Who(space=PRAGUE, suspicion_min=HIGH), Arrest())],
        hitler_to=CHANCELLERY,
    ),
    Event("s5_berghof_retreat", NORMAL, [LeadersTo(BERGHOF, HITLER, BORMANN, GOEBBELS)], ignore_eagles=1, hitler_to=BERGHOF),
    Event("s5_rommel_defeated", NORMAL, [Support(-1), RemoveEvents(5, 2)]),
    Event("s5_russian_setback", KEY, [Support(-1), RemoveEvents(5, 2)], add_eagles=1),
    Event(
        "s5_visit_to_the_front",
        IMPORTANT,
        [LeadersTo(SMOLENSK, HITLER, GOEBBELS), RevealAt(SMOLENSK)],
        ignore_eagles=2,
        hitler_to=SMOLENSK,
    ),
    Event("s5_eastern_push", IMPORTANT, [Support(1), Each(Who(affiliation=WEHRMACHT), GoTo(BORISOV))]),
    Event("s5_lebensraum", IMPORTANT, [Each(EVERYBODY, Motivation(1)), LeadersTo(WASSERBURG, HIMMLER), RevealAt(WASSERBURG)]),
]
