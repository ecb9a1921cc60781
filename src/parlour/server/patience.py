"""Connections that do not wait for ever: half a request, an answer nobody reads, too many from one address, too many frames."""

from __future__ import annotations

import asyncio
import re
import socket
from math import inf
from typing import Any

import h11
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol

from parlour.server.limits import Buckets, address_of
from parlour.server.settings import Settings
from parlour.server.turns import Turns, UnderWay

SPARE = 1.0
"""Seconds after which a connection is cut that was to end by itself."""

FRAMES = 2
"""Frames by socket for each request an address may make: messages, and what browsers send beside them."""

MOST_HEAD = 32_768
"""Bytes of a request's head."""
MOST_LINES = 100
MOST_PIECES = 500
"""Its lines, and the pieces they are made of, such as cookies: to take them apart costs far more than to send them."""

BITE = 512
"""Bytes of a head, or of a body in pieces, that are taken apart at a time."""
MOST_AROUND = 1024
PER_BYTE = 8
"""A body may come in pieces: so many bytes may stand around them, and one more for every so many of the body itself."""

MOST_UNREAD = 64 * 1024 * 1024
"""Bytes of answers that one address may leave unread. A whole game is long, and costs those who do not read it nothing."""

MOST_AHEAD = 64 * 1024
"""Bytes that may come before what was asked first is answered. Browsers ask and wait; each answer would let more of them in."""

MOST_ON_ITS_WAY = 256 * 1024
"""Bytes of answers that the system takes for a connection: left alone it takes megabytes, which nobody counts."""

HEAD_ENDS = re.compile(rb"\n\r?\n")
IN_CRUMBS = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def too_much(came: bytes) -> bool:
    r"""Say whether the head with which something begins is more than anybody's browser sends, whole or not.

    >>> too_much(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"), too_much(b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 200)
    (False, True)
    >>> too_much(b"POST / HTTP/1.1\r\nContent-Length: 9000\r\n\r\n" + b",\n" * 4500), too_much(b"Cookie: " + b"a;" * 600)
    (False, True)
    """
    end = HEAD_ENDS.search(came)
    head = came[: end.end()] if end is not None else came
    return len(head) > MOST_HEAD or head.count(b"\n") > MOST_LINES or sum(map(head.count, (b",", b";", b"&"))) > MOST_PIECES


def _length(begun: Message) -> int:
    """Return how long an answer says it is."""
    return next((int(value) for name, value in begun["headers"] if name.lower() == b"content-length"), 0)


class Patience:
    """How long a server waits, and how many connections it has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open = UnderWay()
        self.unread = UnderWay()
        """Of each address how many bytes wait for it to read."""
        self.turned_away = 0
        self.frames = Buckets(settings.requests_per_second * FRAMES, settings.request_burst * FRAMES)
        self._proxies = {name.strip() for name in settings.proxies.split(",")}

    def shared(self, address: str) -> bool:
        """Say whether an address stands for many people: all visitors of a proxy come from its one address."""
        return address in self._proxies or "*" in self._proxies

    def admit(self, address: str) -> bool:
        """Count one more connection, or say that there are enough."""
        mine = not self.shared(address)
        if self.open.full(address, self.settings.most_open_per_address if mine else inf, self.settings.most_open):
            self.turned_away += 1
            return False
        self.open.add(address)
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self.open.add(address, -1)

    def leave_unread(self, address: str, size: int) -> bool:
        """Count so many bytes more, or less, that an address has not read, and say whether it may leave so many."""
        self.unread.add(address, size)
        return self.unread[address] <= MOST_UNREAD


class Flow(FlowControl):
    """Reading goes on when those who answer want more, and what came before is taken apart."""

    waits = False

    def resume_reading(self) -> None:
        """Read on, or later if something waits for its turn."""
        if self.waits:
            self.read_paused = False
        else:
            super().resume_reading()


class PatientProtocol(H11Protocol):
    """HTTP with an end to everything: the head of a request, its answer, and the silence between two requests."""

    def __init__(self, config: Any, *arguments: Any, **more: Any) -> None:
        super().__init__(config, *arguments, **more)
        found = config.app.state.patience
        assert isinstance(found, Patience)
        self.patience: Patience = found
        self.app = self._counted(self.app)
        self.turns: Turns = config.app.state.turns
        self.flow: Flow
        self._came = bytearray()
        """What waits for its turn to be taken apart."""
        self._ending: asyncio.TimerHandle | None = None
        self._waits_for = ""
        self._address = self._who = ""
        self._unread = "", 0
        """Of whom how much."""
        self._body = self._around = 0
        """Bytes of a body that have come, and of what stands around its pieces."""

    def _counted(self, app: Any) -> ASGIApp:
        """Count what is made while what was sent before has not gone, like what has: whoever asks ahead has both kept for them."""

        async def served(scope: Scope, receive: Receive, send: Send) -> None:
            head: list[Message] = []

            async def told(message: Message) -> None:
                if message["type"] == "http.response.start":
                    head.append(message)
                    return
                # By now it is known who is behind a proxy.
                address = address_of(scope)
                # What HEAD asks for is made, too.
                size = max(len(message.get("body", b"")), *(_length(begun) for begun in head), 0)
                if not self.patience.leave_unread(address, size):
                    self.transport.abort()
                try:
                    while head:
                        await send(head.pop())
                    await self.flow.drain()
                finally:
                    # What the connection takes is counted there.
                    self.patience.leave_unread(address, -size)
                await send(message)

            await app(scope, receive, told)

        return served

    def pause_writing(self) -> None:
        """Wait: what was sent last has not gone yet; whoever leaves too much of it unread is cut off."""
        super().pause_writing()
        scope: Any = self.scope  # there is none before the first request
        self._unread = address_of(scope or {}), self.transport.get_write_buffer_size()
        if not self.patience.leave_unread(*self._unread):
            self.transport.abort()

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        self._was_read()

    def _was_read(self) -> None:
        address, size = self._unread
        self.patience.leave_unread(address, -size)
        self._unread = "", 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit a connection, or end it at once."""
        super().connection_made(transport)
        self.flow = Flow(transport)
        address = address_of({"client": self.client})
        if not self.patience.admit(address):
            transport.abort()
            return
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_ON_ITS_WAY)
        self._address = address
        # All visitors of a proxy come from its one address: their connections take turns.
        self._who = f"{address} {id(self)}" if self.patience.shared(address) else address
        self._wait_for("head", self.patience.settings.head_seconds)

    def data_received(self, data: bytes) -> None:
        """Take what came; what was waited for may have come."""
        self._unset_keepalive_if_required()
        if self._waits_for == "silence":
            self._wait_for("head", self.patience.settings.head_seconds)
        self._came += data
        self._wait_for_turn()

    def _wait_for_turn(self) -> None:
        """Read nothing more before a bite is taken apart: whoever sends much waits for themselves, and others come between."""
        self.flow.waits = True
        self.transport.pause_reading()
        self.turns.soon(self._who, self._read_on)

    def _read_on(self) -> None:
        size = BITE if self.conn.their_state is not h11.SEND_BODY or self._in_pieces() else MOST_AHEAD
        bite = bytes(self._came[:size])
        del self._came[:size]
        self._take(bite)
        if self.conn.their_state is not h11.SEND_BODY and len(self.conn.trailing_data[0]) > MOST_AHEAD:
            self.transport.abort()
        if self.transport.is_closing():
            return
        if self._came and self.transport.get_protocol() is self:
            self._wait_for_turn()
        else:
            self.flow.waits = False
            if not self.flow.read_paused:
                self.transport.resume_reading()
        self._look()

    def _in_pieces(self) -> bool:
        return any(name == b"transfer-encoding" for name, _ in self.headers)

    def _take(self, bite: bytes) -> None:
        """Take a bite apart, and notice a body that comes in crumbs: to put them together costs far more than to send them."""
        if self.conn.their_state is not h11.SEND_BODY:
            self._body = self._around = 0
            super().data_received(bite)
            return
        before = len(self.cycle.body)
        super().data_received(bite)
        came = len(self.cycle.body) - before
        self._body += came
        self._around += len(bite) - came
        if self.conn.their_state is h11.SEND_BODY and self._around > MOST_AROUND + self._body // PER_BYTE:
            self._end_with(IN_CRUMBS)

    def _end_with(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()

    def handle_events(self) -> None:
        """Take apart what came, unless it is a head that would keep everybody waiting."""
        if self.conn.their_state is h11.IDLE and too_much(self.conn.trailing_data[0]):
            self._end_with(TOO_LONG)
        else:
            super().handle_events()

    def on_response_complete(self) -> None:
        """After an answer the next request is waited for, if there is to be one."""
        self._wait_for("silence", self.patience.settings.silent_seconds + SPARE)
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the socket looks after itself: it pings, and asks for a hello; it and its frames are still counted."""
        if self.flow.write_paused:
            # Nobody would tell the socket that what was sent before is not read yet, and none of its own would be counted.
            self.transport.abort()
            return
        self._stop_waiting()
        transport, leave, patience, who = self.transport, self._leave, self.patience, self._who
        super().handle_websocket_upgrade(event)
        after: Any = transport.get_protocol()
        after.leave = leave
        after.count_frames(lambda: patience.frames.take(who))

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._stop_waiting()
        self.turns.never(self._who, self._read_on)
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._address:
            self._was_read()
            self.patience.leave(self._address)
            self._address = ""

    def _look(self) -> None:
        """See whether a request has begun that is now to be answered."""
        cycle: Any = self.cycle  # there is none before the first request
        if cycle is not None and not cycle.response_complete and self._waits_for != "answer":
            self._wait_for("answer", self.patience.settings.request_seconds)

    def _wait_for(self, what: str, seconds: float) -> None:
        self._stop_waiting()
        self._waits_for = what
        self._ending = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None
        self._waits_for = ""
