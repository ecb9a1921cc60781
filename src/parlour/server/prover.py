"""A process in which hostile input is read: it may take so much time and memory and no more, and knows nothing to be stolen.

A question is a line of JSON with the size of what follows, then that many bytes; the answer is a line of JSON.
"""

from __future__ import annotations

import base64
import json
import os
import sys
from dataclasses import asdict
from importlib.resources import files
from typing import Any

from pydantic import ValidationError

from parlour import pictures
from parlour.engine.errors import BadInput, Illegal
from parlour.engine.messages import USUAL
from parlour.engine.table import Table, new_table, replay_choices
from parlour.games import title
from parlour.packs.pack import read_document
from parlour.packs.reading import pack_from_texts, reader_of
from parlour.server import journal, lobby, reading
from parlour.server.journal import Disagrees, Move, TableInfo
from parlour.server.refusals import first_mistake
from parlour.server.shelf import figures_shown, game_shown

MEMORY = 1024 * 1024 * 1024
"""Bytes of address space; a game needs a small part of it."""

UNREADABLE = "This cannot be read as a record or a position."


def limit_memory(wanted: int = MEMORY) -> None:
    """Take no more memory than allowed, where the system can see to that."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_time(seconds: float) -> None:
    """Be ended by the system itself after so much computing, even if nobody watches any more."""
    try:
        import resource  # noqa: PLC0415
    except ImportError:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = int(used.ru_utime + used.ru_stime + seconds) + 2
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def bring(body: bytes) -> Any:
    """Read what somebody brings to make a table of."""
    try:
        wanted = lobby.Import.model_validate_json(body)
    except ValidationError as mistake:
        raise BadInput(first_mistake(mistake)) from None
    draft = reading.from_file(wanted)
    reading.look_everywhere(draft.played.table)
    return {
        "info": asdict(draft.info),
        "moves": [list(asdict(move).values()) for move in draft.moves],
        "seats": [seat.model_dump() for seat in wanted.seats],
        "notes": [asdict(note) for note in draft.notes],
    }


def begin(body: bytes) -> Any:
    """Begin a game with packs that somebody brings, to see whether it can be."""
    asked = json.loads(body)
    reading.look_everywhere(reading.begun(asked["game"], asked["setup"]))
    return {}


def open_again(body: bytes) -> Any:
    """Play a journal again, to see whether it can be."""
    asked = json.loads(body)
    try:
        played = journal.rebuild(TableInfo(**asked["info"]), [Move(*row) for row in asked["moves"]])
    except Disagrees as mistake:
        if mistake.played is not None:
            reading.look_everywhere(mistake.played.table)
        return {}
    reading.look_everywhere(played.table)
    return {}


_last: dict[str, Table] = {}
"""The table that was looked at last: the next moment is often close to it."""


def look_back(body: bytes) -> Any:
    """Return an earlier moment as a seat knew it."""
    asked = json.loads(body)
    game, choices, seat, language = (asked.pop(name) for name in ("game", "choices", "seat", "language"))
    name = json.dumps([game, asked], sort_keys=True)
    table = _last.get(name)
    if table is None or table.choices != choices[: table.moment]:
        table = replay_choices(title(game), **asked, choices=choices)
    for key in choices[table.moment :]:
        table.choose(key)
    _last.clear()
    _last[name] = table
    if language is None:
        return {"position": table.position()}
    return {"view": table.view(seat, language), "events": table.events(seat, table.moment, language)}


def picture(body: bytes) -> Any:
    """Paint a finished game as everybody may see it: the board, or a card with its cover."""
    asked = json.loads(body)
    try:
        table = journal.rebuild(TableInfo(**asked["info"]), [Move(*row) for row in asked["moves"]]).table
    except Disagrees as mistake:
        raise BadInput(str(mistake)) from None
    if table.outcome is None:
        msg = "the game is not over"
        raise BadInput(msg)
    if asked["kind"] == "svg":
        painted = pictures.board_of(table).svg().encode()
    else:
        cover = files("parlour.server").joinpath("page", "covers", f"{table.title.id}.png")
        there = cover.is_file()
        painted = pictures.png(
            pictures.card_of(table, covered=there), cover.read_bytes() if there else None, pictures.COVER if there else 0
        )
    return {"picture": base64.b64encode(painted).decode()}


def open_packs(body: bytes) -> Any:
    """Read packs and return the game as it is with them; a first position is looked at with everybody's eyes."""
    asked = json.loads(body)
    plain = title(asked["game"])
    given = [read_document(pack, reader_of(plain.id).kinds, plain.id) for pack in asked["packs"]]
    brought = [pack_from_texts(asked["files"])] if asked["files"] is not None else []
    for pack in brought:
        if pack.game != plain.id:
            msg = f"pack {pack.id}: it is for another game, {pack.game}"
            raise BadInput(msg)
    # Whoever has changed a pack opens it again: it takes the place of the one before.
    packs = [*(pack for pack in given if all(pack.id != one.id for one in brought)), *brought]
    made = plain.with_packs(packs)
    reading.look_everywhere(new_table(made, 0, {}))
    code = asked["language"] if asked["language"] in made.languages() else USUAL
    made.catalogue(code)
    return {
        "packs": [
            {
                "id": pack.id,
                "name": pack.name,
                "version": pack.version,
                "digest": pack.digest,
                "brings": [thing["id"] for kind in reader_of(plain.id).kinds for thing in pack.things(kind)],
                "document": pack.document if pack in brought else None,
            }
            for pack in packs
        ],
        "game": game_shown(made, asked["levels"], code).model_dump(mode="json"),
        "figures": figures_shown(made, asked["usual"], code).model_dump(mode="json"),
    }


DOES = {"packs": open_packs, "bring": bring, "begin": begin, "open": open_again, "look_back": look_back, "picture": picture}


def answer(asked: Any, body: bytes) -> tuple[Any, bool]:
    """Return the answer, and whether this process is still good for another question."""
    try:
        limit_time(asked["seconds"])
        return {"found": DOES[asked["do"]](body)}, True
    except (BadInput, Illegal) as mistake:
        return {"refused": str(mistake)}, True
    except (MemoryError, RecursionError):
        return {"refused": "This is too large to be read."}, False
    except Exception as mistake:  # noqa: BLE001 - whatever it was, it was not readable
        print(f"{type(mistake).__name__}: {mistake}", file=sys.stderr)  # noqa: T201 - seen when debugging only
        return {"refused": UNREADABLE}, True


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(5)
    limit_memory()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    while header := sys.stdin.buffer.readline():
        asked = json.loads(header)
        said, good = answer(asked, sys.stdin.buffer.read(asked["size"]))
        answers.write(json.dumps(said).encode() + b"\n")
        answers.flush()
        if not good:
            return


if __name__ == "__main__":
    main()
