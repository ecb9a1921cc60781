"""What lies on a table, in the words of options: what a lesson may point at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.lessons import Walk


def things(walk: Walk) -> set[str]:
    """Return everything on the board and in the learner's hand."""
    view = walk.table.view(walk.seat)
    return set({"unmatched": _duel, "black-orchestra": _plot, "orange-shall-overcome": _town}[walk.lesson.game](walk, view))


def _duel(walk: Walk, view: dict[str, Any]) -> Iterator[str]:
    boards = walk.table.title.catalogue("en")["boards"]
    board = next(board for board in boards if board["id"] == view["board"])
    yield from (f"space:{space['id']}" for space in board["spaces"])
    for player in view["players"]:
        yield from (f"fighter:{fighter['id']}" for fighter in player["fighters"] if fighter["space"] is not None)
    me = view["players"][walk.seat]
    yield from (f"card:{me['hero']}.{card}" for card in me["hand"])


def _plot(walk: Walk, view: dict[str, Any]) -> Iterator[str]:
    yield from (f"space:{space['id']}" for space in walk.table.title.catalogue("en")["spaces"])
    yield from (f"leader:{leader}" for leader, space in view["leaders"].items() if space is not None)
    for one in view["conspirators"]:
        yield f"conspirator:{one['id']}"
    yield from (f"card:{card}" for card in view["conspirators"][walk.seat]["dossier"])


def _town(_: Walk, view: dict[str, Any]) -> Iterator[str]:
    yield from (f"spot:{spot['id']}" for spot in view["spots"])
    yield from (f"road:{road['id']}" for road in view["roads"])
    for one in view["characters"]:
        yield f"character:{one['id']}"
        yield from (f"card:{card}" for card in one["hand"] or ())
