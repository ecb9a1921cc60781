"""Figures for whoever runs the server, in the text format of Prometheus; nothing about who plays what."""

from __future__ import annotations

from collections import Counter

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
    "clock_ran_out": "Times a clock ran out.",
}


class Metrics:
    """Counts what happens."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def add(self, name: str) -> None:
        """Count one more."""
        assert name in COUNTERS
        self.counts[name] += 1

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """Return everything as text."""
        lines: list[str] = []
        for name, words in COUNTERS.items():
            lines += [
                f"# HELP parlour_{name}_total {words}",
                f"# TYPE parlour_{name}_total counter",
                f"parlour_{name}_total {self.counts[name]}",
            ]
        for name, (words, value) in gauges.items():
            lines += [f"# HELP parlour_{name} {words}", f"# TYPE parlour_{name} gauge", f"parlour_{name} {value:g}"]
        return "\n".join(lines) + "\n"
