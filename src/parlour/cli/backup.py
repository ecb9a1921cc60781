"""`parlour backup`: a whole copy of the database, also while a server is running."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.engine.errors import BadInput


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    *,
    db: Annotated[Path | None, typer.Option(help="The database; without it, the one in your own data folder.")] = None,
) -> None:
    """Copy the database of `parlour serve` to a file, and check the copy."""
    from parlour.cli.files import data_folder  # noqa: PLC0415
    from parlour.cli.serve import USUAL_DB  # noqa: PLC0415
    from parlour.server.dbfile import StoreFailed, back_up  # noqa: PLC0415

    try:
        back_up(db if db is not None else data_folder() / USUAL_DB, target)
    except StoreFailed as mistake:
        raise BadInput(str(mistake)) from None
    print(f"Saved to {target}.")
