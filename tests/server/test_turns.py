"""Each address has its share of the time in which the server answers, whatever it asks for."""

from __future__ import annotations

import asyncio
import inspect
import json
import socket
import sys
import threading
from collections import Counter
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, ExitStack
from pathlib import Path
from time import thread_time
from typing import Any, cast

import pytest

import parlour
from parlour import puzzles
from parlour.client import ask, join
from parlour.server import acts, lobby, logs, making, opening, teaching
from parlour.server import house as house_of_tables
from parlour.server import protocol as p
from parlour.server import running as running_server
from parlour.server.app import ROUTERS
from parlour.server.driver import FEW_UNASKED
from parlour.server.frames import TEXT
from parlour.server.house import FEW, House
from parlour.server.journal import Played
from parlour.server.live import LiveTable
from parlour.server.process import Worker
from parlour.server.refusals import Refused as Refusal
from parlour.server.settings import Settings
from parlour.server.socket import Connection
from parlour.server.turns import AT_ONCE, InHand, Turns, as_asked
from review.finished import late
from server.hosting import Running, Table, eventually, request

pytestmark = pytest.mark.attack

HARDLY = 1e-6
"""A share so small that whoever has had something long rests for as long as any test goes on."""

TWO = [{"holder": "invite"}, {"holder": "invite"}]


async def long_step(done: list[str]) -> str:
    """Take long, wait for nothing, and then go on."""
    until = thread_time() + 2 * AT_ONCE
    while thread_time() < until:
        pass
    try:
        await asyncio.sleep(0)
        done.append("went on")
    finally:
        done.append("ended")
    return "whole"


def test_after_something_long_an_address_rests_in_the_middle_of_it_and_others_do_not() -> None:
    done: list[str] = []

    async def at_once() -> None:
        turns = Turns(HARDLY)
        rests = asyncio.create_task(turns.timed("a", long_step(done)))
        await asyncio.sleep(0.01)
        waits = asyncio.create_task(turns.timed("a", asyncio.sleep(0, "waits")))
        assert await turns.timed("b", asyncio.sleep(0, "quick")) == "quick"
        assert turns.rest("a") > 60
        assert turns.rest("b") == 0
        assert done == []
        assert not waits.done()
        for task in (rests, waits):
            task.cancel()
        assert [type(found) for found in await asyncio.gather(rests, waits, return_exceptions=True)] == [asyncio.CancelledError] * 2
        assert done == ["ended"]

    asyncio.run(at_once())


def test_who_has_rested_goes_on_where_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    now, slept = 100.0, list[float]()
    monkeypatch.setattr("parlour.server.turns.monotonic", lambda: now)
    nothing = asyncio.sleep

    async def sleep(seconds: float, *more: Any) -> Any:
        nonlocal now
        if seconds:
            slept.append(seconds)
            now += seconds + 1e-6
        return await nothing(0, *more)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    done: list[str] = []
    turns = Turns(0.5)
    assert asyncio.run(turns.timed("a", long_step(done))) == "whole"
    assert done == ["went on", "ended"]
    # Half of the time: what was had beyond what may be had at once takes as long again, twice.
    assert sum(slept) == pytest.approx(2 * AT_ONCE, rel=0.5)
    turns.note("b", AT_ONCE)
    assert turns.rest("b") == 0
    turns.note("b", 0.1)
    assert turns.rest("b") == pytest.approx(0.2)
    now += 0.2
    assert turns.rest("b") <= 1e-9


def test_what_goes_wrong_goes_wrong_as_it_would_have() -> None:
    async def fails(waits: asyncio.Future[str]) -> str:
        try:
            return await waits
        except ValueError as mistake:
            return f"heard: {mistake}"

    async def at_once() -> None:
        turns = Turns(0.5)
        waits: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(turns.timed("a", fails(waits)))
        await asyncio.sleep(0)
        waits.set_exception(ValueError("no"))
        assert await task == "heard: no"
        with pytest.raises(ZeroDivisionError):
            await turns.timed("a", breaks())
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.001):
                await turns.timed("a", asyncio.sleep(60))

    asyncio.run(at_once())


async def breaks() -> None:
    await asyncio.sleep(0)
    raise ZeroDivisionError


def test_what_goes_on_by_itself_is_counted_for_whoever_asked() -> None:
    done: list[str] = []

    async def asks() -> asyncio.Task[str]:
        return asyncio.create_task(as_asked(long_step(done)))

    async def at_once() -> None:
        turns = Turns(HARDLY)
        started = await turns.timed("a", asks())
        await asyncio.sleep(0.01)
        assert turns.rest("a") > 60
        started.cancel()
        assert await as_asked(asyncio.sleep(0, "nobody asked")) == "nobody asked"

    asyncio.run(at_once())


def test_nobody_rests_who_has_what_others_wait_for(running: Running) -> None:
    """What is done in turn, a table's lock: whoever rested with it in hand would have everybody else rest, too."""
    done: list[str] = []

    async def asks(lock: InHand) -> None:
        async with running.house.in_turn("setup", "a"), lock:
            await long_step(done)
        await asyncio.sleep(0)
        done.append("did not rest")

    async def waits(lock: InHand, turns: Turns) -> None:
        async with lock:
            # Who waits for the lock is next: they do not rest now, either.
            turns.note("c", 10.0)

    async def at_once() -> None:
        turns, lock = Turns(HARDLY), InHand()
        async with lock:
            tasks = [asyncio.create_task(turns.timed("a", asks(lock)))]
            await asyncio.sleep(0)
            tasks.append(asyncio.create_task(turns.timed("c", waits(lock, turns))))
            await asyncio.sleep(0)
            turns.note("a", 10.0)
            turns.note("c", 10.0)
        async with asyncio.timeout(20), running.house.in_turn("setup", "b"), lock:
            assert done == ["went on", "ended"]
        assert turns.rest("a") > 60
        await asyncio.sleep(0.01)
        assert done == ["went on", "ended"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    running.within(at_once())


def test_no_table_is_closed_because_whoever_opens_it_rests(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "LONG", -1)
    usual = Worker.ask
    with Running(db, prove_seconds=20.0) as running:
        table = Table(running.address)
        house = running.house
        running.within(house.forget(house.live[table.id]))
        turns = Turns(HARDLY)

        async def ask(worker: Worker, *asked: Any) -> Any:
            turns.note("a", 10.0)
            return await usual(worker, *asked)

        monkeypatch.setattr(Worker, "ask", ask)

        async def at_once() -> None:
            rests = asyncio.create_task(turns.timed("a", house.open(table.id, "a")))
            live = await asyncio.wait_for(house.open(table.id, "b"), 30)
            assert (live.read_only, house.aside) == ("", {})
            rests.cancel()

        running.within(at_once())


def test_whoever_asks_for_much_waits_and_others_are_served(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.turns.AT_ONCE", 5.0)
    with Running(db, share=HARDLY, proxies="127.0.0.1") as running:
        turns: Turns = running.server.config.app.state.turns  # type: ignore[union-attr]

        def asked(address: str) -> bytes:
            with socket.create_connection(("127.0.0.1", running.settings.port), timeout=0.5) as line:
                line.sendall(f"GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {address}\r\n\r\n".encode())
                return line.recv(12)

        turns.note("192.0.2.1", 10.0)
        assert asked("192.0.2.2") == b"HTTP/1.1 200"
        with pytest.raises(TimeoutError):
            asked("192.0.2.1")
        turns._had.clear()
        assert asked("192.0.2.1") == b"HTTP/1.1 200"


def test_whoever_asks_and_goes_away_again_and_again_fills_no_memory(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.turns.AT_ONCE", 5.0)
    with Running(db, share=HARDLY, most_under_way=3, proxies="127.0.0.1") as running:
        turns: Turns = running.server.config.app.state.turns  # type: ignore[union-attr]

        def send(address: str) -> socket.socket:
            line = socket.create_connection(("127.0.0.1", running.settings.port), timeout=30)
            line.sendall(f"GET /robots.txt HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {address}\r\n\r\n".encode())
            return line

        turns.note("192.0.2.1", 10.0)
        for line in [send("192.0.2.1") for _ in range(3)]:
            eventually(lambda: turns.full("192.0.2.1"))
            line.close()
        with send("192.0.2.1") as line:
            assert line.recv(12) == b"HTTP/1.1 429"
        with send("192.0.2.2") as line:
            assert line.recv(12) == b"HTTP/1.1 200"
        turns._had.clear()
        eventually(lambda: not turns._under_way)
        with send("192.0.2.1") as line:
            assert line.recv(12) == b"HTTP/1.1 200"


def test_what_a_seat_is_told_is_made_once_however_many_sockets_it_has(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(running.address, seats=TWO)
    made = Counter[int | None]()
    usual = LiveTable.state_frame

    def counted(live: LiveTable, seat: int | None, *more: Any) -> bytes:
        made[seat] += 1
        return usual(live, seat, *more)

    with ExitStack() as many:
        ann, *others = [many.enter_context(table.join(0)) for _ in range(5)]
        many.enter_context(table.join(1))
        monkeypatch.setattr(LiveTable, "state_frame", counted)
        ann.request({"type": "standing", "seat": 0, "standing": [{"match": "nothing", "answer": "never", "when": []}]})
        for seat in (ann, *others):
            while not seat.state["standing"]:
                seat.listen(5)
    assert made == {0: 1}


def test_whoever_answers_does_not_wait_long_for_threads_that_compute(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, usual = sys.getswitchinterval(), 0.005
    while_serving: list[float] = []

    def serve(going: Coroutine[Any, Any, None]) -> None:
        going.close()
        while_serving.append(sys.getswitchinterval())

    monkeypatch.setattr(asyncio, "run", serve)
    monkeypatch.setattr(running_server, "collect_seldom", list)
    monkeypatch.setattr(logs, "set_up", str)
    # Another server may have been run in this process.
    sys.setswitchinterval(usual)
    try:
        running_server.run(Settings(db=db, port=0), "warning", open_page=False)
    finally:
        sys.setswitchinterval(before)
    assert while_serving == [pytest.approx(running_server.OFTEN)]
    assert usual / running_server.OFTEN >= 5


def test_one_address_is_given_one_hint_after_the_other(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    house = running.house
    lives = []
    for _ in range(3):
        table = Table(running.address, seats=TWO)
        table.sit(0)
        table.sit(1)
        lives.append(house.live[table.id])
    thought_about, others = Counter[Any](), asyncio.Event()

    async def hint(table: parlour.Table, *_: object) -> list[Any]:
        who = "10.0.0.2" if lives[-1].played is not None and table is lives[-1].played.table else "10.0.0.1"
        thought_about[who] += 1
        assert thought_about[who] == 1
        if who == "10.0.0.2":
            others.set()
        await asyncio.wait_for(others.wait(), 60)
        await asyncio.sleep(0)
        thought_about[who] -= 1
        return [{"key": "a", "text": "A.", "chance": 0.5, "low": 0.4, "high": 0.6, "reason": "So.", "tries": 1}]

    monkeypatch.setattr(house.thinkers, "hint", hint)

    async def at_once() -> list[p.Answer]:
        asking = []
        for live, who in zip(lives, ("10.0.0.1", "10.0.0.1", "10.0.0.2"), strict=True):
            assert live.played is not None
            assert live.played.table.decision is not None
            asked = p.Hint(id="h", seat=live.played.table.decision.seats[0])
            asking.append(acts.act(house, live, acts.Asker(live.rights(live.links), "en", who), asked))
        return await asyncio.gather(*asking)

    assert [answer.key for answer in running.within(at_once())] == ["a", "a", "a"]


def test_whole_games_are_told_one_after_the_other_and_others_come_between(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ask("POST", f"{running.address}/api/import", {"record": json.loads(late("unmatched", 5).record().dumps())})
    (token,) = (link["token"] for link in made["links"] if link["role"] == "spectator")
    with ExitStack() as stack:
        for _ in range(6):
            stack.enter_context(join(f"{running.address}/t/{made['table']}#{token}"))
        live = running.house.live[made["table"]]
        assert live.version > FEW
        here = [cast("Connection", listener) for listener in live.listeners]

        async def told_at_once() -> list[int]:
            """Let everybody ask in the same turn of the loop; return in which turn each was told."""
            loop, make = asyncio.get_running_loop(), live.state_frame
            turn, told = [0], list[int]()

            def count() -> None:
                turn[0] += 1
                if len(told) < len(here):
                    loop.call_soon(count)

            def noted(*asked: Any) -> bytes:
                told.append(turn[0])
                return make(*asked)

            monkeypatch.setattr(live, "state_frame", noted)
            count()
            await asyncio.gather(*(one._answer(TEXT, b'{"type": "sync", "id": "x"}') for one in here))
            return told

        told = running.within(told_at_once())
        assert len(told) == 6
        assert len(set(told)) == 6


def test_however_many_sockets_ask_at_once_others_come_between(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(running.address, seats=TWO)
    with ExitStack() as stack:
        for _ in range(8):
            stack.enter_context(join(table.links["spectator"]))
        here = [cast("Connection", listener) for listener in running.house.live[table.id].listeners]
        here[-1].address = "10.0.0.2"
        order: list[str] = []
        act = acts.act

        async def noted(house: Any, live: Any, asker: Any, asked: Any) -> Any:
            order.append(asked.id)
            return await act(house, live, asker, asked)

        monkeypatch.setattr(acts, "act", noted)

        async def at_once() -> None:
            asked = b'{"type": "ping", "id": "%b"}'
            await asyncio.gather(*(one._answer(TEXT, asked % one.address.encode()) for one in here))

        running.within(at_once())
        assert len(order) == 8
        assert order.index("10.0.0.2") <= 2


def test_whoever_wishes_for_much_waits_for_themselves(running: Running) -> None:
    async def at_once() -> list[str]:
        order: list[str] = []

        async def wish(who: str) -> None:
            async with running.house.in_turn("script", who):
                order.append(who)

        await asyncio.gather(*(wish(who) for who in [*["10.0.0.1"] * 20, "10.0.0.2"]))
        return order

    assert running.within(at_once()).index("10.0.0.2") <= 2
    eventually(lambda: not running.house._turns)


def test_one_address_does_not_wait_for_more_than_it_may_ask(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_of_tables, "MOST_WISHES", 3)
    house = running.house

    async def at_once() -> list[str]:
        async def wish(what: str, who: str) -> str:
            try:
                async with house.in_turn(what, who):
                    return "done"
            except Refusal as refused:
                return str(refused.problem.code)

        wishes = [wish(what, "10.0.0.1") for what in ("game", "script", "mine", "game", "script")]
        return await asyncio.gather(*wishes, wish("game", "10.0.0.2"))

    assert running.within(at_once()) == ["done"] * 3 + ["too_many"] * 2 + ["done"]
    assert not house._wishes


def test_one_address_opens_one_table_after_the_other(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    house = running.house
    tables = [Table(running.address, seats=TWO).id for _ in range(4)]
    for table in tables:
        running.within(house.forget(house.live[table]))
    loading, most = Counter[str](), Counter[str]()
    others = asyncio.Event()

    async def load(house: House, table: str) -> LiveTable:
        who = "10.0.0.2" if table == tables[-1] else "10.0.0.1"
        loading[who] += 1
        most[who] = max(most[who], loading[who])
        if who == "10.0.0.2":
            others.set()
        # Whoever opens another table is not waited for.
        await asyncio.wait_for(others.wait(), 60)
        await asyncio.sleep(0)
        loading[who] -= 1
        return await opening.load(house, table)

    monkeypatch.setattr(house_of_tables, "load", load)

    async def at_once() -> None:
        mine = [house.open(table, "10.0.0.1") for table in tables[:-1]]
        await asyncio.gather(*mine, house.open(tables[-1], "10.0.0.2"))

    running.within(at_once())
    assert most == {"10.0.0.1": 1, "10.0.0.2": 1}
    assert all(table in house.live for table in tables)


def test_one_address_plays_on_and_again_at_one_table_after_the_other(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    house, at_once, most, two = running.house, Counter[str](), [0], threading.Event()

    def one_at_a_time(make: Any) -> Any:
        def noted(*asked: Any) -> Any:
            at_once["made"] += 1
            most[0] = max(most[0], at_once["made"])
            if at_once["made"] > 1:
                two.set()
            two.wait(0.1)
            found = make(*asked)
            at_once["made"] -= 1
            return found

        return noted

    tables = [Table(running.address, seats=TWO) for _ in range(2)]
    for table in tables:
        table.ask("host", "POST", "/close", {})
    lives = [house.live[table.id] for table in tables]
    hosts = [live.rights(link.id for link in live.links.values() if link.role == "host") for live in lives]
    for name in ("new_table", "from_record"):
        monkeypatch.setattr(making, name, one_at_a_time(getattr(making, name)))

    async def asked() -> None:
        back = lobby.Branch(moment=0)
        branches = [making.branch(house, live, back, None, "10.0.0.1") for live in lives]
        rematches = [making.rematch(house, live, host, "10.0.0.1") for live, host in zip(lives, hosts, strict=True)]
        await asyncio.gather(*branches, *rematches)

    running.within(asked())
    assert most == [1]


def test_one_address_goes_back_at_one_table_after_the_other(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    house, at_once, most, two = running.house, Counter[str](), [0], threading.Event()
    apply = Played.apply

    def one_at_a_time(self: Played, *move: Any) -> str:
        at_once["back"] += 1
        most[0] = max(most[0], at_once["back"])
        if at_once["back"] > 1:
            two.set()
        two.wait(0.1)
        found = apply(self, *move)
        at_once["back"] -= 1
        return found

    both = [{"holder": "me"}, {"holder": "me"}]
    tables = [Table(running.address, "black-orchestra", setup={"players": 2}, seats=both) for _ in range(2)]
    lives = [house.live[table.id] for table in tables]
    players = [live.rights(live.links) for live in lives]

    async def asked() -> None:
        for live, rights in zip(lives, players, strict=True):
            assert live.played is not None
            assert live.played.table.decision is not None
            option = live.played.table.decision.options[0]
            choice = p.Choose(type="choose", id="on", seat=option.seat, key=option.key, version=0)
            await acts.act(house, live, acts.Asker(rights, "en", "10.0.0.1"), choice)
        monkeypatch.setattr(Played, "apply", one_at_a_time)
        back = p.Rewind(type="rewind", id="back", seat=0, to=0)
        await asyncio.gather(
            *(
                acts.act(house, live, acts.Asker(rights, "en", "10.0.0.1"), back)
                for live, rights in zip(lives, players, strict=True)
            )
        )

    running.within(asked())
    assert [live.played.table.moment for live in lives if live.played is not None] == [0, 0]
    assert most == [1]


def test_a_table_does_not_wait_for_what_else_an_address_wants_made(running: Running) -> None:
    house = running.house
    table = Table(running.address, seats=TWO)
    table.ask("host", "POST", "/close", {})
    live = house.live[table.id]
    host = live.rights(link.id for link in live.links.values() if link.role == "host")

    async def asked() -> None:
        async with house.own_turn("making", "10.0.0.1"):
            waits = asyncio.create_task(making.rematch(house, live, host, "10.0.0.1"))
            for _ in range(10):
                await asyncio.sleep(0)
            made = await asyncio.wait_for(making.rematch(house, live, host, "10.0.0.2"), 60)
        assert (await waits).table == made.table

    running.within(asked())


def test_one_address_is_told_of_its_tables_one_list_after_the_other(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    house = running.house
    asked, most = Counter[str](), Counter[str]()
    usual = house.store.tables_of

    async def tables_of(device: bytes | None) -> Any:
        asked["now"] += 1
        most["now"] = max(most["now"], asked["now"])
        for _ in range(20):
            await asyncio.sleep(0.005)
        asked["now"] -= 1
        return await usual(device)

    monkeypatch.setattr(house.store, "tables_of", tables_of)
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda _: request(running, "GET", "/api/tables")[0], range(4)))
    assert found == [200] * 4
    assert most == {"now": 1}


def test_tables_that_play_themselves_do_so_one_step_after_the_other(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    house, taken = running.house, list[tuple[str, str, int]]()
    in_turn = house.in_turn

    def noted(what: str, who: str) -> AbstractAsyncContextManager[None]:
        taken.append((what, who, house.live[who].version))
        return in_turn(what, who)

    table = Table(running.address, seats=TWO)
    monkeypatch.setattr(house, "in_turn", noted)
    for seat in (0, 1):
        table.act(seat, type="standing", seat=seat, standing=[{"match": "*", "answer": "always"}])
    live = house.live[table.id]
    eventually(lambda: live.version > FEW_UNASKED + 10 or live.over)
    table.ask("host", "POST", "/close", {})
    assert {what for what, _, _ in taken} == {"standing"}
    assert [version for _, _, version in taken][:10] == list(range(FEW_UNASKED, FEW_UNASKED + 10))


def test_what_takes_long_is_done_in_turn(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    house, taken = running.house, list[tuple[str, str]]()
    in_turn = house.in_turn

    def noted(what: str, who: str) -> AbstractAsyncContextManager[None]:
        taken.append((what, who))
        return in_turn(what, who)

    monkeypatch.setattr(house, "in_turn", noted)
    (puzzle, *_) = puzzles.of("unmatched")
    for path, body in (
        ("/api/lessons/unmatched/1", {}),
        ("/api/lessons/unmatched/1/why-not", {"key": "x"}),
        (f"/api/puzzles/unmatched/{puzzle.id}", {}),
        (f"/api/puzzles/unmatched/{puzzle.id}/why-not", {"key": "x"}),
        ("/api/games/unmatched/goal", {"each": "board"}),
        ("/api/tables", {"game": "unmatched", "figures": {"unmatched.dracula.health": 12}}),
    ):
        ask("POST", running.address + path, body)
    assert taken == [*[("script", "127.0.0.1")] * 4, *[("setup", "127.0.0.1")] * 2]
    taken.clear()
    made = ask("POST", f"{running.address}/api/import", {"record": json.loads(late("unmatched", 5).record().dumps())})
    (token,) = (link["token"] for link in made["links"] if link["role"] == "spectator")
    ask("GET", f"{running.address}/api/tables/{made['table']}", None, token)
    ask("POST", f"{running.address}/api/tables/{made['table']}/act", {"type": "ping", "id": "x"}, token)
    with join(f"{running.address}/t/{made['table']}#{token}") as seat:
        seat.request({"type": "sync"})
    assert taken == [("game", "127.0.0.1")] * 3
    taken.clear()
    for path in ("/api/mine/games", "/api/mine/numbers", f"/api/tables/{made['table']}/series"):
        ask("GET", running.address + path, None, token)
    assert taken == [("mine", "127.0.0.1")] * 3
    taken.clear()
    assert request(running, "GET", f"/api/tables/{made['table']}/review", None, {"Authorization": f"Bearer {token}"})[0] == 409
    assert taken == [("review", "127.0.0.1")]


def test_whoever_rests_keeps_no_thread_from_others(running: Running) -> None:
    # What is not written as one would be run by one of the framework's few threads, and rest in it.
    app: Any = running.server.config.app
    routes = [*app.routes, *(route for router in ROUTERS for route in router.routes)]
    found = [route.endpoint for route in routes if hasattr(route, "endpoint")]
    assert len(found) > 50
    assert [each.__name__ for each in found if not inspect.iscoroutinefunction(each)] == []


def test_what_is_the_same_for_everybody_is_made_once_however_many_ask(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    go = threading.Event()
    listed = teaching.listed

    def slowly(language: str) -> teaching.Tutorials:
        made.append(1)
        assert go.wait(60)
        return listed(language)

    monkeypatch.setattr(teaching, "listed", slowly)
    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(request, running, "GET", "/api/lessons") for _ in range(8)]
        eventually(lambda: running.house._wishes["127.0.0.1"] == 8)
        # Meanwhile nobody waits for it.
        assert request(running, "GET", "/healthz")[0] == 200
        go.set()
        assert {one.result()[0] for one in asked} == {200}
    assert made == [1]
