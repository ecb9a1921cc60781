"""`parlour restore`: a backup back into its place, with nothing of the old database mixed in and nothing thrown away."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.engine.errors import BadInput


def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `parlour backup`; it stays as it is.")],
    *,
    db: Annotated[
        str | None,
        typer.Option(help="The database, or an empty PostgreSQL; without it, your own file.", envvar="PARLOUR_DB"),
    ] = None,
) -> None:
    """Put a backup into the place of the database of `parlour serve`; what was there before is kept beside it."""
    from parlour.cli.files import data_folder  # noqa: PLC0415
    from parlour.cli.serve import USUAL_DB  # noqa: PLC0415
    from parlour.server import dbfile  # noqa: PLC0415
    from parlour.server.contract import StoreFailed  # noqa: PLC0415
    from parlour.server.moving import move  # noqa: PLC0415
    from parlour.server.stores import is_address, shown  # noqa: PLC0415

    try:
        if db is not None and is_address(db):
            move(source, db)
            print(f"{shown(db)} is what {source} was.")
            return
        place = Path(db) if db is not None else data_folder() / USUAL_DB
        kept = dbfile.restore(source, place)
    except StoreFailed as mistake:
        raise BadInput(str(mistake)) from None
    print(f"{place} is what {source} was." + (f" The database before is kept as {kept}." if kept is not None else ""))
