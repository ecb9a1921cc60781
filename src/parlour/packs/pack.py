"""A pack: the document that games are agreed on with, and what everybody wants to know of it."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.messages import Texts
from parlour.engine.reading import hidden, shown
from parlour.engine.title import Json
from parlour.packs.lines import Places
from parlour.packs.mistakes import Report, meant

FORMAT = 1
HEAD = ("format", "id", "game", "name", "version", "authors", "languages", "pictures")
"""What every pack says about itself; what else it holds are the kinds of things its game takes."""

MOST_PACK = 262_144
"""Letters of a whole pack as a document."""
MOST_LANGUAGES = 12
MOST_PICTURES = 64
MOST_PICTURE = 16_384
MOST_AUTHORS = 8
MOST_NAME = 80

# Browsers find `constructor` in every table, also where nobody put it.
ID = re.compile(r"^(?!constructor\Z)[a-z][a-z0-9_]{0,39}\Z")
PACK_ID = re.compile(r"^(?!constructor\Z)[a-z][a-z0-9_-]{0,39}\Z")
LANGUAGE = re.compile(r"^[a-z]{2,3}\Z")


class Pack:
    """One pack. It never changes; another version of it is another pack, with another digest."""

    def __init__(self, document: Json, places: Places | None = None) -> None:
        self.document = document
        """Everything that was written, ready for JSON: what setups, records and positions carry."""
        self.places = places or Places()
        """Where it stands in the files, if it came from some."""
        self.id: str = document["id"]
        self.game: str = document["game"]
        self.name: str = document["name"]
        self.version: str = document["version"]
        self.authors: list[str] = document["authors"]
        self.languages: dict[str, str] = document.get("languages", {})
        self.pictures: dict[str, str] = document.get("pictures", {})
        self.texts = Texts(self.languages)

    @cached_property
    def digest(self) -> str:
        """What tells two versions apart, whatever they call themselves."""
        return digest(self.document)

    def things(self, kind: str) -> list[Json]:
        """Return what the pack brings of a kind."""
        found: list[Json] = self.document.get(kind, [])
        return found


def digest(document: Json) -> str:
    """Return the digest of a pack's document."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def read_document(given: Any, kinds: Mapping[str, Any], game: str) -> Pack:
    """Return the pack of a document that came with a setup, a record or a position; a wrong one is refused in a line."""
    meant_for = given.game if isinstance(given, Pack) else given.get("game") if isinstance(given, Mapping) else None
    if isinstance(meant_for, str) and meant_for != game:
        msg = f"packs: one is for {shown(meant_for)}, not for {game}"
        raise BadInput(msg)
    if isinstance(given, Pack):
        return given
    if not isinstance(given, Mapping):
        msg = "packs: each is a document, not the place of a file; `parlour.packs.open_pack` reads files"
        raise BadInput(msg)
    report = Report()
    document = checked(dict(given), kinds, game, report)
    name = given.get("id")
    report.refuse(name if isinstance(name, str) and PACK_ID.match(name) else "without a name")
    assert document is not None
    return Pack(document)


def checked(given: Json, kinds: Mapping[str, Any], game: str, report: Report) -> Json | None:
    """Check what every pack says about itself, and that the rest are lists of things with ids; what they are is the game's matter.

    Return the document in its own order, None if it cannot be used.
    """
    try:
        size = len(json.dumps(given, ensure_ascii=False))
    except (TypeError, ValueError, RecursionError):
        report.wrong((), "a pack holds texts, whole numbers, yes or no, lists and tables, and nothing nested deeply")
        return None
    if size > MOST_PACK:
        report.wrong((), f"a pack has at most {MOST_PACK:,} letters, not {size:,}")
        return None
    for name in given:
        if name not in HEAD and name not in kinds:
            report.wrong((str(name),), f"a pack for {game} has no {str(name)[:40]!r}{meant(str(name), [*HEAD, *kinds])}")
    if given.get("format", FORMAT) != FORMAT:
        report.wrong(("format",), f"this Parlour reads packs of format {FORMAT}")
    document: Json = {"format": FORMAT}
    for name, shape, say in (
        ("id", PACK_ID, "small letters, digits, - and _, beginning with a letter, at most 40"),
        ("game", re.compile(rf"^{re.escape(game)}\Z"), f"the game it is for, here {game!r}"),
    ):
        value = given.get(name)
        if not isinstance(value, str) or not shape.match(value):
            report.wrong((name,), f"{name}: {say}")
        document[name] = value
    document["name"] = given.get("name", given.get("id"))
    document["version"] = given.get("version", "1")
    for name in ("name", "version"):
        if not is_line(document[name], MOST_NAME):
            report.wrong((name,), f"{name}: one line of text, at most {MOST_NAME} letters")
    document["authors"] = given.get("authors", [])
    authors = document["authors"]
    if not isinstance(authors, list) or len(authors) > MOST_AUTHORS or not all(is_line(author, MOST_NAME) for author in authors):
        report.wrong(("authors",), f'authors: a list of at most {MOST_AUTHORS} names, such as ["Ada Lovelace"]')
    for kind in kinds:
        if kind in given:
            document[kind] = _things(kind, given[kind], kinds[kind].most, report)
    _texts_by("languages", LANGUAGE, MOST_LANGUAGES, MOST_PACK, given, document, report)
    _texts_by("pictures", ID, MOST_PICTURES, MOST_PICTURE, given, document, report)
    if not any(document.get(kind) for kind in kinds):
        report.doubt((), f"the pack brings nothing yet: add {' or '.join(kinds)}")
    return None if report.grave else document


def _things(kind: str, given: Any, most: int, report: Report) -> list[Json]:
    if not isinstance(given, list) or not all(isinstance(thing, Mapping) and isinstance(thing.get("id"), str) for thing in given):
        report.wrong((kind,), f"{kind}: a list of tables, each with an id")
        return []
    if len(given) > most:
        report.wrong((kind,), f"{kind}: at most {most}, not {len(given)}")
        return []
    seen: set[str] = set()
    for thing in given:
        id = thing["id"]
        if not ID.match(id):
            report.wrong((kind, id), f"{id[:40]!r} is no id: small letters, digits and _, beginning with a letter, at most 40")
        if id in seen:
            report.wrong((kind, id), f"{id} is there twice")
        seen.add(id)
    return [dict(thing) for thing in given]


def _texts_by(  # noqa: PLR0913 - one shape of table for two purposes
    name: str, key: re.Pattern[str], most: int, longest: int, given: Json, document: Json, report: Report
) -> None:
    table = given.get(name, {})
    fits = isinstance(table, Mapping) and all(isinstance(text, str) and len(text) <= longest for text in table.values())
    if not fits or len(table) > most or not all(isinstance(id, str) and key.match(id) for id in table):
        report.wrong((name,), f"{name}: at most {most} texts of at most {longest:,} letters, by their ids")
    elif table:
        document[name] = dict(table)


def is_line(value: Any, most: int) -> bool:
    """Say whether something is one line of text that does what it looks like."""
    return isinstance(value, str) and 0 < len(value.strip()) <= most and value.isprintable() and not hidden(value)
