"""The games as Gymnasium environments: one learning seat, bots at the others. Importing this module registers their ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from parlour.engine.reading import read_int
from parlour.engine.record import Record
from parlour.engine.title import Json
from parlour.envs.actions import Drawn, LegalActions
from parlour.envs.core.codec import NUMBERING
from parlour.envs.core.desk import Desk
from parlour.envs.drawing import RENDER_MODES, picture, read_render_mode
from parlour.envs.opponents import Partners, read_opponents
from parlour.envs.plan import Plan, first_asked
from parlour.envs.saving import Savable, Saved

Array = NDArray[np.int8]
Observation = dict[str, Array]

IDS = {
    f"parlour/Unmatched-v{NUMBERING}": "unmatched",
    f"parlour/BlackOrchestra-v{NUMBERING}": "black-orchestra",
    f"parlour/OrangeShallOvercome-v{NUMBERING}": "orange-shall-overcome",
}


class ParlourGym(Savable, gymnasium.Env):
    """One game from one seat: a step is the learner's action and whatever the others do until the learner is asked again."""

    MOMENT = ("_desk", "_seed", "_before", "_episode", "partners", "_np_random", "_np_random_seed")
    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(  # noqa: PLR0913 - one argument for each thing agreed on
        self,
        game: str,
        *,
        seat: int = 0,
        opponents: Any = "random",
        rewards: str = "sparse",
        interrupts: bool = True,
        position: Any = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.plan = Plan(game, options, rewards=rewards, interrupts=interrupts, position=position)
        self.seat = read_int("seat", seat, 0, self.plan.seats - 1)
        self.render_mode = read_render_mode(render_mode)
        self.partners = Partners(self.seat, read_opponents(self.plan, self.seat, opponents))
        codec = self.plan.codec
        self.observation_space = spaces_of(codec.places, codec.size)
        self.action_space = LegalActions(codec.size)
        self._episode = self.plan
        self._desk: Desk | None = None
        self._seed = 0
        self._before = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, one in which the learner is asked at least once: with a seed, the first such from that seed on.

        Options are agreed on for this episode alone: those of the setup, or a `position` to begin at.
        """
        episode = self.plan.varied(options)
        super().reset(seed=seed)
        self._seed, desk = first_asked(int(self.np_random.integers(2**63)) if seed is None else seed, self._begin(episode))
        self._episode = episode
        self._desk = desk
        self._before = self.plan.chances(desk.g)[self.seat] if self.plan.shaped else 0.0
        return self._seen(desk)

    def _begin(self, episode: Plan) -> Callable[[int], Desk]:
        """Return what deals a game and lets the others play on to the learner's first decision."""

        def begin(seed: int) -> Desk:
            desk = episode.begin(seed)
            self.partners.sit_down(seed, episode)
            self.partners.play_all(desk)
            return desk

        return begin

    def restore(self, saved: Saved) -> None:
        """Go back to a moment that was saved."""
        super().restore(saved)
        self.action_space.legal = self._desk.actions if self._desk is not None else None

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action; the others act until the learner is asked again or the game is over."""
        desk = self._desk
        if desk is None or desk.seat < 0:
            msg = "call reset() before the first step" if desk is None else "the game is over: call reset() before the next step"
            raise ResetNeeded(msg)
        number = int(action) if isinstance(action, (int, np.integer)) else action
        if isinstance(action, Drawn) and number not in desk.actions:
            number = desk.actions[number % len(desk.actions)]
        if not (isinstance(number, int) and desk.step(number)):
            raise InvalidAction(self.plan.refusal(desk, number))
        self.partners.play_all(desk)
        over = desk.seat < 0
        reward = 0.0
        if self.plan.shaped:
            now = self.plan.chances(desk.g)[self.seat]
            reward = 2.0 * (now - self._before)
            self._before = now
        elif over:
            reward = self.plan.results(desk.g)[self.seat]
        seen, info = self._seen(desk)
        return seen, reward, over, False, info

    def _seen(self, desk: Desk) -> tuple[Observation, dict[str, Any]]:
        seen = np.frombuffer(desk.observation(self.seat), np.int8)
        mask = np.frombuffer(desk.mask(self.seat), np.int8)
        self.action_space.legal = desk.actions
        return {"observation": seen, "action_mask": mask}, {"action_mask": mask}

    def state(self) -> Array:
        """Return everything, hidden or not, for a critic that may see it: all seats' observations, then what no seat knows."""
        found: Array = self.plan.state(self._begun())
        return found

    # For people.

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, as libraries with masked policies ask for it."""
        return np.frombuffer(self._begun().mask(self.seat), np.bool_)

    def view(self) -> Json:
        """Return everything the learner may know, as the structured document people and pages get."""
        return self._episode.table(self._begun(), self._seed).view(self.seat)

    def record(self) -> Record:
        """Return the episode so far as a record: `.dumps()` is a file that `parlour replay` opens."""
        return self._episode.record(self._begun(), self._seed)

    def action_name(self, action: int) -> str:
        """Return what an action number always means."""
        return self.plan.codec.names[action]

    def key(self, action: int) -> str:
        """Return the key of an action that is legal now, as tables and records name it."""
        return self.plan.key(self._begun(), action)

    def render(self) -> Any:
        """Return the board as the learner sees it: text, or a picture."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode; name one when the environment is made")
            return None
        return picture(self.plan, self._begun().g, self.seat, self.render_mode)

    def _begun(self) -> Desk:
        if self._desk is None:
            msg = "reset() deals the first game: call it first"
            raise ResetNeeded(msg)
        return self._desk


def spaces_of(places: int, size: int) -> Any:
    """Return the space of one observation."""
    return spaces.Dict({"observation": spaces.Box(0, 127, (places,), np.int8), "action_mask": spaces.Box(0, 1, (size,), np.int8)})


def register_all() -> None:
    """Put the ids into Gymnasium's registry; doing it twice changes nothing."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="parlour.envs.gymnasium:ParlourGym",
                vector_entry_point="parlour.envs.vector:ParlourVector",
                # The environment itself enforces the order of calls, with clear words.
                order_enforce=False,
                kwargs={"game": game},
            )


register_all()
