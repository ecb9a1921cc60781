"""Records, positions, replays, branches, rematches, bug reports: what may leave the server, and what comes back in."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import parlour
from parlour.client import Json, Refused, ask
from parlour.server import making
from parlour.server.refusals import Refused as Refusal
from server.hosting import BOTS, Running, Table, catch_up
from unmatched.stories import dracula, duel, holmes

pytestmark = pytest.mark.attack

ONE = [{"holder": "invite"}, {"holder": "bot", "level": "random"}]


@pytest.fixture(scope="module")
def finished(running: Running) -> Table:
    table = Table(running.address, seats=ONE)
    with table.join(0) as ann:
        while ann.wait() is not None:
            ann.choose(ann.options[0]["key"])
    return table


def imported(running: Running, **what: Json) -> Table:
    made = ask("POST", f"{running.address}/api/import", dict(what))
    table = Table.__new__(Table)
    table.address, table.id = running.address, made["table"]
    table.tokens = {link["seat"] if link["role"] == "seat" else link["role"]: link["token"] for link in made["links"]}
    table.links = {name: f"{running.address}/t/{table.id}#{token}" for name, token in table.tokens.items()}
    return table


@pytest.mark.parametrize("what", ["/record", "/position"])
def test_the_truth_of_a_running_game_stays_here(running: Running, what: str) -> None:
    table = Table(running.address, seats=ONE)
    for name in (0, "host", "spectator"):
        with pytest.raises(Refused) as refused:
            table.ask(name, "GET", what)
        assert refused.value.code == "not_yours"
        with pytest.raises(Refused):
            table.ask(name, "POST", "/bug-report", {"note": "odd"})
        with pytest.raises(Refused):
            table.ask(name, "POST", "/branch", {"moment": 0})
    table.ask("host", "POST", "/close", {})
    assert table.ask(0, "GET", what)


@pytest.mark.parametrize("open_book", [False, True])
def test_nobody_reads_the_truth_and_then_takes_the_end_back(running: Running, open_book: bool) -> None:
    """Dracula, whose deck is empty, loses by a choice of his own: it could be taken back, if nothing had been told by it."""
    doc = duel(dracula("s1", health=1, deck="", hand="feint"), holmes("s20", hand="feint"), board="soho").position()
    table = imported(running, position=doc)
    running.house.live[table.id].info.open_book = open_book
    table.act(0, type="choose", seat=0, key="maneuver", version=0)
    assert table.ask(0, "GET", "/record")["choices"] == ["maneuver"]
    assert table.ask(0, "GET", "")["states"][0]["can_undo"] is open_book
    if open_book:
        assert table.act(0, type="undo", seat=0, version=1)["answer"]["version"] == 2
        return
    with pytest.raises(Refused) as refused:
        table.act(0, type="undo", seat=0, version=1)
    assert refused.value.code == "over"


@pytest.mark.parametrize("open_book", [False, True])
def test_nobody_reads_the_truth_and_then_has_the_table_go_back(running: Running, open_book: bool) -> None:
    """A cooperative table goes back by everybody's consent, but not once its end has told what is in the decks."""
    t = parlour.new("orange-shall-overcome", seed=1, players=1)
    while t.decision is not None:
        t.choose(t.decision.options[-1].key)
    table = imported(running, record=json.loads(t.record().dumps()))
    running.house.live[table.id].info.open_book = open_book
    assert table.ask(0, "GET", "/record")["hash"] == t.hash()
    back = {"type": "rewind", "seat": 0, "to": t.moment - 5}
    if open_book:
        assert table.act(0, **back)["states"][0]["moment"] == t.moment - 5
        return
    with pytest.raises(Refused) as refused:
        table.act(0, **back)
    assert refused.value.code == "over"
    assert table.ask(0, "GET", "")["states"][0]["moment"] == t.moment


def test_a_record_goes_out_and_comes_in(running: Running, finished: Table) -> None:
    record = finished.ask(0, "GET", "/record")
    again = parlour.replay(parlour.loads(json.dumps(record)))
    assert again.outcome is not None
    copy = imported(running, record=record)
    opened = copy.ask("host", "GET", "")
    assert opened["table"]["over"]
    assert opened["table"]["open_book"]
    assert copy.ask(0, "GET", "/record")["hash"] == record["hash"]


def test_what_a_table_agreed_to_take_back_comes_in_again_and_stays(running: Running) -> None:
    t = parlour.new("black-orchestra", seed=4, players=2)
    for number, back in enumerate((9, 4, 12, 0, 7)):
        for _ in range(14):
            assert t.decision is not None
            t.choose(t.decision.options[number % len(t.decision.options)].key)
        t.rewind(back)
    assert t.decision is not None
    t.choose(t.decision.options[0].key)
    record = json.loads(t.record().dumps())
    copy = imported(running, record=record)
    running.within(running.house.forget(running.house.live[copy.id]))
    state = copy.ask(0, "GET", "")["states"][0]
    assert state["moment"] == 8
    assert state["version"] == 14 * 5 + 5 + 1
    copy.ask("host", "POST", "/close", {})
    again = copy.ask(0, "GET", "/record")
    assert again["rewinds"] == record["rewinds"]
    assert again["choices"] == record["choices"]
    assert again["hash"] == record["hash"]


@pytest.mark.parametrize("change", [{"after": 3}, {"back_to": 40, "after": 41}, {"undone": ["no:such"], "after": 1}])
def test_rewinds_that_do_not_fit_are_refused(running: Running, change: Json) -> None:
    t = parlour.new("black-orchestra", seed=4, players=2)
    for _ in range(5):
        assert t.decision is not None
        t.choose(t.decision.options[0].key)
    t.rewind(0)
    record = json.loads(t.record().dumps())
    record["rewinds"][0] |= change
    with pytest.raises(Refused) as refused:
        imported(running, record=record)
    assert refused.value.code == "bad_request"


def test_a_bug_report_is_a_record_and_a_note_and_opens_as_a_table(running: Running, finished: Table) -> None:
    report = finished.ask(0, "POST", "/bug-report", {"note": "Watson flew."})
    assert report["note"] == "Watson flew."
    assert imported(running, record=report).ask("host", "GET", "")["table"]["over"]


def test_a_position_comes_in(running: Running) -> None:
    t = parlour.new("unmatched", seed=3)
    for _ in range(7):
        assert t.decision is not None
        t.choose(t.decision.options[0].key)
    table = imported(running, position=t.position())
    assert table.ask(0, "GET", "")["states"][0]["view"]["players"] == t.view(0)["players"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"record": {}},
        {"record": {"parlour": 1}},
        {"record": {"parlour_bug_report": 1}},
        {"position": {"game": "chess"}},
        {"position": {"game": "unmatched", "state": {"x": 1}}},
        {"position": {"game": 7}},
        {"record": {}, "position": {}},
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(running: Running, body: Json) -> None:
    with pytest.raises(Refused) as refused:
        ask("POST", f"{running.address}/api/import", body)
    assert refused.value.code == "bad_request"
    assert "\n" not in refused.value.reason


def test_a_changed_record_is_refused(running: Running, finished: Table) -> None:
    record = finished.ask(0, "GET", "/record")
    for change in ({"seed": 1}, {"choices": record["choices"][:-1]}, {"hash": "0" * 32}):
        with pytest.raises(Refused):
            imported(running, record=record | change)


def test_looking_back_shows_what_the_seat_knew(running: Running) -> None:
    table = Table(running.address, seats=[{"holder": "invite"}, {"holder": "invite"}])
    with table.join(0) as ann, table.join(1) as bob:
        views = [ann.state["view"]]
        for _ in range(6):
            asked = ann if ann.options else bob
            asked.choose(asked.options[0]["key"])
            catch_up(asked.version, ann, bob)
            views.append(ann.state["view"])
        for moment, view in enumerate(views):
            assert table.ask(0, "GET", f"/replay/{moment}?seat=0")["view"] == view
        with pytest.raises(Refused) as refused:
            table.ask(0, "GET", "/replay/1?seat=1")
        assert refused.value.code == "not_yours"
        with pytest.raises(Refused):
            table.ask(0, "GET", "/replay/99")


def test_whoever_lost_their_link_while_they_looked_back_sees_nothing(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(running.address, seats=[{"holder": "invite"}, {"holder": "invite"}])
    table.sit(0)
    table.sit(1)
    table.act(0, type="choose", seat=0, key="place:dr_watson:b17", version=0)
    players, made = running.house.players, list[Json]()
    usual = players.ask

    async def ask_slowly(*args: Any) -> Any:
        found = await usual(*args)
        made.append(await asyncio.to_thread(table.ask, "host", "POST", "/links", {"role": "seat", "seat": 0}))
        return found

    monkeypatch.setattr(players, "ask", ask_slowly)
    with pytest.raises(Refused) as refused:
        table.ask(0, "GET", "/replay/0?seat=0")
    assert made
    assert refused.value.code == "not_yours"


@pytest.mark.parametrize("game", parlour.games())
def test_after_a_contest_everybody_may_look_with_any_eyes_but_partners_keep_their_secrets(running: Running, game: str) -> None:
    table = Table(running.address, game, seats=[{"holder": "invite"}, {"holder": "invite"}])
    table.sit(0)
    table.ask("host", "POST", "/close", {})
    if parlour.title(game).cooperative:
        with pytest.raises(Refused) as refused:
            table.ask(0, "GET", "/replay/0?seat=1")
        assert refused.value.code == "not_yours"
    else:
        assert table.ask(0, "GET", "/replay/0?seat=1")["view"]["seat"] == 1


def test_playing_on_from_an_earlier_moment_is_a_new_table(finished: Table) -> None:
    made = finished.ask(0, "POST", "/branch", {"moment": 5, "seats": BOTS})
    host = next(link["token"] for link in made["links"] if link["role"] == "host")
    state = ask("GET", f"{finished.address}/api/tables/{made['table']}", None, host)
    assert state["table"]["came_from"] == finished.id
    assert state["table"]["moment"] >= 5


def test_a_rematch_has_the_same_seats_and_the_same_links(running: Running, finished: Table) -> None:
    made = finished.ask(0, "POST", "/rematch", {})
    assert made["table"] != finished.id
    assert finished.ask("host", "POST", "/rematch", {})["table"] == made["table"]
    for name in (0, "host", "spectator"):
        opened = ask("GET", f"{running.address}/api/tables/{made['table']}", None, finished.tokens[name])
        assert [seat["holder"] for seat in opened["table"]["seats"]] == ["person", "bot"]
        assert not opened["table"]["over"]


def test_in_a_rematch_the_sides_may_be_swapped_and_everybody_keeps_their_seat(running: Running) -> None:
    table = Table(running.address, seats=[{"holder": "invite", "name": "Ann"}, {"holder": "invite", "name": "Bob"}])
    for seat in (0, 1):
        table.sit(seat)
    table.ask("host", "POST", "/close")
    # Whoever watches cannot ask for it, and nobody is moved by being asked for.
    with pytest.raises(Refused) as refused:
        table.ask("spectator", "POST", "/rematch", {"swap": True})
    assert refused.value.code == "not_yours"
    made = table.ask(0, "POST", "/rematch", {"swap": True})["table"]
    # The first who asked has said how; asking otherwise leads to the same table.
    assert table.ask(1, "POST", "/rematch", {"swap": False})["table"] == made
    address = f"{running.address}/api/tables/{made}"
    for seat, name in enumerate(("Ann", "Bob")):
        opened = ask("GET", address, None, table.tokens[seat])
        assert opened["you"]["seats"] == [seat]
        assert [one["name"] for one in opened["table"]["seats"]] == ["Ann", "Bob"]
        assert [one["role"] for one in opened["table"]["seats"]] == ["Dracula", "Sherlock Holmes"]
        with pytest.raises(Refused) as refused:
            ask("GET", f"{address}?seat={1 - seat}", None, table.tokens[seat])
        assert refused.value.code == "not_yours"
        assert name == opened["table"]["seats"][seat]["name"]


def test_nothing_is_swapped_where_everybody_is_on_the_same_side(running: Running) -> None:
    table = Table(running.address, "black-orchestra", seats=ONE, setup={"players": 2})
    table.ask("host", "POST", "/close")
    with pytest.raises(Refused) as refused:
        table.ask("host", "POST", "/rematch", {"swap": True})
    assert refused.value.code == "bad_request"
    assert running.house.live[table.id].info.rematch is None


def test_whoever_has_just_lost_their_link_begins_no_rematch(running: Running) -> None:
    table = Table(running.address, seats=ONE)
    table.sit(0)
    table.ask("host", "POST", "/close", {})
    live = running.house.live[table.id]
    lost = live.rights([link.id for link in live.links.values() if link.seat == 0])
    assert lost.seats
    table.ask("host", "DELETE", f"/links/{lost.seats[0]}")
    with pytest.raises(Refusal) as refused:
        running.within(making.rematch(running.house, live, lost, "10.0.0.1"))
    assert refused.value.problem.code == "not_yours"
    assert live.info.rematch is None


def test_no_rematch_before_the_end(running: Running) -> None:
    table = Table(running.address, seats=ONE)
    with pytest.raises(Refused) as refused:
        table.ask(0, "POST", "/rematch", {})
    assert refused.value.code == "conflict"
