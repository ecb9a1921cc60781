"""The door: hosts, origins, cookies, headers, sizes, rates; and no secret where it does not belong."""

from __future__ import annotations

import asyncio
import importlib.metadata
import json
import logging
import re
import socket as raw_socket
import sqlite3
import sys
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from threading import get_ident
from time import sleep
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import parlour
from parlour.client import Refused, ask
from parlour.engine import position
from parlour.server.frames import frame
from parlour.server.guard import Hosts
from parlour.server.limits import Buckets
from parlour.server.live import LiveTable
from parlour.server.logs import JsonLines
from parlour.server.protocol import ChatLine
from parlour.server.settings import Settings
from parlour.server.socket import Connection
from review.finished import late
from server.device import Device
from server.hosting import TWO, Running, Table, eventually, request, socket_of

pytestmark = pytest.mark.attack


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/metrics", "/t/0123", "/nothing"])
def test_every_answer_carries_the_strict_headers(running: Running, path: str) -> None:
    _, headers, body = request(running, "GET", path)
    policy = headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert {rules.pop(name) for name in ("default-src", "base-uri", "form-action", "frame-ancestors")} == {"'none'"}
    # A page loads what is ours; data loads nothing.
    data = "json" in headers["content-type"]
    assert rules.pop("img-src", None) == (None if data else "'self' data:")
    assert set(rules.values()) == (set() if data else {"'self'"})
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    # Nothing inline: every script and style is a file of our own.
    assert not re.search(rb"<script(?![^>]*\ssrc=\"/)|<style|\sstyle=|\son[a-z]+=", body)


def test_parts_of_a_page_carry_what_concerns_them(running: Running) -> None:
    """Scripts, styles and fonts do what their page may; whatever can be opened by itself carries everything."""
    page = request(running, "GET", "/")[2].decode()
    for path in re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page):
        headers = request(running, "GET", path)[1]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in headers
    for path in ("/robots.txt", *re.findall(r'href="(/assets/[^"]+\.svg)"', page)):
        assert "default-src 'none'" in request(running, "GET", path)[1]["content-security-policy"]


def test_data_may_do_nothing_at_all(running: Running) -> None:
    """Somebody may open an answer by itself; it loads nothing, runs nothing and is framed by nobody."""
    for path in ("/api/games", "/api/nothing"):
        assert request(running, "GET", path)[1]["content-security-policy"].startswith("default-src 'none'; base-uri")


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "localhost@evil.example", "[::1].evil"]
)
def test_a_foreign_host_is_not_served(running: Running, host: str) -> None:
    status, _, _ = request(running, "GET", "/api/games", headers={"Host": host})
    assert status in (400, 421)


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", "http://[", "http://[v1.x]", "//", ""],
)
def test_a_foreign_origin_is_not_served(running: Running, origin: str) -> None:
    status, _, _ = request(running, "POST", "/api/tables", {"game": "unmatched"}, {"Origin": origin})
    assert status == 403
    with pytest.raises(InvalidStatus), connect(socket_of(running), origin=Origin(origin)):
        pass


def test_our_own_origin_is_served(running: Running) -> None:
    status, _, _ = request(running, "POST", "/api/tables", {"game": "unmatched"}, {"Origin": running.address})
    assert status == 201


@pytest.mark.parametrize("site", ["cross-site", "same-site", ""])
def test_a_request_a_browser_calls_cross_site_is_not_served(running: Running, site: str) -> None:
    assert request(running, "GET", "/api/tables", headers={"Sec-Fetch-Site": site})[0] == 403
    # A link from there to the page is a link.
    assert request(running, "GET", "/", headers={"Sec-Fetch-Site": site})[0] == 200


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_one_of_our_own_page_is(running: Running, site: str) -> None:
    assert request(running, "GET", "/api/tables", headers={"Sec-Fetch-Site": site})[0] == 200


@pytest.mark.parametrize(
    ("settings", "good", "bad"),
    [
        ({}, ["localhost:8000", "127.0.0.1", "[::1]:8000"], ["192.168.1.5:8000", "example.org"]),
        ({"host": "0.0.0.0"}, ["192.168.1.5:8000", "[fe80::1]:8000", "localhost"], ["example.org", "1.2.3.4.evil.example"]),  # noqa: S104
        ({"url": "https://games.example.org"}, ["games.example.org", "localhost"], ["example.org", "evil.games.example.org"]),
    ],
)
def test_which_names_are_ours(settings: dict[str, Any], good: list[str], bad: list[str]) -> None:
    hosts = Hosts(Settings(Path("x"), **settings))
    assert all(hosts.serves(name) for name in good)
    assert not any(hosts.serves(name) for name in bad)


def test_only_hashes_of_tokens_are_stored(running: Running) -> None:
    table = Table(running.address, seats=TWO)
    everything = b"".join(path.read_bytes() for path in running.db.parent.iterdir())
    for token in table.tokens.values():
        assert len(token) * 6 >= 128
        assert token.encode() not in everything
    with sqlite3.connect(running.db) as connection:
        assert connection.execute("SELECT count(*) FROM links WHERE length(hash) <> 32").fetchone() == (0,)
    connection.close()


def test_logs_metrics_and_errors_hold_no_secret(running: Running) -> None:
    written: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(JsonLines().format(record))

    logger = logging.getLogger("parlour")
    kept, level = Kept(), logger.level
    logger.addHandler(kept)
    logger.setLevel("DEBUG")
    try:
        table = Table(running.address, seats=[{"holder": "invite", "name": "Zacharias"}, {"holder": "bot", "level": "casual"}])
        with table.join(0) as ann:
            ann.say("a very private line")
            for _ in range(5):
                ann.wait()
                ann.choose(ann.options[0]["key"])
            with pytest.raises(Refused):
                ann.choose("nonsense")
        table.ask(0, "GET", "")
    finally:
        logger.removeHandler(kept)
        logger.setLevel(level)
    assert any('"request"' in line for line in written)
    said = "\n".join(written) + request(running, "GET", "/metrics")[2].decode() + request(running, "GET", "/healthz")[2].decode()
    seed = str(running.house.live[table.id].info.seed)
    for secret in [*table.tokens.values(), "Zacharias", "private", seed, "nonsense"]:
        assert secret not in said


def test_large_bodies_are_refused(running: Running) -> None:
    status, _, _ = request(running, "POST", "/api/tables", b"x" * (running.settings.most_body + 1))
    assert status == 413
    status, _, _ = request(running, "POST", "/api/import", b"x" * (running.settings.most_body + 1))
    assert status == 422


def test_too_many_requests_are_refused(db: Path) -> None:
    with Running(db, request_burst=20.0, requests_per_second=0.5, table_burst=2.0, tables_per_minute=0.1) as running:
        made = [request(running, "POST", "/api/tables", {"game": "unmatched"})[0] for _ in range(4)]
        assert made == [201, 201, 429, 429]
        assert 429 in [request(running, "GET", "/api/games")[0] for _ in range(40)]
        eventually(lambda: request(running, "GET", "/api/games")[0] == 200)


def test_an_address_says_no_more_by_many_sockets(db: Path) -> None:
    with Running(db, request_burst=40.0, requests_per_second=0.001) as running:
        table = Table(running.address, seats=TWO)
        with table.join(0) as ann, table.join(0) as again:
            for _ in range(25):
                ann.request({"type": "ping"})
            said: list[str] = []
            while len(said) < 35 and "too_many" not in said:
                try:
                    again.request({"type": "ping"})
                    said.append("ok")
                except Refused as refused:
                    said.append(refused.code)
            assert said[-1] == "too_many"
            # Who floods by socket does not keep the page of the same household from loading.
            assert request(running, "GET", "/api/games")[0] == 200


def test_chat_is_slowed_down(db: Path) -> None:
    with Running(db, chat_burst=3.0, chat_per_second=0.001) as running:
        with Table(running.address, seats=TWO).join(0) as ann:
            for _ in range(3):
                ann.say("hello")
            with pytest.raises(Refused) as refused:
                ann.say("hello")
        assert refused.value.code == "too_many"


def test_connections_are_capped(db: Path) -> None:
    with Running(db, most_per_address=2) as running:
        table = Table(running.address, seats=TWO)
        with (
            table.join(0),
            table.join(1),
            pytest.raises((InvalidHandshake, ConnectionClosed)),
            connect(socket_of(running)) as socket,
        ):
            socket.recv(60)


@pytest.mark.parametrize("crowd", ["spectator", 1])
def test_however_many_look_nobody_is_kept_from_their_own_seat(db: Path, crowd: str | int) -> None:
    with Running(db, most_per_table=4) as running, ExitStack() as stack:
        table = Table(running.address, seats=TWO)
        for seat in (0, 1):
            table.sit(seat)
        looking = running.house.live[table.id].listeners

        def come(name: str | int) -> ClientConnection:
            socket = stack.enter_context(connect(socket_of(running), compression=None))
            socket.send(json.dumps({"type": "hello", "table": table.id, "token": table.tokens[name]}))
            return socket

        def said(socket: ClientConnection) -> str:
            told = json.loads(socket.recv(60))
            return str(told["problem"]["code"] if told["type"] == "bye" else told["type"])

        for _ in range(4):
            assert said(come(crowd)) == "welcome"
        assert said(come(crowd)) == "full"
        for name in (0, "host"):
            assert said(come(name)) == "welcome"
        # Two of them went, and neither comes back, nor does anybody else come more often than they.
        for name in (crowd, 0, "host"):
            assert said(come(name)) == "full"
        counts = Counter(listener.rights.who for listener in looking)
        assert counts == {0: 1, -1: 1, 1 if crowd == 1 else -2: 2}


def test_a_slow_reader_is_dropped_and_others_play_on(db: Path) -> None:
    with Running(db, most_waiting=8, send_seconds=1.0) as running:
        table = Table(running.address, seats=TWO)
        table.sit(1)
        with table.join(0) as ann, raw_socket.create_connection(("127.0.0.1", running.settings.port)) as silent:
            silent.sendall(
                f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{running.settings.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            assert b"101" in silent.recv(4096)
            silent.sendall(masked(json.dumps({"type": "hello", "table": table.id, "token": table.tokens[1]})))
            live = running.house.live[table.id]
            while len(live.listeners) < 2:
                sleep(0.01)
            # From here on this client reads nothing; the others are told a lot.
            for _ in range(400):
                if len(live.listeners) < 2:
                    break
                running.within(tell_much(live))
                ann.listen(0.01)
            assert len(live.listeners) == 1
            assert running.house.metrics.counts["slow_readers"] == 1
            ann.choose(ann.options[0]["key"])


def test_whoever_does_not_read_is_told_nothing_more_that_they_ask_for(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = 0

    def tell(connection: Connection, *_: object) -> None:
        nonlocal told
        told += 1
        connection.offer(frame(b" " * 16_000_000))

    monkeypatch.setattr(Connection, "_send_states", tell)
    with Running(db) as running, raw_socket.create_connection(("127.0.0.1", running.settings.port)) as silent:
        table = Table(running.address, seats=TWO)
        silent.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{running.settings.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b"101" in silent.recv(4096)
        silent.sendall(masked(json.dumps({"type": "hello", "table": table.id, "token": table.tokens["spectator"]})))
        for number in range(3):
            silent.sendall(masked(json.dumps({"type": "sync", "id": f"s{number}"})))
        eventually(lambda: told)
        running.within(asyncio.sleep(0.2))
        assert told == 1
        silent.settimeout(60)
        while told < 4:
            assert silent.recv(1_000_000)


def test_an_address_fills_no_disk(running: Running) -> None:
    """Small requests may have much written down: a rematch copies the packs it is played with, a branch a whole game."""
    house, here = running.house, "127.0.0.1"
    house.space.buckets = Buckets(0.0, 50_000)
    record = json.loads(late("unmatched", 5).record().dumps())
    over, open_still = Table(running.address, seats=TWO), Table(running.address, seats=TWO)
    for table in (over, open_still):
        table.sit(0)
    over.ask("host", "POST", "/close", {})
    said = {"type": "say", "text": "Hello"}
    standing = {"type": "standing", "seat": 0, "standing": [{"match": "defend", "answer": "ask"}]}
    looks_on = Device(running)
    come = {"table": open_still.id, "token": open_still.tokens["spectator"]}
    assert looks_on.once("POST", "/api/join", come)[1]["code"] == "no_cookie"

    def refusals() -> list[str]:
        def refusal(work: Any) -> str:
            try:
                work()
            except Refused as refused:
                return refused.reason
            return ""

        return [
            refusal(work)
            for work in (
                lambda: Table(running.address, seats=TWO),
                lambda: ask("POST", f"{running.address}/api/import", {"record": record}),
                lambda: over.ask("host", "POST", "/branch", {"moment": 0}),
                lambda: over.ask("host", "POST", "/rematch"),
                lambda: over.ask(0, "POST", "/notes", {"moment": 0, "text": "Hello"}),
                lambda: open_still.act(0, **said),
                lambda: open_still.act(0, **standing),
            )
        ] + [looks_on.once("POST", "/api/join", come)[1].get("reason", "")]

    def left() -> float:
        low, high = 0, 50_000
        while low < high:
            middle = (low + high + 1) // 2
            if running.within(house.space.take(here, middle)):
                return middle + left()
            high = middle - 1
        return 0

    assert left() > 40_000
    assert refusals() == ["So much can't be kept here in such a short time; please try again later."] * 8
    # What others write counts for them, and a game goes on.
    assert running.within(house.space.take("10.0.0.2", 49_000))
    assert not running.within(house.space.take("10.0.0.2", 2_000))
    state = open_still.ask(0, "GET", "")["states"][0]
    key = state["view"]["decision"]["options"][0]["key"]
    open_still.act(0, type="choose", seat=0, key=key, version=state["version"])
    house.space.buckets = Buckets(1e9, 1e9)
    assert refusals() == [""] * 8


def test_nobody_lets_the_server_look_for_packages_by_asking(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = ("/api/games/chess/rules", "/api/games?language=qq", "/api/games/chess/figures?language=qq")
    looked = [0]
    find = importlib.metadata.entry_points

    def counted(**wanted: Any) -> Any:
        looked[0] += 1
        return find(**wanted)

    monkeypatch.setattr(sys.modules["parlour.games"], "entry_points", counted)
    seen = []
    for _ in range(3):
        assert [request(running, "GET", path)[0] for path in paths] == [404, 422, 404]
        seen.append(looked[0])
    assert seen[1] == seen[2]


@pytest.mark.parametrize("asked", [("GET", "/record"), ("GET", "/position"), ("POST", "/bug-report", {"note": "Odd."})])
def test_whole_games_are_written_down_where_nobody_waits(
    running: Running, monkeypatch: pytest.MonkeyPatch, asked: tuple[Any, ...]
) -> None:
    table = Table(running.address, seats=TWO)
    table.ask("host", "POST", "/close", {})
    where: list[int] = []
    write = position.write

    def written(*of: Any) -> Any:
        where.append(get_ident())
        return write(*of)

    monkeypatch.setattr(position, "write", written)
    assert table.ask("host", *asked)
    assert where
    assert running.thread.ident not in where


def test_what_is_printed_of_a_game_is_written_down_where_nobody_waits(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(running.address, seats=TWO)
    where: list[int] = []

    class Printed:
        def languages(self) -> list[str]:
            return ["en"]

        def catalogue(self, _: str) -> dict[str, Any]:
            where.append(get_ident())
            return {"cards": []}

    monkeypatch.setattr(LiveTable, "laid", property(lambda _: SimpleNamespace(title=Printed())))
    assert table.ask("host", "GET", "/catalogue") == {"cards": []}
    assert where
    assert running.thread.ident not in where


async def tell_much(live: LiveTable) -> None:
    live.broadcast_chat(ChatLine(number=1, kind="chat", seat=None, name="", text="x" * 90_000, at=0.0))


def masked(text: str) -> bytes:
    """Return a text as a client's frame of the socket protocol."""
    data = text.encode()
    return bytes([0x81, 0xFE, len(data) >> 8, len(data) & 255, 0, 0, 0, 0]) + data


def test_the_page_is_never_outside_its_folder(running: Running) -> None:
    for path in ("/../settings.py", "/..%2fsettings.py", "/assets/../../app.py", "/.hidden", "/%2e%2e/app.py", "/app.py"):
        status, _, body = request(running, "GET", path)
        assert status == 404
        assert b"import" not in body


def test_without_a_key_nobody_learns_which_tables_exist(running: Running) -> None:
    table = Table(running.address, seats=TWO)
    other = Table(running.address, seats=TWO)
    answers = []
    for name in (table.id, "0123456789abcdef"):
        with pytest.raises(Refused) as refused:
            ask("GET", f"{running.address}/api/tables/{name}", None, other.tokens[0])
        answers.append((refused.value.code, refused.value.reason))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "json"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/import"])
def test_a_body_that_does_not_say_it_is_json_is_refused(running: Running, path: str, kind: str) -> None:
    """A page elsewhere can send such a body in a form without asking the browser first."""
    position = parlour.new("unmatched", seed=1).position()
    body = {"position": position} if path == "/api/import" else {"game": "unmatched", "setup": {}, "seats": []}
    before = len(running.house.live)
    status, headers, answer = request(running, "POST", path, body, {"Content-Type": kind})
    assert (status, headers["content-type"], json.loads(answer)["code"]) == (422, "application/problem+json", "bad_request")
    assert len(running.house.live) == before
    for right in ("application/json", "Application/JSON; charset=utf-8", "application/parlour+json"):
        assert request(running, "POST", path, body, {"Content-Type": right})[0] == 201
