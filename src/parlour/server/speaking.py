"""In which language somebody is answered, and about which games."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import TYPE_CHECKING

from parlour.engine.messages import USUAL
from parlour.engine.title import Title, registered_ids
from parlour.games import BUILT_IN, game_ids, title, titles

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection


def known(language: str) -> str:
    """Return a language that some game here speaks, refuse any other."""
    # Our own games are asked first: looking for those of other packages reads what every package says of itself.
    if any(language in title(id).languages() for id in BUILT_IN):
        return language
    codes = _codes(*_shelf())
    if language not in codes:
        from parlour.server.refusals import Refused  # noqa: PLC0415 - bots at a terminal start without the server

        raise Refused("bad_request", f"language: nothing here speaks {language!r}; there are {', '.join(sorted(codes))}.")
    return language


def on_shelf() -> list[str]:
    """Return the ids of all games here."""
    return _ids(*_shelf())


def _shelf() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return what changes when games come or go. To look for those of other packages takes too long to do it at every question."""
    return tuple(sys.path), tuple(registered_ids())


@lru_cache(maxsize=8)
def _ids(*_: tuple[str, ...]) -> list[str]:
    return game_ids()


@lru_cache(maxsize=8)
def _codes(*_: tuple[str, ...]) -> frozenset[str]:
    return frozenset(code for game in titles() for code in game.languages())


def spoken(game: Title, language: str) -> str:
    """Return the language in which a game answers: the one asked for, or English if this game does not speak it."""
    return language if language in game.languages() else USUAL


def language_asked(connection: HTTPConnection) -> str:
    """Return the language that the address of a request names."""
    return connection.query_params.get("language", USUAL)
