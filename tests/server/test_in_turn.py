"""What takes long is done for each address one after the other, and everybody else comes between."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, ExitStack
from typing import Any, cast

import pytest

import parlour
from parlour import puzzles
from parlour.client import ask, join
from parlour.server import acts, lobby, making, opening, teaching
from parlour.server import house as house_of_tables
from parlour.server import protocol as p
from parlour.server.driver import FEW_UNASKED
from parlour.server.frames import TEXT
from parlour.server.house import FEW, House
from parlour.server.journal import Played
from parlour.server.live import LiveTable
from parlour.server.refusals import Refused as Refusal
from parlour.server.socket import Connection
from review.finished import late
from server.hosting import TWO, Running, Table, eventually, request

pytestmark = pytest.mark.attack


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
