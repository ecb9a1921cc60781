"""What if: the printed figures that can be changed, and the same content with some of them changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.games.orange_shall_overcome.content import Content, Level, Location, Raid

_LISTS: Final = ("morale_start", "raise_safety", "raise_alibi", "danger_resources", "danger_alibi")
_NUMBERS: Final = (
    "alibi_max", "carry_max", "safety_max", "morale_max", "morale_per_card", "roads_per_move", "items", "token_danger",
    "policeman_pass", "soldier_pass",
)  # fmt: skip


def figures(content: Content) -> dict[str, int | bool]:
    """Return every figure that can be changed, by its dotted id."""
    found: dict[str, int | bool] = {}
    for name in _NUMBERS:
        found[f"rules.{name}"] = getattr(content.figures, name)
    for name in _LISTS:
        for n, value in enumerate(getattr(content.figures, name)):
            found[f"rules.{name}.{n}"] = value
    for location in content.locations:
        found[f"location.{location.id}.safety"] = location.safety
    for raid in content.raids:
        found[f"raid.{raid.id}.search"] = raid.search
    for scenario in content.scenarios:
        for name, level in scenario.levels.items():
            found[f"scenario.{scenario.id}.{name}.alibi"] = level.alibi
            found[f"scenario.{scenario.id}.{name}.limit"] = level.limit
    return found


def with_figures(content: Content, fresh: Content, changes: Mapping[str, int | bool]) -> Content:
    """Return fresh content in which some figures are changed; `fresh` is a new set of cards nobody else plays with."""
    for name, value in changes.items():
        parts = name.split(".")
        number = int(value)
        if parts[0] == "rules" and len(parts) == 2:
            setattr(fresh.figures, parts[1], number)
        elif parts[0] == "rules":
            getattr(fresh.figures, parts[1])[int(parts[2])] = number
        elif parts[0] == "location":
            n = [location.id for location in fresh.locations].index(parts[1])
            fresh.locations[n] = _location(content.locations[n], number)
        elif parts[0] == "raid":
            n = [raid.id for raid in fresh.raids].index(parts[1])
            old = content.raids[n]
            fresh.raids[n] = Raid(old.id, old.name, number, old.words, old.text, old.note)
        else:
            levels: dict[str, Level] = fresh.scenario(parts[1]).levels
            level = levels[parts[2]]
            alibi, limit = (number, level.limit) if parts[3] == "alibi" else (level.alibi, number)
            levels[parts[2]] = Level(alibi, "".join(level.policemen), "".join(level.soldiers), limit)
    return fresh


def _location(old: Location, safety: int) -> Location:
    return Location(
        old.id,
        old.name,
        safety,
        old.words,
        old.action,
        old.rule,
        resource=old.resource,
        cost=old.cost,
        safety_cost=old.safety_cost,
        theme=old.theme,
    )
