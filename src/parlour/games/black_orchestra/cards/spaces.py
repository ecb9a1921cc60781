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
    Space("train_station", 1, 38, 55, berlin=True, item=False),
    Space("deutschlandhalle", 1, 6, 20, berlin=True, delivery=Delivery(MAP)),
    Space("chancellery", 1, 19, 15, berlin=True, fortified=True, delivery=Delivery(WEAPONS)),
    Space("gestapo_hq", 1, 24, 30, berlin=True, delivery=Delivery(INTEL)),
    Space("zeughaus", 1, 33, 18, berlin=True, delivery=Delivery(KEYS)),
    Space("ministry_of_propaganda", 1, 27, 9, berlin=True, delivery=Delivery(SIGNATURE)),
    Space("sportpalast", 1, 13, 35, berlin=True, delivery=Delivery(BADGE)),
    Space("hannover", 1, 26, 57, delivery=Delivery(ANY_ITEM, when=DEPUTY_HERE)),
    Space("adlerhorst", 1, 20, 67, fortified=True, delivery=Delivery(EXPLOSIVES)),
    Space("nuremberg", 1, 31, 72, delivery=Delivery(ANY_ITEM, when=HITLER_HERE)),
    Space("tannenberg", 1, 19, 80, fortified=True, delivery=Delivery(POISON)),
    Space("munich", 1, 32, 84, delivery=Delivery(ANY_ITEM, when=STAGE_1)),
    Space("berghof", 2, 39, 93, delivery=Delivery(ANY_ITEM, when=HITLER_HERE)),
    Space("vienna", 2, 48, 86, delivery=Delivery(ANY_ITEM, when=STAGE_2)),
    Space("zurich", 3, 20, 93, item=False, enter_suspicion=1),
    Space("prague", 3, 41, 70, delivery=Delivery(SIGNATURE, split=3)),
    Space("posen", 3, 49, 54, delivery=Delivery(BADGE, split=3)),
    Space("warsaw", 3, 59, 58, closes=True, delivery=Delivery(INTEL, split=3)),
    Space("wolfsschanze", 3, 60, 42, fortified=True, closes=True, delivery=Delivery(KEYS, split=3)),
    Space("anlage_sud", 3, 67, 71, fortified=True, closes=True, delivery=Delivery(POISON, split=3)),
    Space("wolfsschlucht", 4, 8, 67, fortified=True, closes=True, delivery=Delivery(ANY_ITEM, when=OF_ABWEHR)),
    Space("paris", 4, 6, 82, closes=True, item=False, enter_suspicion=-3, enter_support=1),
    Space("auschwitz", 4, 55, 69, closes=True, item=False, enter_motivation=2, enter_suspicion=1),
    Space("treblinka", 4, 71, 51, closes=True, item=False, enter_motivation=2, enter_suspicion=1),
    Space("stockholm", 4, 52, 9, closes=True, item=False, enter_suspicion=1),
    Space("riga", 4, 70, 24, closes=True, delivery=Delivery(ANY_ITEM, when=OF_CIVILIAN)),
    Space("wasserburg", 5, 83, 18, fortified=True, closes=True, delivery=Delivery(WEAPONS, split=3)),
    Space("borisov", 5, 82, 40, closes=True, delivery=Delivery(MAP, split=3)),
    Space("smolensk", 5, 94, 36, fortified=True, closes=True, delivery=Delivery(EXPLOSIVES, split=3)),
    Space("wehrwolf", 5, 84, 75, fortified=True, closes=True, delivery=Delivery(ANY_ITEM, when=OF_WEHRMACHT)),
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
