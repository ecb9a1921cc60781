"""From a network that learned to the file bots read: every weight a byte, every row shifted up by as much as it needs."""

from __future__ import annotations

import json
import zlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.bots.network import MAGIC, STEP
from parlour.engine.title import Json

FINE = 4
UNIT = STEP << FINE
"""A weight of 1 in whole numbers."""
MOST = 127
Arrays = dict[str, NDArray[Any]]


def packed(rows: NDArray[Any]) -> tuple[bytes, bytes]:
    """Return rows of weights as bytes, and by how many bits each row is shifted up: as few as its largest weight allows."""
    exact = rows.astype(np.float64) * UNIT
    largest = np.abs(exact).max(axis=1, initial=0.0)
    shifts = np.clip(np.ceil(np.log2(np.maximum(largest, 1e-9) / (MOST + 0.49))), 0, FINE).astype(np.int64)
    small = np.clip(np.rint(exact / (1 << shifts)[:, None]), -MOST, MOST).astype(np.int8)
    return small.tobytes(), shifts.astype(np.uint8).tobytes()


def network_file(arrays: Arrays, numbering: Json, about: Json) -> bytes:
    """Return the file of a network; places that were never met have no rows."""
    first = arrays["first.weight"].T
    wide, narrow, known = len(arrays["first.bias"]), len(arrays["second.bias"]), len(arrays["policy.bias"])
    met = np.flatnonzero(np.abs(first).max(axis=1) > 0)
    number = np.full(len(first), -1, "<i4")
    number[met] = np.arange(len(met))
    layers = [first[met], arrays["second.weight"].T, arrays["third.weight"].T, arrays["policy.weight"], arrays["value.weight"]]
    weights, shifts = zip(*(packed(layer) for layer in layers), strict=True)
    biases = [arrays["first.bias"] * UNIT]
    biases += [arrays[f"{name}.bias"] * (UNIT * STEP) for name in ("second", "third", "policy", "value")]
    told = {**about, "numbering": numbering, "sizes": [len(first), len(met), wide, narrow, known]}
    body = [json.dumps(told, sort_keys=True).encode(), b"\n", number.tobytes(), *shifts, *weights]
    body += [np.rint(bias).astype("<i4").tobytes() for bias in biases]
    return MAGIC + zlib.compress(b"".join(body), 9)
