"""Many games at once for Gymnasium: `gymnasium.make_vec("parlour/Unmatched-v2", num_envs=64)`."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar, Self

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from parlour.engine.errors import BadInput
from parlour.engine.reading import read_int
from parlour.engine.record import Record
from parlour.envs.actions import LegalActions, LegalBatch
from parlour.envs.drawing import RENDER_MODES, read_render_mode
from parlour.envs.gymnasium import spaces_of
from parlour.envs.opponents import read_opponents
from parlour.envs.plan import Plan
from parlour.envs.rows import Crew, Here, Setting
from parlour.envs.saving import Saved

Observations = dict[str, NDArray[np.int8]]


class ParlourVector(VectorEnv):
    """Games stepped together, in this process or in several. After its end a game is dealt anew in the next step (NEXT_STEP)."""

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
        position: Any = None,
        num_workers: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.num_envs = read_int("num_envs", num_envs, 1, 1_000_000)
        self.num_workers = read_int("num_workers", num_workers, 1, self.num_envs)
        self.plan = Plan(game, options, rewards=rewards, interrupts=interrupts, position=position)
        self.seat = read_int("seat", seat, 0, self.plan.seats - 1)
        self.render_mode = read_render_mode(render_mode)
        self.copy = copy
        codec = self.plan.codec
        self.single_observation_space = spaces_of(codec.places, codec.size)
        self.single_action_space = LegalActions(codec.size)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = LegalBatch([codec.size] * self.num_envs)
        self._setting = Setting([self.plan], self.seat, read_opponents(self.plan, self.seat, opponents), stride=0)
        self._begun = False
        self._open()

    def _open(self) -> None:
        self._host: Here | Crew
        if self.num_workers > 1:
            self._host = Crew(self._setting, self.num_envs, self.num_workers)
        else:
            self._host = Here(self._setting, self.num_envs)
        self._arrays = self._host.arrays
        self.action_space.masks = None

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Observations, dict[str, Any]]:
        """Deal all games anew: game n with seed + n, or with the n-th seed of a list.

        Options are agreed on for these games alone: those of the setup, or a `position` to begin at.
        """
        self.plan.varied(options)
        if seed is None or isinstance(seed, (int, np.integer)):
            super().reset(seed=None if seed is None else int(seed))
            seeds = [self._next_seed() if seed is None else int(seed) + n for n in range(self.num_envs)]
        else:
            seeds = [self._next_seed() if one is None else int(one) for one in seed]
            if len(seeds) != self.num_envs:
                msg = f"seed: {self.num_envs} games need as many seeds, not {len(seeds)}"
                raise BadInput(msg)
            super().reset(seed=seeds[0])
        self._arrays["seeds"][:] = seeds
        self._host.ask("deal", options)
        self._begun = True
        return self._seen()

    def _next_seed(self) -> int:
        return int(self.np_random.integers(2**63))

    def step(self, actions: Any) -> tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take one action in every game; where a game was over, its action is not looked at and a new one is dealt."""
        self.send(actions)
        return self.wait()

    def send(self, actions: Any) -> None:
        """Begin a step; with several workers they play while you do something else."""
        if not self._begun:
            msg = "call reset() before the first step"
            raise ResetNeeded(msg)
        numbers = np.asarray(actions)
        if len(numbers) != self.num_envs:
            msg = f"{self.num_envs} games need as many actions, not {len(numbers)}"
            raise InvalidAction(msg)
        over, masks = self._arrays["over"], self._arrays["masks"]
        kept = numbers.astype(np.int64)
        kept[over | (kept < 0) | (kept >= masks.shape[1])] = 0
        refused = np.flatnonzero(~over & ((masks[np.arange(self.num_envs), kept] == 0) | (kept != numbers)))
        if len(refused):
            bad = int(refused[0])
            (words,) = self._host.ask("refusal", int(numbers[bad]), of=bad)
            msg = f"game {bad}: {words}"
            raise InvalidAction(msg)
        for n in np.flatnonzero(over):
            self._arrays["seeds"][n] = self._next_seed()
        self._arrays["actions"][:] = kept
        self._host.send()

    def wait(self) -> tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Return what came of the step that was begun."""
        self._host.wait()
        rewards = self._arrays["rewards"][:, self.seat].astype(np.float64)
        seen, info = self._seen()
        return seen, rewards, self._arrays["over"].copy(), self._arrays["cut"].copy(), info

    def _seen(self) -> tuple[Observations, dict[str, Any]]:
        seen, masks = self._arrays["observations"], self._arrays["masks"]
        if self.copy:
            seen, masks = seen.copy(), masks.copy()
        self.action_space.masks = masks
        return {"observation": seen, "action_mask": masks}, {"action_mask": masks}

    def legal_actions(self, n: int) -> list[int]:
        """Return the legal action numbers of one game; none if it is over."""
        found: list[int] = self._arrays["masks"][n].nonzero()[0].tolist()
        return found

    def record(self, n: int) -> Record:
        """Return one game so far as a record that opens in the replay."""
        (found,) = self._host.ask("record", of=n)
        assert isinstance(found, Record)
        return found

    # Checkpoints and branches.

    def clone(self) -> Self:
        """Return an independent copy that stands where this one stands."""
        return deepcopy(self)

    def save(self) -> Saved:
        """Return this moment, to go back to; it can be pickled."""
        arrays = {name: array.copy() for name, array in self._arrays.items()}
        games = deepcopy([game for part in self._host.ask("saved") for game in part]) if self._begun else []
        return Saved(self._kind(), {"games": games, "arrays": arrays, "chance": deepcopy(self._np_random)})

    def restore(self, saved: Saved) -> None:
        """Go back to a moment that was saved here or in another environment of as many games."""
        if getattr(saved, "of", None) != self._kind():
            msg = f"restore: expected what save() of {self.num_envs} games of {self.plan.title.id} returned"
            raise BadInput(msg)
        self._begun = bool(saved.moment["games"])
        if self._begun:
            self._host.ask("come_back", deepcopy(saved.moment["games"]))
        for name, array in saved.moment["arrays"].items():
            self._arrays[name][:] = array
        self._np_random = deepcopy(saved.moment["chance"])
        self.action_space.masks = self._arrays["masks"].copy() if self._begun else None

    def _kind(self) -> tuple[str, str, int]:
        return type(self).__name__, self.plan.title.id, self.num_envs

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_host", "_arrays")}
        return kept | {"saved": self.save()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        saved = kept.pop("saved")
        self.__dict__.update(kept)
        self._open()
        self.restore(saved)

    def render(self) -> Any:
        """Return the boards of all games."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode; name one when the environment is made")
            return None
        return tuple(one for part in self._host.ask("pictures", self.render_mode) for one in part)

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, if there are any."""
        self._host.close()
