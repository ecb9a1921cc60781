"""A database for any number of nodes: PostgreSQL, with plain SQL and nothing that only one of its relatives understands.

One thread writes. Whatever moves wait are written together, by one statement and one commit; everything else has a transaction of
its own. A connection that breaks in the middle of a commit leaves it unknown whether it was made: then the tables are asked before
anything is written again. Hints that a table has moved go by a connection of their own, after the commit; nobody relies on them.
"""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import re
import secrets
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import cache
from time import monotonic, perf_counter, sleep
from typing import Any, TypeVar
from urllib.parse import urlsplit

import psycopg
from psycopg import errors

from parlour.server import statements as sql
from parlour.server.contract import Aside, Change, Conflict, Due, Head, Kept, Listed, NewTable, Store, StoreFailed
from parlour.server.journal import Move
from parlour.server.live import Here
from parlour.server.schema_postgres import MIGRATIONS

T = TypeVar("T")
log = logging.getLogger("parlour.postgres")

MOST_AT_ONCE = 64
"""How many moves may share one commit."""

READERS = 4
"""Connections by which is read at the same time, and leases are kept."""

PATIENCE = 3.0
"""Seconds for which a database that does not answer is tried again before somebody is told."""

CONNECT_SECONDS = 3
CHANNEL = "parlour"
MOST_HINTED = 200
"""Tables named in one hint; a hint is at most 8,000 bytes."""

AGAIN = (errors.SerializationFailure, errors.DeadlockDetected, errors.ReadOnlySqlTransaction)
"""What says that the same may succeed if it is tried once more."""

NOW = "extract(epoch FROM clock_timestamp())"

APPEND = f"""
INSERT INTO moves(table_id, {sql.MOVE})
SELECT v.table_id, v.version, v.kind, v.seat, v.key, v.moment, v.by, v.who, v.client, v.hash, v.at
FROM unnest(%s::text[], %s::int[], %s::int[], %s::text[], %s::int[], %s::text[], %s::int[], %s::text[], %s::text[], %s::text[],
  %s::text[], %s::float8[]) AS v(table_id, revision, version, kind, seat, key, moment, by, who, client, hash, at)
JOIN tables t ON t.id=v.table_id AND t.revision=v.revision
WHERE v.version=1 OR EXISTS (SELECT 1 FROM moves m WHERE m.table_id=v.table_id AND m.version=v.version-1)
ORDER BY v.table_id
FOR SHARE OF t
ON CONFLICT DO NOTHING
RETURNING table_id
"""  # noqa: S608 - our own words
"""Moves of many tables in one statement, in the order of their tables so that two nodes never wait for each other. A change of the
same table that is under way is waited for: it may have ended the rights by which somebody moves."""


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


@dataclass(slots=True, eq=False)
class Job:
    """Something to be written, and who waits for it."""

    done: asyncio.Future[Any]
    do: Callable[[Speaking], Any] | None = None
    was_done: Callable[[Speaking], bool] | None = None
    """Says afterwards whether a job whose outcome is unknown was done."""
    table_id: str = ""
    revision: int = 0
    move: Move | None = None
    result: Any = None
    failed: BaseException | None = None


def name_of(url: str) -> str:
    """Return a database as it may be shown: without whoever connects, and their password.

    >>> name_of("postgresql://ann:secret@db.example.org:5433/parlour?sslmode=require")
    'postgresql://db.example.org:5433/parlour'
    """
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def failure(mistake: psycopg.Error) -> StoreFailed:
    """Return what a mistake of the database means, in our words."""
    if isinstance(mistake, errors.DiskFull):
        return StoreFailed("the disk is full; nothing of this was saved, and everything saved before is safe")
    if isinstance(mistake, errors.ReadOnlySqlTransaction):
        return StoreFailed("the database can only be read at the moment")
    if isinstance(mistake, (psycopg.OperationalError, psycopg.InterfaceError)):
        return StoreFailed("the database does not answer")
    return StoreFailed(f"the database reports an error ({mistake.sqlstate or type(mistake).__name__})")


class PostgresStore(Store):
    """An open database, shared with others."""

    shared = True

    def __init__(self, url: str, *, hints: bool = True, most_at_once: int = MOST_AT_ONCE) -> None:
        self.url = url
        self.node = secrets.token_hex(8)
        """Tells our own hints from those of others."""
        self.most_at_once = most_at_once
        self._closing = False
        self._heard: Callable[[list[str]], None] = lambda _: None
        try:
            connection = self._connect()
        except psycopg.Error as mistake:
            reason = f"{name_of(url)}: the database cannot be reached ({_reason(mistake)})"
            raise StoreFailed(reason) from None
        try:
            migrate(connection)
        except psycopg.Error as mistake:
            reason = f"{name_of(url)}: {failure(mistake)}"
            raise StoreFailed(reason) from None
        finally:
            connection.close()
        self._writer: psycopg.Connection[Any] | None = None
        self._readers: queue.LifoQueue[psycopg.Connection[Any] | None] = queue.LifoQueue()
        for _ in range(READERS):
            self._readers.put(None)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._moved: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._threads = [threading.Thread(target=self._work, name="parlour-writer", daemon=True)]
        if hints:
            self._threads += [
                threading.Thread(target=self._send_hints, name="parlour-hints", daemon=True),
                threading.Thread(target=self._hear_hints, name="parlour-hearing", daemon=True),
            ]
        self._hints = hints
        for thread in self._threads:
            thread.start()

    def _connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(self.url, connect_timeout=CONNECT_SECONDS, autocommit=True, application_name="parlour")

    # Reading, and what need not survive.

    @contextmanager
    def _reader(self) -> Iterator[psycopg.Connection[Any]]:
        """Lend a connection; one that has failed is replaced the next time."""
        connection = self._readers.get()
        try:
            if connection is None or connection.closed:
                connection = self._connect()
            yield connection
        except psycopg.Error:
            if connection is not None and (connection.broken or connection.closed):
                connection.close()
                connection = None
            raise
        finally:
            self._readers.put(connection)

    def read_now(self, job: Callable[[Speaking], T]) -> T:
        """Read here and now, all of it from one moment; a connection that broke meanwhile is made anew once."""
        return self._patiently(job, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def _patiently(self, job: Callable[[Speaking], T], begin: str) -> T:
        until = monotonic() + PATIENCE
        while True:
            try:
                with self._reader() as connection:
                    connection.execute(begin)
                    try:
                        found = job(Speaking(connection))
                        connection.execute("COMMIT")
                    except BaseException:
                        with suppress(psycopg.Error):
                            connection.execute("ROLLBACK")
                        raise
                    return found
            except (psycopg.OperationalError, psycopg.InterfaceError) as mistake:
                if monotonic() > until or self._closing:
                    raise failure(mistake) from mistake
                sleep(0.1)
            except psycopg.Error as mistake:
                raise failure(mistake) from mistake

    async def read(self, job: Callable[[Speaking], T]) -> T:
        """Read, in a thread of its own."""
        return await asyncio.to_thread(self.read_now, job)

    async def _lightly(self, job: Callable[[Speaking], T]) -> T:
        """Write something that may be lost if the database stops: who does what, who is where."""

        def without_waiting(c: Speaking) -> T:
            c.execute("SET LOCAL synchronous_commit=off")
            return job(c)

        return await asyncio.to_thread(self._patiently, without_waiting, "BEGIN")

    # Writing.

    async def write(self, job: Callable[[Speaking], T], was_done: Callable[[Speaking], bool] | None = None) -> T:
        """Do a job in a transaction of its own; when this returns, its result is on the disk."""
        return await self._put(Job(asyncio.get_running_loop().create_future(), job, was_done))  # type: ignore[no-any-return]

    async def _put(self, job: Job) -> Any:
        if self._closing:
            reason = "the database is closed"
            raise StoreFailed(reason)
        self._jobs.put(job)
        return await job.done

    def _work(self) -> None:
        last = False
        while not last:
            batch: list[Job] = []
            more = self._jobs.get()
            while more is not None:
                batch.append(more)
                if len(batch) >= self.most_at_once:
                    break
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
            else:
                last = True
            moves = [job for job in batch if job.move is not None]
            while moves:
                # One of each table: should two want the same version, the statement must know whose it wrote.
                first = list({job.table_id: job for job in reversed(moves)}.values())
                self._attempt(first, self._append, self._find)
                _tell(first)
                moves = [job for job in moves if job not in first]
            for job in batch:
                if job.do is not None:
                    self._attempt([job], _do, _look)
                    _tell([job])
            for job in batch:
                if job.table_id and job.failed is None and self._hints:
                    self._moved.put(job.table_id)

    def _attempt(
        self, jobs: list[Job], work: Callable[[Speaking, list[Job]], None], look: Callable[[Speaking, list[Job]], list[Job]]
    ) -> None:
        """Do jobs in one transaction; try again what may succeed, and find out what became of it if that is unknown."""
        until = monotonic() + PATIENCE
        unknown = False
        while jobs:
            began = perf_counter()
            try:
                if self._writer is None:
                    self._writer = self._connect()
                c = Speaking(self._writer)
                if unknown:
                    jobs = look(c, jobs)
                    unknown = False
                    continue
                with self._writer.transaction():
                    work(c, jobs)
            except AGAIN as mistake:
                trouble: psycopg.Error = mistake
            except (psycopg.OperationalError, psycopg.InterfaceError) as mistake:
                trouble, unknown = mistake, True
                with suppress(psycopg.Error):
                    if self._writer is not None:
                        self._writer.close()
                self._writer = None
            except psycopg.IntegrityError as mistake:
                for job in jobs:
                    job.failed = Conflict(str(mistake))
                return
            except psycopg.Error as mistake:
                self._give_up(jobs, mistake)
                return
            except Exception as mistake:  # noqa: BLE001 - it belongs to whoever gave us the job
                for job in jobs:
                    job.failed = mistake
                return
            else:
                self.broken = ""
                self.commits += 1
                self.commit_seconds += perf_counter() - began
                return
            if monotonic() > until or (self._closing and unknown):
                self._give_up(jobs, trouble)
                return
            sleep(0.02 if not unknown else 0.1)

    def _give_up(self, jobs: list[Job], mistake: psycopg.Error) -> None:
        self.broken = str(failure(mistake))
        for job in jobs:
            job.failed = failure(mistake)

    @staticmethod
    def _append(c: Speaking, jobs: list[Job]) -> None:
        rows = sorted(((job.table_id, job.revision, *sql.values_of(job.move)) for job in jobs if job.move), key=lambda row: row[0])
        columns = [list(column) for column in zip(*rows, strict=True)]
        written = {row[0] for row in c.connection.execute(APPEND, columns)}
        for job in jobs:
            job.failed = None if job.table_id in written else Conflict("another move was faster, or the table has changed")

    @staticmethod
    def _find(c: Speaking, jobs: list[Job]) -> list[Job]:
        """Return those of which nothing is on file."""
        return [job for job in jobs if not _is_on_file(c, job)]

    # Tables.

    async def load(self, table_id: str) -> tuple[Aside, list[Move]] | None:
        def job(c: Speaking) -> tuple[Aside, list[Move]] | None:
            aside = sql.read_aside(c, table_id)
            return (aside, [] if aside.trouble else sql.read_moves(c, table_id)) if aside is not None else None

        return await self.read(job)

    async def tail(self, table_id: str, version: int, revision: int) -> tuple[Aside | None, list[Move]] | None:
        def job(c: Speaking) -> tuple[Aside | None, list[Move]] | None:
            head = sql.heads(c, [table_id]).get(table_id)
            if head is None:
                return None
            return sql.read_aside(c, table_id) if head.revision != revision else None, sql.read_moves(c, table_id, version)

        return await self.read(job)

    async def heads(self, table_ids: Sequence[str]) -> dict[str, Head]:
        return await self.read(lambda c: sql.heads(c, table_ids)) if table_ids else {}

    async def append(self, table_id: str, revision: int, move: Move, *, over: bool | None) -> None:
        done = asyncio.get_running_loop().create_future()
        if over is None:
            await self._put(Job(done, table_id=table_id, revision=revision, move=move))
            return

        def job(c: Speaking) -> None:
            # The table's own row first: whoever else wants it waits, and nobody waits for both.
            sql.set_over(c, table_id, over=over)
            sql.insert_move(c, table_id, revision, move)

        asked = Job(done, job, table_id=table_id)
        asked.was_done = lambda c: _is_on_file(c, Job(done, table_id=table_id, move=move))
        await self._put(asked)

    async def change(self, table_id: str, revision: int, change: Change) -> None:
        mark = secrets.token_hex(8)
        job = Job(
            asyncio.get_running_loop().create_future(),
            lambda c: sql.change_table(c, table_id, revision, change, mark),
            lambda c: _mark_of(c, table_id) == mark,
            table_id,
        )
        await self._put(job)

    async def create(self, new: NewTable, after: tuple[str, int] | None = None) -> None:
        def job(c: Speaking) -> None:
            sql.create_table(c, new, after)
            if new.info.clock is not None:
                _leave_lease(c, new.info.id, float(new.info.clock["seconds"]))

        found = Job(
            asyncio.get_running_loop().create_future(),
            job,
            lambda c: new.info.id in sql.heads(c, [new.info.id]),
            after[0] if after is not None else "",
        )
        await self._put(found)

    # Devices and codes.

    async def device_key(self) -> bytes:
        return await self.read(sql.device_key)

    async def links_of(self, device: bytes) -> frozenset[str]:
        return await self.read(lambda c: sql.links_of(c, device))

    async def inherit(self, device: bytes, earlier: bytes) -> None:
        await self.write(lambda c: sql.inherit(c, device, earlier))

    async def tables_of(self, device: bytes | None) -> list[Listed]:
        return await self.read(lambda c: sql.tables_of(c, device))

    async def find_code(self, code: str) -> str | None:
        return await self.read(lambda c: sql.find_code(c, code))

    async def own(self, job: Callable[[Any], T]) -> T:
        return await self.read(job)

    async def change_own(self, job: Callable[[Any], T]) -> T:
        return await self.write(job)

    async def clocks(self) -> list[tuple[str, str, float]]:
        """Return nothing: clocks are found by their leases, when they are due."""
        return []

    # What happens by itself.

    async def claim(self, table_id: str, node: str, seconds: float, wake_in: float) -> bool:
        def job(c: Speaking) -> bool:
            done = c.execute(
                f"INSERT INTO leases(table_id, node, until, wake_at) VALUES (?, ?, {NOW}+?, {NOW}+?)"  # noqa: S608 - our own words
                " ON CONFLICT (table_id) DO UPDATE SET node=excluded.node, until=excluded.until, wake_at=excluded.wake_at"
                f" WHERE leases.until < {NOW} OR leases.node = excluded.node",
                (table_id, node, seconds, wake_in),
            )
            return bool(done.rowcount == 1)

        return await self._lightly(job)

    async def claim_due(self, node: str, seconds: float, most: int) -> list[Due]:
        def job(c: Speaking) -> list[Due]:
            rows = c.execute(
                f"WITH due AS (SELECT table_id FROM leases WHERE until < {NOW} AND wake_at <= {NOW}"  # noqa: S608 - our own words
                f" ORDER BY wake_at LIMIT ? FOR UPDATE SKIP LOCKED) UPDATE leases l SET node=?, until={NOW}+? FROM due"
                f" WHERE l.table_id=due.table_id RETURNING l.table_id, l.wake_at - {NOW}",
                (most, node, seconds),
            )
            return [Due(row[0], float(row[1])) for row in rows.fetchall()]

        return await self._lightly(job)

    async def renew(self, node: str, seconds: float, tables: Sequence[str]) -> list[str]:
        def job(c: Speaking) -> list[str]:
            rows = c.execute(
                f"UPDATE leases SET until={NOW}+? WHERE node=? AND table_id = ANY(?) RETURNING table_id",  # noqa: S608
                (seconds, node, list(tables)),
            )
            return [row[0] for row in rows.fetchall()]

        return await self._lightly(job) if tables else []

    async def release(self, table_id: str, node: str, wake_in: float | None) -> None:
        def job(c: Speaking) -> None:
            if wake_in is None:
                c.execute("DELETE FROM leases WHERE table_id=? AND node=?", (table_id, node))
            else:
                c.execute(
                    f"UPDATE leases SET node='', until=0, wake_at={NOW}+? WHERE table_id=? AND node=?",  # noqa: S608
                    (wake_in, table_id, node),
                )

        await self._lightly(job)

    # Others who serve the same tables.

    async def show(self, node: str, seconds: float, here: dict[str, Here]) -> None:
        def job(c: Speaking) -> None:
            for table_id, who in sorted(here.items()):
                c.execute(
                    f"INSERT INTO presence(table_id, node, here, until) VALUES (?, ?, ?, {NOW}+?)"  # noqa: S608 - our own words
                    " ON CONFLICT (table_id, node) DO UPDATE SET here=excluded.here, until=excluded.until",
                    (table_id, node, json.dumps(asdict(who)), seconds),
                )

        if here:
            await self._lightly(job)

    async def elsewhere(self, node: str, table_ids: Sequence[str]) -> dict[str, Here]:
        def job(c: Speaking) -> dict[str, Here]:
            rows = c.execute(
                f"SELECT table_id, here FROM presence WHERE table_id = ANY(?) AND node<>? AND until > {NOW}",  # noqa: S608
                (list(table_ids), node),
            )
            found: dict[str, Here] = {}
            for table_id, text in rows.fetchall():
                one, other = found.get(table_id, Here()), json.loads(text)
                found[table_id] = Here(
                    tuple(sorted({*one.seats, *other["seats"]})),
                    one.spectators + other["spectators"],
                    tuple(sorted({*one.thinking, *other["thinking"]})),
                )
            return found

        return await self.read(job) if table_ids else {}

    async def take(self, bucket: str, per_second: float, burst: float, *, only_look: bool = False) -> bool:
        left = f"least(?, b.remaining + greatest(0, {NOW} - b.at) * ?)"

        def look(c: Speaking) -> bool:
            row = c.execute(f"SELECT {left} FROM buckets b WHERE name=?", (burst, per_second, bucket)).fetchone()  # noqa: S608
            return row is None or float(row[0]) >= 1.0

        def job(c: Speaking) -> bool:
            done = c.execute(
                f"INSERT INTO buckets AS b (name, remaining, at) VALUES (?, ?, {NOW}) ON CONFLICT (name)"  # noqa: S608
                f" DO UPDATE SET remaining={left} - 1, at={NOW} WHERE {left} >= 1",
                (bucket, burst - 1, burst, per_second, burst, per_second),
            )
            return bool(done.rowcount == 1)

        return await (self.read(look) if only_look else self._lightly(job))

    def on_hint(self, heard: Callable[[list[str]], None]) -> None:
        self._heard = heard

    def _send_hints(self) -> None:
        connection: psycopg.Connection[Any] | None = None
        last = False
        while not last:
            table_id = self._moved.get()
            moved: set[str] = set()
            while table_id is not None:
                moved.add(table_id)
                if len(moved) >= MOST_HINTED:
                    break
                try:
                    table_id = self._moved.get_nowait()
                except queue.Empty:
                    break
            else:
                last = True
            if not moved:
                continue
            try:
                if connection is None:
                    connection = self._connect()
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.node} {' '.join(moved)}"))
            except psycopg.Error:
                # A hint that is lost costs time, never truth.
                connection = None
        if connection is not None:
            connection.close()

    def _hear_hints(self) -> None:
        while not self._closing:
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    while not self._closing:
                        for hint in connection.notifies(timeout=0.5):
                            node, *tables = hint.payload.split(" ")
                            if node != self.node and all(re.fullmatch("[0-9a-f]+", table) for table in tables):
                                self._heard(tables)
            except psycopg.Error:
                sleep(0.5)

    # Keeping.

    async def note_seen(self, table_ids: Iterable[str], now: float, expected: float | None, most: float) -> None:
        ids = sorted(table_ids)

        def job(c: Speaking) -> None:
            sql.skip_lost_time(c, now, expected, most)
            sql.note_seen(c, ids, now)
            c.execute(f"DELETE FROM presence WHERE until < {NOW} - 60")  # noqa: S608 - our own words
            c.execute(f"DELETE FROM buckets WHERE at < {NOW} - 3600")  # noqa: S608

        await self.write(job)

    async def tidy(self, close: Iterable[str], delete: Iterable[str]) -> list[Kept]:
        """Close and delete tables, also while nodes serve them: they notice."""
        return await self.write(lambda c: sql.tidy(c, close, delete))

    async def left_behind(self, now: float, days: int, most: int) -> list[str]:
        return await self.read(lambda c: sql.left_behind(c, now, days, most))

    async def delete(self, table_ids: Sequence[str]) -> None:
        def job(c: Speaking) -> None:
            for table_id in sorted(table_ids):
                sql.delete(c, table_id)
                for part in ("leases", "presence"):
                    c.execute(f"DELETE FROM {part} WHERE table_id=?", (table_id,))  # noqa: S608 - our own words

        await self.write(job)

    def close(self) -> None:
        if self._closing:
            return
        self._jobs.put(None)
        self._threads[0].join()
        self._closing = True
        self._moved.put(None)
        for thread in self._threads[1:]:
            thread.join()
        for _ in range(READERS):
            connection = self._readers.get()
            if connection is not None:
                connection.close()
        if self._writer is not None:
            self._writer.close()


def _reason(mistake: psycopg.Error) -> str:
    return " ".join(str(mistake).split())[:200] or type(mistake).__name__


def _do(c: Speaking, jobs: list[Job]) -> None:
    for job in jobs:
        assert job.do is not None
        job.result = job.do(c)


def _look(c: Speaking, jobs: list[Job]) -> list[Job]:
    return [job for job in jobs if job.was_done is None or not job.was_done(c)]


def _is_on_file(c: Speaking, job: Job) -> bool:
    """Say whether a move is on file, this very one."""
    assert job.move is not None
    return job.move in sql.read_moves(c, job.table_id, job.move.version - 1)[:1]


def _mark_of(c: Speaking, table_id: str) -> str:
    row = c.execute("SELECT mark FROM tables WHERE id=?", (table_id,)).fetchone()
    return str(row[0]) if row is not None else ""


def _leave_lease(c: Speaking, table_id: str, seconds: float) -> None:
    """Let whoever is there do what will be due at a table."""
    c.execute(
        f"INSERT INTO leases(table_id, node, until, wake_at) VALUES (?, '', 0, {NOW}+?) ON CONFLICT DO NOTHING",  # noqa: S608
        (table_id, seconds),
    )


def _tell(jobs: list[Job]) -> None:
    """Let everybody know, those of one loop together."""
    loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        loops.setdefault(job.done.get_loop(), []).append(job)
    for loop, mine in loops.items():
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(_settle, mine)


def _settle(jobs: list[Job]) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if job.failed is not None:
            job.done.set_exception(job.failed)
        else:
            job.done.set_result(job.result)


def migrate(connection: psycopg.Connection[Any]) -> None:
    """Bring a database up to this schema; those who start at the same time wait for each other at one row."""
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
        schema = int(row[0])
        if schema > len(MIGRATIONS):
            reason = f"written by a newer Parlour (schema {schema}, this one knows up to {len(MIGRATIONS)}); please update Parlour"
            raise StoreFailed(reason)
        for number in range(schema, len(MIGRATIONS)):
            for statement in MIGRATIONS[number]:
                connection.execute(statement)
        connection.execute("UPDATE house SET value=%s WHERE name='schema'", (str(len(MIGRATIONS)),))
        connection.execute("INSERT INTO keys(name, value) VALUES ('device', %s) ON CONFLICT DO NOTHING", (secrets.token_bytes(32),))
