"""Several nodes on one database: everything is asked at the node where it is least expected, and hints are not relied upon."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep, time
from typing import Any

import pytest

import parlour
from parlour import client
from parlour.cli.main import run
from parlour.client import Refused, Seat, ask
from parlour.server import driver
from parlour.server.clocks import MOST_ALONE
from parlour.server.contract import Change, Conflict, StoreFailed
from parlour.server.journal import Move, rebuild
from parlour.server.live import LiveTable
from parlour.server.schema_postgres import MIGRATIONS
from parlour.server.store_postgres import READERS
from server import hosting, postgres
from server.device import Device
from server.hosting import Running, Table, catch_up, eventually, free_ports, listening

pytestmark = pytest.mark.attack

TWO = [{"holder": "invite"}, {"holder": "invite"}]
BOTS = [{"holder": "bot", "level": "random"}, {"holder": "bot", "level": "random"}]


@pytest.fixture(params=["hints", "polling"])
def hints(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything must do without hints, only later."""
    monkeypatch.setitem(hosting.GENEROUS, "hints", request.param == "hints")


@contextmanager
def nodes(db: str, count: int = 2, **settings: Any) -> Iterator[list[Running]]:
    running: list[Running] = []
    try:
        for _ in range(count):
            running.append(Running(db, **settings))
        yield running
    finally:
        for node in running:
            if node.thread.is_alive():
                node.stop()


def at(table: Table, node: Running) -> Table:
    """Return a table as it is reached by another node; keys are shared, as they are the same."""
    other = Table.__new__(Table)
    other.__dict__ = table.__dict__ | {"address": node.address}
    other.links, other.tokens = table.links, table.tokens
    return other


def join(table: Table, name: Any, node: Running) -> Seat:
    there = at(table, node)
    there.links[name] = f"{node.address}/t/{there.links[name].rpartition('/')[2]}"
    return there.join(name)


def heard(seat: Seat) -> Seat:
    """Return a seat after listening for a moment."""
    seat.listen(0.05)
    return seat


def play(seats: list[Seat], choices: int) -> int:
    for _ in range(choices):
        newest = max(seat.version for seat in seats)
        catch_up(newest, *seats)
        asked = next((seat for seat in seats if seat.options), None)
        if asked is None:
            break
        asked.choose(asked.options[0]["key"])
    return max(seat.version for seat in seats)


@pytest.mark.usefixtures("hints")
def test_two_people_at_two_nodes_play_one_game(pg_db: str) -> None:
    with nodes(pg_db) as (one, two):
        table = Table(one.address, seats=TWO)
        with join(table, 0, one) as ann, join(table, 1, two) as bob:
            version = play([ann, bob], 12)
            catch_up(version, ann, bob)
            assert version >= 12
            assert ann.state["view"]["moment"] == bob.state["view"]["moment"]
            ann.say("well played")
            eventually(lambda: "well played" in [line["text"] for line in heard(bob).chat])
    with nodes(pg_db, 1) as (three,):
        live = three.within(three.house.open(table.id))
        assert live.version == version
        assert not live.read_only


def test_bots_go_on_where_somebody_was_faster_and_the_database_was_away(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    store, gone = running.house.store, list[str]()
    append, tail = store.append, store.tail

    async def faster(*asked: Any, **more: Any) -> None:
        if "faster" not in gone:
            gone.append("faster")
            raise Conflict
        await append(*asked, **more)

    async def away(*asked: Any) -> Any:
        if "away" not in gone:
            gone.append("away")
            raise StoreFailed(gone[-1])
        return await tail(*asked)

    monkeypatch.setattr(driver, "PAUSE_AFTER_FAILURE", 0.0)
    monkeypatch.setattr(store, "append", faster)
    monkeypatch.setattr(store, "tail", away)
    table = Table(running.address, seats=BOTS)
    # Nobody looks in who would wake the table.
    live = running.house.live[table.id]
    eventually(lambda: live.version > 0)
    assert gone == ["faster", "away"]


@pytest.mark.usefixtures("hints")
def test_what_was_asked_here_is_known_there_when_it_is_answered(pg_db: str) -> None:
    with nodes(pg_db) as (one, two):
        table = Table(one.address, seats=TWO)
        for seat in (0, 1):
            at(table, [one, two][seat]).sit(seat)
        version, where = 0, [one, two]
        while version < 8:
            opened = [at(table, where[(version + seat) % 2]).ask(seat, "GET", "") for seat in (0, 1)]
            assert [view["table"]["version"] for view in opened] == [version, version]
            seat, options = next(
                (state["seat"], state["view"]["decision"]["options"])
                for view in opened
                for state in view["states"]
                if state["view"]["decision"]["options"]
            )
            node = where[(version + seat + 1) % 2]
            request = {"type": "choose", "id": f"c{version}", "seat": seat, "key": options[0]["key"], "version": version}
            done = at(table, node).ask(seat, "POST", "/act", request)
            # The same request again, elsewhere: done once, answered alike.
            again = at(table, where[(version + seat) % 2]).ask(seat, "POST", "/act", request)
            assert done["answer"]["version"] == again["answer"]["version"] == version + 1
            version += 1


@pytest.mark.usefixtures("hints")
def test_of_two_who_choose_at_once_at_two_nodes_one_is_first(pg_db: str) -> None:
    with nodes(pg_db) as (one, two):
        table = Table(one.address, seats=TWO)
        at(table, one).sit(0)
        at(table, one).sit(1)
        for version in range(5):
            views = {seat: at(table, one).ask(seat, "GET", "") for seat in (0, 1)}
            at(table, two).ask(0, "GET", "")
            seat, key = next(
                (state["seat"], state["view"]["decision"]["options"][0]["key"])
                for view in views.values()
                for state in view["states"]
                if state["view"]["decision"]["options"]
            )
            results: list[Any] = []

            async def both(seat: int = seat, key: str = key, version: int = version, results: list[Any] = results) -> None:
                def choose(node: Running, name: str) -> Any:
                    request = {"type": "choose", "id": name, "seat": seat, "key": key, "version": version}
                    try:
                        return at(table, node).ask(seat, "POST", "/act", request)["answer"]["version"]
                    except Refused as refused:
                        return refused.code

                results += await asyncio.gather(
                    asyncio.to_thread(choose, one, f"a{version}"), asyncio.to_thread(choose, two, f"b{version}")
                )

            asyncio.run(both())
            assert sorted(map(str, results)) == sorted(map(str, [version + 1, "stale"]))


def test_for_one_table_a_node_reads_no_more_links_than_it_has(pg_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A device may have ten thousand: whoever asks again and again would keep everybody waiting who reads."""
    with nodes(pg_db, 1) as (one,):
        device, read = Device(one), list[int]()
        tables = [Table(one.address, seats=TWO) for _ in range(5)]
        for table in tables:
            assert device.join(table.links[0])[0] == 200
        links_of = one.house.store.links_of

        async def counted(*asked: Any) -> frozenset[str]:
            found = await links_of(*asked)
            read.append(len(found))
            return found

        monkeypatch.setattr(one.house.store, "links_of", counted)
        assert device.opens(tables[0].id) == [0]
        assert read
        assert set(read) == {1}


def test_nobody_is_kept_from_choosing_by_changes_made_elsewhere(pg_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with nodes(pg_db, 1) as (one,):
        table = Table(one.address, seats=TWO)
        with join(table, 0, one) as ann, join(table, 1, one) as bob:
            append, left = one.house.store.append, [20]

            async def somebody_is_faster(table_id: str, revision: int, move: Move, *, over: bool | None) -> None:
                if left[0]:
                    left[0] -= 1
                    head = (await one.house.store.heads([table_id]))[table_id]
                    await one.house.store.change(table_id, head.revision, Change(standing={1: []}))
                await append(table_id, revision, move, over=over)

            monkeypatch.setattr(one.house.store, "append", somebody_is_faster)
            assert play([ann, bob], 1) == 1
            assert left == [0]


@pytest.mark.usefixtures("hints")
def test_a_revoked_link_is_dead_at_every_node(pg_db: str) -> None:
    with nodes(pg_db) as (one, two):
        table = Table(one.address, seats=TWO)
        with join(table, 0, two) as ann, join(table, 1, two):
            links = at(table, one).ask("host", "GET", "/links")["links"]
            seat = next(link["id"] for link in links if link["seat"] == 0)
            at(table, one).ask("host", "DELETE", f"/links/{seat}")
            # For a write it was dead at once, whether or not the other node has heard.
            with pytest.raises(Refused) as refused:
                ask(
                    "POST",
                    f"{two.address}/api/tables/{table.id}/act",
                    {
                        "type": "choose",
                        "id": "x",
                        "seat": 0,
                        "key": (ann.options or [{"key": "y"}])[0]["key"],
                        "version": ann.version,
                    },
                    table.tokens[0],
                )
            assert refused.value.code in ("unknown", "not_yours", "no_key")
            live = two.house.live[table.id]
            eventually(lambda: all(0 not in listener.perspectives for listener in live.listeners), 10)
        assert rebuild_of(two, table).version == 0


def rebuild_of(node: Running, table: Table) -> Any:
    found = node.within(node.house.store.load(table.id))
    assert found is not None
    return rebuild(found[0].info, found[1])


@pytest.mark.usefixtures("hints")
def test_seats_codes_votes_names_and_presence_are_the_same_everywhere(pg_db: str) -> None:
    with nodes(pg_db) as (one, two):
        table = Table(one.address, "orange-shall-overcome", seats=TWO, setup={"players": 2})
        code = at(table, one).ask("host", "POST", "/code", {"minutes": 5})["code"]
        joined = ask("POST", f"{two.address}/api/join-code", {"code": code, "name": "Bo", "key": "k" * 30})
        assert joined["table"] == table.id
        shown = at(table, one).ask("host", "GET", "")["table"]
        assert shown["seats"][joined["seat"]]["name"] == "Bo"
        with join(table, 1 - joined["seat"], one) as ann:
            assert ann.version == 0

            def seen_elsewhere() -> bool:
                with client.join(f"{two.address}/t/{table.id}#{table.tokens['host']}", patience=60) as watching:
                    watching.listen(0.7)
                    return bool(watching.table_state["seats"][1 - joined["seat"]]["connected"])

            eventually(seen_elsewhere, 20)
        changed = at(table, two).ask("host", "POST", f"/seats/{joined['seat']}", {"action": "give_to_bot", "level": "random"})
        assert changed["table"]["seats"][joined["seat"]]["holder"] == "bot"
        assert at(table, one).ask("host", "GET", "")["table"]["seats"][joined["seat"]]["holder"] == "bot"


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


def version_on_file(node: Running, table: Table) -> int:
    return int(node.within(node.house.store.heads([table.id]))[table.id].version)


def freeze(node: Running) -> None:
    """Let a node do nothing: its beat, its bots, its answers."""
    node.frozen = asyncio.run_coroutine_threadsafe(_stand_still(node), node.loop)  # type: ignore[attr-defined]
    sleep(0.05)


async def _stand_still(node: Running) -> None:
    node.still = True  # type: ignore[attr-defined]
    while node.still:  # type: ignore[attr-defined]
        sleep(0.01)  # noqa: ASYNC251 - the whole loop stands still


def thaw(node: Running) -> None:
    node.still = False  # type: ignore[attr-defined]
    node.frozen.result(60)  # type: ignore[attr-defined]


async def looked_at(live: LiveTable) -> None:
    """Let a table do by itself what is due."""
    live.wake()
    if live.driver is not None:
        await live.driver


def test_a_vote_that_crossed_a_move_made_elsewhere_is_none(pg_db: str) -> None:
    with nodes(pg_db) as (one, two):
        table = Table(one.address, "black-orchestra", setup={"players": 2}, seats=TWO)
        with table.join(0) as ann, join(table, 1, two) as bob:
            catch_up(play([ann, bob], 2), ann, bob)
            ann.request({"type": "rewind", "seat": 0, "to": 0})
            eventually(lambda: proposal_seen(heard(bob)) is not None)
            live = two.house.live[table.id]

            def written(name: str, version: int) -> None:
                vote = {"proposal": name, "to": 0, "by": 1, "yes": [1], "at": version}
                two.within(two.house.store.change(table.id, live.revision, Change(vote=vote)))

            written("late", live.version - 1)
            eventually(lambda: proposal_seen(heard(ann)) is proposal_seen(heard(bob)) is None)
            written("in time", live.version)
            eventually(lambda: proposal_seen(heard(ann)) == proposal_seen(heard(bob)) == "in time")


def proposal_seen(seat: Seat) -> str | None:
    vote = seat.table_state["vote"]
    return vote["proposal"] if vote is not None else None


def test_a_clock_that_rests_here_goes_on_where_somebody_looks(pg_db: str) -> None:
    with nodes(pg_db, lease_seconds=60.0) as (one, two):
        table = Table(one.address, seats=TWO, clock={"seconds": 3600, "then": "bot"})
        table.sit(0)
        live = one.house.live[table.id]

        async def nobody_comes() -> None:
            live.turn.alone = MOST_ALONE
            await looked_at(live)

        one.within(nobody_comes())
        with join(table, 1, two):
            there = two.house.live[table.id]
            eventually(lambda: there.deadline is not None)
            assert two.within(two.house.nodes.hold(there))


def test_whoever_wakes_a_table_while_others_are_told_of_its_clock_is_heard(pg_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with nodes(pg_db, count=1, lease_seconds=60.0) as (one,):
        table = Table(one.address, seats=TWO, clock={"seconds": 3600, "then": "bot"})
        live = one.house.live[table.id]
        told: list[float] = []
        tell = one.house.nodes.note_clock

        async def slowly(live: LiveTable) -> None:
            told.append(live.deadline or 0.0)
            if len(told) == 1:
                live.turn.began -= 60
                live.wake()
            await tell(live)

        monkeypatch.setattr(one.house.nodes, "note_clock", slowly)
        one.within(looked_at(live))
        eventually(lambda: told[-1] < told[0] - 59)


def test_a_lease_let_go_while_all_are_renewed_stays_let_go_and_one_taken_stays_taken(
    pg_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.nodes.BEAT", 3600.0)  # no other beat than ours
    with nodes(pg_db, count=1, lease_seconds=60.0) as (one,):
        first, second = (Table(one.address, seats=TWO, clock={"seconds": 3600, "then": "bot"}) for _ in range(2))
        eventually(lambda: len(one.house.nodes._held) == 2)
        renew = one.house.store.renew

        async def meanwhile(node: str, seconds: float, tables: list[str]) -> list[str]:
            kept = await renew(node, seconds, tables)
            one.house.nodes._held["another"] = 60.0
            await one.house.nodes.let_go(one.house.live[first.id])
            return list(kept)

        async def beat() -> set[str]:
            await one.house.nodes.beat()
            return set(one.house.nodes._held)

        monkeypatch.setattr(one.house.store, "renew", meanwhile)
        assert one.within(beat()) == {second.id, "another"}


def test_whoever_leaves_a_clock_to_another_node_does_not_look_at_it_all_the_time(pg_db: str) -> None:
    with nodes(pg_db, lease_seconds=60.0) as (one, two):
        table = Table(one.address, seats=TWO, clock={"seconds": 3600, "then": "bot"})
        with join(table, 0, one), join(table, 1, two):
            live = two.house.live[table.id]

            async def late() -> float:
                live.turn.began -= 7200
                await looked_at(live)
                assert live.alarm is not None
                return live.alarm.when()

            assert two.within(late()) >= two.house.nodes.left_to_others(live) > 0


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
"""A migration of the next release, as migrations have to be: what they add is optional."""


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


def test_everybody_has_a_part_in_chance_at_whichever_node(pg_db: str) -> None:
    with nodes(pg_db, 2) as both:
        table = Table(both[0].address, seats=TWO, shared_chance=True)
        with join(table, 0, both[0]) as ann, join(table, 1, both[1]) as bob:
            listening(lambda: ann.states and bob.states, ann, bob)
            assert ann.words.keys() == {(bob.promises["commitment"], 0)}
            table.ask("host", "POST", "/close")
            listening(lambda: ann.proves() and bob.proves(), ann, bob)


def test_tables_are_listed_closed_and_deleted_while_nodes_serve_them(pg_db: str, capsys: pytest.CaptureFixture[str]) -> None:
    with nodes(pg_db, 1) as (node,):
        first, second = (Table(node.address, seats=TWO) for _ in range(2))
        with join(first, 0, node):
            assert run(["tables", "--db", pg_db, "--close", first.id, "--delete", second.id]) == 0
            assert first.id in capsys.readouterr().out
            assert first.ask("host", "GET", "")["table"]["closed"]
            with pytest.raises(Refused):
                second.ask("host", "GET", "")
        assert run(["tables", "--db", pg_db, "--delete", second.id]) == 2


def test_several_processes_on_one_machine_serve_one_house(pg_db: str) -> None:
    port = free_ports(2)
    source = Path(parlour.__file__).parent.parent
    command = [sys.executable, "-m", "parlour", "serve", "--no-open", "--processes", "2", "--port", str(port), "--workers", "1"]
    environment = {**os.environ, "PYTHONPATH": str(source), "PARLOUR_DB": pg_db}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as house:
        try:
            addresses = [f"http://127.0.0.1:{port + number}" for number in (0, 1)]
            eventually(lambda: all(is_up(address) for address in addresses), 120)
            table = Table(addresses[0], seats=TWO)
            assert ask("GET", f"{addresses[1]}/api/tables/{table.id}", None, table.tokens["host"])["table"]["version"] == 0
        finally:
            house.send_signal(signal.SIGTERM)
            said, _ = house.communicate(timeout=60)
        assert house.returncode == 0
        assert all(address in said for address in addresses)
        assert said.count("all games are saved") == 3
        assert "parlour@" not in said


def is_up(address: str) -> bool:
    try:
        return bool(ask("GET", f"{address}/healthz")["ok"])
    except OSError:
        return False


def test_a_file_is_not_served_by_several_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--processes", "2", "--db", str(tmp_path / "x.db")]) == 2
    assert "postgresql://" in capsys.readouterr().err
