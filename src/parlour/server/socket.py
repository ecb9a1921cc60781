"""The socket: one connection listens to one table for the seats it holds, and acts for them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import Any

from fastapi import APIRouter
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from parlour.server import acts, tokens
from parlour.server import protocol as p
from parlour.server.access import CLOSED, caller, house_of, not_open
from parlour.server.house import House
from parlour.server.limits import Buckets, address_of
from parlour.server.live import LiveTable, Rights
from parlour.server.refusals import Refused, first_mistake

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

    def __init__(self, websocket: WebSocket, house: House) -> None:
        self.websocket = websocket
        self.house = house
        self.rights = Rights(host=False, seats={}, spectator=False, links=frozenset())
        self.perspectives: list[int | None] = []
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(house.settings.most_waiting)
        self.over = asyncio.Event()

    def offer(self, message: str) -> None:
        """Queue a message; a reader too far behind is let go and can catch up with a new connection."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.house.metrics.add("slow_readers")
            self.over.set()

    def tell(self, message: p.Wire) -> None:
        """Queue a message given as a model."""
        self.offer(message.model_dump_json())

    def end(self, code: Any, reason: str) -> None:
        """Say goodbye and close once everything is sent."""
        self.tell(p.Bye(problem=p.Problem(code=code, reason=reason)))
        with suppress(asyncio.QueueFull):
            self.queue.put_nowait(None)

    async def send_all(self) -> None:
        """Send what is queued, as fast as the reader takes it."""
        while True:
            message = await self.queue.get()
            if message is None:
                return
            try:
                await asyncio.wait_for(self.websocket.send_text(message), self.house.settings.send_seconds)
            except TimeoutError:
                self.house.metrics.add("slow_readers")
                return

    async def receive(self) -> Any:
        """Return the next message, checked."""
        while True:
            got = await self.websocket.receive()
            if got["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(got.get("code", 1000))
            self.house.metrics.add("messages")
            text = got.get("text")
            if text is None:
                raise Refused("bad_request", "Messages are JSON texts, not bytes.")
            try:
                return p.client_messages.validate_json(text)
            except ValidationError as mistake:
                raise Refused("bad_request", first_mistake(mistake)) from None


@router.websocket("/api/socket")
async def socket(websocket: WebSocket) -> None:
    """Serve one client until it goes."""
    house = house_of(websocket)
    address = address_of(websocket.scope)
    counts: Counter[str] = websocket.app.state.connections
    settings = house.settings
    if counts.total() >= settings.most_connections or counts[address] >= settings.most_per_address:
        house.metrics.add("limited")
        await websocket.close(1013, "Too many connections.")
        return
    counts[address] += 1
    try:
        await websocket.accept()
        await _serve(Connection(websocket, house))
    finally:
        counts[address] -= 1
        if not counts[address]:
            del counts[address]


async def _serve(connection: Connection) -> None:
    sender = asyncio.create_task(connection.send_all())
    reader = asyncio.create_task(_read(connection))
    slow = asyncio.create_task(connection.over.wait())
    try:
        await asyncio.wait({sender, reader, slow}, return_when=asyncio.FIRST_COMPLETED)
        if reader.done() and not sender.done() and not slow.done():
            # The reader ended with a goodbye still queued.
            with suppress(asyncio.QueueFull):
                connection.queue.put_nowait(None)
            await asyncio.wait({sender}, timeout=2.0)
    finally:
        for task in (sender, reader, slow):
            task.cancel()
        results = await asyncio.gather(sender, reader, slow, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, TimeoutError, RuntimeError, OSError)):
                log.error("a connection failed", exc_info=result)
        if connection.websocket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
                await asyncio.wait_for(connection.websocket.close(GOODBYE), 2.0)


async def _read(connection: Connection) -> None:
    """Greet, then do what the client asks for, one thing after the other."""
    house = connection.house
    try:
        hello = await asyncio.wait_for(connection.receive(), house.settings.hello_seconds)
        if not isinstance(hello, p.Hello):
            raise Refused("bad_request", "The first message must be a hello.")
        live = await _greet(connection, hello)
    except Refused as refused:
        connection.end(refused.problem.code, refused.problem.reason)
        return
    except TimeoutError:
        connection.end("bad_request", "No hello came.")
        return
    try:
        await _converse(connection, live)
    finally:
        live.listeners.discard(connection)
        if not live.gone:
            live.broadcast_table()


async def _greet(connection: Connection, hello: p.Hello) -> LiveTable:
    house = connection.house
    who = caller(connection.websocket)
    token = tokens.digest(hello.token) if hello.token is not None else who.token
    if token is None and who.device is None:
        raise Refused("no_key", "A table is opened by its link.")
    if token is None and "origin" not in connection.websocket.headers:
        raise Refused("no_key", "A cookie counts only from our own page; programs send their token.")
    try:
        live = await house.open(hello.table)
    except Refused as refused:
        raise Refused("unknown", CLOSED) if refused.problem.code == "unknown" else refused from None
    rights = await house.rights(live, who.device, token)
    if not rights.links:
        raise not_open(live, token)
    if hello.seats is not None and not set(hello.seats) <= rights.seats.keys():
        raise Refused("not_yours", "These seats are not all yours.")
    if len(live.listeners) >= house.settings.most_per_table:
        raise Refused("full", "Too many people look at this table.")
    live.still_here()
    connection.rights = rights
    connection.perspectives = rights.perspectives if hello.seats is None else [*sorted(set(hello.seats))] or [None]
    connection.tell(p.Welcome(protocol=p.PROTOCOL, you=rights.shown))
    _send_states(connection, live, hello.since)
    if lines := live.chat_after(hello.chat_since):
        connection.tell(p.ChatMessage(lines=lines))
    # From here on everything new is heard; nothing happened between, because nothing above waits.
    live.listeners.add(connection)
    live.broadcast_table()
    live.wake()
    return live


def _send_states(connection: Connection, live: LiveTable, since: int) -> None:
    for seat in connection.perspectives:
        message = live.state_message(seat, since)
        if message:
            connection.offer(message)


async def _converse(connection: Connection, live: LiveTable) -> None:
    house = connection.house
    messages: Buckets = connection.websocket.app.state.messages
    address = address_of(connection.websocket.scope)
    mistakes = 0
    while mistakes < MOST_MISTAKES:
        try:
            asked = await connection.receive()
        except Refused as refused:
            mistakes += 1
            house.metrics.add("refusals")
            connection.tell(p.Answer(id="", ok=False, version=live.version, problem=refused.problem))
            if not messages.take(address):
                await asyncio.sleep(PAUSE)
            continue
        mistakes = 0
        pause = 0.0
        try:
            if isinstance(asked, p.Hello):
                raise Refused("bad_request", "There was a hello already.")
            if not messages.take(address):
                house.metrics.add("limited")
                pause = PAUSE
                raise Refused("too_many", "Too many messages; please wait a moment.")
            answer = await house.finish(acts.act(house, live, connection.rights, asked))
        except Refused as refused:
            house.metrics.add("refusals")
            answer = p.Answer(id=getattr(asked, "id", ""), ok=False, version=live.version, problem=refused.problem)
        connection.tell(answer)
        if isinstance(asked, p.Sync) or (answer.problem is not None and answer.problem.code == "stale"):
            _send_states(connection, live, -1)
        # Whoever does not wait is not listened to: what they send stays on their side.
        await asyncio.sleep(pause)
    connection.end("bad_request", "Too many messages that cannot be read.")
