"""The frames of a socket (RFC 6455): what a client sends taken apart, what it is sent put together once for everybody."""

from __future__ import annotations

from collections.abc import Callable

try:
    from websockets.speedups import apply_mask
except ImportError:  # the same, slower
    from websockets.utils import apply_mask

GOES_ON, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
_LAST = 0x80
_NO_MASK = bytes(4)

PROTOCOL_ERROR, NOT_UTF8, TOO_LARGE = 1002, 1007, 1009
"""Codes with which a connection is closed."""


class Malformed(Exception):  # noqa: N818
    """What came is no frame, or too much; the connection ends with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class TooMany(Exception):  # noqa: N818
    """More frames came than may come."""


def frame(body: bytes, kind: int = TEXT) -> bytes:
    """Return a message as the one frame in which a server sends it."""
    size = len(body)
    if size < 126:
        return bytes((_LAST | kind, size)) + body
    if size < 65_536:
        return b"%c\x7e%c%c%b" % (_LAST | kind, size >> 8, size & 255, body)
    return b"%c\x7f%b%b" % (_LAST | kind, size.to_bytes(8), body)


class Reader:
    """Takes messages out of what a client sends, in however many pieces it comes."""

    def __init__(self, most: int, one_more: Callable[[], bool]) -> None:
        self.most = most
        """Bytes of a message, all its pieces together."""
        self.one_more = one_more
        """Asked for every frame that begins: six bytes are one, and reading it costs far more than sending it."""
        self._kept = bytearray()
        self._need = 2
        self._counted = False
        self._kind = 0
        """Of a message that comes in several frames; 0 if none is under way."""
        self._pieces: list[bytes] = []
        self._size = 0

    def take(self, data: bytes) -> list[tuple[int, bytes]]:
        """Return the messages that are whole now, each with its kind."""
        if self._kept:
            self._kept += data
            if len(self._kept) < self._need:
                return []
            data = bytes(self._kept)
            self._kept.clear()
        found: list[tuple[int, bytes]] = []
        at, end = 0, len(data)
        while True:
            self._need = 2
            if end - at < 2:
                break
            first, size = data[at], data[at + 1] - 128
            if size < 0:  # a client masks what it sends
                raise Malformed(PROTOCOL_ERROR)
            begin = at + (6 if size < 126 else 8 if size == 126 else 14)
            self._need = begin - at
            if end < begin:
                break
            if size > 125:
                size = int.from_bytes(data[at + 2 : begin - 4])
            if not self._counted:
                self._check(first, size)
                self._counted = True
            self._need += size
            if end < begin + size:
                break
            self._counted = False
            body = data[begin : begin + size]
            mask = data[begin - 4 : begin]
            self._add(first, body if mask == _NO_MASK else apply_mask(body, mask), found)
            at = begin + size
        if at < end:
            self._kept += data[at:] if at else data
        return found

    def _check(self, first: int, size: int) -> None:
        """Refuse a frame by its head."""
        if not self.one_more():
            raise TooMany
        kind = first & 15
        control = kind >= CLOSE
        if first & 0x70 or kind not in (GOES_ON, TEXT, BYTES, CLOSE, PING, PONG):
            raise Malformed(PROTOCOL_ERROR)
        if control and (size > 125 or not first & _LAST):
            raise Malformed(PROTOCOL_ERROR)
        if not control and (kind == GOES_ON) != bool(self._kind):
            raise Malformed(PROTOCOL_ERROR)
        if not control and self._size + size > self.most:
            raise Malformed(TOO_LARGE)

    def _add(self, first: int, body: bytes, found: list[tuple[int, bytes]]) -> None:
        kind = first & 15
        if kind >= CLOSE or (first & _LAST and not self._kind):
            found.append((kind, body))
            return
        self._pieces.append(body)
        self._size += len(body)
        self._kind = self._kind or kind
        if first & _LAST:
            found.append((self._kind, b"".join(self._pieces)))
            self._kind = self._size = 0
            self._pieces = []
