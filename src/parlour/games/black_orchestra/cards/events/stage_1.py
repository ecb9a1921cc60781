"""The event cards of stage 1."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.cards.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.cards.offers import GOEBBELS_OFFER, HIMMLERS_OFFER
from parlour.games.black_orchestra.cards.spaces import (
    CHANCELLERY,
    DEUTSCHLANDHALLE,
    HANNOVER,
    MUNICH,
    NUREMBERG,
    SPORTPALAST,
    TANNENBERG,
    ZEUGHAUS,
)
from parlour.games.black_orchestra.names import BORMANN, EVERY_LEADER, GOEBBELS, GOERING, HESS, HIGH, HIMMLER, HITLER, WEHRMACHT
from parlour.games.black_orchestra.words.choices import OneOf
from parlour.games.black_orchestra.words.effects import (
    Each,
    LeadersGoHome,
    LeadersTo,
    Motivation,
    RemoveEvents,
    Support,
    SupportToStart,
    Suspicion,
    SuspicionUpTo,
)
from parlour.games.black_orchestra.words.visits import IfAlone, Visit
from parlour.games.black_orchestra.words.who import EVERYBODY, NEAREST_TO_HITLER, Who

STAGE_1: Final = [
    Event(
        "s1_parade_in_berlin",
        NORMAL,
        [LeadersTo(ZEUGHAUS, HITLER, GOEBBELS, HESS), Each(Who(affiliation=WEHRMACHT, berlin=True), Suspicion(-1))],
        ignore_eagles=2,
        hitler_to=ZEUGHAUS,
    ),
    Event("s1_visit_from_goebbels", NORMAL, [Visit(GOEBBELS), IfAlone(GOEBBELS_OFFER)]),
    Event("s1_party_rally", NORMAL, [LeadersTo(NUREMBERG, *EVERY_LEADER)], hitler_to=NUREMBERG),
    Event(
        "s1_leadership_dispute",
        NORMAL,
        [LeadersTo(HANNOVER, BORMANN), LeadersTo(TANNENBERG, GOERING), LeadersTo(NUREMBERG, HIMMLER)],
    ),
    Event("s1_visit_from_himmler", NORMAL, [Visit(HIMMLER), IfAlone(HIMMLERS_OFFER)]),
    Event("s1_kristallnacht", NORMAL, [Each(EVERYBODY, Motivation(1)), LeadersGoHome()], hitler_to=DEUTSCHLANDHALLE),
    Event(
        "s1_berlin_speech",
        NORMAL,
        [
            SupportToStart(),
            LeadersTo(SPORTPALAST, HITLER, GOEBBELS),
            OneOf(Who(berlin=True), Suspicion(-1), "whose-suspicion-falls"),
        ],
        hitler_to=SPORTPALAST,
    ),
    Event(
        "s1_assassin_caught",
        NORMAL,
        [Each(NEAREST_TO_HITLER, SuspicionUpTo(HIGH)), LeadersTo(CHANCELLERY, HITLER)],
        hitler_to=CHANCELLERY,
    ),
    Event("s1_gestapo_investigation", NORMAL, [Each(EVERYBODY, Suspicion(1))]),
    Event("s1_munich_agreement", KEY, [Support(1), RemoveEvents(1, 2)]),
    Event("s1_blomberg_fritsch_affair", IMPORTANT, [Support(1), LeadersTo(CHANCELLERY, GOERING)]),
    Event("s1_anschluss", IMPORTANT, [Support(1), LeadersTo(MUNICH, HITLER, GOERING)], hitler_to=MUNICH),
]
