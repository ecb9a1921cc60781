"""How fast batches are, with so many at work: what is told, and that nobody is left behind. No speed is asked for here."""

from __future__ import annotations

import re
from multiprocessing import active_children

from parlour.envs.pace import crews_pace


def test_crews_are_told_beside_as_many_programs_apart() -> None:
    lines = crews_pace("unmatched", [1, 2], rounds=1, seconds=0.01, games=8)
    assert [line.partition(":")[0] for line in lines] == [
        "unmatched, 1 at work",
        "  as many programs that know nothing of each other",
        "unmatched, 2 at work",
        "  as many programs that know nothing of each other",
    ]
    rates = [[int(rate.replace(",", "")) for rate in re.findall(r"([\d,]+) \(", line)] for line in lines]
    assert [len(told) for told in rates] == [3, 1, 3, 1]
    assert all(rate > 0 for told in rates for rate in told)
    assert all(ratio == "1.00" for line in lines[:2] for ratio in re.findall(r"\(([\d.]+) times\)", line)), lines
    assert active_children() == []
