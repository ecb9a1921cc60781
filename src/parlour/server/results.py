"""What became of finished games, written down for those who played them; it outlives the tables.

A game that ends is written down at once, beside the table's own business. Should the server end before that, or the game have
ended before there were results, the keeper comes across it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from parlour.engine.agreed import FIGURES, PACKS
from parlour.engine.title import Json, Title
from parlour.server import gathering, journal, own
from parlour.server.contract import Ended, StoreFailed
from parlour.server.journal import Disagrees, Move, Played, TableInfo
from parlour.server.proving import MARGIN
from parlour.server.rights import SeatRow

if TYPE_CHECKING:
    from parlour.server.house import House

log = logging.getLogger("parlour.results")

MOST_CARDS = 40
"""Cards counted for a seat."""

MOST_NAMED = 80
MOST_TOLD = 600
"""Letters of what somebody played, and of how it ended; words of packs can be longer."""

MOST_AT_ONCE = 20
"""Games written down in one round of the keeper, or because somebody looks at their own."""


async def note_soon(house: House, table_id: str) -> None:
    """Write down a game that has just ended."""
    try:
        await note(house, table_id)
    except StoreFailed as mistake:
        log.warning("a result could not be written down yet", extra={"table": table_id, "reason": str(mistake)})


async def note_some_quietly(house: House, device: bytes) -> None:
    """Write down games of a device of which nothing is written down yet; whoever looked asks again."""
    async with house.noting:
        try:
            await note_some(house, device)
        except StoreFailed as mistake:
            log.warning("results could not be written down yet", extra={"reason": str(mistake)})


async def note_some(house: House, device: bytes | None = None) -> int:
    """Write down games that nobody has written down yet, anybody's or a device's, and return how many."""
    found = await house.store.own(lambda c: own.not_noted(c, MOST_AT_ONCE, device))
    for table_id in found:
        await note(house, table_id)
    return len(found)


async def note(house: House, table_id: str) -> None:
    """Write down what became of a game; of one that cannot be played again nothing can be said."""
    on_file = await house.store.load(table_id)
    if on_file is None:
        return
    aside, moves = on_file
    ended = None
    if not aside.trouble and not gathering.waits(aside.info):
        live = house.live.get(table_id)
        played = live.played if live is not None and live.version == len(moves) else None
        seconds = house.settings.prove_seconds * MARGIN
        ended = await asyncio.to_thread(_ended, aside.info, aside.seats, played, moves, seconds)
    if ended is None:
        await house.store.change_own(lambda c: own.give_up(c, table_id))
    else:
        await house.store.change_own(lambda c: own.note_result(c, ended))


def _ended(info: TableInfo, seats: list[SeatRow], played: Played | None, moves: list[Move], seconds: float) -> Ended | None:
    try:
        return result(info, seats, played or journal.rebuild(info, moves, seconds), moves)
    except Disagrees:
        return None
    except Exception:
        log.exception("nothing can be said about a finished game", extra={"table": info.id})
        return None


def result(info: TableInfo, seats: list[SeatRow], played: Played, moves: list[Move]) -> Ended | None:
    """Return what is kept of a finished game: who sat where, who won, and how it ended, in every language the game speaks."""
    table = played.table
    outcome = table.outcome
    if outcome is None:
        return None
    title = table.title
    words = [title.words(code) for code in title.languages()]
    named = {one.code: title.seats(table.game, one.code) for one in words}
    doc: Json = {
        # Packs are large, and what they brought is said here: a home reads thousands of results at once.
        "setup": {name: value for name, value in table.setup.items() if name not in (FIGURES, PACKS)},
        "changed": bool(title.changed),
        "open_book": info.open_book,
        "cooperative": title.cooperative,
        "choices": table.moment,
        "names": [row.name for row in seats],
        "holders": [row.holder for row in seats],
        "levels": [row.level if row.holder == "bot" else None for row in seats],
        "teams": [seat.team for seat in table.seats],
        "winners": list(outcome.winners),
        "roles": {code: [seat.name[:MOST_NAMED] for seat in found] for code, found in named.items()},
        "shorts": {code: [(seat.short or seat.name)[:MOST_NAMED] for seat in found] for code, found in named.items()},
        "reason": {one.code: one.said(title.reason(table.game))[:MOST_TOLD] for one in words},
        "ending": {one.code: table.goal(None, one.code).ending[:MOST_TOLD] for one in words},
        "cards": cards_played(title.plays, _cards_of(title), moves),
    }
    people = {seat: seat in outcome.winners for seat, row in enumerate(seats) if row.holder == "person"}
    at = moves[-1].at if moves else info.created
    return Ended(info.id, played.version, at, info.game, info.series or info.id, doc, people)


def card_ids(catalogue: Json) -> frozenset[str]:
    """Return what the cards of a catalogue are called.

    >>> sorted(card_ids({"cards": [{"id": "feint"}], "event_cards": [{"id": "raid"}], "boards": [{"id": "soho"}]}))
    ['feint', 'raid']
    """
    lists = [found for name, found in catalogue.items() if "cards" in name and isinstance(found, list)]
    return frozenset(card["id"] for found in lists for card in found if isinstance(card, dict) and "id" in card)


@lru_cache(maxsize=32)
def _cards_of(title: Title) -> frozenset[str]:
    """Return what the cards of a game are called; its catalogue is long, and games end all the time."""
    return card_ids(title.catalogue())


def cards_played(verbs: tuple[str, ...], ids: frozenset[str], moves: list[Move]) -> dict[str, dict[str, int]]:
    """Return by seat how often each card was played; what was taken back does not count.

    >>> def move(kind, key, moment=0): return Move(1, kind, 0, key, moment, "person", "", None, "", 0.0)
    >>> moves = [move("choose", "play:a"), move("undo", ""), move("choose", "play:none:b"), move("choose", "drop:a")]
    >>> cards_played(("play",), frozenset("ab"), moves)
    {'0': {'b': 1}}
    """
    stood: list[Move] = []
    taken: list[Move] = []
    for move in moves:
        if move.kind == "choose":
            stood.append(move)
            taken.clear()
        elif move.kind == "undo" and stood:
            taken.append(stood.pop())
        elif move.kind == "redo" and taken:
            stood.append(taken.pop())
        elif move.kind == "rewind":
            del stood[move.moment :]
    counted: dict[str, Counter[str]] = {}
    for move in stood:
        verb, _, rest = move.key.partition(":")
        card = next((part for part in rest.split(":") if part in ids), None) if verb in verbs else None
        if card is not None and move.seat is not None:
            counted.setdefault(str(move.seat), Counter())[card] += 1
    return {seat: dict(cards.most_common(MOST_CARDS)) for seat, cards in counted.items()}
