"""Lessons line by line: chosen by number, taken back, hinted at, skipped, left, and ticked when passed."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from cli.terminal import Command, Interrupting, lines
from parlour import lessons
from parlour.lessons import Walk

WIDTH = 80
UNMATCHED = ("learn", "unmatched")


def right_way(game: str, number: int) -> list[str]:
    """Return what somebody types who does everything right."""
    walk, typed = Walk(lessons.find(game, number)), []
    while not walk.at_check:
        if walk.here.do:
            decision = walk.table.decision
            assert decision is not None
            mine = [option.key for option in decision.options if option.seat in walk.lesson.seats]
            typed.append(str(mine.index(walk.right[0]) + 1))
        else:
            typed.append("")
        walk.next()
    return [*typed, str(walk.lesson.check.right + 1)]


@pytest.mark.parametrize(("game", "language"), [*zip(lessons.games(), ["en", "nl", "de"], strict=True)])
def test_a_lesson_is_passed_by_number_and_ticked(parlour_command: Command, kept_games: Path, game: str, language: str) -> None:
    lesson = lessons.find(game, 3)
    told = parlour_command("learn", game, "3", "--language", language, typed=lines(*right_way(game, 3), "leave"))
    assert (told.status, told.err) == (0, "")
    assert max(map(len, told.out.split("\n"))) <= WIDTH
    words = " ".join(told.out.split())
    for beat in lesson.beats:
        assert beat.say is None or beat.say[language] in words
    assert lesson.check.why[language] in words
    assert told.out.endswith(f"  parlour learn {game} 4\n")
    assert json.loads((kept_games / "lessons.json").read_text("utf-8")) == {"passed": {game: [lesson.name[3:]]}}
    listed = parlour_command("learn", "--language", language).out
    assert f"[x] 3  {lesson.title[language]}\n" in listed
    assert listed.count("[x]") == 1
    assert listed.count("[ ]") == 26


def test_it_goes_on_with_the_next_lesson_and_comes_back_to_the_first_without_a_tick(parlour_command: Command) -> None:
    told = parlour_command(*UNMATCHED, typed=lines(*right_way("unmatched", 1), "", "skip", "leave"))
    heads = [line for line in told.out.split("\n") if line.startswith("Lesson ") and " of " in line]
    assert heads == ["Lesson 1 of 9: The last blow", "Lesson 2 of 9: Getting there", "Lesson 3 of 9: Strike"]
    assert "Lesson 2 of 9" in parlour_command(*UNMATCHED, typed=lines("leave")).out
    assert "Lesson 3 of 9" in parlour_command(*UNMATCHED, "strike", typed=lines("leave")).out


def test_after_the_last_lesson_comes_a_real_game(parlour_command: Command) -> None:
    told = parlour_command(*UNMATCHED, "9", typed=lines(*right_way("unmatched", 9), "next", "never read"))
    assert "That was the last one; Enter ends." in told.out
    assert told.out.endswith("That was the last lesson. Now play a real game:\n  parlour play unmatched\n")


def test_another_choice_is_played_out_answered_and_taken_back(parlour_command: Command) -> None:
    told = parlour_command(*UNMATCHED, "3", typed=lines("1", "2", "hint", "", "2", "leave"))
    aside, refused, hinted, back, on = (told.page(number) for number in range(1, 6))
    assert "Coach: Drawing is never bad." in aside
    assert "Sherlock Holmes maneuvered." in aside
    assert "Enter takes it back; play goes on from here as a real game." in aside
    assert "First take your choice back" in refused
    assert "First take your choice back" in hinted
    assert "Step 1 of 8" in back
    assert "2. Sherlock Holmes attacks Dracula" in back
    assert "Step 2 of 8" in on


def test_whoever_plays_on_leaves_the_lesson_and_the_game_is_kept(parlour_command: Command, kept_games: Path) -> None:
    told = parlour_command(*UNMATCHED, "3", typed=lines("1", "play", "1", "quit"))
    assert (told.status, told.err) == (0, "")
    assert "You left the game; it is kept." in told.out
    resume = shlex.split(told.out.rstrip().rpartition("\n")[2])
    assert resume[:3] == ["parlour", "play", "--resume"]
    assert resume[4:] == ["--seat", "0=me", "--seat", "1=novice"]
    again = parlour_command(*resume[1:], "--plain", typed=lines("log", "quit"))
    assert "Sherlock Holmes maneuvered." in again.out
    assert not (kept_games / "lessons.json").exists()


def test_a_game_that_is_over_is_not_played_on(parlour_command: Command) -> None:
    told = parlour_command(*UNMATCHED, "1", typed=lines(*right_way("unmatched", 1)[:-2], "play", "why maneuver", "goal", "leave"))
    assert "The game is over here: go back before you play on." in told.out
    assert "Nothing is asked of you at this step." in told.out
    assert told.status == 0


def test_hints_say_where_then_what_then_which(parlour_command: Command) -> None:
    told = parlour_command(*UNMATCHED, "1", typed=lines("hint", "next", "hint", "hint", "hint", "hint", "next", "hint", "leave"))
    pages = [told.page(number) for number in range(1, 9)]
    assert "There is nothing to choose here: Enter goes on." in pages[0]
    assert pages[2].endswith("\nLook at: Sherlock Holmes, Dracula.")
    assert pages[3].endswith("\nTry this: Sherlock Holmes attacks Dracula")
    shown = "\nType 2 (attack:sherlock_holmes:dracula), or next to see it done."
    assert pages[4].endswith(shown)
    assert pages[5].endswith(shown)
    assert "Sherlock Holmes attacked Dracula." in pages[6]
    # At the next step hints begin anew.
    assert pages[7].endswith("\nLook at: Feint.")


def test_a_hint_about_nothing_on_the_board_names_some_choices(parlour_command: Command) -> None:
    told = parlour_command(*UNMATCHED, "2", typed=lines("", "hint", "leave"))
    assert told.page(2).endswith("\nIt is among these choices: 1.")


def test_steps_back_and_the_lesson_again(parlour_command: Command) -> None:
    told = parlour_command(
        *UNMATCHED, "1", typed=lines("back", "", "back", "next", "next", "next", "next", "next", "again", "leave")
    )
    assert "This is the first step." in told.page(1)
    steps = [line.split()[1] for line in told.out.split("\n") if line.startswith("Step ")]
    assert steps == ["1", "2", "1", "2", "3", "4", "5", "6", "1"]
    assert "Lesson 1 of 9: The last blow" in told.page(9)


def test_wrong_words_are_answered_and_nothing_happens(parlour_command: Command) -> None:
    way = right_way("unmatched", 1)
    bad = ["no such thing", "99", "attack:x:y", "why", "?", "help", "log x", "rules U-43", "view"]
    told = parlour_command(*UNMATCHED, "1", typed=lines("", *bad, *way[1:-1], "hint", "next", "", "7", "2", way[-1], "5", "leave"))
    assert (told.status, told.err) == (0, "")
    pages = told.out.split("\n> ")
    assert "'no such thing' is neither an option nor a command. Choose 1 to 2" in pages[2]
    assert "There is no option 99." in pages[3]
    assert "why what?" in pages[5]
    assert "log takes a number" in pages[8]
    assert "No hints for the question at the end" in told.out
    assert "Answer the question first" in told.out
    assert "Not quite. Try another answer." in told.out
    assert told.out.count("Lesson passed.") == 2


def test_the_end_of_the_input_leaves_and_ctrl_c_interrupts(parlour_command: Command, kept_games: Path) -> None:
    told = parlour_command(*UNMATCHED, "2", typed=lines(""))
    assert (told.status, told.err) == (0, "")
    assert told.out.endswith("You left the lessons. Go on with:\n  parlour learn unmatched 2\n")
    stopped = parlour_command(*UNMATCHED, "2", typed=Interrupting(""))
    assert (stopped.status, stopped.err) == (130, "parlour: interrupted\n")
    assert not kept_games.exists()


@pytest.mark.parametrize("content", ["", "[]", "null", '{"passed": 3}', '{"passed": {"unmatched": 3}}', "\0"])
def test_ticks_that_cannot_be_read_begin_anew(parlour_command: Command, kept_games: Path, content: str) -> None:
    kept_games.mkdir()
    (kept_games / "lessons.json").write_text(content, encoding="utf-8")
    listed = parlour_command("learn")
    assert listed.status == 0
    assert listed.out.startswith("The ticks of lessons you passed cannot be read; they begin anew.\n")
    parlour_command(*UNMATCHED, typed=lines(*right_way("unmatched", 1), "leave"))
    assert parlour_command("learn").out.count("[x]") == 1


def test_a_tick_that_cannot_be_kept_is_told_and_the_lessons_go_on(
    parlour_command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "file"))
    told = parlour_command(*UNMATCHED, "1", typed=lines(*right_way("unmatched", 1), "", "leave"))
    assert "The tick could not be kept: " in told.out
    assert "Lesson 2 of 9" in told.out
    assert told.status == 0


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["unmached"], "no game is called 'unmached'; did you mean unmatched?"),
        (["unmatched", "strik"], "there is no lesson 'strik' of unmatched; did you mean 3, Strike?"),
        (["unmatched", "12"], "there is no lesson '12' of unmatched: lessons are 1 to 9"),
    ],
)
def test_a_wrong_game_or_lesson_is_guessed(parlour_command: Command, words: list[str], line: str) -> None:
    told = parlour_command("learn", *words)
    assert (told.status, told.out, told.err) == (2, "", f"parlour: {line}\n")
