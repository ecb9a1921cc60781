"""Step some games and print a digest of every array, a line each; `test_both_modes.py` runs it with two Parlours."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from envs.tables import SETUPS, begin
from parlour.engine import kernel


def trace(n: int) -> str:
    """Step the n-th game at random."""
    _, desk = begin(*SETUPS[n], seed=n)
    noise = n
    seen = hashlib.sha256()
    while desk.seat >= 0 and desk.steps < 300:
        seen.update(desk.observation(desk.seat) + desk.mask(desk.seat))
        noise = desk.step_at_random(noise)
    return f"{n}: {desk.steps} {seen.hexdigest()}"


if __name__ == "__main__":
    sys.stdout.write("interpreted\n" if str(kernel.__file__).endswith(".py") else "compiled\n")
    for number in range(0, len(SETUPS), 3):
        sys.stdout.write(trace(number) + "\n")
