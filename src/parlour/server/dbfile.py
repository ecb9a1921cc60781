"""The database as a file: who holds it, whether it is sound and its own, and copies that are whole or not there.

SQLite cannot tell whether the write-ahead log beside a file belongs to it: a copy put in the place of a database would silently
get the old log's pages. So every start leaves a new number in the database itself and in its lock file. A log was written after
the last start; if the file beside it bears another number, the two do not belong together.
"""

from __future__ import annotations

import os
import secrets
import shutil
import sqlite3
import stat
import sys
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import datetime
from functools import cache, partial
from pathlib import Path
from typing import IO
from urllib.parse import quote

from parlour.engine.said import Said
from parlour.server import tidying
from parlour.server.contract import Kept, StoreFailed
from parlour.server.schema import APPLICATION_ID, MIGRATIONS

BUSY_SECONDS = 5.0
WITH_LOG, WITHOUT_LOG = "PRAGMA journal_mode=WAL", "PRAGMA journal_mode=DELETE"
"""A database that is served, and one that is one file, which can be read wherever it lies."""

LONGEST_NUMBER = 100
"""Letters of the number of a start; ours have sixteen."""

LARGEST = 2**23
"""Bytes of a row: a table has at most what somebody can bring, a million letters, and a few bytes for each."""

NEVER_OPENED = "none"
"""Stands for the number of a database that has none yet."""

_WHY = {
    "SQLITE_READONLY_ROLLBACK": (
        "a power cut left a journal beside it, which was not taken back, for it might be another database's; nothing was changed. "
        "`parlour restore` brings a backup back; if both files are yours, any SQLite program that opens the database takes back "
        "what was half done"
    ),
    "SQLITE_FULL": "the disk is full; nothing of this was saved, and everything saved before is safe",
    "SQLITE_READONLY": "the file is read-only",
    "SQLITE_BUSY": "another program holds the database locked",
    "SQLITE_LOCKED": "another program holds the database locked",
    "SQLITE_CANTOPEN": "the database cannot be opened",
    "SQLITE_NOTADB": "this is not a database of Parlour",
    "SQLITE_CORRUPT": "the database is damaged; go back to a backup with `parlour restore`",
    "SQLITE_TOOBIG": "it holds something larger than Parlour ever writes; somebody else wrote it",
    "SQLITE_IOERR": "the disk reports an error; nothing of this was saved",
}
_TOLD = {
    "SQLITE_FULL": Said("disk-full"),
    "SQLITE_READONLY": Said("database-read-only"),
    "SQLITE_BUSY": Said("database-locked"),
    "SQLITE_LOCKED": Said("database-locked"),
    "SQLITE_CORRUPT": Said("database-damaged"),
    "SQLITE_IOERR": Said("disk-fails"),
}
"""What of it players are told."""


def failure(mistake: sqlite3.Error, path: Path) -> StoreFailed:
    """Return what a mistake of SQLite means, in our words."""
    name = getattr(mistake, "sqlite_errorname", "") or ""
    for start, reason in _WHY.items():
        if name.startswith(start):
            return StoreFailed(reason, path, _TOLD.get(start))
    return StoreFailed(f"the database reports an error ({name or type(mistake).__name__})", path)


def real(path: Path) -> Path:
    """Return the file itself, whatever links lead to it: SQLite keeps its log beside that one."""
    return Path(os.path.realpath(path))


def which(path: Path) -> tuple[int, int] | None:
    """Return which file a path leads to now, whatever it leads to later."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def beside(path: Path, ending: str) -> Path:
    """Return the file that belongs to a database: its `-wal`, `-shm` or `.lock`."""
    return path.with_name(path.name + ending)


def make_private(path: Path) -> None:
    """Make an empty file that nobody else on the machine can read, if there is none: whoever reads a database knows every hand."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _make_empty(path: Path) -> None:
    """Make a database that holds nothing, if there is no file.

    It has its write-ahead log before it has its name: of a power cut at the first start no journal is left beside it.
    """
    if path.exists():
        return
    if any(beside(path, ending).exists() for ending in ("-wal", "-journal")):
        # What is left of another one is nothing for a file that holds something.
        make_private(path)
        return
    draft = _draft_of(path)
    make_private(draft)
    try:
        with closing(sqlite3.connect(draft)) as made:
            made.execute(WITH_LOG)
        draft.replace(path)
    except sqlite3.Error as mistake:
        raise failure(mistake, path) from mistake
    finally:
        draft.unlink(missing_ok=True)


def _draft_of(path: Path) -> Path:
    """Return a name beside a file that no file of anybody's has, nor does anybody wait for it."""
    return path.with_name(f".parlour-{secrets.token_hex(6)}")


# Who holds it.

_held: set[tuple[int, int]] = set()
"""Files held by this process. To open and close one of them once more would take SQLite's own locks away."""


class Hold:
    """Keeps other servers, and whoever restores, away from a database as long as it lives.

    It goes by the file, not by its name: a second name, a link or a move do not get around it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: IO[bytes] | None = None
        self._key: tuple[int, int] | None = None
        notes = beside(real(path), ".lock")
        make_private(notes)
        # Nothing waits to be written: on a full disk closing would fail once more.
        self.notes = notes.open("r+b", buffering=0)
        try:
            self._take()
        except BaseException:
            self.close()
            raise

    def _take(self) -> None:
        file = real(self.path)
        try:
            import fcntl  # noqa: PLC0415 - not on every system
        except ImportError:
            _make_empty(file)
            return
        taken = StoreFailed("another Parlour server is using this database", self.path)
        try:
            fcntl.flock(self.notes, fcntl.LOCK_EX | fcntl.LOCK_NB)
            _make_empty(file)
            # Elsewhere this kind of lock gets into the way of SQLite's own.
            if not sys.platform.startswith("linux"):
                return
            found = file.stat() if file.exists() else None
            if found is not None and (found.st_dev, found.st_ino) in _held:
                raise taken
            self._file = file.open("ab+" if found is None else "rb")
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise taken from None
        found = os.fstat(self._file.fileno())
        self._key = (found.st_dev, found.st_ino)
        _held.add(self._key)

    def numbers(self) -> list[str]:
        """Return the numbers of starts that are noted."""
        self.notes.seek(0)
        return self.notes.read(200).decode("ascii", "replace").split()

    def note(self, *numbers: str) -> None:
        """Note under which numbers the database was opened."""
        self.notes.seek(0)
        # What was there is not cut off before there was space for the new.
        self.notes.truncate(self.notes.write(" ".join(numbers).encode("ascii") + b"\n"))
        os.fsync(self.notes.fileno())

    def close(self) -> None:
        """Let others have it."""
        if self._key is not None:
            _held.discard(self._key)
        for file in (self._file, self.notes):
            if file is not None:
                file.close()


# Whether it is sound.


def _uri(path: Path, how: str) -> str:
    return f"file:{quote(str(real(path)))}?{how}"


def distrust(connection: sqlite3.Connection) -> None:
    """Take a file for what somebody else may have written: it runs nothing, and its pages are looked at before they are used."""
    for pragma in ("trusted_schema=OFF", "cell_size_check=ON"):
        connection.execute(f"PRAGMA {pragma}")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
    # A letter that is none is read as one that says so: nothing else becomes unreadable by it.
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")


def _opened(path: Path, how: str) -> sqlite3.Connection:
    connection = sqlite3.connect(_uri(path, how), uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        distrust(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def connect(path: Path, *, write: bool) -> sqlite3.Connection:
    """Open a database of Parlour's own schema for a moment: to read it, also beside a server, or to change it while holding it."""
    connection = _opened(path, "mode=rw" if write else "mode=ro")
    try:
        _check_kind(connection, path)
        (schema,) = connection.execute("PRAGMA user_version").fetchone()
        if schema != len(MIGRATIONS):
            reason = "written by an older Parlour; start `parlour serve` on it once to bring it up to date"
            raise StoreFailed(reason, path)
        connection.execute("PRAGMA foreign_keys=ON")
    except BaseException:
        connection.close()
        raise
    return connection


def check(path: Path, hold: Hold) -> None:
    """Refuse a file that is no database of Parlour, is damaged, or has another one's log beside it. Nothing is written."""
    file = real(path)
    empty = not file.stat().st_size
    log = beside(file, "-wal")
    noted = hold.numbers()
    if noted and log.exists() and log.stat().st_size:
        number = _number_without_log(path)
        # Beside a file that holds nothing SQLite would throw the log away.
        if empty or (number is not None and number not in noted):
            reason = (
                f"the log beside it, {log.name}, belongs to another database; nothing was changed. To go back to a backup use "
                f"`parlour restore`; if this file shall be used as it is, move {log.name} away first"
            )
            raise StoreFailed(reason, path)
    if empty:
        return
    try:
        with closing(_opened(path, "mode=ro")) as connection:
            _check_kind(connection, path)
            _check_sound(connection, path, "quick_check")
    except sqlite3.Error as mistake:
        raise failure(mistake, path) from mistake


def _check_kind(connection: sqlite3.Connection, path: Path) -> None:
    try:
        (kind,) = connection.execute("PRAGMA application_id").fetchone()
        (schema,) = connection.execute("PRAGMA user_version").fetchone()
        found = _schema_of(connection)
    except UnicodeDecodeError:
        # What SQLite has to say quotes what is damaged.
        raise StoreFailed(_WHY["SQLITE_CORRUPT"], path) from None
    if kind != APPLICATION_ID and (schema or found):
        raise StoreFailed(_WHY["SQLITE_NOTADB"], path)
    if schema > len(MIGRATIONS):
        reason = f"written by a newer Parlour (schema {schema}, this one knows up to {len(MIGRATIONS)}); please update Parlour"
        raise StoreFailed(reason, path)
    if found != _schema_at(schema):
        reason = "its tables are not those of Parlour: somebody changed how they are made"
        raise StoreFailed(reason, path)


@cache
def _schema_at(number: int) -> list[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:")) as made:
        for migration in MIGRATIONS[:number]:
            for statement in migration:
                made.execute(statement)
        return _schema_of(made)


STATISTICS = (
    ("table", "sqlite_stat1", "CREATETABLEsqlite_stat1(tbl,idx,stat)"),
    ("table", "sqlite_stat4", "CREATETABLEsqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
)
"""What SQLite makes for itself where it is asked to count."""


def _schema_of(connection: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """Return how everything in a database is made: a view, a trigger or a column of somebody else's could do anything when used.

    Left out is what SQLite makes for itself, and only as it makes it: indexes without words, and statistics.
    """
    rows = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    made = [(str(kind), str(name), "".join(str(text).split())) for kind, name, text in rows]
    return sorted(one for one in made if one not in STATISTICS)


def _check_own(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse also an empty file."""
    _check_kind(connection, path)
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        raise StoreFailed(_WHY["SQLITE_NOTADB"], path)


def _check_sound(connection: sqlite3.Connection, path: Path, how: str) -> None:
    (verdict,) = connection.execute(f"PRAGMA {how}(1)").fetchone()
    if verdict != "ok" or _has_odd_names(connection):
        raise StoreFailed(_WHY["SQLITE_CORRUPT"], path)
    if _has_large_values(connection):
        raise StoreFailed(_WHY["SQLITE_TOOBIG"], path)


def _has_odd_names(connection: sqlite3.Connection) -> bool:
    """Say whether a game is called what cannot be asked for again: whoever tidies would ask for ever."""
    there = {row[0] for row in connection.execute("SELECT name FROM sqlite_master").fetchall()}
    return any(
        connection.execute(f"SELECT 1 FROM {part} WHERE {name} GLOB '*[^ -~]*' LIMIT 1").fetchone()  # noqa: S608 - our own words
        for part, name in (("tables", "id"), ("results", "table_id"))
        if part in there
    )


def _has_large_values(connection: sqlite3.Connection) -> bool:
    """Say whether there is more in a place than can be read: whoever tidies would come to it again and again."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
    named = "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c"
    texts: dict[str, list[str]] = {}
    for part, name in connection.execute(f"{named} WHERE m.type='table' AND c.type IN ('TEXT', 'BLOB')").fetchall():
        texts.setdefault(part, []).append(f"coalesce(length({name}), 0)")
    # A text that is too large is a mistake by itself.
    return any(
        connection.execute(f"SELECT 1 FROM {part} WHERE {'+'.join(sizes)}>{LARGEST} LIMIT 1").fetchone()  # noqa: S608 - our own words
        for part, sizes in texts.items()
    )


def _number_without_log(path: Path) -> str | None:
    """Return the number in the database file itself, whatever the log says, or None if it cannot be read."""
    try:
        with closing(_opened(path, "immutable=1")) as connection:
            _check_kind(connection, path)
            return read_number(connection)
    except (sqlite3.Error, StoreFailed):
        return None


def read_number(connection: sqlite3.Connection) -> str:
    """Return the number of the last start."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name='house'").fetchone():
        return NEVER_OPENED
    found = connection.execute("SELECT value FROM house WHERE name='opening'").fetchone()
    number = str(found[0]) if found is not None else NEVER_OPENED
    return number if number.isascii() and len(number) <= LONGEST_NUMBER else NEVER_OPENED


def mark(connection: sqlite3.Connection, hold: Hold) -> None:
    """Give an open database a new number; from here on its log belongs to it alone."""
    before, number = read_number(connection), secrets.token_hex(8)
    # Should we be killed on the way, either is right.
    hold.note(before, number)
    _write_number(connection, number)
    (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if not busy:
        hold.note(number)


def _write_number(connection: sqlite3.Connection, number: str) -> None:
    connection.execute("INSERT OR REPLACE INTO house(name, value) VALUES ('opening', ?)", (number,))


# What it holds.


def tables(path: Path, close: Iterable[str], delete: Iterable[str]) -> list[Kept]:
    """Close and delete tables, all that are named or none, and return what the database holds then."""
    close, delete = list(close), list(delete)
    hold = Hold(path) if close or delete else None
    try:
        if hold is not None:
            check(path, hold)
        with closing(connect(path, write=hold is not None)) as connection:
            connection.execute("BEGIN")
            found = tidying.tidy(connection, close, delete)
            connection.execute("COMMIT")
            return found
    except sqlite3.Error as mistake:
        raise failure(mistake, path) from None
    finally:
        if hold is not None:
            hold.close()


# Copies.


def back_up(source: Path, target: Path) -> None:
    """Copy a database while a server may be writing to it: the copy is whole, or it is not there."""
    if not source.is_file():
        reason = "there is no such database"
        raise StoreFailed(reason, source)
    if target.exists():
        msg = f"{target} exists already; choose another name"
        raise StoreFailed(msg)
    draft = _copy(source, target, WITHOUT_LOG)
    try:
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _copy(source: Path, target: Path, log: str) -> Path:
    """Return a sound copy of a database, beside the place where it shall stand, with a number of its own."""
    draft = _draft_of(target)
    make_private(draft)
    try:
        with (
            closing(_opened(source, "mode=ro")) as live,
            closing(sqlite3.connect(draft, isolation_level=None)) as copy,
        ):
            _check_own(live, source)
            live.backup(copy)
            copy.execute(WITHOUT_LOG)
            _check_sound(copy, source, "integrity_check")
            if copy.execute("SELECT 1 FROM sqlite_master WHERE name='house'").fetchone():
                _write_number(copy, secrets.token_hex(8))
            copy.execute(log)
    except sqlite3.Error as mistake:
        draft.unlink(missing_ok=True)
        full = getattr(mistake, "sqlite_errorname", "") == "SQLITE_FULL"
        raise failure(mistake, target if full else source) from mistake
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    with draft.open("rb+") as written:
        os.fsync(written.fileno())
    return draft


def restore(source: Path, target: Path) -> Path | None:
    """Put a copy of a backup into the place of a database; what was there before is kept, and its new name returned."""
    if not source.is_file():
        reason = "there is no such file"
        raise StoreFailed(reason, source)
    place = real(target)
    if place.exists() and source.samefile(place):
        reason = "this is the database itself; name a backup of it"
        raise StoreFailed(reason, source)
    _check_backup(source)
    place.parent.mkdir(parents=True, exist_ok=True)
    there = place.exists()
    hold = Hold(target)
    try:
        draft = _copy(source, place, WITH_LOG)
        try:
            kept = _keep(place, draft) if there and place.stat().st_size else None
            # From one moment to the next; should we be killed after it, the start notices that the old log is not the new file's.
            draft.replace(place)
        finally:
            draft.unlink(missing_ok=True)
        for ending in ("-wal", "-shm", "-journal"):
            with suppress(FileNotFoundError):
                if kept is not None:
                    beside(place, ending).replace(beside(kept, ending))
                else:
                    beside(place, ending).unlink()
    except BaseException:
        if not there:
            place.unlink(missing_ok=True)
        raise
    finally:
        hold.close()
    return kept


def _keep(place: Path, draft: Path) -> Path:
    """Give a database another name, before a draft takes its place."""
    # Who may read it is for whoever looks after the machine to say.
    draft.chmod(stat.S_IMODE(place.stat().st_mode))
    kept = _free_name(place)
    try:
        os.link(place, kept)
    except OSError:
        shutil.copy2(place, kept)
    return kept


def _check_backup(source: Path) -> None:
    """Refuse what cannot be restored before anything is written."""
    try:
        with closing(_opened(source, "mode=ro")) as connection:
            _check_own(connection, source)
            _check_sound(connection, source, "quick_check")
    except sqlite3.Error as mistake:
        raise failure(mistake, source) from mistake


def _free_name(place: Path) -> Path:
    name = f"{place.name}.before-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path, number = place.with_name(name), 1
    while path.exists():
        number += 1
        path = place.with_name(f"{name}-{number}")
    return path
