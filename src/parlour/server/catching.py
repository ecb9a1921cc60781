"""Catching up: what others have written about a table since it was read, brought into memory and told to whoever listens here."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from parlour.engine.said import Said
from parlour.server import gathering
from parlour.server.contract import Aside, StoreFailed
from parlour.server.journal import Move, Played
from parlour.server.live import LiveTable
from parlour.server.refusals import Refused

if TYPE_CHECKING:
    from parlour.server.house import House

log = logging.getLogger("parlour.catching")

MANY = 50
"""Moves from which on they are played again in a thread of their own."""

ANEW = Said("opened-anew")
REMOVED = Said("table-removed")


async def catch_up(house: House, live: LiveTable) -> None:
    """Bring a table up to what the database holds."""
    async with live.lock:
        if live.gone:
            return
        try:
            found = await house.store.tail(live.info.id, live.version, live.revision)
        except StoreFailed as mistake:
            raise Refused("storage", mistake.reason) from None
        if found is not None:
            head, aside, moves = found
            # A database may have gone back: to a backup, or to a standby that had not heard everything.
            goes_on = head.version >= live.version and head.revision >= live.revision
            if goes_on and await _take_over(live, aside, moves):
                return
        live.gone = True
    if found is None:
        await house.forget(live, "unknown", REMOVED)
    else:
        await house.forget(live, "stale", ANEW)


async def _take_over(live: LiveTable, aside: Aside | None, moves: list[Move]) -> bool:
    """Bring what was read into memory and tell it; say whether that was possible."""
    since = live.version
    if aside is not None and gathering.waits(live.info) and not gathering.waits(aside.info):
        return False
    if moves:
        if live.played is None or moves[0].version != since + 1:
            return False
        trial = live.played.clone()
        try:
            await asyncio.to_thread(play, trial, moves) if len(moves) > MANY else play(trial, moves)
        except Exception:
            log.exception("what others played cannot be played here", extra={"table": live.info.id})
            return False
        # Of several moves at once nobody saw here when each was made.
        live.turn = live.turn_after(trial, moves[0].seat if len(moves) == 1 else None, moves[-1].by)
        live.played = trial
        live.info.over = trial.table.outcome is not None
        live.answers.update({(m.who, m.client): m for m in moves if m.client is not None})
        live.vote = None
    if aside is not None:
        _refresh(live, aside)
    if moves:
        live.broadcast_state(since)
    if aside is not None or live.info.over:
        live.broadcast_table()
    live.wake_up()
    return True


def play(played: Played, moves: list[Move]) -> None:
    """Make moves that were made elsewhere."""
    for move in moves:
        played.apply(move.kind, move.seat, move.key, move.moment)


def _refresh(live: LiveTable, aside: Aside) -> None:
    """Take over seats, links, chat and all that is under way."""
    said = live.chat[-1].number if live.chat else 0
    live.info = replace(aside.info, over=live.info.over if live.played is not None else aside.info.over)
    live.revision = aside.revision
    live.seats, live.links, live.chat, live.notes = aside.seats, aside.links, aside.chat, aside.notes
    live.vote = live.code = None
    live.restore(aside.more)
    live.drop_without_rights()
    for line in live.chat:
        if line.number > said:
            live.broadcast_chat(line)
