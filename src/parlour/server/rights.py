"""Who has what at a table: seats, the links and codes that lead to them, and what somebody may do by them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from parlour.server.protocol import Standing, You

Role = Literal["host", "seat", "spectator"]
Holder = Literal["open", "person", "bot"]


@dataclass(frozen=True)
class LinkRow:
    """A key to a table, without the key."""

    id: str
    hash: bytes
    role: Role
    seat: int | None
    used: bool = False
    """Of a link to a seat: whether somebody sat down. Before, it is an invitation and opens nothing else."""
    invited: bytes | None = None
    """The hash of the invitation by which somebody sat down; it opens nothing any more."""


@dataclass(frozen=True)
class Code:
    """A short code by which the host offers open seats for a while."""

    code: str
    seats: list[int]
    until: float


@dataclass
class SeatRow:
    """Who holds a seat."""

    holder: Holder
    level: str | None
    name: str
    standing: list[Standing] = field(default_factory=list)


@dataclass(frozen=True)
class Rights:
    """What somebody may do at a table, and by which links."""

    host: bool
    seats: dict[int, str]
    spectator: bool
    links: frozenset[str]

    @property
    def shown(self) -> You:
        """The same, for the wire."""
        return You(host=self.host, seats=sorted(self.seats), spectator=self.spectator)

    @property
    def perspectives(self) -> list[int | None]:
        """Whose views these rights open: the seats held, or the spectator's."""
        return [*sorted(self.seats)] or [None]

    @property
    def who(self) -> int:
        """Whom somebody counts as where people share what there is: their first seat, -1 for the host, -2 for those who watch."""
        return min(self.seats, default=-1 if self.host else -2)
