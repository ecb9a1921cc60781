"""What strangers bring is read elsewhere, within limits; a table that cannot be opened takes nobody with it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import parlour
from parlour.client import Json, Refused, ask
from parlour.engine.errors import BadInput
from parlour.server import driver, house, journal, opening, proving, refusals
from parlour.server.journal import Move, Played
from parlour.server.levels import TOO_LONG
from parlour.server.live import Turn
from parlour.server.metrics import Metrics
from parlour.server.process import Worker
from parlour.server.protocol import Condition, Standing
from parlour.server.proving import MARGIN, SHARE, Prover
from parlour.server.refusals import words
from parlour.server.replays import replayed
from parlour.server.thinking import NoThought
from server.hosting import TWO, Running, Table, eventually, request
from server.test_files import imported

pytestmark = pytest.mark.attack

SLEEPS = ("-c", "import time; time.sleep(600)")
"""A process that never answers, as one in an endless loop."""

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems keep no such limits")


def a_position(choices: int = 7) -> Json:
    t = parlour.new("unmatched", seed=3)
    for _ in range(choices):
        assert t.decision is not None
        t.choose(t.decision.options[0].key)
    return t.position()


def saved_tables(db: Path) -> int:
    with closing(sqlite3.connect(db)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def change(db: Path, sql: str, *values: Any) -> None:
    with closing(sqlite3.connect(db)) as connection:
        connection.execute(sql, values)
        connection.commit()


# Bringing something.


def test_what_takes_for_ever_to_read_is_given_up_and_others_do_not_notice(db: Path) -> None:
    with Running(db, prove_seconds=0.5) as running:
        running.house.strangers._all[0].command = SLEEPS
        running.house.strangers._all[0].process = None
        quiet = Table(running.address, seats=TWO)
        before = saved_tables(db)
        problems: list[Refused] = []

        def bring() -> None:
            try:
                imported(running, position=a_position())
            except Refused as refused:
                problems.append(refused)

        from parlour.server import proving  # noqa: PLC0415

        old, proving.STARTING = proving.STARTING, 0.0
        try:
            stranger = threading.Thread(target=bring)
            stranger.start()
            with quiet.join(0) as ann:
                ann.choose(ann.options[0]["key"])
            stranger.join(60)
        finally:
            proving.STARTING = old
        assert [problem.code for problem in problems] == ["bad_request"]
        assert "too long" in problems[0].reason
        assert saved_tables(db) == before
        # The next one is read by a new process.
        running.house.strangers._all[0].command = ("-m", "parlour.server.prover")
        imported(running, position=a_position())


@pytest.mark.parametrize("step", [["Divert", 0, 20_000_000], ["Strike", 0, 10**15], ["PlaceTargets", 0, -(10**15)]])
def test_a_stack_that_would_run_for_ever_is_refused(running: Running, step: list[Any]) -> None:
    before = saved_tables(running.db)
    position = a_position()
    position["stack"] = [step, *position["stack"]]
    position.pop("asking", None)
    began = monotonic()
    with pytest.raises(Refused) as refused:
        imported(running, position=position)
    assert refused.value.code == "bad_request"
    assert monotonic() - began < 60
    assert saved_tables(running.db) == before


HOSTILE = [
    b"",
    b"null",
    b"[" * 500_000,
    b'{"position":' * 80_000,
    b'{"position": {"game": "unmatched", "seed": ' + b"9" * 900_000 + b"}}",
    b'{"record": {"parlour": 1, "seed": ' + b"9" * 5_000 + b"}}",
    b'{"position": {"game": "unmatched", "state": [' + b"[]," * 300_000 + b"[]]}}",
    b'{"record": {"parlour": 1e999}}',
    b'{"record": NaN}',
    b'{"position": {"game": "\xff\xfe"}}',
    b'{"record": {"parlour_bug_report": 1, "record": 5}}',
    b'{"record": {"parlour_bug_report": 1, "record": null}}',
]


@pytest.mark.parametrize("body", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_bodies_are_refused_in_a_line(running: Running, body: bytes) -> None:
    status, _, said = request(running, "POST", "/api/import", body)
    problem = json.loads(said)
    assert status == 422
    assert "\n" not in problem["reason"]
    assert len(problem["reason"]) < 300
    assert request(running, "GET", "/healthz")[0] == 200


@pytest.mark.parametrize("body", [b"[" * 60_000, b'{"game": ' + b"9" * 50_000 + b"}", b'{"game": "unmatched", "seed": 1e400}'])
@pytest.mark.parametrize("path", ["/api/tables", "/api/join"])
def test_small_hostile_bodies_are_refused_everywhere(running: Running, path: str, body: bytes) -> None:
    assert request(running, "POST", path, body)[0] in (400, 422)


def test_whoever_may_make_no_table_is_not_listened_to(db: Path) -> None:
    with Running(db, table_burst=1.0, tables_per_minute=0.001) as running:
        Table(running.address, seats=TWO)
        status, _, _ = request(running, "POST", "/api/import", json.dumps({"position": a_position()}).encode())
        assert status == 429
        # It was not even read.
        assert running.house.strangers._all[0].process is None
        assert request(running, "POST", "/api/import", b"x" * (running.settings.most_import + 1))[0] == 429


def test_a_body_that_says_it_is_too_large_is_not_read(running: Running) -> None:
    for size in (running.settings.most_import + 1, 10**12):
        status, _, _ = request(running, "POST", "/api/import", b"{}", {"Content-Length": str(size)})
        assert status == 413


@LINUX
def test_the_process_that_reads_has_a_limit_of_memory() -> None:
    greedy = "from parlour.server import prover; prover.limit_memory(); bytearray(3 * 2**30)"
    done = subprocess.run([sys.executable, "-c", greedy], capture_output=True, text=True, check=False)
    assert "MemoryError" in done.stderr


@LINUX
def test_the_process_that_reads_has_a_limit_of_time_of_its_own() -> None:
    endless = "from parlour.server import prover; prover.limit_time(-1.5)\nwhile True: pass"
    done = subprocess.run([sys.executable, "-c", endless], capture_output=True, check=False, timeout=120)
    assert done.returncode < 0


# Opening what is there.


def test_a_table_whose_opening_takes_for_ever_is_set_aside(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(db) as running:
        bad = imported(running, position=a_position())
        good = Table(running.address, seats=TWO)
    monkeypatch.setattr("parlour.server.proving.STARTING", 0.0)
    with Running(db, prove_seconds=0.3) as running:
        bad.address = good.address = running.address
        running.house.players._all[0].command = SLEEPS
        shown = bad.ask("host", "GET", "")
        assert "too long" in shown["table"]["read_only"]
        assert shown["states"] == []
        with pytest.raises(Refused) as refused:
            bad.act(0, type="choose", seat=0, key="x", version=0)
        assert refused.value.code == "read_only"
        with pytest.raises(Refused) as unknown:
            ask("GET", f"{running.address}/api/tables/{bad.id}", None, good.tokens[0])
        assert unknown.value.code == "unknown"
        assert running.house.metrics.counts["set_aside"] == 1
        running.within(running.house.forget(running.house.live[bad.id]))
        # Nobody waits for it a second time.
        running.house.players._all[0].command = ("-c", "raise SystemExit")
        assert "too long" in bad.ask("host", "GET", "")["table"]["read_only"]
        assert not good.ask(0, "GET", "")["table"]["read_only"]


def test_a_table_that_was_set_aside_is_tried_again_after_a_while(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine may have been busy with something else."""
    with Running(db) as running:
        slow = imported(running, position=a_position())
        running.within(running.house.forget(running.house.live[slow.id]))
        tried = proving.written
        monkeypatch.setattr(proving, "written", lambda *_: b"{")
        assert slow.ask("host", "GET", "")["table"]["read_only"]
        monkeypatch.setattr(proving, "written", tried)
        running.within(running.house.forget(running.house.live[slow.id]))
        assert slow.ask("host", "GET", "")["table"]["read_only"]
        monkeypatch.setattr(opening, "monotonic", lambda: monotonic() + opening.ASIDE_SECONDS)
        assert not slow.ask("host", "GET", "")["table"]["read_only"]
        assert not running.house.aside


DAMAGE = [
    ("UPDATE tables SET setup='{' WHERE id=?", "damaged"),
    ("UPDATE tables SET seed='many' WHERE id=?", "damaged"),
    ('UPDATE tables SET clock=\'{"seconds": "x"}\' WHERE id=?', "damaged"),
    ("UPDATE tables SET chance='{}' WHERE id=?", "damaged"),
    ("UPDATE tables SET setup='{\"heroes\": 7}' WHERE id=?", "cannot be opened"),
    ("UPDATE tables SET start='{\"state\": 5}' WHERE id=?", "cannot be opened"),
    ("UPDATE moves SET key='nonsense' WHERE version=1 AND table_id=?", "not legal"),
    ("UPDATE tables SET setup='[]' WHERE id=?", "damaged"),
    ("UPDATE seats SET holder='[]' WHERE seat=1 AND table_id=?", "damaged"),
    ("UPDATE seats SET seat=7 WHERE seat=0 AND table_id=?", "damaged"),
    ("DELETE FROM seats WHERE seat=1 AND table_id=?", "damaged"),
    ("INSERT INTO seats(table_id, seat, holder, name) VALUES (?, 2, 'person', 'Eve')", "cannot be opened"),
    ("UPDATE links SET seat=-9223372036854775808 WHERE seat=1 AND table_id=?", "damaged"),
    ("UPDATE links SET role='king' WHERE role='spectator' AND table_id=?", "damaged"),
    ("INSERT INTO chat VALUES (?, 9223372036854775807, 'chat', 0, 'Eve', 'hello', 1)", "damaged"),
    ("INSERT INTO chat VALUES (?, 7, 'decree', 0, 'Eve', 'hello', 1)", "damaged"),
]


def test_damaged_tables_are_set_aside_and_told_plainly_and_others_play_on(db: Path) -> None:
    with Running(db) as running:
        clock = {"seconds": 3600, "then": "pass"}
        tables = [Table(running.address, seats=TWO, clock=clock) for _ in (*DAMAGE, "good")]
        for table in tables:
            key = table.ask(0, "GET", "")["states"][0]["view"]["decision"]["options"][0]["key"]
            table.act(0, type="choose", seat=0, key=key, version=0)
    for table, (sql, _) in zip(tables, DAMAGE, strict=False):
        change(db, sql, table.id)
    good = tables.pop()
    with Running(db) as running:
        good.address = running.address
        for table, (_, word) in zip(tables, DAMAGE, strict=True):
            table.address = running.address
            shown = table.ask("host", "GET", "")["table"]
            assert word in shown["read_only"]
            with pytest.raises(Refused) as refused:
                table.act(0, type="choose", seat=0, key="x", version=shown["version"])
            assert refused.value.code == "read_only"
            table.ask("host", "POST", "/close", {})
        assert not good.ask(0, "GET", "")["table"]["read_only"]
        undone = good.act(0, type="undo", seat=0, version=1)
        assert undone["answer"]["version"] == 2


FILLING = {
    "chat": "SELECT ?, i, 'chat', 0, 'Eve', 'x', 1 FROM n",
    "notes": "SELECT ?, i, 0, 0, 'Eve', 'x', 1 FROM n",
    "answers": 'SELECT ?, \'Eve\', i, \'{"id": "1", "ok": true}\', 1 FROM n',
    "moves": "SELECT ?, i, 'rewind', NULL, '', 0, 'vote', '', NULL, '', 1 FROM n",
    "seats": "SELECT ?, i, 'open', NULL, 'Eve', '[]' FROM n",
    "links": "SELECT i, ?, CAST(i AS BLOB), 'spectator', NULL, 1, 0, 0, NULL FROM n",
}


@pytest.mark.parametrize("part", FILLING)
def test_however_much_somebody_wrote_into_a_file_little_is_read_of_a_table(db: Path, part: str) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
    n = "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i+1 FROM n WHERE i<60000)"
    change(db, f"{n} INSERT INTO {part} {FILLING[part]}", table.id)
    with Running(db) as running:
        live = running.within(running.house.open(table.id))
        assert bool(live.read_only) == (part in ("moves", "seats", "links"))
        assert max(len(live.chat), len(live.notes), len(live.recent), len(live.seats), len(live.links)) <= 1_000


@pytest.mark.parametrize("vote", ["{}", "[]", '{"yes": 7}'])
def test_what_is_under_way_is_nothing_where_it_is_damaged(db: Path, vote: str) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        assert table.act(0, type="say", text="hello")["answer"]["ok"]
    change(db, f"UPDATE tables SET vote='{vote}' WHERE id=?", table.id)  # noqa: S608 - our own words
    change(db, "UPDATE answers SET answer='[]' WHERE table_id=?", table.id)
    with Running(db) as running:
        live = running.within(running.house.open(table.id))
        assert (live.read_only, live.vote, live.recent) == ("", None, {})


def test_a_table_that_cannot_be_opened_stops_no_other_tables_clock(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def load(_house: Any, _table: str) -> Any:
        raise KeyError

    monkeypatch.setattr(house, "load", load)
    with pytest.raises(refusals.Refused, match="cannot be opened"):
        running.within(running.house.open("t"))
    clocks = running.house.clocks
    running.loop.call_soon_threadsafe(clocks.put, "t", 0.0, Turn(monotonic()))
    # It is tried again later; meanwhile others have their turn.
    eventually(lambda: [table for at, table in clocks._due if at > monotonic()] == ["t"])
    assert not running.house._always[0].done()


def test_a_damaged_table_that_is_not_dealt_yet_is_set_aside_too(db: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO, shared_chance=True)
        for seat in (0, 1):
            table.sit(seat)
    change(db, 'UPDATE tables SET setup=\'{"heroes": ["nobody", "dracula"]}\' WHERE id=?', table.id)
    with Running(db) as running:
        table.address = running.address
        shown = table.ask("host", "GET", "")["table"]
        assert shown["read_only"] == words().said(opening.FAILED)
        about = {"seat": 0, "commitment": shown["chance"]["commitment"]}
        with pytest.raises(Refused) as refused:
            table.act(0, type="promise", promise="0" * 64, **about)
        assert refused.value.code == "read_only"
        table.ask("host", "POST", "/close", {})


def test_one_address_has_its_share_of_looking_back_and_no_more(running: Running) -> None:
    played = parlour.new("unmatched", seed=3)
    for _ in range(7):
        assert played.decision is not None
        played.choose(played.decision.options[0].key)
    made = ask("POST", f"{running.address}/api/import", {"record": json.loads(played.record().dumps())})
    (token,) = (link["token"] for link in made["links"] if link["role"] == "host")
    look = f"{running.address}/api/tables/{made['table']}/replay/3"
    players = running.house.players
    for address, fine in (("127.0.0.1", False), ("192.0.2.7", True)):
        players.asking[address] += players.most_waiting // SHARE
        try:
            if fine:
                assert ask("GET", look, None, token)["moment"] == 3
            else:
                with pytest.raises(Refused) as refused:
                    ask("GET", look, None, token)
                assert refused.value.code == "too_many"
        finally:
            del players.asking[address]


def test_nobody_at_a_table_waits_for_what_an_opponent_looks_back_at(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(running.address, seats=TWO)
    live = running.house.live[table.id]

    async def both() -> None:
        others_were_there = asyncio.Event()

        async def ask(_: str, __: bytes, who: str = "") -> Any:
            if who == "192.0.2.1":
                await others_were_there.wait()
            return {"view": {}, "events": []}

        monkeypatch.setattr(running.house.players, "ask", ask)
        much = [asyncio.create_task(replayed(running.house, live, None, 0, "en", "192.0.2.1")) for _ in range(5)]
        await asyncio.sleep(0)
        assert (await replayed(running.house, live, None, 0, "en", "192.0.2.2")).moment == 0
        others_were_there.set()
        await asyncio.gather(*much)

    assert live.played is not None
    live.played.table.choose(live.played.table.decision.options[0].key)  # type: ignore[union-attr]
    running.within(asyncio.wait_for(both(), 60))


def test_nobody_waits_for_all_the_moments_that_one_address_looks_back_at(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked() -> None:
        others_were_there = asyncio.Event()

        async def play(_: Prover, __: Worker, what: str, ___: bytes) -> Any:
            if what == "much":
                await others_were_there.wait()
            return {"found": what}

        monkeypatch.setattr(Prover, "_ask", play)
        players = Prover(8.0, 64, Metrics())
        much = [asyncio.create_task(players.ask("much", b"", "192.0.2.1")) for _ in range(5)]
        await asyncio.sleep(0)
        for _ in range(3):
            # However long it takes what one address looks back at, others look back meanwhile, and tables are opened.
            assert await players.ask("little", b"", "192.0.2.2") == "little"
            assert await players.ask("a table", b"") == "a table"
        others_were_there.set()
        assert await asyncio.gather(*much) == ["much"] * 5
        assert not players.waiting

    asyncio.run(asyncio.wait_for(asked(), 60))


def test_nobody_lets_views_be_kept_in_languages_that_there_are_not(running: Running) -> None:
    table = Table(running.address, seats=TWO)
    table.act(0, type="sync")
    kept = dict(running.house.live[table.id]._seen)
    for code in ("qa", "qb", "qc"):
        with pytest.raises(Refused) as refused:
            table.ask(0, "POST", f"/act?language={code}", {"type": "sync", "id": code})
        assert refused.value.code == "bad_request"
    assert running.house.live[table.id]._seen == kept


@pytest.mark.parametrize("match", ["[a-\uffff]" * 20, "*a" * 50, "[", "?" * 9], ids=["sets", "stars", "a set", "marks"])
def test_a_pattern_that_takes_long_to_make_ready_is_refused(running: Running, match: str) -> None:
    table = Table(running.address, seats=TWO)
    for good in ("*:*:?", "pass:*"):
        table.act(0, type="standing", seat=0, standing=[{"match": good, "answer": "ask"}])
    with pytest.raises(Refused) as refused:
        table.act(0, type="standing", seat=0, standing=[{"match": match, "answer": "ask"}])
    assert refused.value.code == "bad_request"
    assert table.ask(0, "GET", "")["states"][0]["standing"][0]["match"] == "pass:*"


def test_conditions_are_looked_at_once_however_many_options_there_are(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table, looked = Table(running.address, seats=TWO), list[str]()
    holds = driver.holds

    def noted(condition: Condition, view: Any) -> bool:
        looked.append(condition.path)
        return holds(condition, view)

    monkeypatch.setattr(driver, "holds", noted)
    table.sit(0)
    live = running.house.live[table.id]
    assert live.played is not None
    assert live.played.table.decision is not None
    (seat,) = live.played.table.decision.seats
    options = live.played.table.decision.of(seat)
    assert len(options) > 1
    never = Condition(path="/moment", op="<", value=0)
    entries = [Standing(match="*", answer="always", when=[never]), Standing(match=options[0].key, answer="never")]
    chosen = driver.standing_key(entries, options, live, seat)
    assert looked == ["/moment"]
    assert chosen == (options[1].key if len(options) == 2 else None)


def test_standing_answers_that_are_damaged_are_none(db: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
    change(db, "UPDATE seats SET standing='[{}]' WHERE table_id=?", table.id)
    with Running(db) as running:
        table.address = running.address
        assert table.ask(0, "GET", "")["states"][0]["standing"] == []


def test_playing_a_long_journal_again_ends_when_its_time_is_up() -> None:
    t = parlour.new("unmatched", seed=1)
    info = journal.TableInfo("t", "unmatched", t.title.rules_version, t.setup, 1, None, True, True, None, 0.0)
    assert t.decision is not None
    move = Move(1, "choose", 0, t.decision.options[0].key, 1, "person", "", None, "", 0.0)
    with pytest.raises(journal.Disagrees, match="too long"):
        journal.rebuild(info, [move], seconds=0.0)


def test_no_table_is_set_aside_because_others_compute_when_it_is_opened(db: Path) -> None:
    with Running(db, prove_seconds=0.1) as running:
        table = Table(running.address, seats=TWO)
        with table.join(0) as ann, table.join(1) as bob:
            asked = ann if ann.options else bob
            asked.choose(asked.options[0]["key"])
        house, free = running.house, threading.Event()
        running.within(house.forget(house.live[table.id]))

        async def at_once() -> None:
            running.loop.set_default_executor(ThreadPoolExecutor(1))
            others = running.loop.run_in_executor(None, free.wait)
            opens = asyncio.create_task(house.open(table.id))
            await asyncio.sleep(2 * MARGIN * 0.1)
            free.set()
            live = await opens
            await others
            assert (live.read_only, live.version, house.aside) == ("", 1, {})

        running.within(at_once())


def test_of_a_game_that_goes_on_and_on_only_the_end_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(parlour.new("unmatched", seed=3))
    for _ in range(20):
        assert played.table.decision is not None
        option = played.table.decision.options[0]
        played.apply("choose", option.seat, option.key, 0)
    assert [played.events_from(version) for version in (-1, 0, 15, 20)] == [0, 1, 16, 21]
    monkeypatch.setattr(journal, "MOST_TOLD", 10)
    assert [played.events_from(version) for version in (-1, 0, 15, 20)] == [10, 10, 16, 21]


# Playing on.


def test_a_move_that_fails_is_refused_and_the_table_stays(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(running.address, seats=TWO)
    with table.join(0) as ann:
        with monkeypatch.context() as patch:

            def fail(*_: Any) -> str:
                raise IndexError

            patch.setattr(Played, "apply", fail)
            with pytest.raises(Refused) as refused:
                ann.choose(ann.options[0]["key"])
        assert refused.value.code == "unavailable"
        assert "nothing has changed" in refused.value.reason
        assert ann.choose(ann.options[0]["key"])["version"] == 1


def test_what_cannot_be_shown_is_not_played_on_from_a_position(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = imported(running, position=a_position())
    state = next(state for name in (0, 1) for state in table.ask(name, "GET", "")["states"] if state["view"]["decision"]["options"])
    seat, key = state["seat"], state["view"]["decision"]["options"][0]["key"]
    with monkeypatch.context() as patch:

        def fail(*_: Any) -> None:
            raise KeyError

        patch.setattr("parlour.server.acts.look_everywhere", fail)
        with pytest.raises(Refused) as refused:
            table.act(seat, type="choose", seat=seat, key=key, version=0)
    assert refused.value.code == "unavailable"
    assert table.act(seat, type="choose", seat=seat, key=key, version=0)["answer"]["version"] == 1


def test_a_choice_costs_no_more_the_longer_a_game_from_a_position_is(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = imported(running, position=a_position())
    table.sit(0)
    table.sit(1)
    told: list[int] = []
    events = parlour.Table.events

    def noting(self: Any, seat: int | None = None, since: int = 0, *more: Any) -> Any:
        told.append(since)
        return events(self, seat, since, *more)

    for version in range(3):
        state = next(
            state for name in (0, 1) for state in table.ask(name, "GET", "")["states"] if state["view"]["decision"]["options"]
        )
        with monkeypatch.context() as patch:
            patch.setattr(parlour.Table, "events", noting)
            table.act(
                state["seat"],
                type="choose",
                seat=state["seat"],
                key=state["view"]["decision"]["options"][0]["key"],
                version=version,
            )
        # Everybody looks at what this choice has done, and nobody at what came before it.
        assert set(told) == {version + 1}
        told.clear()


def test_a_table_that_fails_by_itself_again_and_again_is_set_aside(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    # A table with a clock is looked after by itself.
    table, good = (Table(running.address, seats=TWO, clock={"seconds": 600, "then": "pass"}) for _ in range(2))
    real = driver._next

    async def fail(house: Any, live: Any) -> bool:
        if live.info.id == table.id:
            msg = "no"
            raise BadInput(msg)
        return await real(house, live)

    monkeypatch.setattr(driver, "_next", fail)
    monkeypatch.setattr(driver, "PAUSE_AFTER_FAILURE", 0.01)
    table.ask("host", "GET", "")

    async def wake() -> None:
        running.house.live[table.id].wake()

    running.within(wake())
    eventually(lambda: bool(running.house.live[table.id].read_only))
    assert not good.ask(0, "GET", "")["table"]["read_only"]


def test_a_table_at_which_even_the_simplest_bot_takes_for_ever_is_set_aside(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def think(*_: Any) -> str:
        asked.append(1)
        raise NoThought(TOO_LONG)

    monkeypatch.setattr(running.house.thinkers, "think", think)
    table = Table(running.address, seats=[{"holder": "bot", "level": "strong"}, {"holder": "bot", "level": "strong"}])
    live = running.house.live[table.id]
    eventually(lambda: bool(live.read_only))
    assert len(asked) < 4 * 2 * driver.MOST_FAILURES
    assert table.ask("host", "GET", "")["table"]["read_only"]


def test_many_moments_are_looked_at_in_another_process(running: Running) -> None:
    table = Table(running.address, seats=TWO)
    with table.join(0) as ann, table.join(1) as bob:
        for _ in range(4):
            asked = ann if ann.options else bob
            asked.choose(asked.options[0]["key"])
            for seat in (ann, bob):
                while seat.version < asked.version:
                    seat.listen(0.01)
    for moment in (0, 3, 1, 2):
        assert ask("GET", f"{running.address}/api/tables/{table.id}/replay/{moment}", None, table.tokens[0])["moment"] == moment
    assert running.house.players._all[0].process is not None
