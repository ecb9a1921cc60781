"""A puzzle on the whole screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from parlour.puzzles import Puzzle, Solving, difficulty_name, theme_name
from parlour.terminal.guiding import After
from parlour.terminal.scripted import ScriptSitting


class PuzzleSitting(ScriptSitting):
    """Somebody at a puzzle."""

    def __init__(self, puzzle: Puzzle, rating: int, language: str, count: Callable[[bool], str]) -> None:
        self.solving = Solving(puzzle, language)
        super().__init__(self.solving)
        self.rating = rating
        self.count = count
        """Counts the first try, and returns what that did to the ratings."""
        self.told = ""

    def heading(self) -> str:
        puzzle = self.solving.puzzle
        difficulty = difficulty_name(puzzle.difficulty, self.language)
        return self.words("puzzle-head", id=puzzle.id, game=self.title.name, difficulty=difficulty, rating=self.rating)

    def says(self) -> str:
        solving = self.solving
        if solving.aside is not None:
            return " ".join(part for part in (solving.answer, self.told) if part)
        if not solving.at_end:
            return solving.say
        puzzle = solving.puzzle
        theme = self.words("puzzle-theme", theme=theme_name(puzzle.game, puzzle.theme, self.language))
        return " ".join(part for part in (solving.say, self.told, theme) if part)

    def doing(self) -> Mapping[str, tuple[str, Callable[[], None]]]:
        solving = self.solving
        if solving.aside is not None:
            return self.deeds_aside()
        if not solving.at_end:
            return {}
        deeds: dict[str, tuple[str, Callable[[], None]]] = {
            "why": (self.words("screen-explain"), self.explain),
            "next": (self.words("screen-next-puzzle"), partial(self.leave, After.NEXT)),
        }
        if solving.table.decision is not None:
            deeds["play"] = (self.words("screen-play-on"), partial(self.leave, After.PLAY))
        return {**deeds, "leave": (self.words("screen-leave"), partial(self.leave, After.LEAVE))}

    def explain(self) -> None:
        """Lay over the screen why the answer was right, and what every choice keeps."""
        lines: list[str] = []
        for step in self.solving.explained:
            lines += [*step.told, ""]
            for line in step.others:
                chance = f"{100 * line.chance.chance:3.0f} % [{100 * line.chance.low:.0f}-{100 * line.chance.high:.0f}]"
                lines.append(f"{chance:<14} {line.text}")
            lines.append("")
        self.sheet = (self.words("screen-explain"), "\n".join(lines).rstrip())

    def chosen(self) -> None:
        if self.solving.aside is not None:
            self.told = self.count(False)
        elif self.solving.at_end:
            self.told = self.count(True) or self.told
            self.explain()

    def hinted(self) -> str:
        shown = self.solving.shown
        told = self.count(False) if shown is not None else ""
        return " ".join(part for part in (super().hinted(), told) if part)
