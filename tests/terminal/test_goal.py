"""The goal card in the terminal: at the start, by a key, and as a command."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

import parlour
from parlour.cli.playing import Leave, Playing
from parlour.cli.screen import Screen
from parlour.terminal.app import Parlour
from parlour.terminal.company import Player
from parlour.terminal.sheets import TextSheet
from terminal.test_screen import alone, on_screen, shown, until

GAMES = ["unmatched", "black-orchestra", "orange-shall-overcome"]


def scenario() -> parlour.Table:
    return parlour.new("orange-shall-overcome", seed=3, scenario="arbeitseinsatz", difficulty="easy")


@pytest.mark.parametrize("game", GAMES)
def test_g_lays_the_goal_over_the_screen(game: str) -> None:
    sitting = alone(game)
    goal = sitting.table.goal(0)

    async def ask(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        await pilot.press("g")
        await until(pilot, lambda: isinstance(app.screen, TextSheet) and any(goal.title in line for line in shown(app)))
        text = " ".join(shown(app))
        assert all(line.label in text for line in goal.lines[:2])
        await pilot.press("g")
        await until(pilot, lambda: not isinstance(app.screen, TextSheet))

    on_screen(sitting, ask, (120, 40))


class Lines(Screen):
    """Keeps what is said."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def say(self, text: str = "", style: str = "") -> None:
        del style
        self.lines.extend(text.split("\n"))

    def ask(self, question: str) -> str:
        del question
        raise EOFError


def test_line_by_line_the_card_comes_first_and_goal_shows_how_far_it_is() -> None:
    table = scenario()
    screen = Lines()
    playing = Playing(screen, table, [Player("me"), Player("me")])
    with pytest.raises(Leave):
        playing.run()
    assert screen.lines[0] == "Arbeitseinsatz"
    assert "    □□□□□ 0 of 5 people saved" in screen.lines
    assert "    □□□ 0 arrested (limit 3)" in screen.lines
    before = list(screen.lines)
    screen.lines = []
    playing.obey("goal", playing.company.acting_seat())
    assert screen.lines == before[: len(screen.lines)]


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_how_it_is_won_and_lost(game: str, language: str) -> None:
    goal = parlour.new(game, seed=1, language=language).goal(0)
    assert [line.kind for line in goal.lines[:2]] == ["win", "lose"]
    assert goal.title
    assert goal.task
    assert goal.ending == ""
    book = parlour.title(game).rules(language)
    for line in goal.lines:
        assert line.label
        assert line.text
        if line.rule:
            assert book.rule(line.rule).text
