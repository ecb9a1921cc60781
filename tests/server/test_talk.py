"""Talking and voting: a seat says as much by ten connections as by one, and a vote is for the proposal that was seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.client import Refused, Seat
from parlour.server import acts, driver
from parlour.server.limits import TABLE_TALK
from parlour.server.protocol import Standing
from server.hosting import Running, Table, catch_up, eventually

pytestmark = pytest.mark.attack

TWO = [{"holder": "invite", "name": "Ann"}, {"holder": "invite", "name": "Bob"}]
SLOW = {"chat_burst": 4.0, "chat_per_second": 0.0001}


def code_of(work: Callable[[], Any]) -> str:
    try:
        work()
    except Refused as refused:
        return refused.code
    return "ok"


def test_chat_counts_by_seat_however_many_connections_it_has(db: Path) -> None:
    with Running(db, **SLOW) as running:
        table = Table(running.address, seats=TWO)
        with table.join(0) as ann, table.join(0) as again, table.join(1) as bob:
            assert [code_of(lambda: ann.say("x")), code_of(lambda: again.say("x"))] == ["ok", "ok"]
            assert code_of(lambda: table.act(0, type="say", text="x")) == "ok"
            with table.join(0) as third:
                assert [code_of(lambda: third.say("x")) for _ in range(3)] == ["ok", "too_many", "too_many"]
            assert code_of(lambda: table.act(0, type="say", text="x")) == "too_many"
            # Whatever one seat says too much takes nothing from another.
            assert code_of(lambda: bob.say("x")) == "ok"


def test_everybody_who_watches_counts_as_one(db: Path) -> None:
    with Running(db, **SLOW) as running:
        table = Table(running.address, seats=TWO)
        said = []
        for _ in range(6):
            with table.join("spectator") as guest:
                said.append(code_of(lambda guest=guest: guest.say("x")))  # type: ignore[misc]
        assert said == ["ok"] * 4 + ["too_many"] * 2
        assert code_of(lambda: table.act(0, type="say", text="x")) == "ok"


def test_a_table_says_so_much_and_no_more(db: Path) -> None:
    with Running(db, **SLOW) as running:
        table = Table(running.address, "orange-shall-overcome", setup={"players": 5}, seats=[{"holder": "invite"}] * 5)
        said = [code_of(lambda seat=seat: table.act(seat, type="say", text="x")) for seat in range(5) for _ in range(4)]  # type: ignore[misc]
        assert said.count("ok") == 4 * TABLE_TALK
        assert set(said) == {"ok", "too_many"}


def test_what_everybody_is_told_of_cannot_be_done_without_end(db: Path) -> None:
    with Running(db, **SLOW) as running:
        table = Table(running.address, seats=TWO)
        done = [
            code_of(lambda n=n: table.ask(0, "POST", "/seats/0", {"action": "rename", "name": f"Ann {n}"}))  # type: ignore[misc]
            for n in range(6)
        ]
        assert done == ["ok"] * 4 + ["too_many"] * 2
        offers = [code_of(lambda: table.ask("host", "POST", "/code", {})) for _ in range(6)]
        assert offers == ["ok"] * 4 + ["too_many"] * 2


def test_a_line_asked_again_is_no_second_line(db: Path) -> None:
    with Running(db, **SLOW) as running:
        table = Table(running.address, seats=TWO)
        with table.join(0) as ann:
            for _ in range(8):
                assert ann.request({"type": "say", "text": "once"}, "same")["ok"]


def going_back(running: Running) -> Table:
    table = Table(running.address, "black-orchestra", setup={"players": 2}, seats=TWO)
    with table.join(0) as ann, table.join(1) as bob:
        for _ in range(4):
            asked = next(seat for seat in (ann, bob) if seat.options)
            asked.choose(asked.options[-1]["key"])
            catch_up(asked.version, ann, bob)
    return table


def vote_of(seat: Seat) -> Any:
    seat.listen(0.05)
    return seat.table_state["vote"]


def test_a_vote_is_for_the_proposal_that_was_seen(running: Running) -> None:
    table = going_back(running)
    with table.join(0) as ann, table.join(1) as bob:
        ann.request({"type": "rewind", "seat": 0, "to": 3})
        eventually(lambda: vote_of(bob) is not None)
        seen = bob.table_state["vote"]["proposal"]
        # The proposal is exchanged before the voter's answer arrives.
        ann.request({"type": "rewind", "seat": 0, "to": 0})
        for yes in (True, False):
            with pytest.raises(Refused) as refused:
                bob.request({"type": "vote", "seat": 1, "yes": yes, "proposal": seen})
            assert refused.value.code == "conflict"
        eventually(lambda: vote_of(bob)["proposal"] != seen)
        assert bob.table_state["vote"]["to"] == 0
        assert bob.state["moment"] == 4
        bob.request({"type": "vote", "seat": 1, "yes": True, "proposal": bob.table_state["vote"]["proposal"]})
        eventually(lambda: vote_of(bob) is None)
        catch_up(5, bob)
        assert bob.state["moment"] == 0


@pytest.mark.parametrize("way", ["handed over", "a new link"])
def test_nobodys_yes_is_given_by_whoever_had_the_seat_before(running: Running, way: str) -> None:
    table = going_back(running)
    live = running.house.live[table.id]
    table.act(0, type="rewind", seat=0, to=1)
    seen = live.vote
    assert seen is not None
    assert seen.yes == [0]
    if way == "handed over":
        link = table.ask("host", "POST", "/seats/0", {"action": "hand_over"})["link"]
    else:
        link = table.ask("host", "POST", "/links", {"role": "seat", "seat": 0})
    assert live.vote is None
    table.links[0] = f"{running.address}{link['path']}"
    table.sit(0)
    assert code_of(lambda: table.act(1, type="vote", seat=1, yes=True, proposal=seen.proposal)) == "conflict"
    table.act(0, type="rewind", seat=0, to=1)
    running.within(running.house.forget(live))
    assert table.ask(0, "GET", "")["table"]["vote"]["yes"] == [0], "a name or a line ends no proposal"
    table.ask(1, "POST", "/seats/1", {"action": "rename", "name": "Robert"})
    assert running.house.live[table.id].vote is not None


def test_a_vote_that_names_no_proposal_is_not_understood(running: Running) -> None:
    table = going_back(running)
    table.act(0, type="rewind", seat=0, to=1)
    with pytest.raises(Refused) as refused:
        table.act(1, type="vote", seat=1, yes=True)
    assert refused.value.code == "bad_request"
    assert running.house.live[table.id].vote is not None


def test_the_same_proposal_made_again_is_another_one(running: Running) -> None:
    table = going_back(running)
    named = set()
    for _ in range(3):
        table.act(0, type="rewind", seat=0, to=1)
        vote = running.house.live[table.id].vote
        assert vote is not None
        named.add(vote.proposal)
    assert len(named) == 3


def test_a_program_that_comes_back_hears_no_line_twice(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that has forgotten its first lines counts on: what is missing is what came after the last line heard."""
    monkeypatch.setattr(acts, "MOST_LINES", 3)
    with Running(db) as running:
        table = Table(running.address, seats=TWO)
        table.sit(0)
        for n in range(6):
            table.act(0, type="say", text=f"line {n}")
        with table.join(0) as ann:
            for n in range(6, 9):
                ann.connect()
                assert [line["text"] for line in ann.chat] == [f"line {m}" for m in range(3, n)]
                ann.drop()
                table.act(0, type="say", text=f"line {n}")


@pytest.mark.parametrize("then", ["nobody", "asked", "never"])
def test_a_standing_answer_is_given_as_it_is_wanted_by_then(running: Running, then: str) -> None:
    table = Table(running.address, seats=TWO)
    with table.join(0) as ann, table.join(1):
        live = running.house.live[table.id]
        assert live.played is not None
        decision = live.played.table.decision
        assert decision is not None
        seat, key = decision.options[0].seat, decision.options[0].key
        assert len(decision.of(seat)) > 2

        async def changes_meanwhile() -> None:
            async with live.lock:
                live.seats[seat].standing = [Standing(match=key, answer="always")]
                # It is about to be given, and waits for whatever is being done.
                answering = asyncio.create_task(driver._answer_for(running.house, live, live.version, decision))
                await asyncio.sleep(0)
                if then == "nobody":
                    live.seats[seat].holder = "open"
                else:
                    live.seats[seat].standing = [Standing(match=key, answer="never")] if then == "never" else []
            assert not await answering

        running.within(changes_meanwhile())
        assert live.version == 0
        assert ann.request({"type": "sync"})["version"] == 0
