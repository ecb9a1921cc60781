"""Pictures of every screen in three sizes, kept in `docs/terminal`: `make pictures` draws them anew.

A picture is a small SVG: a text for each line, a part for each colour, so that it can be looked at and read.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from html import escape, unescape
from pathlib import Path
from typing import Any

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.pilot import Pilot

import parlour
from parlour import lessons, puzzles
from parlour.cli import files
from parlour.engine.table import Hint, Table
from parlour.terminal.app import Parlour
from parlour.terminal.company import Player
from parlour.terminal.lesson import LessonSitting
from parlour.terminal.local import LocalSitting
from parlour.terminal.puzzle import PuzzleSitting
from parlour.terminal.sitting import Invitation, Sitting
from parlour.terminal.story import Story

FOLDER = Path(__file__).parent.parent.parent / "docs" / "terminal"
SIZES = [(80, 24), (120, 40), (200, 60)]
Act = Callable[[Parlour, Pilot[None]], Coroutine[Any, Any, None]]
ACROSS, DOWN, LETTERS = 8, 17, 13
"""Of a cell: how wide, how high, and how large its letter, in the picture."""

_RUN = re.compile(r'<tspan x="([\d.]+)"[^>]*>([^<]*)</tspan>')
_LINE = re.compile(r'<text y="\d+">(.*)</text>')


# What is shown.


def begun(game: str, choices: int, seed: int = 3, **setup: Any) -> Table:
    """Return a game after some choices, made at random and always the same, when the first seat is asked."""
    table = parlour.new(game, seed=seed, **setup)
    chance = random.Random(seed)
    while table.decision is not None and (table.moment < choices or 0 not in table.decision.seats):
        option = chance.choice(table.decision.options)
        table.choose(option.key, option.seat)
    return table


class Kept(LocalSitting):
    """A table whose bots stand still, and whose hints are always the same."""

    free: tuple[Invitation, ...] = ()

    async def run(self) -> None:
        """Nobody plays on."""

    async def hint(self) -> list[Hint]:
        own = self._choices(self.holder)
        return [
            Hint(choice.key, choice.text, 0.61 - n / 50, 0.52 - n / 50, 0.7 - n / 50, "It keeps the best card for later.", 9)
            for n, choice in enumerate(own[:6])
        ]

    def invitations(self) -> list[Invitation]:
        return list(self.free)


def alone(table: Table) -> Kept:
    """One person, bots on the other seats."""
    bots = [Player("random", parlour.bot("random", seed=seat)) for seat in range(1, len(table.seats))]
    return Kept(table, [Player("me"), *bots], files.save)


def duel(choices: int = 14, **more: Any) -> Kept:
    return alone(begun("unmatched", choices, heroes=["sherlock_holmes", "dracula"], board="soho", **more))


def inviting() -> Kept:
    sitting = duel()
    sitting.free = (Invitation(1, "Dracula", "http://parlour.example/t/5b1c0ffee5b1c0ff#Xy3kk9LmnoPQr5TuVwXyZa"),)
    return sitting


def hot_seat() -> Kept:
    return Kept(begun("unmatched", 30), [Player("Ann"), Player("Bob")], files.save)


def story() -> Story:
    return Story(parlour.title("black-orchestra"), begun("black-orchestra", 60, players=2).record(), None)


def lesson() -> LessonSitting:
    return LessonSitting(lessons.find("unmatched", 6), 9, "en", str)


def puzzle() -> PuzzleSitting:
    return PuzzleSitting(puzzles.of("unmatched")[0], 1200, "en", lambda _: "")


# What is done before the picture is taken.


def keys(*pressed: str) -> Act:
    async def act(_app: Parlour, pilot: Pilot[None]) -> None:
        await pilot.press(*pressed)

    return act


async def ask_for_a_hint(app: Parlour, pilot: Pilot[None]) -> None:
    await pilot.press("h")
    for _ in range(200):
        if app.hints:
            return
        await pilot.pause(0.01)


@dataclass(frozen=True)
class Scene:
    """A screen of the program."""

    sitting: Callable[[], Sitting]
    act: Act = field(default_factory=keys)
    dark: bool = True


SCENES: dict[str, Scene] = {
    "unmatched": Scene(duel),
    "black-orchestra": Scene(lambda: alone(begun("black-orchestra", 40, players=3))),
    "orange-shall-overcome": Scene(lambda: alone(begun("orange-shall-overcome", 40, players=3))),
    "by-day": Scene(lambda: alone(begun("orange-shall-overcome", 80, players=2)), dark=False),
    "in-dutch": Scene(lambda: duel(language="nl")),
    "in-german": Scene(lambda: alone(begun("black-orchestra", 40, players=3, language="de"))),
    "walking-the-board": Scene(duel, keys("tab", "down")),
    "reading-a-card": Scene(duel, keys("tab", "tab", "right", "?")),
    "typing": Scene(duel, keys("space", "h")),
    "what-is-asked": Scene(duel, keys("?")),
    "why-not": Scene(duel, keys("w")),
    "hint": Scene(duel, ask_for_a_hint),
    "log": Scene(duel, keys("l")),
    "rules-and-cards": Scene(duel, keys("/", *"fog")),
    "save": Scene(duel, keys("s")),
    "invite": Scene(inviting, keys("i")),
    "hot-seat": Scene(hot_seat),
    "replay": Scene(story, keys("pagedown", "pagedown", "right")),
    "the-end": Scene(lambda: duel(10_000)),
    "lesson": Scene(lesson, keys("enter")),
    "puzzle": Scene(puzzle),
    "puzzle-missed": Scene(puzzle, keys("1", "enter")),
}


# How it is drawn.


def take(scene: Scene) -> dict[tuple[int, int], str]:
    """Return the pictures of a screen, by their sizes."""
    taken: dict[tuple[int, int], str] = {}

    async def run() -> None:
        sitting = scene.sitting()
        app = Parlour(sitting, dark=scene.dark)
        async with app.run_test(size=SIZES[0]) as pilot:
            await pilot.pause()
            await scene.act(app, pilot)
            for size in SIZES:
                await pilot.resize_terminal(*size)
                taken[size] = await settled(app, pilot)
            await sitting.close()

    # In a thread of its own: where browsers are driven in this process, too, its main thread has a loop that never ends.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, run()).result()
    return taken


async def settled(app: Parlour, pilot: Pilot[None]) -> str:
    """Return the picture of a screen once it has come to rest: on a busy machine panels get their sizes one after the other."""
    seen: list[str] = []
    while len(seen) < 4 or len(set(seen[-4:])) > 1:
        await pilot.pause(0.02)
        seen.append(drawn(lines_of(app), app.mood.ground))
    return seen[-1]


def lines_of(app: Parlour) -> list[list[Segment]]:
    """Return what stands on the screen, with what lies under a sheet."""
    update: Any = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens, simplify=True)
    return [list(Segment.simplify(segment for strip in line for segment in strip)) for line in update.strips]


def drawn(lines: list[list[Segment]], ground: str) -> str:
    """Return an SVG."""
    width = max(sum(len(segment.text) for segment in line) for line in lines)
    grounds, texts = [], []
    for row, line in enumerate(lines):
        runs, x = [], 0
        for text, style, _ in line:
            style = style or Style.null()  # noqa: PLW2901
            back, wide = colour_of(style.bgcolor, ground), len(text) * ACROSS
            if back != ground:
                grounds.append(f'<rect x="{x}" y="{row * DOWN}" width="{wide}" height="{DOWN}" fill="{back}"/>')
            if text.strip():
                marks = ' font-weight="bold"' if style.bold else ""
                marks += ' text-decoration="underline"' if style.underline else ""
                fill = colour_of(style.color, "#808080")
                runs.append(f'<tspan x="{x}" textLength="{wide}" fill="{fill}"{marks}>{escape(text)}</tspan>')
            x += wide
        texts.append(f'<text y="{row * DOWN + LETTERS}">{"".join(runs)}</text>')
    box = f'viewBox="0 0 {width * ACROSS} {len(lines) * DOWN}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} font-family="monospace" font-size="{LETTERS}" xml:space="preserve">'
    return "\n".join([head, f'<rect width="100%" height="100%" fill="{ground}"/>', *grounds, *texts, "</svg>", ""])


def colour_of(color: Color | None, usual: str) -> str:
    return usual if color is None or color.is_default else color.get_truecolor().hex


def text_of(picture: str) -> list[str]:
    """Return what can be read in a picture, line by line."""
    found = []
    for line in _LINE.findall(picture):
        text = ""
        for x, run in _RUN.findall(line):
            text = text.ljust(int(x) // ACROSS) + unescape(run)
        found.append(text.rstrip())
    return found


def file_of(name: str, size: tuple[int, int]) -> Path:
    return FOLDER / f"{name}-{size[0]}x{size[1]}.svg"


def renew() -> None:
    """Draw all pictures anew; the file of a screen that is no more goes."""
    FOLDER.mkdir(exist_ok=True)
    kept = set()
    for name, scene in SCENES.items():
        for size, picture in take(scene).items():
            file = file_of(name, size)
            file.write_text(picture, encoding="utf-8")
            kept.add(file)
    for file in set(FOLDER.glob("*.svg")) - kept:
        file.unlink()


if __name__ == "__main__":
    renew()
