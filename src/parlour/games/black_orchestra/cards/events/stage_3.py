"""The event cards of stage 3."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.cards.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.cards.offers import HITLERS_OFFER
from parlour.games.black_orchestra.cards.spaces import ADLERHORST, BERGHOF, PRAGUE, WARSAW
from parlour.games.black_orchestra.names import BORMANN, GOEBBELS, GOERING, HESS, HIMMLER, HITLER, WEHRMACHT
from parlour.games.black_orchestra.turn.raid import RAID
from parlour.games.black_orchestra.words.effects import Each, GoTo, LeadersTo, Motivation, RevealAt, Support, SupportAtLeast
from parlour.games.black_orchestra.words.visits import IfAlone, PayForSuspicion, Visit
from parlour.games.black_orchestra.words.who import EVERYBODY, Who

STAGE_3: Final = [
    Event("s3_visit_from_hitler", NORMAL, [Visit(HITLER), IfAlone(HITLERS_OFFER)], hitler_visits=True),
    Event("s3_berghof_retreat", NORMAL, [LeadersTo(BERGHOF, HITLER, HIMMLER, GOEBBELS, BORMANN)], hitler_to=BERGHOF),
    Event("s3_visit_from_goering", NORMAL, [Visit(GOERING), IfAlone(PayForSuspicion(1, cards=False, again=True))]),
    Event("s3_gestapo_raid_1", NORMAL, [RAID]),
    Event("s3_gestapo_raid_2", NORMAL, [RAID]),
    Event("s3_jews_targeted", NORMAL, [Each(EVERYBODY, Motivation(1)), LeadersTo(WARSAW, HIMMLER), RevealAt(WARSAW)]),
    Event("s3_london_bombed", NORMAL, [Support(1), LeadersTo(PRAGUE, HESS), RevealAt(PRAGUE)]),
    Event("s3_germany_bombed", NORMAL, [Support(1)], add_eagles=1),
    Event("s3_sea_lion_postponed", KEY, [Each(EVERYBODY, Motivation(-1))]),
    Event("s3_western_offensive", IMPORTANT, [Each(Who(affiliation=WEHRMACHT), GoTo(ADLERHORST))]),
    Event("s3_invasion_of_norway", IMPORTANT, [Support(1)]),
    Event("s3_fall_of_paris", IMPORTANT, [SupportAtLeast(5), Each(EVERYBODY, Motivation(-1))]),
]
