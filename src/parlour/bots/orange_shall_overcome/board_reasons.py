"""What can be said for an option when no errand speaks for it: facts anybody can read off the board of Orange Shall Overcome!."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.actions import (
    BONUS_FIRST,
    DONE,
    GATHER,
    LEAVE_PAPER,
    LOCATION,
    MOVE,
    RAISE,
    AfterAction,
    TakeAction,
)
from parlour.games.orange_shall_overcome.board import BOARD
from parlour.games.orange_shall_overcome.choices import TakeHelper
from parlour.games.orange_shall_overcome.roads import Downgrade, Intensify
from parlour.games.orange_shall_overcome.scenarios.expanding_the_network import HideRequirement, RevealRequirement
from parlour.games.orange_shall_overcome.state import EMPTY, Resistance
from parlour.games.orange_shall_overcome.travel import BY_TICKET, CARD, PERSON, STOP, TOKEN, Meet, OneRoad, Travel
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
    if isinstance(asker, RevealRequirement):
        return f"then all can see what {place(g, option)} asks for{_near(g, option)}"
    if isinstance(asker, HideRequirement):
        return "" if _near(g, option) else f"nobody is at {place(g, option)} or next to it"
    if isinstance(asker, TakeHelper):
        return "the card can be read beforehand" if g.setup.helpers_face_up else "that deck may hold anything"
    if isinstance(asker, Intensify):
        far = BOARD.far_end(option, g.ask_it)
        return "" if g.here(far) else f"nobody waits at the other end, {place(g, far)}"
    if isinstance(asker, Downgrade):
        return _travellers(g, option >> 2)
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
        return f"Safety at {place(g, spot)} is {g.safety[spot]}"
    if option == LOCATION:
        return f"the {g.setup.location[spot].name} works"
    return f"{who(g, me)} can do more elsewhere" if option == MOVE else ""


def _way(g: Resistance, me: int, option: int) -> str:
    if option == STOP:
        return f"{place(g, g.where[me])} is as good a place as any further on"
    way = option % PERSON
    if way >= BY_TICKET:
        return "with a Ticket nobody asks questions"
    spot = BOARD.far_end(way, g.where[me])
    if isinstance(g.asker, Travel) and g.roads[way] == EMPTY:
        return f"the road to {place(g, spot)} is safe"
    return f"Safety at {place(g, spot)} is {g.safety[spot]}"


def _meeting(option: int) -> str:
    if option == CARD:
        return "saves the pass for a worse moment"
    return "no Control card, at the price of a token" if option == TOKEN else "no Control card, and it costs nothing"


def _near(g: Resistance, spot: int) -> str:
    """Name somebody at a location or next to it."""
    for c, at in enumerate(g.where[: g.setup.size]):
        if BOARD.distance[at][spot] <= 1:
            return f"; {who(g, c)} is near"
    return ""


def _travellers(g: Resistance, road: int) -> str:
    """Name somebody who stands at an end of a road."""
    for c, at in enumerate(g.where[: g.setup.size]):
        if road in BOARD.roads_at[at]:
            return f"{who(g, c)} stands next to that road"
    return ""
