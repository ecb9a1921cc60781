"""A player's home: finished games and numbers by device, another device, taking everything along, leaving."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import parlour
from packs.files import changed, written
from parlour.client import Refused, ask, join
from parlour.engine.said import Said
from parlour.server import leaving, own, results, seating, tokens
from parlour.server.contract import Result
from parlour.server.house import A_ROW
from parlour.server.limits import Buckets
from parlour.server.rights import SeatRow
from review.finished import play_to_the_end
from server.device import Device
from server.finishing import Friends
from server.hosting import Running, Table, eventually, request

pytestmark = pytest.mark.attack

EVERYTHING = {"everything": True}
BOT = {"holder": "bot", "level": "random"}


@pytest.fixture(autouse=True)
def _patience(running: Running, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Let tests ask as often as they like; the limits have their own. Each counts by itself: a database remembers."""
    state = running.server.config.app.state  # type: ignore[union-attr]
    limits = [state.carries.made, state.carries.tried, state.exports]
    for limit in limits:
        monkeypatch.setattr(limit, "buckets", Buckets(1.0, 1e6))
        monkeypatch.setattr(limit, "name", f"{limit.name} {request.node.name}")


@pytest.fixture
def friends(running: Running) -> Friends:
    return Friends(running)


@pytest.fixture
def played(friends: Friends) -> Friends:
    friends.finish()
    return friends


def test_a_finished_game_is_at_home_with_both_and_nobody_else(played: Friends) -> None:
    (anns,), (bobs,) = played.finished(played.ann), played.finished(played.bob)
    assert anns["table"] == bobs["table"] == played.table
    assert anns["won"] is not bobs["won"]
    assert [(seat["name"], seat["yours"], seat["level"]) for seat in anns["seats"]] == [("Ann", True, None), ("Bob", False, None)]
    assert anns["ending"]
    assert (anns["there"], anns["counts"], anns["series"]) == (True, True, 1)
    stranger = Device(played.running)
    assert played.finished(stranger) == []
    stranger.ask("POST", "/api/tables", {"game": "unmatched", "seats": [{"holder": "me"}]})
    assert played.finished(stranger) == []
    assert stranger.once("GET", "/api/mine/numbers")[1]["played"] == 0
    for method, path in (("GET", "/api/mine/everything"), ("POST", "/api/mine/carry"), ("POST", "/api/mine/delete")):
        with pytest.raises(Refused) as refused:
            ask(method, f"{played.running.address}{path}", EVERYTHING if "delete" in path else None, played.links[0]["token"])
        assert refused.value.code == "no_key"


def test_a_finished_game_speaks_the_readers_language(played: Friends) -> None:
    endings = {code: played.ann.once("GET", f"/api/mine/games?language={code}")[1]["games"][0]["ending"] for code in ("en", "de")}
    assert endings["en"] != endings["de"]


def test_a_result_outlives_its_table(played: Friends) -> None:
    running = played.running
    running.within(running.house.forget(running.house.live[played.table]))
    running.house.keeper.seen.discard(played.table)
    played.sql("UPDATE tables SET seen=0 WHERE id=?", played.table)
    assert running.within(running.house.keeper.round()) >= 1
    assert played.ann.once("GET", f"/api/tables/{played.table}")[0] == 404
    (game,) = played.finished(played.ann)
    assert (game["table"], game["there"]) == (played.table, False)
    assert played.ann.once("GET", "/api/mine/numbers")[1]["played"] == 1


def test_results_of_long_ago_are_removed_in_the_end(played: Friends) -> None:
    running = played.running
    played.sql("UPDATE results SET seen=0 WHERE table_id=?", played.table)
    running.within(running.house.keeper.round())
    assert played.finished(played.ann) == []
    assert played.sql("SELECT count(*) FROM played WHERE table_id=?", played.table) == [(0,)]


def test_the_deal_somebody_knew_does_not_count(running: Running) -> None:
    friends = Friends(running, known_deal=True)
    friends.finish()
    (game,) = friends.finished(friends.ann)
    assert game["counts"] is False
    assert friends.ann.once("GET", "/api/mine/numbers")[1]["played"] == 0


def test_numbers_are_counted_by_what_was_played(played: Friends) -> None:
    status, found = played.bob.once("GET", "/api/mine/numbers?language=nl")
    assert status == 200
    (game,) = found["games"]
    assert (game["game"], game["played"], found["played"]) == ("unmatched", 1, 1)
    rows = {tally["by"]: tally["rows"] for tally in game["tallies"]}
    assert [row["id"] for row in rows["role"]] == ["Invisible Man"]
    assert [row["id"] for row in rows["board"]] == ["baskerville_manor"]
    assert "level" not in rows


def test_a_rematch_goes_on_with_the_series(played: Friends) -> None:
    status, made = played.ann.once("POST", f"/api/tables/{played.table}/rematch")
    assert status == 201
    stand = played.bob.once("GET", f"/api/tables/{made['table']}/series")[1]
    assert [game["table"] for game in stand["games"]] == [played.table]
    assert sorted(stand["score"]) == [0, 1]
    assert stand["campaign"] is None
    assert Device(played.running).once("GET", f"/api/tables/{played.table}/series")[0] == 401


# To another device.


def offered(friends: Friends) -> str:
    status, made = friends.ann.once("POST", "/api/mine/carry")
    assert status == 201
    return str(made["path"]).partition("#")[2]


def test_another_device_has_everything_and_the_old_one_and_the_table_are_told(friends: Friends) -> None:
    other = Friends(friends.running)
    other.ann = friends.ann
    token = offered(friends)
    assert friends.ann.once("GET", "/api/mine/carry")[1]["until"] is not None
    phone = Device(friends.running)
    status, carried = phone.ask("POST", "/api/carry", {"token": token})
    assert (status, carried["tables"]) == (200, 1)
    assert phone.opens(friends.table) == [0]
    assert friends.ann.opens(friends.table) == [0]
    for _ in range(2):
        lines = [line["text"] for line in friends.bob.once("GET", f"/api/tables/{friends.table}/chat")[1]["lines"]]
        assert lines.count("Ann joined with another device.") == 1
        # Also for whoever looks in later.
        friends.running.within(friends.running.house.forget(friends.running.house.live[friends.table]))
    told = friends.ann.once("GET", "/api/mine/carry")[1]
    assert told["until"] is None
    assert len(told["used"]) == 1
    assert friends.bob.once("GET", "/api/mine/carry")[1] == {"until": None, "used": []}
    friends.finish()
    assert [game["table"] for game in friends.finished(phone)] == [friends.table]


def test_a_table_that_is_put_away_is_told_as_well(friends: Friends) -> None:
    running = friends.running
    running.within(running.house.forget(running.house.live[friends.table]))
    phone = Device(running)
    assert phone.ask("POST", "/api/carry", {"token": offered(friends)})[0] == 200
    assert friends.table not in running.house.live
    lines = [line["text"] for line in friends.bob.once("GET", f"/api/tables/{friends.table}/chat")[1]["lines"]]
    assert lines.count("Ann joined with another device.") == 1


def test_what_is_carried_is_written_once_more_and_counted(friends: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    house, counted = friends.running.house, list[tuple[str, int]]()
    usual = house.may_keep

    async def may_keep(who: str, much: int) -> None:
        counted.append((who, much))
        await usual(who, much)

    monkeypatch.setattr(house, "may_keep", may_keep)
    assert Device(friends.running).ask("POST", "/api/carry", {"token": offered(friends)})[0] == 200
    links = len(friends.running.within(house.store.links_of(tokens.digest(next(iter(friends.ann.cookies.values()))))))
    assert counted == [("127.0.0.1", links * A_ROW)]


def test_a_seat_that_is_taken_away_meanwhile_keeps_nothing_else_from_coming_along(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A secret is good once: what one host does at that moment spoils nothing at the tables of others."""
    tables = [Table(running.address, seats=[{"holder": "invite"}, {"holder": "invite"}]) for _ in range(2)]
    old, phone, house = Device(running), Device(running), running.house
    assert all(old.join(table.links[0])[0] == 200 for table in tables)
    usual, taken = house.store.load, list[str]()

    async def load(table: str) -> Any:
        found = await usual(table)
        if not taken:
            taken.append(table)
            live = house.live[table]
            async with live.lock:
                await seating.relink(house, live, 0, Said("new-link", seat=1), SeatRow("open", None, "Ann"))
        return found

    secret = old.once("POST", "/api/mine/carry")[1]["path"].partition("#")[2]
    monkeypatch.setattr(house.store, "load", load)
    assert phone.ask("POST", "/api/carry", {"token": secret})[0] == 200
    assert [phone.opens(table.id) for table in tables] == [[] if table.id in taken else [0] for table in tables]


def test_a_secret_is_good_once(played: Friends) -> None:
    token = offered(played)
    phone, thief = Device(played.running), Device(played.running)
    assert phone.ask("POST", "/api/carry", {"token": token})[0] == 200
    assert [game["table"] for game in played.finished(phone)] == [played.table]
    for device in (thief, phone):
        status, answer = device.ask("POST", "/api/carry", {"token": token})
        assert (status, answer["code"]) == (401, "no_key")
    assert played.finished(thief) == []
    assert thief.opens(played.table) == []


@pytest.mark.attack
def test_a_secret_that_was_refused_for_want_of_space_is_still_good(played: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    token, phone = offered(played), Device(played.running)
    with monkeypatch.context() as full:
        full.setattr(played.running.house.space, "buckets", Buckets(0.0, 0.0))
        assert phone.ask("POST", "/api/carry", {"token": token})[0] == 429
        assert played.finished(phone) == []
    assert phone.ask("POST", "/api/carry", {"token": token})[0] == 200
    assert [game["table"] for game in played.finished(phone)] == [played.table]


def test_a_secret_ends(played: Friends) -> None:
    first = offered(played)
    second = offered(played)
    phone = Device(played.running)
    assert phone.ask("POST", "/api/carry", {"token": first})[0] == 401
    played.sql("UPDATE carries SET until=1.0 WHERE used IS NULL")
    assert phone.ask("POST", "/api/carry", {"token": second})[0] == 401
    third = offered(played)
    assert played.ann.once("DELETE", "/api/mine/carry")[0] == 200
    assert phone.ask("POST", "/api/carry", {"token": third})[0] == 401
    assert played.finished(phone) == []


def test_secrets_cannot_be_guessed_by_trying(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    state = running.server.config.app.state  # type: ignore[union-attr]
    monkeypatch.setattr(state.carries.tried, "buckets", Buckets(0.001, 3))
    thief = Device(running)
    answers = [thief.ask("POST", "/api/carry", {"token": "a" * 26 + str(n % 10)})[0] for n in range(8)]
    assert 429 in answers
    assert set(answers) <= {401, 429}
    monkeypatch.setattr(state.carries.made, "buckets", Buckets(0.001, 1))
    thief.ask("POST", "/api/tables", {"game": "unmatched", "seats": [{"holder": "me"}]})
    assert [thief.once("POST", "/api/mine/carry")[0] for _ in range(3)].count(201) == 1


def test_only_the_hash_of_a_secret_is_stored(played: Friends) -> None:
    token = offered(played)
    rows = played.sql("SELECT hash, device FROM carries WHERE used IS NULL")
    assert token.encode() not in b"".join(bytes(part) for row in rows for part in row)


# Taking along, and leaving.


def test_everything_is_one_file_with_the_records(played: Friends) -> None:
    status, headers, data = request(played.running, "GET", "/api/mine/everything", None, played.ann.headers)
    assert status == 200
    assert "attachment" in headers["content-disposition"]
    found = json.loads(data)
    assert [game["table"] for game in found["finished"]] == [played.table]
    assert [table["table"] for table in found["tables"]] == [played.table]
    assert found["records"][played.table]["choices"][-4:] == list(played.record.choices[-4:])
    assert found["numbers"]["played"] == 1
    stranger = Device(played.running)
    stranger.ask("POST", "/api/tables", {"game": "unmatched", "seats": [{"holder": "me"}]})
    other = stranger.once("GET", "/api/mine/everything")[1]
    assert played.table not in json.dumps(other)
    assert Device(played.running).once("GET", "/api/mine/everything")[0] == 401


def test_however_many_files_somebody_asks_for_one_record_is_played_again_at_a_time(
    played: Friends, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, record = played.running.house, leaving._record
    at_once, most, two = Counter[str](), [0], threading.Event()

    def noted(*asked: Any) -> str:
        at_once["played"] += 1
        most[0] = max(most[0], at_once["played"])
        if at_once["played"] > 1:
            two.set()
        two.wait(0.2)
        found = record(*asked)
        at_once["played"] -= 1
        return found

    monkeypatch.setattr(leaving, "_record", noted)
    device = tokens.digest(played.ann.cookies["parlour"])

    async def taken() -> str:
        return "".join([piece async for piece in leaving.exported(house, device)])

    async def asked() -> list[str]:
        return await asyncio.gather(*(taken() for _ in range(3)))

    for file in played.running.within(asked()):
        assert list(json.loads(file)["records"]) == [played.table]
    assert most == [1]


def test_the_record_of_a_running_game_is_not_in_the_file(friends: Friends) -> None:
    found = friends.ann.once("GET", "/api/mine/everything")[1]
    assert [table["table"] for table in found["tables"]] == [friends.table]
    assert found["records"] == {}
    assert "seed" not in json.dumps(found)


def say(device: Device, table: str, text: str) -> None:
    body = {"type": "say", "id": f"say-{len(text)}", "text": text}
    assert device.once("POST", f"/api/tables/{table}/act", body)[0] == 200


def test_whoever_leaves_leaves_no_name_and_the_game_goes_on(friends: Friends) -> None:
    running = friends.running
    alone = {"game": "unmatched", "seats": [{"holder": "me", "name": "Ann"}]}
    own_table = friends.ann.ask("POST", "/api/tables", alone)[1]["table"]
    say(friends.ann, friends.table, "my secret words")
    say(friends.bob, friends.table, "hello there")
    before = dict(friends.ann.cookies)
    status, done = friends.ann.once("POST", "/api/mine/delete", EVERYTHING)
    assert (status, done) == (200, {"removed": 1, "left": 1})
    assert "Max-Age=0" in friends.ann.told
    # Whoever kept the old cookie has nothing by it.
    friends.ann.cookies = before
    assert friends.ann.opens(friends.table) == []
    assert friends.ann.once("GET", "/api/tables")[1]["tables"] == []
    assert running.within(running.house.store.load(own_table)) is None
    status, opened = friends.bob.once("GET", f"/api/tables/{friends.table}")
    assert status == 200
    seat = opened["table"]["seats"][0]
    assert (seat["holder"], seat["name"]) == ("bot", "Player 1")
    lines = [line["text"] for line in friends.bob.once("GET", f"/api/tables/{friends.table}/chat")[1]["lines"]]
    assert "hello there" in lines
    assert not any("Ann" in line or "secret" in line for line in lines)
    rows = friends.sql("SELECT name FROM seats WHERE table_id=?", friends.table)
    assert "Ann" not in {row[0] for row in rows}


@pytest.mark.parametrize("alone", [False, True])
def test_what_was_carried_to_another_device_stays_there_without_the_name(friends: Friends, *, alone: bool) -> None:
    seats = [{"holder": "me", "name": "Ann"}, BOT]
    table = friends.ann.ask("POST", "/api/tables", {"game": "unmatched", "seats": seats})[1]["table"] if alone else friends.table
    say(friends.ann, table, "my secret words")
    standing = {"type": "standing", "id": "1", "seat": 0, "standing": [{"match": "x:*", "answer": "never", "when": []}]}
    assert friends.ann.once("POST", f"/api/tables/{table}/act", standing)[0] == 200
    phone = Device(friends.running)
    assert phone.ask("POST", "/api/carry", {"token": offered(friends)})[0] == 200
    assert friends.ann.once("POST", "/api/mine/delete", EVERYTHING) == (200, {"removed": 0, "left": 1 + alone})
    assert phone.opens(table) == [0]
    status, opened = phone.once("GET", f"/api/tables/{table}")
    assert status == 200
    assert [opened["table"]["seats"][0][key] for key in ("holder", "name")] == ["person", "Player 1"]
    assert opened["states"][0]["standing"] == standing["standing"]
    lines = [line["text"] for line in phone.once("GET", f"/api/tables/{table}/chat")[1]["lines"]]
    assert not any("Ann" in line or "secret" in line for line in lines)
    # The last of them leaves as everybody does.
    assert phone.once("POST", "/api/mine/delete", EVERYTHING) == (200, {"removed": int(alone), "left": 1})


def test_whoever_leaves_is_nameless_in_the_games_of_others(played: Friends) -> None:
    assert played.ann.once("POST", "/api/mine/delete", EVERYTHING)[1] == {"removed": 0, "left": 1}
    (game,) = played.finished(played.bob)
    assert [seat["name"] for seat in game["seats"]] == ["", "Bob"]
    assert played.bob.opens(played.table) == [1]
    assert played.sql("SELECT count(*) FROM played WHERE table_id=?", played.table) == [(1,)]
    played.bob.once("POST", "/api/mine/delete", EVERYTHING)
    assert played.sql("SELECT count(*) FROM results WHERE table_id=?", played.table) == [(0,)]


def test_whoever_leaves_while_the_game_is_written_down_leaves_no_name(friends: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    usual, left = results.result, list[int]()

    def result(*known: Any) -> Any:
        found = usual(*known)
        if not left:
            left.append(friends.ann.once("POST", "/api/mine/delete", EVERYTHING)[0])
        return found

    monkeypatch.setattr(results, "result", result)
    friends.finish()
    assert left == [200]
    (game,) = friends.finished(friends.bob)
    assert [seat["name"] for seat in game["seats"]] == ["Player 1", "Bob"]


@pytest.mark.parametrize("who", ["whoever watches", "a guest", "another host"])
def test_a_table_is_removed_by_its_only_host_alone(running: Running, who: str) -> None:
    host, other = Device(running), Device(running)
    seats = [BOT, {"holder": "invite"} if who == "a guest" else BOT]
    status, made = host.ask("POST", "/api/tables", {"game": "unmatched", "seats": seats})
    assert status == 201
    wanted = {"whoever watches": ("spectator", None), "a guest": ("seat", 1), "another host": ("host", None)}[who]
    (link,) = [link for link in made["links"] if (link["role"], link["seat"]) == wanted]
    assert other.join(link["path"], "Eve")[0] == 200
    for device in (other, host) if who != "another host" else (host, other):
        status, done = device.once("POST", "/api/mine/delete", EVERYTHING)
        last = device is (host if who != "another host" else other)
        assert (status, done) == (200, {"removed": int(last), "left": int(not last)})
        assert (running.within(running.house.store.load(made["table"])) is None) is last


def test_nobody_who_sits_down_meanwhile_loses_their_table(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    host, friend = Device(running), Device(running)
    made = host.ask("POST", "/api/tables", {"game": "unmatched", "seats": [{"holder": "me"}, {"holder": "invite"}]})[1]
    (link,) = [link for link in made["links"] if link["seat"] == 1]
    store, joined = running.house.store, list[int]()
    usual = store.links_of

    async def links_of(device: bytes, *among: Any) -> frozenset[str]:
        if not joined:
            joined.append(0)
            joined.append((await asyncio.to_thread(friend.join, link["path"], "Bob"))[0])
        return await usual(device, *among)

    monkeypatch.setattr(store, "links_of", links_of)
    assert host.once("POST", "/api/mine/delete", EVERYTHING) == (200, {"removed": 0, "left": 1})
    assert joined == [0, 200]
    assert friend.opens(made["table"]) == [1]


def test_nobody_sits_down_at_a_table_that_is_just_being_removed(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is closed first: whoever comes then is told so, and not that they have a seat."""
    host, friend = Device(running), Device(running)
    made = host.ask("POST", "/api/tables", {"game": "unmatched", "seats": [{"holder": "me"}, {"holder": "invite"}]})[1]
    (link,) = [link for link in made["links"] if link["seat"] == 1]
    store, joined = running.house.store, list[int]()
    usual = store.delete

    async def delete(tables: list[str]) -> Any:
        joined.append((await asyncio.to_thread(friend.join, link["path"], "Bob"))[0])
        return await usual(tables)

    monkeypatch.setattr(store, "delete", delete)
    assert host.once("POST", "/api/mine/delete", EVERYTHING) == (200, {"removed": 1, "left": 0})
    assert joined == [409]


def test_nobody_for_whom_a_bot_plays_loses_their_table(friends: Friends) -> None:
    seat = f"/api/tables/{friends.table}/seats/1"
    assert friends.bob.once("POST", seat, {"action": "give_to_bot", "level": "random"})[0] == 200
    assert friends.ann.once("POST", "/api/mine/delete", EVERYTHING) == (200, {"removed": 0, "left": 1})
    assert friends.bob.opens(friends.table) == [1]


def test_nobody_who_plays_notices_that_somebody_looks_on_no_longer(running: Running) -> None:
    table = Table(running.address, seats=[{"holder": "invite"}, {"holder": "invite"}], shared_chance=True)
    watcher = Device(running)
    assert watcher.join(table.links["spectator"])[0] == 200
    live = running.house.live[table.id]
    with table.join(0), join(table.links["spectator"]):
        before = live.info.chance
        theirs, other = sorted(live.listeners, key=lambda listener: listener.rights.spectator, reverse=True)
        theirs.device = tokens.digest(next(iter(watcher.cookies.values())))
        assert watcher.once("POST", "/api/mine/delete", EVERYTHING) == (200, {"removed": 0, "left": 1})
        assert running.house.live[table.id] is live
        assert live.listeners == {other}
    kept = running.within(running.house.store.load(table.id))
    assert kept is not None
    assert kept[0].info.chance == live.info.chance == before
    assert watcher.opens(table.id) == []


def test_nobody_at_a_table_keeps_somebody_from_leaving_it(friends: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob changes something whenever Ann has just looked what there is to leave."""
    house = friends.running.house
    usual, busy = house.store.load, list[asyncio.Task[tuple[int, Any]]]()

    async def load(table_id: str) -> Any:
        found = await usual(table_id)
        body = {"type": "standing", "id": f"{len(busy)}", "seat": 1, "standing": []}
        busy.append(asyncio.create_task(asyncio.to_thread(friends.bob.once, "POST", f"/api/tables/{table_id}/act", body)))
        await asyncio.wait(busy, timeout=0.5)
        return found

    monkeypatch.setattr(house.store, "load", load)
    assert friends.ann.once("POST", "/api/mine/delete", EVERYTHING) == (200, {"removed": 0, "left": 1})
    assert friends.ann.opens(friends.table) == []
    monkeypatch.undo()
    friends.running.within(asyncio.wait_for(_all(busy), 60))


async def _all(tasks: list[asyncio.Task[tuple[int, Any]]]) -> None:
    await asyncio.gather(*tasks)


@pytest.mark.parametrize("what", ["leaves", "comes with another device"])
def test_a_table_that_is_just_being_opened_hears_who_left_or_came(
    friends: Friends, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    running, phone = friends.running, Device(friends.running)
    secret = friends.ann.once("POST", "/api/mine/carry")[1]["path"].partition("#")[2]
    assert phone.once("POST", "/api/carry", {"token": secret})[1]["code"] == "no_cookie"
    leaves, comes = (friends.ann, "/api/mine/delete", EVERYTHING), (phone, "/api/carry", {"token": secret})
    asked = leaves if what == "leaves" else comes
    house = running.house
    running.within(house.forget(running.within(house.open(friends.table))))
    usual, changes = house.store.load, list[asyncio.Task[tuple[int, Any]]]()

    async def load(table_id: str) -> Any:
        found = await usual(table_id)
        if not changes:
            # It was read, and is about to be shown.
            device, path, body = asked
            changes.append(asyncio.create_task(asyncio.to_thread(device.once, "POST", path, body)))
            await asyncio.wait(changes, timeout=1)
        return found

    monkeypatch.setattr(house.store, "load", load)
    friends.bob.opens(friends.table)

    async def changed() -> int:
        return (await changes[0])[0]

    assert running.within(changed()) == 200
    status, opened = friends.bob.once("GET", f"/api/tables/{friends.table}")
    assert status == 200
    lines = friends.bob.once("GET", f"/api/tables/{friends.table}/chat")[1]["lines"]
    if what == "leaves":
        assert [seat["holder"] for seat in opened["table"]["seats"]] == ["bot", "person"]
    else:
        assert lines[-1]["text"] == "Ann joined with another device."


def test_whoever_leaves_takes_along_earlier_names_and_no_word_about_others(friends: Friends) -> None:
    def rename(device: Device, seat: int, name: str) -> None:
        wanted = {"action": "rename", "name": name}
        assert device.once("POST", f"/api/tables/{friends.table}/seats/{seat}", wanted)[0] == 200

    rename(friends.ann, 0, "Annabel")
    rename(friends.bob, 1, "Robert")
    rename(friends.ann, 0, "e")
    friends.ann.once("POST", "/api/mine/delete", EVERYTHING)
    lines = [line["text"] for line in friends.bob.once("GET", f"/api/tables/{friends.table}/chat")[1]["lines"]]
    assert "Bob is now called Robert." in lines
    assert any(line.startswith("Bob took seat 2.") for line in lines)
    assert not any("Ann" in line for line in lines)


def test_nobody_is_removed_by_half_a_word(friends: Friends) -> None:
    for body in ({}, {"everything": False}, {"everything": 1, "and": 2}, None):
        assert friends.ann.once("POST", "/api/mine/delete", body)[0] == 422
    assert friends.ann.opens(friends.table) == [0]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/mine/delete", EVERYTHING),
        ("POST", "/api/mine/carry", None),
        ("DELETE", "/api/mine/carry", None),
        ("POST", "/api/carry", {"token": "a" * 27}),
        ("GET", "/api/mine/everything", None),
        ("GET", "/api/mine/games", None),
    ],
)
def test_another_site_does_nothing_with_somebodys_cookie(friends: Friends, method: str, path: str, body: Any) -> None:
    for more in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        status, _, data = request(friends.running, method, path, body, friends.ann.headers | more)
        assert (status, json.loads(data)["code"]) == (403, "not_yours")
    assert friends.ann.opens(friends.table) == [0]


def test_a_form_of_another_page_cannot_say_that_it_is_json(friends: Friends) -> None:
    plain = friends.ann.headers | {"Content-Type": "text/plain"}
    assert request(friends.running, "POST", "/api/mine/delete", EVERYTHING, plain)[0] == 422
    assert friends.ann.opens(friends.table) == [0]


def test_many_finished_games_come_in_pages_and_the_oldest_make_room(played: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    for n in range(45):
        played.sql(
            "INSERT INTO results SELECT ?, game, series, at, seen, doc, review FROM results WHERE table_id=?",
            f"{n:04x}",
            played.table,
        )
        played.sql(
            "INSERT INTO played SELECT device, ?, at - ?, seats, won FROM played WHERE table_id=?", f"{n:04x}", n // 2, played.table
        )
    seen: list[str] = []
    after = ""
    for _ in range(3):
        page = played.ann.once("GET", f"/api/mine/games?after={after}")[1]
        assert page["total"] == 46
        seen += [game["table"] for game in page["games"]]
        after = page["more"] or ""
    assert after == ""
    assert len(seen) == len(set(seen)) == 46
    monkeypatch.setattr(own, "MOST_RESULTS", 10)
    phone = Device(played.running)
    assert phone.ask("POST", "/api/carry", {"token": offered(played)})[1]["finished"] == 10


def test_thousands_of_results_are_read_where_nobody_waits(played: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever anybody asks of the database goes by a few threads: there rows are fetched, and nothing else."""
    where: list[str] = []
    real = own.read_results

    def read(rows: list[own.Row]) -> list[Result]:
        where.append(threading.current_thread().name)
        return real(rows)

    monkeypatch.setattr(own, "read_results", read)
    assert played.ann.once("GET", "/api/mine/numbers")[1]["played"] == 1
    assert played.ann.once("GET", "/api/mine/everything")[0] == 200
    assert len(where) == 2
    assert not [name for name in where if name.startswith("parlour-reader")]
    # A page counts the games of a series, and reads none of them.
    monkeypatch.setattr(own, "series_of", None)
    (game,) = played.finished(played.ann)
    assert game["series"] == 1


def test_a_result_does_not_carry_the_packs_along(running: Running, tmp_path: Path) -> None:
    long_name = changed("languages/en.ftl", "hero-moth = The Moth", f"hero-moth = {'Moth' * 60}")
    table = parlour.new("unmatched", seed=5, heroes=["moth", "dracula"], packs=[written(tmp_path, long_name)])
    friends = Friends(running, game=play_to_the_end(table, "random", 5))
    friends.finish()
    ((text,),) = friends.sql("SELECT doc FROM results WHERE table_id=?", friends.table)
    assert "packs" not in json.loads(text)["setup"]
    assert len(text) < 8000
    (game,) = friends.finished(friends.ann)
    assert game["seats"][0]["role"] == ("Moth" * 20)


def test_a_game_that_ended_before_there_were_results_is_found(played: Friends) -> None:
    played.sql("DELETE FROM played WHERE table_id=?", played.table)
    played.sql("DELETE FROM results WHERE table_id=?", played.table)
    played.sql("UPDATE tables SET noted=0 WHERE id=?", played.table)
    first = played.ann.once("GET", "/api/mine/games")[1]
    assert (first["games"], first["coming"]) == ([], True)
    eventually(lambda: [game["table"] for game in played.finished(played.ann)] == [played.table])
    assert [game["table"] for game in played.finished(played.bob)] == [played.table]
