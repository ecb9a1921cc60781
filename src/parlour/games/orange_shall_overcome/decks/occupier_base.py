# ruff: noqa: E501 - the text of a card stays in one piece
"""The 22 base Occupier cards, eleven of each Threat level (OSO-22, R3)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.board import road_number
from parlour.games.orange_shall_overcome.choices import EitherOr, Way
from parlour.games.orange_shall_overcome.content import Occupier
from parlour.games.orange_shall_overcome.effects import (
    AGE_17_40,
    DIE_CITY,
    DIE_COUNTRY,
    EACH,
    LOWEST_ALIBI,
    MY_LOCATION,
    SELF,
    TAG,
    TILE,
    Alibi,
    If,
    Lose,
    Morale,
    RaidLowest,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import INFORMATION, RATION
from parlour.games.orange_shall_overcome.locations import tile
from parlour.games.orange_shall_overcome.patrols import ExtraPatrol
from parlour.games.orange_shall_overcome.roads import AT_MY_LOCATION, NAMED, Intensify

BASE = [
    Occupier(
        "o1_01",
        1,
        "Identity-card week",
        "Intensify a road at your location (your choice). Lower the Safety of the City location whose number you roll on a D6 by 1.",
        Sequence(Intensify(AT_MY_LOCATION), Safety(DIE_CITY, -1)),
        "Since 1941 everyone from fifteen up had to carry an identity card; street checks became daily routine.",
    ),
    Occupier(
        "o1_02",
        1,
        "Radio sets handed in",
        "Morale drops by 1. Lower the Safety of the Countryside location whose number you roll on a D6 by 1.",
        Sequence(Morale(-1), Safety(DIE_COUNTRY, -1)),
        "In May 1943 the population was ordered to give up its radios; many kept one under the floor.",
    ),
    Occupier(
        "o1_03",
        1,
        "The loyalty declaration",
        "If your profession is student: you lose 2 Alibi; otherwise Morale drops by 1. Lower the Safety of the City location whose number you roll on a D6 by 1.",
        Sequence(If(TAG, 0, Alibi(SELF, -2), Morale(-1), tag="student"), Safety(DIE_CITY, -1)),
        "In spring 1943 students had to sign a pledge; the great majority refused and had to disappear.",
    ),
    Occupier(
        "o1_04",
        1,
        "Earlier curfew",
        "Lower the Safety of your location by 1. Lower the Safety of the City location whose number you roll on a D6 by 1.",
        Sequence(Safety(MY_LOCATION, -1), Safety(DIE_CITY, -1)),
        "Whoever was outside after the set hour was stopped.",
    ),
    Occupier(
        "o1_05",
        1,
        "Bicycles wanted",
        "Choose: pay 1 resource of choice OR you lose 1 Alibi. Lower the Safety of the Countryside location whose number you roll on a D6 by 1.",
        Sequence(
            EitherOr(
                Way("Give something up", "Pay 1 resource of choice", any_resources=1),
                Way("Refuse", "You lose 1 Alibi", Alibi(SELF, -1)),
            ),
            Safety(DIE_COUNTRY, -1),
        ),
        "Bicycles were taken from people at street corners.",
    ),
    Occupier(
        "o1_06",
        1,
        "New ration registration",
        "You lose 1 Ration; if you have none, Morale drops by 1. Lower the Safety of the City location whose number you roll on a D6 by 1.",
        Sequence(Lose(RATION, 1, Morale(-1)), Safety(DIE_CITY, -1)),
        "Cards were re-registered to expose people who should not exist on paper.",
    ),
    Occupier(
        "o1_07",
        1,
        "Ears in the café",
        "Lower the Safety of the Café by 2. You lose 1 Alibi.",
        Sequence(Safety(TILE + tile("cafe"), -2), Alibi(SELF, -1)),
        "Paid informers sat where people talk.",
    ),
    Occupier(
        "o1_08",
        1,
        "A face on a poster",
        "The character with the lowest Alibi loses 1 Alibi. Lower the Safety of the Countryside location whose number you roll on a D6 by 1.",
        Sequence(Alibi(LOWEST_ALIBI, -1), Safety(DIE_COUNTRY, -1)),
        "Rewards were printed under names and photographs.",
    ),
    Occupier(
        "o1_09",
        1,
        "After the April-May strikes",
        "Morale drops by 2.",
        Morale(-2),
        "The strikes of 1943 were answered with summary executions; fear and anger grew together.",
    ),
    Occupier(
        "o1_10",
        1,
        "Door to door",
        "Lower the Safety of your location by 2.",
        Safety(MY_LOCATION, -2),
        "A street is closed at both ends and every house is entered.",
    ),
    Occupier(
        "o1_11",
        1,
        "Troops on the move",
        "Intensify road J. Intensify road P.",
        Sequence(Intensify(NAMED + road_number("j")), Intensify(NAMED + road_number("p"))),
        "Columns pass through and leave guards behind.",
    ),
    Occupier(
        "o2_01",
        2,
        "Razzia",
        "Each character aged 17 to 40 loses 1 Alibi. Lower the Safety of the City location whose number you roll on a D6 by 1.",
        Sequence(Alibi(AGE_17_40, -1), Safety(DIE_CITY, -1)),
        "In November 1944 some fifty thousand men of 17 to 40 were driven together in Rotterdam and Schiedam; every house with people of that age was searched.",
    ),
    Occupier(
        "o2_02",
        2,
        "Land watch",
        "Intensify a road at your location (your choice). Intensify a road at your location (your choice).",
        Sequence(Intensify(AT_MY_LOCATION), Intensify(AT_MY_LOCATION)),
        "Armed collaborators patrolled the roads at night.",
    ),
    Occupier(
        "o2_03",
        2,
        "The England game uncovered",
        "Morale drops by 2. You lose 1 Information.",
        Sequence(Morale(-2), Lose(INFORMATION, 1)),
        "Dozens of agents dropped from England had been captured on landing; whom can you still trust?",
    ),
    Occupier(
        "o2_04",
        2,
        "A house set on fire",
        "Lower the Safety of your location by 2. Morale drops by 1.",
        Sequence(Safety(MY_LOCATION, -2), Morale(-1)),
        "Homes were burned as a warning to the street.",
    ),
    Occupier("o2_05", 2, "Interrogation", "You lose 2 Alibi.", Alibi(SELF, -2), "Someone you know is being questioned."),
    Occupier(
        "o2_06",
        2,
        "Head money",
        "The character with the lowest Alibi loses 1 Alibi. Lower the Safety of the City location whose number you roll on a D6 by 1. Lower the Safety of the Countryside location whose number you roll on a D6 by 1.",
        Sequence(Alibi(LOWEST_ALIBI, -1), Safety(DIE_CITY, -1), Safety(DIE_COUNTRY, -1)),
        "Bounties were paid for betraying people in hiding, above all Jews; the price of an address went up.",
    ),
    Occupier(
        "o2_07",
        2,
        "Summary justice",
        "Choose: each character loses 1 Alibi OR Morale drops by 2. Lower the Safety of the City location whose number you roll on a D6 by 1.",
        Sequence(
            EitherOr(
                Way("Lie low", "Each character loses 1 Alibi", Alibi(EACH, -1)), Way("Carry on", "Morale drops by 2", Morale(-2))
            ),
            Safety(DIE_CITY, -1),
        ),
        "Emergency law allowed sentences without trial.",
    ),
    Occupier(
        "o2_08",
        2,
        "Bridges guarded",
        "Intensify road D. Intensify road H. Intensify road Q.",
        Sequence(Intensify(NAMED + road_number("d")), Intensify(NAMED + road_number("h")), Intensify(NAMED + road_number("q"))),
        "No one crosses the water unseen.",
    ),
    Occupier(
        "o2_09",
        2,
        "Empty shop windows",
        "You lose 2 Rations (or as many as you have); if you have none, Morale drops by 1. Lower the Safety of the Countryside location whose number you roll on a D6 by 1.",
        Sequence(Lose(RATION, 2, Morale(-1)), Safety(DIE_COUNTRY, -1)),
        "Every kind of food became scarce.",
    ),
    Occupier(
        "o2_10",
        2,
        "Lorries at night",
        "A Raid strikes the location with the lowest Safety.",
        RaidLowest(),
        "Engines stop in front of the wrong door.",
    ),
    Occupier(
        "o2_11", 2, "Double patrols", "Resolve 1 extra Patrolling card now.", ExtraPatrol(), "The watch is relieved twice as often."
    ),
]
