"""The 26 Helper cards (OSO-155)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.actions import ExtraAction
from parlour.games.orange_shall_overcome.choices import BURY, REORDER, Peek
from parlour.games.orange_shall_overcome.content import Helper
from parlour.games.orange_shall_overcome.effects import (
    ANY,
    COUNTRY,
    EACH,
    EACH_CHARACTER,
    LOWEST_ALIBI,
    MY_LOCATION,
    ONE_OF_CHOICE,
    SELF,
    Alibi,
    Gain,
    Item,
    Morale,
    RaiseSeveral,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import IMMUNITY, INFORMATION, MONEY, NETWORK, RATION, SABOTAGE, TICKET
from parlour.games.orange_shall_overcome.roads import OF_CHOICE, Downgrade, Shift
from parlour.games.orange_shall_overcome.state import OCCUPIER, PATROLLING
from parlour.games.orange_shall_overcome.travel import Ferry

HELPERS = [
    Helper("hp01", Item(TICKET)),
    Helper("hp02", Gain(MONEY, 2)),
    Helper("hp03", Gain(NETWORK, 1)),
    Helper("hp04", Gain(RATION, 2)),
    Helper("hp05", Gain(SABOTAGE, 1)),
    Helper("hp06", Sequence(Alibi(SELF, 2), Gain(INFORMATION, 1))),
    Helper("hp07", Alibi(ONE_OF_CHOICE, 2)),
    Helper("hp08", Safety(COUNTRY, 1)),
    Helper("hp09", Morale(2)),
    Helper("hp10", Downgrade(OF_CHOICE)),
    Helper("hp11", Item(IMMUNITY)),
    Helper("hp12", Ferry()),
    Helper("hp13", Sequence(Peek(OCCUPIER, REORDER, 2), Gain(INFORMATION, 1))),
    Helper("hp14", Sequence(Peek(PATROLLING, BURY), Safety(MY_LOCATION, 1))),
    Helper("hp15", Gain(INFORMATION, 2)),
    Helper("hp16", Shift(OF_CHOICE)),
    Helper("hp17", Safety(MY_LOCATION, 3)),
    Helper("hp18", Sequence(Gain(INFORMATION, 1), Safety(EACH_CHARACTER, 1))),
    Helper("hp19", Sequence(Gain(RATION, 1), Morale(1))),
    Helper("hp20", RaiseSeveral(2, 2)),
    Helper("hp21", Alibi(EACH, 1)),
    Helper("hp22", Alibi(LOWEST_ALIBI, 3)),
    Helper("hp23", Sequence(Gain(SABOTAGE, 1), Gain(MONEY, 1))),
    Helper("hp24", Sequence(Morale(3), Safety(MY_LOCATION, -1))),
    Helper("hp25", ExtraAction()),
    Helper("hp26", Gain(ANY, 2)),
]
