"""python -m parlour.learn.shown: fit how chances of Orange Shall Overcome! with four and five characters are shown to people."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from operator import itemgetter

from parlour.engine.title import Json
from parlour.games import title
from parlour.games.orange_shall_overcome.content import DIFFICULTIES
from parlour.lab.calibration import expected
from parlour.lab.ladder import settings
from parlour.learn.odds import chances, fitted
from parlour.learn.orange import GAME
from parlour.learn.setups import SCENARIOS

APART = 10_000
"""Games with five characters have seeds so far from those with four."""

ROOMS = [n / 100 for n in range(11)]
"""How near to 0 and 1 tries may get; the one that makes what came most likely is kept."""


def met(first_seed: int, game: tuple[int, Json]) -> list[list[float]]:
    """Play a game of `strong`; return of every position the scenario, the difficulty, what was expected, and how it ended."""
    number, setup = game
    scenario = SCENARIOS.index(setup["scenario"])
    apart = [float(n == scenario) for n in range(1, len(SCENARIOS))]
    level = float(DIFFICULTIES.index(setup["difficulty"]))
    return [[*apart, level, said.raw, said.won] for said in expected(title(GAME), setup, first_seed, "strong", number)]


def shown(rows: list[list[float]]) -> tuple[float, list[list[float]], float]:
    """Return what makes what came most likely: the room tries leave, a shift and a slope for each scenario, what difficulty takes.

    Only Hunger Winter, where tries go on for a day longer, has a slope of its own.
    """
    import numpy as np  # noqa: PLC0415 - the extra `learn`

    known = np.array(rows)
    setting, chance, won = known[:, :-2], known[:, -2:-1], known[:, -1]
    winter = setting[:, len(SCENARIOS) - 2 : len(SCENARIOS) - 1]
    found = []
    for room in ROOMS:
        told = room + (1.0 - 2.0 * room) * chance
        odds = np.log(told / (1.0 - told))
        facts = np.concatenate([setting, odds * (1.0 - winter), odds * winter], 1)
        weights = fitted(facts, won, 1.0)
        called = chances(weights[0] + facts @ weights[1:])
        found.append((float(won @ np.log(called) + (1.0 - won) @ np.log(1.0 - called)), room, weights))
    _, room, weights = max(found, key=itemgetter(0))
    shift, *others, level, slope, slope_in_winter = (float(weight) for weight in weights)
    shifts = [shift, *(shift + more for more in others)]
    slopes = [slope] * (len(shifts) - 1) + [slope_in_winter]
    return room, [[round(shift, 2), round(slope, 2)] for shift, slope in zip(shifts, slopes, strict=True)], round(-level, 2)


def main(arguments: list[str]) -> int:
    """Play, fit, and print what `learned.py` keeps."""
    parser = argparse.ArgumentParser(prog="python -m parlour.learn.shown", description=(__doc__ or "").partition(": ")[2])
    parser.add_argument(
        "--games", type=int, default=400, help="as `parlour ladder --calibrate`: pairs of games with four, and with five (400)"
    )
    parser.add_argument("--seed", type=int, default=8_840_000, help="of the first game with four characters (8840000)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play (one for each core)")
    given = parser.parse_args(arguments)
    rows: list[list[float]] = []
    with ProcessPoolExecutor(given.workers) as pool:
        for n, table in enumerate(("four", "five")):
            setups = settings(title(GAME), given.games, table=table)
            games = [(2 * k + again, setup) for k, setup in enumerate(setups) for again in (0, 1)]
            for found in pool.map(partial(met, given.seed + n * APART), games, chunksize=4):
                rows += found
    room, by_scenario, harder = shown(rows)
    print(f"ROOM = {room}\nSHOWN = {by_scenario}\nHARDER = {harder}  # {len(rows)} positions")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
