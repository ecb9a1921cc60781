"""Why not? The numbered rule that forbids what a player wanted, and what would make it legal."""

from __future__ import annotations

from parlour.engine.kernel import Choice
from parlour.engine.title import Refusal
from parlour.games.orange_shall_overcome.actions import BY_MORALE, AfterAction, TakeAction
from parlour.games.orange_shall_overcome.board import BOARD, ROAD_IDS, SPOT_IDS
from parlour.games.orange_shall_overcome.deals import asked_of, asks, given_of, gives
from parlour.games.orange_shall_overcome.goods import BUNDLE, KIND_IDS, TICKET, count, covers, in_words, plural
from parlour.games.orange_shall_overcome.round import LastCall, Turn
from parlour.games.orange_shall_overcome.sharing import Offer, overload
from parlour.games.orange_shall_overcome.state import EMPTY, Resistance
from parlour.games.orange_shall_overcome.travel import Travel
from parlour.games.orange_shall_overcome.words import place, road_name, road_title, who

_BETWEEN = ("share", "pick_up", "put_down")
_CARDS = ("card", "special", "discard", "morale")
_DEALING = ("give", "ask", "propose")


def why_not(g: Resistance, key: str, seat: int) -> Refusal:
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
        return Refusal(_rule(g), f"Not now: {who(g, g.ask_me)} {asker.waiting(g, g.ask_me, g.ask_it)}.")
    if isinstance(asker, Offer) and verb in _DEALING:
        return _dealing(g, verb, nouns)
    if isinstance(asker, TakeAction) and verb == "act" and nouns:
        return _action(g, nouns, g.ask_me)
    if isinstance(asker, Travel) and nouns:
        return _travel(g, verb, nouns, g.ask_me)
    if verb in _CARDS:
        return Refusal("OSO-78", f"Each action is finished before another begins. {asker.prompt(g, g.ask_me, g.ask_it)}")
    return _other(g, key)


def _not_asked(g: Resistance, name: str, seat: int) -> Refusal:
    """A card is wanted while somebody else decides: in another's turn, or within an action that has to be finished first."""
    waiting = f"{who(g, g.ask_me)} {g.asker.waiting(g, g.ask_me, g.ask_it)}"
    turn = g.turn
    if turn >= 0 and g.setup.seat[turn] != seat and _character(g, name) < 0:
        return Refusal("OSO-77", f"It is {who(g, turn)}'s turn, and {waiting}; Character cards are used in one's own turn.")
    return Refusal("OSO-78", f"Not now: {waiting}, and each action is finished before another begins.")


def _rule(g: Resistance) -> str:
    """Return the rule of the open question; where each option has one of its own, the one about all of them."""
    asker: Choice = g.asker
    for question, rule in ((TakeAction, "OSO-88"), (AfterAction, "R27"), (Turn, "OSO-77")):
        if isinstance(asker, question):
            return rule
    return asker.rule(g, g.ask_me, g.ask_it, g.options[0])


def _other(g: Resistance, key: str) -> Refusal:
    """The key has nothing to do with the open question."""
    asker: Choice = g.asker
    examples = ", ".join(asker.key(g, g.ask_me, g.ask_it, option) for option in g.options[:3])
    more = " …" if len(g.options) > 3 else ""
    return Refusal(_rule(g), f"{key!r} does not answer the question: {asker.prompt(g, g.ask_me, g.ask_it)} (say {examples}{more})")


def _character(g: Resistance, id: str) -> int:
    for c, character in enumerate(g.setup.characters):
        if character.id == id:
            return c
    return -1


def _turn(g: Resistance, verb: str, nouns: list[str], seat: int) -> Refusal:  # noqa: PLR0911 - one answer for each mistake
    me = g.ask_me
    if verb == "morale" and nouns:
        c = _character(g, nouns[0])
        if c < 0:
            return Refusal("OSO-85", f"Nobody here is called {nouns[0]!r}.")
        if g.setup.seat[c] != seat:
            return Refusal("R43", f"A Morale action card is used for a character of one's own; {who(g, c)} is not yours.")
        if not g.pool:
            return Refusal("R28", "No Morale action card is left this round; their number was fixed in the Start phase.")
        return Refusal("R45", "You have passed: no more Morale action cards this round.")
    if isinstance(g.asker, LastCall):
        if verb in ("card", "special", "discard"):
            return Refusal("OSO-91", "All turns of this round are over; only Morale action cards are left.")
        return _other(g, ":".join([verb, *nouns]))
    if verb in ("card", "special", "discard") and nouns:
        if g.setup.seat[me] != seat:
            return Refusal("OSO-77", f"It is {who(g, me)}'s turn; Character cards are used in one's own turn.")
        return _own_card(g, verb, nouns[0], me)
    if verb in ("act", "move", "ticket"):
        return Refusal("OSO-81", "First choose the card that pays for the action.")
    if verb in ("pass", "end", "done"):
        return Refusal("OSO-91", "The turn ends when all Character cards are used or discarded; no card can be kept.")
    if g.setup.seat[me] != seat:
        return Refusal("OSO-77", f"Not now: it is {who(g, me)}'s turn.")
    return _other(g, ":".join([verb, *nouns]))


def _own_card(g: Resistance, verb: str, name: str, me: int) -> Refusal:
    for k, card in enumerate(g.setup.characters[me].cards):
        if card.id != name:
            continue
        if not g.hand[me] >> k & 1:
            return Refusal("OSO-84", f"{card.name} has been used already this round.")
        if verb == "special" and card.special is None:
            return Refusal("OSO-82", f'{card.name} is an "and" card: it gives a bonus, not a special action.')
        if verb == "special":
            need = "a newspaper and a location where none lies" if card.needs == 1 else "1 Money or 1 Sabotage"
            return Refusal("R47", f"{card.name} needs {need}.")
    return Refusal("OSO-77", f"{who(g, me)} has no card {name!r} in hand.")


def _action(g: Resistance, nouns: list[str], me: int) -> Refusal:
    spot = g.where[me]
    location = g.setup.location[spot]
    name = nouns[0]
    tiles = {tile.id: tile for tile in g.setup.content.locations}
    if name in tiles:
        if name != location.id:
            return Refusal("OSO-110", f"{who(g, me)} is at {place(g, spot)}, not at the {tiles[name].name}.")
        if not g.active >> spot & 1:
            return Refusal("OSO-165", f"{place(g, spot)} is inactive: gain its trust first.")
        return Refusal("R47", f"{place(g, spot)} asks for {in_words(location.cost)}; {who(g, me)} holds {in_words(g.goods[me])}.")
    for special in g.setup.scenario.special_actions:
        if special[0] == name:
            return _scenario_action(g, me, special)
    for scenario in g.setup.content.scenarios:
        if any(other[0] == name for other in scenario.special_actions):
            return Refusal("OSO-127", f"{name!r} belongs to the scenario {scenario.name}, which is not played here.")
    if name == "bonus":
        return Refusal("R44" if g.ask_it >= BY_MORALE else "R27", "There is no bonus to be used now.")
    if name == "newspaper":
        return Refusal("R70", "Only Anton leaves newspapers, once a round, where none lies yet.")
    return _other(g, ":".join(["act", *nouns]))


def _scenario_action(g: Resistance, me: int, special: tuple[str, str, str, str, str]) -> Refusal:
    """The scenario action exists but cannot be taken here or now: say where it can, what it asks for, and how things stand."""
    name, title, where, words, rule = special
    spot = g.where[me]
    needs = -1
    if name == "trust_2" and g.required[spot] >= 0 and not g.active >> spot & 1:
        if not g.face_up >> spot & 1:
            return Refusal("OSO-170", "The Requirement token here is still face down; an earlier Trust action must turn it up.")
        needs = g.setup.content.requirements[g.required[spot]].resources
    if name == "save" and g.required and g.required[spot] >= 0:
        token = g.setup.content.requirements[g.required[spot]]
        needs = token.resources + token.items
    if needs >= 0 and not covers(g.goods[me], needs):
        return Refusal(rule, f"{title} asks for {in_words(needs)}; {who(g, me)} holds {in_words(g.goods[me])}.")
    return Refusal(rule, f"{title}, at {where}: {words} {who(g, me)} is at {place(g, spot)} and holds {in_words(g.goods[me])}.")


def _travel(g: Resistance, verb: str, nouns: list[str], me: int) -> Refusal:
    here = g.where[me]
    if verb == "move" and nouns[0] == "stop":
        return Refusal("R87", "A Move travels at least one road.")
    if verb == "move" and nouns[0] in ROAD_IDS:
        road = ROAD_IDS.index(nouns[0])
        if road not in BOARD.roads_at[here]:
            return Refusal("OSO-93", f"{road_title(road)} does not touch {place(g, here)}.")
        if len(nouns) > 1 and g.roads[road] != EMPTY:
            return Refusal("OSO-178", f"Nobody in hiding can be taken over {road_name(road)}: an occupier stands there.")
        if len(nouns) > 1:
            return Refusal("OSO-177", "Only a person at your own location can come along.")
    if verb == "ticket":
        if g.origin >= 0:
            return Refusal("OSO-211", "A Ticket takes the place of both movements; you are on the road already.")
        if not count(g.goods[me], TICKET):
            return Refusal("OSO-103", f"{who(g, me)} has no Ticket.")
        if nouns[0] in SPOT_IDS and SPOT_IDS.index(nouns[0]) == here:
            return Refusal("OSO-103", f"{who(g, me)} is there already.")
    return _other(g, ":".join([verb, *nouns]))


def _dealing(g: Resistance, verb: str, nouns: list[str]) -> Refusal:
    """An agreement is limited by what both have and by what both may carry."""
    me, partner, deal = g.ask_me, g.ask_it & 7, g.ask_it >> 3
    if verb == "propose" and not deal:
        return Refusal("OSO-89", "There is nothing in it yet: say what you give or what you ask for.")
    if verb == "propose":
        given, asked = gives(deal), asks(deal)
        c, gone, come = (me, given, asked) if overload(g, me, given, asked) else (partner, asked, given)
        limit = g.carry_limit(c)
        return Refusal("R63", f"{who(g, c)} would hold {limit + overload(g, c, gone, come)} and may carry {limit}.")
    kind = nouns[0] if nouns else ""
    if kind not in KIND_IDS:
        return Refusal("R63", f"{kind!r} cannot be shared; these can: {', '.join(KIND_IDS)}.")
    holder, taker = (me, partner) if verb == "give" else (partner, me)
    n = KIND_IDS.index(kind)
    have = count(g.goods[holder], n)
    if have <= (given_of(deal, n) if verb == "give" else asked_of(deal, n)):
        return Refusal("OSO-89", f"{who(g, holder)} has {have or 'no'} {plural(n, have)}{', and no more' if have else ''}.")
    moved = given_of(deal, n) + asked_of(deal, n)
    if n == BUNDLE and count(g.goods[taker], n) + moved >= g.setup.scenario.carry_bundles:
        return Refusal("OSO-185", f"{who(g, taker)} can carry no more bundles.")
    return Refusal("R63", f"{who(g, taker)} may carry {g.carry_limit(taker)} and has nothing to give in return.")


def _free(g: Resistance, verb: str, nouns: list[str], seat: int) -> Refusal:  # noqa: PLR0911
    """Sharing and bundles: only between actions or movements, at one's own location, within the limits."""
    c = _character(g, nouns[0])
    rule = "OSO-89" if verb == "share" else "OSO-186"
    if c < 0:
        return Refusal(rule, f"Nobody here is called {nouns[0]!r}.")
    if g.setup.seat[c] != seat:
        return Refusal(rule, f"{who(g, c)} is not yours.")
    if not isinstance(g.asker, (Turn, LastCall, Travel)) or (isinstance(g.asker, Travel) and g.origin < 0):
        return Refusal("OSO-90", "Only before or after an action or between two movements.")
    if verb == "share":
        other = _character(g, nouns[1]) if len(nouns) > 1 else -1
        if other < 0 or other == c:
            return Refusal("OSO-89", "Name another character to share with.")
        if g.where[c] != g.where[other]:
            return Refusal("OSO-89", f"{who(g, c)} and {who(g, other)} are not at the same location.")
        if not g.goods[c] and not g.goods[other]:
            return Refusal("R63", "Neither of them holds anything that can be shared.")
        return Refusal("R63", "Neither of them may carry more, and they have nothing to exchange.")
    if not g.setup.scenario.has_bundles:
        return Refusal("OSO-186", "There are no bundles in this scenario.")
    if verb == "put_down":
        return Refusal("OSO-186", f"{who(g, c)} carries no bundle.")
    if not g.lying[g.where[c]]:
        return Refusal("OSO-186", f"No bundle lies at {place(g, g.where[c])}.")
    most = g.setup.scenario.carry_bundles
    if count(g.goods[c], BUNDLE) >= most:
        return Refusal("OSO-185", f"{who(g, c)} carries {most} bundle{'s' if most > 1 else ''} already.")
    return Refusal("OSO-51", f"{who(g, c)} holds {g.held[c]} and may carry no more than {g.carry_limit(c)}.")
