"""Nodes that are gone, frozen, cut off, replaced, or whose clock is wrong: nothing is lost, and games go on elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from time import monotonic, sleep, time

import psycopg
import pytest

from parlour import client
from parlour.cli.main import run
from parlour.client import Refused, Seat, ask
from parlour.server.schema_postgres import MIGRATIONS
from parlour.server.store_postgres import READERS
from server import postgres
from server.device import Device
from server.hosting import BOTS, TWO, Running, Table, catch_up, eventually
from server.nodes import at, freeze, heard, join, looked_at, nodes, play, rebuild_of, thaw, version_on_file

pytestmark = pytest.mark.attack


def test_bots_of_a_node_that_is_gone_go_on_at_another(pg_db: str) -> None:
    with nodes(pg_db, lease_seconds=1.0) as (one, two):
        table = Table(one.address, seats=BOTS)
        with client.join(f"{two.address}/t/{table.id}#{table.tokens['host']}", patience=60) as watching:
            eventually(lambda: heard(watching).version > 3)
            assert one.house.nodes._held
            freeze(one)
            before = version_on_file(two, table)
            eventually(lambda: version_on_file(two, table) > before + 2)
            rebuild_of(two, table)
            thaw(one)


def test_a_clock_runs_out_though_its_node_is_gone(pg_db: str) -> None:
    with nodes(pg_db, lease_seconds=0.5) as (one, two):
        table = Table(one.address, seats=TWO, clock={"seconds": 5, "then": "bot"})
        eventually(lambda: one.house.live[table.id].deadline is not None)
        sleep(0.3)
        freeze(one)
        eventually(lambda: version_on_file(two, table) >= 1)
        thaw(one)
        assert rebuild_of(two, table).version >= 1


def test_a_node_without_its_database_shows_nothing_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    from server.postgres import Postgres, new_database  # noqa: PLC0415

    monkeypatch.setattr("parlour.server.nodes.CUT_OFF", 0.5)
    monkeypatch.setattr("parlour.server.speaking_postgres.PATIENCE", 0.3)
    database = Postgres()
    try:
        with nodes(new_database(database.url), 1) as (node,):
            table = Table(node.address, seats=TWO)
            with join(table, 0, node) as ann, join(table, 1, node) as bob:
                version = play([ann, bob], 3)
                database.stop()
                with pytest.raises(Refused) as refused:
                    ask("GET", f"{node.address}/api/tables/{table.id}", None, table.tokens[0])
                assert refused.value.code in ("storage", "unavailable")
                assert "postgresql" not in refused.value.reason
                eventually(lambda: not node.house.live)
                with pytest.raises(Refused):
                    ask("GET", f"{node.address}/healthz")
                database.start()
                eventually(lambda: not node.house.nodes.cut_off)
                assert play([ann, bob], 3) == version + 3
    finally:
        database.remove()


def test_a_node_whose_database_keeps_silent_shows_nothing_and_comes_back(pg_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stands between may keep the connections open while nobody answers on them."""
    with nodes(pg_db, 1) as (node,):
        table = Table(node.address, seats=TWO)
        with join(table, 0, node) as ann, join(table, 1, node) as bob:
            version = play([ann, bob], 3)
            readers = node.house.store._readers  # type: ignore[attr-defined]
            silent = [readers.get() for _ in range(READERS)]
            monkeypatch.setattr("parlour.server.nodes.LEASES_AWAITED", 1)
            eventually(lambda: node.house.nodes.cut_off and not node.house.live)
            with pytest.raises(Refused) as refused:
                ask("GET", f"{node.address}/api/tables/{table.id}", None, table.tokens[0])
            assert refused.value.code == "unavailable"
            monkeypatch.undo()
            for connection in silent:
                readers.put(connection)
            eventually(lambda: not node.house.nodes.cut_off)
            assert play([ann, bob], 3) == version + 3


def test_a_beat_is_not_missed_because_a_node_was_frozen_or_busy(pg_db: str) -> None:
    with nodes(pg_db, 1, lease_seconds=0.1) as (node,):
        table = Table(node.address, seats=TWO)
        with join(table, 0, node) as ann, join(table, 1, node) as bob:
            version = play([ann, bob], 2)
            live = node.house.live[table.id]
            freeze(node)
            sleep(1.5)
            thaw(node)
            assert play([ann, bob], 2) == version + 2
            assert not live.gone


def test_a_game_goes_on_where_the_database_has_gone_back_to(pg_db: str) -> None:
    """A standby that was not waited for, or a backup, knows less than nodes that run."""
    with nodes(pg_db, 1) as (node,), psycopg.connect(pg_db, autocommit=True) as connection:
        table = Table(node.address, seats=TWO)
        with join(table, 0, node) as ann, join(table, 1, node) as bob:
            play([ann, bob], 6)
        connection.execute("DELETE FROM moves WHERE table_id=%s AND version > 4", (table.id,))
        assert at(table, node).ask("host", "GET", "")["table"]["version"] == 4
        with join(table, 0, node) as ann, join(table, 1, node) as bob:
            assert play([ann, bob], 2) == 6
        at(table, node).ask("host", "POST", "/act", {"id": "a", "type": "say", "text": "lost"})
        connection.execute("UPDATE tables SET revision=revision-1 WHERE id=%s", (table.id,))
        connection.execute("DELETE FROM chat WHERE table_id=%s AND text='lost'", (table.id,))
        assert "lost" not in [line["text"] for line in at(table, node).ask("host", "GET", "/chat")["lines"]]


def test_a_backup_that_is_brought_back_under_nodes_brings_the_key_of_its_devices(tmp_path: Path, pg_db: str) -> None:
    with Running(tmp_path / "old.db") as old:
        table, device = Table(old.address, seats=TWO), Device(old)
        assert device.join(table.links[0])[0] == 200
        key = old.house.device_key
    with nodes(pg_db) as running:
        assert key not in {node.house.device_key for node in running}
        assert run(["restore", "--db", pg_db, str(tmp_path / "old.db")]) == 0
        for node in running:
            house = node.house
            eventually(lambda house=house: house.device_key == key)  # type: ignore[misc]
            device.running = node
            assert device.once("POST", "/api/mine/carry")[0] == 201, "known by the cookie it was given before"
            assert device.opens(table.id) == [0]


def test_a_node_whose_clock_is_wrong_removes_no_table_of_the_others(pg_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with nodes(pg_db) as (one, two):
        wrong = [0.0]
        for module in ("keeping", "lobby", "reading", "making"):
            monkeypatch.setattr(f"parlour.server.{module}.time", lambda: time() + wrong[0], raising=False)
        table = Table(one.address, seats=TWO)
        with join(table, 0, one) as ann:
            ann.choose(ann.options[0]["key"])
            one.within(one.house.keeper.note())
            for days in (1000.0, -1000.0):
                wrong[0] = days * 86_400
                # One whose time is wrong looks for what nobody comes back to; another one makes a table meanwhile.
                waits = Table(two.address, seats=TWO)
                assert two.within(two.house.keeper.round()) == 0
                wrong[0] = 0.0
                assert one.within(one.house.keeper.round()) == 0
                assert set(one.within(one.house.store.heads([table.id, waits.id]))) == {table.id, waits.id}


@pytest.mark.parametrize("wrong", [100_000.0, -100_000.0])
def test_a_node_whose_clock_is_wrong_ends_and_lengthens_no_turn(pg_db: str, wrong: float, monkeypatch: pytest.MonkeyPatch) -> None:
    with nodes(pg_db) as (one, two):
        table = Table(one.address, seats=TWO, clock={"seconds": 50_000, "then": "bot"})
        with join(table, 0, one):
            live = one.house.live[table.id]

            async def half_of_it_is_over() -> None:
                live.turn.began -= 25_000
                await looked_at(live)

            one.within(half_of_it_is_over())
        one.stop()
        monkeypatch.setattr("parlour.server.opening.time", lambda: time() + wrong)
        with join(table, 1, two):
            there = two.house.live[table.id]
            eventually(lambda: there.deadline is not None)
            assert there.deadline is not None
            assert 20_000 < there.deadline - monotonic() < 26_000
            assert there.version == 0


def test_a_node_that_put_a_table_away_does_not_end_turns_that_others_began(pg_db: str) -> None:
    with nodes(pg_db) as (one, two):
        table = Table(one.address, seats=TWO, clock={"seconds": 50_000, "then": "bot"})
        with join(table, 0, one):
            live = one.house.live[table.id]

            async def late_and_put_away() -> None:
                live.turn.began -= 40_000
                await looked_at(live)
                await one.house.forget(live)

            one.within(late_and_put_away())
        with join(table, 0, two) as ann, join(table, 1, two) as bob:
            version = play([ann, bob], 2)
        assert version > 0
        two.stop()
        with join(table, 0, one):
            there = one.house.live[table.id]
            eventually(lambda: there.deadline is not None)
            assert there.deadline is not None
            assert there.deadline - monotonic() > 20_000


def test_a_node_that_stops_leaves_its_tables_to_the_others(pg_db: str) -> None:
    with nodes(pg_db) as (one, two):
        table = Table(one.address, seats=TWO, clock={"seconds": 3600, "then": "pass"})
        with join(table, 0, one), join(table, 1, two) as bob:
            eventually(lambda: table.id in one.house.nodes._held or table.id in two.house.nodes._held)
            eventually(lambda: at(table, two).ask(1, "GET", "")["table"]["deadline"] is not None)
            one.stop()
            assert play([bob], 1) >= 0
            eventually(lambda: at(table, two).ask(1, "GET", "")["table"]["deadline"] is not None)


class Playing:
    """Two people in the middle of a game, who come by another node now and then; what was acknowledged is noted."""

    def __init__(self, ann: Seat, bob: Seat) -> None:
        self.ann, self.bob = ann, bob
        self.acknowledged: dict[str, int] = {}

    def choose(self, count: int) -> None:
        for _ in range(count):
            catch_up(max(self.ann.version, self.bob.version), self.ann, self.bob)
            asked = self.ann if self.ann.options else self.bob
            name = f"c{len(self.acknowledged)}"
            self.acknowledged[name] = asked.choose(asked.options[0]["key"], id=name)["version"]

    def nothing_was_lost(self, node: Running, table: Table) -> bool:
        """Say whether what is on file is what was acknowledged, each once and in its order."""
        found = node.within(node.house.store.load(table.id))
        assert found is not None
        versions = list(range(1, len(self.acknowledged) + 1))
        return (
            {move.client: move.version for move in found[1]}
            == self.acknowledged
            == dict(zip(self.acknowledged, versions, strict=True))
        )


def move_on(seat: Seat, node: Running) -> None:
    seat.drop()
    seat.server = node.address


def test_nodes_are_replaced_one_by_one_in_the_middle_of_a_game(pg_db: str) -> None:
    first = Running(pg_db)
    second = Running(pg_db)
    table = Table(first.address, seats=TWO)
    with join(table, 0, first) as ann, join(table, 1, second) as bob:
        game = Playing(ann, bob)
        game.choose(3)
        first.stop()
        move_on(ann, second)
        game.choose(3)
        third = Running(pg_db)
        move_on(ann, third)
        second.stop()
        move_on(bob, third)
        game.choose(3)
        assert game.nothing_was_lost(third, table)
        third.stop()


TOMORROW = (
    "ALTER TABLE tables ADD COLUMN mood TEXT",
    "ALTER TABLE moves ADD COLUMN weight INTEGER NOT NULL DEFAULT 1",
    "CREATE TABLE moods (table_id TEXT PRIMARY KEY, mood TEXT NOT NULL)",
    "CREATE INDEX tables_mood ON tables(mood)",
)


def test_nodes_of_the_schema_before_serve_on_while_those_of_the_next_one_come(
    pg: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = postgres.new_database(pg)
    old = Running(database)
    table = Table(old.address, seats=TWO)
    with join(table, 0, old) as ann, join(table, 1, old) as bob:
        game = Playing(ann, bob)
        game.choose(3)
        with monkeypatch.context() as tomorrow:
            tomorrow.setattr("parlour.server.speaking_postgres.MIGRATIONS", (*MIGRATIONS, TOMORROW))
            new = Running(database)
        # Both write and read, and each opens what the other has made.
        move_on(bob, new)
        game.choose(6)
        bob.say("all new here")
        eventually(lambda: "all new here" in [line["text"] for line in heard(ann).chat])
        made_there, made_here = (Table(node.address, seats=TWO) for node in (new, old))
        with join(made_there, 0, old) as cleo, join(made_here, 0, new) as dora:
            assert cleo.states
            assert dora.states
        # What is stopped now comes back as the new one: the old one says why it does not start any more.
        assert run(["serve", "--no-open", "--port", "0", "--db", database]) == 2
        said = capsys.readouterr().err
        assert f"schema {len(MIGRATIONS) + 1}, this one knows up to {len(MIGRATIONS)}" in said
        assert said.count("\n") == 1
        old.stop()
        move_on(ann, new)
        game.choose(3)
        assert game.nothing_was_lost(new, table)
        new.stop()
    postgres.drop_database(pg, database)


def test_migrations_add_what_nodes_that_know_nothing_of_it_can_leave_out() -> None:
    for statement in (statement for migration in MIGRATIONS[1:] for statement in migration):
        assert re.match(r"CREATE (TABLE|INDEX) |ALTER TABLE \w+ ADD COLUMN ", statement), statement
        if statement.startswith("ALTER"):
            assert "NOT NULL" not in statement or "DEFAULT" in statement, statement
