"""From one database into another, whatever they are: all of it, compared row by row afterwards, or nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from parlour.server import dbfile
from parlour.server.contract import StoreFailed
from parlour.server.own import Db
from parlour.server.statements import MOVE
from parlour.server.stores import is_address, open_store, shown

COLUMNS = {
    "tables": "id, game, rules, setup, seed, start, auto, open_book, clock, created, closed, over, came_from, rematch, vote, seen,"
    " revision, mark, chance, series, noted",
    "moves": f"table_id, {MOVE}",
    "seats": "table_id, seat, holder, level, name, standing",
    "links": "id, table_id, hash, role, seat, created, used, invited",
    "chat": "table_id, number, kind, seat, name, text, at",
    "answers": "table_id, who, client, answer, at",
    "codes": "code, table_id, seats, until",
    "reviews": "table_id, version, doc, at",
    "notes": "table_id, number, moment, seat, name, text, at",
}
"""What belongs to a table."""

OUTLIVING = {
    "results": "table_id, game, series, at, seen, doc, review",
    "played": "device, table_id, at, seats, won",
    "carries": "hash, device, until, used",
}
"""What belongs to people, whether or not there still is a table."""

GRANTS = "device, link, at"

OF_THE_HOUR = ("leases", "presence", "buckets", "studies", "house")
"""What only says what servers are doing: who looks after what, who is connected, studies that are played. It is not moved; a study
ends with the server that plays it."""


@dataclass(frozen=True)
class Moved:
    """How much there was."""

    tables: int
    moves: int


def read_part(c: Db, part: str, table_id: str) -> list[tuple[Any, ...]]:
    """Return all rows of one kind that belong to a table, in an order that depends on nothing but them."""
    if part == "grants":
        return _rows(c, f"SELECT {GRANTS} FROM grants WHERE link IN (SELECT id FROM links WHERE table_id=?)", table_id)  # noqa: S608
    return _rows(c, f"SELECT {COLUMNS[part]} FROM {part} WHERE {'id' if part == 'tables' else 'table_id'}=?", table_id)  # noqa: S608


def _rows(c: Db, sql: str, *values: str) -> list[tuple[Any, ...]]:
    rows = [tuple(bytes(v) if isinstance(v, memoryview) else v for v in row) for row in c.execute(sql, values).fetchall()]
    return sorted(rows, key=repr)


def read_whole(c: Db, table_id: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return everything about a table."""
    return {part: read_part(c, part, table_id) for part in (*COLUMNS, "grants")}


def _insert(c: Db, found: dict[str, list[tuple[Any, ...]]]) -> None:
    for part, rows in found.items():
        columns = GRANTS if part == "grants" else {**COLUMNS, **OUTLIVING}[part]
        marks = ",".join("?" * (columns.count(",") + 1))
        for row in rows:
            c.execute(f"INSERT INTO {part}({columns}) VALUES ({marks})", row)  # noqa: S608 - our own words


def _theirs(c: Db) -> dict[str, list[tuple[Any, ...]]]:
    """Return what belongs to people."""
    return {part: _rows(c, f"SELECT {columns} FROM {part}") for part, columns in OUTLIVING.items()}  # noqa: S608 - our own words


def _keys(c: Db) -> list[tuple[str, bytes]]:
    return [(row[0], bytes(row[1])) for row in c.execute("SELECT name, value FROM keys ORDER BY name").fetchall()]


def _set_keys(c: Db, keys: list[tuple[str, bytes]]) -> None:
    for name, value in keys:
        c.execute("INSERT INTO keys(name, value) VALUES (?,?) ON CONFLICT(name) DO UPDATE SET value=excluded.value", (name, value))


def _ids(c: Db) -> list[str]:
    return [row[0] for row in c.execute("SELECT id FROM tables ORDER BY id").fetchall()]


def copy(old: Db, new: Db) -> Moved:
    """Copy everything into an empty database, and compare."""
    keys = _keys(old)
    # The first thing that is written: of two who fill the same database, the other one waits here.
    _set_keys(new, keys)
    if _ids(new):
        reason = "the database to move to holds tables already; name an empty one"
        raise StoreFailed(reason)
    moves = 0
    ids = _ids(old)
    for table_id in ids:
        found = read_whole(old, table_id)
        _insert(new, found)
        if read_whole(new, table_id) != found:
            reason = f"table {table_id} is not the same afterwards; nothing was moved"
            raise StoreFailed(reason)
        moves += len(found["moves"])
    theirs = _theirs(old)
    _insert(new, theirs)
    if _ids(new) != ids or _keys(new) != keys or _theirs(new) != theirs:
        reason = "something is not the same afterwards; nothing was moved"
        raise StoreFailed(reason)
    return Moved(len(ids), moves)


@contextmanager
def _filling(target: Path | str) -> Iterator[Db]:
    """Lend a new or empty database: what is written is there at the end, all at once, or not at all."""
    open_store(target, hints=False).close()
    if not is_address(target):
        with closing(dbfile.connect(Path(target), write=True)) as file:
            file.execute("BEGIN")
            yield file
            file.execute("COMMIT")
        return
    import psycopg  # noqa: PLC0415 - an extra

    from parlour.server.speaking_postgres import Speaking, connect, failure  # noqa: PLC0415 - an extra

    try:
        with connect(str(target)) as connection, connection.transaction():
            yield Speaking(connection)
    except psycopg.Error as mistake:
        raise failure(mistake) from mistake


def move(source: Path | str, target: Path | str) -> Moved:
    """Copy one database, as it is at one moment, into another, which is made if it is a file: all of it or nothing."""
    if not is_address(source) and not Path(source).is_file():
        reason = "there is no such database"
        raise StoreFailed(reason, Path(source))
    if not is_address(target) and Path(target).exists():
        msg = f"{target} exists already; choose another name"
        raise StoreFailed(msg)
    if source == target:
        msg = f"{shown(source)}: both are the same database"
        raise StoreFailed(msg)
    store: Any = open_store(source, hints=False)

    def fill(place: Path | str) -> Moved:
        def job(old: Db) -> Moved:
            with _filling(place) as new:
                return copy(old, new)

        return store.read_now(job)  # type: ignore[no-any-return]

    try:
        return fill(target) if is_address(target) else _make(Path(target), fill)
    except sqlite3.Error as mistake:
        raise dbfile.failure(mistake, Path(target)) from mistake
    finally:
        store.close()


def _make(file: Path, fill: Callable[[Path], Moved]) -> Moved:
    """Make a file elsewhere: whatever ends us meanwhile, only what is whole gets its name."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".parlour-", dir=file.parent) as folder:
        draft = Path(folder) / file.name
        moved = fill(draft)
        dbfile.back_up(draft, file)
    return moved
