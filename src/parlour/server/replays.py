"""Looking back: earlier moments of a table, as a seat knew them."""

from __future__ import annotations

import json

from parlour.engine.said import Said
from parlour.engine.title import Json
from parlour.server.house import House
from parlour.server.live import LiveTable
from parlour.server.lobby import Replayed
from parlour.server.proving import TookTooLong
from parlour.server.refusals import Refused
from parlour.server.speaking import spoken


async def replayed(  # noqa: PLR0913 - which moment, as who saw it, and who asks
    house: House, live: LiveTable, seat: int | None, moment: int, language: str, who: str
) -> Replayed:
    """Return a moment and the events that led to it; it is played again in another process. `who` is the address that asks."""
    if live.played is None:
        raise Refused("read_only", live.read_only)
    now = live.played.table
    if moment > now.moment:
        raise Refused("unknown", Said("no-such-moment", moment=moment, choices=now.moment))
    if seat is not None and seat >= len(now.seats):
        raise Refused("unknown", Said("no-seat", seat=seat))
    last = now.moment
    code = spoken(now.title, language)
    if moment == last:
        view, events = now.view(seat, code), now.events(seat, moment, code)
    else:
        found = await _asked(house, live, seat, now.choices[:moment], code, who)
        view, events = found["view"], found["events"]
    return Replayed(moment=moment, last_moment=last, view=view, events=events)


async def _asked(  # noqa: PLR0913 - as above
    house: House, live: LiveTable, seat: int | None, choices: list[str], language: str | None, who: str
) -> Json:
    info = live.info
    doc = {"game": info.game, "setup": info.setup, "seed": info.seed, "start": info.start, "auto": info.auto}
    try:
        # One after the other: whoever moves quickly through a long game keeps nobody waiting, no opponent either.
        async with house.own_turn("looking", who):
            asked = {**doc, "choices": choices, "seat": seat, "language": language}
            found: Json = await house.players.ask("look_back", json.dumps(asked).encode(), who)
    except TookTooLong:
        raise Refused("unavailable", Said("replay-too-long")) from None
    return found


async def position_at(house: House, live: LiveTable, moment: int, who: str) -> Json:
    """Return the whole truth of an earlier moment, once it may be had."""
    assert live.played is not None
    now = live.played.table
    if moment > now.moment:
        raise Refused("unknown", Said("no-such-moment", moment=moment, choices=now.moment))
    found: Json = (await _asked(house, live, None, now.choices[:moment], None, who))["position"]
    return found
