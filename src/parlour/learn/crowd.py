"""python -m parlour.learn.crowd: fit by what everybody is judged in Unmatched with three and four, on their own and in teams."""

from __future__ import annotations

import argparse
import json
import os
import sys
from array import array
from concurrent.futures import ProcessPoolExecutor
from random import Random

from parlour.bots.unmatched.crowd import FACTS, CrowdMind
from parlour.engine.table import Table, new_table
from parlour.games import title
from parlour.games.unmatched.state import Match
from parlour.learn.lessons import FIRST_SEED, RIDGE, Chunk, chunks, played
from parlour.learn.odds import shared

GAME = "unmatched"
TABLES = ("three", "four", "teams")
CHUNK = 6
SLIPS = (0, 0, 0, 40)
"""In a quarter of the games one choice in so many is made at random."""


def sides_at(table: int) -> int:
    """Return how many sides a table has."""
    return 2 if TABLES[table] == "teams" else 3 + table


def dealt(number: int) -> Table:
    """Return a game: the kinds of tables take turns, heroes and boards are drawn."""
    setups = title(GAME).crowd_setups()[TABLES[number % len(TABLES)]]
    return new_table(title(GAME), FIRST_SEED + number, Random(number).choice(setups))


def noted(chunk: Chunk) -> list[bytes]:
    """Play games and return, table by table, what each side has as every turn begins: facts, whether it is out, whether it won."""
    found = [array("f") for _ in TABLES]
    mind = CrowdMind()
    for number in chunk.numbers:
        table = dealt(number)
        turns: list[list[list[float]]] = []
        seen = -1
        for _ in played(table, chunk.bots, number, SLIPS):
            g = table.game
            assert isinstance(g, Match)
            if g.turns != seen:
                seen = g.turns
                turns.append(sides_of(g, mind.facts(g)))
        g = table.game
        assert isinstance(g, Match)
        for sides in turns:
            for side, known in enumerate(sides):
                found[number % len(TABLES)].extend([*known, float(g.winners >> side & 1)])
    return [rows.tobytes() for rows in found]


def sides_of(g: Match, known: list[list[float]]) -> list[list[float]]:
    """Return what every side has, and whether it is out: a team has what its members have together."""
    if g.setup.teams:
        return [[*(a + b for a, b in zip(known[side], known[side + 2], strict=True)), 0.0] for side in (0, 1)]
    return [[*facts, float(g.out >> player & 1)] for player, facts in enumerate(known)]


def learned(rows: bytes, table: int) -> list[float]:
    """Return the weights for one kind of table."""
    import numpy as np  # noqa: PLC0415 - the extra `learn`

    every = np.frombuffer(rows, np.float32).reshape(-1, sides_at(table), FACTS + 2).astype(float)
    weights = shared(every[:, :, :FACTS], every[:, :, FACTS], every[:, :, FACTS + 1], RIDGE)
    return [float(f"{weight:.3g}") for weight in weights]


def main(arguments: list[str]) -> int:
    """Play, fit, and print the weights: `WEIGHTS` in `parlour/bots/unmatched/crowd.py`."""
    parser = argparse.ArgumentParser(prog="python -m parlour.learn.crowd", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2400, help="games to play (2,400)")
    parser.add_argument("--bots", default="strong-1@40", metavar="BOT", help="who plays (strong-1@40)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play (one for each core)")
    given = parser.parse_args(arguments)
    with ProcessPoolExecutor(given.workers) as pool:
        found = list(pool.map(noted, chunks(given.bots, 0, given.games, CHUNK)))
    for n, table in enumerate(TABLES):
        print(json.dumps({table: learned(b"".join(some[n] for some in found), n)}), flush=True)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
