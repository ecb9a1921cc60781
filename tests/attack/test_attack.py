"""Against a real server with its usual limits, all at once: friends play on while strangers do their worst.

Short in `make test`; `make attack` goes on for minutes.
"""

from __future__ import annotations

import contextlib
import json
import random
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from hypothesis import settings
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import parlour
from parlour.client import Json, Refused, ask
from server.hosting import TWO, Process, Table, catch_up, process

pytestmark = pytest.mark.attack

LONGEST = 30.0
"""Seconds after which somebody who waits for an answer thinks that the server hangs."""


def elsewhere(index: int) -> str:
    """Return where a stranger comes from: the friends' own address may not say so much."""
    return f"127.0.0.{10 + index}" if sys.platform == "linux" else "127.0.0.1"


MOST_MEMORY = 600 * 1024 * 1024


def rounds() -> int:
    """Return how often each attack is made."""
    found = settings.default
    assert found is not None
    return 1 if found.max_examples < 100 else 12


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(tmp_path_factory.mktemp("attack") / "parlour.db", "--max-tables", "20") as running:
        yield running


def new_table(server: Process) -> Table:
    """Make a table; where strangers of the same address have made too many just now, wait as one is asked to."""
    until = monotonic() + 120
    while True:
        try:
            return Table(server.address, seats=TWO)
        except Refused as refused:
            if refused.code != "too_many" or monotonic() > until:
                raise
            sleep(1.0)


class Friends(threading.Thread):
    """Two who play while all this happens; they remember the longest time they had to wait."""

    def __init__(self, server: Process) -> None:
        super().__init__(daemon=True)
        self.table = new_table(server)
        self.enough = threading.Event()
        self.choices = 0
        self.longest = 0.0
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            with self.table.join(0) as ann, self.table.join(1) as bob:
                while not (self.enough.is_set() and self.choices) and not ann.over:
                    began = monotonic()
                    asked = ann if ann.options else bob
                    asked.choose(asked.options[0]["key"])
                    catch_up(asked.version, ann, bob)
                    self.longest = max(self.longest, monotonic() - began)
                    self.choices += 1
                    self.enough.wait(0.05)
        except BaseException as failure:  # noqa: BLE001 - told to the main thread
            self.failure = failure


@contextlib.contextmanager
def friends_play_on(server: Process) -> Iterator[None]:
    """Whatever is done here, the friends at their table make choices, none waits long, and memory stays where it was."""
    friends = Friends(server)
    friends.start()
    try:
        yield
    finally:
        friends.enough.set()
        friends.join(120)
    assert not friends.is_alive()
    if friends.failure is not None:
        raise friends.failure
    assert friends.choices
    assert friends.longest < LONGEST
    assert memory_of(server) < MOST_MEMORY
    assert ask("GET", f"{server.address}/healthz")["ok"]


def memory_of(server: Process) -> int:
    if not sys.platform.startswith("linux"):
        return 0
    for line in Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError


def at_once(number: int, work: Callable[[int], Any]) -> list[Any]:
    """Do the same many times at once and return what came of it."""
    results: list[Any] = [None] * number

    def one(index: int) -> None:
        try:
            results[index] = work(index)
        except Exception as mistake:  # noqa: BLE001 - judged by the caller
            results[index] = mistake

    threads = [threading.Thread(target=one, args=(index,), daemon=True) for index in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(180)
        assert not thread.is_alive()
    return results


def send(server: Process, data: bytes, wait: float = 30.0) -> bytes:
    """Send bytes as they are, and return what comes back."""
    said = b""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", server.port), timeout=wait) as opened:
        opened.sendall(data)
        while part := opened.recv(65_536):
            said += part
            if b"\r\n\r\n" in said and said.endswith(b"}"):
                break
    return said


def post(path: str, body: bytes) -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def status(said: bytes) -> int:
    return int(said.split(b" ", 2)[1]) if said.startswith(b"HTTP/1.1 ") else 0


def mutated(chance: random.Random) -> Json:
    """Return a position in which something was changed: in its state, its stack, or its chance."""
    game = chance.choice(parlour.games())
    t = parlour.new(game, seed=chance.randrange(50))
    for _ in range(chance.randrange(12)):
        if t.decision is not None:
            t.choose(chance.choice(t.decision.options).key)
    doc: Any = json.loads(json.dumps(t.position()))
    for _ in range(chance.randint(1, 3)):
        place, key = chance.choice(list(places(doc)))
        place[key] = chance.choice([0, -1, 63, 10**9, -(10**15), 2**70, "", "x", None, [], {}, True, 1e300, [place[key]] * 50])
    return {"position": doc}


def places(doc: Any) -> Iterator[tuple[Any, Any]]:
    """Name every place in a document."""
    for key in doc if isinstance(doc, dict) else range(len(doc)):
        yield doc, key
        if isinstance(doc[key], (dict, list)):
            yield from places(doc[key])


def test_large_bodies_from_many_at_once(server: Process) -> None:
    bodies = [
        b"[" * 1_000_000,
        b'{"position": {"state": [' + b"[]," * 330_000 + b"[]]}}",
        b'{"record": {"seed": ' + b"9" * 1_000_000 + b"}}",
        b'{"record": {"choices": [' + b'"x",' * 250_000 + b'"x"]}}',
        b" " * 4_000_000,
    ]
    with friends_play_on(server):
        for _ in range(rounds()):
            said = at_once(15, lambda index: status(send(server, post("/api/import", bodies[index % len(bodies)]))))
            assert set(said) <= {0, 413, 422, 429}


def test_positions_that_were_tampered_with(server: Process) -> None:
    chance = random.Random(7)
    with friends_play_on(server):
        for _ in range(12 * rounds()):
            said = send(server, post("/api/import", json.dumps(mutated(chance)).encode()), wait=90)
            assert status(said) in {201, 422, 429}
            assert b"Traceback" not in said


def test_half_requests_from_many_at_once(server: Process) -> None:
    halves = [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127",
        b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n{",
    ]
    with friends_play_on(server), contextlib.ExitStack() as stack:
        opened: list[socket.socket] = []
        for index in range(300):
            one = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=60))
            with contextlib.suppress(OSError):
                one.sendall(halves[index % len(halves)])
            opened.append(one)
        if rounds() > 1:
            # None of them is waited for: all end by themselves, soon.
            for one in opened:
                with contextlib.suppress(ConnectionResetError):
                    while one.recv(65_536):
                        pass


def test_requests_that_are_nonsense(server: Process) -> None:
    chance = random.Random(11)
    nonsense = [
        b"\x00" * 100,
        b"GET " + b"/" * 70_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        post("/api/tables", json.dumps({"game": "unmatched", "setup": {"heroes": [["x"] * 500] * 5}}).encode()),
        post("/api/join", b'{"table": "' + b"0" * 50_000 + b'"}'),
    ]
    with friends_play_on(server):
        for _ in range(rounds()):
            said = at_once(len(nonsense), lambda index: status(send(server, nonsense[index], wait=2.0)))
            assert not [code for code in said if code == 500]
            send(server, chance.randbytes(3_000), wait=2.0)


def test_sockets_that_say_anything(server: Process) -> None:
    table = new_table(server)
    hello = {"type": "hello", "table": table.id, "token": table.tokens["spectator"]}
    words = ["hello", "choose", "undo", "vote", "say", "hint", "sync", "x"]

    def talk(index: int) -> int:
        mine = random.Random(index)
        heard = 0
        address = f"ws{server.address[4:]}/api/socket"
        with contextlib.suppress(OSError, WebSocketException), connect(address, source_address=(elsewhere(index), 0)) as opened:
            if index % 4:
                opened.send(json.dumps(hello))
            for _ in range(30):
                message = {"type": mine.choice(words), "id": mine.choice(["a", 5, "x" * 80]), "seat": mine.randrange(-2, 20)}
                opened.send(json.dumps(message) if mine.random() < 0.8 else mine.randbytes(60))
                opened.recv(60)
                heard += 1
        return heard

    with friends_play_on(server):
        for _ in range(rounds()):
            assert all(heard >= 0 for heard in at_once(20, talk))
        assert ask("GET", f"{server.address}/api/tables/{table.id}", None, table.tokens["host"])["table"]["version"] == 0


def test_tables_with_clocks_fill_no_server(server: Process) -> None:
    made = 0
    with friends_play_on(server):
        for _ in range(25):
            try:
                Table(server.address, seats=TWO, clock={"seconds": 5, "then": "bot", "level": "random"})
                made += 1
            except Refused as refused:
                assert refused.code == "too_many"  # noqa: PT017 - most are made
    assert made > 20


def test_after_a_power_cut_in_the_middle_of_it_everything_is_there(server: Process) -> None:
    table = new_table(server)
    with table.join(0) as ann:
        version = ann.choose(ann.options[0]["key"])["version"]
        threading.Thread(target=send, args=(server, post("/api/import", b"[" * 900_000)), daemon=True).start()
        server.kill()
        server.start()
        assert ann.request({"type": "sync"})["version"] == version
    assert ask("GET", f"{server.address}/healthz")["ok"]
