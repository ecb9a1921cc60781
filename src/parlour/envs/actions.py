"""The space of action numbers: Gymnasium's own, with a faster way to draw a legal one."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces


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
    """An action drawn from the space without a mask: it stands for some legal action, whichever its number falls on."""


class LegalActions(Actions):
    """Action numbers of which one drawn without a mask is always taken as a legal action."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Return an action number; without a mask one that `step` takes for a legal action."""
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return Drawn(super().sample())
