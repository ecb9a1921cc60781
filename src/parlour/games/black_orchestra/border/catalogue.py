"""Everything printed, with the ids and fields of the fact file, so that anyone can compare."""

from __future__ import annotations

from typing import cast

from parlour.engine.messages import Language
from parlour.engine.title import Json
from parlour.games.black_orchestra.board import (
    DEPUTY_HERE,
    HITLER_HERE,
    OF_ABWEHR,
    PRISON,
    STAGE_1,
    STAGE_2,
    Space,
)
from parlour.games.black_orchestra.border import catalogued as shape
from parlour.games.black_orchestra.cards.content import (
    AFFILIATION,
    EVENT_KINDS,
    ITEM,
    TIMING_IDS,
    Answer,
    Card,
    Content,
    Element,
    Event,
    Plot,
    Question,
    Sheet,
)
from parlour.games.black_orchestra.names import (
    AFFILIATION_IDS,
    ANY_ITEM,
    DICE,
    EVERY_LEADER,
    HITLER,
    ITEM_IDS,
    LEADER_IDS,
    MOST_SUPPORT,
    MOTIVATION_IDS,
    SUSPICION_IDS,
)
from parlour.games.black_orchestra.nouns import ITEM as ITEMS
from parlour.games.black_orchestra.nouns import LEADER
from parlour.games.black_orchestra.pieces import penalty
from parlour.games.black_orchestra.turn.raid import is_raid
from parlour.games.black_orchestra.turn.turn import EXTRA_RAID
from parlour.games.black_orchestra.words.effects import LEADER_STARTS


def catalogue(content: Content, words: Language, support: dict[str, int]) -> Json:
    """Return spaces, connections, leaders, conspirators, items and all decks, and where military support starts."""
    board = content.board
    edges: list[shape.Edge] = [{"a": road.split()[0], "b": road.split()[1], "kind": "road"} for road in board.roads]
    berlin = [space.id for space in board.spaces if space.berlin]
    edges += [{"a": one, "b": other, "kind": "berlin"} for n, one in enumerate(berlin) for other in berlin[n + 1 :]]
    prison: shape.PrintedSpace = {"id": "prison", "name": words.noun(board.pieces[PRISON].name)}
    printed: shape.Catalogue = {
        "game": "Black Orchestra",
        "spaces": [*(_space(n, space, words) for n, space in enumerate(board.spaces)), prison],
        "edges": edges,
        "leaders": [
            {
                "id": LEADER_IDS[leader],
                "name": words.noun(LEADER[leader].name),
                "deputy": leader != HITLER,
                "start": board.ids[LEADER_STARTS[leader]],
                "penalty_text": words.said(penalty(content, leader)),
            }
            for leader in EVERY_LEADER
        ],
        "conspirators": [_sheet(sheet, content, words) for sheet in content.sheets],
        "dice": {"count": DICE, "faces": ["1", "2", "3", "target", "target", "eagle"]},
        "items": [
            {"id": item, "name": words.text("item-name", {"item": ITEMS[n].name}), "count": content.figures.tiles[n]}
            for n, item in enumerate(ITEM_IDS)
        ],
        "tracks": {
            "motivation": MOTIVATION_IDS,
            "suspicion": [
                {
                    "level": level,
                    "eagles_that_detect": content.figures.eagles_that_detect[n],
                    "arrested_in_raid": n == len(SUSPICION_IDS) - 1,
                }
                for n, level in enumerate(SUSPICION_IDS)
            ],
            "military_support": {"min": 2, "max": MOST_SUPPORT, "start": support},
        },
        "conspirator_cards": [_card(card, words) for card in content.kinds],
        "event_cards": [_event(event, words) for event in content.events if event.id != EXTRA_RAID],
        "extra_event_cards": [_event(event, words) for event in content.events if event.id == EXTRA_RAID],
        "interrogation_cards": [_question(question, words) for question in content.questions],
        "interrogation_cards_classic": [_question(question, words) for question in content.classic],
    }
    return cast("Json", printed)


_CONDITIONS: dict[int, Json] = {
    DEPUTY_HERE: {"deputy_here": True},
    HITLER_HERE: {"hitler_here": True},
    STAGE_1: {"stage_is": 1},
    STAGE_2: {"stage_is": 2},
}


def _sheet(sheet: Sheet, content: Content, words: Language) -> shape.PrintedSheet:
    printed: shape.PrintedSheet = {
        "id": sheet.id,
        "name": words.text(f"conspirator-{sheet.id}.full", {}),
        "short": words.noun(sheet.piece.name),
        "seal": words.noun(sheet.piece.name)[:2],
        "affiliation": AFFILIATION_IDS[sheet.affiliation],
        "role": words.text(f"conspirator-{sheet.id}.role", {}),
        "brief": words.text(f"conspirator-{sheet.id}.brief", {}),
        "start_space": "train_station",
        "start_motivation": "timid",
        "start_suspicion": "medium",
        "ability_text": words.said(sheet.piece.text),
    }
    if sheet.id in content.looks:
        printed["color"] = content.looks[sheet.id]
    if sheet.id in content.pictures:
        printed["pictures"] = {sheet.id: content.pictures[sheet.id]}
    return printed


def _space(n: int, space: Space, words: Language) -> shape.PrintedSpace:
    delivery: shape.PrintedDelivery | None = None
    if space.delivery is not None:
        when = space.delivery.when
        requires: Json = {"affiliation": AFFILIATION_IDS[when - OF_ABWEHR]} if when >= OF_ABWEHR else _CONDITIONS.get(when, {})
        delivery = {
            "items": ["any" if space.delivery.item == ANY_ITEM else ITEM_IDS[space.delivery.item]],
            "count": 1,
            "requires": requires,
            "split": space.delivery.split,
        }
    return {
        "id": space.id,
        "name": words.noun(space.piece.name),
        "stage": space.stage,
        "berlin": space.berlin,
        "fortified": space.fortified,
        "closes_in_stage7": space.closes,
        "item_slot": space.item,
        "entry": {"motivation": space.enter_motivation, "suspicion": space.enter_suspicion, "support": space.enter_support},
        "entry_text": words.said(space.entry) if space.entry is not None else "",
        "delivery": delivery,
        "delivery_text": words.said(space.delivery.text) if space.delivery is not None else "",
        "start_leader": next((LEADER_IDS[leader] for leader in EVERY_LEADER if LEADER_STARTS[leader] == n), None),
        "x": space.x,
        "y": space.y,
    }


def _card(card: Card, words: Language) -> shape.PrintedCard:
    found: shape.PrintedCard = {
        "id": card.id,
        "name": words.noun(card.piece.name),
        "type": "plot" if card.plot is not None else "support",
        "illegal": card.illegal,
        "count": card.copies,
        "timing": TIMING_IDS[card.timing],
        "trigger": card.trigger or None,
        "text": words.said(card.piece.text),
    }
    if card.plot is not None:
        found["letter"] = card.plot.letter
        found["plot"] = _plot(card.plot)
    return found


def _plot(plot: Plot) -> shape.PrintedPlot:
    space: shape.PlotSpace = {}
    if plot.berlin:
        space["berlin"] = True
    if plot.fortified >= 0:
        space["fortified"] = bool(plot.fortified)
    if plot.stages:
        space["stages"] = plot.stages
    return {
        "min_motivation": MOTIVATION_IDS[plot.motivation],
        "reckless": plot.reckless,
        "position": {"distance": plot.distance if plot.distance >= 0 else "any"},
        "target_space": space,
        "base_dice": plot.base,
        "optional": [_element(element) for element in plot.elements],
    }


def _element(element: Element) -> shape.PlotElement:
    if element.kind == ITEM:
        kind, value = "item", ITEM_IDS[element.value]
    elif element.kind == AFFILIATION:
        kind, value = "affiliation", AFFILIATION_IDS[element.value]
    else:
        kind, value = "meeting", "all_conspirators_one_space"
    found: shape.PlotElement = {"kind": kind, "value": value, "multiple": element.several}
    if element.dice:
        found["add_dice"] = element.dice
    if element.ignore:
        found["ignore_eagles"] = element.ignore
    return found


def _event(event: Event, words: Language) -> shape.EventCard:
    return {
        "id": event.id,
        "stage": event.stage,
        "name": words.noun(event.piece.name),
        "kind": EVENT_KINDS[event.kind],
        "ignore_eagles": event.ignore_eagles,
        "add_eagles": event.add_eagles,
        "raid": is_raid(event),
        "text": words.said(event.piece.text),
        "history": words.text(f"{event.piece.name.name}.story", {}),
    }


def _question(question: Question, words: Language) -> shape.InterrogationCard:
    return {
        "id": question.id,
        "name": words.noun(question.noun),
        "options": [_answer(n, answer, words) for n, answer in enumerate(question.answers)],
        "try_and_resist": None
        if question.broken is None
        else {
            "broken": question.broken.id,
            "broken_text": words.said(question.broken.text),
            "release_at": SUSPICION_IDS[question.release_at],
        },
    }


def _answer(n: int, answer: Answer, words: Language) -> shape.PrintedAnswer:
    return {"label": "ABC"[n], "id": answer.id, "text": words.said(answer.text)}
