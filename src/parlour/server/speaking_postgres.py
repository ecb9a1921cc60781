"""How PostgreSQL is spoken to: statements as its driver wants them, its mistakes in our words, its schema."""

from __future__ import annotations

import secrets
from collections.abc import Generator, Sequence
from functools import cache
from time import monotonic, sleep
from typing import Any
from urllib.parse import urlsplit

import psycopg
from psycopg import errors

from parlour.engine.said import Said
from parlour.server.contract import StoreFailed
from parlour.server.schema_postgres import MIGRATIONS, NOW

CONNECT_SECONDS = 3

ANSWERS: dict[str, Any] = {"tcp_user_timeout": 3000, "keepalives_idle": 2, "keepalives_interval": 1, "keepalives_count": 3}
"""When the network between is gone without a word: milliseconds after which what was sent is not waited for any longer, and
seconds, for connections on which nothing is said. The system would wait for a quarter of an hour, and for hours."""

PATIENCE = 3.0
"""Seconds for which a database that does not answer is tried again before somebody is told."""


SILENCE = 60.0
"""Seconds for which one statement may say nothing: longer than any takes while tables are served, or waits for others. Whatever
stands between may keep a connection open on which nobody answers any more."""


STANDSTILL = 3.0
"""Seconds after which the database ends a transaction in the middle of which nobody goes on: a machine that was frozen, or is gone
without a word, would keep locked for hours what others wait for."""

GONE = (psycopg.OperationalError, psycopg.InterfaceError, errors.IdleInTransactionSessionTimeout)
"""What says that a connection has ended."""


class Connection(psycopg.Connection[Any]):
    """A connection to serve by: where nothing is heard for too long it is closed, and others are no longer trusted."""

    silence = 0.0
    """When one was found on which nobody answers."""
    heard = 0.0

    @property
    def good(self) -> bool:
        """Say whether it can be used: of one that was heard before another one fell silent nobody knows."""
        return not self.closed and self.heard >= Connection.silence

    def wait(self, gen: Generator[Any, Any, Any], *more: Any, **how: Any) -> Any:
        """Wait for what comes."""
        return super().wait(self._unless_silent(gen), *more, **how)

    def _unless_silent(self, gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        heard = monotonic()
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if ready:
                    heard = monotonic()
                elif monotonic() - heard > SILENCE:
                    Connection.silence = monotonic()
                    self.close()
                    reason = "nothing was heard of it"
                    raise psycopg.OperationalError(reason)
                wanted = gen.send(ready)
        except StopIteration as end:
            self.heard = monotonic()
            return end.value


def patience() -> float:
    """Return until when a database is waited for that does not answer now."""
    return monotonic() + PATIENCE


def connect(url: str) -> psycopg.Connection[Any]:
    """Open a connection; every statement is a transaction, unless it is said where one begins."""
    return psycopg.connect(url, connect_timeout=CONNECT_SECONDS, autocommit=True, application_name="parlour", **ANSWERS)


def connected(url: str, before: Connection | None) -> Connection:
    """Return a connection to serve by: the one before, or a new one if that cannot be used."""
    if before is not None:
        if before.good:
            return before
        before.close()
    made = Connection.connect(url, connect_timeout=CONNECT_SECONDS, autocommit=True, application_name="parlour", **ANSWERS)
    made.execute(f"SET idle_in_transaction_session_timeout={round(STANDSTILL * 1000)}")
    return made


@cache
def translated(text: str) -> str:
    """Return a statement with its question marks as this driver wants them."""
    return text.replace("%", "%%").replace("?", "%s")


class Speaking:
    """A connection that understands the common statements."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.connection = connection

    def execute(self, text: str, values: Sequence[Any] = (), /) -> Any:
        """Run a statement."""
        return self.connection.execute(translated(text), values)

    def executemany(self, text: str, rows: Sequence[Sequence[Any]], /) -> None:
        """Run a statement for each row, in their order; they travel together."""
        self.connection.cursor().executemany(translated(text), rows)

    def time_of_day(self) -> float:
        """Return what time it is by the clock of the database."""
        return float(self.execute(f"SELECT {NOW}").fetchone()[0])


def name_of(url: str) -> str:
    """Return a database as it may be shown: without whoever connects, and their password.

    >>> name_of("postgresql://ann:secret@db.example.org:5433/parlour?sslmode=require")
    'postgresql://db.example.org:5433/parlour'
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        return f"{url.partition('://')[0]}://…"  # Whatever is wrong with it, the password in it is not told.
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def failure(mistake: psycopg.Error) -> StoreFailed:
    """Return what a mistake of the database means, in our words."""
    if isinstance(mistake, errors.DiskFull):
        text = "the disk is full; nothing of this was saved, and everything saved before is safe"
        return StoreFailed(text, reason=Said("disk-full"))
    if isinstance(mistake, errors.ReadOnlySqlTransaction):
        return StoreFailed("the database can only be read at the moment", reason=Said("database-read-only"))
    if isinstance(mistake, (psycopg.OperationalError, psycopg.InterfaceError)):
        return StoreFailed("the database does not answer", reason=Said("database-away"))
    return StoreFailed(f"the database reports an error ({mistake.sqlstate or type(mistake).__name__})")


def reason_of(mistake: psycopg.Error) -> str:
    """Return what the database says, in one line; what does not like its address quotes it, and the password with it."""
    if isinstance(mistake, psycopg.ProgrammingError) and mistake.sqlstate is None:
        return "its address cannot be read"
    return " ".join(str(mistake).split())[:200] or type(mistake).__name__


def migrate(connection: psycopg.Connection[Any]) -> None:
    """Bring a database up to this schema; those who start at the same time wait for each other at one row."""
    letters = connection.info.parameter_status("server_encoding")
    if letters != "UTF8":
        reason = f"it cannot hold all that people write (its encoding is {letters}); make one with ENCODING 'UTF8'"
        raise StoreFailed(reason)
    for attempt in range(5):
        try:
            connection.execute("CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
            break
        except (errors.UniqueViolation, errors.DuplicateTable, errors.DuplicateObject):  # another one was faster by a moment
            if attempt == 4:
                raise
            sleep(0.05)
    with connection.transaction():
        connection.execute("INSERT INTO house(name, value) VALUES ('schema', '0') ON CONFLICT DO NOTHING")
        row: Any = connection.execute("SELECT value FROM house WHERE name='schema' FOR UPDATE").fetchone()
        if not str(row[0]).isdecimal():
            reason = "its tables are not those of Parlour"
            raise StoreFailed(reason)
        schema = int(row[0])
        if schema > len(MIGRATIONS):
            reason = f"written by a newer Parlour (schema {schema}, this one knows up to {len(MIGRATIONS)}); please update Parlour"
            raise StoreFailed(reason)
        for number in range(schema, len(MIGRATIONS)):
            for statement in MIGRATIONS[number]:
                connection.execute(statement)
        connection.execute("UPDATE house SET value=%s WHERE name='schema'", (str(len(MIGRATIONS)),))
        connection.execute("INSERT INTO keys(name, value) VALUES ('device', %s) ON CONFLICT DO NOTHING", (secrets.token_bytes(32),))
