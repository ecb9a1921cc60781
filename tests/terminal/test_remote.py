"""The same screen at a table on a server: play, talk, lose the connection."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

import parlour
from parlour.cli.hosting import seats_wanted
from parlour.cli.join import sit_down
from parlour.cli.main import run
from parlour.client import new_table
from parlour.engine.errors import BadInput
from parlour.terminal.app import Parlour
from parlour.terminal.remote import RemoteSitting
from server.hosting import Running
from terminal.test_screen import on_screen, shown, until


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
                version = app.glance.version
                if turn % 6:
                    await app.enter()
                else:
                    await pilot.pause()
                    assert any(app.glance.question[:25] in line for line in shown(app))
                    await pilot.press("enter")
                await until(pilot, lambda before=version: app.glance.version > before or app.glance.over)  # type: ignore[misc]
            await pilot.press("t", *"hello", "enter")
            await until(pilot, lambda: any("hello" in line for line in app.glance.said))
            await pilot.press("w", *"attack", "enter")
            await until(pilot, lambda: bool(app.message))
            seat.drop()
            await until(pilot, lambda: bool(app.glance.choices) or app.glance.over)
            version = app.glance.version
            await app.enter()
            await until(pilot, lambda: app.glance.version > version or app.glance.over)

        on_screen(sitting, play)


def test_whoever_joins_by_an_invitation_is_told_how_to_come_back(
    server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = new_table(server.address, "unmatched", seats=[{"holder": "me"}, {"holder": "invite"}])
    invitation = str(next(link["url"] for link in made["links"] if link["seat"] == 1))
    names: list[str] = []
    monkeypatch.setattr("parlour.cli.join.play_at", lambda seat, **_: names.append(seat.table_state["seats"][1]["name"]))
    for stream in ("stdin", "stdout"):
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
