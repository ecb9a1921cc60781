"""Small networks in whole numbers: what a seat may know goes in, how likely each action is and how good things stand come out.

Whole numbers add up to the same sum in any order, so every machine, compiled or not, judges alike. The sums are made by a few lines
of C where the package was compiled (`sums.c`), otherwise in Python (`plain_sums.py`).

    first    bias + a row for every place of the observation that is not 0, times what stands there
    second   bias + a row for every number of the first layer, times that number; added to the first. The third layer likewise
    outputs  the value, and for each legal action its own row times the numbers of the third layer

Between layers numbers are shifted down and cut off at 0 and 2047. Files hold a byte for each weight and, for each row, by how much
it is shifted up; what a network was made for stands at their beginning.
"""

from __future__ import annotations

import json
import zlib
from array import array
from importlib.resources import files
from math import exp
from sys import byteorder
from typing import Any, Final

from parlour.bots import plain_sums
from parlour.engine.errors import BadInput

try:
    from parlour.bots import sums

    IN_C = True
except ImportError:
    IN_C = False

HIGHEST: Final = 2047
"""The highest number between layers: with 512 in a layer, no sum leaves 32 bits."""
STEP: Final = 64
"""So many of them are 1; values and logits come in the same steps."""
MAGIC: Final = b"PARLOUR NETWORK 2\n"
WIDEST: Final = 512
LARGEST: Final = 1 << 25
"""No file unpacks to more bytes."""
POWERS: Final = [1, 2, 4, 8, 16]
SUREST: Final = 1023
"""Logits and values are cut off here: nothing is surer."""
ONE: Final = 1 << 30
SHARES: Final = [round(exp(-n / STEP) * ONE) for n in range(SUREST + 1)]
"""How likely something is whose logit is so many steps below the highest, in whole numbers."""
CHANCES: Final = [round(ONE / (1.0 + exp(-2.0 * n / STEP))) for n in range(-SUREST, SUREST + 1)]
"""The chance to win by the value, in whole numbers."""


class Network:
    """A network that was read: its numbers in one block, and what it was made for."""

    def __init__(self, about: dict[str, Any], layout: list[int], block: bytes) -> None:
        self.about: dict[str, Any] = about
        self.layout: list[int] = layout
        self.block: bytes = block
        self.plain: plain_sums.Sums | None = None if IN_C else plain_sums.Sums(layout, block)

    def outputs(self, seen: bytes, actions: list[int]) -> list[int]:
        """Return the value and then the logit of each of the actions, in steps of 1/64."""
        if self.plain is not None:
            return self.plain.outputs(seen, actions)
        found: list[int] = sums.outputs(self.block, self.layout, seen, actions)
        return found


def chance_of(value: int) -> float:
    """Return the chance to win that a value stands for, 0 to 1."""
    return CHANCES[min(max(value, -SUREST), SUREST) + SUREST] / ONE


def shares_of(logits: list[int]) -> list[float]:
    """Return how likely each of several actions is; together they are 1."""
    highest = max(logits)
    shares: list[int] = []
    total = 0
    for logit in logits:
        share = SHARES[min(highest - logit, SUREST)]
        shares.append(share)
        total += share
    return [share / total for share in shares]


def read_network(name: str, data: bytes) -> Network:
    """Return the network in a file."""
    try:
        return unfolded(data)
    except (ValueError, LookupError, TypeError, OverflowError, zlib.error):
        msg = f"{name}: not a network of this version"
        raise BadInput(msg) from None


def unfolded(data: bytes) -> Network:
    """Return the network in the bytes of a file; anything else is a mistake of some kind."""
    if not data.startswith(MAGIC):
        raise ValueError
    text, _, body = zlib.decompressobj().decompress(data[len(MAGIC) :], LARGEST).partition(b"\n")
    about: dict[str, Any] = json.loads(text)
    places, rows, wide, known, offered, exactly = [int(size) for size in about["sizes"]]
    if not 0 < wide <= WIDEST:
        raise ValueError
    # Rows, how long they are, and how many biases go with them.
    layers = [(rows, wide, wide), (wide, wide, wide), (wide, wide, wide), (offered, wide, offered), (1, wide, 1)]
    shifts = 4 * (places + known)
    weights = shifts + sum(count for count, _, _ in layers)
    biases = weights + sum(count * length for count, length, _ in layers)
    finer = biases + 4 * sum(many for _, _, many in layers)
    if len(body) != finer + (4 + wide) * exactly:
        raise ValueError
    more = finer_rows(array("i", native(body[finer : finer + 4 * exactly])), array("b", body[finer + 4 * exactly :]), wide)
    parts = [native(body[:shifts])]
    for count, length, many in layers:
        parts.append(unpacked(body[weights : weights + count * length], body[shifts : shifts + count], length, more))
        more = {}
        parts.append(native(body[biases : biases + 4 * many]))
        shifts += count
        weights += count * length
        biases += 4 * many
    return Network(about, [places, rows, wide, known, offered], b"".join(parts))


def finer_rows(numbers: array[int], small: array[int], length: int) -> dict[int, list[int]]:
    """Return what is added to rows of the first layer, by their number: what their bytes have rounded away."""
    return {number: small[n * length : (n + 1) * length].tolist() for n, number in enumerate(numbers)}


def unpacked(weights: bytes, shifts: bytes, length: int, more: dict[int, list[int]]) -> bytes:
    """Return rows of weights as they are added up: each shifted up by as much as its row is, then what was rounded away."""
    found = array("h")
    small = array("b", weights)
    for n in range(len(shifts)):
        row = small[n * length : (n + 1) * length]
        times = POWERS[shifts[n]]
        if n in more:
            found.extend([weight * times + rest for weight, rest in zip(row, more[n], strict=True)])
        else:
            found.extend([weight * times for weight in row])
    return found.tobytes()


def native(numbers: bytes) -> bytes:
    """Return 32-bit numbers of a file in this machine's order of bytes."""
    if byteorder == "little":
        return numbers
    swapped = array("i", numbers)
    swapped.byteswap()
    return swapped.tobytes()


_known: Final[dict[str, Network]] = {}


def network_of(game: str) -> Network:
    """Return what has learned a game; it is read when somebody asks for the first time."""
    found = _known.get(game)
    if found is None:
        file = files("parlour.bots").joinpath(game.replace("-", "_"), "network.bin")
        if not file.is_file():
            msg = f"no network has learned {game}"
            raise BadInput(msg)
        found = _known[game] = read_network("network.bin", file.read_bytes())
    return found
