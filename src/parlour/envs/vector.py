"""Many games at once for Gymnasium: `gymnasium.make_vec("parlour/Unmatched-v2", num_envs=64)`."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from parlour.engine.errors import BadInput
from parlour.engine.record import Record
from parlour.engine.title import read_int
from parlour.envs.actions import LegalActions, LegalBatch
from parlour.envs.core.desk import Desk, Fleet
from parlour.envs.drawing import RENDER_MODES, picture, read_render_mode
from parlour.envs.gymnasium import spaces_of
from parlour.envs.partners import RANDOM, Partners, read_opponents
from parlour.envs.plan import Plan

Observations = dict[str, NDArray[np.int8]]


class ParlourVector(VectorEnv):
    """Games stepped together, encoded in one call. After its end a game is dealt anew in the next step (NEXT_STEP)."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(  # noqa: PLR0913 - one argument for each thing agreed on
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponents: Any = "random",
        rewards: str = "sparse",
        interrupts: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.num_envs = read_int("num_envs", num_envs, 1, 1_000_000)
        self.plan = Plan(game, options, rewards=rewards, interrupts=interrupts)
        self.seat = read_int("seat", seat, 0, self.plan.seats - 1)
        self.render_mode = read_render_mode(render_mode)
        names = read_opponents(self.plan, self.seat, opponents)
        # Random partners are played in compiled code; others think at tables of their own, one for each game.
        self.partners: list[Partners] = []
        if any(name != RANDOM for name in names):
            self.partners = [Partners(self.plan, self.seat, names) for _ in range(self.num_envs)]
        codec = self.plan.codec
        self.single_observation_space = spaces_of(codec.places, codec.size)
        self.single_action_space = LegalActions(codec.size)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = LegalBatch([codec.size] * self.num_envs)
        self._fleet = Fleet(codec, self.num_envs, self.seat)
        self._seeds = [0] * self.num_envs
        self._over = np.zeros(self.num_envs, np.bool_)
        self._before = np.zeros(self.num_envs)
        self._begun = False

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Observations, dict[str, Any]]:
        """Deal all games anew: game n with seed + n, or with the n-th seed of a list."""
        if seed is None or isinstance(seed, (int, np.integer)):
            super().reset(seed=None if seed is None else int(seed))
            seeds = [self._next_seed() if seed is None else int(seed) + n for n in range(self.num_envs)]
        else:
            seeds = [self._next_seed() if one is None else int(one) for one in seed]
            if len(seeds) != self.num_envs:
                msg = f"seed: {self.num_envs} games need as many seeds, not {len(seeds)}"
                raise BadInput(msg)
            super().reset(seed=seeds[0])
        for n, one in enumerate(seeds):
            self._deal(n, one)
        self._begun = True
        self._over = np.zeros(self.num_envs, np.bool_)
        if self.plan.shaped:
            self._progress(self._over.nonzero()[0])
        return self._seen()

    def _next_seed(self) -> int:
        return int(self.np_random.integers(2**63))

    def _deal(self, n: int, seed: int) -> None:
        """Begin a game in which the learner is asked at least once."""
        while not self._starts(n, seed):
            seed += 1
        self._seeds[n] = seed

    def _starts(self, n: int, seed: int) -> bool:
        desk = self.plan.begin(seed)
        if not self.partners:
            return self._fleet.begin(n, desk, seed)
        self._fleet.desks[n] = desk
        self.partners[n].sit_down(seed)
        self.partners[n].play_on(desk)
        return desk.seat >= 0

    def step(self, actions: Any) -> tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take one action in every game; where a game was over, its action is not looked at and a new one is dealt."""
        if not self._begun:
            msg = "call reset() before the first step"
            raise ResetNeeded(msg)
        numbers = [int(action) for action in actions]
        if len(numbers) != self.num_envs:
            msg = f"{self.num_envs} games need as many actions, not {len(numbers)}"
            raise InvalidAction(msg)
        bad = self._fleet.refused(numbers)
        if bad >= 0:
            msg = f"game {bad}: {self.plan.refusal(self._desk(bad), numbers[bad])}"
            raise InvalidAction(msg)
        fresh = np.flatnonzero(self._over)
        ended = self._play_on(numbers) if self.partners else self._fleet.step(numbers)
        for over in fresh:
            self._deal(int(over), self._next_seed())
        self._over = np.zeros(self.num_envs, np.bool_)
        self._over[ended] = True
        rewards = self._progress(fresh) if self.plan.shaped else np.zeros(self.num_envs)
        if not self.plan.shaped:
            for n in ended:
                rewards[n] = self.plan.results(self._desk(n).g)[self.seat]
        seen, info = self._seen()
        return seen, rewards, self._over.copy(), np.zeros(self.num_envs, np.bool_), info

    def _play_on(self, actions: list[int]) -> list[int]:
        """Take one action in every game that is not over, let the bots think, and return the games that have ended now."""
        ended: list[int] = []
        for n, action in enumerate(actions):
            desk = self._desk(n)
            if desk.seat >= 0:
                desk.step(action)
                self.partners[n].play_on(desk)
                if desk.seat < 0:
                    ended.append(n)
        return ended

    def _progress(self, fresh: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the change of the learner's chance to win in every game; none where it has just been dealt."""
        now = np.array([self.plan.chances(self._desk(n).g)[self.seat] for n in range(self.num_envs)])
        rewards = 2.0 * (now - self._before)
        rewards[fresh] = 0.0
        self._before = now
        return rewards

    def _seen(self) -> tuple[Observations, dict[str, Any]]:
        codec, fleet = self.plan.codec, self._fleet
        fleet.show()
        seen = np.frombuffer(memoryview(fleet.seen.cells), np.int8).reshape(self.num_envs, codec.places).copy()
        masks = np.frombuffer(memoryview(fleet.masks.cells), np.int8).reshape(self.num_envs, codec.size).copy()
        self.action_space.masks = masks
        return {"observation": seen, "action_mask": masks}, {"action_mask": masks}

    def _desk(self, n: int) -> Desk:
        desk = self._fleet.desks[n]
        assert desk is not None
        return desk

    def legal_actions(self, n: int) -> list[int]:
        """Return the legal action numbers of one game; none if it is over."""
        return self._desk(n).actions

    def record(self, n: int) -> Record:
        """Return one game so far as a record that opens in the replay."""
        return self.plan.record(self._desk(n), self._seeds[n])

    def render(self) -> Any:
        """Return the boards of all games."""
        if self.render_mode is None:
            return None
        return tuple(picture(self.plan, self._desk(n).g, self.seat, self.render_mode) for n in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""
