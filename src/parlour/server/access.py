"""Who is asking, for what: a device by the cookie this server gave it, a program by its bearer token; a table, or a game."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import Response

import parlour
from parlour.engine.said import Said
from parlour.engine.title import Title
from parlour.server import tokens
from parlour.server.house import House
from parlour.server.limits import address_of
from parlour.server.live import LiveTable
from parlour.server.refusals import Refused, problem_answer
from parlour.server.rights import Rights
from parlour.server.speaking import on_shelf

COOKIE = "parlour"
HOST_COOKIE = "__Host-parlour"
"""By TLS: a name browsers take from this very host alone, never from its neighbours."""

ONE_YEAR = 60 * 60 * 24 * 365
CLOSED = Said("no-such-table")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{20,100}")


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
        if scheme.lower() != "bearer" or not _TOKEN.fullmatch(token.strip()):
            raise Refused("no_key", "The Authorization header must be `Bearer TOKEN`.")
        return Caller(None, tokens.digest(token.strip()))
    cookie = device_cookie(connection) or earlier_cookie(connection)
    return Caller(tokens.digest(cookie) if cookie else None, None)


def by_tls(connection: HTTPConnection) -> bool:
    """Say whether people reach us by TLS: a proxy we trust says so, or they use the address that `--url` gives."""
    settings = house_of(connection).settings
    if connection.scope.get("scheme") in ("https", "wss"):
        return True
    return settings.secure and connection.headers.get("host", "").lower() == settings.public_host


def device_cookie(connection: HTTPConnection) -> str:
    """Return the cookie of a device if it is one that we gave it, under the name we give it."""
    tls = by_tls(connection)
    cookie = connection.cookies.get(HOST_COOKIE if tls else COOKIE, "")
    return cookie if tokens.issued(cookie, house_of(connection).device_key, tls=tls) else ""


def earlier_cookie(connection: HTTPConnection) -> str:
    """Return a cookie from before cookies were signed, or before there was TLS here.

    It opens what it was granted then. Nothing is added to it: anybody could have laid it into the browser. One that was given
    by TLS never had this name, so somebody has.
    """
    cookie = connection.cookies.get(COOKIE, "")
    planted = tokens.issued(cookie, house_of(connection).device_key, tls=True)
    return cookie if _TOKEN.fullmatch(cookie) and not planted else ""


def set_device(connection: HTTPConnection, response: Response) -> bytes:
    """Give a device a cookie."""
    cookie = tokens.new_device(house_of(connection).device_key, tls=by_tls(connection))
    _give(connection, response, cookie)
    return tokens.digest(cookie)


def _give(connection: HTTPConnection, response: Response, cookie: str, seconds: int = ONE_YEAR) -> None:
    secure = by_tls(connection)
    name = HOST_COOKIE if secure else COOKIE
    response.set_cookie(name, cookie, max_age=seconds, httponly=True, samesite="strict", secure=secure, path="/")


def renew_device(connection: HTTPConnection, response: Response) -> None:
    """Let a device that comes back keep its cookie for another year."""
    cookie = device_cookie(connection)
    if cookie:
        _give(connection, response, cookie)


def forget_device(connection: HTTPConnection, response: Response) -> None:
    """Take a device its cookie."""
    _give(connection, response, "", 0)


async def asks_for_cookie(connection: HTTPConnection) -> Response:
    """Give a cookie and ask to be asked again: what is given goes only to a browser that has shown that it keeps it."""
    refusal = problem_answer(Refused("no_cookie", Said("keep-a-cookie")))
    await ensure_device(connection, refusal)
    return refusal


def known_device(connection: HTTPConnection) -> bytes | None:
    """Return the device if it has shown that it keeps our cookies."""
    cookie = device_cookie(connection)
    return tokens.digest(cookie) if cookie else None


async def ensure_device(connection: HTTPConnection, response: Response) -> bytes:
    """Return the device, giving it a cookie if it has none of ours; what an earlier cookie was granted comes along."""
    known = known_device(connection)
    if known is not None:
        return known
    house = house_of(connection)
    device = set_device(connection, response)
    earlier = earlier_cookie(connection)
    if earlier and await house.store.links_of(tokens.digest(earlier)):
        await house.store.inherit(device, tokens.digest(earlier))
    return device


async def at_table(house: House, connection: HTTPConnection, table_id: str) -> tuple[LiveTable, Rights]:
    """Return a table and what the caller may do there. Without a key nobody learns whether the table exists."""
    who = caller(connection)
    if who.device is None and who.token is None:
        raise Refused("no_key", Said("opened-by-link"))
    try:
        live = await house.open(table_id, address_of(connection.scope))
    except Refused as refused:
        raise Refused("unknown", CLOSED) if refused.problem.code == "unknown" else refused from None
    rights = await house.rights(live, who.device, who.token)
    if not rights.links:
        raise not_open(live, who.token)
    live.used_from = address_of(connection.scope)
    return live, rights


def not_open(live: LiveTable, token: bytes | None) -> Refused:
    """Return why a key does not open a table; those who have or had an invitation are told what became of it."""
    for link in live.links.values():
        if token is not None and token == link.hash:
            return Refused("no_key", "This is an invitation: take the seat first (POST /api/join).")
        if token is not None and token == link.invited:
            return Refused("no_key", USED)
    return Refused("unknown", CLOSED)


USED = Said("invitation-used")


def house_of(connection: Any) -> House:
    """Return the house the application serves."""
    found = connection.app.state.house
    assert isinstance(found, House)
    return found


def title_of(game: str, request: HTTPConnection | None = None) -> Title:
    """Return a game out of the box; for a request, as new tables here play it."""
    if game not in on_shelf():
        raise Refused("unknown", f"No game is called {game}; there are {', '.join(on_shelf())}.")
    return parlour.title(game) if request is None else house_of(request).packs.title(game)
