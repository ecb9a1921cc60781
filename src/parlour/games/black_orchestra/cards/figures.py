"""What if: the printed figures of cards, plots, events, answers and abilities, and a Content in which some are different."""

from __future__ import annotations

from typing import Any, Final

from parlour.engine import shape
from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.engine.shape import Changes, figure, made, remade
from parlour.games.black_orchestra.board import Board, Delivery, Space
from parlour.games.black_orchestra.cards.abilities import ACTS, Ability
from parlour.games.black_orchestra.cards.content import (
    ACT,
    AFFILIATION,
    ITEM,
    Answer,
    Card,
    Condition,
    Content,
    Element,
    Event,
    Plot,
    Question,
    Sheet,
)
from parlour.games.black_orchestra.cards.interrogation import somebody, support_at_most, tiles_at_least
from parlour.games.black_orchestra.cards.texts import ability_figures, tell
from parlour.games.black_orchestra.names import (
    AFFILIATION_IDS,
    EXTREME,
    ITEM_IDS,
    MOST,
    MOST_SUPPORT,
    RECKLESS,
    SUSPICION_IDS,
    TILES_OF_A_KIND,
)
from parlour.games.black_orchestra.words.choices import DiscardCards, DiscardItems, OneOf
from parlour.games.black_orchestra.words.effects import Motivation, Sequence, Support, Suspicion
from parlour.games.black_orchestra.words.places import RemoveTiles
from parlour.games.black_orchestra.words.visits import Offer, has_motivation
from parlour.games.black_orchestra.words.who import Who

MOST_CARDS: Final = 62

BY_NAME: Final = {
    "effective_planning.actions": "effective_planning_actions",
    "partisan_informant.dice": "informant_dice",
    "partisan_informant.support": "informant_support",
    "officer_recruited.dice": "officer_dice",
    "schedule_leaked.ignore": "leak_ignore",
    "classified_papers.suspicion_gained": "papers_cost",
    "classified_papers.suspicion_lost": "papers_relief",
    "defections_and_dissent.targets": "defections_targets",
    "defections_and_dissent.support_lost": "defections_support",
    "dissent_track.dice": "dissent_dice",
    "dissent_track.motivation_gained": "dissent_motivation",
    "dissent_track.support_lost": "dissent_support",
    "conspire.eagle.suspicion_gained": "eagle_suspicion",
    "release.suspicion_gained": "release_suspicion",
    "release.suspicion": "released_at",
    "raid.kept_card.suspicion_gained": "kept_suspicion",
    "plot_detected.motivation_lost": "detected_motivation",
    "hitler.penalty.motivation_lost": "hitler_motivation",
    "hess.penalty.discarded": "hess_cards",
    "himmler.penalty.suspicion_gained": "himmler_suspicion",
    "goering.penalty.discarded": "goering_items",
    "start.motivation": "start_motivation",
    "start.suspicion": "start_suspicion",
}
"""Figures that rules read by name."""

LEAST: Final = {
    "defections_and_dissent.targets": 1,
    "dissent_track.dice": 1,
}
HIGHEST: Final = {
    "partisan_informant.support": MOST_SUPPORT,
    "dissent_track.dice": 5,
    "release.suspicion": EXTREME,
    "start.motivation": RECKLESS,
    "start.suspicion": EXTREME,
}


def figures(content: Content) -> dict[str, int | bool]:
    """Return every figure of the content that can be changed, by its id."""
    found: dict[str, int | bool] = {}
    for sheet in content.sheets:
        _sheet_figures(sheet, found)
    found |= {name: getattr(content.figures, field) for name, field in BY_NAME.items()}
    for level, name in enumerate(SUSPICION_IDS):
        found[f"eagles_that_detect.{name}"] = content.figures.eagles_that_detect[level]
    for kind, name in enumerate(ITEM_IDS):
        found[f"items.{name}"] = content.figures.tiles[kind]
    for space in content.board.spaces:
        found |= _space_figures(space)
    for card in content.kinds:
        left_out = sum(1 for copy in range(card.copies) if card.first + copy in content.cards_left_out)
        found[f"{card.id}.copies"] = card.copies - left_out
        found[f"{card.id}.illegal"] = card.illegal
        if card.plot is not None:
            found |= _plot_figures(card.id, card.plot)
        if card.does is not None:
            shape.figures(card.does, card.id, found)
    for number, event in enumerate(content.events):
        found[f"{event.id}.copies"] = int(number not in content.events_left_out)
        found[f"{event.id}.add_eagles"] = event.add_eagles
        found[f"{event.id}.ignore_eagles"] = event.ignore_eagles
        for n, step in enumerate(event.does):
            shape.figures(step, f"{event.id}.{n}", found)
    for question in content.all_questions:
        if question.broken is not None:
            found[f"{question.id}.release.suspicion"] = question.release_at
    for answer in content.answer.values():
        for n, step in enumerate(answer.does):
            shape.figures(step, f"answer.{answer.id}.{n}", found)
    return found


def _sheet_figures(sheet: Sheet, found: dict[str, int | bool]) -> None:
    """Add what a special ability is worth, and the figures of an action of its own."""
    for name, (ability, _) in ability_figures(sheet).items():
        found[f"{sheet.id}.{name}"] = ability.worth
    if sheet.act is not None:
        shape.figures(sheet.act, f"{sheet.id}.act", found)


def _space_figures(space: Space) -> dict[str, int | bool]:
    """Return what entering a space and delivering there is worth."""
    found: dict[str, int | bool] = {}
    for track, delta in _entry(space).items():
        if delta:
            found[f"space.{space.id}.{track}_{'lost' if delta < 0 else 'gained'}"] = abs(delta)
    if space.delivery is not None:
        if space.delivery.split:
            found[f"space.{space.id}.delivery.shared"] = space.delivery.split
        else:
            found[f"space.{space.id}.delivery.suspicion_lost"] = space.delivery.relief
    return found


def _entry(space: Space) -> dict[str, int]:
    return {"motivation": space.enter_motivation, "suspicion": space.enter_suspicion, "support": space.enter_support}


def _plot_figures(id: str, plot: Plot) -> dict[str, int | bool]:
    found: dict[str, int | bool] = {f"{id}.base_dice": plot.base, f"{id}.reckless": plot.reckless}
    for element in plot.elements:
        name = f"{id}.{_element_name(element)}"
        found[f"{name}.dice"] = element.dice
        found[f"{name}.ignore"] = element.ignore
        if element.kind == ITEM:
            found[f"{name}.several"] = element.several
    return found


def _element_name(element: Element) -> str:
    if element.kind == ITEM:
        return ITEM_IDS[element.value]
    return AFFILIATION_IDS[element.value] if element.kind == AFFILIATION else "meeting"


def with_figures(content: Content, changes: Changes) -> Content:
    """Return a content of its own with some figures changed; `content` stays as it is."""
    if sum(_card(card, changes).copies for card in content.kinds) > MOST_CARDS:
        msg = f"the conspirator deck holds at most {MOST_CARDS} cards"
        raise BadInput(msg)
    changed = _put_together(
        content,
        [_sheet(sheet, changes) for sheet in content.sheets],
        [_card(card, changes) for card in content.kinds],
        [_event(event, changes) for event in content.events],
        changes,
    )
    for name, field in BY_NAME.items():
        value = figure(changes, name, getattr(content.figures, field), LEAST.get(name, 0), HIGHEST.get(name, MOST))
        setattr(changed.figures, field, value)
    changed.figures.eagles_that_detect = [
        figure(changes, f"eagles_that_detect.{name}", content.figures.eagles_that_detect[level], 1, MOST)
        for level, name in enumerate(SUSPICION_IDS)
    ]
    changed.figures.tiles = [
        figure(changes, f"items.{name}", content.figures.tiles[kind], 0, TILES_OF_A_KIND) for kind, name in enumerate(ITEM_IDS)
    ]
    printed = figures(content)
    for card in changed.kinds:
        name = f"{card.id}.copies"
        copies = figure(changes, name, int(printed[name]), 0, card.copies)
        changed.cards_left_out += [card.first + n for n in range(copies, card.copies)]
    for number, event in enumerate(changed.events):
        name = f"{event.id}.copies"
        if not figure(changes, name, int(printed[name]), 0, 1):
            changed.events_left_out.append(number)
    changed.looks, changed.pictures = content.looks, content.pictures
    tell(changed)
    return changed


def with_pieces(content: Content, sheets: list[Sheet], cards: list[Card], events: list[Event]) -> Content:
    """Return a content of its own in which pieces of packs stand behind those that are there, or in their places."""
    changed = _put_together(
        content,
        _put([_sheet(sheet, {}) for sheet in content.sheets], sheets),
        _put([_card(card, {}) for card in content.kinds], cards),
        _put([_event(event, {}) for event in content.events], events),
        {},
    )
    changed.looks, changed.pictures = content.looks, content.pictures
    tell(changed)
    return changed


def _put(there: list[Any], more: list[Any]) -> list[Any]:
    places = {thing.id: n for n, thing in enumerate(there)}
    for thing in more:
        if thing.id in places:
            there[places[thing.id]] = thing
        else:
            there.append(thing)
    return there


def _put_together(content: Content, sheets: list[Sheet], cards: list[Card], events: list[Event], changes: Changes) -> Content:
    # Words without an amount are shared by both contents; the new one must not rename them.
    labels = [(step, step.label) for step in [*content.common, *content.steps.values()]]
    answers = {answer.id: _answer(answer, changes) for answer in content.answer.values()}
    spaces = [_space(space, changes) for space in content.board.spaces]
    changed = Content(
        Board(spaces, content.board.roads),
        sheets,
        cards,
        events,
        [_question(question, answers, changes) for question in content.questions],
        [_question(question, answers, changes) for question in content.classic],
        content.common,
    )
    for step, label in labels:
        step.label = label
    return changed


def _sheet(sheet: Sheet, changes: Changes) -> Sheet:
    """Return a sheet whose ability is worth what it is now: abilities are what is added to what everybody has."""
    now: dict[int, Ability] = {}
    for name, (ability, amount) in ability_figures(sheet).items():
        worth = figure(changes, f"{sheet.id}.{name}", ability.worth, amount.low, amount.high)
        now[ability.gives] = made(type(ability), {**shape.shape(ability), amount.field: worth})
    if sheet.act is not None:
        old = next(ability for ability in sheet.abilities if ability.gives == ACTS)
        now[ACTS] = made(type(old), {**shape.shape(old), "step": _text(sheet.act, f"{sheet.id}.act", changes)})
    return Sheet(sheet.id, sheet.affiliation, [now.get(ability.gives, ability) for ability in sheet.abilities])


def _space(space: Space, changes: Changes) -> Space:
    name = f"space.{space.id}"
    delivery = space.delivery
    if delivery is not None:
        # The points to share are counted down while they are shared out.
        split = figure(changes, f"{name}.delivery.shared", delivery.split, 1, MOST) if delivery.split else 0
        relief = figure(changes, f"{name}.delivery.suspicion_lost", delivery.relief, 0, EXTREME)
        delivery = Delivery(delivery.item, when=delivery.when, split=split)
        delivery.relief = relief
    entry = {f"enter_{track}": _signed(f"{name}.{track}", delta, changes) for track, delta in _entry(space).items()}
    changed: Space = made(Space, {**shape.shape(space), **entry, "delivery": delivery})
    return changed


def _signed(name: str, delta: int, changes: Changes) -> int:
    """Return how far a track goes up or down, as it is now."""
    if delta < 0:
        return -figure(changes, f"{name}_lost", -delta, 0, MOST)
    return figure(changes, f"{name}_gained", delta, 0, MOST)


def _text(step: Step, name: str, changes: Changes) -> Step:
    """Return a text with its figures as they are now; whoever pays with motivation needs as much as it costs now (R69)."""
    changed = remade(step, name, changes)
    printed = _words(step)
    for part in _words(changed):
        if isinstance(part, Offer) and part not in printed:
            first = part.gain.parts()[0] if isinstance(part.gain, Sequence) else part.gain
            if isinstance(first, Motivation) and first.delta < 0:
                part.can_pay = has_motivation(-first.delta)
    return changed


def _words(step: Step) -> list[Step]:
    return [step, *(word for part in shape.parts_of(step) for word in _words(part))]


def _card(card: Card, changes: Changes) -> Card:
    # A second copy of a card that is simply played is no trouble; others are looked for by rules as the one they are.
    most = max(card.copies, 2) if card.timing == ACT else card.copies
    copies = figure(changes, f"{card.id}.copies", card.copies, 0, most)
    changed: Card = made(
        Card,
        {
            **shape.shape(card),
            "illegal": bool(changes.get(f"{card.id}.illegal", card.illegal)),
            "copies": max(copies, card.copies),
            "does": _text(card.does, card.id, changes) if card.does is not None else None,
            "plot": _plot(card.id, card.plot, changes) if card.plot is not None else None,
        },
    )
    return changed


def _plot(id: str, plot: Plot, changes: Changes) -> Plot:
    reckless = bool(changes.get(f"{id}.reckless", plot.reckless))
    elements = [_element(f"{id}.{_element_name(element)}", element, changes) for element in plot.elements]
    changed: Plot = made(Plot, {**shape.shape(plot), "elements": elements, "reckless": reckless})
    changed.base = figure(changes, f"{id}.base_dice", plot.base, 0, MOST)
    return changed


def _element(name: str, element: Element, changes: Changes) -> Element:
    changed: Element = made(
        Element,
        {
            **shape.shape(element),
            "dice": figure(changes, f"{name}.dice", element.dice, 0, MOST),
            "ignore": figure(changes, f"{name}.ignore", element.ignore, 0, MOST),
            "several": bool(changes.get(f"{name}.several", element.several)),
        },
    )
    return changed


def _event(event: Event, changes: Changes) -> Event:
    changed: Event = made(
        Event,
        {
            **shape.shape(event),
            "does": [_text(step, f"{event.id}.{n}", changes) for n, step in enumerate(event.does)],
            "ignore_eagles": figure(changes, f"{event.id}.ignore_eagles", event.ignore_eagles, 0, MOST),
            "add_eagles": figure(changes, f"{event.id}.add_eagles", event.add_eagles, 0, MOST),
        },
    )
    changed.stage = event.stage
    return changed


def _answer(answer: Answer, changes: Changes) -> Answer:
    name = f"answer.{answer.id}"
    does = [_text(step, f"{name}.{n}", changes) for n, step in enumerate(answer.does)]
    can = answer.can
    if does and any(id.startswith(f"{name}.0.") for id in changes):
        does[0], can = _in_full(does[0], can)
    return Answer(answer.id, does, can)


def _in_full(step: Step, printed: Condition) -> tuple[Step, Condition]:
    """BO-103, R90: an answer can be given by whom, and when, it can be met in full with the amounts as they are now."""
    if isinstance(step, OneOf):
        group = _able_to(step.step)
        if group is not None:
            return OneOf(group, step.step, step.question), somebody(group)
    elif isinstance(step, Support):
        return step, support_at_most(MOST_SUPPORT - step.delta)
    elif isinstance(step, RemoveTiles):
        return step, tiles_at_least(step.n)
    return step, printed


def _able_to(step: Step) -> Who | None:
    """Return the conspirators who can bear a text in full."""
    if isinstance(step, Suspicion):
        return Who(suspicion_max=EXTREME - step.delta)
    if isinstance(step, Motivation):
        return Who(motivation_min=-step.delta)
    if isinstance(step, DiscardCards):
        return Who(plots=step.n) if step.plots else Who(cards=step.n)
    if isinstance(step, DiscardItems):
        return Who(items=step.n)
    return None


def _question(question: Question, answers: dict[str, Answer], changes: Changes) -> Question:
    release_at = figure(changes, f"{question.id}.release.suspicion", question.release_at, 0, EXTREME)
    broken = answers[question.broken.id] if question.broken is not None else None
    return Question(question.id, [answers[a.id] for a in question.answers], broken, release_at)
