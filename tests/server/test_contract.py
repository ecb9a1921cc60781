"""What every database must do for the server, whichever it is."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import time
from typing import Any, TypeVar

import pytest

import parlour
from parlour.server import own, statements, tokens
from parlour.server.contract import Change, Conflict, Ended, Head, NewTable, Store
from parlour.server.house import new_link
from parlour.server.journal import Move, TableInfo
from parlour.server.live import Here, Note
from parlour.server.protocol import ChatLine, Standing
from parlour.server.rights import Code, LinkRow, SeatRow
from parlour.server.statements import MOST_ANSWERS, MOST_LINES
from parlour.server.stores import open_store
from parlour.server.tidying import DAY

pytestmark = pytest.mark.attack

T = TypeVar("T")


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    place = tmp_path / "x.db" if request.param == "sqlite" else request.getfixturevalue("pg_db")
    opened = open_store(place)
    yield opened
    opened.close()


def does(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def info(**more: Any) -> TableInfo:
    table = parlour.new("unmatched", seed=1)
    made = TableInfo(
        tokens.new_id(), "unmatched", "1", table.setup, 2**63 + 1, None, auto=True, open_book=False, clock=None, created=1000.0
    )  # fmt: skip
    return replace(made, **more)


SEATS = [SeatRow("person", None, "Ann"), SeatRow("open", None, "Bö")]


def made(store: Store, moves: int = 0, **more: Any) -> str:
    new = info(**more)
    links = [new_link("host", None, used=True)[0], new_link("seat", 0, used=True)[0]]
    does(store.create(NewTable(new, [move(n + 1) for n in range(moves)], SEATS, links, [(b"device", links[0].id)])))
    return new.id


def move(version: int, client: str | None = None, **more: Any) -> Move:
    return replace(Move(version, "choose", 0, f"go:{version}", version, "person", "link", client, "~aa", 12.5), **more)


def line(number: int, text: str = "hello") -> ChatLine:
    return ChatLine(number=number, kind="chat", seat=0, name="Ann", text=text, at=1.5)


def load(store: Store, table: str) -> Any:
    found = does(store.load(table))
    assert found is not None
    return found


def test_who_reads_waits_for_no_game_that_is_played_again(store: Store) -> None:
    """The threads that everything else is done in may all be busy for seconds."""
    table, busy = made(store), threading.Event()

    async def asked() -> Any:
        tasks = [asyncio.create_task(asyncio.to_thread(busy.wait, 60)) for _ in range(40)]
        try:
            await asyncio.sleep(0)
            return await asyncio.wait_for(store.heads([table]), 20)
        finally:
            busy.set()
            await asyncio.gather(*tasks)

    assert does(asked()) == {table: Head(0, 0)}


def test_what_was_written_is_read(store: Store) -> None:
    clock = {"seconds": 60, "then": "pass", "level": "random"}
    start = {"some": ["position", "ä\u2028"]}
    new = info(clock=clock, start=start, came_from="aa", over=True)
    link = replace(new_link("seat", 1, used=True)[0], invited=b"\x00\xff")
    standing = [Standing(match="pass:*", answer="always")]
    seats = [SeatRow("bot", "casual", "Bot", standing), SeatRow("open", None, "")]
    does(store.create(NewTable(new, [move(1, "c1"), move(2, seat=None, kind="rewind")], seats, [link])))
    aside, moves = load(store, new.id)
    assert aside.info == new
    assert aside.seats == seats
    assert aside.links == {link.id: link}
    assert moves == [move(1, "c1"), move(2, seat=None, kind="rewind")]
    assert (aside.revision, aside.trouble, aside.chat) == (0, "", [])
    assert does(store.load("00")) is None


def test_a_version_is_written_once_and_without_gaps(store: Store) -> None:
    table = made(store)
    does(store.append(table, 0, move(1, "a"), over=None))
    for wrong in (move(1, "b"), move(3, "b"), move(2, "a")):
        with pytest.raises(Conflict):
            does(store.append(table, 0, wrong, over=None))
    with pytest.raises(Conflict):
        does(store.append("00", 0, move(1), over=None))
    does(store.append(table, 0, move(2, "b"), over=True))
    aside, moves = load(store, table)
    assert [m.version for m in moves] == [1, 2]
    assert aside.info.over


def test_many_tables_at_once_share_commits_and_mistakes_stay_alone(store: Store) -> None:
    tables = [made(store) for _ in range(20)]
    before = store.commits

    async def all_of_them() -> list[Any]:
        jobs = [store.append(table, 0, move(1), over=None) for table in tables]
        wrong = [store.append(tables[0], 0, move(7), over=None), store.append(tables[1], 9, move(2), over=None)]
        return await asyncio.gather(*jobs, *wrong, return_exceptions=True)

    results = does(all_of_them())
    assert results[:20] == [None] * 20
    assert [type(result) for result in results[20:]] == [Conflict, Conflict]
    assert store.commits - before < 20
    assert does(store.heads([*tables, "00"])) == dict.fromkeys(tables, Head(1, 0))


def test_of_many_who_want_a_version_one_gets_it(store: Store) -> None:
    table = made(store)

    async def race(version: int) -> int:
        jobs = [store.append(table, 0, move(version, f"{version}-{n}"), over=None) for n in range(10)]
        return sum(result is None for result in await asyncio.gather(*jobs, return_exceptions=True))

    assert [does(race(version)) for version in range(1, 6)] == [1] * 5
    assert len(load(store, table)[1]) == 5


def test_a_change_needs_the_revision_that_was_read(store: Store) -> None:
    table = made(store)
    does(store.change(table, 0, Change(lines=[line(1)])))
    for revision in (0, 2):
        with pytest.raises(Conflict):
            does(store.change(table, revision, Change(closed=True)))
    aside, _ = load(store, table)
    assert (aside.revision, aside.info.closed, aside.chat) == (1, False, [line(1)])


def test_whoever_has_not_read_that_a_link_ended_does_not_move_by_it(store: Store) -> None:
    table = made(store)
    seat = next(link for link in load(store, table)[0].links.values() if link.role == "seat")
    does(store.change(table, 0, Change(revoked=[seat.id])))
    with pytest.raises(Conflict):
        does(store.append(table, 0, move(1), over=None))
    with pytest.raises(Conflict):
        does(store.append(table, 0, move(1), over=False))
    does(store.append(table, 1, move(1), over=None))
    assert seat.id not in load(store, table)[0].links


def test_everything_that_can_change_changes_at_once(store: Store) -> None:
    table = made(store)
    host = next(link for link in load(store, table)[0].links.values() if link.role == "host")
    fresh = new_link("spectator", None)[0]
    held = replace(host, hash=b"other", invited=b"old", used=True)
    change = Change(
        seats={1: SeatRow("bot", "casual", "Cy")},
        standing={0: [Standing(match="x", answer="never")]},
        links=[fresh],
        held=[held],
        grants=[(b"d2", fresh.id), (b"device", host.id)],
        vote={"to": 3},
        code=Code("BCDFGHJK", [1], time() + 60),
        lines=[line(1), line(2, "more")],
        answer=("link", "id1", '{"ok": true}'),
        closed=True,
        rules="9",
        rematch="bb",
    )
    does(store.change(table, 0, change))
    aside, _ = load(store, table)
    assert aside.seats[1] == SeatRow("bot", "casual", "Cy")
    assert aside.seats[0].standing == [Standing(match="x", answer="never")]
    assert aside.links[fresh.id] == fresh
    assert aside.links[host.id] == held
    assert aside.more.vote == {"to": 3}
    assert aside.more.answers == (("link", "id1", {"ok": True}),)
    assert aside.more.code is not None
    assert aside.more.code[:2] == ("BCDFGHJK", [1])
    assert [one.text for one in aside.chat] == ["hello", "more"]
    assert (aside.info.closed, aside.info.rules, aside.info.rematch) == (True, "9", "bb")
    assert does(store.find_code("BCDFGHJK")) == table
    assert does(store.links_of(b"d2")) == {fresh.id}
    does(store.change(table, 1, Change(vote=None, code=None)))
    aside, _ = load(store, table)
    assert (aside.more.vote, aside.more.code) == (None, None)
    assert does(store.find_code("BCDFGHJK")) is None


def test_a_change_that_fails_changes_nothing(store: Store) -> None:
    table = made(store)
    does(store.change(table, 0, Change(answer=("link", "id1", "{}"))))
    with pytest.raises(Conflict):
        does(store.change(table, 1, Change(lines=[line(1)], closed=True, answer=("link", "id1", "{}"))))
    aside, _ = load(store, table)
    assert (aside.revision, aside.info.closed, aside.chat) == (1, False, [])


def test_the_tail_is_what_came_after(store: Store) -> None:
    table = made(store, moves=3)
    assert does(store.tail(table, 3, 0)) == (Head(3, 0), None, [])
    assert does(store.tail(table, 1, 0)) == (Head(3, 0), None, [move(2), move(3)])
    does(store.change(table, 0, Change(lines=[line(1)])))
    found = does(store.tail(table, 3, 0))
    assert found is not None
    head, aside, moves = found
    assert aside is not None
    assert (head, aside.revision, aside.chat, moves) == (Head(3, 1), 1, [line(1)], [])
    assert does(store.tail("00", 0, 0)) is None


def test_chat_and_answers_do_not_grow_without_end(store: Store) -> None:
    table = made(store)
    does(store.change(table, 0, Change(lines=[line(n) for n in range(1, MOST_LINES + 11)])))
    for n in range(MOST_ANSWERS + 5):
        does(store.change(table, n + 1, Change(answer=("link", f"{n:05}", "{}"))))
    aside, _ = load(store, table)
    assert [one.number for one in aside.chat] == list(range(11, MOST_LINES + 11))
    assert [client for _, client, _ in aside.more.answers] == [f"{n:05}" for n in range(5, MOST_ANSWERS + 5)]


def test_a_rematch_is_made_once_and_everybodys_devices_come_along(store: Store) -> None:
    table = made(store)
    host = next(link for link in load(store, table)[0].links.values() if link.role == "host")
    again = info(came_from=table)
    copied = LinkRow(tokens.new_id(), host.hash, "host", None, used=True)
    does(store.create(NewTable(again, [], SEATS, [copied], copied={host.id: copied.id}), (table, 0)))
    assert load(store, table)[0].info.rematch == again.id
    assert does(store.links_of(b"device")) == {host.id, copied.id}
    other = info(came_from=table)
    with pytest.raises(Conflict):
        does(store.create(NewTable(other, [], SEATS, []), (table, 0)))
    assert does(store.load(other.id)) is None


def test_a_device_knows_its_tables_and_leaves_them_to_its_next_cookie(store: Store) -> None:
    first, second = made(store, created=1.0), made(store, created=2.0)
    assert [(one.id, one.role, one.over) for one in does(store.tables_of(b"device"))] == [
        (second, "host", False), (first, "host", False)
    ]  # fmt: skip
    does(store.inherit(b"new", b"device"))
    does(store.inherit(b"new", b"device"))
    assert does(store.links_of(b"new")) == does(store.links_of(b"device"))
    assert does(store.tables_of(None)) == []
    assert len(does(store.device_key())) == 32


def test_for_one_table_nobody_reads_all_links_of_a_device(store: Store) -> None:
    mine, other = made(store), made(store)
    links = [*load(store, mine)[0].links]
    assert len(does(store.links_of(b"device"))) == 2
    assert does(store.links_of(b"device", links)) == does(store.links_of(b"device")) - {*load(store, other)[0].links}
    assert does(store.links_of(b"device", [])) == frozenset()


def test_however_many_came_by_a_link_only_so_many_come_along_to_a_rematch(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statements, "MOST_BROUGHT", 4)
    table = made(store)
    watching, _ = new_link("spectator", None)
    crowd = [(b"crowd %02d" % n, watching.id) for n in range(20)]
    does(store.change(table, 0, Change(links=[watching], grants=crowd)))
    old = load(store, table)[0].links
    copies = {link.id: replace(link, id=tokens.new_id()) for link in (watching, *old.values())}
    copied = {id: link.id for id, link in copies.items()}
    again = info(came_from=table)
    does(store.create(NewTable(again, [], SEATS, list(copies.values()), copied=copied), (table, 1)))
    there = {device: does(store.links_of(device)) & set(copied.values()) for device in (b"device", *(who for who, _ in crowd))}
    # Whoever plays is not kept out by those who look on.
    assert len(there.pop(b"device")) == 1
    assert sorted(device for device, links in there.items() if links) == [b"crowd 00", b"crowd 01", b"crowd 02"]


def test_a_device_has_so_many_links_and_the_oldest_make_room(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statements, "MOST_GRANTS", 3)
    tables = [made(store, created=float(n)) for n in range(5)]
    assert [one.id for one in does(store.tables_of(b"device"))] == tables[:1:-1]
    does(store.change(tables[0], 0, Change(grants=[(b"old", link) for link in load(store, tables[0])[0].links])))
    does(store.inherit(b"old", b"device"))
    assert len(does(store.links_of(b"old"))) == 3


def test_no_series_of_rematches_takes_a_device_a_game_that_goes_on(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody comes along to a rematch, however often somebody closes it and asks for the next."""
    monkeypatch.setattr(statements, "MOST_GRANTS", 3)
    monkeypatch.setattr(statements, "MOST_LISTED", 2)
    mine, last = made(store), made(store)
    does(store.change(mine, 0, Change(links=[host := new_link("host", None, used=True)[0]], grants=[(b"device", host.id)])))
    for number in range(6):
        new, link = info(created=2000.0 + number), new_link("spectator", None)[0]
        before = [one for one in load(store, last)[0].links.values() if one.role != "seat"]
        does(store.change(last, 0, Change(closed=True)))
        does(store.create(NewTable(new, [], SEATS, [link], copied={one.id: link.id for one in before}), (last, 1)))
        last = new.id
    held = does(store.links_of(b"device"))
    assert len(held) == 3
    assert sorted(held & load(store, mine)[0].links.keys()) == sorted(
        one.id for one in load(store, mine)[0].links.values() if one.role == "host"
    )
    assert {one.id for one in does(store.tables_of(b"device"))} >= {mine}


def test_tables_nobody_comes_back_to_are_found_and_removed(store: Store) -> None:
    old, played, fresh = made(store), made(store, moves=1), made(store, created=100 * DAY)
    does(store.note_seen([old, played], 1000.0, 1000.0, 3600.0))
    does(store.note_seen([fresh], 100 * DAY, 100 * DAY, 3600.0))
    assert does(store.left_behind(100 * DAY, 180, 10)) == [old]
    assert set(does(store.left_behind(100 * DAY, 50, 10))) == {old, played}
    does(store.note_seen([old], 100 * DAY, 100 * DAY, 3600.0))
    assert does(store.left_behind(100 * DAY, 50, 10)) == [played]
    # Ten years in which nobody served make no table older.
    does(store.note_seen([], 3750 * DAY, None, 3600.0))
    assert does(store.left_behind(3750 * DAY, 50, 10)) == [played]
    does(store.delete([played, old]))
    assert set(does(store.heads([old, played, fresh]))) == {fresh}
    assert len(does(store.links_of(b"device"))) == 1


def test_time_that_was_set_anew_is_skipped_once_whoever_notices_it(store: Store) -> None:
    table = made(store)
    does(store.note_seen([table], 1000 * DAY, 1000 * DAY, 3600.0))
    # Several who serve the same tables see that the time was set back, each against its own.
    for _ in range(3):
        does(store.note_seen([], 800 * DAY, 1000 * DAY, 3600.0))
    assert does(store.left_behind(801 * DAY, 50, 10)) == []
    assert does(store.left_behind(851 * DAY, 50, 10)) == [table]


def test_what_is_due_is_done_by_one(store: Store) -> None:
    table = made(store)
    assert does(store.claim(table, "one", 60.0, 0.0))
    assert does(store.claim(table, "one", 60.0, 0.0))
    if not store.shared:
        return
    assert not does(store.claim(table, "two", 60.0, 0.0))
    assert does(store.claim_due("two", 60.0, 10)) == []
    assert does(store.renew("one", -1.0, [table, "00"])) == [table]
    assert [due.table for due in does(store.claim_due("two", 60.0, 10))] == [table]
    assert does(store.renew("one", 60.0, [table])) == []
    does(store.release(table, "one", None))
    assert does(store.renew("two", 60.0, [table])) == [table]
    does(store.release(table, "two", 3600.0))
    assert does(store.claim_due("one", 60.0, 10)) == []
    assert does(store.claim(table, "one", 60.0, 0.0))


def test_a_new_table_with_a_clock_is_due_even_if_nobody_looks_after_it(store: Store) -> None:
    if not store.shared:
        return
    table = made(store, clock={"seconds": 0, "then": "pass", "level": "random"})
    assert [due.table for due in does(store.claim_due("one", 60.0, 10))] == [table]


def test_others_hear_who_is_connected(store: Store) -> None:
    if not store.shared:
        assert does(store.elsewhere("one", ["aa"])) == {}
        return
    does(store.show("one", 60.0, {"aa": Here((0,), 1), "bb": Here((1,), 0, (0,))}))
    does(store.show("two", 60.0, {"aa": Here((0, 2), 2)}))
    does(store.show("three", -1.0, {"aa": Here((3,), 9)}))
    assert does(store.elsewhere("two", ["aa", "bb"])) == {"aa": Here((0,), 1), "bb": Here((1,), 0, (0,))}
    assert does(store.elsewhere("none", ["aa"])) == {"aa": Here((0, 2), 3)}


def test_what_is_limited_is_limited_everywhere(store: Store) -> None:
    if not store.shared:
        return
    assert [does(store.take("a", 0.0, 2.0)) for _ in range(4)] == [True, True, False, False]
    assert not does(store.take("a", 0.0, 2.0, only_look=True))
    # What was taken may be given back, and then be taken once more.
    assert does(store.take("a", 0.0, 2.0, -1.0))
    assert [does(store.take("a", 0.0, 2.0)) for _ in range(2)] == [True, False]
    assert does(store.take("b", 0.0, 2.0, only_look=True))
    assert does(store.take("a", 1e9, 2.0))
    assert [does(store.take("c", 0.0, 20.0, much)) for much in (21.0, 15.0, 6.0, 5.0, 1.0)] == [False, True, False, True, False]


# What belongs to people.


def ended(table: str, version: int, **more: Any) -> Ended:
    doc = {"names": ["Ann", "Bob"]}
    return replace(Ended(table, version, 12.5, "unmatched", table, doc, {0: True, 1: False}), **more)


def noted(store: Store, made_up: Ended) -> None:
    does(store.change_own(lambda c: own.note_result(c, made_up)))


def seated(store: Store, *held: tuple[bytes, int]) -> str:
    """Return a table that is over, with devices on its seats."""
    new = info()
    links = [new_link("seat", seat, used=True)[0] for seat in (0, 1)]
    does(store.create(NewTable(new, [], SEATS, links, [(device, links[seat].id) for device, seat in held])))
    does(store.append(new.id, 0, move(1), over=True))
    return new.id


def results_of(store: Store, device: bytes) -> list[tuple[str, list[int], bool | None]]:
    found = does(store.own(lambda c: own.results_of(c, device, 10)))
    return [(one.table, one.seats, one.won) for one in found]


def test_a_result_is_written_for_each_device_and_once(store: Store) -> None:
    table = seated(store, (b"ann", 0), (b"bob", 1), (b"both", 0), (b"both", 1))
    assert does(store.own(lambda c: own.not_noted(c, 9))) == [table]
    assert does(store.own(lambda c: own.not_noted(c, 9, b"bob"))) == [table]
    assert does(store.own(lambda c: own.not_noted(c, 9, b"stranger"))) == []
    for _ in range(2):
        noted(store, ended(table, 1))
    assert results_of(store, b"ann") == [(table, [0], True)]
    assert results_of(store, b"bob") == [(table, [1], False)]
    assert results_of(store, b"both") == [(table, [0, 1], None)]
    assert results_of(store, b"stranger") == []
    assert does(store.own(lambda c: own.not_noted(c, 9))) == []


def test_a_game_that_goes_on_again_has_no_result(store: Store) -> None:
    table = seated(store, (b"ann", 0))
    noted(store, ended(table, 2))
    assert results_of(store, b"ann") == []
    noted(store, ended(table, 1))
    does(store.append(table, 0, move(2, kind="undo"), over=False))
    assert results_of(store, b"ann") == []
    noted(store, ended(table, 2))
    assert results_of(store, b"ann") == []
    does(store.append(table, 0, move(3), over=True))
    noted(store, ended(table, 3))
    assert results_of(store, b"ann") == [(table, [0], True)]


def test_a_result_outlives_its_table_until_everybody_has_left(store: Store) -> None:
    table = seated(store, (b"ann", 0), (b"bob", 1))
    noted(store, ended(table, 1))
    does(store.change_own(lambda c: own.keep_review(c, table, 1, b"x", {"0": [0.5, -0.25]}, 1.0)))
    assert does(store.own(lambda c: own.review_of(c, table, 1))) == b"x"
    assert does(store.own(lambda c: own.review_of(c, table, 2))) is None
    does(store.delete([table]))
    assert does(store.own(lambda c: own.review_of(c, table, 1))) is None
    (one,) = does(store.own(lambda c: own.results_of(c, b"ann", 10)))
    assert (one.there, one.review) == (False, {"0": [0.5, -0.25]})
    does(store.change_own(lambda c: own.erase(c, b"ann")))
    (one,) = does(store.own(lambda c: own.results_of(c, b"bob", 10)))
    assert one.doc["names"] == ["", "Bö"], "as they are called at the table by then"
    does(store.change_own(lambda c: own.erase(c, b"bob")))
    assert does(store.own(lambda c: own.series_of(c, table, 10))) == []


def test_whoever_leaves_is_erased_piece_by_piece(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "MOST_AT_ONCE", 2)
    tables = [seated(store, (b"ann", 0), (b"bob", 1)) for _ in range(5)]
    for table in tables:
        noted(store, ended(table, 1))
    told = []
    while not does(store.change_own(lambda c: own.erase(c, b"ann"))):
        told.append(len(results_of(store, b"ann")))
    assert told == [3, 1]
    assert results_of(store, b"ann") == []
    assert [one.doc["names"] for one in does(store.own(lambda c: own.results_of(c, b"bob", 10)))] == [["", "Bö"]] * 5


def test_results_grow_older_by_the_clock_of_whoever_keeps_them(store: Store) -> None:
    """A game that was played at a node whose clock is wrong is kept as long as others."""
    for at in (0.0, 1e12):
        table = seated(store, (b"ann", 0))
        noted(store, ended(table, 1, at=at))
    now = time()
    assert does(store.change_own(lambda c: own.forget_before(c, now - 60, 9))) == 0
    assert does(store.change_own(lambda c: own.forget_before(c, now + 60, 9))) == 2


def test_what_ends_after_minutes_ends_by_the_clock_of_whoever_keeps_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node whose clock is an hour wrong neither takes others their codes and secrets nor lets its own last longer."""
    if not store.shared:
        return
    right, table, others = time(), made(store), made(store)
    does(store.change(others, 0, Change(code=Code("CCCCCCCC", [1], right + 600))))
    for wrong in (-3600.0, 3600.0):
        with monkeypatch.context() as there:
            for module in ("own", "statements"):
                there.setattr(f"parlour.server.{module}.time", lambda wrong=wrong: time() + wrong)
            revision = load(store, table)[0].revision
            does(store.change(table, revision, Change(code=Code("BBBBBBBB", [0], right + wrong + 600))))
            does(
                store.change_own(
                    partial(own.offer_carry, device=b"ann", hashed=b"one", until=right + wrong + 600, now=right + wrong)
                )
            )
            # As it is seen there.
            assert does(store.find_code("CCCCCCCC")) == others
            code = load(store, table)[0].more.code
            assert code is not None
            assert abs(code[2] - (right + wrong + 600)) < 60
        # And by everybody else.
        assert does(store.find_code("BBBBBBBB")) == table
        code = load(store, table)[0].more.code
        assert code is not None
        assert abs(code[2] - (right + 600)) < 60
        (carry,) = does(store.own(lambda c: own.carries_of(c, b"ann", right)))
        assert abs(carry.until - (right + 600)) < 60


def test_a_review_of_a_table_that_is_gone_is_not_kept(store: Store) -> None:
    does(store.change_own(lambda c: own.keep_review(c, "00", 1, b"x", {}, 1.0)))
    assert does(store.own(lambda c: own.review_of(c, "00", 1))) is None


def test_a_secret_is_used_once_and_in_time(store: Store) -> None:
    does(store.change_own(lambda c: own.offer_carry(c, b"ann", b"one", 100.0, 10.0)))
    assert does(store.change_own(lambda c: own.use_carry(c, b"two", 20.0))) is None
    assert does(store.change_own(lambda c: own.use_carry(c, b"one", 100.0))) is None
    assert does(store.change_own(lambda c: own.use_carry(c, b"one", 20.0))) == b"ann"
    assert does(store.change_own(lambda c: own.use_carry(c, b"one", 21.0))) is None
    assert [one.used for one in does(store.own(lambda c: own.carries_of(c, b"ann", 30.0)))] == [20.0]
    does(store.change_own(lambda c: own.offer_carry(c, b"ann", b"three", 100.0 + own.CARRIES_TOLD, 101.0 + own.CARRIES_TOLD)))
    assert does(store.own(lambda c: own.carries_of(c, b"ann", 99.0 + own.CARRIES_TOLD)))[0].used is None
    assert len(does(store.own(lambda c: c.execute("SELECT hash FROM carries").fetchall()))) == 1


def test_notes_are_part_of_a_table(store: Store) -> None:
    table = made(store)
    note = Note(1, 3, 0, "Ann", "here it turned", 1.5)
    does(store.change(table, 0, Change(notes=[note, replace(note, number=2)])))
    assert load(store, table)[0].notes == [note, replace(note, number=2)]
    does(store.change(table, 1, Change(unnoted=[1])))
    assert load(store, table)[0].notes == [replace(note, number=2)]


def test_lines_can_be_taken_away(store: Store) -> None:
    table = made(store)
    does(store.change(table, 0, Change(lines=[line(1), line(2)])))
    does(store.change(table, 1, Change(unsaid=[1], lines=[line(3)])))
    assert [one.number for one in load(store, table)[0].chat] == [2, 3]
