"""How PostgreSQL is written, by one thread.

Whatever moves wait are written together, by one statement and one commit; everything else has a transaction of its own. A
connection that breaks in the middle of a commit leaves it unknown whether it was made: then the tables are asked before anything is
written again.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from time import monotonic, perf_counter, sleep
from typing import Any

import psycopg
from psycopg import errors

from parlour.server import statements as sql
from parlour.server.contract import Conflict, Store, StoreFailed
from parlour.server.handing import Jobs, tell
from parlour.server.journal import Move
from parlour.server.speaking_postgres import GONE, Connection, Speaking, connected, failure, patience

AGAIN = (errors.SerializationFailure, errors.DeadlockDetected, errors.ReadOnlySqlTransaction)
"""What says that the same may succeed if it is tried once more."""

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


class Writer:
    """The thread that writes."""

    def __init__(self, url: str, most: int, moved: Callable[[str], None], counts: Store) -> None:
        self._url = url
        self._most = most
        self._moved = moved
        self._counts = counts
        """Where commits are counted, and where it is said that something is wrong."""
        self._closing = False
        self._connection: Connection | None = None
        self._jobs: Jobs[Job] = Jobs()
        self._thread = threading.Thread(target=self._work, name="parlour-writer", daemon=True)
        self._thread.start()

    async def put(self, job: Job) -> Any:
        """Do a job; when this returns, it is on the disk."""
        if self._closing:
            reason = "the database is closed"
            raise StoreFailed(reason)
        self._jobs.put(job)
        return await job.done

    def close(self) -> None:
        """Finish what was begun."""
        self._jobs.end()
        self._thread.join()
        self._closing = True
        if self._connection is not None:
            self._connection.close()

    def _work(self) -> None:
        last = False
        while not last:
            batch, last = self._jobs.batch(self._most)
            moves = [job for job in batch if job.move is not None]
            while moves:
                # One of each table: should two want the same version, the statement must know whose it wrote.
                first = list({job.table_id: job for job in reversed(moves)}.values())
                self._attempt(first, _append, _find, whole=True)
                tell(first)
                moves = [job for job in moves if job not in first]
            for job in batch:
                if job.do is not None:
                    self._attempt([job], _do, _look)
                    tell([job])
            for job in batch:
                if job.table_id and job.failed is None:
                    self._moved(job.table_id)

    def _attempt(
        self,
        jobs: list[Job],
        work: Callable[[Speaking, list[Job]], None],
        look: Callable[[Speaking, list[Job]], list[Job]],
        *,
        whole: bool = False,
    ) -> None:
        """Do jobs in one transaction; try again what may succeed, and find out what became of it if that is unknown.

        `whole`: the work is one statement, which is a transaction by itself and travels once instead of three times.
        """
        until = 0.0
        unknown = False
        while jobs:
            began = perf_counter()
            try:
                self._connection = connected(self._url, self._connection)
                c = Speaking(self._connection)
                if unknown:
                    jobs = look(c, jobs)
                    unknown = False
                    continue
                with nullcontext() if whole else self._connection.transaction():
                    work(c, jobs)
            except AGAIN as mistake:
                trouble: psycopg.Error = mistake
            except GONE as mistake:
                trouble, unknown = mistake, True
                with suppress(psycopg.Error):
                    if self._connection is not None:
                        self._connection.close()
                self._connection = None
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
                self._counts.broken = ""
                self._counts.commits += 1
                self._counts.commit_seconds += perf_counter() - began
                return
            until = until or patience()
            if monotonic() > until or (self._closing and unknown):
                self._give_up(jobs, trouble)
                return
            sleep(0.02 if not unknown else 0.1)

    def _give_up(self, jobs: list[Job], mistake: psycopg.Error) -> None:
        self._counts.broken = str(failure(mistake))
        for job in jobs:
            job.failed = failure(mistake)


def _append(c: Speaking, jobs: list[Job]) -> None:
    rows = sorted(((job.table_id, job.revision, *sql.values_of(job.move)) for job in jobs if job.move), key=lambda row: row[0])
    columns = [list(column) for column in zip(*rows, strict=True)]
    written = {row[0] for row in c.connection.execute(APPEND, columns)}
    for job in jobs:
        job.failed = None if job.table_id in written else Conflict("another move was faster, or the table has changed")


def _find(c: Speaking, jobs: list[Job]) -> list[Job]:
    """Return those of which nothing is on file."""
    return [job for job in jobs if not is_on_file(c, job)]


def _do(c: Speaking, jobs: list[Job]) -> None:
    for job in jobs:
        assert job.do is not None
        job.result = job.do(c)


def _look(c: Speaking, jobs: list[Job]) -> list[Job]:
    return [job for job in jobs if job.was_done is None or not job.was_done(c)]


def is_on_file(c: Speaking, job: Job) -> bool:
    """Say whether a move is on file, this very one."""
    assert job.move is not None
    return job.move in sql.read_moves(c, job.table_id, job.move.version - 1)[:1]
