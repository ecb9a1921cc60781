"""Each address has its share of the time in which the server answers, whatever it asks for."""

from __future__ import annotations

import asyncio
import inspect
import socket
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from time import thread_time
from typing import Any

import pytest

from parlour.server import logs, opening
from parlour.server import running as running_server
from parlour.server.app import ROUTERS
from parlour.server.live import LiveTable
from parlour.server.process import Worker
from parlour.server.settings import Settings
from parlour.server.turns import AT_ONCE, InHand, Turns, as_asked
from server.hosting import TWO, Running, Table, eventually

pytestmark = pytest.mark.attack

HARDLY = 1e-6
"""A share so small that whoever has had something long rests for as long as any test goes on."""


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
    now += AT_ONCE
    turns.note("b", AT_ONCE)
    assert turns.rest("b") == 0
    turns.note("b", 0.1)
    assert turns.rest("b") == pytest.approx(0.2)
    now += 0.2
    assert turns.rest("b") <= 1e-9


def test_however_many_ask_for_much_they_have_one_share_together(monkeypatch: pytest.MonkeyPatch) -> None:
    now, step = 100.0, 0.3
    monkeypatch.setattr("parlour.server.turns.monotonic", lambda: now)
    for greedy in (1, 3, 8):
        turns, had, began = Turns(0.5), Counter[int](), now
        while now < began + 200:
            who = min((who for who in range(greedy) if turns.rest(str(who)) <= 0), key=lambda who: had[who], default=None)
            if who is None:
                now += 0.01
                assert turns.rest("a friend") == 0
                continue
            now += step
            turns.note(str(who), step)
            had[who] += 1
        assert 0.3 < had.total() * step / (now - began) < 0.6, greedy
        assert max(had.values()) <= 1.2 * min(had.values())


def test_on_a_busy_machine_too_an_address_has_its_share_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where others have most of the processor, it takes four seconds to do what one would do."""
    processor = clock = slept = 0.0
    monkeypatch.setattr("parlour.server.turns.monotonic", lambda: clock)
    monkeypatch.setattr("parlour.server.turns.thread_time", lambda: processor)
    nothing = asyncio.sleep

    async def sleep(seconds: float, *more: Any) -> Any:
        nonlocal clock, slept
        clock += seconds + 1e-6
        slept += seconds
        return await nothing(0, *more)

    async def much() -> None:
        nonlocal processor, clock
        for _ in range(500):
            processor += 0.01
            clock += 0.04
            await nothing(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(Turns(0.5).timed("a", much()))
    assert processor == pytest.approx(5.0)
    assert slept == pytest.approx(5.0, rel=0.05)


def test_steps_that_wait_for_nothing_are_done_in_turn_and_with_rests() -> None:
    done: list[str] = []

    def step(name: str, *, long: bool = False) -> Callable[[], None]:
        def one() -> None:
            until = thread_time() + (2 * AT_ONCE if long else 0)
            while thread_time() < until:
                pass
            done.append(name)

        return one

    async def at_once() -> None:
        turns, given_up = Turns(HARDLY), step("given up")
        for name in ("a1", "a2"):
            turns.soon("a", step(name))
        turns.soon("a", given_up)
        turns.soon("a", step("long", long=True))
        turns.soon("a", step("later"))
        turns.soon("b", step("b1"))
        turns.never("a", given_up)
        turns.never("c", given_up)
        for _ in range(20):
            await asyncio.sleep(0)
        turns.soon("b", step("b2"))
        for _ in range(20):
            await asyncio.sleep(0)
        # Of each one at a time; who has had something long rests before what comes then, and nobody else does.
        assert done == ["a1", "b1", "a2", "long", "b2"]

    asyncio.run(at_once())


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


def test_whoever_rests_keeps_no_thread_from_others(running: Running) -> None:
    # What is not written as one would be run by one of the framework's few threads, and rest in it.
    app: Any = running.server.config.app
    routes = [*app.routes, *(route for router in ROUTERS for route in router.routes)]
    found = [route.endpoint for route in routes if hasattr(route, "endpoint")]
    assert len(found) > 50
    assert [each.__name__ for each in found if not inspect.iscoroutinefunction(each)] == []
