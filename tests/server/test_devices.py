"""Cookies: given by the server only, out of reach of scripts and neighbours, and never taken from whoever made one up."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from time import time

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from parlour.server import house as house_of_tables
from parlour.server import tokens
from server.device import Device
from server.hosting import TWO, Running, Table, request, socket_of

pytestmark = pytest.mark.attack

PUBLIC = "games.example.org"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(running: Running) -> None:
    table = Table(running.address, seats=TWO)
    browser = Device(running)
    assert browser.join(table.links[0])[0] == 200
    assert browser.told.startswith("parlour=")
    for word in ("HttpOnly", "SameSite=strict", "Path=/"):
        assert word in browser.told
    assert "Secure" not in browser.told
    assert table.tokens[0] not in browser.told
    assert browser.opens(table.id) == [0]


def test_what_a_device_is_given_while_its_links_are_read_is_kept(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for two things at once may have read before what they then hear of after."""
    first, second = (Table(running.address, seats=TWO) for _ in range(2))
    page, tab = Device(running), Device(running)
    assert page.join(first.links[0])[0] == 200
    tab.cookies = dict(page.cookies)
    house, joined = running.house, list[int]()
    house.forget_devices()
    usual = house.store.links_of

    async def links_of(device: bytes) -> frozenset[str]:
        found = await usual(device)
        if not joined:
            joined.append(0)
            joined.append((await asyncio.to_thread(tab.join, second.links[0], "Ann"))[0])
        return found

    monkeypatch.setattr(house.store, "links_of", links_of)
    assert page.opens(first.id) == [0]
    assert joined == [0, 200]
    assert page.opens(second.id) == [0]


def test_by_tls_the_cookie_belongs_to_this_very_host(db: Path) -> None:
    with Running(db, url=f"https://{PUBLIC}") as running:
        browser = Device(running, host=PUBLIC)
        assert browser.ask("POST", "/api/tables", {"game": "unmatched", "seats": [{"holder": "me"}]})[0] == 201
        assert browser.told.startswith("__Host-parlour=")
        for word in ("Secure", "HttpOnly", "SameSite=strict", "Path=/"):
            assert word in browser.told
        assert "Domain" not in browser.told
        # On the machine itself, without TLS, a browser would not keep such a cookie.
        here = Device(running)
        assert here.ask("POST", "/api/tables", {"game": "unmatched"})[0] == 201
        assert here.told.startswith("parlour=")


def test_a_trusted_proxy_says_whether_people_come_by_tls(db: Path) -> None:
    with Running(db, proxies="127.0.0.1") as running:
        for said, name in (("https", "__Host-parlour="), ("http", "parlour=")):
            headers = {"X-Forwarded-Proto": said, "X-Forwarded-For": "192.0.2.1"}
            _, told, _ = request(running, "POST", "/api/tables", {"game": "unmatched"}, headers)
            assert told["set-cookie"].startswith(name)


def test_nobody_else_says_it(running: Running) -> None:
    _, told, _ = request(running, "POST", "/api/tables", {"game": "unmatched"}, {"X-Forwarded-Proto": "https"})
    assert told["set-cookie"].startswith("parlour=")


@pytest.mark.parametrize(
    "made_up",
    ["a" * 27, "A" * 48, tokens.new_device(b"another server's key"), "x" * 100],
    ids=["short", "of our length", "another server's", "long"],
)
def test_a_made_up_cookie_is_replaced_and_given_nothing(running: Running, made_up: str) -> None:
    table = Table(running.address, seats=TWO)
    browser = Device(running)
    browser.cookies["parlour"] = made_up
    assert browser.once("POST", "/api/join", {"table": table.id, "token": table.tokens[0]})[1]["code"] == "no_cookie"
    assert browser.cookies["parlour"] != made_up
    assert browser.join(table.links[0])[0] == 200
    assert browser.opens(table.id) == [0]
    planter = Device(running)
    planter.cookies["parlour"] = made_up
    assert planter.opens(table.id) == []
    _, told, _ = request(running, "POST", "/api/tables", {"game": "unmatched"}, {"Cookie": f"parlour={made_up}"})
    assert made_up not in told["set-cookie"]


def test_a_cookie_of_ours_is_not_replaced(running: Running) -> None:
    browser = Device(running)
    browser.ask("POST", "/api/tables", {"game": "unmatched", "seats": [{"holder": "me"}]})
    first = dict(browser.cookies)
    browser.told = ""
    for _ in range(2):
        browser.ask("POST", "/api/tables", {"game": "unmatched", "seats": [{"holder": "me"}]})
    assert (browser.cookies, browser.told) == (first, "")
    assert len(browser.ask("GET", "/api/tables")[1]["tables"]) == 3


def test_cookies_are_good_after_a_restart_and_only_here(db: Path, tmp_path: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        browser = Device(running)
        browser.join(table.links[0])
    with Running(db) as running:
        browser.running = running
        assert browser.opens(table.id) == [0]
        browser.told = ""
        assert browser.ask("POST", "/api/tables", {"game": "unmatched"})[0] == 201
        assert browser.told == ""
    with Running(tmp_path / "other.db") as running:
        browser.running = running
        browser.ask("POST", "/api/tables", {"game": "unmatched"})
        assert browser.told != ""


def before_signatures(db: Path, table: str, cookie: str) -> None:
    """Grant a seat to a device as Parlour did before it signed cookies."""
    device = hashlib.sha256(b"parlour:" + cookie.encode()).digest()
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("UPDATE links SET used=1 WHERE table_id=? AND seat=0", (table,))
        connection.execute("UPDATE seats SET holder='person' WHERE table_id=? AND seat=0", (table,))
        link = connection.execute("SELECT id FROM links WHERE table_id=? AND seat=0", (table,)).fetchone()[0]
        connection.execute("INSERT INTO grants(device, link, at) VALUES (?,?,?)", (device, link, time()))


@pytest.mark.parametrize("url", ["", f"https://{PUBLIC}"])
def test_devices_from_before_keep_their_tables_and_get_a_cookie_of_ours_with_the_next_seat(db: Path, url: str) -> None:
    host = PUBLIC if url else None
    earlier = "e" * 27
    with Running(db) as running:
        old = Table(running.address, seats=TWO)
    before_signatures(db, old.id, earlier)
    with Running(db, url=url) as running:
        browser = Device(running, host=host)
        browser.cookies["parlour"] = earlier
        assert browser.opens(old.id) == [0]
        new = Table(f"http://127.0.0.1:{running.settings.port}", seats=TWO)
        assert browser.join(new.links[1])[0] == 200
        assert browser.opens(new.id) == [1]
        assert browser.opens(old.id) == [0]
        # Whoever laid the earlier cookie into that browser learns nothing of the new seat.
        planter = Device(running, host=host)
        planter.cookies["parlour"] = earlier
        assert planter.opens(new.id) == []


def test_a_cookie_given_by_tls_is_good_under_its_own_name_alone(db: Path) -> None:
    """A neighbour in the domain can lay a plain cookie into a browser, and would like it to be their own."""
    with Running(db, url=f"https://{PUBLIC}") as running:
        neighbour = Device(running, host=PUBLIC)
        _, made = neighbour.ask("POST", "/api/tables", {"game": "unmatched", "seats": [{"holder": "me"}]})
        assert neighbour.opens(made["table"]) == [0]
        victim = Device(running, host=PUBLIC)
        victim.cookies["parlour"] = neighbour.cookies["__Host-parlour"]
        assert victim.opens(made["table"]) == []
        assert victim.ask("GET", "/api/tables")[1] == {"tables": [], "finished": 0}


def test_a_cookie_alone_opens_no_socket_without_our_origin(running: Running) -> None:
    table = Table(running.address, seats=TWO)
    browser = Device(running)
    browser.join(table.links[0])
    hello = json.dumps({"type": "hello", "table": table.id})
    with connect(socket_of(running), additional_headers=browser.headers) as socket:
        socket.send(hello)
        assert json.loads(socket.recv(60))["problem"]["code"] == "no_key"
    with connect(socket_of(running), additional_headers=browser.headers, origin=Origin(running.address)) as socket:
        socket.send(hello)
        assert json.loads(socket.recv(60))["type"] == "welcome"


def test_so_many_links_are_remembered_and_the_database_knows_the_others(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_of_tables, "MOST_REMEMBERED", 10)
    with Running(db) as running:
        house, devices = running.house, [Device(running) for _ in range(4)]
        asked = {"game": "unmatched", "seats": [{"holder": "me"}, {"holder": "me"}]}
        tables = [[device.ask("POST", "/api/tables", asked)[1]["table"] for _ in range(2)] for device in devices]
        for _ in range(2):
            for device, made in zip(devices, tables, strict=True):
                assert [device.opens(table) for table in made] == [[0, 1]] * 2
                assert sum(map(len, house._devices.values())) == house._remembered <= 10
        devices[0].ask("POST", "/api/tables", asked)
        house.forget_devices()
        assert devices[0].opens(tables[0][0]) == [0, 1]
        assert sum(map(len, house._devices.values())) == house._remembered
