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
    Helper("hp01", "Laura", "daughter of a station master", "You gain 1 Ticket.", Item(TICKET)),
    Helper("hp02", "Teun", "bank teller", "You gain 2 Money.", Gain(MONEY, 2)),
    Helper("hp03", "Riet", "landlady of a café", "You gain 1 Network.", Gain(NETWORK, 1)),
    Helper("hp04", "Sjaak", "clerk at the distribution office", "You gain 2 Rations.", Gain(RATION, 2)),
    Helper("hp05", "Bep", "typist at the labour office", "You gain 1 Sabotage.", Gain(SABOTAGE, 1)),
    Helper("hp06", "Henk", "barber", "You gain 2 Alibi. You gain 1 Information.", Sequence(Alibi(SELF, 2), Gain(INFORMATION, 1))),
    Helper("hp07", "Elsa", "family doctor", "A character of your choice gains 2 Alibi.", Alibi(ONE_OF_CHOICE, 2)),
    Helper("hp08", "Gijs", "miller", "Raise the Safety of every Countryside location by 1.", Safety(COUNTRY, 1)),
    Helper("hp09", "Nel", "newsagent", "Morale rises by 2.", Morale(2)),
    Helper("hp10", "Arie", "constable", "Downgrade a road of your choice.", Downgrade(OF_CHOICE)),
    Helper("hp11", "Tine", "draughtswoman", "You gain 1 Travel Immunity token.", Item(IMMUNITY)),
    Helper("hp12", "Koos", "skipper", "A character of your choice may be placed on any location (its player decides).", Ferry()),
    Helper(
        "hp13",
        "Wilma",
        "switchboard operator",
        "Look at the top 2 cards of the occupier deck and put them back in any order. You gain 1 Information.",
        Sequence(Peek(OCCUPIER, REORDER, 2), Gain(INFORMATION, 1)),
    ),
    Helper(
        "hp14",
        "Jaap",
        "signalman",
        "Look at the top card of the patrolling deck; you may put it at the bottom. Raise the Safety of your location by 1.",
        Sequence(Peek(PATROLLING, BURY), Safety(MY_LOCATION, 1)),
    ),
    Helper("hp15", "Marijke", "schoolteacher", "You gain 2 Information.", Gain(INFORMATION, 2)),
    Helper(
        "hp16",
        "Dolf",
        "lock keeper",
        "Move a policeman from any road to a neighbouring road with fewer than 2 tokens.",
        Shift(OF_CHOICE),
    ),
    Helper("hp17", "Truus", "neighbour", "Raise the Safety of your location by 3.", Safety(MY_LOCATION, 3)),
    Helper(
        "hp18",
        "Piet",
        "postman",
        "You gain 1 Information. Raise the Safety of the location of each character (once per character) by 1.",
        Sequence(Gain(INFORMATION, 1), Safety(EACH_CHARACTER, 1)),
    ),
    Helper(
        "hp19",
        "Jo",
        "grandmother of nine, and of a tenth who came to her by night",
        "You gain 1 Ration. Morale rises by 1.",
        Sequence(Gain(RATION, 1), Morale(1)),
    ),
    Helper("hp20", "Siem", "carpenter", "Raise the Safety of two different locations of your choice by 2.", RaiseSeveral(2, 2)),
    Helper("hp21", "Lien", "laundress", "Each character gains 1 Alibi.", Alibi(EACH, 1)),
    Helper("hp22", "Chris", "lawyer", "The character with the lowest Alibi gains 3 Alibi.", Alibi(LOWEST_ALIBI, 3)),
    Helper("hp23", "Roelof", "smith", "You gain 1 Sabotage. You gain 1 Money.", Sequence(Gain(SABOTAGE, 1), Gain(MONEY, 1))),
    Helper(
        "hp24",
        "Annie",
        "choir leader",
        "Morale rises by 3. Lower the Safety of your location by 1.",
        Sequence(Morale(3), Safety(MY_LOCATION, -1)),
    ),
    Helper("hp25", "Bas", "errand boy", "Take 1 extra action now.", ExtraAction()),
    Helper("hp26", "Ada", "notary's clerk", "You gain 2 resources of choice.", Gain(ANY, 2)),
]
