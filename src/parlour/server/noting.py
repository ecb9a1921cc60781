"""Notes beside the moments of a finished game: everybody at the table reads them, and they travel with the record."""

from __future__ import annotations

from time import time
from typing import Annotated

from pydantic import Field

from parlour.engine.record import MOST_NOTE
from parlour.engine.said import Said
from parlour.server.contract import Change
from parlour.server.house import House
from parlour.server.live import LiveTable, Note
from parlour.server.notices import called
from parlour.server.own import MOST_NOTES
from parlour.server.protocol import Wire
from parlour.server.refusals import Refused
from parlour.server.rights import Rights
from parlour.server.texts import plain


class NewNote(Wire):
    """Write something beside a moment."""

    moment: Annotated[int, Field(ge=0, le=10**9)]
    text: Annotated[str, Field(min_length=1, max_length=MOST_NOTE)]


class NoteShown(Wire):
    """What somebody wrote beside a moment."""

    number: int
    moment: int
    name: str
    text: str
    at: float
    yours: bool = Field(description="Whether you may take it away: it is your seat's, or you are the host.")


class Notes(Wire):
    """All notes at a table."""

    notes: list[NoteShown]


def notes(live: LiveTable, rights: Rights, language: str) -> Notes:
    """Return what was written, by moment."""
    if not live.all_is_told:
        raise Refused("conflict", Said("not-over-yet"))
    return Notes(
        notes=[
            NoteShown(
                number=note.number,
                moment=note.moment,
                name=called(note.name, note.seat, language),
                text=note.text,
                at=note.at,
                yours=_may(note, rights),
            )
            for note in sorted(live.notes, key=lambda note: (note.moment, note.number))
        ]
    )


def _may(note: Note, rights: Rights) -> bool:
    return rights.host or note.seat in rights.seats


async def add(  # noqa: PLR0913 - who writes what where, read in which language
    house: House, live: LiveTable, rights: Rights, wanted: NewNote, language: str, who: str
) -> Notes:
    """Write a note, by an address; those who play may, and the host, once the game is over."""
    if not (rights.host or rights.seats):
        raise Refused("not_yours", Said("notes-for-players"))
    text = plain(wanted.text)
    if not text:
        raise Refused("bad_request", Said("nothing-to-read"))
    async with live.lock:
        live.still_here(rights)
        last = live.played.table.moment if live.played is not None else 0
        if not live.all_is_told:
            raise Refused("conflict", Said("not-over-yet"))
        if wanted.moment > last:
            raise Refused("unknown", Said("no-such-moment", moment=wanted.moment, choices=last))
        if len(live.notes) >= MOST_NOTES:
            raise Refused("conflict", Said("most-notes", most=MOST_NOTES))
        await house.talk.take(live, rights)
        await house.may_keep(who, len(text.encode()))
        seat = min(rights.seats, default=None)
        name = live.seats[seat].name if seat is not None else "Host"
        note = Note(max((one.number for one in live.notes), default=0) + 1, wanted.moment, seat, name, text, time())
        await house.change(live, Change(notes=[note]))
        live.notes.append(note)
    return notes(live, rights, language)


async def remove(house: House, live: LiveTable, rights: Rights, number: int, language: str) -> Notes:
    """Take a note away: one's own, or as the host anybody's."""
    async with live.lock:
        live.still_here(rights)
        note = next((one for one in live.notes if one.number == number), None)
        if note is None:
            raise Refused("unknown", Said("no-such-note"))
        if not _may(note, rights):
            raise Refused("not_yours", Said("notes-own"))
        await house.change(live, Change(unnoted=[number]))
        live.notes.remove(note)
    return notes(live, rights, language)
