"""Learn from games others have played, with numpy alone: a policy that imitates what it has seen.

python -m parlour.envs.dataset unmatched games.npz --bots casual --games 400 --ladder
python examples/learn_from_games.py games.npz                 # writes examples/imitation.npz and says how often it agrees
parlour play unmatched --bot examples/learn_from_games.py     # plays against it
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from parlour.bots.bot import Bot
from parlour.engine.table import Table
from parlour.envs.dataset import Games
from parlour.envs.plan import numbered
from parlour.envs.policies import load_policy, save_policy

WEIGHTS = Path(__file__).with_name("imitation.npz")
GAME = "unmatched"
HIDDEN, RATE, BATCH = 64, 2e-3, 256


class Network:
    """One hidden layer, trained by Adam on the logarithm of the likelihood of what was chosen among what was legal."""

    def __init__(self, places: int, actions: int, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        self.arrays: dict[str, Any] = {
            "w0": chance.normal(0, 0.05, (places, HIDDEN)).astype(np.float32),
            "b0": np.zeros(HIDDEN, np.float32),
            "w1": chance.normal(0, 0.05, (HIDDEN, actions)).astype(np.float32),
            "b1": np.zeros(actions, np.float32),
        }
        self.moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in self.arrays.items()}
        self.steps = 0

    def chances(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Return how likely each legal action is, and the hidden layer."""
        hidden = np.tanh(seen @ self.arrays["w0"] + self.arrays["b0"])
        logits = np.where(masks, hidden @ self.arrays["w1"] + self.arrays["b1"], -np.inf)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        return likely / likely.sum(axis=1, keepdims=True), hidden

    def learn(self, seen: Any, masks: Any, actions: Any) -> None:
        """Make what was chosen a little more likely."""
        likely, hidden = self.chances(seen, masks)
        likely[np.arange(len(actions)), actions] -= 1
        likely /= len(actions)
        back = likely @ self.arrays["w1"].T * (1 - hidden * hidden)
        slopes = {"w0": seen.T @ back, "b0": back.sum(0), "w1": hidden.T @ likely, "b1": likely.sum(0)}
        self.steps += 1
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            scale = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            self.arrays[name] -= scale * first / (np.sqrt(second) + 1e-8)


def agreement(network: Network, games: Games, rows: Any) -> tuple[float, float]:
    """Return how often the network would have chosen the same, and how often a random player would, where there was a choice."""
    masks = games.masks(rows)
    several = masks.sum(axis=1) > 1
    likely, _ = network.chances(games.observations(rows).astype(np.float32), masks > 0)
    same = likely.argmax(axis=1) == games.actions[rows]
    return float(same[several].mean()), float((1 / masks.sum(axis=1))[several].mean())


def learned(games: Games, epochs: int, seed: int = 0) -> tuple[Network, float, float]:
    """Learn from nine games of ten; return the network, and how often it and a random player agree with the tenth."""
    tested = games.games % 10 == 9
    train, test = np.flatnonzero(~tested), np.flatnonzero(tested)
    network = Network(games.observations([0]).shape[1], games.masks([0]).shape[1], seed)
    for epoch in range(epochs):
        for rows in games.batches(BATCH, seed + epoch, train):
            network.learn(games.observations(rows).astype(np.float32), games.masks(rows) > 0, games.actions[rows])
    return network, *agreement(network, games, test)


class Imitator(Bot):
    """Takes the legal action it thinks most likely."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.arrays, self.numbering = load_policy(WEIGHTS, GAME)

    def choose(self, table: Table, seat: int) -> str:
        """Return the key of the action."""
        observation, legal = numbered(table, seat, self.numbering)
        hidden = np.tanh(np.frombuffer(observation, np.int8) @ self.arrays["w0"] + self.arrays["b0"])
        logits = hidden @ self.arrays["w1"] + self.arrays["b1"]
        return legal[max(legal, key=lambda action: float(logits[action]))]


def make_bot(seed: int) -> Bot:
    """Parlour calls this for a seat."""
    return Imitator(seed)


if __name__ == "__main__":
    network, same, by_chance = learned(Games(sys.argv[1], GAME), 8)
    save_policy(WEIGHTS, GAME, network.arrays)
    print(f"agrees with {100 * same:.1f} % of the choices in games it has not seen; a random player with {100 * by_chance:.1f} %")
