"""Requests exactly as they are written: clients tidy up paths and headers, attackers do not."""

from __future__ import annotations

import socket
from dataclasses import dataclass

from server.hosting import Running


@dataclass
class Got:
    status: int
    headers: dict[str, str]
    body: bytes


def send(running: Running, request: bytes) -> bytes:
    """Send bytes as they are, close our side, and return all that comes back."""
    with socket.create_connection(("127.0.0.1", running.settings.port), timeout=60) as connection:
        connection.sendall(request)
        parts = []
        while part := connection.recv(65_536):
            parts.append(part)
    return b"".join(parts)


def get(running: Running, path: str | bytes, *headers: str, method: str = "GET", host: str | None = None) -> Got:
    """Ask for a path as it is written."""
    target = path if isinstance(path, bytes) else path.encode("latin-1")
    lines = [f"Host: {host or f'127.0.0.1:{running.settings.port}'}", "Connection: close", *headers]
    head = method.encode() + b" " + target + b" HTTP/1.1\r\n" + "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n"
    top, _, body = send(running, head).partition(b"\r\n\r\n")
    first, *rest = top.decode("latin-1").split("\r\n")
    found = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
    return Got(int(first.split()[1]), found, body)
