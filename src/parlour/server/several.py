"""Several nodes on one machine: a process and a port for each, started again should one of them end."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from time import monotonic, sleep
from types import FrameType

from parlour.server.running import say
from parlour.server.settings import Settings

PAUSE = 1.0
"""Seconds before a node that has ended is started again; one that ends at once was told so."""

GRACE = 15.0
"""Seconds a node has to end in."""


def run_several(settings: Settings, log_level: str, count: int, bots: list[str]) -> int:
    """Start the nodes and look after them until told to stop."""
    nodes = [Node(settings, log_level, settings.port + number if settings.port else 0, bots) for number in range(count)]
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, stop)
    for node in nodes:
        node.start()
    while not stopping:
        sleep(0.1)
        for node in nodes:
            if not node.looks_well():
                stopping = True
    for node in nodes:
        node.ask_to_end()
    statuses = [node.wait() for node in nodes]
    say("Parlour is closed; all games are saved.")
    return max(statuses)


class Node:
    """One of them."""

    def __init__(self, settings: Settings, log_level: str, port: int, bots: list[str]) -> None:
        options = [f"--host={settings.host}", f"--port={port}", f"--max-tables={settings.max_tables}"]
        options += [f"--keep={settings.keep_days}", f"--workers={settings.workers}", f"--log-level={log_level}"]
        options += [] if settings.hints else ["--no-hints"]
        options += [f"--url={settings.url}"] if settings.url else []
        options += [f"--proxy={settings.proxies}"] if settings.proxies else []
        options += [f"--bot={bot}" for bot in bots]
        options += [f"--pack={place}" for place in settings.packs]
        options += [f"--set={game}.{id}={str(value).lower()}" for game, changed in settings.figures for id, value in changed]
        self.command = [sys.executable, "-m", "parlour", "serve", "--no-open", *options]
        # By the environment: a password has no business in the list of processes.
        self.environment = {**os.environ, "PARLOUR_DB": str(settings.db)}
        self.process: subprocess.Popen[bytes] | None = None
        self.began = 0.0

    def start(self) -> None:
        """Start it, deaf to Ctrl-C, which is for us."""
        self.began = monotonic()
        self.process = subprocess.Popen(self.command, env=self.environment, start_new_session=True)  # noqa: S603 - ourselves

    def looks_well(self) -> bool:
        """Start it again if it has ended; say no if it cannot be started."""
        assert self.process is not None
        if self.process.poll() is None:
            return True
        if monotonic() - self.began < PAUSE or self.process.returncode == 2:
            return False
        sleep(PAUSE)
        self.start()
        return True

    def ask_to_end(self) -> None:
        """Let it say goodbye."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            self.process.terminate()

    def wait(self) -> int:
        """Wait for its end and return its status."""
        assert self.process is not None
        try:
            return abs(self.process.wait(GRACE))
        except subprocess.TimeoutExpired:
            self.process.kill()
            return abs(self.process.wait())
