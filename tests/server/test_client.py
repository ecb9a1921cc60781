"""The client and servers that are not what they seem: one clear line, no key sent elsewhere, nothing that controls a terminal."""

from __future__ import annotations

import json
import math
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

import pytest

import parlour
from parlour.cli.main import run
from parlour.client import Json, Refused, Seat, ask, join_by_code, languages, new_table, read
from parlour.engine.errors import BadInput
from parlour.engine.record import loads

pytestmark = pytest.mark.attack

TITLE = "\x1b]0;mine\x07\x9b31m"


@contextmanager
def answering(status: int, body: bytes, **headers: str) -> Iterator[tuple[str, list[Any]]]:
    """Run a server that answers everything alike, and note what it was asked."""
    heard: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            heard.append(self.headers.get("Authorization"))
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)
            self.close_connection = True

        do_POST = do_GET  # noqa: N815 - the library's name

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}", heard
        server.shutdown()


TURNED = "x\u202ey\u2066z"


@pytest.mark.parametrize("ascii_only", [True, False])
def test_nothing_a_server_says_controls_a_terminal(ascii_only: bool) -> None:
    found = read(json.dumps({"a": [TITLE, TURNED], TITLE: 1}, ensure_ascii=ascii_only))
    # Python itself would show such letters by their numbers: each text is looked at as it would be printed.
    for text in (*found["a"], *found):
        assert not set(text) & set(TITLE + TURNED) - set("]0;mine31mxyz"), text.encode()
    assert read('{"a": "caf\\u00e9\\nyes"}') == {"a": "café\nyes"}
    assert read('{"a": "half \\ud800"}') == {"a": "half  "}


def test_a_key_goes_to_no_other_server() -> None:
    with answering(200, b"{}") as (other, heard), answering(302, b"", Location=f"{other}/api/tables") as (server, _):
        with pytest.raises(Refused):
            ask("GET", f"{server}/api/tables", token="k" * 27)
        assert heard == []


@pytest.mark.parametrize("scheme", ["ws", "http"])
def test_a_socket_leads_to_no_other_server(scheme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.client.ask", lambda *_: {"by_key": False})
    with answering(200, b"{}") as (other, heard):
        elsewhere = f"{other.replace('http', scheme)}/api/socket/ab"
        with answering(302, b"", Location=elsewhere) as (server, asked):
            with pytest.raises(ConnectionError):
                Seat(f"{server}/t/ab#{'k' * 27}", patience=0.1).connect()
            assert asked
        assert heard == []


@pytest.mark.parametrize("status", [200, 502])
@pytest.mark.parametrize("size", [b"zz", b"f" * 20, b"5"])
def test_an_answer_in_broken_pieces_is_refused_in_a_line(status: int, size: bytes) -> None:
    with answering(status, size + b"\r\nab", **{"Transfer-Encoding": "chunked"}) as (server, _):
        with pytest.raises(Refused) as refused:
            ask("POST", f"{server}/api/join", {})
        assert refused.value.code == "unavailable"


@pytest.mark.parametrize("status", [200, 502])
@pytest.mark.parametrize("body", [b"<h1>Bad gateway</h1>", b"[" * 100_000, b"\xff\xfe"])
def test_what_is_no_answer_is_refused_in_a_line(status: int, body: bytes) -> None:
    with answering(status, body) as (server, _), pytest.raises(Refused) as refused:
        ask("POST", f"{server}/api/join", {})
    assert refused.value.code == "unavailable"


@pytest.mark.parametrize("body", [b"[]", b"{}", b'"x"', b"null"])
def test_a_refusal_without_a_reason_is_still_one(body: bytes) -> None:
    with answering(500, body) as (server, _), pytest.raises(Refused) as refused:
        ask("POST", f"{server}/api/join", {})
    assert refused.value.code == "unavailable"


def test_a_refusal_controls_no_terminal() -> None:
    body = json.dumps({"code": "unknown", "reason": TITLE, "rule": TITLE}).encode()
    with answering(404, body) as (server, _), pytest.raises(Refused) as refused:
        ask("GET", f"{server}/api/tables")
    assert not set(str(refused.value) + refused.value.reason) & set("\x1b\x07\x9b")


@pytest.mark.parametrize("table", ["x'; echo mine; '", "../x", "", "a" * 41, None])
def test_the_link_to_come_back_by_is_one(table: Any) -> None:
    """`parlour join` prints it for people to copy into their shell."""
    with answering(200, json.dumps({"table": table, "seat": 0}).encode()) as (server, _), pytest.raises(Refused):
        join_by_code(server, "BCDF-GHJK")


@pytest.mark.parametrize("path", ["/t/ab#x'; echo mine; '", "@127.0.0.1:9/t/ab#key", ".example/t/ab#key", "/t/ab#x\n", "", None])
def test_a_link_of_a_new_table_is_one(path: Any) -> None:
    """`parlour play --host --server` prints it, too."""
    body = json.dumps({"table": "ab", "links": [{"role": "host", "seat": None, "path": path}]}).encode()
    with answering(200, body) as (server, _), pytest.raises(Refused):
        new_table(server, "unmatched")


@pytest.mark.parametrize(
    "body", [b"[]", b"null", b"{}", b'{"by_key": 1}', b'{"table": []}', b'{"links": 5, "games": 3}', b'"\\ud800"']
)
def test_an_answer_of_another_shape_is_refused_in_a_line(body: bytes) -> None:
    with answering(200, body) as (server, _):
        for asked in (lambda: join_by_code(server, "BCDF-GHJK"), lambda: new_table(server, "unmatched"), lambda: languages(server)):
            with pytest.raises(Refused) as refused:
                asked()
            assert refused.value.code == "unavailable"


@pytest.mark.parametrize(
    "body", [b'{"answer": 5}', b'{"answer": {"problem": {"code": 1, "reason": [1]}}}', b'{"code": {}, "reason": null}']
)
def test_a_refusal_of_another_shape_is_one(body: bytes) -> None:
    with answering(409, body) as (server, _), pytest.raises(Refused) as refused:
        ask("POST", f"{server}/api/join", {})
    assert isinstance(refused.value.reason, str)


@pytest.mark.parametrize("address", ["http://[::1", "http://x/\u00fc", "http://x:port", "http://", "ftp://x", "file:///etc/passwd"])
def test_what_is_no_address_is_refused_in_a_line(address: str) -> None:
    with pytest.raises((Refused, OSError)) as refused:
        ask("GET", address)
    assert "\n" not in str(refused.value)


WELCOME = {"type": "welcome", "you": {"seats": [0]}}
TABLE = {"type": "table", "table": {"game": "unmatched", "seats": []}}
MESSAGES: list[Any] = [
    5,
    None,
    [],
    "x",
    {},
    {"type": []},
    {"type": "welcome"},
    {"type": "welcome", "you": 5},
    {"type": "state"},
    {"type": "state", "state": {"seat": 0}},
    {"type": "state", "state": {"seat": [], "version": 1, "events_from": 0, "events": []}},
    {"type": "state", "state": {"seat": 0, "version": "x", "events_from": 0, "events": []}},
    {"type": "state", "state": {"seat": 0, "version": 1, "events_from": 0, "events": 5}},
    {"type": "state", "state": {"seat": 0, "version": math.inf, "events_from": 0, "events": []}},
    {"type": "welcome", "you": {"seats": 5}},
    {"type": "chat", "lines": [{"number": math.inf}]},
    {"type": "table", "table": 5},
    {"type": "table", "table": {"chance": 5}},
    {"type": "table", "table": {"chance": {"settled": False, "commitment": 1, "seats": 5}, "seats": 3}},
    {"type": "chat", "lines": [5]},
    {"type": "chat"},
    {"type": "bye"},
    {"type": "bye", "problem": {"code": "full"}},
    {"type": "answer", "ok": 5},
]


class Saying:
    """A socket on which somebody says what they like, and then nothing more."""

    def __init__(self, messages: list[Any]) -> None:
        self.messages = [json.dumps(message) for message in messages]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def send(self, text: str) -> None:
        pass

    def recv(self, timeout: float) -> str:
        if not self.messages:
            raise TimeoutError(timeout)
        return self.messages.pop(0)


@pytest.mark.parametrize("message", MESSAGES, ids=str)
def test_a_message_of_another_shape_is_refused_in_a_line(message: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.client.connect", lambda *_, **__: Saying([WELCOME, TABLE, message]))
    with (
        answering(200, b'{"by_key": false}') as (server, _),
        pytest.raises((Refused, TimeoutError)),
        Seat(f"{server}/t/ab#{'k' * 27}", patience=0.1) as seat,
    ):
        seat.request({"type": "say", "text": "hello"}, "1")


@pytest.mark.parametrize("where", ["chat", "key"])
def test_a_text_without_end_is_not_shown(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    endless = "\n" * 200_000
    line = {"number": 1, "name": "Zoe", "text": endless} if where == "chat" else {"number": 1, endless: 1}
    monkeypatch.setattr("parlour.client.connect", lambda *_, **__: Saying([WELCOME, {"type": "chat", "lines": [line]}, TABLE]))
    with answering(200, b'{"by_key": false}') as (server, _), pytest.raises(Refused) as refused:
        Seat(f"{server}/t/ab#{'k' * 27}", patience=0.1).connect()
    assert refused.value.code == "unavailable"


@pytest.mark.parametrize("answer", [{}, {"ok": False}, {"ok": False, "problem": 5}, {"ok": True, "version": "x"}, {"ok": True}])
def test_an_answer_on_the_socket_of_another_shape_is_refused(answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    said = [WELCOME, TABLE, {"type": "answer", "id": "1", **answer}]
    monkeypatch.setattr("parlour.client.connect", lambda *_, **__: Saying(said))
    with answering(200, b'{"by_key": false}') as (server, _), Seat(f"{server}/t/ab#{'k' * 27}", patience=0.1) as seat:
        with pytest.raises(Refused) as refused:
            seat.request({"type": "say", "text": "hello"}, "1")
        assert refused.value.code == "unavailable"


def test_whoever_talks_for_ever_is_not_listened_to_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    class Talking(Saying):
        def recv(self, timeout: float) -> str:
            return super().recv(timeout) if self.messages else '{"type": "chat", "lines": []}'

    monkeypatch.setattr("parlour.client.connect", lambda *_, **__: Talking([WELCOME, TABLE]))
    with (
        answering(200, b'{"by_key": false}') as (server, _),
        Seat(f"{server}/t/ab#{'k' * 27}", patience=0.1) as seat,
        pytest.raises(TimeoutError),
    ):
        seat.request({"type": "say", "text": "hello"}, "1")


@pytest.mark.parametrize("crumb", [b"HTTP/1.1 100 Continue\r\n\r\n", b"X-A: b\r\n", b" "])
def test_an_answer_in_crumbs_is_not_waited_for(crumb: bytes) -> None:
    over = threading.Event()

    class Dripping(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            if not crumb.startswith(b"HTTP"):
                end = b"" if crumb.startswith(b"X") else b"Content-Length: 100002\r\n\r\n"
                self.request.sendall(b"HTTP/1.1 200 OK\r\n" + end)
            with suppress(OSError):
                while not over.wait(0.02):
                    self.request.sendall(crumb)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Dripping) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            with pytest.raises(TimeoutError):
                ask("GET", f"http://127.0.0.1:{server.server_address[1]}/api/games", timeout=0.5)
        finally:
            over.set()
            server.shutdown()


def test_whoever_tells_without_end_fills_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    state = {"seat": 0, "version": 1, "events_from": 9, "view": {"decision": None, "outcome": None}}
    told: list[Json] = [WELCOME]
    for n in range(200):
        told.append({"type": "chat", "lines": [{"number": n + 1, "name": "Zoe", "text": "x" * 200}]})
        told.append({"type": "state", "state": state | {"events": [{"moment": 1, "text": "x" * 200}]}})
    monkeypatch.setattr("parlour.client.connect", lambda *_, **__: Saying([*told, TABLE]))
    monkeypatch.setattr("parlour.client.MOST_TOLD", 4000)
    with answering(200, b'{"by_key": false}') as (server, _), Seat(f"{server}/t/ab#{'k' * 27}", patience=5) as seat:
        assert seat.chat[-1]["number"] == 200
        assert len(seat.chat) + len(seat.events[0]) < 40
    seats = [{"type": "state", "state": state | {"seat": n, "events": []}} for n in range(1000)]
    monkeypatch.setattr("parlour.client.connect", lambda *_, **__: Saying([WELCOME, *seats, TABLE]))
    with answering(200, b'{"by_key": false}') as (server, _), pytest.raises(Refused):
        Seat(f"{server}/t/ab#{'k' * 27}", patience=5).connect()


@pytest.mark.parametrize("seats", [1, 10])
def test_large_states_of_many_seats_fill_no_memory(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = {"version": 1, "events_from": 9, "events": [], "view": {"decision": None, "outcome": None, "more": ["x"] * 200}}
    told = [{"type": "state", "state": state | {"seat": n % seats}} for n in range(20)]
    monkeypatch.setattr("parlour.client.connect", lambda *_, **__: Saying([WELCOME, *told, TABLE]))
    monkeypatch.setattr("parlour.client.MOST_TOLD", 4000)
    with answering(200, b'{"by_key": false}') as (server, _):
        seat = Seat(f"{server}/t/ab#{'k' * 27}", patience=5)
        if seats == 1:
            seat.connect()
        else:
            with pytest.raises(Refused):
                seat.connect()


def test_the_name_of_a_file_controls_no_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a\x1b]0;mine\x07\u202e.json"
    file.write_text(parlour.new("unmatched", seed=1).record().dumps(), encoding="utf-8")
    assert run(["verify", str(file)]) == 0
    assert run(["pack", "check", str(file)]) == 1
    said = capsys.readouterr().out
    assert not [c for c in said if not c.isprintable() and c != "\n"]


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_a_refusal_quotes_controls_no_terminal(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = parlour.new("unmatched", seed=1)
    record = json.loads(table.record().dumps()) | {"rules": "0\x1b]0;mine\x07", "hash": "0" * 64}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert run([command, str(file)]) == 2
    said = capsys.readouterr().err
    assert "mine" in said
    assert not set(said) & set("\x1b\x07")


@pytest.mark.parametrize("field", ["rules", "hash"])
@pytest.mark.parametrize("text", ["\ud800", TITLE, "a\nb"])
def test_a_record_is_plain_text(field: str, text: str) -> None:
    record = json.loads(parlour.new("unmatched", seed=1).record().dumps()) | {field: text}
    with pytest.raises(BadInput, match=f"record {field}: expected a text"):
        loads(json.dumps(record))


def test_a_line_on_the_terminal_controls_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", f"{TITLE}.json"]) == 2
    assert not set(capsys.readouterr().err) & set("\x1b\x07\x9b")


def test_a_server_that_ends_before_it_answers_may_be_asked_again() -> None:
    class Ending(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            self.request.recv(65_536)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Ending) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            with pytest.raises(ConnectionError):
                ask("GET", f"http://127.0.0.1:{server.server_address[1]}/healthz")
        finally:
            server.shutdown()
