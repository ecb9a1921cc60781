"""What if: the printed figures by their ids, and a new Content in which some of them are different."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.games.unmatched.card_choices import DiscardAnyNumber, DrawUpTo, OpponentMayDiscard, PutOnDeckTop
from parlour.games.unmatched.choices import ChooseOne, May, Move
from parlour.games.unmatched.content import MOST_COPIES, SCHEME, TIMING_NAMES, Card, Content, Hero
from parlour.games.unmatched.effects import Becomes, Counted, Damage, Draw, GainAction, If, OpponentDraws, Recover, Sequence
from parlour.games.unmatched.fog import DriftFog
from parlour.games.unmatched.heroes.dracula import Bloodthirsty

Changes = Mapping[str, int | bool]

MOST_NUMBER = 9
"""Numbers are guessed from 0 to 9 (Q-18)."""


def figures(content: Content) -> dict[str, int | bool]:
    """Return every figure that can be changed: constants, heroes, cards, and the amounts in their texts."""
    found: dict[str, int | bool] = {
        "start_hand": content.start_hand,
        "hand_limit": content.hand_limit,
        "actions_per_turn": content.actions_per_turn,
        "maneuver_draw": content.maneuver_draw,
        "exhaustion_damage": content.exhaustion_damage,
    }
    for hero in content.heroes:
        found[f"{hero.id}.health"] = hero.health
        found[f"{hero.id}.move"] = hero.move
        found[f"{hero.id}.ranged"] = hero.ranged
        if hero.fog:
            found[f"{hero.id}.fog"] = hero.fog
            found[f"{hero.id}.fog_bonus"] = hero.fog_bonus
        if hero.sidekicks:
            found[f"{hero.id}.sidekicks"] = hero.sidekicks
            found[f"{hero.id}.sidekick_health"] = hero.sidekick_health
            found[f"{hero.id}.sidekick_ranged"] = hero.sidekick_ranged
        for card in hero.cards:
            if card.type != SCHEME:
                found[f"{hero.id}.{card.id}.value"] = card.value
            found[f"{hero.id}.{card.id}.boost"] = card.boost
            found[f"{hero.id}.{card.id}.copies"] = card.copies
        for _, text in hero.named_cards():
            _amounts(text, found)
    return found


def _amounts(step: Step, found: dict[str, int | bool]) -> None:
    """Add the amounts in a text; a plain function that names none has none."""
    name = step.label
    if isinstance(step, (Draw, OpponentDraws, GainAction, PutOnDeckTop)):
        found[f"{name}.count"] = step.count
    elif isinstance(step, (Damage, Recover)):
        found[f"{name}.amount"] = step.amount
    elif isinstance(step, Bloodthirsty):
        found[f"{name}.amount"] = step.amount
        found[f"{name}.count"] = step.count
    elif isinstance(step, Counted):
        for n, amount in enumerate(step.names):
            found[f"{name}.{amount}"] = step.values[n]
    elif isinstance(step, Becomes):
        found[f"{name}.number"] = step.number
    elif isinstance(step, (Move, DriftFog)):
        found[f"{name}.up_to"] = step.up_to
    elif isinstance(step, DiscardAnyNumber):
        found[f"{name}.each"] = step.each
    elif isinstance(step, DrawUpTo):
        found[f"{name}.most"] = step.most
    elif isinstance(step, (Sequence, If, May, ChooseOne, OpponentMayDiscard)):
        for part in step.parts():
            _amounts(part, found)


def with_figures(content: Content, changes: Changes) -> Content:
    """Return a content of its own with some figures changed; `content` stays as it is."""
    common = [step for name, step in content.steps.items() if "." not in name]
    changed = Content([_hero(hero, changes) for hero in content.heroes], content.boards, common)
    changed.start_hand = _figure(changes, "start_hand", content.start_hand)
    changed.hand_limit = _figure(changes, "hand_limit", content.hand_limit)
    changed.actions_per_turn = _figure(changes, "actions_per_turn", content.actions_per_turn, 1, 99)
    changed.maneuver_draw = _figure(changes, "maneuver_draw", content.maneuver_draw)
    changed.exhaustion_damage = _figure(changes, "exhaustion_damage", content.exhaustion_damage)
    return changed


def _hero(hero: Hero, changes: Changes) -> Hero:
    own = f"{hero.id}."
    if not any(name.startswith(own) for name in changes):
        return hero
    least = 1 if hero.sidekicks else 0
    return Hero(
        id=hero.id,
        name=hero.name,
        banner=hero.banner,
        health=_figure(changes, own + "health", hero.health, 1, 99),
        ability=hero.ability,
        words=noted(hero.words, [f"{own}fog", f"{own}start_of_turn", f"{own}after_maneuver"], changes),
        cards=[_card(own, card, changes) for card in hero.cards],
        move=_figure(changes, own + "move", hero.move),
        ranged=bool(changes.get(own + "ranged", hero.ranged)),
        forms=hero.forms,
        sidekick=hero.sidekick,
        sidekick_id=hero.sidekick_id,
        sidekick_banner=hero.sidekick_banner,
        sidekicks=_figure(changes, own + "sidekicks", hero.sidekicks, 0, 3),
        sidekick_health=_figure(changes, own + "sidekick_health", hero.sidekick_health, least, 99),
        sidekick_ranged=bool(changes.get(own + "sidekick_ranged", hero.sidekick_ranged)),
        fog=_figure(changes, own + "fog", hero.fog, 1, hero.fog) if hero.fog else 0,
        fog_bonus=_figure(changes, own + "fog_bonus", hero.fog_bonus, 0, MOST_NUMBER),
        protected=hero.protected,
        start_of_turn=_remade(hero.start_of_turn, changes),
        after_maneuver=_remade(hero.after_maneuver, changes),
    )


def _card(own: str, card: Card, changes: Changes) -> Card:
    name = f"{own}{card.id}"
    return Card(
        card.id,
        card.name,
        card.type,
        _figure(changes, f"{name}.value", card.value, 0, MOST_NUMBER),
        boost=_figure(changes, f"{name}.boost", card.boost),
        copies=_figure(changes, f"{name}.copies", card.copies, 0, MOST_COPIES),
        by=card.by,
        words=noted(card.words, [f"{name}.{timing}" for timing in TIMING_NAMES], changes),
        immediately=_remade(card.texts[0], changes),
        during=_remade(card.texts[1], changes),
        after=_remade(card.texts[2], changes),
        on_commit=_remade(card.texts[3], changes),
        scheme=_remade(card.texts[4], changes),
    )


def _remade(step: Step | None, changes: Changes) -> Step | None:
    return None if step is None else _changed(step, changes)


def _changed(step: Step, changes: Changes) -> Step:  # noqa: C901, PLR0911, PLR0912 - one line for each word that has an amount
    """Return a text with other amounts. Words without any are shared by all contents, as they never change."""
    name = step.label
    if isinstance(step, Draw):
        return Draw(_figure(changes, f"{name}.count", step.count))
    if isinstance(step, OpponentDraws):
        return OpponentDraws(_figure(changes, f"{name}.count", step.count))
    if isinstance(step, GainAction):
        return GainAction(_figure(changes, f"{name}.count", step.count))
    if isinstance(step, PutOnDeckTop):
        return PutOnDeckTop(_figure(changes, f"{name}.count", step.count, 1, 99))
    if isinstance(step, Damage):
        return Damage(_figure(changes, f"{name}.amount", step.amount), step.whom)
    if isinstance(step, Recover):
        return Recover(_figure(changes, f"{name}.amount", step.amount), step.whom)
    if isinstance(step, Bloodthirsty):
        return Bloodthirsty(_figure(changes, f"{name}.amount", step.amount), _figure(changes, f"{name}.count", step.count))
    if isinstance(step, Counted):
        printed = zip(step.names, step.values, strict=True)
        return Counted(step.rule, **{amount: _figure(changes, f"{name}.{amount}", n) for amount, n in printed})
    if isinstance(step, Becomes):
        return Becomes(_figure(changes, f"{name}.number", step.number), step.condition)
    if isinstance(step, Move):
        return Move(_figure(changes, f"{name}.up_to", step.up_to), step.whom)
    if isinstance(step, DriftFog):
        up_to = _figure(changes, f"{name}.up_to", step.up_to)
        return DriftFog(up_to, opponent_moves=step.opponent_moves, another=step.another, remember=step.remember)
    if isinstance(step, DiscardAnyNumber):
        return DiscardAnyNumber(_figure(changes, f"{name}.each", step.each), step.by)
    if isinstance(step, DrawUpTo):
        return DrawUpTo(_figure(changes, f"{name}.most", step.most))
    if isinstance(step, Sequence):
        return Sequence(*[_changed(part, changes) for part in step.steps])
    if isinstance(step, If):
        return If(step.condition, _changed(step.step, changes))
    if isinstance(step, May):
        return May(step.question, step.yes, _changed(step.step, changes), step.cites)
    if isinstance(step, ChooseOne):
        texts = [noted(text, [part.label], changes) for text, part in zip(step.texts, step.steps, strict=True)]
        return ChooseOne(step.names, texts, [_changed(part, changes) for part in step.steps])
    if isinstance(step, OpponentMayDiscard):
        return OpponentMayDiscard(_changed(step.otherwise, changes))
    return step


def noted(words: str, names: list[str], changes: Changes) -> str:
    """Return a printed text, and which of the amounts in it have been changed."""
    found: list[str] = []
    for id, value in changes.items():
        for name in names:
            if id == name or id.startswith((f"{name}.", f"{name}_")):
                found.append(f"{id.rpartition('.')[2].replace('_', ' ')} {value}")
    return f"{words} (Changed: {', '.join(found)}.)" if found else words


def _figure(changes: Changes, name: str, printed: int, low: int = 0, high: int = 99) -> int:
    """Return a figure, changed or as printed; one the rules cannot work with is refused."""
    value = int(changes.get(name, printed))
    if not low <= value <= high:
        msg = f"{name}: expected a whole number from {low} to {high}, got {value}"
        raise BadInput(msg)
    return value
