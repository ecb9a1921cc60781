"""What a choice costs when nobody pauses: two people at each table, choices as fast as the server takes them.

The other side of the measurement must not be what is measured, so it speaks the socket's frames itself and reads of a state no
more than it needs to go on. The yardstick is a server that does nothing but send back messages of the size of a state.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import deque
from contextlib import suppress
from random import Random
from time import monotonic, perf_counter
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from parlour.bots.foreign import deaf_to_ctrl_c
from parlour.client import Json, ask, join

if TYPE_CHECKING:
    from parlour.server.measure import Host

TABLES = 120
"""Tables that stand ready: whose game is over makes room for the next."""

AT_ONCE = 32
"""Tables at which somebody chooses at the same time."""

SEATS: dict[str, Json] = {
    "unmatched": {"heroes": ["sherlock_holmes", "dracula"]},
    "black-orchestra": {"players": 2},
    "orange-shall-overcome": {"players": 2},
}
"""How each game is set up for two people."""

MOST_CPU = 0.5
"""Milliseconds of the server's CPU that a choice may cost, with two people connected."""

WARM_SECONDS = 1.0
"""After so long is counted: a game's words are read from its file when they are first said, and later choices do not pay for it."""

LONGEST_WAIT = 30.0


class _Option(msgspec.Struct):
    key: str


class _Decision(msgspec.Struct):
    options: list[_Option]


class _View(msgspec.Struct):
    decision: _Decision | None


class StateRead(msgspec.Struct):
    """What is read of a state."""

    version: int
    view: _View


class _Message(msgspec.Struct):
    type: str
    state: StateRead | None = None
    ok: bool = True


read_message = msgspec.json.Decoder(_Message).decode


class Frames(asyncio.Protocol):
    """One side of a socket: whole messages out, whole messages in."""

    def __init__(self, host: str, path: str) -> None:
        self.messages: deque[bytes] = deque()
        self.heard = asyncio.Event()
        self.ended = False
        self._rest = b""
        self._open = False
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True
        self.heard.set()

    def data_received(self, data: bytes) -> None:
        """Take the frames out of what came; a server sends a message as one frame, and masks nothing."""
        data = self._rest + data if self._rest else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._open = True
            self.heard.set()
        at = 0
        while len(data) - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, begin = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < begin + size:
                break
            body = data[begin : begin + size]
            if data[at] & 15 == 1:
                self.messages.append(body)
            elif data[at] & 15 == 9:
                self.send(body, 0x8A)
            at = begin + size
        self._rest = data[at:]
        if self.messages:
            self.heard.set()

    def send(self, body: bytes, kind: int = 0x81) -> None:
        """Send a message, masked by nothing, which is a mask, too."""
        size = len(body)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2)
        self.transport.write(head + bytes(4) + body)

    async def next(self) -> bytes:
        """Return the next message."""
        while not self.messages:
            if self.ended:
                msg = "the server closed a connection"
                raise ConnectionError(msg)
            self.heard.clear()
            await asyncio.wait_for(self.heard.wait(), LONGEST_WAIT)
        return self.messages.popleft()


async def connect(address: str, path: str) -> Frames:
    """Open a socket."""
    parts = urlsplit(address)
    loop = asyncio.get_running_loop()
    assert parts.hostname is not None
    assert parts.port is not None
    _, frames = await loop.create_connection(lambda: Frames(parts.netloc, path), parts.hostname, parts.port)
    await asyncio.wait_for(frames.heard.wait(), LONGEST_WAIT)
    return frames


class Pair:
    """A table with two people, who choose at random as soon as they may."""

    def __init__(self, address: str, game: str, number: int) -> None:
        self.address = address
        self.chance = Random(number)
        made = ask("POST", f"{address}/api/tables", {"game": game, "setup": SEATS.get(game, {})})
        self.id: str = made["table"]
        self.tokens: dict[int, str] = {}
        for link in made["links"]:
            if link["role"] == "seat":
                seat = join(f"{address}/t/{self.id}#{link['token']}")
                seat.sit()
                self.tokens[link["seat"]] = seat.token
        self.sockets: dict[int, Frames] = {}
        self.states: dict[int, StateRead] = {}
        self.sizes = [0, 0]
        """States heard, and their bytes."""
        self.choices = 0

    async def open(self) -> None:
        """Connect everybody."""
        for seat, token in self.tokens.items():
            self.sockets[seat] = await connect(self.address, f"/api/socket/{self.id}")
            hello = {"type": "hello", "table": self.id, "token": token}
            self.sockets[seat].send(json.dumps(hello).encode())
            while seat not in self.states:
                await self._hear(seat)
        self.sizes = [0, 0]

    async def _hear(self, seat: int) -> None:
        text = await self.sockets[seat].next()
        message = read_message(text)
        if message.state is not None:
            self.states[seat] = message.state
            self.sizes[0] += 1
            self.sizes[1] += len(text)
        elif not message.ok:
            raise RuntimeError(text.decode())

    async def choose(self) -> bool:
        """Choose once and wait until everybody has heard of it; say whether the game goes on."""
        asked = next((s for s, state in self.states.items() if state.view.decision and state.view.decision.options), None)
        if asked is None:
            return False
        state = self.states[asked]
        assert state.view.decision is not None
        key = self.chance.choice(state.view.decision.options).key
        self.choices += 1
        message = {"type": "choose", "id": f"n{self.choices}", "seat": asked, "key": key, "version": state.version}
        self.sockets[asked].send(msgspec.json.encode(message))
        for seat in self.sockets:
            while self.states[seat].version <= state.version:
                await self._hear(seat)
        return True

    def close(self) -> None:
        """Let everybody go."""
        for socket in self.sockets.values():
            socket.transport.close()


def make(servers: list[Host], games: list[str], count: int = TABLES) -> list[Pair]:
    """Start tables of all games in turn, each at one of the nodes."""
    nodes = [servers[number // len(games) % len(servers)] for number in range(count)]
    return [Pair(node.address, games[number % len(games)], number) for number, node in enumerate(nodes)]


def _cpu(servers: list[Host]) -> float:
    return sum(server.cpu() for server in servers)


def _commits(servers: list[Host]) -> float:
    return sum(server.counters()["parlour_commits"] for server in servers)


async def choices(servers: list[Host], pairs: list[Pair], seconds: float) -> Json:
    """Let everybody choose without a pause; return what it cost."""
    for pair in pairs:
        await pair.open()
    ready = deque(pairs)
    waits: list[float] = []
    until = monotonic() + WARM_SECONDS + seconds
    ended: list[float] = []

    async def slot() -> None:
        while ready and monotonic() < until:
            pair = ready.popleft()
            while monotonic() < until:
                before = perf_counter()
                if not await pair.choose():
                    break
                waits.append(perf_counter() - before)
        ended.append(monotonic())

    async def start_counting() -> tuple[float, float, float]:
        await asyncio.sleep(WARM_SECONDS)
        commits = await asyncio.to_thread(_commits, servers)
        waits.clear()
        for pair in pairs:
            pair.sizes = [0, 0]
        return monotonic(), _cpu(servers), commits

    counting = asyncio.create_task(start_counting())
    await asyncio.gather(*(slot() for _ in range(AT_ONCE)))
    began, cpu, commits = await counting
    spent, committed = _cpu(servers) - cpu, _commits(servers) - commits
    heard = [sum(pair.sizes[part] for pair in pairs) for part in (0, 1)]
    for pair in pairs:
        pair.close()
    took = max(ended) - began
    return {
        "tables_at_once": AT_ONCE,
        "seconds": round(took, 2),
        "choices": len(waits),
        "choices_per_s": round(len(waits) / took, 1),
        "waits": waits,
        "server_cpu_ms_per_choice": round(spent * 1000 / len(waits), 3) if waits and spent else None,
        "bytes_per_state": round(heard[1] / heard[0]) if heard[0] else None,
        "commits_per_choice": round(committed / len(waits), 3) if waits else None,
    }


# The yardstick.


def echo(port: str) -> None:
    """Serve a socket that sends back what it is sent; this runs in a process of its own."""
    from websockets.asyncio.server import ServerConnection, serve  # noqa: PLC0415

    async def back(socket: ServerConnection) -> None:
        async for message in socket:
            await socket.send(message)

    async def run() -> None:
        async with serve(back, "127.0.0.1", int(port), compression=None) as server:
            await server.serve_forever()

    with suppress(KeyboardInterrupt):
        asyncio.run(run())


async def echoes(port: int, size: int, seconds: float) -> Json:
    """Measure the yardstick with as many sockets and messages of that size."""
    from parlour.server.measure import cpu_of, percentiles  # noqa: PLC0415

    code = "import sys; from parlour.server.saturate import echo; echo(sys.argv[1])"
    with deaf_to_ctrl_c():
        process = subprocess.Popen([sys.executable, "-c", code, str(port)])  # noqa: ASYNC220, S603 - ourselves, and nothing else waits
    try:
        sockets = [await _until_open(port) for _ in range(AT_ONCE)]
        body = b"x" * size
        waits: list[float] = []
        began = monotonic()

        async def slot(socket: Frames) -> None:
            while monotonic() < began + seconds:
                before = perf_counter()
                socket.send(body)
                await socket.next()
                waits.append(perf_counter() - before)

        before = cpu_of(process.pid)
        await asyncio.gather(*(slot(socket) for socket in sockets))
        spent, took = cpu_of(process.pid) - before, monotonic() - began
        for socket in sockets:
            socket.transport.close()
    finally:
        process.terminate()
        process.wait(30)
    return {
        "bytes": size,
        "echoes_per_s": round(len(waits) / took, 1),
        **percentiles(waits),
        "server_cpu_ms_per_echo": round(spent * 1000 / len(waits), 4) if spent else None,
    }


async def _until_open(port: int) -> Frames:
    until = monotonic() + LONGEST_WAIT
    while True:
        try:
            return await connect(f"http://127.0.0.1:{port}", "/")
        except OSError:
            if monotonic() > until:
                raise
            await asyncio.sleep(0.02)


async def saturated(servers: list[Host], games: list[str], seconds: float) -> Json:
    """Return what a choice costs without pauses, and beside it what an echo costs in the same run."""
    from parlour.server.measure import free_port, percentiles  # noqa: PLC0415

    pairs = await asyncio.to_thread(make, servers, games)
    found = {"nodes": len(servers), **await choices(servers, pairs, seconds)}
    found |= percentiles(found.pop("waits"))
    if found["bytes_per_state"]:
        found["echo"] = await echoes(free_port(), found["bytes_per_state"], seconds / 4)
        mine, theirs = found["server_cpu_ms_per_choice"], found["echo"]["server_cpu_ms_per_echo"]
        found["times_an_echo"] = round(mine / theirs, 2) if mine and theirs else None
    return found
