"""What is the same for everybody: kept ready in memory, with its tag and its encodings, and sent only to those who lack it.

Only such things are compressed. What belongs to a table mixes a seat's secrets with what others wrote, and the length of a
compressed text tells how much of the one occurs in the other; so it travels as it is.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"
"""For what gets another name when it changes."""

ASK_AGAIN = "no-cache"
"""For what keeps its name: kept by browsers, who ask whether it is still good."""

WORTHWHILE = 1024
"""Smaller things do not get smaller."""

TEXT = ("text/", "application/json", "image/svg+xml")


@dataclass(frozen=True)
class Stored:
    """Bytes, what they are, what changes when they do, and how long they may be kept."""

    body: bytes
    kind: str
    tag: str
    cache: str
    encoded: Mapping[str, bytes]
    """The same by encoding, best first."""


def store(body: bytes, kind: str, cache: str = ASK_AGAIN, brotli: bytes | None = None) -> Stored:
    """Return something made ready to be sent, compressed where that helps."""
    encoded: dict[str, bytes] = {}
    if len(body) >= WORTHWHILE and kind.startswith(TEXT):
        if brotli is not None:
            encoded["br"] = brotli
        # Without a time in it: the same bytes on every machine and at every start.
        encoded["gzip"] = gzip.compress(body, 9, mtime=0)
    tag = hashlib.sha256(body).hexdigest()[:20]
    return Stored(body, kind, tag, cache, {name: found for name, found in encoded.items() if len(found) < len(body)})


def answer(thing: Stored, headers: Mapping[str, str], status: int = 200) -> Response:
    """Return a stored thing as the asker can read it, or word that what they have is still good."""
    coding = chosen(headers.get("accept-encoding", ""), thing.encoded)
    tag = f'"{thing.tag}-{coding}"' if coding else f'"{thing.tag}"'
    told = {"cache-control": thing.cache}
    if thing.cache != FOREVER:
        # Nobody asks whether something is still good that never changes; of some thirty files a tag is a kilobyte.
        told["etag"] = tag
    if thing.encoded:
        told["vary"] = "Accept-Encoding"
    if status == 200 and has(headers.get("if-none-match", ""), thing.tag):
        return Response(status_code=304, headers=told)
    if coding:
        told["content-encoding"] = coding
    kind = f"{thing.kind}; charset=utf-8" if thing.kind.startswith("text/") else thing.kind
    return Response(thing.encoded[coding] if coding else thing.body, status, {**told, "content-type": kind})


def has(if_none_match: str, tag: str) -> bool:
    """Say whether somebody has this already, in whatever encoding.

    >>> has('W/"aa", "bb-gzip"', "bb"), has("*", "bb"), has('"bbb"', "bb")
    (True, True, False)
    """
    held = [one.strip().removeprefix("W/").strip('"').partition("-")[0] for one in if_none_match.split(",")]
    return "*" in held or tag in held


def chosen(accepted: str, offered: Mapping[str, bytes]) -> str:
    """Return the encoding the asker likes best, of equals the first offered; nothing if plain is what they like or can read.

    >>> both = {"br": b"", "gzip": b""}
    >>> chosen("gzip, br", both), chosen("br;q=0.5, gzip;q=0.8", both), chosen("gzip;q=0, br;q=0", both), chosen("*", both)
    ('br', 'gzip', '', 'br')
    >>> chosen("", both), chosen("gzip;q=0.1, identity", both), chosen("GZIP; Q=1", both), chosen("gzip;q=nonsense", both)
    ('', '', 'gzip', '')
    """
    wish: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, more = part.partition(";")
        wish[name.strip()] = _weight(more)
    others = wish.get("*", 0.0)
    best = max(offered, key=lambda name: wish.get(name, others), default="")
    weight = wish.get(best, others)
    return best if weight > 0 and weight >= wish.get("identity", 0.0) else ""


def _weight(parameter: str) -> float:
    name, _, value = parameter.partition("=")
    if not name.strip():
        return 1.0
    try:
        weight = float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
    return weight if 0.0 <= weight <= 1.0 else 0.0
