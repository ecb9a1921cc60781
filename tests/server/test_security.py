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
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import get_ident
from time import sleep
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import parlour
from packs.files import MOTH, written
from parlour.client import Refused, ask
from parlour.engine import position
from parlour.packs.reading import open_pack
from parlour.server import house as house_of_tables
from parlour.server.driver import bots_for
from parlour.server.frames import frame
from parlour.server.guard import Hosts
from parlour.server.house import SHARES
from parlour.server.levels import BUSY
from parlour.server.limits import Buckets
from parlour.server.live import LiveTable
from parlour.server.logs import JsonLines
from parlour.server.metrics import Metrics
from parlour.server.protocol import ChatLine
from parlour.server.settings import Settings
from parlour.server.socket import Connection
from parlour.server.thinking import HINTS, MOST_HINTS, NoThought, Thinkers
from review.finished import late
from server.device import Device
from server.hosting import Running, Table, eventually, request

pytestmark = pytest.mark.attack

TWO = [{"holder": "invite"}, {"holder": "invite"}]


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


def socket_of(running: Running) -> str:
    return f"ws{running.address[4:]}/api/socket"


def test_too_many_tables_in_use_are_refused_and_idle_ones_make_room(db: Path) -> None:
    with Running(db, max_tables=2) as running:
        first, second = Table(running.address, seats=TWO), Table(running.address, seats=TWO)
        with first.join(0), second.join(0):
            with pytest.raises(Refused) as refused:
                Table(running.address, seats=TWO)
            assert refused.value.code == "full"
        eventually(lambda: not any(live.listeners for live in running.house.live.values()))
        Table(running.address, seats=TWO)
        assert len(running.house.live) == 2
        assert first.ask(0, "GET", "")["table"]["table"] == first.id


@contextmanager
def look(running: Running, table: Table, address: str) -> Iterator[ClientConnection]:
    """Look on at a table from an address."""
    with connect(socket_of(running), additional_headers={"X-Forwarded-For": address}) as looking:
        looking.send(json.dumps({"type": "hello", "table": table.id, "token": table.tokens["spectator"]}))
        assert [json.loads(looking.recv())["type"] for _ in range(3)] == ["welcome", "state", "table"]
        yield looking


def test_whoever_looks_at_more_tables_than_their_share_makes_room_for_others(db: Path) -> None:
    strangers, friends, others = "192.0.2.1", "192.0.2.2", "192.0.2.3"
    with Running(db, max_tables=2 * SHARES, proxies="127.0.0.1") as running, ExitStack() as open_sockets:
        theirs = Table(running.address, seats=TWO)
        open_sockets.enter_context(look(running, theirs, friends))
        # A stranger who also looks at the friends' table does not put it among what is theirs alone.
        open_sockets.enter_context(look(running, theirs, strangers))
        crowd = [Table(running.address, seats=TWO) for _ in range(2 * SHARES - 1)]
        looking = [open_sockets.enter_context(look(running, table, strangers)) for table in crowd]
        running.house.live[crowd[0].id].used_at = 0

        # All are in use, and somebody comes.
        another = Table(running.address, seats=TWO)
        open_sockets.enter_context(look(running, another, others))
        assert json.loads(looking[0].recv())["problem"]["code"] == "unavailable"
        assert {theirs.id, another.id} <= running.house.live.keys()
        assert crowd[0].id not in running.house.live
        with connect(socket_of(running), additional_headers={"X-Forwarded-For": strangers}) as again:
            again.send(json.dumps({"type": "hello", "table": crowd[0].id, "token": crowd[0].tokens["spectator"]}))
            assert json.loads(again.recv())["problem"]["code"] == "full"


def test_whoever_has_their_share_of_tables_or_less_makes_no_room(db: Path) -> None:
    with Running(db, max_tables=SHARES, proxies="127.0.0.1") as running, ExitStack() as open_sockets:
        for n in range(SHARES):
            open_sockets.enter_context(look(running, Table(running.address, seats=TWO), f"192.0.2.{n}"))
        with pytest.raises(Refused) as refused:
            Table(running.address, seats=TWO)
        assert refused.value.code == "full"


def test_large_tables_somebody_looks_at_make_room_if_they_are_more_than_a_share(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_of_tables, "A_ROOM", 2_000)
    record = json.loads(late("unmatched", 5).record().dumps())
    with Running(db, max_tables=SHARES, proxies="127.0.0.1") as running, ExitStack() as open_sockets:
        small = Table(running.address, seats=TWO)
        open_sockets.enter_context(look(running, small, "192.0.2.2"))
        large = []
        for _ in range(SHARES - 2):
            large.append(Table(running.address, seats=TWO))
            running.house.live[large[-1].id].begins = 3_000
            open_sockets.enter_context(look(running, large[-1], "192.0.2.1"))
        ask("POST", f"{running.address}/api/import", {"record": record})
        assert small.id in running.house.live
        assert 0 < sum(table.id in running.house.live for table in large) < len(large)


def test_nobodys_only_table_makes_room_however_large_it_is(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_of_tables, "A_ROOM", 2_000)
    with Running(db, max_tables=SHARES, proxies="127.0.0.1") as running, ExitStack() as open_sockets:
        theirs = Table(running.address, seats=TWO)
        open_sockets.enter_context(look(running, theirs, "192.0.2.2"))
        running.house.live[theirs.id].begins = 2_000 * SHARES
        strangers = []
        for _ in range(SHARES - 2):
            strangers.append(Table(running.address, seats=TWO))
            running.house.live[strangers[-1].id].begins = 1_000
            open_sockets.enter_context(look(running, strangers[-1], "192.0.2.1"))
        Table(running.address, seats=TWO)
        assert theirs.id in running.house.live
        assert any(table.id not in running.house.live for table in strangers)


def test_large_tables_nobody_looks_at_make_room_for_each_other(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_of_tables, "A_ROOM", 2_000)
    record = json.loads(late("unmatched", 5).record().dumps())
    with Running(db, max_tables=3) as running:
        small = Table(running.address, seats=TWO)
        large = [ask("POST", f"{running.address}/api/import", {"record": record})["table"] for _ in range(4)]
        assert list(running.house.live) == [small.id, large[-1]]


def test_bots_that_think_for_nobody_fill_no_server(db: Path) -> None:
    with Running(db, max_tables=2) as running:
        tables = [Table(running.address, seats=TWO, clock={"seconds": 3600, "then": "pass"} if n else None) for n in range(2)]
        for table in tables:
            running.house.live[table.id].thinking.add(0)
            running.house.live[table.id].deadline = None
        for _ in tables:
            Table(running.address, seats=TWO)
        assert not {table.id for table in tables} & running.house.live.keys()
        # A bot whose table was put away goes on at the latest when the clock would have run out.
        assert running.house.clocks.turn(tables[0].id) is None
        assert running.house.clocks.turn(tables[1].id) is not None


def test_packs_make_room_by_what_they_take_once_they_are_read(db: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pack = open_pack(written(tmp_path / "moth", MOTH)).document
    # There is room for three such packs.
    monkeypatch.setattr(house_of_tables, "A_ROOM", 3 * house_of_tables.READ * len(json.dumps([pack])) // 10)
    with Running(db, max_tables=10) as running:

        def table(version: str) -> str:
            setup = {"packs": [{**pack, "version": version}], "heroes": ["moth", "dracula"]}
            return Table(running.address, seats=TWO, setup=setup).id

        # However many tables play with the same pack, it is there once.
        same = [table("1") for _ in range(6)]
        others = [table(f"{n}") for n in range(2, 8)]
        assert list(running.house.live)[:6] == same
        assert list(running.house.live)[-1] == others[-1]
        assert len(running.house.live) <= 6 + 3


def test_nobodys_bots_wait_for_all_the_bots_of_another_address() -> None:
    async def crowd() -> None:
        thinkers = Thinkers(1, 60.0, Metrics())
        table = parlour.new("unmatched", seed=1)
        asked: list[tuple[str, float]] = []
        go = asyncio.Event()

        async def slow(question: Any) -> Any:
            asked.append((question["who"], question.get("share", 1.0)))
            await go.wait()
            return {"key": "x"}

        def ask_for(address: str) -> asyncio.Task[str]:
            return asyncio.create_task(thinkers.think(table, 0, "strong", 1, address, address))

        thinkers._all[0].ask = slow  # type: ignore[assignment, method-assign]
        many = [ask_for("stranger") for _ in range(4)]
        await asyncio.sleep(0)
        mine = [ask_for("friend") for _ in range(2)]
        gone = [ask_for(one) for one in ("friend", "somebody") for _ in range(2)]
        await asyncio.sleep(0)
        assert thinkers.waiting == 9
        for one in gone:
            one.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        assert thinkers.waiting == 5
        go.set()
        await asyncio.gather(*many, *mine)
        assert [who for who, _ in asked] == ["stranger", "stranger", "friend", "stranger", "friend", "stranger"]
        # A friend's bot shares the time with one of the stranger's and with its own next question, not with all that wait.
        assert asked[2] == ("friend", 1 / 3)
        assert (thinkers.waiting, thinkers._lines) == (0, {})
        assert await thinkers.think(table, 0, "random", 1) == "x"

        # One that is given a process in the moment in which it goes away passes it on.
        go.clear()
        first, second, third = ask_for("stranger"), ask_for("friend"), ask_for("friend")
        await asyncio.sleep(0)
        go.set()
        await first
        second.cancel()
        assert await third == "x"
        await asyncio.gather(second, return_exceptions=True)
        assert len(thinkers._idle) == 1

        # Nor is one in the way that goes away in the moment before it would be given one.
        go.clear()
        first, second = ask_for("stranger"), ask_for("friend")
        await asyncio.sleep(0)
        second.cancel()
        thinkers._let_go(thinkers._all[0])
        assert [type(one) for one in await asyncio.gather(second, return_exceptions=True)] == [asyncio.CancelledError]
        first.cancel()

    asyncio.run(crowd())


def test_a_table_many_look_at_has_its_bots_asked_for_whoever_waits_least(db: Path) -> None:
    with Running(db, proxies="127.0.0.1") as running, ExitStack() as open_sockets:
        thinkers = running.house.thinkers
        table = Table(running.address, seats=TWO)
        live = running.house.live[table.id]
        assert bots_for(running.house, live) == "127.0.0.1"
        open_sockets.enter_context(look(running, table, "192.0.2.1"))
        assert bots_for(running.house, live) == "192.0.2.1"
        open_sockets.enter_context(look(running, table, "192.0.2.2"))
        for waits, asks in (("192.0.2.1", "192.0.2.2"), ("192.0.2.2", "192.0.2.1")):
            thinkers._lines[waits] = deque([asyncio.Future(loop=running.loop)])
            assert bots_for(running.house, live) == asks
            thinkers._lines.clear()
        open_sockets.close()
        eventually(lambda: not live.listeners)
        # Nobody without a key makes a table theirs.
        assert request(running, "GET", f"/api/tables/{table.id}", None, {"X-Forwarded-For": "192.0.2.3"})[0] == 401
        assert bots_for(running.house, live) == "192.0.2.2"


def test_bots_do_not_wait_for_everybodys_hints() -> None:
    async def crowd() -> None:
        thinkers = Thinkers(1, 60.0, Metrics())
        table = parlour.new("unmatched", seed=1)
        asked: list[Any] = []
        go = asyncio.Event()

        async def slow(question: Any) -> Any:
            asked.append(question.get("hint"))
            await go.wait()
            return {"key": "x", "hints": []}

        thinkers._all[0].ask = slow  # type: ignore[assignment, method-assign]
        seat = table.decision.seats[0]  # type: ignore[union-attr]
        hints = [asyncio.create_task(thinkers.hint(table, seat, 1)) for _ in range(HINTS)]
        await asyncio.sleep(0)
        # Nobody is refused because a few ask again and again: they wait, behind the bots of tables.
        hints += [asyncio.create_task(thinkers.hint(table, seat, 1)) for _ in range(MOST_HINTS - HINTS)]
        await asyncio.sleep(0)
        for _ in range(3):
            with pytest.raises(NoThought, match=BUSY):
                await thinkers.hint(table, seat, 1)
        bot = asyncio.create_task(thinkers.think(table, seat, "random", 1))
        await asyncio.sleep(0)
        go.set()
        assert await bot == "x"
        assert await asyncio.gather(*hints) == [[]] * MOST_HINTS
        assert asked == [True] * HINTS + [None] + [True] * (MOST_HINTS - HINTS)
        assert await thinkers.hint(table, seat, 1) == []

    asyncio.run(crowd())


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
