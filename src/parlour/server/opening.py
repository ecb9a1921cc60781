"""Opening a table from the database. One that cannot be opened is set aside: its people are told why, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from dataclasses import asdict, dataclass, replace
from time import monotonic
from typing import TYPE_CHECKING

from pydantic import ValidationError

from parlour.server import journal
from parlour.server.clocks import began_before
from parlour.server.journal import Disagrees, Move, TableInfo
from parlour.server.live import LinkRow, LiveTable, SeatRow, Turn
from parlour.server.protocol import ChatLine, Clock, Standing
from parlour.server.proving import MARGIN, TookTooLong
from parlour.server.refusals import Refused

if TYPE_CHECKING:
    from parlour.server.house import House

log = logging.getLogger("parlour.opening")

DAMAGED = "This table cannot be opened: what is on file about it is damaged. It was set aside; other tables are not concerned."
FAILED = "This table cannot be opened: its game cannot be played again. It was set aside; other tables are not concerned."

LONG = 2_000
"""Moves from which on a table is tried elsewhere first; one that began from a position always is."""

MOST_ASIDE = 1_000

UNREADABLE = (ValueError, TypeError, KeyError, AttributeError, IndexError, RecursionError)


@dataclass
class Found:
    """All that is on file about a table."""

    info: TableInfo
    moves: list[Move]
    seats: list[SeatRow]
    links: dict[str, LinkRow]
    chat: list[ChatLine]
    more: journal.Open
    trouble: str = ""


async def load(house: House, table_id: str) -> LiveTable:
    """Return a table from the database, ready to be played if it can be."""
    found = await house.store.read(lambda connection: _read_all(connection, table_id))
    if found is None:
        raise Refused("unknown", "There is no such table.")
    info, moves = found.info, found.moves
    reason = found.trouble or house.aside.get(table_id, "")
    if not reason and (info.start is not None or len(moves) > LONG):
        reason = await _try_elsewhere(house, info, moves)
    played = None
    if not reason:
        until = monotonic() + house.settings.prove_seconds * MARGIN
        try:
            played = await asyncio.to_thread(journal.rebuild, info, moves, until)
        except Disagrees as mistake:
            played, reason = mistake.played, str(mistake)
        except Exception:
            log.exception("a table cannot be played again", extra={"table": table_id})
            reason = FAILED
    if reason and played is None:
        house.metrics.add("set_aside")
        log.warning("a table was set aside", extra={"table": table_id, "reason": reason})
        house.aside[table_id] = reason
        while len(house.aside) > MOST_ASIDE:
            house.aside.pop(next(iter(house.aside)))
    live = LiveTable(info, played, moves, reason)
    live.seats, live.links, live.chat = found.seats, found.links, found.chat
    live.turn = _turn(house, info, moves)
    live.restore(found.more)
    return live


async def _try_elsewhere(house: House, info: TableInfo, moves: list[Move]) -> str:
    """Say why a table cannot be opened here, or nothing if it can."""
    doc = {"info": asdict(info), "moves": [list(asdict(move).values()) for move in moves]}
    try:
        await house.players.ask("open", await asyncio.to_thread(lambda: json.dumps(doc).encode()))
    except TookTooLong:
        return journal.TOO_LONG
    except Refused as refused:
        if refused.problem.code != "bad_request":
            raise
        return FAILED
    return ""


def _turn(house: House, info: TableInfo, moves: list[Move]) -> Turn:
    """Return since when the open turn lasts."""
    known = house.clocks.turn(info.id)
    if known is not None or info.clock is None:
        return known or Turn(monotonic())
    return Turn(began_before(moves[-1].at if moves else info.created, info.clock["seconds"]))


def _read_all(connection: sqlite3.Connection, table_id: str) -> Found | None:
    trouble = ""
    try:
        info = journal.read_table(connection, table_id)
        if info is not None and info.clock is not None:
            Clock(**info.clock)
    except UNREADABLE:
        info, trouble = journal.read_bare(connection, table_id), DAMAGED
    if info is None:
        return None
    seats = [
        SeatRow(holder, level, name, _standing(standing))
        for holder, level, name, standing in connection.execute(
            "SELECT holder, level, name, standing FROM seats WHERE table_id=? ORDER BY seat", (table_id,)
        )
    ]
    links = {
        row[0]: LinkRow(row[0], row[1], row[2], row[3], used=bool(row[4]), invited=row[5])
        for row in connection.execute("SELECT id, hash, role, seat, used, invited FROM links WHERE table_id=?", (table_id,))
    }
    chat = [
        ChatLine(number=row[0], kind=row[1], seat=row[2], name=row[3], text=row[4], at=row[5])
        for row in connection.execute(
            "SELECT number, kind, seat, name, text, at FROM chat WHERE table_id=? ORDER BY number", (table_id,)
        )
    ]
    try:
        more = journal.read_open(connection, table_id)
    except UNREADABLE:
        more = journal.Open()
    found = Found(info, journal.read_moves(connection, table_id), seats, links, chat, more, trouble)
    return replace(found, moves=[]) if trouble else found


def _standing(text: str) -> list[Standing]:
    """Return the standing answers of a seat; damaged ones are none."""
    try:
        return [Standing(**entry) for entry in json.loads(text)]
    except (*UNREADABLE, ValidationError):
        return []
