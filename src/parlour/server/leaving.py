"""Everything of mine: taken along as one file, or removed for good.

Games that others play go on: a bot takes the seat, and nothing there is called by the name of whoever left. A seat that
another device holds as well, a new telephone that everything was carried to, stays that device's, without the name.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import nullcontext
from time import time
from typing import Literal

from pydantic import Field

import parlour
from parlour.engine.said import Said
from parlour.server import gathering, journal, own
from parlour.server.catching import ANEW, REMOVED
from parlour.server.contract import Aside, Change, Conflict, Listed, Result
from parlour.server.house import MOST_TRIES, House
from parlour.server.journal import Disagrees, Move
from parlour.server.making import with_notes
from parlour.server.mine import counted
from parlour.server.notices import kept, speaking_of
from parlour.server.protocol import ChatLine, Wire
from parlour.server.proving import MARGIN
from parlour.server.refusals import Refused
from parlour.server.rights import SeatRow
from parlour.server.statements import MOST_LISTED

MOST_RECORDS = 300
"""Records in one file, those of the latest games."""

EXPORT = 1
"""The format of the file."""


class DeleteMine(Wire):
    """Remove everything of this device."""

    everything: Literal[True]


class Deleted(Wire):
    """What became of it."""

    removed: int = Field(description="Tables that were nobody else's.")
    left: int = Field(description="Tables of others that go on, or stay, without you.")


# Taking along.


async def exported(house: House, device: bytes) -> AsyncIterator[str]:
    """Return the file, piece by piece: what is known, then the record of every finished game that can still be had."""
    finished = await house.store.own(lambda c: own.rows_of(c, device, own.MOST_RESULTS))
    listed: dict[str, list[Listed]] = {}
    for row in await house.store.tables_of(device):
        listed.setdefault(row.id, []).append(row)
    yield await asyncio.to_thread(lambda: _head(listed, own.read_results(finished)))
    over = [table for table, rows in listed.items() if rows[0].over][:MOST_RECORDS]
    begun = False
    said: dict[str, list[ChatLine]] = {}
    for table in over:
        # Each may be long: one after the other, whoever asks.
        async with house.noting:
            on_file = await house.store.load(table)
            if on_file is None:
                continue
            aside, moves = on_file
            seconds = house.settings.prove_seconds * MARGIN
            record = await asyncio.to_thread(_record, aside, moves, seconds)
        seats = {row.seat for row in listed[table]}
        said[table] = [line for line in aside.chat if line.kind == "chat" and line.seat in seats and line.seat is not None]
        if record:
            yield f"{', ' if begun else ''}{json.dumps(table)}: {record.rstrip()}"
            begun = True
    written = {table: [line.model_dump(mode="json") for line in lines] for table, lines in said.items() if lines}
    yield f'}}, "said": {json.dumps(written, ensure_ascii=False)}}}\n'


def _head(listed: dict[str, list[Listed]], found: list[Result]) -> str:
    """Return the beginning of the file: all but the records, and what was said."""
    head = {
        "parlour_export": EXPORT,
        "version": parlour.__version__,
        "at": time(),
        "tables": [
            {
                "table": table,
                "game": rows[0].game,
                "created": rows[0].created,
                "over": rows[0].over,
                "host": any(row.role == "host" for row in rows),
                "seats": sorted(row.seat for row in rows if row.seat is not None),
            }
            for table, rows in listed.items()
        ],
        "finished": [_result(one) for one in found],
        "numbers": counted(found, "en").model_dump(mode="json"),
    }
    return json.dumps(head, ensure_ascii=False)[:-1] + ', "records": {'


def _result(one: Result) -> dict[str, object]:
    return {
        "table": one.table,
        "game": one.game,
        "series": one.series,
        "at": one.at,
        "seats": one.seats,
        "won": one.won,
        "review": one.review,
        **one.doc,
    }


def _record(aside: Aside, moves: list[Move], seconds: float) -> str:
    """Return the record of a table, or nothing if it cannot be played again."""
    if aside.trouble or gathering.waits(aside.info):
        return ""
    try:
        table = journal.rebuild(aside.info, moves, seconds).table
    except Disagrees:
        return ""
    table.chance = gathering.settled(aside.info)
    return with_notes(table.record(), aside.notes).dumps()


# Leaving.


async def delete(house: House, device: bytes) -> Deleted:
    """Remove everything of a device; at tables of others its seats are left, and its name and its words are gone."""
    rows = await house.store.tables_of(device)
    removed = left = 0
    while rows:
        mine: dict[str, set[int]] = {}
        for row in rows:
            mine.setdefault(row.id, set()).update({row.seat} if row.seat is not None else ())
        for table_id, seats in mine.items():
            gone = await _leave(house, table_id, seats, device)
            removed, left = removed + gone, left + (not gone)
        # A list has its end; whoever has more tables is asked again.
        rows = await house.store.tables_of(device) if len(rows) >= MOST_LISTED else []
    while not await house.store.change_own(lambda c: own.erase(c, device)):
        pass
    await house.studies.forget(device)
    house.forget_devices()
    return Deleted(removed=removed, left=left)


async def _leave(house: House, table_id: str, seats: set[int], device: bytes) -> bool:
    """Leave a table, and say whether it was removed because nobody else is there."""
    for tries in range(MOST_TRIES):
        live = await house.in_memory(table_id) if tries else None
        # Somebody may be faster, but not again and again: nobody is kept from leaving.
        async with live.lock if live is not None else nullcontext():
            found = await house.store.load(table_id)
            if found is None:
                return True
            aside = found[0]
            shared = await house.store.own(lambda c: own.shared(c, device, table_id))
            links = await house.store.links_of(device) - shared
            others = any(row.holder == "person" and seat not in seats for seat, row in enumerate(aside.seats))
            # Whoever lets a bot play for them may come back.
            others = others or any(link.role == "seat" and link.used and link.id not in links for link in aside.links.values())
            # A table nobody else sits at may still be somebody else's: whoever watches, or was a guest, leaves it to the host.
            others = others or not await house.store.own(lambda c: own.hosts_alone(c, device, table_id))
            # Whoever sits down meanwhile is somebody else: a table that is to be removed is closed first, as it was found.
            change = _without(house, aside, seats, links) if others else Change(closed=True)
            only_looks = others and not seats
            try:
                # Nothing changes for those who play because somebody looks on no longer.
                if not only_looks:
                    await house.store.change(table_id, aside.revision, change)
            except Conflict:
                continue
            if not others:
                await house.store.delete([table_id])
            else:
                await house.store.change_own(lambda c: own.ungrant(c, device, table_id))
        live = await house.in_memory(table_id)
        if live is not None and only_looks:
            live.drop_device(device)
        elif live is not None:
            await house.forget(live, *(("unknown", REMOVED) if not others else ("stale", ANEW)))
        return not others
    raise Refused("conflict", Said("somebody-faster"))


def _without(house: House, aside: Aside, seats: set[int], links: frozenset[str]) -> Change:
    """Return what a table is without somebody: their seats played by a bot if it goes on, their name and words gone."""
    info = aside.info
    goes_on = not info.over and not info.closed
    rows: dict[int, SeatRow] = {}
    left = {link.seat for link in aside.links.values() if link.id in links}
    lines: list[ChatLine] = []
    names = {aside.seats[seat].name for seat in seats if seat in range(len(aside.seats)) and aside.seats[seat].name}
    number = aside.chat[-1].number + 1 if aside.chat else 1
    for seat in sorted(seat for seat in seats if seat in range(len(aside.seats))):
        row, called = aside.seats[seat], f"Player {seat + 1}"
        if goes_on and row.holder == "person" and seat in left:
            level = house.levels.fallback(info.game)
            rows[seat] = SeatRow("bot", level, called)
            text = kept(Said("left-for-good", seat=seat + 1, level=level))
            lines.append(ChatLine(number=number + len(lines), kind="notice", seat=None, name="", text=text, at=time()))
        else:
            rows[seat] = SeatRow(row.holder, row.level, called)
    change = Change(
        seats=rows,
        standing={seat: [] for seat in rows if seat in left},
        revoked=[link.id for link in aside.links.values() if link.id in links and link.seat in seats],
        unsaid=sorted(
            [*(line.number for line in aside.chat if line.kind == "chat" and line.seat in seats), *speaking_of(aside.chat, names)]
        ),
        unnoted=[note.number for note in aside.notes if note.seat in seats],
        lines=lines,
    )
    return gathering.without_earlier_word(info, aside.seats, change)
