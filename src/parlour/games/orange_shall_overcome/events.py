"""What can happen in a game: codes, and each event as its name and what it tells (see `engine.telling`)."""

from typing import Final

START_PLAYER_ROLLED: Final = 1
ROUND_BEGAN: Final = 2
OCCUPIER_DRAWN: Final = 3
MORALE_CARDS_LAID: Final = 4
SOLO_CARD_DRAWN: Final = 5
CARD_USED: Final = 7
CARD_DISCARDED: Final = 8
MORALE_CARD_USED: Final = 9
ACTION_TAKEN: Final = 10
MORALE_CHANGED: Final = 11
ALIBI_CHANGED: Final = 12
SAFETY_CHANGED: Final = 13
GAINED: Final = 14
PAID: Final = 15
LOST: Final = 16
SHARED: Final = 17
OFFERED: Final = 18
OFFER_REFUSED: Final = 19
BUNDLE_PICKED_UP: Final = 20
BUNDLE_PUT_DOWN: Final = 21
TRAVELLED: Final = 22
CAME_ALONG: Final = 23
TURNED_BACK: Final = 24
PLACED: Final = 25
TICKET_USED: Final = 26
PASSED_OCCUPIER: Final = 27
CONTROL_DRAWN: Final = 28
CONTROL_ANSWERED: Final = 29
CONTROL_SWITCHED: Final = 30
ROAD_INTENSIFIED: Final = 31
ROAD_DOWNGRADED: Final = 32
POLICEMAN_SHIFTED: Final = 33
DICE_ROLLED: Final = 34
DIE_ROLLED_AGAIN: Final = 35
RAID_BEGAN: Final = 36
RAID_ENDED: Final = 37
SEARCHED: Final = 38
OCCUPIER_RESOLVED: Final = 40
DANGER_BEGAN: Final = 41
PATROL_REVEALED: Final = 42
PATROL_MOVED: Final = 43
PATROL_BLOCKED: Final = 44
HELPER_TAKEN: Final = 45
LOOKED: Final = 46
BURIED: Final = 47
REORDERED: Final = 48
SWAPPED: Final = 49
LOCATION_FLIPPED: Final = 50
TOKEN_REVEALED: Final = 51
TOKEN_HIDDEN: Final = 52
PERSON_APPEARED: Final = 53
PERSON_SAVED: Final = 54
PERSON_ARRESTED: Final = 55
BUNDLES_PRINTED: Final = 56
BUNDLE_DELIVERED: Final = 57
BUNDLE_SEIZED: Final = 58
LINE_HALTED: Final = 59
LINE_RUNS: Final = 60
STRIKER_HIDDEN: Final = 61
STRIKER_ARRESTED: Final = 62
MEAL_SERVED: Final = 63
HUNGER_CHANGED: Final = 64
NEWSPAPER_LEFT: Final = 65
NEWSPAPER_FOUND: Final = 66
SEAT_PASSED: Final = 67
DECK_SHUFFLED: Final = 68
TOKEN_KEPT: Final = 69
STRIKER_PLACED: Final = 70
ENDED: Final = 71

EVENTS: Final = {
    START_PLAYER_ROLLED: "start_player_rolled seat total:number",
    ROUND_BEGAN: "round_began round:number start_player:character",
    OCCUPIER_DRAWN: "occupier_drawn character card:occupier!",
    MORALE_CARDS_LAID: "morale_cards_laid morale_cards:number",
    SOLO_CARD_DRAWN: "solo_card_drawn character card:solo",
    CARD_USED: "card_used character card:hand",
    CARD_DISCARDED: "card_discarded character card:hand",
    MORALE_CARD_USED: "morale_card_used character left:number",
    ACTION_TAKEN: "action_taken character action at:spot",
    MORALE_CHANGED: "morale_changed change morale:number why",
    ALIBI_CHANGED: "alibi_changed character alibi why",
    SAFETY_CHANGED: "safety_changed spot safety why",
    GAINED: "gained character kind n:number why",
    PAID: "paid character paid:goods why",
    LOST: "lost character kind n:number why",
    SHARED: "shared from:character to:character deal why",
    OFFERED: "offered from:character to:character deal why",
    OFFER_REFUSED: "offer_refused to:character from:character deal",
    BUNDLE_PICKED_UP: "bundle_picked_up character spot",
    BUNDLE_PUT_DOWN: "bundle_put_down character spot",
    TRAVELLED: "travelled character road spot",
    CAME_ALONG: "came_along character person spot",
    TURNED_BACK: "turned_back character spot",
    PLACED: "placed character spot why",
    TICKET_USED: "ticket_used character spot",
    PASSED_OCCUPIER: "passed_occupier character road spent:kind",
    CONTROL_DRAWN: "control_drawn character card:control facing:side",
    CONTROL_ANSWERED: "control_answered character answer result",
    CONTROL_SWITCHED: "control_switched character answer result",
    ROAD_INTENSIFIED: "road_intensified road now:police why",
    ROAD_DOWNGRADED: "road_downgraded road now:police why",
    POLICEMAN_SHIFTED: "policeman_shifted from:road to:road why",
    DICE_ROLLED: "dice_rolled character dice",
    DIE_ROLLED_AGAIN: "die_rolled_again character dice",
    RAID_BEGAN: "raid_began spot card:raid why:by",
    RAID_ENDED: "raid_ended spot safety:number",
    SEARCHED: "searched token total:number number",
    OCCUPIER_RESOLVED: "occupier_resolved character card:occupier",
    DANGER_BEGAN: "danger_began",
    PATROL_REVEALED: "patrol_revealed card:patrol",
    PATROL_MOVED: "patrol_moved from:road to:road kind:police",
    PATROL_BLOCKED: "patrol_blocked from:road to:road",
    HELPER_TAKEN: "helper_taken character card:helper why:by",
    LOOKED: "looked character deck card:peeked!",
    BURIED: "buried character deck why",
    REORDERED: "reordered character deck why",
    SWAPPED: "swapped character gave:kind got:kind",
    LOCATION_FLIPPED: "location_flipped character spot active:flag why",
    TOKEN_REVEALED: "token_revealed spot token:requirement why",
    TOKEN_HIDDEN: "token_hidden spot token:requirement why",
    PERSON_APPEARED: "person_appeared person spot",
    PERSON_SAVED: "person_saved character person saved:number",
    PERSON_ARRESTED: "person_arrested person arrested:number",
    BUNDLES_PRINTED: "bundles_printed character n:number",
    BUNDLE_DELIVERED: "bundle_delivered character spot delivered:number",
    BUNDLE_SEIZED: "bundle_seized spot lost:number",
    LINE_HALTED: "line_halted character road",
    LINE_RUNS: "line_runs road why",
    STRIKER_HIDDEN: "striker_hidden character spot",
    STRIKER_ARRESTED: "striker_arrested spot lost:number",
    MEAL_SERVED: "meal_served character spot served:number",
    HUNGER_CHANGED: "hunger_changed change hunger:number why",
    NEWSPAPER_LEFT: "newspaper_left character spot",
    NEWSPAPER_FOUND: "newspaper_found spot",
    SEAT_PASSED: "seat_passed seat",
    DECK_SHUFFLED: "deck_shuffled deck",
    TOKEN_KEPT: "token_kept character",
    STRIKER_PLACED: "striker_placed spot",
    ENDED: "ended won:reason",
}

WITH_CAUSE: Final = 8
"""An event has three slots: the cause of one that needs them all is above so many bits of its count, flag or second character."""
