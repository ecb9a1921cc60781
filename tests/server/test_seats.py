"""Seats: given to bots and taken back, handed over, links made and revoked, chat, clocks, votes, standing answers."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep, time
from typing import Any

import pytest

import parlour
from parlour.client import Json, Refused, Seat, ask
from parlour.server import driver, lobby, seating
from parlour.server import refusals as server_refusals
from parlour.server.protocol import Standing
from server.hosting import Running, Table, catch_up, eventually

pytestmark = pytest.mark.attack

TWO = [{"holder": "invite", "name": "Ann"}, {"holder": "invite", "name": "Bob"}]
COOPERATIVE = [game for game in parlour.games() if parlour.title(game).cooperative]


def wait_for(seat: Seat, true: Any, seconds: float = 60.0) -> None:
    until = monotonic() + seconds
    while not true() and monotonic() < until:
        seat.listen(0.05)
    assert true()


def proposal(seat: Seat) -> str:
    """Return the name of the proposal a seat has before it."""
    return str(seat.table_state["vote"]["proposal"])


def asked_for(seat: Seat) -> Json:
    """Return what is proposed, without the name of it."""
    return {name: value for name, value in seat.table_state["vote"].items() if name != "proposal"}


@pytest.fixture
def table(running: Running) -> Table:
    return Table(running.address, seats=TWO)


def test_an_invited_seat_is_open_until_somebody_comes(table: Table) -> None:
    assert [seat["holder"] for seat in table.ask("host", "GET", "")["table"]["seats"]] == ["open", "open"]
    with table.join(0) as ann:
        seats = ann.table_state["seats"]
        assert [seat["holder"] for seat in seats] == ["person", "open"]
        assert seats[0]["name"] == "Ann"
        assert seats[0]["connected"]
    eventually(lambda: not table.ask("host", "GET", "")["table"]["seats"][0]["connected"])


def test_a_seat_given_to_a_bot_plays_on_and_can_be_taken_back(table: Table) -> None:
    with table.join(0) as ann, table.join(1) as bob:
        ann.http("POST", "/seats/0", {"action": "give_to_bot", "level": "random"})
        wait_for(bob, lambda: bool(bob.options))
        ann.listen(0.1)
        with pytest.raises(Refused) as refused:
            ann.choose("anything")
        assert refused.value.code == "not_yours"
        ann.http("POST", "/seats/0", {"action": "take_back"})
        while bob.options:
            bob.choose(bob.options[0]["key"])
        wait_for(ann, lambda: bool(ann.options))
        ann.choose(ann.options[0]["key"])


def test_a_handed_over_seat_belongs_to_the_new_link_alone(table: Table) -> None:
    with table.join(0) as ann, table.join(1):
        link = ann.http("POST", "/seats/0", {"action": "hand_over"})["link"]
        with pytest.raises(Refused):
            ann.listen(1.0)
        with pytest.raises(Refused):
            table.ask(0, "GET", "")
    table.links["new"] = table.address + link["path"]
    with table.join("new") as cid:
        assert cid.seat == 0
        cid.choose(cid.options[0]["key"])


def test_only_the_host_makes_and_revokes_links(table: Table) -> None:
    for name in (0, "spectator"):
        with pytest.raises(Refused) as refused:
            table.ask(name, "GET", "/links")
        assert refused.value.code == "not_yours"
    links = table.ask("host", "GET", "/links")["links"]
    assert all("token" not in link for link in links)
    spectators = next(link["id"] for link in links if link["role"] == "spectator")
    with table.join("spectator") as guest:
        table.ask("host", "DELETE", f"/links/{spectators}")
        with pytest.raises(Refused):
            guest.listen(1.0)
    with pytest.raises(Refused) as refused:
        table.ask("spectator", "GET", "")
    assert refused.value.code == "unknown"
    hosts = next(link["id"] for link in links if link["role"] == "host")
    with pytest.raises(Refused) as refused:
        table.ask("host", "DELETE", f"/links/{hosts}")
    assert refused.value.code == "conflict"


def test_names_and_chat_are_plain_text(table: Table) -> None:
    with table.join(0) as ann, table.join(1) as bob:
        ann.http("POST", "/seats/0", {"action": "rename", "name": "<b>Ann</b>\u202e\n"})
        ann.say("<script>alert(1)</script>\x00 hi")
        wait_for(bob, lambda: bob.chat and bob.chat[-1]["kind"] == "chat")
        assert bob.chat[-1]["text"] == "<script>alert(1)</script> hi"
        assert bob.table_state["seats"][0]["name"] == "<b>Ann</b>"
        bob.drop()
        ann.say("again")
        bob.connect()
        assert [line["number"] for line in bob.chat] == list(range(1, len(bob.chat) + 1))


def test_when_the_clock_runs_out_the_table_goes_on(running: Running) -> None:
    table = Table(running.address, seats=TWO, clock={"seconds": 5, "then": "bot", "level": "random"})
    with table.join(0) as ann, table.join(1):
        assert ann.table_state["deadline"] > time()
        live = running.house.live[table.id]

        async def hurry() -> None:
            live.turn.began -= 4.7
            live.wake()

        sleep(0.4)
        running.within(hurry())
        wait_for(ann, lambda: ann.version >= 1)


def raided() -> Json:
    """Return a position in which keeping a card raises suspicion, and discarding it loses the card."""
    people = [{"id": "kordt", "space": "train_station", "dossier": ["forged_documents"]}, {"id": "oster", "space": "train_station"}]
    stack = [["EndTurn", 0, -1], ["TakeAction", 0, -1], ["DrawEvent", 0, -1]]
    return {"game": "black-orchestra", "state": {"conspirators": people, "events": ["s2_gestapo_raid_1"]}, "stack": stack}


def controlled() -> Json:
    """Return a position in which a Control card is drawn unless something is used."""
    people = {"kees": {"at": "c1", "goods": {"immunity": 1}}, "paul": {}}
    setup = {"players": 2, "characters": ["kees", "paul"], "scenario": "hunger_winter"}
    t = parlour.position("orange-shall-overcome", {"setup": setup, "state": {"characters": people, "roads": {"a": ["policeman"]}}})
    for key in ("morale:kees", "act:move", "move:a"):
        t.choose(key)
    return t.position()


@pytest.mark.parametrize(
    ("start", "options", "thinker"),
    [
        (raided(), {"discard:forged_documents", "keep:forged_documents"}, "casual"),
        (controlled(), {"pass:control", "pass:immunity", "pass:ability"}, "casual"),
        (parlour.new("black-orchestra", seed=1).position(), {"end"}, ""),
    ],
)
def test_a_clock_passes_only_with_an_option_that_says_so(
    running: Running, monkeypatch: pytest.MonkeyPatch, start: Json, options: set[str], thinker: str
) -> None:
    asked = []

    async def think(table: parlour.Table, seat: int, level: str, *_: object) -> str:
        asked.append(level)
        assert table.decision is not None
        return table.decision.of(seat)[0].key

    monkeypatch.setattr(running.house.thinkers, "think", think)
    clock = {"seconds": 3600, "then": "pass"}
    made = ask("POST", f"{running.address}/api/import", {"position": start, "seats": TWO, "clock": clock})
    live = running.house.live[made["table"]]
    assert live.played is not None
    played = live.played.table
    assert played.decision is not None
    assert options <= {option.key for option in played.decision.options}
    running.within(driver._time_is_up(running.house, live, played, played.decision))
    assert live.played.table.choices[-1] in options
    assert asked == ([thinker] if thinker else [])


def test_a_table_without_a_page_open_still_keeps_its_clock(running: Running) -> None:
    table = Table(running.address, seats=TWO, clock={"seconds": 3600, "then": "pass"})
    shown = table.ask("host", "GET", "")["table"]
    assert 3500 < shown["deadline"] - shown["now"] <= 3600


def test_clocks_run_on_after_a_restart_although_nobody_comes(db: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO, clock={"seconds": 3600, "then": "pass"})
        quiet = Table(running.address, seats=TWO)
    with Running(db) as running:
        assert running.house.clocks.turn(table.id) is not None
        assert running.house.clocks.turn(quiet.id) is None
        # Nothing is opened before it is due.
        assert not running.house.live


def test_standing_answers_answer_for_the_seat(table: Table) -> None:
    with table.join(0) as ann, table.join(1):
        chosen = ann.options[2]["key"]
        ann.request({"type": "standing", "seat": 0, "standing": [{"match": chosen, "answer": "always", "when": []}]})
        wait_for(ann, lambda: ann.version == 1)
        assert ann.state["standing"][0]["match"] == chosen


def test_standing_answers_with_a_condition_that_does_not_hold_ask(table: Table) -> None:
    with table.join(0) as ann:
        when = [{"path": "/players/0/hand_size", "op": ">", "value": 50}]
        ann.request({"type": "standing", "seat": 0, "standing": [{"match": "*", "answer": "always", "when": when}]})
        ann.listen(0.3)
        assert ann.version == 0


def test_never_leaves_the_only_other_option(table: Table) -> None:
    with table.join(0) as ann:
        keys = [option["key"] for option in ann.options]
        standing = [{"match": key, "answer": "never"} for key in keys[1:]]
        ann.request({"type": "standing", "seat": 0, "standing": standing})
        wait_for(ann, lambda: ann.version >= 1)
        story = table.ask("host", "GET", "/replay/1")
        assert story["last_moment"] >= 1


def test_standing_answers_end_with_whoever_gave_them(table: Table) -> None:
    standing = [{"match": "secret-plan", "answer": "never"}]
    with table.join(0) as ann:
        ann.request({"type": "standing", "seat": 0, "standing": standing})
        link = ann.http("POST", "/seats/0", {"action": "hand_over"})["link"]
    table.links["next"] = table.address + link["path"]
    with table.join("next") as cid:
        assert cid.seat == 0
        assert cid.state["standing"] == []


def test_nobody_answers_for_a_seat_whose_link_was_made_anew(running: Running, table: Table) -> None:
    """Whoever sat there has left: what they wanted answered is answered no longer, though nobody has sat down yet."""
    with table.join(0), table.join(1):
        live = running.house.live[table.id]
        assert live.played is not None
        decision = live.played.table.decision
        assert decision is not None
        seat = decision.seats[0]
        live.seats[seat].standing = [Standing(match="*", answer="always")]
        table.ask("host", "POST", "/links", {"role": "seat", "seat": seat})
        assert not running.within(driver._answer_for(running.house, live, live.version, decision))
        assert live.version == 0


def test_everybody_hears_that_a_seat_with_a_new_link_is_free(table: Table) -> None:
    with table.join(0), table.join(1) as bob:
        table.ask("host", "POST", "/links", {"role": "seat", "seat": 0})

        def holder() -> str:
            bob.listen(0.05)
            return str(bob.table_state["seats"][0]["holder"])

        eventually(lambda: holder() == "open")


def test_a_link_that_ended_while_somebody_waited_changes_nothing(running: Running, table: Table) -> None:
    with table.join(0):
        live = running.house.live[table.id]
        held = live.rights(link.id for link in live.links.values() if link.seat == 0)
    table.ask("host", "POST", "/links", {"role": "seat", "seat": 0})
    rename = lobby.SeatChange(action="rename", name="Mallory")
    with pytest.raises(server_refusals.Refused) as refused:
        running.within(seating.change_seat(running.house, live, held, 0, rename))
    assert refused.value.problem.code == "not_yours"
    assert live.seats[0].name == "Ann"


def test_a_seat_keeps_only_so_many_standing_answers(table: Table) -> None:
    """Each condition takes many times its letters in memory, for as long as the table is there."""
    when = [{"path": "/" + "\N{GRINNING FACE}" * 199, "op": "==", "value": 1}] * 8
    few = [{"match": f"x{n}:*", "answer": "never", "when": []} for n in range(32)]
    table.act(0, type="standing", seat=0, standing=few)
    with pytest.raises(Refused, match="at most 4096 bytes"):
        table.act(0, type="standing", seat=0, standing=[{"match": "*", "answer": "always", "when": when}])
    assert table.ask(0, "GET", "")["states"][0]["standing"] == few


def test_standing_answers_are_nobody_elses_business(table: Table) -> None:
    with table.join(0) as ann, table.join(1) as bob:
        bob.listening = True
        ann.request({"type": "standing", "seat": 0, "standing": [{"match": "secret-plan", "answer": "never"}]})
        bob.listen(0.2)
        assert not any("secret-plan" in message for message in bob.heard)
        assert bob.state["standing"] == []


def play_on(choices: int, *seats: Seat) -> None:
    for _ in range(choices):
        asked = next(seat for seat in seats if seat.options)
        asked.choose(asked.options[-1]["key"])
        catch_up(asked.version, *seats)


@pytest.mark.skipif(not COOPERATIVE, reason="no cooperative game is on the shelf")
def test_a_cooperative_table_goes_back_when_everybody_agrees(running: Running) -> None:
    table = Table(running.address, COOPERATIVE[0], setup={"players": 2}, seats=TWO)
    with table.join(0) as ann, table.join(1) as bob:
        play_on(6, ann, bob)
        ann.request({"type": "rewind", "seat": 0, "to": 2})
        wait_for(bob, lambda: bob.table_state["vote"] is not None)
        assert asked_for(bob) == {"to": 2, "by": 0, "yes": [0], "missing": [1]}
        bob.request({"type": "vote", "seat": 1, "yes": False, "proposal": proposal(bob)})
        wait_for(ann, lambda: ann.table_state["vote"] is None)
        assert ann.state["moment"] == 6
        ann.request({"type": "rewind", "seat": 0, "to": 2})
        wait_for(bob, lambda: bob.table_state["vote"] is not None)
        bob.request({"type": "vote", "seat": 1, "yes": True, "proposal": proposal(bob)})
        wait_for(ann, lambda: ann.state["moment"] == 2)
        assert ann.version == 7
        with table.join(0) as fresh:
            assert fresh.events[0] == ann.events[0]
        table.ask("host", "POST", "/close", {})
        rewinds: list[Json] = table.ask(0, "GET", "/record")["rewinds"]
        assert [(rewind["after"], rewind["back_to"]) for rewind in rewinds] == [(6, 2)]


def test_a_duel_does_not_go_back_by_vote(table: Table) -> None:
    with table.join(0) as ann:
        ann.choose(ann.options[0]["key"])
        with pytest.raises(Refused) as refused:
            ann.request({"type": "rewind", "seat": 0, "to": 0})
        assert refused.value.code == "illegal"


def test_an_open_vote_survives_a_restart(db: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, COOPERATIVE[0], setup={"players": 2}, seats=TWO)
        with table.join(0) as ann, table.join(1) as bob:
            play_on(3, ann, bob)
            ann.request({"type": "rewind", "seat": 0, "to": 1}, "proposal")
        port = running.settings.port
    with Running(db, port=port) as running, table.join(0) as ann, table.join(1) as bob:
        assert asked_for(bob) == {"to": 1, "by": 0, "yes": [0], "missing": [1]}
        against = {"type": "vote", "seat": 1, "yes": False, "proposal": proposal(bob)}
        bob.request(against, "against")
        wait_for(ann, lambda: ann.table_state["vote"] is None)
    with Running(db, port=port), table.join(0) as ann, table.join(1) as bob:
        assert ann.table_state["vote"] is None
        # A repeat of what was asked before the restart opens no new vote, and ends none.
        assert ann.request({"type": "rewind", "seat": 0, "to": 1}, "proposal")["ok"]
        assert ann.table_state["vote"] is None
        ann.request({"type": "rewind", "seat": 0, "to": 2})
        wait_for(bob, lambda: bob.table_state["vote"] is not None)
        assert bob.request(against, "against")["ok"]
        assert bob.table_state["vote"] is not None
        bob.request({"type": "vote", "seat": 1, "yes": True, "proposal": proposal(bob)})
        wait_for(ann, lambda: ann.state["moment"] == 2)
    with Running(db, port=port), table.join(0) as ann:
        assert ann.table_state["vote"] is None
        assert ann.state["moment"] == 2


def test_what_was_said_is_said_once_even_if_asked_again_after_a_restart(db: Path) -> None:
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        with table.join(0) as ann:
            ann.request({"type": "say", "text": "Good evening"}, "hello")
        port = running.settings.port
    with Running(db, port=port), table.join(0) as ann:
        answer = ann.request({"type": "say", "text": "Good evening"}, "hello")
        assert answer["ok"]
        ann.say("Once more")
        wait_for(ann, lambda: any(line["text"] == "Once more" for line in ann.chat))
        assert [line["text"] for line in ann.chat if line["kind"] == "chat"] == ["Good evening", "Once more"]
