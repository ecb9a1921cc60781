"""What can be said for an option when no errand speaks for it: facts anybody can read off the board of Orange Shall Overcome!."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.actions import (
    BONUS_FIRST,
    DONE,
    GATHER,
    LEAVE_PAPER,
    LOCATION,
    MOVE,
    PLAIN_MOVE,
    RAISE,
    AfterAction,
    TakeAction,
)
from parlour.games.orange_shall_overcome.bits import how_many
from parlour.games.orange_shall_overcome.board import BOARD
from parlour.games.orange_shall_overcome.choices import TakeHelper
from parlour.games.orange_shall_overcome.round import DISCARD, FREE, MORALE_CARD, LastCall, Turn
from parlour.games.orange_shall_overcome.sharing import PICK_UP, PUT_DOWN
from parlour.games.orange_shall_overcome.state import EMPTY, Resistance
from parlour.games.orange_shall_overcome.travel import BY_TICKET, CARD, PERSON, STOP, TOKEN, GoAnywhere, Meet, OneRoad, Travel
from parlour.games.orange_shall_overcome.travel import FREE as FREE_ON_THE_WAY
from parlour.games.orange_shall_overcome.words import place, who


def on_the_board(g: Resistance, option: int) -> str:
    """Return a fact that speaks for an option; empty if there is none."""
    asker = g.asker
    me = g.ask_me
    if isinstance(asker, (TakeAction, AfterAction)):
        return _action(g, me, option)
    if isinstance(asker, (Travel, OneRoad)):
        return _way(g, me, option)
    if isinstance(asker, Meet):
        return _meeting(option)
    if isinstance(asker, TakeHelper):
        return "the card can be read beforehand" if g.setup.helpers_face_up else "that deck may hold anything"
    if isinstance(asker, GoAnywhere):
        return _stay(g, me) if option == STOP else _safety(g, option % PERSON - BY_TICKET)
    if isinstance(asker, (Turn, LastCall)):
        return _without_action(g, option - FREE) if option >= FREE else _waiting(g, me, option)
    return ""


def _action(g: Resistance, me: int, option: int) -> str:
    spot = g.where[me]
    if option == BONUS_FIRST:
        return "a bonus costs no action"
    if option == LEAVE_PAPER:
        return f"{who(g, me)} is at {place(g, spot)} anyway, and a newspaper costs no action"
    if option == DONE:
        return "what could be done here is better saved"
    if option == GATHER:
        return "Information buys a second roll"
    if option == RAISE:
        return _safety(g, spot)
    if option == LOCATION:
        return f"the {g.setup.location[spot].name} works"
    return f"{who(g, me)} can do more elsewhere" if option in (MOVE, PLAIN_MOVE) else ""


def _stay(g: Resistance, me: int) -> str:
    return f"{place(g, g.where[me])} is as good a place as any further on"


def _safety(g: Resistance, spot: int) -> str:
    return f"Safety at {place(g, spot)} is {g.safety[spot]}"


def _waiting(g: Resistance, me: int, option: int) -> str:
    """Say what is left after a card was thrown away, or to whom a Morale card is left."""
    if not DISCARD <= option < MORALE_CARD:
        return ""
    left = how_many(g.hand[me]) - 1
    return f"{who(g, me)} lies low, with {left} card{'' if left == 1 else 's'} left"


def _without_action(g: Resistance, free: int) -> str:
    """Say what speaks for sharing, or for picking a bundle up or putting it down: things that need no action."""
    if free >= PUT_DOWN:
        return f"somebody else can take the bundle from {place(g, g.where[free - PUT_DOWN])}"
    if free >= PICK_UP:
        return f"{who(g, free - PICK_UP)} is there anyway, and picking a bundle up costs no action"
    return f"{who(g, free >> 3)} and {who(g, free & 7)} are at the same place, and sharing costs no action"


def _way(g: Resistance, me: int, option: int) -> str:
    if option >= FREE_ON_THE_WAY:
        return _without_action(g, option - FREE_ON_THE_WAY)
    if option == STOP:
        return _stay(g, me)
    way = option % PERSON
    if way >= BY_TICKET:
        return "with a Ticket nobody asks questions"
    spot = BOARD.far_end(way, g.where[me])
    if isinstance(g.asker, Travel) and g.roads[way] == EMPTY:
        return f"the road to {place(g, spot)} is safe"
    return _safety(g, spot)


def _meeting(option: int) -> str:
    if option == CARD:
        return "saves the pass for a worse moment"
    return "no Control card, at the price of a token" if option == TOKEN else "no Control card, and it costs nothing"
