"""Records and positions on disk, and where games are kept when nobody says where."""

from __future__ import annotations

import errno
import os
import secrets
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.engine.errors import BadInput
from parlour.engine.reading import read_text
from parlour.engine.record import Record, loads, read_json
from parlour.engine.writing import drafted

if TYPE_CHECKING:
    from parlour.engine.table import Table
    from parlour.terminal.wording import Wording


def read_record(path: Path) -> Record:
    """Read a saved game."""
    return loads(read_text(path))


def read_position(path: Path) -> Any:
    """Read a position; the table checks what is in it."""
    return read_json("position", read_text(path))


def position_at(table: Table, record: Record, moment: int) -> str:
    """Return the position of a saved game after so many choices, as it is kept in files."""
    import json  # noqa: PLC0415 - most commands need no positions

    from parlour.engine.table import replay_choices  # noqa: PLC0415

    if moment > table.moment:
        msg = f"--position: the game has {table.moment} choices"
        raise BadInput(msg)
    then = replay_choices(table.title, table.setup, record.seed, record.start, record.auto, table.choices[:moment])
    return json.dumps(then.position(), indent=1, ensure_ascii=False)


def save(table: Table, path: Path) -> None:
    """Write a game's record; a file that is something else is not overwritten."""
    with suppress(RuntimeError):
        # Where there is nobody of that name, it is one like any other, as for a shell.
        path = path.expanduser()
    try:
        _check_record(table, path)
        # A game saved before survives whatever happens meanwhile.
        with drafted(path) as draft:
            draft.write_text(table.record().dumps(), encoding="utf-8")
    except OSError as mistake:
        msg = f"{path}: {mistake.strerror}"
        raise BadInput(msg) from None
    except BadInput:
        raise
    except ValueError:
        raise BadInput(_words(table)("no-file-name", file=repr(str(path)))) from None


def _check_record(table: Table, path: Path) -> None:
    """Refuse a place where something else is than a record."""
    if path.is_dir():
        raise BadInput(_words(table)("is-folder", file=str(path)))
    if path.exists():
        try:
            read_record(path)
        except (BadInput, UnicodeDecodeError):
            raise BadInput(_words(table)("is-other-file", file=str(path))) from None


def _words(table: Table) -> Wording:
    from parlour.terminal.wording import words  # noqa: PLC0415 - most files are saved without a word

    return words(table.language)


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before hours are spent on what should stand in it; nothing is changed."""
    try:
        if not path.is_dir():
            there = path.exists()
            with path.open("a", encoding="utf-8"):
                pass
            if not there:
                path.unlink()
            return
    except OSError as mistake:
        msg = f"{path}: {mistake.strerror}"
        raise BadInput(msg) from None
    except ValueError:
        msg = f"{str(path)!r} is no name for a file"
        raise BadInput(msg) from None
    msg = f"{path} is a folder; name a file"
    raise BadInput(msg)


class Kept:
    """A game in the user's own folder, kept anew after every choice: whatever ends the program, it can go on from there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.path: Path | None = None

    def keep(self) -> Path:
        """Write the game as it is now, and return the file; an OSError if that is not possible."""
        if self.path is None:
            # Another game may begin in the same second.
            begun = f"{datetime.now().astimezone():%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"
            self.path = data_folder() / f"{self.table.title.id}-{begun}.json"
        keep(self.path, self.table.record().dumps())
        return self.path

    def forget(self) -> None:
        """Keep the game no longer."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)


LAST = Path("last")
"""Instead of a file: the game that was kept last and is not over."""


def last_kept() -> Path:
    """Return the game that was kept last and is not over."""
    import parlour  # noqa: PLC0415 - most commands go on with no game

    for path in sorted(data_folder().glob("*.json"), key=_changed, reverse=True):
        try:
            if parlour.replay(read_record(path)).decision is not None:
                return path
        except (BadInput, OSError, UnicodeDecodeError):
            # Not a game, or one of other rules.
            continue
    msg = f"{data_folder()}: no game is kept there that goes on"
    raise BadInput(msg)


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        # It is gone by now, or a link to what is.
        return 0.0


def keep(path: Path, text: str) -> None:
    """Write a small file of one's own; an OSError if that is not possible."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with drafted(path) as draft:
        draft.write_text(text, encoding="utf-8")


def data_folder() -> Path:
    """Return where this system keeps a user's data; an OSError if it has no place for them."""
    given = os.environ.get("PARLOUR_DATA")
    if given:
        return Path(given)
    try:
        if sys.platform == "win32":
            return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "Parlour"
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Application Support" / "Parlour"
        return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "parlour"
    except RuntimeError:
        raise FileNotFoundError(errno.ENOENT, "no home folder is known; PARLOUR_DATA names a folder instead") from None
