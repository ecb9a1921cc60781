"""How many steps a second each interface makes, beside environments of other libraries, with the same random player.

`python -m parlour.envs.pace GAME WORKERS…` says how many a batch makes with so many processes, by the clock on the wall, and how
many times those of the first number.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from statistics import median
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


class Crew:
    """So many workers with a batch of games, and with two batches of half as many that take turns."""

    def __init__(self, game: str, workers: int, games: int) -> None:
        import numpy as np  # noqa: PLC0415

        from parlour.envs.batch import Batch  # noqa: PLC0415

        self.workers = workers
        self.games = games // 2 * 2
        self.chance = np.random.default_rng(1)
        self.all = Batch(game, self.games, workers=workers)
        self.halves = [Batch(game, self.games // 2, seed=n * self.games, workers=workers) for n in (0, 1)]

    def close(self) -> None:
        """End all processes."""
        for batch in (self.all, *self.halves):
            batch.close()

    def alone(self, seconds: float) -> tuple[float, float]:
        """Return steps per second by the clock on the wall: those of the games alone, and with the time to draw actions."""
        steps, stepping = 0, 0.0
        began = perf_counter()
        while (now := perf_counter()) - began < seconds:
            actions = self.all.sample(self.chance)
            drawn = perf_counter()
            self.all.step(actions)
            stepping += perf_counter() - drawn
            steps += self.games
        return steps / stepping, steps / (now - began)

    def in_turn(self, seconds: float) -> float:
        """Return steps per second of two batches: while actions are drawn for one, the workers play the other."""
        one, other = self.halves
        one.send(one.sample(self.chance))
        steps = 0
        began = perf_counter()
        while (now := perf_counter()) - began < seconds:
            other.send(other.sample(self.chance))
            one.wait()
            one.send(one.sample(self.chance))
            other.wait()
            steps += self.games
        one.wait()
        return steps / (now - began)


class Strangers:
    """So many programs that know nothing of each other, each with games of its own: what the machine can do at all."""

    def __init__(self, game: str, programs: int, games: int) -> None:
        context = get_context("spawn")
        self.talk: list[Connection] = []
        self.programs = []
        for _ in range(programs):
            mine, theirs = context.Pipe()
            program = context.Process(target=_stranger, args=(game, games, theirs), daemon=True)
            program.start()
            theirs.close()
            self.talk.append(mine)
            self.programs.append(program)

    def together(self, seconds: float) -> float:
        """Return the steps per second of all of them."""
        for talk in self.talk:
            talk.send(seconds)
        return sum(float(talk.recv()) for talk in self.talk)

    def close(self) -> None:
        """End all processes."""
        for talk, program in zip(self.talk, self.programs, strict=True):
            talk.close()
            program.join()


def _stranger(game: str, games: int, talk: Connection) -> None:
    crew = Crew(game, 1, games)
    with suppress(EOFError):  # nobody asks any more
        while True:
            talk.send(crew.alone(talk.recv())[0])


def crews_pace(game: str, workers: list[int], rounds: int, seconds: float, games: int = 1024) -> list[str]:
    """Say how many steps crews of so many workers make, how many times those of the first crew, and what the machine could do.

    All take turns, a moment each: whatever else the machine does slows them alike, and medians tell the rest.
    """
    crews = [Crew(game, number, games) for number in workers]
    strangers = [Strangers(game, number, games) for number in workers]
    try:
        found = [
            [
                (*crew.alone(seconds), crew.in_turn(seconds), others.together(seconds))
                for crew, others in zip(crews, strangers, strict=True)
            ]
            for _ in range(rounds + 1)
        ]
    finally:
        for crew, others in zip(crews, strangers, strict=True):
            crew.close()
            others.close()
    del found[0]  # memory is made ready when it is first written
    lines = []
    for n, crew in enumerate(crews):
        rates = [median(row[n][part] for row in found) for part in range(4)]
        times = [median(row[n][part] / row[0][part] for row in found) for part in range(4)]
        alone, drawn, turns, apart = (f"{rate:,.0f} ({ratio:.2f} times)" for rate, ratio in zip(rates, times, strict=True))
        lines += [
            f"{game}, {crew.workers} at work: {alone} steps/s, {drawn} with the drawing of actions, {turns} in two batches in turn"
        ]
        lines += [f"  as many programs that know nothing of each other: {apart}"]
    return lines


if __name__ == "__main__":
    game, *numbers = sys.argv[1:]
    print(*crews_pace(game, [int(number) for number in numbers], rounds=20, seconds=0.4), sep="\n")  # noqa: T201
