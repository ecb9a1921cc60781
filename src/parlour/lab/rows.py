"""A study game by game: a line for each in a table, a record for each in a folder.

The games are played once more, which always gives the same: so it does not matter where and how often the study was interrupted.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.title import Json
from parlour.engine.writing import drafted
from parlour.lab.contrast import factors, setting_name, show
from parlour.lab.extras import missing
from parlour.lab.match import Boards
from parlour.lab.running import Run
from parlour.lab.study import Study, Unit

PARQUET = ".parquet"
KINDS = (".csv", PARQUET)
FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""What spreadsheets take for the beginning of one."""
MOST_RECORDS = 100_000
BLOCK = 16


def check_rows(path: Path) -> None:
    """Refuse a table that cannot be written, before anything is played."""
    if path.suffix not in KINDS:
        msg = f"--rows: a file that ends in {' or '.join(KINDS)}, not {path.name!r}"
        raise BadInput(msg)
    if path.suffix == PARQUET and find_spec("pyarrow") is None:
        raise BadInput(missing("--rows with .parquet", "pyarrow"))


def check_records(folder: Path, games: int) -> None:
    """Refuse a folder in which something lies already, or more files than anybody wants."""
    if games > MOST_RECORDS:
        msg = f"--records: {games:,} games are too many files; at most {MOST_RECORDS:,}"
        raise BadInput(msg)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        msg = f"--records: {folder.name} is not an empty folder"
        raise BadInput(msg)


# Played again, in other processes.

_boards: list[Boards] = []


def _begin(study: Study) -> None:
    _boards[:] = [Boards(study)]


def _rows_of(unit: Unit) -> list[Json]:
    board = _boards[0].board(unit.cell)
    return [board.row(number) for number in range(unit.first, unit.first + unit.count)]


def _records_of(unit: Unit) -> list[str]:
    board = _boards[0].board(unit.cell)
    return [board.record(number).dumps() for number in range(unit.first, unit.first + unit.count)]


def _each(run: Run, jobs: int, make: Callable[[Unit], list[Any]]) -> Iterator[tuple[int, int, Any]]:
    """Return cell, number and what was made of every game of the study, in order."""
    units = [
        Unit(cell, first, min(BLOCK, run.tallies[cell].games - first))
        for cell in range(len(run.study.cells))
        for first in range(0, run.tallies[cell].games, BLOCK)
    ]
    if jobs == 1:
        _begin(run.study)
        for unit in units:
            yield from ((unit.cell, unit.first + n, one) for n, one in enumerate(make(unit)))
        return
    with ProcessPoolExecutor(jobs, initializer=_begin, initargs=(run.study,)) as pool:
        for unit, made in zip(units, pool.map(make, units), strict=True):
            yield from ((unit.cell, unit.first + n, one) for n, one in enumerate(made))


def rows(run: Run, jobs: int = 1) -> Iterator[Json]:
    """Return one row for each game: what was set, who won, how long it took, what was left."""
    study, found = run.study, factors(run.study, run.title)
    for cell, number, row in _each(run, jobs, _rows_of):
        setting = study.cells[cell]
        yield {
            "setting": setting_name(study, found, cell),
            "figures": study.variants[setting.variant].name,
            "seed": study.seed + number,
            "bots": ",".join(setting.bots),
            **{name: show(value) for name, value in setting.setup.items()},
            **row,
        }


def _as_text(cell: Any) -> Any:
    """Return a cell that no spreadsheet takes for a formula: names come from packs, too."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULAS) else cell


def write_rows(path: Path, run: Run, jobs: int = 1) -> int:
    """Write the table; return how many rows it has."""
    found = list(rows(run, jobs))
    names = list(dict.fromkeys(name for row in found for name in row))
    with drafted(path) as draft:
        if path.suffix == PARQUET:
            from pyarrow import parquet, table  # noqa: PLC0415 - an extra

            columns = {name: [row.get(name) for row in found] for name in names}
            parquet.write_table(table(columns), draft)
        else:
            with draft.open("w", encoding="utf-8", newline="") as file:
                writer = csv.writer(file, lineterminator="\n")
                writer.writerow([_as_text(name) for name in names])
                writer.writerows([_as_text(row.get(name, "")) for name in names] for row in found)
    return len(found)


def write_records(folder: Path, run: Run, jobs: int = 1) -> int:
    """Write a record of every game into a folder; return how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for cell, number, text in _each(run, jobs, _records_of):
        (folder / f"{cell:04}-{run.study.seed + number}.json").write_text(text, encoding="utf-8")
        count += 1
    return count
