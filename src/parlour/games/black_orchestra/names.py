"""Numbers for the things that have ids: items, leaders, affiliations, levels."""

from __future__ import annotations

from typing import Final

OFF: Final = -1
"""The space of a leader who is not in play."""

# Items (BO-4).
BADGE: Final = 0
EXPLOSIVES: Final = 1
INTEL: Final = 2
KEYS: Final = 3
MAP: Final = 4
POISON: Final = 5
SIGNATURE: Final = 6
WEAPONS: Final = 7
ITEM_IDS: Final = ["badge", "explosives", "intel", "keys", "map", "poison", "signature", "weapons"]
TILES_OF_A_KIND: Final = 3
ANY_ITEM: Final = 8
PISTOL: Final = 8
"""R35: the Concealed Pistol where an item is asked for; it counts as weapons."""

# Leaders, Hitler first (BO-10).
HITLER: Final = 0
HESS: Final = 1
GOEBBELS: Final = 2
BORMANN: Final = 3
HIMMLER: Final = 4
GOERING: Final = 5
LEADERS: Final = 6
LEADER_IDS: Final = ["hitler", "hess", "goebbels", "bormann", "himmler", "goering"]
EVERY_LEADER: Final = [0, 1, 2, 3, 4, 5]

# Affiliations (BO-117).
ABWEHR: Final = 0
CIVILIAN: Final = 1
WEHRMACHT: Final = 2
AFFILIATION_IDS: Final = ["abwehr", "civilian", "wehrmacht"]

# Motivation and suspicion (BO-80, BO-81).
TIMID: Final = 0
SKEPTICAL: Final = 1
MOTIVATED: Final = 2
COMMITTED: Final = 3
RECKLESS: Final = 4
MOTIVATION_IDS: Final = ["timid", "skeptical", "motivated", "committed", "reckless"]
LOW: Final = 0
MEDIUM: Final = 1
HIGH: Final = 2
EXTREME: Final = 3
SUSPICION_IDS: Final = ["low", "medium", "high", "extreme"]

# Faces of the die (R5): the die's own number 1 to 6 means 1, 2, 3, target, target, eagle.
FACE_IDS: Final = ["", "1", "2", "3", "target", "target", "eagle"]
A_TARGET: Final = 4
AN_EAGLE: Final = 6
DICE: Final = 10

MOST_SUPPORT: Final = 7
MOST: Final = 9
"""No other figure of a text is higher."""
STAGES: Final = 7
