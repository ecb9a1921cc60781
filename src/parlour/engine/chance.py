"""Chance that nobody can choose: made of a secret and of a word from every seat, each promised before any of them is told.

Whoever deals promises a secret; then every seat promises a word, knowing nothing of the others; only when all is promised are the
words told, and at the end the secret. The seed follows from all of them, so one honest word is enough to make it nobody's.
A promise is a hash of what it promises, and of what it was promised for: it fits no other table and no other seat.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.reading import read_dict, shown
from parlour.engine.title import Json

WORD = r"^[0-9a-f]{32}$"
"""128 random bits."""

PROMISE = r"^[0-9a-f]{64}$"


def new_word() -> str:
    """Return a secret, or a word, that nobody can guess."""
    return secrets.token_hex(16)


def promised_secret(secret: str) -> str:
    """Return the promise of a secret.

    >>> promised_secret("00" * 16)[:16]
    '0875a8e75aae7f80'
    """
    return _hashed("secret", secret).hex()


def promised_word(commitment: str, seat: int, word: str) -> str:
    """Return a seat's promise of a word, for the secret that was promised."""
    return _hashed("word", commitment, str(seat), word).hex()


def _hashed(*parts: str) -> bytes:
    return hashlib.sha256(":".join(("parlour", *parts)).encode()).digest()


@dataclass(frozen=True)
class Chance:
    """Where a seed comes from: the secret, and the words by seat."""

    secret: str
    words: dict[int, str]

    @property
    def commitment(self) -> str:
        """What was promised before anybody gave a word."""
        return promised_secret(self.secret)

    @property
    def seed(self) -> int:
        """The seed that follows."""
        told = (f"{seat}={word}" for seat, word in sorted(self.words.items()))
        return int.from_bytes(_hashed("seed", self.secret, *told)[:8], "big")

    def document(self) -> Json:
        """Return it ready for JSON."""
        return {"secret": self.secret, "words": {str(seat): word for seat, word in sorted(self.words.items())}}


def read_chance(what: str, doc: Any, most_seats: int = 16) -> Chance:
    """Read where a seed comes from; anything wrong is one clear line."""
    doc = read_dict(what, doc, ("secret", "words"))
    words = read_dict(f"{what} words", doc.get("words"), [str(seat) for seat in range(most_seats)])
    for name, value in (("secret", doc.get("secret")), *((f"word of seat {seat}", word) for seat, word in words.items())):
        if not isinstance(value, str) or re.fullmatch(WORD, value) is None:
            msg = f"{what}: the {name} is not 32 hexadecimal digits but {shown(value)}"
            raise BadInput(msg)
    return Chance(doc["secret"], {int(seat): word for seat, word in words.items()})
