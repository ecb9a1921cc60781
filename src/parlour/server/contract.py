"""What a database does for the server, whichever it is. The journal of a table is the truth; whoever serves it holds a copy.

A version is written once, by whoever is first. Everything else at a table (seats, links, chat, votes, standing answers, codes, its
end) counts up its *revision*, with the same rule: it is written if the table still is what the writer has read. So a copy is good
for one pair of version and revision, and two who hold copies cannot both decide.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any, Literal, TypeVar

from parlour.engine.said import Said
from parlour.engine.title import Json
from parlour.server.journal import Move, Open, TableInfo
from parlour.server.live import Here, Note
from parlour.server.protocol import ChatLine, Standing
from parlour.server.rights import Code, LinkRow, SeatRow

T = TypeVar("T")


class StoreFailed(Exception):  # noqa: N818 - it says what happened
    """The database could not be opened, read or written. Nothing was half written.

    The text is one line for whoever runs the server; `reason` is for players, who are not told where the database is.
    """

    def __init__(self, text: str, path: Path | None = None, reason: Said | None = None) -> None:
        super().__init__(f"{path}: {text}" if path is not None else text)
        self.reason = reason or Said("database-failed")


class Conflict(Exception):  # noqa: N818
    """Somebody else was faster: what is in memory is behind the database."""


class Keep(Enum):
    """Stands for what a change leaves as it is."""

    KEEP = 0


KEEP = Keep.KEEP


@dataclass(frozen=True)
class Change:
    """What changes at a table besides its game, all of it at once or nothing."""

    seats: dict[int, SeatRow] = field(default_factory=dict)
    """Who holds a seat, and by which name; its standing answers are `standing`."""
    standing: dict[int, list[Standing]] = field(default_factory=dict)
    links: Sequence[LinkRow] = ()
    """New ones."""
    held: Sequence[LinkRow] = ()
    """Links whose key changes because somebody sits down, or wants another one."""
    revoked: Sequence[str] = ()
    grants: Sequence[tuple[bytes, str]] = ()
    """Devices, and the links they come by from now on."""
    vote: Json | Keep | None = KEEP
    code: Code | Keep | None = KEEP
    lines: Sequence[ChatLine] = ()
    answer: tuple[str, str, str] | None = None
    """Who asked, by which id, and the answer, so that a repeat gets the same."""
    closed: bool = False
    chance: Json | Keep = KEEP
    begun: tuple[int, float] | None = None
    """The seed that everybody had a part in, and when the game began with it."""
    rules: str | None = None
    rematch: str | None = None
    notes: Sequence[Note] = ()
    unnoted: Sequence[int] = ()
    """Notes that are taken away, by their numbers."""
    unsaid: Sequence[int] = ()
    """Lines of the chat that are taken away, by their numbers."""


@dataclass(frozen=True)
class NewTable:
    """A table to be written, with all that belongs to it."""

    info: TableInfo
    moves: Sequence[Move]
    seats: Sequence[SeatRow]
    links: Sequence[LinkRow]
    grants: Sequence[tuple[bytes, str]] = ()
    copied: dict[str, str] = field(default_factory=dict)
    """New links by the old ones whose devices come along."""
    notes: Sequence[Note] = ()


@dataclass(frozen=True)
class Aside:
    """What is on file about a table besides its moves."""

    info: TableInfo
    revision: int
    seats: list[SeatRow]
    links: dict[str, LinkRow]
    chat: list[ChatLine]
    more: Open
    trouble: str | Said = ""
    """Why the table cannot be opened, if what is on file is damaged."""
    notes: list[Note] = field(default_factory=list)


@dataclass(frozen=True)
class Ended:
    """A game that came to its end, as it is kept for those who played it. It outlives its table."""

    table: str
    version: int
    """How many moves it had: should it have gone on meanwhile, this is no longer true."""
    at: float
    game: str
    series: str
    doc: Json
    people: dict[int, bool]
    """The seats that people held at the end, and whether each of them won."""


@dataclass(frozen=True)
class Result:
    """A finished game of somebody."""

    table: str
    game: str
    series: str
    at: float
    doc: Json
    seats: list[int]
    won: bool | None
    """Nothing where somebody sat on both sides."""
    review: dict[str, list[float]] | None
    """By seat: what its choices added to its side's chance, and what luck did."""
    there: bool
    """Whether the table still is."""


@dataclass(frozen=True)
class Carry:
    """A secret that carries somebody to another device, without the secret."""

    device: bytes
    until: float
    used: float | None


@dataclass(frozen=True)
class Head:
    """Where a table stands."""

    version: int
    revision: int


@dataclass(frozen=True)
class Due:
    """A table at which something happens by itself, and in how many seconds."""

    table: str
    seconds: float


State = Literal["running", "over", "closed"]


@dataclass(frozen=True)
class Kept:
    """A table as the database knows it; nothing about the game itself."""

    id: str
    game: str
    state: State
    moves: int
    people: int
    bots: int
    clock: bool
    created: float
    seen: float


@dataclass(frozen=True)
class Listed:
    """A table a device has a link to, and what for."""

    id: str
    game: str
    over: bool
    created: float
    role: str
    seat: int | None


class Store(ABC):
    """A database. What a method that writes has returned from is on the disk."""

    shared = False
    """Whether others may serve the same tables at the same time."""
    commits = 0
    commit_seconds = 0.0
    broken = ""
    """Why nothing can be written, if that is so."""

    # Tables.

    @abstractmethod
    async def load(self, table_id: str) -> tuple[Aside, list[Move]] | None:
        """Return all that is on file about a table."""

    @abstractmethod
    async def tail(self, table_id: str, version: int, revision: int) -> tuple[Head, Aside | None, list[Move]] | None:
        """Return where a table stands, the rest if it has another revision, and the moves after a version; or nothing."""

    @abstractmethod
    async def heads(self, table_ids: Sequence[str]) -> dict[str, Head]:
        """Return where tables stand; those that are gone are missing."""

    @abstractmethod
    async def append(self, table_id: str, revision: int, move: Move, *, over: bool | None) -> None:
        """Write a move, whose version must be the next one, and whether the game is over if that has changed; a vote ends."""

    @abstractmethod
    async def change(self, table_id: str, revision: int, change: Change) -> None:
        """Change a table that has this revision."""

    @abstractmethod
    async def create(self, new: NewTable, after: tuple[str, int] | None = None) -> None:
        """Write a new table; as the rematch of another one, which must have this revision and none yet."""

    # Devices and codes.

    @abstractmethod
    async def device_key(self) -> bytes:
        """Return what the cookies of devices are signed with."""

    @abstractmethod
    async def links_of(self, device: bytes, among: Sequence[str] | None = None) -> frozenset[str]:
        """Return the links a device has used: all of them, or those among some."""

    @abstractmethod
    async def inherit(self, device: bytes, earlier: bytes) -> None:
        """Grant a device what an earlier one was granted."""

    @abstractmethod
    async def tables_of(self, device: bytes | None) -> list[Listed]:
        """Return the tables a device has links to."""

    @abstractmethod
    async def find_code(self, code: str) -> str | None:
        """Return the table that offers seats by a code."""

    # What belongs to people, by their devices: see `own`.

    @abstractmethod
    async def own(self, job: Callable[[Any], T]) -> T:
        """Read with one of the questions of `own`, all of it from one moment."""

    @abstractmethod
    async def change_own(self, job: Callable[[Any], T]) -> T:
        """Write with one of the statements of `own`, whole or not at all; again if it is unknown whether it was done."""

    # What happens by itself.

    @abstractmethod
    async def clocks(self) -> list[tuple[str, str, float]]:
        """Return the tables whose clocks run: the clock, and when the last move was made."""

    async def claim(self, table_id: str, node: str, seconds: float, wake_in: float) -> bool:
        """Say whether a node may do what is due at a table, for so long; if it ends, others may after so many seconds."""
        return True

    async def claim_due(self, node: str, seconds: float, most: int) -> list[Due]:
        """Return tables at which something is due and nobody does it; from now on this node does."""
        return []

    async def renew(self, node: str, seconds: float, tables: Sequence[str]) -> list[str]:
        """Keep tables for so long, and return those that are still this node's."""
        return list(tables)

    async def release(self, table_id: str, node: str, wake_in: float | None) -> None:  # noqa: B027 - often there is nobody else
        """Leave a table to others, from so many seconds on; or for good."""

    async def wakes_in(self, table_id: str) -> float:
        """Return after how many seconds others may do what is due at a table, as its node said last; 0 if they may by now."""
        return 0.0

    # Others who serve the same tables.

    async def show(self, node: str, seconds: float, here: dict[str, Here]) -> None:  # noqa: B027
        """Tell the others who is connected here; it is forgotten after so many seconds."""

    async def elsewhere(self, node: str, table_ids: Sequence[str]) -> dict[str, Here]:
        """Return who is connected to tables at other nodes."""
        return {}

    async def take(self, bucket: str, per_second: float, burst: float, much: float = 1.0, *, only_look: bool = False) -> bool:
        """Take of what all nodes share: so much at once, then so much a second."""
        raise NotImplementedError

    def on_hint(self, heard: Callable[[list[str]], None]) -> None:  # noqa: B027
        """Call this, in any thread, with tables that others have changed. It may be called late, or never."""

    # Keeping.

    @abstractmethod
    async def time_of_day(self) -> float:
        """Return what time it is for all who serve the same tables: the clock of one of them may be wrong."""

    @abstractmethod
    async def note_seen(self, table_ids: Iterable[str], now: float, expected: float | None, most: float) -> None:
        """Note which tables were looked at, and the time; if it went on without us, no table has grown older by it."""

    @abstractmethod
    async def left_behind(self, now: float, days: int, most: int) -> list[str]:
        """Return tables nobody comes back to."""

    @abstractmethod
    async def delete(self, table_ids: Sequence[str]) -> None:
        """Remove tables with everything that belongs to them."""

    @abstractmethod
    def close(self) -> None:
        """Finish what was begun and let go."""
