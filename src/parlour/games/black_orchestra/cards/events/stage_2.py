"""The event cards of stage 2."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.cards.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.cards.offers import HESS_OFFER
from parlour.games.black_orchestra.cards.spaces import ADLERHORST, BERGHOF, CHANCELLERY, MUNICH, NUREMBERG, VIENNA
from parlour.games.black_orchestra.names import BORMANN, EVERY_LEADER, GOEBBELS, GOERING, HESS, HIGH, HIMMLER, HITLER
from parlour.games.black_orchestra.turn.raid import RAID
from parlour.games.black_orchestra.words.effects import (
    Each,
    LeadersTo,
    Motivation,
    RevealAt,
    Support,
    SupportToStart,
    SuspicionUpTo,
)
from parlour.games.black_orchestra.words.visits import IfAlone, PayForSuspicion, Visit
from parlour.games.black_orchestra.words.who import EVERYBODY, NEAREST_TO_HITLER

STAGE_2: Final = [
    Event(
        "s2_assassin_caught",
        NORMAL,
        [Each(NEAREST_TO_HITLER, SuspicionUpTo(HIGH)), LeadersTo(CHANCELLERY, HITLER)],
        hitler_to=CHANCELLERY,
    ),
    Event("s2_strategy_session_a", NORMAL, [LeadersTo(ADLERHORST, HIMMLER, GOERING, HESS)]),
    Event("s2_strategy_session_b", NORMAL, [LeadersTo(MUNICH, BORMANN, GOEBBELS), RevealAt(MUNICH)]),
    Event("s2_visit_from_hess", NORMAL, [Visit(HESS), IfAlone(HESS_OFFER)]),
    Event("s2_gestapo_raid_1", NORMAL, [RAID]),
    Event("s2_anti_semitic_laws", NORMAL, [Each(EVERYBODY, Motivation(1))]),
    Event("s2_visit_from_bormann", NORMAL, [Visit(BORMANN), IfAlone(PayForSuspicion(2, cards=True, again=False))]),
    Event("s2_invasion_of_poland", KEY, [Support(2)]),
    Event("s2_nazi_soviet_pact", IMPORTANT, [Support(1), LeadersTo(BERGHOF, BORMANN, HESS)]),
    Event(
        "s2_party_rally", IMPORTANT, [SupportToStart(), LeadersTo(NUREMBERG, *EVERY_LEADER)], low_in=NUREMBERG, hitler_to=NUREMBERG
    ),
    Event("s2_sudetenland_occupation", IMPORTANT, [Support(1)]),
    Event("s2_czechoslovakia_invaded", IMPORTANT, [Support(1), LeadersTo(VIENNA, HITLER), RevealAt(VIENNA)], hitler_to=VIENNA),
]
