"""What happened at a table, move by move, and how a table is rebuilt from it.

A *version* counts moves and only grows: a choice, an undo, a redo, a rewind are a move each. A *moment* is the number of choices
that stand; undo and rewind make it smaller.
"""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass, field
from typing import Any, Literal

from parlour.engine import position
from parlour.engine.errors import BadInput, Illegal
from parlour.engine.record import Record
from parlour.engine.table import Table, replay_choices
from parlour.engine.title import Json
from parlour.games import title
from parlour.server.store import Conflict

Kind = Literal["choose", "undo", "redo", "rewind"]
By = Literal["person", "bot", "standing", "clock", "vote", "import"]


@dataclass(frozen=True)
class Move:
    """One move on file. `who` is the link it came by, `client` the sender's own id for it."""

    version: int
    kind: Kind
    seat: int | None
    key: str
    moment: int
    by: By
    who: str
    client: str | None
    hash: str
    at: float


@dataclass
class TableInfo:
    """What a table was started with, and what became of it."""

    id: str
    game: str
    rules: str
    setup: Json
    seed: int
    start: Json | None
    auto: bool
    open_book: bool
    """Whoever set up the table knows the deal: the seed was chosen, or it began from a record or a position."""
    clock: Json | None
    created: float
    closed: bool = False
    over: bool = False
    came_from: str | None = None
    rematch: str | None = None


@dataclass
class Played:
    """A table as far as it was played."""

    table: Table
    redo: list[tuple[str, int]] = field(default_factory=list)
    moments: list[int] = field(default_factory=lambda: [0])
    """The moment after each version."""

    def clone(self) -> Played:
        """Return an independent copy, to try a move on."""
        return Played(self.table.clone(), list(self.redo), list(self.moments))

    @property
    def version(self) -> int:
        """How many moves were made."""
        return len(self.moments) - 1

    def apply(self, kind: Kind, seat: int | None, key: str, moment: int) -> str:
        """Make a move or raise `Illegal`; return the key it was about."""
        if kind == "choose":
            self.table.choose(key, seat)
            self.redo.clear()
        elif kind == "undo":
            whose = self.table.undo_seat
            if whose is None or whose != seat:
                raise Illegal("", "There is nothing of yours to take back: chance, hidden cards or another seat came after it.")
            key = self.table.choices[-1]
            self.table.undo()
            self.redo.append((key, whose))
        elif kind == "redo":
            if not self.redo or self.redo[-1][1] != seat:
                raise Illegal("", "There is nothing of yours to do again.")
            key, _ = self.redo.pop()
            self.table.choose(key, seat)
        else:
            self.table.rewind(moment)
            self.redo.clear()
        self.moments.append(self.table.version)
        return key

    def events_from(self, version: int) -> int:
        """Return the first moment whose events somebody who saw `version` does not have, or has no longer."""
        return min(self.moments[version:]) + 1 if 0 <= version <= self.version else 0


class Disagrees(Exception):  # noqa: N818
    """The journal does not replay with the rules at hand; `played` is as far as it does, the text says why."""

    def __init__(self, reason: str, played: Played | None) -> None:
        super().__init__(reason)
        self.played = played


def truth_hash(table: Table) -> str:
    """Return the hash of all that is true and all that may be chosen, whatever version the rules call themselves.

    How the engine writes down what is still to happen is left out: a tidier stack is the same game.
    """
    doc = table.position()
    for name in ("rules", "stack", "asking"):
        doc.pop(name, None)
    decision = table.decision
    doc["options"] = [[option.seat, option.key] for option in decision.options] if decision is not None else []
    return position.digest(doc)


def begin(info: TableInfo) -> Played:
    """Return a table at its beginning."""
    return Played(replay_choices(title(info.game), info.setup, info.seed, info.start, info.auto, []))


def rebuild(info: TableInfo, moves: list[Move]) -> Played:
    """Play the whole journal again; it must lead to the position on file, or this raises `Disagrees`."""
    try:
        mine = title(info.game)
        played = begin(info)
    except (BadInput, Illegal) as mistake:
        raise Disagrees(str(mistake), None) from None
    other = mine.rules_version != info.rules
    for move in moves:
        before = played.clone() if other else played
        try:
            played.apply(move.kind, move.seat, move.key, move.moment)
        except (Illegal, BadInput) as mistake:
            reason = f"move {move.version} is not legal with rules {mine.rules_version}: {mistake}"
            raise Disagrees(_explained(info, reason), before) from None
        if other and truth_hash(played.table) != move.hash:
            reason = f"rules {mine.rules_version} lead elsewhere from move {move.version} on"
            raise Disagrees(_explained(info, reason), before)
    if moves and not other and truth_hash(played.table) != moves[-1].hash:
        raise Disagrees(_explained(info, "replaying it leads to another position"), played)
    return played


def _explained(info: TableInfo, reason: str) -> str:
    return f"This table was played with rules {info.rules} of {info.game} and can only be looked at: {reason}."


# On file.


def insert_move(connection: sqlite3.Connection, table_id: str, move: Move) -> None:
    """Append a move; the version must be the next one."""
    (last,) = connection.execute("SELECT max(version) FROM moves WHERE table_id=?", (table_id,)).fetchone()
    if (last or 0) + 1 != move.version:
        msg = f"version {move.version} was expected to follow {last or 0}"
        raise Conflict(msg)
    connection.execute(
        "INSERT INTO moves(table_id, version, kind, seat, key, moment, by, who, client, hash, at) VALUES (?,?,?,?,?,?,?,?,?,?,?)",
        (table_id, move.version, move.kind, move.seat, move.key, move.moment, move.by, move.who, move.client, move.hash, move.at),
    )


def read_moves(connection: sqlite3.Connection, table_id: str) -> list[Move]:
    """Return the journal of a table."""
    rows = connection.execute(
        "SELECT version, kind, seat, key, moment, by, who, client, hash, at FROM moves WHERE table_id=? ORDER BY version",
        (table_id,),
    )
    return [Move(*row) for row in rows]


def insert_table(connection: sqlite3.Connection, info: TableInfo) -> None:
    """Write a new table."""
    connection.execute(
        "INSERT INTO tables(id, game, rules, setup, seed, start, auto, open_book, clock, created, closed, over, came_from, rematch)"
        " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        (
            info.id,
            info.game,
            info.rules,
            json.dumps(info.setup),
            str(info.seed),
            json.dumps(info.start) if info.start is not None else None,
            int(info.auto),
            int(info.open_book),
            json.dumps(info.clock) if info.clock is not None else None,
            info.created,
            int(info.closed),
            int(info.over),
            info.came_from,
            info.rematch,
        ),
    )


def read_table(connection: sqlite3.Connection, table_id: str) -> TableInfo | None:
    """Return what a table was started with."""
    row: Any = connection.execute(
        "SELECT id, game, rules, setup, seed, start, auto, open_book, clock, created, closed, over, came_from, rematch"
        " FROM tables WHERE id=?",
        (table_id,),
    ).fetchone()
    if row is None:
        return None
    return TableInfo(
        id=row[0],
        game=row[1],
        rules=row[2],
        setup=json.loads(row[3]),
        seed=int(row[4]),
        start=json.loads(row[5]) if row[5] is not None else None,
        auto=bool(row[6]),
        open_book=bool(row[7]),
        clock=json.loads(row[8]) if row[8] is not None else None,
        created=row[9],
        closed=bool(row[10]),
        over=bool(row[11]),
        came_from=row[12],
        rematch=row[13],
    )


def moves_of_record(record: Record, at: float) -> tuple[Played, list[Move]]:
    """Return a record's choices as moves of a new table, and the table they lead to."""
    mine = title(record.game)
    played = Played(replay_choices(mine, mine.read_setup(record.setup), record.seed, record.start, record.auto, []))
    moves: list[Move] = []
    for number, key in enumerate(record.choices, 1):
        decision = played.table.decision
        seat = next((option.seat for option in decision.options if option.key == key), None) if decision is not None else None
        try:
            played.apply("choose", seat, key, 0)
        except Illegal as refused:
            msg = f"record: choice {number}, {key!r}, is not legal: {refused}"
            raise BadInput(msg) from None
        last = truth_hash(played.table) if number == len(record.choices) else ""
        moves.append(Move(number, "choose", seat, key, played.table.version, "import", "", None, last, at))
    return played, moves
