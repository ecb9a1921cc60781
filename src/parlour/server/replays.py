"""Looking back: earlier moments of a table, as a seat knew them."""

from __future__ import annotations

import asyncio

from parlour.engine.table import Table, replay_choices
from parlour.server.live import LiveTable, event_at, seat_view
from parlour.server.lobby import Replayed
from parlour.server.refusals import Refused


async def replayed(live: LiveTable, seat: int | None, moment: int) -> Replayed:
    """Return a moment and the events that led to it."""
    if live.played is None:
        raise Refused("read_only", live.read_only)
    now = live.played.table
    if moment > now.version:
        raise Refused("unknown", f"There is no moment {moment}: {now.version} choices stand.")
    if seat is not None and seat >= len(now.seats):
        raise Refused("unknown", f"There is no seat {seat}.")
    then = now if moment == now.version else await asyncio.to_thread(_at, live, now.choices[:moment])
    return Replayed(
        moment=moment,
        last_moment=now.version,
        view=seat_view(then.view(seat)),
        events=[event_at(event) for event in then.events(seat, moment)],
    )


def _at(live: LiveTable, choices: list[str]) -> Table:
    assert live.played is not None
    info = live.info
    return replay_choices(live.played.table.title, info.setup, info.seed, info.start, info.auto, choices)
