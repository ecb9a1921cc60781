"""A socket without layers between: uvicorn hands the connection over, and messages go straight from it to whoever listens.

The application still decides by ASGI whether a connection is let in. From there on nothing stands between the bytes and the
table: a message is handed to the listener as it comes, and what the table tells is written as it is.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import logging
from collections.abc import Callable
from typing import Any, Protocol
from urllib.parse import unquote

from uvicorn.protocols.utils import get_local_addr, get_remote_addr

from parlour.server import frames
from parlour.server.frames import Malformed, Reader, TooMany, frame

log = logging.getLogger("parlour.wire")

WIRE = "parlour.wire"
"""Under this name the application finds the connection itself."""

_MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
PING_SECONDS = 20.0
"""A client is asked so often whether it is still there, and has as long to answer."""
CLOSE_SECONDS = 5.0
"""How long the other side's goodbye is waited for."""
MOST_EARLY = 1024
"""Bytes a client may send before it is let in."""


class Listening(Protocol):
    """Whoever a connection belongs to."""

    def heard(self, kind: int, body: bytes) -> None:
        """Take a message."""

    def writable(self) -> None:
        """Go on sending."""

    def lost(self) -> None:
        """The connection has ended."""


class Wire(asyncio.Protocol):
    """One socket, from the request to its end."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        self.config = config
        self.app_state = app_state
        self.connections = server_state.connections
        self.tasks = server_state.tasks
        self.loop = asyncio.get_running_loop()
        self.leave: Callable[[], None] = lambda: None
        """Called when the connection ends."""
        self.leave_unread: Callable[[int], bool] = lambda _: True
        """Asked whether the other side may leave so many bytes unread; told when it has read them."""
        self.listening: Listening | None = None
        self._unread = 0
        self.full = False
        """Whether the other side does not read as fast as it is told."""
        self.ended = False
        self.paused = False
        """Whether what comes is left on the other side."""
        self._accept = ""
        self._opened = False
        self._closing = False
        self._early = bytearray()
        self._reader = Reader(config.ws_max_size, lambda: True)
        self._out: list[bytes] = []
        self._events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._timer: asyncio.TimerHandle | None = None
        self._pinged = b""

    # What asyncio calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection over."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell everybody that it has ended."""
        self.ended = True
        self._stop_timer()
        self.connections.discard(self)
        self._was_read()
        self.leave()
        self._events.put_nowait({"type": "websocket.disconnect", "code": 1006})
        if self.listening is not None:
            self.listening.lost()

    def eof_received(self) -> None:
        """Nothing more comes: the connection ends."""

    def pause_writing(self) -> None:
        """Wait: what was sent last has not gone yet."""
        self.full = True
        self._unread = self.transport.get_write_buffer_size()
        if not self.leave_unread(self._unread):
            self.abort()

    def _was_read(self) -> None:
        self.leave_unread(-self._unread)
        self._unread = 0

    def resume_writing(self) -> None:
        """Go on."""
        self.full = False
        self._was_read()
        if self.listening is not None:
            self.listening.writable()

    def data_received(self, data: bytes) -> None:
        """Read the request first, then frames."""
        if not self._accept:
            self._request(data)
        elif self.listening is None:
            self._early += data
            if len(self._early) > MOST_EARLY + self.config.ws_max_size:
                self.transport.abort()
        else:
            self._read(data)

    def shutdown(self) -> None:
        """End because the server stops."""
        if self._opened:
            self.close(1012)
        self.transport.close()

    # Coming in.

    def _request(self, data: bytes) -> None:
        head, *lines = data.split(b"\r\n")
        target = head.split(b" ")[1]
        headers = [(name.lower(), value) for name, _, value in (line.partition(b": ") for line in lines) if name]
        found = dict(headers)
        try:
            key = base64.b64decode(found.get(b"sec-websocket-key", b""), validate=True)
        except (ValueError, binascii.Error):
            key = b""
        if len(key) != 16 or found.get(b"sec-websocket-version") != b"13":
            self._accept = "none"
            self._refuse(b"400 Bad Request", b"Sec-WebSocket-Version: 13\r\n")
            return
        self._accept = base64.b64encode(hashlib.sha1(found[b"sec-websocket-key"] + _MAGIC, usedforsecurity=False).digest()).decode()
        path, _, query = target.partition(b"?")
        scope = {
            "type": "websocket",
            "asgi": {"version": self.config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self.transport.get_extra_info("sslcontext") else "ws",
            "server": get_local_addr(self.transport),
            "client": get_remote_addr(self.transport),
            "root_path": self.config.root_path,
            "path": self.config.root_path + unquote(path.decode("ascii", "replace")),
            "raw_path": path,
            "query_string": query,
            "headers": headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {WIRE: self},
        }
        self._events.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self._run(scope))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _refuse(self, status: bytes, more: bytes = b"") -> None:
        self.transport.write(b"HTTP/1.1 " + status + b"\r\n" + more + b"Content-Length: 0\r\nConnection: close\r\n\r\n")
        self.transport.close()

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self.config.loaded_app(scope, self._events.get, self._send)
        except Exception:
            log.exception("a socket failed")
            if self._opened:
                self.close(1011)
        if not self._opened and not self.ended:
            self._refuse(b"500 Internal Server Error")
        if not self._closing:
            self.transport.close()

    async def _send(self, message: Any) -> None:
        """Let the application say whether the connection is let in; what comes after does not go this way."""
        if self.ended or self._closing:
            return
        if message["type"] == "websocket.accept" and not self._opened:
            self._opened = True
            self.transport.write(
                b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Accept: " + self._accept.encode() + b"\r\n\r\n"
            )
            self._timer = self.loop.call_later(PING_SECONDS, self._ping)
        elif message["type"] == "websocket.close" and self._opened:
            self.close(message.get("code", 1000))
        elif message["type"] == "websocket.close":
            self._closing = True
            self._opened = True
            self._refuse(b"403 Forbidden")

    def count_frames(self, one_more: Callable[[], bool]) -> None:
        """Ask for each frame whether one more is fine; whoever sends too many is cut off."""
        self._reader.one_more = one_more

    def listen(self, listening: Listening) -> None:
        """Hand over whatever comes from here on, and what has come already."""
        self.listening = listening
        if self.ended:
            listening.lost()
            return
        early, self._early = bytes(self._early), bytearray()
        if early:
            self._read(early)

    # Talking.

    def _read(self, data: bytes) -> None:
        assert self.listening is not None
        try:
            found = self._reader.take(data)
        except TooMany:
            self.transport.abort()
            return
        except Malformed as mistake:
            self.close(mistake.code)
            self.transport.close()
            return
        for kind, body in found:
            if kind <= frames.BYTES:
                if not self._closing:
                    self.listening.heard(kind, body)
            elif kind == frames.PING:
                self.write(frame(body, frames.PONG))
            elif kind == frames.PONG:
                self._ponged(body)
            else:
                self._goodbye(body)

    def _goodbye(self, body: bytes) -> None:
        """Answer the other side's goodbye, unless it answers ours."""
        if not self._closing:
            self._closing = True
            self.flush()
            self.transport.write(frame(body[:2], frames.CLOSE))
            self._end_soon()
        self.transport.close()

    def write(self, framed: bytes) -> None:
        """Send frames; all that is told in one go leaves in one piece."""
        if not self._out:
            self.loop.call_soon(self.flush)
        self._out.append(framed)

    def flush(self) -> None:
        """Hand over what was written."""
        out, self._out = self._out, []
        if out and not self.ended:
            self.transport.write(out[0] if len(out) == 1 else b"".join(out))

    def close(self, code: int) -> None:
        """Say goodbye; the connection ends when the other side has said so, too, or after a while."""
        if self._closing or self.ended:
            return
        self._closing = True
        self.flush()
        self.transport.write(frame(code.to_bytes(2), frames.CLOSE))
        self._end_soon()

    def _end_soon(self) -> None:
        """Let the connection end by itself; whoever does not read what was sent last is not waited for."""
        self._stop_timer()
        self._timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def abort(self) -> None:
        """End at once."""
        self.transport.abort()

    def pause(self, *, pause: bool) -> None:
        """Leave what comes on the other side, or go on reading."""
        if self.paused != pause and not self.ended and not self.transport.is_closing():
            self.paused = pause
            if pause:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    # Whether somebody is there.

    def _ping(self) -> None:
        if self._pinged and not self.paused:
            self.close(1011)
            self.transport.close()
            return
        self._pinged = self.loop.time().hex().encode()
        self.write(frame(self._pinged, frames.PING))
        self._timer = self.loop.call_later(PING_SECONDS, self._ping)

    def _ponged(self, body: bytes) -> None:
        if body == self._pinged:
            self._pinged = b""

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
