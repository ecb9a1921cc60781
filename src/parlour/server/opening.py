"""Opening a table from the database. One that cannot be opened is set aside: its people are told why, and nobody else notices."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic, time
from typing import TYPE_CHECKING

from parlour.engine.said import Said
from parlour.server import gathering, journal, proving
from parlour.server.clocks import began_before
from parlour.server.journal import Disagrees, Move, TableInfo
from parlour.server.live import LiveTable, Turn
from parlour.server.proving import MARGIN, TookTooLong
from parlour.server.refusals import Refused, sentence
from parlour.server.statements import MOST_MOVES

if TYPE_CHECKING:
    from parlour.server.house import House

log = logging.getLogger("parlour.opening")

FAILED = Said("table-unplayable")

LONG = 2_000
"""Moves from which on a table is tried elsewhere first; one that began from a position always is."""

MOST_ASIDE = 1_000

ASIDE_SECONDS = 3_600.0
"""After this a table that was set aside is tried again: the machine may have been busy, or short of memory."""


async def load(house: House, table_id: str) -> LiveTable:
    """Return a table from the database, ready to be played if it can be."""
    on_file = await house.store.load(table_id)
    if on_file is None:
        raise Refused("unknown", Said("no-table"))
    found, moves = on_file
    info = found.info
    reason: str | Said = found.trouble or _set_aside(house, table_id)
    if not reason:
        house.aside.pop(table_id, None)
    if not reason and gathering.waits(info):
        try:
            live = await gathering.waiting(info)
        except Exception:
            log.exception("a table cannot be dealt", extra={"table": table_id})
            reason = FAILED
        else:
            live.seats, live.links, live.chat, live.revision = found.seats, found.links, found.chat, found.revision
            live.notes = found.notes
            live.restore(found.more)
            return live
    if not reason and len(moves) >= MOST_MOVES:
        reason = journal.TOO_LONG
    if not reason and (info.start is not None or len(moves) > LONG):
        reason = await _try_elsewhere(house, info, moves)
    played = None
    if not reason:
        seconds = house.settings.prove_seconds * MARGIN
        try:
            played = await asyncio.to_thread(journal.rebuild, info, moves, seconds)
        except Disagrees as mistake:
            played, reason = mistake.played, mistake.said
        except Exception:
            log.exception("a table cannot be played again", extra={"table": table_id})
            reason = FAILED
    if played is not None and len(found.seats) != len(played.table.seats):
        played, reason = None, FAILED
    if reason and played is None and not _set_aside(house, table_id):
        house.metrics.add("set_aside")
        log.warning("a table was set aside", extra={"table": table_id, "reason": sentence(reason)})
        house.aside.pop(table_id, None)
        house.aside[table_id] = reason, monotonic() + ASIDE_SECONDS
        while len(house.aside) > MOST_ASIDE:
            house.aside.pop(next(iter(house.aside)))
    if played is not None:
        played.table.chance = gathering.settled(info)
    live = LiveTable(info, played, moves, reason)
    live.seats, live.links, live.chat, live.notes = found.seats, found.links, found.chat, found.notes
    live.revision = found.revision
    live.turn = await _turn(house, info, moves)
    live.restore(found.more)
    return live


def _set_aside(house: House, table_id: str) -> str | Said:
    """Say why a table was set aside, as long as it is."""
    reason, until = house.aside.get(table_id, ("", 0.0))
    return reason if monotonic() < until else ""


def may_try_again(house: House, live: LiveTable) -> bool:
    """Say whether a table in memory was set aside so long ago that it is tried again."""
    return live.info.id in house.aside and not _set_aside(house, live.info.id)


async def _try_elsewhere(house: House, info: TableInfo, moves: list[Move]) -> str | Said:
    """Say why a table cannot be opened here, or nothing if it can."""
    try:
        await house.players.ask("open", await asyncio.to_thread(proving.written, info, moves))
    except TookTooLong:
        return journal.TOO_LONG
    except Refused as refused:
        if refused.problem.code != "bad_request":
            raise
        return FAILED
    return ""


async def _turn(house: House, info: TableInfo, moves: list[Move]) -> Turn:
    """Return since when the open turn lasts."""
    known = house.clocks.turn(info.id)
    if known is not None or info.clock is None:
        return known or Turn(monotonic())
    last_at, seconds = moves[-1].at if moves else info.created, info.clock["seconds"]
    if house.store.shared:
        # The clock has run all the while, wherever it was looked after; how much is left is said by the clock of the database.
        taken = house.nodes.turn(info.id, seconds)
        if taken is not None:
            return taken
        left = await house.store.wakes_in(info.id)
        passed = seconds - left if left else time() - last_at
        return Turn(monotonic() - min(max(0.0, passed), seconds))
    return Turn(began_before(last_at, seconds))
