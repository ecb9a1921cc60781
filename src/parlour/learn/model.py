"""The network that learns: what a seat may know, three wide layers that each add to the one before, a policy and a value.

Few places of an observation differ from 0, so the first layer is a sum of a few dozen rows. Activations are cut off at both ends
and weights kept within bounds, so that small whole numbers can stand for them (see `parlour.bots.network`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn.functional import linear

from parlour.bots.network import HIGHEST, STEP
from parlour.envs.core.codec import Codec

TOP = HIGHEST / STEP
"""Activations go no higher than this."""
STEEPEST = 127 / STEP
"""Nor weights."""
LARGE = 16.0
"""Numbers like health or cards are shown to the network so much smaller, sets and counts as they are."""


def scales(codec: Codec) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return by what each place of an observation is multiplied before the network sees it."""
    found = [np.full(field.size, 1 / LARGE if field.high > LARGE else 1.0, np.float32) for field in codec.fields]
    return np.concatenate(found)


class Model(nn.Module):
    """A policy (one number for each action, higher is likelier) and a value (-1 to 1, for the seat that is asked)."""

    def __init__(self, codec: Codec, wide: int) -> None:
        super().__init__()
        self.first = nn.Linear(codec.places, wide)
        self.second = nn.Linear(wide, wide)
        self.third = nn.Linear(wide, wide)
        self.policy = nn.Linear(wide, codec.named)
        self.value = nn.Linear(wide, 1)
        # A few dozen places differ from 0, whatever the length of the observation.
        nn.init.normal_(self.first.weight, 0.0, 0.1)
        for layer in (self.second, self.third):
            nn.init.orthogonal_(layer.weight, 0.5)
            nn.init.zeros_(layer.bias)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)
        self.register_buffer("scale", torch.from_numpy(scales(codec)))
        self.register_buffer("met", torch.zeros(codec.places, dtype=torch.bool))
        self.register_buffer("offered", torch.zeros(codec.named, dtype=torch.bool))

    def forward(self, seen: Any) -> tuple[Any, Any]:
        # On a GPU half the bytes do: what is seen are small whole numbers.
        x = seen.to(torch.bfloat16 if seen.is_cuda else torch.float32)
        x = linear(x, self.first.weight * self.scale, self.first.bias).clamp(0.0, TOP)
        x = (x + self.second(x).relu()).clamp(max=TOP)
        x = (x + self.third(x).relu()).clamp(max=TOP)
        return self.policy(x), torch.tanh(self.value(x)).squeeze(-1)

    @torch.no_grad()
    def keep_within_bounds(self) -> None:
        """Keep weights where whole numbers can stand for them."""
        most = STEEPEST / self.scale
        self.first.weight.clamp_(-most, most)
        for layer in (self.second, self.third, self.policy, self.value):
            layer.weight.clamp_(-STEEPEST, STEEPEST)

    def arrays(self) -> dict[str, Any]:
        """Return the weights as arrays, those of the first layer for places as they are written; of what was never met, 0."""
        found = {name: array.detach().float().cpu().numpy() for name, array in self.state_dict().items()}
        scale, met, offered = (found.pop(name) for name in ("scale", "met", "offered"))
        found["first.weight"] *= (scale * met)[None, :]
        found["policy.weight"] *= offered[:, None]
        return found
