"""The twelve plots (BO-110 to BO-118). Letters are those printed on the item tiles."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.content import (
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
        "Lone Gunman",
        PLOT,
        words="Reckless, in Hitler's space. Extra dice: Wehrmacht, weapons. A badge cancels one eagle.",
        plot=Plot(
            "A",
            [
                Element(AFFILIATION, WEHRMACHT, dice=1),
                Element(ITEM, WEAPONS, dice=1),
                Element(ITEM, BADGE, ignore=1),
            ],
            reckless=True,
        ),
    ),
    Card(
        "suitcase_bomb",
        "Suitcase Bomb",
        PLOT,
        words="In Hitler's space, which is fortified. Extra dice: Wehrmacht, explosives. A badge cancels one eagle.",
        plot=Plot(
            "B",
            [
                Element(AFFILIATION, WEHRMACHT, dice=1),
                Element(ITEM, EXPLOSIVES, dice=1),
                Element(ITEM, BADGE, ignore=1),
            ],
            fortified=1,
        ),
    ),
    Card(
        "derail_train",
        "Derail Train",
        PLOT,
        words="At once after an event has moved Hitler, on anyone's turn and from anywhere. Extra dice: Civilian, intel, map.",
        trigger=EVENT_MOVED_HITLER,
        plot=Plot(
            "C",
            [
                Element(AFFILIATION, CIVILIAN, dice=1),
                Element(ITEM, INTEL, dice=1),
                Element(ITEM, MAP, dice=1),
            ],
            distance=ANYWHERE,
        ),
    ),
    Card(
        "plane_bomb",
        "Plane Bomb",
        PLOT,
        words="At once after an event has moved Hitler, on anyone's turn and from anywhere. Extra dice: Abwehr, explosives, map.",
        trigger=EVENT_MOVED_HITLER,
        plot=Plot(
            "D",
            [
                Element(AFFILIATION, ABWEHR, dice=1),
                Element(ITEM, EXPLOSIVES, dice=1),
                Element(ITEM, MAP, dice=1),
            ],
            distance=ANYWHERE,
        ),
    ),
    Card(
        "hidden_bomb",
        "Hidden Bomb",
        PLOT,
        words="In Hitler's space, which is not fortified. Extra dice: Civilian, each explosives, keys.",
        plot=Plot(
            "E",
            [
                Element(AFFILIATION, CIVILIAN, dice=1),
                Element(ITEM, EXPLOSIVES, dice=1, several=True),
                Element(ITEM, KEYS, dice=1),
            ],
            fortified=0,
        ),
    ),
    Card(
        "coup",
        "Coup d'Etat",
        PLOT,
        words="In Hitler's space in Berlin. Extra dice: each signature; two more if all conspirators are in the space.",
        plot=Plot(
            "F",
            [
                Element(ITEM, SIGNATURE, dice=1, several=True),
                Element(MEETING, dice=2),
            ],
            berlin=True,
        ),
    ),
    Card(
        "poison_gas",
        "Poison Gas",
        PLOT,
        words="In Hitler's space, which is fortified. Extra dice: Abwehr, each poison, keys.",
        plot=Plot(
            "G",
            [
                Element(AFFILIATION, ABWEHR, dice=1),
                Element(ITEM, POISON, dice=1, several=True),
                Element(ITEM, KEYS, dice=1),
            ],
            fortified=1,
        ),
    ),
    Card(
        "sniper",
        "Sniper",
        PLOT,
        words="Reckless, in Hitler's space. Extra dice: Abwehr, weapons, each intel.",
        plot=Plot(
            "H",
            [
                Element(AFFILIATION, ABWEHR, dice=1),
                Element(ITEM, WEAPONS, dice=1),
                Element(ITEM, INTEL, dice=1, several=True),
            ],
            reckless=True,
        ),
    ),
    Card(
        "kidnapping",
        "Kidnapping",
        PLOT,
        words="In Hitler's space, numbered 1 or 2 (Berlin counts as 1). Extra dice: Wehrmacht, each weapons, signature.",
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
        "Poison Parcel",
        PLOT,
        words="Exactly one space from Hitler, who is in a space that is not fortified. Extra dice: signature, poison, map.",
        plot=Plot(
            "K",
            [
                Element(ITEM, SIGNATURE, dice=1),
                Element(ITEM, POISON, dice=1),
                Element(ITEM, MAP, dice=1),
            ],
            distance=NEXT_SPACE,
            fortified=0,
        ),
    ),
    Card(
        "poison_food",
        "Poison Food",
        PLOT,
        words="In Hitler's space in Berlin. Extra dice: Civilian, each poison, intel.",
        plot=Plot(
            "L",
            [
                Element(AFFILIATION, CIVILIAN, dice=1),
                Element(ITEM, POISON, dice=1, several=True),
                Element(ITEM, INTEL, dice=1),
            ],
            berlin=True,
        ),
    ),
    Card(
        "ambush",
        "Ambush",
        PLOT,
        words=(
            "In Hitler's space, numbered 3, 4 or 5. Extra dice: keys; two more if all conspirators are in the space. Each "
            "badge cancels one eagle."
        ),
        plot=Plot(
            "M",
            [
                Element(ITEM, KEYS, dice=1),
                Element(ITEM, BADGE, ignore=1, several=True),
                Element(MEETING, dice=2),
            ],
            stages=[3, 4, 5],
        ),
    ),
]
