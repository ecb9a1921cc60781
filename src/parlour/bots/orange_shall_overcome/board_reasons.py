"""What can be said for an option when no errand speaks for it: facts anybody can read off the board of Orange Shall Overcome!."""

from __future__ import annotations

from parlour.engine.said import Said
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
from parlour.games.orange_shall_overcome.pieces import a_character, a_spot
from parlour.games.orange_shall_overcome.round import DISCARD, FREE, MORALE_CARD, LastCall, Turn
from parlour.games.orange_shall_overcome.sharing import PICK_UP, PUT_DOWN
from parlour.games.orange_shall_overcome.state import EMPTY, Resistance
from parlour.games.orange_shall_overcome.travel import BY_TICKET, CARD, PERSON, STOP, TOKEN, GoAnywhere, Meet, OneRoad, Travel
from parlour.games.orange_shall_overcome.travel import FREE as FREE_ON_THE_WAY


def on_the_board(g: Resistance, option: int) -> Said | None:
    """Return a fact that speaks for an option; None if there is none."""
    asker = g.asker
    me = g.ask_me
    if isinstance(asker, (TakeAction, AfterAction)):
        return _action(g, me, option)
    if isinstance(asker, (Travel, OneRoad)):
        return _way(g, me, option)
    if isinstance(asker, Meet):
        return _meeting(option)
    if isinstance(asker, TakeHelper):
        return Said("why-readable" if g.setup.helpers_face_up else "why-anything")
    if isinstance(asker, GoAnywhere):
        return _stay(g, me) if option == STOP else _safety(g, option % PERSON - BY_TICKET)
    if isinstance(asker, (Turn, LastCall)):
        return _without_action(g, option - FREE) if option >= FREE else _waiting(g, me, option)
    return None


def _action(g: Resistance, me: int, option: int) -> Said | None:
    spot = g.where[me]
    if option == BONUS_FIRST:
        return Said("why-free-bonus")
    if option == LEAVE_PAPER:
        return Said("why-free-newspaper", character=a_character(g, me), spot=a_spot(g, spot))
    if option == DONE:
        return Said("why-better-saved")
    if option == GATHER:
        return Said("why-second-roll")
    if option == RAISE:
        return _safety(g, spot)
    if option == LOCATION:
        return Said("why-works", tile=g.setup.location[spot].noun)
    return Said("why-elsewhere", character=a_character(g, me)) if option in (MOVE, PLAIN_MOVE) else None


def _stay(g: Resistance, me: int) -> Said:
    return Said("why-as-good", spot=a_spot(g, g.where[me]))


def _safety(g: Resistance, spot: int) -> Said:
    return Said("why-safety", spot=a_spot(g, spot), safety=g.safety[spot])


def _waiting(g: Resistance, me: int, option: int) -> Said | None:
    """Say what is left after a card was thrown away, or to whom a Morale card is left."""
    if not DISCARD <= option < MORALE_CARD:
        return None
    return Said("why-lies-low", character=a_character(g, me), left=how_many(g.hand[me]) - 1)


def _without_action(g: Resistance, free: int) -> Said:
    """Say what speaks for sharing, or for picking a bundle up or putting it down: things that need no action."""
    if free >= PUT_DOWN:
        return Said("why-put-down", spot=a_spot(g, g.where[free - PUT_DOWN]))
    if free >= PICK_UP:
        return Said("why-pick-up", character=a_character(g, free - PICK_UP))
    return Said("why-share", character=a_character(g, free >> 3), partner=a_character(g, free & 7))


def _way(g: Resistance, me: int, option: int) -> Said:
    if option >= FREE_ON_THE_WAY:
        return _without_action(g, option - FREE_ON_THE_WAY)
    if option == STOP:
        return _stay(g, me)
    way = option % PERSON
    if way >= BY_TICKET:
        return Said("why-ticket")
    spot = BOARD.far_end(way, g.where[me])
    if isinstance(g.asker, Travel) and g.roads[way] == EMPTY:
        return Said("why-safe-road", spot=a_spot(g, spot))
    return _safety(g, spot)


def _meeting(option: int) -> Said:
    return Said("why-pass", by="card" if option == CARD else "token" if option == TOKEN else "ability")
