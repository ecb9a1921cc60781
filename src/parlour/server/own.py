"""What belongs to people, known by their devices: finished games, reviews, notes, and what carries them to another device.

The SQL of it, in words that all databases understand. What is written here may be repeated: a second time changes nothing.

Whoever writes takes rows in one order, so that no two ever wait for each other: a table's own row, then its result, then what
belongs to either; results of several tables by the tables' ids. Whoever has a row knows that what they then read stays so.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from time import time
from typing import TYPE_CHECKING, Any, Protocol

from parlour.server.contract import Carry, Ended, Result
from parlour.server.live import Note

if TYPE_CHECKING:
    from parlour.engine.title import Json

MOST_RESULTS = 2_000
"""Finished games kept for each device; the oldest make room."""

MOST_NOTES = 200
"""Notes at one table."""

MOST_AT_ONCE = 50
"""Results of somebody who leaves that are removed in one transaction; players do not wait for more."""

CARRIES_TOLD = 60 * 60 * 24 * 30.0
"""Seconds for which a device is told that it was carried to another one."""


class Db(Protocol):
    """A connection; values stand for question marks."""

    def execute(self, sql: str, values: Any = ..., /) -> Any: ...

    def executemany(self, sql: str, rows: Any, /) -> Any: ...


def ahead(c: Db) -> float:
    """Return how far the clock of a database that others write to as well is ahead of ours, in whole seconds.

    What is on file is said by its clock: ours may be wrong, and then it is for us alone.
    """
    theirs = getattr(c, "time_of_day", None)
    return float(round(theirs() - time())) if theirs is not None else 0.0


# Finished games.


def not_noted(c: Db, most: int, device: bytes | None = None) -> list[str]:
    """Return finished tables of which nothing is written down yet: anybody's, or those of a device."""
    if device is None:
        rows = c.execute("SELECT id FROM tables WHERE over=1 AND noted=0 ORDER BY id LIMIT ?", (most,))
    else:
        rows = c.execute(
            "SELECT DISTINCT t.id FROM grants g JOIN links l ON l.id=g.link JOIN tables t ON t.id=l.table_id"
            " WHERE g.device=? AND l.role='seat' AND l.used=1 AND t.over=1 AND t.noted=0 ORDER BY t.id LIMIT ?",
            (device, most),
        )
    return [row[0] for row in rows.fetchall()]


def note_result(c: Db, ended: Ended) -> None:
    """Write down a game for every device that played it to its end, unless it has gone on meanwhile."""
    where = "id=? AND over=1 AND noted=0 AND (SELECT coalesce(max(version), 0) FROM moves WHERE table_id=?)=?"
    done = c.execute(f"UPDATE tables SET noted=1 WHERE {where}", (ended.table, ended.table, ended.version))  # noqa: S608
    if done.rowcount != 1:
        return
    held: dict[bytes, set[int]] = {}
    for device, seat in c.execute(
        "SELECT g.device, l.seat FROM grants g JOIN links l ON l.id=g.link WHERE l.table_id=? AND l.role='seat' AND l.used=1",
        (ended.table,),
    ).fetchall():
        if seat in ended.people:
            held.setdefault(bytes(device), set()).add(seat)
    old = {device: _too_many(c, device, MOST_RESULTS - 1) for device in held}
    _take(c, {ended.table}.union(*old.values()))
    forget_result(c, ended.table)
    if not held:
        return
    # Somebody may have left, or have another name, since it was looked at.
    names = [name for (name,) in c.execute("SELECT name FROM seats WHERE table_id=? ORDER BY seat", (ended.table,)).fetchall()]
    c.execute(
        "INSERT INTO results(table_id, game, series, at, seen, doc) VALUES (?,?,?,?,?,?)",
        (ended.table, ended.game, ended.series, ended.at, time() + ahead(c), json.dumps({**ended.doc, "names": names})),
    )
    for device, seats in sorted(held.items()):
        won = {ended.people[seat] for seat in seats}
        values = (device, ended.table, ended.at, json.dumps(sorted(seats)), int(min(won)) if len(won) == 1 else None)
        c.execute("INSERT INTO played(device, table_id, at, seats, won) VALUES (?,?,?,?,?)", values)
        _leave_out(c, device, old[device])


def give_up(c: Db, table_id: str) -> None:
    """Note that nothing can be written down about a table."""
    c.execute("UPDATE tables SET noted=1 WHERE id=?", (table_id,))


def _take(c: Db, tables: Iterable[str]) -> None:
    """Take results, in their order: nobody else changes them, or who played them, before we are done."""
    c.executemany("UPDATE results SET seen=seen WHERE table_id=?", [(table_id,) for table_id in sorted(tables)])


def _too_many(c: Db, device: bytes, most: int) -> list[str]:
    """Return the oldest finished games of a device that has more than so many."""
    rows = c.execute("SELECT table_id FROM played WHERE device=? ORDER BY at DESC, table_id LIMIT 100 OFFSET ?", (device, most))
    return [row[0] for row in rows.fetchall()]


def _leave_out(c: Db, device: bytes, tables: Iterable[str]) -> None:
    """Take games from a device; those that are nobody's any more are removed. Their results are ours."""
    for table_id in tables:
        c.execute("DELETE FROM played WHERE device=? AND table_id=?", (device, table_id))
        c.execute(
            "DELETE FROM results WHERE table_id=? AND NOT EXISTS (SELECT 1 FROM played WHERE table_id=?)", (table_id, table_id)
        )


def forget_result(c: Db, table_id: str) -> None:
    """Remove what is written down about a game."""
    c.execute("DELETE FROM results WHERE table_id=?", (table_id,))
    c.execute("DELETE FROM played WHERE table_id=?", (table_id,))


def forget_before(c: Db, before: float, most: int) -> int:
    """Remove what is written down about games of long ago, and return how many these were."""
    rows = c.execute("SELECT table_id FROM results WHERE seen<? ORDER BY seen LIMIT ?", (before, most)).fetchall()
    for table_id in sorted(row[0] for row in rows):
        forget_result(c, table_id)
    return len(rows)


def inherit_played(c: Db, device: bytes, earlier: bytes) -> None:
    """Give a device the finished games of another one."""
    mine = "SELECT table_id FROM played WHERE device=? OR device=?"
    _take(c, {row[0] for row in c.execute(mine, (device, earlier)).fetchall()})
    c.execute(
        "INSERT INTO played(device, table_id, at, seats, won) SELECT ?, table_id, at, seats, won FROM played p WHERE device=?"
        " AND EXISTS (SELECT 1 FROM results r WHERE r.table_id=p.table_id) ON CONFLICT DO NOTHING",
        (device, earlier),
    )
    while old := _too_many(c, device, MOST_RESULTS):
        _leave_out(c, device, old)


RESULT = (
    "SELECT r.table_id, r.game, r.series, p.at, r.doc, p.seats, p.won, r.review,"
    " EXISTS (SELECT 1 FROM tables t WHERE t.id=r.table_id AND t.over=1) FROM played p JOIN results r ON r.table_id=p.table_id"
)


Row = tuple[Any, ...]
"""A result as it is on file. To read thousands takes long, and is for other threads than those that everybody's questions go by."""


def rows_of(c: Db, device: bytes, most: int, before: tuple[float, str] | None = None, game: str = "") -> list[Row]:
    """Return finished games of a device, the latest first: after a place in that order, of all games or one."""
    sql, values = f"{RESULT} WHERE p.device=?", [device]
    if before is not None:
        sql += " AND (p.at<? OR (p.at=? AND p.table_id<?))"
        values += [before[0], before[0], before[1]]  # type: ignore[list-item]
    if game:
        sql += " AND r.game=?"
        values.append(game)  # type: ignore[arg-type]
    return list(c.execute(f"{sql} ORDER BY p.at DESC, p.table_id DESC LIMIT ?", (*values, most)).fetchall())


def results_of(c: Db, device: bytes, most: int, before: tuple[float, str] | None = None, game: str = "") -> list[Result]:
    """Return a few of them, read at once."""
    return read_results(rows_of(c, device, most, before, game))


def read_results(rows: list[Row]) -> list[Result]:
    """Return what rows say."""
    return [_result(row) for row in rows]


def result_of(c: Db, device: bytes, table_id: str) -> Result | None:
    """Return one finished game of a device."""
    row = c.execute(f"{RESULT} WHERE p.device=? AND p.table_id=?", (device, table_id)).fetchone()
    return _result(row) if row is not None else None


def _result(row: Row) -> Result:
    won = bool(row[6]) if row[6] is not None else None
    review = json.loads(row[7]) if row[7] is not None else None
    return Result(row[0], row[1], row[2], row[3], json.loads(row[4]), json.loads(row[5]), won, review, there=bool(row[8]))


def series_of(c: Db, series: str, most: int) -> list[tuple[str, float, Json]]:
    """Return the finished games of a series, the latest first."""
    sql = "SELECT table_id, at, doc FROM results WHERE series=? ORDER BY at DESC, table_id DESC LIMIT ?"
    return [(row[0], row[1], json.loads(row[2])) for row in c.execute(sql, (series, most)).fetchall()]


def length_of(c: Db, series: str) -> int:
    """Return how many games of a series are finished."""
    return int(c.execute("SELECT count(*) FROM results WHERE series=?", (series,)).fetchone()[0])


def version_at_end(c: Db, table_id: str) -> int | None:
    """Return how many moves a finished game had; nothing if there is no such table, or it goes on."""
    row = c.execute(
        "SELECT (SELECT coalesce(max(version), 0) FROM moves WHERE table_id=?) FROM tables WHERE id=? AND over=1",
        (table_id, table_id),
    ).fetchone()
    return int(row[0]) if row is not None else None


def shown_to_all(c: Db, table_id: str) -> Json | None:
    """Return what is written down about a finished game whose table is there, without anybody's name."""
    sql = "SELECT r.doc, r.game FROM results r JOIN tables t ON t.id=r.table_id WHERE r.table_id=? AND t.over=1"
    row = c.execute(sql, (table_id,)).fetchone()
    return {**json.loads(row[0]), "names": [], "game": row[1]} if row is not None else None


def count_of(c: Db, device: bytes | None) -> int:
    """Return how many finished games of a device are written down."""
    return int(c.execute("SELECT count(*) FROM played WHERE device=?", (device,)).fetchone()[0])


# Reviews.


def keep_review(  # noqa: PLR0913 - a review, and where it belongs
    c: Db, table_id: str, version: int, doc: bytes, said: Json, now: float
) -> None:
    """Keep a review with its table, and what it says of each seat with the result."""
    # Whoever removes the table comes before or after.
    if c.execute("UPDATE tables SET mark=mark WHERE id=?", (table_id,)).rowcount != 1:
        return
    c.execute("DELETE FROM reviews WHERE table_id=?", (table_id,))
    c.execute("INSERT INTO reviews(table_id, version, doc, at) VALUES (?,?,?,?)", (table_id, version, doc, now))
    c.execute("UPDATE results SET review=? WHERE table_id=?", (json.dumps(said), table_id))


def review_of(c: Db, table_id: str, version: int) -> bytes | None:
    """Return the review of a table as it is after so many moves."""
    row = c.execute("SELECT doc FROM reviews WHERE table_id=? AND version=?", (table_id, version)).fetchone()
    return bytes(row[0]) if row is not None else None


# Notes.


def read_notes(c: Db, table_id: str) -> list[Note]:
    """Return what was written beside moments of a game."""
    sql = "SELECT number, moment, seat, name, text, at FROM notes WHERE table_id=? ORDER BY number LIMIT ?"
    return [Note(*row) for row in c.execute(sql, (table_id, MOST_NOTES)).fetchall()]


def insert_note(c: Db, table_id: str, note: Note) -> None:
    """Write a note."""
    c.execute(
        "INSERT INTO notes(table_id, number, moment, seat, name, text, at) VALUES (?,?,?,?,?,?,?)",
        (table_id, note.number, note.moment, note.seat, note.name, note.text, note.at),
    )


# To another device.


def offer_carry(c: Db, device: bytes, hashed: bytes, until: float, now: float) -> None:
    """Write down a secret; an earlier one that nobody has used ends."""
    end_carry(c, device)
    skew = ahead(c)
    c.execute("DELETE FROM carries WHERE until<?", (now + skew - CARRIES_TOLD,))
    values = (hashed, device, until + skew)
    c.execute("INSERT INTO carries(hash, device, until, used) VALUES (?,?,?,NULL) ON CONFLICT DO NOTHING", values)


def end_carry(c: Db, device: bytes) -> None:
    """Make the secret of a device that nobody has used worth nothing."""
    c.execute("DELETE FROM carries WHERE device=? AND used IS NULL", (device,))


def carry_of(c: Db, hashed: bytes, now: float) -> bytes | None:
    """Return whose secret this is, if it is good."""
    row = c.execute("SELECT device FROM carries WHERE hash=? AND used IS NULL AND until>?", (hashed, now + ahead(c))).fetchone()
    return bytes(row[0]) if row is not None else None


def use_carry(c: Db, hashed: bytes, now: float) -> bytes | None:
    """Use a secret, once, and return whose it was."""
    c.execute("UPDATE carries SET used=? WHERE hash=? AND used IS NULL AND until>?", (now, hashed, now + ahead(c)))
    row = c.execute("SELECT device FROM carries WHERE hash=? AND used=?", (hashed, now)).fetchone()
    return bytes(row[0]) if row is not None else None


def carries_of(c: Db, device: bytes, now: float) -> list[Carry]:
    """Return the secret that is good now, and those that were used of late, the latest first."""
    skew = ahead(c)
    rows = c.execute(
        "SELECT device, until, used FROM carries WHERE device=? AND (until>? OR used>?) ORDER BY until DESC LIMIT 20",
        (device, now + skew, now - CARRIES_TOLD),
    ).fetchall()
    return [Carry(bytes(row[0]), row[1] - skew, row[2]) for row in rows]


# Leaving.


def hosts_alone(c: Db, device: bytes, table_id: str) -> bool:
    """Say whether a device is the host of a table, and no other one is."""
    rows = c.execute(
        "SELECT DISTINCT g.device FROM grants g JOIN links l ON l.id=g.link WHERE l.table_id=? AND l.role='host'", (table_id,)
    ).fetchall()
    return [bytes(row[0]) for row in rows] == [device]


def shared(c: Db, device: bytes, table_id: str) -> frozenset[str]:
    """Return the links to a table by which a device comes, and another one, too."""
    rows = c.execute(
        "SELECT g.link FROM grants g JOIN links l ON l.id=g.link WHERE g.device=? AND l.table_id=?"
        " AND EXISTS (SELECT 1 FROM grants o WHERE o.link=g.link AND o.device<>g.device)",
        (device, table_id),
    ).fetchall()
    return frozenset(row[0] for row in rows)


def ungrant(c: Db, device: bytes, table_id: str) -> None:
    """Take a device everything at a table."""
    c.execute("DELETE FROM grants WHERE device=? AND link IN (SELECT id FROM links WHERE table_id=?)", (device, table_id))


def erase(c: Db, device: bytes) -> bool:
    """Remove what is written down about a device, so much at a time, and say whether that was all.

    Others keep their games, without its name.
    """
    found = c.execute("SELECT table_id FROM played WHERE device=? ORDER BY table_id LIMIT ?", (device, MOST_AT_ONCE)).fetchall()
    tables = [row[0] for row in found]
    _take(c, tables)
    for table_id in tables:
        sql = "SELECT p.seats, r.doc FROM played p JOIN results r ON r.table_id=p.table_id WHERE p.device=? AND p.table_id=?"
        row = c.execute(sql, (device, table_id)).fetchone()
        if row is not None:
            seats, doc = json.loads(row[0]), json.loads(row[1])
            doc["names"] = ["" if seat in seats else name for seat, name in enumerate(doc["names"])]
            c.execute("UPDATE results SET doc=? WHERE table_id=?", (json.dumps(doc), table_id))
    _leave_out(c, device, tables)
    if len(tables) == MOST_AT_ONCE:
        return False
    c.execute("DELETE FROM grants WHERE device=?", (device,))
    c.execute("DELETE FROM carries WHERE device=?", (device,))
    return True
