"""`parlour tables`: what a database holds; closing and deleting tables of it."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from parlour.engine.errors import BadInput
from parlour.engine.reading import printable


def tables(
    *,
    db: Annotated[
        str | None, typer.Option(help="The database, also a PostgreSQL; without it, your own file.", envvar="PARLOUR_DB")
    ] = None,
    close: Annotated[list[str] | None, typer.Option(metavar="ID", help="End a table for good; its record opens.")] = None,
    delete: Annotated[list[str] | None, typer.Option(metavar="ID", help="Remove a table with all that belongs to it.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs: one JSON document.")] = False,
) -> None:
    """List the tables in the database of `parlour serve`; close or delete some. To change a file, stop its server first."""
    from parlour.cli.files import data_folder  # noqa: PLC0415
    from parlour.cli.serve import USUAL_DB  # noqa: PLC0415
    from parlour.server import stores  # noqa: PLC0415
    from parlour.server.contract import StoreFailed  # noqa: PLC0415

    place = stores.read_db(db) if db is not None else data_folder() / USUAL_DB
    if isinstance(place, Path) and not place.is_file():
        msg = f"{place}: there is no such database"
        raise BadInput(msg)
    try:
        found = stores.tables(place, close or [], delete or [])
    except StoreFailed as mistake:
        raise BadInput(str(mistake)) from None
    if as_json:
        print(json.dumps([asdict(one) for one in found], indent=1))
        return
    for done, changed in (("Closed", close), ("Deleted", delete)):
        if changed:
            print(f"{done}: {', '.join(changed)}.")
    if not found:
        print("There are no tables.")
    for one in found:
        who = f"{one.people} at it" + (f", {one.bots} {'bot' if one.bots == 1 else 'bots'}" if one.bots else "")
        clock = ", with a clock" if one.clock else ""
        moves = "1 move" if one.moves == 1 else f"{one.moves} moves"
        print(
            f"{printable(one.id)}  {printable(one.game):<22} {one.state:<8} {moves:>11}  last seen {_day(one.seen)}  {who}{clock}"
        )


def _day(at: float) -> str:
    try:
        return f"{datetime.fromtimestamp(at).astimezone():%Y-%m-%d %H:%M}"
    except (OverflowError, ValueError, OSError):
        return "at no time"
