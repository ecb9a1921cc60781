"""Codes of what happens; `narration` puts them into words."""

from __future__ import annotations

from typing import Final

TURN_BEGAN: Final = 1
MOTIVATION_CHANGED: Final = 2
SUSPICION_CHANGED: Final = 3
SUPPORT_CHANGED: Final = 4
LEADER_MOVED: Final = 5
LEADER_REMOVED: Final = 6
LEADER_STAYED: Final = 7
MOVED: Final = 8
CARD_DRAWN: Final = 9
CARD_DISCARDED: Final = 10
CARD_USED: Final = 11
CARD_TAKEN_BACK: Final = 12
ITEM_TAKEN: Final = 13
ITEM_DISCARDED: Final = 14
ITEM_DELIVERED: Final = 15
TILE_REVEALED: Final = 16
TILE_REMOVED: Final = 17
CONSPIRED: Final = 18
DICE_ROLLED: Final = 19
DISSENT_CHANGED: Final = 20
TARGETS_DIVERTED: Final = 21
ACTIONS_GAINED: Final = 22
RELEASE_TRIED: Final = 23
ARRESTED: Final = 24
RELEASED: Final = 25
HANDED_OVER: Final = 26
REFUSED: Final = 27
EVENT_DRAWN: Final = 28
EVENT_DROPPED: Final = 29
STAGE_BEGAN: Final = 30
EVENTS_REMOVED: Final = 31
KEY_EVENT_MOVED: Final = 32
EVENTS_LOOKED_AT: Final = 33
EVENT_TAKEN_OUT: Final = 34
EVENTS_PUT_BACK: Final = 35
EVENT_SKIPPED: Final = 36
QUESTIONED: Final = 37
ANSWERED: Final = 38
RESISTED: Final = 39
BROKEN: Final = 40
PLOT_NAMED: Final = 41
POOL_CHANGED: Final = 42
ANNOUNCED: Final = 43
PLOT_ROLLED: Final = 44
DIE_ROLLED_AGAIN: Final = 45
EAGLE_IGNORED: Final = 46
PLOT_DETECTED: Final = 47
PLOT_FAILED: Final = 48
PLOT_SUCCEEDED: Final = 49
PENALTY: Final = 50
DECK_SHUFFLED: Final = 51
RAIDED: Final = 52
CARD_KEPT: Final = 53
ACTIONS_ENDED: Final = 54
DICE_GIVEN: Final = 55
GAME_BEGAN: Final = 56
ABILITY_USED: Final = 57
ABILITIES_OFF: Final = 58
GAME_LOST: Final = 59
CARDS_TURNED: Final = 60
QUESTION_SET_ASIDE: Final = 61

# Why a pool changed.
BY_CARD: Final = 0
BY_ITEM: Final = 1
BY_AFFILIATION: Final = 2
BY_MEETING: Final = 3
BY_BECK: Final = 4
BY_BASE: Final = 5


def pack(faces: list[int]) -> int:
    """Return dice as one number, three bits each."""
    packed = 0
    for face in reversed(faces):
        packed = packed << 3 | face
    return packed


def unpack(packed: int) -> list[int]:
    """Return the dice of a packed number."""
    faces: list[int] = []
    while packed:
        faces.append(packed & 7)
        packed >>= 3
    return faces
