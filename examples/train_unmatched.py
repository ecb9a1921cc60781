"""Train a small masked policy for Unmatched against random play, on a CPU in minutes.

pip install "parlour[rl]" sb3-contrib
python examples/train_unmatched.py                  # trains, notes the curve, saves examples/unmatched_policy.npz
python examples/train_unmatched.py --evaluate 2400  # plays so many games with the saved policy
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from mypolicy import WEIGHTS, Network
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import parlour.envs.gymnasium  # noqa: F401 - registers the ids
from parlour.envs.policies import save_policy

HEROES = ["sherlock_holmes", "dracula", "invisible_man", "jekyll_and_hyde"]
DUELS = [(list(pair), seat) for pair in itertools.permutations(HEROES, 2) for seat in (0, 1)]
"""Every duel of the box from both seats: one policy learns them all."""
HIDDEN = 64


class Eyes(gymnasium.ObservationWrapper):  # type: ignore[misc]
    """The learner sees the array alone; the mask goes to the policy by its own way."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        places = env.observation_space["observation"].shape
        self.observation_space = gymnasium.spaces.Box(0, 127, places, np.float32)

    def observation(self, observation: Any) -> Any:
        """Return the array as floats."""
        return observation["observation"].astype(np.float32)

    def action_masks(self) -> Any:
        """Return which actions are legal."""
        return self.env.unwrapped.action_masks()


def learner(heroes: list[str], seat: int, rewards: str) -> Any:
    """Return what makes one environment."""
    return lambda: Eyes(gymnasium.make("parlour/Unmatched-v2", heroes=heroes, seat=seat, rewards=rewards, disable_env_checker=True))


def save(model: Any, path: Path) -> None:
    """Write the policy's layers: half precision is enough to choose by."""
    policy = model.policy
    layers = [module for module in policy.mlp_extractor.policy_net if isinstance(module, torch.nn.Linear)] + [policy.action_net]
    stored = {}
    for n, layer in enumerate(layers):
        stored[f"weight_{n}"] = layer.weight.detach().numpy().astype(np.float16)
        stored[f"bias_{n}"] = layer.bias.detach().numpy().astype(np.float16)
    save_policy(path, "unmatched", stored)


def score(path: Path, games: int, first_seed: int) -> tuple[int, int]:
    """Return how many games the saved policy won and played against random, over all duels and both seats."""
    network = Network(path)
    won = played = 0
    each = -(-games // len(DUELS))
    for heroes, seat in DUELS:
        envs = gymnasium.make_vec("parlour/Unmatched-v2", num_envs=each, heroes=heroes, seat=seat)
        seen, _ = envs.reset(seed=first_seed)
        running = np.ones(each, bool)
        while running.any():
            logits = np.where(seen["action_mask"] > 0, network.logits(seen["observation"]), -np.inf)
            seen, rewards, over, _, _ = envs.step(logits.argmax(axis=1))
            won += int((rewards[running] > 0).sum())
            running &= ~over
        played += each
    return won, played


def interval(won: int, played: int) -> tuple[float, float]:
    """Return the 95 % interval of a win rate (Wilson)."""
    z = 1.96
    share = won / played
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    half = z * ((share * (1 - share) + z * z / (4 * played)) / played) ** 0.5 / (1 + z * z / played)
    return middle - half, middle + half


def judged(path: Path, games: int, first_seed: int) -> dict[str, Any]:
    """Return the win rate of a saved policy with its interval."""
    won, played = score(path, games, first_seed)
    low, high = interval(won, played)
    return {"won": won, "played": played, "rate": round(won / played, 3), "low": round(low, 3), "high": round(high, 3)}


class Curve(BaseCallback):  # type: ignore[misc]
    """Notes the win rate now and then."""

    def __init__(self, every: int, games: int, path: Path) -> None:
        super().__init__()
        self.every, self.games, self.path = every, games, path
        self.next = 0
        self.began = time.process_time()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.next:
            self.note()
            self.next += self.every

    def note(self) -> None:
        """Play some games that no training has seen."""
        save(self.model, self.path)
        point = {"steps": self.num_timesteps, **judged(self.path, self.games, 10_000_000)}
        print(json.dumps({**point, "cpu_s": round(time.process_time() - self.began)}), flush=True)


def main() -> None:
    """Train, note the curve, save."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--steps", type=int, default=150_000, help="the learner's own decisions")
    asked.add_argument("--every", type=int, default=37_500, help="a point of the curve after so many")
    asked.add_argument("--games", type=int, default=480, help="games for each point of the curve")
    asked.add_argument("--evaluate", type=int, default=0, metavar="GAMES", help="train nothing, play with the saved policy")
    asked.add_argument("--rewards", default="shaped", choices=["sparse", "shaped"])
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=WEIGHTS)
    given = asked.parse_args()
    if given.evaluate:
        print(json.dumps(judged(given.out, given.evaluate, 20_000_000)))
        return
    torch.set_num_threads(1)
    envs = DummyVecEnv([learner(heroes, seat, given.rewards) for heroes, seat in DUELS])
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=0.995,
        ent_coef=0.01,
        policy_kwargs={"net_arch": {"pi": [HIDDEN], "vf": [HIDDEN]}},
        seed=given.seed,
        device="cpu",
    )
    curve = Curve(given.every, given.games, given.out)
    model.learn(given.steps, callback=curve)
    curve.note()


if __name__ == "__main__":
    main()
