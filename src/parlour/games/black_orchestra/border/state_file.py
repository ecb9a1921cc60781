"""A game on file: the whole truth as a document, with the ids of conspirators, cards, items, events and spaces.

Decks are written from the top. The second copy of a card is written `id#2`. What a document leaves out gets a sensible value:
cards that are named nowhere are shuffled into the deck, or lie in the discard pile if the deck is given; events that are named
nowhere are dealt as in set-up, or have left the game unseen if the coming ones are given; and so are tiles.
"""

from __future__ import annotations

from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.kernel import NONE
from parlour.engine.reading import read_choice, read_dict, read_flag, read_int, read_list, refuse_unknown, shown
from parlour.engine.title import Json
from parlour.games.black_orchestra.bits import BIT, KINDS, ONE, copies, members
from parlour.games.black_orchestra.board import PRISON
from parlour.games.black_orchestra.border.view import item_ids
from parlour.games.black_orchestra.cards.abilities import ACTIONS
from parlour.games.black_orchestra.cards.content import KEY, Content
from parlour.games.black_orchestra.names import (
    DICE,
    EVERY_LEADER,
    HITLER,
    ITEM_IDS,
    LEADER_IDS,
    MOST_SUPPORT,
    MOTIVATION_IDS,
    OFF,
    STAGES,
    SUSPICION_IDS,
)
from parlour.games.black_orchestra.pieces import seat_id, space_id
from parlour.games.black_orchestra.state import Attempt, Orchestra, Setup
from parlour.games.black_orchestra.turn.turn import cards_of, events_of, removed
from parlour.games.black_orchestra.words.effects import LEADER_STARTS

_STATE = (
    "turn",
    "conspirators",
    "leaders",
    "killed",
    "support",
    "dissent",
    "diverted",
    "stage",
    "tiles",
    "items_discarded",
    "items_removed",
    "items_lost",
    "deck",
    "discard",
    "playing",
    "drawn",
    "events",
    "known_events",
    "current_event",
    "key_event",
    "events_past",
    "events_lost",
    "interrogation",
    "attempt",
    "text",
)
_TURN = (
    "player",
    "number",
    "actions",
    "acting",
    "spent",
    "bonus",
    "bonus_dice",
    "fourth",
    "conspired",
    "no_conspire",
    "ability_off",
    "abwehr_off",
    "inspired",
    "refused",
    "draws",
)
_CONSPIRATOR = ("id", "space", "motivation", "suspicion", "dossier", "items", "actions_held", "dice_held")
_INTERROGATION = ("deck", "card", "answer", "aside", "removed")
_ATTEMPT = ("plotter", "card", "target", "pool", "ignore", "add", "used", "refused", "needed", "limit", "announced", "dice")
_TEXT = ("blocked", "moved", "visited", "mark")
_MANY = 2**40
_MOST_TURNS = 10**6


# Writing.


def write(g: Orchestra) -> Json:
    """Return the state as a document."""
    content = g.setup.content
    state: Json = {
        "turn": {
            "player": g.turn,
            "number": g.turns,
            "actions": g.actions,
            "acting": g.acting,
            "spent": g.spent,
            "bonus": g.turn_bonus,
            "bonus_dice": g.turn_dice,
            "fourth": g.fourth,
            "conspired": g.conspired,
            "no_conspire": g.no_conspire,
            "ability_off": g.ability_off,
            "abwehr_off": g.abwehr_off,
            "inspired": g.inspired,
            "refused": [seat for seat in range(g.setup.seats) if g.refused >> seat & 1],
            "draws": g.draws,
        },
        "conspirators": [_write_conspirator(g, seat) for seat in range(g.setup.seats)],
        "leaders": {
            LEADER_IDS[leader]: space_id(g, g.leaders[leader]) if g.leaders[leader] != OFF else None for leader in EVERY_LEADER
        },
        "killed": [LEADER_IDS[leader] for leader in EVERY_LEADER if g.killed >> leader & 1],
        "support": g.support,
        "dissent": g.dissent,
        "diverted": g.diverted,
        "stage": g.stage,
        "tiles": {
            space_id(g, space): {"item": ITEM_IDS[g.tile[space]], "face_up": bool(g.face_up >> space & 1)}
            for space in g.tiles_on_board()
        },
        "items_discarded": item_ids(g.item_pile),
        "items_removed": item_ids(g.tiles_out),
        "items_lost": [ITEM_IDS[kind] for kind in g.tiles_lost],
        "deck": [card_name(g, card) for card in reversed(g.deck)],
        "discard": [card_name(g, card) for card in members(g.pile)],
        "playing": card_name(g, g.playing) if g.playing != NONE else None,
        "drawn": [card_name(g, card) for card in members(g.aside)],
        "events": [content.events[event].id for event in reversed(g.events)],
        "known_events": g.known,
        "current_event": content.events[g.current].id if g.current != NONE else None,
        "key_event": content.events[g.key].id if g.key != NONE else None,
        "events_past": [content.events[event].id for event in g.past],
        "events_lost": [content.events[event].id for event in g.lost],
        "interrogation": {
            "deck": [content.all_questions[n].id for n in reversed(g.questions)],
            "card": content.all_questions[g.question].id if g.question != NONE else None,
            "answer": g.answer,
            "aside": [content.all_questions[n].id for n in g.questions_aside],
            "removed": [content.all_questions[n].id for n in g.questions_out],
        },
        "text": {
            "blocked": g.blocked,
            "moved": [LEADER_IDS[leader] for leader in EVERY_LEADER if g.moved >> leader & 1],
            "visited": space_id(g, g.visited) if g.visited != NONE else None,
            "mark": g.mark,
        },
    }
    if g.attempt is not None:
        state["attempt"] = _write_attempt(g, g.attempt)
    return state


def _write_conspirator(g: Orchestra, seat: int) -> Json:
    return {
        "id": seat_id(g, seat),
        "space": space_id(g, g.where[seat]),
        "motivation": MOTIVATION_IDS[g.motivation[seat]],
        "suspicion": SUSPICION_IDS[g.suspicion[seat]],
        "dossier": [card_name(g, card) for card in members(g.dossier[seat])],
        "items": item_ids(g.items[seat]),
        "actions_held": g.bonus[seat],
        "dice_held": g.held[seat],
    }


def _write_attempt(g: Orchestra, attempt: Attempt) -> Json:
    return {
        "plotter": attempt.plotter,
        "card": card_name(g, attempt.card),
        "target": LEADER_IDS[attempt.target],
        "pool": attempt.pool,
        "ignore": attempt.ignore,
        "add": attempt.add,
        "used": attempt.used,
        "refused": attempt.refused,
        "needed": attempt.needed,
        "limit": attempt.limit,
        "announced": attempt.announced,
        "dice": attempt.faces,
    }


def card_name(g: Orchestra, card: int) -> str:
    """Return the name of one physical card: its id, and `#2` for the second copy."""
    printed = g.setup.content.cards[card]
    return printed.id if card == printed.first else f"{printed.id}#2"


# Reading.


def read(setup: Setup, doc: Any, seed: int) -> Orchestra:
    """Return a game in the state of a document; anything wrong is one clear line."""
    g = Orchestra(None, setup, seed)
    state = read_dict("state", doc, _STATE)
    _read_turn(g, read_dict("state turn", state.get("turn", {}), _TURN))
    entries = _conspirator_entries(g, state)
    for seat, entry in enumerate(entries):
        _read_conspirator(g, seat, entry)
    _read_events(g, state)
    turn = state.get("turn", {})
    g.fourth = read_flag("state turn fourth", turn.get("fourth", g.is_able(g.turn, ACTIONS)))
    _read_leaders(g, state)
    g.support = read_int("state support", state.get("support", setup.start_support), setup.start_support, MOST_SUPPORT)
    g.dissent = read_int("state dissent", state.get("dissent", 0), 0, setup.content.figures.dissent_dice)
    g.diverted = read_int("state diverted", state.get("diverted", 0), 0, DICE)
    _read_cards(g, state, entries)
    if g.diverted and not any(cards & setup.defections for cards in g.dossier):
        msg = "state diverted: dice lie on Defections and Dissent, which nobody has (R102)"
        raise BadInput(msg)
    _read_tiles(g, state, entries)
    _read_interrogation(g, read_dict("state interrogation", state.get("interrogation", {}), _INTERROGATION))
    if state.get("attempt") is not None:
        _read_attempt(g, read_dict("state attempt", state["attempt"], _ATTEMPT))
    text = read_dict("state text", state.get("text", {}), _TEXT)
    g.blocked = read_flag("state blocked", text.get("blocked", False))
    for leader in read_list("state moved", text.get("moved", [])):
        g.moved |= 1 << _leader("state moved", leader)
    if text.get("visited") is not None:
        g.visited = _space("state visited", g, text["visited"])
    g.mark = read_int("state mark", text.get("mark", NONE), NONE, _MANY)
    if g.dice_in_reach() < 0:
        msg = f"state: more than {DICE} dice are in use"
        raise BadInput(msg)
    _check_places(g)
    return g


def _check_places(g: Orchestra) -> None:
    """R108: conspirators stand in open spaces or in prison, and from stage 7 on leaders in open ones too.

    Whoever is in a space that has just closed is about to leave it (BO-65): that takes a stack, `ready` knows that there is none.
    """
    leaving = g.setup.board.closes if g.stage >= STAGES else 0
    for seat in range(g.setup.seats):
        if g.where[seat] != PRISON and not (g.open() | leaving) >> g.where[seat] & 1:
            msg = f"conspirator {seat} space: {space_id(g, g.where[seat])} is closed in stage {g.stage} (R108)"
            raise BadInput(msg)


def ready(g: Orchestra) -> None:
    """Refuse a state that stands in the middle of something, if nothing says how it goes on."""
    if g.attempt is not None or g.playing != NONE or g.aside or g.question != NONE:
        msg = "state: in the middle of a plot, a card or an interrogation a position needs its stack"
        raise BadInput(msg)
    closed = g.setup.board.closes if g.stage >= STAGES else 0
    for seat in range(g.setup.seats):
        if g.where[seat] != PRISON and closed >> g.where[seat] & 1:
            msg = f"conspirator {seat} space: {space_id(g, g.where[seat])} is closed in stage {g.stage} (R108)"
            raise BadInput(msg)
    for leader in EVERY_LEADER:
        if g.leaders[leader] != OFF and closed >> g.leaders[leader] & 1:
            msg = f"state leaders {LEADER_IDS[leader]}: {space_id(g, g.leaders[leader])} is closed in stage {g.stage} (R108)"
            raise BadInput(msg)
    deputies = sum(int(g.killed >> leader & 1) for leader in EVERY_LEADER if leader != HITLER)
    if g.killed >> HITLER & 1 and deputies >= g.setup.deputies_needed:
        msg = "state killed: Hitler and enough deputies are dead, so the game is over (BO-140); say so with an outcome"
        raise BadInput(msg)


def _read_turn(g: Orchestra, turn: Json) -> None:
    g.turn = read_int("state turn player", turn.get("player", 0), 0, g.setup.seats - 1)
    g.turns = read_int("state turn number", turn.get("number", 1), 0, _MOST_TURNS)
    g.actions = read_int("state turn actions", turn.get("actions", g.setup.actions), 0, 99)
    g.acting = read_flag("state turn acting", turn.get("acting", True))
    g.spent = read_int("state turn spent", turn.get("spent", 0), 0, 999)
    g.turn_bonus = read_int("state turn bonus", turn.get("bonus", 0), 0, 99)
    g.turn_dice = read_int("state turn bonus_dice", turn.get("bonus_dice", 0), 0, DICE)
    g.conspired = read_flag("state turn conspired", turn.get("conspired", False))
    g.no_conspire = read_flag("state turn no_conspire", turn.get("no_conspire", False))
    g.ability_off = read_flag("state turn ability_off", turn.get("ability_off", False))
    g.abwehr_off = read_flag("state turn abwehr_off", turn.get("abwehr_off", False))
    g.inspired = read_flag("state turn inspired", turn.get("inspired", False))
    for seat in read_list("state turn refused", turn.get("refused", [])):
        g.refused |= 1 << read_int("state turn refused", seat, 0, g.setup.seats - 1)
    g.draws = read_int("state turn draws", turn.get("draws", 1), 0, 9)


def _conspirator_entries(g: Orchestra, state: Json) -> list[Json]:
    given = read_list("state conspirators", state.get("conspirators", [{}] * g.setup.seats))
    if len(given) != g.setup.seats:
        msg = f"state conspirators: {g.setup.seats} are in play, {len(given)} are described"
        raise BadInput(msg)
    entries = [read_dict(f"conspirator {seat}", entry, _CONSPIRATOR) for seat, entry in enumerate(given)]
    for seat, entry in enumerate(entries):
        if entry.get("id", seat_id(g, seat)) != seat_id(g, seat):
            msg = f"conspirator {seat}: the setup says {seat_id(g, seat)}, the state {shown(entry['id'])}"
            raise BadInput(msg)
    return entries


def _read_conspirator(g: Orchestra, seat: int, entry: Json) -> None:
    what = f"conspirator {seat}"
    if "space" in entry:
        g.where[seat] = _space(f"{what} space", g, entry["space"], prison=True)
    g.motivation[seat] = MOTIVATION_IDS.index(read_choice(f"{what} motivation", entry.get("motivation", "timid"), MOTIVATION_IDS))
    g.suspicion[seat] = SUSPICION_IDS.index(read_choice(f"{what} suspicion", entry.get("suspicion", "medium"), SUSPICION_IDS))
    g.bonus[seat] = read_int(f"{what} actions_held", entry.get("actions_held", 0), 0, 3 * DICE)
    g.held[seat] = read_int(f"{what} dice_held", entry.get("dice_held", 0), 0, DICE)
    if not g.held[seat] <= g.bonus[seat] <= 3 * g.held[seat]:
        msg = f"{what} actions_held: each of the {g.held[seat]} dice held is 1 to 3 actions, not {g.bonus[seat]} together (R40)"
        raise BadInput(msg)


def _read_leaders(g: Orchestra, state: Json) -> None:
    for name in read_list("state killed", state.get("killed", [])):
        g.killed |= 1 << _leader("state killed", name)
    if g.killed and not g.setup.lieutenants:
        msg = "state killed: leaders are killed one by one only in Trusted Lieutenants (BO-140)"
        raise BadInput(msg)
    leaders = read_dict("state leaders", state.get("leaders", {}), LEADER_IDS)
    board = g.setup.board
    for leader in EVERY_LEADER:
        usual = LEADER_STARTS[leader]
        if g.stage >= STAGES and board.closes >> usual & 1:
            usual = board.refuge[usual][0]
        place = leaders.get(LEADER_IDS[leader], None if g.killed >> leader & 1 else board.ids[usual])
        g.leaders[leader] = OFF if place is None else _space(f"state leaders {LEADER_IDS[leader]}", g, place)
        if g.killed >> leader & 1 and place is not None:
            msg = f"state leaders {LEADER_IDS[leader]}: he is killed and cannot be on the board"
            raise BadInput(msg)


class _Cards:
    """Hands out the cards of the conspirator deck, each once; a plain id means the first copy that is left."""

    def __init__(self, g: Orchestra) -> None:
        self.content = g.setup.content
        self.left = cards_of(g)

    def take(self, what: str, name: Any) -> int:
        """Return the card of that name."""
        if not isinstance(name, str):
            msg = f"{what}: expected the id of a card, got {shown(name)}"
            raise BadInput(msg)
        refuse_unknown(what, [name.partition("#")[0]], self.content.card_number)
        meant = _copies(self.content, name)
        for card in meant:
            if card in self.left:
                self.left.remove(card)
                return card
        problem = "is left; every copy is somewhere else already" if meant else "is in the deck"
        msg = f"{what}: no {shown(name)} {problem}"
        raise BadInput(msg)


def _copies(content: Content, name: str) -> list[int]:
    """Return the physical cards a name may mean: all copies of a plain id, the second one of `id#2` if there is one."""
    plain, mark, copy = name.partition("#")
    if plain not in content.card_number or (mark and copy != "2"):
        return []
    first = content.card_number[plain]
    every = list(range(first, first + content.cards[first].copies))
    return every[1:] if mark else every


def _read_cards(g: Orchestra, state: Json, entries: list[Json]) -> None:
    cards = _Cards(g)
    places: list[tuple[str, Any]] = [
        (f"conspirator {seat} dossier", entry.get("dossier", [])) for seat, entry in enumerate(entries)
    ]
    places += [("state discard", state.get("discard", [])), ("state drawn", state.get("drawn", []))]
    places += [
        ("state playing", [state["playing"]] if state.get("playing") is not None else []),
        ("state deck", state.get("deck", [])),
    ]
    # Copies that are spelled out are handed out before plain ids.
    marked = [[name for name in read_list(what, names) if "#" in str(name)] for what, names in places]
    handed = {(n, name): cards.take(places[n][0], name) for n, names in enumerate(marked) for name in names}
    sets: list[list[int]] = []
    for n, (what, names) in enumerate(places):
        sets.append([handed[n, name] if "#" in str(name) else cards.take(what, name) for name in read_list(what, names)])
    for seat in range(g.setup.seats):
        g.dossier[seat] = _set(sets[seat])
    discard, drawn, playing, deck = sets[g.setup.seats :]
    g.pile, g.aside = _set(discard), _set(drawn)
    g.playing = playing[0] if playing else NONE
    g.deck = deck[::-1]
    if "deck" in state:
        g.pile |= _set(cards.left)
    else:
        g.deck = cards.left
        g.shuffle(g.deck)


def _set(cards: list[int]) -> int:
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def _read_tiles(g: Orchestra, state: Json, entries: list[Json]) -> None:
    left = g.setup.content.figures.tiles[:]

    def bag(what: str, names: Any) -> list[int]:
        found: list[int] = []
        for name in read_list(what, names):
            kind = ITEM_IDS.index(read_choice(what, name, ITEM_IDS))
            if not left[kind]:
                msg = f"{what}: there are only {g.setup.content.figures.tiles[kind]} tiles of {name}"
                raise BadInput(msg)
            left[kind] -= 1
            found.append(kind)
        return found

    for seat, entry in enumerate(entries):
        g.items[seat] = sum(ONE[kind] for kind in bag(f"conspirator {seat} items", entry.get("items", [])))
    g.item_pile = sum(ONE[kind] for kind in bag("state items_discarded", state.get("items_discarded", [])))
    g.tiles_out = sum(ONE[kind] for kind in bag("state items_removed", state.get("items_removed", [])))
    g.tiles_lost = bag("state items_lost", state.get("items_lost", []))
    slots = [space for space, printed in enumerate(g.setup.board.spaces) if printed.item]
    if "tiles" in state:
        tiles = read_dict("state tiles", state["tiles"], [g.setup.board.ids[space] for space in slots])
        for place, entry in tiles.items():
            space = g.setup.board.number[place]
            tile = read_dict(f"tile {place}", entry, ("item", "face_up"))
            (g.tile[space],) = bag(f"tile {place}", [tile.get("item")])
            if read_flag(f"tile {place} face_up", tile.get("face_up", False)):
                g.face_up |= BIT[space]
        g.tiles_lost = g.tiles_lost + [kind for kind in range(KINDS) for _ in range(left[kind])]
        return
    rest = [kind for kind in range(KINDS) for _ in range(left[kind])]
    g.shuffle(rest)
    for space in slots:
        if rest:
            g.tile[space] = rest.pop()


def _read_events(g: Orchestra, state: Json) -> None:
    content = g.setup.content
    left = {event for stage in range(1, STAGES + 1) for event in events_of(g, stage)}

    def take(what: str, name: Any) -> int:
        event = content.event_number[read_choice(what, name, content.event_number)]
        if event not in left:
            msg = f"{what}: {name} is not in this game or somewhere else already"
            raise BadInput(msg)
        left.remove(event)
        return event

    if state.get("current_event") is not None:
        g.current = take("state current_event", state["current_event"])
    if state.get("key_event") is not None:
        g.key = take("state key_event", state["key_event"])
        if content.events[g.key].kind != KEY:
            msg = f"state key_event: {state['key_event']} is no key event (BO-66)"
            raise BadInput(msg)
    usual = content.event_stage[g.current] if g.current != NONE else _earliest_stage(g)
    if g.current == NONE and g.key != NONE:
        usual = content.event_stage[g.key]
    g.stage = read_int("state stage", state.get("stage", usual), 1, STAGES)
    if g.key != NONE and content.event_stage[g.key] != g.stage:
        msg = f"state key_event: {state['key_event']} belongs to stage {content.event_stage[g.key]} and goes with it (BO-71)"
        raise BadInput(msg)
    # The game is lost before the stage of Documents Located begins (BO-132).
    if g.current != NONE and g.stage != usual and not (content.events[g.current].loses and g.stage < usual):
        msg = f"state stage: the current event is of stage {usual}, not {g.stage} (BO-63)"
        raise BadInput(msg)
    g.past = [take("state events_past", name) for name in read_list("state events_past", state.get("events_past", []))]
    g.lost = [take("state events_lost", name) for name in read_list("state events_lost", state.get("events_lost", []))]
    if "events" in state:
        g.events = [take("state events", name) for name in read_list("state events", state["events"])][::-1]
        stages = [content.event_stage[event] for event in g.events]
        if stages != sorted(stages, reverse=True):
            msg = "state events: the decks come one after the other, stage by stage"
            raise BadInput(msg)
        if stages and stages[-1] < g.stage:
            event = content.events[g.events[-1]].id
            msg = f"state events: {event} is of stage {stages[-1]}, which is over in stage {g.stage} (BO-63)"
            raise BadInput(msg)
        g.lost = g.lost + sorted(left)
    else:
        for stage in range(STAGES, 0, -1):
            cards = sorted(event for event in left if content.event_stage[event] == stage)
            g.shuffle(cards)
            gone = 0 if "events_lost" in state else min(removed(g, stage), len(cards))
            g.lost = g.lost + cards[:gone]
            if stage >= g.stage:
                g.events += cards[gone:]
            else:
                g.past = g.past + cards[gone:]
    g.known = read_int("state known_events", state.get("known_events", 0), 0, len(g.events))


def _earliest_stage(g: Orchestra) -> int:
    """Return the first stage in which every conspirator can be where they are (R108)."""
    for stage in range(1, STAGES + 1):
        if all(space == PRISON or g.setup.board.open[stage] >> space & 1 for space in g.where):
            return stage
    return 1


def _read_interrogation(g: Orchestra, doc: Json) -> None:
    content = g.setup.content
    first = len(content.questions) if g.setup.classic else 0
    deck = content.classic if g.setup.classic else content.questions
    left = [first + n for n in range(len(deck))]

    def take(what: str, name: Any) -> int:
        question = content.question_number[read_choice(what, name, [card.id for card in deck])]
        if question not in left:
            msg = f"{what}: {name} is somewhere else already"
            raise BadInput(msg)
        left.remove(question)
        return question

    if doc.get("card") is not None:
        g.question = take("interrogation card", doc["card"])
    g.answer = read_int("interrogation answer", doc.get("answer", NONE), NONE, 3)
    g.questions_aside = [take("interrogation aside", name) for name in read_list("interrogation aside", doc.get("aside", []))]
    g.questions_out = [take("interrogation removed", name) for name in read_list("interrogation removed", doc.get("removed", []))]
    if "deck" in doc:
        g.questions = [take("interrogation deck", name) for name in read_list("interrogation deck", doc["deck"])][::-1]
        g.questions_out = g.questions_out + left
    else:
        g.questions = left[:]
        g.shuffle(g.questions)


def _read_attempt(g: Orchestra, doc: Json) -> None:
    for name in ("plotter", "card", "target"):
        if name not in doc:
            msg = f"state attempt: {name!r} is missing"
            raise BadInput(msg)
    plotter = read_int("attempt plotter", doc["plotter"], 0, g.setup.seats - 1)
    card = piece(g, doc["card"])
    if not g.dossier[plotter] & BIT[card] or not g.setup.content.plots & BIT[card]:
        msg = f"attempt card: {doc['card']!r} is no plot in the plotter's dossier"
        raise BadInput(msg)
    attempt = Attempt(None, plotter, card, _leader("attempt target", doc["target"]))
    if attempt.target != HITLER and not g.setup.lieutenants:
        msg = "attempt target: plots against deputies belong to Trusted Lieutenants (BO-140)"
        raise BadInput(msg)
    if g.leaders[attempt.target] == OFF or not g.free(plotter):
        msg = "attempt: the plotter is free and the target on the board"
        raise BadInput(msg)
    attempt.pool = read_int("attempt pool", doc.get("pool", 1), 0, 99)
    attempt.ignore = read_int("attempt ignore", doc.get("ignore", 0), 0, 99)
    attempt.add = read_int("attempt add", doc.get("add", 0), 0, 99)
    attempt.used = read_int("attempt used", doc.get("used", 0), 0, 15)
    attempt.refused = read_int("attempt refused", doc.get("refused", 0), 0, 2**45 - 1)
    attempt.needed = read_int("attempt needed", doc.get("needed", g.support), 0, MOST_SUPPORT)
    attempt.limit = read_int("attempt limit", doc.get("limit", 0), 0, 9)
    attempt.announced = read_flag("attempt announced", doc.get("announced", False))
    attempt.faces = [read_int("attempt dice", face, 1, 6) for face in read_list("attempt dice", doc.get("dice", []), DICE)]
    if attempt.announced and attempt.pool > DICE:
        msg = f"attempt pool: there are {DICE} dice"
        raise BadInput(msg)
    g.attempt = attempt


def _space(what: str, g: Orchestra, name: Any, *, prison: bool = False) -> int:
    known = g.setup.board.number
    space = known[read_choice(what, name, known)]
    if space == PRISON and not prison:
        msg = f"{what}: nobody but conspirators goes to prison"
        raise BadInput(msg)
    return space


def _leader(what: str, name: Any) -> int:
    return LEADER_IDS.index(read_choice(what, name, LEADER_IDS))


# Foretold chance.


def piece(g: Orchestra, name: Any) -> int:
    """Return the number of a card (`coup`, `lose_gestapo#2`), item, event or interrogation card by its id."""
    content = g.setup.content
    if isinstance(name, int) and not isinstance(name, bool):
        return name
    if isinstance(name, str):
        cards = _copies(content, name)
        if cards:
            return cards[0]
        if name in content.event_number:
            return content.event_number[name]
        if name in content.question_number:
            return content.question_number[name]
        if name in ITEM_IDS:
            return ITEM_IDS.index(name)
    msg = f"chance: no piece is called {shown(name)}"
    raise BadInput(msg)


def tiles_in_play(g: Orchestra) -> list[int]:
    """Return how many tiles of each kind there are anywhere; always three (BO-4)."""
    found: list[int] = []
    for kind in range(KINDS):
        held = sum(int(copies(bag, kind)) for bag in [*g.items, g.item_pile, g.tiles_out])
        found.append(held + list(g.tile).count(kind) + g.tiles_lost.count(kind))
    return found
