"""Who is asking: a device by its cookie, a program by its bearer token."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import Response

from parlour.server import tokens
from parlour.server.house import House
from parlour.server.live import LiveTable, Rights
from parlour.server.refusals import Refused

COOKIE = "parlour"
ONE_YEAR = 60 * 60 * 24 * 365
_TOKEN = re.compile(r"^[A-Za-z0-9_-]{20,100}$")


@dataclass(frozen=True)
class Caller:
    """Hashes of what the caller showed; the secrets themselves are not kept."""

    device: bytes | None
    token: bytes | None


def caller(connection: HTTPConnection) -> Caller:
    """Return who asks. A bearer token counts alone; a cookie only if the browser says that our own page sent it."""
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not _TOKEN.match(token.strip()):
            raise Refused("no_key", "The Authorization header must be `Bearer TOKEN`.")
        return Caller(None, tokens.digest(token.strip()))
    cookie = connection.cookies.get(COOKIE, "")
    return Caller(tokens.digest(cookie) if _TOKEN.match(cookie) else None, None)


def ensure_device(connection: HTTPConnection, response: Response, *, secure: bool) -> bytes:
    """Return the device, giving it a cookie if it has none."""
    cookie = connection.cookies.get(COOKIE, "")
    if not _TOKEN.match(cookie):
        cookie = tokens.new_token()
        response.set_cookie(COOKIE, cookie, max_age=ONE_YEAR, httponly=True, samesite="strict", secure=secure, path="/")
    return tokens.digest(cookie)


async def at_table(house: House, connection: HTTPConnection, table_id: str) -> tuple[LiveTable, Rights]:
    """Return a table and what the caller may do there. Without a key nobody learns whether the table exists."""
    who = caller(connection)
    if who.device is None and who.token is None:
        raise Refused("no_key", "A table is opened by its link.")
    closed = Refused("unknown", "There is no such table, or this link does not open it.")
    try:
        live = await house.open(table_id)
    except Refused as refused:
        raise closed if refused.problem.code == "unknown" else refused from None
    rights = await house.rights(live, who.device, who.token)
    if not rights.links:
        raise closed
    return live, rights


def house_of(connection: Any) -> House:
    """Return the house the application serves."""
    found = connection.app.state.house
    assert isinstance(found, House)
    return found
