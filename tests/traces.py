"""Play some games and print what happened, one line each; run by `test_both_modes.py` with one Parlour and with another.

A line holds the number of choices, a digest of every question, option and choice and of what people saw, the hash of the last
position, the hash of where two casual bots got to from the same start, and what each thinking level would choose there.
"""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random
from typing import Any

import parlour
from parlour.engine import kernel

HEROES = ["sherlock_holmes", "dracula", "jekyll_and_hyde", "invisible_man"]
BOARDS = ["baskerville_manor", "soho", "marmoreal", "sarpedon"]
PLAYERS = [2, 2, 3, 2, 4, 2]
CASUAL_CHOICES = 12


def setup(n: int) -> dict[str, Any]:
    """Return the n-th table: two to four players, different boards and end rules."""
    heroes = [HEROES[(n + n // 4 * seat + seat) % 4] for seat in range(PLAYERS[n % 6])]
    end_rule = "at_once" if n % 5 == 4 else "after_action"
    return {"heroes": heroes, "board": BOARDS[n % 4], "mirror": True, "teams": n == 10, "end_rule": end_rule}


def trace(n: int) -> str:
    """Play the n-th game at random."""
    t = parlour.new("unmatched", seed=n, **setup(n))
    dice = Random(n)
    seen = hashlib.sha256()
    while t.decision is not None:
        option = dice.choice(t.decision.options)
        seen.update(f"{t.decision} {option.key}".encode())
        t.choose(option.key, option.seat)
    for seat in (None, *range(len(t.seats))):
        seen.update(json.dumps([t.view(seat), t.events(seat)]).encode())
    return f"{n}: {t.version} {seen.hexdigest()[:16]} {t.hash()} {casual(n)} {thoughts(n)}"


def casual(n: int) -> str:
    """Let bots begin the n-th game, and return where they got to."""
    t = parlour.new("unmatched", seed=n, **setup(n))
    bot = parlour.bot("casual", n)
    for _ in range(CASUAL_CHOICES):
        if t.decision is not None:
            seat = t.decision.seats[0]
            t.choose(bot.choose(t, seat), seat)
    return t.hash()


def thoughts(n: int) -> str:
    """Return what thinking bots choose early in the n-th game, and the chances a hint shows, of all games in turn."""
    game = parlour.games()[n % 3]
    t = parlour.new(game, seed=n)
    for _ in range(1 + n):
        if t.decision is not None:
            seat = t.decision.seats[0]
            t.choose(parlour.bot("random", n).choose(t, seat), seat)
    if t.decision is None:
        return t.hash()
    seat = t.decision.seats[0]
    said = [parlour.bot(level, n).choose(t, seat) for level in ("novice", "casual", "strong")]
    said += [f"{hint.key} {hint.chance!r}" for hint in t.hint(seat)]
    return hashlib.sha256(" ".join(said).encode()).hexdigest()[:16]


if __name__ == "__main__":
    sys.stdout.write("interpreted\n" if str(kernel.__file__).endswith(".py") else "compiled\n")
    for number in range(int(sys.argv[1])):
        sys.stdout.write(trace(number) + "\n")
