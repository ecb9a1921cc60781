"""Which database: a file, or the address of a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from parlour.server import dbfile
from parlour.server.contract import Kept, Store, StoreFailed
from parlour.server.store_sqlite import SqliteStore

SCHEMES = ("postgresql://", "postgres://")


def is_address(db: Path | str) -> bool:
    """Say whether this is the address of a server, not a file.

    >>> is_address("postgresql://db.example.org/parlour"), is_address(Path("parlour.db"))
    (True, False)
    """
    return isinstance(db, str) and db.startswith(SCHEMES)


def read_db(text: str) -> Path | str:
    """Return what somebody named as their database."""
    return text if is_address(text) else Path(text)


def open_store(db: Path | str, *, hints: bool = True) -> Store:
    """Open a database."""
    if not is_address(db):
        return SqliteStore(Path(db))
    try:
        from parlour.server.store_postgres import PostgresStore  # noqa: PLC0415 - an extra
    except ImportError:
        reason = "PostgreSQL needs an extra; install it with: pip install 'parlour[postgres]'"
        raise StoreFailed(reason) from None
    return PostgresStore(str(db), hints=hints)


def tables(db: Path | str, close: list[str], delete: list[str]) -> list[Kept]:
    """Close and delete tables of a database, all that are named or none, and return what it holds then."""
    if not is_address(db):
        return dbfile.tables(Path(db), close, delete)
    from parlour.server.store_postgres import PostgresStore  # noqa: PLC0415 - an extra

    store = open_store(db, hints=False)
    assert isinstance(store, PostgresStore)
    try:
        return asyncio.run(store.tidy(close, delete))
    finally:
        store.close()


def shown(db: Path | str) -> str:
    """Return a database as it may be shown."""
    if not is_address(db):
        return str(db)
    from parlour.server.speaking_postgres import name_of  # noqa: PLC0415 - an extra

    return name_of(str(db))
