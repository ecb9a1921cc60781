"""What everybody may see of a finished game: how it ended and its board, where links are previewed.

It is made from what a spectator sees, names nobody, and is not made for a game that goes on. Whoever knows a table's address
sees it; pictures are painted in a process with limits, one after the other for each address, and kept.
"""

from __future__ import annotations

import asyncio
import base64
from typing import TYPE_CHECKING, Literal

import parlour
from parlour.engine.messages import USUAL
from parlour.engine.said import Said
from parlour.server import gathering, own, previewing, proving
from parlour.server.contract import StoreFailed
from parlour.server.limits import Shared
from parlour.server.proving import TookTooLong
from parlour.server.refusals import Refused
from parlour.server.speaking import on_shelf
from parlour.server.stored import Stored, store
from parlour.server.turns import UnderWay

if TYPE_CHECKING:
    from parlour.server.house import House

Kind = Literal["png", "svg"]
KINDS: dict[Kind, str] = {"png": "image/png", "svg": "image/svg+xml"}

MOST_KEPT = 128
"""Pictures in memory."""

MOST_WAITING = 16
"""Pictures that may wait to be painted."""

MOST_OF_ADDRESS = 4
"""So many of them may be for one address."""

AN_HOUR = "public, max-age=3600"
"""A table that hid nothing may go back even from its end, so nothing is kept for ever."""


class Pictures:
    """Pictures of finished games: each is painted once, as long as there is room."""

    def __init__(self) -> None:
        self.mine = Shared("picture", 30 / 60, 40)
        self._found: dict[tuple[str, int, Kind], Stored] = {}
        self._waiting = UnderWay()
        """For each address how many wait."""

    async def of(self, house: House, table_id: str, kind: Kind, address: str) -> Stored:
        """Return a picture of a finished game; of any other table nobody learns whether it is there."""
        version = await house.store.own(lambda c: own.version_at_end(c, table_id))
        if version is None:
            raise Refused("unknown", Said("no-picture"))
        name = (table_id, version, kind)
        if name not in self._found:
            if self._waiting.full(address, MOST_OF_ADDRESS, MOST_WAITING) or not await self.mine.take(address):
                house.metrics.add("limited")
                raise Refused("too_many", Said("too-many-requests"))
            with self._waiting.one(address):
                # Whatever else an address waits for, nobody else's picture waits with it.
                async with house.own_turn("picture", address):
                    if name not in self._found:
                        self._keep(name, await _painted(house, table_id, kind, address))
        return self._found[name]

    def _keep(self, name: tuple[str, int, Kind], picture: bytes) -> None:
        self._found[name] = store(picture, KINDS[name[2]], AN_HOUR)
        while len(self._found) > MOST_KEPT:
            del self._found[next(iter(self._found))]


async def _painted(house: House, table_id: str, kind: Kind, who: str) -> bytes:
    on_file = await house.store.load(table_id)
    if on_file is None or on_file[0].trouble or gathering.waits(on_file[0].info):
        raise Refused("unknown", Said("no-picture"))
    aside, moves = on_file
    try:
        # A game may have thousands of moves.
        asked = await asyncio.to_thread(proving.written, aside.info, moves, kind=kind)
        found = await house.players.ask("picture", asked, who)
    except TookTooLong:
        raise Refused("unknown", Said("no-picture")) from None
    except Refused as refused:
        raise Refused("unknown", Said("no-picture")) if refused.problem.code == "bad_request" else refused from None
    return base64.b64decode(found["picture"])


async def with_preview(house: House, page: bytes, table_id: str) -> bytes | None:
    """Return the page with a preview of a finished game; nothing if there is nothing everybody may see."""
    try:
        doc = await house.store.own(lambda c: own.shown_to_all(c, table_id))
    except StoreFailed:
        return None
    if doc is None:
        return None
    game = doc["game"]
    name = parlour.title(game).name.partition(": ")[0] if game in on_shelf() else game
    ending = doc["ending"][USUAL] or doc["reason"][USUAL]
    who = (", " if doc["cooperative"] else " against ").join(doc["shorts"][USUAL])
    text = f"{who}. {ending}"
    return previewing.with_preview(page, f"{name}: {ending}", text, f"{house.settings.address}/shared/{table_id}.png", text)
