"""What is refused, and the HTTP status that goes with it."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError
from starlette.responses import JSONResponse

from parlour.engine.messages import USUAL, Language, languages
from parlour.engine.messages import language as language_of
from parlour.engine.said import Said
from parlour.server.protocol import Problem

PROBLEM = "application/problem+json"
"""What a refusal is sent as."""

STATUS = {
    "bad_request": 422,
    "unknown": 404,
    "no_key": 401,
    "no_cookie": 401,
    "not_yours": 403,
    "illegal": 409,
    "stale": 409,
    "reused": 409,
    "conflict": 409,
    "over": 409,
    "read_only": 409,
    "storage": 503,
    "too_large": 413,
    "too_many": 429,
    "too_slow": 408,
    "full": 503,
    "not_here": 421,
    "unavailable": 409,
}


UNREADABLE = (ValueError, TypeError, KeyError, AttributeError, IndexError, RecursionError)
"""What reading something damaged raises."""

MOST_REASON = 280
HERE = "parlour.server"


class Refused(Exception):  # noqa: N818
    """Something was refused and nothing has changed. The reason is a line, or said as data, in the server's words or the game's."""

    def __init__(self, code: Any, reason: str | Said, rule: str = "", said: Said | None = None) -> None:
        self.said = said
        """The game's refusal as data, for those who read another language."""
        self.own = reason if isinstance(reason, Said) else None
        """The server's, likewise."""
        line = sentence(reason)
        super().__init__(line)
        self.problem = Problem(code=code, reason=_short(line), rule=rule)

    def in_words(self, language: str) -> Refused:
        """Return the same refusal in the words of a language, as far as the server speaks it."""
        if self.own is None or language == USUAL:
            return self
        return Refused(self.problem.code, words(language).said(self.own), self.problem.rule, self.said)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.problem.code]


def _short(reason: str) -> str:
    """Return a reason in one line; it may quote what was sent, and the answer does not become as long as the question."""
    line = " ".join(reason[: 2 * MOST_REASON].split())
    return line if len(line) <= MOST_REASON else line[: MOST_REASON - 1] + "…"


def words(code: str = USUAL) -> Language:
    """Return what the server itself says, in a language or, if it does not speak that one, in English."""
    return language_of(HERE, code if code in languages(HERE) else USUAL)


def sentence(said: str | Said, code: str = USUAL) -> str:
    """Return what the server says in a language; what is a sentence already is as it is."""
    return words(code).said(said) if isinstance(said, Said) else said


class Behind(Refused):
    """Somebody else changed the table first: whoever acts has to read what they did, and try again."""

    def __init__(self) -> None:
        super().__init__("conflict", Said("somebody-faster"))


def problem_answer(refused: Refused, status: int | None = None) -> JSONResponse:
    """Return a refusal as a document, in the one shape all of them have."""
    return JSONResponse(refused.problem.model_dump(), refused.status if status is None else status, media_type=PROBLEM)


def first_mistake(mistake: ValidationError) -> str:
    """Return in one line what is wrong with a message, without repeating what it said."""
    first = mistake.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])
