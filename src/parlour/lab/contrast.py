"""Comparisons on the same seeds: how much more often some seats of some cells win than others, game by game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from parlour.engine.title import Title
from parlour.lab import statistics
from parlour.lab.match import LANE
from parlour.lab.naming import seat_called
from parlour.lab.spread import singular
from parlour.lab.statistics import Interval
from parlour.lab.study import Study

Place = tuple[int, int]
"""A seat of a cell. In a cooperative game all seats win together, so seat 0 stands for the table."""


@dataclass
class Contrast:
    """How much more often `more` win than `less`, on average over the places of each; one difference for every seed."""

    kind: str
    name: str
    more: tuple[Place, ...]
    less: tuple[Place, ...]
    pairs: int = 0
    total: int = 0
    squares: int = 0
    better: int = 0
    worse: int = 0

    @property
    def single(self) -> bool:
        """Whether one place is compared with one other."""
        return len(self.more) == len(self.less) == 1

    def fold(self, count: int, won: dict[int, list[int]]) -> None:
        """Add a block of games that all cells have played: by cell and seat, a lane for every game."""
        up = sum(won[cell][seat] for cell, seat in self.more)
        down = sum(won[cell][seat] for cell, seat in self.less)
        many, few = len(self.more), len(self.less)
        mask = (1 << LANE) - 1
        for n in range(count):
            # Whole numbers: the difference of the two averages, times the sizes of both.
            difference = (up >> LANE * n & mask) * few - (down >> LANE * n & mask) * many
            if difference:
                self.total += difference
                self.squares += difference * difference
                if difference > 0:
                    self.better += 1
                else:
                    self.worse += 1
        self.pairs += count

    def difference(self) -> Interval:
        """Return the difference of the rates with its interval."""
        if self.single:
            return statistics.paired_rates(self.pairs, self.better, self.worse)
        found = statistics.mean(self.pairs, self.total, self.squares)
        scale = len(self.more) * len(self.less)
        if self.pairs and self.pairs * self.squares == self.total * self.total:
            # Every seed gave the same: another result may still be as frequent as this.
            half = 1 - (1 - statistics.LEVEL) ** (1 / self.pairs)
            return Interval(found.value / scale, max(-1.0, found.value / scale - half), min(1.0, found.value / scale + half))
        return Interval(found.value / scale, max(-1.0, found.low / scale), min(1.0, found.high / scale))

    def p(self) -> float:
        """Return how likely so large a difference is by chance alone."""
        if self.single:
            return statistics.sign_test(self.better, self.worse)
        return statistics.paired_mean(self.pairs, self.total, self.squares)

    def question(self, study: Study) -> tuple[tuple[Place, Fraction], ...]:
        """Return what is asked, the same for a comparison and its mirror image.

        Where two sit, one wins what the other loses: all is said by what the first seat wins.
        """
        asked: dict[Place, Fraction] = {}
        for places, sign in ((self.more, 1), (self.less, -1)):
            for cell, seat in places:
                duel = len(study.cells[cell].bots) == 2
                place, turned = ((cell, 0), -1 if seat else 1) if duel else ((cell, seat), 1)
                asked[place] = asked.get(place, Fraction(0)) + Fraction(sign * turned, len(places))
        weights = sorted((place, weight) for place, weight in asked.items() if weight)
        scale = weights[0][1] if weights else Fraction(1)
        return tuple((place, weight / scale) for place, weight in weights)

    def sums(self) -> list[int]:
        """Return what has been added up."""
        return [self.pairs, self.total, self.squares, self.better, self.worse]

    def restore(self, sums: Any) -> None:
        """Go on from what had been added up."""
        self.pairs, self.total, self.squares, self.better, self.worse = sums


@dataclass(frozen=True)
class Factors:
    """What differs between the cells of a study: options of the setup, the bots; and what each seat plays."""

    varied: dict[str, list[Any]] = field(default_factory=dict)
    """By option, its values in the order they come."""
    per_seat: str = ""
    """The option that says what each seat plays, if there is one."""

    def label(self, study: Study, place: Place) -> str:
        """Return what a seat plays, or which one it is."""
        cell = study.cells[place[0]]
        if self.per_seat:
            played = cell.setup[self.per_seat]
            if isinstance(played, list) and place[1] < len(played):
                return str(played[place[1]])
        return seat_called(place[1])


def factors(study: Study, title: Title) -> Factors:
    """Find out what differs between the cells."""
    varied: dict[str, list[Any]] = {}
    per_seat = next(
        (
            option.name
            for option in title.setup_options()
            if option.kind == "per_seat" and all(_named(cell.setup.get(option.name)) for cell in study.cells)
        ),
        "",
    )
    for option in title.setup_options():
        if option.name == per_seat and not title.cooperative:
            continue
        _vary(study, varied, option.name)
    _vary(study, varied, "bots")
    return Factors(varied, per_seat)


def swapped(study: Study, found: Factors, cells: list[int]) -> bool:
    """Say whether in these cells everybody plays from every seat as often: only then a seat can be told from who sits there."""
    sat: dict[tuple[str, ...], list[int]] = {}
    for n in cells:
        cell = study.cells[n]
        setup = {name: value for name, value in cell.setup.items() if name != found.per_seat}
        who = [f"{found.label(study, (n, seat)) if found.per_seat else ''} {bot}" for seat, bot in enumerate(cell.bots)]
        for seat, one in enumerate(who):
            sat.setdefault((repr(setup), str(cell.variant), *sorted(who), one), [0] * len(who))[seat] += 1
    return bool(sat) and all(len(set(times)) == 1 for times in sat.values())


def _vary(study: Study, varied: dict[str, list[Any]], name: str) -> None:
    """Add something that differs between cells, unless it follows from what has been added already."""
    values = [value_of(study, n, name) for n in range(len(study.cells))]
    if len(set(values)) == 1:
        return
    for other, known in varied.items():
        if len({(value_of(study, n, other), value) for n, value in enumerate(values)}) == len(known):
            return
    varied[name] = _different(values)


def _named(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, str) for one in value)


def _different(values: list[str]) -> list[Any]:
    return list(dict.fromkeys(values))


def show(value: Any) -> str:
    """Return a value of the setup as people write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ",".join(str(one) for one in value) or "none"
    return "none" if value is None else str(value)


def show_bots(bots: tuple[str, ...]) -> str:
    """Return who plays, as people write it."""
    return bots[0] if len(set(bots)) == 1 else ",".join(bots)


def value_of(study: Study, cell: int, name: str) -> str:
    """Return the value of something that differs between cells."""
    return show_bots(study.cells[cell].bots) if name == "bots" else show(study.cells[cell].setup.get(name))


def setting_name(study: Study, found: Factors, cell: int) -> str:
    """Return what is particular about a cell, without its variant."""
    setup = study.cells[cell].setup
    parts = []
    if found.per_seat and found.per_seat not in found.varied:
        parts.append(" - ".join(str(one) for one in setup[found.per_seat]))
    parts += [f"{name} {value_of(study, cell, name)}" for name in found.varied]
    return ", ".join(parts) or "the setting"


def contrasts(study: Study, title: Title) -> list[Contrast]:
    """Return every comparison the study answers."""
    found = factors(study, title)
    printed = [n for n, cell in enumerate(study.cells) if cell.variant == 0]
    made = [*_variants(study, title, found, printed)]
    made += _tables(study, found, printed) if title.cooperative else _duels(study, found, printed)
    return made


def _variants(study: Study, title: Title, found: Factors, printed: list[int]) -> Iterator[Contrast]:
    """A variant against the printed game: what everybody wins, over all settings and for each value of an option."""
    partner = {(repr(cell.setup), cell.bots, cell.variant): n for n, cell in enumerate(study.cells)}
    for number, variant in enumerate(study.variants):
        if number == 0:
            continue
        changed = {n: partner[repr(study.cells[n].setup), study.cells[n].bots, number] for n in printed}
        groups: dict[str, list[Place]] = {}
        for n in printed:
            for seat in range(1 if title.cooperative else len(study.cells[n].bots)):
                groups.setdefault("wins" if title.cooperative else found.label(study, (n, seat)), []).append((n, seat))
        for label, places in groups.items():
            name = f"{variant.name}: {label}"
            yield Contrast("what if", name, tuple((changed[n], seat) for n, seat in places), tuple(places))
            for option, values in found.varied.items():
                for value in values:
                    here = [(n, seat) for n, seat in places if value_of(study, n, option) == value]
                    if here:
                        where = f"{name}, {option} {value}"
                        kind = f"what if by {option}"
                        yield Contrast(kind, where, tuple((changed[n], seat) for n, seat in here), tuple(here))


def _tables(study: Study, found: Factors, printed: list[int]) -> Iterator[Contrast]:
    """Cooperative: each value of an option against the others."""
    for name, values in found.varied.items():
        for value in values if len(values) > 2 else values[:1]:
            more = tuple((n, 0) for n in printed if value_of(study, n, name) == value)
            less = tuple((n, 0) for n in printed if value_of(study, n, name) != value)
            if more and less:
                others = "the others" if len(values) > 2 else str(values[1])
                yield Contrast(name, f"{name} {value} against {others}", more, less)


def _duels(study: Study, found: Factors, printed: list[int]) -> Iterator[Contrast]:
    """Duels: the first player against the others, what a seat plays against the rest, each pairing, the first player by option."""
    cells = {n: range(len(study.cells[n].bots)) for n in printed}
    yield Contrast(
        "first player",
        "the first seat against the others",
        tuple((n, 0) for n in cells),
        tuple((n, s) for n in cells for s in cells[n] if s),
    )
    if found.per_seat:
        places = [(n, seat) for n in cells for seat in cells[n]]
        labels = _different([found.label(study, place) for place in places])
        what = singular(found.per_seat)
        if len(labels) > 2:
            for label in labels:
                more = tuple(place for place in places if found.label(study, place) == label)
                less = tuple(place for place in places if found.label(study, place) != label)
                yield Contrast(what, f"{label} against the others", more, less)
        yield from _pairings(study, found, printed, what)
    for name, values in found.varied.items():
        for value in values:
            here = [n for n in cells if value_of(study, n, name) == value]
            if here:
                yield Contrast(
                    f"first player by {name}",
                    f"the first seat against the others, {name} {value}",
                    tuple((n, 0) for n in here),
                    tuple((n, s) for n in here for s in cells[n] if s),
                )


def _pairings(study: Study, found: Factors, printed: list[int], what: str) -> Iterator[Contrast]:
    """One against one, over all settings in which the two meet."""
    pairs: dict[tuple[str, str], list[tuple[Place, Place]]] = {}
    for n in printed:
        if len(study.cells[n].bots) != 2:
            continue
        one, other = found.label(study, (n, 0)), found.label(study, (n, 1))
        if one != other:
            first = min(one, other)
            seat = 0 if one == first else 1
            pairs.setdefault((first, max(one, other)), []).append(((n, seat), (n, 1 - seat)))
    for (one, other), places in sorted(pairs.items()):
        yield Contrast(f"pairing of {what}", f"{one} against {other}", tuple(a for a, _ in places), tuple(b for _, b in places))
