"""python -m parlour.learn.shown: fit how chances of Orange Shall Overcome! with four and five characters are shown to people."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from parlour.bots.mind import logit
from parlour.engine.title import Json
from parlour.games import title
from parlour.games.orange_shall_overcome.content import DIFFICULTIES
from parlour.lab.calibration import expected
from parlour.lab.ladder import settings
from parlour.learn.odds import fitted
from parlour.learn.orange import GAME
from parlour.learn.setups import SCENARIOS

APART = 10_000
"""Games with five characters have seeds so far from those with four."""


def met(first_seed: int, game: tuple[int, Json]) -> list[list[float]]:
    """Play a game of `strong`; return of every position what was expected by scenario, the difficulty, and how it ended."""
    number, setup = game
    scenario = SCENARIOS.index(setup["scenario"])
    winter = scenario == len(SCENARIOS) - 1
    apart = [float(n == scenario) for n in range(1, len(SCENARIOS))]
    level = float(DIFFICULTIES.index(setup["difficulty"]))
    found = []
    for said in expected(title(GAME), setup, first_seed, "strong", number):
        odds = logit(said.raw)
        found.append([*apart, 0.0 if winter else odds, odds if winter else 0.0, level, said.won])
    return found


def shown(rows: list[list[float]]) -> tuple[list[list[float]], float]:
    """Return a shift and a slope for each scenario, one slope for all but Hunger Winter, and what a step of difficulty takes."""
    import numpy as np  # noqa: PLC0415 - the extra `learn`

    known = np.array(rows)
    shift, *others, slope, winter, level = (float(weight) for weight in fitted(known[:, :-1], known[:, -1], 1.0))
    shifts = [shift, *(shift + more for more in others)]
    slopes = [slope] * (len(shifts) - 1) + [winter]
    return [[round(shift, 2), round(slope, 2)] for shift, slope in zip(shifts, slopes, strict=True)], round(-level, 2)


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
    by_scenario, harder = shown(rows)
    print(f"SHOWN = {by_scenario}\nHARDER = {harder}  # {len(rows)} positions")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
