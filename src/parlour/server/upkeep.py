"""Looking after the database: which tables it holds, closing and deleting them, and those nobody comes back to."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

DAY = 60 * 60 * 24.0

NOT_BEGUN = 14
"""Days after which a table is removed at which no person has ever made a choice, unless somebody looks in."""

State = Literal["running", "over", "closed"]


@dataclass(frozen=True)
class Kept:
    """A table as the database knows it; nothing about the game itself."""

    id: str
    game: str
    state: State
    moves: int
    people: int
    bots: int
    clock: bool
    created: float
    seen: float


def kept(connection: sqlite3.Connection) -> list[Kept]:
    """Return all tables, those that were looked at last first."""
    rows = connection.execute(
        "SELECT id, game, closed, over, (SELECT count(*) FROM moves m WHERE m.table_id=t.id),"
        " (SELECT count(*) FROM seats s WHERE s.table_id=t.id AND s.holder='person'),"
        " (SELECT count(*) FROM seats s WHERE s.table_id=t.id AND s.holder='bot'),"
        " clock IS NOT NULL, created, coalesce(seen, created) FROM tables t ORDER BY coalesce(seen, created) DESC, id"
    )
    return [
        Kept(id, game, "closed" if closed else "over" if over else "running", moves, people, bots, bool(clock), created, seen)
        for id, game, closed, over, moves, people, bots, clock, created, seen in rows
    ]


def close(connection: sqlite3.Connection, table_id: str) -> bool:
    """End a table for good, and say whether there is such a table."""
    connection.execute("DELETE FROM codes WHERE table_id=?", (table_id,))
    return connection.execute("UPDATE tables SET closed=1, vote=NULL WHERE id=?", (table_id,)).rowcount == 1


def delete(connection: sqlite3.Connection, table_id: str) -> bool:
    """Remove a table with everything that belongs to it, and say whether there was one."""
    connection.execute("DELETE FROM grants WHERE link IN (SELECT id FROM links WHERE table_id=?)", (table_id,))
    for part in ("answers", "codes", "chat", "links", "seats", "moves"):
        connection.execute(f"DELETE FROM {part} WHERE table_id=?", (table_id,))  # noqa: S608 - our own words
    return connection.execute("DELETE FROM tables WHERE id=?", (table_id,)).rowcount == 1


def left_behind(connection: sqlite3.Connection, now: float, days: int, most: int) -> list[str]:
    """Return tables nobody has looked at for so long; those at which no person ever chose anything wait less.

    A look by anybody with a link counts, and so does every choice a person makes: a game somebody still plays is never here.
    """
    rows = connection.execute(
        "SELECT id FROM tables t WHERE coalesce(seen, created) < ? OR (coalesce(seen, created) < ?"
        " AND NOT EXISTS (SELECT 1 FROM moves m WHERE m.table_id=t.id AND m.by IN ('person', 'vote', 'import')))"
        " ORDER BY coalesce(seen, created) LIMIT ?",
        (now - days * DAY, now - min(days, NOT_BEGUN) * DAY, most),
    )
    return [row[0] for row in rows]


def skip_lost_time(connection: sqlite3.Connection, now: float, expected: float | None, most: float) -> None:
    """Note the time; if it went on without the server, or was set anew, no table has grown older by it."""
    if expected is None:
        row = connection.execute("SELECT value FROM house WHERE name='awake'").fetchone()
        expected = float(row[0]) if row is not None else now
    if abs(now - expected) > most:
        connection.execute("UPDATE tables SET seen = coalesce(seen, created) + ?", (now - expected,))
    connection.execute("INSERT OR REPLACE INTO house(name, value) VALUES ('awake', ?)", (str(now),))


def note_seen(connection: sqlite3.Connection, table_ids: Iterable[str], now: float) -> None:
    """Note that somebody has looked in."""
    connection.executemany("UPDATE tables SET seen=? WHERE id=?", [(now, table_id) for table_id in table_ids])
