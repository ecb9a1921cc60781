"""Figures for whoever runs the server, in the text format of Prometheus; nothing about who plays what."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from itertools import accumulate

COUNTERS = {
    "moves": "Moves made and saved.",
    "refusals": "Requests refused.",
    "stale": "Choices that came too late.",
    "repeats": "Requests repeated and answered as before.",
    "views_differ": "Times a client's view had another hash than the server's.",
    "bot_decisions": "Decisions bots came to.",
    "bot_failures": "Times a bot failed and a random option was taken.",
    "bots_gave_way": "Times a strong bot gave way because many waited.",
    "slow_readers": "Connections closed because the reader fell behind.",
    "limited": "Requests refused because there were too many.",
    "wrong_codes": "Codes tried that open nothing.",
    "set_aside": "Tables that could not be opened.",
    "unreadable": "Records, positions and tables given up because reading them took too long.",
    "storage_failures": "Times the database could not be written.",
    "requests": "Requests by HTTP.",
    "messages": "Messages by socket.",
    "studies": "Studies begun.",
    "studies_ended": "Studies that came to their end or were stopped.",
    "studies_failed": "Studies given up because something went wrong.",
    "clock_ran_out": "Times a clock ran out.",
}


BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds by which moves are counted."""


class Metrics:
    """Counts what happens."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.node = ""
        """The name of this node, where there are several."""
        self._moves = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def add(self, name: str) -> None:
        """Count one more."""
        assert name in COUNTERS
        self.counts[name] += 1

    def saved(self, seconds: float) -> None:
        """Note how long it took to save a move."""
        self._moves[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """Return everything as text; with several nodes each says which one it is."""
        label = f'{{node="{self.node}"}}' if self.node else ""
        lines: list[str] = []
        for name, words in COUNTERS.items():
            lines += [
                f"# HELP parlour_{name}_total {words}",
                f"# TYPE parlour_{name}_total counter",
                f"parlour_{name}_total{label} {self.counts[name]}",
            ]
        for name, (words, value) in gauges.items():
            lines += [f"# HELP parlour_{name} {words}", f"# TYPE parlour_{name} gauge", f"parlour_{name}{label} {value:g}"]
        return "\n".join([*lines, *self._histogram(label)]) + "\n"

    def _histogram(self, label: str) -> list[str]:
        name = "parlour_move_seconds"
        node = f',node="{self.node}"' if self.node else ""
        counts = list(accumulate(self._moves))
        return [
            f"# HELP {name} Seconds until a move was saved.",
            f"# TYPE {name} histogram",
            *(f'{name}_bucket{{le="{bound}"{node}}} {count}' for bound, count in zip((*BOUNDS, "+Inf"), counts, strict=True)),
            f"{name}_sum{label} {self._seconds:g}",
            f"{name}_count{label} {counts[-1]}",
        ]
