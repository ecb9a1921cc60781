"""What speaks for an answer to what cards, controls and partners ask in Orange Shall Overcome!, if no errand does."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.board import BOARD, ROADS, SPOTS
from parlour.games.orange_shall_overcome.changes import GiveUpOne
from parlour.games.orange_shall_overcome.choices import EitherOr, Swap
from parlour.games.orange_shall_overcome.control import SwitchAnswer
from parlour.games.orange_shall_overcome.effects import NameOne, SpotChoice
from parlour.games.orange_shall_overcome.goods import BUNDLE, KIND_NAMES, count, in_words, plural
from parlour.games.orange_shall_overcome.raids import Search
from parlour.games.orange_shall_overcome.roads import Downgrade, Intensify, Shift, standing_words
from parlour.games.orange_shall_overcome.scenarios.expanding_the_network import (
    DeactivateResource,
    HideRequirement,
    RevealRequirement,
)
from parlour.games.orange_shall_overcome.scenarios.the_trains_stand_still import LineChoice
from parlour.games.orange_shall_overcome.sharing import ASK, CALL_OFF, PROPOSE, Agree, Offer
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.words import place, road_name, who


def about_the_question(g: Resistance, option: int) -> str:
    """Return a fact that speaks for an answer; empty if this is no such question."""
    asker = g.asker
    if isinstance(asker, (Intensify, Downgrade, Shift)):
        return _road(g, option)
    if isinstance(asker, (RevealRequirement, HideRequirement, DeactivateResource)):
        return _token(g, option)
    if isinstance(asker, (GiveUpOne, NameOne, Swap)):
        return _resource(g, g.ask_me, option)
    if isinstance(asker, (Offer, Agree)):
        return _exchange(g, option)
    if isinstance(asker, EitherOr):
        return _way_out(g, asker, option)
    if isinstance(asker, LineChoice):
        return f"to halt it again takes {in_words(g.setup.content.requirements[g.required[option]].resources)}"
    if isinstance(asker, Search):
        return "every token here is rolled for, whichever comes first"
    if isinstance(asker, SwitchAnswer):
        return "anything rather than that result" if option else "this result is known, the other one is not"
    if isinstance(asker, SpotChoice):
        return "the other places are safe enough" if option >= SPOTS else ""
    return ""


def _way_out(g: Resistance, asker: EitherOr, option: int) -> str:
    """Say what a way out of an either-or leaves behind, or what it costs if luck has its say."""
    me = g.ask_me
    after = g.clone()
    after.choose(option)
    if after.winners >= 0:
        return "that wins the game" if after.winners else "that loses the game"
    if after.fate != g.fate:
        cost = asker.ways[option].cost
        return f"it costs {in_words(cost)}, and the rest is luck" if cost else "it costs nothing at once"
    held = f"{after.held[me]} resource{'' if after.held[me] == 1 else 's'}"
    return f"leaves {who(g, me)} with Alibi {after.alibi[me]} and {held}, Morale at {after.morale}"


def _road(g: Resistance, option: int) -> str:
    """Say who is near a road that a card changes."""
    asker = g.asker
    if isinstance(asker, Intensify):
        far = BOARD.far_end(option, g.ask_it)
        return f"{place(g, far)} lies at the other end; so far: {standing_words(g, option)}" if g.here(far) else _lonely(g, far)
    old = option // ROADS if isinstance(asker, Shift) else option >> 2
    beside = _beside(g, old)
    if beside:
        return f"{beside} stands next to that road"
    if isinstance(asker, Shift):
        beside = _beside(g, option % ROADS)
        return f"then {road_name(option % ROADS)} is guarded, {'next to ' + beside if beside else 'where nobody stands'}"
    return "one occupier less to meet"


def _lonely(g: Resistance, spot: int) -> str:
    return f"nobody waits at the other end, {place(g, spot)}"


def _token(g: Resistance, spot: int) -> str:
    """Say who is near a location whose token is turned."""
    near = _near(g, spot)
    if isinstance(g.asker, RevealRequirement):
        return f"then all can see what {place(g, spot)} asks for" + (f"; {near} is near" if near else "")
    if not near:
        return f"nobody is at {place(g, spot)} or next to it"
    if isinstance(g.asker, DeactivateResource):
        return f"{near} is near and can activate it again"
    return f"all have seen what {place(g, spot)} asks for"


def _resource(g: Resistance, me: int, option: int) -> str:
    """Say how many of a kind somebody has, or will have."""
    asker = g.asker
    if isinstance(asker, Swap):
        if not option:
            return f"{in_words(g.goods[me])} is worth keeping"
        kind, other = (option - 1) // 5, (option - 1) % 5
        return f"{count(g.goods[me], kind) - 1} {KIND_NAMES[kind]} and {count(g.goods[me], other) + 1} {KIND_NAMES[other]} then"
    have = count(g.goods[me], option)
    if isinstance(asker, NameOne):
        return f"{who(g, me)} has {have} {KIND_NAMES[option]} so far"
    if option == BUNDLE:
        return "a bundle can be picked up again"
    return f"{have - 1} {KIND_NAMES[option]} will be left" if have > 1 else f"it is the only {KIND_NAMES[option]}"


def _exchange(g: Resistance, option: int) -> str:
    """Say what an exchange comes to, where it shortens no errand."""
    if isinstance(g.asker, Agree):
        return "partners have their reasons" if option else "it shortens no errand"
    if option == CALL_OFF:
        return "everything is in the right hands already"
    if option == PROPOSE:
        return f"{who(g, g.ask_it & 7)} can only say no"
    kind = option & 7
    holder = g.ask_it & 7 if option >= ASK else g.ask_me
    return f"{who(g, holder)} holds {count(g.goods[holder], kind)} {plural(kind, count(g.goods[holder], kind))}"


def _near(g: Resistance, spot: int) -> str:
    """Name somebody at a location or next to it."""
    for c, at in enumerate(g.where[: g.setup.size]):
        if BOARD.distance[at][spot] <= 1:
            return who(g, c)
    return ""


def _beside(g: Resistance, road: int) -> str:
    """Name somebody who stands at an end of a road."""
    for c, at in enumerate(g.where[: g.setup.size]):
        if road in BOARD.roads_at[at]:
            return who(g, c)
    return ""
