"""Servers for tests: one in a thread of the test, and one in a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Self, TypeVar
from urllib.error import URLError

import parlour
from parlour.client import Json, Seat, ask, join, new_table
from parlour.server.app import serve
from parlour.server.house import House
from parlour.server.running import listen
from parlour.server.settings import Settings
from parlour.server.store_sqlite import SqliteStore

T = TypeVar("T")

LOWEST_PORT, HIGHEST_PORT, MOST_IN_A_ROW = 12_000, 32_000, 8

GENEROUS: dict[str, Any] = {
    "requests_per_second": 1e6,
    "share": 1e6,
    "most_under_way": 1e6,
    "request_burst": 1e6,
    "tables_per_minute": 1e6,
    "table_burst": 1e6,
    "chat_per_second": 1e6,
    "chat_burst": 1e6,
}

TWO = [{"holder": "invite"}, {"holder": "invite"}]
BOTS = [{"holder": "bot", "level": "random"}, {"holder": "bot", "level": "random"}]


class Running:
    """A server in a thread."""

    def __init__(self, db: Path | str, **settings: Any) -> None:
        self.settings = Settings(db, **({"port": 0, **GENEROUS} | settings))
        listening = listen(self.settings)
        self.settings = replace(self.settings, port=listening.getsockname()[1])
        self.address = self.settings.address
        self.server = serve(self.settings)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, args=(listening,), daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            sleep(0.005)

    def _run(self, listening: socket.socket) -> None:
        self.loop.run_until_complete(self.server.serve(sockets=[listening]))
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()

    @property
    def db(self) -> Path:
        """The file that holds the games."""
        assert isinstance(self.settings.db, Path)
        return self.settings.db

    @property
    def file(self) -> SqliteStore:
        """The same, opened."""
        assert isinstance(self.house.store, SqliteStore)
        return self.house.store

    @property
    def house(self) -> House:
        app: Any = self.server.config.app
        house = app.state.house
        assert isinstance(house, House)
        return house

    def within(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(60)
        assert not self.thread.is_alive()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def socket_of(running: Running) -> str:
    """Return where a server is spoken to by socket."""
    return f"ws{running.address[4:]}/api/socket"


class Table:
    """A new table on a server, with its links."""

    def __init__(self, address: str, game: str = "unmatched", **more: Any) -> None:
        made = new_table(address, game, **more)
        self.address = address
        self.id: str = made["table"]
        self.links: dict[Any, str] = {
            link["seat"] if link["role"] == "seat" else link["role"]: link["url"] for link in made["links"]
        }
        self.tokens: dict[Any, str] = {name: url.partition("#")[2] for name, url in self.links.items()}

    def sit(self, name: Any) -> None:
        """Use an invitation, if it is one; from then on the seat has a link of its own."""
        seat = join(f"{self.address}/t/{self.links[name].rpartition('/')[2]}", patience=60)
        seat.sit()
        self.links[name], self.tokens[name] = seat.link, seat.token

    def join(self, name: Any, language: str = "") -> Seat:
        self.sit(name)
        return join(self.links[name], patience=60, language=language)

    def ask(self, name: Any, method: str, path: str, body: Json | None = None) -> Any:
        """Ask as somebody at the table; whoever was invited sits down first."""
        if isinstance(name, int):
            self.sit(name)
        return ask(method, f"{self.address}/api/tables/{self.id}{path}", body, self.tokens[name])

    def act(self, name: Any, **message: Any) -> Any:
        return self.ask(name, "POST", "/act", {"id": os.urandom(8).hex(), **message})


def eventually(true: Callable[[], Any], seconds: float = 60.0) -> None:
    """Wait until something holds; a busy machine is no reason to fail."""
    until = monotonic() + seconds
    while not true():
        assert monotonic() < until
        sleep(0.01)


def catch_up(version: int, *seats: Seat) -> None:
    """Let everybody hear of a version."""
    for seat in seats:
        until = monotonic() + 60
        while seat.version < version and monotonic() < until:
            seat.listen(0.01)
        assert seat.version >= version


def free_ports(count: int = 1) -> int:
    """Return the first of so many free ports in a row.

    They lie below those the system hands out by itself: between our look and the server's start no connection of anybody
    takes one of them, and a server that is killed finds its port free again. PARLOUR_TEST_PORTS=12000:14000 keeps to some of them,
    so that several who kill their servers side by side do not take each other's.
    """
    lowest, _, highest = os.environ.get("PARLOUR_TEST_PORTS", f"{LOWEST_PORT}:{HIGHEST_PORT}").partition(":")
    firsts = range(int(lowest), int(highest) - MOST_IN_A_ROW, MOST_IN_A_ROW)
    for first in random.SystemRandom().sample(firsts, min(200, len(firsts))):
        with contextlib.ExitStack() as stack, contextlib.suppress(OSError):
            for port in range(first, first + count):
                stack.enter_context(socket.socket()).bind(("127.0.0.1", port))
            return first
    raise AssertionError


def listening(until: Callable[[], Any], *seats: Seat) -> None:
    """Let seats take in what comes until something holds."""

    def heard() -> Any:
        for seat in seats:
            seat.listen(0.02)
        return until()

    eventually(heard)


class Process:
    """A server in a process of its own."""

    def __init__(self, db: Path | str, *options: str, wait: bool = True) -> None:
        self.port = free_ports()
        self.db = db
        self.options = options
        self.address = f"http://127.0.0.1:{self.port}"
        self.start(wait=wait)

    def start(self, *, wait: bool = True) -> None:
        command = [
            sys.executable,
            # As the command that is installed: without the folder it is started in.
            "-P",
            "-m",
            "parlour",
            "serve",
            "--no-open",
            "--db",
            str(self.db),
            "--port",
            str(self.port),
            *self.options,
        ]
        source = Path(parlour.__file__).parent.parent
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(source)}
        )
        if wait:
            self.wait_until_up()

    def wait_until_up(self) -> None:
        until = monotonic() + 120
        while monotonic() < until:
            if self.process.poll() is not None:
                raise AssertionError(self.process.communicate())
            with contextlib.suppress(URLError, OSError):
                ask("GET", f"{self.address}/healthz")
                return
            sleep(0.02)
        raise AssertionError

    def kill(self) -> None:
        """End the process as a power cut would."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str, str]:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=120)
        return self.process.returncode, out, err


@contextlib.contextmanager
def process(db: Path, *options: str) -> Iterator[Process]:
    running = Process(db, *options)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()
        for pipe in (running.process.stdout, running.process.stderr):
            if pipe is not None:
                pipe.close()


def request(
    running: Running, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
) -> tuple[int, dict[str, str], bytes]:
    """Return the status, the headers and the body of an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", running.settings.port, timeout=60)
    try:
        data = body if isinstance(body, bytes) else json.dumps(body).encode() if body is not None else None
        connection.request(method, path, data, {"Content-Type": "application/json"} | (headers or {}))
        answer = connection.getresponse()
        found = {}
        for name, value in answer.getheaders():
            found[name.lower()] = value
        return answer.status, found, answer.read()
    finally:
        connection.close()
