"""Codes: they open the seats that are offered by them, for a while, to those who have them; and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.client import Json, Refused, ask, join, join_by_code
from parlour.server import tokens
from parlour.server.limits import network_of
from parlour.server.rights import Code
from server.device import Device
from server.hosting import GENEROUS, Running, Table

pytestmark = pytest.mark.attack

MANY = GENEROUS | {"codes_per_minute": 1e6, "code_burst": 1e6, "wrong_codes_per_second": 1e6, "wrong_code_burst": 1e6}
INVITED = [{"holder": "invite"}, {"holder": "invite"}]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("codes") / "parlour.db", **MANY) as server:
        yield server


def offered(table: Table, **wanted: Any) -> Json:
    found: Json = table.ask("host", "POST", "/code", wanted)
    return found


def refused_code(running: Running, code: str) -> str:
    with pytest.raises(Refused) as refused:
        join_by_code(running.address, code)
    return refused.value.code


def test_a_code_takes_an_open_seat_and_its_link_plays(running: Running) -> None:
    table = Table(running.address, seats=INVITED)
    code = offered(table)
    assert code["seats"] == [0, 1]
    with join_by_code(running.address, code["code"].lower().replace("-", " "), name="Ann") as ann:
        assert ann.seat == 0
        assert ann.choose(ann.options[0]["key"])["version"] == 1
        assert ann.table_state["seats"][0]["name"] == "Ann"
    with join_by_code(running.address, code["code"]) as bob:
        assert bob.seat == 1
    assert refused_code(running, code["code"]) == "no_key"
    assert table.ask("host", "GET", "/code") is None


def test_the_old_link_of_a_seat_taken_by_code_is_no_longer_good(running: Running) -> None:
    table = Table(running.address, seats=INVITED)
    join_by_code(running.address, offered(table, seats=[1])["code"]).close()
    with pytest.raises(Refused), table.join(1):
        pass
    with table.join(0) as ann:
        assert ann.seat == 0


def test_only_the_host_offers_and_sees_a_code(running: Running) -> None:
    table = Table(running.address, seats=INVITED)
    code = offered(table, seats=[1])
    for name in (0, "spectator"):
        for method, body in (("POST", {}), ("GET", None), ("DELETE", None)):
            with pytest.raises(Refused) as refused:
                table.ask(name, method, "/code", body)
            assert refused.value.code == "not_yours"
        opened = str(table.ask(name, "GET", "")) + str(table.ask(name, "GET", "/chat"))
        assert code["code"] not in opened
        assert code["code"].replace("-", "") not in opened
    assert table.ask("host", "GET", "/code") == code


def test_a_seat_that_is_not_offered_is_not_opened(running: Running) -> None:
    table = Table(running.address, "orange-shall-overcome", setup={"players": 3}, seats=[{"holder": "invite"}] * 3)
    code = offered(table, seats=[2])
    with join_by_code(running.address, code["code"]) as ann:
        assert ann.seat == 2
    assert refused_code(running, code["code"]) == "no_key"
    assert [row.holder for row in running.house.live[table.id].seats] == ["open", "open", "person"]


def test_a_seat_somebody_holds_cannot_be_offered(running: Running) -> None:
    table = Table(running.address, seats=[{"holder": "me"}, {"holder": "bot", "level": "random"}])
    for seats in ([0], [1], [0, 1], [7], None):
        with pytest.raises(Refused) as refused:
            offered(table, seats=seats)
        assert refused.value.code in ("conflict", "bad_request")


@pytest.mark.parametrize("how", ["link", "hand_over", "revoke", "joined"])
def test_a_seat_given_another_way_is_no_longer_offered(running: Running, how: str) -> None:
    table = Table(running.address, seats=INVITED)
    code = offered(table, seats=[0])
    if how == "link":
        table.ask("host", "POST", "/links", {"role": "seat", "seat": 0})
    elif how == "hand_over":
        table.ask("host", "POST", "/seats/0", {"action": "hand_over"})
    elif how == "revoke":
        link = next(link["id"] for link in table.ask("host", "GET", "/links")["links"] if link["seat"] == 0)
        table.ask("host", "DELETE", f"/links/{link}")
    else:
        table.join(0).connect()
    assert refused_code(running, code["code"]) in ("no_key", "conflict")


def test_a_code_ends(running: Running) -> None:
    table = Table(running.address, seats=INVITED)
    first = offered(table)
    second = offered(table)
    assert refused_code(running, first["code"]) == "no_key"
    table.ask("host", "DELETE", "/code")
    assert refused_code(running, second["code"]) == "no_key"
    third = offered(table, minutes=1)
    live = running.house.live[table.id]
    assert live.code is not None
    live.code = Code(live.code.code, live.code.seats, 1.0)
    assert refused_code(running, third["code"]) == "no_key"
    assert table.ask("host", "GET", "/code") is None
    fourth = offered(table)
    table.ask("host", "POST", "/close", {})
    assert refused_code(running, fourth["code"]) == "no_key"


def test_a_code_survives_a_restart(db: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=INVITED)
        code = offered(table)
        join_by_code(running.address, code["code"]).close()
    with Running(db) as running, join_by_code(running.address, code["code"]) as bob:
        assert bob.seat == 1


def test_a_device_that_types_the_code_twice_takes_one_seat(running: Running) -> None:
    table = Table(running.address, seats=INVITED)
    body = {"code": offered(table)["code"]}
    browser = Device(running)
    for _ in range(2):
        assert browser.ask("POST", "/api/join-code", body)[0] == 200
    assert [row.holder for row in running.house.live[table.id].seats] == ["person", "open"]
    assert browser.opens(table.id) == [0]


def test_a_program_whose_answer_was_lost_asks_again_and_has_one_seat(running: Running) -> None:
    table = Table(running.address, seats=INVITED)
    body = {"code": offered(table)["code"], "key": "k" * 30}
    answers = [ask("POST", f"{running.address}/api/join-code", body) for _ in range(3)]
    assert [answer["seat"] for answer in answers] == [0, 0, 0]
    assert [row.holder for row in running.house.live[table.id].seats] == ["person", "open"]
    with join(f"{running.address}/t/{table.id}#{'k' * 30}") as ann:
        assert ann.seat == 0


def test_a_browser_that_keeps_no_cookies_takes_no_seat_and_uses_up_no_try(db: Path) -> None:
    with Running(db, **MANY | {"code_burst": 2.0, "codes_per_minute": 0.001}) as running:
        table = Table(running.address, seats=INVITED)
        body = {"code": offered(table)["code"]}
        stubborn = Device(running, keeps=False)
        for _ in range(5):
            assert stubborn.ask("POST", "/api/join-code", body)[1]["code"] == "no_cookie"
        assert [row.holder for row in running.house.live[table.id].seats] == ["open", "open"]
        assert Device(running).ask("POST", "/api/join-code", body)[0] == 200


def test_a_seat_whose_link_was_revoked_can_still_be_offered(running: Running) -> None:
    table = Table(running.address, seats=INVITED)
    link = next(link["id"] for link in table.ask("host", "GET", "/links")["links"] if link["seat"] == 0)
    table.ask("host", "DELETE", f"/links/{link}")
    with join_by_code(running.address, offered(table, seats=[0])["code"]) as ann:
        assert ann.seat == 0


@pytest.mark.parametrize("code", ["", "x", "BCDF-GHJA", "BCDFGHJKM", "'; DROP TABLE codes", "\uff22CDFGHJK", "BCDF-GHJK"])
def test_a_wrong_code_is_refused(running: Running, code: str) -> None:
    assert refused_code(running, code) in ("no_key", "bad_request")


def test_codes_cannot_be_tried_often_from_one_address(db: Path) -> None:
    with Running(db, **MANY | {"code_burst": 3.0, "codes_per_minute": 1.0}) as running:
        code = offered(Table(running.address, seats=INVITED))["code"]
        assert [refused_code(running, "BCDFGHJK") for _ in range(4)] == ["no_key"] * 3 + ["too_many"]
        assert refused_code(running, code) == "too_many"


def test_however_many_type_the_right_code_from_one_address_all_come_in(db: Path) -> None:
    with Running(db, **MANY | {"code_burst": 2.0, "codes_per_minute": 0.001}) as running:
        table = Table(running.address, "orange-shall-overcome", setup={"players": 5}, seats=[{"holder": "invite"}] * 5)
        code = offered(table)["code"]
        for seat in range(5):
            assert join_by_code(running.address, code).http("GET", "")["you"]["seats"] == [seat]
        # None of them has used up a try, and nobody has more of them.
        assert [refused_code(running, "BCDFGHJK") for _ in range(3)] == ["no_key", "no_key", "too_many"]


def test_wrong_codes_cannot_be_tried_often_from_many_addresses(db: Path) -> None:
    with Running(db, **MANY | {"wrong_code_burst": 3.0, "wrong_codes_per_second": 0.01}) as running:
        table = Table(running.address, "orange-shall-overcome", setup={"players": 5}, seats=[{"holder": "invite"}] * 5)
        code = offered(table)["code"]
        for _ in range(3):
            join_by_code(running.address, code)
        assert [refused_code(running, "BCDFGHJK") for _ in range(4)] == ["no_key"] * 3 + ["too_many"]


def test_what_a_code_is_made_of() -> None:
    made = {tokens.new_code() for _ in range(2000)}
    assert len(made) == 2000
    assert all(tokens.read_code(tokens.code_shown(code)) == code for code in made)
    assert set("".join(made)) == set(tokens.CODE_LETTERS)
    assert not set(tokens.CODE_LETTERS) & set("AEIOULU01258")
    assert len(tokens.CODE_LETTERS) ** tokens.CODE_LENGTH > 2**34


def test_a_household_counts_once() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("unknown") == "unknown"


def test_a_code_of_a_game_that_is_over_opens_nothing(running: Running) -> None:
    t = parlour.new("unmatched", seed=5)
    while t.decision is not None:
        t.choose(t.decision.options[0].key)
    made = ask("POST", f"{running.address}/api/import", {"record": json.loads(t.record().dumps())})
    host = next(link["token"] for link in made["links"] if link["role"] == "host")
    with pytest.raises(Refused) as refused:
        ask("POST", f"{running.address}/api/tables/{made['table']}/code", {}, host)
    assert refused.value.code == "over"
