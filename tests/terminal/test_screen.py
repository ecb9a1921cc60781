"""Whole games by keys on the screen, at small and large sizes, and everything a key can ask for."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot

import parlour
from parlour.cli import files
from parlour.engine.table import Hint, Table
from parlour.terminal.app import Parlour
from parlour.terminal.company import Player
from parlour.terminal.drawing import Drawing
from parlour.terminal.local import LocalSitting
from parlour.terminal.moods import mood
from parlour.terminal.panels import ChoicesPanel, Panel
from parlour.terminal.sheets import SearchSheet, TextSheet
from parlour.terminal.story import Story
from parlour.terminal.telling import hint_lines
from parlour.terminal.wording import words

Body = Callable[[Parlour, Pilot[None]], Coroutine[Any, Any, None]]
SIZES = [(80, 24), (120, 40), (200, 60)]


def alone(game: str, seed: int = 3, **setup: Any) -> LocalSitting:
    """One person against random bots."""
    table = parlour.new(game, seed=seed, **setup)
    players = [Player("me"), *(Player("random", parlour.bot("random", seed=seat)) for seat in range(1, len(table.seats)))]
    return LocalSitting(table, players, files.save, breath=0)


def on_screen(sitting: Any, body: Body, size: tuple[int, int] = (80, 24)) -> Parlour:
    """Run the screen without a terminal and do something on it."""
    app = Parlour(sitting)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            try:
                await pilot.pause()
                await body(app, pilot)
            finally:
                await sitting.close()

    # In a thread of its own: where browsers are driven in this process, too, its main thread has a loop that never ends.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, run()).result()
    return app


def shown(app: Parlour) -> list[str]:
    """Return what stands on the screen, line by line."""
    return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]


async def until(pilot: Pilot[None], what: Callable[[], bool]) -> None:
    """Let the others play until something is so."""
    for _ in range(2000):
        if what():
            return
        await pilot.pause(0.002)
    msg = "it never came to that"
    raise AssertionError(msg)


def play_whole_game(game: str, size: tuple[int, int], keys_every: int) -> Table:
    """Play to the end, every so many-th choice by keys; the others by what Enter does."""
    sitting = alone(game, **({"players": 2} if game != "unmatched" else {}))
    person = random.Random(5)  # whoever may act before a bot, and always offers the same again, never ends

    async def play(app: Parlour, pilot: Pilot[None]) -> None:
        for turn in range(3000):
            await until(pilot, lambda: bool(app.glance.choices) or app.glance.over)
            if app.glance.over:
                break
            if turn % keys_every:
                await app.enter()
                continue
            await pilot.press(*(["down"] * person.choice([0, 0, 0, 1, 2])))
            await pilot.pause()
            lines = shown(app)
            assert len(lines) == size[1]
            assert any(app.glance.question[:30] in line for line in lines), "the question is always on the screen"
            assert any("[" in line or "<" in line for line in lines[:12]), "and so is the board"
            await pilot.press("enter")
        await pilot.pause()
        assert app.glance.over
        assert any("The game is over." in line for line in shown(app))

    on_screen(sitting, play, size)
    return sitting.table


@pytest.mark.parametrize("game", parlour.games())
def test_a_game_is_played_to_its_end(game: str) -> None:
    assert play_whole_game(game, (80, 24), keys_every=12).outcome is not None


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", parlour.games())
def test_a_whole_game_by_keys(game: str, size: tuple[int, int]) -> None:
    assert play_whole_game(game, size, keys_every=1).outcome is not None


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", parlour.games())
def test_everything_is_on_the_screen_at_once(game: str, size: tuple[int, int]) -> None:
    sitting = alone(game)

    async def look(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        await pilot.pause()
        lines = shown(app)
        text = "\n".join(lines)
        assert app.glance.you in lines[0]
        assert app.glance.question[:40] in text
        assert app.glance.choices[0].text[:20] in text
        for card in app.drawing.cards(app.glance.view)[:3]:
            assert card.name in text
        for person in app.drawing.people(app.glance.view, app.marks()):
            assert person.name.plain[:20] in text
        assert "Enter choose" in lines[-1]
        assert "q quit" in lines[-1]

    on_screen(sitting, look, size)


def test_how_many_choices_there_are_covers_none_of_them() -> None:
    sitting = alone("black-orchestra", seed=11, players=2)

    async def look(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: len(app.glance.choices) == 13)
        await pilot.pause()
        lines = shown(app)
        assert lines[-2].rstrip() == "13 choices; type to find one"
        assert sum(any(choice.text in line for line in lines) for choice in app.glance.choices) == 12
        await pilot.press("space")
        await pilot.pause()
        assert "type to find one" not in "\n".join(shown(app))

    on_screen(sitting, look)


def test_typing_narrows_the_choices_down() -> None:
    sitting = alone("unmatched", heroes=["sherlock_holmes", "dracula"], board="soho")

    async def type_words(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        everything = len(app.choosing.offered)
        wanted = app.glance.choices[-1].key.rpartition(":")[2]
        await pilot.press("space", *wanted)
        assert 0 < len(app.choosing.offered) < everything
        assert all(wanted in choice.key for _, choice in app.choosing.offered)
        await pilot.press("escape")
        assert len(app.choosing.offered) == everything
        await pilot.press("2")
        assert app.choosing.current == app.glance.choices[1]
        await pilot.press("backspace", "x", "y", "z")
        assert not app.choosing.offered
        assert any("Nothing fits" in line for line in shown(app))

    on_screen(sitting, type_words)


def test_a_place_on_the_board_can_be_walked_to_and_chosen() -> None:
    sitting = alone("unmatched", heroes=["sherlock_holmes", "dracula"], board="soho")

    async def walk(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        moment = sitting.table.moment
        await pilot.press("tab")
        assert app.area == "board"
        first = app.spot
        assert first in app.choosing.lit
        for arrow in ("left", "right", "up", "down"):
            await pilot.press(arrow)
            assert app.spot in app.choosing.lit
        spot = app.spot
        about = [choice for choice in app.glance.choices if spot in choice.about]
        await pilot.press("enter")
        if len(about) == 1:
            assert sitting.table.choices[moment] == about[0].key
        else:
            assert app.choosing.pinned == spot

    on_screen(sitting, walk)


def test_the_mouse_points_at_places_and_choices() -> None:
    sitting = alone("unmatched", heroes=["sherlock_holmes", "dracula"], board="soho")

    async def click(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        await pilot.pause()
        lit = next(spot for spot in app.sheet.spots if spot.id in app.choosing.lit)
        about = [choice for choice in app.glance.choices if lit.id in choice.about]
        await pilot.click("#board", offset=(lit.x, lit.y))
        await pilot.pause()
        assert sitting.table.choices[:1] == [about[0].key] if len(about) == 1 else app.choosing.pinned == lit.id
        await until(pilot, lambda: bool(app.glance.choices))
        await pilot.pause()
        moment, first = sitting.table.moment, app.choosing.offered[0][1]
        await pilot.click(ChoicesPanel, offset=(8, 0))
        await until(pilot, lambda: sitting.table.moment > moment)
        assert sitting.table.choices[moment] == first.key

    on_screen(sitting, click)


def test_why_undo_log_and_rules() -> None:
    sitting = alone("unmatched", heroes=["sherlock_holmes", "dracula"], board="baskerville_manor")

    async def ask(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        await pilot.press("?")
        assert isinstance(app.screen, TextSheet)
        assert app.glance.choices[0].rule in app.screen.text.plain
        await pilot.press("escape", "w", *"attack:sherlock_holmes:dracula", "enter")
        await pilot.pause()
        assert "U-" in app.message
        await pilot.press("u")
        assert "nothing to take back" in app.message
        await pilot.press("l")
        assert isinstance(app.screen, TextSheet)
        await pilot.press("escape", "/")
        assert isinstance(app.screen, SearchSheet)
        await pilot.press(*"U-25")
        await pilot.pause()
        assert any("U-25" in line for line in shown(app))
        await pilot.press("escape")
        assert len(app.screen_stack) == 1

    on_screen(sitting, ask)


def test_a_long_card_is_told_whole() -> None:
    sitting = alone("unmatched", heroes=["sherlock_holmes", "dracula"], board="soho")

    async def read(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        longest = max(app.drawing.cards(app.glance.view), key=lambda card: len(card.text))
        await app.point(longest.spot)
        app.area, app.spot = "cards", longest.spot
        app.draw()
        await pilot.pause()
        assert any(line.rstrip().endswith(" … ?") for line in shown(app)[-3:-1])
        await pilot.press("?")
        await pilot.pause()
        told = " ".join(" ".join(line.partition("│")[2].partition("│")[0] for line in shown(app)).split())
        assert longest.text in told

    on_screen(sitting, read)


def test_saving_says_where_and_refuses_in_a_line(tmp_path: Path) -> None:
    sitting = alone("unmatched")
    (tmp_path / "other.txt").write_text("not a game", encoding="utf-8")

    async def save(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        await pilot.press("enter")
        for name, said in (("duel.json", "Saved as"), ("other.txt", "choose another name")):
            await pilot.press("s", *str(tmp_path / name), "enter")
            await pilot.pause()
            assert said in app.message

    on_screen(sitting, save)
    assert parlour.replay(files.read_record(tmp_path / "duel.json")).moment >= 1
    assert (tmp_path / "other.txt").read_text(encoding="utf-8") == "not a game"


def test_a_hint_marks_the_choices_with_chances() -> None:
    sitting = alone("unmatched", heroes=["sherlock_holmes", "dracula"], board="soho")

    async def hint(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        await pilot.press("h")
        for _ in range(600):
            if app.hints:
                break
            await pilot.pause(0.05)
        assert set(app.hints) == {choice.key for choice in app.glance.choices}
        assert isinstance(app.screen, TextSheet)
        assert "%" in app.screen.text.plain

    on_screen(sitting, hint)


@pytest.mark.parametrize(("language", "said"), [("en", "not tried"), ("de", "nicht versucht"), ("nl", "niet geprobeerd")])
def test_a_choice_the_bot_left_aside_has_no_chance(language: str, said: str) -> None:
    found = [Hint("a", "Go on", 0.61, 0.5, 0.7, "", 9), Hint("b", "Wait", 0.0, 0.0, 0.99, "", 0)]
    lines = hint_lines(found, mood(Drawing.colours, dark=True), words(language)).plain.splitlines()
    assert [line.strip() for line in lines[-2:]] == ["61 % [50-70] Go on", f"{said} Wait"]


def test_whoever_may_act_before_a_bot_is_told_that_the_bot_can_go_first() -> None:
    sitting = alone("orange-shall-overcome", players=2, characters=["mies", "kees"])

    async def wait(app: Parlour, pilot: Pilot[None]) -> None:
        for _ in range(30):
            await until(pilot, lambda: bool(app.glance.choices))
            if "morale" in {choice.key.partition(":")[0] for choice in app.glance.choices}:
                break
            await app.enter()
        moment = app.glance.moment
        await pilot.press("o")
        await until(pilot, lambda: app.glance.moment > moment)

    on_screen(sitting, wait)


def test_where_a_bot_is_asked_enter_lets_it_choose_and_the_game_goes_on() -> None:
    """Otherwise somebody who knows no keys could only offer the same thing for ever."""
    sitting = alone("orange-shall-overcome", players=2, characters=["mies", "kees"])

    async def wait(app: Parlour, pilot: Pilot[None]) -> None:
        for _ in range(30):
            await until(pilot, lambda: bool(app.glance.choices))
            if "morale" in {choice.key.partition(":")[0] for choice in app.glance.choices}:
                break
            await app.enter()
        await pilot.pause()
        assert [choice.text for choice in app.glance.choices] == ["Let Kees choose first", "A Morale action card for Mies"]
        moment = app.glance.moment
        await pilot.press("?")
        assert isinstance(app.screen, TextSheet)
        assert "do-" not in app.screen.text.plain
        await pilot.press("escape", "enter")
        await until(pilot, lambda: app.glance.moment > moment)
        assert sitting.table.choices[-1].partition(":")[0] != "morale"

    on_screen(sitting, wait)


@pytest.mark.parametrize("size", [(60, 20), (40, 10)], ids=str)
@pytest.mark.parametrize("game", parlour.games())
def test_in_a_small_terminal_the_question_the_choices_and_the_keys_come_first(game: str, size: tuple[int, int]) -> None:
    sitting = alone(game)

    async def look(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        await pilot.pause()
        lines = shown(app)
        assert " ".join(app.glance.question.split()[:2]) in "\n".join(lines)
        assert any(line.lstrip().startswith(f"1 {app.choosing.offered[0][1].text[:12]}") for line in lines)
        assert lines[-1].startswith(" Enter choose")
        assert lines[-1].rstrip().endswith("q quit")
        assert ("80 x 24" in lines[1]) == (size == (40, 10))

    on_screen(sitting, look, size)


@pytest.mark.parametrize("game", parlour.games())
def test_how_everybody_is_can_be_read_to_the_end(game: str) -> None:
    async def look(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        await pilot.pause()
        people = app.query_one("#people", Panel)
        assert "…" not in str(people.render())

    on_screen(alone(game), look)


def test_a_game_is_kept_after_every_choice_and_whoever_cannot_keep_it_plays_on() -> None:
    kept: list[int] = []
    table = parlour.new("unmatched", seed=3)

    def keep() -> None:
        kept.append(table.moment)
        if len(kept) > 2:
            raise OSError(28, "No space left on device")

    sitting = LocalSitting(table, [Player("me"), Player("random", parlour.bot("random", seed=1))], files.save, keep=keep, breath=0)

    async def play(app: Parlour, pilot: Pilot[None]) -> None:
        for turn in range(5):
            await until(pilot, lambda: bool(app.glance.choices))
            moment = table.moment
            await pilot.press("enter")
            assert table.moment > moment
            await pilot.pause()
            assert (app.message == "The game cannot be kept: No space left on device.") == (turn == 2)

    on_screen(sitting, play)
    assert len(kept) == 3
    assert all(kept)


@pytest.mark.parametrize("size", SIZES)
def test_an_agreement_lies_open_while_it_is_made(size: tuple[int, int]) -> None:
    people = {"kees": {"at": "c3", "goods": {"money": 3, "ticket": 1}}, "paul": {"at": "c3", "goods": {"ration": 2}, "alibi": 3}}
    setup = {"players": 2, "characters": ["kees", "paul"], "scenario": "hunger_winter", "difficulty": "easy"}
    table = parlour.position("orange-shall-overcome", {"setup": setup, "state": {"characters": people}})
    sitting = LocalSitting(table, [Player("me"), Player("random", parlour.bot("random", seed=1))], files.save, breath=0)

    async def share(app: Parlour, pilot: Pilot[None]) -> None:
        for key in ("share:kees:paul", "give:money", "give:money", "ask:ration"):
            await sitting.choose(next(choice for choice in app.glance.choices if choice.key == key))
            await pilot.pause()
        text = "\n".join(shown(app))
        for line in ("Kees shares with Paul", "Kees gives 2 money", "Paul gives 1 ration"):
            assert re.search(rf"{line}\s*$", text, re.MULTILINE), line
        await pilot.press("p", "space", *"propose", "enter")
        await pilot.pause()
        assert "Kees proposes to Paul" in "\n".join(shown(app))

    on_screen(sitting, share, size)


@pytest.mark.parametrize("size", SIZES)
def test_no_two_leaders_are_written_alike(size: tuple[int, int]) -> None:
    sitting = alone("black-orchestra", players=2)

    async def look(app: Parlour, pilot: Pilot[None]) -> None:
        await pilot.pause()
        words = re.findall(r"[A-Z]\w+", "\n".join(line[:70] for line in shown(app)))
        for names in (("Hit", "Hi"), ("Hes", "He"), ("Goeb", "Gb"), ("Bor", "Bo"), ("Him", "Hm"), ("Goer", "Gr")):
            assert sum(words.count(name) for name in names) == 1, names

    on_screen(sitting, look, size)


def test_bots_stand_still_while_paused() -> None:
    table = parlour.new("unmatched", seed=4, heroes=["sherlock_holmes", "invisible_man"], board="soho")
    players = [Player("random", parlour.bot("random", seed=seat)) for seat in range(2)]
    sitting = LocalSitting(table, players, files.save, breath=0.01)

    async def pause(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: table.moment > 3)
        await pilot.press("p")
        await pilot.pause(0.05)
        moment = table.moment
        await pilot.pause(0.1)
        assert table.moment == moment
        assert "are paused" in app.message
        await pilot.press("p")
        await until(pilot, lambda: table.moment > moment)

    on_screen(sitting, pause)


@pytest.mark.parametrize("game", parlour.games())
def test_a_story_is_walked_back_and_forth(game: str) -> None:
    table = parlour.new(game, seed=6)
    bots = [parlour.bot("random", seed=seat) for seat in range(len(table.seats))]
    while table.decision is not None and table.moment < 60:
        seat = table.decision.seats[0]
        table.choose(bots[seat].choose(table, seat), seat)
    story = Story(table.title, table.record(), None)

    async def walk(app: Parlour, pilot: Pilot[None]) -> None:
        await pilot.press("right", "right", "pagedown")
        assert story.table.moment == 12
        there = story.table.hash()
        await pilot.press("end", "home")
        assert story.table.moment == 0
        await pilot.press("pagedown", "right", "right")
        assert story.table.hash() == there
        assert any("Choice 12 of 60" in line for line in shown(app))
        decision = story.table.decision
        assert decision is not None
        chosen = next(option for option in decision.options if option.key == story.record.choices[12])
        told = " ".join(" ".join(shown(app)).split())
        assert f"Next, {story.table.seats[chosen.seat].name}: {chosen.text.rstrip('.')}" in told

    on_screen(story, walk)


def test_whoever_presses_enter_at_once_has_not_ended_the_turn() -> None:
    sitting = alone("black-orchestra")

    async def look(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: any(choice.key == "end" for choice in app.choosing.all))
        keys = [choice.key for choice in app.choosing.all]
        assert len(keys) > 1
        assert keys.index("end") == len(keys) - 1
        assert sorted(keys) == sorted(choice.key for choice in app.glance.choices)
        assert app.choosing.current == app.choosing.all[0]

    on_screen(sitting, look)


@pytest.mark.parametrize("game", parlour.games())
def test_everybody_finds_themselves_among_the_others(game: str) -> None:
    async def look(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        await pilot.pause()
        assert any(re.search(r"\byou\b", line[53:]) for line in shown(app)[2:])

    on_screen(alone(game), look)


def test_the_screen_can_change_its_size_at_any_time() -> None:
    sitting = alone("orange-shall-overcome", players=3)

    async def resize(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        for width, height in ((200, 60), (80, 24), (60, 20), (120, 40)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            lines = shown(app)
            assert len(lines) == height
            assert any(app.glance.question[:20] in line for line in lines)

    on_screen(sitting, resize)


@pytest.mark.parametrize("game", parlour.games())
def test_where_only_colours_change_nothing_is_laid_out_anew(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the cursor is shown by a colour; to measure all panels again would be half of what a key costs."""
    laid_out: list[str] = []

    def update(panel: Panel, text: Text, *, layout: bool) -> None:
        if layout:
            laid_out.append(f"{panel.id}: {text.plain}")
        whole(panel, text, layout=layout)

    whole = Panel.update
    sitting = alone(game)

    async def walk(app: Parlour, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: bool(app.glance.choices))
        await pilot.pause()
        monkeypatch.setattr(Panel, "update", update)
        before = shown(app)
        await pilot.press("tab", "tab", "right", "tab", "down")
        assert shown(app) != before
        await pilot.press("tab", "tab", "right", "tab", "up")

    on_screen(sitting, walk)
    assert laid_out == []
