"""The twelve plots (BO-110 to BO-118). Letters are those printed on the item tiles."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.cards.content import (
    AFFILIATION,
    ANYWHERE,
    EVENT_MOVED_HITLER,
    ITEM,
    MEETING,
    NEXT_SPACE,
    PLOT,
    Card,
    Element,
    Plot,
)
from parlour.games.black_orchestra.names import (
    ABWEHR,
    BADGE,
    CIVILIAN,
    EXPLOSIVES,
    INTEL,
    KEYS,
    MAP,
    POISON,
    SIGNATURE,
    WEAPONS,
    WEHRMACHT,
)

PLOTS: Final = [
    Card(
        "lone_gunman",
        PLOT,
        plot=Plot(
            "A",
            [Element(AFFILIATION, WEHRMACHT, dice=1), Element(ITEM, WEAPONS, dice=1), Element(ITEM, BADGE, ignore=1)],
            reckless=True,
        ),
    ),
    Card(
        "suitcase_bomb",
        PLOT,
        plot=Plot(
            "B",
            [Element(AFFILIATION, WEHRMACHT, dice=1), Element(ITEM, EXPLOSIVES, dice=1), Element(ITEM, BADGE, ignore=1)],
            fortified=1,
        ),
    ),
    Card(
        "derail_train",
        PLOT,
        trigger=EVENT_MOVED_HITLER,
        plot=Plot(
            "C",
            [Element(AFFILIATION, CIVILIAN, dice=1), Element(ITEM, INTEL, dice=1), Element(ITEM, MAP, dice=1)],
            distance=ANYWHERE,
        ),
    ),
    Card(
        "plane_bomb",
        PLOT,
        trigger=EVENT_MOVED_HITLER,
        plot=Plot(
            "D",
            [Element(AFFILIATION, ABWEHR, dice=1), Element(ITEM, EXPLOSIVES, dice=1), Element(ITEM, MAP, dice=1)],
            distance=ANYWHERE,
        ),
    ),
    Card(
        "hidden_bomb",
        PLOT,
        plot=Plot(
            "E",
            [Element(AFFILIATION, CIVILIAN, dice=1), Element(ITEM, EXPLOSIVES, dice=1, several=True), Element(ITEM, KEYS, dice=1)],
            fortified=0,
        ),
    ),
    Card("coup", PLOT, plot=Plot("F", [Element(ITEM, SIGNATURE, dice=1, several=True), Element(MEETING, dice=2)], berlin=True)),
    Card(
        "poison_gas",
        PLOT,
        plot=Plot(
            "G",
            [Element(AFFILIATION, ABWEHR, dice=1), Element(ITEM, POISON, dice=1, several=True), Element(ITEM, KEYS, dice=1)],
            fortified=1,
        ),
    ),
    Card(
        "sniper",
        PLOT,
        plot=Plot(
            "H",
            [Element(AFFILIATION, ABWEHR, dice=1), Element(ITEM, WEAPONS, dice=1), Element(ITEM, INTEL, dice=1, several=True)],
            reckless=True,
        ),
    ),
    Card(
        "kidnapping",
        PLOT,
        plot=Plot(
            "J",
            [
                Element(AFFILIATION, WEHRMACHT, dice=1),
                Element(ITEM, WEAPONS, dice=1, several=True),
                Element(ITEM, SIGNATURE, dice=1),
            ],
            stages=[1, 2],
        ),
    ),
    Card(
        "poison_parcel",
        PLOT,
        plot=Plot(
            "K",
            [Element(ITEM, SIGNATURE, dice=1), Element(ITEM, POISON, dice=1), Element(ITEM, MAP, dice=1)],
            distance=NEXT_SPACE,
            fortified=0,
        ),
    ),
    Card(
        "poison_food",
        PLOT,
        plot=Plot(
            "L",
            [Element(AFFILIATION, CIVILIAN, dice=1), Element(ITEM, POISON, dice=1, several=True), Element(ITEM, INTEL, dice=1)],
            berlin=True,
        ),
    ),
    Card(
        "ambush",
        PLOT,
        plot=Plot(
            "M",
            [Element(ITEM, KEYS, dice=1), Element(ITEM, BADGE, ignore=1, several=True), Element(MEETING, dice=2)],
            stages=[3, 4, 5],
        ),
    ),
]
