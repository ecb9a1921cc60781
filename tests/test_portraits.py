"""Pictures drawn without a browser: every game, from what everybody may see, the same on every machine."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import parlour
from parlour.cli.main import run
from parlour.engine.table import Table
from parlour.pictures import board_of, card_of, png
from parlour.pictures.scene import Scene
from review.finished import whole

GAMES = ["unmatched", "black-orchestra", "orange-shall-overcome"]


def midway(game: str) -> Table:
    """Return a game in its midst, when hands and decks are hidden."""
    record = whole(game)
    table = parlour.new(game, seed=record.seed, **{k: v for k, v in record.setup.items() if k in ("heroes", "players")})
    while table.moment < 20 and table.decision is not None:
        table.choose(table.decision.options[0].key)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_nothing_of_a_picture(game: str) -> None:
    table = midway(game)
    seen = card_of(table).svg()
    for deal in range(3):
        other = table.clone()
        other.game.redeal(other.game.who(), deal)
        assert other.view(None) == table.view(None)
        assert card_of(other).svg() == seen


@pytest.mark.parametrize("game", GAMES)
def test_a_card_shows_the_board_and_how_it_ended_in_every_language(game: str) -> None:
    table = parlour.replay(whole(game))
    cards = {code: card_of(table, code).svg() for code in ("en", "nl", "de")}
    assert len(set(cards.values())) == 3
    for text in cards.values():
        ET.fromstring(text)  # noqa: S314 - our own
        assert "<script" not in text
        assert "href" not in text
    assert len(board_of(table).things) > 40
    painted = png(card_of(table))
    assert painted[:8] == b"\x89PNG\r\n\x1a\n"


def test_a_game_without_a_portrait_gets_its_name() -> None:
    table = parlour.replay(whole("unmatched"))

    class Plain:
        """A title that brings no picture."""

        portrait = ""

        def __getattr__(self, name: str) -> object:
            return getattr(table.title, name)

    other = table.clone()
    other.title = Plain()  # type: ignore[assignment]
    assert "Unmatched" in card_of(other).svg()


def test_text_is_text() -> None:
    scene = Scene(10, 10, "#fff")
    scene.words((0, 0), "<script>&", 3, "#000")
    assert "&lt;script&gt;&amp;" in scene.svg()


def test_the_command_writes_svg_and_png(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = tmp_path / "game.json"
    saved.write_text(whole("unmatched").dumps(), encoding="utf-8")
    for name in ("x.svg", "x.png"):
        assert run(["picture", str(saved), "--out", str(tmp_path / name)]) == 0
        assert str(tmp_path / name) in capsys.readouterr().out
    assert (tmp_path / "x.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (tmp_path / "x.png").read_bytes()[:4] == b"\x89PNG"
    end = (tmp_path / "x.svg").read_text(encoding="utf-8")
    assert run(["picture", str(saved), "--out", str(tmp_path / "x.svg"), "--moment", "10", "--board"]) == 0
    assert (tmp_path / "x.svg").read_text(encoding="utf-8") != end


@pytest.mark.parametrize("more", [["--out", "x.gif"], ["--out", "x.svg", "--moment", "9999"], ["--out", "nowhere/x.svg"]])
def test_what_cannot_be_drawn_is_said_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(whole("unmatched").dumps(), encoding="utf-8")
    assert run(["picture", "game.json", *more]) != 0
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json"]
