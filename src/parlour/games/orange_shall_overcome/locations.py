"""The 15 location tiles and their special actions (OSO-111 to OSO-126)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.choices import BURY, Peek, TakeHelper
from parlour.games.orange_shall_overcome.content import Location
from parlour.games.orange_shall_overcome.effects import (
    CHOICE,
    MY_LOCATION,
    SELF,
    Alibi,
    Gain,
    Item,
    Morale,
    RaiseSeveral,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import IMMUNITY, INFORMATION, MONEY, NETWORK, RATION, SABOTAGE, TICKET, pack
from parlour.games.orange_shall_overcome.roads import OF_CHOICE, Downgrade, Shift
from parlour.games.orange_shall_overcome.state import PATROLLING

LOCATIONS = [
    Location("bank", 4, Gain(MONEY, 2), "OSO-111", resource=True),
    Location("cafe", 4, Gain(NETWORK, 1), "OSO-112", resource=True),
    Location("distribution_office", 4, Gain(RATION, 2), "OSO-113", resource=True),
    Location("meeting_office", 4, Gain(SABOTAGE, 1), "OSO-114", resource=True),
    Location("church", 6, Morale(4), "OSO-116", cost=pack(network=1)),
    Location("farm", 6, Sequence(RaiseSeveral(2, 3), Morale(2)), "OSO-117", cost=pack(ration=1, network=1)),
    Location("forger", 5, Sequence(Item(IMMUNITY), Alibi(SELF, 2)), "OSO-118", cost=pack(sabotage=1)),
    Location("hairdresser", 5, Alibi(SELF, 5), "OSO-119", cost=pack(ration=1)),
    Location("hospital", 6, Sequence(Alibi(SELF, 3), Safety(MY_LOCATION, -2)), "OSO-120"),
    Location(
        "informant_house", 5, Sequence(Downgrade(OF_CHOICE), Safety(CHOICE, 2)), "OSO-121", cost=pack(information=1, sabotage=1)
    ),
    Location("police_station", 4, Sequence(Shift(OF_CHOICE), Gain(INFORMATION, 1)), "OSO-122", cost=pack(money=1)),
    Location("train_station", 4, Item(TICKET), "OSO-123", cost=pack(money=1)),
    Location("university", 5, TakeHelper(), "OSO-124", cost=pack(information=1), safety_cost=1),
    Location("printing_house", 5, Sequence(Morale(2), Gain(INFORMATION, 1)), "OSO-125", cost=pack(money=1)),
    Location(
        "windmill",
        6,
        Sequence(RaiseSeveral(3, 1, up_to=True, country=True), Peek(PATROLLING, BURY)),
        "OSO-126",
        cost=pack(information=1),
    ),
]


def tile(id: str) -> int:
    """Return the number of the tile with that id."""
    return [location.id for location in LOCATIONS].index(id)
