"""The event cards of stage 7."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.choices import DrawUpTo
from parlour.games.black_orchestra.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.effects import (
    AbwehrAbilitiesOff,
    Each,
    LeadersTo,
    Motivation,
    Support,
    SupportToStart,
    Suspicion,
)
from parlour.games.black_orchestra.names import BORMANN, GOEBBELS, GOERING, HIMMLER, HITLER
from parlour.games.black_orchestra.raid import RAID
from parlour.games.black_orchestra.spaces import BERGHOF, CHANCELLERY, HANNOVER, MINISTRY_OF_PROPAGANDA
from parlour.games.black_orchestra.who import EVERYBODY

STAGE_7: Final = [
    Event(
        "s7_v2_rocket_attack",
        "V-2 Rocket Attack",
        NORMAL,
        [Support(1), Each(EVERYBODY, Motivation(1)), LeadersTo(HANNOVER, GOERING), LeadersTo(BERGHOF, BORMANN)],
        words=(
            "Military support rises by 1. Every conspirator gains 1 motivation. Goering goes to Hannover and Bormann to the "
            "Berghof."
        ),
        story="The first V-2 hit London on 8 September 1944.",
    ),
    Event(
        "s7_gestapo_raid_1",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s7_gestapo_raid_2",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s7_gestapo_raid_3",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s7_fuhrer_bunker",
        "Führer Bunker",
        NORMAL,
        [Each(EVERYBODY, Suspicion(1)), LeadersTo(CHANCELLERY, HITLER)],
        hitler_to=CHANCELLERY,
        words="Every conspirator gains 1 suspicion. Hitler goes to the Chancellery.",
        story="Hitler moved into the bunker under the Chancellery in January 1945.",
    ),
    Event(
        "s7_operation_overlord",
        "Operation Overlord",
        NORMAL,
        [SupportToStart(), LeadersTo(MINISTRY_OF_PROPAGANDA, GOEBBELS)],
        words="Military support goes to its starting level. Goebbels goes to the Ministry of Propaganda.",
        story="The Allies landed in Normandy on 6 June 1944.",
    ),
    Event(
        "s7_gothic_line",
        "Gothic Line",
        NORMAL,
        [Support(1)],
        words="Military support rises by 1.",
        story="The Gothic Line held up the Allies in Italy from August 1944.",
    ),
    Event(
        "s7_rommel_executed",
        "Rommel Executed",
        NORMAL,
        [Support(-1), LeadersTo(CHANCELLERY, HIMMLER)],
        words="Military support falls by 1. Himmler goes to the Chancellery.",
        story="Rommel was forced to take poison on 14 October 1944.",
    ),
    Event(
        "s7_documents_located",
        "Documents Located",
        NORMAL,
        [],
        loses=True,
        words="The conspirators lose the game.",
        story="The Zossen papers, found in September 1944, exposed the Abwehr circle.",
    ),
    Event(
        "s7_fall_of_rome",
        "Fall of Rome",
        KEY,
        [Support(-1)],
        words="Military support falls by 1.",
        story="The Allies entered Rome on 4 June 1944.",
    ),
    Event(
        "s7_final_conscription",
        "Final Conscription",
        IMPORTANT,
        [Each(EVERYBODY, DrawUpTo(2))],
        words="Every conspirator may draw up to two cards.",
        story="The Volkssturm was called up in October 1944.",
    ),
    Event(
        "s7_anzio_landing",
        "Anzio Landing",
        IMPORTANT,
        [AbwehrAbilitiesOff()],
        words="The special abilities of Abwehr conspirators are off for the rest of the game.",
        story="The Allies landed at Anzio on 22 January 1944; the Abwehr was broken up in February.",
    ),
]
