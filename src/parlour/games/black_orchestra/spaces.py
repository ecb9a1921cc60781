"""The map as printed: 30 spaces, their numbers, deliveries and modifiers, and the 31 roads (BO-41 to BO-54)."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.board import (
    DEPUTY_HERE,
    HITLER_HERE,
    OF_ABWEHR,
    OF_CIVILIAN,
    OF_WEHRMACHT,
    STAGE_1,
    STAGE_2,
    Board,
    Delivery,
    Space,
)
from parlour.games.black_orchestra.names import ANY_ITEM, BADGE, EXPLOSIVES, INTEL, KEYS, MAP, POISON, SIGNATURE, WEAPONS

TRAIN_STATION: Final = 0
DEUTSCHLANDHALLE: Final = 1
CHANCELLERY: Final = 2
GESTAPO_HQ: Final = 3
ZEUGHAUS: Final = 4
MINISTRY_OF_PROPAGANDA: Final = 5
SPORTPALAST: Final = 6
HANNOVER: Final = 7
ADLERHORST: Final = 8
NUREMBERG: Final = 9
TANNENBERG: Final = 10
MUNICH: Final = 11
BERGHOF: Final = 12
VIENNA: Final = 13
ZURICH: Final = 14
PRAGUE: Final = 15
POSEN: Final = 16
WARSAW: Final = 17
WOLFSSCHANZE: Final = 18
ANLAGE_SUD: Final = 19
WOLFSSCHLUCHT: Final = 20
PARIS: Final = 21
AUSCHWITZ: Final = 22
TREBLINKA: Final = 23
STOCKHOLM: Final = 24
RIGA: Final = 25
WASSERBURG: Final = 26
BORISOV: Final = 27
SMOLENSK: Final = 28
WEHRWOLF: Final = 29

SPACES: Final = [
    Space("train_station", "Train Station", 1, 38, 55, berlin=True, item=False),
    Space(
        "deutschlandhalle",
        "Deutschlandhalle",
        1,
        6,
        20,
        berlin=True,
        delivery=Delivery(MAP, words="Give up one map tile: your suspicion falls by 2."),
    ),
    Space(
        "chancellery",
        "Chancellery",
        1,
        19,
        15,
        berlin=True,
        fortified=True,
        delivery=Delivery(WEAPONS, words="Give up one weapons tile: your suspicion falls by 2."),
    ),
    Space(
        "gestapo_hq",
        "Gestapo HQ",
        1,
        24,
        30,
        berlin=True,
        delivery=Delivery(INTEL, words="Give up one intel tile: your suspicion falls by 2."),
    ),
    Space(
        "zeughaus",
        "Zeughaus",
        1,
        33,
        18,
        berlin=True,
        delivery=Delivery(KEYS, words="Give up one keys tile: your suspicion falls by 2."),
    ),
    Space(
        "ministry_of_propaganda",
        "Ministry of Propaganda",
        1,
        27,
        9,
        berlin=True,
        delivery=Delivery(SIGNATURE, words="Give up one signature tile: your suspicion falls by 2."),
    ),
    Space(
        "sportpalast",
        "Sportpalast",
        1,
        13,
        35,
        berlin=True,
        delivery=Delivery(BADGE, words="Give up one badge tile: your suspicion falls by 2."),
    ),
    Space(
        "hannover",
        "Hannover",
        1,
        26,
        57,
        delivery=Delivery(
            ANY_ITEM, when=DEPUTY_HERE, words="With any deputy in the space: give up any item, your suspicion falls by 2."
        ),
    ),
    Space(
        "adlerhorst",
        "Adlerhorst",
        1,
        20,
        67,
        fortified=True,
        delivery=Delivery(EXPLOSIVES, words="Give up one explosives tile: your suspicion falls by 2."),
    ),
    Space(
        "nuremberg",
        "Nuremberg",
        1,
        31,
        72,
        delivery=Delivery(
            ANY_ITEM, when=HITLER_HERE, words="With Hitler in the space: give up any item, your suspicion falls by 2."
        ),
    ),
    Space(
        "tannenberg",
        "Tannenberg",
        1,
        19,
        80,
        fortified=True,
        delivery=Delivery(POISON, words="Give up one poison tile: your suspicion falls by 2."),
    ),
    Space(
        "munich",
        "Munich",
        1,
        32,
        84,
        delivery=Delivery(ANY_ITEM, when=STAGE_1, words="During stage 1 only: give up any item, your suspicion falls by 2."),
    ),
    Space(
        "berghof",
        "Berghof",
        2,
        39,
        93,
        delivery=Delivery(
            ANY_ITEM, when=HITLER_HERE, words="With Hitler in the space: give up any item, your suspicion falls by 2."
        ),
    ),
    Space(
        "vienna",
        "Vienna",
        2,
        48,
        86,
        delivery=Delivery(ANY_ITEM, when=STAGE_2, words="During stage 2 only: give up any item, your suspicion falls by 2."),
    ),
    Space("zurich", "Zurich", 3, 20, 93, item=False, enter_suspicion=1, entry_words="On entry your suspicion rises by 1."),
    Space(
        "prague",
        "Prague",
        3,
        41,
        70,
        delivery=Delivery(
            SIGNATURE, split=3, words="Give up one signature tile: take 3 suspicion off, split between conspirators as you like."
        ),
    ),
    Space(
        "posen",
        "Posen",
        3,
        49,
        54,
        delivery=Delivery(
            BADGE, split=3, words="Give up one badge tile: take 3 suspicion off, split between conspirators as you like."
        ),
    ),
    Space(
        "warsaw",
        "Warsaw",
        3,
        59,
        58,
        closes=True,
        delivery=Delivery(
            INTEL, split=3, words="Give up one intel tile: take 3 suspicion off, split between conspirators as you like."
        ),
    ),
    Space(
        "wolfsschanze",
        "Wolfsschanze",
        3,
        60,
        42,
        fortified=True,
        closes=True,
        delivery=Delivery(
            KEYS, split=3, words="Give up one keys tile: take 3 suspicion off, split between conspirators as you like."
        ),
    ),
    Space(
        "anlage_sud",
        "Anlage Süd",
        3,
        67,
        71,
        fortified=True,
        closes=True,
        delivery=Delivery(
            POISON, split=3, words="Give up one poison tile: take 3 suspicion off, split between conspirators as you like."
        ),
    ),
    Space(
        "wolfsschlucht",
        "Wolfsschlucht",
        4,
        8,
        67,
        fortified=True,
        closes=True,
        delivery=Delivery(ANY_ITEM, when=OF_ABWEHR, words="Abwehr conspirators: give up any item, your suspicion falls by 2."),
    ),
    Space(
        "paris",
        "Paris",
        4,
        6,
        82,
        closes=True,
        item=False,
        enter_suspicion=-3,
        enter_support=1,
        entry_words="On entry your suspicion falls by 3 and military support rises by 1.",
    ),
    Space(
        "auschwitz",
        "Auschwitz",
        4,
        55,
        69,
        closes=True,
        item=False,
        enter_motivation=2,
        enter_suspicion=1,
        entry_words="On entry your motivation rises by 2 and your suspicion rises by 1.",
    ),
    Space(
        "treblinka",
        "Treblinka",
        4,
        71,
        51,
        closes=True,
        item=False,
        enter_motivation=2,
        enter_suspicion=1,
        entry_words="On entry your motivation rises by 2 and your suspicion rises by 1.",
    ),
    Space(
        "stockholm",
        "Stockholm",
        4,
        52,
        9,
        closes=True,
        item=False,
        enter_suspicion=1,
        entry_words="On entry your suspicion rises by 1.",
    ),
    Space(
        "riga",
        "Riga",
        4,
        70,
        24,
        closes=True,
        delivery=Delivery(ANY_ITEM, when=OF_CIVILIAN, words="Civilian conspirators: give up any item, your suspicion falls by 2."),
    ),
    Space(
        "wasserburg",
        "Wasserburg",
        5,
        83,
        18,
        fortified=True,
        closes=True,
        delivery=Delivery(
            WEAPONS, split=3, words="Give up one weapons tile: take 3 suspicion off, split between conspirators as you like."
        ),
    ),
    Space(
        "borisov",
        "Borisov",
        5,
        82,
        40,
        closes=True,
        delivery=Delivery(
            MAP, split=3, words="Give up one map tile: take 3 suspicion off, split between conspirators as you like."
        ),
    ),
    Space(
        "smolensk",
        "Smolensk",
        5,
        94,
        36,
        fortified=True,
        closes=True,
        delivery=Delivery(
            EXPLOSIVES, split=3, words="Give up one explosives tile: take 3 suspicion off, split between conspirators as you like."
        ),
    ),
    Space(
        "wehrwolf",
        "Wehrwolf",
        5,
        84,
        75,
        fortified=True,
        closes=True,
        delivery=Delivery(
            ANY_ITEM, when=OF_WEHRMACHT, words="Wehrmacht conspirators: give up any item, your suspicion falls by 2."
        ),
    ),
]

ROADS: Final = [
    "train_station hannover",
    "train_station nuremberg",
    "train_station prague",
    "train_station posen",
    "hannover adlerhorst",
    "adlerhorst wolfsschlucht",
    "wolfsschlucht paris",
    "adlerhorst nuremberg",
    "adlerhorst tannenberg",
    "tannenberg munich",
    "nuremberg munich",
    "nuremberg prague",
    "munich zurich",
    "munich berghof",
    "munich vienna",
    "vienna anlage_sud",
    "prague auschwitz",
    "auschwitz anlage_sud",
    "anlage_sud warsaw",
    "anlage_sud wehrwolf",
    "posen warsaw",
    "posen wolfsschanze",
    "warsaw wolfsschanze",
    "warsaw treblinka",
    "wolfsschanze treblinka",
    "wolfsschanze riga",
    "wolfsschanze borisov",
    "riga stockholm",
    "riga wasserburg",
    "wasserburg borisov",
    "borisov smolensk",
]

BOARD: Final = Board(SPACES, ROADS)
