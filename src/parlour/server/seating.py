"""Coming in by a link, giving seats away and taking them back, links and their end. Nothing of it goes unsaid."""

from __future__ import annotations

from dataclasses import replace

from parlour.engine.errors import BadInput
from parlour.engine.said import Said
from parlour.server import acts, gathering, lobby, tokens
from parlour.server.access import USED
from parlour.server.contract import Change
from parlour.server.house import A_ROW, House, new_link
from parlour.server.live import LiveTable
from parlour.server.making import link_shown
from parlour.server.refusals import Refused
from parlour.server.rights import Code, LinkRow, Rights, SeatRow
from parlour.server.texts import alike, free_name, plain

MOST_LINKS = 200


async def join(house: House, live: LiveTable, wanted: lobby.Join, device: bytes | None, who: str) -> lobby.Joined:
    """Come in by a link, for a device or by a key of one's own. Whoever was first by an invitation has the seat, and alone.

    `who` is the address that asks.
    """
    token = tokens.digest(wanted.token)
    key = tokens.digest(wanted.key) if wanted.key is not None else None
    sat = False
    async with live.lock:
        live.still_here()
        link = next((link for link in live.links.values() if token in (link.hash, link.invited)), None)
        if link is None:
            raise Refused("no_key", Said("link-not-good"))
        if wanted.watch and link.role == "seat" and not link.used:
            link = _only_watching(live, device)
        mine = device is not None and link.id in await house.links_of(device, live)
        if link.role == "seat" and not link.used:
            await sit(house, live, link, wanted.name, device, key)
            sat = True
        elif token == link.invited and not mine and key != link.hash:
            raise Refused("no_key", USED)
        elif device is not None and not mine:
            await _come(house, live, link, device, who)
        held = live.rights([link.id]) if device is None else await house.rights(live, device, None)
        joined = lobby.Joined(table=live.info.id, you=held.shown, by_key=key is not None and live.links[link.id].hash == key)
    if sat:
        # Whoever only comes in is nobody yet: who is connected is told when they are.
        live.broadcast_table()
    live.wake()
    return joined


def _only_watching(live: LiveTable, device: bytes | None) -> LinkRow:
    """Return the way in for somebody who is invited to a seat and would rather look on: the spectators', while there is one."""
    if device is None:
        raise Refused("bad_request", "watch: a program looks on by the spectators' link.")
    if live.watching is None:
        raise Refused("not_yours", Said("nobody-watches"))
    return live.watching


async def _come(house: House, live: LiveTable, link: LinkRow, device: bytes, who: str) -> None:
    """Let a device in by a link that stays good; another one at a seat is told to the table, and so to whoever sits there."""
    # Whoever keeps no cookies is another device each time.
    await house.may_keep(who, A_ROW)
    line = None
    if link.seat is not None:
        await house.talk.take(live, live.rights([link.id]))
        line = acts.notice_line(live, Said("another-device", name=live.seats[link.seat].name))

    await house.change(live, Change(grants=[(device, link.id)], lines=[line] if line is not None else []))
    house.remember(device, [link.id])
    if line is not None:
        acts.tell_line(live, line)


async def sit(  # noqa: PLR0913 - who sits down where, and how they will be known
    house: House, live: LiveTable, link: LinkRow, name: str, device: bytes | None, key: bytes | None
) -> None:
    """Seat somebody by an invitation and tell the table, all at once or not at all. The caller holds the lock.

    The host was shown the invitation's key, so it ends here: the seat is held by the device, or by the key a program made up.
    """
    seat = link.seat
    assert seat is not None
    if live.info.closed:
        # Whoever removes a table that is nobody else's closes it first: nobody sits down between the two.
        raise Refused("over", Said("table-closed"))
    if key is not None and any(key == other.hash for other in live.links.values()):
        raise Refused("bad_request", "key: take another one than the link's, which others know, or that of another seat.")
    row = live.seats[seat]
    wished = plain(name) or (row.name if row.holder == "open" else f"Player {seat + 1}")
    said = free_name(wished, others(live, seat))
    held = replace(link, hash=key or tokens.nobodys(), used=True, invited=link.hash)
    code = without(live.code, seat)
    told = Said("sat-down", name=said, seat=seat + 1)
    if live.info.open_book:
        # Who set up the table may know everybody's cards: whoever comes is not left to find that out.
        told = Said("sat-down-at-open", name=said, seat=seat + 1)
    line = acts.notice_line(live, told)

    new = link.id not in live.links
    await house.change(
        live,
        Change(
            links=[held] if new else [],
            held=[] if new else [held],
            grants=[(device, held.id)] if device is not None else [],
            seats={seat: SeatRow("person", None, said)},
            # What somebody else wanted answered in their place is not the business of whoever comes after them.
            standing={seat: []},
            code=code,
            lines=[line],
        ),
    )
    house.remember(device, [held.id])
    live.links[held.id] = held
    live.code = code
    row.holder, row.level, row.name, row.standing = "person", None, said, []
    acts.tell_line(live, line)


def others(live: LiveTable, seat: int) -> list[str]:
    """Return the names at the other seats of a table."""
    return [row.name for number, row in enumerate(live.seats) if number != seat]


async def change_seat(house: House, live: LiveTable, rights: Rights, seat: int, wanted: lobby.SeatChange) -> lobby.SeatChanged:
    """Give a seat to a bot, take it back, hand it over or rename it: its holder may, and the host."""
    if seat >= len(live.seats):
        raise Refused("unknown", Said("no-seat", seat=seat))
    if not rights.host and seat not in rights.seats:
        raise Refused("not_yours", Said("not-your-seat", seat=seat))
    link: lobby.Link | None = None
    async with live.lock:
        live.still_here(rights)
        row = live.seats[seat]
        await house.talk.take(live, rights)
        if wanted.action == "give_to_bot":
            if gathering.waits(live.info) and live.people() == [seat]:
                raise Refused("conflict", Said("nobody-for-chance"))
            try:
                level = house.levels.check(live.info.game, wanted.level)
            except BadInput as mistake:
                raise Refused("bad_request", str(mistake)) from None
            await _set(house, live, seat, SeatRow("bot", level, row.name), Said("bot-plays", level=level, name=row.name))
        elif wanted.action == "take_back":
            if seat not in rights.seats:
                raise Refused("not_yours", Said("only-with-link"))
            if row.holder != "bot":
                raise Refused("conflict", Said("no-bot-there"))
            await _set(house, live, seat, SeatRow("person", None, row.name), Said("is-back", name=row.name))
        elif wanted.action == "rename":
            await _rename(house, live, rights, seat, plain(wanted.name or ""))
        else:
            said = Said("handed-over", seat=seat + 1)
            link = await relink(house, live, seat, said, SeatRow("open", None, row.name))
    live.broadcast_table()
    live.wake()
    return lobby.SeatChanged(link=link, table=live.shown())


async def _rename(house: House, live: LiveTable, rights: Rights, seat: int, name: str) -> None:
    row = live.seats[seat]
    if not name:
        raise Refused("bad_request", Said("name-empty"))
    if name == row.name:
        return
    if alike(name, others(live, seat)):
        raise Refused("conflict", Said("name-taken"))
    said = Said("renamed", old=row.name, new=name) if seat in rights.seats else Said("renamed-by-host", old=row.name, new=name)
    await _set(house, live, seat, SeatRow(row.holder, row.level, name), said)


async def _set(house: House, live: LiveTable, seat: int, now: SeatRow, said: Said) -> None:
    """Change who holds a seat, and tell the table: both are saved, or neither."""
    line = acts.notice_line(live, said)
    await house.change(live, Change(seats={seat: now}, lines=[line]))
    _take_over(live, seat, now)
    acts.tell_line(live, line)


def _take_over(live: LiveTable, seat: int, now: SeatRow) -> None:
    row = live.seats[seat]
    row.holder, row.level, row.name = now.holder, now.level, now.name


async def relink(house: House, live: LiveTable, seat: int, said: Said, now: SeatRow | None = None) -> lobby.Link:
    """Make a new invitation to a seat and tell the table; the old links, and the code, open it no longer."""
    link, token = new_link("seat", seat)
    code = without(live.code, seat)
    line = acts.notice_line(live, said)
    revoked = [old.id for old in live.links.values() if old.seat == seat]
    seats = {seat: now} if now is not None else {}
    await house.change(live, Change(revoked=revoked, links=[link], code=code, seats=seats, lines=[line]))
    live.code = code
    for old in revoked:
        del live.links[old]
    live.links[link.id] = link
    if now is not None:
        _take_over(live, seat, now)
    live.drop_without_rights()
    acts.tell_line(live, line)
    return link_shown(live.info.id, link, token)


async def _own_link(house: House, live: LiveTable, link: LinkRow) -> lobby.Link:
    """Give whoever holds a seat a link to it for other devices of theirs. An earlier one ends; the devices stay."""
    token = tokens.new_token()
    held = replace(link, hash=tokens.digest(token))
    await house.change(live, Change(held=[held]))
    live.links[held.id] = held
    return link_shown(live.info.id, held, token)


def without(code: Code | None, seat: int) -> Code | None:
    """Return what is left of a code once a seat is no longer offered by it."""
    if code is None or seat not in code.seats:
        return code
    seats = [other for other in code.seats if other != seat]
    return Code(code.code, seats, code.until) if seats else None


async def add_link(house: House, live: LiveTable, rights: Rights, wanted: lobby.NewLink) -> lobby.Link:
    """Make a further link: the host's business, but to a seat that of whoever holds it."""
    if (wanted.role == "seat") != (wanted.seat is not None):
        raise Refused("bad_request", "A link to a seat names the seat, others do not.")
    own = rights.seats.get(wanted.seat) if wanted.seat is not None else None
    if own is None:
        host_only(rights)
    async with live.lock:
        live.still_here(rights)
        if own is not None and own in live.links:
            return await _own_link(house, live, live.links[own])
        host_only(rights)
        if len(live.links) >= MOST_LINKS:
            raise Refused("conflict", Said("most-links", most=MOST_LINKS))
        if wanted.seat is not None:
            if wanted.seat >= len(live.seats):
                raise Refused("bad_request", f"There is no seat {wanted.seat}.")
            await house.talk.take(live, rights)
            said, row = Said("new-link", seat=wanted.seat + 1), live.seats[wanted.seat]
            # Whoever sat there has left: no yes, no word and no standing answer of theirs counts until somebody sits down.
            left = SeatRow("open", None, row.name) if row.holder == "person" else None
            made = await relink(house, live, wanted.seat, said, left)
            live.broadcast_table()
            return made
        link, token = new_link(wanted.role, None)
        await house.change(live, Change(links=[link]))
        live.links[link.id] = link
        return link_shown(live.info.id, link, token)


def links(live: LiveTable, rights: Rights) -> lobby.Links:
    """Return the links that are good; the host's business."""
    host_only(rights)
    return lobby.Links(
        links=[lobby.LinkShown(id=link.id, role=link.role, seat=link.seat, used=link.used) for link in live.links.values()]
    )


async def revoke(house: House, live: LiveTable, rights: Rights, link_id: str) -> None:
    """Make a link open nothing any more; the host's business."""
    host_only(rights)
    async with live.lock:
        live.still_here(rights)
        link = live.links.get(link_id)
        if link is None:
            raise Refused("unknown", Said("no-such-link"))
        if link.role == "host" and sum(1 for other in live.links.values() if other.role == "host") == 1:
            raise Refused("conflict", Said("only-host-link"))
        code = without(live.code, link.seat) if link.seat is not None else live.code
        change = Change(revoked=[link_id], code=code)
        if link.seat is not None and live.seats[link.seat].holder == "person":
            left = SeatRow("open", None, live.seats[link.seat].name)
            line = acts.notice_line(live, Said("link-revoked", seat=link.seat + 1))
            change = replace(change, seats={link.seat: left}, lines=[line])
        await house.change(live, change)
        live.code = code
        del live.links[link_id]
        live.drop_without_rights()
        for seat, row in change.seats.items():
            _take_over(live, seat, row)
        for line in change.lines:
            acts.tell_line(live, line)
    live.broadcast_table()


async def close(house: House, live: LiveTable, rights: Rights) -> None:
    """End a table for good; its record opens."""
    host_only(rights)
    async with live.lock:
        live.still_here(rights)
        if not live.info.closed:
            line = acts.notice_line(live, Said("host-closed"))
            await house.change(live, Change(closed=True, vote=None, code=None, lines=[line]))
            live.info.closed = True
            live.vote = live.code = None
            acts.tell_line(live, line)
    live.broadcast_table()
    live.wake()


def host_only(rights: Rights) -> None:
    """Refuse what is the host's business."""
    if not rights.host:
        raise Refused("not_yours", Said("only-host"))
