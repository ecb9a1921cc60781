"""The nine conspirators (BO-15, BO-80)."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.content import Sheet
from parlour.games.black_orchestra.names import ABWEHR, CIVILIAN, WEHRMACHT

SHEETS: Final = [
    Sheet(
        "beck",
        "Ludwig Beck",
        WEHRMACHT,
        "General, former Chief of the General Staff",
        "Hitler and deputy penalties do not touch you; every plot attempted in your space gets one more die.",
    ),
    Sheet(
        "bonhoeffer",
        "Dietrich Bonhoeffer",
        ABWEHR,
        "Theologian working for the Abwehr",
        "Action, once a turn: every other conspirator in your space gains 1 motivation.",
    ),
    Sheet(
        "canaris",
        "Wilhelm Canaris",
        ABWEHR,
        "Admiral, head of the Abwehr",
        "Action: discard one of your items; one conspirator, yourself included, loses 1 suspicion.",
    ),
    Sheet(
        "goerdeler",
        "Carl Goerdeler",
        CIVILIAN,
        "Politician, former mayor of Leipzig",
        "Draw one card at the start of each of your turns without an action; your dossier limit is 2 higher.",
    ),
    Sheet(
        "kordt",
        "Erich Kordt",
        CIVILIAN,
        "Diplomat in the Foreign Office",
        "Action: look at the top three cards of the event deck in use and put them back in any order.",
    ),
    Sheet(
        "olbricht",
        "Friedrich Olbricht",
        WEHRMACHT,
        "General, chief of the General Army Office",
        "Action: move up to two spaces, or move another conspirator one space.",
    ),
    Sheet(
        "oster",
        "Hans Oster",
        ABWEHR,
        "General, deputy head of the Abwehr",
        "Your Dossier action draws two cards; keep one and discard the other.",
    ),
    Sheet(
        "stauffenberg",
        "Claus von Stauffenberg",
        WEHRMACHT,
        "Lieutenant-colonel on the General Staff",
        "You have four actions in your turn instead of three.",
    ),
    Sheet(
        "tresckow",
        "Henning von Tresckow",
        WEHRMACHT,
        "Senior staff officer of Army Group Centre",
        (
            "You may carry one more item. Action: collect the tile in your space even face down. Action: turn any face-down "
            "tile on the board face up."
        ),
    ),
]
