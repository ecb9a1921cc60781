"""Play some games and print what happened, one line each; run by `test_both_modes.py` with one Parlour and with another.

A line holds the table, the number of choices, a digest of every question, option and choice and of what people saw, and the hash of
the last position. Further lines hold where casual bots got to from some of the starts, and what each thinking level chooses there.
"""

from __future__ import annotations

import hashlib
import json
import sys
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import parlour
from parlour.engine import kernel

CASUAL_CHOICES = 12
MOST_CHOICES = 500
THOUGHTS = 18


def tables() -> list[tuple[str, dict[str, Any]]]:
    """Return a table for every board, scenario and variant, with every number of players, and for every way to set it up."""
    return [
        *(("unmatched", setup) for setup in duels()),
        *(("black-orchestra", setup) for setup in conspiracies()),
        *(("orange-shall-overcome", setup) for setup in scenarios()),
    ]


def choices(game: str, option: str) -> list[str]:
    """Return what an option of the setup may be."""
    return [id for o in parlour.title(game).setup_options() if o.name == option for id, _ in o.choices]


def duels() -> list[dict[str, Any]]:
    """Return every two heroes and every larger party on every board that has room for it."""
    heroes = choices("unmatched", "heroes")
    found: list[dict[str, Any]] = []
    for n, board in enumerate(choices("unmatched", "board")):
        found += [{"board": board, "heroes": pair, "mirror": True} for pair in combinations_with_replacement(heroes, 2)]
        if board not in {"sherwood_forest", "yukon"}:
            party = heroes[n:] + heroes[:n]
            found += [
                {"board": board, "heroes": party[:3], "end_rule": "at_once", "fog_uses_passages": False},
                {"board": board, "heroes": party},
                {"board": board, "heroes": party, "teams": True, "open_team_hands": n % 2 == 0},
            ]
    return found


def conspiracies() -> list[dict[str, Any]]:
    """Return every number of players at every difficulty, every variant, and the rules that may be read in two ways."""
    levels = choices("black-orchestra", "difficulty")
    found: list[dict[str, Any]] = [{"players": players, "difficulty": level} for players in range(1, 6) for level in levels]
    variants = enumerate(choices("black-orchestra", "variants"))
    found += [{"players": 1 if variant == "solo" else 2 + n % 4, "variants": [variant]} for n, variant in variants]
    return [*found, {"players": 3, "hitler_penalty_first": False, "strict_stage_start": True, "tresckow_reveal": False}]


def scenarios() -> list[dict[str, Any]]:
    """Return every scenario with every number of players, with and without the reserve cards."""
    levels = choices("orange-shall-overcome", "difficulty")
    return [
        {"scenario": scenario, "players": players, "difficulty": levels[players % 4], "reserve_cards": (n + players) % 2 == 0}
        for n, scenario in enumerate(choices("orange-shall-overcome", "scenario"))
        for players in range(1, 6)
    ]


def trace(n: int, game: str, setup: dict[str, Any]) -> str:
    """Play the n-th game at random."""
    t = parlour.new(game, seed=n, **setup)
    dice = Random(n)
    seen = hashlib.sha256()
    while t.decision is not None and t.moment < MOST_CHOICES:
        option = dice.choice(t.decision.options)
        seen.update(f"{t.decision} {option.key}".encode())
        t.choose(option.key, option.seat)
    for seat in (None, *range(len(t.seats))):
        seen.update(json.dumps([t.view(seat), t.events(seat)]).encode())
    return f"{n} {game} {setup}: {t.moment} {seen.hexdigest()[:16]} {t.hash()}"


def casual(n: int, game: str, setup: dict[str, Any]) -> str:
    """Let bots begin the n-th game, and return where they got to."""
    t = parlour.new(game, seed=n, **setup)
    bot = parlour.bot("casual", n)
    for _ in range(CASUAL_CHOICES):
        if t.decision is not None:
            seat = t.decision.seats[0]
            t.choose(bot.choose(t, seat), seat)
    return f"{n} casual: {t.hash()}"


def thoughts(n: int, game: str, setup: dict[str, Any]) -> str:
    """Return what thinking bots choose early in the n-th game, and the chances a hint shows."""
    t = parlour.new(game, seed=n, **setup)
    for _ in range(1 + n % 13):
        if t.decision is not None:
            seat = t.decision.seats[0]
            t.choose(parlour.bot("random", n).choose(t, seat), seat)
    if t.decision is None:
        return f"{n} over: {t.hash()}"
    seat = t.decision.seats[0]
    said = [parlour.bot(level, n).choose(t, seat) for level in ("novice", "casual", "strong")]
    said += [f"{hint.key} {hint.chance!r}" for hint in t.hint(seat)]
    return f"{n} thinking: {hashlib.sha256(' '.join(said).encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    sys.stdout.write("interpreted\n" if str(kernel.__file__).endswith(".py") else "compiled\n")
    every = tables()
    for number, table in enumerate(every):
        sys.stdout.write(trace(number, *table) + "\n")
    for number in range(0, len(every), len(every) // THOUGHTS):
        sys.stdout.write(f"{casual(number, *every[number])} {thoughts(number, *every[number])}\n")
