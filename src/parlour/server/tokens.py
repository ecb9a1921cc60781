"""Keys to seats: random, long enough never to be guessed, and known to the database only by their hash."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets

BYTES = 20
"""160 bits."""


def new_token() -> str:
    """Return a fresh key."""
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """Return a name for a table or a link: hard to guess, but not a key."""
    return secrets.token_hex(8)


SIGNATURE = 16
"""128 bits: what cannot be guessed need not be longer."""


def new_device(key: bytes, *, tls: bool = False) -> str:
    """Return a name for a device that only this server can have given; one given by TLS is good by TLS alone."""
    name = secrets.token_bytes(BYTES)
    return base64.urlsafe_b64encode(name + _signed(name, key, tls)).decode()


def issued(device: str, key: bytes, *, tls: bool = False) -> bool:
    """Say whether this server gave a device its name.

    >>> key = b"k" * 32
    >>> issued(new_device(key), key), issued(new_device(b"other"), key), issued("a" * 48, key), issued("odd", key)
    (True, False, False, False)
    >>> issued(new_device(key, tls=True), key, tls=True), issued(new_device(key, tls=True), key)
    (True, False)
    """
    try:
        raw = base64.b64decode(device, b"-_", validate=True)
    except (ValueError, binascii.Error):
        return False
    return len(raw) == BYTES + SIGNATURE and hmac.compare_digest(raw[BYTES:], _signed(raw[:BYTES], key, tls))


def _signed(name: bytes, key: bytes, tls: bool) -> bytes:  # noqa: FBT001 - the two public functions name it
    return hmac.digest(key, (b"tls:" if tls else b"device:") + name, "sha256")[:SIGNATURE]


CODE_LETTERS = "BCDFGHJKMNPQRSTVWXYZ"
"""No vowels, so that no code is a word; no letter that is easily taken for another or for a digit."""

CODE_LENGTH = 8
"""20 to the 8th: 34.6 bits. Enough for a code that ends soon, opens only what is offered, and cannot be tried often."""


def new_code() -> str:
    """Return a fresh code for people to type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """Return a code as it is on file, however it was typed, or None if it cannot be one.

    >>> read_code(" bcdf-ghjk "), read_code("hello")
    ('BCDFGHJK', None)
    """
    letters = "".join(letter for letter in text.upper() if letter.isalnum())
    fits = len(letters) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in letters)
    return letters if fits else None


def code_shown(code: str) -> str:
    """Return a code in two groups.

    >>> code_shown("BCDFGHJK")
    'BCDF-GHJK'
    """
    return f"{code[:4]}-{code[4:]}"


def digest(token: str) -> bytes:
    """Return what is stored of a key. A key is random, so a plain hash cannot be reversed."""
    return hashlib.sha256(b"parlour:" + token.encode()).digest()


def counted_as(address: str, key: bytes) -> str:
    """Return an address as it is counted where others can read it: it tells nothing to who does not have the key."""
    return hmac.digest(key, b"address:" + address.encode(), "sha256").hex()[:32]


def nobodys() -> bytes:
    """Return the hash of a key that nobody has: a seat held by a device alone."""
    return secrets.token_bytes(32)


def new_seed() -> int:
    """Return a seed nobody knows."""
    return secrets.randbits(64)
