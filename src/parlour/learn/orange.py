"""python -m parlour.learn.orange: fit how mornings of Orange Shall Overcome! with four and five characters are judged.

Many games of casual bots show what matters, fewer games of bots that think ahead what comes of it if one does.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import zlib
from array import array
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

from parlour.bots.orange_shall_overcome.facts import HOW_MANY, SIGNS, facts
from parlour.bots.orange_shall_overcome.judgement import Judge
from parlour.bots.orange_shall_overcome.mind import CROWD
from parlour.engine.table import Table, new_table
from parlour.engine.title import Json
from parlour.games import title
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.learn.lessons import FIRST_SEED, RIDGE, Chunk, chunks, played
from parlour.learn.odds import fitted
from parlour.learn.setups import SCENARIOS

GAME = "orange-shall-overcome"
CHUNK = 10
SIZES = (CROWD, CROWD + 1)
DIFFICULTIES = ("easy", "medium", "hard", "hard", "extreme", "extreme")
"""Easy games are won anyway."""
SLIPS = (0, 0, 25, 60)
"""In half of the games one choice in so many is made at random."""


@dataclass(frozen=True)
class Lessons:
    """Facts of mornings, and whether each was won; as rows of small floats."""

    facts: bytes
    won: bytes


def dealt(number: int) -> Table:
    """Return a game of four or five: scenarios take turns, the rest is drawn."""
    chance = Random(number)
    setup = {"scenario": SCENARIOS[number % len(SCENARIOS)], "difficulty": chance.choice(DIFFICULTIES)}
    return new_table(title(GAME), FIRST_SEED + number, {**setup, "players": chance.choice(SIZES)})


def noted(chunk: Chunk) -> list[tuple[bytes, bytes]]:
    """Play games and return, scenario by scenario, facts of their mornings, and for each whether it was won."""
    found = [(array("f"), array("f")) for _ in range(len(SCENARIOS))]
    judge = Judge()
    for number in chunk.numbers:
        table = dealt(number)
        known, ends = found[number % len(SCENARIOS)]
        mornings, seen = 0, -1
        for _ in played(table, chunk.bots, number, SLIPS):
            g = table.game
            assert isinstance(g, Resistance)
            if g.round != seen:
                seen, mornings = g.round, mornings + 1
                known.extend(facts(g, judge))
        assert table.outcome is not None
        ends.extend((1.0 if table.outcome.winners else 0.0,) * mornings)
    return [(known.tobytes(), ends.tobytes()) for known, ends in found]


def together(found: list[list[tuple[bytes, bytes]]], scenario: int) -> Lessons:
    """Return all mornings of a scenario."""
    return Lessons(*(b"".join(some[scenario][n] for some in found) for n in (0, 1)))


def learned(casual: Lessons, thinking: Lessons) -> list[float]:
    """Return weights fitted to games of casual bots, moved and stretched to fit those of bots that think."""
    import numpy as np  # noqa: PLC0415 - the extra `learn`

    (some, won), (more, thought) = (
        (np.frombuffer(lessons.facts, np.float32).reshape(-1, HOW_MANY).astype(float), np.frombuffer(lessons.won, np.float32))
        for lessons in (casual, thinking)
    )
    weights = fitted(some, won.astype(float), RIDGE, SIGNS)
    shift, slope = fitted((weights[0] + more @ weights[1:])[:, None], thought.astype(float), 1e-6)
    weights *= slope
    weights[0] += shift
    return [float(f"{weight:.5g}") for weight in weights]


def file_of(weights: list[list[float]], about: Json) -> bytes:
    """Return the file bots read."""
    return zlib.compress(json.dumps({**about, "weights": weights}, sort_keys=True).encode(), 9)


def main(arguments: list[str]) -> int:
    """Play, fit, and write the file."""
    parser = argparse.ArgumentParser(prog="python -m parlour.learn.orange", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("learned.bin"), help="the file to write (learned.bin)")
    parser.add_argument("--casual", type=int, default=15_000, help="games of casual bots (15,000)")
    parser.add_argument("--games", type=int, default=1500, help="games of bots that think (1,500)")
    parser.add_argument("--bots", default="strong-1", metavar="BOT", help="who thinks (strong-1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play (one for each core)")
    given = parser.parse_args(arguments)
    about: Json = {"bots": given.bots}
    lessons: list[list[list[tuple[bytes, bytes]]]] = []
    first = 0
    with ProcessPoolExecutor(given.workers) as pool:
        for name, bots, games in (("casual_games", "casual", given.casual), ("games", given.bots, given.games)):
            lessons.append(list(pool.map(noted, chunks(bots, first, games, CHUNK))))
            about[name] = games
            first += games
            print(json.dumps(about), flush=True)  # noqa: T201
    casual, thinking = ([together(found, scenario) for scenario in range(len(SCENARIOS))] for found in lessons)
    weights = [learned(casual[n], thinking[n]) for n in range(len(SCENARIOS))]
    given.out.write_bytes(file_of(weights, about))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
