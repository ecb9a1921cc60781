"""Clocks of tables nobody looks at, room for all, and an end to what nobody comes back to."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from time import time
from typing import Any

import pytest

from parlour.cli.main import run
from parlour.client import Refused, ask
from parlour.server import acts, clocks, driver, keeping, live, statements
from parlour.server.clocks import MOST_ALONE, began_before
from parlour.server.keeping import Keeper
from parlour.server.schema import APPLICATION_ID, MIGRATIONS
from parlour.server.tidying import DAY
from server.hosting import TWO, Running, Table, catch_up, eventually

pytestmark = pytest.mark.attack

HOUR = {"seconds": 3600, "then": "pass"}


def change(db: Path, sql: str, *values: Any) -> None:
    with closing(sqlite3.connect(db)) as connection:
        connection.execute(sql, values)
        connection.commit()


# Clocks.


def ticks(running: Running, table: Table) -> bool:
    return running.house.live[table.id].deadline is not None


def test_clock_tables_make_room_like_others_and_keep_their_time(db: Path) -> None:
    with Running(db, max_tables=2) as running:
        first = Table(running.address, seats=TWO, clock=HOUR)
        eventually(partial(ticks, running, first))
        began = running.house.live[first.id].turn.began
        for _ in range(3):
            last = Table(running.address, seats=TWO, clock=HOUR)
            eventually(partial(ticks, running, last))
        assert len(running.house.live) == 2
        assert first.id not in running.house.live
        first.ask("host", "GET", "")
        assert running.house.live[first.id].turn.began == began


def test_a_clock_that_has_run_out_opens_its_table(db: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO, clock={"seconds": 5, "then": "bot"})
        other = Table(running.address, seats=TWO, clock=HOUR)
    with Running(db) as running:
        house = running.house
        assert not house.live
        turn = house.clocks.turn(table.id)
        assert turn is not None

        async def hurry() -> None:
            house.clocks.take(table.id)
            turn.began -= 100
            house.clocks.put(table.id, 5, turn)

        running.within(hurry())
        eventually(lambda: table.id in house.live and house.live[table.id].version >= 1)
        assert other.id not in house.live


def test_setting_the_machines_clock_back_does_not_lengthen_a_turn(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO, clock={"seconds": 5, "then": "bot"})
        for module in (acts, driver, live, clocks):
            monkeypatch.setattr(module, "time", lambda: time() - 10_000, raising=False)

        async def hurry() -> None:
            running.house.live[table.id].turn.began -= 4.9
            running.house.live[table.id].wake()

        running.within(hurry())
        eventually(lambda: running.house.live[table.id].version >= 1, seconds=20)
        with table.join(0) as ann:
            assert ann.table_state["deadline"] - ann.table_state["now"] <= 5


@pytest.mark.parametrize(("ago", "least", "most"), [(-10_000, 0, 0), (10, 10, 12), (10_000, 3570, 3570)])
def test_over_a_restart_a_turn_has_never_more_than_its_time_and_at_least_a_moment(
    monkeypatch: pytest.MonkeyPatch, ago: float, least: float, most: float
) -> None:
    monkeypatch.setattr(clocks, "monotonic", lambda: 50_000.0)
    passed = 50_000.0 - began_before(time() - ago, 3600)
    assert least <= passed <= most


def test_a_clock_with_nobody_there_comes_to_rest_until_somebody_looks_in(db: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO, clock=HOUR)
        there = running.house.live[table.id]
        eventually(lambda: there.deadline is not None)

        async def leave_alone() -> None:
            there.turn.alone = MOST_ALONE
            there.wake()

        running.within(leave_alone())
        eventually(lambda: there.deadline is None)
        table.ask("host", "GET", "")
        eventually(lambda: there.deadline is not None)


@pytest.mark.parametrize("clock", ["no clock", '{"seconds": %s, "then": "pass"}' % ("9" * 400), '{"seconds": NaN, "then": "pass"}'])
def test_a_clock_that_cannot_be_read_stops_nobody(db: Path, clock: str) -> None:
    with Running(db) as running:
        broken = Table(running.address, seats=TWO, clock=HOUR)
        well = Table(running.address, seats=TWO, clock=HOUR)
    change(db, "UPDATE tables SET clock=? WHERE id=?", clock, broken.id)
    with Running(db) as running:
        assert running.house.clocks.turn(well.id) is not None
        assert ask("GET", f"{running.address}/api/tables/{well.id}", None, well.tokens["host"])["table"]["clock"] == HOUR | {
            "level": "random"
        }


# Chat.


def test_the_chat_keeps_its_last_lines_and_their_numbers(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "MOST_LINES", 5)
    monkeypatch.setattr(statements, "MOST_LINES", 5)
    table = Table(running.address, seats=TWO)
    with table.join(0) as ann:
        for number in range(9):
            ann.say(f"line {number}")
    before = table.ask(0, "GET", "/chat")["lines"]
    assert len(before) == 5
    assert before[-1]["text"] == "line 8"
    assert before[-1]["number"] == 10
    running.within(running.house.forget(running.house.live[table.id]))
    assert table.ask(0, "GET", "/chat")["lines"] == before
    assert table.ask(0, "GET", "/chat?since=9")["lines"] == before[-1:]


def test_a_table_takes_only_so_many_moves(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "MOST_MOVES", 2)
    table = Table(running.address, seats=TWO)
    with table.join(0) as ann:
        for kind in ("choose", "undo"):
            ann.choose(ann.options[0]["key"]) if kind == "choose" else ann.undo()
        with pytest.raises(Refused) as refused:
            ann.choose(ann.options[0]["key"])
    assert refused.value.code == "unavailable"
    assert "2 moves" in refused.value.reason


def test_whoever_takes_back_has_no_more_time_than_before(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(running.address, seats=TWO, clock={"seconds": 36_000, "then": "pass"})
    with table.join(0) as ann:
        here = running.house.live[table.id]
        began = here.turn.began
        first = ann.options[0]["key"]
        used = []
        for at, move in ((50.0, "choose"), (70.0, "undo"), (75.0, "choose"), (76.0, "undo"), (96.0, "choose")):
            monkeypatch.setattr(live, "monotonic", lambda at=at: began + at)
            ann.choose(first) if move == "choose" else ann.undo()
            if move == "undo":
                used.append(round(began + at - here.turn.began, 3))
    # What was used before the choice was made stays used; that somebody else was asked meanwhile takes nothing from it.
    assert used == [50.0, 55.0]
    # Whoever comes next has all their time.
    assert here.turn.began == began + 96.0


def test_nobody_keeps_a_game_from_its_end_by_going_to_and_fro(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "MOST_BACK", 3)
    table = Table(running.address, seats=TWO)
    with table.join(0) as ann, table.join(1) as bob:
        first = ann.options[0]["key"]
        ann.choose(first)
        ann.undo()
        ann.choose(first)
        with pytest.raises(Refused) as refused:
            ann.undo()
        assert refused.value.code == "unavailable"
        assert "nothing more is taken back" in refused.value.reason
        catch_up(3, bob)
        asked = ann if ann.options else bob
        asked.choose(asked.options[0]["key"])
        assert asked.version == 4


# Tables nobody comes back to.


def age(db: Path, table: Table, days: float) -> None:
    change(db, "UPDATE tables SET seen=? WHERE id=?", time() - days * DAY, table.id)


def noted(db: Path, table: Table) -> bool:
    with closing(sqlite3.connect(db)) as connection:
        return bool(connection.execute("SELECT noted FROM tables WHERE id=?", (table.id,)).fetchone() == (1,))


def ids(db: Path) -> set[str]:
    with closing(sqlite3.connect(db)) as connection:
        return {row[0] for row in connection.execute("SELECT id FROM tables")}


def rows(db: Path) -> int:
    parts = ("answers", "codes", "chat", "grants", "links", "seats", "moves", "tables")
    with closing(sqlite3.connect(db)) as connection:
        return sum(connection.execute(f"SELECT count(*) FROM {part}").fetchone()[0] for part in parts)  # noqa: S608


def begun(running: Running) -> Table:
    table = Table(running.address, seats=TWO)
    with table.join(0) as ann:
        ann.choose(ann.options[0]["key"])
        ann.say("hello")
    return table


def test_tables_nobody_comes_back_to_are_removed_and_nobodys_game_is(db: Path) -> None:
    with Running(db, keep_days=30) as running:
        empty = rows(db)
        left, played, fresh, unbegun, watched = (
            begun(running),
            begun(running),
            begun(running),
            Table(running.address, seats=TWO),
            begun(running),
        )
        running.within(running.house.keeper.note())
        with watched.join(0):
            for table, days in ((left, 31), (played, 29), (unbegun, 20), (watched, 400)):
                age(db, table, days)
            assert running.within(running.house.keeper.round()) == 2
            assert ids(db) == {played.id, fresh.id, watched.id}
        with pytest.raises(Refused) as refused:
            left.ask("host", "GET", "")
        assert refused.value.code == "unknown"
        # Looking in is enough to keep a table.
        played.ask(0, "GET", "")
        age(db, played, 400)
        running.within(running.house.keeper.round())
        assert played.id in ids(db)
        for table in (played, fresh, watched):
            age(db, table, 400)
        eventually(lambda: not any(table.listeners for table in running.house.live.values()))
        assert running.within(running.house.keeper.round()) == 3
        assert rows(db) == empty


def test_nothing_that_somebody_wrote_into_a_file_keeps_the_rest_from_being_tidied(db: Path) -> None:
    with Running(db) as running:
        many, spelled, left = begun(running), begun(running), begun(running)
    change(db, "UPDATE tables SET revision=? WHERE id=?", 2**63 - 1, many.id)
    change(db, "UPDATE tables SET game=CAST(x'ff' AS TEXT), over=1 WHERE id=?", spelled.id)
    with Running(db, keep_days=30) as running:
        # The keeper begins with a round of its own.
        eventually(lambda: noted(db, spelled))
        for table in (many, left):
            age(db, table, 400)
        running.within(running.house.keeper.round())
        eventually(lambda: ids(db) == {spelled.id})


def test_a_round_that_fails_is_not_the_last(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failed: list[Keeper] = []

    async def fail(keeper: Keeper) -> int:
        failed.append(keeper)
        raise KeyError

    monkeypatch.setattr(keeping, "EVERY", 0.0)
    monkeypatch.setattr(Keeper, "round", fail)
    with Running(db):
        eventually(lambda: len(failed) > 1)


def test_time_in_which_the_server_was_off_makes_no_table_older(db: Path) -> None:
    with Running(db, keep_days=30) as running:
        table = begun(running)
    change(db, "UPDATE tables SET seen=seen-?, created=created-?", 400 * DAY, 400 * DAY)
    change(db, "UPDATE house SET value=? WHERE name='awake'", str(time() - 400 * DAY))
    with Running(db, keep_days=30) as running:
        running.within(running.house.keeper.round())
        assert table.id in ids(db)


@pytest.mark.parametrize("awake", ["", "[[", "nan", "inf", "-inf", "1e999"])
def test_a_time_on_file_that_is_none_makes_no_table_older(db: Path, awake: str) -> None:
    with Running(db, keep_days=30) as running:
        table = begun(running)
    change(db, "UPDATE tables SET seen=seen-?, created=created-?", 400 * DAY, 400 * DAY)
    change(db, "UPDATE house SET value=? WHERE name='awake'", awake)
    change(db, "UPDATE tables SET clock=?", "[" * 100_000)
    with Running(db, keep_days=30) as running:
        running.within(running.house.keeper.round())
        assert table.id in ids(db)


def test_setting_the_machines_clock_forward_makes_no_table_older(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(db, keep_days=30) as running:
        table = begun(running)
        running.within(running.house.keeper.round())
        monkeypatch.setattr("parlour.server.store_sqlite.time", lambda: time() + 4000 * DAY)
        running.within(Keeper.round(running.house.keeper))
        assert table.id in ids(db)


def test_after_an_update_every_table_starts_from_zero(db: Path) -> None:
    with closing(sqlite3.connect(db)) as connection:
        for statement in (*MIGRATIONS[0], *MIGRATIONS[1]):
            connection.execute(statement)
        connection.execute(
            "INSERT INTO tables(id,game,rules,setup,seed,auto,open_book,created) VALUES ('aa','unmatched','1','{}','0',1,0,0)"
        )
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute("PRAGMA user_version=2")
        connection.commit()
    with Running(db, keep_days=30) as running:
        assert running.within(running.house.keeper.round()) == 0
    assert ids(db) == {"aa"}


def found_in(db: Path, sql: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(db)) as connection:
        return connection.execute(sql, values).fetchall()


def test_links_that_have_ended_leave_the_database(db: Path) -> None:
    """Revoked, handed over, made anew: only the good ones stay, and only what was granted by those."""
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        table.sit(0)
        spectators = next(link for link in table.ask("host", "GET", "/links")["links"] if link["role"] == "spectator")
        table.ask("host", "DELETE", f"/links/{spectators['id']}")
        for _ in range(3):
            table.ask("host", "POST", "/links", {"role": "seat", "seat": 0})
            table.ask("host", "POST", "/seats/1", {"action": "hand_over"})
        good = {link["id"] for link in table.ask("host", "GET", "/links")["links"]}
        assert len(good) == 3
        assert {row[0] for row in found_in(db, "SELECT id FROM links WHERE table_id=?", table.id)} == good
        assert {row[0] for row in found_in(db, "SELECT link FROM grants")} <= good


def test_an_update_removes_links_that_had_ended(db: Path) -> None:
    """And what hangs on a link is found without looking at everybody's."""
    with closing(sqlite3.connect(db)) as connection:
        for migration in MIGRATIONS[:4]:
            for statement in migration:
                connection.execute(statement)
        connection.execute(
            "INSERT INTO tables(id,game,rules,setup,seed,auto,open_book,created,seen)"
            " VALUES ('aa','unmatched','1','{}','0',1,0,0,strftime('%s','now')+0.0)"
        )
        for link, revoked in (("good", 0), ("ended", 1)):
            connection.execute(
                "INSERT INTO links(id,table_id,hash,role,created,revoked) VALUES (?,'aa',?,'spectator',0,?)",
                (link, link.encode(), revoked),
            )
            connection.execute("INSERT INTO grants(device,link,at) VALUES (x'00',?,0)", (link,))
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute("PRAGMA user_version=4")
        connection.commit()
    with Running(db):
        pass
    assert found_in(db, "SELECT id FROM links") == found_in(db, "SELECT link FROM grants") == [("good",)]
    (plan,) = found_in(db, "EXPLAIN QUERY PLAN SELECT device FROM grants WHERE link='good'")
    assert "grants_link" in str(plan)


def test_kept_for_ever_if_asked_to(db: Path) -> None:
    with Running(db, keep_days=0) as running:
        table = begun(running)
        running.within(running.house.keeper.note())
        age(db, table, 10_000)
        assert running.within(running.house.keeper.round()) == 0


# The command.


def test_tables_lists_closes_and_deletes(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Running(db) as running:
        first, second = begun(running), Table(running.address, seats=TWO, clock=HOUR)
        assert run(["tables", "--db", str(db)]) == 0
        said = capsys.readouterr().out
        assert first.id in said
        assert "with a clock" in said
        for change_asked in ("--close", "--delete"):
            assert run(["tables", "--db", str(db), change_asked, first.id]) == 2
            assert "another Parlour server" in capsys.readouterr().err
    assert run(["tables", "--db", str(db), "--close", first.id, "--json"]) == 0
    listed = {one["id"]: one for one in json.loads(capsys.readouterr().out)}
    assert listed[first.id]["state"] == "closed"
    assert listed[first.id]["moves"] == 1
    assert listed[second.id]["state"] == "running"
    assert run(["tables", "--db", str(db), "--delete", second.id, "--delete", "0000"]) == 2
    assert "nothing was changed" in capsys.readouterr().err
    assert ids(db) == {first.id, second.id}
    assert run(["tables", "--db", str(db), "--delete", second.id]) == 0
    assert ids(db) == {first.id}
    assert run(["tables", "--db", str(db.with_name("none.db"))]) == 2
