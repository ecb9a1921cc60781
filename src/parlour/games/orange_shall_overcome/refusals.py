"""Why not? The numbered rule that forbids what a player wanted, and what would make it legal."""

from __future__ import annotations

from parlour.engine.kernel import Choice
from parlour.engine.said import Noun, Said, Value, saying
from parlour.games.orange_shall_overcome.actions import BY_MORALE, AfterAction, TakeAction
from parlour.games.orange_shall_overcome.board import BOARD, ROAD_IDS, SPOT_IDS
from parlour.games.orange_shall_overcome.content import NEEDS_NEWSPAPER
from parlour.games.orange_shall_overcome.deals import added, asked_of, asks, given_of, gives
from parlour.games.orange_shall_overcome.goods import BUNDLE, KIND_IDS, TICKET, count, covers
from parlour.games.orange_shall_overcome.pieces import a_character, a_road, a_spot, goods, some
from parlour.games.orange_shall_overcome.round import LastCall, Turn
from parlour.games.orange_shall_overcome.sharing import Offer, can_still_fit, overload
from parlour.games.orange_shall_overcome.state import EMPTY, Resistance
from parlour.games.orange_shall_overcome.travel import Travel

_BETWEEN = ("share", "pick_up", "put_down")
_CARDS = ("card", "special", "discard", "morale")
_DEALING = ("give", "ask", "propose")


def why_not(g: Resistance, key: str, seat: int) -> Said:
    """Explain why a key is not among a seat's options, from what that seat may know."""
    asker = g.asker
    verb, *nouns = key.split(":")
    if verb in _BETWEEN and nouns:
        return _free(g, verb, nouns, seat)
    if isinstance(asker, (Turn, LastCall)):
        return _turn(g, verb, nouns, seat)
    seats = {g.seat_of(option) for option in g.options}
    if seat not in seats:
        if verb in _CARDS and nouns:
            return _not_asked(g, nouns[0], seat)
        return Said("no-not-now", _rule(g), character=a_character(g, g.ask_me), waits=_waits(g))
    if isinstance(asker, Offer) and verb in _DEALING:
        return _dealing(g, verb, nouns)
    if isinstance(asker, TakeAction) and verb == "act" and nouns:
        return _action(g, nouns, g.ask_me)
    if isinstance(asker, Travel) and nouns:
        return _travel(g, verb, nouns, g.ask_me)
    if verb in _CARDS:
        return Said("no-finish-first", "OSO-78", question=_question(g))
    return _other(g, key)


def _not_asked(g: Resistance, name: str, seat: int) -> Said:
    """A card is wanted while somebody else decides: in another's turn, or within an action that has to be finished first."""
    me, waits = a_character(g, g.ask_me), _waits(g)
    turn = g.turn
    if turn >= 0 and g.setup.seat[turn] != seat and _character(g, name) < 0:
        return Said("no-other-turn", "OSO-77", turn=a_character(g, turn), character=me, waits=waits)
    return Said("no-unfinished", "OSO-78", character=me, waits=waits)


def _waits(g: Resistance) -> Said:
    """Return what others may read while somebody decides."""
    asker: Choice = g.asker
    return asker.waits(g, g.ask_me, g.ask_it)


def _question(g: Resistance) -> Said:
    """Return the open question."""
    asker: Choice = g.asker
    return asker.asks(g, g.ask_me, g.ask_it)


def _rule(g: Resistance) -> str:
    """Return the rule of the open question; where each option has one of its own, the one about all of them."""
    asker: Choice = g.asker
    for question, rule in ((TakeAction, "OSO-88"), (AfterAction, "R27"), (Turn, "OSO-77")):
        if isinstance(asker, question):
            return rule
    return asker.says(g, g.ask_me, g.ask_it, g.options[0]).rule


def _other(g: Resistance, key: str) -> Said:
    """The key has nothing to do with the open question."""
    asker: Choice = g.asker
    examples: list[Value] = [asker.key(g, g.ask_me, g.ask_it, option) for option in g.options[:3]]
    more = len(g.options) - len(examples)
    return Said("another-question", _rule(g), key=repr(key), question=_question(g), examples=examples, more=more)


def _character(g: Resistance, id: str) -> int:
    for c, character in enumerate(g.setup.characters):
        if character.id == id:
            return c
    return -1


def _turn(g: Resistance, verb: str, nouns: list[str], seat: int) -> Said:  # noqa: PLR0911 - one answer for each mistake
    me = g.ask_me
    if verb == "morale" and nouns:
        c = _character(g, nouns[0])
        if c < 0:
            return Said("no-such-character", "OSO-85", name=repr(nouns[0]))
        if g.setup.seat[c] != seat:
            return Said("no-morale-for-others", "R43", character=a_character(g, c))
        if not g.pool:
            return Said("no-morale-left", "R28")
        return Said("no-passed", "R45")
    if isinstance(g.asker, LastCall):
        if verb in ("card", "special", "discard"):
            return Said("no-turns-over", "OSO-91")
        return _other(g, ":".join([verb, *nouns]))
    if verb in ("card", "special", "discard") and nouns:
        if g.setup.seat[me] != seat:
            return Said("no-cards-of-others", "OSO-77", character=a_character(g, me))
        return _own_card(g, verb, nouns[0], me)
    if verb in ("act", "move", "ticket"):
        return Said("no-card-first", "OSO-81")
    if verb in ("pass", "end", "done"):
        return Said("no-keeping-cards", "OSO-91")
    if g.setup.seat[me] != seat:
        return Said("no-not-your-turn", "OSO-77", character=a_character(g, me))
    return _other(g, ":".join([verb, *nouns]))


def _own_card(g: Resistance, verb: str, name: str, me: int) -> Said:
    for k, card in enumerate(g.setup.characters[me].cards):
        if card.id != name:
            continue
        if not g.hand[me] >> k & 1:
            return Said("no-used-already", "OSO-84", card=card.noun)
        if verb == "special" and card.special is None:
            return Said("no-and-card", "OSO-82", card=card.noun)
        if verb == "special":
            return Said("no-newspaper-place" if card.needs == NEEDS_NEWSPAPER else "no-money-or-sabotage", "R47", card=card.noun)
    return Said("no-such-card", "OSO-77", character=a_character(g, me), name=repr(name))


def _action(g: Resistance, nouns: list[str], me: int) -> Said:
    spot = g.where[me]
    location = g.setup.location[spot]
    who, here = a_character(g, me), a_spot(g, spot)
    name = nouns[0]
    tiles = {tile.id: tile for tile in g.setup.content.locations}
    if name in tiles:
        if name != location.id:
            return Said("no-not-there", "OSO-110", character=who, spot=here, tile=tiles[name].noun)
        if not g.active >> spot & 1:
            return Said("no-inactive", "OSO-165", spot=here)
        return Said("no-costs", "R47", what=here, cost=goods(location.cost), character=who, goods=goods(g.goods[me]))
    for id, rule in g.setup.scenario.special_actions:
        if id == name:
            return _scenario_action(g, me, id, rule)
    for scenario in g.setup.content.scenarios:
        if any(other[0] == name for other in scenario.special_actions):
            return Said("no-other-scenario", "OSO-127", name=repr(name), scenario=scenario.name())
    if name == "bonus":
        return Said("no-bonus", "R44" if g.ask_it >= BY_MORALE else "R27")
    if name == "newspaper":
        return Said("no-newspapers", "R70")
    return _other(g, ":".join(["act", *nouns]))


def _scenario_action(g: Resistance, me: int, name: str, rule: str) -> Said:
    """The scenario action exists but cannot be taken here or now: say where it can, what it asks for, and how things stand."""
    spot = g.where[me]
    who, held = a_character(g, me), goods(g.goods[me])
    action = Noun("", name, f"action-{name}")
    needs = -1
    if name == "trust_2" and g.required[spot] >= 0 and not g.active >> spot & 1:
        if not g.face_up >> spot & 1:
            return Said("no-face-down", "OSO-170")
        needs = g.setup.content.requirements[g.required[spot]].resources
    if name == "save" and g.required and g.required[spot] >= 0:
        token = g.setup.content.requirements[g.required[spot]]
        needs = token.resources + token.items
    if needs >= 0 and not covers(g.goods[me], needs):
        return Said("no-costs", rule, what=action, cost=goods(needs), character=who, goods=held)
    numbers = g.setup.scenario.numbers()
    where, text = saying(f"{action.name}.where", "", numbers), saying(f"{action.name}.text", "", numbers)
    at = a_spot(g, spot)
    return Said("no-scenario-action", rule, action=action, where=where, text=text, character=who, spot=at, goods=held)


def _travel(g: Resistance, verb: str, nouns: list[str], me: int) -> Said:
    here = g.where[me]
    if verb == "move" and nouns[0] == "stop":
        return Said("no-no-road", "R87")
    if verb == "move" and nouns[0] in ROAD_IDS:
        road = ROAD_IDS.index(nouns[0])
        if road not in BOARD.roads_at[here]:
            return Said("no-road-elsewhere", "OSO-93", road=a_road(road), spot=a_spot(g, here))
        if len(nouns) > 1 and g.roads[road] != EMPTY:
            return Said("no-guarded", "OSO-178", road=a_road(road))
        if len(nouns) > 1:
            return Said("no-not-here", "OSO-177")
    if verb == "ticket":
        if g.origin >= 0:
            return Said("no-ticket-now", "OSO-211")
        if not count(g.goods[me], TICKET):
            return Said("no-ticket", "OSO-103", character=a_character(g, me))
        if nouns[0] in SPOT_IDS and SPOT_IDS.index(nouns[0]) == here:
            return Said("no-there-already", "OSO-103", character=a_character(g, me))
    return _other(g, ":".join([verb, *nouns]))


def _dealing(g: Resistance, verb: str, nouns: list[str]) -> Said:
    """An agreement is limited by what both have and by what both may carry."""
    me, partner, deal = g.ask_me, g.ask_it & 7, g.ask_it >> 3
    if verb == "propose" and not deal:
        return Said("no-empty-offer", "OSO-89")
    if verb == "propose":
        given, asked = gives(deal), asks(deal)
        for c, gone, come in ((me, given, asked), (partner, asked, given)):
            over, limit = overload(g, c, gone, come), g.carry_limit(c)
            if over:
                return Said("no-overload", "R63", character=a_character(g, c), would=limit + over, limit=limit)
        return _other(g, ":".join([verb, *nouns]))
    kind = nouns[0] if nouns else ""
    if kind not in KIND_IDS:
        return Said("no-such-kind", "R63", name=repr(kind), kinds=[*KIND_IDS])
    holder, taker = (me, partner) if verb == "give" else (partner, me)
    n = KIND_IDS.index(kind)
    have = count(g.goods[holder], n)
    if have <= (given_of(deal, n) if verb == "give" else asked_of(deal, n)):
        what = some(n, have) if have else Said("none", words=f"none-{kind}")
        return Said("no-more-of-it", "OSO-89", character=a_character(g, holder), have=have, what=what)
    moved = given_of(deal, n) + asked_of(deal, n)
    if n == BUNDLE and count(g.goods[taker], n) + moved >= g.setup.scenario.carry_bundles:
        return Said("no-more-bundles", "OSO-185", character=a_character(g, taker))
    if can_still_fit(g, me, partner, added(deal, n, 1 if verb == "give" else -1)):
        return _other(g, ":".join([verb, *nouns]))
    return Said("no-return", "R63", character=a_character(g, taker), limit=g.carry_limit(taker))


def _free(g: Resistance, verb: str, nouns: list[str], seat: int) -> Said:  # noqa: PLR0911
    """Sharing and bundles: only between actions or movements, at one's own location, within the limits."""
    c = _character(g, nouns[0])
    rule = "OSO-89" if verb == "share" else "OSO-186"
    if c < 0:
        return Said("no-such-character", rule, name=repr(nouns[0]))
    if g.setup.seat[c] != seat:
        return Said("no-not-yours", rule, character=a_character(g, c))
    if not isinstance(g.asker, (Turn, LastCall, Travel)) or (isinstance(g.asker, Travel) and g.origin < 0):
        return Said("no-only-between", "OSO-90")
    if verb == "share":
        other = _character(g, nouns[1]) if len(nouns) > 1 else -1
        if other < 0 or other == c:
            return Said("no-partner", "OSO-89")
        if g.where[c] != g.where[other]:
            return Said("no-apart", "OSO-89", character=a_character(g, c), partner=a_character(g, other))
        if not g.goods[c] and not g.goods[other]:
            return Said("no-nothing-held", "R63")
        return Said("no-both-full", "R63")
    if not g.setup.scenario.has_bundles:
        return Said("no-bundles", "OSO-186")
    if verb == "put_down":
        return Said("no-bundle-carried", "OSO-186", character=a_character(g, c))
    if not g.lying[g.where[c]]:
        return Said("no-bundle-there", "OSO-186", spot=a_spot(g, g.where[c]))
    most = g.setup.scenario.carry_bundles
    if count(g.goods[c], BUNDLE) >= most:
        return Said("no-bundles-full", "OSO-185", character=a_character(g, c), n=most)
    return Said("no-hands-full", "OSO-51", character=a_character(g, c), held=g.held[c], limit=g.carry_limit(c))
