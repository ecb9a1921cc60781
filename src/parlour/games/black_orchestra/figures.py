"""What if: the printed figures of cards, plots, events, answers and abilities, and a Content in which some are different."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.games.black_orchestra.choices import ChooseOne, DiscardCards, DiscardItems, DrawUpTo, LookAtEvents, OneOf
from parlour.games.black_orchestra.content import ACT, AFFILIATION, ITEM, Answer, Card, Content, Element, Event, Plot, Question
from parlour.games.black_orchestra.effects import (
    DrawCards,
    Each,
    Motivation,
    Myself,
    Release,
    RemoveEvents,
    Sequence,
    Support,
    SupportAtLeast,
    Suspicion,
    SuspicionUpTo,
)
from parlour.games.black_orchestra.names import AFFILIATION_IDS, ITEM_IDS, MOST_SUPPORT, SUSPICION_IDS
from parlour.games.black_orchestra.places import MoveHitler, RemoveTiles, Walk
from parlour.games.black_orchestra.visits import IfAlone, Offer, PayForSuspicion

Changes = Mapping[str, int | bool]

MOST: Final = 9
MOST_CARDS: Final = 62
EXTREME: Final = len(SUSPICION_IDS) - 1

BY_NAME: Final = {
    "beck.dice": "beck_dice",
    "bonhoeffer.motivation": "bonhoeffer_motivation",
    "canaris.suspicion": "canaris_suspicion",
    "goerdeler.cards": "goerdeler_cards",
    "kordt.events": "kordt_events",
    "olbricht.spaces": "olbricht_spaces",
    "oster.cards": "oster_cards",
    "stauffenberg.actions": "stauffenberg_actions",
    "tresckow.items": "tresckow_items",
    "effective_planning.actions": "effective_planning_actions",
    "partisan_informant.dice": "informant_dice",
    "partisan_informant.support": "informant_support",
    "officer_recruited.dice": "officer_dice",
    "schedule_leaked.ignore": "leak_ignore",
}
"""Figures that rules read by name: abilities are what is added to what everybody has."""

LEAST: Final = {"kordt.events": 1, "olbricht.spaces": 1, "oster.cards": 1, "partisan_informant.support": 0}
HIGHEST: Final = {"kordt.events": 5, "oster.cards": 5, "partisan_informant.support": MOST_SUPPORT}


def figures(content: Content) -> dict[str, int | bool]:
    """Return every figure of the content that can be changed, by its id."""
    found: dict[str, int | bool] = {name: getattr(content.figures, field) for name, field in BY_NAME.items()}
    for level, name in enumerate(SUSPICION_IDS):
        found[f"eagles_that_detect.{name}"] = content.figures.eagles_that_detect[level]
    for card in content.kinds:
        left_out = sum(1 for copy in range(card.copies) if card.first + copy in content.cards_left_out)
        found[f"{card.id}.copies"] = card.copies - left_out
        found[f"{card.id}.illegal"] = card.illegal
        if card.plot is not None:
            found |= _plot_figures(card.id, card.plot)
        if card.does is not None:
            _amounts(card.id, card.does, found)
    for number, event in enumerate(content.events):
        found[f"{event.id}.copies"] = int(number not in content.events_left_out)
        found[f"{event.id}.add_eagles"] = event.add_eagles
        found[f"{event.id}.ignore_eagles"] = event.ignore_eagles
        for n, step in enumerate(event.does):
            _amounts(f"{event.id}.{n}", step, found)
    for answer in _answers(content):
        for n, step in enumerate(answer.does):
            _amounts(f"answer.{answer.id}.{n}", step, found)
    return found


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


def _answers(content: Content) -> list[Answer]:
    """Return the answers of all interrogation cards, each once."""
    found: dict[str, Answer] = {}
    for question in content.all_questions:
        for answer in question.answers:
            found[answer.id] = answer
        if question.broken is not None:
            found[question.broken.id] = question.broken
    return list(found.values())


def _amounts(name: str, step: Step, found: dict[str, int | bool]) -> None:
    """Add the amounts in a text, by the places of their words in it; a text of its own kind has none that could be named."""
    amount = _amount(step)
    if amount is not None:
        found[f"{name}.{amount[0]}"] = amount[1]
    for n, part in enumerate(_parts(step)):
        _amounts(f"{name}.{n}", part, found)


def _parts(step: Step) -> list[Step]:
    return step.parts() if isinstance(step, (Sequence, Each, Myself, OneOf, ChooseOne, IfAlone, Offer)) else []


def _amount(step: Step) -> tuple[str, int, int, int] | None:
    """Return what the amount of a word is called, how much it is, and from where to where it may go."""
    found: tuple[str, int, int, int] | None = None
    if isinstance(step, Motivation):
        found = ("motivation_lost" if step.delta < 0 else "motivation_gained", abs(step.delta), 0, 4)
    elif isinstance(step, Suspicion):
        found = ("suspicion_lost" if step.delta < 0 else "suspicion_gained", abs(step.delta), 0, EXTREME)
    elif isinstance(step, Support):
        found = ("support_lost" if step.delta < 0 else "support_gained", abs(step.delta), 0, MOST_SUPPORT)
    elif isinstance(step, SupportAtLeast):
        found = ("support", step.level, 0, MOST_SUPPORT)
    elif isinstance(step, (SuspicionUpTo, Release)):
        found = ("suspicion", step.level, 0, EXTREME)
    elif isinstance(step, RemoveEvents):
        found = ("events", step.n, 0, MOST)
    elif isinstance(step, (DrawCards, DrawUpTo)):
        found = ("cards", step.n, 0 if isinstance(step, DrawCards) else 1, MOST)
    elif isinstance(step, (Walk, MoveHitler)):
        found = ("spaces", step.steps, 1, MOST)
    elif isinstance(step, LookAtEvents):
        found = ("events", step.n, 1, 5)
    elif isinstance(step, (DiscardCards, DiscardItems)):
        found = ("discarded", step.n, 1, MOST)
    elif isinstance(step, RemoveTiles):
        found = ("tiles", step.n, 1, MOST)
    elif isinstance(step, PayForSuspicion):
        found = ("suspicion_lost", step.relief, 1, EXTREME)
    return found


def with_figures(content: Content, changes: Changes) -> Content:
    """Return a content of its own with some figures changed; `content` stays as it is."""
    if sum(_card(card, changes).copies for card in content.kinds) > MOST_CARDS:
        msg = f"the conspirator deck holds at most {MOST_CARDS} cards"
        raise BadInput(msg)
    # Words without an amount are shared by both contents; the new one must not rename them.
    labels = [(step, step.label) for step in [*content.common, *content.steps.values()]]
    answers = {answer.id: _answer(answer, changes) for answer in _answers(content)}
    changed = Content(
        content.board,
        content.sheets,
        [_card(card, changes) for card in content.kinds],
        [_event(event, changes) for event in content.events],
        [_question(question, answers) for question in content.questions],
        [_question(question, answers) for question in content.classic],
        content.common,
    )
    for step, label in labels:
        step.label = label
    for name, field in BY_NAME.items():
        value = _figure(changes, name, getattr(content.figures, field), LEAST.get(name, 0), HIGHEST.get(name, MOST))
        setattr(changed.figures, field, value)
    changed.figures.eagles_that_detect = [
        _figure(changes, f"eagles_that_detect.{name}", content.figures.eagles_that_detect[level], 1, MOST)
        for level, name in enumerate(SUSPICION_IDS)
    ]
    printed = figures(content)
    for card in changed.kinds:
        name = f"{card.id}.copies"
        copies = _figure(changes, name, int(printed[name]), 0, card.copies)
        changed.cards_left_out += [card.first + n for n in range(copies, card.copies)]
    for number, event in enumerate(changed.events):
        name = f"{event.id}.copies"
        if not _figure(changes, name, int(printed[name]), 0, 1):
            changed.events_left_out.append(number)
    return changed


def _card(card: Card, changes: Changes) -> Card:
    # A second copy of a card that is simply played is no trouble; others are looked for by rules as the one they are.
    most = max(card.copies, 2) if card.timing == ACT else card.copies
    copies = _figure(changes, f"{card.id}.copies", card.copies, 0, most)
    return Card(
        card.id,
        card.name,
        card.timing,
        words=card.words,
        illegal=bool(changes.get(f"{card.id}.illegal", card.illegal)),
        copies=max(copies, card.copies),
        trigger=card.trigger,
        does=_remade(card.id, card.does, changes) if card.does is not None else None,
        if_=card.if_,
        plot=_plot(card.id, card.plot, changes) if card.plot is not None else None,
        note=card.note,
    )


def _plot(id: str, plot: Plot, changes: Changes) -> Plot:
    elements: list[Element] = []
    for element in plot.elements:
        name = f"{id}.{_element_name(element)}"
        elements.append(
            Element(
                element.kind,
                element.value,
                dice=_figure(changes, f"{name}.dice", element.dice, 0, MOST),
                ignore=_figure(changes, f"{name}.ignore", element.ignore, 0, MOST),
                several=bool(changes.get(f"{name}.several", element.several)),
            )
        )
    changed = Plot(
        plot.letter,
        elements,
        reckless=bool(changes.get(f"{id}.reckless", plot.reckless)),
        distance=plot.distance,
        berlin=plot.berlin,
        fortified=plot.fortified,
        stages=plot.stages,
    )
    changed.base = _figure(changes, f"{id}.base_dice", plot.base, 0, MOST)
    return changed


def _event(event: Event, changes: Changes) -> Event:
    changed = Event(
        event.id,
        event.name,
        event.kind,
        [_remade(f"{event.id}.{n}", step, changes) for n, step in enumerate(event.does)],
        words=event.words,
        story=event.story,
        ignore_eagles=_figure(changes, f"{event.id}.ignore_eagles", event.ignore_eagles, 0, MOST),
        add_eagles=_figure(changes, f"{event.id}.add_eagles", event.add_eagles, 0, MOST),
        low_in=event.low_in,
        uprising=event.uprising,
        hitler_to=event.hitler_to,
        hitler_visits=event.hitler_visits,
        loses=event.loses,
    )
    changed.stage = event.stage
    return changed


def _answer(answer: Answer, changes: Changes) -> Answer:
    does = [_remade(f"answer.{answer.id}.{n}", step, changes) for n, step in enumerate(answer.does)]
    return Answer(answer.id, answer.words, does, answer.can)


def _question(question: Question, answers: dict[str, Answer]) -> Question:
    broken = answers[question.broken.id] if question.broken is not None else None
    return Question(question.id, question.name, [answers[a.id] for a in question.answers], broken, question.release_at)


def _remade(name: str, step: Step, changes: Changes) -> Step:  # noqa: C901, PLR0911, PLR0912 - one line for each word
    """Return a text with its amounts as they are now. Words without an amount are shared, as they never change."""
    amount = _amount(step)
    n = 0
    if amount is not None:
        n = _figure(changes, f"{name}.{amount[0]}", amount[1], amount[2], amount[3])
    parts = [_remade(f"{name}.{number}", part, changes) for number, part in enumerate(_parts(step))]
    if isinstance(step, Motivation):
        return Motivation(-n if step.delta < 0 else n)
    if isinstance(step, Suspicion):
        return Suspicion(-n if step.delta < 0 else n)
    if isinstance(step, Support):
        return Support(-n if step.delta < 0 else n)
    if isinstance(step, SupportAtLeast):
        return SupportAtLeast(n)
    if isinstance(step, SuspicionUpTo):
        return SuspicionUpTo(n)
    if isinstance(step, Release):
        return Release(n)
    if isinstance(step, RemoveEvents):
        return RemoveEvents(step.stage, n)
    if isinstance(step, DrawCards):
        return DrawCards(n)
    if isinstance(step, DrawUpTo):
        return DrawUpTo(n)
    if isinstance(step, Walk):
        return Walk(n, must=step.must)
    if isinstance(step, MoveHitler):
        return MoveHitler(n)
    if isinstance(step, LookAtEvents):
        return LookAtEvents(n, remove=step.remove)
    if isinstance(step, DiscardCards):
        return DiscardCards(n, plots=step.plots)
    if isinstance(step, DiscardItems):
        return DiscardItems(n)
    if isinstance(step, RemoveTiles):
        return RemoveTiles(n)
    if isinstance(step, PayForSuspicion):
        return PayForSuspicion(n, cards=step.cards, again=step.again)
    if isinstance(step, Sequence):
        return Sequence(*parts)
    if isinstance(step, Each):
        return Each(step.who, parts[0])
    if isinstance(step, Myself):
        return Myself(parts[0])
    if isinstance(step, OneOf):
        return OneOf(step.group, parts[0], step.question)
    if isinstance(step, ChooseOne):
        return ChooseOne(step.names, step.texts, parts)
    if isinstance(step, IfAlone):
        return IfAlone(parts[0])
    if isinstance(step, Offer):
        return Offer(step.question, step.yes, parts[0], step.can_pay)
    return step


def _figure(changes: Changes, name: str, printed: int, low: int, high: int) -> int:
    """Return a figure, changed or as printed; one the rules cannot work with is refused."""
    value = int(changes.get(name, printed))
    if name in changes and not low <= value <= high:
        msg = f"figure {name}: expected a whole number from {low} to {high}, got {value}"
        raise BadInput(msg)
    return value
