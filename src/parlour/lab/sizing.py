"""How many games a question needs."""

from __future__ import annotations

from parlour.engine.title import Json
from parlour.lab import statistics
from parlour.lab.study import Study

CHANGED = (0.1, 0.2, 0.4)
"""Shares of games that end differently on the same seeds, for which it is told."""


def needed(study: Study, difference: float) -> Json:
    """Return how many games of each setting show a difference, four times out of five if it is there."""
    return {
        "difference": difference,
        "level": statistics.LEVEL,
        "power": statistics.POWER,
        "settings": len(study.cells),
        "games_for_interval": statistics.games_for_interval(difference),
        "games_on_separate_seeds": statistics.games_for_difference(difference),
        "games_on_same_seeds": [
            {"changed": changed, "games": statistics.pairs_for_difference(difference, changed)}
            for changed in CHANGED
            if changed >= difference
        ],
    }


def lines_of(found: Json) -> list[str]:
    """Return it as lines."""
    shown = f"{100 * found['difference']:g} points"
    lines = [
        f"To know a rate to ±{shown}: {found['games_for_interval']:,} games of each setting.",
        f"To see a difference of {shown} four times out of five (at the 5 % level):",
        f"  {found['games_on_separate_seeds']:,} games of each setting, if nothing is known about how the games go together;",
    ]
    lines += [
        f"  {entry['games']:,} games, if {100 * entry['changed']:g} % of them end differently on the same seeds;"
        for entry in found["games_on_same_seeds"]
    ]
    if found["settings"] > 1:
        lines.append(
            f"This study has {found['settings']} settings; comparisons that take several of them together need fewer games of each."
        )
    return lines
