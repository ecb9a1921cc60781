"""Invitations: good once, worth nothing afterwards to whoever was shown them, and nobody is locked out by a lost answer."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from websockets.sync.client import connect

from parlour.client import Refused, ask, join
from parlour.server import schema, store_sqlite
from server.device import Device
from server.hosting import Running, Table, request, socket_of

pytestmark = pytest.mark.attack

TWO = [{"holder": "invite", "name": "Ann"}, {"holder": "invite", "name": "Bob"}]


@pytest.fixture
def table(running: Running) -> Table:
    return Table(running.address, seats=TWO)


def opens(running: Running, table: str, token: str) -> list[str]:
    """Return the doors a token opens, of all there are."""
    found = []
    for method, path, body in (
        ("GET", "", None),
        ("GET", "?seat=0", None),
        ("GET", "/chat", None),
        ("GET", "/replay/0?seat=0", None),
        ("POST", "/act", {"type": "ping", "id": "x"}),
        ("POST", "/act", {"type": "say", "id": "y", "text": "boo"}),
        ("POST", "/seats/0", {"action": "rename", "name": "Mallory"}),
        ("POST", "/links", {"role": "seat", "seat": 0}),
    ):
        try:
            ask(method, f"{running.address}/api/tables/{table}{path}", body, token)
        except Refused as refused:
            assert refused.code in ("no_key", "unknown")  # noqa: PT017 - most of the loop is about not getting this far
        else:
            found.append(path)
    with connect(socket_of(running)) as socket:
        socket.send(json.dumps({"type": "hello", "table": table, "token": token}))
        if json.loads(socket.recv(60))["type"] != "bye":
            found.append("socket")
    return found


def test_a_key_is_no_other_links(running: Running, table: Table) -> None:
    code = table.ask("host", "POST", "/code", {})["code"]
    for key in (table.tokens[0], table.tokens[1], table.tokens["spectator"]):
        for path, body in (("/api/join", {"table": table.id, "token": table.tokens[0]}), ("/api/join-code", {"code": code})):
            with pytest.raises(Refused, match="take another one than the link's") as refused:
                ask("POST", running.address + path, {**body, "key": key})
            assert refused.value.code == "bad_request"
    assert [row.holder for row in running.house.live[table.id].seats] == ["open", "open"]


def said(running: Running, table: Table) -> list[str]:
    return [line.text for line in running.house.live[table.id].chat_after(0)]


def test_an_invitation_shows_nothing_before_somebody_sits_down(running: Running, table: Table) -> None:
    assert opens(running, table.id, table.tokens[0]) == []
    assert [row.holder for row in running.house.live[table.id].seats] == ["open", "open"]
    assert said(running, table) == []


@pytest.mark.parametrize("figures", [{}, {"unmatched.dracula.health": 17}])
def test_an_invitation_tells_who_is_played_and_whether_what_is_printed_of_them_holds(
    running: Running, figures: dict[str, int]
) -> None:
    setup = {"heroes": ["sherlock_holmes", "dracula"]}
    table = Table(running.address, seats=TWO, setup=setup, figures=figures)
    shown = ask("POST", f"{running.address}/api/invitation", {"table": table.id, "token": table.tokens[1]}, "")
    assert [seat["persons"] for seat in shown["seats"]] == [["sherlock_holmes"], ["dracula"]]
    assert shown["changed"] == bool(figures)


@pytest.mark.parametrize("by", ["browser", "program"])
def test_after_the_friend_sat_down_the_host_has_nothing_in_hand(running: Running, table: Table, by: str) -> None:
    shown = table.tokens[0]
    browser = Device(running)
    if by == "browser":
        assert browser.join(table.links[0], "Ann")[0] == 200
    else:
        table.join(0).connect()
    assert said(running, table) == ["Ann took seat 1."]
    assert opens(running, table.id, shown) == []
    host = Device(running)
    status, answer = host.join(f"/t/{table.id}#{shown}")
    assert (status, answer["code"]) == (401, "no_key")
    assert host.opens(table.id) == []
    with pytest.raises(Refused) as refused:
        join(f"{running.address}/t/{table.id}#{shown}").connect()
    assert refused.value.code == "no_key"
    assert said(running, table) == ["Ann took seat 1."]
    if by == "browser":
        assert browser.opens(table.id) == [0]


def test_the_friend_plays_on_after_a_reload_and_a_restart(db: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        browser = Device(running)
        browser.join(table.links[0])
        shown = table.tokens[1]
        table.sit(1)
    with Running(db) as running:
        browser.running = running
        assert browser.opens(table.id) == [0]
        assert opens(running, table.id, shown) == []
        with join(f"{running.address}/t/{table.id}#{table.tokens[1]}") as bob:
            assert bob.seat == 1


def test_a_lost_answer_locks_no_browser_out(running: Running, table: Table) -> None:
    browser = Device(running)
    browser.once("POST", "/api/join", {"table": table.id, "token": table.tokens[0]})
    for _ in range(3):
        # The first of these seats the friend; its answer never came, so the page tries the same link again.
        status, answer = browser.once("POST", "/api/join", {"table": table.id, "token": table.tokens[0]})
        assert (status, answer["you"]["seats"]) == (200, [0])
    assert said(running, table) == ["Ann took seat 1."]


def test_a_lost_answer_locks_no_program_out(running: Running, table: Table) -> None:
    body = {"table": table.id, "token": table.tokens[0], "key": "p" * 30}
    for _ in range(3):
        answer = ask("POST", f"{running.address}/api/join", body)
        assert (answer["by_key"], answer["you"]["seats"]) == (True, [0])
    assert said(running, table) == ["Ann took seat 1."]
    with pytest.raises(Refused):
        ask("POST", f"{running.address}/api/join", body | {"key": "q" * 30})
    assert ask("GET", f"{running.address}/api/tables/{table.id}", None, "p" * 30)["you"]["seats"] == [0]


def test_a_browser_that_keeps_no_cookies_does_not_use_up_the_invitation(running: Running, table: Table) -> None:
    stubborn = Device(running, keeps=False)
    for _ in range(3):
        status, answer = stubborn.join(table.links[0])
        assert (status, answer["code"]) == (401, "no_cookie")
    assert Device(running).join(table.links[0])[0] == 200


def test_of_two_who_have_the_invitation_one_sits_and_everybody_knows(running: Running, table: Table) -> None:
    first, second = Device(running), Device(running)
    assert first.join(table.links[0], "Ann")[0] == 200
    assert second.join(table.links[0], "Mallory")[0] == 401
    assert said(running, table) == ["Ann took seat 1."]
    assert (first.opens(table.id), second.opens(table.id)) == ([0], [])


def test_nobody_is_told_of_the_table_again_because_somebody_only_comes_in(
    running: Running, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, told = running.house.live[table.id], list[str]()
    monkeypatch.setattr(live, "broadcast_table", lambda: told.append("everybody"))
    ann = Device(running)
    assert ann.join(table.links[0])[0] == 200
    assert told == ["everybody"]
    for device, link in ((ann, table.links[0]), (Device(running), table.links["spectator"]), (ann, table.links["spectator"])):
        assert device.join(link)[0] == 200
    assert told == ["everybody"]


def test_an_own_key_is_not_the_invitations(running: Running, table: Table) -> None:
    with pytest.raises(Refused) as refused:
        ask("POST", f"{running.address}/api/join", {"table": table.id, "token": table.tokens[0], "key": table.tokens[0]})
    assert refused.value.code == "bad_request"
    assert [row.holder for row in running.house.live[table.id].seats] == ["open", "open"]


def test_a_bots_hand_is_seen_only_by_whoever_took_its_seat_before_everybody(running: Running) -> None:
    table = Table(running.address, seats=[{"holder": "invite", "name": "Ann"}, {"holder": "bot", "level": "random"}])
    with table.join(0) as ann:
        link = table.ask("host", "POST", "/links", {"role": "seat", "seat": 1})
        assert opens(running, table.id, link["token"]) == []
        assert running.house.live[table.id].seats[1].holder == "bot"
        host = Device(running)
        assert host.join(link["path"], "Host's friend")[0] == 200
        assert host.opens(table.id) == [1]
        assert "Host's friend took seat 2." in said(running, table)
        ann.listen(0.2)
        assert ann.table_state["seats"][1]["holder"] == "person"


def test_whoever_holds_a_seat_can_bring_it_to_another_device(running: Running, table: Table) -> None:
    browser, phone = Device(running), Device(running)
    browser.join(table.links[0])
    status, link = browser.ask("POST", f"/api/tables/{table.id}/links", {"role": "seat", "seat": 0})
    assert status == 201
    assert phone.join(link["path"])[1]["you"]["seats"] == [0]
    assert browser.opens(table.id) == phone.opens(table.id) == [0]
    assert phone.join(link["path"])[0] == 200
    assert said(running, table) == ["Ann took seat 1.", "Ann joined with another device."]
    # The next one ends it; devices that have sat down stay.
    _, other = browser.ask("POST", f"/api/tables/{table.id}/links", {"role": "seat", "seat": 0})
    assert other["token"] != link["token"]
    assert Device(running).join(link["path"])[0] == 401
    assert phone.opens(table.id) == [0]
    assert browser.ask("POST", f"/api/tables/{table.id}/links", {"role": "seat", "seat": 1})[1]["code"] == "not_yours"


def test_the_host_gives_a_seat_anew_before_everybody(running: Running, table: Table) -> None:
    browser = Device(running)
    browser.join(table.links[0])
    link = table.ask("host", "POST", "/links", {"role": "seat", "seat": 0})
    assert browser.opens(table.id) == []
    assert "The host made a new link to seat 1; the old one no longer works." in said(running, table)
    assert opens(running, table.id, link["token"]) == []
    assert browser.join(link["path"])[0] == 200
    assert opens(running, table.id, link["token"]) == []


def test_who_sat_down_is_told_even_if_the_power_goes(db: Path) -> None:
    """The seat, the key and the word to the table are saved together."""
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        running.file._writer.execute(
            "CREATE TEMP TRIGGER full BEFORE INSERT ON chat BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        )
        assert Device(running).join(table.links[0])[0] in (409, 503)
        running.file._writer.execute("DROP TRIGGER full")
        assert running.house.live[table.id].seats[0].holder == "open"
    with closing(sqlite3.connect(db)) as connection:
        row = connection.execute("SELECT used, invited FROM links WHERE seat=0").fetchone()
        assert row == (0, None)


def old_database(db: Path) -> tuple[Any, ...]:
    """Make a database as it was before invitations ended: one seat taken by a browser, one by a program, one not at all."""
    with closing(sqlite3.connect(db)) as connection, connection:
        for statement in (*schema.MIGRATIONS[0], *schema.MIGRATIONS[1]):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id={schema.APPLICATION_ID}")
        connection.execute("PRAGMA user_version=2")
        connection.execute(
            "INSERT INTO tables(id, game, rules, setup, seed, auto, open_book, created) VALUES ('ab', 'x', '1', '{}', '1', 1, 0, 1)"
        )
        for number, used in enumerate((1, 1, 0, 1)):
            row = (f"l{number}", bytes([number]) * 32, number, 1000.0, used)
            connection.execute(
                "INSERT INTO links(id, table_id, hash, role, seat, created, used) VALUES (?,'ab',?,'seat',?,?,?)", row
            )
        connection.execute("INSERT INTO grants VALUES (?, 'l0', 1060.0)", (b"d" * 32,))
        connection.execute("INSERT INTO grants VALUES (?, 'l3', 1000.0)", (b"d" * 32,))
    store_sqlite.SqliteStore(db).close()
    with closing(sqlite3.connect(db)) as connection:
        return tuple(connection.execute("SELECT hash, invited FROM links ORDER BY id"))


def test_keys_the_host_was_shown_before_this_was_so_end_with_the_update(db: Path) -> None:
    browsers, programs, nobodys, own = old_database(db)
    assert browsers[1] == b"\x00" * 32
    assert browsers[0] != browsers[1]
    assert programs == (b"\x01" * 32, None)
    assert nobodys == (b"\x02" * 32, None)
    # The seats of whoever made the table were shown to nobody else.
    assert own == (b"\x03" * 32, None)


def test_two_tabs_that_open_the_link_one_after_the_other(running: Running, table: Table) -> None:
    browser = Device(running)
    for _ in range(2):
        assert browser.join(table.links[0])[1]["you"]["seats"] == [0]
        sleep(0)
    assert browser.opens(table.id) == [0]


def test_what_was_asked_before_a_seat_changed_hands_is_not_answered_after(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(running.address, seats=TWO)
    table.sit(0)
    begun, go = threading.Event(), asyncio.Event()

    async def slow(*_: Any) -> list[Any]:
        begun.set()
        await go.wait()
        return [{"key": "x", "text": "x", "chance": 0.5, "low": 0.4, "high": 0.6, "reason": ""}]

    monkeypatch.setattr(running.house.thinkers, "hint", slow)
    bearer = {"Authorization": f"Bearer {table.tokens[0]}"}
    with ThreadPoolExecutor(1) as pool:
        body = {"type": "hint", "id": "h", "seat": 0}
        hint = pool.submit(request, running, "POST", f"/api/tables/{table.id}/act", body, bearer)
        assert begun.wait(60)
        table.ask("host", "POST", "/seats/0", {"action": "hand_over"})
        running.loop.call_soon_threadsafe(go.set)
        status, _, said = hint.result(60)
    assert status == 403
    answered = json.loads(said)
    assert answered["answer"]["problem"]["code"] == "not_yours"
    assert answered["answer"]["hints"] == []
    assert answered["states"] == []
