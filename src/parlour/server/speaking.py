"""In which language somebody is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.engine.messages import USUAL
from parlour.engine.title import Title
from parlour.games import BUILT_IN, title, titles

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection


def known(language: str) -> str:
    """Return a language that some game here speaks, refuse any other."""
    # Our own games are asked first: looking for those of other packages reads what every package says of itself.
    if any(language in title(id).languages() for id in BUILT_IN):
        return language
    codes = {code for game in titles() for code in game.languages()}
    if language not in codes:
        from parlour.server.refusals import Refused  # noqa: PLC0415 - bots at a terminal start without the server

        raise Refused("bad_request", f"language: nothing here speaks {language!r}; there are {', '.join(sorted(codes))}.")
    return language


def spoken(game: Title, language: str) -> str:
    """Return the language in which a game answers: the one asked for, or English if this game does not speak it."""
    return language if language in game.languages() else USUAL


def language_asked(connection: HTTPConnection) -> str:
    """Return the language that the address of a request names."""
    return connection.query_params.get("language", USUAL)
