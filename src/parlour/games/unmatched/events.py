"""Codes of what can happen in a match; `narration` puts them into words."""

from typing import Final

TURN_BEGAN: Final = 1
DREW: Final = 2
EXHAUSTED: Final = 3
MANEUVERED: Final = 4
BOOSTED: Final = 5
MOVED: Final = 6
PLACED: Final = 7
SCHEMED: Final = 8
ATTACKED: Final = 9
LAID_DOWN: Final = 10
LAID_OPEN: Final = 11
NUMBER_SAID: Final = 12
REVEALED: Final = 13
UNDEFENDED: Final = 14
NUMBER_CHANGED: Final = 15
TEXT_CANCELLED: Final = 16
COMBAT_WON: Final = 17
HURT: Final = 18
DEFEATED: Final = 19
RECOVERED: Final = 20
DISCARDED: Final = 21
RETURNED: Final = 22
TRANSFORMED: Final = 23
FOG_MOVED: Final = 24
FOG_PLACED: Final = 25
HAND_LOOKED_AT: Final = 26
HAND_REVEALED: Final = 27
ACTION_GAINED: Final = 28
TOP_CARD_REVEALED: Final = 29
TAKEN_TO_HAND: Final = 30
PUT_ON_TOP: Final = 31
PUT_UNDER: Final = 32
VANISHED: Final = 33
OUT: Final = 34
SWAPPED: Final = 35
TEXT_PROTECTED: Final = 36
ENDED: Final = 37

# Why a number in combat changed (NUMBER_CHANGED).
BY_ADDITION: Final = 0
BY_FOG: Final = 1
BY_BECOMING: Final = 2
BY_DEDUCTION: Final = 3
BY_LOCK: Final = 4
BY_IGNORING: Final = 5
