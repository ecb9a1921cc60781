"""What is refused, and the HTTP status that goes with it."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError
from starlette.responses import JSONResponse

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


MOST_REASON = 280


class Refused(Exception):  # noqa: N818
    """Something was refused and nothing has changed."""

    def __init__(self, code: Any, reason: str, rule: str = "", said: Said | None = None) -> None:
        super().__init__(reason)
        self.said = said
        """The game's refusal as data, for those who read another language."""
        # A reason may quote what was sent; the answer does not become as long as the question.
        line = " ".join(reason[: 2 * MOST_REASON].split())
        self.problem = Problem(code=code, reason=line if len(line) <= MOST_REASON else line[: MOST_REASON - 1] + "…", rule=rule)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.problem.code]


class Behind(Refused):
    """Somebody else changed the table first: whoever acts has to read what they did, and try again."""

    def __init__(self) -> None:
        super().__init__("conflict", "Somebody was faster; please try again.")


def problem_answer(refused: Refused, status: int | None = None) -> JSONResponse:
    """Return a refusal as a document, in the one shape all of them have."""
    return JSONResponse(refused.problem.model_dump(), refused.status if status is None else status, media_type=PROBLEM)


def first_mistake(mistake: ValidationError) -> str:
    """Return in one line what is wrong with a message, without repeating what it said."""
    first = mistake.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])
