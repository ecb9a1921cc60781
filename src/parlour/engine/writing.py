"""Files that are written whole, or stay as they were."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """Name a file to write to; what is written there takes the place of the other at the end, and nothing does if it fails.

    Where a link stands, what it leads to is written. A device or a pipe is no file that another could take the place of.
    """
    place = Path(os.path.realpath(path))
    if place.exists() and not place.is_file():
        yield place
        return
    # A name of its own: somebody else may be writing the same file, and no file of theirs is called like this.
    draft = place.with_name(f".parlour-{secrets.token_hex(6)}")
    try:
        yield draft
        with draft.open("rb+") as written:
            os.fsync(written.fileno())
        draft.replace(place)
    finally:
        draft.unlink(missing_ok=True)
