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


def network_file(arrays: Arrays, numbering: Json, about: Json, large: NDArray[Any] | None = None) -> bytes:
    """Return the file of a network; places that were never met and actions that were never offered have no rows.

    Where large numbers stand, such as turns or cards in a deck, a small mistake in a weight counts many times: those rows are
    followed by what their bytes have rounded away.
    """
    first, policy = arrays["first.weight"].T, arrays["policy.weight"]
    met = np.flatnonzero(np.abs(first).max(axis=1) > 0)
    offered = np.flatnonzero(np.abs(policy).max(axis=1) > 0)
    layers = [first[met], arrays["second.weight"].T, arrays["third.weight"].T, policy[offered], arrays["value.weight"]]
    weights, shifts = zip(*(packed(layer) for layer in layers), strict=True)
    # Sums are shifted down: half a step more, and that rounds them.
    biases = [arrays["first.bias"] * UNIT + (UNIT // STEP) / 2]
    biases += [arrays[f"{name}.bias"] * (UNIT * STEP) + UNIT / 2 for name in ("second", "third")]
    biases += [arrays["policy.bias"][offered] * (UNIT * STEP) + UNIT / 2, arrays["value.bias"] * (UNIT * STEP) + UNIT / 2]
    exactly = np.flatnonzero(large[met]) if large is not None else np.array([], np.int64)
    sizes = [len(first), len(met), first.shape[1], len(policy), len(offered), len(exactly)]
    told = {**about, "numbering": numbering, "sizes": sizes}
    body = [
        json.dumps(told, sort_keys=True).encode(),
        b"\n",
        numbered(met, len(first)),
        numbered(offered, len(policy)),
        *shifts,
        *weights,
    ]
    body += [np.rint(bias).astype("<i4").tobytes() for bias in biases]
    body += [exactly.astype("<i4").tobytes(), rounded_away(first[met][exactly]).tobytes()]
    return MAGIC + zlib.compress(b"".join(body), 9)


def rounded_away(rows: NDArray[Any]) -> NDArray[Any]:
    """Return what rows of weights lose when they become bytes, in the smallest steps there are."""
    weights, shifts = packed(rows)
    steps = 1 << np.frombuffer(shifts, np.uint8).astype(np.int64)[:, None]
    kept = np.frombuffer(weights, np.int8).reshape(rows.shape) * steps
    lost: NDArray[Any] = np.clip(np.rint(rows.astype(np.float64) * UNIT) - kept, -MOST, MOST).astype(np.int8)
    return lost


def numbered(rows: NDArray[Any], count: int) -> bytes:
    """Return for each of so many things the number of its row, -1 for none."""
    found = np.full(count, -1, "<i4")
    found[rows] = np.arange(len(rows))
    return found.tobytes()
