"""The socket: one connection listens to one table for the seats it holds, and acts for them."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

from fastapi import APIRouter
from pydantic import ValidationError
from starlette.websockets import WebSocket

from parlour.engine.messages import USUAL
from parlour.engine.said import Said
from parlour.server import acts, tokens
from parlour.server import protocol as p
from parlour.server.access import CLOSED, caller, house_of, not_open
from parlour.server.frames import TEXT, frame
from parlour.server.house import House
from parlour.server.limits import Buckets, address_of
from parlour.server.live import LiveTable
from parlour.server.patience import Patience
from parlour.server.refusals import Refused, first_mistake
from parlour.server.rights import Rights
from parlour.server.speaking import known
from parlour.server.turns import Turns, UnderWay
from parlour.server.wire import WIRE, Wire

log = logging.getLogger("parlour.socket")
router = APIRouter()

GOODBYE = 4000
"""Close code after a `bye`."""

MOST_MISTAKES = 20
"""Messages in a row that cannot be read before the connection is closed."""

PAUSE = 1.0
"""Seconds for which nothing is read from a connection after a message that was one too many."""


class Connection:
    """One connected client; the table knows it as a listener."""

    def __init__(self, websocket: WebSocket, wire: Wire, house: House, table: str | None) -> None:
        self.websocket = websocket
        self.wire = wire
        self.house = house
        self.table = table
        """The table that the socket's address names, if it does."""
        self.rights = Rights(host=False, seats={}, spectator=False, links=frozenset())
        self.device: bytes | None = None
        self.perspectives: list[int | None] = []
        self.language = USUAL
        self.live: LiveTable | None = None
        self.over = asyncio.Event()
        self.address = address_of(websocket.scope)
        self.messages: Buckets = websocket.app.state.messages
        self.turns: Turns = websocket.app.state.turns
        self._inbox: deque[tuple[int, bytes]] = deque()
        """What came while something else was being done."""
        self._busy = False
        self._mistakes = 0
        self._waiting: deque[bytes] = deque()
        """What could not be sent yet."""
        self._slow: asyncio.TimerHandle | None = None
        self._read_all = asyncio.Event()
        """Set while the other side reads as fast as it is told."""
        self._read_all.set()
        self._ending = False
        self._no_hello = wire.loop.call_later(house.settings.hello_seconds, self.end, "bad_request", "No hello came.")

    # Telling.

    def offer(self, framed: bytes) -> None:
        """Send a frame, or keep it until there is room; a reader too far behind is let go and can come back."""
        if self._ending or self.wire.ended:
            return
        if not self.wire.full and not self._waiting:
            self.wire.write(framed)
            return
        self._waiting.append(framed)
        self._wait_for_reader()
        # What is kept here waits for its reader as what the connection has taken does: it is counted with it.
        fine = self.wire.leave_unread(len(framed))
        if not fine or len(self._waiting) > self.house.settings.most_waiting:
            self._too_slow()

    def _wait_for_reader(self) -> None:
        self._read_all.clear()
        if self._slow is None:
            self._slow = self.wire.loop.call_later(self.house.settings.send_seconds, self._too_slow)

    def tell(self, message: p.Wire) -> None:
        """Send a message given as a model."""
        self.offer(frame(message.model_dump_json().encode()))

    def writable(self) -> None:
        """Send what was kept; the reader has caught up."""
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None
        while self._waiting and not self.wire.full:
            framed = self._waiting.popleft()
            self.wire.leave_unread(-len(framed))
            self.wire.write(framed)
            self.wire.flush()
        if self._waiting:
            self._wait_for_reader()
            return
        self._read_all.set()
        if self._ending:
            self.wire.close(GOODBYE)

    def _too_slow(self) -> None:
        if not self.wire.ended:
            self.house.metrics.add("slow_readers")
            self._leave()
            self.wire.abort()

    def end(self, code: Any, reason: str | Said) -> None:
        """Say goodbye and close once everything is sent."""
        if self._ending:
            return
        self.tell(p.Bye(problem=Refused(code, reason).in_words(self.language).problem))
        self._ending = True
        self._no_hello.cancel()
        if self.live is not None:
            self.live.listeners.discard(self)
        if not self._waiting:
            self.wire.close(GOODBYE)

    def lost(self) -> None:
        """Forget a connection that has ended."""
        self._no_hello.cancel()
        if self._slow is not None:
            self._slow.cancel()
        self.wire.leave_unread(-sum(map(len, self._waiting)))
        self._waiting.clear()
        self._inbox.clear()
        self._read_all.set()
        self._leave()
        self.over.set()

    def _leave(self) -> None:
        live = self.live
        if live is not None and self in live.listeners:
            live.listeners.discard(self)
            if not live.gone:
                live.broadcast_table()

    # Hearing.

    def heard(self, kind: int, body: bytes) -> None:
        """Do what a message asks for; one thing after the other, and what comes too early stays on the other side."""
        if self._busy:
            self._inbox.append((kind, body))
            self.wire.pause(pause=True)
            return
        self._busy = True
        self.house.keep(self.wire.loop.create_task(self._work(kind, body)))

    async def _work(self, kind: int, body: bytes) -> None:
        """Answer a message, and those that came meanwhile. This goes on to its end even if whoever asked goes away."""
        try:
            await self.turns.timed(self.address, self._answer(kind, body))
            while self._inbox and not self._ending:
                await self.turns.timed(self.address, self._answer(*self._inbox.popleft()))
        except Exception:
            log.exception("a connection failed")
            self.wire.close(1011)
        finally:
            self._busy = False
            self.wire.pause(pause=False)

    async def _answer(self, kind: int, body: bytes) -> None:
        self.house.metrics.add("messages")
        while self.wire.full and not self.wire.ended:
            # Whoever does not read what they are told is asked to, before they are told more: a whole game is long.
            self._wait_for_reader()
            await self._read_all.wait()
        await self.turns.wait(self.address)
        live = self.live
        if live is None:
            await self._greet(kind, body)
            return
        if self._ending:
            return
        pause = 0.0
        asked: Any = None
        try:
            asked = read(kind, body)
            self._mistakes = 0
            if isinstance(asked, p.Hello):
                raise Refused("bad_request", "There was a hello already.")
            if not self.messages.take(self.address):
                self.house.metrics.add("limited")
                pause = PAUSE
                raise Refused("too_many", Said("too-many-messages"))
            answer = await acts.act(self.house, live, acts.Asker(self.rights, self.language, self.address), asked)
        except Refused as refused:
            self.house.metrics.add("refusals")
            answer = p.Answer(
                id=getattr(asked, "id", ""), ok=False, version=live.version, problem=refused.in_words(self.language).problem
            )
            if asked is None:
                self._mistakes += 1
                pause = 0.0 if self.messages.take(self.address) else PAUSE
        self.tell(answer)
        if isinstance(asked, p.Sync) or (answer.problem is not None and answer.problem.code == "stale"):
            async with self.house.told(live, -1, self.address):
                self._send_states(live, -1)
        if self._mistakes >= MOST_MISTAKES:
            self._leave()
            self.end("bad_request", "Too many messages that cannot be read.")
        # Whoever does not wait is not listened to: what they send stays on their side.
        if pause:
            await asyncio.sleep(pause)

    async def _greet(self, kind: int, body: bytes) -> None:
        self._no_hello.cancel()
        asked = USUAL
        try:
            hello = read(kind, body)
            asked = getattr(hello, "language", USUAL)
            if not isinstance(hello, p.Hello):
                raise Refused("bad_request", "The first message must be a hello.")
            if self.table is not None and hello.table != self.table:
                raise Refused("bad_request", "The hello names another table than the socket's address.")
            await self._come_in(hello)
        except Refused as refused:
            told = refused.in_words(asked).problem
            self.end(told.code, told.reason)

    async def _come_in(self, hello: p.Hello) -> None:
        house = self.house
        known(hello.language)
        who = caller(self.websocket)
        token = tokens.digest(hello.token) if hello.token is not None else who.token
        if token is None and who.device is None:
            raise Refused("no_key", Said("opened-by-link"))
        if token is None and "origin" not in self.websocket.headers:
            raise Refused("no_key", "A cookie counts only from our own page; programs send their token.")
        try:
            live = await house.open(hello.table, self.address)
        except Refused as refused:
            raise Refused("unknown", CLOSED) if refused.problem.code == "unknown" else refused from None
        rights = await house.rights(live, who.device, token)
        if not rights.links:
            raise not_open(live, token)
        live.used_from = self.address
        if hello.seats is not None and not set(hello.seats) <= rights.seats.keys():
            raise Refused("not_yours", Said("not-all-yours"))
        async with house.told(live, hello.since, self.address):
            live.still_here(rights)
            if self.wire.ended:
                return
            live.make_room(rights, house.settings.most_per_table)
            self.rights = rights
            self.device = who.device if token is None else None
            self.language = hello.language
            self.perspectives = rights.perspectives if hello.seats is None else [*sorted(set(hello.seats))] or [None]
            self.tell(p.Welcome(protocol=p.PROTOCOL, you=rights.shown))
            self._send_states(live, hello.since)
            if lines := live.chat_after(hello.chat_since, self.language):
                self.tell(p.ChatMessage(lines=lines))
            # From here on everything new is heard; nothing happened between, because nothing above waits.
            self.live = live
            live.listeners.add(self)
            live.broadcast_table()
            live.wake()

    def _send_states(self, live: LiveTable, since: int) -> None:
        if self._ending or self.wire.ended:
            return
        for seat in self.perspectives:
            message = live.state_frame(seat, since, self.language)
            if message:
                self.offer(message)


def read(kind: int, body: bytes) -> Any:
    """Return a message, checked."""
    if kind != TEXT:
        raise Refused("bad_request", "Messages are JSON texts, not bytes.")
    try:
        return p.client_messages.validate_json(body)
    except ValidationError as mistake:
        raise Refused("bad_request", first_mistake(mistake)) from None


@router.websocket("/api/socket")
async def socket(websocket: WebSocket) -> None:
    """Serve one client until it goes."""
    await _serve(websocket, None)


@router.websocket("/api/socket/{table}")
async def socket_of_table(websocket: WebSocket, table: str) -> None:
    """The same, by an address that names the table: a proxy can send all people of a table to one node."""
    await _serve(websocket, table)


async def _serve(websocket: WebSocket, table: str | None) -> None:
    house = house_of(websocket)
    address = address_of(websocket.scope)
    counts: UnderWay = websocket.app.state.connections
    settings = house.settings
    if counts.full(address, settings.most_per_address, settings.most_connections):
        house.metrics.add("limited")
        await websocket.close(1013, "Too many connections.")
        return
    with counts.one(address):
        await websocket.accept()
        wire: Wire = websocket.scope["extensions"][WIRE]
        # A proxy reads as slowly as whoever is behind it: each of them is counted.
        patience: Patience = websocket.app.state.patience
        wire.leave_unread = lambda size: patience.leave_unread(address, size)
        connection = Connection(websocket, wire, house, table)
        wire.listen(connection)
        await connection.over.wait()
