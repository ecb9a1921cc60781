"""Room in memory, for tables that somebody looks at: nobody is kept out, and each address has its share."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from packs.files import MOTH, written
from parlour.client import Refused, ask
from parlour.packs.reading import open_pack
from parlour.server import house as house_of_tables
from parlour.server.house import SHARES
from review.finished import late
from server.hosting import TWO, Running, Table, eventually, socket_of

pytestmark = pytest.mark.attack


def test_too_many_tables_in_use_are_refused_and_idle_ones_make_room(db: Path) -> None:
    with Running(db, max_tables=2) as running:
        first, second = Table(running.address, seats=TWO), Table(running.address, seats=TWO)
        with first.join(0), second.join(0):
            with pytest.raises(Refused) as refused:
                Table(running.address, seats=TWO)
            assert refused.value.code == "full"
        eventually(lambda: not any(live.listeners for live in running.house.live.values()))
        Table(running.address, seats=TWO)
        assert len(running.house.live) == 2
        assert first.ask(0, "GET", "")["table"]["table"] == first.id


@contextmanager
def look(running: Running, table: Table, address: str) -> Iterator[ClientConnection]:
    """Look on at a table from an address."""
    with connect(socket_of(running), additional_headers={"X-Forwarded-For": address}) as looking:
        looking.send(json.dumps({"type": "hello", "table": table.id, "token": table.tokens["spectator"]}))
        assert [json.loads(looking.recv())["type"] for _ in range(3)] == ["welcome", "state", "table"]
        yield looking


def test_whoever_looks_at_more_tables_than_their_share_makes_room_for_others(db: Path) -> None:
    strangers, friends, others = "192.0.2.1", "192.0.2.2", "192.0.2.3"
    with Running(db, max_tables=2 * SHARES, proxies="127.0.0.1") as running, ExitStack() as open_sockets:
        theirs = Table(running.address, seats=TWO)
        open_sockets.enter_context(look(running, theirs, friends))
        # A stranger who also looks at the friends' table does not put it among what is theirs alone.
        open_sockets.enter_context(look(running, theirs, strangers))
        crowd = [Table(running.address, seats=TWO) for _ in range(2 * SHARES - 1)]
        looking = [open_sockets.enter_context(look(running, table, strangers)) for table in crowd]
        running.house.live[crowd[0].id].used_at = 0

        # All are in use, and somebody comes.
        another = Table(running.address, seats=TWO)
        open_sockets.enter_context(look(running, another, others))
        assert json.loads(looking[0].recv())["problem"]["code"] == "unavailable"
        assert {theirs.id, another.id} <= running.house.live.keys()
        assert crowd[0].id not in running.house.live
        with connect(socket_of(running), additional_headers={"X-Forwarded-For": strangers}) as again:
            again.send(json.dumps({"type": "hello", "table": crowd[0].id, "token": crowd[0].tokens["spectator"]}))
            assert json.loads(again.recv())["problem"]["code"] == "full"


def test_whoever_has_their_share_of_tables_or_less_makes_no_room(db: Path) -> None:
    with Running(db, max_tables=SHARES, proxies="127.0.0.1") as running, ExitStack() as open_sockets:
        for n in range(SHARES):
            open_sockets.enter_context(look(running, Table(running.address, seats=TWO), f"192.0.2.{n}"))
        with pytest.raises(Refused) as refused:
            Table(running.address, seats=TWO)
        assert refused.value.code == "full"


def test_large_tables_somebody_looks_at_make_room_if_they_are_more_than_a_share(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_of_tables, "A_ROOM", 2_000)
    record = json.loads(late("unmatched", 5).record().dumps())
    with Running(db, max_tables=SHARES, proxies="127.0.0.1") as running, ExitStack() as open_sockets:
        small = Table(running.address, seats=TWO)
        open_sockets.enter_context(look(running, small, "192.0.2.2"))
        large = []
        for _ in range(SHARES - 2):
            large.append(Table(running.address, seats=TWO))
            running.house.live[large[-1].id].begins = 3_000
            open_sockets.enter_context(look(running, large[-1], "192.0.2.1"))
        ask("POST", f"{running.address}/api/import", {"record": record})
        assert small.id in running.house.live
        assert 0 < sum(table.id in running.house.live for table in large) < len(large)


def test_nobodys_only_table_makes_room_however_large_it_is(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_of_tables, "A_ROOM", 2_000)
    with Running(db, max_tables=SHARES, proxies="127.0.0.1") as running, ExitStack() as open_sockets:
        theirs = Table(running.address, seats=TWO)
        open_sockets.enter_context(look(running, theirs, "192.0.2.2"))
        running.house.live[theirs.id].begins = 2_000 * SHARES
        strangers = []
        for _ in range(SHARES - 2):
            strangers.append(Table(running.address, seats=TWO))
            running.house.live[strangers[-1].id].begins = 1_000
            open_sockets.enter_context(look(running, strangers[-1], "192.0.2.1"))
        Table(running.address, seats=TWO)
        assert theirs.id in running.house.live
        assert any(table.id not in running.house.live for table in strangers)


def test_large_tables_nobody_looks_at_make_room_for_each_other(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_of_tables, "A_ROOM", 2_000)
    record = json.loads(late("unmatched", 5).record().dumps())
    with Running(db, max_tables=3) as running:
        small = Table(running.address, seats=TWO)
        large = [ask("POST", f"{running.address}/api/import", {"record": record})["table"] for _ in range(4)]
        assert list(running.house.live) == [small.id, large[-1]]


def test_bots_that_think_for_nobody_fill_no_server(db: Path) -> None:
    with Running(db, max_tables=2) as running:
        tables = [Table(running.address, seats=TWO, clock={"seconds": 3600, "then": "pass"} if n else None) for n in range(2)]
        for table in tables:
            running.house.live[table.id].thinking.add(0)
            running.house.live[table.id].deadline = None
        for _ in tables:
            Table(running.address, seats=TWO)
        assert not {table.id for table in tables} & running.house.live.keys()
        # A bot whose table was put away goes on at the latest when the clock would have run out.
        assert running.house.clocks.turn(tables[0].id) is None
        assert running.house.clocks.turn(tables[1].id) is not None


def test_packs_make_room_by_what_they_take_once_they_are_read(db: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pack = open_pack(written(tmp_path / "moth", MOTH)).document
    # There is room for three such packs.
    monkeypatch.setattr(house_of_tables, "A_ROOM", 3 * house_of_tables.READ * len(json.dumps([pack])) // 10)
    with Running(db, max_tables=10) as running:

        def table(version: str) -> str:
            setup = {"packs": [{**pack, "version": version}], "heroes": ["moth", "dracula"]}
            return Table(running.address, seats=TWO, setup=setup).id

        # However many tables play with the same pack, it is there once.
        same = [table("1") for _ in range(6)]
        others = [table(f"{n}") for n in range(2, 8)]
        assert list(running.house.live)[:6] == same
        assert list(running.house.live)[-1] == others[-1]
        assert len(running.house.live) <= 6 + 3
