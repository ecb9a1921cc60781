"""What strangers bring, read: a record or a position becomes a table. Runs in a process that can be ended; see `proving`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from time import time

from parlour.engine.errors import BadInput, Illegal
from parlour.engine.record import Note, Record, loads
from parlour.engine.table import Table, new_table, replay_record, table_from_position
from parlour.engine.title import Json, Title
from parlour.games import title
from parlour.server import journal, lobby, tokens
from parlour.server import protocol as p
from parlour.server.journal import Move, Played, TableInfo

MOST_CHOICES = 20_000
MOST_REWINDS = 100


@dataclass
class Draft:
    """A table to be made."""

    info: TableInfo
    played: Played
    moves: list[Move]
    notes: tuple[Note, ...] = ()


def table_info(table: Table, *, open_book: bool, clock: p.Clock | None, came_from: str | None = None) -> TableInfo:
    """Return what a new table starts with."""
    record = table.record()
    return TableInfo(
        id=tokens.new_id(),
        game=table.title.id,
        rules=table.title.rules_version,
        setup=table.setup,
        seed=table.seed,
        start=record.start,
        auto=table.game.auto,
        open_book=open_book,
        clock=clock.model_dump() if clock is not None else None,
        created=time(),
        came_from=came_from,
    )


def begun(game: str | Title, setup: Json, seed: int = 0) -> Table:
    """Return a game with a setup somebody sent, at its beginning; one that does not fit is refused."""
    try:
        return new_table(title(game) if isinstance(game, str) else game, seed, setup)
    except (BadInput, Illegal):
        raise
    except (TypeError, ValueError, AttributeError, LookupError, ArithmeticError, RecursionError) as mistake:
        msg = "The setup cannot be read."
        raise BadInput(msg) from mistake


def from_file(wanted: lobby.Import) -> Draft:
    """Return the table somebody brings as a record, a bug report or a position."""
    if (wanted.record is None) == (wanted.position is None):
        msg = "Bring either a record or a position."
        raise BadInput(msg)
    if wanted.record is not None:
        doc = wanted.record["record"] if "parlour_bug_report" in wanted.record else wanted.record
        return from_record(loads(json.dumps(doc)), None, wanted.clock)
    assert wanted.position is not None
    game = wanted.position.get("game")
    if not isinstance(game, str):
        msg = "position: 'game' is missing"
        raise BadInput(msg)
    played = Played(table_from_position(title(game), wanted.position))
    return Draft(table_info(played.table, open_book=True, clock=wanted.clock), played, [])


def from_record(record: Record, came_from: str | None, clock: p.Clock | None) -> Draft:
    """Return a table that has been played as a record says."""
    if len(record.choices) + sum(len(rewind.undone) for rewind in record.rewinds) > MOST_CHOICES:
        msg = f"record: more than {MOST_CHOICES} choices"
        raise BadInput(msg)
    notes = record.notes
    if len(record.rewinds) > MOST_REWINDS:
        msg = f"record: the table went back more than {MOST_REWINDS} times"
        raise BadInput(msg)
    if record.rules != title(record.game).rules_version and not record.rewinds:
        record = replay_record(title(record.game), record, check=bool(record.hash)).record()
    played, moves = journal.moves_of_record(record, time())
    if record.hash and record.rules == played.table.title.rules_version and record.hash != played.table.hash():
        msg = "record: the choices are legal but lead to another position"
        raise BadInput(msg)
    return Draft(table_info(played.table, open_book=True, clock=clock, came_from=came_from), played, moves, notes)


def look_everywhere(table: Table, since: int = 0) -> None:
    """Look at a table with everybody's eyes, as the server is going to, from a moment on; whatever fails there fails here."""
    for seat in (None, *range(len(table.seats))):
        table.view(seat)
        table.events(seat, since)
    journal.truth_hash(table)
