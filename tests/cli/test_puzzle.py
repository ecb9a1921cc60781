"""Puzzles line by line: solved, missed, hinted at, played on, rated, listed; and found anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.terminal import Command, lines
from parlour import puzzles
from parlour.puzzles import Solving

WIDTH = 80
GAMES = puzzles.games()


def first(game: str) -> puzzles.Puzzle:
    return puzzles.of(game)[0]


def number_of(puzzle: puzzles.Puzzle, key: str, beat: int = 0) -> str:
    decision = Solving(puzzle, beat=beat).table.decision
    assert decision is not None
    return str([option.key for option in decision.options].index(key) + 1)


def answer(puzzle: puzzles.Puzzle) -> list[str]:
    return [number_of(puzzle, step.best, beat) for beat, step in enumerate(puzzle.steps)]


def wrong(puzzle: puzzles.Puzzle) -> str:
    return number_of(puzzle, next(key for key in puzzle.steps[0].chances if key != puzzle.steps[0].best))


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ["en", "nl", "de"], strict=True)])
def test_a_puzzle_is_solved_by_number_explained_and_rated(
    parlour_command: Command, kept_games: Path, game: str, language: str
) -> None:
    puzzle = first(game)
    told = parlour_command("puzzle", game, puzzle.id, "--language", language, typed=lines(*answer(puzzle), "leave"))
    assert (told.status, told.err) == (0, "")
    assert max(map(len, told.out.split("\n"))) <= WIDTH
    words = " ".join(told.out.split())
    solving = Solving(puzzle, language)
    for step in puzzle.steps:
        solving.choose(step.best)
    assert all(line in words for explained in solving.explained for line in explained.told)
    assert told.out.endswith(f"  parlour puzzle {game} {puzzle.id}\n")
    kept = json.loads((kept_games / "puzzles.json").read_text("utf-8"))
    assert kept["tried"] == {puzzle.id: True}
    assert kept["solver"][0] > 1500


def test_a_wrong_choice_is_played_out_and_only_the_first_try_counts(parlour_command: Command, kept_games: Path) -> None:
    puzzle = first("unmatched")
    typed = lines(wrong(puzzle), "1", "", *answer(puzzle), "leave")
    told = parlour_command("puzzle", "unmatched", puzzle.id, typed=typed)
    assert "Coach: Your chance to win is " in told.page(1)
    assert "What happened:" in told.page(1)
    assert "First take your choice back" in told.page(2)
    assert "What would you do?" in told.page(3)
    assert "Why: " in told.out
    assert told.out.count("Your rating: 1500 →") == 1
    assert json.loads((kept_games / "puzzles.json").read_text("utf-8"))["tried"] == {puzzle.id: False}


def test_a_hint_counts_as_not_solved_and_next_shows_it(parlour_command: Command, kept_games: Path) -> None:
    puzzle = first("unmatched")
    told = parlour_command("puzzle", "unmatched", puzzle.id, typed=lines("hint", "hint", "hint", "next", "hint", "1", "skip"))
    assert "Only the first try counts" in told.page(1)
    assert "Try this: " in told.page(2)
    assert "or next to see it done." in told.page(3)
    assert "This one is solved." in told.out
    assert json.loads((kept_games / "puzzles.json").read_text("utf-8"))["tried"][puzzle.id] is False
    # After the end of the input one comes back to the puzzle that was next.
    assert "You left the puzzle." in told.out


def test_enter_goes_on_to_one_that_was_not_tried(parlour_command: Command) -> None:
    puzzle = first("unmatched")
    told = parlour_command("puzzle", "unmatched", puzzle.id, typed=lines(*answer(puzzle), "", "leave"))
    heads = [line.split()[1].rstrip(":") for line in told.out.split("\n") if line.startswith("Puzzle ")]
    assert len(heads) == 2
    assert heads[0] == puzzle.id != heads[1]


def test_whoever_plays_on_leaves_the_puzzle(parlour_command: Command) -> None:
    puzzle = first("unmatched")
    told = parlour_command("puzzle", "unmatched", puzzle.id, typed=lines("play", "quit"))
    assert (told.status, told.err) == (0, "")
    assert "You left before the first choice" in told.out


def test_the_one_of_the_day_is_known_by_its_date(parlour_command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_TODAY", "2026-11-16")
    told = [parlour_command("puzzle", "--daily", typed=lines("leave")).out for _ in range(2)]
    assert told[0] == told[1]
    from datetime import date  # noqa: PLC0415

    assert f"Puzzle {puzzles.daily(date(2026, 11, 16)).id}:" in told[0]
    monkeypatch.setenv("PARLOUR_TODAY", "someday")
    refused = parlour_command("puzzle", "--daily")
    assert (refused.status, refused.err) == (2, "parlour: PARLOUR_TODAY: 'someday' is no date; write it as 2026-11-16\n")


def test_themes_are_listed_with_what_was_solved(parlour_command: Command) -> None:
    puzzle = first("unmatched")
    parlour_command("puzzle", "unmatched", puzzle.id, typed=lines(*answer(puzzle), "leave"))
    listed = parlour_command("puzzle", "--list").out
    assert f"Solved at the first try: 1 of {sum(len(puzzles.of(game)) for game in GAMES)}." in listed
    assert puzzles.theme_name("unmatched", puzzle.theme, "en") in listed
    only = parlour_command("puzzle", "unmatched", "--theme", puzzle.theme, "--list").out
    assert only.count("--theme") == 1


@pytest.mark.parametrize(
    ("words", "mistake"),
    [
        (["chess"], "there are no puzzles for 'chess'"),
        (["unmatched", "zzz"], "there is no puzzle 'zzz' of unmatched"),
        (["unmatched", "--theme", "zzz"], "--theme: there is no 'zzz'; there are attack"),
        (["--difficulty", "zzz"], "--difficulty: there is no 'zzz'; there are easy, medium, hard"),
        (["--daily", "--theme", "attack"], "--daily: today's puzzle is chosen for you"),
        (["--file", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
    ],
)
def test_what_there_is_not_is_refused_in_a_line(parlour_command: Command, words: list[str], mistake: str) -> None:
    told = parlour_command("puzzle", *words)
    assert told.status == 2
    assert told.err.startswith(f"parlour: {mistake}")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("content", ["", "[]", '{"solver": 3}', "\0"])
def test_a_standing_that_cannot_be_read_begins_anew(parlour_command: Command, kept_games: Path, content: str) -> None:
    kept_games.mkdir()
    (kept_games / "puzzles.json").write_text(content, encoding="utf-8")
    told = parlour_command("puzzle", "--list")
    assert told.status == 0
    assert told.out.startswith("Your puzzle ratings cannot be read; they start again.\n")


def test_a_rating_that_cannot_be_kept_is_told(parlour_command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "file"))
    puzzle = first("unmatched")
    told = parlour_command("puzzle", "unmatched", puzzle.id, typed=lines(*answer(puzzle), "leave"))
    assert "Your rating could not be kept: " in told.out
    assert told.status == 0


def test_puzzles_of_a_file_are_solved_and_checked(parlour_command: Command, tmp_path: Path) -> None:
    puzzle = first("orange-shall-overcome")
    from importlib import resources  # noqa: PLC0415

    text = resources.files("parlour.puzzles").joinpath("orange-shall-overcome.jsonl").read_text(encoding="utf-8")
    file = tmp_path / "mine.jsonl"
    file.write_text(text.split("\n", 1)[0] + "\n", encoding="utf-8")
    told = parlour_command("puzzle", "--file", str(file), typed=lines("leave"))
    assert f"Puzzle {puzzle.id}:" in told.out
    checked = parlour_command("puzzles", "check", "--file", str(file), "unmatched")
    assert (checked.status, checked.err) == (2, "parlour: there is no such puzzle\n")


def test_making_refuses_what_makes_no_sense(parlour_command: Command, tmp_path: Path) -> None:
    told = parlour_command("puzzles", "make", "chess", "--out", str(tmp_path / "x.jsonl"))
    assert (told.status, told.err.startswith("parlour: there are no puzzles for 'chess'")) == (2, True)
    folder = parlour_command("puzzles", "make", "unmatched", "--out", str(tmp_path))
    assert folder.status == 2
    other = tmp_path / "other.txt"
    other.write_text("something else\n", encoding="utf-8")
    assert parlour_command("puzzles", "make", "unmatched", "--out", str(other)).status == 2
    assert other.read_text("utf-8") == "something else\n"


@pytest.mark.parametrize(("option", "named"), [("--theme", "plot, dice"), ("--difficulty", "easy, medium, hard")])
def test_puzzles_of_a_kind_there_is_not_are_refused(parlour_command: Command, tmp_path: Path, option: str, named: str) -> None:
    out = tmp_path / "new.jsonl"
    told = parlour_command("puzzles", "make", "black-orchestra", option, "nonsense", "--out", str(out))
    assert told.status == 2
    assert told.err.startswith("parlour: black-orchestra has no puzzles of the kind 'nonsense'; there are " + named)
    assert not out.exists()
