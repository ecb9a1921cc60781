"""From one database into another and back: everything, compared, or nothing."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

import parlour
from parlour.cli.main import run
from parlour.client import ask
from parlour.server import moving
from parlour.server.contract import StoreFailed
from parlour.server.moving import move
from server.hosting import TWO, Running, Table, catch_up

pytestmark = pytest.mark.attack


def played(db: Path | str) -> tuple[Table, int]:
    """Return a table at which something of everything has happened."""
    with Running(db) as running:
        table = Table(running.address, seats=TWO, clock={"seconds": 3600, "then": "pass"})
        with table.join(0) as ann, table.join(1) as bob:
            for _ in range(5):
                catch_up(max(ann.version, bob.version), ann, bob)
                asked = ann if ann.options else bob
                asked.choose(asked.options[0]["key"])
            ann.say("grüezi")
            ann.request({"type": "standing", "seat": 0, "standing": [{"match": "x:*", "answer": "never"}]})
            version = max(ann.version, bob.version)
    return table, version


def plays_on(db: Path | str, table: Table, version: int) -> None:
    with Running(db) as running:
        found = ask("GET", f"{running.address}/api/tables/{table.id}", None, table.tokens[0])
        assert found["table"]["version"] == version
        assert found["states"][0]["standing"][0]["match"] == "x:*"
        said = ask("GET", f"{running.address}/api/tables/{table.id}/chat", None, table.tokens[1])["lines"]
        assert any(line["text"] == "grüezi" for line in said)


def test_games_move_to_postgres_and_back(tmp_path: Path, pg_db: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "old.db"
    table, version = played(file)
    assert run(["move", "--from", str(file), "--to", pg_db]) == 0
    assert "1 table with 5 moves" in capsys.readouterr().out
    plays_on(pg_db, table, version)
    back = tmp_path / "new.db"
    assert run(["move", "--from", pg_db, "--to", str(back)]) == 0
    plays_on(back, table, version)
    plays_on(file, table, version)


def test_a_backup_of_postgres_is_a_file_that_can_be_restored(tmp_path: Path, pg_db: str) -> None:
    table, version = played(pg_db)
    copy = tmp_path / "saturday.db"
    assert run(["backup", "--db", pg_db, str(copy)]) == 0
    # What is there is not written over.
    assert run(["restore", "--db", pg_db, str(copy)]) == 2
    from server.postgres import empty  # noqa: PLC0415

    empty(pg_db)
    assert run(["restore", "--db", pg_db, str(copy)]) == 0
    plays_on(pg_db, table, version)


def test_a_study_stays_where_it_is_played_and_everything_else_is_moved(tmp_path: Path, pg_db: str) -> None:
    table, version = played(pg_db)
    with psycopg.connect(pg_db, autocommit=True) as connection:
        connection.execute("INSERT INTO studies VALUES ('\\x01', 's', 'a', 1, '', '', 1e12, 0)")
        there = {row[0] for row in connection.execute("SELECT tablename FROM pg_tables WHERE schemaname='public'")}
    # What a migration adds is one or the other.
    assert there == {*moving.COLUMNS, *moving.OUTLIVING, "grants", "keys", *moving.OF_THE_HOUR}
    file, copy = tmp_path / "new.db", tmp_path / "saturday.db"
    assert run(["move", "--from", pg_db, "--to", str(file)]) == 0
    assert run(["backup", "--db", pg_db, str(copy)]) == 0
    plays_on(file, table, version)
    plays_on(copy, table, version)
    with closing(sqlite3.connect(copy)) as connection:
        kept = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    assert there - kept == {"leases", "presence", "buckets", "studies"}


def test_a_database_that_is_not_empty_or_not_there_is_refused_in_a_line(
    tmp_path: Path, pg_db: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other = tmp_path / "old.db", tmp_path / "other.db"
    table, version = played(file)
    played(pg_db)
    for source, target, why in (
        (str(file), pg_db, "holds tables already"),
        (str(tmp_path / "none.db"), pg_db, "no such database"),
        (pg_db, str(file), "exists already"),
        (str(file), "postgresql://parlour:secret@/nowhere?host=/nowhere", "cannot be reached"),
        (str(file), str(file), "exists already"),
    ):
        assert run(["move", "--from", source, "--to", target]) == 2
        said = capsys.readouterr().err
        assert why in said
        assert said.count("\n") == 1
        assert "secret" not in said
    plays_on(file, table, version)
    assert not other.exists()


def test_what_is_not_the_same_afterwards_is_noticed_and_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, target = tmp_path / "old.db", tmp_path / "new.db"
    played(file)
    real = moving._insert

    def forgetful(c: object, found: dict[str, list[tuple[object, ...]]]) -> None:
        real(c, {part: rows[:-1] if part == "moves" else rows for part, rows in found.items()})  # type: ignore[arg-type]

    monkeypatch.setattr(moving, "_insert", forgetful)
    with pytest.raises(StoreFailed, match="not the same afterwards"):
        move(file, target)
    assert list(tmp_path.glob("new.db*")) == []


KILLED = """
import os, sys
from parlour.cli.main import run
from parlour.server import moving

def cut(c, found, insert=moving._insert):
    insert(c, found)
    if "results" in found:  # the last of it
        os._exit(9)

moving._insert = cut
run(sys.argv[1:])
"""


def killed(*arguments: str) -> None:
    source = str(Path(parlour.__file__).parent.parent)
    done = subprocess.run([sys.executable, "-c", KILLED, *arguments], check=False, env={**os.environ, "PYTHONPATH": source})
    assert done.returncode == 9


def test_what_is_killed_on_the_way_leaves_nothing_that_looks_whole(tmp_path: Path, pg_db: str) -> None:
    file, copy = tmp_path / "old.db", tmp_path / "saturday.db"
    table, version = played(file)
    killed("move", "--from", str(file), "--to", pg_db)
    # Nothing of it is there: it can be filled.
    assert run(["restore", "--db", pg_db, str(file)]) == 0
    plays_on(pg_db, table, version)
    killed("backup", "--db", pg_db, str(copy))
    assert list(tmp_path.glob("saturday.db*")) == []
    assert run(["backup", "--db", pg_db, str(copy)]) == 0
    plays_on(copy, table, version)


def test_every_column_is_moved(tmp_path: Path) -> None:
    """A column that a migration adds must not be left behind."""
    from parlour.server.store_sqlite import SqliteStore  # noqa: PLC0415

    SqliteStore(tmp_path / "x.db").close()
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        for part, columns in {**moving.COLUMNS, "grants": moving.GRANTS}.items():
            found = {row[1] for row in connection.execute(f"PRAGMA table_info({part})")}
            # Links that have ended are removed; the column that said so is left from before.
            assert found - {"revoked"} == {name.strip() for name in columns.split(",")}
