"""Short codes by which the host offers open seats: typed on the home page, good for a short time, tried only slowly.

A code opens no seat that the host did not offer by it, and none that somebody holds; those have their links.
"""

from __future__ import annotations

from time import time

from parlour.engine.said import Said
from parlour.server import acts, lobby, seating, tokens
from parlour.server.contract import Change
from parlour.server.house import House, new_link
from parlour.server.limits import Shared
from parlour.server.live import LiveTable
from parlour.server.refusals import Refused
from parlour.server.rights import Code, Rights
from parlour.server.settings import Settings

NOT_GOOD = Said("code-not-good")


class CodeGate:
    """Lets codes be tried only slowly: by each address, and wrong ones by all together."""

    def __init__(self, settings: Settings) -> None:
        self.mine = Shared("code", settings.codes_per_minute / 60, settings.code_burst)
        self.wrong = Shared("wrong code", settings.wrong_codes_per_second, settings.wrong_code_burst)

    async def try_one(self, address: str) -> None:
        """Refuse if this address, or everybody together, has tried too many."""
        if not await self.mine.take(address) or not await self.wrong.has(""):
            raise Refused("too_many", Said("too-many-codes"))

    async def was_wrong(self) -> None:
        """Count a wrong one."""
        await self.wrong.take("")

    async def was_right(self, address: str) -> None:
        """Count a right one no longer: a class may have one address, and all of them a code."""
        await self.mine.take(address, -1.0)


async def offer(house: House, live: LiveTable, rights: Rights, wanted: lobby.OfferCode) -> lobby.CodeShown:
    """Offer open seats by a new code; the host's business."""
    seating.host_only(rights)
    async with live.lock:
        live.still_here(rights)
        _still_playing(live)
        still_open = [seat for seat, row in enumerate(live.seats) if row.holder == "open"]
        asked = still_open if wanted.seats is None else sorted(set(wanted.seats))
        if any(seat >= len(live.seats) for seat in asked):
            raise Refused("bad_request", f"There is no seat {max(asked)}.")
        if not asked or any(seat not in still_open for seat in asked):
            raise Refused("conflict", Said("code-open-seats"))
        await house.talk.take(live, rights)
        code = Code(tokens.new_code(), asked, time() + wanted.minutes * 60)
        seats = ", ".join(str(seat + 1) for seat in asked)
        line = acts.notice_line(live, Said("code-offered", seats=seats, count=len(asked), minutes=wanted.minutes))
        await house.change(live, Change(code=code, lines=[line]))
        live.code = code
        acts.tell_line(live, line)
        return shown(code)


def _still_playing(live: LiveTable) -> None:
    acts.playable(live)
    if live.over:
        raise Refused("over", Said("game-over"))


def current(live: LiveTable, rights: Rights) -> lobby.CodeShown | None:
    """Return the code that is good now, if there is one; the host's business."""
    seating.host_only(rights)
    good = live.code is not None and live.code.until > time()
    return shown(live.code) if good and live.code is not None else None


def shown(code: Code) -> lobby.CodeShown:
    """Return a code as the host sees it."""
    return lobby.CodeShown(code=tokens.code_shown(code.code), seats=list(code.seats), until=code.until)


async def end(house: House, live: LiveTable, rights: Rights) -> None:
    """Make the code open nothing any more; the host's business."""
    seating.host_only(rights)
    async with live.lock:
        live.still_here(rights)
        if live.code is not None:
            line = acts.notice_line(live, Said("code-ended"))
            await house.change(live, Change(code=None, lines=[line]))
            live.code = None
            acts.tell_line(live, line)


async def find(house: House, text: str, who: str) -> LiveTable | None:
    """Return the table that offers seats by a code; `who` is the address that asks."""
    code = tokens.read_code(text)
    if code is None:
        return None
    table_id = await house.store.find_code(code)
    if table_id is None:
        return None
    live = await house.open(table_id, who)
    return live if live.code is not None and live.code.code == code else None


async def join(house: House, live: LiveTable, wanted: lobby.JoinByCode, device: bytes | None) -> lobby.JoinedByCode:
    """Take the first open seat that the code offers; whoever has one there already, by this device or this key, is led to it."""
    key = tokens.digest(wanted.key) if wanted.key is not None else None
    async with live.lock:
        live.still_here()
        held = await house.rights(live, device, key)
        mine = [seat for seat in held.seats if live.seats[seat].holder == "person"]
        if mine:
            return lobby.JoinedByCode(table=live.info.id, you=held.shown, seat=min(mine))
        _still_playing(live)
        code = live.code
        if code is None or code.code != tokens.read_code(wanted.code) or code.until <= time():
            raise Refused("no_key", NOT_GOOD)
        seat = next((seat for seat in code.seats if live.seats[seat].holder == "open"), None)
        if seat is None:
            raise Refused("conflict", Said("code-seats-taken"))
        # A seat whose link was revoked has none.
        link = next((link for link in live.links.values() if link.seat == seat), None) or new_link("seat", seat)[0]
        await seating.sit(house, live, link, wanted.name, device, key)
        joined = lobby.JoinedByCode(table=live.info.id, you=(await house.rights(live, device, key)).shown, seat=seat)
    live.broadcast_table()
    live.wake()
    return joined
