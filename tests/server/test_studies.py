"""Studies on the server: one a visitor, theirs alone, bounded, for strangers only where wanted; and nothing stays behind."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any, cast

import pytest

import parlour
from parlour.cli.main import run
from parlour.server import shared_studies, studies, studies_postgres
from parlour.server.metrics import Metrics
from parlour.server.refusals import Refused
from parlour.server.settings import Settings
from parlour.server.shared_studies import SharedStudies
from parlour.server.speaking_postgres import Speaking, connect
from parlour.server.studies import Study
from parlour.server.studies_postgres import Row, begin_row
from server.device import Device
from server.hosting import Process, Running, eventually, request

pytestmark = pytest.mark.attack

DUEL = {
    "game": "unmatched",
    "setup": {"heroes": ["dracula", "invisible_man"], "board": "soho"},
    "figures": {"unmatched.dracula.health": 40},
    "level": "random",
    "games": 10,
}
ROOM = 1 + studies.MOST_WAITING
LONG = DUEL | {"level": "casual", "games": 500}


@contextmanager
def served(tmp_path: Path, **settings: Any) -> Iterator[Running]:
    with Running(tmp_path / "parlour.db", **settings) as server:
        yield server


def begun(device: Device, wanted: Any) -> Any:
    status, study = device.ask("POST", "/api/study", wanted)
    assert status == 201, study
    return study


def now(device: Device, language: str = "en") -> Any:
    return device.once("GET", f"/api/study?language={language}")[1]["study"]


def until(device: Device, *states: str) -> Any:
    eventually(lambda: now(device)["state"] in states)
    return now(device)


def of(running: Running, device: Device) -> Study:
    """Return the study of a device as the server has it."""
    id = now(device)["id"]
    return next(one for one in running.house.studies._all.values() if one.id == id)


def test_a_study_is_played_told_and_put_away(running: Running) -> None:
    device = Device(running)
    assert now(device) is None
    first = begun(device, DUEL)
    assert first["figures"] == [{"id": "unmatched.dracula.health", "name": "Dracula · health", "printed": 13, "now": 40}]
    study = until(device, "done", "failed")
    assert (study["state"], study["played"], study["of"], study["id"]) == ("done", 20, 20, first["id"])
    strong, weak = study["sides"]
    assert [strong["name"], weak["name"]] == ["Dracula", "Invisible Man"]
    # From both sides, so each has played all games of each kind; what one gains the other loses.
    assert [side[kind]["games"] for side in (strong, weak) for kind in ("printed", "changed")] == [10] * 4
    assert strong["changed"]["wins"] > strong["printed"]["wins"]
    assert strong["difference"]["difference"] == -weak["difference"]["difference"] > 0
    assert strong["growth"][-1] == {
        "games": 10,
        "rates": [[strong[kind][name] for name in ("rate", "low", "high")] for kind in ("printed", "changed")],
    }
    assert len(study["lengths"]) == 2
    assert sum(sum(ending["games"]) for ending in study["endings"]) == 20
    dutch = now(device, "nl")
    assert dutch["endings"][0]["text"] != study["endings"][0]["text"]
    assert dutch["figures"][0]["name"] != study["figures"][0]["name"]
    status, headers, report = request(running, "GET", "/api/study/report", None, device.headers)
    if study["report"]:
        assert (status, headers["content-disposition"]) == (200, 'attachment; filename="unmatched-study.html"')
        assert "what 20 games show" in report.decode()
    else:
        assert status == 409
    assert device.once("DELETE", "/api/study")[0] == 200
    assert now(device) is None
    assert device.once("DELETE", "/api/study")[1]["code"] == "unknown"


def test_one_study_a_visitor_and_nobody_elses(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        mine, other = Device(running), Device(running)
        begun(mine, LONG)
        status, refused = mine.ask("POST", "/api/study?language=de", DUEL)
        assert (status, refused["reason"]) == (409, "Deine Untersuchung läuft noch; beende sie zuerst.")
        begun(other, DUEL)
        assert now(mine)["state"] == "playing"
        # There is one process for studies here: the second one waits.
        assert (now(other)["state"], now(other)["place"]) == ("waiting", 1)
        stranger = Device(running)
        for method, path in (("DELETE", "/api/study"), ("GET", "/api/study/report")):
            assert stranger.once(method, path)[1]["code"] == "unknown"
        assert other.once("DELETE", "/api/study")[0] == 200
        assert now(other)["state"] == "stopped"
        assert now(mine)["state"] == "playing"
        # Nothing piles up by asking and stopping again and again.
        eventually(lambda: len(running.house.studies._going) == 1)
        eventually(lambda: now(mine)["played"])
        assert mine.once("DELETE", "/api/study")[0] == 200
        stopped = until(mine, "stopped", "failed")
        assert (stopped["state"], stopped["ending"]) == ("stopped", False)
        assert 0 < stopped["played"] < stopped["of"]
        assert of(running, mine).worker.process is None


def test_an_address_has_few_studies_and_the_house_not_many_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path) as running:
        devices = [Device(running) for _ in range(4)]
        for device in devices[:2]:
            begun(device, LONG)
        status, refused = devices[2].ask("POST", "/api/study?language=nl", DUEL)
        assert (status, refused["code"]) == (429, "too_many")
        assert refused["reason"].startswith("Er lopen te veel onderzoeken")
        monkeypatch.setattr(studies, "MOST_OF_ADDRESS", 99)
        monkeypatch.setattr(studies, "MOST_WAITING", 2)
        begun(devices[2], LONG)
        assert devices[3].ask("POST", "/api/study", DUEL)[0] == 429


def test_studies_are_begun_so_often_and_no_more(tmp_path: Path) -> None:
    with served(tmp_path, study_burst=1.0, studies_per_minute=0.0) as running:
        device = Device(running)
        wrong = DUEL | {"games": 11, "level": "expert"}
        assert device.ask("POST", "/api/study", wrong)[0] == 422
        assert device.ask("POST", "/api/study", DUEL)[0] == 429


@pytest.mark.parametrize(
    ("settings", "headers", "reason"),
    [
        ({"workshop": "off"}, {}, "This server runs no studies."),
        ({"url": "https://games.example.org"}, {}, "This server runs studies only for people at its own machine."),
        ({"proxies": "127.0.0.1"}, {}, "This server runs studies only for people at its own machine."),
        ({}, {"X-Forwarded-For": "192.0.2.7"}, "This server runs studies only for people at its own machine."),
    ],
)
def test_strangers_get_no_study_unless_somebody_wanted_that(
    tmp_path: Path, settings: Any, headers: dict[str, str], reason: str
) -> None:
    with served(tmp_path, **settings) as running:
        device = Device(running)
        device.more |= headers
        _, shop = device.once("GET", "/api/study")
        assert (shop["open"], shop["why"]) == (False, reason)
        status, refused = device.ask("POST", "/api/study", DUEL)
        assert (status, refused["code"], refused["reason"]) == (403, "not_yours", reason)
        assert not running.house.studies._all


def test_everybody_gets_one_where_somebody_wanted_that(tmp_path: Path) -> None:
    with served(tmp_path, workshop="on", url="https://games.example.org") as running:
        device = Device(running, host="games.example.org")
        assert device.once("GET", "/api/study")[1]["open"]
        begun(device, LONG)


@pytest.mark.parametrize(
    "wrong",
    [
        DUEL | {"game": "chess"},
        DUEL | {"games": 501},
        DUEL | {"games": 9},
        DUEL | {"level": "expert"},
        DUEL | {"level": "some/bot.py"},
        DUEL | {"figures": {"unmatched.dracula.health": 1000}},
        DUEL | {"figures": {"unmatched.nobody.health": 3}},
        DUEL | {"setup": {"heroes": ["dracula"]}},
        DUEL | {"setup": {"heroes": {"a": [[[]]]}}},
        DUEL | {"setup": {"figures": 7}, "figures": None},
        DUEL | {"seed": 3},
    ],
)
def test_what_makes_no_study_is_refused_in_a_line(running: Running, wrong: Any) -> None:
    device = Device(running)
    status, refused = device.ask("POST", "/api/study", wrong)
    assert status in (404, 422)
    assert refused["reason"]
    assert "\n" not in refused["reason"]
    assert now(device) is None


def test_a_study_ends_with_what_it_has_when_its_time_is_up(tmp_path: Path) -> None:
    with served(tmp_path, study_seconds=0.0) as running:
        device = Device(running)
        begun(device, DUEL)
        study = until(device, "time", "failed")
        assert (study["state"], study["played"], study["report"]) == ("time", 0, False)


def test_a_process_that_dies_is_told_and_makes_room(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        device = Device(running)
        begun(device, LONG)
        study = of(running, device)
        eventually(lambda: study.worker.process is not None)
        process = study.worker.process
        assert process is not None
        process.kill()
        failed = until(device, "failed")
        assert failed["problem"] == "The study could not be played to its end."
        begun(device, LONG)
        # Whoever leaves takes everything along.
        assert device.once("POST", "/api/mine/delete", {"everything": True})[0] == 200
        eventually(lambda: not running.house.studies._all)


def test_only_so_many_studies_are_kept_and_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path) as running:
        first, second = Device(running), Device(running)
        monkeypatch.setattr(studies, "MOST_KEPT", 1)
        blocker = Device(running)
        monkeypatch.setattr(studies, "MOST_OF_ADDRESS", 99)
        begun(blocker, LONG)
        for device in (first, second):
            # They wait, so they end at once.
            begun(device, DUEL)
            assert device.once("DELETE", "/api/study")[0] == 200
        assert now(second) is not None
        assert now(first) is None
        monkeypatch.setattr(studies, "KEPT_SECONDS", -1.0)
        assert now(second) is None
        assert now(blocker)["state"] == "playing"


def test_a_server_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    if not Path("/proc/self/stat").exists():
        pytest.skip("processes are looked for in /proc")
    server = Process(tmp_path / "parlour.db", "--workshop", "own")
    try:
        device = Device(cast("Running", SimpleNamespace(settings=SimpleNamespace(port=server.port))))
        begun(device, LONG)
        eventually(lambda: now(device)["played"])
        pids = [
            int(stat.parent.name)
            for stat in Path("/proc").glob("[0-9]*/stat")
            if (words := told(stat)) and words[1] == str(server.process.pid)
        ]
        assert pids
    finally:
        server.kill()
    eventually(lambda: not [pid for pid in pids if (told(Path(f"/proc/{pid}/stat")) or ["Z"])[0] != "Z"])


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="elsewhere there is always a home")
def test_a_study_leaves_nothing_behind_where_there_is_no_home(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    place = tmp_path / "t"
    place.mkdir()
    gone = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "MPL"))}
    asked = {"game": "unmatched", "setup": parlour.new("unmatched", seed=1).setup, "level": "random", "games": 10, "seconds": 300}
    command = [sys.executable, "-m", "parlour.server.student"]
    there = {**gone, "HOME": "/dev/null", "TMPDIR": str(place)}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=there, text=True) as student:
        assert student.stdin is not None
        assert student.stdout is not None
        student.stdin.write(f"{json.dumps(asked)}\n")
        student.stdin.flush()
        assert json.loads(student.stdout.readlines()[-1])["report"]
    # Nothing but what is known of fonts, where the next study finds it again.
    assert [path.name for path in place.iterdir()] == [f"parlour-charts-{os.getuid()}"]


def told(stat: Path) -> list[str]:
    """Return state and parent of a process; nothing if it is gone."""
    try:
        return stat.read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return []


def test_for_whom_studies_are_played_is_one_of_three(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--workshop", "perhaps"]) == 2
    assert re.search(r"--workshop: one of on, own, off", capsys.readouterr().err)


# Several servers on one database.


@contextmanager
def two_nodes(db: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Running, Running]]:
    monkeypatch.setattr(shared_studies, "BEAT", 0.05)
    with Running(db, workshop="on") as first, Running(db, workshop="on") as second:
        yield first, second


def elsewhere(device: Device, node: Running) -> Device:
    """Return the same browser, asking another node."""
    other = Device(node)
    other.cookies = device.cookies
    return other


def test_a_study_is_known_at_every_node(pg_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with two_nodes(pg_db, monkeypatch) as (first, second):
        device = Device(first)
        begun(device, DUEL)
        there = elsewhere(device, second)
        study = until(there, "done", "failed")
        assert (study["state"], study["played"]) == ("done", 20)
        assert study == now(device)
        status, headers, report = request(second, "GET", "/api/study/report", None, there.headers)
        if study["report"]:
            assert (status, headers["content-disposition"]) == (200, 'attachment; filename="unmatched-study.html"')
            assert report == request(first, "GET", "/api/study/report", None, device.headers)[2]
        else:
            assert status == 409
        assert there.once("DELETE", "/api/study")[0] == 200
        assert now(device) is None
        assert device.once("DELETE", "/api/study")[1]["code"] == "unknown"


def test_one_study_a_visitor_whichever_node_is_asked(pg_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with two_nodes(pg_db, monkeypatch) as (first, second):
        device = Device(first)
        begun(device, LONG)
        there = elsewhere(device, second)
        assert there.ask("POST", "/api/study", DUEL)[0] == 409
        assert now(Device(second)) is None
        rows = first.within(first.house.store.own(lambda c: c.execute("SELECT address, doc FROM studies").fetchall()))
        assert not any("127.0.0.1" in str(row[0]) or b"127.0.0.1" in zlib.decompress(bytes(row[1])) for row in rows)
        counted = first.within(first.house.store.own(lambda c: c.execute("SELECT name FROM buckets").fetchall()))
        assert counted
        assert not any("127.0.0.1" in row[0] for row in counted)
        # An address has two, and they are counted everywhere.
        begun(Device(second), LONG)
        for node in (first, second):
            assert Device(node).ask("POST", "/api/study", DUEL)[0] == 429
        eventually(lambda: now(there)["played"])
        assert there.once("DELETE", "/api/study")[0] == 200
        stopped = until(there, "stopped", "failed")
        assert stopped["state"] == "stopped"
        assert 0 < stopped["played"] < stopped["of"]
        begun(there, LONG)
        # Whoever leaves takes everything along, wherever it is played.
        assert device.once("POST", "/api/mine/delete", {"everything": True})[0] == 200
        eventually(lambda: len(second.house.studies._all) == 1)


def test_nodes_that_are_asked_at_the_same_moment_count_one_after_the_other(pg_db: str) -> None:
    with Running(pg_db), connect(pg_db) as one, connect(pg_db) as other, connect(pg_db) as watching:
        said = [begin_row(Speaking(one), b"first", "here", Row("1", True, b"", b""))]

        def begin() -> None:
            with other.transaction():
                said.append(begin_row(Speaking(other), b"third", "here", Row("3", True, b"", b"")))

        second = Thread(target=begin)
        waits = "SELECT count(*) FROM pg_locks WHERE NOT granted AND locktype='advisory'"
        with one.transaction():
            said.append(begin_row(Speaking(one), b"second", "here", Row("2", True, b"", b"")))
            second.start()
            eventually(lambda: not second.is_alive() or watching.execute(waits).fetchone() == (1,))
        second.join()
        assert said == ["", "", "address"]


class Slow:
    """A database in which nothing is written before somebody says so."""

    shared = True

    def __init__(self) -> None:
        self.write = asyncio.Event()

    async def change_own(self, _: Any) -> str:
        await self.write.wait()
        return ""


def test_many_who_ask_at_the_same_moment_find_no_more_room_than_there_is() -> None:
    async def ask() -> tuple[int, int]:
        store = Slow()
        asked = SharedStudies(Settings("nowhere"), Metrics(), cast("Any", store))
        # Nobody plays: it is about the places.
        await asked._room.acquire()
        table = parlour.new("unmatched", seed=1)
        many = [
            asyncio.create_task(asked.begin(bytes([n]), f"192.0.2.{n}", cast("Any", table), "random", 10)) for n in range(3 * ROOM)
        ]
        await asyncio.sleep(0)
        store.write.set()
        answers = await asyncio.gather(*many, return_exceptions=True)
        got = sum(isinstance(answer, Study) for answer in answers)
        refused = sum(isinstance(answer, Refused) and answer.problem.code == "too_many" for answer in answers)
        await asked.close()
        return got, refused

    assert asyncio.run(ask()) == (ROOM, 2 * ROOM)


def test_a_study_that_was_forgotten_elsewhere_gives_way_to_the_next_at_once(pg_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves by one node and begins anew at the other has one study, the new one, and no process plays the old one."""
    with two_nodes(pg_db, monkeypatch) as (first, second):
        monkeypatch.setattr(shared_studies, "BEAT", 600.0)
        device = Device(first)
        begun(device, LONG)
        old = of(first, device)
        eventually(lambda: old.worker.process is not None)
        there = elsewhere(device, second)
        there.cookies = dict(device.cookies)
        assert there.once("POST", "/api/mine/delete", {"everything": True})[0] == 200
        new = begun(device, LONG)
        assert new["id"] != old.id
        eventually(lambda: old.worker.process is None and old.task is not None and old.task.done())
        assert until(device, "playing", "stopped", "failed")["state"] == "playing"
        going = first.house.studies._going
        eventually(lambda: len(going) == 2)
        assert now(device)["id"] == new["id"]
        assert of(first, device).runs


def test_a_study_ends_with_its_node_and_what_it_found_stays(pg_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies_postgres, "SILENT", 600.0)
    with Running(pg_db, workshop="on") as second:
        node = Process(pg_db, "--workshop", "on")
        try:
            device = Device(cast("Running", SimpleNamespace(settings=SimpleNamespace(port=node.port))))
            begun(device, LONG)
            there = elsewhere(device, second)
            eventually(lambda: now(there)["played"])
        finally:
            node.kill()
        assert now(there)["state"] == "playing"
        monkeypatch.setattr(studies_postgres, "SILENT", 0.0)
        stopped = now(there)
        assert stopped["state"] == "stopped"
        assert 0 < stopped["played"] < stopped["of"]
        begun(there, DUEL)


def test_studies_of_cooperative_games_are_about_everybody(running: Running) -> None:
    device = Device(running)
    begun(device, {"game": "orange-shall-overcome", "level": "random", "games": 10})
    study = until(device, "done", "failed")
    (table,) = study["sides"]
    assert (table["who"], table["printed"]["games"], table["changed"], table["difference"]) == ("", 10, None, None)
    assert study["cooperative"]
    assert parlour.title("orange-shall-overcome").cooperative
