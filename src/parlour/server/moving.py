"""From one database into another, whatever they are: all of it, compared row by row afterwards, or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from parlour.server.contract import Store, StoreFailed
from parlour.server.dbfile import beside
from parlour.server.own import Db
from parlour.server.statements import MOVE
from parlour.server.store_sqlite import SqliteStore
from parlour.server.stores import is_address, open_store, shown

T = TypeVar("T")

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


def copy(source: Store, target: Store) -> Moved:
    """Copy everything into an empty database, as it was at one moment, and compare."""
    from_it, into, look = _reading(source), _writing(target), _reading(target)
    if look(_ids):
        reason = "the database to move to holds tables already; name an empty one"
        raise StoreFailed(reason)

    def all_of_it(c: Db) -> Moved:
        keys = _keys(c)
        into(lambda t: _set_keys(t, keys))
        moves = 0
        ids = _ids(c)
        for table_id in ids:
            found = read_whole(c, table_id)
            into(lambda t, found=found: _insert(t, found))  # type: ignore[misc]
            if look(lambda t, table_id=table_id: read_whole(t, table_id)) != found:  # type: ignore[misc]
                reason = f"table {table_id} is not the same afterwards; do not use the new database"
                raise StoreFailed(reason)
            moves += len(found["moves"])
        theirs = _theirs(c)
        into(lambda t: _insert(t, theirs))
        if look(_ids) != ids or look(_keys) != keys or look(_theirs) != theirs:
            reason = "something is not the same afterwards; do not use the new database"
            raise StoreFailed(reason)
        return Moved(len(ids), moves)

    return from_it(all_of_it)


def _reading(store: Any) -> Callable[[Callable[[Db], T]], T]:
    return store.read_now  # type: ignore[no-any-return]


def _writing(store: Any) -> Callable[[Callable[[Db], None]], None]:
    def write(job: Callable[[Db], None]) -> None:
        asyncio.run(store.write(job))

    return write


def move(source: Path | str, target: Path | str) -> Moved:
    """Copy one database into another, which is made if it is a file; a file that could not be finished is removed."""
    if not is_address(source) and not Path(source).is_file():
        reason = "there is no such database"
        raise StoreFailed(reason, Path(source))
    if not is_address(target) and Path(target).exists():
        msg = f"{target} exists already; choose another name"
        raise StoreFailed(msg)
    if source == target:
        msg = f"{shown(source)}: both are the same database"
        raise StoreFailed(msg)
    old = open_store(source, hints=False)
    try:
        new = open_store(target, hints=False)
        try:
            moved = copy(old, new)
        except BaseException:
            new.close()
            if isinstance(new, SqliteStore):
                for ending in ("", "-wal", "-shm", ".lock"):
                    with suppress(FileNotFoundError):
                        beside(new.path, ending).unlink()
            raise
        new.close()
        return moved
    finally:
        old.close()
