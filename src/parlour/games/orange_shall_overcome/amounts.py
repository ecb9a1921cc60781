"""What if: the amounts in the texts of cards and tiles, by the places of their words, and the same texts with other amounts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.games.orange_shall_overcome.choices import EitherOr, Way
from parlour.games.orange_shall_overcome.content import (
    APPROACHES,
    Answer,
    Character,
    CharacterCard,
    Content,
    Control,
    Helper,
    Location,
    Occupier,
    Patrolling,
    Raid,
    SoloCard,
)
from parlour.games.orange_shall_overcome.effects import (
    AGE_AT_MOST,
    ALIBI_AT_MOST,
    MORALE_AT_MOST,
    RESOURCES_AT_LEAST,
    Alibi,
    Gain,
    If,
    Item,
    Lose,
    Morale,
    RaiseSeveral,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.scenarios.hunger_winter import Hunger

Changes = Mapping[str, int | bool]
Texts = list[tuple[str, Step]]

MOST: Final = 9
LIMITS: Final = (AGE_AT_MOST, ALIBI_AT_MOST, RESOURCES_AT_LEAST, MORALE_AT_MOST)


def texts(content: Content) -> Texts:
    """Return every text on a card or tile with its id."""
    found: Texts = [(f"location.{location.id}.action", location.action) for location in content.locations]
    for character in content.characters:
        for card in character.cards:
            if card.bonus is not None:
                found.append((f"character.{card.id}.bonus", card.bonus))
            if card.special is not None:
                found.append((f"character.{card.id}.special", card.special))
    found += [(f"occupier.{card.id}", card.text) for card in content.occupiers]
    found += [(f"raid.{card.id}", card.text) for card in content.raids]
    found += [(f"patrol.{card.id}", card.fallback) for card in content.patrols]
    for control in content.controls:
        for n, answer in enumerate(control.answers):
            found.append((f"control.{control.id}.{n + 1}.policeman", answer.results[0]))
            found.append((f"control.{control.id}.{n + 1}.soldier", answer.results[1]))
    found += [(f"helper.{card.id}", card.text) for card in content.helpers]
    found += [(f"solo.{card.id}", card.bonus) for card in content.solo]
    return found


def amounts(name: str, step: Step, found: dict[str, int | bool]) -> None:
    """Add the amounts in a text; a text of its own kind has none that could be named."""
    amount = _amount(step)
    if amount is not None:
        found[f"{name}.{amount[0]}"] = amount[1]
    for n, part in enumerate(_parts(step)):
        amounts(f"{name}.{n}", part, found)


def _parts(step: Step) -> list[Step]:
    return step.parts() if isinstance(step, (Sequence, Lose, If, EitherOr)) else []


def _amount(step: Step) -> tuple[str, int] | None:
    """Return what the amount of a word is called, and how much it is."""
    found: tuple[str, int] | None = None
    if isinstance(step, Morale):
        found = (_sign("morale", step.n), abs(step.n))
    elif isinstance(step, Alibi):
        found = (_sign("alibi", step.n), abs(step.n))
    elif isinstance(step, Safety):
        found = (_sign("safety", step.n), abs(step.n))
    elif isinstance(step, Hunger):
        found = (_sign("hunger", step.n), abs(step.n))
    elif isinstance(step, RaiseSeveral):
        found = ("safety_gained", step.n)
    elif isinstance(step, (Gain, Item)):
        found = ("gained", step.n)
    elif isinstance(step, Lose):
        found = ("lost", step.n)
    elif isinstance(step, If) and step.asks in LIMITS:
        found = ("limit", step.value)
    return found


def _sign(word: str, n: int) -> str:
    return f"{word}_lost" if n < 0 else f"{word}_gained"


def remade(name: str, step: Step, changes: Changes) -> Step:  # noqa: PLR0911 - one line for each word
    """Return a text with its amounts as they are now. Words without an amount are shared, as they never change."""
    amount = _amount(step)
    n = figure(changes, f"{name}.{amount[0]}", amount[1], 0, 99 if amount[0] == "limit" else MOST) if amount is not None else 0
    parts = [remade(f"{name}.{number}", part, changes) for number, part in enumerate(_parts(step))]
    if isinstance(step, Morale):
        return Morale(_signed(step.n, n))
    if isinstance(step, Alibi):
        return Alibi(step.whom, _signed(step.n, n))
    if isinstance(step, Safety):
        return Safety(step.where, _signed(step.n, n))
    if isinstance(step, Hunger):
        return Hunger(_signed(step.n, n))
    if isinstance(step, RaiseSeveral):
        again = RaiseSeveral(step.number, n, up_to=step.up_to)
        again.spots = step.spots
        return again
    if isinstance(step, Gain):
        return Gain(step.kind, n, step.whom)
    if isinstance(step, Item):
        return Item(step.kind, n)
    if isinstance(step, Lose):
        lose = Lose(step.kind, n, parts[0], step.whom)
        lose.at_control = step.at_control
        return lose
    if isinstance(step, If):
        return If(step.asks, n if amount is not None else step.value, parts[0], parts[1], tag=step.tag)
    if isinstance(step, Sequence):
        return Sequence(*parts)
    if isinstance(step, EitherOr):
        ways = zip(step.ways, parts, strict=True)
        return EitherOr(*[Way(way.label, way.words, part, way.cost, way.any_resources) for way, part in ways])
    return step


def _signed(printed: int, n: int) -> int:
    return -n if printed < 0 else n


def figure(changes: Changes, name: str, printed: int, low: int, high: int) -> int:
    """Return a figure, changed or as printed; one the rules cannot work with is refused."""
    value = int(changes.get(name, printed))
    if name in changes and not low <= value <= high:
        msg = f"figure {name}: expected a whole number from {low} to {high}, got {value}"
        raise BadInput(msg)
    return value


# Cards with their texts made anew.


def location(old: Location, changes: Changes) -> Location:
    """Return a tile with its figures as they are now."""
    name = f"location.{old.id}"
    return Location(
        old.id,
        old.name,
        figure(changes, f"{name}.safety", old.safety, 0, 99),
        old.words,
        remade(f"{name}.action", old.action, changes),
        old.rule,
        resource=old.resource,
        cost=old.cost,
        safety_cost=figure(changes, f"{name}.safety_cost", old.safety_cost, 0, MOST),
        theme=old.theme,
    )


def character(old: Character, changes: Changes) -> Character:
    """Return a character whose cards have their figures as they are now."""
    return Character(
        id=old.id,
        name=old.name,
        age=old.age,
        profession=old.profession,
        tag=old.tag,
        start=old.start,
        ability=old.ability,
        words=old.words,
        cards=[_card(card, changes) for card in old.cards],
        bio=old.bio,
    )


def _card(old: CharacterCard, changes: Changes) -> CharacterCard:
    name = f"character.{old.id}"
    return CharacterCard(
        old.id,
        old.name,
        old.words,
        bonus=remade(f"{name}.bonus", old.bonus, changes) if old.bonus is not None else None,
        on_move=old.on_move,
        special=remade(f"{name}.special", old.special, changes) if old.special is not None else None,
        needs=old.needs,
    )


def occupier(old: Occupier, changes: Changes) -> Occupier:
    """Return an Occupier card with its figures as they are now."""
    card = Occupier(old.id, old.level, old.name, old.words, remade(f"occupier.{old.id}", old.text, changes), old.note)
    card.set = old.set
    return card


def raid(old: Raid, changes: Changes) -> Raid:
    """Return a Raid card with its figures as they are now."""
    search = figure(changes, f"raid.{old.id}.search", old.search, 0, 99)
    return Raid(old.id, old.name, search, old.words, remade(f"raid.{old.id}", old.text, changes), old.note)


def patrol(old: Patrolling, changes: Changes) -> Patrolling:
    """Return a Patrolling card with its figures as they are now."""
    fallback = remade(f"patrol.{old.id}", old.fallback, changes)
    return Patrolling(old.id, old.area, old.soldier, old.policeman, fallback, old.words)


def control(old: Control, changes: Changes) -> Control:
    """Return a Control card with its figures as they are now."""
    answers: list[Answer] = []
    for n, answer in enumerate(old.answers):
        name = f"control.{old.id}.{n + 1}"
        policeman = remade(f"{name}.policeman", answer.results[0], changes)
        soldier = remade(f"{name}.soldier", answer.results[1], changes)
        answers.append(Answer(answer.label, APPROACHES[answer.approach], policeman, answer.said[0], soldier, answer.said[1]))
    return Control(old.id, old.name, old.situation, answers[0], answers[1])


def helper(old: Helper, changes: Changes) -> Helper:
    """Return a Helper card with its figures as they are now."""
    return Helper(old.id, old.name, old.who, old.words, remade(f"helper.{old.id}", old.text, changes))


def solo(old: SoloCard, changes: Changes) -> SoloCard:
    """Return a solo card with its figures as they are now."""
    return SoloCard(old.id, old.name, old.words, remade(f"solo.{old.id}", old.bonus, changes))
