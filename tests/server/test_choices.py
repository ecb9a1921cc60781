"""Choices: by key, version and the client's own id; refused ones change nothing; nobody misses or doubles anything."""

from __future__ import annotations

import hashlib
import json

import pytest

from parlour.client import Refused, Seat, join
from server.device import Device
from server.hosting import Running, Table, catch_up

pytestmark = pytest.mark.attack

TWO = [{"holder": "invite", "name": "Ann"}, {"holder": "invite", "name": "Bob"}]


@pytest.fixture
def table(running: Running) -> Table:
    return Table(running.address, seats=TWO)


def first(seat: Seat) -> str:
    return str(seat.options[0]["key"])


def whose(*seats: Seat) -> Seat:
    """Return the seat that is asked."""
    return next(seat for seat in seats if seat.options)


def play(*seats: Seat, choices: int) -> None:
    for _ in range(choices):
        asked = whose(*seats)
        asked.choose(first(asked))
        catch_up(asked.version, *seats)


def test_a_choice_is_told_to_everybody_as_far_as_they_may_know(table: Table) -> None:
    with table.join(0) as ann, table.join(1) as bob, table.join("spectator") as guest:
        answer = ann.choose(first(ann))
        assert answer["version"] == 1
        catch_up(1, bob, guest)
        assert ann.version == bob.version == guest.version == 1
        assert guest.state["seat"] is None
        assert "hand" in ann.state["view"]["players"][0]
        assert "hand" not in bob.state["view"]["players"][0]
        assert all("hand" not in player for player in guest.state["view"]["players"])


def test_options_say_everything_a_client_needs(table: Table) -> None:
    with table.join(0) as ann:
        for option in ann.options:
            assert option.keys() - {"head", "detail", "group", "chip", "passes"} == {"key", "text", "rule", "about", "verb"}
            assert option["key"].partition(":")[0] == option["verb"]


def test_an_illegal_key_is_refused_with_the_rule_and_nothing_changes(table: Table) -> None:
    with table.join(0) as ann:
        before = table.ask(0, "GET", "")["states"]
        with pytest.raises(Refused) as refused:
            ann.choose("attack:everybody")
        assert refused.value.code == "illegal"
        assert refused.value.rule.startswith("U-")
        assert refused.value.reason
        assert table.ask(0, "GET", "")["states"] == before


@pytest.mark.parametrize(("kind", "why"), [("undo", "nothing of yours to take back"), ("redo", "nothing of yours to do again")])
def test_a_refused_undo_says_why_and_names_no_rule(table: Table, kind: str, why: str) -> None:
    with table.join(0) as ann:
        with pytest.raises(Refused) as refused:
            ann.request({"type": kind, "seat": 0, "version": 0})
        assert refused.value.code == "illegal"
        assert why in refused.value.reason
        assert not refused.value.rule


def test_a_foreign_seat_is_refused(table: Table) -> None:
    with table.join(0) as ann, table.join(1) as bob, table.join("spectator") as guest:
        for other in (bob, guest):
            with pytest.raises(Refused) as refused:
                other.choose(first(ann), seat=0)
            assert refused.value.code == "not_yours"
        assert bob.version == 0


def test_a_seat_that_is_not_asked_is_refused_with_a_reason(table: Table) -> None:
    with table.join(0) as ann, table.join(1) as bob:
        with pytest.raises(Refused) as refused:
            bob.choose(first(ann))
        assert refused.value.code == "illegal"


def test_a_repeat_gets_the_same_answer_and_is_done_once(table: Table) -> None:
    with table.join(0) as ann:
        message = {"type": "choose", "seat": 0, "key": first(ann), "version": 0}
        once = ann.request(message, "same-id")
        again = ann.request(message, "same-id")
        by_http = table.act(0, **message | {"id": "same-id"})
        assert once == again == by_http["answer"]
        assert ann.version == 1


def test_an_id_used_for_another_choice_is_refused(table: Table) -> None:
    with table.join(0) as ann:
        ann.choose(first(ann), id="one")
        with pytest.raises(Refused) as refused:
            ann.choose("something:else", id="one")
        assert refused.value.code == "reused"


def test_a_stale_choice_gets_the_fresh_state(table: Table) -> None:
    with table.join(0) as ann, table.join(0) as ann_elsewhere:
        ann.choose(first(ann))
        fresh = ann.state
        old = ann_elsewhere.options[0]["key"]
        with pytest.raises(Refused) as refused:
            ann_elsewhere.request({"type": "choose", "seat": 0, "key": old, "version": 0})
        assert refused.value.code == "stale"
        catch_up(1, ann_elsewhere)
        assert ann_elsewhere.state["view"] == fresh["view"]


def test_a_view_has_a_hash_both_sides_can_compute(table: Table) -> None:
    with table.join(0) as ann:
        text = json.dumps(ann.state["view"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert hashlib.sha256(text.encode()).hexdigest()[:32] == ann.state["hash"]
        with pytest.raises(Refused) as refused:
            ann.request({"type": "choose", "seat": 0, "key": first(ann), "version": 0, "hash": "0" * 32})
        assert refused.value.code == "stale"
        ann.request({"type": "choose", "seat": 0, "key": first(ann), "version": 0, "hash": ann.state["hash"]})


def test_whoever_comes_back_has_the_same_story_as_whoever_stayed(table: Table) -> None:
    with table.join(0) as ann, table.join(1) as bob, table.join(0) as absent:
        play(ann, bob, choices=4)
        absent.listen(0.1)
        absent.drop()
        play(ann, bob, choices=9)
        if ann.state["can_undo"]:
            ann.undo()
        elif bob.state["can_undo"]:
            bob.undo()
        play(ann, bob, choices=2)
        absent.connect()
        with table.join(0) as fresh:
            assert absent.state["view"] == fresh.state["view"] == ann.state["view"]
            assert absent.events[0] == fresh.events[0] == ann.events[0]


def test_undo_and_redo_within_what_the_engine_allows(table: Table) -> None:
    with table.join(0) as ann, table.join(1) as bob:
        while not (asked := whose(ann, bob)).state["can_undo"]:
            play(ann, bob, choices=1)
            if asked.state["can_undo"]:
                break
        before, story = asked.state["view"], list(asked.events[asked.seat])
        other = bob if asked is ann else ann
        with pytest.raises(Refused) as refused:
            other.undo()
        assert refused.value.code == "illegal"
        asked.undo()
        assert asked.state["view"]["moment"] == before["moment"] - 1
        assert asked.state["can_redo"]
        asked.redo()
        assert asked.state["view"] == before
        assert asked.events[asked.seat] == story


def test_why_not_names_the_rule(table: Table) -> None:
    with table.join(0) as ann:
        answer = ann.why_not("attack:sherlock_holmes")
        assert answer["rule"]
        assert answer["text"]
        assert ann.why_not(first(ann))["text"] == "It is allowed."


def test_a_hint_is_one_of_the_options(table: Table) -> None:
    with table.join(0) as ann:
        hint = ann.request({"type": "hint", "seat": 0})
        assert hint["key"] in [option["key"] for option in ann.options]
        assert ann.version == 0


def test_one_device_can_hold_several_seats(running: Running) -> None:
    both = Table(running.address, seats=TWO)
    browser = Device(running)
    assert browser.join(both.links[0], "Hot")[0] == 200
    # The second link is used by the same device: its cookie opens both seats.
    status, joined = browser.join(both.links[1], "Seat")
    assert (status, joined["you"]["seats"]) == (200, [0, 1])
    _, opened = browser.ask("GET", f"/api/tables/{both.id}")
    assert [state["seat"] for state in opened["states"]] == [0, 1]
    key = opened["states"][0]["view"]["decision"]["options"][0]["key"]
    choice = {"type": "choose", "id": "x", "seat": 0, "key": key, "version": 0}
    _, acted = browser.ask("POST", f"/api/tables/{both.id}/act", choice)
    assert acted["answer"]["ok"]
    assert [state["version"] for state in acted["states"]] == [1, 1]
    assert browser.ask("GET", "/api/tables")[1]["tables"][0]["you"]["seats"] == [0, 1]


def test_bots_fill_seats_and_play_to_the_end(running: Running) -> None:
    table = Table(running.address, seats=[{"holder": "invite"}, {"holder": "bot", "level": "casual"}])
    with table.join(0) as ann:
        while ann.wait() is not None:
            ann.choose(first(ann))
        assert ann.state["view"]["outcome"]["reason"]
        with pytest.raises(Refused) as refused:
            ann.choose("anything")
        assert "over" in refused.value.reason


def test_a_link_that_opens_nothing(running: Running, table: Table) -> None:
    for link in (
        f"{running.address}/t/{table.id}#{'x' * 27}",
        f"{running.address}/t/0123456789abcdef#{table.tokens[0]}",
    ):
        with pytest.raises(Refused) as refused, join(link):
            pass
        assert refused.value.code == "no_key"
