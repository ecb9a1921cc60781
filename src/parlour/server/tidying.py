"""The SQL for looking after a database: what is in it, what is closed and removed, and how old everything is."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite

from parlour.engine.errors import BadInput
from parlour.server import contract, own
from parlour.server.contract import Kept
from parlour.server.own import Db

DAY = 60 * 60 * 24.0

NOT_BEGUN = 14
"""Days after which a table is removed at which no person has ever made a choice, unless somebody looks in."""

PARTS = ("answers", "codes", "chat", "notes", "reviews", "links", "seats", "moves")
"""What belongs to a table, besides its row and the grants of its links."""


def kept(c: Db) -> list[Kept]:
    """Return all tables, those that were looked at last first."""
    rows = c.execute(
        "SELECT id, game, closed, over, (SELECT count(*) FROM moves m WHERE m.table_id=t.id),"
        " (SELECT count(*) FROM seats s WHERE s.table_id=t.id AND s.holder='person'),"
        " (SELECT count(*) FROM seats s WHERE s.table_id=t.id AND s.holder='bot'),"
        " clock IS NOT NULL, created, coalesce(seen, created) FROM tables t ORDER BY coalesce(seen, created) DESC, id"
    ).fetchall()
    return [
        Kept(id, game, state_of(over, closed), moves, people, bots, bool(clock), created, seen)
        for id, game, closed, over, moves, people, bots, clock, created, seen in rows
    ]


def state_of(over: int, closed: int) -> contract.State:
    """Return what became of a table."""
    return "closed" if closed else "over" if over else "running"


def close(c: Db, table_id: str) -> bool:
    """End a table for good, and say whether there is such a table."""
    there = c.execute("UPDATE tables SET closed=1, vote=NULL, revision=revision+1 WHERE id=?", (table_id,)).rowcount == 1
    c.execute("DELETE FROM codes WHERE table_id=?", (table_id,))
    return bool(there)


def delete(c: Db, table_id: str) -> bool:
    """Remove a table with everything that belongs to it, and say whether there was one."""
    # Its own row first, as whoever changes it does: one of the two waits, and never each for the other.
    there = c.execute("UPDATE tables SET revision=revision WHERE id=?", (table_id,)).rowcount == 1
    c.execute("DELETE FROM grants WHERE link IN (SELECT id FROM links WHERE table_id=?)", (table_id,))
    for part in PARTS:
        c.execute(f"DELETE FROM {part} WHERE table_id=?", (table_id,))  # noqa: S608 - our own words
    c.execute("DELETE FROM tables WHERE id=?", (table_id,))
    return bool(there)


def tidy(c: Db, to_close: Iterable[str], to_delete: Iterable[str]) -> list[Kept]:
    """Close and delete tables, all that are named or none, and return what the database holds then."""
    to_delete = list(to_delete)
    for work, names in ((close, to_close), (delete, to_delete)):
        for name in names:
            if not work(c, name):
                msg = f"there is no table {name}; nothing was changed"
                raise BadInput(msg)
    for name in sorted(to_delete):
        own.forget_result(c, name)
    return kept(c)


def left_behind(c: Db, now: float, days: int, most: int) -> list[str]:
    """Return tables nobody has looked at for so long; those at which no person ever chose anything wait less.

    A look by anybody with a link counts, and so does every choice a person makes: a game somebody still plays is never here.
    """
    rows = c.execute(
        "SELECT id FROM tables t WHERE coalesce(seen, created) < ? OR (coalesce(seen, created) < ?"
        " AND NOT EXISTS (SELECT 1 FROM moves m WHERE m.table_id=t.id AND m.by IN ('person', 'vote', 'import')))"
        " ORDER BY coalesce(seen, created) LIMIT ?",
        (now - days * DAY, now - min(days, NOT_BEGUN) * DAY, most),
    ).fetchall()
    return [row[0] for row in rows]


def _moment(text: str) -> float | None:
    """Return a time on file; nothing if it is none."""
    try:
        found = float(text)
    except ValueError:
        return None
    return found if isfinite(found) else None


def skip_lost_time(c: Db, now: float, expected: float | None, most: float) -> None:
    """Note the time; if it went on without the server, or was set anew, no table has grown older by it.

    Of several who serve the same tables each notices it; what is on file then is the new time already, for all but the first.
    """
    # Whoever notices it at the same moment waits here.
    c.execute("UPDATE house SET value=value WHERE name='awake'")
    row = c.execute("SELECT value FROM house WHERE name='awake'").fetchone()
    before = _moment(row[0]) if row is not None else now
    if before is None:
        # Nobody knows how long the server was off: every table is as one that was seen just now.
        for table in ("tables", "results"):
            c.execute(f"UPDATE {table} SET seen=?", (now,))  # noqa: S608 - our own words
        before = now
    lost = now - (expected if expected is not None else before)
    if min(abs(lost), abs(now - before)) > most:
        c.execute("UPDATE tables SET seen = coalesce(seen, created) + ?", (lost,))
        c.execute("UPDATE results SET seen = seen + ?", (lost,))
    note(c, "awake", str(now))


def note(c: Db, name: str, value: str) -> None:
    """Note something the database knows about itself."""
    c.execute("INSERT INTO house(name, value) VALUES (?,?) ON CONFLICT(name) DO UPDATE SET value=excluded.value", (name, value))


def note_seen(c: Db, table_ids: Iterable[str], now: float) -> None:
    """Note that somebody has looked in."""
    for table_id in sorted(table_ids):
        c.execute("UPDATE tables SET seen=? WHERE id=?", (now, table_id))
