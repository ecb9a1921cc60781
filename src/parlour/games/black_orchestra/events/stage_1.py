"""The event cards of stage 1."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.choices import OneOf
from parlour.games.black_orchestra.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.effects import (
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
from parlour.games.black_orchestra.names import BORMANN, EVERY_LEADER, GOEBBELS, GOERING, HESS, HIGH, HIMMLER, HITLER, WEHRMACHT
from parlour.games.black_orchestra.offers import GOEBBELS_OFFER, HIMMLERS_OFFER
from parlour.games.black_orchestra.spaces import (
    CHANCELLERY,
    DEUTSCHLANDHALLE,
    HANNOVER,
    MUNICH,
    NUREMBERG,
    SPORTPALAST,
    TANNENBERG,
    ZEUGHAUS,
)
from parlour.games.black_orchestra.visits import IfAlone, Visit
from parlour.games.black_orchestra.who import EVERYBODY, NEAREST_TO_HITLER, Who

STAGE_1: Final = [
    Event(
        "s1_parade_in_berlin",
        "Parade in Berlin",
        NORMAL,
        [LeadersTo(ZEUGHAUS, HITLER, GOEBBELS, HESS), Each(Who(affiliation=WEHRMACHT, berlin=True), Suspicion(-1))],
        ignore_eagles=2,
        hitler_to=ZEUGHAUS,
        words=(
            "Hitler, Goebbels and Hess go to the Zeughaus. Wehrmacht conspirators in Berlin lose 1 suspicion. While current: "
            "ignore 2 eagles in plot attempts."
        ),
        story="Heroes' Remembrance Day was marked each March at the Zeughaus on Unter den Linden.",
    ),
    Event(
        "s1_visit_from_goebbels",
        "Visit from Goebbels",
        NORMAL,
        [Visit(GOEBBELS), IfAlone(GOEBBELS_OFFER)],
        words=(
            "Goebbels visits the nearest conspirator. If that conspirator is alone he may raise his suspicion to high to gain"
            " 2 motivation."
        ),
        story="Goebbels ran press, radio and film from the Propaganda Ministry.",
    ),
    Event(
        "s1_party_rally",
        "Party Rally",
        NORMAL,
        [LeadersTo(NUREMBERG, *EVERY_LEADER)],
        hitler_to=NUREMBERG,
        words="Hitler and all deputies go to Nuremberg.",
        story="The 1938 party rally in Nuremberg celebrated the annexation of Austria.",
    ),
    Event(
        "s1_leadership_dispute",
        "Leadership Dispute",
        NORMAL,
        [LeadersTo(HANNOVER, BORMANN), LeadersTo(TANNENBERG, GOERING), LeadersTo(NUREMBERG, HIMMLER)],
        words="Bormann goes to Hannover, Goering to Tannenberg, Himmler to Nuremberg.",
        story="Rivalry between the top leaders was a constant of the regime.",
    ),
    Event(
        "s1_visit_from_himmler",
        "Visit from Himmler",
        NORMAL,
        [Visit(HIMMLER), IfAlone(HIMMLERS_OFFER)],
        words=(
            "Himmler visits the nearest conspirator. If that conspirator is alone he may roll a die: a number adds that much "
            "motivation, an eagle adds 2 suspicion."
        ),
        story="Himmler headed the SS and, from 1936, all German police.",
    ),
    Event(
        "s1_kristallnacht",
        "Kristallnacht",
        NORMAL,
        [Each(EVERYBODY, Motivation(1)), LeadersGoHome()],
        hitler_to=DEUTSCHLANDHALLE,
        words="Every conspirator gains 1 motivation. Hitler and all deputies go back to their starting spaces.",
        story="The pogrom of 9 and 10 November 1938 shocked many Germans into opposition.",
    ),
    Event(
        "s1_berlin_speech",
        "Berlin Speech",
        NORMAL,
        [
            SupportToStart(),
            LeadersTo(SPORTPALAST, HITLER, GOEBBELS),
            OneOf(Who(berlin=True), Suspicion(-1), "Whose suspicion falls?"),
        ],
        hitler_to=SPORTPALAST,
        words=(
            "Military support goes to its starting level. Hitler and Goebbels go to the Sportpalast. One conspirator in "
            "Berlin loses 1 suspicion."
        ),
        story="The Sportpalast was the regime's main speaking hall in Berlin.",
    ),
    Event(
        "s1_assassin_caught",
        "Assassin Caught",
        NORMAL,
        [Each(NEAREST_TO_HITLER, SuspicionUpTo(HIGH)), LeadersTo(CHANCELLERY, HITLER)],
        hitler_to=CHANCELLERY,
        words="The conspirators nearest to Hitler go up to high suspicion. Hitler goes to the Chancellery.",
        story="Maurice Bavaud, a Swiss student, tried to shoot Hitler in November 1938 and was caught.",
    ),
    Event(
        "s1_gestapo_investigation",
        "Gestapo Investigation",
        NORMAL,
        [Each(EVERYBODY, Suspicion(1))],
        words="Every conspirator gains 1 suspicion.",
        story="The Gestapo relied heavily on denunciations.",
    ),
    Event(
        "s1_munich_agreement",
        "Munich Agreement",
        KEY,
        [Support(1), RemoveEvents(1, 2)],
        words="Military support rises by 1. The next two stage 1 cards leave the game.",
        story="The agreement of 30 September 1938 took the ground from the officers' coup planned for that month.",
    ),
    Event(
        "s1_blomberg_fritsch_affair",
        "Blomberg-Fritsch Affair",
        IMPORTANT,
        [Support(1), LeadersTo(CHANCELLERY, GOERING)],
        words="Military support rises by 1. Goering goes to the Chancellery.",
        story="In early 1938 War Minister Blomberg and army chief Fritsch were forced out; Hitler took direct command.",
    ),
    Event(
        "s1_anschluss",
        "The Anschluss",
        IMPORTANT,
        [Support(1), LeadersTo(MUNICH, HITLER, GOERING)],
        hitler_to=MUNICH,
        words="Military support rises by 1. Hitler and Goering go to Munich.",
        story="Germany annexed Austria on 12 and 13 March 1938.",
    ),
]
