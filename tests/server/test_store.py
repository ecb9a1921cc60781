"""The database: whole or not at all, whatever happens to the disk, the file or the rules."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli.main import run
from parlour.client import Refused, Seat
from parlour.server.contract import Conflict, StoreFailed
from parlour.server.dbfile import back_up
from parlour.server.schema import MIGRATIONS
from parlour.server.store_sqlite import SqliteStore as Store
from server.hosting import TWO, Running, Table, catch_up, process

pytestmark = pytest.mark.attack


@contextmanager
def opened(path: Path, **more: Any) -> Iterator[Store]:
    store = Store(path, **more)
    try:
        yield store
    finally:
        store.close()


def test_jobs_that_share_a_commit_are_each_whole_or_not_at_all(db: Path) -> None:
    def good(n: int) -> Any:
        return lambda c: c.execute("INSERT INTO grants(device, link, at) VALUES (?, ?, 0)", (bytes([n]), "l")).rowcount

    def bad(c: sqlite3.Connection) -> None:
        good(200)(c)
        msg = "no"
        raise ValueError(msg)

    async def several(store: Store) -> list[Any]:
        await store.write(
            lambda c: c.execute(
                "INSERT INTO tables(id,game,rules,setup,seed,auto,open_book,created) VALUES ('t','g','1','{}','0',1,0,0)"
            )
        )
        await store.write(lambda c: c.execute("INSERT INTO links(id,table_id,hash,role,created) VALUES ('l','t',x'00','seat',0)"))
        jobs = [store.write(good(n)) for n in range(5)] + [store.write(bad), store.write(good(0))]
        return await asyncio.gather(*jobs, return_exceptions=True)

    with opened(db) as store:
        results = asyncio.run(several(store))
        assert results[:5] == [1] * 5
        assert isinstance(results[5], ValueError)
        assert isinstance(results[6], Conflict)
        assert store.read_now(lambda c: c.execute("SELECT count(*) FROM grants").fetchone()) == (5,)


def test_what_was_begun_before_the_end_is_done(db: Path) -> None:
    """Jobs of one turn of the loop are handed over together, after it; a store that is closed first does not forget them."""

    async def close_at_once(store: Store) -> Any:
        job = lambda c: c.execute("INSERT INTO house(name, value) VALUES ('last', '1')").rowcount  # noqa: E731
        begun = asyncio.ensure_future(store.write(job))
        await asyncio.sleep(0)
        store.close()
        return await asyncio.wait_for(begun, 60)

    assert asyncio.run(close_at_once(Store(db))) == 1
    with opened(db) as store:
        assert store.read_now(lambda c: c.execute("SELECT value FROM house WHERE name='last'").fetchone()) is not None


def test_full_sync_and_write_ahead(db: Path) -> None:
    with opened(db) as store:
        assert store.read_now(lambda c: c.execute("PRAGMA journal_mode").fetchone()) == ("wal",)
        assert store.read_now(lambda c: c.execute("PRAGMA synchronous").fetchone()) == (2,)


def test_a_full_disk_is_said_clearly_and_leaves_no_half_written_game(db: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        with table.join(0) as ann, table.join(1) as bob:
            limit_pages(running, 1)
            version, refused = play_until_refused(ann, bob)
            assert refused.code == "storage"
            assert "disk is full" in refused.reason
            assert version > 0
            assert table.ask(0, "GET", "")["table"]["version"] == version
            limit_pages(running, 0)
            assert play_once(ann, bob) == version + 1
    with Running(db) as running:
        assert running.within(running.house.open(table.id)).version == version + 1


def play_once(*seats: Seat) -> int:
    catch_up(max(seat.version for seat in seats), *seats)
    asked = next(seat for seat in seats if seat.options)
    return int(asked.choose(asked.options[0]["key"])["version"])


def play_until_refused(*seats: Seat) -> tuple[int, Refused]:
    """Play and talk until nothing can be saved any more; return the last version acknowledged."""
    version = 0
    for _ in range(1000):
        try:
            version = play_once(*seats)
            seats[0].say("x" * 400)
        except Refused as refused:
            try:
                version = play_once(*seats)
            except Refused:
                return version, refused
    raise AssertionError


def limit_pages(running: Running, room: int) -> None:
    """Let the database grow by so many pages only, as on a disk that is full; 0 takes the limit away."""

    async def limit() -> None:
        def job(connection: sqlite3.Connection) -> None:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count={pages + room if room else 2**30}")

        await running.file.write(job)

    running.within(limit())


def test_a_locked_database_is_said_clearly_and_nothing_is_lost(db: Path) -> None:
    with Running(db) as running:
        running.file._writer.execute("PRAGMA busy_timeout=50")
        table = Table(running.address, seats=TWO)
        with table.join(0) as ann, closing(sqlite3.connect(db, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Refused) as refused:
                ann.choose(ann.options[0]["key"])
            assert refused.value.code == "storage"
            assert "locked" in refused.value.reason
            other.execute("ROLLBACK")
            assert ann.choose(ann.options[0]["key"])["version"] == 1


def test_a_locked_database_at_the_start(db: Path) -> None:
    with opened(db):
        pass
    with closing(sqlite3.connect(db, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed, match="locked"):
            Store(db, busy_seconds=0.05)


def test_a_newer_schema_is_left_alone(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(db):
        pass
    with closing(sqlite3.connect(db)) as connection:
        connection.execute(f"PRAGMA user_version={len(MIGRATIONS) + 1}")
    before = db.read_bytes()
    assert run(["serve", "--no-open", "--port", "0", "--db", str(db)]) == 2
    said = capsys.readouterr()
    assert "newer Parlour" in said.err
    assert said.err.count("\n") == 1
    assert db.read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"hello, I am a letter, not a database\n" * 50])
def test_a_file_that_is_something_else(db: Path, content: bytes) -> None:
    db.write_bytes(content)
    if content:
        with pytest.raises(StoreFailed, match="not a database of Parlour"):
            Store(db)
        assert db.read_bytes() == content
    else:
        with opened(db):
            pass


@pytest.mark.parametrize("how", ["DELETE FROM keys", "UPDATE keys SET value=zeroblob(1000000)", "UPDATE keys SET value=x''"])
def test_a_database_without_the_key_of_its_devices_gets_a_new_one(db: Path, how: str) -> None:
    with opened(db) as store:
        before = asyncio.run(store.device_key())
    with closing(sqlite3.connect(db)) as connection:
        connection.execute(how)
        connection.commit()
    with opened(db) as store:
        after = asyncio.run(store.device_key())
        assert len(after) == 32
        assert after != before
    with opened(db) as store:
        assert asyncio.run(store.device_key()) == after


def test_another_programs_database_is_left_alone(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("CREATE TABLE letters(text)")
        connection.commit()
    real = sqlite3.connect
    made: list[sqlite3.Connection] = []

    def noted(path: Any, **more: Any) -> sqlite3.Connection:
        made.append(real(path, **more))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", noted)
    with pytest.raises(StoreFailed, match="not a database of Parlour"):
        Store(db)
    assert made
    for connection in made:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")


def test_a_folder_or_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="cannot be opened"):
        Store(tmp_path)
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreFailed, match="cannot be opened"):
        Store(tmp_path / "file" / "below.db")


def test_a_read_only_file_is_said_clearly(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(db):
        pass
    real: Any = sqlite3.connect

    def read_only(path: Any, **more: Any) -> sqlite3.Connection:
        if more.get("uri"):
            other: sqlite3.Connection = real(path, **more)
            return other
        # Permissions do not stop the superuser, so the database itself is opened for reading only.
        connection: sqlite3.Connection = real(f"file:{path}?mode=ro", uri=True, **more)
        return connection

    monkeypatch.setattr(sqlite3, "connect", read_only)
    with pytest.raises(StoreFailed, match="read-only"):
        Store(db)


def test_a_second_server_keeps_away(db: Path) -> None:
    with opened(db), pytest.raises(StoreFailed, match="another Parlour server"):
        Store(db)


def test_a_backup_of_a_running_server_is_whole(db: Path, tmp_path: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        with table.join(0) as ann:
            ann.choose(ann.options[0]["key"])
            back_up(db, tmp_path / "copy.db")
            ann.choose(ann.options[0]["key"]) if ann.options else None
    with Running(tmp_path / "copy.db") as copy:
        assert copy.within(copy.house.open(table.id)).version == 1
    with pytest.raises(StoreFailed, match="exists already"):
        back_up(db, tmp_path / "copy.db")
    assert run(["backup", "--db", str(tmp_path / "none.db"), str(tmp_path / "x.db")]) == 2
    assert not (tmp_path / "x.db").exists()


def played_table(running: Running, choices: int = 6) -> Table:
    table = Table(running.address, seats=TWO)
    with table.join(0) as ann, table.join(1) as bob:
        for _ in range(choices):
            catch_up(max(ann.version, bob.version), ann, bob)
            asked = ann if ann.options else bob
            asked.choose(asked.options[0]["key"])
    return table


def test_new_rules_that_agree_take_an_old_table_over(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(db) as running:
        table = played_table(running)
    monkeypatch.setattr(type(parlour.title("unmatched")), "rules_version", "99")
    with Running(db) as running:
        assert table_of(running, table) == ("", 6)
        assert running.house.live[table.id].info.rules == "99"


def test_new_rules_that_disagree_open_an_old_table_read_only(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(db) as running:
        table = played_table(running)
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("UPDATE moves SET hash='other' WHERE version=4")
        connection.commit()
    played_with = parlour.title("unmatched").rules_version
    monkeypatch.setattr(type(parlour.title("unmatched")), "rules_version", "99")
    with Running(db) as running:
        reason, version = table_of(running, table)
        assert f"rules {played_with}" in reason
        assert "rules 99" in reason
        assert version == 3
        moved = Table.__new__(Table)
        moved.__dict__ = table.__dict__ | {"address": running.address}
        opened_again = moved.ask(0, "GET", "")
        key = "x"
        with pytest.raises(Refused) as refused:
            moved.act(0, type="choose", seat=0, key=key, version=opened_again["table"]["version"])
        assert refused.value.code == "read_only"


def test_a_game_that_is_gone_opens_read_only(db: Path) -> None:
    with Running(db) as running:
        table = played_table(running)
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("UPDATE tables SET game='ludo'")
        connection.commit()
    with Running(db) as running:
        reason, _ = table_of(running, table)
        assert "ludo" in reason


def table_of(running: Running, table: Table) -> tuple[str, int]:
    live = running.within(running.house.open(table.id))
    return live.shown().read_only, live.version


def test_the_command_starts_warns_and_stops_quietly(db: Path) -> None:
    with process(db, "--host", "127.0.0.1") as server:
        status, out, err = server.stop()
        assert status == 0
        assert "open at" in out
        assert "all games are saved" in out
        assert err == ""
    with process(db, "--host", "0.0.0.0") as server:  # noqa: S104 - for a moment, to hear the warning
        _, _, err = server.stop()
        assert err.startswith("Warning:")
        assert "TLS" in err
