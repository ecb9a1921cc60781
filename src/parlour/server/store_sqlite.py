"""The embedded database: one thread writes, everything in one SQLite file, and what is acknowledged is on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, time
from typing import Any, TypeVar

from parlour.server import dbfile, tidying
from parlour.server import statements as sql
from parlour.server.contract import Aside, Change, Conflict, Head, Listed, NewTable, Store, StoreFailed
from parlour.server.dbfile import BUSY_SECONDS, Hold
from parlour.server.handing import Jobs, Readers, tell
from parlour.server.journal import Move
from parlour.server.schema import APPLICATION_ID, MIGRATIONS

T = TypeVar("T")

MoveOf = tuple[str, int, Move]
"""A table, its revision as the writer knows it, and a move to be appended."""


@dataclass(slots=True)
class Job:
    """Something to be written, and who waits for it."""

    do: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    move: MoveOf | None = None
    """A move that is all there is to write: one statement, which the database does or does not do of itself."""
    result: Any = None
    failed: BaseException | None = None


MOST_AT_ONCE = 64
"""How many jobs may share one commit."""


class SqliteStore(Store):
    """An open file. It is served once: whoever asks may, and there is nobody to tell."""

    def __init__(self, path: Path, *, busy_seconds: float = BUSY_SECONDS) -> None:
        self.path = path
        self._busy = busy_seconds
        self._hold: Hold | None = None
        self._open: list[sqlite3.Connection] = []
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._hold = Hold(path)
            dbfile.check(path, self._hold)
            self._writer = self._connect()
            _migrate(self._writer)
            dbfile.mark(self._writer, self._hold)
            self._file = dbfile.which(path)
            self._reader = self._connect()
            self._reader.execute("PRAGMA query_only=ON")
        except sqlite3.Error as mistake:
            self._let_go()
            raise dbfile.failure(mistake, path) from mistake
        except OSError as mistake:
            self._let_go()
            reason = f"the database cannot be opened ({mistake.strerror or mistake})"
            raise StoreFailed(reason, path) from mistake
        except StoreFailed:
            self._let_go()
            raise
        self._reading = threading.Lock()
        self._readers = Readers(1)
        self._jobs: Jobs[Job] = Jobs()
        self._thread = threading.Thread(target=self._work, name="parlour-writer", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=self._busy, isolation_level=None, check_same_thread=False)
        self._open.append(connection)
        dbfile.distrust(connection)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    async def write(self, job: Callable[[sqlite3.Connection], T], move: MoveOf | None = None) -> T:
        """Do a job in a transaction; when this returns, its result is on the disk. `move`: the job is no more than that."""
        if not self._thread.is_alive():
            reason = "the database is closed"
            raise StoreFailed(reason)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(job, done, move))
        return await done

    async def read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Read, in a thread of its own."""
        return await self._readers.do(self.read_now, job)

    def read_now(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Read here and now, all of it from one moment."""
        with self._reading:
            try:
                self._reader.execute("BEGIN")
                try:
                    return job(self._reader)
                finally:
                    self._reader.execute("COMMIT")
            except sqlite3.Error as mistake:
                raise dbfile.failure(mistake, self.path) from mistake

    # Tables.

    async def load(self, table_id: str) -> tuple[Aside, list[Move]] | None:
        def job(c: sqlite3.Connection) -> tuple[Aside, list[Move]] | None:
            aside = sql.read_aside(c, table_id)
            return (aside, [] if aside.trouble else sql.read_moves(c, table_id)) if aside is not None else None

        return await self.read(job)

    async def tail(self, table_id: str, version: int, revision: int) -> tuple[Head, Aside | None, list[Move]] | None:
        return await self.read(lambda c: sql.tail(c, table_id, version, revision))

    async def heads(self, table_ids: Sequence[str]) -> dict[str, Head]:
        return await self.read(lambda c: sql.heads(c, table_ids))

    async def append(self, table_id: str, revision: int, move: Move, *, over: bool | None) -> None:
        def job(c: sqlite3.Connection) -> None:
            sql.insert_move(c, table_id, revision, move)
            if over is not None:
                sql.set_over(c, table_id, over=over)

        await self.write(job, (table_id, revision, move) if over is None else None)

    async def change(self, table_id: str, revision: int, change: Change) -> None:
        await self.write(lambda c: sql.change_table(c, table_id, revision, change))

    async def create(self, new: NewTable, after: tuple[str, int] | None = None) -> None:
        await self.write(lambda c: sql.create_table(c, new, after))

    # Devices and codes.

    async def device_key(self) -> bytes:
        return await self.read(sql.device_key)

    async def links_of(self, device: bytes, among: Sequence[str] | None = None) -> frozenset[str]:
        return await self.read(lambda c: sql.links_of(c, device, among))

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
        return await self.read(sql.clocks)

    # Keeping.

    async def time_of_day(self) -> float:
        return time()

    async def note_seen(self, table_ids: Iterable[str], now: float, expected: float | None, most: float) -> None:
        def job(c: sqlite3.Connection) -> None:
            tidying.skip_lost_time(c, now, expected, most)
            tidying.note_seen(c, table_ids, now)

        await self.write(job)

    async def left_behind(self, now: float, days: int, most: int) -> list[str]:
        return await self.read(lambda c: tidying.left_behind(c, now, days, most))

    async def delete(self, table_ids: Sequence[str]) -> None:
        await self.write(lambda c: [tidying.delete(c, table_id) for table_id in table_ids])

    def close(self) -> None:
        """Finish what was begun and close the file."""
        if self._thread.is_alive():
            self._jobs.end()
            self._thread.join()
            self._readers.close()
            with self._reading:
                self._let_go()

    def _let_go(self) -> None:
        for connection in reversed(self._open):
            connection.close()
        self._open.clear()
        if self._hold is not None:
            self._hold.close()
            self._hold = None

    def _work(self) -> None:
        last = False
        while not last:
            batch, last = self._jobs.batch(MOST_AT_ONCE)
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[Job]) -> None:
        """Do several jobs in one transaction, each whole or not at all; nobody hears of success before the commit."""
        began = perf_counter()
        try:
            if dbfile.which(self.path) != self._file:
                # What is written now is nowhere to be found after the next start.
                reason = (
                    "the file was moved, removed or replaced while it is served; nothing is saved until it is back in its place"
                )
                raise StoreFailed(reason, self.path)
            self._writer.execute("BEGIN IMMEDIATE")
            for job in self._after_moves(batch):
                self._do(job, alone=len(batch) == 1)
            self._writer.execute("COMMIT")
        except (sqlite3.Error, StoreFailed) as mistake:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            failed = mistake if isinstance(mistake, StoreFailed) else dbfile.failure(mistake, self.path)
            self.broken = str(failed)
            for job in batch:
                job.failed = failed
        else:
            self.broken = ""
            self.commits += 1
            self.commit_seconds += perf_counter() - began
        tell(batch)

    def _after_moves(self, batch: list[Job]) -> list[Job]:
        """Write the moves of a batch at once, and return what is still to be done: everything, if one of them does not follow.

        Between two statements the loop goes on, and to wait for a turn after each costs more than the writing.
        """
        moves = [job.move for job in batch if job.move is not None]
        if len(moves) < 2:
            return batch
        try:
            if _insert_moves(self._writer, moves):
                return [job for job in batch if job.move is None]
        except sqlite3.IntegrityError:
            pass
        self._writer.execute("ROLLBACK")
        self._writer.execute("BEGIN IMMEDIATE")
        return batch

    def _do(self, job: Job, *, alone: bool) -> None:
        """Do one job, whole or not at all; its own mistakes are its own."""
        marked = not alone and job.move is None
        if marked:
            self._writer.execute("SAVEPOINT job")
        try:
            job.result = job.do(self._writer)
        except sqlite3.IntegrityError as mistake:
            job.failed = Conflict(str(mistake))
        except sqlite3.Error:
            raise
        except Exception as mistake:  # noqa: BLE001 - it belongs to whoever gave us the job
            job.failed = mistake
        if job.failed is not None and alone:
            self._writer.execute("ROLLBACK")
            self._writer.execute("BEGIN")
        elif job.failed is not None and marked:
            self._writer.execute("ROLLBACK TO job")
        if marked:
            self._writer.execute("RELEASE job")


def _insert_moves(c: sqlite3.Connection, moves: Sequence[MoveOf]) -> bool:
    """Append moves of several tables in one statement; say whether all of them could be. If not, some were, and must be undone."""
    columns = ",".join(f"v.column{n}" for n in range(1, 12))
    rows = ",".join(["(?,?,?,?,?,?,?,?,?,?,?,?)"] * len(moves))
    done = c.execute(
        f"INSERT INTO moves(table_id, {sql.MOVE}) SELECT {columns} FROM (VALUES {rows}) v"  # noqa: S608 - our own words, and marks
        " CROSS JOIN tables t ON t.id=v.column1 AND t.revision=v.column12"
        " WHERE v.column2=1 OR EXISTS (SELECT 1 FROM moves m WHERE m.table_id=v.column1 AND m.version=v.column2-1)",
        [value for table_id, revision, move in moves for value in (table_id, *sql.values_of(move), revision)],
    )
    return bool(done.rowcount == len(moves))


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring a file up to this schema; even if it is, this shows at once, not at the first move, that it can be written."""
    (schema,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute("BEGIN IMMEDIATE")
    try:
        for number in range(schema, len(MIGRATIONS)):
            for statement in MIGRATIONS[number]:
                connection.execute(statement)
        # Each cookie is looked at by it: one that somebody made large would keep everybody waiting.
        connection.execute("DELETE FROM keys WHERE length(value) <> 32")
        # Whoever took it away wanted new cookies.
        connection.execute("INSERT OR IGNORE INTO keys(name, value) VALUES ('device', randomblob(32))")
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version={len(MIGRATIONS)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
