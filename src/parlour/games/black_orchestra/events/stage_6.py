"""The event cards of stage 6."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.effects import Each, GoTo, LeadersTo, RemoveEvents, Support, SupportAtLeast, SupportToStart
from parlour.games.black_orchestra.evacuation import Evacuate
from parlour.games.black_orchestra.names import ABWEHR, BORMANN, GOEBBELS, HITLER
from parlour.games.black_orchestra.raid import RAID
from parlour.games.black_orchestra.spaces import ANLAGE_SUD, CHANCELLERY, POSEN, WOLFSSCHLUCHT
from parlour.games.black_orchestra.visits import Visit
from parlour.games.black_orchestra.who import Who

STAGE_6: Final = [
    Event(
        "s6_visit_from_hitler",
        "Visit from Hitler",
        NORMAL,
        [Visit(HITLER)],
        ignore_eagles=2,
        hitler_visits=True,
        words="Hitler visits the nearest conspirator. While current: ignore 2 eagles in plot attempts.",
        story="Hitler decorated soldiers and their families in person.",
    ),
    Event(
        "s6_slow_retreat",
        "Slow Retreat",
        NORMAL,
        [Evacuate(hitler=False)],
        words="Conspirators and deputies in spaces that close in stage 7 go to the nearest space that stays open.",
        story="From 1943 the army in the East fell back step by step.",
    ),
    Event(
        "s6_gestapo_raid_1",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s6_gestapo_raid_2",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s6_gestapo_raid_3",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s6_berlin_bombed",
        "Berlin Bombed",
        NORMAL,
        [LeadersTo(CHANCELLERY, HITLER)],
        add_eagles=1,
        hitler_to=CHANCELLERY,
        words="Hitler goes to the Chancellery. While current: add 1 eagle to plot attempts.",
        story="The air battle of Berlin began in November 1943.",
    ),
    Event(
        "s6_warsaw_ghetto_uprising",
        "Warsaw Ghetto Uprising",
        NORMAL,
        [],
        uprising=True,
        words="While current: when the dissent track fills, the choice may be that every conspirator gains 1 motivation.",
        story="The uprising lasted from 19 April to 16 May 1943.",
    ),
    Event(
        "s6_stalingrad_surrounded",
        "Stalingrad Surrounded",
        NORMAL,
        [SupportToStart()],
        words="Military support goes to its starting level.",
        story="The 6th Army was encircled in November 1942 and gave up on 2 February 1943.",
    ),
    Event(
        "s6_wolfpacks",
        "Wolfpacks",
        NORMAL,
        [Support(1), LeadersTo(WOLFSSCHLUCHT, BORMANN, GOEBBELS)],
        words="Military support rises by 1. Bormann and Goebbels go to Wolfsschlucht.",
        story="U-boat packs peaked in March 1943.",
    ),
    Event(
        "s6_sicily_invaded",
        "Sicily Invaded",
        NORMAL,
        [Support(-1), LeadersTo(CHANCELLERY, HITLER), Each(Who(affiliation=ABWEHR), GoTo(CHANCELLERY))],
        hitler_to=CHANCELLERY,
        words="Military support falls by 1. Hitler and all Abwehr conspirators go to the Chancellery.",
        story="The Allies landed in Sicily on 10 July 1943.",
    ),
    Event(
        "s6_fortress_europa",
        "Fortress Europa",
        KEY,
        [SupportAtLeast(5), RemoveEvents(6, 2)],
        ignore_eagles=1,
        words=(
            "Military support below 5 goes up to 5. The next two stage 6 cards leave the game. While current: ignore 1 eagle "
            "in plot attempts."
        ),
        story="Rommel took over the Atlantic defences at the end of 1943.",
    ),
    Event(
        "s6_kursk_recaptured",
        "Kursk Recaptured",
        IMPORTANT,
        [Support(-1), LeadersTo(ANLAGE_SUD, HITLER), LeadersTo(POSEN, BORMANN)],
        hitler_to=ANLAGE_SUD,
        words="Military support falls by 1. Hitler goes to Anlage Süd and Bormann to Posen.",
        story="The Red Army won the tank battle of Kursk in summer 1943.",
    ),
]
