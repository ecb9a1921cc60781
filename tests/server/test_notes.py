"""Notes beside the moments of a finished game, and its positions: who may write and read them, and that they travel."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.cli.main import run
from parlour.engine.errors import BadInput
from parlour.engine.record import MOST_NOTE, MOST_NOTES, Note, loads
from parlour.server import noting
from review.finished import ending
from server.device import Device
from server.finishing import Friends
from server.hosting import Running

pytestmark = pytest.mark.attack


def write(device: Device, table: str, text: str, moment: int = 3) -> tuple[int, Any]:
    return device.once("POST", f"/api/tables/{table}/notes", {"moment": moment, "text": text})


def test_everybody_at_the_table_reads_a_note_and_it_travels_with_the_record(running: Running) -> None:
    friends = Friends(running)
    path = f"/api/tables/{friends.table}"
    assert write(friends.bob, friends.table, "too early")[0] == 409
    assert friends.bob.once("GET", f"{path}/notes")[0] == 409
    friends.finish()
    status, found = write(friends.bob, friends.table, "here  I\nslipped")
    assert (status, [(note["name"], note["moment"], note["text"]) for note in found["notes"]]) == (
        201,
        [("Bob", 3, "here I slipped")],
    )
    running.within(running.house.forget(running.house.live[friends.table]))
    (read,) = friends.ann.once("GET", f"{path}/notes")[1]["notes"]
    assert (read["text"], read["yours"]) == ("here I slipped", True)  # the host
    record = friends.ann.once("GET", f"{path}/record")[1]
    assert record["notes"] == [{"moment": 3, "by": "Bob", "text": "here I slipped"}]
    stranger = Device(running)
    status, made = stranger.ask("POST", "/api/import", {"record": record, "seats": [{"holder": "me"}]})
    assert status == 201
    again = stranger.once("GET", f"/api/tables/{made['table']}/notes")[1]["notes"]
    assert [(note["name"], note["text"]) for note in again] == [("Bob", "here I slipped")]
    assert stranger.once("GET", f"{path}/notes")[0] == 404
    assert write(stranger, friends.table, "me, too")[0] == 404


def test_a_note_is_taken_away_by_whoever_wrote_it_or_the_host(played: Friends) -> None:
    path = f"/api/tables/{played.table}/notes"
    anns = write(played.ann, played.table, "mine")[1]["notes"][-1]["number"]
    assert played.bob.once("DELETE", f"{path}/{anns}")[0] == 403
    bobs = write(played.bob, played.table, "his", 4)[1]["notes"][-1]["number"]
    assert played.ann.once("DELETE", f"{path}/{bobs}")[0] == 200
    assert played.ann.once("DELETE", f"{path}/{anns}")[1] == {"notes": []}
    assert played.ann.once("DELETE", f"{path}/{anns}")[0] == 404


def test_spectators_read_and_do_not_write(played: Friends) -> None:
    link = next(link for link in played.links if link["role"] == "spectator")
    watcher = Device(played.running)
    watcher.join(f"x/{played.table}#{link['token']}")
    assert watcher.once("GET", f"/api/tables/{played.table}/notes")[0] == 200
    assert write(watcher, played.table, "hm")[1]["code"] == "not_yours"


def test_a_host_without_a_seat_is_called_so_in_the_readers_language(running: Running) -> None:
    host = Device(running)
    finished = json.loads(ending("unmatched", 0, 0).dumps())
    made = host.ask("POST", "/api/import", {"record": finished, "seats": [{"holder": "bot", "level": "casual"}] * 2})[1]
    assert write(host, made["table"], "well played")[0] == 201
    path = f"/api/tables/{made['table']}/notes?language="
    called = [host.once("GET", path + code)[1]["notes"][0]["name"] for code in ("en", "nl", "de")]
    assert called == ["Host", "Gastheer", "Gastgeber"]


def test_notes_are_bounded(played: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    for text, moment in (("x" * (MOST_NOTE + 1), 0), ("", 0), ("\u200b", 0), ("ok", -1)):
        assert write(played.ann, played.table, text, moment)[0] == 422
    assert write(played.ann, played.table, "ok", 10**6)[0] == 404
    monkeypatch.setattr(noting, "MOST_NOTES", 1)
    first = write(played.ann, played.table, "one")[1]["notes"]
    assert write(played.ann, played.table, "two")[0] == 409
    played.ann.once("DELETE", f"/api/tables/{played.table}/notes/{first[0]['number']}")


def test_the_position_of_a_moment_opens_as_a_table(running: Running) -> None:
    friends = Friends(running)
    path = f"/api/tables/{friends.table}/position?moment=5"
    assert friends.ann.once("GET", path)[0] == 403
    friends.finish()
    status, found = friends.bob.once("GET", path)
    assert status == 200
    whole = parlour.replay(loads(friends.record.dumps()))
    then = parlour.new("unmatched", seed=friends.record.seed, **whole.setup)
    for key in friends.record.choices[:5]:
        then.choose(key)
    assert found == json.loads(json.dumps(then.position()))
    assert Device(running).ask("POST", "/api/import", {"position": found, "seats": [{"holder": "me"}]})[0] == 201
    assert friends.bob.once("GET", path.replace("=5", "=99999"))[0] == 404
    assert Device(running).once("GET", path)[0] == 401


def noted() -> dict[str, Any]:
    doc: dict[str, Any] = json.loads(ending("unmatched", 4, 1).dumps())
    doc["notes"] = [{"moment": 1, "by": "Ann", "text": "here"}]
    return doc


def test_a_record_keeps_its_notes() -> None:
    record = loads(json.dumps(noted()))
    assert record.notes == (Note(1, "Ann", "here"),)
    assert loads(record.dumps()) == record


@pytest.mark.parametrize(
    "notes",
    [
        "x",
        [1],
        [{"moment": 99_999, "by": "a", "text": "b"}],
        [{"moment": 0, "by": "a", "text": ""}],
        [{"moment": 0, "by": "a", "text": "\x1b[2J"}],
        [{"moment": 0, "by": "a" * 81, "text": "b"}],
        [{"moment": 0, "by": "a", "text": "b", "c": 1}],
        [{"moment": 0, "by": "a", "text": "b"}] * (MOST_NOTES + 1),
    ],
    ids=["a text", "numbers", "late", "empty", "controls", "a long name", "more", "many"],
)
def test_odd_notes_are_refused_in_a_line(notes: Any) -> None:
    with pytest.raises(BadInput) as refused:
        loads(json.dumps(noted() | {"notes": notes}))
    assert str(refused.value).startswith("record")
    assert "\n" not in str(refused.value)


def test_the_terminal_prints_notes_and_positions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps(noted()), encoding="utf-8")
    assert run(["replay", str(saved), "--plain"]) == 0
    assert "Ann, at choice 1: here" in capsys.readouterr().out
    assert run(["replay", str(saved), "--position", "1"]) == 0
    assert parlour.position("unmatched", json.loads(capsys.readouterr().out)).moment == 0
    assert run(["replay", str(saved), "--position", "999"]) != 0
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
