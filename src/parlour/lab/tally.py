"""What is kept of games: whole-number sums that can be added up in any order, never the games themselves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from parlour.engine.title import Json

COURSE = 20
"""The course of a game is kept at its start, its end and 19 moments between."""

Sums = list[int]
"""Count, sum, sum of squares."""


def add(sums: Sums, value: int, count: int = 1) -> None:
    """Add a value."""
    sums[0] += count
    sums[1] += value * count
    sums[2] += value * value * count


def coarse(value: int) -> int:
    """Return the lower edge of a number's bin; bins are at most 1/32 as wide as the numbers in them.

    >>> coarse(31), coarse(100), coarse(1000)
    (31, 100, 992)
    """
    shift = max(0, value.bit_length() - 6)
    return value >> shift << shift


@dataclass
class Tally:
    """The sums of some games of one cell."""

    games: int = 0
    wins: list[int] = field(default_factory=list)
    won: int = 0
    """Games that anybody won."""
    reasons: dict[str, int] = field(default_factory=dict)
    length: Sums = field(default_factory=lambda: [0, 0, 0])
    lengths: dict[int, int] = field(default_factory=dict)
    shortest: list[int] = field(default_factory=list)
    """Decisions and number of the game; of several alike the first."""
    longest: list[int] = field(default_factory=list)
    first_win: list[int] = field(default_factory=list)
    """The first game each seat won, -1 if none."""
    watched: int = 0
    branching: Sums = field(default_factory=lambda: [0, 0, 0])
    """Options at each decision of the games watched: their mean within each game, in thousandths."""
    players: dict[str, list[int]] = field(default_factory=dict)
    """By the name of the seat (a hero, a conspirator, a character) in the games watched: games, wins."""
    used: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    """By the name of the seat and what was chosen: games with it, wins among them, times."""
    course: dict[str, list[Sums]] = field(default_factory=dict)

    def seats(self, count: int) -> None:
        """Make room for so many seats."""
        if len(self.wins) < count:
            more = count - len(self.wins)
            self.wins += [0] * more
            self.first_win += [-1] * more

    def finished(self, number: int, winners: int, decisions: int, reason: str) -> None:
        """Count a game that has ended; `winners` are seats as bits, an empty reason is not counted."""
        self.games += 1
        if winners:
            self.won += 1
        for seat in range(len(self.wins)):
            if winners >> seat & 1:
                self.wins[seat] += 1
                if self.first_win[seat] < 0 or number < self.first_win[seat]:
                    self.first_win[seat] = number
        if reason:
            self.reasons[reason] = self.reasons.get(reason, 0) + 1
        add(self.length, decisions)
        edge = coarse(decisions)
        self.lengths[edge] = self.lengths.get(edge, 0) + 1
        if not self.shortest or [decisions, number] < self.shortest:
            self.shortest = [decisions, number]
        if not self.longest or [-decisions, number] < [-self.longest[0], self.longest[1]]:
            self.longest = [decisions, number]

    def merge(self, other: Tally) -> None:
        """Add the sums of other games of the same cell."""
        self.seats(len(other.wins))
        self.games += other.games
        self.won += other.won
        self.watched += other.watched
        _add_each(self.length, other.length)
        _add_each(self.branching, other.branching)
        for seat, wins in enumerate(other.wins):
            self.wins[seat] += wins
            first = other.first_win[seat]
            if first >= 0 and (self.first_win[seat] < 0 or first < self.first_win[seat]):
                self.first_win[seat] = first
        for name, counts in other.players.items():
            _add_each(self.players.setdefault(name, [0, 0]), counts)
        for name, used in other.used.items():
            own = self.used.setdefault(name, {})
            for what, counts in used.items():
                _add_each(own.setdefault(what, [0, 0, 0]), counts)
        for reason, count in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count
        for edge, count in other.lengths.items():
            self.lengths[edge] = self.lengths.get(edge, 0) + count
        if other.shortest and (not self.shortest or other.shortest < self.shortest):
            self.shortest = list(other.shortest)
        if other.longest and (not self.longest or (-other.longest[0], other.longest[1]) < (-self.longest[0], self.longest[1])):
            self.longest = list(other.longest)
        for name, moments in other.course.items():
            own_moments = self.course.setdefault(name, [[0, 0, 0] for _ in range(COURSE + 1)])
            for mine, theirs in zip(own_moments, moments, strict=True):
                _add_each(mine, theirs)

    def to_json(self) -> Json:
        doc = dict(vars(self))
        doc["lengths"] = sorted(self.lengths.items())
        return doc


def from_json(doc: Any) -> Tally:
    """Read sums back."""
    fields = dict(doc)
    fields["lengths"] = dict(fields["lengths"])
    return Tally(**fields)


def _add_each(mine: list[int], theirs: list[int]) -> None:
    for n, value in enumerate(theirs):
        mine[n] += value
