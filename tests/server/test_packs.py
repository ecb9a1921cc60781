"""Tables with packs: those the server plays with, read again while somebody edits them, and those somebody brings."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from threading import get_ident
from typing import Any

import pytest

from packs.files import MOTH, changed, written
from parlour.client import Refused, ask
from parlour.engine.table import new_table
from parlour.packs.reading import open_pack
from parlour.server import making
from parlour.server import packs as shelved
from parlour.server.metrics import Metrics
from parlour.server.proving import Prover, TookTooLong
from parlour.server.refusals import Refused as Refusal
from server.device import Device
from server.hosting import Running, Table

pytestmark = pytest.mark.attack

TWO = [{"holder": "me"}, {"holder": "me"}]
HEROES = {"heroes": ["moth", "dracula"]}


def health(table: Table) -> int:
    found: int = table.ask(0, "GET", "")["states"][0]["view"]["players"][0]["fighters"][0]["health"]
    return found


def heroes(address: str) -> list[str]:
    (game,) = [game for game in ask("GET", f"{address}/api/games")["games"] if game["id"] == "unmatched"]
    (option,) = [option for option in game["setup_options"] if option["name"] == "heroes"]
    return [choice["value"] for choice in option["choices"]]


def test_new_tables_play_with_the_packs_of_the_server(tmp_path: Path) -> None:
    place = written(tmp_path / "moth", MOTH)
    pack = open_pack(place)
    with Running(tmp_path / "parlour.db", packs=(str(place),)) as server:
        assert heroes(server.address)[-1] == "moth"
        table = Table(server.address, seats=TWO, setup=HEROES)
        state = table.ask(0, "GET", "")
        told = [{"id": "moth", "name": "The Moth", "version": "1", "digest": pack.digest}]
        assert state["table"]["setup"]["packs"] == told
        assert state["states"][0]["view"]["packs"] == told
        assert "Drwa" not in json.dumps(state)
        assert "after_combat" not in json.dumps(state["table"])
        assert "moth" in [hero["id"] for hero in table.ask(0, "GET", "/catalogue")["heroes"]]
        figures = ask("GET", f"{server.address}/api/games/unmatched/figures")["figures"]
        assert "unmatched.moth.health" in [figure["id"] for figure in figures]
        goal = ask("POST", f"{server.address}/api/games/unmatched/goal", {"setup": HEROES})
        assert "Moth" in json.dumps(goal)
        plain = Table(server.address, seats=TWO, setup={"packs": []})
        assert "packs" not in plain.ask(0, "GET", "")["states"][0]["view"]
        table.ask("host", "POST", "/close", {})
        record = table.ask("host", "GET", "/record")
        assert record["setup"]["packs"] == [pack.document]
    # A server without the pack has it from the table, and from the record.
    with Running(tmp_path / "parlour.db") as server:
        table.address = server.address
        assert health(table) == 15
        assert heroes(server.address)[-1] != "moth"
        assert ask("POST", f"{server.address}/api/import", {"record": record, "seats": TWO})["table"]
        table.id = table.ask(0, "POST", "/rematch", {})["table"]
        assert health(table) == 15


def test_a_rematch_reads_packs_where_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[int] = []

    def dealt(*wanted: Any) -> Any:
        where.append(get_ident())
        return new_table(*wanted)

    async def the_loops() -> int:
        return get_ident()

    with Running(tmp_path / "parlour.db", packs=(str(written(tmp_path / "moth", MOTH)),)) as server:
        table = Table(server.address, seats=TWO, setup=HEROES)
        table.ask("host", "POST", "/close", {})
        monkeypatch.setattr(making, "new_table", dealt)
        table.ask("host", "POST", "/rematch", {})
        assert len(where) == 1
        assert server.within(the_loops()) not in where


def test_a_pack_is_read_again_while_somebody_edits_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(shelved, "LOOK_AGAIN", 0.0)
    place = written(tmp_path / "moth", MOTH)
    with Running(tmp_path / "parlour.db", packs=(str(place),)) as server:
        before = Table(server.address, seats=TWO, setup=HEROES)
        shelf = ask("GET", f"{server.address}/api/games/unmatched/catalogue")
        written(place, changed("heroes/moth.toml", "health = 15", "health = 161"))
        assert health(Table(server.address, seats=TWO, setup=HEROES)) == 15, "what is wrong changes nothing"
        assert "heroes/moth.toml:2: health: a whole number from 1 to 99, not 161" in caplog.text
        written(place, changed("heroes/moth.toml", "health = 15", "health = 7"))
        assert health(Table(server.address, seats=TWO, setup=HEROES)) == 7
        assert health(before) == 15, "tables that run keep theirs"
        assert ask("GET", f"{server.address}/api/games/unmatched/catalogue") != shelf


def test_a_pack_whose_folder_is_gone_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(shelved, "LOOK_AGAIN", 0.0)
    place = written(tmp_path / "moth", MOTH)
    with Running(tmp_path / "parlour.db", packs=(str(place),)) as server:
        before = Table(server.address, seats=TWO, setup=HEROES)
        shutil.rmtree(place)
        assert health(Table(server.address, seats=TWO, setup=HEROES)) == health(before) == 15
    assert "no pack is at 'moth'" in caplog.text


def test_a_bot_plays_what_a_pack_brings(tmp_path: Path) -> None:
    place = written(tmp_path / "moth", MOTH)
    with Running(tmp_path / "parlour.db", packs=(str(place),)) as server:
        seats = [{"holder": "me"}, {"holder": "bot", "level": "novice"}]
        table = Table(server.address, seats=seats, setup={"heroes": ["dracula", "moth"]})
        with table.join(0) as seat:
            for _ in range(6):
                options = seat.wait()
                assert options is not None
                seat.choose(options[0]["key"])
        assert table.ask(0, "GET", "")["table"]["moment"] >= 6


@pytest.mark.attack
@pytest.mark.parametrize(
    "packs",
    [
        "/etc/passwd",
        ["/etc/passwd"],
        [{"id": "x"}],
        [{"id": "x", "game": "unmatched", "heroes": [{"id": "../x"}]}],
        [{"id": "x", "game": "unmatched", "languages": {"en": "a = { a }"}}],
        [[[[[]]]]],
        {"id": "x"},
        7,
        True,
    ],
)
def test_packs_of_strangers_are_data(running: Running, packs: Any) -> None:
    with pytest.raises(Refused) as refused:
        ask("POST", f"{running.address}/api/tables", {"game": "unmatched", "setup": {"packs": packs}, "seats": TWO})
    assert refused.value.code in ("bad_request", "too_large")
    assert "root:" not in str(refused.value)
    with pytest.raises(Refused):
        ask("POST", f"{running.address}/api/games/unmatched/goal", {"setup": {"packs": packs}})


def test_somebody_may_bring_a_pack(running: Running, tmp_path: Path) -> None:
    document = open_pack(written(tmp_path, MOTH)).document
    table = Table(running.address, seats=TWO, setup={**HEROES, "packs": [document]})
    assert health(table) == 15


def test_packs_of_strangers_are_read_where_it_can_be_ended(
    running: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    document = open_pack(written(tmp_path / "moth", MOTH)).document
    asked: list[tuple[str, str]] = []

    async def ended(what: str, body: bytes, who: str) -> Any:
        asked.append((what, who))
        assert json.loads(body)["setup"]["packs"] == [document]
        raise TookTooLong

    monkeypatch.setattr(running.house.strangers, "ask", ended)
    with monkeypatch.context() as here:
        here.setattr(making, "tried", None)
        places: dict[str, dict[str, Any]] = {"/api/tables": {"seats": TWO}, "/api/study": {}}
        for path, more in places.items():
            device = Device(running)
            body = {"game": "unmatched", "setup": {**HEROES, "packs": [document]}, **more}
            status, answer = device.ask("POST", path, body)
            assert (status, answer["code"]) == (422, "bad_request")
            assert "takes too long to read" in answer["reason"]
    assert asked == [("begin", "127.0.0.1")] * 2
    assert Table(running.address, seats=TWO).id


def test_one_address_has_its_share_of_the_reading_and_no_more(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def answers(addresses: list[str]) -> list[str]:
        prover, read = Prover(8.0, 8, Metrics()), asyncio.Event()

        async def slow(*_: Any) -> Any:
            await read.wait()
            return {"found": "read"}

        monkeypatch.setattr(prover, "_ask", slow)
        asking = [asyncio.create_task(prover.ask("bring", b"", who)) for who in addresses]
        await asyncio.sleep(0)
        read.set()
        said = await asyncio.gather(*asking, return_exceptions=True)
        assert not prover.waiting
        assert not prover.asking
        return [answer.problem.code if isinstance(answer, Refusal) else str(answer) for answer in said]

    assert asyncio.run(answers(["here"] * 6 + ["there"])) == ["read"] * 2 + ["too_many"] * 4 + ["read"]
    assert asyncio.run(answers([str(n) for n in range(9)])) == ["read"] * 8 + ["too_many"]
    # Whatever is brought is counted by who brings it.
    who: list[str] = []

    async def counted(_what: str, _body: bytes, address: str = "") -> Any:
        who.append(address)
        raise TookTooLong

    monkeypatch.setattr(running.house.strangers, "ask", counted)
    places: dict[str, dict[str, Any]] = {"/api/import": {"record": {}}, "/api/games/unmatched/packs": {"files": {}}}
    for path, body in places.items():
        with pytest.raises(Refused, match="takes too long to read"):
            ask("POST", f"{running.address}{path}", body)
    assert who == ["127.0.0.1"] * 2


def test_a_pack_that_would_never_be_read_is_refused_and_others_play_on(running: Running, tmp_path: Path) -> None:
    document = open_pack(written(tmp_path / "moth", MOTH)).document
    choices = "zz = " + "{ $x ->\n *[a] " * 60 + "x" + "\n }" * 60 + "\n"
    document["languages"]["en"] += choices
    for _ in range(3):
        with pytest.raises(Refused, match="choices are nested too deeply"):
            Table(running.address, seats=TWO, setup={**HEROES, "packs": [document]})
    assert Table(running.address, seats=TWO).id


# The workshop: packs that can be named, and those somebody opens there.


def opened(address: str, body: Any, game: str = "unmatched") -> Any:
    return ask("POST", f"{address}/api/games/{game}/packs", body)


def test_packs_can_be_named_that_are_known_here(running: Running, tmp_path: Path) -> None:
    known = ask("GET", f"{running.address}/api/packs")["packs"]
    assert [(pack["id"], pack["game"], pack["usual"]) for pack in known] == [
        ("dark-harbour", "unmatched", False),
        ("files-for-bern", "black-orchestra", False),
        ("voices-from-london", "orange-shall-overcome", False),
    ]
    found = opened(running.address, {"packs": ["dark-harbour"]})
    assert [(pack["id"], pack["document"]) for pack in found["packs"]] == [("dark-harbour", None)]
    assert {"ferrywoman", "clockmaker"} <= set(found["packs"][0]["brings"])
    (option,) = [option for option in found["game"]["setup_options"] if option["name"] == "heroes"]
    assert "clockmaker" in [choice["value"] for choice in option["choices"]]
    assert "unmatched.clockmaker.health" in [figure["id"] for figure in found["figures"]["figures"]]
    setup = {"packs": ["dark-harbour"], "heroes": ["ferrywoman", "dracula"]}
    table = Table(running.address, seats=TWO, setup=setup)
    assert [pack["id"] for pack in table.ask(0, "GET", "")["table"]["setup"]["packs"]] == ["dark-harbour"]
    with pytest.raises(Refused, match="no pack for this game is called 'voices-from-london' here; there are dark-harbour"):
        Table(running.address, seats=TWO, setup={"packs": ["voices-from-london"]})
    place = written(tmp_path / "moth", MOTH)
    with Running(tmp_path / "parlour.db", packs=(str(place),)) as server:
        usual = {pack["id"]: pack["usual"] for pack in ask("GET", f"{server.address}/api/packs")["packs"]}
        assert usual == {"moth": True, "dark-harbour": False, "files-for-bern": False, "voices-from-london": False}


def test_somebody_opens_files(running: Running) -> None:
    """A folder, as a browser names its files, and one file with everything inside; what comes back can be played with."""
    folder = {f"moth/{name}": text for name, text in MOTH.items()}
    found = opened(running.address, {"packs": ["dark-harbour"], "files": folder})
    document = found["packs"][1]["document"]
    assert (document["id"], found["packs"][1]["brings"]) == ("moth", ["moth"])
    table = Table(running.address, seats=TWO, setup={"heroes": ["moth", "ferrywoman"], "packs": ["dark-harbour", document]})
    assert health(table) == 15
    hero = MOTH["heroes/moth.toml"].replace("[cards]", "[heroes.moth.cards]")
    one = f"{MOTH['pack.toml']}\n[languages]\nen = '''\n{MOTH['languages/en.ftl']}'''\n[heroes.moth]\n{hero}"
    assert opened(running.address, {"files": {"Moth (1).toml": one}})["packs"][0]["digest"] == found["packs"][1]["digest"]


def test_a_pack_that_is_opened_again_takes_the_place_of_the_one_before(running: Running) -> None:
    before = opened(running.address, {"files": MOTH})["packs"][0]["document"]
    changed_since = {**MOTH, "heroes/moth.toml": MOTH["heroes/moth.toml"].replace("health = 15", "health = 9")}
    found = opened(running.address, {"packs": ["dark-harbour", before], "files": changed_since})
    assert [pack["id"] for pack in found["packs"]] == ["dark-harbour", "moth"]
    assert found["packs"][1]["document"]["heroes"][0]["health"] == 9


@pytest.mark.attack
@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"files": {}}, "it has no pack.toml"),
        ({"files": {"a.toml": "x = ["}}, "not readable as TOML"),
        ({"files": {"a.toml": "a" * 60_000}}, "not readable as TOML"),
        ({"files": {"../pack.toml": "game = 'chess'", "../../x.toml": ""}}, "chess"),
        ({"files": {"pack.toml": 'game = "black-orchestra"\nid = "x"'}}, "it is for another game, black-orchestra"),
        ({"files": {"pack.toml": 'game = "chess"\nid = "x"'}}, "chess"),
        ({"files": {f"{n}.toml": "" for n in range(101)}}, "at most 100"),
        ({"packs": ["/etc/passwd"]}, "no pack for this game is called '/etc/passwd' here"),
        ({"packs": ["dark-harbour", "dark-harbour"]}, "the same pack is given twice"),
        ({"packs": [{"id": "x"}]}, "pack x"),
        ({"packs": ["dark-harbour"] * 9}, "at most 8"),
        ({"packs": [7]}, "packs"),
        ({"path": "/etc/passwd"}, "path"),
    ],
)
def test_what_cannot_be_opened_is_refused_in_a_line(running: Running, body: Any, said: str) -> None:
    with pytest.raises(Refused, match=said) as refused:
        opened(running.address, body)
    assert refused.value.code == "bad_request"
    assert "\n" not in str(refused.value)


def test_a_game_that_is_not_there_has_no_packs(running: Running) -> None:
    with pytest.raises(Refused) as refused:
        opened(running.address, {}, "chess")
    assert refused.value.code == "unknown"
