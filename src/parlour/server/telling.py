"""What a table tells: made and written once for all who see the same, as the text that both sides hash."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from parlour.engine.decision import Option, shown
from parlour.engine.table import Table
from parlour.engine.title import Json
from parlour.server.speaking import spoken


class Common:
    """What everybody sees and hears of a position in one language, made and written once for all who are told."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.language = spoken(table.title, language)
        self._spectator: Json = {}
        self._written: dict[str, Any] = {}
        self._told: dict[int, Json] = {}

    def view(self, seat: int | None) -> Json:
        """Return what a seat may know, ready to be written; None is a spectator."""
        if not self._spectator:
            self._spectator = self.table.view(None, self.language)
        if seat is None:
            return self._spectator
        own = self.table.own_view(seat, self._spectator, self.language, written)
        if own is None:
            return self.table.view(seat, self.language)
        if not self._written:
            self._written = {
                name: msgspec.Raw(canonical(part)) if part and type(part) in (dict, list) and name not in own else part
                for name, part in self._spectator.items()
            }
        return {**self._written, **own}

    def events(self, seat: int | None, since: int) -> list[Json]:
        """Return what happened from a moment on, as far as a seat may see."""
        return self.table.events(seat, since, self.language, self._told)


MOST_WRITTEN = 4096
"""Options of a language that are kept as they were written; more than all heroes of the box have on a board."""


def written(option: Option) -> Any:
    """Return an option as the text both sides hash. Nearly every one was offered before, at this table or at another."""
    known, value = option.words.written, option.said.value()
    found = known.get(value)
    if found is None:
        if len(known) >= MOST_WRITTEN:
            known.clear()
        found = known[value] = msgspec.Raw(canonical(shown(option)))
    return found


encode = msgspec.json.Encoder().encode
canonical = msgspec.json.Encoder(order="sorted").encode
"""Returns a view as the text both sides hash: sorted keys, no spaces, nothing escaped but what must be."""


PIECE = 2047
"""Python lets other threads in while it hashes more than this at once; coming back costs more than the hash of a view."""


def digest(text: bytes) -> str:
    """Return the hash by which both sides notice if they ever see different things."""
    hashed = hashlib.sha256()
    for start in range(0, len(text), PIECE):
        hashed.update(text[start : start + PIECE])
    return hashed.hexdigest()[:32]
