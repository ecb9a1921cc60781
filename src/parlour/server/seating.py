"""Coming in by a link, giving seats away and taking them back, links and their end."""

from __future__ import annotations

import json
import sqlite3
from time import time
from typing import Any

from parlour.engine.errors import BadInput
from parlour.server import acts, lobby, tokens
from parlour.server.house import House, insert_link, new_link
from parlour.server.live import Code, LinkRow, LiveTable, Rights
from parlour.server.making import link_shown
from parlour.server.refusals import Refused
from parlour.server.texts import plain

MOST_LINKS = 200


async def join(house: House, live: LiveTable, wanted: lobby.Join, device: bytes) -> lobby.Joined:
    """Swap a link's token for a place in the device's own list of links."""
    hashed = tokens.digest(wanted.token)
    link = next((link for link in live.links.values() if link.hash == hashed), None)
    if link is None:
        raise Refused("no_key", "This link is not good, or no longer.")
    known = link.id in await house.links_of(device)
    if not known:
        await house.save("INSERT OR IGNORE INTO grants(device, link, at) VALUES (?,?,?)", (device, link.id, time()))
        house.remember(device, [link.id])
    await enter(house, live, live.rights([link.id]), wanted.name)
    return lobby.Joined(table=live.info.id, you=(await house.rights(live, device, None)).shown)


async def enter(house: House, live: LiveTable, rights: Rights, name: str = "") -> None:
    """Whoever comes by a link for the first time takes the seat it leads to."""
    for seat, link_id in rights.seats.items():
        if link_id not in live.links or live.links[link_id].used:
            continue
        async with live.lock:
            live.still_here()
            link = live.links.get(link_id)
            if link is None or link.used:
                continue
            row = live.seats[seat]
            said = plain(name) or (row.name if row.holder == "open" else f"Player {seat + 1}")

            def save(connection: sqlite3.Connection, link_id: str = link_id, seat: int = seat, said: str = said) -> None:
                connection.execute("UPDATE links SET used=1 WHERE id=?", (link_id,))
                connection.execute(
                    "UPDATE seats SET holder='person', level=NULL, name=? WHERE table_id=? AND seat=?", (said, live.info.id, seat)
                )

            await house.write(save)
            live.links[link_id] = LinkRow(link.id, link.hash, link.role, link.seat, used=True)
            row.holder, row.level, row.name = "person", None, said
            await acts.notice(house, live, f"{said} took seat {seat + 1}.")
        live.broadcast_table()
        live.wake()


async def change_seat(house: House, live: LiveTable, rights: Rights, seat: int, wanted: lobby.SeatChange) -> lobby.SeatChanged:
    """Give a seat to a bot, take it back, hand it over or rename it: its holder may, and the host."""
    if seat >= len(live.seats):
        raise Refused("unknown", f"There is no seat {seat}.")
    if not rights.host and seat not in rights.seats:
        raise Refused("not_yours", f"Seat {seat} is not yours.")
    link: lobby.Link | None = None
    async with live.lock:
        live.still_here()
        row = live.seats[seat]
        if wanted.action == "give_to_bot":
            try:
                level = house.levels.check(live.info.game, wanted.level)
            except BadInput as mistake:
                raise Refused("bad_request", str(mistake)) from None
            await _set(house, live, seat, "bot", level, row.name)
            await acts.notice(house, live, f"A {level} bot plays for {row.name} now.")
        elif wanted.action == "take_back":
            if seat not in rights.seats:
                raise Refused("not_yours", "Only a person with a link to the seat can sit on it.")
            if row.holder != "bot":
                raise Refused("conflict", "No bot plays this seat.")
            await _set(house, live, seat, "person", None, row.name)
            await acts.notice(house, live, f"{row.name} is back.")
        elif wanted.action == "rename":
            name = plain(wanted.name or "")
            if not name:
                raise Refused("bad_request", "The name has nothing to read in it.")
            await _set(house, live, seat, row.holder, row.level, name)
        else:
            link = await relink(house, live, seat)
            await _set(house, live, seat, "open", None, row.name)
            await acts.notice(house, live, f"Seat {seat + 1} is being handed over: its old link is no longer good.")
    live.broadcast_table()
    live.wake()
    return lobby.SeatChanged(link=link, table=live.shown())


async def _set(  # noqa: PLR0913 - a seat and what is to be known of it
    house: House, live: LiveTable, seat: int, holder: Any, level: str | None, name: str
) -> None:
    await house.save(
        "UPDATE seats SET holder=?, level=?, name=? WHERE table_id=? AND seat=?", (holder, level, name, live.info.id, seat)
    )
    row = live.seats[seat]
    row.holder, row.level, row.name = holder, level, name


async def relink(house: House, live: LiveTable, seat: int, device: bytes | None = None) -> lobby.Link:
    """Make a new link to a seat, for a device if one is given; the old ones, and the code, open it no longer."""
    link, token = new_link("seat", seat)
    code = without(live.code, seat)

    def save(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE links SET revoked=1 WHERE table_id=? AND seat=?", (live.info.id, seat))
        insert_link(connection, live.info.id, link)
        if device is not None:
            connection.execute("INSERT INTO grants(device, link, at) VALUES (?,?,?)", (device, link.id, time()))
        save_code(connection, live.info.id, code)

    await house.write(save)
    house.remember(device, [link.id])
    live.code = code
    for old in [old.id for old in live.links.values() if old.seat == seat]:
        del live.links[old]
    live.links[link.id] = link
    live.drop_without_rights()
    return link_shown(live.info.id, link, token)


def without(code: Code | None, seat: int) -> Code | None:
    """Return what is left of a code once a seat is no longer offered by it."""
    if code is None or seat not in code.seats:
        return code
    seats = [other for other in code.seats if other != seat]
    return Code(code.code, seats, code.until) if seats else None


def save_code(connection: sqlite3.Connection, table_id: str, code: Code | None) -> None:
    """Save what a code still offers."""
    if code is None:
        connection.execute("DELETE FROM codes WHERE table_id=?", (table_id,))
    else:
        connection.execute("UPDATE codes SET seats=? WHERE code=?", (json.dumps(code.seats), code.code))


async def add_link(house: House, live: LiveTable, rights: Rights, wanted: lobby.NewLink) -> lobby.Link:
    """Make a further link; the host's business."""
    host_only(rights)
    if len(live.links) >= MOST_LINKS:
        raise Refused("conflict", f"A table has at most {MOST_LINKS} links; revoke some first.")
    if (wanted.role == "seat") != (wanted.seat is not None):
        raise Refused("bad_request", "A link to a seat names the seat, others do not.")
    async with live.lock:
        live.still_here()
        if wanted.seat is not None:
            if wanted.seat >= len(live.seats):
                raise Refused("bad_request", f"There is no seat {wanted.seat}.")
            shown = await relink(house, live, wanted.seat)
            await acts.notice(house, live, f"The host made a new link to seat {wanted.seat + 1}; the old one is no longer good.")
            return shown
        link, token = new_link(wanted.role, None)
        await house.write(lambda connection: insert_link(connection, live.info.id, link))
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
        live.still_here()
        link = live.links.get(link_id)
        if link is None:
            raise Refused("unknown", "There is no such link, or no longer.")
        if link.role == "host" and sum(1 for other in live.links.values() if other.role == "host") == 1:
            raise Refused("conflict", "This is the host's only link; make another one first.")
        code = without(live.code, link.seat) if link.seat is not None else live.code

        def save(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE links SET revoked=1 WHERE id=?", (link_id,))
            save_code(connection, live.info.id, code)

        await house.write(save)
        live.code = code
        del live.links[link_id]
        live.drop_without_rights()
        if link.seat is not None and live.seats[link.seat].holder == "person":
            row = live.seats[link.seat]
            await _set(house, live, link.seat, "open", None, row.name)
            await acts.notice(house, live, f"The host made the link to seat {link.seat + 1} invalid.")
    live.broadcast_table()


async def close(house: House, live: LiveTable, rights: Rights) -> None:
    """End a table for good; its record opens."""
    host_only(rights)
    async with live.lock:
        live.still_here()
        if not live.info.closed:

            def save(connection: sqlite3.Connection) -> None:
                connection.execute("UPDATE tables SET closed=1, vote=NULL WHERE id=?", (live.info.id,))
                save_code(connection, live.info.id, None)

            await house.write(save)
            live.info.closed = True
            live.vote = live.code = None
            await acts.notice(house, live, "The host closed the table.")
    live.broadcast_table()
    live.wake()


def host_only(rights: Rights) -> None:
    """Refuse what is the host's business."""
    if not rights.host:
        raise Refused("not_yours", "Only the host can do this.")
