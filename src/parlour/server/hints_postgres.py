"""Hints that tables have moved: they go by a connection of their own, after the commit, and nobody relies on them."""

from __future__ import annotations

import queue
import re
import secrets
import threading
from collections.abc import Callable
from time import sleep

import psycopg

from parlour.server.speaking_postgres import Connection, connected

CHANNEL = "parlour"
MOST_HINTED = 200
"""Tables named in one hint; a hint is at most 8,000 bytes."""

GATHER_SECONDS = 0.02
"""How long a hint waits for others to go with it; nodes that hear it wake up once."""


class Hints:
    """Tells other nodes which tables have moved, and hears it from them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.node = secrets.token_hex(8)
        """Tells our own hints from those of others."""
        self.heard: Callable[[list[str]], None] = lambda _: None
        self._closing = threading.Event()
        self._moved: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._send, name="parlour-hints", daemon=True),
            threading.Thread(target=self._hear, name="parlour-hearing", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def moved(self, table_id: str) -> None:
        """Let others know that a table has moved."""
        self._moved.put(table_id)

    def close(self) -> None:
        """Say what is still to be said, and end."""
        self._closing.set()
        self._moved.put(None)
        for thread in self._threads:
            thread.join()

    def _send(self) -> None:
        connection: Connection | None = None
        last = False
        while not last:
            table_id = self._moved.get()
            self._closing.wait(GATHER_SECONDS)
            moved: set[str] = set()
            while table_id is not None:
                moved.add(table_id)
                if len(moved) >= MOST_HINTED:
                    break
                try:
                    table_id = self._moved.get_nowait()
                except queue.Empty:
                    break
            else:
                last = True
            if not moved:
                continue
            try:
                connection = connected(self.url, connection)
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.node} {' '.join(moved)}"))
            except psycopg.Error:
                # A hint that is lost costs time, never truth.
                connection = None
        if connection is not None:
            connection.close()

    def _hear(self) -> None:
        while not self._closing.is_set():
            try:
                with connected(self.url, None) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    while connection.good and not self._closing.is_set():
                        for hint in connection.notifies(timeout=0.5):
                            node, *tables = hint.payload.split(" ")
                            if node != self.node and all(re.fullmatch("[0-9a-f]+", table) for table in tables):
                                self.heard(tables)
            except psycopg.Error:
                sleep(0.5)
