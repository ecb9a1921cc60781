"""The fields of a table in a pack, read one by one: whatever is wrong is noted, and reading goes on to find the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import isfinite
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.engine.reading import shown
from parlour.engine.shape import Notation
from parlour.packs.mistakes import Path, Report, meant
from parlour.packs.pack import ID

MOST_ROWS = 100


class Fields:
    """A table of a document. Each field is asked for by its kind; `done` tells of those nobody asked for."""

    def __init__(self, table: Any, path: Path, report: Report) -> None:
        self.path = path
        self.report = report
        self.table: Mapping[str, Any] = table if isinstance(table, Mapping) else {}
        self.asked: set[str] = {"id"}
        if not isinstance(table, Mapping):
            report.wrong(path, f"expected a table, got {shown(table)}")

    @property
    def id(self) -> str:
        """What it is called."""
        return str(self.table.get("id", ""))

    def wrong(self, name: str, what: str, near: str = "") -> None:
        """Note something wrong about a field."""
        self.report.wrong((*self.path, name) if name else self.path, what, near)

    def doubt(self, name: str, what: str, near: str = "") -> None:
        """Note something odd about a field."""
        self.report.doubt((*self.path, name) if name else self.path, what, near)

    def given(self, name: str) -> bool:
        """Say whether a field is there."""
        self.asked.add(name)
        return name in self.table

    def number(self, name: str, low: int, high: int, usual: int | None = None) -> int:
        """Return a whole number within its range; one without a usual value has to be there."""
        if not self.given(name):
            if usual is None:
                self.wrong("", f"{name} is missing: a whole number from {low} to {high}")
            return low if usual is None else usual
        value = self.table[name]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.wrong(name, f"{name}: a whole number from {low} to {high}, not {shown(value)}")
            return low if usual is None else usual
        return value

    def measure(self, name: str, low: float, high: float) -> float:
        """Return a number that need not be whole."""
        value = self.table.get(name) if self.given(name) else None
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not isfinite(value) or not low <= value <= high:
            self.wrong(name, f"{name}: a number from {low:g} to {high:g}, not {shown(value)}")
            return low
        return float(value)

    def flag(self, name: str, *, usual: bool = False) -> bool:
        """Return a yes or no."""
        value = self.table[name] if self.given(name) else usual
        if not isinstance(value, bool):
            self.wrong(name, f"{name}: true or false, not {shown(value)}")
            return usual
        return value

    def choice(self, name: str, known: Iterable[str], usual: str = "") -> str:
        """Return one of several names; without a usual one it has to be there."""
        names = list(known)
        if not self.given(name):
            if not usual:
                self.wrong("", f"{name} is missing: one of {', '.join(names)}")
            return usual or names[0]
        value = self.table[name]
        if not isinstance(value, str) or value not in names:
            self.wrong(name, f"{name}: {shown(value)} is none{meant(str(value), names)}")
            return usual or names[0]
        return value

    def name(self, name: str, usual: str = "") -> str:
        """Return an id."""
        value = self.table[name] if self.given(name) else usual
        if not isinstance(value, str) or (value != usual and not ID.match(value)):
            self.wrong(name, f"{name}: an id of small letters, digits and _, beginning with a letter, not {shown(value)}")
            return usual
        return value

    def texts(self, name: str, most: int, longest: int = 40) -> list[str]:
        """Return a list of short texts."""
        value = self.table[name] if self.given(name) else []
        if (
            not isinstance(value, list)
            or len(value) > most
            or not all(isinstance(one, str) and len(one) <= longest for one in value)
        ):
            self.wrong(name, f"{name}: a list of at most {most} texts of at most {longest} letters")
            return []
        return list(value)

    def rows(self, name: str, most: int = MOST_ROWS) -> list[Fields]:
        """Return the rows of a table, each with its id."""
        value = self.table[name] if self.given(name) else []
        fits = isinstance(value, list) and all(isinstance(row, Mapping) and isinstance(row.get("id"), str) for row in value)
        if not fits or len(value) > most:
            self.wrong(name, f"{name}: a table of at most {most} rows, each with an id")
            return []
        found: list[Fields] = []
        seen: set[str] = set()
        for row in value:
            id = row["id"]
            if not ID.match(id) or id in seen:
                again = "is there twice" if id in seen else "is no id: small letters, digits and _, beginning with a letter"
                self.report.wrong((*self.path, name, id), f"{id[:40]!r} {again}")
                continue
            seen.add(id)
            found.append(Fields(row, (*self.path, name, id), self.report))
        return found

    def table_of(self, name: str) -> Fields | None:
        """Return a table within, None if it is not there."""
        return Fields(self.table[name], (*self.path, name), self.report) if self.given(name) else None

    def line(self, name: str, notation: Notation) -> Step | None:
        """Return what is written with the words of the game, None if nothing is."""
        value = self.table[name] if self.given(name) else ""
        if not isinstance(value, str):
            self.wrong(name, f"{name}: words of the game in quotes, not {shown(value)}")
            return None
        if not value.strip():
            return None
        try:
            return notation.read(value)
        except BadInput as mistake:
            self._unread(name, value, notation, str(mistake))
            return None

    def _unread(self, name: str, value: str, notation: Notation, mistake: str) -> None:
        try:
            unknown = notation.unknown(value)
        except BadInput:
            unknown = {}
        for word, close in unknown.items():
            hint = f"; did you mean {close}?" if close else "; `parlour pack words` lists those there are"
            self.wrong(name, f"{name}: no word is called {word[:40]!r}{hint}", word)
        if not unknown:
            self.wrong(name, f"{name}: {mistake}")

    def done(self) -> None:
        """Note fields that nobody asked for."""
        for name in self.table:
            if name not in self.asked:
                self.wrong(str(name), f"nothing is called {str(name)[:40]!r} here{meant(str(name), self.asked - {'id'})}")
