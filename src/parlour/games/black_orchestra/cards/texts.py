"""What is printed on pieces, with the figures of their words: sheets, cards, plots, events, answers."""

from __future__ import annotations

from typing import Final

from parlour.engine.amount import Amount
from parlour.engine.kernel import Step
from parlour.engine.said import Args, Said, Value
from parlour.engine.shape import numbers_in, parts_of
from parlour.engine.words import every
from parlour.games.black_orchestra.cards.abilities import Ability
from parlour.games.black_orchestra.cards.content import (
    AFFILIATION,
    ANYWHERE,
    ITEM,
    NEXT_SPACE,
    Content,
    Element,
    Figures,
    Plot,
    Sheet,
)
from parlour.games.black_orchestra.nouns import AFFILIATIONS, SUSPICIONS, figured
from parlour.games.black_orchestra.nouns import ITEM as ITEMS
from parlour.games.black_orchestra.turn.conspire import RollEveryDie
from parlour.games.black_orchestra.words.choices import ChooseOne
from parlour.games.black_orchestra.words.visits import Offer


def tell(content: Content) -> None:
    """Give every printed text the figures it speaks of."""
    for sheet in content.sheets:
        sheet.figures = ability_args(sheet)
        sheet.piece.text = figured(Said(sheet.piece.text.words), sheet.figures)
    for card in content.kinds:
        if card.plot is not None:
            card.piece.text = _plot(card.plot)
            continue
        steps = [card.does] if card.does is not None else []
        rules = {**rule_numbers(steps, content.figures), **_of_card(content.figures, card.id)}
        card.piece.text = figured(Said(card.piece.text.words), _said(steps), rules)
    for event in content.events:
        eagles: Args = {"ignore_eagles": event.ignore_eagles, "add_eagles": event.add_eagles, "stage": event.stage}
        event.piece.text = figured(Said(event.piece.text.words), _said(event.does), eagles)
        if event.uprising:
            event.piece.text.roles["motivation_gained"] = content.figures.dissent_motivation
        event.gathered = numbers_of(event.does)
    for answer in content.answer.values():
        answer.text = figured(Said(answer.text.words), _said(answer.does))


def numbers_of(steps: list[Step]) -> Args:
    """Return the figures of a text of several words."""
    found: Args = {}
    for step in steps:
        for name, value in numbers_in(step).items():
            n = 1
            while (name if n == 1 else f"{name}_{n}") in found:
                n += 1
            found[name if n == 1 else f"{name}_{n}"] = value
    return found


def _said(steps: list[Step]) -> Args:
    """Return the figures of a text as its words say them: levels of suspicion by name; and tell the choices in it."""
    for step in steps:
        _tell_choices(step)
    return levels(numbers_of(steps))


def levels(figures: Args) -> Args:
    """Return figures with levels of suspicion by name."""
    named = ("suspicion", "suspicion_2")
    return {name: SUSPICIONS[n] if name in named and isinstance(n, int) else n for name, n in figures.items()}


def _tell_choices(step: Step) -> None:
    if isinstance(step, Offer):
        step.figures = levels(numbers_in(step.gain))
    elif isinstance(step, ChooseOne):
        step.figures = [levels(numbers_in(part)) for part in step.steps]
    for part in parts_of(step):
        _tell_choices(part)


_TELLS: Final = {"motivation": "motivation_gained", "suspicion": "suspicion_lost"}
"""What figures of abilities are called in their texts, where they have another name there."""


def ability_figures(sheet: Sheet) -> dict[str, tuple[Ability, Amount]]:
    """Return the figures of a special ability by name; a second one of the same name is `cards_2`."""
    found: dict[str, tuple[Ability, Amount]] = {}
    for ability in sheet.abilities:
        for amount in ability.own_amounts():
            n = 1
            while (amount.name if n == 1 else f"{amount.name}_{n}") in found:
                n += 1
            found[amount.name if n == 1 else f"{amount.name}_{n}"] = (ability, amount)
    return found


def ability_args(sheet: Sheet) -> Args:
    """Return what an ability is worth, and the figures of an action of its own."""
    found: Args = {_TELLS.get(name, name): ability.worth for name, (ability, _) in ability_figures(sheet).items()}
    return {**_said([sheet.act] if sheet.act is not None else []), **found}


def rule_numbers(steps: list[Step], figures: Figures) -> Args:
    """Return the figures of the rules that a text rests on."""
    rolls = any(isinstance(word, RollEveryDie) for step in steps for word in every(step))
    return {"suspicion_gained": figures.eagle_suspicion} if rolls else {}


def _of_card(figures: Figures, id: str) -> Args:
    """Return what a card is worth that is used while something else is going on."""
    worth: dict[str, Args] = {
        "classified_papers": {"suspicion_gained": figures.papers_cost, "suspicion_lost": figures.papers_relief},
        "defections_and_dissent": {"targets": figures.defections_targets, "support_lost": figures.defections_support},
        "effective_planning": {"actions": figures.effective_planning_actions},
        "officer_recruited": {"dice": figures.officer_dice},
        "partisan_informant": {"dice": figures.informant_dice, "support": figures.informant_support},
        "schedule_leaked": {"ignore": figures.leak_ignore},
    }
    return worth.get(id, {})


# Plots.


def _plot(plot: Plot) -> Said:
    """Return what a plot asks for, and what helps it (BO-111 to BO-118)."""
    parts: list[Value] = [_where(plot)]
    if plot.base != 1:
        parts.append(Said("plot-base", dice=plot.base))
    helpful: list[Value] = [_element(element) for element in plot.elements if element.dice and element.kind in (ITEM, AFFILIATION)]
    meeting = sum(element.dice for element in plot.elements if element.kind not in (ITEM, AFFILIATION))
    if helpful or meeting:
        parts.append(Said("plot-extra-dice", elements=helpful, meeting=meeting))
    parts += [_element(element, "plot-ignores") for element in plot.elements if element.ignore]
    return Said("plot-text", parts=parts)


def _where(plot: Plot) -> Said:
    place = "berlin" if plot.berlin else "stages" if plot.stages else ["any", "unfortified", "fortified"][plot.fortified + 1]
    if plot.distance == ANYWHERE:
        return Said("plot-from-anywhere")
    if plot.distance == NEXT_SPACE:
        return Said("plot-from-next-space", place=place)
    stages: list[Value] = list(plot.stages)
    return Said(
        "plot-in-same-space", reckless="yes" if plot.reckless else "no", place=place, stages=stages, first=min(plot.stages or [0])
    )


def _element(element: Element, words: str = "plot-element") -> Said:
    what = ITEMS[element.value].name if element.kind == ITEM else AFFILIATIONS[element.value]
    return Said(words, what=what, several="yes" if element.several else "no", dice=element.dice, ignore=element.ignore)
