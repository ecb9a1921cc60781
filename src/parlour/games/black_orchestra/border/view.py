"""What a seat may know, built from nothing (R53, R99)."""

from __future__ import annotations

from typing import cast

from parlour.engine.kernel import NONE
from parlour.engine.messages import Language
from parlour.engine.title import Json
from parlour.games.black_orchestra import seen as shape
from parlour.games.black_orchestra.bits import items, members
from parlour.games.black_orchestra.names import (
    AFFILIATION_IDS,
    EVERY_LEADER,
    FACE_IDS,
    HITLER,
    ITEM_IDS,
    LEADER_IDS,
    MOTIVATION_IDS,
    OFF,
    STAGES,
    SUSPICION_IDS,
)
from parlour.games.black_orchestra.pieces import card_of, seat_id, space_id
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.turn.conspire import HandOutDie
from parlour.games.black_orchestra.turn.prison import asked


def view(g: Orchestra, seat: int | None, words: Language) -> Json:
    """Return what a seat may know; None is a spectator."""
    setup = g.setup
    seen: shape.Orchestra = {
        "difficulty": setup.difficulty,
        "turn": {"seat": g.turn, "number": g.turns, "actions": g.actions, "conspired": g.conspired},
        "stage": g.stage,
        "support": {"now": g.support, "start": setup.start_support},
        "dissent": {"track": g.dissent, "defections": g.diverted, "dice_in_reach": g.dice_in_reach()},
        "conspirators": [_conspirator(g, n, words) for n in range(setup.seats)],
        "leaders": {
            LEADER_IDS[leader]: space_id(g, g.leaders[leader]) if g.leaders[leader] != OFF else None for leader in EVERY_LEADER
        },
        "killed": [LEADER_IDS[leader] for leader in EVERY_LEADER if g.killed >> leader & 1],
        "can_win": can_win(g),
        "tiles": {space_id(g, space): ITEM_IDS[g.tile[space]] if g.face_up >> space & 1 else None for space in g.tiles_on_board()},
        "items_discarded": item_ids(g.item_pile),
        "items_removed": item_ids(g.tiles_out),
        "items_removed_unseen": len(g.tiles_lost),
        "deck_size": len(g.deck),
        "discard": card_ids(g, g.pile),
        "asking": _asking(g),
        "die": g.asker.value(g.ask_it) if g.options and isinstance(g.asker, HandOutDie) else None,
        "in_use": card_of(g, g.playing).id if g.playing != NONE else None,
        "drawn": card_ids(g, g.aside),
        "current_event": _event(g, g.current),
        "key_event": _event(g, g.key),
        "events_left": [sum(setup.content.event_stage[event] == stage for event in g.events) for stage in range(1, STAGES + 1)],
        "next_events": [setup.content.events[event].id for event in reversed(g.events[len(g.events) - g.known :])],
        "events_past": [setup.content.events[event].id for event in g.past],
        "interrogation": _interrogation(g, seat, words),
        "attempt": _attempt(g),
    }
    return cast("Json", seen)


def own(g: Orchestra, seat: int, words: Language) -> Json:
    """Return what a seat sees otherwise than a spectator: the card it reads to somebody (BO-102)."""
    return {"interrogation": _interrogation(g, seat, words)} if _reads(g, seat) else {}


def can_win(g: Orchestra) -> bool:
    """R97: in Trusted Lieutenants too few deputies may be left to win."""
    if not g.setup.lieutenants:
        return g.leaders[HITLER] != OFF
    deputies = sum(g.leaders[leader] != OFF or bool(g.killed >> leader & 1) for leader in EVERY_LEADER if leader != HITLER)
    return deputies >= g.setup.deputies_needed and (g.leaders[HITLER] != OFF or bool(g.killed & 1))


def _conspirator(g: Orchestra, seat: int, words: Language) -> shape.Conspirator:
    setup = g.setup
    sheet = setup.content.sheets[setup.sheets[seat]]
    return {
        "seat": seat,
        "id": sheet.id,
        "name": words.text(f"conspirator-{sheet.id}.full", {}),
        "short": words.noun(sheet.piece.name),
        "seal": words.noun(sheet.piece.name)[:2],
        "affiliation": AFFILIATION_IDS[sheet.affiliation],
        "space": space_id(g, g.where[seat]),
        "motivation": MOTIVATION_IDS[g.motivation[seat]],
        "suspicion": SUSPICION_IDS[g.suspicion[seat]],
        "ability_on": g.able(seat),
        "dossier": card_ids(g, g.dossier[seat]),
        "dossier_limit": g.card_limit(seat),
        "items": item_ids(g.items[seat]),
        "item_limit": g.item_limit(seat),
        "actions_held": g.bonus[seat],
    }


def _event(g: Orchestra, event: int) -> str | None:
    return g.setup.content.events[event].id if event != NONE else None


def _asking(g: Orchestra) -> str | None:
    """Return the card or event whose text asks the open question, if one does."""
    asking = g.asker.name().partition(".")[0]
    content = g.setup.content
    return asking if g.options and (asking in content.card_number or asking in content.event_number) else None


def _reads(g: Orchestra, seat: int | None) -> bool:
    return g.question != NONE and seat == g.turn and g.answer == NONE


def _interrogation(g: Orchestra, seat: int | None, words: Language) -> shape.Interrogation:
    """The deck's size is open; the card is its reader's alone (BO-102), and so is the deck's make-up."""
    # A card that is being read is counted as drawn; how many were put aside is seen by all.
    seen: shape.Interrogation = {
        "deck_size": len(g.questions),
        "reader": seat_id(g, g.turn) if g.question != NONE else None,
        "put_aside": len(g.questions_aside),
        "card": None,
    }
    if _reads(g, seat):
        card = asked(g)
        seen["card"] = {
            "id": card.id,
            "name": words.noun(card.noun),
            "answers": [words.said(answer.text) for answer in card.answers],
            "broken": words.said(card.broken.text) if card.broken is not None else None,
        }
    return seen


def _attempt(g: Orchestra) -> shape.Attempt | None:
    attempt = g.attempt
    if attempt is None:
        return None
    return {
        "plotter": seat_id(g, attempt.plotter),
        "plot": card_of(g, attempt.card).id,
        "target": LEADER_IDS[attempt.target],
        "pool": attempt.pool,
        "announced": attempt.announced,
        "needed": attempt.needed if attempt.announced else None,
        "eagles_that_detect": attempt.limit if attempt.announced else None,
        "eagles_added": attempt.add,
        "eagles_ignored": attempt.ignore,
        "dice": [FACE_IDS[face] for face in attempt.faces],
    }


def card_ids(g: Orchestra, cards: int) -> list[str]:
    """Return the ids of all cards of a set."""
    return [card_of(g, card).id for card in members(cards)]


def item_ids(bag: int) -> list[str]:
    """Return the ids of all items in a bag."""
    return [ITEM_IDS[kind] for kind in items(bag)]
