"""What only a database on the other side of a connection can do: break it, and leave it unknown what became of a commit."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any
from urllib.parse import parse_qs, urlsplit, urlunsplit

import psycopg
import pytest

from parlour.cli.main import run
from parlour.server import own
from parlour.server.contract import Change, Conflict, Head, StoreFailed
from parlour.server.nodes import CUT_OFF
from parlour.server.schema_postgres import MIGRATIONS
from parlour.server.speaking_postgres import Speaking, connect
from parlour.server.store_postgres import PostgresStore
from parlour.server.tidying import PARTS
from server import postgres
from server.hosting import eventually
from server.test_contract import ended, line, load, made, move, noted, seated

pytestmark = pytest.mark.attack


COMMITS = (b"COMMIT", b"FOR SHARE OF t")
"""What a commit is known by: the word, or the statement by which moves are written, which is a transaction by itself."""


class Cutter:
    """Stands between a store and its database, and cuts the connection when a commit passes: after it, or before."""

    def __init__(self, url: str, folder: Path) -> None:
        parts = urlsplit(url)
        self.real = Path(parse_qs(parts.query)["host"][0]) / ".s.PGSQL.5432"
        self.url = urlunsplit(parts._replace(query=f"host={folder}"))
        self.cut = ""
        """`after` the next commit has reached the database, or `before`; `silent`: from then on nothing passes, nor ends."""
        self.silent: list[socket.socket] = []
        self.asking = set[socket.socket]()
        self.cuts = 0
        self.gone = False
        """Whether nobody gets through any more."""
        self.listening = socket.socket(socket.AF_UNIX)
        self.listening.bind(str(folder / ".s.PGSQL.5432"))
        self.listening.listen()
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self.listening.accept()
                if self.gone:
                    client.close()
                    continue
                self.asking.add(client)
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self.real))
                for one, other in ((client, server), (server, client)):
                    threading.Thread(target=self.pass_on, args=(one, other, one is client), daemon=True).start()

    def pass_on(self, one: socket.socket, other: socket.socket, asks: bool) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                if asks and self.cut and any(mark in data for mark in COMMITS):
                    self.cuts += 1
                    if self.cut == "silent":
                        self.cut = ""
                        self.silent.append(one)
                    elif self.cut == "after":
                        # The answer must not come back: nobody listens for it any more.
                        one.shutdown(socket.SHUT_RDWR)
                        other.sendall(data)
                        sleep(0.1)
                    if one not in self.silent:
                        self.cut = ""
                        break
                if one not in self.silent:
                    other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@pytest.fixture
def cutter(pg_db: str) -> Iterator[Cutter]:
    if "host=" not in pg_db:
        pytest.skip("needs a database reached by a socket of the file system")
    folder = postgres.short_folder()
    found = Cutter(pg_db, folder)
    yield found
    found.listening.close()
    postgres.remove(folder)


@pytest.fixture
def store(cutter: Cutter) -> Iterator[PostgresStore]:
    opened = PostgresStore(cutter.url, hints=False)
    yield opened
    opened.close()


@pytest.mark.parametrize("when", ["after", "before"])
def test_a_move_whose_commit_is_unknown_is_made_once(cutter: Cutter, store: PostgresStore, when: str) -> None:
    table = made(store)
    cutter.cut = when
    asyncio.run(store.append(table, 0, move(1, "c"), over=None))
    assert cutter.cuts == 1
    cutter.cut = when
    asyncio.run(store.append(table, 0, move(2, "d"), over=True))
    assert cutter.cuts == 2
    assert load(store, table)[1] == [move(1, "c"), move(2, "d")]


@pytest.mark.parametrize("when", ["after", "before"])
def test_moves_of_many_tables_in_one_commit_that_is_unknown(cutter: Cutter, store: PostgresStore, when: str) -> None:
    tables = [made(store) for _ in range(5)]

    async def all_of_them() -> list[object]:
        jobs = [store.append(table, 0, move(1, table), over=None) for table in tables]
        return await asyncio.gather(*jobs, store.append("00", 0, move(1), over=None), return_exceptions=True)

    cutter.cut = when
    results = asyncio.run(all_of_them())
    assert results[:5] == [None] * 5
    assert isinstance(results[5], Conflict)
    assert asyncio.run(store.heads(tables)) == dict.fromkeys(tables, Head(1, 0))


@pytest.mark.parametrize("when", ["after", "before"])
def test_a_change_whose_commit_is_unknown_is_made_once(cutter: Cutter, store: PostgresStore, when: str) -> None:
    table = made(store)
    cutter.cut = when
    asyncio.run(store.change(table, 0, Change(lines=[line(1)])))
    assert cutter.cuts == 1
    aside, _ = load(store, table)
    assert (aside.revision, aside.chat) == (1, [line(1)])


@pytest.mark.parametrize("when", ["after", "before"])
def test_a_table_whose_making_is_unknown_is_made_once(cutter: Cutter, store: PostgresStore, when: str) -> None:
    cutter.cut = when
    table = made(store)
    assert cutter.cuts == 1
    assert load(store, table)[0].info.id == table


def test_a_connection_that_broke_while_nobody_used_it_is_made_anew(store: PostgresStore, pg_db: str) -> None:
    table = made(store)
    load(store, table)
    with psycopg.connect(pg_db, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name='parlour'")
    asyncio.run(store.append(table, 0, move(1), over=None))
    assert load(store, table)[1] == [move(1)]


def test_a_database_that_is_gone_is_said_without_its_place(
    cutter: Cutter, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = made(store)
    monkeypatch.setattr("parlour.server.speaking_postgres.PATIENCE", 0.1)
    cutter.gone = True
    cutter.cut = "before"
    with pytest.raises(StoreFailed) as failed:
        asyncio.run(store.append(table, 0, move(1), over=None))
    assert (str(failed.value), failed.value.reason.verb) == ("the database does not answer", "database-away")
    assert store.broken


def test_a_newer_schema_is_left_alone(pg: str, capsys: pytest.CaptureFixture[str]) -> None:
    database = postgres.new_database(pg)
    PostgresStore(database).close()
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE house SET value=%s WHERE name='schema'", (str(len(MIGRATIONS) + 1),))
    assert run(["serve", "--no-open", "--port", "0", "--db", database]) == 2
    said = capsys.readouterr().err
    assert "newer Parlour" in said
    assert said.count("\n") == 1
    postgres.drop_database(pg, database)


def test_a_database_that_cannot_be_used_is_refused_in_a_line(pg: str, capsys: pytest.CaptureFixture[str]) -> None:
    foreign, narrow = postgres.new_database(pg), postgres.new_database(pg)
    with psycopg.connect(foreign, autocommit=True) as connection:
        connection.execute("CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        connection.execute("INSERT INTO house VALUES ('schema', 'villa')")
    with psycopg.connect(pg, autocommit=True) as connection:
        # What is made where nobody has said a language.
        name = urlsplit(narrow).path[1:]
        connection.execute(f"DROP DATABASE {name}")
        connection.execute(f"CREATE DATABASE {name} ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
    for database, why in ((foreign, "not those of Parlour"), (narrow, "ENCODING 'UTF8'")):
        assert run(["serve", "--no-open", "--port", "0", "--db", database]) == 2
        said = capsys.readouterr().err
        assert why in said
        assert said.count("\n") == 1
        postgres.drop_database(pg, database)


def test_many_who_start_at_once_make_the_schema_once(pg: str) -> None:
    database = postgres.new_database(pg)
    opened: list[PostgresStore] = []
    threads = [threading.Thread(target=lambda: opened.append(PostgresStore(database, hints=False))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(opened) == 6
    assert len({asyncio.run(one.device_key()) for one in opened}) == 1
    for one in opened:
        one.close()
    postgres.drop_database(pg, database)


def test_whoever_changes_a_table_and_whoever_removes_it_do_not_wait_for_each_other(store: PostgresStore, pg_db: str) -> None:
    table = made(store)
    with psycopg.connect(pg_db) as changing, psycopg.connect(pg_db, autocommit=True) as looking:
        # As a change begins, at another node.
        changing.execute("UPDATE tables SET revision=revision+1 WHERE id=%s", (table,))
        removing = threading.Thread(target=lambda: asyncio.run(store.delete([table])))
        removing.start()
        waits = "SELECT 1 FROM pg_stat_activity WHERE datname=current_database() AND wait_event_type='Lock'"
        eventually(lambda: looking.execute(waits).fetchone())
        # Whoever removes the table waits with empty hands: nobody stands still until a deadlock is found.
        for part in (*PARTS, "grants"):
            changing.execute(f"SELECT 1 FROM {part} FOR UPDATE NOWAIT")  # noqa: S608 - our own words
        changing.commit()
        removing.join(60)
        assert not removing.is_alive()
    assert asyncio.run(store.load(table)) is None


@pytest.mark.parametrize("job", ["leaving", "taking along", "a review"])
def test_whoever_removes_what_somebody_else_changes_waits_with_empty_hands(store: PostgresStore, pg_db: str, job: str) -> None:
    table = seated(store, (b"ann", 0), (b"bob", 1))
    noted(store, ended(table, 1))
    jobs: dict[str, Callable[[Any], Any]] = {
        "leaving": lambda c: own.erase(c, b"ann"),
        "taking along": lambda c: own.inherit_played(c, b"eve", b"ann"),
        "a review": lambda c: own.keep_review(c, table, 1, b"x", {}, 1.0),
    }
    with psycopg.connect(pg_db) as changing, psycopg.connect(pg_db, autocommit=True) as looking:
        # As somebody begins who removes the table and its result.
        changing.execute("UPDATE tables SET revision=revision+1 WHERE id=%s", (table,))
        changing.execute("DELETE FROM results WHERE table_id=%s", (table,))
        other = threading.Thread(target=lambda: asyncio.run(store.change_own(jobs[job])))
        other.start()
        waits = "SELECT 1 FROM pg_stat_activity WHERE datname=current_database() AND wait_event_type='Lock'"
        eventually(lambda: looking.execute(waits).fetchone())
        for part in ("played", "reviews", "grants"):
            changing.execute(f"SELECT 1 FROM {part} FOR UPDATE NOWAIT")  # noqa: S608 - our own words
        changing.execute("DELETE FROM played WHERE table_id=%s", (table,))
        changing.execute("DELETE FROM tables WHERE id=%s", (table,))
        changing.commit()
        other.join(60)
        assert not other.is_alive()
        # Nothing is left that belongs to nothing.
        for part in ("played", "reviews"):
            assert looking.execute(f"SELECT count(*) FROM {part}").fetchone() == (0,)  # noqa: S608 - our own words


def test_of_two_who_leave_at_once_neither_leaves_the_others_name(store: PostgresStore, pg_db: str) -> None:
    table = seated(store, (b"ann", 0), (b"bob", 1), (b"eve", 1))
    noted(store, ended(table, 1))
    with psycopg.connect(pg_db) as changing, psycopg.connect(pg_db, autocommit=True) as looking:
        own.erase(Speaking(changing), b"ann")
        other = threading.Thread(target=lambda: asyncio.run(store.change_own(lambda c: own.erase(c, b"bob"))))
        other.start()
        waits = "SELECT 1 FROM pg_stat_activity WHERE datname=current_database() AND wait_event_type='Lock'"
        eventually(lambda: looking.execute(waits).fetchone())
        changing.commit()
        other.join(60)
    (left,) = asyncio.run(store.own(lambda c: own.results_of(c, b"eve", 9)))
    assert left.doc["names"] == ["", ""]


def test_a_connection_on_which_nobody_answers_any_more_is_replaced(
    cutter: Cutter, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever stands between may keep it open for ever; what became of the commit is looked up by another one."""
    monkeypatch.setattr("parlour.server.speaking_postgres.SILENCE", 0.5)
    table = made(store)
    assert load(store, table)[1] == []
    try:
        for over, version in ((None, 1), (True, 2)):
            cutter.cut = "silent"
            asyncio.run(asyncio.wait_for(store.append(table, 0, move(version, f"c{version}"), over=over), 30))
            assert len(cutter.silent) == version
        # Others are not trusted any more: nobody waits once more for each of them.
        monkeypatch.setattr("parlour.server.speaking_postgres.SILENCE", 1e9)
        cutter.silent += cutter.asking - set(cutter.silent)
        assert load(store, table)[1] == [move(1, "c1"), move(2, "c2")]
    finally:
        for end in cutter.silent:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


def test_whoever_stands_still_in_the_middle_keeps_nobody_waiting(
    store: PostgresStore, pg_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that is frozen, or gone without a word, lets go of what it has locked; should it come back, it tries once more."""
    monkeypatch.setattr("parlour.server.speaking_postgres.STANDSTILL", 0.5)
    table, other = made(store), PostgresStore(pg_db, hints=False)
    stands, goes_on, tries = threading.Event(), threading.Event(), list[str]()

    def frozen(c: Speaking) -> None:
        c.execute("UPDATE tables SET mark='frozen' WHERE id=?", (table,))
        tries.append("frozen")
        stands.set()
        goes_on.wait(60)
        c.execute("SELECT 1")

    thread = threading.Thread(target=lambda: asyncio.run(other.write(frozen)))
    thread.start()
    try:
        assert stands.wait(60)
        asyncio.run(asyncio.wait_for(store.append(table, 0, move(1), over=None), 30))
    finally:
        goes_on.set()
        thread.join(60)
        other.close()
    assert load(store, table)[1] == [move(1)]
    assert tries == ["frozen"] * 2


def test_a_network_that_is_gone_without_a_word_is_not_waited_for(pg_db: str) -> None:
    with connect(pg_db) as connection:
        told = connection.info.get_parameters()
    # What was sent and not heard of, and a connection on which nothing is said: each is given up after about as long as a node may
    # show what it has without knowing what others do.
    assert int(told["tcp_user_timeout"]) <= CUT_OFF * 1000
    assert int(told["keepalives_idle"]) + int(told["keepalives_interval"]) * int(told["keepalives_count"]) <= 2 * CUT_OFF
