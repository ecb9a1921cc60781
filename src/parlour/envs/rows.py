"""Many games in one process or in several, written into arrays in place: what batches and vectorised environments stand on."""

from __future__ import annotations

import ctypes
import multiprocessing
import pickle
import signal
import sys
import threading
import weakref
from collections.abc import Callable, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.bots.bot import mind_of
from parlour.engine.errors import BadInput
from parlour.engine.kernel import NONE, WORD
from parlour.engine.record import MOST_SEED, Record
from parlour.engine.title import Json
from parlour.envs.core.desk import Desk, Fleet
from parlour.envs.drawing import picture
from parlour.envs.opponents import RANDOM, Partners, Player, Policy, answer
from parlour.envs.plan import Plan, first_asked

Arrays = dict[str, NDArray[Any]]
Make = Callable[[str, tuple[int, ...], Any], NDArray[Any]]

EVERYBODY = -1
"""The learner where every seat learns."""


class Setting:
    """What all games have in common: who learns, against whom, and what is written."""

    def __init__(  # noqa: PLR0913 - one argument for each thing agreed on
        self,
        plans: list[Plan],
        learner: int,
        players: list[Player],
        *,
        stride: int,
        max_cycles: int | None = None,
        states: bool = False,
    ) -> None:
        self.plans = plans
        self.learner = learner
        self.players = players
        # Where every seat learns, a game that ends is dealt anew at once, with a seed so much higher.
        self.stride = stride
        self.max_cycles = max_cycles
        self.states = states
        self.seats = max(plan.seats for plan in plans)
        codec = plans[0].codec
        self.state_places = self.seats * codec.places + codec.hidden_places

    def arrays(self, games: int, make: Make) -> Arrays:
        """Return the arrays of so many games."""
        codec = self.plans[0].codec
        found = {
            "observations": make("observations", (games, codec.places), np.int8),
            "masks": make("masks", (games, codec.size), np.int8),
            "seats": make("seats", (games,), np.int16),
            "rewards": make("rewards", (games, self.seats), np.float32),
            "over": make("over", (games,), np.bool_),
            "cut": make("cut", (games,), np.bool_),
            "actions": make("actions", (games,), np.int64),
            "seeds": make("seeds", (games,), np.uint64),
        }
        if self.learner == EVERYBODY:
            found["counts"] = make("counts", (games,), np.int64)
            found["legal"] = make("legal", (games, codec.size), np.int16)
        if self.states:
            found["states"] = make("states", (games, self.state_places), np.int8)
        return found


def plain(_: str, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """Return an array of this process."""
    return np.zeros(shape, kind)


class Rows:
    """Some games in this process."""

    def __init__(self, setting: Setting, first: int, arrays: Arrays) -> None:
        self.setting = setting
        self.arrays = arrays
        games = len(arrays["seats"])
        self.agreed = [setting.plans[(first + n) % len(setting.plans)] for n in range(games)]
        self.plans = list(self.agreed)
        self.first = first
        self.dealt = [0] * games
        self.before: list[list[float]] = [[] for _ in range(games)]
        # Random partners are played in compiled code; others sit at tables of their own, or are asked together.
        self.partners: list[Partners] = []
        if setting.learner >= 0 and any(player != RANDOM for player in setting.players):
            self.partners = [Partners(setting.learner, setting.players) for _ in range(games)]
        self._make_fleet()

    def _make_fleet(self) -> None:
        codec, games = self.plans[0].codec, len(self.plans)
        self.fleet = Fleet(codec, games, self.setting.learner)
        self.seen = np.frombuffer(memoryview(self.fleet.seen.cells), np.int8).reshape(games, codec.places)
        self.masks = np.frombuffer(memoryview(self.fleet.masks.cells), np.int8).reshape(games, codec.size)
        # A sheet remembers where it wrote: for masks these are the legal actions, one after the other.
        self.counts = np.frombuffer(memoryview(self.fleet.masks.counts), np.int64)
        self.legal = np.frombuffer(memoryview(self.fleet.masks.written), np.int16).reshape(games, codec.size)
        self.asked = np.frombuffer(memoryview(self.fleet.asked), np.int16)

    def desk(self, n: int) -> Desk:
        """Return the desk of a game."""
        desk = self.fleet.desks[n]
        assert desk is not None
        return desk

    # Playing.

    def deal(self, options: Json | None = None) -> None:
        """Deal all games anew, with the seeds in the array; options hold for these games and not for those dealt after them."""
        plans = [plan.varied(options) for plan in self.agreed]
        self.arrays["rewards"].fill(0)
        self.arrays["over"].fill(0)
        self.arrays["cut"].fill(0)
        for n, plan in enumerate(plans):
            self._deal(n, plan)
        self.show()

    def _deal(self, n: int, plan: Plan) -> None:
        seeds = self.arrays["seeds"]
        self.plans[n] = plan
        self.dealt[n], desk = first_asked(int(seeds[n]), lambda seed: self._begin(n, seed))
        if self.setting.stride:
            seeds[n] = (int(seeds[n]) + self.setting.stride) & MOST_SEED
        if self.plans[n].shaped:
            self.before[n] = self.plans[n].chances(desk.g)

    def _begin(self, n: int, seed: int) -> Desk:
        desk = self.plans[n].begin(seed)
        if not self.partners:
            self.fleet.begin(n, desk, seed)
        else:
            self.fleet.desks[n] = desk
            self.partners[n].sit_down(seed, self.plans[n])
            self.partners[n].play_all(desk)
        return desk

    def step(self) -> None:
        """Take the actions in the array. A game that was over before is dealt anew; one that ends now stays or is, as agreed."""
        over, cut, rewards = self.arrays["over"], self.arrays["cut"], self.arrays["rewards"]
        actions = self.arrays["actions"].tolist()
        at_once = self.setting.stride > 0
        fresh = [] if at_once else np.flatnonzero(over | cut).tolist()
        ended = self._play_on(actions, fresh) if self.partners or fresh else self.fleet.step(actions)
        again = ended[:] if at_once else fresh
        rewards.fill(0)
        over.fill(0)
        cut.fill(0)
        if self.plans[0].shaped:
            self._reward_progress()
        for n in ended:
            over[n] = True
            if not self.plans[n].shaped:
                rewards[n, : self.plans[n].seats] = self.plans[n].results(self.desk(n).g)
        if self.setting.max_cycles is not None:
            for n in range(len(self.plans)):
                if not over[n] and self.desk(n).steps >= self.setting.max_cycles:
                    cut[n] = True
                    again += [n] if at_once else []
        for n in again:
            self._deal(n, self.agreed[n])
            if not at_once:
                rewards[n] = 0
        self.show()

    def _play_on(self, actions: list[int], fresh: list[int]) -> list[int]:
        """Take one action in every game that was not over, let the others act, and return the games that have ended now."""
        playing = [n for n in range(len(self.plans)) if n not in fresh]
        for n in playing:
            self.desk(n).step(actions[n])
        if not self.partners:
            return [n for n in playing if not self.fleet.play_on(n)]
        going_on = playing
        while going_on:
            asked: dict[int, tuple[Policy, list[int]]] = {}
            for n in going_on:
                policy = self.partners[n].play_on(self.desk(n))
                if policy is not None:
                    asked.setdefault(id(policy), (policy, []))[1].append(n)
            for policy, rows in asked.values():
                answer(policy, [self.desk(n) for n in rows])
            going_on = [n for _, rows in asked.values() for n in rows]
        return [n for n in playing if self.desk(n).seat < 0]

    def _reward_progress(self) -> None:
        for n, plan in enumerate(self.plans):
            now = plan.chances(self.desk(n).g)
            self.arrays["rewards"][n, : plan.seats] = 2.0 * (np.array(now) - self.before[n])
            self.before[n] = now

    def show(self) -> None:
        """Write what the learners may know and do."""
        self.fleet.show()
        self.arrays["observations"][:] = self.seen
        self.arrays["masks"][:] = self.masks
        self.arrays["seats"][:] = self.asked
        if "legal" in self.arrays:
            most = int(self.counts.max())
            self.arrays["counts"][:] = self.counts
            self.arrays["legal"][:, :most] = self.legal[:, :most]
        if self.setting.states:
            for n, plan in enumerate(self.plans):
                state = plan.state(self.desk(n))
                known = plan.seats * plan.codec.places
                self.arrays["states"][n, :known] = state[:known]
                self.arrays["states"][n, self.setting.seats * plan.codec.places :] = state[known:]

    def advised(self) -> list[int]:
        """Return what a casual bot would do in each game; asked out of turn, it waits."""
        return [advice(plan, self.desk(n), self.dealt[n]) for n, plan in enumerate(self.plans)]

    # Looking back, going back.

    def record(self, n: int) -> Record:
        """Return a game so far as a record."""
        return self.plans[n].record(self.desk(n), self.dealt[n])

    def refusal(self, n: int, action: int) -> str:
        """Say why an action is not legal in a game."""
        return self.plans[n].refusal(self.desk(n), action)

    def pictures(self, mode: str) -> list[Any]:
        """Return the boards of all games as the learner sees them."""
        learner = self.setting.learner
        return [picture(plan, self.desk(n).g, learner if learner >= 0 else None, mode) for n, plan in enumerate(self.plans)]

    def saved(self) -> list[Any]:
        """Return everything that play changes, game by game."""
        return [
            (self.plans[n], self.desk(n).copy(), self.dealt[n], self.before[n], self.fleet.noise[n], self.partners[n : n + 1])
            for n in range(len(self.plans))
        ]

    def come_back(self, games: list[Any]) -> None:
        """Stand where games that were saved stood; these are the games of all rows."""
        for n, (plan, desk, dealt, before, noise, partners) in enumerate(games[self.first : self.first + len(self.plans)]):
            self.plans[n], self.dealt[n], self.before[n] = plan, dealt, before
            self.fleet.desks[n], self.fleet.noise[n] = desk.copy(), noise
            if partners:
                self.partners[n] = partners[0]
        self.show()


def advice(plan: Plan, desk: Desk, seed: int) -> int:
    """Return the action a casual bot would take: by the game's own judgement, from what the seat may know."""
    if len(desk.actions) == 1 or desk.options[0] == NONE:
        return desk.actions[0]
    noise = (seed * 1_000_003 + desk.steps * 7919) & WORD
    option = mind_of(plan.title.id).greedy(desk.g, desk.seat, desk.options, noise)
    return desk.actions[desk.options.index(option)]


class Here:
    """All games in this process."""

    def __init__(self, setting: Setting, games: int) -> None:
        self.arrays = setting.arrays(games, plain)
        self.rows = Rows(setting, 0, self.arrays)

    def send(self) -> None:
        """Begin a step with the actions in the array."""
        self.rows.step()

    def wait(self) -> None:
        """Return when the step is done."""

    def ask(self, what: str, *words: Any, of: int | None = None) -> list[Any]:
        """Return what the games answer; `of` one game, or all of them."""
        return [getattr(self.rows, what)(*([of] if of is not None else []), *words)]

    def close(self) -> None:
        """Nothing is open."""


class Crew:
    """Games in several processes, each of which writes its rows into memory that all share."""

    def __init__(self, setting: Setting, games: int, workers: int) -> None:
        context: Any = multiprocessing.get_context(_start_method())
        # All processes get the same pieces of memory, and each looks at its own rows.
        self._memory: dict[str, Any] = {}

        def shared(name: str, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            self._memory[name] = context.RawArray(ctypes.c_byte, max(size, 1))
            return np.frombuffer(self._memory[name], kind, int(np.prod(shape))).reshape(shape)

        self.arrays = setting.arrays(games, shared)
        shapes = {name: (array.shape, array.dtype.str) for name, array in self.arrays.items()}
        ends = [games * n // workers for n in range(workers + 1)]
        self.firsts = ends[:-1]
        self._talk: list[Connection] = []
        self._processes: list[Any] = []
        self._busy = False
        for first, end in pairwise(ends):
            mine, theirs = context.Pipe()
            inherited = [*self._talk, mine] if context.get_start_method() == "fork" else []
            process = context.Process(
                target=_work, args=(setting, first, end, self._memory, shapes, theirs, inherited), daemon=True, name="parlour-batch"
            )
            process.start()
            theirs.close()
            self._talk.append(mine)
            self._processes.append(process)
        self._end = weakref.finalize(self, _stop, self._talk, self._processes)

    def send(self) -> None:
        """Begin a step with the actions in the array."""
        self._busy = True
        for talk in self._talk:
            self._say(talk, b"")

    def wait(self) -> None:
        """Return when every process has made the step."""
        self._busy = False
        for heard in [self._hear(talk) for talk in self._talk]:
            if heard:
                self._raise(heard)

    def ask(self, what: str, *words: Any, of: int | None = None) -> list[Any]:
        """Return what the processes answer about their games; `of` one game, or all of them."""
        if self._busy:
            msg = "the games are in the middle of a step: wait for it first"
            raise BadInput(msg)
        asked = self._talk
        if of is not None:
            owner = max(n for n, first in enumerate(self.firsts) if first <= of)
            asked, words = [self._talk[owner]], (of - self.firsts[owner], *words)
        for talk in asked:
            self._say(talk, pickle.dumps((what, words)))
        heard = [self._hear(talk) for talk in asked]
        answers = [pickle.loads(one) for one in heard]  # noqa: S301 - our own process wrote it
        for said in answers:
            if isinstance(said, Exception):
                raise said
        return answers

    def close(self) -> None:
        """End the processes."""
        self._end()

    def _raise(self, heard: bytes) -> None:
        raise pickle.loads(heard)  # noqa: S301 - our own process wrote it

    def _say(self, talk: Connection, words: bytes) -> None:
        try:
            talk.send_bytes(words)
        except OSError:
            self._lost()

    def _hear(self, talk: Connection) -> bytes:
        try:
            return talk.recv_bytes()
        except (EOFError, OSError):
            self._lost()
        return b""

    def _lost(self) -> None:
        self.close()
        msg = "a process of the batch has ended; its games are lost"
        raise BadInput(msg) from None


def _work(  # noqa: PLR0913 - what a process is given
    setting: Setting,
    first: int,
    end: int,
    memory: dict[str, Any],
    shapes: dict[str, tuple[tuple[int, ...], str]],
    talk: Connection,
    others: Sequence[Connection],
) -> None:
    """Play some of the games until nobody asks any more; this runs in a process of its own."""
    # Ctrl-C reaches the whole group of processes: whoever started us decides what to do.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for other in others:
        other.close()
    arrays = {name: np.frombuffer(memory[name], kind, int(np.prod(shape))).reshape(shape) for name, (shape, kind) in shapes.items()}
    rows = Rows(setting, first, {name: array[first:end] for name, array in arrays.items()})
    while True:
        try:
            words = talk.recv_bytes()
        except (EOFError, OSError):
            return
        answer: Any = None
        try:
            if words:
                what, given = pickle.loads(words)  # noqa: S301 - whoever started us wrote it
                answer = getattr(rows, what)(*given)
            else:
                rows.step()
        except Exception as mistake:  # noqa: BLE001 - whoever asked shall hear of it
            answer = mistake if isinstance(mistake, BadInput) else BadInput(f"{type(mistake).__name__}: {mistake}")
        try:
            talk.send_bytes(pickle.dumps(answer) if words or answer is not None else b"")
        except OSError:
            return


def _start_method() -> str:
    """Forking is quick and knows every game that was registered, but it is safe only without other threads."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


def _stop(talk: list[Connection], processes: list[Any]) -> None:
    for one in talk:
        one.close()
    for process in processes:
        process.join(1)
        if process.is_alive():
            process.terminate()
            process.join()
        process.close()
