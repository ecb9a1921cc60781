"""Frames of the socket: read however they come, refused if they are none, and written as everybody reads them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from parlour.server.frames import BYTES, CLOSE, GOES_ON, PING, TEXT, Malformed, Reader, TooMany, frame
from parlour.server.telling import canonical
from server.hosting import Running, Table, eventually

pytestmark = pytest.mark.attack

MOST = 70_000


def sent(body: bytes, kind: int = TEXT, *, last: bool = True) -> bytes:
    """Return a frame as another library's client sends it."""
    return bytes(Frame(Opcode(kind), body, fin=last).serialize(mask=True))


def read_all(stream: bytes, at_a_time: int) -> list[tuple[int, bytes]]:
    frames = Reader(MOST, lambda: True)
    return [message for at in range(0, len(stream), at_a_time) for message in frames.take(stream[at : at + at_a_time])]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
@pytest.mark.parametrize("at_a_time", [1, 3, 5_000, 1_000_000])
def test_frames_are_read_and_counted_however_they_come(size: int, at_a_time: int) -> None:
    if size > 1000 and at_a_time < 1000:
        at_a_time *= 997
    stream = sent(b"x" * size) * 2 + sent(b"there?", PING) + sent(b"y" * size, BYTES)
    begun: list[int] = []
    frames = Reader(MOST, lambda: not begun.append(1))  # type: ignore[func-returns-value]
    found = []
    for at in range(0, len(stream), at_a_time):
        found += frames.take(stream[at : at + at_a_time])
    assert found == [(TEXT, b"x" * size)] * 2 + [(PING, b"there?"), (BYTES, b"y" * size)]
    assert len(begun) == 4


def test_a_message_in_pieces_is_put_together_and_a_ping_may_come_between() -> None:
    stream = sent(b"to", last=False) + sent(b"", PING) + sent(b"get", GOES_ON, last=False) + sent(b"her", GOES_ON) + sent(b"next")
    assert read_all(stream, len(stream)) == [(PING, b""), (TEXT, b"together"), (TEXT, b"next")]


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        (b"\x81\x01x", 1002),  # not masked
        (b"\xc1\x80" + bytes(4), 1002),  # a reserved bit
        (b"\x83\x80" + bytes(4), 1002),  # a kind nobody knows
        (b"\x09\x80" + bytes(4), 1002),  # half a ping
        (b"\x89\xfe\x00\x7e" + bytes(4), 1002),  # a long ping
        (b"\x80\x80" + bytes(4), 1002),  # goes on with nothing
        (sent(b"a", last=False) + sent(b"b"), 1002),  # begins anew in the middle
        (b"\x81\xff" + (MOST + 1).to_bytes(8) + bytes(4), 1009),  # too large, said before it comes
        (b"\x81\xff" + b"\xff" * 8 + bytes(4), 1009),
        (sent(b"a" * MOST, last=False) + sent(b"b", GOES_ON), 1009),  # too large in pieces
    ],
    ids=lambda value: value if isinstance(value, int) else "stream",  # each frame has a mask of its own
)
def test_what_is_no_frame_ends_the_connection(stream: bytes, code: int) -> None:
    for at_a_time in (len(stream), 1 if len(stream) < 100 else 1000):
        with pytest.raises(Malformed) as refused:
            read_all(stream, at_a_time)
        assert refused.value.code == code


def test_one_frame_too_many_is_not_read() -> None:
    left = iter([True, True, False])
    frames = Reader(MOST, lambda: next(left))
    assert len(frames.take(sent(b"a") * 2)) == 2
    with pytest.raises(TooMany):
        frames.take(sent(b"a")[:6])


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_is_sent_is_a_frame_for_everybody(size: int) -> None:
    body = b"z" * size
    for kind in (TEXT, CLOSE) if 1 < size < 126 else (TEXT,):
        assert frame(body, kind) == Frame(Opcode(kind), body).serialize(mask=False)


DOCUMENTS = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(2**53), 2**53), st.text(max_size=12)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)),
    max_leaves=20,
)


@given(DOCUMENTS)
def test_a_view_is_written_as_both_sides_hash_it(document: Any) -> None:
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert canonical(document) == text.encode()


def hello(table: Table) -> str:
    return json.dumps({"type": "hello", "table": table.id, "token": table.tokens[0]})


def test_the_address_of_a_socket_may_name_its_table(running: Running) -> None:
    table, other = (Table(running.address) for _ in range(2))
    for each in (table, other):
        each.sit(0)
    with connect(f"ws{running.address[4:]}/api/socket/{table.id}", compression=None) as socket:
        socket.send(hello(table))
        assert json.loads(socket.recv(60))["type"] == "welcome"
    with connect(f"ws{running.address[4:]}/api/socket/{table.id}", compression=None) as socket:
        socket.send(hello(other))
        assert json.loads(socket.recv(60))["problem"]["code"] == "bad_request"


def test_a_client_that_says_goodbye_is_forgotten(running: Running) -> None:
    table = Table(running.address)
    table.sit(0)
    with connect(f"ws{running.address[4:]}/api/socket", compression=None) as socket:
        socket.send(hello(table))
        live = running.house.live[table.id]
        eventually(lambda: len(live.listeners) == 1)
        socket.ping().wait(60)
    assert socket.protocol.close_code == 1000
    eventually(lambda: not live.listeners)
    eventually(lambda: running.server.config.app.state.patience.open.total() == 0)  # type: ignore[union-attr]
