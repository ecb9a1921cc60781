"""The socket takes anything: malformed, huge, early, foreign, repeated, out of order, half closed; tables do not mind."""

from __future__ import annotations

import contextlib
import json
import socket as raw_socket
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from parlour.client import Json
from server.hosting import TWO, Running, Table

pytestmark = pytest.mark.attack


@pytest.fixture(scope="module")
def table(running: Running) -> Table:
    table = Table(running.address, seats=TWO)
    for seat in (0, 1):
        table.sit(seat)
    return table


def hello(table: Table, name: Any = 0) -> Json:
    return {"type": "hello", "table": table.id, "token": table.tokens[name]}


def opened(running: Running) -> Any:
    return connect(f"ws{running.address[4:]}/api/socket", compression=None)


def until(socket: ClientConnection, kind: str) -> Json:
    while True:
        message: Json = json.loads(socket.recv(60))
        if message["type"] == kind:
            return message


def still_well(table: Table) -> None:
    """Everything still works, and nothing has happened at the table."""
    with table.join(1) as bob:
        assert bob.version == 0
        assert bob.request({"type": "ping"})["ok"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"hello"',
        "{}",
        '{"type": "hello"}',
        '{"type": "choose", "id": "x", "seat": 0, "key": "a", "version": 0}',
        '{"type": "ping", "id": "x"}',
        '{"type": "hello", "table": "../../etc"}',
        '{"type": "hello", "table": "00", "since": -5}',
        '{"type": "hello", "table": "00", "extra": 1}',
        "[" * 20_000,
        '{"type": "hello", "table": "' + "0" * 60_000 + '"}',
    ],
)
def test_a_bad_first_message_ends_the_connection_with_a_reason(running: Running, table: Table, message: str) -> None:
    with opened(running) as socket:
        socket.send(message)
        bye = json.loads(socket.recv(60))
        assert bye["type"] == "bye"
        assert bye["problem"]["code"] in ("bad_request", "no_key", "unknown")
        assert "\n" not in bye["problem"]["reason"]
        with pytest.raises(ConnectionClosed):
            socket.recv(60)
    still_well(table)


def test_bytes_instead_of_text(running: Running, table: Table) -> None:
    with opened(running) as socket:
        socket.send(json.dumps(hello(table)).encode())
        assert json.loads(socket.recv(60))["type"] == "bye"


def test_a_huge_message_ends_the_connection(running: Running, table: Table) -> None:
    with opened(running) as socket:
        socket.send(json.dumps(hello(table)))
        until(socket, "table")
        socket.send("x" * (running.settings.most_message + 10))
        with pytest.raises(ConnectionClosed):
            until(socket, "answer")
    still_well(table)


def test_a_second_hello_is_refused(running: Running, table: Table) -> None:
    with opened(running) as socket:
        socket.send(json.dumps(hello(table)))
        until(socket, "table")
        socket.send(json.dumps(hello(table, 1)))
        assert until(socket, "answer")["problem"]["code"] == "bad_request"


def test_many_messages_that_cannot_be_read_end_the_connection(running: Running, table: Table) -> None:
    with opened(running) as socket:
        socket.send(json.dumps(hello(table)))
        for _ in range(20):
            socket.send("nonsense")
            assert not until(socket, "answer")["ok"]
        with pytest.raises(ConnectionClosed):
            until(socket, "answer")
    still_well(table)


def test_a_connection_that_says_nothing_is_closed(db: Any) -> None:
    with Running(db, hello_seconds=0.2) as running, opened(running) as socket:
        assert json.loads(socket.recv(60))["type"] == "bye"


def test_half_closed_and_cut_connections(running: Running, table: Table) -> None:
    for cut in (b"", b"GET /api/socket HTTP/1.1\r\n", b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"\x00\xff" * 500):
        with raw_socket.create_connection(("127.0.0.1", running.settings.port)) as raw:
            raw.sendall(cut)
            with contextlib.suppress(OSError):
                raw.shutdown(raw_socket.SHUT_WR)
    with opened(running) as socket:
        socket.send(json.dumps(hello(table)))
        until(socket, "table")
        socket.socket.shutdown(raw_socket.SHUT_RDWR)
    still_well(table)


FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from(
            [
                "choose",
                "undo",
                "redo",
                "rewind",
                "vote",
                "standing",
                "why_not",
                "say",
                "ping",
                "sync",
                "hello",
                "state",
                "answer",
                "x",
            ]
        ),
        "id": st.one_of(st.text(max_size=70), st.integers(), st.none()),
        "seat": st.one_of(st.integers(-2, 20), st.none(), st.text(max_size=3)),
        "key": st.one_of(st.text(max_size=20), st.sampled_from(["attack:x", "move", ":", "place:watson:zz"]), st.integers()),
        "version": st.one_of(st.integers(-3, 3), st.just(10**30), st.booleans()),
        "to": st.integers(-2, 5),
        "yes": st.one_of(st.booleans(), st.none()),
        "text": st.text(max_size=20),
        "hash": st.text(max_size=40),
        "standing": st.lists(st.dictionaries(st.text(max_size=5), st.text(max_size=5), max_size=3), max_size=2),
        "table": st.text(max_size=20),
        "token": st.text(max_size=30),
    },
)


@pytest.mark.fuzz
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(messages=st.lists(FIELDS, min_size=1, max_size=12), who=st.sampled_from([1, "spectator", "host"]))
def test_random_messages_get_an_answer_each_and_change_no_game(
    running: Running, table: Table, messages: list[Json], who: Any
) -> None:
    """Nobody here holds the seat that is asked, so nothing they send may move the game."""
    with opened(running) as socket:
        socket.send(json.dumps(hello(table, who)))
        until(socket, "table")
        for message in messages:
            socket.send(json.dumps(message))
            answer = until(socket, "answer")
            assert answer["ok"] or answer["problem"]["reason"]
        socket.send(json.dumps({"type": "ping", "id": "end"}))
        assert until(socket, "answer")["version"] == 0
