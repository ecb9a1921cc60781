"""Tables whose chance everybody has a part in: nothing is dealt before every person's device has given its word.

On file this is `{"secret", "promises", "words", "settled"}`, promises and words by seat. Whenever a seat changes hands meanwhile,
or a device has lost the word it promised, the draw begins anew with another secret: nobody can look at words and then leave.
Whoever knows the secret could; devices that had told their word notice it, and prove nothing then (`parlour.client`, `chance.ts`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from time import monotonic

from parlour.engine.chance import Chance, new_word, promised_secret, promised_word
from parlour.engine.said import Said
from parlour.engine.table import Table
from parlour.engine.title import Json
from parlour.server import journal
from parlour.server import protocol as p
from parlour.server.contract import Change
from parlour.server.journal import Played, TableInfo
from parlour.server.live import LiveTable, Turn
from parlour.server.refusals import Refused
from parlour.server.rights import SeatRow

WAITING = Said("waits-for-words")


def fresh() -> Json:
    """Return a draw of which nothing is promised yet but the secret."""
    return {"secret": new_word(), "promises": {}, "words": {}, "settled": False}


def waits(info: TableInfo) -> bool:
    """Say whether a table is not dealt yet."""
    return info.chance is not None and not info.chance["settled"]


def settled(info: TableInfo) -> Chance | None:
    """Return where a table's seed comes from, if everybody had a part in it."""
    if info.chance is None or waits(info):
        return None
    return Chance(info.chance["secret"], {int(seat): word for seat, word in info.chance["words"].items()})


async def waiting(info: TableInfo) -> LiveTable:
    """Return a table that is not dealt yet."""
    live = LiveTable(info, None, [], WAITING)
    live.preview = await _dealt(info, 0)
    return live


async def _dealt(info: TableInfo, seed: int) -> Table:
    """Return the game of a seed. To read the packs it is played with may take seconds, in which others play on."""
    return (await asyncio.to_thread(journal.begin, replace(info, seed=seed))).table


def without_earlier_word(info: TableInfo, seats: Sequence[SeatRow], change: Change) -> Change:
    """Return a change; where a seat changes hands the draw begins anew, and no earlier holder's yes to going back counts."""
    if not any(row.holder != seats[seat].holder for seat, row in change.seats.items()):
        return change
    return replace(change, vote=None, chance=fresh() if waits(info) else change.chance)


def with_part(live: LiveTable, asked: p.PromiseWord | p.GiveWord) -> Json:
    """Return the draw with somebody's promise or word; what does not fit is refused."""
    chance = live.info.chance
    if chance is None or chance["settled"]:
        raise Refused("conflict", Said("nothing-drawn"))
    if live.info.closed:
        raise Refused("over", Said("table-closed"))
    if live.preview is None:
        raise Refused("read_only", live.read_only)
    if asked.commitment != promised_secret(chance["secret"]):
        raise Refused("stale", Said("draw-anew"))
    if any(row.holder == "open" for row in live.seats):
        raise Refused("conflict", Said("not-all-seated"))
    if live.seats[asked.seat].holder != "person":
        raise Refused("not_yours", Said("bot-plays-seat", seat=asked.seat))
    seat, promises, words = str(asked.seat), chance["promises"], chance["words"]
    if isinstance(asked, p.PromiseWord):
        if promises.get(seat, asked.promise) != asked.promise:
            return fresh()
        return {**chance, "promises": {**promises, seat: asked.promise}}
    if any(str(other) not in promises for other in live.people()):
        raise Refused("conflict", Said("not-all-promised"))
    if promised_word(asked.commitment, asked.seat, asked.word) != promises[seat]:
        raise Refused("bad_request", "word: this is not the one that was promised.")
    words = {**words, seat: asked.word}
    return {**chance, "words": words, "settled": all(str(other) in words for other in live.people())}


async def deal(live: LiveTable, chance: Json) -> Table | None:
    """Return the game that a draw leads to, if it is settled."""
    drawn = settled(replace(live.info, chance=chance))
    if drawn is None:
        return None
    table = await _dealt(live.info, drawn.seed)
    table.chance = drawn
    return table


def begin(live: LiveTable, table: Table, at: float) -> None:
    """Let a game begin that is dealt and saved."""
    live.info.seed, live.info.created = table.seed, at
    live.played, live.preview, live.read_only = Played(table), None, ""
    live.turn = Turn(monotonic())
    live.broadcast_state(-1)
