"""What speaks for an answer to what cards, controls and partners ask in Orange Shall Overcome!, if no errand does."""

from __future__ import annotations

from parlour.engine.said import Noun, Said
from parlour.games.orange_shall_overcome.board import BOARD, ROADS, SPOTS
from parlour.games.orange_shall_overcome.changes import GiveUpOne
from parlour.games.orange_shall_overcome.choices import EitherOr, Swap
from parlour.games.orange_shall_overcome.control import SwitchAnswer
from parlour.games.orange_shall_overcome.effects import NameOne, SpotChoice
from parlour.games.orange_shall_overcome.goods import BUNDLE, count
from parlour.games.orange_shall_overcome.pieces import a_character, a_kind, a_road, a_spot, goods, some, standing
from parlour.games.orange_shall_overcome.raids import Search
from parlour.games.orange_shall_overcome.roads import Downgrade, Intensify, Shift
from parlour.games.orange_shall_overcome.scenarios.expanding_the_network import (
    DeactivateResource,
    HideRequirement,
    RevealRequirement,
)
from parlour.games.orange_shall_overcome.scenarios.the_trains_stand_still import LineChoice
from parlour.games.orange_shall_overcome.sharing import ASK, CALL_OFF, PROPOSE, Agree, Offer
from parlour.games.orange_shall_overcome.state import Resistance


def about_the_question(g: Resistance, option: int) -> Said | None:
    """Return a fact that speaks for an answer; None if this is no such question."""
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
        return Said("why-halt-again", cost=goods(g.setup.content.requirements[g.required[option]].resources))
    if isinstance(asker, Search):
        return Said("why-every-token")
    if isinstance(asker, SwitchAnswer):
        return Said("why-switch" if option else "why-known-result")
    if isinstance(asker, SpotChoice):
        return Said("why-safe-enough") if option >= SPOTS else None
    return None


def _way_out(g: Resistance, asker: EitherOr, option: int) -> Said:
    """Say what a way out of an either-or leaves behind, or what it costs if luck has its say."""
    me = g.ask_me
    after = g.clone()
    after.choose(option)
    if after.winners >= 0:
        return Said("why-wins" if after.winners else "why-loses")
    if after.fate != g.fate:
        cost = asker.ways[option].cost
        return Said("why-cost-and-luck", cost=goods(cost)) if cost else Said("why-no-cost")
    return Said("why-leaves", character=a_character(g, me), alibi=after.alibi[me], held=after.held[me], morale=after.morale)


def _road(g: Resistance, option: int) -> Said:
    """Say who is near a road that a card changes."""
    asker = g.asker
    if isinstance(asker, Intensify):
        far = BOARD.far_end(option, g.ask_it)
        if g.here(far):
            return Said("why-other-end", spot=a_spot(g, far), standing=standing(g, option))
        return Said("why-lonely-end", spot=a_spot(g, far))
    old = option // ROADS if isinstance(asker, Shift) else option >> 2
    beside = _beside(g, old)
    if beside is not None:
        return Said("why-beside", character=beside)
    if isinstance(asker, Shift):
        beside = _beside(g, option % ROADS)
        return Said("why-then-guarded", road=a_road(option % ROADS), beside=beside if beside is not None else "nobody")
    return Said("why-one-less")


def _token(g: Resistance, spot: int) -> Said:
    """Say who is near a location whose token is turned."""
    near = _near(g, spot)
    if isinstance(g.asker, RevealRequirement):
        return Said("why-reveal", spot=a_spot(g, spot), near=near if near is not None else "nobody")
    if near is None:
        return Said("why-nobody-near", spot=a_spot(g, spot))
    if isinstance(g.asker, DeactivateResource):
        return Said("why-activate-again", character=near)
    return Said("why-all-have-seen", spot=a_spot(g, spot))


def _resource(g: Resistance, me: int, option: int) -> Said:
    """Say how many of a kind somebody has, or will have."""
    asker = g.asker
    if isinstance(asker, Swap):
        if not option:
            return Said("why-keeping", goods=goods(g.goods[me]))
        kind, other = (option - 1) // 5, (option - 1) % 5
        less, more = count(g.goods[me], kind) - 1, count(g.goods[me], other) + 1
        return Said("why-swapped", less=less, old=a_kind(kind), more=more, new=a_kind(other))
    have = count(g.goods[me], option)
    if isinstance(asker, NameOne):
        return Said("why-has", character=a_character(g, me), n=have, kind=a_kind(option))
    if option == BUNDLE:
        return Said("why-bundle-again")
    return Said("why-left" if have > 1 else "why-only-one", n=have - 1, kind=a_kind(option))


def _exchange(g: Resistance, option: int) -> Said:
    """Say what an exchange comes to, where it shortens no errand."""
    if isinstance(g.asker, Agree):
        return Said("why-partners" if option else "why-no-errand")
    if option == CALL_OFF:
        return Said("why-right-hands")
    if option == PROPOSE:
        return Said("why-can-say-no", character=a_character(g, g.ask_it & 7))
    kind = option & 7
    holder = g.ask_it & 7 if option >= ASK else g.ask_me
    return Said("why-holds", character=a_character(g, holder), what=some(kind, count(g.goods[holder], kind)))


def _near(g: Resistance, spot: int) -> Noun | None:
    """Name somebody at a location or next to it."""
    for c, at in enumerate(g.where[: g.setup.size]):
        if BOARD.distance[at][spot] <= 1:
            return a_character(g, c)
    return None


def _beside(g: Resistance, road: int) -> Noun | None:
    """Name somebody who stands at an end of a road."""
    for c, at in enumerate(g.where[: g.setup.size]):
        if road in BOARD.roads_at[at]:
            return a_character(g, c)
    return None
