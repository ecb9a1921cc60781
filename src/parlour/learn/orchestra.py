"""python -m parlour.learn.orchestra: tune the rules of thumb of Black Orchestra by playing, and fit a judge to what comes of them.

Every game is played with small changes of all figures, and once more with the opposite changes. Changes times results, summed up
over thousands of games, show the way; each difficulty goes its own. Rolls for a plot count by their odds, see `lessons`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import zlib
from array import array
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import exp
from pathlib import Path
from random import Random
from struct import pack
from typing import Any

from parlour.bots.black_orchestra.facts import HOW_MANY
from parlour.bots.black_orchestra.figures import BEFORE, Figures
from parlour.bots.black_orchestra.learned import DIFFICULTIES
from parlour.bots.black_orchestra.lessons import play
from parlour.bots.black_orchestra.mind import OrchestraMind
from parlour.bots.black_orchestra.value import FIRST
from parlour.engine.kernel import WORD
from parlour.engine.table import new_table
from parlour.engine.title import Json
from parlour.games import title
from parlour.games.black_orchestra.state import Orchestra

TOLD_APART = tuple(dict.fromkeys(DIFFICULTIES))
CHUNK = 12
"""So many changes are tried in one go; sums are added up in order, so that any number of processes gives the same."""
CHANGE = 0.2
"""How much figures are changed, on the scale of logarithms."""
STEP, LONGEST_STEP, FARTHEST = 2.0, 0.15, 2.5
SLIPPING = 0.6
"""So many of the games a judge learns from begin with slips: good teams seldom see bad positions."""
FIRST_SEED = 1 << 33
Way = list[float]
"""How far each figure has been moved, on the scale of logarithms."""
Spread = Callable[..., Iterable[Any]]
"""Like `map`: how work is shared out."""


@dataclass(frozen=True)
class Chunk:
    """Games to be played in one go: at which difficulty, how far figures were moved, and the number of the first game."""

    difficulty: str
    way: Way
    first: int
    count: int


def dealt(difficulty: str, number: int) -> Orchestra:
    """Return a game of two, three or four, ready to be played."""
    g = new_table(title("black-orchestra"), FIRST_SEED + number, {"players": 2 + number % 3, "difficulty": difficulty}).game
    assert isinstance(g, Orchestra)
    g.log = None
    return g


def figures_at(way: Way) -> list[float]:
    """Return the figures, moved so far."""
    return [value * exp(by) for value, by in zip(BEFORE, way, strict=True)]


def tried(chunk: Chunk) -> tuple[list[float], float]:
    """Play games with changed figures; return the changes times the results, and how many games were won."""
    sums, total = [0.0] * len(BEFORE), 0.0
    for number in range(chunk.first, chunk.first + chunk.count):
        chance = Random(number)
        change = [chance.gauss(0.0, CHANGE) for _ in BEFORE]
        won = []
        for sign in (1, -1):
            figures = Figures(figures_at([by + sign * more for by, more in zip(chunk.way, change, strict=True)]))
            lesson = play(OrchestraMind([figures], FIRST), dealt(chunk.difficulty, number), number & WORD, 0, noting=False)
            won.append(lesson.won)
        sums = [so_far + (won[0] - won[1]) * by for so_far, by in zip(sums, change, strict=True)]
        total += sum(won)
    return sums, total


def tuned(spread: Spread, ways: dict[str, Way], rounds: int, games: int, first: int) -> Iterator[Json]:
    """Move the ways, round by round, with so many games of each difficulty in each; tell how it goes."""
    pairs = max(games // 2, 1)
    for n in range(rounds):
        step = STEP * max(1.0 - n / rounds, 0.1)
        row: Json = {"round": n + 1}
        for difficulty, way in ways.items():
            starts = range(0, pairs, CHUNK)
            chunks = [Chunk(difficulty, way, first + n * pairs + start, min(CHUNK, pairs - start)) for start in starts]
            found = list(spread(tried, chunks))
            slope = [sum(some) / (2 * pairs * CHANGE * CHANGE) for some in zip(*(sums for sums, _ in found), strict=True)]
            moved = [by + max(-LONGEST_STEP, min(LONGEST_STEP, step * up)) for by, up in zip(way, slope, strict=True)]
            ways[difficulty] = [max(-FARTHEST, min(FARTHEST, by)) for by in moved]
            row[difficulty] = round(sum(total for _, total in found) / (2 * pairs), 4)
        yield row


def noted(chunk: Chunk) -> tuple[bytes, bytes]:
    """Play games and return facts of their positions, and for each how likely it was won from there and how likely reached."""
    mind = OrchestraMind([Figures(figures_at(chunk.way))], FIRST)
    facts, ends = array("f"), array("f")
    for number in range(chunk.first, chunk.first + chunk.count):
        chance = Random(number)
        slips = chance.randrange(1, 160) if chance.random() < SLIPPING else 0
        lesson = play(mind, dealt(chunk.difficulty, number), number & WORD, slips, noting=True)
        for known, before, left in zip(lesson.facts, lesson.before, lesson.open, strict=True):
            facts.extend(known)
            ends.extend((min(max((lesson.won - before) / max(left, 1e-6), 0.0), 1.0), left))
    return facts.tobytes(), ends.tobytes()


def fitted(facts: bytes, ends: bytes, units: int, steps: int) -> dict[str, Any]:
    """Return the weights of a judge, fitted by gradient descent."""
    import numpy as np  # noqa: PLC0415 - the extra `learn`
    import torch  # noqa: PLC0415

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    seen = torch.from_numpy(np.frombuffer(facts, np.float32).reshape(-1, HOW_MANY).copy()).to(device)
    share, weight = torch.from_numpy(np.frombuffer(ends, np.float32).reshape(-1, 2).copy()).to(device).unbind(1)
    shapes: dict[str, tuple[int, ...]] = {"bias": (1,), "direct": (HOW_MANY,), "thresholds": (units,), "output": (units,)}
    weights = {name: torch.zeros(shape, device=device) for name, shape in shapes.items()}
    weights["hidden"] = torch.randn(HOW_MANY, units, device=device) * 0.1
    weights["output"] += torch.randn(units, device=device) * 0.1
    for one in weights.values():
        one.requires_grad_()
    optimizer = torch.optim.Adam(weights.values(), lr=4e-3)
    for step in range(steps):
        optimizer.param_groups[0]["lr"] = 4e-3 * max(0.02, 1 - step / steps)
        rows = torch.randint(0, len(seen), (min(len(seen), 32768),), device=device)
        x = seen[rows]
        inner = torch.tanh(weights["thresholds"] + x @ weights["hidden"])
        called = weights["bias"] + x @ weights["direct"] + inner @ weights["output"]
        off = torch.nn.functional.binary_cross_entropy_with_logits(called, share[rows], reduction="none") * weight[rows]
        loss = off.mean() + 1e-6 * (weights["hidden"] ** 2).sum()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
    return {name: one.detach().cpu().tolist() for name, one in weights.items()}


def file_of(ways: dict[str, Way], weights: dict[str, Any], about: Json) -> bytes:
    """Return the file bots read: a line of JSON, then the weights as small floats."""
    figures = {difficulty: [float(f"{value:.4g}") for value in figures_at(way)] for difficulty, way in ways.items()}
    told = {**about, "figures": figures, "facts": len(weights["direct"]), "units": len(weights["output"])}
    floats = [*weights["bias"], *weights["direct"], *weights["thresholds"], *weights["output"]]
    floats += [weight for row in weights["hidden"] for weight in row]
    return zlib.compress(json.dumps(told, sort_keys=True).encode() + b"\n" + pack(f"<{len(floats)}f", *floats), 9)


def main(arguments: list[str]) -> int:
    """Tune, play, fit, and write the file."""
    parser = argparse.ArgumentParser(prog="python -m parlour.learn.orchestra", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("learned.bin"), help="the file to write (learned.bin)")
    parser.add_argument("--rounds", type=int, default=60, help="how often figures are moved (60)")
    parser.add_argument("--games", type=int, default=6000, help="games of each difficulty in a round (6,000)")
    parser.add_argument("--judged", type=int, default=80_000, help="games of each difficulty for the judge (80,000)")
    parser.add_argument("--units", type=int, default=128, help="hidden units of the judge (128)")
    parser.add_argument("--steps", type=int, default=30_000, help="steps of fitting it (30,000)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play (one for each core)")
    given = parser.parse_args(arguments)
    ways: dict[str, Way] = {difficulty: [0.0] * len(BEFORE) for difficulty in TOLD_APART}
    with ProcessPoolExecutor(given.workers) as pool:
        for row in tuned(pool.map, ways, given.rounds, given.games, 0):
            print(json.dumps(row), flush=True)  # noqa: T201
        first = given.rounds * given.games
        starts = range(first, first + given.judged, CHUNK)
        chunks = [
            Chunk(name, way, start, min(CHUNK, first + given.judged - start)) for start in starts for name, way in ways.items()
        ]
        found = list(pool.map(noted, chunks))
    facts, ends = (b"".join(some[n] for some in found) for n in (0, 1))
    about: Json = {"tuning_games": given.rounds * given.games * len(ways), "games": given.judged * len(ways)}
    about["positions"] = len(ends) // 8
    given.out.write_bytes(file_of(ways, fitted(facts, ends, given.units, given.steps), about))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
