"""From files to a pack: a folder with `pack.toml` and what belongs to it, or one file with everything inside.

Everything is data, and from anybody: only plain files of a known name and a bounded size are read, links are not followed, and
nothing is ever run.
"""

from __future__ import annotations

import os
import re
import stat
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.title import Json, found, load
from parlour.packs.mistakes import Report, meant
from parlour.packs.pack import HEAD, ID, LANGUAGE, MOST_PACK, Pack, checked
from parlour.packs.packed import Packed

MANIFEST = "pack.toml"
SHELF = Path(__file__).parent / "shelf"
OURS = ("dark-harbour", "files-for-bern", "voices-from-london")
"""The packs that come with Parlour."""
MOST_FILES = 100
MOST_DOTS = 60
"""In one line: names of many parts take long to read."""

_AT_LINE = re.compile(r" \(at line (\d+), column \d+\)$| \(at end of document\)$")


def open_pack(place: str | os.PathLike[str]) -> Pack:
    """Return the pack in a folder or a file, or one that comes with Parlour by its name.

    A wrong one is refused in a line, with the file and the line of the mistake.
    """
    report = Report()
    pack = read_pack(place, report)
    report.refuse(Path(place).name)
    assert pack is not None
    reader_of(pack.game).check(pack, report)
    report.refuse(pack.id)
    return pack


def found_at(place: str | os.PathLike[str]) -> Path:
    """Return where a pack is: what is there has precedence over one of ours with that name."""
    path = Path(place)
    ours = SHELF / path.name
    return ours if not path.exists() and str(place) == path.name and path.name in OURS else path


def with_packs_opened(options: Mapping[str, Any]) -> Json:
    """Return what whoever starts a game agreed on, with packs read that are given by their places.

    Only for those who may read files here: what comes in a record, a position or a request names none.
    """
    given = dict(options)
    if "packs" in given:
        packs = given["packs"] if isinstance(given["packs"], (list, tuple)) else [given["packs"]] if given["packs"] else []
        given["packs"] = [open_pack(pack).document if isinstance(pack, (str, os.PathLike)) else pack for pack in packs]
    return given


def read_pack(place: str | os.PathLike[str], report: Report) -> Pack | None:
    """Read the files of a pack; None if they are no pack at all, and the report says why."""
    return _read(_files(found_at(place), report), report)


def pack_from_texts(texts: Mapping[str, str]) -> Pack:
    """Return the pack in texts that somebody brings by the names of their files: a folder's, or the one file that is all of it."""
    report = Report()
    pack = _read(_named(texts, report), report)
    report.refuse("that was opened")
    assert pack is not None
    reader_of(pack.game).check(pack, report)
    report.refuse(pack.id)
    return pack


def _named(texts: Mapping[str, str], report: Report) -> dict[str, str]:
    """Return texts under the names they have in a pack: below the folder that holds the manifest."""
    if len(texts) > MOST_FILES or sum(map(len, texts.values())) > 2 * MOST_PACK:
        report.at("", 0, f"a pack has at most {MOST_FILES} files, and {2 * MOST_PACK:,} letters together")
        return {}
    if len(texts) == 1:
        return {MANIFEST: _plain(next(iter(texts.values())))}
    above = next((name.removesuffix(MANIFEST) for name in sorted(texts, key=len) if name.rpartition("/")[2] == MANIFEST), None)
    if above is None:
        report.at("", 0, f"no pack is in this folder: it has no {MANIFEST}")
        return {}
    below = {name.removeprefix(above): text for name, text in texts.items() if name.startswith(above)}
    read = [name for name in below if name.endswith((".toml", ".ftl", ".svg")) and not name.startswith(".")]
    return {name: _plain(below[name]) for name in sorted(read, key=lambda name: (name != MANIFEST, name))}


def _plain(text: str) -> str:
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def _read(files: dict[str, str], report: Report) -> Pack | None:
    tables: dict[str, Json] = {}
    for name, text in files.items():
        if name.endswith(".toml"):
            table = _toml(name, text, report)
            if table is not None:
                tables[name] = table
    head = tables.get(MANIFEST, {})
    if MANIFEST in tables:
        report.places.add(MANIFEST, files[MANIFEST])
    game = head.get("game")
    if report.grave or not isinstance(game, str):
        if not report.grave:
            report.at(MANIFEST, 1, 'it does not say which game it is for: game = "unmatched"')
        return None
    try:
        reader = reader_of(game)
    except BadInput as mistake:
        report.wrong(("game",), str(mistake))
        return None
    document = _put_together(files, tables, reader, report)
    complete = checked(document, reader.kinds, game, report)
    return Pack(complete, report.places) if complete is not None else None


def reader_of(game: str) -> Packed:
    """Return what reads the packs of a game."""
    title = found(game)
    if not title.packed:
        msg = f"{game}: no packs are made for this game"
        raise BadInput(msg)
    return load(title.packed, Packed, f"{game}: what reads packs")  # type: ignore[type-abstract]


# Files.


def _files(place: Path, report: Report) -> dict[str, str]:
    """Return the texts of a pack's files by their names; one file is its own manifest."""
    if not place.is_dir():
        if not place.is_file():
            msg = f"no pack is at {place.name!r}: name a folder with a {MANIFEST}, or a file"
            raise BadInput(msg)
        text = _text(place, MANIFEST, report)
        return {MANIFEST: text} if text is not None else {}
    texts: dict[str, str] = {}
    names = _names(place, report)
    if len(names) > MOST_FILES:
        report.at("", 0, f"a pack has at most {MOST_FILES} files")
    elif MANIFEST not in names and not report.grave:
        msg = f"no pack is in {place.name!r}: it has no {MANIFEST}"
        raise BadInput(msg)
    if report.grave:
        return {}
    for name in names:
        text = _text(place / name, name, report)
        if text is not None:
            texts[name] = text
    if sum(map(len, texts.values())) > 2 * MOST_PACK:
        report.at(MANIFEST, 0, f"the files of a pack have at most {2 * MOST_PACK:,} letters together")
        return {}
    return texts


def _names(folder: Path, report: Report) -> list[str]:
    """Return the files of a folder and of the folders in it, in a fixed order, the manifest first; only plain files count."""
    files: list[str] = []
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if entry.name.startswith("."):
            continue
        if entry.is_symlink():
            report.at(entry.name, 0, "links are not followed: put the file itself here")
        elif entry.is_dir():
            for inner in sorted(os.scandir(entry.path), key=lambda inner: inner.name):
                if inner.is_symlink():
                    report.at(f"{entry.name}/{inner.name}", 0, "links are not followed: put the file itself here")
                elif inner.is_file() and not inner.name.startswith("."):
                    files.append(f"{entry.name}/{inner.name}")
                if len(files) > MOST_FILES:
                    return files
        elif entry.is_file():
            files.append(entry.name)
    read = [name for name in files if name.endswith((".toml", ".ftl", ".svg"))]
    return sorted(read, key=lambda name: (name != MANIFEST, name))


def _text(place: Path, name: str, report: Report) -> str | None:
    """Return the text of a plain file; nothing that is a device, a pipe or a link by the time it is opened."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        opened = os.open(place, flags)
    except OSError:
        report.at(name, 0, "it cannot be read")
        return None
    with os.fdopen(opened, "rb") as file:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            report.at(name, 0, "it is no plain file")
            return None
        data = file.read(MOST_PACK + 1)
    if len(data) > MOST_PACK:
        report.at(name, 0, f"a file of a pack has at most {MOST_PACK:,} bytes")
        return None
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as wrong:
        report.at(name, data.count(b"\n", 0, wrong.start) + 1, "it is not text in UTF-8")
        return None


def _toml(name: str, text: str, report: Report) -> Json | None:
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            report.at(name, number, f"a line has at most {MOST_DOTS} dots")
            return None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        said = str(wrong)
        place = _AT_LINE.search(said)
        at = int(place[1]) if place and place[1] else text.count("\n") + 1
        report.at(name, at, f"not readable as TOML: {_AT_LINE.sub('', said)}")
    except (ValueError, RecursionError, OverflowError):
        report.at(name, 0, "not readable as TOML: a number of thousands of digits, or nested too deeply")
    return None


# The document.


def _put_together(files: dict[str, str], tables: dict[str, Json], reader: Packed, report: Report) -> Json:
    """Return the document: what stands in the manifest, then what stands in files of its own."""
    document: Json = {name: value for name, value in tables[MANIFEST].items() if name in HEAD or name not in reader.kinds}
    things: dict[str, dict[str, Any]] = {}
    for kind in reader.kinds:
        _add(things, kind, tables[MANIFEST].get(kind, {}), report)
    for name, text in files.items():
        folder, _, rest = name.rpartition("/")
        stem, _, ending = rest.rpartition(".")
        if name == MANIFEST:
            continue
        if ending == "toml" and not folder and stem in reader.kinds:
            report.places.add(name, text, (stem,))
            _add(things, stem, tables[name], report)
        elif ending == "toml" and folder in reader.kinds:
            report.places.add(name, text, (folder, stem))
            if not ID.match(stem):
                report.at(name, 0, "the name of the file is the id: small letters, digits and _, beginning with a letter")
            _add(things, folder, {stem: tables[name]}, report)
        elif ending == "ftl" and folder == "languages" and LANGUAGE.match(stem):
            _put(document, "languages", stem, name, text, report)
        elif ending == "svg" and folder == "pictures" and ID.match(stem):
            _put(document, "pictures", stem, name, text, report)
        else:
            report.at(name, 0, f"a pack for {reader.game} reads no such file{_where(folder, ending, reader)}", grave=False)
    for kind, brought in things.items():
        if brought:
            document[kind] = [_listed(id, thing, reader.kinds[kind].rows) for id, thing in brought.items()]
    return document


def _where(folder: str, ending: str, reader: Packed) -> str:
    if ending == "toml":
        return meant(folder, reader.kinds) if folder else ""
    return "; words are languages/en.ftl, pictures are pictures/ID.svg"


def _put(document: Json, table: str, id: str, name: str, text: str, report: Report) -> None:  # noqa: PLR0913 - a file and its place
    report.places.texts[name] = text.splitlines()
    report.places.spans[table, id] = (name, 1, max(1, len(report.places.texts[name])))
    there = document.setdefault(table, {})
    if not isinstance(there, dict) or id in there:
        report.at(name, 0, f"{table}: {id} is also in {MANIFEST}")
        return
    there[id] = text


def _add(things: dict[str, dict[str, Any]], kind: str, tables: Any, report: Report) -> None:
    there = things.setdefault(kind, {})
    if not isinstance(tables, dict):
        report.wrong((kind,), f"{kind}: a table for each, [{kind}.ID]")
        return
    for id, thing in tables.items():
        if not isinstance(thing, dict):
            report.wrong((kind, id), f"{id}: a table, [{kind}.{id}]")
        elif id in there:
            report.wrong((kind, id), f"{id} is there twice")
        else:
            there[id] = thing


def _listed(id: str, thing: Json, rows: tuple[str, ...]) -> Json:
    """Return a thing as it stands in the document: rows by their names become a list, whose order everybody keeps."""
    listed: Json = {"id": id}
    for name, value in thing.items():
        if name in rows and isinstance(value, dict):
            listed[name] = [
                {"id": row, **given} if isinstance(given, dict) else {"id": row, "is": given} for row, given in value.items()
            ]
        elif name != "id":
            listed[name] = value
    return listed
