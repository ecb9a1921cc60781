"""Keys to seats: random, long enough never to be guessed, and known to the database only by their hash."""

from __future__ import annotations

import hashlib
import secrets

BYTES = 20
"""160 bits."""


def new_token() -> str:
    """Return a fresh key."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """Return a name for a table or a link: hard to guess, but not a key."""
    return secrets.token_hex(8)


def digest(token: str) -> bytes:
    """Return what is stored of a key. A key is random, so a plain hash cannot be reversed."""
    return hashlib.sha256(b"parlour:" + token.encode()).digest()


def new_seed() -> int:
    """Return a seed nobody knows."""
    return secrets.randbits(64)
