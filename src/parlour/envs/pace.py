"""How many steps a second each interface makes, beside environments of other libraries, with the same random player.

`python -m parlour.envs.pace GAME WORKERS…` says how many a batch makes with so many processes, by the clock on the wall.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from time import perf_counter, process_time
from typing import Any

GAMES = ("black-orchestra", "orange-shall-overcome", "unmatched")
VECTOR = 64
Steps = Iterator[int]
"""An endless game: every item is so many steps made."""


def pace(game: str, seconds: float) -> dict[str, int | None]:
    """Return steps a second of one game by interface; None where the library is not installed."""
    return {name: speed(lambda make=make: make(game), seconds) for name, make in INTERFACES.items()}  # type: ignore[misc]


def peers(seconds: float) -> dict[str, int | None]:
    """Return steps a second of environments of other libraries; None where one is not installed."""
    return {name: speed(make, seconds) for name, make in PEERS.items()}


def speed(make: Callable[[], Steps], seconds: float) -> int | None:
    """Return steps per second of CPU time, or None if the library is missing or does not work here."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            playing = make()
            for _ in range(20):
                next(playing)
            steps = 0
            began = process_time()
            while process_time() - began < seconds:
                for _ in range(20):
                    steps += next(playing)
            return round(steps / (process_time() - began))
        except Exception:  # noqa: BLE001 - whatever another library says, there is nothing to measure
            return None


# The player is the same everywhere: read the mask, take any legal action.


def agents_in_turn(env: Any) -> Steps:
    """Play an AEC environment: look, choose, step; steps for agents whose game is over are not counted."""
    chance = Random(1).random
    for seed in count(1):
        env.reset(seed=seed)
        while env.agents:
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = legal_of(mask)
            env.step(int(legal[int(chance() * len(legal))]))
            yield 1


def legal_of(mask: Any) -> Any:
    """Return the legal actions of a mask of single bytes; numpy finds them faster if they are called true and false."""
    return mask.view(bool).nonzero()[0]


def _pettingzoo(game: str) -> Steps:
    from parlour.envs.pettingzoo import env  # noqa: PLC0415 - an extra

    return agents_in_turn(env(game))


def _gymnasium(game: str) -> Steps:
    from parlour.envs.gymnasium import ParlourGym  # noqa: PLC0415

    chance = Random(1).random
    env = ParlourGym(game)
    for seed in count(1):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            legal = legal_of(seen["action_mask"])
            seen, _, over, _, _ = env.step(int(legal[int(chance() * len(legal))]))
            yield 1


def _vector(game: str) -> Steps:
    from parlour.envs.vector import ParlourVector  # noqa: PLC0415

    env = ParlourVector(game, VECTOR, copy=False)
    env.reset(seed=1)
    while True:
        env.step(env.action_space.sample())
        yield VECTOR


def _batch(game: str) -> Steps:
    import numpy as np  # noqa: PLC0415

    from parlour.envs.batch import Batch  # noqa: PLC0415

    batch = Batch(game, VECTOR)
    chance = np.random.default_rng(1)
    while True:
        batch.step(batch.sample(chance))
        yield VECTOR


def _search(game: str) -> Steps:
    import parlour  # noqa: PLC0415 - whoever asks for other interfaces need not wait for it
    from parlour import search  # noqa: PLC0415

    chance = Random(1).random
    start = search.position(parlour.new(game, seed=1))
    for seed in count(1):
        g = start.clone()
        g.redeal(0, seed)
        made = 0
        while g.winners < 0:
            options = g.options
            g.choose(options[int(chance() * len(options))])
            made += 1
        yield made


def _openspiel(game: str) -> Steps:
    import pyspiel  # noqa: PLC0415

    from parlour.envs.openspiel import NAMES  # noqa: PLC0415

    chance = Random(1).random
    loaded = pyspiel.load_game(NAMES[game])
    for deal in count(1):
        state = loaded.new_initial_state()
        state.apply_action(deal % loaded.deals)
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
            yield 1


INTERFACES: dict[str, Callable[[str], Steps]] = {
    "pettingzoo": _pettingzoo,
    "gymnasium": _gymnasium,
    f"gymnasium, {VECTOR} at once": _vector,
    f"batch, {VECTOR} at once": _batch,
    "openspiel": _openspiel,
    "search of one's own, decisions": _search,
}


def _chess() -> Steps:
    from pettingzoo.classic import chess_v6  # noqa: PLC0415

    return agents_in_turn(chess_v6.env())


def _hanabi() -> Steps:
    from pettingzoo.classic import hanabi_v5  # noqa: PLC0415

    return agents_in_turn(hanabi_v5.env())


def _rlcard(name: str) -> Steps:
    import rlcard  # noqa: PLC0415

    chance = Random(1).random
    env = rlcard.make(name)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance() * len(legal))])
            yield 1


PEERS: dict[str, Callable[[], Steps]] = {
    "PettingZoo chess": _chess,
    "PettingZoo hanabi": _hanabi,
    "RLCard uno": lambda: _rlcard("uno"),
    "RLCard leduc-holdem": lambda: _rlcard("leduc-holdem"),
}


def crew_pace(game: str, workers: int, seconds: float, games: int = 1024) -> tuple[int, int]:
    """Return steps per second by the clock on the wall: those of the games alone, and with the time it takes to draw actions."""
    import numpy as np  # noqa: PLC0415

    from parlour.envs.batch import Batch  # noqa: PLC0415

    chance = np.random.default_rng(1)
    with Batch(game, games, workers=workers) as batch:
        steps, stepping = 0, 0.0
        began = perf_counter()
        while (now := perf_counter()) - began < seconds:
            actions = batch.sample(chance)
            drawn = perf_counter()
            batch.step(actions)
            stepping += perf_counter() - drawn
            steps += games
        return round(steps / stepping), round(steps / (now - began))


def turns_pace(game: str, workers: int, seconds: float, games: int = 1024) -> int:
    """Return steps per second of two batches that take turns: while actions are drawn for one, the workers play the other."""
    import numpy as np  # noqa: PLC0415

    from parlour.envs.batch import Batch  # noqa: PLC0415

    chance = np.random.default_rng(1)
    half = games // 2
    with Batch(game, half, workers=workers) as one, Batch(game, half, seed=half, workers=workers) as other:
        one.send(one.sample(chance))
        steps = 0
        began = perf_counter()
        while (now := perf_counter()) - began < seconds:
            other.send(other.sample(chance))
            one.wait()
            one.send(one.sample(chance))
            other.wait()
            steps += 2 * half
        one.wait()
        return round(steps / (now - began))


if __name__ == "__main__":
    game, *numbers = sys.argv[1:]
    for workers in map(int, numbers):
        alone, drawn = crew_pace(game, workers, 4.0)
        turns = turns_pace(game, workers, 4.0)
        print(  # noqa: T201
            f"{game}, {workers} workers: {alone:,} steps/s; {drawn:,} with the drawing of actions, "
            f"{turns:,} in two batches that take turns",
            flush=True,
        )
