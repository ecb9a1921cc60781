"""What is kept of games: whole-number sums that can be added up in any order, never the games themselves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from parlour.engine.title import Json

COURSE = 20
"""The course of a game is kept at its start, its end and 19 moments between."""

CARD = "card:"
ANYHOW = "* "
"""Before a card that was used in whatever way."""

EVERYBODY = ""
"""Whose the decks are that are nobody's own."""
DRAWN = "+ "
"""Before a card that was drawn."""

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
    pace: dict[str, Sums] = field(default_factory=dict)
    """Of the games watched: turns, choices, lead changes, when it was decided (in thousandths of the game)."""
    comebacks: list[int] = field(default_factory=lambda: [0, 0])
    """Games that were won and in which the course of chances is known; those whose winner had nearly lost."""
    visits: dict[str, Sums] = field(default_factory=dict)
    """By space: games in which it was entered, how often in all, and the sum of squares."""

    def seats(self, count: int) -> None:
        """Make room for so many seats."""
        if len(self.wins) < count:
            more = count - len(self.wins)
            self.wins += [0] * more
            self.first_win += [-1] * more

    def finished(self, first: int, winners: list[int], lengths: list[int], reasons: list[str]) -> None:
        """Count games that have ended, numbered from `first`: winners are seats as bits, an empty reason is not counted."""
        self.games += len(winners)
        for mask, count in Counter(winners).items():
            self.won += count if mask else 0
            for seat in range(len(self.wins)):
                if mask >> seat & 1:
                    self.wins[seat] += count
                    number = first + winners.index(mask)
                    if self.first_win[seat] < 0 or number < self.first_win[seat]:
                        self.first_win[seat] = number
        for reason, count in Counter(reasons).items():
            if reason:
                self.reasons[reason] = self.reasons.get(reason, 0) + count
        for decisions, count in Counter(lengths).items():
            add(self.length, decisions, count)
            edge = coarse(decisions)
            self.lengths[edge] = self.lengths.get(edge, 0) + count
        if lengths:
            least, most = min(lengths), max(lengths)
            self._reached([least, first + lengths.index(least)], [most, first + lengths.index(most)])

    def moments_of(self, gauge: str) -> list[Sums]:
        """Return the sums of a gauge, one for each moment."""
        found = self.course.get(gauge)
        if found is None:
            found = self.course[gauge] = [[0, 0, 0] for _ in range(COURSE + 1)]
        return found

    def _reached(self, shortest: list[int], longest: list[int]) -> None:
        """Keep the most extreme games, of several alike the first."""
        if shortest and (not self.shortest or shortest < self.shortest):
            self.shortest = list(shortest)
        if longest and (not self.longest or (-longest[0], longest[1]) < (-self.longest[0], self.longest[1])):
            self.longest = list(longest)

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
        for name, sums in other.pace.items():
            _add_each(self.pace.setdefault(name, [0, 0, 0]), sums)
        for name, sums in other.visits.items():
            _add_each(self.visits.setdefault(name, [0, 0, 0]), sums)
        _add_each(self.comebacks, other.comebacks)
        self._reached(other.shortest, other.longest)
        for name, moments in other.course.items():
            for mine, theirs in zip(self.moments_of(name), moments, strict=True):
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
    mine[:] = [one + other for one, other in zip(mine, theirs, strict=True)]
