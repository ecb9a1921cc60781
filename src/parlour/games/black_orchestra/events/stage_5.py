"""The event cards of stage 5."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.choices import DiscardCards
from parlour.games.black_orchestra.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.effects import Arrest, Each, GoTo, LeadersTo, Motivation, RemoveEvents, RevealAt, Support
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
from parlour.games.black_orchestra.raid import RAID
from parlour.games.black_orchestra.spaces import BERGHOF, BORISOV, CHANCELLERY, PRAGUE, SMOLENSK, WASSERBURG
from parlour.games.black_orchestra.visits import IfAlone, Visit
from parlour.games.black_orchestra.who import EVERYBODY, Who

STAGE_5: Final = [
    Event(
        "s5_visit_from_bormann",
        "Visit from Bormann",
        NORMAL,
        [Visit(BORMANN), IfAlone(Arrest())],
        words="Bormann visits the nearest conspirator. If that conspirator is alone he is arrested.",
        story="Bormann became party chancellor after Hess and Hitler's secretary in 1943.",
    ),
    Event(
        "s5_visit_from_goering",
        "Visit from Goering",
        NORMAL,
        [Visit(GOERING), Each(Who(affiliation=ABWEHR), Motivation(-1))],
        words="Goering visits the nearest conspirator. Abwehr conspirators lose 1 motivation.",
        story="In April 1943 the case against Dohnanyi and Oster crippled the Abwehr circle.",
    ),
    Event(
        "s5_casablanca_conference",
        "Casablanca Conference",
        NORMAL,
        [Each(EVERYBODY, Motivation(-1)), Each(EVERYBODY, DiscardCards(1))],
        words="Every conspirator loses 1 motivation and discards a card.",
        story="In January 1943 the Allies demanded unconditional surrender.",
    ),
    Event(
        "s5_gestapo_raid_1",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s5_gestapo_raid_2",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s5_heydrich_assassinated",
        "Heydrich Assassinated",
        NORMAL,
        [LeadersTo(CHANCELLERY, *EVERY_LEADER), Each(Who(space=PRAGUE, suspicion_min=HIGH), Arrest())],
        hitler_to=CHANCELLERY,
        words="Hitler and all deputies go to the Chancellery. Conspirators in Prague at high or extreme suspicion are arrested.",
        story="Czech agents attacked Heydrich in Prague on 27 May 1942.",
    ),
    Event(
        "s5_berghof_retreat",
        "Berghof Retreat",
        NORMAL,
        [LeadersTo(BERGHOF, HITLER, BORMANN, GOEBBELS)],
        ignore_eagles=1,
        hitler_to=BERGHOF,
        words="Hitler, Bormann and Goebbels go to the Berghof. While current: ignore 1 eagle in plot attempts.",
        story="Hitler withdrew to the Obersalzberg for weeks at a time.",
    ),
    Event(
        "s5_rommel_defeated",
        "Rommel Defeated",
        NORMAL,
        [Support(-1), RemoveEvents(5, 2)],
        words="Military support falls by 1. The next two stage 5 cards leave the game.",
        story="The Afrika Korps was beaten at El Alamein in November 1942.",
    ),
    Event(
        "s5_russian_setback",
        "Russian Setback",
        KEY,
        [Support(-1), RemoveEvents(5, 2)],
        add_eagles=1,
        words=(
            "Military support falls by 1. The next two stage 5 cards leave the game. While current: add 1 eagle to plot attempts."
        ),
        story="The Wehrmacht was thrown back before Moscow in the winter of 1941.",
    ),
    Event(
        "s5_visit_to_the_front",
        "Visit to the Front",
        IMPORTANT,
        [LeadersTo(SMOLENSK, HITLER, GOEBBELS), RevealAt(SMOLENSK)],
        ignore_eagles=2,
        hitler_to=SMOLENSK,
        words="Hitler and Goebbels go to Smolensk; the tile there is revealed. While current: ignore 2 eagles in plot attempts.",
        story="On 13 March 1943 Tresckow's circle smuggled a bomb on to Hitler's plane at Smolensk.",
    ),
    Event(
        "s5_eastern_push",
        "Eastern Push",
        IMPORTANT,
        [Support(1), Each(Who(affiliation=WEHRMACHT), GoTo(BORISOV))],
        words="Military support rises by 1. All Wehrmacht conspirators go to Borisov.",
        story="The summer offensive of 1942 drove towards the Volga and the Caucasus.",
    ),
    Event(
        "s5_lebensraum",
        "Lebensraum",
        IMPORTANT,
        [Each(EVERYBODY, Motivation(1)), LeadersTo(WASSERBURG, HIMMLER), RevealAt(WASSERBURG)],
        words="Every conspirator gains 1 motivation. Himmler goes to Wasserburg; the tile there is revealed.",
        story="News of mass murder in the East reached the conspirators.",
    ),
]
