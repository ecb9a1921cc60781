"""What if: the printed figures that can be changed, and the same content with some of them changed."""

from __future__ import annotations

from typing import Final

from parlour.engine import shape
from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.engine.shape import Changes, figure
from parlour.games.orange_shall_overcome.actions import ExtraAction
from parlour.games.orange_shall_overcome.choices import EitherOr, TakeHelper, Way
from parlour.games.orange_shall_overcome.content import (
    ALL_ROADS,
    APPROACHES,
    Answer,
    Character,
    CharacterCard,
    Content,
    Control,
    Helper,
    Level,
    Location,
    Occupier,
    Patrolling,
    Raid,
    Requirement,
    SoloCard,
)
from parlour.games.orange_shall_overcome.effects import MOST, RaidLowest, Sequence
from parlour.games.orange_shall_overcome.goods import IMMUNITY, KIND_IDS, RESOURCES, TICKET, amounts, count, pack
from parlour.games.orange_shall_overcome.patrols import ExtraPatrol
from parlour.games.orange_shall_overcome.printed import mark_controls
from parlour.games.orange_shall_overcome.roads import Downgrade, Intensify, Shift
from parlour.games.orange_shall_overcome.scenario import Scenario
from parlour.games.orange_shall_overcome.texts import say_all

_LISTS: Final = ("morale_start", "raise_safety", "raise_alibi", "danger_resources", "danger_alibi")
_NUMBERS: Final = (
    "alibi_max", "carry_max", "safety_max", "morale_max", "morale_per_card", "roads_per_move", "tokens_per_road",
    "occupier_tokens", "items", "bundles", "strikers", "gathered", "boxed", "boxed_solo", "boxed_less_with_five", "token_danger",
    "policeman_pass", "soldier_pass", "age_from", "age_to", "many_rations",
)  # fmt: skip

_RANGES: Final = {
    "alibi_max": (1, 10),
    "carry_max": (1, 9),
    "safety_max": (1, 8),
    "morale_per_card": (1, 99),
    "roads_per_move": (1, 9),
    "tokens_per_road": (1, 2),
    "occupier_tokens": (9, 40),
    "items": (0, 20),
    "bundles": (1, 15),
    "strikers": (0, 15),
    "gathered": (0, 9),
}
"""Alibi and resources are looked up in tables that end there; a road has two places; a search counts fifteen tokens."""

_ABILITIES: Final = {
    "anton.newspapers": ("newspapers", 0, 13),
    "anton.newspaper_morale": ("newspaper_morale", 0, 9),
    "anton.newspaper_alibi": ("newspaper_alibi", 0, 9),
    "paul.roads": ("more_roads", 0, 9),
    "cornelia.danger_less": ("danger_less", 0, 9),
    "mies.alibi": ("care_alibi", 0, 9),
    "berend.shield_from": ("shield_from", 1, 9),
    "berend.shield": ("shield", 0, 9),
    "leo.immunity": ("immunity_at_start", 0, 5),
    "leo.kept_on": ("immunity_kept_on", 1, 7),
    "suze.gathered_more": ("gathered_more", 0, 9),
    "paul_2.safety": ("entry_safety", 0, 9),
    "mies_2.alibi": ("armband_alibi", 0, 9),
}
"""The numbers in what characters can do: what the rules call them, the least and the most."""

_LIMITS: Final = {"": (0, 0), "arrest_limit": (1, 99), "seize_limit": (1, 99)}

REPEATED: Final = (Intensify, Downgrade, Shift, TakeHelper, ExtraPatrol, ExtraAction, RaidLowest)
MOST_ITEMS: Final = 5
LEAST_CARDS: Final = 4


def figures(content: Content) -> dict[str, int | bool]:
    """Return every figure that can be changed, by its dotted id."""
    found: dict[str, int | bool] = {}
    for name in _NUMBERS:
        found[f"rules.{name}"] = getattr(content.figures, name)
    for name in _LISTS:
        for n, value in enumerate(getattr(content.figures, name)):
            found[f"rules.{name}.{n}"] = value
    _add_cards(content, found)
    for scenario in content.scenarios:
        for name, level in scenario.levels.items():
            found[f"scenario.{scenario.id}.{name}.alibi"] = level.alibi
            if scenario.limit_name:
                found[f"scenario.{scenario.id}.{name}.{scenario.limit_name}"] = level.limit
        for name, value in scenario.figures.items():
            found[f"scenario.{scenario.id}.{name}"] = value
    for id in _cards(content):
        found[f"{id}.copies"] = 1
    for name, step in _texts(content):
        shape.figures(step, name, found, _odd_figures)
    return found


def _add_cards(content: Content, found: dict[str, int | bool]) -> None:
    """Add what is printed on characters, tiles, cards and tokens beside their texts."""
    for name, (field, _, _) in _ABILITIES.items():
        found[f"character.{name}"] = getattr(content.figures, field)
    for character in content.characters:
        for card in character.cards:
            if card.on_move & ALL_ROADS:
                found[f"character.{card.id}.roads"] = card.on_move & ALL_ROADS
    for location in content.locations:
        found[f"location.{location.id}.safety"] = location.safety
        for kind in range(RESOURCES):
            found[f"location.{location.id}.cost.{KIND_IDS[kind]}"] = count(location.cost, kind)
        found[f"location.{location.id}.safety_cost"] = location.safety_cost
    for raid in content.raids:
        found[f"raid.{raid.id}.search"] = raid.search
    for requirement in content.requirements:
        for kind in range(RESOURCES):
            found[f"requirement.{requirement.id}.{KIND_IDS[kind]}"] = count(requirement.resources, kind)
        for kind in (TICKET, IMMUNITY):
            found[f"requirement.{requirement.id}.{KIND_IDS[kind]}"] = count(requirement.items, kind)


def _cards(content: Content) -> list[str]:
    """Return the ids of the cards that can be left out."""
    return [
        *(f"occupier.{card.id}" for card in content.occupiers),
        *(f"raid.{card.id}" for card in content.raids),
        *(f"patrol.{card.id}" for card in content.patrols),
        *(f"control.{card.id}" for card in content.controls),
        *(f"helper.{card.id}" for card in content.helpers),
    ]


def _texts(content: Content) -> list[tuple[str, Step]]:
    """Return every text on a card or tile with its id."""
    found: list[tuple[str, Step]] = [(f"location.{location.id}.action", location.action) for location in content.locations]
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
        for n, option in enumerate(control.answers):
            found.append((f"control.{control.id}.{n + 1}.policeman", option.results[0]))
            found.append((f"control.{control.id}.{n + 1}.soldier", option.results[1]))
    found += [(f"helper.{card.id}", card.text) for card in content.helpers]
    found += [(f"solo.{card.id}", card.bonus) for card in content.solo]
    return found


# Odd words: what a way out of an either-or costs, and words that happen once but can be said several times, or never.


def _odd_figures(step: Step, name: str, found: dict[str, int | bool]) -> bool:
    if isinstance(step, EitherOr):
        for n, way in enumerate(step.ways):
            for kind, paid in amounts(way.cost).items():
                found[f"{name}.{n}.cost.{kind}"] = paid
            if way.any_resources:
                found[f"{name}.{n}.cost.any"] = way.any_resources
        for n, way in enumerate(step.ways):
            shape.figures(way.do, f"{name}.{n}", found, _odd_figures)
        return True
    if isinstance(step, REPEATED):
        found[f"{name}.times"] = 1
        return True
    return False


def _odd_remade(step: Step, name: str, changes: Changes) -> Step | None:
    if isinstance(step, EitherOr):
        return EitherOr(*[_way(way, f"{name}.{n}", changes) for n, way in enumerate(step.ways)])
    if isinstance(step, REPEATED):
        times = figure(changes, f"{name}.times", 1, 0, 4)
        return step if times == 1 else Sequence(*[shape.made(type(step), shape.shape(step)) for _ in range(times)])
    return None


def _way(old: Way, name: str, changes: Changes) -> Way:
    """Return one way out of an either-or with its costs as they are now."""
    cost = pack(**{kind: figure(changes, f"{name}.cost.{kind}", paid, 0, MOST) for kind, paid in amounts(old.cost).items()})
    any_resources = figure(changes, f"{name}.cost.any", old.any_resources, 0, MOST)
    return Way(old.id, _remade(old.do, name, changes), cost, any_resources)


def _remade(step: Step, name: str, changes: Changes) -> Step:
    return shape.remade(step, name, changes, _odd_remade)


def with_figures(fresh: Content, changes: Changes) -> Content:
    """Return fresh content in which some figures are changed; `fresh` is a new set of cards nobody else plays with."""
    # Words without a change are shared with other contents; this one must not rename them.
    labels = [(step, step.label) for step in fresh.steps.values()]
    # There is one of each card.
    out = {name.removesuffix(".copies") for name in changes if name.endswith(".copies") and not figure(changes, name, 1, 0, 1)}
    fresh.locations = [_location(old, changes) for old in fresh.locations]
    fresh.characters = [_character(old, changes) for old in fresh.characters]
    fresh.occupiers = [_occupier(old, changes) for old in fresh.occupiers if f"occupier.{old.id}" not in out]
    fresh.raids = [
        Raid(old.id, figure(changes, f"raid.{old.id}.search", old.search), _remade(old.text, f"raid.{old.id}", changes))
        for old in fresh.raids
        if f"raid.{old.id}" not in out
    ]
    fresh.patrols = [
        Patrolling(old.id, old.area, old.soldier, old.policeman, _remade(old.fallback, f"patrol.{old.id}", changes))
        for old in fresh.patrols
        if f"patrol.{old.id}" not in out
    ]
    fresh.controls = [_control(old, changes) for old in fresh.controls if f"control.{old.id}" not in out]
    fresh.helpers = [
        Helper(old.id, _remade(old.text, f"helper.{old.id}", changes)) for old in fresh.helpers if f"helper.{old.id}" not in out
    ]
    fresh.solo = [SoloCard(old.id, _remade(old.bonus, f"solo.{old.id}", changes)) for old in fresh.solo]
    fresh.requirements = [_requirement(old, changes) for old in fresh.requirements]
    mark_controls(fresh.controls)
    fresh.put_together()
    for step, label in labels:
        step.label = label
    for name in _NUMBERS:
        low, high = _RANGES.get(name, (0, 99))
        setattr(fresh.figures, name, figure(changes, f"rules.{name}", getattr(fresh.figures, name), low, high))
    for name, (field, low, high) in _ABILITIES.items():
        setattr(fresh.figures, field, figure(changes, f"character.{name}", getattr(fresh.figures, field), low, high))
    enough_left(fresh)
    for name in _LISTS:
        printed = getattr(fresh.figures, name)
        setattr(fresh.figures, name, [figure(changes, f"rules.{name}.{n}", value) for n, value in enumerate(printed)])
    for scenario in fresh.scenarios:
        _scenario(fresh, scenario, changes)
    say_all(fresh)
    return fresh


def _location(old: Location, changes: Changes) -> Location:
    name = f"location.{old.id}"
    paid = {
        KIND_IDS[kind]: figure(changes, f"{name}.cost.{KIND_IDS[kind]}", count(old.cost, kind), 0, MOST)
        for kind in range(RESOURCES)
    }
    return Location(
        old.id,
        figure(changes, f"{name}.safety", old.safety),
        _remade(old.action, f"{name}.action", changes),
        old.rule,
        resource=old.resource,
        cost=pack(**paid),
        safety_cost=figure(changes, f"{name}.safety_cost", old.safety_cost, 0, MOST),
        words=old.words,
    )


def _character(old: Character, changes: Changes) -> Character:
    cards = [_card(card, changes) for card in old.cards]
    return Character(id=old.id, age=old.age, tag=old.tag, start=old.start, ability=old.ability, cards=cards)


def _card(old: CharacterCard, changes: Changes) -> CharacterCard:
    name = f"character.{old.id}"
    return CharacterCard(
        old.id,
        bonus=_remade(old.bonus, f"{name}.bonus", changes) if old.bonus is not None else None,
        on_move=old.on_move & ~ALL_ROADS | figure(changes, f"{name}.roads", old.on_move & ALL_ROADS, 0, 3),
        special=_remade(old.special, f"{name}.special", changes) if old.special is not None else None,
        needs=old.needs,
    )


def _occupier(old: Occupier, changes: Changes) -> Occupier:
    card = Occupier(old.id, old.level, _remade(old.text, f"occupier.{old.id}", changes))
    card.set = old.set
    return card


def _control(old: Control, changes: Changes) -> Control:
    first, second = (_answer(answer, f"control.{old.id}.{n}", changes) for n, answer in enumerate(old.answers, 1))
    return Control(old.id, first, second)


def _answer(old: Answer, name: str, changes: Changes) -> Answer:
    policeman, soldier = old.results
    return Answer(
        APPROACHES[old.approach],
        _remade(policeman, f"{name}.policeman", changes),
        _remade(soldier, f"{name}.soldier", changes),
    )


def _scenario(fresh: Content, scenario: Scenario, changes: Changes) -> None:
    """Put the figures on a scenario card as they are now."""
    name = f"scenario.{scenario.id}"
    for id, level in list(scenario.levels.items()):
        alibi = figure(changes, f"{name}.{id}.alibi", level.alibi, 1, fresh.figures.alibi_max)
        limit = figure(changes, f"{name}.{id}.{scenario.limit_name}", level.limit, *_LIMITS[scenario.limit_name])
        scenario.levels[id] = Level(alibi, "".join(level.policemen), "".join(level.soldiers), limit)
    for id, printed in list(scenario.figures.items()):
        scenario.figures[id] = figure(changes, f"{name}.{id}", printed, *scenario.ranges[id])
    starts = [value for id, value in scenario.figures.items() if ".hunger_start." in id]
    if starts and max(starts) >= scenario.figures["hunger_limit"]:
        msg = f"{name}: Hunger has to start below hunger_limit"
        raise BadInput(msg)
    scenario.settle()
    for location in scenario.replaces.values():
        location.safety = fresh.locations[fresh.location(location.id)].safety
    for step in scenario.steps():
        fresh.steps[step.name()] = step


def _requirement(old: Requirement, changes: Changes) -> Requirement:
    name = f"requirement.{old.id}"
    resources = {
        KIND_IDS[kind]: figure(changes, f"{name}.{KIND_IDS[kind]}", count(old.resources, kind), 0, MOST)
        for kind in range(RESOURCES)
    }
    items = {
        KIND_IDS[kind]: figure(changes, f"{name}.{KIND_IDS[kind]}", count(old.items, kind), 0, MOST_ITEMS)
        for kind in (TICKET, IMMUNITY)
    }
    return Requirement(old.id, resources, items)


def enough_left(content: Content) -> None:
    """Refuse decks too thin to play with: alone, eight Occupier cards of each Threat level go back into the box."""
    least = content.figures.boxed + content.figures.boxed_solo + 1
    for scenario in content.scenarios:
        for own in (scenario.id, "reserve"):
            for level in (1, 2):
                cards = [card for card in content.occupiers if card.level == level and card.set in ("base", own)]
                if len(cards) < least:
                    msg = f"occupiers: {scenario.id} needs at least {least} cards of Threat level {level}"
                    raise BadInput(msg)
    sizes = (len(content.raids), len(content.patrols), len(content.controls), len(content.helpers))
    decks = dict(zip(("raid", "patrol", "control", "helper"), sizes, strict=True))
    for name, size in decks.items():
        if size < LEAST_CARDS:
            msg = f"{name}: a deck needs at least {LEAST_CARDS} cards"
            raise BadInput(msg)
