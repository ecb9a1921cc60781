"""The door: which Host and Origin are served, how large and how many requests may be, and the headers every answer carries."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.engine.messages import USUAL
from parlour.engine.said import Said
from parlour.server.limits import Buckets, Shared, address_of
from parlour.server.metrics import Metrics
from parlour.server.page import HASHED
from parlour.server.refusals import PROBLEM, Refused
from parlour.server.settings import Settings
from parlour.server.turns import Turns, UnderWay

log = logging.getLogger("parlour.http")

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
PART_OF_A_PAGE = (b"text/javascript", b"text/css", b"font/")
"""Kinds that are no page of their own: the page they belong to says what they may do, so they carry less, and there are many."""
DATA = (b"application/json", b"application/problem+json")
NOTHING = b"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""What data may do where somebody opens it by itself: even less than a page, and in fewer words."""
FOR_PAGES = {b"content-security-policy", b"referrer-policy", b"cross-origin-opener-policy", b"permissions-policy"}
SINGLE = (b"host", b"origin", b"authorization", b"content-length", b"content-type", b"sec-fetch-site")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
IMPORT_PATH = "/api/import"
A_PART = 0.25
"""What a part of the page counts, of a request: it is there already, a first visit asks for dozens, and a class has one address."""
MOST_IGNORED = 8 * 1024 * 1024
"""How much of a refused request is let pass."""
HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Sent where people come by TLS: a browser that was here once asks by TLS for a year, whatever it is told."""


class Hosts:
    """The names under which this server may be addressed; a page elsewhere that resolves its name to us is not served."""

    def __init__(self, settings: Settings) -> None:
        self.any_address = settings.open_to_network
        names: list[str] = [*LOOPBACK, *settings.hosts]
        if settings.open_to_network:
            own = socket.gethostname().lower()
            names += [settings.host, own, f"{own}.local"]
        self.names = {name.lower() for name in names}
        self.public = urlsplit(settings.url).netloc.lower()

    def serves(self, host: str) -> bool:
        """Say whether a Host header names this server."""
        host = host.lower()
        if self.public and host == self.public:
            return True
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() and not host.endswith("]") else host
        if name in self.names:
            return True
        if not self.any_address:
            return False
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.hosts = Hosts(settings)
        self.headers = [*HEADERS, HSTS] if settings.secure else HEADERS
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)
        self.turns = Turns(settings.share, settings.most_under_way)
        self.making: Shared | None = None
        self.importing = UnderWay()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            try:
                self.check(scope)
            except Refused as refused:
                self.metrics.add("refusals")
                await _refuse_socket(receive, send, refused)
                return
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Refuse foreign hosts, foreign origins and too many requests."""
        headers = _headers(scope)
        if any(sum(name == single for name, _ in scope["headers"]) > 1 for single in SINGLE):
            # Of two, one part of the server might read the one and another part the other.
            raise Refused("bad_request", "A header was sent twice that can only be sent once.")
        host = headers.get("host", "")
        if not self.hosts.serves(host):
            raise Refused("not_here", "This server is not addressed by that name; see docs/hosting.md about --url.")
        origin = headers.get("origin")
        if origin is not None and not self._same(origin, host):
            raise Refused("not_yours", "Requests from other sites are not served.")
        # A neighbour on the same domain, or behind another port of this machine, is another site to us: cookies reach it, too.
        elsewhere = headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
        if elsewhere and (scope["type"] == "websocket" or scope["path"].startswith("/api")):
            raise Refused("not_yours", "Requests from other sites are not served.")
        address = address_of(scope)
        if self.turns.full(address) or not self.requests.take(address, A_PART if scope["path"].startswith(HASHED) else 1.0):
            self.metrics.add("limited")
            raise Refused("too_many", Said("too-many-requests"))

    def _same(self, origin: str, host: str) -> bool:
        # It is compared as a whole and never taken apart: there is nothing in it to stumble over.
        host = host.lower()
        schemes = [urlsplit(self.settings.url).scheme] if host == self.hosts.public else ["http", "https"]
        return origin.lower() in [f"{scheme}://{host}" for scheme in schemes]

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        self.metrics.add("requests")
        status = 500

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = {name.lower(): value for name, value in message["headers"]}
                kind = given.get(b"content-type", b"")
                if kind.startswith(PART_OF_A_PAGE):
                    given |= dict.fromkeys(FOR_PAGES, b"")
                more = [(name, value) for name, value in self.headers if name not in given]
                if kind.startswith(DATA):
                    more = [(name, NOTHING if name == b"content-security-policy" else value) for name, value in more]
                if scope["path"].startswith("/api") and b"cache-control" not in given:
                    more.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        large = scope["path"] == IMPORT_PATH
        try:
            self.check(scope)
            if large and self.making is not None and not await self.making.has(address_of(scope)):
                self.metrics.add("limited")
                raise Refused("too_many", Said("too-many-tables"))
            with self._slot(scope) if large else nullcontext():
                most = self.settings.most_import if large else self.settings.most_body
                body = await _read(scope, receive, most, self.settings.body_seconds)
                await self.turns.timed(address_of(scope), self._serve(scope, _again(body, receive), with_headers))
        except Refused as refused:
            self.metrics.add("refusals")
            await _refuse(with_headers, refused.in_words(_language(scope)), close=not await self._let_end(scope, receive, refused))
        milliseconds = round((perf_counter() - began) * 1000, 1)
        path = scope["path"] if scope["path"].startswith("/api") else "page"
        log.info("request", extra={"method": scope["method"], "path": path, "status": status, "ms": milliseconds})

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.turns.wait(address_of(scope))
        await self.app(scope, receive, send)

    async def _let_end(self, scope: Scope, receive: Receive, refused: Refused) -> bool:
        return refused.problem.code != "too_slow" and await _let_end(scope, receive, min(2.0, self.settings.body_seconds))

    @contextmanager
    def _slot(self, scope: Scope) -> Iterator[None]:
        """Let somebody bring something large, if they may and not too many do, until it is answered."""
        address = address_of(scope)
        most = self.settings.most_imports
        if self.importing.full(address, max(1, most // 4), most):
            self.metrics.add("limited")
            raise Refused("too_many", Said("too-much-read"))
        with self.importing.one(address):
            yield


def _language(scope: Scope) -> str:
    """Return the language that the address of a request names."""
    return QueryParams(scope["query_string"]).get("language", USUAL)


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


async def _let_end(scope: Scope, receive: Receive, seconds: float) -> bool:
    """Let a refused request come to its end, without keeping any of it, and say whether it did.

    Whoever is cut off in the middle of sending does not read why.
    """
    headers = _headers(scope)
    length = headers.get("content-length", "0")
    if "transfer-encoding" not in headers and length == "0":
        return True
    if not length.isdecimal() or int(length) > MOST_IGNORED:
        return False
    size = 0
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while size <= MOST_IGNORED:
                message = await receive()
                if message["type"] != "http.request" or not message.get("more_body", False):
                    return True
                size += len(message.get("body", b""))
    return False


async def _read(scope: Scope, receive: Receive, most: int, seconds: float) -> bytes:
    """Read a body of at most so many bytes, which comes within so many seconds."""
    try:
        return await asyncio.wait_for(_read_all(scope, receive, most), seconds)
    except TimeoutError:
        raise Refused("too_slow", f"The request was not there after {seconds:g} seconds.") from None


async def _read_all(scope: Scope, receive: Receive, most: int) -> bytes:
    length = _headers(scope).get("content-length", "0")
    too_large = Refused("too_large", f"The request is larger than {most} bytes.")
    if not length.isdecimal() or int(length) > most:
        raise too_large
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise too_large
        if not message.get("more_body", False):
            break
    return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    told = False

    async def once() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return once


async def _refuse(send: Send, refused: Refused, *, close: bool) -> None:
    """Answer with a problem; where the rest of the request was not read, nothing more is heard on this connection."""
    body = json.dumps(refused.problem.model_dump()).encode()
    headers: Iterable[tuple[bytes, bytes]] = [(b"content-type", PROBLEM.encode()), (b"content-length", str(len(body)).encode())]
    if close:
        headers = [*headers, (b"connection", b"close")]
    if refused.status == 429:
        headers = [*headers, (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": refused.status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": body})


async def _refuse_socket(receive: Receive, send: Send, refused: Refused) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": refused.problem.reason})
