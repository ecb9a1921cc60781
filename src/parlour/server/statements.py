"""The SQL that all databases understand; each store brings its connections, its types, and what it does in its own way."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import islice, zip_longest
from time import time
from typing import Any, get_args

from pydantic import ValidationError

from parlour.engine.said import Said
from parlour.server import own
from parlour.server.contract import KEEP, Aside, Change, Conflict, Head, Listed, NewTable
from parlour.server.journal import Move, Open, TableInfo
from parlour.server.live import chance_shown
from parlour.server.own import Db
from parlour.server.protocol import ChatLine, Clock, Standing
from parlour.server.refusals import UNREADABLE
from parlour.server.rights import Code, Holder, LinkRow, Role, SeatRow

DAMAGED = Said("table-damaged")

MOST_LINES = 500
"""Lines of chat kept for each table; the oldest make room."""

HOLDERS, ROLES = get_args(Holder), get_args(Role)

MOST_EVER = 10**9
"""No line of a chat has a higher number."""

MOST_MOVES = 50_000
MOST_KEYS = 1_000
"""Seats, and links, of a table. None has as many as these; one on file that does is somebody's who wants the memory filled."""

MOST_STANDING = 100_000
"""Letters of standing answers that are read: a seat has a few thousand."""

MOST_ANSWERS = 256
"""Answers kept for each table."""

MOST_LISTED = 1000

MOST_GRANTS = 10_000
"""Links a device may have; the oldest make room, those to games that are over before any other."""

OVER = "t.over + t.closed > 0"
"""Whoever may close a table makes as many of them as they like for everybody who came there once: those come last."""

MOST_BROUGHT = 1_000
"""Devices, counted by their links, that come along to a rematch: of each link those that came first."""


# Moves.

MOVE = "version, kind, seat, key, moment, by, who, client, hash, at"


def values_of(move: Move) -> tuple[Any, ...]:
    """Return a move as a row."""
    return (
        move.version, move.kind, move.seat, move.key, move.moment, move.by, move.who, move.client, move.hash, move.at,
    )  # fmt: skip


def read_moves(c: Db, table_id: str, after: int = 0) -> list[Move]:
    """Return the journal of a table, from a version on."""
    sql = f"SELECT {MOVE} FROM moves WHERE table_id=? AND version>? ORDER BY version LIMIT {MOST_MOVES}"  # noqa: S608 - our own words
    return [Move(*row) for row in c.execute(sql, (table_id, after)).fetchall()]


def insert_move(c: Db, table_id: str, revision: int, move: Move) -> None:
    """Append a move: the version must be the next one, and the table as the writer knows it."""
    done = c.execute(
        f"INSERT INTO moves(table_id, {MOVE}) SELECT ?,?,?,?,?,?,?,?,?,?,? FROM tables WHERE id=? AND revision=?"  # noqa: S608 - our own words
        " AND (?=0 OR EXISTS (SELECT 1 FROM moves WHERE table_id=? AND version=?))",
        (table_id, *values_of(move), table_id, revision, move.version - 1, table_id, move.version - 1),
    )
    if done.rowcount != 1:
        msg = f"version {move.version} does not follow, or revision {revision} has passed"
        raise Conflict(msg)


def set_over(c: Db, table_id: str, *, over: bool) -> None:
    """Note whether a game is over; a vote ends with the move that was made. One that goes on again has no result."""
    c.execute("UPDATE tables SET over=?, vote=NULL, noted=0 WHERE id=?", (int(over), table_id))
    if not over:
        own.forget_result(c, table_id)


def heads(c: Db, table_ids: Sequence[str]) -> dict[str, Head]:
    """Return where tables stand."""
    marks = ",".join("?" * len(table_ids))
    last = "coalesce((SELECT max(m.version) FROM moves m WHERE m.table_id=t.id), 0)"
    sql = f"SELECT t.id, {last}, t.revision FROM tables t WHERE t.id IN ({marks})"  # noqa: S608 - our own words, and marks
    return {row[0]: Head(row[1], row[2]) for row in c.execute(sql, table_ids).fetchall()} if table_ids else {}


def tail(c: Db, table_id: str, version: int, revision: int) -> tuple[Head, Aside | None, list[Move]] | None:
    """Return where a table stands, the rest if it has another revision, and the moves after a version."""
    head = heads(c, [table_id]).get(table_id)
    if head is None:
        return None
    return head, read_aside(c, table_id) if head.revision != revision else None, read_moves(c, table_id, version)


# The rest of a table.


def read_aside(c: Db, table_id: str) -> Aside | None:
    """Return what is on file about a table besides its moves; what is damaged is said, not raised."""
    trouble: str | Said = ""
    revision = c.execute("SELECT revision FROM tables WHERE id=?", (table_id,)).fetchone()
    if revision is None:
        return None
    try:
        info = read_table(c, table_id)
        if not isinstance(info.setup, dict):
            raise TypeError
        if info.clock is not None:
            Clock(**info.clock)
        if info.chance is not None:
            chance_shown(info.chance, told=True)
    except UNREADABLE:
        info, trouble = _read_bare(c, table_id), DAMAGED
    rows = _some(c, "SELECT holder, level, name, standing, seat FROM seats WHERE table_id=? ORDER BY seat", table_id, MOST_KEYS)
    seats = [SeatRow(row[0] if row[0] in HOLDERS else "open", row[1], row[2], _standing(row[3])) for row in rows]
    held = _some(
        c, "SELECT id, hash, role, seat, used, invited FROM links WHERE table_id=? ORDER BY created, id", table_id, MOST_KEYS
    )
    links = {
        row[0]: LinkRow(row[0], row[1], row[2], row[3], used=bool(row[4]), invited=row[5])
        for row in held
        if row[2] in ROLES and (row[3] in range(len(seats)) if row[2] == "seat" else row[3] is None)
    }
    newest = "SELECT number, kind, seat, name, text, at FROM chat WHERE table_id=? ORDER BY number DESC"
    said = _some(c, newest, table_id, MOST_LINES)[::-1]
    chat = [
        ChatLine(number=row[0], kind=row[1], seat=row[2], name=row[3], text=row[4], at=row[5])
        for row in said
        if 0 < row[0] <= MOST_EVER and row[1] in ("chat", "notice")
    ]
    fits = all(row[0] in HOLDERS and row[4] == number for number, row in enumerate(rows))
    if MOST_KEYS in (len(rows), len(held)) or not fits or (len(links), len(chat)) != (len(held), len(said)):
        # What makes no sense is left out, and nobody plays on without it.
        trouble = DAMAGED
    try:
        more = _read_open(c, table_id)
    except UNREADABLE:
        more = Open()
    return Aside(info, revision[0], seats, links, chat, more, trouble, own.read_notes(c, table_id))


def _some(c: Db, sql: str, table_id: str, most: int) -> list[Any]:
    """Return rows of a table, but no more than any has."""
    return list(c.execute(f"{sql} LIMIT ?", (table_id, most)).fetchall())


def _standing(text: str) -> list[Standing]:
    """Return the standing answers of a seat; damaged ones are none."""
    try:
        return [Standing(**entry) for entry in json.loads(text if len(text) <= MOST_STANDING else "[]")]
    except (*UNREADABLE, ValidationError):
        return []


def read_table(c: Db, table_id: str) -> TableInfo:
    """Return what a table was started with."""
    row = c.execute(
        "SELECT id, game, rules, setup, seed, start, auto, open_book, clock, created, closed, over, came_from, rematch,"
        " chance, series FROM tables WHERE id=?",
        (table_id,),
    ).fetchone()
    return TableInfo(
        id=row[0],
        game=row[1],
        rules=row[2],
        setup=json.loads(row[3]),
        seed=int(row[4]),
        start=json.loads(row[5]) if row[5] is not None else None,
        auto=bool(row[6]),
        open_book=bool(row[7]),
        clock=json.loads(row[8]) if row[8] is not None else None,
        created=row[9],
        closed=bool(row[10]),
        over=bool(row[11]),
        came_from=row[12],
        rematch=row[13],
        chance=json.loads(row[14]) if row[14] is not None else None,
        series=row[15],
    )


def _read_bare(c: Db, table_id: str) -> TableInfo:
    """Return what can be said of a table of which the rest cannot be read."""
    row = c.execute("SELECT game, rules, created, closed FROM tables WHERE id=?", (table_id,)).fetchone()
    return TableInfo(
        table_id, row[0], row[1], {}, 0, None, auto=True, open_book=False, clock=None, created=row[2], closed=bool(row[3])
    )


def _read_open(c: Db, table_id: str) -> Open:
    """Return what is under way at a table."""
    (vote,) = c.execute("SELECT vote FROM tables WHERE id=?", (table_id,)).fetchone()
    newest = "SELECT who, client, answer FROM answers WHERE table_id=? ORDER BY at DESC, client DESC"
    answers = _some(c, newest, table_id, MOST_ANSWERS)[::-1]
    code = c.execute("SELECT code, seats, until FROM codes WHERE table_id=?", (table_id,)).fetchone()
    return Open(
        json.loads(vote) if vote is not None else None,
        tuple((who, client, json.loads(answer)) for who, client, answer in answers),
        (code[0], json.loads(code[1]), code[2] - own.ahead(c)) if code is not None else None,
    )


# Changing.


def change_table(c: Db, table_id: str, revision: int, change: Change, mark: str = "") -> None:
    """Change a table that has this revision; `mark` tells this change from others."""
    told, values = _told(change, mark)
    sql = f"UPDATE tables SET {', '.join(told)} WHERE id=? AND revision=?"  # noqa: S608 - our own words
    if c.execute(sql, (*values, table_id, revision)).rowcount != 1:
        msg = f"revision {revision} has passed"
        raise Conflict(msg)
    for seat, row in change.seats.items():
        c.execute(
            "UPDATE seats SET holder=?, level=?, name=? WHERE table_id=? AND seat=?",
            (row.holder, row.level, row.name, table_id, seat),
        )
    for seat, standing in change.standing.items():
        text = json.dumps([entry.model_dump() for entry in standing])
        c.execute("UPDATE seats SET standing=? WHERE table_id=? AND seat=?", (text, table_id, seat))
    for link in change.revoked:
        # What opens nothing any more leaves the database, and what was granted by it.
        c.execute("DELETE FROM grants WHERE link=?", (link,))
        c.execute("DELETE FROM links WHERE table_id=? AND id=?", (table_id, link))
    at = time() + own.ahead(c) if change.links else 0.0
    for new in change.links:
        insert_link(c, table_id, new, at)
    for held in change.held:
        c.execute(
            "UPDATE links SET hash=?, invited=?, used=? WHERE table_id=? AND id=?",
            (held.hash, held.invited, int(held.used), table_id, held.id),
        )
    grant(c, change.grants)
    if change.code is not KEEP:
        _save_code(c, table_id, change.code)
    for line in change.lines:
        _insert_line(c, table_id, line)
    for written in change.notes:
        own.insert_note(c, table_id, written)
    for number in change.unnoted:
        c.execute("DELETE FROM notes WHERE table_id=? AND number=?", (table_id, number))
    for number in change.unsaid:
        c.execute("DELETE FROM chat WHERE table_id=? AND number=?", (table_id, number))
    if change.answer is not None:
        _insert_answer(c, table_id, *change.answer)


def _told(change: Change, mark: str) -> tuple[list[str], list[Any]]:
    """Return what a change sets in the table's own row, and the values."""
    told = ["revision=revision+1", "mark=?"]
    values: list[Any] = [mark]
    if change.vote is not KEEP:
        told.append("vote=?")
        values.append(json.dumps(change.vote) if change.vote is not None else None)
    if change.chance is not KEEP:
        told.append("chance=?")
        values.append(json.dumps(change.chance))
    if change.begun is not None:
        told += ["seed=?", "created=?"]
        values += [str(change.begun[0]), change.begun[1]]
    for name, value in (("rules", change.rules), ("rematch", change.rematch)):
        if value is not None:
            told.append(f"{name}=?")
            values.append(value)
    if change.closed:
        told.append("closed=1")
    return told, values


def insert_link(c: Db, table_id: str, link: LinkRow, at: float) -> None:
    """Write a link."""
    c.execute(
        "INSERT INTO links(id, table_id, hash, role, seat, created, used, invited) VALUES (?,?,?,?,?,?,?,?)",
        (link.id, table_id, link.hash, link.role, link.seat, at, int(link.used), link.invited),
    )


def grant(c: Db, grants: Sequence[tuple[bytes, str]]) -> None:
    """Let devices come by links."""
    at = time() + own.ahead(c) if grants else 0.0
    for device, link in grants:
        c.execute("INSERT INTO grants(device, link, at) VALUES (?,?,?) ON CONFLICT DO NOTHING", (device, link, at))
    for device in sorted({device for device, _ in grants}):
        _make_room(c, device)


def _make_room(c: Db, device: bytes) -> None:
    """Take a device its oldest links if it has too many: to look through them is part of everything it asks.

    A few more than it must, so that not every further link looks through all of them.
    """
    if c.execute("SELECT count(*) FROM grants WHERE device=?", (device,)).fetchone()[0] > MOST_GRANTS:
        kept = (
            "SELECT g.link FROM grants g JOIN links l ON l.id=g.link JOIN tables t ON t.id=l.table_id"  # noqa: S608 - our own words
            f" WHERE g.device=? ORDER BY {OVER}, g.at DESC, g.link LIMIT ?"
        )
        c.execute(f"DELETE FROM grants WHERE device=? AND link NOT IN ({kept})", (device, device, MOST_GRANTS - MOST_GRANTS // 100))  # noqa: S608


def _brought(c: Db, copied: dict[str, str]) -> list[tuple[bytes, str]]:
    """Return the devices that come along to a rematch, each with its new link, however many have come by one of the old ones."""
    came = [
        [
            (bytes(row[0]), new)
            for row in c.execute(
                "SELECT device FROM grants WHERE link=? ORDER BY at, device LIMIT ?", (old, MOST_BROUGHT)
            ).fetchall()
        ]
        for old, new in copied.items()
    ]
    in_order = (grant for rank in zip_longest(*came) for grant in rank if grant is not None)
    return list(islice(in_order, MOST_BROUGHT))


def _save_code(c: Db, table_id: str, code: Code | None) -> None:
    skew = own.ahead(c)
    c.execute("DELETE FROM codes WHERE table_id=? OR until<?", (table_id, time() + skew))
    if code is not None:
        c.execute(
            "INSERT INTO codes(code, table_id, seats, until) VALUES (?,?,?,?)",
            (code.code, table_id, json.dumps(code.seats), code.until + skew),
        )


def _insert_line(c: Db, table_id: str, line: ChatLine) -> None:
    c.execute(
        "INSERT INTO chat(table_id, number, kind, seat, name, text, at) VALUES (?,?,?,?,?,?,?)",
        (table_id, line.number, line.kind, line.seat, line.name, line.text, line.at),
    )
    c.execute("DELETE FROM chat WHERE table_id=? AND number<=?", (table_id, line.number - MOST_LINES))


def _insert_answer(c: Db, table_id: str, who: str, client: str, answer: str) -> None:
    values = (table_id, who, client, answer, time() + own.ahead(c))
    c.execute("INSERT INTO answers(table_id, who, client, answer, at) VALUES (?,?,?,?,?)", values)
    c.execute(
        "DELETE FROM answers WHERE table_id=? AND (who, client) NOT IN"
        " (SELECT who, client FROM answers WHERE table_id=? ORDER BY at DESC, client DESC LIMIT ?)",
        (table_id, table_id, MOST_ANSWERS),
    )


def create_table(c: Db, new: NewTable, after: tuple[str, int] | None = None, mark: str = "") -> None:
    """Write a new table with everything that belongs to it."""
    if after is not None:
        change_table(c, after[0], after[1], Change(rematch=new.info.id), mark)
    _insert_table(c, new.info)
    for move in new.moves:
        sql = f"INSERT INTO moves(table_id, {MOVE}) VALUES (?,?,?,?,?,?,?,?,?,?,?)"  # noqa: S608 - our own words
        c.execute(sql, (new.info.id, *values_of(move)))
    for seat, row in enumerate(new.seats):
        c.execute(
            "INSERT INTO seats(table_id, seat, holder, level, name, standing) VALUES (?,?,?,?,?,?)",
            (new.info.id, seat, row.holder, row.level, row.name, json.dumps([s.model_dump() for s in row.standing])),
        )
    at = time() + own.ahead(c)
    for link in new.links:
        insert_link(c, new.info.id, link, at)
    for written in new.notes:
        own.insert_note(c, new.info.id, written)
    grant(c, [*new.grants, *_brought(c, new.copied)])


def _insert_table(c: Db, info: TableInfo) -> None:
    c.execute(
        "INSERT INTO tables(id, game, rules, setup, seed, start, auto, open_book, clock, created, closed, over, came_from, rematch,"
        " chance, series, noted) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        (
            info.id,
            info.game,
            info.rules,
            json.dumps(info.setup),
            str(info.seed),
            json.dumps(info.start) if info.start is not None else None,
            int(info.auto),
            int(info.open_book),
            json.dumps(info.clock) if info.clock is not None else None,
            info.created,
            int(info.closed),
            int(info.over),
            info.came_from,
            info.rematch,
            json.dumps(info.chance) if info.chance is not None else None,
            info.series,
            # What comes here finished is somebody's record, not a game that was played here.
            int(info.over),
        ),
    )


# Devices and codes.


def links_of(c: Db, device: bytes, among: Sequence[str] | None = None) -> frozenset[str]:
    """Return the links a device has used: all of them, or those among some."""
    if among is None:
        return frozenset(row[0] for row in c.execute("SELECT link FROM grants WHERE device=?", (device,)).fetchall())
    marks = ",".join("?" * len(among))
    sql = f"SELECT link FROM grants WHERE device=? AND link IN ({marks})"  # noqa: S608 - our own words, and marks
    return frozenset(row[0] for row in c.execute(sql, (device, *among)).fetchall()) if among else frozenset()


def inherit(c: Db, device: bytes, earlier: bytes) -> None:
    """Grant a device what an earlier one was granted."""
    c.execute(
        "INSERT INTO grants(device, link, at) SELECT ?, link, at FROM grants WHERE device=? ON CONFLICT DO NOTHING",
        (device, earlier),
    )
    _make_room(c, device)
    own.inherit_played(c, device, earlier)


def tables_of(c: Db, device: bytes | None) -> list[Listed]:
    """Return the tables a device has links to, the newest first; of too many, all that go on."""
    rows = c.execute(
        "SELECT t.id, t.game, t.over + t.closed, t.created, l.role, l.seat FROM grants g JOIN links l ON l.id = g.link"  # noqa: S608
        " JOIN tables t ON t.id = l.table_id WHERE g.device = ? AND (l.role <> 'seat' OR l.used=1)"
        f" ORDER BY {OVER}, t.created DESC LIMIT ?",
        (device, MOST_LISTED),
    ).fetchall()
    found = [Listed(row[0], row[1], bool(row[2]), row[3], row[4], row[5]) for row in rows]
    return sorted(found, key=lambda row: -row.created)


def find_code(c: Db, code: str) -> str | None:
    """Return the table that offers seats by a code."""
    row = c.execute("SELECT table_id FROM codes WHERE code=? AND until>?", (code, time() + own.ahead(c))).fetchone()
    return row[0] if row is not None else None


def device_key(c: Db) -> bytes:
    """Return what the cookies of devices are signed with."""
    return bytes(c.execute("SELECT value FROM keys WHERE name='device'").fetchone()[0])


def clocks(c: Db) -> list[tuple[str, str, float]]:
    """Return the tables whose clocks run."""
    rows = c.execute(
        "SELECT id, clock, coalesce((SELECT at FROM moves m WHERE m.table_id=t.id ORDER BY version DESC LIMIT 1), created)"
        " FROM tables t WHERE clock IS NOT NULL AND over=0 AND closed=0"
    ).fetchall()
    return list(rows)
