"""A database for any number of nodes: PostgreSQL, with plain SQL and nothing that only one of its relatives understands.

How it is spoken to, how it is written, and how nodes hint to each other have rooms of their own beside this one.
"""

from __future__ import annotations

import asyncio
import json
import queue
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from time import monotonic, sleep
from typing import Any, TypeVar

import psycopg

from parlour.server import statements as sql
from parlour.server import tidying
from parlour.server.contract import Aside, Change, Due, Head, Kept, Listed, NewTable, Store, StoreFailed
from parlour.server.handing import Readers
from parlour.server.hints_postgres import Hints
from parlour.server.journal import Move
from parlour.server.live import Here
from parlour.server.schema_postgres import NOW
from parlour.server.speaking_postgres import (
    GONE,
    Connection,
    Speaking,
    connect,
    connected,
    failure,
    migrate,
    name_of,
    patience,
    reason_of,
)
from parlour.server.writing_postgres import Job, Writer, is_on_file

T = TypeVar("T")

MOST_AT_ONCE = 64
"""How many moves may share one commit."""

READERS = 4
"""Connections by which is read at the same time, and leases are kept."""


class PostgresStore(Store):
    """An open database, shared with others."""

    shared = True

    def __init__(self, url: str, *, hints: bool = True, most_at_once: int = MOST_AT_ONCE) -> None:
        self.url = url
        self._closing = False
        try:
            connection = connect(url)
        except psycopg.Error as mistake:
            reason = f"{name_of(url)}: the database cannot be reached ({reason_of(mistake)})"
            raise StoreFailed(reason) from None
        try:
            migrate(connection)
        except (psycopg.Error, StoreFailed) as mistake:
            reason = f"{name_of(url)}: {failure(mistake) if isinstance(mistake, psycopg.Error) else mistake}"
            raise StoreFailed(reason) from None
        finally:
            connection.close()
        self._readers: queue.LifoQueue[Connection | None] = queue.LifoQueue()
        for _ in range(READERS):
            self._readers.put(None)
        self._threads = Readers(READERS)
        self._hints = Hints(url) if hints else None
        self._writer = Writer(url, most_at_once, self._hints.moved if self._hints is not None else lambda _: None, self)

    # Reading, and what need not survive.

    @contextmanager
    def _reader(self) -> Iterator[Connection]:
        """Lend a connection; one that has failed is replaced the next time."""
        connection = self._readers.get()
        try:
            connection = connected(self.url, connection)
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
        # Whoever reads locks nothing, and may take their time: all of it is copied like this.
        take_time = "SET LOCAL idle_in_transaction_session_timeout=0"
        return self._patiently(job, f"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; {take_time}")

    def _patiently(self, job: Callable[[Speaking], T], begin: str) -> T:
        """Do a job in a transaction; where nothing begins one, in the statement that it is."""
        until = 0.0
        while True:
            try:
                with self._reader() as connection:
                    if not begin:
                        return job(Speaking(connection))
                    connection.execute(begin)
                    try:
                        found = job(Speaking(connection))
                        connection.execute("COMMIT")
                    except BaseException:
                        with suppress(psycopg.Error):
                            connection.execute("ROLLBACK")
                        raise
                    return found
            except GONE as mistake:
                until = until or patience()
                if monotonic() > until or self._closing:
                    raise failure(mistake) from mistake
                sleep(0.1)
            except psycopg.Error as mistake:
                raise failure(mistake) from mistake

    async def read(self, job: Callable[[Speaking], T]) -> T:
        """Read, in a thread of its own."""
        return await self._threads.do(self.read_now, job)

    async def _glance(self, job: Callable[[Speaking], T]) -> T:
        """Read with one statement, which sees one moment by itself."""
        return await self._threads.do(self._patiently, job, "")

    async def _lightly(self, job: Callable[[Speaking], T]) -> T:
        """Write something that may be lost if the database stops: who does what, who is where."""
        return await self._threads.do(self._patiently, job, "BEGIN; SET LOCAL synchronous_commit=off")

    # Writing.

    async def write(self, job: Callable[[Speaking], T], was_done: Callable[[Speaking], bool] | None = None) -> T:
        """Do a job in a transaction of its own; when this returns, its result is on the disk."""
        return await self._writer.put(Job(asyncio.get_running_loop().create_future(), job, was_done))  # type: ignore[no-any-return]

    # Tables.

    async def load(self, table_id: str) -> tuple[Aside, list[Move]] | None:
        def job(c: Speaking) -> tuple[Aside, list[Move]] | None:
            aside = sql.read_aside(c, table_id)
            return (aside, [] if aside.trouble else sql.read_moves(c, table_id)) if aside is not None else None

        return await self.read(job)

    async def tail(self, table_id: str, version: int, revision: int) -> tuple[Head, Aside | None, list[Move]] | None:
        return await self.read(lambda c: sql.tail(c, table_id, version, revision))

    async def heads(self, table_ids: Sequence[str]) -> dict[str, Head]:
        return await self._glance(lambda c: sql.heads(c, table_ids)) if table_ids else {}

    async def append(self, table_id: str, revision: int, move: Move, *, over: bool | None) -> None:
        done = asyncio.get_running_loop().create_future()
        if over is None:
            await self._writer.put(Job(done, table_id=table_id, revision=revision, move=move))
            return

        def job(c: Speaking) -> None:
            # The table's own row first: whoever else wants it waits, and nobody waits for both.
            sql.set_over(c, table_id, over=over)
            sql.insert_move(c, table_id, revision, move)

        asked = Job(done, job, table_id=table_id)
        asked.was_done = lambda c: is_on_file(c, Job(done, table_id=table_id, move=move))
        await self._writer.put(asked)

    async def change(self, table_id: str, revision: int, change: Change) -> None:
        mark = secrets.token_hex(8)
        job = Job(
            asyncio.get_running_loop().create_future(),
            lambda c: sql.change_table(c, table_id, revision, change, mark),
            lambda c: _mark_of(c, table_id) == mark,
            table_id,
        )
        await self._writer.put(job)

    async def create(self, new: NewTable, after: tuple[str, int] | None = None) -> None:
        def job(c: Speaking) -> None:
            sql.create_table(c, new, after)
            # By the clock of the database, as all that is about its age.
            c.execute(f"UPDATE tables SET seen={NOW} WHERE id=?", (new.info.id,))  # noqa: S608 - our own words
            if new.info.clock is not None:
                _leave_lease(c, new.info.id, float(new.info.clock["seconds"]))

        found = Job(
            asyncio.get_running_loop().create_future(),
            job,
            lambda c: new.info.id in sql.heads(c, [new.info.id]),
            after[0] if after is not None else "",
        )
        await self._writer.put(found)

    # Devices and codes.

    async def device_key(self) -> bytes:
        return await self._glance(sql.device_key)

    async def links_of(self, device: bytes, among: Sequence[str] | None = None) -> frozenset[str]:
        return await self._glance(lambda c: sql.links_of(c, device, among))

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

    async def wakes_in(self, table_id: str) -> float:
        def job(c: Speaking) -> float:
            row = c.execute(f"SELECT wake_at - {NOW} FROM leases WHERE table_id=?", (table_id,)).fetchone()  # noqa: S608 - our own words
            return max(0.0, float(row[0])) if row is not None else 0.0

        return await self._glance(job)

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

        return await self._glance(job) if table_ids else {}

    async def take(self, bucket: str, per_second: float, burst: float, much: float = 1.0, *, only_look: bool = False) -> bool:
        left = f"least(?, b.remaining + greatest(0, {NOW} - b.at) * ?)"

        def look(c: Speaking) -> bool:
            row = c.execute(f"SELECT {left} FROM buckets b WHERE name=?", (burst, per_second, bucket)).fetchone()  # noqa: S608
            return row is None or float(row[0]) >= much

        def job(c: Speaking) -> bool:
            if much > burst:
                return False
            done = c.execute(
                f"INSERT INTO buckets AS b (name, remaining, at) VALUES (?, ?, {NOW}) ON CONFLICT (name)"  # noqa: S608
                f" DO UPDATE SET remaining={left} - ?, at={NOW} WHERE {left} >= ?",
                (bucket, burst - much, burst, per_second, much, burst, per_second, much),
            )
            return bool(done.rowcount == 1)

        return await (self._glance(look) if only_look else self._lightly(job))

    def on_hint(self, heard: Callable[[list[str]], None]) -> None:
        if self._hints is not None:
            self._hints.heard = heard

    # Keeping.

    async def time_of_day(self) -> float:
        return float(await self._glance(lambda c: c.execute(f"SELECT {NOW}").fetchone()[0]))

    async def note_seen(self, table_ids: Iterable[str], now: float, expected: float | None, most: float) -> None:
        ids = sorted(table_ids)

        def job(c: Speaking) -> None:
            tidying.skip_lost_time(c, now, expected, most)
            tidying.note_seen(c, ids, now)
            c.execute(f"DELETE FROM presence WHERE until < {NOW} - 60")  # noqa: S608 - our own words
            c.execute(f"DELETE FROM buckets WHERE at < {NOW} - 3600")  # noqa: S608

        await self.write(job)

    async def tidy(self, close: Iterable[str], delete: Iterable[str]) -> list[Kept]:
        """Close and delete tables, also while nodes serve them: they notice."""
        return await self.write(lambda c: tidying.tidy(c, close, delete))

    async def left_behind(self, now: float, days: int, most: int) -> list[str]:
        return await self.read(lambda c: tidying.left_behind(c, now, days, most))

    async def delete(self, table_ids: Sequence[str]) -> None:
        def job(c: Speaking) -> None:
            for table_id in sorted(table_ids):
                tidying.delete(c, table_id)
                for part in ("leases", "presence"):
                    c.execute(f"DELETE FROM {part} WHERE table_id=?", (table_id,))  # noqa: S608 - our own words

        await self.write(job)

    def close(self) -> None:
        if self._closing:
            return
        self._writer.close()
        self._closing = True
        self._threads.close()
        if self._hints is not None:
            self._hints.close()
        for _ in range(READERS):
            connection = self._readers.get()
            if connection is not None:
                connection.close()


def _mark_of(c: Speaking, table_id: str) -> str:
    row = c.execute("SELECT mark FROM tables WHERE id=?", (table_id,)).fetchone()
    return str(row[0]) if row is not None else ""


def _leave_lease(c: Speaking, table_id: str, seconds: float) -> None:
    """Let whoever is there do what will be due at a table."""
    c.execute(
        f"INSERT INTO leases(table_id, node, until, wake_at) VALUES (?, '', 0, {NOW}+?) ON CONFLICT DO NOTHING",  # noqa: S608
        (table_id, seconds),
    )
