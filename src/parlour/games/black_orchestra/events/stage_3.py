"""The event cards of stage 3."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.effects import Each, GoTo, LeadersTo, Motivation, RevealAt, Support, SupportAtLeast
from parlour.games.black_orchestra.names import BORMANN, GOEBBELS, GOERING, HESS, HIMMLER, HITLER, WEHRMACHT
from parlour.games.black_orchestra.offers import HITLERS_OFFER
from parlour.games.black_orchestra.raid import RAID
from parlour.games.black_orchestra.spaces import ADLERHORST, BERGHOF, PRAGUE, WARSAW
from parlour.games.black_orchestra.visits import IfAlone, PayForSuspicion, Visit
from parlour.games.black_orchestra.who import EVERYBODY, Who

STAGE_3: Final = [
    Event(
        "s3_visit_from_hitler",
        "Visit from Hitler",
        NORMAL,
        [Visit(HITLER), IfAlone(HITLERS_OFFER)],
        hitler_visits=True,
        words=(
            "Hitler visits the nearest conspirator. If that conspirator is alone he may bring both motivation and suspicion "
            "down to their starting levels."
        ),
        story="Hitler pressed reluctant generals for an attack in the West.",
    ),
    Event(
        "s3_berghof_retreat",
        "Berghof Retreat",
        NORMAL,
        [LeadersTo(BERGHOF, HITLER, HIMMLER, GOEBBELS, BORMANN)],
        hitler_to=BERGHOF,
        words="Hitler, Himmler, Goebbels and Bormann go to the Berghof.",
        story="Hitler spent long stretches at his house on the Obersalzberg.",
    ),
    Event(
        "s3_visit_from_goering",
        "Visit from Goering",
        NORMAL,
        [Visit(GOERING), IfAlone(PayForSuspicion(1, cards=False, again=True))],
        words=(
            "Goering visits the nearest conspirator. If that conspirator is alone he may discard any number of items and lose"
            " 1 suspicion for each."
        ),
        story="Goering commanded the Luftwaffe.",
    ),
    Event(
        "s3_gestapo_raid_1",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s3_gestapo_raid_2",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s3_jews_targeted",
        "Jews Targeted",
        NORMAL,
        [Each(EVERYBODY, Motivation(1)), LeadersTo(WARSAW, HIMMLER), RevealAt(WARSAW)],
        words="Every conspirator gains 1 motivation. Himmler goes to Warsaw; the tile there is revealed.",
        story="From late 1939 Jews in occupied Poland had to wear the Star of David.",
    ),
    Event(
        "s3_london_bombed",
        "London Bombed",
        NORMAL,
        [Support(1), LeadersTo(PRAGUE, HESS), RevealAt(PRAGUE)],
        words="Military support rises by 1. Hess goes to Prague; the tile there is revealed.",
        story="The bombing of London began in September 1940.",
    ),
    Event(
        "s3_germany_bombed",
        "Germany Bombed",
        NORMAL,
        [Support(1)],
        add_eagles=1,
        words="Military support rises by 1. While current: add 1 eagle to plot attempts.",
        story="The RAF bombed German cities from May 1940.",
    ),
    Event(
        "s3_sea_lion_postponed",
        "Sea Lion Postponed",
        KEY,
        [Each(EVERYBODY, Motivation(-1))],
        words="Every conspirator loses 1 motivation.",
        story="The landing in England was put off on 17 September 1940.",
    ),
    Event(
        "s3_western_offensive",
        "Western Offensive",
        IMPORTANT,
        [Each(Who(affiliation=WEHRMACHT), GoTo(ADLERHORST))],
        words="All Wehrmacht conspirators go to Adlerhorst.",
        story="The attack in the West began on 10 May 1940.",
    ),
    Event(
        "s3_invasion_of_norway",
        "Invasion of Norway",
        IMPORTANT,
        [Support(1)],
        words="Military support rises by 1.",
        story="Germany attacked Denmark and Norway on 9 April 1940; Oster had warned the Allies.",
    ),
    Event(
        "s3_fall_of_paris",
        "Fall of Paris",
        IMPORTANT,
        [SupportAtLeast(5), Each(EVERYBODY, Motivation(-1))],
        words="Military support below 5 goes up to 5. Every conspirator loses 1 motivation.",
        story="Paris fell on 14 June 1940; Hitler stood at the height of his prestige.",
    ),
]
