"""The packs that new tables here are played with; they are read again while somebody edits them."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Any

from parlour.engine.agreed import PACKS, packs_shown
from parlour.engine.errors import BadInput
from parlour.engine.title import Json, Title
from parlour.games import title as printed

if TYPE_CHECKING:
    from parlour.packs.pack import Pack

log = logging.getLogger("parlour.packs")

LOOK_AGAIN = 0.5
"""Seconds between two looks at the files."""

Stamp = tuple[tuple[str, int, int], ...]


class Packs:
    """By game, the packs of new tables. A version that cannot be played changes nothing: the last good one stays in use."""

    def __init__(self, places: tuple[str, ...]) -> None:
        self.places = places
        self._lock = Lock()
        self._stamps: dict[str, Stamp] = {}
        self._packs: dict[str, Pack] = {}
        self._ours: dict[str, Pack] = {}
        self._looked = 0.0
        for place in places:
            self._stamps[place] = stamp(place)
            self._packs[place] = opened(place)
        self._titles = self._made()

    def title(self, game: str) -> Title:
        """Return a game as new tables here play it."""
        self._look()
        return self._titles.get(game) or printed(game)

    def documents(self, game: str) -> list[Json]:
        """Return the packs of a game, as a setup carries them."""
        self._look()
        return [pack.document for pack in self._titles[game].packs] if game in self._titles else []

    def known(self, game: str = "") -> dict[str, Pack]:
        """Return the packs that can be named here, of a game or of all: those of new tables, and those that come with Parlour."""
        from parlour.packs.reading import OURS  # noqa: PLC0415 - few servers are asked

        self._look()
        with self._lock:
            for name in OURS:
                if name not in self._ours:
                    self._ours[name] = opened(name)
            packs = {pack.id: pack for pack in (*self._packs.values(), *self._ours.values())}
            packs |= {pack.id: pack for pack in self._packs.values()}
        return {id: pack for id, pack in packs.items() if game in ("", pack.game)}

    def named(self, game: str, packs: Any) -> Any:
        """Return packs as a setup carries them, where some are given by their names; a name is never that of a file."""
        if not isinstance(packs, list) or not any(isinstance(one, str) for one in packs):
            return packs
        known = self.known(game)
        for one in packs:
            if isinstance(one, str) and one not in known:
                msg = f"packs: no pack for this game is called {one[:40]!r} here; there are {', '.join(known) or 'none'}"
                raise BadInput(msg)
        return [known[one].document if isinstance(one, str) else one for one in packs]

    def mark(self, game: str = "") -> str:
        """Return what tells this state of the packs of a game, or of all, from others."""
        self._look()
        return " ".join(pack.digest for id in sorted(self._titles) if game in ("", id) for pack in self._titles[id].packs)

    def _made(self) -> dict[str, Title]:
        by_game: dict[str, list[Pack]] = {}
        for place in self.places:
            by_game.setdefault(self._packs[place].game, []).append(self._packs[place])
        return {game: printed(game).with_packs(packs) for game, packs in by_game.items()}

    def _look(self) -> None:
        """Read what has changed since the last look."""
        if not self.places or monotonic() - self._looked < LOOK_AGAIN:
            return
        with self._lock:
            self._looked = monotonic()
            before = dict(self._packs)
            for place in self.places:
                now = stamp(place)
                if now == self._stamps[place]:
                    continue
                self._stamps[place] = now
                try:
                    self._packs[place] = opened(place)
                except BadInput as mistake:
                    log.warning("%s; tables go on with the version before", mistake)
            if self._packs != before:
                try:
                    self._titles = self._made()
                except BadInput as mistake:
                    self._packs = before
                    log.warning("%s; tables go on with the versions before", mistake)
                else:
                    for pack in self._packs.values():
                        if pack not in before.values():
                            log.warning("pack %s %s is read anew: new tables play with it", pack.id, pack.version)


def opened(place: str) -> Pack:
    """Return the pack in a place."""
    from parlour.packs.reading import open_pack  # noqa: PLC0415 - few servers have any

    try:
        return open_pack(place)
    except OSError as mistake:
        msg = f"pack {Path(place).name}: it cannot be read ({mistake.strerror})"
        raise BadInput(msg) from None


def stamp(place: str) -> Stamp:
    """Return what tells whether somebody has edited a pack."""
    from parlour.packs.reading import found_at  # noqa: PLC0415 - as above

    found: list[tuple[str, int, int]] = []
    try:
        for folder, _, files in os.walk(found_at(place)):
            for name in files:
                facts = (Path(folder) / name).lstat()
                found.append((f"{folder}/{name}", facts.st_mtime_ns, facts.st_size))
        if not found:
            facts = found_at(place).lstat()
            found.append((place, facts.st_mtime_ns, facts.st_size))
    except OSError:
        return ()
    return tuple(sorted(found))


def shown(setup: Json, title: Title | None = None) -> Json:
    """Return a setup as it is shown to people and programs: of packs only which they are; what they bring is in the catalogue."""
    if PACKS not in setup:
        return setup
    if title is not None:
        return {**setup, PACKS: packs_shown(title)}
    return {name: value for name, value in setup.items() if name != PACKS}
