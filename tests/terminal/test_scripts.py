"""Lessons and puzzles on the whole screen, by keys: every step is told, wrong choices are taken back, the end leads on."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from parlour import lessons, puzzles
from parlour.lessons import Walk
from parlour.puzzles import Solving
from parlour.terminal.app import Parlour
from parlour.terminal.guiding import After
from parlour.terminal.lesson import LessonSitting
from parlour.terminal.puzzle import PuzzleSitting
from parlour.terminal.sheets import TextSheet
from terminal.test_screen import on_screen, shown, until

SIZES = [(80, 24), (120, 40)]


def text(app: Parlour) -> str:
    return " ".join(" ".join(shown(app)).split())


async def choose(app: Parlour, pilot: Pilot[None], key: str) -> None:
    """Choose by the number that stands before it."""
    number = next(n for n, choice in enumerate(app.choosing.all, 1) if choice.key == key)
    await pilot.press(*str(number), "enter")
    await pilot.pause()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("game", "language"), [*zip(lessons.games(), ["en", "nl", "de"], strict=True)])
def test_a_lesson_is_passed_by_keys(game: str, language: str, size: tuple[int, int]) -> None:
    lesson = lessons.find(game, 1)
    passed: list[str] = []

    def keep() -> str:
        passed.append("once")
        return ""

    sitting = LessonSitting(lesson, 9, language, keep)

    async def take(app: Parlour, pilot: Pilot[None]) -> None:
        beats = 0
        while not sitting.taken.at_check:
            said = sitting.taken.say.split()
            assert " ".join(said[:4]) in text(app)
            if sitting.taken.here.do:
                await choose(app, pilot, sitting.taken.right[0])
            else:
                await pilot.press("enter")
                await pilot.pause()
            beats += 1
        assert beats == len(lesson.beats)
        await choose(app, pilot, f"do-answer-{1 - lesson.check.right}")
        assert not passed
        await choose(app, pilot, f"do-answer-{lesson.check.right}")
        assert passed == ["once"]
        await choose(app, pilot, "do-next")

    on_screen(sitting, take, size)
    assert (sitting.after, sitting.done, sitting.solved) == (After.NEXT, True, True)


def test_another_choice_is_played_out_and_taken_back_and_hints_go_further() -> None:
    sitting = LessonSitting(lessons.find("unmatched", 3), 9, "en", str)

    async def stray(app: Parlour, pilot: Pilot[None]) -> None:
        wanted = sitting.taken.right[0]
        for hint in ("Look at", "Try this", "It is choice"):
            await pilot.press("h")
            await until(pilot, lambda hint=hint: hint in text(app))  # type: ignore[misc]
        await choose(app, pilot, "maneuver")
        assert sitting.taken.aside == "maneuver"
        assert "Drawing is never bad." in text(app)
        await pilot.press("u")
        await pilot.pause()
        assert not sitting.look().can_undo
        await choose(app, pilot, wanted)
        assert sitting.taken.beat == 1
        await pilot.press("q")

    on_screen(sitting, stray)
    assert sitting.after is After.LEAVE


def test_whoever_plays_on_leaves_the_lesson() -> None:
    sitting = LessonSitting(lessons.find("unmatched", 3), 9, "en", str)

    async def stray(app: Parlour, pilot: Pilot[None]) -> None:
        await choose(app, pilot, "maneuver")
        await choose(app, pilot, "do-play")

    on_screen(sitting, stray)
    assert sitting.after is After.PLAY
    assert isinstance(sitting.taken, Walk)
    assert sitting.taken.table.moment == 1


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", puzzles.games())
def test_a_puzzle_is_missed_and_then_solved_by_keys(game: str, size: tuple[int, int]) -> None:
    puzzle = puzzles.of(game)[0]
    counted: list[bool] = []

    def count(solved: bool) -> str:
        counted.append(solved)
        return ""

    sitting = PuzzleSitting(puzzle, 1500, "en", count)
    wrong = next(key for key in puzzle.steps[0].chances if key != puzzle.steps[0].best)

    async def solve(app: Parlour, pilot: Pilot[None]) -> None:
        assert "What would you do?" in text(app)
        await choose(app, pilot, wrong)
        assert "Your chance to win is" in text(app)
        await choose(app, pilot, "do-back")
        for step in puzzle.steps:
            await choose(app, pilot, step.best)
        assert isinstance(app.screen, TextSheet)
        assert "Best was" in text(app)
        await pilot.press("escape")
        await pilot.pause()
        await choose(app, pilot, "do-next")

    on_screen(sitting, solve, size)
    assert counted == [False, True]
    assert sitting.after is After.NEXT
    assert isinstance(sitting.solving, Solving)
    assert sitting.solving.at_end
