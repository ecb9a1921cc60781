"""A game on file: the whole truth as a document, with the ids of cards, spots, roads and tokens.

Decks are written from the top. What a document leaves out gets a sensible value: the scenario's own setup, the first turn of the
first round with full hands; cards named nowhere are shuffled into their deck, or lie in the discard pile if the deck is given.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mypy_extensions import i64

from parlour.engine.arrays import pop, vec
from parlour.engine.errors import BadInput
from parlour.engine.kernel import NONE
from parlour.engine.reading import read_choice, read_dict, read_flag, read_int, read_list
from parlour.engine.title import Json
from parlour.games.orange_shall_overcome.board import ROAD_IDS, ROADS, SPOT_IDS, SPOTS
from parlour.games.orange_shall_overcome.content import Content
from parlour.games.orange_shall_overcome.goods import BUNDLE, IMMUNITY, KIND_IDS, ONE, TICKET, amounts, count, weight
from parlour.games.orange_shall_overcome.setting_out import hand_out, occupier_set, put_back
from parlour.games.orange_shall_overcome.state import (
    ACTION_PHASE,
    CONTROL,
    DECK_IDS,
    HELPER,
    OCCUPIER,
    OUT,
    PATROLLING,
    PEEKED,
    PHASE_IDS,
    RAID,
    SECOND_HELPER,
    SOLO_CARD,
    START_PHASE,
    UNDRAWN,
    Resistance,
    Setup,
    place_occupiers,
)
from parlour.games.orange_shall_overcome.state import KIND_IDS as OCCUPIER_IDS

_STATE = (
    "round", "phase", "start", "turn", "morale", "morale_cards", "passed", "safety", "active", "roads", "characters", "solo_card",
    "decks", "discards", "box", "known", "helpers_refilled", "requirements", "face_up", "tokens_seen", "people", "lying", "marks",
    "halted", "tally", "lost", "hunger", "newspapers", "move", "control", "patrol", "raiding", "dice",
)  # fmt: skip
_CHARACTER = ("at", "alibi", "goods", "hand", "occupier", "used", "known_by")
_MOVE = ("mover", "left", "bonus", "origin", "dest", "road", "to_meet", "met", "broken", "companion")
_CONTROL = ("card", "facing", "answer", "results")
_PATROL = ("card", "to_move", "moved")
_PILES = ["occupier", "raid", "patrolling", "control", "helper"]


def deck_names(setup: Setup, deck: int) -> list[str]:
    """Return the ids of all cards of a kind of deck, by number; not to be changed."""
    return _card_ids(setup.content, deck)


@lru_cache(maxsize=64)
def _card_ids(content: Content, deck: int) -> list[str]:
    if deck == OCCUPIER:
        return [card.id for card in content.occupiers]
    if deck == RAID:
        return [card.id for card in content.raids]
    if deck == PATROLLING:
        return [card.id for card in content.patrols]
    if deck == CONTROL:
        return [card.id for card in content.controls]
    return [card.id for card in content.helpers]


def write(g: Resistance) -> Json:
    """Return the state as a document."""
    setup = g.setup
    state: Json = {
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "start": _name(g, g.start),
        "turn": _name(g, g.turn),
        "morale": g.morale,
        "morale_cards": g.pool,
        "passed": [seat for seat in range(setup.seats) if g.passed >> seat & 1],
        "safety": {SPOT_IDS[s]: g.safety[s] for s in range(SPOTS)},
        "active": _spots(g.active),
        "roads": {ROAD_IDS[r]: [OCCUPIER_IDS[v & 3] or None, OCCUPIER_IDS[v >> 2] or None] for r, v in enumerate(g.roads) if v},
        "characters": {_name(g, c): _write_character(g, c) for c in range(setup.size)},
        "decks": {DECK_IDS[d]: [deck_names(setup, d)[card] for card in reversed(g.decks[d])] for d in range(len(DECK_IDS))},
        "discards": {name: [deck_names(setup, p)[card] for card in g.piles[p]] for p, name in enumerate(_PILES)},
        "box": [deck_names(setup, OCCUPIER)[card] for card in g.box],
        "known": [
            {DECK_IDS[d]: [g.knows_top(seat, d), g.knows_bottom(seat, d)] for d in range(PEEKED)} for seat in range(setup.seats)
        ],
        "helpers_refilled": g.refilled,
        "newspapers": {"at": _spots(g.papers), "left": g.press},
        "raiding": _spots(g.raiding),
        "dice": [g.die_1, g.die_2],
        "tally": g.tally,
        "lost": g.lost,
        "hunger": g.hunger,
    }
    if setup.solo:
        state["solo_card"] = setup.content.solo[g.solo].id if g.solo >= 0 else None
    _write_tokens(g, state)
    _write_under_way(g, state)
    return state


def _name(g: Resistance, c: int) -> str | None:
    return g.setup.characters[c].id if c >= 0 else None


def _spots(bits: int) -> list[str]:
    return [SPOT_IDS[s] for s in range(SPOTS) if bits >> s & 1]


def hand_ids(g: Resistance, c: int) -> list[str]:
    """Return the ids of the cards in a character's hand."""
    cards, hand = g.setup.characters[c].cards, g.hand[c]
    ids = [card.id for k, card in enumerate(cards) if hand >> k & 1]
    if g.setup.solo and g.solo >= 0 and hand >> len(cards) & 1:
        ids.append(g.setup.content.solo[g.solo].id)
    return ids


def _write_character(g: Resistance, c: int) -> Json:
    return {
        "at": SPOT_IDS[g.where[c]],
        "alibi": g.alibi[c],
        "goods": amounts(g.goods[c]),
        "hand": hand_ids(g, c),
        "occupier": g.setup.content.occupiers[g.occupier[c]].id if g.occupier[c] >= 0 else None,
        "used": g.once[c],
        "known_by": [seat for seat in range(g.setup.seats) if g.known_hands[c] >> seat & 1],
    }


def places_of_tokens(setup: Setup) -> list[str]:
    """Return where Requirement tokens lie: on spots, or beside the rail lines."""
    if setup.scenario.rail_lines:
        return [ROAD_IDS[road] for road in setup.scenario.rail_lines]
    return SPOT_IDS


def _write_tokens(g: Resistance, state: Json) -> None:
    tokens = g.setup.content.requirements
    places = places_of_tokens(g.setup)
    if g.required:
        state["requirements"] = {places[n]: tokens[t].id for n, t in enumerate(g.required) if t >= 0}
        state["face_up"] = [places[n] for n in range(len(places)) if g.face_up >> n & 1]
        state["tokens_seen"] = [token.id for n, token in enumerate(tokens) if g.tokens_seen >> n & 1]
    if g.people:
        where = {UNDRAWN: "undrawn", OUT: "out"}
        state["people"] = {
            person.id: where.get(g.people[p]) or SPOT_IDS[g.people[p]] for p, person in enumerate(g.setup.content.people)
        }
    if g.lying:
        state["lying"] = {SPOT_IDS[s]: n for s, n in enumerate(g.lying) if n}
    if g.marks:
        state["marks"] = {SPOT_IDS[s]: n for s, n in enumerate(g.marks) if n}
    if g.setup.scenario.rail_lines:
        state["halted"] = [ROAD_IDS[road] for n, road in enumerate(g.setup.scenario.rail_lines) if g.halted >> n & 1]


def _write_under_way(g: Resistance, state: Json) -> None:
    if g.mover >= 0:
        state["move"] = {
            "mover": _name(g, g.mover),
            "left": g.left,
            "bonus": g.bonus,
            "origin": SPOT_IDS[g.origin] if g.origin >= 0 else None,
            "dest": SPOT_IDS[g.dest] if g.dest >= 0 else None,
            "road": ROAD_IDS[g.road] if g.road >= 0 else None,
            "to_meet": g.to_meet,
            "met": g.met,
            "broken": g.broken,
            "companion": g.setup.content.people[g.companion].id if g.companion >= 0 else None,
        }
    if g.control >= 0:
        state["control"] = {
            "card": g.setup.content.controls[g.control].id,
            "facing": g.facing,
            "answer": g.answer,
            "results": [g.first_result, g.second_result],
        }
    if g.patrol >= 0:
        state["patrol"] = {"card": g.setup.content.patrols[g.patrol].id, "to_move": g.to_move, "moved": g.patrol_moved}


def read(setup: Setup, doc: Any, seed: int) -> Resistance:
    """Return a game in the state of a document; anything wrong is one clear line."""
    g = Resistance(None, setup, seed)
    state = read_dict("state", doc, _STATE)
    figures = setup.content.figures
    g.round = read_int("state round", state.get("round", 1), 0, 99)
    g.phase = PHASE_IDS.index(read_choice("state phase", state.get("phase", "action"), PHASE_IDS))
    g.start = _character(setup, "state start", state["start"]) if "start" in state else 0
    turn = state["turn"] if "turn" in state else (_name(g, g.start) if g.phase == ACTION_PHASE else None)
    g.turn = _character(setup, "state turn", turn) if turn is not None else NONE
    g.morale = read_int("state morale", state.get("morale", g.morale), 0, figures.morale_max)
    cards = (g.morale + figures.morale_per_card - 1) // figures.morale_per_card if g.phase == ACTION_PHASE else 0
    most = (figures.morale_max + figures.morale_per_card - 1) // figures.morale_per_card
    g.pool = read_int("state morale_cards", state.get("morale_cards", cards), 0, most)
    for seat in read_list("state passed", state.get("passed", [])):
        g.passed |= 1 << read_int("state passed", seat, 0, setup.seats - 1)
    _read_board(g, state)
    hand_out(g)
    if setup.solo and state.get("solo_card", setup.content.solo[0].id) is not None:
        ids = [card.id for card in setup.content.solo]
        g.solo = ids.index(read_choice("state solo_card", state.get("solo_card", ids[0]), ids))
    given = read_dict("state characters", state.get("characters", {}), [c.id for c in setup.characters])
    for c, character in enumerate(setup.characters):
        _read_character(g, c, read_dict(f"state {character.id}", given.get(character.id, {}), _CHARACTER))
    for kind in (TICKET, IMMUNITY):
        if g.item_supply(kind) < 0:
            msg = f"state characters: only {figures.items} of {KIND_IDS[kind]} exist (R62)"
            raise BadInput(msg)
    _read_tokens(g, state)
    _read_under_way(g, state)
    _read_decks(g, state, given)
    if len(read_list("state dice", state.get("dice", [0, 0]))) != 2:
        msg = "state dice: two numbers"
        raise BadInput(msg)
    g.die_1, g.die_2 = (read_int("state dice", face, 0, 6) for face in state.get("dice", [0, 0]))
    return g


def ready(g: Resistance) -> None:
    """Refuse a state that stands in the middle of something, if nothing says how it goes on."""
    if g.mover >= 0 or g.control >= 0 or g.patrol >= 0:
        msg = "state: in the middle of a move, a Control card or a patrol a position needs its stack"
        raise BadInput(msg)
    if not g.round and g.phase != START_PHASE:
        msg = "state round: the first round is round 1"
        raise BadInput(msg)
    if g.turn >= 0 and g.phase != ACTION_PHASE:
        msg = f"state turn: it is nobody's turn in the phase {PHASE_IDS[g.phase]}"
        raise BadInput(msg)


def _character(setup: Setup, what: str, name: Any) -> int:
    ids = [character.id for character in setup.characters]
    return ids.index(read_choice(what, name, ids))


def _spot(what: str, name: Any) -> int:
    return SPOT_IDS.index(read_choice(what, name, SPOT_IDS))


def _bits(what: str, names: Any, known: list[str]) -> int:
    bits = 0
    for name in read_list(what, names):
        bits |= 1 << known.index(read_choice(what, name, known))
    return bits


def _read_board(g: Resistance, state: Json) -> None:
    most = g.setup.content.figures.safety_max
    for name, value in read_dict("state safety", state.get("safety", {}), SPOT_IDS).items():
        g.safety[_spot("state safety", name)] = read_int(f"state safety {name}", value, 0, most)
    if "active" in state:
        g.active = _bits("state active", state["active"], SPOT_IDS)
    g.raiding = _bits("state raiding", state.get("raiding", []), SPOT_IDS)
    if "roads" not in state:
        place_occupiers(g)
        return
    for name, tokens in read_dict("state roads", state["roads"], ROAD_IDS).items():
        slots = read_list(f"state road {name}", tokens)
        if len(slots) > g.setup.content.figures.tokens_per_road:
            msg = f"state road {name}: at most {g.setup.content.figures.tokens_per_road} tokens (R8)"
            raise BadInput(msg)
        for n, token in enumerate(slots):
            if token is not None:
                kind = OCCUPIER_IDS.index(read_choice(f"state road {name}", token, OCCUPIER_IDS[1:]))
                g.roads[ROAD_IDS.index(name)] |= kind << (2 * n)
                g.posted += 1
    if g.posted > g.setup.content.figures.occupier_tokens:
        msg = f"state roads: {g.posted} Occupier tokens, only {g.setup.content.figures.occupier_tokens} exist (R10)"
        raise BadInput(msg)


def _read_character(g: Resistance, c: int, doc: Json) -> None:
    what = f"state {g.setup.characters[c].id}"
    if "at" in doc:
        g.where[c] = _spot(f"{what} at", doc["at"])
    g.alibi[c] = read_int(f"{what} alibi", doc.get("alibi", g.alibi[c]), 0, g.setup.content.figures.alibi_max)
    if "goods" in doc:
        g.goods[c] = 0
        for kind, n in read_dict(f"{what} goods", doc["goods"], KIND_IDS).items():
            if kind == KIND_IDS[BUNDLE] and not g.setup.scenario.has_bundles and n:
                msg = f"{what} goods: there are no bundles in this scenario"
                raise BadInput(msg)
            g.goods[c] += read_int(f"{what} {kind}", n, 0, 15) * ONE[KIND_IDS.index(kind)]
    if count(g.goods[c], BUNDLE) > g.setup.scenario.carry_bundles:
        msg = f"{what} goods: nobody carries more than {g.setup.scenario.carry_bundles} bundles (OSO-185)"
        raise BadInput(msg)
    g.held[c] = weight(g.goods[c])
    ids = [card.id for card in g.setup.characters[c].cards]
    if g.setup.solo and g.solo >= 0:
        ids.append(g.setup.content.solo[g.solo].id)
    # Without a word about it, those whose turn is still to come hold all their cards.
    order = g.in_turn_order()
    to_come = g.phase == ACTION_PHASE and g.turn >= 0 and order.index(c) >= order.index(g.turn)
    g.hand[c] = _bits(f"{what} hand", doc["hand"], ids) if "hand" in doc else (g.setup.hand if to_come else 0)
    if g.setup.solo and g.solo < 0:
        g.hand[c] &= ~(1 << SOLO_CARD)
    g.once[c] = read_int(f"{what} used", doc.get("used", 0), 0, 7)
    known = 0
    for seat in read_list(f"{what} known_by", doc.get("known_by", [])):
        known |= 1 << read_int(f"{what} known_by", seat, 0, g.setup.seats - 1)
    g.known_hands[c] = known


def _read_requirements(g: Resistance, state: Json) -> None:
    setup = g.setup
    tokens = [token.id for token in setup.content.requirements]
    places = places_of_tokens(setup)
    # Where tokens lie face up from the beginning, a place from which one was taken goes on being noted.
    from_the_beginning = g.face_up
    if "requirements" in state:
        g.required = vec[i64]([NONE] * len(g.required))
        for name, token in read_dict("state requirements", state["requirements"], places if g.required else []).items():
            g.required[places.index(name)] = tokens.index(read_choice("state requirements", token, tokens))
        if "face_up" not in state:
            g.face_up &= sum(1 << n for n, token in enumerate(g.required) if token >= 0)
    if g.required:
        face_up = state.get("face_up", [places[n] for n in range(len(places)) if g.face_up >> n & 1])
        g.face_up = _bits("state face_up", face_up, places)
        if any((g.face_up & ~from_the_beginning) >> n & 1 and g.required[n] < 0 for n in range(len(places))):
            msg = "state face_up: no Requirement token lies there"
            raise BadInput(msg)
        if "tokens_seen" in state:
            g.tokens_seen = _bits("state tokens_seen", state["tokens_seen"], tokens)
        for n, token in enumerate(g.required):
            if token >= 0 and g.face_up >> n & 1:
                g.tokens_seen |= 1 << token


def _read_tokens(g: Resistance, state: Json) -> None:
    setup = g.setup
    setup.scenario.prepare(g)
    while len(g.stack):
        g.stack, frame = pop(g.stack)
        frame.step.run(g, frame.me, frame.it)
    g.fate = 0
    _read_requirements(g, state)
    places = places_of_tokens(setup)
    if "people" in state:
        people = [person.id for person in setup.content.people]
        g.people = vec[i64]([UNDRAWN] * len(g.people))
        for name, spot in read_dict("state people", state["people"], people if g.people else []).items():
            g.people[people.index(name)] = (
                UNDRAWN if spot == "undrawn" else OUT if spot == "out" else _spot(f"state people {name}", spot)
            )
    for field, counts in (("lying", g.lying), ("marks", g.marks)):
        for name, n in read_dict(f"state {field}", state.get(field, {}), SPOT_IDS if counts else []).items():
            counts[_spot(f"state {field}", name)] = read_int(f"state {field} {name}", n, 0, 12)
    if "halted" in state:
        g.halted = _bits("state halted", state["halted"], places if setup.scenario.rail_lines else [])
    if g.lying and setup.scenario.has_bundles and g.bundle_supply() < 0:
        msg = f"state lying: only {setup.content.figures.bundles} bundles exist (R77)"
        raise BadInput(msg)
    g.tally = read_int("state tally", state.get("tally", sum(g.marks)), 0, 99)
    if g.marks and g.tally != sum(g.marks):
        msg = f"state tally: {sum(g.marks)} marks lie on the board, not {g.tally}"
        raise BadInput(msg)
    # Where raids look for nothing, nothing is lost to them.
    g.lost = read_int("state lost", state.get("lost", 0), 0, 99 if setup.scenario.sought else 0)
    g.hunger = read_int("state hunger", state.get("hunger", g.hunger), 0, setup.scenario.hunger_limit)
    papers = read_dict("state newspapers", state.get("newspapers", {}), ("at", "left"))
    g.papers = _bits("state newspapers at", papers.get("at", []), SPOT_IDS)
    printed = setup.content.figures.newspapers
    lying = int(g.papers).bit_count()
    g.press = read_int("state newspapers left", papers.get("left", max(g.press - lying, 0)), 0, printed)
    if g.press + lying > printed:
        msg = f"state newspapers: {lying} lie on the board and {g.press} are left, but there are {printed} (R70)"
        raise BadInput(msg)


def _read_under_way(g: Resistance, state: Json) -> None:
    setup = g.setup
    if "move" in state:
        doc = read_dict("state move", state["move"], _MOVE)
        g.mover = _character(setup, "state mover", doc.get("mover"))
        g.left = read_int("state move left", doc.get("left", setup.content.figures.roads_per_move), 0, 9)
        g.bonus = read_int("state move bonus", doc.get("bonus", 0), 0, 63)
        g.origin = _spot("state move origin", doc["origin"]) if doc.get("origin") is not None else NONE
        g.dest = _spot("state move dest", doc["dest"]) if doc.get("dest") is not None else NONE
        g.road = ROAD_IDS.index(read_choice("state move road", doc["road"], ROAD_IDS)) if doc.get("road") is not None else NONE
        g.to_meet = read_int("state move to_meet", doc.get("to_meet", 0), 0, 3)
        g.met = read_int("state move met", doc.get("met", NONE), NONE, 1)
        g.broken = read_int("state move broken", doc.get("broken", 0), 0, 7)
        people = [person.id for person in setup.content.people]
        if (g.dest >= 0 or g.road >= 0) and g.road < 0 < g.to_meet:
            msg = "state move to_meet: nobody is met off the road"
            raise BadInput(msg)
        if doc.get("companion") is not None and not g.people:
            msg = "state move companion: nobody hides in this scenario"
            raise BadInput(msg)
        if doc.get("companion") is not None:
            g.companion = people.index(read_choice("state move companion", doc["companion"], people))
    if "control" in state:
        doc = read_dict("state control", state["control"], _CONTROL)
        ids = deck_names(setup, CONTROL)
        g.control = ids.index(read_choice("state control", doc.get("card"), ids))
        g.facing = read_int("state control facing", doc.get("facing", 0), 0, 1)
        g.answer = read_int("state control answer", doc.get("answer", NONE), NONE, 1)
        results = read_list("state control results", doc.get("results", [2 * g.control, 2 * g.control + 1]))
        if len(results) != 2:
            msg = f"state control results: two numbers, not {len(results)}"
            raise BadInput(msg)
        g.first_result, g.second_result = (read_int("state control results", n, 0, 2 * len(ids) - 1) for n in results)
    if "patrol" in state:
        doc = read_dict("state patrol", state["patrol"], _PATROL)
        ids = deck_names(setup, PATROLLING)
        g.patrol = ids.index(read_choice("state patrol", doc.get("card"), ids))
        g.to_move = read_int("state patrol to_move", doc.get("to_move", 0), 0, 4**ROADS - 1)
        g.patrol_moved = read_flag("state patrol moved", doc.get("moved", False))


def _read_decks(g: Resistance, state: Json, characters: Json) -> None:
    setup = g.setup
    decks = read_dict("state decks", state.get("decks", {}), DECK_IDS)
    piles = read_dict("state discards", state.get("discards", {}), _PILES)
    g.refilled = read_flag("state helpers_refilled", state.get("helpers_refilled", False))
    _read_occupiers(g, state, decks, piles, characters)
    for deck in (RAID, PATROLLING, CONTROL):
        ids = deck_names(setup, deck)
        used = [card for kind, card in ((PATROLLING, g.patrol), (CONTROL, g.control)) if kind == deck and card >= 0]
        pile = _cards(f"state discards {_PILES[deck]}", piles.get(_PILES[deck], []), ids, used)
        if DECK_IDS[deck] in decks:
            g.decks[deck] = _cards(f"state decks {DECK_IDS[deck]}", decks[DECK_IDS[deck]], ids, used)[::-1]
            if _PILES[deck] not in piles:
                pile = [card for card in range(len(ids)) if card not in used]
        else:
            rest = [card for card in range(len(ids)) if card not in used]
            g.shuffle(rest)
            g.decks[deck] = rest
        g.piles[deck] = pile
    _read_helpers(g, decks, piles)
    g.fate = 0
    _read_known(g, state)


def _cards(what: str, names: Any, ids: list[str], used: list[int]) -> list[int]:
    """Read cards that lie nowhere else, and note them as used."""
    found: list[int] = []
    for name in read_list(what, names):
        card = ids.index(read_choice(what, name, ids))
        if card in used:
            msg = f"{what}: {name} is there twice"
            raise BadInput(msg)
        used.append(card)
        found.append(card)
    return found


def _read_occupiers(g: Resistance, state: Json, decks: Json, piles: Json, characters: Json) -> None:
    setup = g.setup
    ids = deck_names(setup, OCCUPIER)
    used: list[int] = []
    for c, character in enumerate(setup.characters):
        name = characters.get(character.id, {}).get("occupier")
        if name is not None:
            g.occupier[c] = _cards(f"state {character.id} occupier", [name], ids, used)[0]
    g.piles[OCCUPIER] = _cards("state discards occupier", piles.get("occupier", []), ids, used)
    g.box = _cards("state box", state.get("box", []), ids, used)
    if "occupier" in decks:
        g.decks[OCCUPIER] = _cards("state decks occupier", decks["occupier"], ids, used)[::-1]
    else:
        deck: list[int] = []
        for level in (2, 1):
            rest = [card for card in occupier_set(setup, level) if card not in used]
            g.shuffle(rest)
            cut = max(len(rest) - put_back(setup, level), 0) if "box" not in state else len(rest)
            g.box = g.box + rest[cut:]
            rest = rest[:cut]
            deck += rest
        g.decks[OCCUPIER] = deck
    for c, character in enumerate(setup.characters):
        # A hand without an Occupier card gets one unless the document says there is none.
        if "occupier" not in characters.get(character.id, {}) and g.hand[c] and g.phase == ACTION_PHASE:
            spare = g.decks[OCCUPIER] if "occupier" not in decks else g.box
            if spare:
                g.occupier[c] = spare[-1]
                if "occupier" not in decks:
                    g.decks[OCCUPIER] = spare[:-1]
                else:
                    g.box = spare[:-1]
    if "occupier" in decks and "box" not in state:
        everything = occupier_set(setup, 1) + occupier_set(setup, 2)
        g.box = [card for card in everything if card not in used and card not in g.occupier]


def _read_helpers(g: Resistance, decks: Json, piles: Json) -> None:
    ids = deck_names(g.setup, HELPER)
    used: list[int] = []
    pile = _cards("state discards helper", piles.get("helper", []), ids, used)
    for deck in (HELPER, SECOND_HELPER):
        if DECK_IDS[deck] in decks:
            g.decks[deck] = _cards(f"state decks {DECK_IDS[deck]}", decks[DECK_IDS[deck]], ids, used)[::-1]
    rest = [card for card in range(len(ids)) if card not in used]
    g.shuffle(rest)
    absent = [deck for deck in (HELPER, SECOND_HELPER) if DECK_IDS[deck] not in decks]
    if not absent and "helper" not in piles:
        pile += rest
    elif len(absent) == 1:
        g.decks[absent[0]] = rest
    elif absent:
        g.decks[HELPER], g.decks[SECOND_HELPER] = rest[len(rest) // 2 :], rest[: len(rest) // 2]
    g.piles[HELPER] = pile


def _read_known(g: Resistance, state: Json) -> None:
    known = read_list("state known", state.get("known", []))
    if len(known) > g.setup.seats:
        msg = f"state known: {g.setup.seats} seats, not {len(known)}"
        raise BadInput(msg)
    for seat, entry in enumerate(known):
        for name, seen in read_dict("state known", entry, DECK_IDS[:PEEKED]).items():
            deck = DECK_IDS.index(name)
            numbers = read_list("state known", seen)
            if len(numbers) > 2:
                msg = f"state known {name}: how many cards on top and how many below, not {len(numbers)} entries"
                raise BadInput(msg)
            for n, value in enumerate(numbers):
                g.known[2 * (PEEKED * seat + deck) + n] = read_int("state known", value, 0, len(g.decks[deck]))
