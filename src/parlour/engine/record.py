"""A game on file: what was agreed, the seed, and every choice. Saving a game is saving its record."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from parlour.engine.chance import Chance, read_chance
from parlour.engine.errors import BadInput
from parlour.engine.reading import read_dict, read_flag, read_int, read_list, shown
from parlour.engine.title import Json

FORMAT = 1
_FIELDS = ("parlour", "game", "rules", "setup", "seed", "start", "auto", "choices", "rewinds", "chance", "notes", "hash")
MOST_SEED = 2**64 - 1
MOST_CHOICES = 100_000
"""No record is longer; the longest games take a few thousand choices."""
MOST_KEY = 500
"""Characters of a choice, and of any other word of a record: what is refused is repeated to whoever opened it."""


@dataclass(frozen=True)
class Rewind:
    """The table agreed to take back choices that undo alone does not reach: after so many choices, back to so many."""

    after: int
    back_to: int
    undone: tuple[str, ...]


MOST_NOTES = 200
MOST_NOTE = 500
"""Characters of a note."""
MOST_NAME = 80


@dataclass(frozen=True)
class Note:
    """What somebody wrote beside a moment of the game: after so many choices."""

    moment: int
    by: str
    text: str


@dataclass(frozen=True)
class Record:
    """Everything needed to play a game again, and the hash of the position it must lead to."""

    game: str
    rules: str
    setup: Json
    seed: int
    choices: tuple[str, ...]
    hash: str
    start: Json | None = None
    auto: bool = True
    rewinds: tuple[Rewind, ...] = field(default=())
    chance: Chance | None = None
    """Where the seed comes from, if everybody had a part in it; otherwise whoever dealt drew it."""
    notes: tuple[Note, ...] = field(default=())
    """They travel with the record and change nothing of the game."""

    def dumps(self) -> str:
        """Return the record as text."""
        return json.dumps(self.document(), indent=1, ensure_ascii=False) + "\n"

    def document(self) -> Json:
        """Return the record ready for JSON."""
        doc: Json = {
            "parlour": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "setup": self.setup,
            "seed": self.seed,
            "choices": list(self.choices),
            "hash": self.hash,
        }
        if self.start is not None:
            doc["start"] = self.start
        if not self.auto:
            doc["auto"] = False
        if self.rewinds:
            doc["rewinds"] = [{"after": r.after, "back_to": r.back_to, "undone": list(r.undone)} for r in self.rewinds]
        if self.chance is not None:
            doc["chance"] = self.chance.document()
        if self.notes:
            doc["notes"] = [{"moment": note.moment, "by": note.by, "text": note.text} for note in self.notes]
        return doc


def loads(text: str) -> Record:
    """Read a record; anything wrong with it is one clear line.

    >>> loads("{}")
    Traceback (most recent call last):
    parlour.engine.errors.BadInput: record: 'parlour' is missing
    """
    doc = read_json("record", text)
    doc = read_dict("record", doc, _FIELDS)
    for name in ("parlour", "game", "rules", "setup", "seed", "choices", "hash"):
        if name not in doc:
            msg = f"record: {name!r} is missing"
            raise BadInput(msg)
    if doc["parlour"] != FORMAT:
        msg = f"record: written in format {shown(doc['parlour'])}, this version reads format {FORMAT}"
        raise BadInput(msg)
    rewinds: list[Rewind] = []
    for entry in read_list("record rewinds", doc.get("rewinds", []), MOST_CHOICES):
        taken_back = read_dict("record rewind", entry, ("after", "back_to", "undone"))
        after = read_int("record rewind after", taken_back.get("after"), 0, MOST_CHOICES)
        back_to = read_int("record rewind back_to", taken_back.get("back_to"), 0, after)
        rewinds.append(Rewind(after, back_to, _texts("record rewind undone", taken_back.get("undone"))))
    choices = _texts("record choices", doc["choices"])
    stood = len(choices)
    for rewind in reversed(rewinds):
        if rewind.after != rewind.back_to + len(rewind.undone) or rewind.back_to > stood:
            msg = "record: its rewinds do not fit its choices"
            raise BadInput(msg)
        stood = rewind.after
    seed = read_int("record seed", doc["seed"], 0, MOST_SEED)
    chance = read_chance("record chance", doc["chance"]) if "chance" in doc else None
    if chance is not None and doc.get("start") is not None:
        msg = "record: a game that began from a position has no chance everybody had a part in"
        raise BadInput(msg)
    if chance is not None and chance.seed != seed:
        msg = "record: its seed does not follow from the secret and the words it names"
        raise BadInput(msg)
    return Record(
        game=_text("record game", doc["game"]),
        rules=_text("record rules", doc["rules"]),
        setup=read_dict("record setup", doc["setup"], doc["setup"] if isinstance(doc["setup"], dict) else ()),
        seed=seed,
        choices=choices,
        hash=_text("record hash", doc["hash"]),
        start=doc.get("start"),
        auto=read_flag("record auto", doc.get("auto", True)),
        rewinds=tuple(rewinds),
        chance=chance,
        notes=_notes(doc.get("notes", []), len(choices)),
    )


def _notes(given: Any, choices: int) -> tuple[Note, ...]:
    notes: list[Note] = []
    for entry in read_list("record notes", given, MOST_NOTES):
        note = read_dict("record note", entry, ("moment", "by", "text"))
        moment = read_int("record note moment", note.get("moment"), 0, choices)
        by, text = _text("record note by", note.get("by")), _text("record note text", note.get("text"))
        if not text or len(text) > MOST_NOTE or len(by) > MOST_NAME:
            msg = f"record: a note has 1 to {MOST_NOTE} characters, and whoever wrote it a name of at most {MOST_NAME}"
            raise BadInput(msg)
        notes.append(Note(moment, by, text))
    return tuple(notes)


def read_json(what: str, text: str) -> Any:
    """Read JSON; a mistake is one clear line with its place."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as mistake:
        msg = f"{what}: not readable as JSON (line {mistake.lineno}, column {mistake.colno}: {mistake.msg})"
        raise BadInput(msg) from None
    except ValueError:
        msg = f"{what}: not readable as JSON (it holds a number of thousands of digits)"
        raise BadInput(msg) from None
    except RecursionError:
        msg = f"{what}: nested too deeply"
        raise BadInput(msg) from None


def _text(what: str, given: Any) -> str:
    # What is quoted later is shown on terminals and hashed: no half characters, nothing that moves a cursor, nothing endless.
    if not isinstance(given, str) or not given.isprintable():
        msg = f"{what}: expected a text, got {shown(given)}"
        raise BadInput(msg)
    if len(given) > MOST_KEY:
        msg = f"{what}: at most {MOST_KEY} characters, got {len(given)}"
        raise BadInput(msg)
    return given


def _texts(what: str, given: Any) -> tuple[str, ...]:
    return tuple(_text(what, entry) for entry in read_list(what, given, MOST_CHOICES))
