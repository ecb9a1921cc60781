"""The network that learns: what a seat may know, one wide layer, two narrow ones, and from these a policy and a value.

Wide and sparse first, narrow after: few places of an observation differ from 0, so the wide layer is a sum of a hundred rows, and
the rest is small. Activations are cut off at both ends and weights kept within bounds, so that small whole numbers can stand for
them (see `parlour.bots.network`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

from parlour.bots.network import HIGHEST, STEP
from parlour.envs.core.codec import Codec

TOP = HIGHEST / STEP
"""Activations go no higher than this."""
STEEPEST = 127 / STEP
"""Nor weights behind the first layer."""
LARGE = 16.0
"""Numbers like health or cards are shown to the network so much smaller, sets and counts as they are."""


def scales(codec: Codec) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return by what each place of an observation is multiplied before the network sees it."""
    found = [np.full(field.size, 1 / LARGE if field.high > LARGE else 1.0, np.float32) for field in codec.fields]
    return np.concatenate(found)


class Model(nn.Module):
    """A policy (one number for each action, higher is likelier) and a value (-1 to 1, for the seat that is asked)."""

    def __init__(self, codec: Codec, wide: int, narrow: int) -> None:
        super().__init__()
        self.shape = (codec.places, wide, narrow, codec.named)
        self.first = nn.Linear(codec.places, wide)
        self.second = nn.Linear(wide, narrow)
        self.third = nn.Linear(narrow, narrow)
        self.policy = nn.Linear(narrow, codec.named)
        self.value = nn.Linear(narrow, 1)
        # About a hundred places differ from 0, whatever the length of the observation.
        nn.init.normal_(self.first.weight, 0.0, 0.1)
        for layer in (self.second, self.third):
            nn.init.orthogonal_(layer.weight, 1.4)
            nn.init.zeros_(layer.bias)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)
        self.register_buffer("scale", torch.from_numpy(scales(codec)))
        self.register_buffer("met", torch.zeros(codec.places, dtype=torch.bool))

    def forward(self, seen: Any) -> tuple[Any, Any]:
        x = seen.float() * self.scale
        x = self.first(x).clamp(0.0, TOP)
        x = self.second(x).clamp(0.0, TOP)
        x = self.third(x).clamp(0.0, TOP)
        return self.policy(x), torch.tanh(self.value(x)).squeeze(-1)

    @torch.no_grad()
    def keep_within_bounds(self) -> None:
        """Keep weights where whole numbers can stand for them."""
        for layer in (self.second, self.third, self.policy, self.value):
            layer.weight.clamp_(-STEEPEST, STEEPEST)

    def arrays(self) -> dict[str, Any]:
        """Return the weights as arrays, those of the first layer for places as they are written; of places never met, 0."""
        found = {name: array.detach().float().cpu().numpy() for name, array in self.state_dict().items()}
        scale, met = found.pop("scale"), found.pop("met")
        found["first.weight"] *= (scale * met)[None, :]
        return found
