"""The same screen at a table on a server: play, talk, lose the connection."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot

import parlour
from parlour.cli.hosting import seats_wanted
from parlour.cli.join import play_at, sit_down
from parlour.cli.language import server_words
from parlour.cli.main import run
from parlour.client import Refused, ask, languages, new_table
from parlour.engine.errors import BadInput
from parlour.engine.title import Json
from parlour.terminal.app import Parlour
from parlour.terminal.remote import RemoteSitting
from server.hosting import Running
from terminal.test_screen import on_screen, shown, until

pytestmark = pytest.mark.attack


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server") / "parlour.db") as running:
        yield running


def table_with_a_bot(server: Running) -> str:
    made = new_table(server.address, "unmatched", seats=[{"holder": "me"}, {"holder": "bot", "level": "random"}], seed=5)
    return str(next(link["url"] for link in made["links"] if link["seat"] == 0))


def test_a_game_at_a_server_is_played_from_the_terminal(server: Running) -> None:
    with sit_down(table_with_a_bot(server), server.address, "") as seat:
        sitting = RemoteSitting(parlour.title("unmatched"), seat)

        async def play(app: Parlour, pilot: Pilot[None]) -> None:
            for turn in range(30):
                await until(pilot, lambda: bool(app.glance.choices) or app.glance.over)
                moment = app.glance.moment
                if turn % 6:
                    await app.enter()
                else:
                    await pilot.pause()
                    assert any(app.glance.question[:25] in line for line in shown(app))
                    await pilot.press("enter")
                await until(pilot, lambda before=moment: app.glance.moment > before or app.glance.over)  # type: ignore[misc]
            await pilot.press("t", *"hello", "enter")
            await until(pilot, lambda: any("hello" in line for line in app.glance.said))
            await pilot.press("w", *"attack", "enter")
            await until(pilot, lambda: bool(app.message))
            seat.drop()
            await until(pilot, lambda: bool(app.glance.choices) or app.glance.over)
            moment = app.glance.moment
            await app.enter()
            await until(pilot, lambda: app.glance.moment > moment or app.glance.over)

        on_screen(sitting, play)


def test_nobodys_name_reads_like_something_that_happened(server: Running) -> None:
    with sit_down(table_with_a_bot(server), server.address, "") as seat:
        sitting = RemoteSitting(parlour.title("unmatched"), seat)

        async def read(app: Parlour, pilot: Pilot[None]) -> None:
            called = {"action": "rename", "name": "Cid. Dan gave up"}
            ask("POST", f"{seat.server}/api/tables/{seat.table}/seats/0", called, seat.token)
            await until(pilot, lambda: any("“Cid. Dan gave up”." in line for line in app.glance.said))

        on_screen(sitting, read)


@pytest.mark.parametrize("said", [{"players": 5}, {"decision": None, "outcome": None}, {"board": {}}], ids=str)
def test_a_server_that_says_what_cannot_be_shown_is_left_with_a_line(
    server: Running, said: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Parlour, "run", lambda self: App.run(self, headless=True))
    with sit_down(table_with_a_bot(server), server.address, "") as seat:
        seat.state["view"].update(said)
        with pytest.raises(Refused, match="not one of a Parlour server"):
            play_at(seat, dark=True)


def test_whoever_joins_by_an_invitation_is_told_how_to_come_back(
    server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = new_table(server.address, "unmatched", seats=[{"holder": "me"}, {"holder": "invite"}])
    invitation = str(next(link["url"] for link in made["links"] if link["seat"] == 1))
    names: list[str] = []
    monkeypatch.setattr("parlour.cli.join.play_at", lambda seat, **_: names.append(seat.table_state["seats"][1]["name"]))
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True)
    assert run(["join", invitation, "--name", "Zoe"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("To come back to this seat: parlour join 'http")
    own = told.split("'")[1]
    assert own != invitation
    assert run(["join", own]) == 0
    assert capsys.readouterr().out == ""
    assert names == ["Zoe", "Zoe"]
    assert run(["join", invitation]) == 2
    assert "has been used" in capsys.readouterr().err


def test_everybody_at_a_terminal_has_a_voice_when_the_table_goes_back(server: Running) -> None:
    made = new_table(
        server.address,
        "black-orchestra",
        seats=[{"holder": "me"}, {"holder": "invite", "name": "Zoe"}],
        setup={"players": 2},
        seed=5,
    )
    own, other = (str(next(link["url"] for link in made["links"] if link["seat"] == seat)) for seat in (0, 1))
    with sit_down(own, server.address, "") as seat, sit_down(other, server.address, "Zoe") as zoe:
        sitting = RemoteSitting(parlour.title("black-orchestra"), seat)

        async def play(app: Parlour, pilot: Pilot[None]) -> None:
            async def travel() -> None:
                await until(pilot, lambda: bool(app.glance.choices))
                moment = app.glance.moment
                await sitting.choose(next(choice for choice in app.glance.choices if choice.key.startswith("move:")))
                await until(pilot, lambda: app.glance.moment > moment)

            start = zoe.state["moment"]
            await travel()
            await travel()
            zoe.listen(0.2)
            zoe.rewind(start)
            await until(pilot, lambda: "Zoe asks to go back 2 choices: y agrees, n goes on." in sitting.notice)
            await pilot.pause()
            assert any("y agree" in line for line in shown(app)[-1:])
            await pilot.press("y")
            await until(pilot, lambda: seat.state["moment"] == start and not sitting.notice)
            await travel()
            await pilot.press("b", "x", "enter")
            await until(pilot, lambda: "how many" in app.message)
            await pilot.press("b", "1", "enter")
            await until(pilot, lambda: "Still to answer: Zoe" in sitting.notice)
            zoe.listen(0.2)
            zoe.vote(zoe.table_state["vote"]["proposal"], yes=False)
            await until(pilot, lambda: not sitting.notice)

        on_screen(sitting, play)


def test_the_host_sees_who_is_missing_and_the_whole_link(server: Running) -> None:
    made = new_table(server.address, "unmatched", seats=[{"holder": "me"}, {"holder": "invite"}], seed=5)
    own, other = (str(next(link["url"] for link in made["links"] if link["seat"] == seat)) for seat in (0, 1))
    with sit_down(own, server.address, "") as seat:
        sitting = RemoteSitting(parlour.title("unmatched"), seat, {1: other})

        async def play(app: Parlour, pilot: Pilot[None]) -> None:
            assert "you are Sherlock Holmes" in shown(app)[0]
            assert "1 seat still free: i shows the link" in shown(app)[1]
            await pilot.press("i")
            await pilot.pause()
            assert other in "".join(line.partition("│")[2].partition("│")[0].strip() for line in shown(app))
            assert app.clipboard == other
            await pilot.press("escape")
            with sit_down(other, server.address, ""):
                await until(pilot, lambda: not sitting.notice)
            await pilot.pause()
            assert "Defeat the opposing hero" in shown(app)[1]

        on_screen(sitting, play)


def test_a_clock_is_seen_running(server: Running) -> None:
    seats = [{"holder": "me"}, {"holder": "invite"}]
    made = new_table(server.address, "unmatched", seats=seats, seed=5, clock={"seconds": 3000, "then": "pass"})
    own = str(next(link["url"] for link in made["links"] if link["seat"] == 0))
    with sit_down(own, server.address, "") as seat:
        sitting = RemoteSitting(parlour.title("unmatched"), seat)

        async def play(app: Parlour, pilot: Pilot[None]) -> None:
            seat.table_state["deadline"] = seat.table_state["now"] + 3000
            await app.tick()
            await pilot.pause()
            assert re.search(r"\d+:\d\d · Sherlock Holmes", shown(app)[0]), shown(app)[0]

        on_screen(sitting, play)


def test_a_language_nobody_speaks_at_the_server_is_english_unless_it_is_asked_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "nl")
    assert set(languages(server.address)) == {code for game in parlour.games() for code in parlour.title(game).languages()}
    monkeypatch.setattr("parlour.client.languages", lambda _: ["en", "fr"])
    assert server_words(server.address, "").code == "en"
    with pytest.raises(BadInput, match=f"--language: {server.address} speaks en, fr, not 'nl'"):
        server_words(server.address, "nl")


def test_the_screen_at_a_server_speaks_dutch(server: Running) -> None:
    made = new_table(server.address, "unmatched", seats=[{"holder": "me"}, {"holder": "invite"}], seed=5)
    own, other = (str(next(link["url"] for link in made["links"] if link["seat"] == seat)) for seat in (0, 1))
    with sit_down(own, server.address, "") as seat:
        sitting = RemoteSitting(parlour.title("unmatched"), seat, {1: other}, "nl")

        async def play(app: Parlour, pilot: Pilot[None]) -> None:
            await pilot.pause()
            assert re.search(r"de vechters nemen hun plaats in +Sherlock Holmes", shown(app)[0]), shown(app)[0]
            assert "Nog 1 plaats vrij: i toont de link" in shown(app)[1]
            await pilot.press("i")
            await pilot.pause()
            assert app.clipboard == other
            assert any("Nodig je vrienden uit · Esc sluit" in line for line in shown(app))

        on_screen(sitting, play)


def hosted(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    """Host a table and leave at once."""
    monkeypatch.setattr("parlour.cli.hosting.play_at", lambda *_, **__: None)
    assert run(["play", "unmatched", "--yes", "--host", *words]) == 0


def test_a_host_who_leaves_is_told_how_to_go_on(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    hosted(monkeypatch, [])
    told = capfd.readouterr().out.splitlines()
    port = told[1].split("/t/")[0].rpartition(":")[2]
    assert told[-3:-1] == ["The game is kept. Go on with:", f"  parlour serve --no-open --host 127.0.0.1 --port {port}"]
    assert told[-1].startswith(f"  parlour join 'http://127.0.0.1:{port}/t/")


def test_an_address_of_another_machine_is_refused_in_a_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    assert run(["play", "unmatched", "--yes", "--host", "--listen", "192.0.2.1"]) == 2
    told = capfd.readouterr().err
    assert told.startswith("parlour: cannot listen on 192.0.2.1 port 0: ")
    assert told.endswith("; it must be an address of this machine\n")


def test_a_seed_deals_the_same_cards_at_a_server(
    server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = []
    for _ in range(2):
        hosted(monkeypatch, ["--server", server.address, "--seed", "11"])
        told = capsys.readouterr().out
        assert "parlour serve" not in told
        with sit_down(told.splitlines()[-1].split("'")[1], server.address, "") as seat:
            hands.append(seat.state["view"]["players"][0]["hand"])
    assert hands[0] == hands[1]
    assert hands[0]


def test_what_leads_nowhere_is_refused_in_a_line(server: Running) -> None:
    with pytest.raises(BadInput, match="no link to a table"):
        sit_down(f"{server.address}/", server.address, "")


def test_who_is_not_named_is_invited(tmp_path: Path) -> None:
    del tmp_path
    title = parlour.title("black-orchestra")
    wanted = seats_wanted(title, {"players": 4}, ["1=casual", "2=Ann"], "")
    assert [seat["holder"] for seat in wanted] == ["me", "bot", "invite", "invite"]
    assert wanted[2]["name"] == "Ann"
    assert [seat["holder"] for seat in seats_wanted(title, {"players": 3}, [], "casual")] == ["me", "bot", "bot"]


def test_without_a_terminal_join_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert run(["join", "BCDF-GHJK"]) == 2
    assert capsys.readouterr().err == "parlour: parlour join needs a terminal; programs use parlour.client\n"
