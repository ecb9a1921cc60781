"""The database: one thread writes, everything in one SQLite file, and what is acknowledged is on the disk."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

from parlour.server import dbfile
from parlour.server.dbfile import BUSY_SECONDS, Hold, StoreFailed
from parlour.server.schema import APPLICATION_ID, MIGRATIONS

T = TypeVar("T")
Job = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]

MOST_AT_ONCE = 64
"""How many jobs may share one commit."""


class Conflict(Exception):  # noqa: N818
    """Somebody else wrote this version already: what is in memory is behind the database."""


class Store:
    """An open database."""

    def __init__(self, path: Path, *, busy_seconds: float = BUSY_SECONDS) -> None:
        self.path = path
        self.commits = 0
        self.commit_seconds = 0.0
        self.broken = ""
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
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="parlour-writer", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=self._busy, isolation_level=None, check_same_thread=False)
        self._open.append(connection)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "trusted_schema=OFF"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do a job in a transaction; when this returns, its result is on the disk."""
        if not self._thread.is_alive():
            reason = "the database is closed"
            raise StoreFailed(reason)
        done: Future[T] = Future()
        self._jobs.put((job, done))
        # A caller who goes away does not take the answer with them: what was begun is finished.
        return await asyncio.shield(asyncio.wrap_future(done))

    async def read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Read, in a thread of its own."""
        return await asyncio.to_thread(self.read_now, job)

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

    def close(self) -> None:
        """Finish what was begun and close the file."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
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
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch: list[Job] = [first]
            last = False
            while len(batch) < MOST_AT_ONCE and not last:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                else:
                    batch.append(more)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[Job]) -> None:
        """Do several jobs in one transaction, each whole or not at all; nobody hears of success before the commit."""
        began = perf_counter()
        results: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for job, done in batch:
                self._writer.execute("SAVEPOINT job")
                try:
                    results.append((done, job(self._writer), None))
                except (sqlite3.IntegrityError, Conflict) as mistake:
                    self._writer.execute("ROLLBACK TO job")
                    results.append((done, None, mistake if isinstance(mistake, Conflict) else Conflict(str(mistake))))
                except sqlite3.Error:
                    raise
                except Exception as mistake:  # noqa: BLE001 - it belongs to whoever gave us the job
                    self._writer.execute("ROLLBACK TO job")
                    results.append((done, None, mistake))
                self._writer.execute("RELEASE job")
            self._writer.execute("COMMIT")
        except sqlite3.Error as mistake:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            self.broken = str(dbfile.failure(mistake, self.path))
            for _, done in batch:
                done.set_exception(dbfile.failure(mistake, self.path))
            return
        self.broken = ""
        self.commits += 1
        self.commit_seconds += perf_counter() - began
        for done, result, failed in results:
            if failed is not None:
                done.set_exception(failed)
            else:
                done.set_result(result)


def _migrate(connection: sqlite3.Connection) -> None:
    (schema,) = connection.execute("PRAGMA user_version").fetchone()
    if schema == len(MIGRATIONS):
        # Shows at once, not at the first move, that the file can be written.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"PRAGMA user_version={schema}")
        connection.execute("COMMIT")
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for number in range(schema, len(MIGRATIONS)):
            for statement in MIGRATIONS[number]:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version={len(MIGRATIONS)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
