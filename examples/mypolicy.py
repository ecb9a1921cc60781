"""A trained policy as a bot: `parlour play unmatched --bot examples/mypolicy.py`.

`examples/train_unmatched.py` makes the weights; the bot itself needs only numpy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from parlour.bots.bot import Bot
from parlour.engine.table import Table
from parlour.envs.plan import numbered
from parlour.envs.policies import load_policy

WEIGHTS = Path(__file__).with_name("unmatched_policy.npz")


class Network:
    """One hidden layer: what train_unmatched.py learns, without the library it learns with."""

    def __init__(self, path: Path) -> None:
        stored, self.numbering = load_policy(path, "unmatched")
        self.layers: list[tuple[Any, Any]] = [
            (stored[f"weight_{n}"].astype(np.float32), stored[f"bias_{n}"].astype(np.float32)) for n in range(len(stored) // 2)
        ]

    def logits(self, observations: Any) -> Any:
        """Return a number for every action: the higher, the better."""
        x = np.asarray(observations, np.float32)
        for n, (weight, bias) in enumerate(self.layers):
            x = x @ weight.T + bias
            if n + 1 < len(self.layers):
                x = np.tanh(x)
        return x


class Policy(Bot):
    """Takes the legal action its network likes best."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.network = Network(WEIGHTS)

    def choose(self, table: Table, seat: int) -> str:
        """Return the key of the action."""
        observation, legal = numbered(table, seat, self.network.numbering)
        logits = self.network.logits(np.frombuffer(observation, np.int8))
        return legal[max(legal, key=lambda action: float(logits[action]))]


def make_bot(seed: int) -> Bot:
    """Parlour calls this for a seat."""
    return Policy(seed)
