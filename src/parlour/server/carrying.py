"""To another device: a secret that is good once and for minutes brings along everything a device has here.

The old device keeps what it has, and is told. At tables that go on everybody reads that somebody came with another device.
"""

from __future__ import annotations

from time import time

from pydantic import Field

from parlour.engine.said import Said
from parlour.server import own, tokens
from parlour.server.acts import tell_line
from parlour.server.catching import catch_up
from parlour.server.contract import Change, Conflict, Listed
from parlour.server.house import A_ROW, MOST_TRIES, House
from parlour.server.limits import Shared
from parlour.server.live import LiveTable
from parlour.server.notices import kept
from parlour.server.protocol import ChatLine, Token, Wire
from parlour.server.refusals import Refused

MINUTES = 10
"""How long a secret is good."""

MOST_RUNNING = 200
"""Tables that go on, of one device, that are carried; those that began last."""


class CarryOffered(Wire):
    """A secret for another device of yours. It is shown once."""

    path: str = Field(description="`/carry#TOKEN`, to be put behind the server's address.")
    until: float = Field(description="When it ends, in seconds since 1970.")


class CarryStand(Wire):
    """Whether a secret of this device is out, and when one was used of late."""

    until: float | None
    used: list[float]


class TakeCarry(Wire):
    """Come by the secret of another device."""

    token: Token


class Carried(Wire):
    """What this device has now."""

    tables: int
    finished: int


class CarryGate:
    """Lets secrets be made and tried only slowly."""

    def __init__(self) -> None:
        self.made = Shared("carry", 6 / 60, 6)
        self.tried = Shared("carried", 6 / 60, 12)

    async def may(self, limit: Shared, address: str) -> None:
        """Refuse if an address asks too often."""
        if not await limit.take(address):
            raise Refused("too_many", Said("carry-too-often"))


async def offer(house: House, device: bytes) -> CarryOffered:
    """Make a secret; an earlier one ends."""
    token, now = tokens.new_token(), time()
    until = now + MINUTES * 60
    await house.store.change_own(lambda c: own.offer_carry(c, device, tokens.digest(token), until, now))
    return CarryOffered(path=f"/carry#{token}", until=until)


async def stand(house: House, device: bytes | None) -> CarryStand:
    """Return whether a secret is out, and when one was used."""
    now = time()
    if device is None:
        return CarryStand(until=None, used=[])
    found = await house.store.own(lambda c: own.carries_of(c, device, now))
    waiting = [one.until for one in found if one.used is None and one.until > now]
    return CarryStand(until=max(waiting, default=None), used=[one.used for one in found if one.used is not None])


async def end(house: House, device: bytes) -> None:
    """Make the secret worth nothing."""
    await house.store.change_own(lambda c: own.end_carry(c, device))


async def take(house: House, device: bytes, wanted: TakeCarry, who: str) -> Carried:
    """Give a device everything another one has; `who` is the address that asks."""
    now, hashed = time(), tokens.digest(wanted.token)
    earlier = await house.store.own(lambda c: own.carry_of(c, hashed, now))
    if earlier is not None and earlier != device:
        # Whoever may not keep so much keeps the secret, for later.
        theirs = len(await house.store.links_of(earlier)) + await house.store.own(lambda c: own.count_of(c, earlier))
        await house.may_keep(who, A_ROW * theirs)
    if earlier is None or await house.store.change_own(lambda c: own.use_carry(c, hashed, now)) is None:
        raise Refused("no_key", Said("carry-not-good"))
    if earlier != device:
        mine = await house.store.links_of(device)
        rows = [row for row in await house.store.tables_of(earlier) if not row.over]
        for table_id in list(dict.fromkeys(row.id for row in rows))[:MOST_RUNNING]:
            await _come(house, table_id, [row for row in rows if row.id == table_id], earlier, device, mine)
        await house.store.inherit(device, earlier)
        house.forget_devices()
    tables = {row.id for row in await house.store.tables_of(device)}
    return Carried(tables=len(tables), finished=await house.store.own(lambda c: own.count_of(c, device)))


async def _come(  # noqa: PLR0913 - who comes where in whose place
    house: House, table_id: str, rows: list[Listed], earlier: bytes, device: bytes, mine: frozenset[str]
) -> None:
    """Let a device come to a table that goes on, and tell everybody there, both or neither."""
    seats = {row.seat for row in rows if row.role == "seat"}
    theirs = await house.store.links_of(earlier)
    for _ in range(MOST_TRIES):
        found = await house.store.load(table_id)
        if found is None:
            return
        aside = found[0]
        links = [link for link in aside.links.values() if link.id in theirs and link.id not in mine]
        grants = [(device, link.id) for link in links if link.role != "seat" or link.used]
        number = aside.chat[-1].number + 1 if aside.chat else 1
        lines: list[ChatLine] = []
        for seat in sorted(seat for seat in seats if seat is not None and 0 <= seat < len(aside.seats)):
            text = kept(Said("another-device", name=aside.seats[seat].name))
            lines.append(ChatLine(number=number + len(lines), kind="notice", seat=None, name="", text=text, at=time()))
        live = house.live.get(table_id)
        try:
            if live is None or live.gone:
                await house.store.change(table_id, aside.revision, Change(grants=grants, lines=lines))
                opened = await house.in_memory(table_id)
                if opened is not None:
                    await catch_up(house, opened)
            else:
                await _come_live(house, live, grants, lines)
        except Conflict:
            continue
        return


async def _come_live(house: House, live: LiveTable, grants: list[tuple[bytes, str]], lines: list[ChatLine]) -> None:
    async def work() -> None:
        async with live.lock:
            live.still_here()
            told = [line.model_copy(update={"number": live.next_line + further}) for further, line in enumerate(lines)]
            # A link may have ended since the table was read: what is left comes along all the same.
            good = [(device, link) for device, link in grants if link in live.links]
            await house.change(live, Change(grants=good, lines=told))
            for line in told:
                tell_line(live, line)

    await house.again(live, work)
