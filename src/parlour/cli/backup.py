"""`parlour backup`: a whole copy of the database, also while a server is running."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.engine.errors import BadInput


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    *,
    db: Annotated[
        str | None,
        typer.Option(help="The database, also a PostgreSQL; without it, your own file.", envvar="PARLOUR_DB"),
    ] = None,
) -> None:
    """Copy the database of `parlour serve` to a file, and check the copy."""
    from parlour.cli.files import data_folder  # noqa: PLC0415
    from parlour.cli.serve import USUAL_DB  # noqa: PLC0415
    from parlour.server.contract import StoreFailed  # noqa: PLC0415
    from parlour.server.dbfile import back_up  # noqa: PLC0415
    from parlour.server.moving import move  # noqa: PLC0415
    from parlour.server.stores import is_address  # noqa: PLC0415

    try:
        if db is not None and is_address(db):
            move(db, target)
        else:
            back_up(Path(db) if db is not None else data_folder() / USUAL_DB, target)
    except StoreFailed as mistake:
        raise BadInput(str(mistake)) from None
    print(f"Saved to {target}.")
