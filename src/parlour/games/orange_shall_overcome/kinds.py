"""What the numbers of steps on the stack can be in this game."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine.kernel import NONE
from parlour.engine.kinds import UNUSED, Kind, either, packed, within
from parlour.games.orange_shall_overcome.board import SPOTS
from parlour.games.orange_shall_overcome.deals import asks, gives
from parlour.games.orange_shall_overcome.goods import KINDS, covers
from parlour.games.orange_shall_overcome.state import HELPER, OCCUPIER, RAID, SECOND_HELPER, SOLO_CARD

SPOT: Final = within(0, SPOTS - 1)
"""The location a text is about."""
SPOT_OR_NOWHERE: Final = either(UNUSED, SPOT)
CHARACTER: Final = Kind("a character", lambda g, me, it: 0 <= it < g.setup.size)  # noqa: ARG005
A_SET_OF_SPOTS: Final = within(0, (1 << SPOTS) - 1)
SPOT_AND_COUNT: Final = packed((SPOT, 4), rest=within(0, 99))
SPOT_AND_CHOSEN: Final = packed((SPOT, 4), rest=A_SET_OF_SPOTS)
TOKENS_TO_COUNT: Final = packed((within(0, SPOTS), 4), rest=within(0, 99))
"""A location, SPOTS when all are done, and how many tokens are to be counted there."""
SIDE_OF_A_CONTROL: Final = within(0, 1)
SAFETY: Final = within(0, 9)
WHILE_A_CONTROL_IS_OPEN: Final = Kind(
    f"{NONE}, and only while a Control card is open",
    lambda g, me, it: it == NONE and g.control >= 0,  # noqa: ARG005
)
WHILE_A_PATROL_IS_OPEN: Final = Kind(
    f"{NONE}, and only while a Patrolling card is open",
    lambda g, me, it: it == NONE and g.patrol >= 0,  # noqa: ARG005
)
WHILE_MOVING: Final = Kind(
    f"{NONE}, and only in that character's Move action",
    lambda g, me, it: it == NONE and g.mover == me,
)
ON_THE_WAY: Final = Kind(
    f"{NONE}, and only while that character is on the way to a location",
    lambda g, me, it: WHILE_MOVING.fits(g, me, it) and g.dest >= 0,
)
ON_A_ROAD: Final = Kind(
    f"{NONE}, and only while that character is on a road",
    lambda g, me, it: ON_THE_WAY.fits(g, me, it) and g.road >= 0,
)

PAYMENT: Final = Kind(
    "what pays for an action: a card of the hand, a Morale card, 8 more if the bonus has been used",
    lambda g, me, it: 0 <= it < 16 and it & 7 <= 5 and (it & 7 != SOLO_CARD or g.solo >= 0),  # noqa: ARG005
)


def _can_be_agreed(g: Any, proposer: int, partner: int, deal: int) -> bool:
    """Say whether both have what an agreement takes from them; a kind that goes the other way goes there in some number."""
    if proposer == partner or not 0 <= deal < 1 << 6 * KINDS or any(deal >> 6 * kind & 63 == 32 for kind in range(KINDS)):
        return False
    return covers(g.goods[proposer], gives(deal)) and covers(g.goods[partner], asks(deal))


OFFERED: Final = Kind(
    "a partner in 3 bits, above that what both can exchange",
    lambda g, me, it: CHARACTER.fits(g, me, it & 7) and _can_be_agreed(g, me, it & 7, it >> 3),
)
PROPOSED: Final = Kind(
    "the proposer in 3 bits, above that what both can exchange",
    lambda g, me, it: CHARACTER.fits(g, me, it & 7) and _can_be_agreed(g, it & 7, me, it >> 3),
)


def _out_of_play(g: Any, deck: int, card: int) -> bool:
    """Say whether a card of a deck lies nowhere else, so that it can be the one being carried out."""
    sizes = {OCCUPIER: g.setup.content.occupiers, RAID: g.setup.content.raids, HELPER: g.setup.content.helpers}
    decks = (HELPER, SECOND_HELPER) if deck == HELPER else (deck,)
    elsewhere = [*g.piles[deck], *(c for d in decks for c in g.decks[d])]
    if deck == OCCUPIER:
        elsewhere += [*g.box, *g.occupier]
    return 0 <= card < len(sizes[deck]) and card not in elsewhere


USED_OCCUPIER: Final = Kind("an Occupier card that lies nowhere else", lambda g, me, it: _out_of_play(g, OCCUPIER, it))  # noqa: ARG005
USED_HELPER: Final = Kind("a Helper card that lies nowhere else", lambda g, me, it: _out_of_play(g, HELPER, it))  # noqa: ARG005
USED_RAID: Final = Kind("a Raid card that lies nowhere else", lambda g, me, it: _out_of_play(g, RAID, it))  # noqa: ARG005
RAID_TO_END: Final = packed(
    (SPOT, 4), rest=Kind("a Raid card + 1, 0 for none", lambda g, me, it: not it or USED_RAID.fits(g, me, it - 1))
)

_PEOPLE: Final = within(0, (1 << 9) - 1)
_LYING: Final = within(0, 15)
_PAPER: Final = within(0, 1)
TOKENS_TO_SEARCH_FOR: Final = packed((SPOT, 4), (USED_RAID, 5), (_PEOPLE, 9), (_LYING, 4), rest=_PAPER)
_FOUND: Final = Kind(
    "a person, 9 for a token, 10 for a newspaper",
    lambda g, me, it: 0 <= it < len(g.people) or (it == 9 and len(g.lying) > 0) or it == 10,  # noqa: ARG005
)
TOKEN_SEARCHED_FOR: Final = packed((SPOT, 4), (USED_RAID, 5), (_PEOPLE, 9), (_LYING, 4), (_PAPER, 1), rest=_FOUND)

LINE_AND_ROLL: Final = packed(
    (Kind("a rail line", lambda g, me, it: 0 <= it < len(g.setup.scenario.rail_lines)), 3),  # noqa: ARG005
    rest=within(0, 6),
)
SPOT_OF_TOKENS: Final = Kind("a location where tokens lie", lambda g, me, it: 0 <= it < len(g.lying))  # noqa: ARG005
