"""Half a request is not waited for, an answer nobody reads is given up, and nobody takes all connections."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import sleep
from typing import cast

import pytest
from starlette.responses import Response
from websockets.sync.client import connect

from parlour.server import frames, http_shelf, patience, wire
from parlour.server.patience import Patience, PatientProtocol
from parlour.server.settings import Settings
from parlour.server.socket import Connection
from server.hosting import TWO, Running, Table, eventually, request
from server.test_security import masked, tell_much

pytestmark = pytest.mark.attack

QUICK = {"head_seconds": 0.4, "body_seconds": 0.4, "request_seconds": 1.5, "silent_seconds": 1}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("hasty") / "parlour.db", **QUICK) as running:
        yield running


@contextmanager
def raw(running: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", running.settings.port), timeout=30) as opened:
        yield opened


def rest(opened: socket.socket) -> bytes:
    """Return all that still comes until the other side ends the connection; a socket that stays open fails."""
    said = b""
    try:
        while part := opened.recv(65_536):
            said += part
    except ConnectionResetError:
        pass
    return said


HEAD = "Host: 127.0.0.1\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "begun",
    [
        "",
        "G",
        "GET /api/games HTTP/1.1\r\n",
        "GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
        "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    ],
)
def test_half_a_head_is_not_waited_for(hasty: Running, begun: str) -> None:
    with raw(hasty) as opened:
        opened.sendall(begun.encode())
        assert rest(opened) == b""


def test_a_head_that_comes_drop_by_drop_is_not_waited_for(hasty: Running) -> None:
    with raw(hasty) as opened:
        opened.settimeout(0.05)
        ended = False
        for letter in "GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n" + "X: " + "x" * 500:
            try:
                opened.sendall(letter.encode())
                ended = opened.recv(10) == b""
            except TimeoutError:
                continue
            except (ConnectionResetError, BrokenPipeError):
                ended = True
            if ended:
                break
        assert ended


LONG_HEADS = {
    "many lines": "X:\r\n" * 5_000,
    "many cookies": f"Cookie: {'a;' * 5_000}\r\n",
    "many tags": f"If-None-Match: {',' * 10_000}\r\n",
    "one long line": f"X: {'x' * 50_000}\r\n",
}


@pytest.mark.parametrize("before", ["", f"GET /healthz HTTP/1.1\r\n{HEAD}\r\n"], ids=["first", "second"])
@pytest.mark.parametrize("more", LONG_HEADS.values(), ids=LONG_HEADS)
def test_a_head_that_would_take_long_to_take_apart_is_not_read(running: Running, before: str, more: str) -> None:
    with raw(running) as opened:
        opened.sendall(f"{before}GET /healthz HTTP/1.1\r\n{HEAD}{more}\r\n".encode())
        said = rest(opened)
    assert said.count(b"HTTP/1.1 200 OK") == (1 if before else 0)
    assert said.count(b"HTTP/1.1 431 ") == 1


def test_an_address_that_asks_for_many_things_is_not_read(running: Running) -> None:
    assert request(running, "GET", "/api/games?" + "a&" * 5_000)[0] == 431


@pytest.mark.parametrize("path", ["/api/import", "/api/tables"])
@pytest.mark.parametrize("length", ["Content-Length: 100", "Transfer-Encoding: chunked"])
def test_half_a_body_is_not_waited_for(hasty: Running, path: str, length: str) -> None:
    with raw(hasty) as opened:
        opened.sendall(f"POST {path} HTTP/1.1\r\n{HEAD}{length}\r\n\r\n".encode() + b"10\r\n{")
        said = rest(opened)
    assert b" 408 " in said.split(b"\r\n")[0]
    assert b"too_slow" in said


def test_a_body_in_pieces_is_counted_while_it_comes(hasty: Running) -> None:
    with raw(hasty) as opened:
        opened.sendall(f"POST /api/tables HTTP/1.1\r\n{HEAD}Transfer-Encoding: chunked\r\n\r\n".encode())
        piece = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
        try:
            for _ in range(40):
                opened.sendall(piece)
        except (ConnectionResetError, BrokenPipeError):
            return
        assert b" 413 " in rest(opened).split(b"\r\n")[0]


@pytest.mark.parametrize(
    "crumbs",
    [
        b"1\r\n \r\n" * 10_000 + b"0\r\n\r\n",
        b"4000\r\n" + b" " * 0x4000 + b"\r\n" + b"1;a=b\r\n \r\n" * 10_000 + b"0\r\n\r\n",
        b"0\r\n" + b"a:\r\n" * 10_000 + b"\r\n",
    ],
)
def test_a_body_in_crumbs_is_not_put_together(running: Running, crumbs: bytes) -> None:
    with raw(running) as opened:
        with suppress(ConnectionResetError, BrokenPipeError):
            opened.sendall(f"POST /api/tables HTTP/1.1\r\n{HEAD}Transfer-Encoding: chunked\r\n\r\n".encode() + crumbs)
        assert rest(opened).partition(b"\r\n")[0] in (b"", b"HTTP/1.1 400 Bad Request")


@pytest.mark.parametrize("size", [1, 300, 9_000])
def test_a_body_may_come_in_pieces_of_some_size(running: Running, size: int) -> None:
    body = json.dumps({"game": "unmatched", "seats": TWO}).encode()
    body = body.rjust(size * 100)[-60_000:] if size > 1 else body
    pieces = b"".join(b"%x\r\n%b\r\n" % (len(one), one) for at in range(0, len(body), size) if (one := body[at : at + size]))
    head = f"POST /api/tables HTTP/1.1\r\n{HEAD}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
    with raw(running) as opened:
        opened.sendall(head + pieces + b"0\r\nTrailer: fine\r\n\r\n")
        assert b" 201 " in rest(opened).split(b"\r\n")[0]


def test_the_next_request_on_a_connection_is_not_waited_for_either(hasty: Running) -> None:
    with raw(hasty) as opened:
        opened.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b" 200 " in opened.recv(4096)
        opened.sendall(b"GET /healthz HT")
        rest(opened)


def test_what_came_in_time_is_answered_also_if_it_waits_for_its_turn(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The silence between two requests ends when the next one comes, not when it is taken apart."""
    asked = f"GET /healthz HTTP/1.1\r\n{HEAD}\r\n".encode()

    def told(opened: socket.socket) -> None:
        said = b""
        while b'"ok":true' not in said:
            more = opened.recv(4096)
            assert more
            said += more

    with Running(db, silent_seconds=1) as running, raw(running) as opened:
        opened.sendall(asked)
        told(opened)
        turns = running.server.config.app.state.turns  # type: ignore[union-attr]
        monkeypatch.setattr(turns, "rest", lambda _: 0.01)
        opened.sendall(asked)
        sleep(1.5)
        monkeypatch.undo()
        told(opened)


def test_an_answer_nobody_reads_is_given_up(hasty: Running) -> None:
    with raw(hasty) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        opened.sendall(b"GET /api/games/unmatched/catalogue HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200)
        patience = hasty.server.config.app.state.patience  # type: ignore[union-attr]
        eventually(lambda: not patience.open)


def test_one_address_leaves_only_so_much_unread(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = b" " * 32_000_000

    async def told(*_: object) -> Response:
        return Response(long)

    monkeypatch.setattr(patience, "MOST_UNREAD", 40_000_000)
    monkeypatch.setattr(http_shelf, "public", told)
    monkeypatch.setattr(Connection, "_send_states", lambda connection, *_: connection.offer(frames.frame(long)))
    with Running(db) as running, raw(running) as first, raw(running) as second, raw(running) as third:
        table = Table(running.address, seats=TWO)
        unread = running.server.config.app.state.patience.unread  # type: ignore[union-attr]
        for opened in (first, second):
            opened.sendall(f"GET /api/games HTTP/1.1\r\n{HEAD}\r\n".encode())
            eventually(lambda: unread)
        # What the first leaves unread is all that this address may.
        assert len(rest(second)) < len(long)
        third.sendall(UPGRADE)
        assert b" 101 " in third.recv(4096)
        third.sendall(masked(json.dumps({"type": "hello", "table": table.id, "token": table.tokens["spectator"]})))
        assert len(rest(third)) < len(long)
        assert unread["127.0.0.1"] <= len(long)
        read = 0
        while read < len(long):
            read += len(first.recv(1_000_000))
        eventually(lambda: not unread)


@pytest.mark.parametrize("ahead", ["GET", "HEAD"])
def test_an_answer_that_waits_for_the_one_before_is_counted(db: Path, monkeypatch: pytest.MonkeyPatch, ahead: str) -> None:
    """Whoever asks for two things at once and reads neither has both kept for them, and what HEAD asks for is made, too."""
    long = b" " * 16_000_000

    async def told(*_: object) -> Response:
        return Response(long)

    monkeypatch.setattr(patience, "MOST_UNREAD", 40_000_000)
    monkeypatch.setattr(http_shelf, "public", told)
    twice = f"GET /api/games HTTP/1.1\r\n{HEAD}\r\n{ahead} /api/games HTTP/1.1\r\n{HEAD}\r\n".encode()
    with Running(db) as running, raw(running) as first, raw(running) as second:
        unread = running.server.config.app.state.patience.unread  # type: ignore[union-attr]
        first.sendall(twice)
        eventually(lambda: unread["127.0.0.1"] > len(long))
        second.sendall(twice)
        assert len(rest(second)) < len(long)
        read = 0
        while read < len(long):
            read += len(first.recv(1_000_000))
        first.close()
        eventually(lambda: not unread)


def test_no_socket_is_opened_behind_an_answer_nobody_reads(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would not know that what was sent before is unread: whatever it is told would be kept, and counted nowhere."""

    async def told(*_: object) -> Response:
        return Response(b" " * 16_000_000)

    monkeypatch.setattr(http_shelf, "public", told)
    with Running(db) as running, raw(running) as opened:
        counted = running.server.config.app.state.patience  # type: ignore[union-attr]
        opened.sendall(f"GET /api/games HTTP/1.1\r\n{HEAD}\r\n".encode() + UPGRADE)
        assert b" 101 " not in rest(opened)
        eventually(lambda: not counted.open)
        assert not counted.unread


def test_whoever_is_behind_a_proxy_leaves_only_so_much_unread_by_sockets(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = b" " * 16_000_000
    monkeypatch.setattr(patience, "MOST_UNREAD", 20_000_000)
    monkeypatch.setattr(Connection, "_send_states", lambda connection, *_: connection.offer(frames.frame(long)))
    with Running(db, proxies="127.0.0.1") as running, raw(running) as first, raw(running) as second, raw(running) as third:
        table = Table(running.address, seats=TWO)
        unread = running.server.config.app.state.patience.unread  # type: ignore[union-attr]

        def come(opened: socket.socket, address: str) -> None:
            opened.sendall(UPGRADE.replace(b"\r\n\r\n", f"\r\nX-Forwarded-For: {address}\r\n\r\n".encode()))
            assert b" 101 " in opened.recv(4096)
            opened.sendall(masked(json.dumps({"type": "hello", "table": table.id, "token": table.tokens["spectator"]})))

        come(first, "192.0.2.1")
        eventually(lambda: unread["192.0.2.1"])
        come(second, "192.0.2.1")
        assert len(rest(second)) < len(long)
        come(third, "192.0.2.2")
        eventually(lambda: unread["192.0.2.2"])
        assert unread["192.0.2.1"]


def test_whoever_is_behind_a_proxy_leaves_only_so_much_unread_by_requests(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = b" " * 16_000_000

    async def told(*_: object) -> Response:
        return Response(long)

    monkeypatch.setattr(patience, "MOST_UNREAD", 20_000_000)
    monkeypatch.setattr(http_shelf, "public", told)
    with Running(db, proxies="127.0.0.1") as running, raw(running) as first, raw(running) as second, raw(running) as third:
        unread = running.server.config.app.state.patience.unread  # type: ignore[union-attr]

        def ask(opened: socket.socket, address: str) -> None:
            opened.sendall(f"GET /api/games HTTP/1.1\r\n{HEAD}X-Forwarded-For: {address}\r\nConnection: close\r\n\r\n".encode())

        ask(first, "192.0.2.1")
        eventually(lambda: unread["192.0.2.1"])
        ask(second, "192.0.2.1")
        assert len(rest(second)) < len(long)
        ask(third, "192.0.2.2")
        assert len(rest(third)) > len(long)
        assert list(unread) == ["192.0.2.1"]


def test_what_is_kept_for_whoever_does_not_read_is_counted(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a table tells by itself is not asked for: moves to and fro, with large packs, are told to all who look on."""
    most = 1_000_000
    monkeypatch.setattr(patience, "MOST_UNREAD", most)
    with Running(db) as running, raw(running) as silent:
        table = Table(running.address, seats=TWO)
        unread = running.server.config.app.state.patience.unread  # type: ignore[union-attr]
        silent.sendall(UPGRADE)
        assert b" 101 " in silent.recv(4096)
        silent.sendall(masked(json.dumps({"type": "hello", "table": table.id, "token": table.tokens["spectator"]})))
        live = running.house.live[table.id]
        eventually(lambda: live.listeners)
        (listener,) = cast("set[Connection]", live.listeners)
        kept = 0
        while listener in live.listeners:
            running.within(tell_much(live))
            kept = max(kept, sum(map(len, listener._waiting)))
        assert kept < most + 100_000
        eventually(lambda: not unread)
        # Whoever has gone is told nothing that would be counted for ever.
        listener.wire.full = True
        running.within(told(listener))
        assert not unread


async def told(listener: Connection) -> None:
    listener.offer(frames.frame(b"late"))


def test_the_system_takes_only_so_much_for_a_connection(hasty: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    wait = PatientProtocol._wait_for

    def looked(self: PatientProtocol, what: str, seconds: float) -> None:
        sending = self.transport.get_extra_info("socket")
        taken.append(sending.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF))
        wait(self, what, seconds)

    monkeypatch.setattr(PatientProtocol, "_wait_for", looked)
    with raw(hasty) as opened:
        opened.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert opened.recv(4096)
    # What the system makes of it is up to twice as much.
    assert taken
    assert max(taken) <= 2 * patience.MOST_ON_ITS_WAY


def test_an_answer_in_two_pieces_waits_for_nobody_in_between(hasty: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the second one waits until the first was acknowledged: each answer but a connection's first few takes 40 ms longer."""
    at_once: list[int] = []
    wait = PatientProtocol._wait_for

    def looked(self: PatientProtocol, what: str, seconds: float) -> None:
        at_once.append(self.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        wait(self, what, seconds)

    monkeypatch.setattr(PatientProtocol, "_wait_for", looked)
    assert request(hasty, "GET", "/healthz")[0] == 200
    assert at_once
    assert all(at_once)


def test_many_requests_on_one_connection_are_answered(hasty: Running) -> None:
    with raw(hasty) as opened:
        opened.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 5)
        said = b""
        while said.count(b'"ok":true') < 5:
            said += opened.recv(4096)


@pytest.mark.parametrize(
    "asked", ["GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", f"POST /api/join HTTP/1.1\r\n{HEAD}Content-Length: 2\r\n\r\n{{}}"]
)
def test_whoever_asks_on_and_on_before_the_first_answer_fills_no_memory(
    hasty: Running, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    ahead = [0]
    take = PatientProtocol._take

    def looked(self: PatientProtocol, bite: bytes) -> None:
        take(self, bite)
        ahead.append(len(self.conn.trailing_data[0]))

    monkeypatch.setattr(PatientProtocol, "_take", looked)
    with raw(hasty) as opened, suppress(OSError):
        opened.sendall(asked.encode() * (2_000_000 // len(asked)))
        rest(opened)
    # What comes in one piece may lie over it once.
    assert max(ahead) <= 2 * 64 * 1024
    monkeypatch.undo()
    assert request(hasty, "GET", "/healthz")[0] == 200


SMALL_PIECES = "Transfer-Encoding: chunked\r\n\r\n" + "8\r\nxxxxxxxx\r\n" * 300
AFTER_ANOTHER = "\r\n" + "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100


@pytest.mark.parametrize("more", [SMALL_PIECES, AFTER_ANOTHER])
def test_whatever_one_address_sends_at_once_others_come_between(hasty: Running, monkeypatch: pytest.MonkeyPatch, more: str) -> None:
    rounds, enough, take = [0], threading.Event(), PatientProtocol._take

    def going_round() -> None:
        rounds.append(0)
        if not enough.is_set():
            hasty.loop.call_soon(going_round)

    def taken(self: PatientProtocol, bite: bytes) -> None:
        rounds[-1] += 1
        take(self, bite)

    with ExitStack() as stack:
        several = [stack.enter_context(raw(hasty)) for _ in range(8)]
        monkeypatch.setattr(PatientProtocol, "_take", taken)
        hasty.loop.call_soon_threadsafe(going_round)
        try:
            for opened in several:
                opened.sendall(f"POST /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}".encode())
            eventually(lambda: sum(rounds) >= 8 * 5)
            # Two bites may come around the moment at which a round is counted.
            assert max(rounds) <= 2
        finally:
            enough.set()


def test_a_socket_outlives_all_that(hasty: Running) -> None:
    table = Table(hasty.address, seats=TWO)
    with table.join(0) as ann:
        ann.listen(2.0)
        assert ann.request({"type": "ping"})["ok"]


def test_one_address_does_not_take_all_connections(db: Path) -> None:
    with Running(db, most_open_per_address=5) as running, ExitStack() as stack:
        several = [stack.enter_context(raw(running)) for _ in range(12)]
        assert sum(1 for one in several[5:] if rest(one) == b"") == 7
        for one in several[:5]:
            one.close()
        eventually(lambda: not running.server.config.app.state.patience.open)  # type: ignore[union-attr]
        assert request(running, "GET", "/healthz")[0] == 200
        with connect(f"ws{running.address[4:]}/api/socket"):
            assert running.server.config.app.state.patience.open["127.0.0.1"] == 1  # type: ignore[union-attr]
        eventually(lambda: not running.server.config.app.state.patience.open)  # type: ignore[union-attr]


def test_a_proxy_may_have_as_many_as_there_are() -> None:
    patience = Patience(Settings(Path("x"), proxies="10.0.0.1", most_open=9, most_open_per_address=3))
    assert [patience.admit("10.0.0.1") for _ in range(6)] == [True] * 6
    assert [patience.admit("10.0.0.2") for _ in range(4)] == [True, True, True, False]
    assert not patience.admit("10.0.0.1")
    patience.leave("10.0.0.2")
    assert patience.admit("10.0.0.2")
    assert patience.turned_away == 2


def test_few_large_bodies_at_a_time(db: Path) -> None:
    with Running(db, most_imports=4, body_seconds=20.0) as running, ExitStack() as stack:
        half = f"POST /api/import HTTP/1.1\r\n{HEAD}Content-Length: 1000\r\n\r\n{{".encode()
        waiting = stack.enter_context(raw(running))
        waiting.sendall(half)
        app = running.server.config.app
        house = running.house
        eventually(lambda: house.metrics.counts["requests"] >= 1)
        assert app is not None
        status, _, said = request(running, "POST", "/api/import", b"{}")
        assert status == 429
        assert json.loads(said)["code"] == "too_many"
        waiting.close()
        eventually(lambda: request(running, "POST", "/api/import", b"{}")[0] == 422)


def frame(first: int, said: bytes = b"") -> bytes:
    """Return a frame as a client sends it; the mask is all zeros."""
    length = bytes([0x80 | len(said)]) if len(said) < 126 else b"\xfe" + len(said).to_bytes(2)
    return bytes([first]) + length + bytes(4) + said


TEXT, CLOSE, PING, PONG, BEGINS, GOES_ON = 0x81, 0x88, 0x89, 0x8A, 0x01, 0x00
UPGRADE = (
    f"GET /api/socket HTTP/1.1\r\n{HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
).encode()


@pytest.mark.parametrize(
    "flood",
    [frame(PING), frame(PING, b"x" * 125), frame(PONG), frame(GOES_ON)],
    ids=["pings", "long pings", "pongs", "pieces of nothing"],
)
def test_a_socket_that_says_nothing_in_many_frames_is_cut_off(db: Path, flood: bytes) -> None:
    with Running(db, requests_per_second=1.0, request_burst=50.0, hello_seconds=100.0) as running, raw(running) as opened:
        opened.sendall(UPGRADE)
        assert b" 101 " in opened.recv(65_536)
        opened.sendall(frame(BEGINS, b"{") if flood == frame(GOES_ON) else b"")
        with suppress(ConnectionError):
            opened.sendall(flood * 5_000)
        eventually(lambda: running.server.config.app.state.patience.open.total() == 0, 20)  # type: ignore[union-attr]
        assert request(running, "GET", "/healthz")[0] == 200


def test_whoever_says_goodbye_and_does_not_read_is_not_waited_for(hasty: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "CLOSE_SECONDS", 0.2)
    table = Table(hasty.address, seats=TWO)
    table.sit(0)
    with raw(hasty) as opened:
        opened.sendall(UPGRADE)
        assert b" 101 " in opened.recv(65_536)
        opened.sendall(frame(TEXT, json.dumps({"type": "hello", "table": table.id, "token": table.tokens[0]}).encode()))
        live = hasty.house.live[table.id]
        eventually(lambda: live.listeners)
        here = cast("Connection", next(iter(live.listeners)))
        # More than fits between the two.
        hasty.loop.call_soon_threadsafe(here.wire.transport.write, bytes(32 * 1024 * 1024))
        opened.sendall(frame(CLOSE, (1000).to_bytes(2)))
        eventually(lambda: not live.listeners, 20)


def test_visitors_of_a_proxy_have_frames_of_their_own() -> None:
    patience = Patience(Settings(Path("x"), proxies="10.0.0.1"))
    assert patience.shared("10.0.0.1")
    assert not patience.shared("10.0.0.2")
