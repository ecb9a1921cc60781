"""Events in words, as far as a seat may see them. Only what never changes in a game is looked up here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parlour.engine.kernel import Event
from parlour.engine.messages import Language
from parlour.engine.said import Args, Noun, Said, Value
from parlour.engine.telling import Fields, Kind, Slots, Telling, in_words
from parlour.engine.title import Json
from parlour.games.orange_shall_overcome import events as e
from parlour.games.orange_shall_overcome.actions import ACTION_BITS, ACTION_IDS, LOCATION, SCENARIO
from parlour.games.orange_shall_overcome.board import ROAD_IDS, SPOT_IDS
from parlour.games.orange_shall_overcome.content import START_PHASE_ALIBI
from parlour.games.orange_shall_overcome.deals import asks, gives
from parlour.games.orange_shall_overcome.effects import gained_or_lost
from parlour.games.orange_shall_overcome.goods import KIND_IDS, amounts
from parlour.games.orange_shall_overcome.pieces import (
    OCCUPIERS,
    a_character,
    a_deck,
    a_deck_card,
    a_kind,
    a_person,
    a_road,
    a_seat,
    a_spot,
    a_token,
    goods,
    some,
)
from parlour.games.orange_shall_overcome.state import (
    ALIBI,
    BY_ACTION,
    BY_ALIBI,
    BY_CARE,
    BY_CHARACTER_CARD,
    BY_CONTROL_CARD,
    BY_HELPER_CARD,
    BY_OCCUPIER_CARD,
    BY_PATROL,
    BY_PATROLLING_CARD,
    BY_RAID_CARD,
    BY_RESOURCES,
    CAUSE_BITS,
    DECK_IDS,
    GOAL_MET,
    HUNGER,
    LIMIT,
    MORALE,
    NO_CAUSE,
    SOLO_CARD,
    TIME,
    Resistance,
)
from parlour.games.orange_shall_overcome.state_file import deck_names

Told = tuple[Any, Value]
CAUSES: Final = [
    "", "occupier", "raid", "patrolling", "control", "helper", "resources", "alibi", "token", "patrol", "bundle", "newspaper",
    "care", "character", "occupiers", "night", "action", "carry_limit",
]  # fmt: skip
"""What programs call the causes, in the order of `state`."""
NOTHING_TOLD: Final[Told] = (None, "none")
_COUNT: Final = (1 << e.WITH_CAUSE) - 1


def narrate(g: Resistance, event: Event, seat: int | None, words: Language) -> Json:
    """Return an event as one seat may see it."""
    code, first, second, third = event
    # Whatever is secret belongs to a character, and is told to the seat that plays it.
    own = code in _SECRET and seat == g.setup.seat[first]
    slots: Slots = event
    if code in (e.GAINED, e.LOST, e.LOCATION_FLIPPED):
        event = (code, first, second, third & _COUNT)
        slots = (*event, third >> e.WITH_CAUSE)
    elif code in (e.SHARED, e.OFFERED):
        slots = (code, first, second & _COUNT, third, second >> e.WITH_CAUSE)
    name, told, args = TELLING.tell(g, slots, first if own else None)
    args["goal"] = g.setup.goal
    args["limit"] = g.setup.limit
    if code in _MORE:
        _MORE[code](g, event, told, args)
    for field in ("answer", "result"):
        if field in told:
            told[field] = words.value(args[field])
    return in_words(name, told, args, words)


# One decoder for each kind of thing: how programs call it, and how it is said.


def _action(g: Resistance, packed: int, _first: int) -> Told:
    action, spot = packed & (1 << ACTION_BITS) - 1, packed >> ACTION_BITS
    if action >= SCENARIO:
        named = g.setup.scenario.named(g, action - SCENARIO)
        return named.key(), Noun("", named.verb, f"action-{named.verb}")
    if action == LOCATION:
        return g.setup.location[spot].id, "location"
    return ACTION_IDS[action], ACTION_IDS[action]


def _hand(g: Resistance, k: int, c: int) -> Told:
    card = g.setup.content.solo[k - SOLO_CARD].noun if k >= SOLO_CARD else g.setup.characters[c].cards[k].noun
    return card.id, card


def _card(noun: Noun) -> Told:
    return noun.id, noun


def _side(_g: Resistance, side: int, _first: int) -> Told:
    return _card(OCCUPIERS[side + 1])


def _answer(g: Resistance, result: int, _first: int) -> Told:
    return None, g.setup.content.controls[result >> 1].answers[result & 1].label


def _result(g: Resistance, packed: int, _first: int) -> Told:
    return None, g.setup.content.controls[packed >> 2].answers[packed >> 1 & 1].says[packed & 1]


def _dice(_g: Resistance, packed: int, _first: int) -> Told:
    shown = [packed & 7, packed >> 3] if packed >> 3 else [packed & 7]
    return shown, [*shown]


def _level(name: str) -> Kind:
    """Tell what something has come to, and by how much it changed."""

    def told(_g: Resistance, packed: int, _first: int) -> Told:
        before, now = packed & 255, packed >> 8
        return Fields({"change": now - before, name: now}), now

    return told


def _why(g: Resistance, packed: int, _first: int) -> Told:
    """Tell the cause: a card, or what else it was; nothing if the event speaks for itself."""
    kind, number = packed & (1 << CAUSE_BITS) - 1, packed >> CAUSE_BITS
    content = g.setup.content
    if packed <= NO_CAUSE:
        return Fields({}), "none"
    name = CAUSES[kind]
    if kind == BY_ACTION:
        # The line before has said it.
        return Fields({"why": name}), "none"
    if kind == BY_PATROLLING_CARD:
        return Fields({"why": name, "card": content.patrols[number].id}), Said("cause-patrolling")
    decks: dict[int, list[Any]] = {
        BY_OCCUPIER_CARD: content.occupiers,
        BY_RAID_CARD: content.raids,
        BY_CONTROL_CARD: content.controls,
        BY_HELPER_CARD: content.helpers,
    }
    if kind in decks:
        card = decks[kind][number].noun
        return Fields({"why": name, "card": card.id}), card
    if kind == BY_CHARACTER_CARD:
        card = next(c for c in g.setup.characters if c.ability == START_PHASE_ALIBI).cards[number].noun
        return Fields({"why": name, "card": card.id}), card
    if kind == BY_PATROL:
        return Fields({"why": name}), Said(f"cause-{name}", kind=OCCUPIERS[number])
    if kind in (BY_RESOURCES, BY_ALIBI, BY_CARE):
        return Fields({"why": name}), Said(f"cause-{name}", character=a_character(g, number))
    return Fields({"why": name}), Said(f"cause-{name}")


def _by(g: Resistance, packed: int, first: int) -> Told:
    """Tell the cause where another card is told of: its own card is `by`."""
    told, said = _why(g, packed, first)
    return Fields({"by" if field == "card" else field: value for field, value in told.items()}), said


TELLING: Final = Telling(
    e.EVENTS,
    {
        "number": lambda _g, n, _first: (n, n),
        "change": lambda _g, n, _first: (n, n),
        "alibi": _level("alibi"),
        "safety": _level("safety"),
        "why": _why,
        "by": _by,
        "flag": lambda _g, on, _first: (bool(on), "yes" if on else "no"),
        "seat": lambda _g, seat, _first: (seat, a_seat(seat)),
        "character": lambda g, c, _first: _card(a_character(g, c)),
        "spot": lambda g, spot, _first: (SPOT_IDS[spot], a_spot(g, spot)),
        "road": lambda _g, road, _first: (ROAD_IDS[road], a_road(road)) if road >= 0 else NOTHING_TOLD,
        "kind": lambda _g, kind, _first: (KIND_IDS[kind], a_kind(kind)) if kind >= 0 else NOTHING_TOLD,
        "goods": lambda _g, paid, _first: (amounts(paid), goods(paid)),
        "deal": lambda _g, deal, _first: (deal, deal),
        "person": lambda g, person, _first: _card(a_person(g, person)),
        "token": lambda g, token, _first: _card(a_token(g, token)),
        "requirement": lambda g, token, _first: (g.setup.content.requirements[token].id, ""),
        "police": lambda _g, kind, _first: _card(OCCUPIERS[kind]) if kind else NOTHING_TOLD,
        "side": _side,
        "deck": lambda _g, deck, _first: (DECK_IDS[deck], a_deck(deck)),
        "dice": _dice,
        "action": _action,
        "hand": _hand,
        "solo": lambda g, card, _first: _card(g.setup.content.solo[card].noun),
        "occupier": lambda g, card, _first: _card(g.setup.content.occupiers[card].noun),
        "raid": lambda g, card, _first: _card(g.setup.content.raids[card].noun) if card >= 0 else NOTHING_TOLD,
        "helper": lambda g, card, _first: _card(g.setup.content.helpers[card].noun),
        "control": lambda g, card, _first: _card(g.setup.content.controls[card].noun),
        "patrol": lambda g, card, _first: (g.setup.content.patrols[card].id, ""),
        "peeked": lambda g, card, _first: (deck_names(g.setup, card >> 8)[card & 255], a_deck_card(g, card >> 8, card & 255)),
        "answer": _answer,
        "result": _result,
        "reason": lambda _g, reason, _first: (reason == GOAL_MET, "yes" if reason == GOAL_MET else "no"),
    },
)
_SECRET: Final = [code for code, line in e.EVENTS.items() if line.endswith("!")]


# What follows from the fields of some events.


def _tokens(_g: Resistance, event: Event, _told: Json, args: Args) -> None:
    args["what"] = some(event[2], event[3])


def _changed(_g: Resistance, _event: Event, told: Json, args: Args) -> None:
    args["way"] = gained_or_lost(told["change"])
    args["amount"] = abs(told["change"])


def _agreement(_g: Resistance, event: Event, told: Json, args: Args) -> None:
    """Tell what the one gives and what it asks for."""
    given, asked = gives(event[3]), asks(event[3])
    del told["deal"]
    told["gives"], told["asks"] = amounts(given), amounts(asked)
    args["gives"], args["asks"] = goods(given), goods(asked)
    args["kind"] = "request" if not given else "bargain" if asked else "gift"


def _travelled(_g: Resistance, _event: Event, told: Json, _args: Args) -> None:
    if told["road"] is None:
        del told["road"]


def _raid(g: Resistance, event: Event, told: Json, args: Args) -> None:
    if event[2] < 0:
        del told["card"]
    else:
        args["text"] = g.setup.content.raids[event[2]].says


def _found(_g: Resistance, event: Event, told: Json, args: Args) -> None:
    told["found"] = event[2] > event[3]
    args["found"] = "yes" if told["found"] else "no"


def _needs(g: Resistance, event: Event, told: Json, args: Args) -> None:
    resources = g.setup.content.requirements[event[2]].resources
    told["needs"], args["needs"] = amounts(resources), goods(resources)


def _situation(g: Resistance, event: Event, _told: Json, args: Args) -> None:
    args["situation"] = g.setup.content.controls[event[2]].situation


def _resolved(g: Resistance, event: Event, _told: Json, args: Args) -> None:
    args["text"] = g.setup.content.occupiers[event[2]].says


def _patrol(g: Resistance, event: Event, _told: Json, args: Args) -> None:
    args["text"] = g.setup.content.patrols[event[1]].says


def _helped(g: Resistance, event: Event, _told: Json, args: Args) -> None:
    helper = g.setup.content.helpers[event[2]]
    args["who"], args["text"] = helper.who, helper.says


def _appeared(g: Resistance, event: Event, _told: Json, args: Args) -> None:
    args["safe"] = a_spot(g, g.setup.safe_at[event[1]])


def _ended(g: Resistance, event: Event, _told: Json, args: Args) -> None:
    args["reason"] = ending(g, event[1])


_MORE: Final[dict[int, Callable[[Resistance, Event, Json, Args], None]]] = {
    e.GAINED: _tokens,
    e.LOST: _tokens,
    e.MORALE_CHANGED: _changed,
    e.ALIBI_CHANGED: _changed,
    e.SAFETY_CHANGED: _changed,
    e.HUNGER_CHANGED: _changed,
    e.SHARED: _agreement,
    e.OFFERED: _agreement,
    e.OFFER_REFUSED: _agreement,
    e.TRAVELLED: _travelled,
    e.RAID_BEGAN: _raid,
    e.SEARCHED: _found,
    e.TOKEN_REVEALED: _needs,
    e.TOKEN_HIDDEN: _needs,
    e.CONTROL_DRAWN: _situation,
    e.OCCUPIER_RESOLVED: _resolved,
    e.PATROL_REVEALED: _patrol,
    e.HELPER_TAKEN: _helped,
    e.PERSON_APPEARED: _appeared,
    e.ENDED: _ended,
}

# How it ended.

_ENDINGS: Final = {GOAL_MET: "goal", TIME: "time", MORALE: "morale", ALIBI: "alibi", LIMIT: "limit", HUNGER: "hunger"}


def ending(g: Resistance, reason: int) -> Said:
    """Say why the game is over."""
    sought = g.setup.scenario.sought
    tokens = Noun("", sought, f"tokens-{sought}")
    limit = g.setup.scenario.hunger_limit if reason == HUNGER else g.setup.limit
    return Said("reason", words=f"ended-{_ENDINGS[reason]}", tokens=tokens, limit=limit)


def outcome(g: Resistance) -> Said:
    """Say how the game ended: who was arrested, if anybody was."""
    reason = ending(g, g.reason)
    if g.reason == ALIBI:
        caught: list[Value] = [a_character(g, c) for c in range(g.setup.size) if g.alibi[c] == 0]
        reason = Said("reason", words="ended-arrested", characters=caught)
    return Said("outcome", reason=reason, won="yes" if g.winners else "no")
