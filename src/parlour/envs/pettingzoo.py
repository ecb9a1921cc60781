"""The games as PettingZoo environments: agents take turns (AEC); `parallel_env` is the same through PettingZoo's own wrapper."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env_logger import EnvLogger

from parlour.engine.errors import BadInput
from parlour.engine.reading import read_int
from parlour.engine.record import Record
from parlour.engine.title import Json
from parlour.envs.actions import Actions
from parlour.envs.core.codec import NUMBERING
from parlour.envs.core.desk import Desk
from parlour.envs.drawing import RENDER_MODES, picture, read_render_mode
from parlour.envs.plan import Plan
from parlour.envs.saving import Savable

Array = NDArray[np.int8]
_INT8 = np.dtype(np.int8)
STATES = ("observations", "full")
A_TRIAL = {"options": 1}
"""What PettingZoo's own suite passes to see that the argument is there."""


class IllegalAction(ValueError, AssertionError):  # noqa: N818 - it names what it is
    """An action number that is not legal now: PettingZoo's bounds raise AssertionError, its dead steps ValueError."""


def env(game: str, **options: Any) -> ParlourEnv:
    """Return a game as an AEC environment.

    Setup options are those of `parlour.new`; besides: `rewards` ("sparse" or "shaped"), `interrupts`, `max_cycles`,
    `state` ("observations" or "full"), `position` (a document or a table to begin at), `render_mode` ("ansi" or "rgb_array").
    """
    return ParlourEnv(game, **options)


raw_env = env
"""There is nothing to wrap: the environment checks order and bounds itself."""


def parallel_env(game: str, **options: Any) -> Any:
    """Return a game as a parallel environment: at each step everybody sends an action and only the one asked is heard."""
    return turn_based_aec_to_parallel(env(game, **options))


class ParlourEnv(Savable, AECEnv):
    """One game, agent by agent: `player_0` is seat 0. An observation is a dict of `observation` and `action_mask`."""

    MOMENT = (
        *("_desk", "_mask", "_seed", "_over", "_before", "_episode", "_chance", "agents", "agent_selection", "rewards"),
        *("_cumulative_rewards", "terminations", "truncations", "infos", "_skip_agent_selection"),
    )

    def __init__(  # noqa: PLR0913 - one argument for each thing agreed on
        self,
        game: str,
        *,
        rewards: str = "sparse",
        interrupts: bool = True,
        max_cycles: int | None = None,
        state: str = "observations",
        position: Any = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.plan = Plan(game, options, rewards=rewards, interrupts=interrupts, position=position)
        self.metadata: dict[str, Any] = {
            "name": f"parlour_{self.plan.title.id.replace('-', '_')}_v{NUMBERING}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            # At each moment one agent is asked: PettingZoo's wrapper may make it a parallel environment.
            "is_parallelizable": True,
        }
        self.render_mode = read_render_mode(render_mode)
        if state not in STATES:
            msg = f"state: expected one of {', '.join(STATES)}, got {state!r}"
            raise BadInput(msg)
        self.hidden_too = state == "full"
        self.max_cycles = None if max_cycles is None else read_int("max_cycles", max_cycles, 1, 10**9)
        codec = self.plan.codec
        self.possible_agents = [f"player_{seat}" for seat in range(self.plan.seats)]
        self.agents: list[str] = []
        self.agent_name_mapping = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (codec.places,), np.int8),
                "action_mask": spaces.Box(0, 1, (codec.size,), np.int8),
            }
        )
        self.observation_spaces: dict[str, Any] = {agent: space for agent in self.possible_agents}  # noqa: C420 - mypy
        self.action_spaces: dict[str, Any] = {agent: Actions(codec.size) for agent in self.possible_agents}
        known = codec.places * self.plan.seats
        self.state_space = spaces.Box(0, 127, (known + codec.hidden_places * self.hidden_too,), np.int8)
        self._nothing = np.zeros(codec.size, np.int8)
        self._nothing.flags.writeable = False
        self._not_asked = {"action_mask": self._nothing}
        self._chance = np.random.default_rng()
        self._episode = self.plan
        self._desk: Desk | None = None
        self._mask: Array = self._nothing
        self._seed = 0
        self._over = False
        self._before: list[float] = []

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations; the same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions; the same object every time."""
        return self.action_spaces[agent]

    # Playing.

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: with a seed the one `parlour.new` deals with it, without one the next of a random series.

        Options are agreed on for this episode alone: those of the setup, or a `position` to begin at.
        """
        episode = self.plan.varied(None if options == A_TRIAL else options)
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._seed = int(self._chance.integers(2**63)) if seed is None else seed
        desk = episode.begin(self._seed)
        self._episode = episode
        self._desk = desk
        self._over = False
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict.fromkeys(self.agents, self._not_asked)
        self._skip_agent_selection = None
        self._before = self.plan.chances(desk.g) if self.plan.shaped else []
        self.agent_selection = self.possible_agents[desk.seat]
        self._mask = np.frombuffer(desk.mask(desk.seat), _INT8)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def step(self, action: Any) -> None:
        """Take an action for the agent whose turn it is; `None` for one whose game is over."""
        desk = self._desk
        if desk is None:
            EnvLogger.error_step_before_reset()
        assert desk is not None
        if self._over:
            if not self.agents:
                msg = "the game is over: call reset() before the next step"
                raise IllegalAction(msg)
            self._was_dead_step(action)
            return
        if isinstance(action, np.integer):
            action = int(action)
        if not (isinstance(action, int) and desk.step(action)):
            raise IllegalAction(self.plan.refusal(desk, action))
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._not_asked
        if self._before:
            self._reward_progress(desk)
        if desk.seat < 0 or (self.max_cycles is not None and desk.steps >= self.max_cycles):
            self._end(desk)
            return
        self.agent_selection = self.possible_agents[desk.seat]
        self._mask = np.frombuffer(desk.mask(desk.seat), _INT8)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def _reward_progress(self, desk: Desk) -> None:
        """Reward every seat with the change of its chance to win, doubled like the results: their sum is the sparse reward."""
        now = self.plan.chances(desk.g)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = 2.0 * (now[seat] - self._before[seat])
        self._before = now
        self._accumulate_rewards()

    def _end(self, desk: Desk) -> None:
        """Tell everybody that the game is over, or cut short."""
        self._over = True
        if desk.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            if not self.plan.shaped:
                results = self.plan.results(desk.g)
                self.rewards = {agent: results[seat] for seat, agent in enumerate(self.possible_agents)}
                self._accumulate_rewards()
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    # Looking.

    def observe(self, agent: str) -> dict[str, Array]:
        """Return what an agent may know now; the mask is empty unless it is the agent's turn."""
        desk = self._desk
        if desk is None:
            EnvLogger.error_observe_before_reset()
        assert desk is not None
        seat = self.agent_name_mapping[agent]
        seen = np.frombuffer(desk.observation(seat), _INT8)
        return {"observation": seen, "action_mask": self._mask if seat == desk.seat else self._nothing.copy()}

    def last(self, observe: bool = True) -> Any:  # noqa: FBT001, FBT002 - PettingZoo's own signature
        """Return observation, reward since its last turn, termination, truncation and info of the agent whose turn it is."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def view(self, agent: str | None = None) -> Json:
        """Return everything an agent may know, as the structured document people and pages get; None is a spectator."""
        return self._episode.table(self._begun(), self._seed).view(None if agent is None else self.agent_name_mapping[agent])

    def record(self) -> Record:
        """Return the episode so far as a record: `.dumps()` is a file that `parlour replay` opens."""
        return self._episode.record(self._begun(), self._seed)

    def action_name(self, action: int) -> str:
        """Return what an action number always means."""
        return self.plan.codec.names[action]

    def key(self, action: int) -> str:
        """Return the key of an action that is legal now, as tables and records name it."""
        return self.plan.key(self._begun(), action)

    def state(self) -> Array:
        """Return what all agents together may know, one observation after the other; with `state="full"` also what nobody knows."""
        found: Array = self.plan.state(self._begun(), hidden=self.hidden_too)
        return found

    def render(self) -> Any:
        """Return the board as the agent whose turn it is sees it: text, or a picture."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode; name one when the environment is made")
            return None
        desk = self._begun()
        return picture(self.plan, desk.g, desk.seat if desk.seat >= 0 else None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _begun(self) -> Desk:
        if self._desk is None:
            msg = "reset() deals the first game: call it first"
            raise BadInput(msg)
        return self._desk
