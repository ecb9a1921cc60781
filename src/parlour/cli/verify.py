"""`parlour verify` says whether a saved game is sound."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.engine.counting import counted


def verify(file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]) -> None:
    """Check a saved game: every choice legal, the same end."""
    import parlour  # noqa: PLC0415
    from parlour.cli.files import read_record  # noqa: PLC0415

    record = read_record(file)
    table = parlour.replay(record)
    end = table.outcome.reason if table.outcome is not None else "The game is not over."
    print(f"{file}: sound. {table.title.name}, {counted(table.version, 'choice')}, hash {record.hash}. {end}")
