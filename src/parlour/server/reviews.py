"""Reviews of finished games: made once, one after the other, in a process of their own, shown as they grow, kept with the table."""

from __future__ import annotations

import asyncio
import json
import logging
import zlib
from time import time
from typing import Any

from parlour.bots.bot import has_mind
from parlour.engine.messages import USUAL
from parlour.engine.said import Said
from parlour.engine.title import Json
from parlour.review.reviewing import FORMAT, in_words
from parlour.server import own
from parlour.server.contract import Store, StoreFailed
from parlour.server.live import LiveTable
from parlour.server.lobby import Review, ReviewChoice, ReviewPoint
from parlour.server.metrics import Metrics
from parlour.server.process import Processes, Worker
from parlour.server.refusals import Refused
from parlour.server.speaking import spoken
from parlour.server.turns import UnderWay

log = logging.getLogger("parlour.reviews")

MOST_KEPT = 64
"""Reviews in memory; the database has those that are whole."""

MOST_DOC = 2**25
"""Letters of a review on file; that of the longest game has half as many."""

MOST_WAITING = 64
"""Games that may wait to be looked at."""

MOST_OF_ADDRESS = 3
"""So many of them may be somebody's, and one after the other: nobody's review waits for all that a few can think of."""

STEP_SECONDS = 120.0
"""A review that does not grow for so long is given up."""


class Reviews:
    """What is known about finished games."""

    def __init__(self, metrics: Metrics, store: Store) -> None:
        self.metrics = metrics
        self.store = store
        self._found: dict[str, bytes | None] = {}
        """As they are on file: read, a long one takes a hundred times as much. Nothing where none could be made."""
        self._growing: dict[str, asyncio.Task[None]] = {}
        self._asked = UnderWay()
        """Of each address how many grow."""
        self._processes = Processes("parlour.server.reviewer", 1, one_each=True)

    async def of(self, live: LiveTable, language: str = USUAL, *, begin: bool = True, who: str = "") -> Review:
        """Return the review of a table as far as it has grown; the first who asks sets it going, unless they only look.

        `who` is the address that asks.
        """
        if live.played is None:
            raise Refused("read_only", live.read_only)
        if not live.over:
            raise Refused("conflict", Said("not-over-yet"))
        table = live.played.table
        if not has_mind(table.title.id):
            raise Refused("unknown", Said("nobody-can-judge"))
        # A table that hid nothing may go back even from its end: that is another game.
        name = f"{live.info.id}/{live.version}"
        if name not in self._found and name not in self._growing:
            on_file = await self._on_file(live.info.id, live.version)
            if on_file is not None:
                self._keep(name, on_file)
        if begin and name not in self._found and name not in self._growing:
            if self._asked.full(who, MOST_OF_ADDRESS, MOST_WAITING):
                self.metrics.add("limited")
                raise Refused("too_many", Said("too-many-reviews"))
            task = asyncio.create_task(self._in_turn(name, live.info.id, live.version, table.record().dumps(), who))
            self._growing[name] = task
            self._asked.add(who)
            task.add_done_callback(lambda _: self._has_grown(name, who))
        if name not in self._found:
            return nothing(live)
        packed = self._found[name]
        if packed is None:
            # Not kept: whoever asks again gets another try.
            del self._found[name]
            raise Refused("unavailable", Said("review-failed"))
        # One of a long game takes a while to be put into words.
        return await asyncio.to_thread(shown, packed, spoken(table.title, language))

    def _has_grown(self, name: str, who: str) -> None:
        self._growing.pop(name, None)
        self._asked.add(who, -1)

    async def _in_turn(self, name: str, table_id: str, version: int, record: str, who: str) -> None:
        async with self._processes.one(who) as worker:
            await self._grow(name, table_id, version, record, worker)

    async def _grow(self, name: str, table_id: str, version: int, record: str, worker: Worker) -> None:
        try:
            doc = await asyncio.wait_for(worker.ask({"record": record}), STEP_SECONDS)
            while "refused" not in doc:
                packed = await asyncio.to_thread(_packed, doc)
                self._keep(name, packed)
                if doc["done"] >= 1.0:
                    await self._write(table_id, version, doc, packed)
                    return
                doc = await asyncio.wait_for(worker.more(), STEP_SECONDS)
            self._keep(name, None)
        except (TimeoutError, OSError, ValueError):
            log.warning("a review failed")
            await worker.stop()
            self._keep(name, None)
        except asyncio.CancelledError:
            await worker.stop()
            raise

    async def _on_file(self, table_id: str, version: int) -> bytes | None:
        """Return a review that is kept with its table, if it is one that we can read."""
        found = await self.store.own(lambda c: own.review_of(c, table_id, version))
        return found if found is not None and await asyncio.to_thread(_readable, found) else None

    async def _write(self, table_id: str, version: int, doc: Json, packed: bytes) -> None:
        """Keep a review with its table; should that fail, it is made again when somebody asks."""
        said = {str(one["seat"]): [one["skill"], one["luck"]] for side in doc["sides"] for one in side.get("players", [])}
        try:
            await self.store.change_own(lambda c: own.keep_review(c, table_id, version, packed, said, time()))
        except StoreFailed as mistake:
            log.warning("a review could not be kept", extra={"table": table_id, "reason": str(mistake)})

    def _keep(self, name: str, packed: bytes | None) -> None:
        self._found.pop(name, None)
        self._found[name] = packed
        while len(self._found) > MOST_KEPT:
            del self._found[next(iter(self._found))]

    async def close(self) -> None:
        """Give up what is not finished."""
        for task in list(self._growing.values()):
            task.cancel()
        await asyncio.gather(*self._growing.values(), return_exceptions=True)
        await self._processes.close()


def nothing(live: LiveTable) -> Review:
    """Return a review of which nothing is known yet."""
    played = live.played
    assert played is not None
    return Review(
        done=0.0,
        last=played.table.moment,
        cooperative=played.table.title.cooperative,
        clock="turn",
        reason="",
        winners=list(played.table.outcome.winners) if played.table.outcome is not None else [],
        turns=[],
        sizes={},
        sides=[],
        choices=[],
        turning=[],
    )


def _packed(doc: Json) -> bytes:
    return zlib.compress(json.dumps(doc).encode(), 6)


def _unpacked(packed: bytes) -> Any:
    return json.loads(zlib.decompressobj().decompress(packed, MOST_DOC))


def _readable(packed: bytes) -> bool:
    try:
        doc = _unpacked(packed)
    except (zlib.error, ValueError, RecursionError):
        return False
    return isinstance(doc, dict) and doc.get("review") == FORMAT


def shown(packed: bytes, language: str) -> Review:
    """Return a review for the wire, piece by piece: others come between two of them."""
    doc = in_words(_unpacked(packed), language)
    known = {name: value for name, value in doc.items() if name not in ("review", "game")}
    known["turns"] = [{"moment": moment, "number": number} for moment, number in doc["turns"]]
    known["choices"] = [ReviewChoice(**choice) for choice in doc["choices"]]
    names = ("moment", "chance", "low", "high")
    for side in known["sides"]:
        side["curve"] = [ReviewPoint(**dict(zip(names, point, strict=True))) for point in side["curve"]]
    return Review(**known)
