"""Events as data and in words. Nothing told here is secret: what only the interrogated may know is never an event (BO-102, R53)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.engine.kernel import NONE, Event
from parlour.engine.messages import Language
from parlour.engine.said import Args, Noun, Said, Value
from parlour.engine.telling import Fields, Slots, Telling, in_words
from parlour.engine.title import Json
from parlour.games.black_orchestra import log
from parlour.games.black_orchestra.bits import members
from parlour.games.black_orchestra.cards.interrogation import ANSWERS
from parlour.games.black_orchestra.names import FACE_IDS
from parlour.games.black_orchestra.nouns import AFFILIATIONS, FACES, ITEM, LEADER, MOTIVATIONS, SUSPICIONS, Piece, figured
from parlour.games.black_orchestra.pieces import (
    AN_ITEM,
    a_card,
    a_conspirator,
    a_space,
    an_event,
    card_or_item,
    eagles_that_detect,
    penalty_figure,
    sheet_of,
)
from parlour.games.black_orchestra.state import ENDING_IDS, Orchestra
from parlour.games.black_orchestra.turn.actions import ABILITY_IDS, OWN, own_act
from parlour.games.black_orchestra.turn.raid import is_raid

Told = tuple[Any, Value]
UNTOLD = Fields()
"""A slot that is heard in the words and is no field of its own."""


def narrate(g: Orchestra, event: Event, seat: int | None, words: Language) -> Json:
    """Return an event as one seat may see it: all of them are open."""
    slots: Slots = event
    if event[0] in (log.MOVED, log.LEADER_MOVED, log.ITEM_TAKEN):
        slots = (*event[:3], event[3] % log.SPACES, event[3] // log.SPACES)
    name, told, args = TELLING.tell(g, slots, seat)
    more = MORE.get(event[0])
    if more is not None:
        args |= more(g, event)
    return in_words(name, told, args, words)


def _piece(piece: Piece) -> Told:
    return piece.id, piece.lit


def _id(noun: Noun) -> Told:
    return noun.id, noun


def _seat(g: Orchestra, seat: int, _first: int) -> Told:
    piece = a_conspirator(g, seat)
    return Fields(seat=seat, conspirator=piece.id), piece.lit


def _space_or_pile(g: Orchestra, space: int, _first: int) -> Told:
    return (UNTOLD, "pile") if space == log.PILE else _piece(a_space(g, space))


def _item_or_unseen(_g: Orchestra, kind: int, _first: int) -> Told:
    return (None, Said("unseen")) if kind == NONE else _piece(ITEM[kind])


def _faces(_g: Orchestra, packed: int, _first: int) -> Told:
    faces = log.unpack(packed)
    return [FACE_IDS[face] for face in faces], [FACES[face] for face in faces]


def _card_or_item(g: Orchestra, number: int, _first: int) -> Told:
    piece = card_or_item(g, number)
    return Fields({"item" if number >= AN_ITEM else "card": piece.id}), piece.lit


def _event(g: Orchestra, number: int, _first: int) -> Told:
    event = g.setup.content.events[number]
    return Fields(card=event.id, stage=event.stage), event.piece.lit


def _event_in_full(g: Orchestra, number: int, _first: int) -> Told:
    event = g.setup.content.events[number]
    # "Gestapo Raid. Carry out a Gestapo Raid." would say it twice.
    said = Said("a-raid" if is_raid(event) else "event-in-full", card=event.piece.lit, text=event.piece.text)
    return Fields(card=event.id, stage=event.stage), said


def _events(g: Orchestra, packed: int, _first: int) -> Told:
    seen: list[Piece] = []
    while packed:
        seen.append(an_event(g, (packed & 255) - 1))
        packed >>= 8
    said: list[Value] = [piece.lit if not n else Said("then-event", card=piece.lit) for n, piece in enumerate(seen)]
    return [piece.id for piece in seen], said


def _cards(g: Orchestra, cards: int, _first: int) -> Told:
    pieces = [a_card(g, card) for card in members(cards)]
    return [piece.id for piece in pieces], [piece.lit for piece in pieces]


def _reason(g: Orchestra, why: int, _first: int) -> Told:
    if why >= log.BY_CARD:
        card = a_card(g, why - log.BY_CARD)
        return Fields(why="card", card=card.id), card.lit
    if why >= log.BY_ITEM:
        item = ITEM[why - log.BY_ITEM]
        return Fields(why="item", item=item.id), item.lit
    return log.REASON_IDS[why], Said(f"by-{log.REASON_IDS[why]}")


def _cause(g: Orchestra, why: int, _first: int) -> Told:
    """Tell why, and which card, event, space or leader it was."""
    if why <= log.BY_TEXT:
        return UNTOLD, "none"
    kind, number = why % log.CAUSED, why // log.CAUSED
    id = log.CAUSE_IDS[kind]
    if kind == log.OF_CARD:
        return Fields(why=id, card=a_card(g, number).id), a_card(g, number).lit
    if kind == log.OF_EVENT:
        return Fields(why=id, card=an_event(g, number).id), an_event(g, number).lit
    if kind == log.OF_SPACE:
        return Fields(why=id, space=a_space(g, number).id), a_space(g, number).lit
    if kind == log.OF_LEADER:
        return Fields(why=id, leader=LEADER[number].id), LEADER[number].lit
    return Fields(why=id), Said(f"cause-{id}")


_LOUD = (log.OF_CARD, log.OF_ABILITY, log.OF_LIMIT, log.OF_ARREST, log.OF_SEARCH, log.OF_STAGE)


def _quiet(g: Orchestra, why: int, first: int) -> Told:
    """Tell why, and as `by` which card it was; in words only what the lines before have not just said."""
    told, said = _cause(g, why, first)
    if why <= log.BY_TEXT:
        return told, said
    by = [id for field, id in told.items() if field != "why"]
    return Fields(why=told["why"], **({"by": by[0]} if by else {})), said if why % log.CAUSED in _LOUD else "none"


def _level(levels: list[Noun]) -> Callable[[Orchestra, int, int], Told]:
    """Tell a level, and why it was reached."""

    def told(g: Orchestra, packed: int, first: int) -> Told:
        level = levels[packed % log.CAUSED]
        return Fields(to=level.id, **_cause(g, packed // log.CAUSED, first)[0]), level

    return told


def _eagles(_g: Orchestra, packed: int, _first: int) -> Told:
    limit, added, ignored = packed & 15, packed >> 4 & 15, packed >> 8
    return Fields(eagles_that_detect=limit, added=added, ignored=ignored), eagles_that_detect(limit, added, ignored)


def _ability(g: Orchestra, ability: int, seat: int) -> Told:
    if ability == OWN:
        return ABILITY_IDS[ability], own_act(g, seat)
    return ABILITY_IDS[ability], figured(Said(f"ability-told-{ABILITY_IDS[ability]}"), sheet_of(g, seat).figures)


TELLING = Telling(
    log.EVENTS,
    {
        "seat": _seat,
        "conspirator": lambda g, seat, _: _piece(a_conspirator(g, seat)),
        "leader": lambda _g, leader, _: _piece(LEADER[leader]),
        "space": lambda g, space, _: _piece(a_space(g, space)),
        "space_or_pile": _space_or_pile,
        "card": lambda g, card, _: _piece(a_card(g, card)),
        "cards": _cards,
        "item": lambda _g, kind, _: _piece(ITEM[kind]),
        "item_or_unseen": _item_or_unseen,
        "piece": _card_or_item,
        "event": _event,
        "event_in_full": _event_in_full,
        "events": _events,
        "answer": lambda g, answer, _: (ANSWERS[answer].id, g.setup.content.answer[ANSWERS[answer].id].text),
        "ability": _ability,
        "motivation": lambda _g, level, _: _id(MOTIVATIONS[level]),
        "suspicion": lambda _g, level, _: _id(SUSPICIONS[level]),
        "motivation_why": _level(MOTIVATIONS),
        "suspicion_why": _level(SUSPICIONS),
        "cause": _cause,
        "quiet": _quiet,
        "face": lambda _g, face, _: _id(FACES[face]),
        "faces": _faces,
        "eagles": _eagles,
        "number": lambda _g, n, _: (max(n, 0), max(n, 0)),
        "flag": lambda _g, n, _: (bool(n), "yes" if n else "no"),
        "untold": lambda _g, n, _: (UNTOLD, n),
        "untold_conspirator": lambda g, seat, _: (UNTOLD, a_conspirator(g, seat).lit),
        "untold_affiliation": lambda _g, affiliation, _: (UNTOLD, AFFILIATIONS[affiliation]),
        "reason": _reason,
        "untold_ending": lambda _g, why, _: (UNTOLD, ENDING_IDS[why]),
    },
)


def _way(old: int, new: int) -> Args:
    return {"way": "up" if new > old else "down"}


def _level_changed(g: Orchestra, event: Event) -> Args:
    new, why = event[3] % log.CAUSED, event[3] // log.CAUSED
    return {**_way(event[2], new), "why": _cause(g, why, event[1])[1]}


MORE: dict[int, Callable[[Orchestra, Event], Args]] = {
    log.GAME_BEGAN: lambda g, _: {"conspirators": [a_conspirator(g, seat).lit for seat in range(g.setup.seats)]},
    log.MOTIVATION_CHANGED: _level_changed,
    log.SUSPICION_CHANGED: _level_changed,
    log.SUPPORT_CHANGED: lambda _g, event: _way(event[1], event[2]),
    log.PENALTY: lambda g, event: {"n": penalty_figure(g.setup.content, event[2])},
}
"""What messages say of some events beside their slots."""
