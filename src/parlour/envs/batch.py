"""Many games at once for learning programs of one's own: any mix of setups, every seat learns, arrays written in place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from parlour.engine.errors import BadInput
from parlour.engine.reading import read_flag, read_int
from parlour.engine.record import MOST_SEED, Record
from parlour.envs.plan import Plan
from parlour.envs.rows import EVERYBODY, Crew, Here, Setting
from parlour.envs.saving import Saved


class Batch:
    """So many games, stepped together. Row n of every array belongs to game n, and shows it to the seat that is asked.

    A game that ends is dealt anew in the same step: `over` and `rewards` tell how it ended, everything else shows the new game.
    """

    def __init__(  # noqa: PLR0913 - one argument for each thing agreed on
        self,
        game: str,
        games: int = 64,
        *,
        setups: Sequence[Mapping[str, Any]] = ({},),
        positions: Sequence[Any] = (),
        seed: int = 0,
        workers: int = 1,
        rewards: str = "sparse",
        interrupts: bool = True,
        max_cycles: int | None = None,
        states: bool = False,
    ) -> None:
        self.games = read_int("games", games, 1, 1_000_000)
        self.workers = read_int("workers", workers, 1, self.games)
        if not setups and not positions:
            msg = "setups: at least one"
            raise BadInput(msg)
        usual = [] if positions and list(setups) == [{}] else setups
        self.plans = [Plan(game, setup, rewards=rewards, interrupts=interrupts) for setup in usual]
        self.plans += [Plan(game, {}, rewards=rewards, interrupts=interrupts, position=position) for position in positions]
        self._setting = Setting(
            self.plans,
            EVERYBODY,
            [],
            stride=self.games,
            max_cycles=None if max_cycles is None else read_int("max_cycles", max_cycles, 1, 10**9),
            states=read_flag("states", states),
        )
        self._open()
        self.reset(seed)

    def _open(self) -> None:
        self._host: Here | Crew
        self._host = Crew(self._setting, self.games, self.workers) if self.workers > 1 else Here(self._setting, self.games)
        arrays = self._host.arrays
        self.observations: NDArray[np.int8] = arrays["observations"]
        """What the seat that is asked may know."""
        self.masks: NDArray[np.int8] = arrays["masks"]
        """A 1 for each of its legal actions."""
        self.legal: NDArray[np.int16] = arrays["legal"]
        """The same as numbers: as many from the left as `counts` says, in no particular order."""
        self.counts: NDArray[np.int64] = arrays["counts"]
        """How many legal actions it has."""
        self.seats: NDArray[np.int16] = arrays["seats"]
        """Which seat that is."""
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        """What the last step gave to each seat: where a game ended, 1 for winners and -1 for losers."""
        self.over: NDArray[np.bool_] = arrays["over"]
        """Whether a game ended in the last step."""
        self.cut: NDArray[np.bool_] = arrays["cut"]
        """Whether it was cut short, after `max_cycles` steps."""
        self.states: NDArray[np.int8] | None = arrays.get("states")
        """Everything, hidden or not, if that was asked for: all seats' observations, then what no seat knows."""

    def reset(self, seed: int = 0) -> None:
        """Deal all games anew: game n with seed + n, and after its end with seed + n + the number of games, and so on."""
        read_int("seed", seed, 0, MOST_SEED)
        self._host.arrays["seeds"][:] = [(seed + n) & MOST_SEED for n in range(self.games)]
        self._host.ask("deal")

    def step(self, actions: Any) -> None:
        """Take an action in every game and write the arrays anew. If one is not legal, that is said and nothing changes."""
        self.send(actions)
        self.wait()

    def send(self, actions: Any) -> None:
        """Begin a step; with several workers they play while you do something else. Until `wait` the arrays mean nothing."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.games,) or numbers.dtype.kind not in "iu":
            msg = f"actions: expected {self.games} whole numbers, one for each game"
            raise BadInput(msg)
        size = self.masks.shape[1]
        kept = np.clip(numbers, 0, size - 1)
        refused = np.flatnonzero((self.masks[np.arange(self.games), kept] == 0) | (kept != numbers))
        if len(refused):
            bad = int(refused[0])
            (words,) = self._host.ask("refusal", int(numbers[bad]), of=bad)
            msg = f"game {bad}: {words}"
            raise BadInput(msg)
        self._host.arrays["actions"][:] = numbers
        self._host.send()

    def wait(self) -> None:
        """Return when the step that was begun is done and the arrays are written."""
        self._host.wait()

    def sample(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """Return a legal action for each game, each as likely."""
        which = (chance.random(self.games) * self.counts).astype(np.int64)
        return self.legal[np.arange(self.games), which].astype(np.int64)

    def advice(self) -> NDArray[np.int64]:
        """Return what a casual bot would do in each game, as a teacher for the first lessons; asked out of turn, it waits."""
        return np.array([action for part in self._host.ask("advised") for action in part], np.int64)

    def record(self, n: int) -> Record:
        """Return a game so far as a record that opens in the replay."""
        read_int("game", n, 0, self.games - 1)
        (found,) = self._host.ask("record", of=n)
        assert isinstance(found, Record)
        return found

    # Checkpoints and branches.

    def clone(self) -> Self:
        """Return an independent copy that stands where this one stands."""
        return deepcopy(self)

    def save(self) -> Saved:
        """Return this moment, to go back to; it can be pickled."""
        # The lists of legal actions are large, and written anew by `come_back`.
        arrays = {name: array.copy() for name, array in self._host.arrays.items() if name not in ("legal", "counts")}
        games = deepcopy([game for part in self._host.ask("saved") for game in part])
        return Saved(self._kind(), {"games": games, "arrays": arrays})

    def restore(self, saved: Saved) -> None:
        """Go back to a moment that was saved here or in another batch of as many games."""
        if getattr(saved, "of", None) != self._kind():
            msg = f"restore: expected what save() of {self.games} games of {self.plans[0].title.id} returned"
            raise BadInput(msg)
        self._host.ask("come_back", deepcopy(saved.moment["games"]))
        for name, array in saved.moment["arrays"].items():
            self._host.arrays[name][:] = array

    def _kind(self) -> tuple[str, str, int]:
        return "Batch", self.plans[0].title.id, self.games

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: getattr(self, name) for name in ("games", "workers", "plans", "_setting")}
        return kept | {"saved": self.save()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        saved = kept.pop("saved")
        self.__dict__.update(kept)
        self._open()
        self.restore(saved)

    # Processes end with the batch.

    def close(self) -> None:
        """End the processes, if there are any."""
        self._host.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
