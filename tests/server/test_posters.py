"""What an invitation tells before somebody sits down, and what a messenger shows below its link."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour.client import Refused, ask, new_table
from server.device import Device
from server.hosting import Running, Table, request

pytestmark = pytest.mark.attack

FRIENDS = [{"holder": "invite", "name": "Joris"}, {"holder": "invite", "name": "Sanne"}]


def look(running: Running, table: str, token: str, language: str = "en") -> Any:
    return ask("POST", f"{running.address}/api/invitation?language={language}", {"table": table, "token": token})


@pytest.fixture
def table(running: Running) -> Table:
    """A duel Joris has sat down to."""
    made = Table(running.address, seats=FRIENDS, setup={"board": "soho"})
    made.sit(0)
    return made


def test_an_invitation_is_a_poster(running: Running, table: Table) -> None:
    shown = look(running, table.id, table.tokens[1])
    assert (shown["game"], shown["by"], shown["seat"], shown["state"]) == ("unmatched", "Joris", 1, "open")
    assert (shown["role"], shown["setup"]["board"], shown["cooperative"]) == ("seat", "soho", False)
    holmes = {"role": "Sherlock Holmes", "short": "Holmes", "persons": ["sherlock_holmes"]}
    assert shown["seats"][0] == {"seat": 0, "name": "Joris", "holder": "person", **holmes}
    assert shown["goal"]["lines"][0]["text"] == "when Sherlock Holmes has no health left."


def test_a_poster_speaks_the_readers_language(running: Running, table: Table) -> None:
    assert look(running, table.id, table.tokens[1], "de")["goal"]["title"] == "Das Duell"


def test_looking_seats_nobody_and_opens_nothing(running: Running, table: Table) -> None:
    for _ in range(3):
        look(running, table.id, table.tokens[1])
    live = running.house.live[table.id]
    assert [row.holder for row in live.seats] == ["person", "open"]
    assert [line.text for line in live.chat_after(0)] == ["Joris took seat 1."]
    with pytest.raises(Refused) as refused:
        ask("GET", f"{running.address}/api/tables/{table.id}/goal", None, table.tokens[1])
    assert refused.value.code == "no_key"


def test_a_poster_is_the_same_whatever_is_dealt(running: Running) -> None:
    """Nothing of chance is in it: not a hand, not a deck, not a seed."""
    for game in ("unmatched", "black-orchestra", "orange-shall-overcome"):
        setup = {"conspirators": ["beck", "oster"], "first_player": 0} if game == "black-orchestra" else {}
        told = []
        for seed in range(3):
            made = new_table(running.address, game, seats=FRIENDS, setup=setup, seed=seed)
            token = next(link["token"] for link in made["links"] if link["seat"] == 1)
            told.append(json.dumps(look(running, made["table"], token)))
        assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("by", ["link", "code"])
def test_whoever_comes_where_somebody_knows_the_deal_is_told_so(running: Running, by: str) -> None:
    """A host who gave the seed, or brought a position, can know every hand; nobody has to look for that in a menu."""
    told = []
    wanted: list[dict[str, Any]] = [{}, {"seed": 7}]
    for more in wanted:
        made = Table(running.address, seats=FRIENDS, **more)
        shown = look(running, made.id, made.tokens[1])["open_book"]
        if by == "link":
            made.sit(1)
        else:
            code = made.ask("host", "POST", "/code", {"seats": [1]})["code"]
            Device(running).ask("POST", "/api/join-code", {"code": code, "name": "Sanne"})
        told.append((shown, made.ask("host", "GET", "/chat")["lines"][-1]["text"]))
    knows = "Whoever set up this table could know how the cards were dealt."
    assert told == [(False, "Sanne took seat 2."), (True, f"Sanne took seat 2. {knows}")]


def test_whoever_comes_too_late_is_told_who_was_first(running: Running, table: Table) -> None:
    late = table.tokens[1]
    table.sit(1)
    shown = look(running, table.id, late)
    assert (shown["state"], shown["seats"][1]["name"], shown["goal"]) == ("taken", "Sanne", None)


def test_who_has_sat_down_is_known_by_the_same_link(running: Running, table: Table) -> None:
    browser = Device(running)
    browser.join(table.links[1], "Sanne")
    body = {"table": table.id, "token": table.tokens[1]}
    assert browser.ask("POST", "/api/invitation", body)[1]["state"] == "yours"


def test_somebody_to_watch_is_asked_to_watch(running: Running, table: Table) -> None:
    shown = look(running, table.id, table.tokens["spectator"])
    assert (shown["state"], shown["role"], shown["seat"]) == ("watch", "spectator", None)


def test_whoever_is_invited_may_look_on_instead_and_sit_down_later(running: Running, table: Table) -> None:
    assert look(running, table.id, table.tokens[1])["watchable"]
    sanne = Device(running)
    body = {"table": table.id, "token": table.tokens[1], "name": "Sanne", "watch": True}
    for _ in range(2):  # sent again it does the same
        status, joined = sanne.ask("POST", "/api/join", body)
        assert (status, joined["you"]) == (200, {"host": False, "seats": [], "spectator": True})
    live = running.house.live[table.id]
    assert [row.holder for row in live.seats] == ["person", "open"]
    assert [line.text for line in live.chat_after(0)] == ["Joris took seat 1."]
    status, opened = sanne.ask("GET", f"/api/tables/{table.id}")
    assert (status, [state["seat"] for state in opened["states"]]) == (200, [None])
    assert sanne.ask("GET", f"/api/tables/{table.id}?seat=1")[0] == 403
    body = {"table": table.id, "token": table.tokens[1]}
    assert sanne.ask("POST", "/api/invitation", body)[1]["state"] == "open"
    assert sanne.join(table.links[1], "Sanne")[1]["you"]["seats"] == [1]


def test_looking_on_is_for_those_a_link_is_still_good_for(running: Running, table: Table) -> None:
    """Not for whoever comes too late, not where the host has ended it, and it gives no program a key."""
    body = {"table": table.id, "token": table.tokens[1], "watch": True}
    with pytest.raises(Refused) as refused:
        ask("POST", f"{running.address}/api/join", body | {"key": "p" * 30})
    assert refused.value.code == "bad_request"
    links = ask("GET", f"{running.address}/api/tables/{table.id}/links", None, table.tokens["host"])["links"]
    spectators = next(link["id"] for link in links if link["role"] == "spectator")
    ask("DELETE", f"{running.address}/api/tables/{table.id}/links/{spectators}", None, table.tokens["host"])
    assert not look(running, table.id, table.tokens[1])["watchable"]
    late = Device(running)
    status, answer = late.ask("POST", "/api/join", body)
    assert (status, answer["code"], answer["reason"]) == (403, "not_yours", "Nobody may watch this game.")
    used = table.tokens[1]
    table.sit(1)
    assert not look(running, table.id, used)["watchable"]
    status, answer = late.ask("POST", "/api/join", body)
    assert (status, answer["code"]) == (401, "no_key")
    assert late.opens(table.id) == []
    assert running.house.live[table.id].seats[1].holder == "person"


def test_a_game_that_is_over_says_so(running: Running, table: Table) -> None:
    ask("POST", f"{running.address}/api/tables/{table.id}/close", None, table.tokens["host"])
    assert look(running, table.id, table.tokens[1])["state"] == "over"


def test_a_wrong_token_learns_nothing(running: Running, table: Table) -> None:
    answers = set()
    for name in (table.id, "0123456789abcdef"):
        with pytest.raises(Refused) as refused:
            look(running, name, "x" * 30)
        answers.add((refused.value.code, refused.value.reason))
    assert len(answers) == 1


def test_a_link_has_a_preview_without_its_key(running: Running, table: Table) -> None:
    _, headers, body = request(running, "GET", f"/t/{table.id}")
    page = body.decode()
    assert '<meta property="og:title" content="Joris invites you: Unmatched" />' in page
    assert f'content="{running.address}/covers/unmatched.png"' in page
    assert headers["cache-control"] == "no-store"
    assert not any(token in page for token in table.tokens.values())
    assert table.id not in page


def test_a_preview_is_text_whatever_somebody_is_called(running: Running) -> None:
    made = Table(running.address, seats=FRIENDS)
    Device(running).join(made.links[0], '"><script>alert(1)</script>')
    page = request(running, "GET", f"/t/{made.id}")[2].decode()
    assert "og:title" in page
    assert "<script>alert" not in page


def test_a_table_that_waits_for_nobody_has_no_preview(running: Running, table: Table) -> None:
    unknown = request(running, "GET", "/t/0123456789abcdef")[2]
    table.sit(1)
    assert request(running, "GET", f"/t/{table.id}")[2] == unknown
    assert b"og:title" not in unknown


def test_the_goal_of_a_setup_is_told_before_there_is_a_table(running: Running) -> None:
    address = f"{running.address}/api/games/orange-shall-overcome/goal"
    goal = ask("POST", address, {"setup": {"scenario": "arbeitseinsatz", "difficulty": "easy"}})
    assert (goal["task"], goal["lines"][1]["of"]) == ("Bring 5 people to safety.", 3)
    assert goal["tasks"] == {}
    tasks = ask("POST", address, {"setup": {"difficulty": "easy"}, "each": "scenario"})["tasks"]
    assert tasks["arbeitseinsatz"] == goal["task"]
    assert len(set(tasks.values())) == len(tasks) == 5
    for each in ("nothing", "characters", "x" * 61):
        with pytest.raises(Refused) as refused:
            ask("POST", address, {"each": each})
        assert refused.value.code == "bad_request"
    for setup in (
        {"scenario": "nowhere"},
        {"players": "two"},
        {"characters": {"a": 1}},
        {"figures": {"orange-shall-overcome.rules.alibi_max": 9}},
    ):
        with pytest.raises(Refused) as refused:
            ask("POST", address, {"setup": setup})
        assert refused.value.code == "bad_request"


def test_the_goal_at_a_table_is_for_whoever_sits_there(running: Running, table: Table) -> None:
    address = f"{running.address}/api/tables/{table.id}/goal"
    mine = ask("GET", f"{address}?seat=0", None, table.tokens[0])
    assert mine["lines"][0]["text"] == "when Dracula has no health left."
    with pytest.raises(Refused) as refused:
        ask("GET", f"{address}?seat=1", None, table.tokens[0])
    assert refused.value.code == "not_yours"
    assert ask("GET", address, None, table.tokens["spectator"])["lines"][0]["label"] == "They win"
