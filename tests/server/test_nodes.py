"""Several nodes on one database: everything is asked at the node where it is least expected, and hints are not relied upon."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour import client
from parlour.cli.main import run
from parlour.client import Refused, Seat, ask
from parlour.server import driver
from parlour.server.clocks import MOST_ALONE
from parlour.server.contract import Change, Conflict, StoreFailed
from parlour.server.journal import Move
from parlour.server.live import LiveTable
from server import hosting
from server.device import Device
from server.hosting import BOTS, TWO, Running, Table, catch_up, eventually, free_ports, listening
from server.nodes import at, heard, join, looked_at, nodes, play, rebuild_of

pytestmark = pytest.mark.attack


@pytest.fixture(params=["hints", "polling"])
def hints(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything must do without hints, only later."""
    monkeypatch.setitem(hosting.GENEROUS, "hints", request.param == "hints")


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


"""A migration of the next release, as migrations have to be: what they add is optional."""


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
