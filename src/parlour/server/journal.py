"""What happened at a table, move by move, and how a table is rebuilt from it.

A *version* counts moves and only grows: a choice, an undo, a redo, a rewind are a move each. A *moment* is the number of choices
that stand; undo and rewind make it smaller.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from time import thread_time
from typing import Literal

from parlour.engine import position
from parlour.engine.agreed import agreed
from parlour.engine.errors import BadInput, Illegal
from parlour.engine.record import Record
from parlour.engine.said import Said
from parlour.engine.table import Table, renewed_record, replay_choices
from parlour.engine.title import Json
from parlour.games import title
from parlour.server.refusals import sentence

Kind = Literal["choose", "undo", "redo", "rewind"]
By = Literal["person", "bot", "standing", "clock", "vote", "import"]

TOO_LONG = Said("table-too-long")
NOTHING_TO_UNDO = "There is nothing of yours to take back: chance, hidden cards or another seat came after it."
NOTHING_TO_REDO = "There is nothing of yours to do again."


MOST_TOLD = 1000
"""Choices whose events are told at once: more than nearly every game has. Others would wait for a game that never ends."""


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
    chance: Json | None = None
    """Where everybody has a part in chance: how far that is; see `gathering`."""
    series: str | None = None
    """The first table of a series of rematches; nothing if this is the first."""


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

    def can_undo(self, seat: int | None) -> bool:
        """Say whether the last choice is a seat's own and can be taken back."""
        return seat is not None and self.table.undo_seat == seat

    def can_redo(self, seat: int | None) -> bool:
        """Say whether what was taken back last is a seat's own."""
        return bool(self.redo) and self.redo[-1][1] == seat

    def apply(self, kind: Kind, seat: int | None, key: str, moment: int) -> str:
        """Make a move or raise `Illegal`; return the key it was about."""
        if kind == "choose":
            self.table.choose(key, seat)
            self.redo.clear()
        elif kind == "undo":
            if seat is None or not self.can_undo(seat):
                raise Illegal(NOTHING_TO_UNDO)
            key = self.table.choices[-1]
            self.table.undo()
            self.redo.append((key, seat))
        elif kind == "redo":
            if not self.can_redo(seat):
                raise Illegal(NOTHING_TO_REDO)
            key, _ = self.redo.pop()
            self.table.choose(key, seat)
        else:
            self.table.rewind(moment)
            self.redo.clear()
        self.moments.append(self.table.moment)
        return key

    def events_from(self, version: int) -> int:
        """Return the first moment whose events somebody who saw `version` does not have, or has no longer.

        Of a game that goes on and on it is one of the last.
        """
        first = min(self.moments[version:]) + 1 if 0 <= version <= self.version else 0
        return max(first, self.table.moment - MOST_TOLD)


class Disagrees(Exception):  # noqa: N818
    """The journal does not replay with the rules at hand; `played` is as far as it does, `said` tells why."""

    def __init__(self, said: Said, played: Played | None) -> None:
        super().__init__(sentence(said))
        self.said = said
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


EVERY = 16
"""The whole truth is hashed at every so many versions, and when the game is over; between, what may be chosen next."""

BRIEF = "~"
"""Begins a hash of what may be chosen next."""


def fingerprint(table: Table, version: int) -> str:
    """Return what a move leaves on file to be recognised by when it is played again.

    A game follows from its seed and its choices, so a hash vouches for all that came before it: the next hash of the whole truth
    proves every move up to it, and the short ones between show at which move a replay went another way.
    """
    return truth_hash(table) if version % EVERY == 0 or table.outcome is not None else brief_hash(table)


def brief_hash(table: Table) -> str:
    """Return a hash of the dice and of what may be chosen next, and by whom; most mistakes change it at once."""
    g = table.game
    decision = table.decision
    offered = [f"{option.seat} {option.key}" for option in decision.options] if decision is not None else []
    text = "\n".join((str(g.fate), str(table.moment), *offered))
    return BRIEF + hashlib.sha256(text.encode()).hexdigest()[:16]


def agrees(table: Table, noted: str) -> bool:
    """Say whether a table stands where a hash on file says it stood; what was imported has one at its end only."""
    return not noted or noted == (brief_hash(table) if noted.startswith(BRIEF) else truth_hash(table))


def begin(info: TableInfo) -> Played:
    """Return a table at its beginning."""
    return Played(replay_choices(title(info.game), info.setup, info.seed, info.start, info.auto, []))


def rebuild(info: TableInfo, moves: list[Move], seconds: float | None = None) -> Played:
    """Play the whole journal again, but for no more than so many seconds of the processor's time.

    It must lead to the position on file, or this raises `Disagrees`. Where threads are busy a game waits, and is no worse for it.
    """
    began = thread_time()
    try:
        mine = title(info.game)
        played = begin(info)
    except (BadInput, Illegal) as mistake:
        raise Disagrees(Said("table-unreadable", why=str(mistake)), None) from None
    other = mine.rules_version != info.rules
    # With the rules it was played by, the last whole truth and the end say that all is well; others are looked at move by move.
    last = max((n for n, move in enumerate(moves) if move.hash and not move.hash.startswith(BRIEF)), default=-1)
    for number, move in enumerate(moves):
        if seconds is not None and thread_time() - began > seconds:
            raise Disagrees(TOO_LONG, None)
        before = played.clone() if other else played
        try:
            played.apply(move.kind, move.seat, move.key, move.moment)
        except (Illegal, BadInput) as mistake:
            reason = f"move {move.version} is not legal with rules {mine.rules_version}: {mistake}"
            raise Disagrees(_explained(info, reason), before) from None
        if other and not agrees(played.table, move.hash):
            reason = f"rules {mine.rules_version} lead elsewhere from move {move.version} on"
            raise Disagrees(_explained(info, reason), before)
        if not other and number in (last, len(moves) - 1) and not agrees(played.table, move.hash):
            raise Disagrees(_explained(info, "replaying it leads to another position"), played)
    return played


def _explained(info: TableInfo, reason: str) -> Said:
    return Said("table-of-other-rules", rules=info.rules, game=info.game, why=reason)


@dataclass(frozen=True)
class Open:
    """What is under way at a table besides its game: the vote, the answers given lately, the code that offers seats."""

    vote: Json | None = None
    answers: tuple[tuple[str, str, Json], ...] = ()
    """Who asked, by which id, and the answer."""
    code: tuple[str, list[int], float] | None = None


def moves_of_record(record: Record, at: float) -> tuple[Played, list[Move]]:
    """Return a record's choices as moves of a new table, what the players agreed to take back included, and where they lead."""
    mine = title(record.game)
    record = renewed_record(mine, record)
    _, setup = agreed(mine, record.setup, "record setup")
    played = Played(replay_choices(mine, setup, record.seed, record.start, record.auto, []))
    moves: list[Move] = []
    for kind, key, moment in _course(record):
        decision = played.table.decision
        seat = None
        if kind == "choose" and decision is not None:
            seat = next((option.seat for option in decision.options if option.key == key), None)
        try:
            played.apply(kind, seat, key, moment)
        except Illegal as refused:
            what = f"choice {played.table.moment + 1}, {key!r}, is not legal" if kind == "choose" else "a rewind is not possible"
            msg = f"record: {what}: {refused}"
            raise BadInput(msg) from None
        moves.append(Move(played.version, kind, seat, key, played.table.moment, "import", "", None, "", at))
    if moves:
        moves[-1] = replace(moves[-1], hash=truth_hash(played.table))
    return played, moves


def _course(record: Record) -> list[tuple[Kind, str, int]]:
    """Return all that happened in a game: it follows from what stands at the end and what was taken back before."""
    stood: list[str] = list(record.choices)
    stretches: list[list[str]] = []
    for rewind in reversed(record.rewinds):
        if rewind.after != rewind.back_to + len(rewind.undone) or rewind.back_to > len(stood):
            msg = "record: its rewinds do not fit its choices"
            raise BadInput(msg)
        stood = [*stood[: rewind.back_to], *rewind.undone]
        stretches.insert(0, stood)
    course: list[tuple[Kind, str, int]] = []
    begin_at = 0
    for stretch, rewind in zip(stretches, record.rewinds, strict=False):
        course += [("choose", key, 0) for key in stretch[begin_at:]]
        course.append(("rewind", "", rewind.back_to))
        begin_at = rewind.back_to
    course += [("choose", key, 0) for key in record.choices[begin_at:]]
    return course
