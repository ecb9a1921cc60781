"""One golden text per scenario and number of characters: what a fixed game tells a spectator. `--update` is a rewrite by hand:
run this file as a program to write them anew after a change of the rules.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

import parlour
from orange_shall_overcome.stories import GAME, SCENARIOS

HERE = Path(__file__).parent / "playthroughs"
CELLS = [(scenario, size) for scenario in SCENARIOS for size in range(1, 6)]


def told(scenario: str, size: int) -> str:
    rng = random.Random(f"playthrough {scenario} {size}")
    t = parlour.new(
        GAME, seed=size, players=size, scenario=scenario, difficulty=("easy", "medium", "hard", "extreme", "easy")[size - 1]
    )
    for _ in range(120):
        if t.decision is None:
            break
        option = rng.choice(t.decision.options)
        t.choose(option.key, option.seat)
    lines = [f"{key}" for key in t.choices]
    lines += ["", *(event["text"] for event in t.events(None)), "", t.hash()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("scenario", "size"), CELLS)
def test_playthrough(scenario: str, size: int) -> None:
    golden = HERE / f"{scenario}_{size}.txt"
    assert told(scenario, size) == golden.read_text(encoding="utf-8")


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for cell in CELLS:
        (HERE / f"{cell[0]}_{cell[1]}.txt").write_text(told(*cell), encoding="utf-8")
    sys.stdout.write(f"{len(CELLS)} playthroughs written\n")
