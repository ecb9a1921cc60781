"""Chance that everybody has a part in: promised, told, dealt, proven; and nobody can choose it, whoever they are."""

from __future__ import annotations

import json
from contextlib import AbstractAsyncContextManager
from threading import get_ident
from typing import Any

import pytest

import parlour
from parlour.client import Refused, Seat, ask
from parlour.engine.chance import Chance, new_word, promised_secret, promised_word
from parlour.engine.errors import BadInput
from parlour.engine.record import loads
from parlour.server import journal
from server.hosting import Running, Table, listening

pytestmark = pytest.mark.attack

TWO = [{"holder": "invite", "name": "Ann"}, {"holder": "invite", "name": "Bob"}]


@pytest.fixture
def table(running: Running) -> Table:
    return Table(running.address, seats=TWO, shared_chance=True)


def chance(table: Table) -> Any:
    return table.ask("host", "GET", "")["table"]["chance"]


def listen(*seats: Seat) -> None:
    """Let the devices do their part until the game is dealt."""
    listening(lambda: all(seat.states for seat in seats), *seats)


class Part:
    """A device that does its part by hand."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat, self.word = table, seat, new_word()

    @property
    def about(self) -> dict[str, Any]:
        return {"seat": self.seat, "commitment": chance(self.table)["commitment"]}

    def promise(self, **other: Any) -> Any:
        promise = promised_word(chance(self.table)["commitment"], self.seat, self.word)
        return self.table.act(self.seat, **{"type": "promise", **self.about, "promise": promise, **other})

    def tell(self, **other: Any) -> Any:
        return self.table.act(self.seat, **{"type": "word", **self.about, "word": self.word, **other})


@pytest.fixture
def parts(table: Table) -> tuple[Part, Part]:
    for seat in (0, 1):
        table.sit(seat)
    return Part(table, 0), Part(table, 1)


def refused(code: str, work: Any, *given: Any, **named: Any) -> None:
    with pytest.raises(Refused) as found:
        work(*given, **named)
    assert found.value.code == code


def test_two_devices_deal_play_and_prove(running: Running, table: Table) -> None:
    with table.join(0) as ann:
        assert ann.states == {}
        assert ann.options == []
        assert not ann.over
        assert ann.table_state["read_only"]
        assert all(seat["role"] for seat in ann.table_state["seats"])
        with table.join(1) as bob:
            listen(ann, bob)
            assert ann.table_state["read_only"] == ""
            assert ann.table_state["chance"]["settled"]
            assert ann.table_state["chance"]["secret"] is None
            refused("not_yours", ask, "GET", f"{running.address}/api/tables/{table.id}/record", None, table.tokens["host"])
            assert not ann.proves()
            for _ in range(4):
                for seat in (ann, bob):
                    seat.listen(0.05)
                    if seat.options:
                        seat.choose(seat.options[0]["key"])
            table.ask("host", "POST", "/close")
            listening(lambda: ann.table_state["closed"] and bob.table_state["closed"], ann, bob)
            assert ann.proves()
            assert bob.proves()
            record = loads(json.dumps(table.ask("host", "GET", "/record")))
            assert record.chance is not None
            assert record.chance.commitment == ann.promises["commitment"]
            assert set(record.chance.words.values()) == {*ann.words.values(), *bob.words.values()}
            again = parlour.replay(record)
            assert again.moment == len(record.choices)
            assert again.record() == record
            told = ann.table_state["chance"]["seats"]
            for other in (told[:1], [*told, {"seat": 2, "promise": "0" * 64, "word": new_word()}]):
                ann.table_state["chance"]["seats"] = other
                assert not ann.proves()
            ann.table_state["chance"]["seats"] = told
            ann.state["view"]["moment"] += 1
            assert not ann.proves()
            ann.state["view"]["moment"] -= 1
            assert ann.proves()
            ann.promises["promises"][1] = "0" * 64
            assert not ann.proves()
            bob.words = dict.fromkeys(bob.words, new_word())
            assert not bob.proves()


def test_whoever_waits_for_the_deal_is_not_sent_away_by_whoever_comes(running: Running, table: Table) -> None:
    live = running.house.live[table.id]
    with table.join(0), table.join(1):
        assert running.house.live[table.id] is live


def test_nothing_is_dealt_before_the_last_word(running: Running, table: Table, parts: tuple[Part, Part]) -> None:
    ann, bob = parts
    live = running.house.live[table.id]
    refused("read_only", table.act, 0, type="choose", seat=0, key="maneuver", version=0)
    ann.promise()
    refused("conflict", ann.tell)
    bob.promise()
    ann.tell()
    assert table.ask(0, "GET", "")["states"] == []
    bob.tell()
    assert live.played is not None
    assert live.info.chance is not None
    words = Chance(live.info.chance["secret"], {0: ann.word, 1: bob.word})
    assert live.info.seed == words.seed == live.played.table.seed
    refused("conflict", ann.promise)
    told = json.dumps(table.ask(0, "GET", ""))
    assert live.info.chance["secret"] not in told
    assert str(live.info.seed) not in told


def test_no_promise_before_everybody_sits(table: Table) -> None:
    table.sit(0)
    refused("conflict", Part(table, 0).promise)


def test_another_word_than_the_promised_one_is_refused(table: Table, parts: tuple[Part, Part]) -> None:
    ann, bob = parts
    ann.promise()
    bob.promise()
    refused("bad_request", ann.tell, word=new_word())
    refused("bad_request", ann.tell, word="boo")
    refused("not_yours", bob.tell, seat=0)
    assert [part["word"] for part in chance(table)["seats"]] == [None, None]


def test_whoever_promises_again_begins_the_draw_anew(table: Table, parts: tuple[Part, Part]) -> None:
    ann, bob = parts
    ann.promise()
    ann.promise()
    assert len(chance(table)["seats"]) == 1
    bob.promise()
    bob.tell()
    before = chance(table)["commitment"]
    ann.word = new_word()
    ann.promise()
    assert chance(table)["seats"] == []
    assert chance(table)["commitment"] != before
    refused("stale", bob.tell, commitment=before)


def test_a_draw_that_began_anew_after_our_word_proves_nothing(table: Table) -> None:
    """Whoever knows the secret and has seen our word could draw again and again until the dice are as they like."""
    table.sit(1)
    bob = Part(table, 1)

    def told(seats: Seat) -> bool:
        """Say whether the word was told in the draw that there is now."""
        drawn = seats.table_state.get("chance") or {"seats": []}
        word = any(part["seat"] == 0 and part["word"] for part in drawn["seats"])
        return word and drawn["commitment"] == chance(table)["commitment"]

    with table.join(0) as ann:
        bob.promise()
        listening(lambda: told(ann), ann)
        bob.word = new_word()
        bob.promise()
        bob.promise()
        listening(lambda: told(ann), ann)
        bob.tell()
        listen(ann)
        table.ask("host", "POST", "/close")
        listening(lambda: ann.table_state["closed"], ann)
        assert ann.redrawn == 1
        assert not ann.proves()
        ann.redrawn = 0
        assert ann.proves()


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("/seats/1", {"action": "give_to_bot", "level": "random"}),
        ("/seats/1", {"action": "hand_over"}),
        ("/links", {"role": "seat", "seat": 1}),
    ],
)
def test_a_seat_that_changes_hands_begins_the_draw_anew(
    table: Table, parts: tuple[Part, Part], path: str, change: dict[str, Any]
) -> None:
    ann, bob = parts
    for part in parts:
        part.promise()
    ann.tell()
    before = chance(table)["commitment"]
    table.ask("host", "POST", path, change)
    assert chance(table)["seats"] == []
    assert chance(table)["commitment"] != before
    if change.get("action") == "give_to_bot":
        refused("conflict", table.ask, "host", "POST", "/seats/0", change)
        refused("not_yours", bob.promise)
        ann.promise()
        ann.tell()
        assert chance(table)["settled"]


def test_a_table_that_was_closed_takes_no_words(running: Running, table: Table, parts: tuple[Part, Part]) -> None:
    """Nothing is dealt any more, least of all by somebody who has read the secret."""
    ann, bob = parts
    for part in parts:
        part.promise()
    ann.tell()
    table.ask("host", "POST", "/close")
    refused("over", bob.tell)
    assert not chance(table)["settled"]
    assert running.house.live[table.id].played is None
    refused("conflict", table.ask, "host", "POST", "/rematch")


def test_a_rename_disturbs_nothing(table: Table, parts: tuple[Part, Part]) -> None:
    parts[0].promise()
    table.ask("host", "POST", "/seats/1", {"action": "rename", "name": "Bert"})
    assert len(chance(table)["seats"]) == 1


def test_a_waiting_table_is_opened_again(running: Running, table: Table, parts: tuple[Part, Part]) -> None:
    ann, bob = parts
    ann.promise()
    running.within(running.house.forget(running.house.live[table.id]))
    bob.promise()
    ann.tell()
    running.within(running.house.forget(running.house.live[table.id]))
    bob.tell()
    seed = running.house.live[table.id].info.seed
    running.within(running.house.forget(running.house.live[table.id]))
    assert table.ask(0, "GET", "")["states"]
    live = running.house.live[table.id]
    assert live.info.seed == seed
    assert live.played is not None
    assert live.played.table.chance is not None


def test_dealing_keeps_nobody_else_waiting(
    running: Running, table: Table, parts: tuple[Part, Part], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game may be played with packs that take seconds to read: that is not done where everybody is listened to."""
    begun: list[int] = []
    usual = journal.begin

    def begin(info: journal.TableInfo) -> journal.Played:
        begun.append(get_ident())
        return usual(info)

    monkeypatch.setattr(journal, "begin", begin)
    running.within(running.house.forget(running.house.live[table.id]))
    for part in parts:
        part.promise()
    for part in parts:
        part.tell()
    assert running.house.live[table.id].played is not None
    assert len(begun) == 2, "once to look at, once dealt"
    assert running.within(_thread()) not in begun


async def _thread() -> int:
    return get_ident()


def test_tables_are_dealt_one_after_the_other(
    running: Running, table: Table, parts: tuple[Part, Part], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, taken = running.house, list[tuple[str, str, bool]]()
    in_turn = house.in_turn

    def noted(what: str, who: str) -> AbstractAsyncContextManager[None]:
        taken.append((what, who, house.live[table.id].played is not None))
        return in_turn(what, who)

    monkeypatch.setattr(house, "in_turn", noted)
    for part in parts:
        part.promise()
    for part in parts:
        part.tell()
    assert house.live[table.id].played is not None
    assert taken == [("dealing", "127.0.0.1", False)], "an address waits for itself first"


def test_a_rematch_draws_again(running: Running, table: Table, parts: tuple[Part, Part]) -> None:
    for part in parts:
        part.promise()
    for part in parts:
        part.tell()
    table.ask("host", "POST", "/close")
    made = table.ask("host", "POST", "/rematch")
    first, second = running.house.live[table.id].info.chance, running.house.live[made["table"]].info.chance
    assert running.house.live[made["table"]].played is None
    assert first is not None
    assert second is not None
    assert first["secret"] != second["secret"]


def test_who_could_have_no_part_is_refused(running: Running) -> None:
    bots = [{"holder": "bot", "level": "random"}] * 2
    for more in ({"seats": bots}, {"seats": TWO, "seed": 5}):
        refused("bad_request", Table, running.address, shared_chance=True, **more)


def test_a_table_that_drew_alone_takes_no_words(running: Running) -> None:
    table = Table(running.address, seats=TWO)
    table.sit(0)
    assert chance(table) is None
    refused("conflict", table.act, 0, type="word", seat=0, commitment="0" * 64, word="0" * 32)


def test_a_record_says_where_its_seed_comes_from() -> None:
    drawn = Chance("12" * 16, {0: "ab" * 16, 1: "cd" * 16})
    game = parlour.new("unmatched", seed=drawn.seed)
    game.chance = drawn
    text = game.record().dumps()
    assert loads(text).chance == drawn
    assert drawn.commitment == promised_secret("12" * 16)
    for change, said in (
        ({"seed": 5}, "does not follow"),
        ({"chance": {"secret": "12" * 16, "words": {"0": "ab" * 16}}}, "does not follow"),
        ({"chance": {"secret": "x", "words": {}}}, "32 hexadecimal digits"),
        ({"chance": {"secret": "12" * 16, "words": {"99": "ab" * 16}}}, "99"),
        ({"chance": 7}, "chance"),
    ):
        with pytest.raises(BadInput, match=said):
            loads(json.dumps({**json.loads(text), **change}))
