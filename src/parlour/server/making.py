"""New tables: from a setup, a record, a position, an earlier moment, or as a rematch."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from parlour.engine.errors import BadInput, Illegal
from parlour.engine.record import MOST_NAME, Note, Record
from parlour.engine.said import Said
from parlour.engine.table import Table, new_table
from parlour.engine.title import Json, Title
from parlour.server import gathering, journal, lobby, tokens
from parlour.server import protocol as p
from parlour.server.contract import NewTable
from parlour.server.house import A_MOVE, House, new_link
from parlour.server.journal import Disagrees, Move, Played, TableInfo
from parlour.server.live import LiveTable
from parlour.server.live import Note as live_note  # noqa: N813 - a note at a table, with its number
from parlour.server.proving import MARGIN, TookTooLong
from parlour.server.reading import Draft, begun, from_record, table_info
from parlour.server.refusals import Refused
from parlour.server.rights import LinkRow, Rights, SeatRow
from parlour.server.texts import free_name, plain

A_TABLE = 2_000
"""Letters that a table takes in the database besides its moves and what it begins with."""


async def new(house: House, wanted: lobby.NewTable, device: bytes | None, who: str) -> lobby.TableMade:
    """Start a game; `who` is the address that asks."""
    open_book = wanted.seed is not None
    if wanted.shared_chance and open_book:
        raise Refused("bad_request", "shared_chance: everybody's word decides, so no seed can be given.")
    seed = wanted.seed if wanted.seed is not None else tokens.new_seed()
    table = await wanted_table(house, wanted.game, wanted.setup, wanted.figures, who, seed)
    info = table_info(table, open_book=open_book, clock=wanted.clock)
    if wanted.shared_chance:
        info.seed, info.chance = 0, gathering.fresh()
    draft = Draft(info, Played(table), [])
    return await seat_and_save(house, draft, wanted.seats, device, who)


async def wanted_table(  # noqa: PLR0913 - what is wanted, where, and by whom
    house: House, game: str, setup: Json, figures: Json | None, who: str, seed: int = 0
) -> Table:
    """Return a game as somebody wants it, at its beginning: with the figures and packs usual here where nothing is said."""
    setup = dict(setup)
    if figures is not None:
        setup["figures"] = figures
    elif "figures" not in setup:
        setup["figures"] = dict(dict(house.settings.figures).get(game, ()))
    if setup["figures"] == {}:
        del setup["figures"]
    if "packs" not in setup and house.packs.places:
        setup["packs"] = await asyncio.to_thread(house.packs.documents, game)
    elif setup.get("packs"):
        given = setup["packs"]
        setup["packs"] = await asyncio.to_thread(_named, house, game, given)
        if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
            await _try_elsewhere(house, game, setup, who)
    if setup.get("packs"):
        # To read them may take a while.
        return await asyncio.to_thread(tried, game, setup, seed)
    async with house.in_turn("setup", who):
        return tried(game, setup, seed)


def _named(house: House, game: str, packs: Any) -> Any:
    try:
        return house.packs.named(game, packs)
    except BadInput as mistake:
        raise Refused("bad_request", str(mistake)) from None


async def _try_elsewhere(house: House, game: str, setup: Json, who: str) -> None:
    """Read packs that somebody brings in a process that can be ended, before anything of them is read here."""
    try:
        await house.strangers.ask("begin", json.dumps({"game": game, "setup": setup}).encode(), who)
    except TookTooLong:
        raise Refused("bad_request", Said("cannot-be-played")) from None


def tried(game: str | Title, setup: dict[str, Any], seed: int = 0) -> Table:
    """Return a game with a setup somebody sent, at its beginning; one that does not fit is refused."""
    try:
        return begun(game, setup, seed)
    except (BadInput, Illegal) as mistake:
        raise Refused("bad_request", str(mistake)) from None


async def from_file(house: House, body: bytes, device: bytes | None, who: str) -> lobby.TableMade:
    """Make a table from a record or a position somebody brings; it is read and tried in a process that can be ended."""
    try:
        found = await house.strangers.ask("bring", body, who)
    except TookTooLong:
        raise Refused("bad_request", Said("cannot-be-played")) from None
    info, moves = TableInfo(**found["info"]), [Move(*row) for row in found["moves"]]
    draft = Draft(info, await _again(house, info, moves), moves, tuple(Note(**note) for note in found["notes"]))
    return await seat_and_save(house, draft, [lobby.SeatWanted(**seat) for seat in found["seats"]], device, who)


async def _again(house: House, info: TableInfo, moves: list[Move]) -> Played:
    """Play again here what was tried elsewhere."""
    seconds = house.settings.prove_seconds * MARGIN
    try:
        return await asyncio.to_thread(journal.rebuild, info, moves, seconds)
    except Disagrees as mistake:
        raise Refused("bad_request", str(mistake)) from None


async def branch(house: House, live: LiveTable, wanted: lobby.Branch, device: bytes | None, who: str) -> lobby.TableMade:
    """Play on from an earlier moment at a new table; `who` is the address that asks, which makes one after the other."""
    if live.played is None:
        raise Refused("read_only", live.read_only)
    if not live.all_is_told:
        raise Refused("not_yours", Said("branch-would-show"))
    record = live.played.table.record()
    if wanted.moment > len(record.choices):
        raise Refused("bad_request", Said("no-such-moment", moment=wanted.moment, choices=len(record.choices)))
    part = Record(
        record.game, record.rules, record.setup, record.seed, record.choices[: wanted.moment], "", record.start, record.auto
    )
    try:
        async with house.own_turn("making", who):
            draft = await asyncio.to_thread(from_record, part, live.info.id, None)
    except BadInput as mistake:
        raise Refused("bad_request", str(mistake)) from None
    return await seat_and_save(house, draft, wanted.seats, device, who)


async def seat_and_save(
    house: House, draft: Draft, seats: list[lobby.SeatWanted], device: bytes | None, who: str
) -> lobby.TableMade:
    """Seat everybody, make the links, save everything together, for an address."""
    await _may_be_kept(house, draft, who)
    await house.make_room(who)
    table = draft.played.table
    if len(seats) > len(table.seats):
        raise Refused("bad_request", f"seats: this game has {len(table.seats)}, not {len(seats)}")
    if draft.info.clock is not None:
        try:
            draft.info.clock["level"] = house.levels.check(table.title.id, draft.info.clock["level"])
        except BadInput as mistake:
            raise Refused("bad_request", f"clock: {mistake}") from None
    rows: list[SeatRow] = []
    links: list[tuple[LinkRow, str]] = [new_link("host", None, used=True), new_link("spectator", None)]
    for number in range(len(table.seats)):
        wanted = seats[number] if number < len(seats) else lobby.SeatWanted(holder="invite")
        level: str | None = None
        if wanted.holder == "bot":
            try:
                level = house.levels.check(table.title.id, wanted.level)
            except BadInput as mistake:
                raise Refused("bad_request", f"seats: {mistake}") from None
        elif wanted.level is not None:
            raise Refused("bad_request", "seats: only a bot has a level")
        else:
            links.append(new_link("seat", number, used=wanted.holder == "me"))
        name = plain(wanted.name) or (f"{level} bot" if level is not None else f"Player {number + 1}")
        name = free_name(name, [row.name for row in rows])
        rows.append(SeatRow("bot" if level is not None else "person" if wanted.holder == "me" else "open", level, name))
    granted = [link.id for link, _ in links if link.used]
    info = draft.info
    if gathering.waits(info) and all(row.holder == "bot" for row in rows):
        raise Refused("bad_request", Said("nobody-for-chance"))
    info.over = table.outcome is not None
    grants = [(device, link) for link in granted] if device is not None else []
    notes = [
        live_note(number, note.moment, None, plain(note.by)[:MOST_NAME], text, info.created)
        for number, note in enumerate(draft.notes, 1)
        if (text := plain(note.text))
    ]
    live = await gathering.waiting(info) if gathering.waits(info) else LiveTable(info, draft.played, draft.moves, "")
    await house.create(NewTable(info, draft.moves, rows, [link for link, _ in links], grants, notes=notes))
    house.remember(device, granted)
    live.seats, live.links, live.notes = rows, {link.id: link for link, _ in links}, notes
    house.admit(live, who)
    return lobby.TableMade(table=info.id, links=[link_shown(info.id, link, token) for link, token in links])


async def _may_be_kept(house: House, draft: Draft, who: str, standing: Sequence[list[p.Standing]] = ()) -> None:
    """Refuse a new table whose address has had too much written down."""
    moves, notes = len(draft.moves) * A_MOVE, sum(len(note.text.encode()) for note in draft.notes)
    answers = sum(len(answer.model_dump_json()) for answers in standing for answer in answers)
    # It may begin with large packs, or from a large position.
    begins = await asyncio.to_thread(lambda: len(json.dumps([draft.info.setup, draft.info.start])))
    await house.may_keep(who, A_TABLE + begins + moves + notes + answers)


def link_shown(table_id: str, link: LinkRow, token: str) -> lobby.Link:
    """Return a link as it is shown once."""
    return lobby.Link(id=link.id, role=link.role, seat=link.seat, token=token, path=f"/t/{table_id}#{token}")


async def rematch(house: House, live: LiveTable, rights: Rights, who: str, *, swap: bool = False) -> lobby.TableMade:
    """Start the same game again with the same seats; everybody's link opens the new table, too.

    `who` is the address that asks, which makes one after the other.
    """
    if not (rights.host or rights.seats):
        raise Refused("not_yours", Said("rematch-for-players"))
    # The turn comes before the lock: a table of friends does not wait for whatever else the address of one of them wants made.
    async with house.own_turn("making", who), live.lock:
        live.still_here(rights)
        if live.info.rematch is not None:
            return lobby.TableMade(table=live.info.rematch, links=[])
        if not (live.over or live.info.closed) or live.played is None:
            raise Refused("conflict", Said("not-over-yet"))
        old = live.played.table
        setup = _swapped(old.title, old.setup) if swap else old.setup
        await _may_be_kept(house, Draft(live.info, live.played, []), who, [row.standing for row in live.seats])
        await house.make_room(who)
        # To read the packs again it is played with may take a while.
        table = await asyncio.to_thread(new_table, old.title, tokens.new_seed(), {**setup, "auto": old.game.auto})
        info = table_info(
            table, open_book=False, clock=p.Clock(**live.info.clock) if live.info.clock else None, came_from=live.info.id
        )
        info.series = live.info.series or live.info.id
        if live.info.chance is not None:
            info.seed, info.chance = 0, gathering.fresh()
        rows = [SeatRow(row.holder, row.level, row.name, list(row.standing)) for row in live.seats]
        copies = {
            link.id: LinkRow(tokens.new_id(), link.hash, link.role, link.seat, used=link.used) for link in live.links.values()
        }
        copied = {old_id: link.id for old_id, link in copies.items()}
        fresh = await gathering.waiting(info) if gathering.waits(info) else LiveTable(info, Played(table), [], "")
        await house.create(NewTable(info, [], rows, list(copies.values()), copied=copied), after=live)
        house.forget_devices()
        live.info.rematch = info.id
        fresh.seats, fresh.links = rows, {link.id: link for link in copies.values()}
        house.admit(fresh, who)
        live.broadcast_table()
        return lobby.TableMade(table=info.id, links=[])


def _swapped(played: Title, setup: Json) -> Json:
    """Return a setup in which every seat plays what the one before it played. The seats, and whose they are, stay."""
    parts = [option.name for option in played.setup_options() if option.kind == "per_seat"]
    if played.cooperative or not parts:
        raise Refused("bad_request", "swap: nothing is swapped where everybody is on the same side.")
    return {**setup, **{name: [*setup[name][-1:], *setup[name][:-1]] for name in parts}}


def told_whole(live: LiveTable) -> Played:
    """Return a game of which the whole truth may be had."""
    if live.played is None:
        raise Refused("read_only", live.read_only)
    if not live.all_is_told:
        raise Refused("not_yours", Said("record-would-show"))
    return live.played


def record_of(live: LiveTable) -> Callable[[], Json]:
    """Return how to write the record down, if the whole truth may be had; what it is of stays as it is meanwhile."""
    table, notes = told_whole(live).table, list(live.notes)
    return lambda: with_notes(table.record(), notes).document()


def with_notes(record: Record, notes: list[live_note]) -> Record:
    """Return a record together with what was written beside its moments."""
    fitting = [note for note in notes if note.moment <= len(record.choices)]
    return replace(record, notes=tuple(Note(note.moment, note.name, note.text) for note in fitting))
