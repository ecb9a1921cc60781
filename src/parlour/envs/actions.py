"""The spaces of action numbers: Gymnasium's own, with a faster way to draw a legal one."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray


def any_legal(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """Return a legal action for each row of the masks, each as likely; 0 for a row that has none."""
    games, size = masks.shape
    # In one row of true and false, numpy finds the few that are true fastest.
    at = masks.reshape(-1).view(np.bool_).nonzero()[0]
    ends = np.searchsorted(at, np.arange(1, games + 1) * size)
    firsts = np.concatenate(([0], ends[:-1]))
    chosen = firsts + (chance.random(games) * (ends - firsts)).astype(np.int64)
    found = np.zeros(games, np.int64)
    some = ends > firsts
    found[some] = at[chosen[some]] % size
    return found


class Actions(spaces.Discrete):
    """All action numbers of a game. `sample(mask)` draws a legal one, each as likely, many times as fast as usual."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return an action number: any, or one of those the mask allows."""
        if probability is not None or not isinstance(mask, np.ndarray) or mask.dtype != np.int8 or mask.shape != (self.n,):
            return super().sample(mask, probability)
        legal = mask.view(np.bool_).nonzero()[0]
        if not len(legal):
            return self.start
        return legal[int(self.np_random.random() * len(legal))]


class Drawn(int):
    """An action drawn without a mask: should it no longer be legal, it stands for some legal action, whichever it falls on."""


class LegalActions(Actions):
    """The action numbers of one environment, which tells what is legal now: without a mask one of those is drawn."""

    legal: list[int] | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return an action number; without a mask one that is legal now, any where nobody is asked."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        legal = self.legal
        # Generic code draws before it resets: an action that waits for its step stays one that is taken.
        return Drawn(legal[int(self.np_random.random() * len(legal))] if legal else super().sample())


class LegalBatch(spaces.MultiDiscrete):
    """The actions of many environments at once, which tell what is legal now: without a mask legal ones are drawn."""

    masks: NDArray[np.int8] | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return an action number for each environment; without a mask those that are legal now, any where nobody is asked."""
        masks = self.masks
        if mask is not None or probability is not None or masks is None:
            return super().sample(mask, probability)
        return any_legal(masks, self.np_random)
