"""Running the server: the port, the words at the start, the browser, and a quiet end."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from typing import TextIO

import uvicorn

from parlour.engine.errors import BadInput
from parlour.server import logs
from parlour.server.app import serve
from parlour.server.contract import StoreFailed
from parlour.server.settings import Settings
from parlour.server.stores import shown

BACKLOG = 512

ENOUGH_FILES = 16_384
SPARE_FILES = 100
"""For the database, the processes and whatever else a server opens."""


def listen(settings: Settings) -> socket.socket:
    """Return the listening socket, so that a port in use is one clear line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Said to be TCP, its connections send at once what they have to: an answer in two pieces waits for nobody in between.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError, TypeError, UnicodeError) as mistake:
        listening.close()
        reason = getattr(mistake, "strerror", None) or str(mistake)
        wrong_address = isinstance(mistake, socket.gaierror) or getattr(mistake, "errno", None) == errno.EADDRNOTAVAIL
        remedy = "it must be an address of this machine" if wrong_address else "--port takes another one"
        msg = f"cannot listen on {settings.host} port {settings.port}: {reason}; {remedy}"
        raise BadInput(msg) from None
    return listening


def files_at_once() -> int:
    """Return how many files and connections this process may have open, after asking for as many as there may be."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return ENOUGH_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


OFTEN = 0.0005
"""Seconds after which a thread that computes lets others go on."""


def collect_seldom() -> None:
    """Let the collector of cycles look seldom, and never at what was there from the start.

    Tables are large and make few cycles; looking through all of them again and again costs a quarter of a busy server.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def say(line: str, to: TextIO | None = None) -> None:
    """Tell the person who started the server."""
    print(line, file=to, flush=True)


def run(settings: Settings, log_level: str, *, open_page: bool) -> int:
    """Serve until stopped."""
    logs.set_up(log_level)
    listening = listen(settings)
    settings = replace(settings, port=listening.getsockname()[1], most_open=min(settings.most_open, files_at_once() - SPARE_FILES))
    try:
        server = serve(settings)
    except StoreFailed as mistake:
        listening.close()
        raise BadInput(str(mistake)) from None
    collect_seldom()
    # Whoever answers goes on at once where threads read packs or play long games again, not after 5 ms at every step.
    sys.setswitchinterval(OFTEN)
    say(f"Parlour is open at {settings.address}/   (database: {shown(settings.db)}; stop with Ctrl-C)")
    if settings.open_to_network and not settings.secure:
        say(
            f"Warning: everybody who can reach {settings.host} can connect, and without TLS others on the network can read along "
            "and take over seats. Put a proxy with TLS before it and name its address with --url (docs/hosting.md).",
            to=sys.stderr,
        )
    try:
        asyncio.run(_run(server, listening, settings.address if open_page else ""))
    except SystemExit:
        msg = "the server could not start; what it wrote above says why"
        raise BadInput(msg) from None
    finally:
        listening.close()
    say("Parlour is closed; all games are saved.")
    return 0


async def _run(server: uvicorn.Server, listening: socket.socket, open_at: str) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    if open_at:
        # The port listens already: a browser that is faster than us waits for its answer.
        await asyncio.to_thread(webbrowser.open, open_at)
    await serving
