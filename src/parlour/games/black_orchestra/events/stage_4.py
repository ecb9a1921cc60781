"""The event cards of stage 4."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.effects import Each, LeadersTo, Motivation, RemoveEvents, RemoveLeader, RevealAt, Support
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
from parlour.games.black_orchestra.raid import RAID
from parlour.games.black_orchestra.spaces import ANLAGE_SUD, PARIS, POSEN, PRAGUE, WOLFSSCHANZE
from parlour.games.black_orchestra.visits import Visit
from parlour.games.black_orchestra.who import Who

STAGE_4: Final = [
    Event(
        "s4_visit_from_himmler",
        "Visit from Himmler",
        NORMAL,
        [Visit(HIMMLER), Each(Who(affiliation=WEHRMACHT), Motivation(-1))],
        words="Himmler visits the nearest conspirator. Wehrmacht conspirators lose 1 motivation.",
        story="The SS watched the officer corps closely.",
    ),
    Event(
        "s4_war_conference",
        "War Conference",
        NORMAL,
        [LeadersTo(ANLAGE_SUD, *EVERY_LEADER), RevealAt(ANLAGE_SUD)],
        hitler_to=ANLAGE_SUD,
        words="Hitler and all deputies go to Anlage Süd; the tile there is revealed.",
        story="Hitler met Mussolini at Anlage Süd in August 1941.",
    ),
    Event(
        "s4_gestapo_raid_1",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s4_gestapo_raid_2",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s4_hess_leaves_germany",
        "Hess Leaves Germany",
        NORMAL,
        [Support(-2), RemoveLeader(HESS)],
        ignore_eagles=1,
        words="Military support falls by 2. Hess leaves the game. While current: ignore 1 eagle in plot attempts.",
        story="Hess flew to Scotland on 10 May 1941.",
    ),
    Event(
        "s4_visit_from_goebbels",
        "Visit from Goebbels",
        NORMAL,
        [Visit(GOEBBELS), Each(Who(affiliation=CIVILIAN), Motivation(-1))],
        words="Goebbels visits the nearest conspirator. Civilian conspirators lose 1 motivation.",
        story="Campaigns against defeatists aimed at the civil elite.",
    ),
    Event(
        "s4_afrika_korps",
        "Afrika Korps",
        NORMAL,
        [Support(1), LeadersTo(PRAGUE, BORMANN, GOEBBELS)],
        words="Military support rises by 1. Bormann and Goebbels go to Prague.",
        story="Rommel landed in Tripoli in February 1941.",
    ),
    Event(
        "s4_yugoslavia_surrenders",
        "Yugoslavia Surrenders",
        NORMAL,
        [Support(1), LeadersTo(PARIS, HIMMLER)],
        words="Military support rises by 1. Himmler goes to Paris.",
        story="Yugoslavia capitulated on 17 April 1941.",
    ),
    Event(
        "s4_pearl_harbor_attack",
        "Pearl Harbor Attack",
        NORMAL,
        [Support(-1), RemoveEvents(4, 3), RemoveLeader(HESS)],
        words="Military support falls by 1. The next three stage 4 cards leave the game. Hess leaves the game.",
        story="Germany declared war on the United States on 11 December 1941.",
    ),
    Event(
        "s4_fall_of_kiev",
        "Fall of Kiev",
        KEY,
        [Support(2)],
        words="Military support rises by 2.",
        story="Kiev was taken on 19 September 1941.",
    ),
    Event(
        "s4_operation_barbarossa",
        "Operation Barbarossa",
        IMPORTANT,
        [Support(1), LeadersTo(POSEN, GOERING)],
        words="Military support rises by 1. Goering goes to Posen.",
        story="The attack on the Soviet Union began on 22 June 1941.",
    ),
    Event(
        "s4_hitler_assumes_command",
        "Hitler Assumes Command",
        IMPORTANT,
        [Support(-1), LeadersTo(WOLFSSCHANZE, HITLER), RevealAt(WOLFSSCHANZE)],
        hitler_to=WOLFSSCHANZE,
        words="Military support falls by 1. Hitler goes to the Wolfsschanze; the tile there is revealed.",
        story="Hitler took over as commander of the army on 19 December 1941.",
    ),
]
