"""`parlour restore`: a backup back into its place, with nothing of the old database mixed in and nothing thrown away."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.engine.errors import BadInput


def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `parlour backup`; it stays as it is.")],
    *,
    db: Annotated[Path | None, typer.Option(help="The database; without it, the one in your own data folder.")] = None,
) -> None:
    """Put a backup into the place of the database of `parlour serve`; what was there before is kept beside it."""
    from parlour.cli.files import data_folder  # noqa: PLC0415
    from parlour.cli.serve import USUAL_DB  # noqa: PLC0415
    from parlour.server import dbfile  # noqa: PLC0415

    place = db if db is not None else data_folder() / USUAL_DB
    try:
        kept = dbfile.restore(source, place)
    except dbfile.StoreFailed as mistake:
        raise BadInput(str(mistake)) from None
    print(f"{place} is what {source} was." + (f" The database before is kept as {kept}." if kept is not None else ""))
