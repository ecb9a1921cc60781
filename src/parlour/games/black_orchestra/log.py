"""What happens: the codes, and each event in a line. `narration` says what the kinds of its slots are."""

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

EVENTS: Final = {
    TURN_BEGAN: "turn_began conspirator:seat turn:number",
    MOTIVATION_CHANGED: "motivation_changed conspirator:seat from:motivation to:motivation_why",
    SUSPICION_CHANGED: "suspicion_changed conspirator:seat from:suspicion to:suspicion_why",
    SUPPORT_CHANGED: "support_changed from:number to:number why:cause",
    LEADER_MOVED: "leader_moved leader from:space to:space why:quiet",
    LEADER_REMOVED: "leader_removed leader why:quiet",
    LEADER_STAYED: "leader_stayed leader why:quiet",
    MOVED: "moved conspirator:seat from:space to:space why:quiet",
    CARD_DRAWN: "card_drawn conspirator:seat card why:quiet",
    CARD_DISCARDED: "card_discarded conspirator:seat card why:quiet",
    CARD_USED: "card_used conspirator:seat card",
    CARD_TAKEN_BACK: "card_taken_back conspirator:seat card why:quiet",
    ITEM_TAKEN: "item_taken conspirator:seat item space:space_or_pile why:quiet",
    ITEM_DISCARDED: "item_discarded conspirator:seat item why:quiet",
    ITEM_DELIVERED: "item_delivered conspirator:seat item space",
    TILE_REVEALED: "tile_revealed space item why:quiet",
    TILE_REMOVED: "tile_removed space item:item_or_unseen why:quiet",
    CONSPIRED: "conspired conspirator:seat dice:number",
    DICE_ROLLED: "dice_rolled conspirator:seat dice:faces",
    DISSENT_CHANGED: "dissent_changed from:number to:number why:quiet",
    TARGETS_DIVERTED: "targets_diverted conspirator:seat dice:number on_card:number",
    ACTIONS_GAINED: "actions_gained conspirator:seat actions:number why:quiet",
    RELEASE_TRIED: "release_tried conspirator:seat die:face",
    ARRESTED: "arrested conspirator:seat why:cause",
    RELEASED: "released conspirator:seat suspicion why:cause",
    HANDED_OVER: "handed_over conspirator:seat to:conspirator piece",
    REFUSED: "refused conspirator:seat asker:untold_conspirator",
    EVENT_DRAWN: "event_drawn by:untold card:event_in_full",
    EVENT_DROPPED: "event_dropped card:event",
    STAGE_BEGAN: "stage_began stage:number",
    EVENTS_REMOVED: "events_removed stage:number cards:number",
    KEY_EVENT_MOVED: "key_event_moved card:event",
    EVENTS_LOOKED_AT: "events_looked_at conspirator:seat cards:events",
    EVENT_TAKEN_OUT: "event_taken_out by:untold card:event why:quiet",
    EVENTS_PUT_BACK: "events_put_back conspirator:seat",
    EVENT_SKIPPED: "event_skipped conspirator:seat",
    QUESTIONED: "questioned conspirator:seat",
    ANSWERED: "answered conspirator:seat answer",
    RESISTED: "resisted conspirator:seat die:face resisted:flag",
    BROKEN: "broken conspirator:seat answer",
    PLOT_NAMED: "plot_named conspirator:seat card target:leader",
    POOL_CHANGED: "pool_changed why:reason pool:number ignored:number",
    ANNOUNCED: "announced pool:number needed:number eagles",
    PLOT_ROLLED: "plot_rolled conspirator:seat dice:faces",
    DIE_ROLLED_AGAIN: "die_rolled_again conspirator:seat from:face to:face",
    EAGLE_IGNORED: "eagle_ignored conspirator:seat",
    PLOT_DETECTED: "plot_detected conspirator:seat eagles:number limit:untold",
    PLOT_FAILED: "plot_failed conspirator:seat targets:number needed:number",
    PLOT_SUCCEEDED: "plot_succeeded conspirator:seat target:leader",
    PENALTY: "penalty conspirator:seat leader met:flag",
    DECK_SHUFFLED: "deck_shuffled",
    RAIDED: "raided arrests:number",
    CARD_KEPT: "card_kept conspirator:seat card",
    ACTIONS_ENDED: "actions_ended conspirator:seat",
    DICE_GIVEN: "dice_given conspirator:seat actions:number why:quiet",
    GAME_BEGAN: "game_began first:untold_conspirator",
    ABILITY_USED: "ability_used conspirator:seat ability",
    ABILITIES_OFF: "abilities_off affiliation:untold_affiliation",
    GAME_LOST: "game_lost why:untold_ending",
    CARDS_TURNED: "cards_turned conspirator:seat cards",
    QUESTION_SET_ASIDE: "question_set_aside conspirator:seat",
}

# Why a pool changed; a card or item is added to its number.
BY_AFFILIATION: Final = 0
BY_MEETING: Final = 1
BY_BECK: Final = 2
BY_ABILITY: Final = 3
REASON_IDS: Final = ["affiliation", "meeting", "beck", "ability"]
BY_ITEM: Final = 64
BY_CARD: Final = 128


# Why a level changed, or somebody was arrested or released; a card, event, space or leader is added, times CAUSED.
BY_TEXT: Final = 0
"""By the text being carried out: told as its card, event or interrogation."""
OF_CARD: Final = 1
OF_EVENT: Final = 2
OF_INTERROGATION: Final = 3
OF_SPACE: Final = 4
OF_LEADER: Final = 5
OF_EAGLE: Final = 6
OF_DELIVERY: Final = 7
OF_RELEASE: Final = 8
OF_RAID: Final = 9
OF_DETECTION: Final = 10
OF_DISSENT: Final = 11
OF_ABILITY: Final = 12
OF_LIMIT: Final = 13
OF_ARREST: Final = 14
OF_PLOT: Final = 15
OF_STAGE: Final = 16
OF_ACTION: Final = 17
OF_ROLL: Final = 18
OF_SEARCH: Final = 19
CAUSE_IDS: Final = [
    "",
    "card",
    "event",
    "interrogation",
    "space",
    "leader",
    "eagle",
    "delivery",
    "release",
    "raid",
    "detection",
    "dissent",
    "ability",
    "limit",
    "arrest",
    "plot",
    "stage",
    "action",
    "roll",
    "search",
]
CAUSED: Final = 32
SPACES: Final = 64
"""An event has three slots: the cause of a move, or of something taken, is in the last, times this."""
PILE: Final = SPACES - 1
"""Where something was taken that came from the discard pile."""


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
