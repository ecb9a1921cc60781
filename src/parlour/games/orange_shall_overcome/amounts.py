"""What if: the amounts in the texts of cards and tiles, by the places of their words, and the same texts with other amounts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.games.orange_shall_overcome.actions import ExtraAction
from parlour.games.orange_shall_overcome.choices import LOOK, EitherOr, Peek, Swap, TakeHelper, Way
from parlour.games.orange_shall_overcome.content import (
    ALL_ROADS,
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
    RaidLowest,
    RaiseSeveral,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import KIND_IDS, RESOURCES, count, pack
from parlour.games.orange_shall_overcome.goods import amounts as paid_for
from parlour.games.orange_shall_overcome.patrols import ExtraPatrol
from parlour.games.orange_shall_overcome.roads import Downgrade, Intensify, Shift
from parlour.games.orange_shall_overcome.said import answer
from parlour.games.orange_shall_overcome.scenarios.expanding_the_network import DeactivateResource, HideRequirement
from parlour.games.orange_shall_overcome.scenarios.hunger_winter import Hunger
from parlour.games.orange_shall_overcome.scenarios.the_trains_stand_still import ReopenCheck

Changes = Mapping[str, int | bool]
Texts = list[tuple[str, Step]]

MOST: Final = 9
LIMITS: Final = (AGE_AT_MOST, ALIBI_AT_MOST, RESOURCES_AT_LEAST, MORALE_AT_MOST)
REPEATED: Final = (Intensify, Downgrade, Shift, TakeHelper, ExtraPatrol, ExtraAction, RaidLowest)
"""Words that happen once: a text can be made to say them several times, or never."""


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
        for n, option in enumerate(control.answers):
            found.append((f"control.{control.id}.{n + 1}.policeman", option.results[0]))
            found.append((f"control.{control.id}.{n + 1}.soldier", option.results[1]))
    found += [(f"helper.{card.id}", card.text) for card in content.helpers]
    found += [(f"solo.{card.id}", card.bonus) for card in content.solo]
    return found


def amounts(name: str, step: Step, found: dict[str, int | bool]) -> None:
    """Add the amounts in a text; words that say none have none."""
    for number in _numbers(step):
        found[f"{name}.{number[0]}"] = number[1]
    for n, part in enumerate(_parts(step)):
        amounts(f"{name}.{n}", part, found)


def _parts(step: Step) -> list[Step]:
    return step.parts() if isinstance(step, (Sequence, Lose, If, EitherOr)) else []


def _numbers(step: Step) -> list[tuple[str, int, int, int]]:  # noqa: C901, PLR0912 - one line for each word
    """Return the amounts of a word: what each is called, how much it is, the least and the most the rules can work with."""
    found: list[tuple[str, int, int, int]] = []
    if isinstance(step, Morale):
        found = [(_sign("morale", step.n), abs(step.n), 0, MOST)]
    elif isinstance(step, Alibi):
        found = [(_sign("alibi", step.n), abs(step.n), 0, MOST)]
    elif isinstance(step, Safety):
        found = [(_sign("safety", step.n), abs(step.n), 0, MOST)]
    elif isinstance(step, Hunger):
        found = [(_sign("hunger", step.n), abs(step.n), 0, MOST)]
    elif isinstance(step, RaiseSeveral):
        found = [("safety_gained", step.n, 0, MOST), ("locations", step.number, 1, 6)]
    elif isinstance(step, (Gain, Item)):
        found = [("gained", step.n, 0, MOST)]
    elif isinstance(step, Lose):
        found = [("lost", step.n, 0, MOST)]
    elif isinstance(step, If) and step.asks in LIMITS:
        found = [("limit", step.value, 0, 99)]
    elif isinstance(step, EitherOr):
        for n, way in enumerate(step.ways):
            found += [(f"{n}.cost.{kind}", paid, 0, MOST) for kind, paid in paid_for(way.cost).items()]
            if way.any_resources:
                found.append((f"{n}.cost.any", way.any_resources, 0, MOST))
    elif isinstance(step, Swap):
        found = [("changed", step.n, 1, MOST)]
    elif isinstance(step, Peek) and step.mode == LOOK:
        found = [("cards", step.n, 1, 4)]
    elif isinstance(step, HideRequirement):
        found = [("least_face_up", step.least, 1, MOST), ("morale_lost", step.morale, 0, MOST)]
    elif isinstance(step, DeactivateResource):
        found = [("morale_lost", step.morale, 0, MOST)]
    elif isinstance(step, ReopenCheck):
        found = [("highest", step.highest, 0, 6)]
    elif isinstance(step, REPEATED):
        found = [("times", 1, 0, 4)]
    return found


def _sign(word: str, n: i64) -> str:
    return f"{word}_lost" if n < 0 else f"{word}_gained"


def remade(name: str, step: Step, changes: Changes) -> Step:  # noqa: C901, PLR0911, PLR0912 - one line for each word
    """Return a text with its amounts as they are now. Words without an amount are shared, as they never change."""
    now = {id: figure(changes, f"{name}.{id}", printed, low, high) for id, printed, low, high in _numbers(step)}
    n = next(iter(now.values()), 0)
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
        again = RaiseSeveral(now["locations"], n, up_to=step.up_to)
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
        return If(step.asks, n if now else step.value, parts[0], parts[1], tag=step.tag)
    if isinstance(step, Sequence):
        return Sequence(*parts)
    if isinstance(step, EitherOr):
        words = [noted(way.words, f"{name}.{k}", changes) for k, way in enumerate(step.ways)]
        return EitherOr(*[_way(way, words[k], k, parts[k], now) for k, way in enumerate(step.ways)])
    if isinstance(step, Swap):
        return Swap(n, step.only_information)
    if isinstance(step, Peek):
        return Peek(step.deck, step.mode, n) if now else step
    if isinstance(step, HideRequirement):
        return HideRequirement(n, now["morale_lost"])
    if isinstance(step, DeactivateResource):
        return DeactivateResource(n)
    if isinstance(step, ReopenCheck):
        return ReopenCheck(n)
    return Sequence(*[_again(step) for _ in range(n)]) if now and n != 1 else step


def _way(old: Way, words: str, k: int, do: Step, now: Mapping[str, int]) -> Way:
    """Return one way out of an either-or with its costs as they are now."""
    cost = pack(**{kind: now[f"{k}.cost.{kind}"] for kind in paid_for(old.cost)})
    return Way(old.label, words, do, cost, now.get(f"{k}.cost.any", 0))


def _again(step: Step) -> Step:
    """Return the same word once more, for texts that say it several times."""
    if isinstance(step, Intensify):
        return Intensify(step.which)
    if isinstance(step, Downgrade):
        return Downgrade(step.which)
    if isinstance(step, Shift):
        return Shift(step.which)
    if isinstance(step, TakeHelper):
        return TakeHelper()
    if isinstance(step, ExtraPatrol):
        return ExtraPatrol()
    if isinstance(step, ExtraAction):
        return ExtraAction()
    assert isinstance(step, RaidLowest)
    return RaidLowest()


def noted(words: str, name: str, changes: Changes) -> str:
    """Return a printed text, and what in it has been changed."""
    found = [f"{_said(id.removeprefix(name))} {value}" for id, value in changes.items() if id.startswith(f"{name}.")]
    return f"{words} (Changed: {', '.join(found)}.)" if found else words


def _said(id: str) -> str:
    return " ".join(part.replace("_", " ") for part in id.split(".") if part and not part.isdecimal())


def _signed(printed: int, n: i64) -> int:
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
    cost = pack(
        **{
            KIND_IDS[kind]: figure(changes, f"{name}.cost.{KIND_IDS[kind]}", count(old.cost, kind), 0, MOST)
            for kind in range(RESOURCES)
        }
    )
    return Location(
        old.id,
        old.name,
        figure(changes, f"{name}.safety", old.safety, 0, 99),
        noted(old.words, name, changes),
        remade(f"{name}.action", old.action, changes),
        old.rule,
        resource=old.resource,
        cost=cost,
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
        words=noted(old.words, f"character.{old.id}", changes),
        cards=[_card(card, changes) for card in old.cards],
        bio=old.bio,
    )


def _card(old: CharacterCard, changes: Changes) -> CharacterCard:
    name = f"character.{old.id}"
    return CharacterCard(
        old.id,
        old.name,
        noted(old.words, name, changes),
        bonus=remade(f"{name}.bonus", old.bonus, changes) if old.bonus is not None else None,
        on_move=old.on_move & ~ALL_ROADS | figure(changes, f"{name}.roads", old.on_move & ALL_ROADS, 0, 3),
        special=remade(f"{name}.special", old.special, changes) if old.special is not None else None,
        needs=old.needs,
    )


def occupier(old: Occupier, changes: Changes) -> Occupier:
    """Return an Occupier card with its figures as they are now."""
    name = f"occupier.{old.id}"
    card = Occupier(old.id, old.level, old.name, noted(old.words, name, changes), remade(name, old.text, changes), old.note)
    card.set = old.set
    return card


def raid(old: Raid, changes: Changes) -> Raid:
    """Return a Raid card with its figures as they are now."""
    name = f"raid.{old.id}"
    search = figure(changes, f"{name}.search", old.search, 0, 99)
    return Raid(old.id, old.name, search, noted(old.words, name, changes), remade(name, old.text, changes), old.note)


def patrol(old: Patrolling, changes: Changes) -> Patrolling:
    """Return a Patrolling card with its figures as they are now."""
    name = f"patrol.{old.id}"
    fallback = remade(name, old.fallback, changes)
    return Patrolling(old.id, old.area, old.soldier, old.policeman, fallback, noted(old.words, name, changes))


def control(old: Control, changes: Changes) -> Control:
    """Return a Control card with its figures as they are now."""
    answers: list[Answer] = []
    for n, old_answer in enumerate(old.answers):
        name = f"control.{old.id}.{n + 1}"
        policeman = remade(f"{name}.policeman", old_answer.results[0], changes)
        soldier = remade(f"{name}.soldier", old_answer.results[1], changes)
        answers.append(answer(old_answer.label, APPROACHES[old_answer.approach], policeman, soldier))
    return Control(old.id, old.name, old.situation, answers[0], answers[1])


def helper(old: Helper, changes: Changes) -> Helper:
    """Return a Helper card with its figures as they are now."""
    name = f"helper.{old.id}"
    return Helper(old.id, old.name, old.who, noted(old.words, name, changes), remade(name, old.text, changes))


def solo(old: SoloCard, changes: Changes) -> SoloCard:
    """Return a solo card with its figures as they are now."""
    name = f"solo.{old.id}"
    return SoloCard(old.id, old.name, noted(old.words, name, changes), remade(name, old.bonus, changes))
