"""Trained policies on file: arrays, and the numbering of actions and observations they were trained with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
from numpy.typing import NDArray

from parlour.engine.errors import BadInput
from parlour.engine.title import Json
from parlour.envs.plan import Plan, check_numbering

Arrays = dict[str, NDArray[Any]]
_NUMBERING = "numbering"
MOST_TIMES = 64
"""So many times its size a file of arrays is at most once it is unpacked: games take 9 to 17 times as much, weights hardly more."""
SMALL = 2**28
"""Bytes that any file may unpack to: nothing but zeros is packed very well."""


def save_policy(path: Path | str, game: str, arrays: Arrays) -> None:
    """Write the arrays of a policy trained for a game, with the numbering they belong to."""
    if _NUMBERING in arrays:
        msg = f"{_NUMBERING!r} is the name under which the numbering itself is kept: call the array something else"
        raise BadInput(msg)
    np.savez_compressed(path, **{_NUMBERING: np.array(json.dumps(Plan(game, {}).codec.numbering()))}, **arrays)  # type: ignore[arg-type]


def stored_arrays(path: Path | str) -> Arrays:
    """Return the arrays of a file. Nothing in it is run, and one that would fill the memory once it is unpacked is not read."""
    with ZipFile(path) as file:
        size = sum(one.file_size for one in file.infolist())
    if size > max(SMALL, MOST_TIMES * Path(path).stat().st_size):
        msg = "it is far larger than it looks"
        raise ValueError(msg)
    with np.load(path, allow_pickle=False) as stored:
        return {key: stored[key] for key in stored.files}


def load_policy(path: Path | str, game: str) -> tuple[Arrays, Json]:
    """Return the arrays of a policy and its numbering, if that is the game's; a policy of another numbering is refused.

    Nothing in the file is run: arrays of Python objects are not read.
    """
    name = Path(path).name
    try:
        arrays = stored_arrays(path)
    except FileNotFoundError:
        msg = f"no policy in {name}: there is no such file"
        raise BadInput(msg) from None
    except Exception:  # noqa: BLE001 - what is wrong with a file that somebody spoilt is said in many ways
        msg = f"{name} is not a policy: it cannot be read as arrays of numbers"
        raise BadInput(msg) from None
    said = arrays.pop(_NUMBERING, None)
    try:
        numbering: Any = json.loads(str(said)) if said is not None else {}
    except ValueError:
        numbering = None
    check_numbering(name, numbering, Plan(game, {}).codec.numbering())
    return arrays, numbering
