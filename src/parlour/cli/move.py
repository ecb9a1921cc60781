"""`parlour move`: all games from one database into another, from a file to PostgreSQL or back."""

from __future__ import annotations

from typing import Annotated

import typer

from parlour.engine.errors import BadInput


def move(
    *,
    source: Annotated[str, typer.Option("--from", metavar="DB", help="The database to read: a file, or postgresql://…")],
    target: Annotated[str, typer.Option("--to", metavar="DB", help="The database to fill, which must be empty; a file is made.")],
) -> None:
    """Copy all tables, links and devices from one database into another, and compare every row. The old one stays as it is."""
    from parlour.engine.counting import counted  # noqa: PLC0415
    from parlour.server.contract import StoreFailed  # noqa: PLC0415
    from parlour.server.moving import move as copy  # noqa: PLC0415
    from parlour.server.stores import read_db, shown  # noqa: PLC0415

    try:
        moved = copy(read_db(source), read_db(target))
    except StoreFailed as mistake:
        raise BadInput(str(mistake)) from None
    print(f"{counted(moved.tables, 'table')} with {counted(moved.moves, 'move')} copied and compared: {shown(read_db(target))}")
