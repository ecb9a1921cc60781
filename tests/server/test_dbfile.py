"""The database as a file: held once whatever it is called, never mixed with another one's log, back from a backup whole."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from time import time

import pytest

from parlour.cli.main import run
from parlour.client import Refused, ask
from parlour.engine.said import Said
from parlour.server import dbfile
from parlour.server.contract import StoreFailed
from parlour.server.dbfile import Hold, back_up, beside, restore
from parlour.server.refusals import words
from parlour.server.store_sqlite import SqliteStore as Store
from server.hosting import TWO, Running, Table, eventually, process
from server.test_store import limit_pages, opened, play_until_refused

pytestmark = pytest.mark.attack

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the lock is the file beside it")


def tables_in(db: Path) -> list[str]:
    with closing(sqlite3.connect(db)) as connection:
        return sorted(row[0] for row in connection.execute("SELECT id FROM tables"))


def put_table(store: Store, name: str) -> None:
    sql = "INSERT INTO tables(id,game,rules,setup,seed,auto,open_book,created) VALUES (?,'g','1','{}','0',1,0,?)"
    asyncio.run(store.write(lambda c: c.execute(sql, (name, time()))))


def crashed(db: Path, folder: Path, *names: str) -> Path:
    """Return a database as a killed server leaves it: with a log that was not yet taken over."""
    with opened(db) as store:
        for name in names:
            put_table(store, name)
        folder.mkdir()
        for file in db.parent.glob("parlour.db*"):
            shutil.copy(file, folder / file.name)
    assert (folder / "parlour.db-wal").stat().st_size
    return folder / "parlour.db"


# Who holds it.


@LINUX
def test_a_second_server_keeps_away_whatever_the_file_is_called(db: Path, tmp_path: Path) -> None:
    link, twin, moved = tmp_path / "link.db", tmp_path / "twin.db", tmp_path / "moved.db"
    with process(db):
        link.symlink_to(db)
        os.link(db, twin)
        refuses(link)
        refuses(twin)
        db.rename(moved)
        refuses(moved)
        moved.rename(db)
        beside(db, ".lock").unlink()
        refuses(db)


def refuses(db: Path) -> None:
    with pytest.raises(StoreFailed, match="another Parlour server"):
        Store(db)


def test_in_one_process_too(db: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(db)
    with opened(db):
        refuses(link)


# Whether it is sound.


@pytest.mark.parametrize("harm", ["cut", "overwritten"])
def test_a_damaged_database_ends_the_start_with_one_line(db: Path, capsys: pytest.CaptureFixture[str], harm: str) -> None:
    with opened(db) as store:
        for number in range(40):
            put_table(store, f"{number:04x}")
    content = db.read_bytes()
    half = len(content) // 2
    db.write_bytes(content[: half + 100] if harm == "cut" else content[:half] + os.urandom(len(content) - half))
    before = db.read_bytes()
    assert run(["serve", "--no-open", "--port", "0", "--db", str(db)]) == 2
    said = capsys.readouterr()
    assert "damaged" in said.err
    assert "parlour restore" in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
    assert db.read_bytes() == before


@pytest.mark.parametrize(
    "how",
    [
        "UPDATE tables SET id=CAST(x'31ff' AS TEXT)",
        "INSERT INTO results VALUES ('\u00fc', '', '', 0, 0, '{}', '')",
        "PRAGMA writable_schema=ON; UPDATE sqlite_master SET sql=CAST(x'435245415445ff' AS TEXT) WHERE name='seats'",
    ],
)
def test_names_that_are_none_are_damage(db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str) -> None:
    with opened(db) as store:
        put_table(store, "11")
    with closing(sqlite3.connect(db)) as connection:
        connection.executescript(how)
    for asked in (
        ["restore", str(db), "--db", str(tmp_path / "copy.db")],
        ["move", "--from", str(db), "--to", str(tmp_path / "moved.db")],
    ):
        assert run(asked) == 2, asked
        assert "damaged" in capsys.readouterr().err
    refused(db)


def refused(db: Path) -> None:
    with pytest.raises(StoreFailed, match="damaged"):
        Store(db)


TAMPERED = {
    "trigger": "CREATE TRIGGER t AFTER INSERT ON moves BEGIN DELETE FROM moves; END",
    "view": "ALTER TABLE house RENAME TO h; CREATE VIEW house AS"
    " WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n) SELECT 'opening' AS name, x AS value FROM n WHERE x<0",
    "column": "ALTER TABLE seats ADD COLUMN more TEXT AS (hex(zeroblob(900000000)))",
    "index": "CREATE INDEX i ON house(hex(zeroblob(9)))",
    "lie": "PRAGMA writable_schema=ON; UPDATE sqlite_master SET sql=replace(sql, 'NOT NULL', 'CHECK(1)') WHERE name='seats'",
    # Where SQLite itself counts: it takes such names from a file as they are.
    "hidden trigger": "PRAGMA writable_schema=ON; INSERT INTO sqlite_master VALUES ('trigger', 'sqlite_stat1', 'links', 0,"
    " 'CREATE TRIGGER sqlite_stat1 AFTER INSERT ON links BEGIN INSERT INTO grants VALUES (''sender'', new.id, 0); END')",
    "hidden column": "ANALYZE; PRAGMA writable_schema=ON; UPDATE sqlite_master SET sql=replace(sql, 'stat)', 'stat AS (1))')"
    " WHERE name='sqlite_stat1'",
}


@pytest.mark.parametrize("how", TAMPERED)
def test_a_database_whose_tables_somebody_else_made_is_not_used(
    db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    with opened(db) as store:
        put_table(store, "11")
    with closing(sqlite3.connect(db)) as connection:
        connection.executescript(TAMPERED[how])
    before, copy = db.read_bytes(), str(tmp_path / "copy.db")
    for asked in (
        ["serve", "--no-open", "--port", "0", "--db", str(db)],
        ["restore", str(db), "--db", copy],
        ["backup", copy, "--db", str(db)],
        ["move", "--from", str(db), "--to", copy],
        ["tables", "--db", str(db)],
        ["tables", "--db", str(db), "--delete", "11"],
    ):
        assert run(asked) == 2, asked
        said = capsys.readouterr()
        assert "not those of Parlour" in said.err, asked
        assert said.err.count("\n") == 1
    assert db.read_bytes() == before
    assert not Path(copy).exists()


@pytest.mark.parametrize("how", ["tables SET setup=printf('%.*c', 9000000, 'x')", "keys SET value=zeroblob(9000000)"])
def test_a_database_that_holds_something_larger_than_anybody_writes_is_not_used(
    db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    with opened(db) as store:
        put_table(store, "11")
    with closing(sqlite3.connect(db)) as connection:
        connection.execute(f"UPDATE {how}")
        connection.commit()
    for asked in (
        ["restore", str(db), "--db", str(tmp_path / "copy.db")],
        ["backup", str(tmp_path / "copy.db"), "--db", str(db)],
        ["serve", "--no-open", "--port", "0", "--db", str(db)],
    ):
        assert run(asked) == 2, asked
        assert "larger than Parlour ever writes" in capsys.readouterr().err
    assert not (tmp_path / "copy.db").exists()


def test_a_list_of_tables_controls_no_terminal(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(db) as store:
        put_table(store, "\x1b]0;mine\x07")
        asyncio.run(store.write(lambda c: c.execute("UPDATE tables SET game=?, created=1e300, seen=1e300", ("\x9b31m\u202e",))))
    assert run(["tables", "--db", str(db)]) == 0
    said = capsys.readouterr().out
    assert "mine" in said
    assert not [c for c in said if not c.isprintable() and c != "\n"]


def test_what_sqlite_counts_for_itself_is_no_change(db: Path) -> None:
    with opened(db), closing(sqlite3.connect(db)) as connection:
        connection.execute("ANALYZE")
    with opened(db):
        pass


def test_a_start_that_fails_later_has_a_status_too(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: object) -> None:
        msg = "no"
        raise RuntimeError(msg)

    monkeypatch.setattr("parlour.server.house.House.begin", fail)
    assert run(["serve", "--no-open", "--port", "0", "--db", str(db)]) != 0


def test_its_own_log_is_taken_over_after_a_power_cut(db: Path, tmp_path: Path) -> None:
    left = crashed(db, tmp_path / "after", "aa", "bb")
    with opened(left) as store:
        assert store.read_now(lambda c: c.execute("SELECT count(*) FROM tables").fetchone()) == (2,)


@pytest.mark.parametrize("how", ["backup", "copy"])
def test_a_copy_put_beside_an_old_log_is_refused_and_stays_whole(db: Path, tmp_path: Path, how: str) -> None:
    with opened(db) as store:
        put_table(store, "11")
    copy = tmp_path / "copy.db"
    if how == "backup":
        back_up(db, copy)
    else:
        shutil.copy(db, copy)
    left = crashed(db, tmp_path / "after", "22", "33")
    log = beside(left, "-wal").read_bytes()
    shutil.copy(copy, left)
    with pytest.raises(StoreFailed, match=r"parlour\.db-wal, belongs to another database"):
        Store(left)
    assert left.read_bytes() == copy.read_bytes()
    assert beside(left, "-wal").read_bytes() == log
    beside(left, "-wal").unlink()
    with opened(left) as store:
        assert store.read_now(lambda c: c.execute("SELECT id FROM tables").fetchall()) == [("11",)]


# Back from a backup.


def test_restore_brings_the_backup_back_and_keeps_what_was_there(
    db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with opened(db) as store:
        put_table(store, "11")
    back_up(db, tmp_path / "copy.db")
    left = crashed(db, tmp_path / "after", "22")
    before = (tmp_path / "copy.db").read_bytes()
    assert run(["restore", str(tmp_path / "copy.db"), "--db", str(left)]) == 0
    assert "kept as" in capsys.readouterr().out
    assert (tmp_path / "copy.db").read_bytes() == before
    assert not beside(left, "-wal").exists()
    assert tables_in(left) == ["11"]
    (kept,) = [path for path in left.parent.glob("parlour.db.before-*") if path.name.count("-") == 2]
    assert tables_in(kept) == ["11", "22"]
    with opened(left):
        pass


def test_nothing_is_acknowledged_while_the_file_is_not_in_its_place(db: Path, tmp_path: Path) -> None:
    with Running(db) as running:
        table = Table(running.address)
        elsewhere = tmp_path / "elsewhere.db"
        for put in (lambda: None, lambda: db.write_bytes(b"")):
            db.rename(elsewhere)
            put()
            with pytest.raises(Refused) as refused:
                table.act("host", type="say", text="lost")
            assert refused.value.code == "storage"
            assert str(tmp_path) not in refused.value.reason
            elsewhere.replace(db)
            table.act("host", type="say", text="kept")
    with Running(db) as running:
        said = ask("GET", f"{running.address}/api/tables/{table.id}/chat", None, table.tokens["host"])["lines"]
        assert [line["text"] for line in said if line["kind"] == "chat"] == ["kept", "kept"]


def test_a_log_beside_a_file_that_holds_nothing_is_not_thrown_away(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Running(db):
        pass
    log = db.with_name(f"{db.name}-wal")
    db.write_bytes(b"")
    log.write_bytes(b"games")
    assert run(["serve", "--no-open", "--port", "0", "--db", str(db)]) == 2
    assert "belongs to another database" in capsys.readouterr().err
    assert log.read_bytes() == b"games"


def test_a_journal_is_not_taken_back_unasked_and_goes_with_its_file_when_a_backup_is_restored(
    db: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A power cut just as a database is opened for the first time leaves one; somebody else's might name another file."""
    with opened(db) as store:
        put_table(store, "kept")
    backup = db.with_name("backup.db")
    back_up(db, backup)
    restore(backup, db)
    page = db.read_bytes()[:4096]
    numbers = (1, 7, db.stat().st_size // 4096, 512, 4096)
    head = (bytes.fromhex("d9d505f920a163d7") + b"".join(n.to_bytes(4, "big") for n in numbers)).ljust(512, b"\0")
    sums = 7 + sum(page[at] for at in range(4096 - 200, 0, -200))
    journal = head + (1).to_bytes(4, "big") + page + sums.to_bytes(4, "big")
    beside(db, "-journal").write_bytes(journal)
    before = db.read_bytes()
    assert run(["serve", "--db", str(db), "--port", "0", "--no-open"]) == 2
    told = capsys.readouterr().err
    assert "journal" in told
    assert told.count("\n") == 1
    assert (db.read_bytes(), beside(db, "-journal").read_bytes()) == (before, journal)
    restore(backup, db)
    with opened(db):
        assert tables_in(db) == ["kept"]


def test_a_power_cut_at_the_first_start_leaves_no_journal(db: Path) -> None:
    """A database that has its write-ahead log before it has its name is never written by a journal."""
    with_log = b"\2\2"
    Hold(db).close()
    assert db.read_bytes()[18:20] == with_log
    with opened(db) as store:
        put_table(store, "kept")
    backup = db.with_name("backup.db")
    back_up(db, backup)
    assert backup.read_bytes()[18:20] != with_log, "a copy is one file, wherever it lies"
    restore(backup, db)
    assert db.read_bytes()[18:20] == with_log
    with opened(db):
        assert tables_in(db) == ["kept"]


def test_what_lies_beside_where_a_database_was_is_not_taken_over(db: Path) -> None:
    with opened(db) as store:
        put_table(store, "old")
        log = beside(db, "-wal").read_bytes()
    db.unlink()
    beside(db, ".lock").unlink()
    beside(db, "-wal").write_bytes(log)
    with opened(db):
        assert tables_in(db) == []


def test_a_backup_that_cannot_be_brought_back_leaves_nothing(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(db) as store:
        put_table(store, "kept")
    backup = db.with_name("backup.db")
    back_up(db, backup)
    there = sorted(db.parent.iterdir())

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "link", full)
    monkeypatch.setattr(shutil, "copy2", full)
    with pytest.raises(OSError, match="No space"):
        restore(backup, db)
    assert sorted(db.parent.iterdir()) == there
    with opened(db):
        assert tables_in(db) == ["kept"]
    new = db.with_name("new.db")
    monkeypatch.setattr(dbfile, "_copy", full)
    with pytest.raises(OSError, match="No space"):
        restore(backup, new)
    assert not new.exists(), "nobody takes it for what was in the backup"


def test_a_disk_that_is_full_at_the_start_takes_no_note_away(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(db) as store:
        put_table(store, "kept")
    before = beside(db, ".lock").read_bytes()
    assert before
    hold = Hold(db)

    class Full:
        def __getattr__(self, name: str) -> object:
            return getattr(notes, name)

        def write(self, _: bytes) -> int:
            raise OSError(28, "No space left on device")

    notes = hold.notes
    monkeypatch.setattr(hold, "notes", Full())
    with pytest.raises(OSError, match="No space"):
        hold.note("other")
    hold.close()
    assert beside(db, ".lock").read_bytes() == before


def test_notes_that_make_no_sense_keep_nobody_away(db: Path) -> None:
    with opened(db) as store:
        put_table(store, "kept")
    beside(db, ".lock").write_bytes(b"\xff\xfe" * 300)
    with opened(db):
        assert tables_in(db) == ["kept"]


def test_restore_goes_where_there_was_nothing(db: Path, tmp_path: Path) -> None:
    with opened(db) as store:
        put_table(store, "11")
    assert restore(db, tmp_path / "new" / "parlour.db") is None
    assert tables_in(tmp_path / "new" / "parlour.db") == ["11"]


@pytest.mark.parametrize("what", ["running", "nothing", "letter", "foreign", "damaged", "itself"])
def test_restore_refuses_and_changes_nothing(db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str) -> None:
    with opened(db) as store:
        for number in range(40):
            put_table(store, f"{number:04x}")
    copy = tmp_path / "copy.db"
    if what == "running":
        back_up(db, copy)
    elif what == "letter":
        copy.write_text("a letter\n" * 200)
    elif what == "foreign":
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute("CREATE TABLE letters(text)")
    elif what == "damaged":
        content = db.read_bytes()
        copy.write_bytes(content[: len(content) // 2] + os.urandom(len(content) // 2))
    elif what == "itself":
        copy.symlink_to(db)
    before = db.read_bytes()
    if what == "running":
        with process(db):
            assert run(["restore", str(copy), "--db", str(db)]) == 2
    else:
        assert run(["restore", str(copy), "--db", str(db)]) == 2
        assert db.read_bytes() == before
    assert capsys.readouterr().err.count("\n") == 1
    assert len(tables_in(db)) == 40
    assert not list(tmp_path.glob(".parlour-*"))
    assert not list(tmp_path.glob("*.before-*"))


def test_a_copy_takes_no_other_files_place(db: Path, tmp_path: Path) -> None:
    with opened(db) as store:
        put_table(store, "11")
    others = [tmp_path / "saturday.db.part", beside(db, ".part")]
    for path in others:
        path.write_text("precious", encoding="utf-8")
    back_up(db, tmp_path / "saturday.db")
    assert restore(tmp_path / "saturday.db", db) is not None
    for path in others:
        assert path.read_text(encoding="utf-8") == "precious"
    assert not list(tmp_path.rglob(".parlour-*"))


# Who else can read it.


@pytest.mark.skipif(os.name != "posix", reason="elsewhere files belong to whoever's folder they are in")
def test_nobody_else_on_the_machine_reads_a_database_or_a_backup(db: Path, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        backup = tmp_path / "saturday.db"
        with Running(db) as running:
            Table(running.address, seats=TWO)
            back_up(db, backup)
            there = [db, backup, *(path for ending in ("-wal", "-shm", ".lock") if (path := beside(db, ending)).exists())]
            assert {path.name: path.stat().st_mode & 0o777 for path in there} == {path.name: 0o600 for path in there}
        # Whoever looks after the machine may want it otherwise.
        db.chmod(0o640)
        with Running(db):
            assert db.stat().st_mode & 0o777 == 0o640
        kept = restore(backup, db)
        assert kept is not None
        assert [path.stat().st_mode & 0o777 for path in (db, kept)] == [0o640] * 2
    finally:
        os.umask(before)


# What players are told.


def test_players_are_told_what_is_wrong_but_not_where_the_file_is(db: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        with table.join(0) as ann, table.join(1) as bob:
            limit_pages(running, 1)
            _, refused = play_until_refused(ann, bob)
            assert "disk is full" in refused.reason
            assert str(db) not in refused.reason
            assert "/" not in refused.reason
            limit_pages(running, 0)


@pytest.mark.parametrize("code", ["nl", "de"])
def test_what_is_wrong_with_the_disk_is_said_in_the_players_language(db: Path, code: str) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        with table.join(0, code) as ann, table.join(1, code) as bob:
            limit_pages(running, 1)
            _, refused = play_until_refused(ann, bob)
            assert refused.reason == words(code).said(Said("disk-full"))
            limit_pages(running, 0)
        running.within(running.house.forget(running.house.live[table.id]))
        running.file._reader.close()
        with pytest.raises(Refused) as unread:
            ask("GET", f"{running.address}/api/tables?language={code}", None, table.tokens[0])
        assert unread.value.reason == words(code).said(Said("database-failed"))


@pytest.mark.parametrize("code", ["nl", "de"])
def test_why_a_table_can_only_be_looked_at_is_said_in_the_players_language(db: Path, code: str) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        table.sit(0)
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("UPDATE tables SET seed='many'")
        connection.commit()
    with Running(db) as running:
        table.address = running.address
        damaged = words(code).said(Said("table-damaged"))
        assert table.ask("host", "GET", f"?language={code}")["table"]["read_only"] == damaged
        with pytest.raises(Refused) as refused:
            table.ask(0, "POST", f"/act?language={code}", {"type": "choose", "id": "1", "seat": 0, "key": "x", "version": 0})
        assert (refused.value.code, refused.value.reason) == ("read_only", damaged)


def test_a_database_that_cannot_be_read_is_told_without_its_place(db: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        running.within(running.house.forget(running.house.live[table.id]))
        running.file._reader.close()
        for path in (f"/api/tables/{table.id}", "/api/tables"):
            with pytest.raises(Refused) as refused:
                ask("GET", f"{running.address}{path}", None, table.tokens[0])
            assert refused.value.code == "storage"
            assert "/" not in refused.value.reason


# A quiet end.


def test_a_server_asked_to_stop_says_goodbye_to_everybody(db: Path) -> None:
    with process(db) as server:
        table = Table(server.address, seats=TWO)
        with table.join(0) as ann:
            server.process.send_signal(signal.SIGTERM)
            heard = []
            ann.patience = 0.0

            def bye() -> bool:
                assert ann._socket is not None
                heard.append(ann._socket.recv(60))
                return '"bye"' in heard[-1]

            eventually(bye)
        assert "stopping" in heard[-1]
        out, _ = server.process.communicate(timeout=60)
        assert server.process.returncode == 0
        assert "all games are saved" in out
