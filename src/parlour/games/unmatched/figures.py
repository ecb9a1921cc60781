"""What if: the printed figures by their ids, and a new Content in which some of them are different."""

from __future__ import annotations

from parlour.engine.kernel import Step
from parlour.engine.shape import Changes, figure, figures, made, remade, shape
from parlour.games.unmatched.content import MOST_COPIES, SCHEME, TIMING_NAMES, Card, Content, Hero

MOST_NUMBER = 9
"""Numbers are guessed from 0 to 9 (Q-18)."""

CONSTANTS = {"start_hand": 0, "hand_limit": 0, "actions_per_turn": 1, "maneuver_draw": 0, "exhaustion_damage": 0}
"""What is the same for everybody, and the least it can be."""


def all_figures(content: Content) -> dict[str, int | bool]:
    """Return every figure that can be changed: constants, heroes, cards, and the amounts in their texts."""
    found: dict[str, int | bool] = {name: getattr(content, name) for name in CONSTANTS}
    for hero in content.heroes:
        named = ["health", "move", "ranged"]
        named += ["fog", "fog_bonus"] if hero.fog else []
        named += ["sidekicks", "sidekick_health", "sidekick_ranged"] if hero.sidekicks else []
        found |= {f"{hero.id}.{name}": getattr(hero, name) for name in named}
        for card in hero.cards:
            named = ["boost", "copies"] if card.type == SCHEME else ["value", "boost", "copies"]
            found |= {f"{hero.id}.{card.id}.{name}": getattr(card, name) for name in named}
        for name, text in hero.named_cards():
            figures(text, name, found)
    return found


def with_figures(content: Content, changes: Changes) -> Content:
    """Return a content of its own with some figures changed; `content` stays as it is."""
    common = [step for name, step in content.steps.items() if "." not in name]
    changed = Content([_hero(hero, changes) for hero in content.heroes], content.boards, common, content.words)
    changed.looks, changed.pictures = content.looks, content.pictures
    for name, least in CONSTANTS.items():
        setattr(changed, name, figure(changes, name, getattr(content, name), least))
    return changed


def _hero(hero: Hero, changes: Changes) -> Hero:
    own = f"{hero.id}."
    if not any(name.startswith(own) for name in changes):
        return hero
    ranges = {
        "health": (1, 99),
        "move": (0, 99),
        "sidekicks": (0, 3),
        "sidekick_health": (1 if hero.sidekicks else 0, 99),
        "fog": (1, hero.fog),
        "fog_bonus": (0, MOST_NUMBER),
    }
    values = shape(hero)
    for name, (low, high) in ranges.items():
        values[name] = figure(changes, own + name, values[name], low, high)
    for name in ("ranged", "sidekick_ranged"):
        values[name] = bool(changes.get(own + name, values[name]))
    for name in ("start_of_turn", "after_maneuver"):
        values[name] = _text(values[name], own + name, changes)
    values["cards"] = [_card(own + card.id, card, changes) for card in hero.cards]
    return made(Hero, values)  # type: ignore[no-any-return]


def _card(name: str, card: Card, changes: Changes) -> Card:
    values = shape(card)
    for field, high in (("value", MOST_NUMBER), ("boost", 99), ("copies", MOST_COPIES)):
        values[field] = figure(changes, f"{name}.{field}", values[field], 0, high)
    for field, moment in zip(("immediately", "during", "after", "on_commit", "scheme"), TIMING_NAMES, strict=True):
        values[field] = _text(values[field], f"{name}.{moment}", changes)
    return made(Card, values)  # type: ignore[no-any-return]


def _text(text: Step | None, name: str, changes: Changes) -> Step | None:
    return None if text is None else remade(text, name, changes)
