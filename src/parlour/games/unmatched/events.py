"""What can happen in a match: the codes, and each event as its name and what it tells."""

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

EVENTS: Final = {
    TURN_BEGAN: "turn_began seat turn:number",
    DREW: "drew seat card? why:cause",
    EXHAUSTED: "exhausted seat",
    MANEUVERED: "maneuvered seat",
    BOOSTED: "boosted seat card boost:number",
    MOVED: "moved fighter from:space to:space why:cause",
    PLACED: "placed fighter from:space to:space why:cause",
    SCHEMED: "schemed seat card fighter",
    ATTACKED: "attacked fighter target:fighter",
    LAID_DOWN: "laid_down seat card!",
    LAID_OPEN: "laid_open seat card",
    NUMBER_SAID: "number_said seat number",
    REVEALED: "revealed seat card number",
    UNDEFENDED: "undefended seat",
    NUMBER_CHANGED: "number_changed seat why:change number by:cause",
    TEXT_CANCELLED: "text_cancelled seat card why:cause",
    COMBAT_WON: "combat_won seat attack:number defense:number why:victory",
    HURT: "hurt fighter damage:number health:number why:cause",
    DEFEATED: "defeated fighter why:cause",
    RECOVERED: "recovered fighter gained:number health:number why:cause",
    DISCARDED: "discarded seat card why:cause",
    RETURNED: "returned fighter to:space why:cause",
    TRANSFORMED: "transformed seat form why:cause",
    FOG_MOVED: "fog_moved seat from:space to:space why:cause",
    FOG_PLACED: "fog_placed seat to:space",
    HAND_LOOKED_AT: "hand_looked_at seat whose:seat cards:hand! why:cause",
    HAND_REVEALED: "hand_revealed seat cards:hand why:cause",
    ACTION_GAINED: "action_gained seat count:number why:cause",
    TOP_CARD_REVEALED: "top_card_revealed seat card why:cause",
    TAKEN_TO_HAND: "taken_to_hand seat card why:cause",
    PUT_ON_TOP: "put_on_top seat card! why:cause",
    PUT_UNDER: "put_under seat card! why:cause",
    VANISHED: "vanished seat why:cause",
    OUT: "out seat",
    SWAPPED: "swapped fighter with:fighter why:cause",
    TEXT_PROTECTED: "text_protected seat card why:cause",
    ENDED: "ended winners:seats",
}

HANDS: Final = 4
"""A hand in an event is 4 x its cards + the player whose it is."""

# Why a number in combat changed (NUMBER_CHANGED).
BY_ADDITION: Final = 0
BY_FOG: Final = 1
BY_BECOMING: Final = 2
BY_DEDUCTION: Final = 3
BY_LOCK: Final = 4
BY_IGNORING: Final = 5
CHANGES: Final = ["addition", "fog", "becoming", "deduction", "lock", "ignoring"]

# Why a combat was won (COMBAT_WON).
BY_DAMAGE: Final = 0
BY_TIE: Final = 1
BY_DEFENSE: Final = 2
BY_ABSENCE: Final = 3
VICTORIES: Final = ["damage", "tie", "defense", "absence"]

# What made something happen: nothing that needs saying, one of these, a hero's ability, the text of a card.
NOTHING_SPECIAL: Final = 0
EXHAUSTION: Final = 1
HAND_LIMIT: Final = 2
COMBAT: Final = 3
START: Final = 4
MANEUVER: Final = 5
ABILITIES: Final = 8
"""And the player whose hero's it is."""
CARDS: Final = 16
"""And 16 x the player + the kind of card."""
CAUSES: Final = ["", "exhaustion", "hand_limit", "combat", "start", "maneuver"]

WITH_CAUSE: Final = 1000
"""An event has three slots: the cause of one that needs them all is in the last, times this."""
FOURTH: Final = frozenset([MOVED, PLACED, NUMBER_CHANGED, COMBAT_WON, HURT, RECOVERED, FOG_MOVED])
