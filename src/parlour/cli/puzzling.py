"""One puzzle line by line: choose by number; a wrong choice is played out with its chance, the right one explained."""

from __future__ import annotations

from parlour.cli.kept_standing import KeptStanding
from parlour.cli.playing import OVERHEAD, PAGE
from parlour.cli.puzzle import counted
from parlour.cli.screen import Screen
from parlour.cli.scripted import Scripted
from parlour.engine.errors import BadInput
from parlour.puzzles import Puzzle, Solving, difficulty_name, theme_name
from parlour.terminal.guiding import After
from parlour.terminal.wording import Wording

SHOWN = 6
"""So many choices are listed with their chances once it is solved."""


class Puzzling(Scripted):
    """Somebody at a puzzle at a terminal."""

    commands = ("choose", "enter", "hint", "next", "again", "skip", "play", "leave", "view", "why", "log", "rules", "goal")
    messages = "puzzle"

    def __init__(self, screen: Screen, puzzle: Puzzle, kept: KeptStanding, words: Wording) -> None:
        self.puzzle = puzzle
        self.kept = kept
        self.solving = Solving(puzzle, words.code)
        super().__init__(screen, self.solving, words)

    def enter(self) -> None:
        if self.solving.aside is not None:
            self.back()
        elif self.solving.at_end:
            self.after = After.NEXT
        else:
            self.say(self.words("learn-choose"))

    def choose(self, typed: str) -> None:
        if self.solving.at_end:
            raise BadInput(self.words("puzzle-over"))
        super().choose(typed)

    def next(self) -> None:
        """See it done, or go on to the next one."""
        if self.solving.at_end:
            self.after = After.NEXT
            return
        self._count(solved=False)
        super().next()

    def hint(self) -> None:
        if self.solving.at_end:
            raise BadInput(self.words("puzzle-over"))
        self.must_choose()
        self._count(solved=False)
        super().hint()

    # Showing.

    def begin(self) -> None:
        self.screen.say()
        rating = round(self.kept.standing.rating_of(self.puzzle).rating)
        difficulty = difficulty_name(self.puzzle.difficulty, self.words.code)
        game = self.solving.table.title.name
        self.say(self.words("puzzle-head", id=self.puzzle.id, game=game, difficulty=difficulty, rating=rating), style="bold")
        you = self.solving.table.seats[self.solving.seat].name
        self.say(self.words("puzzle-you", seat=you))
        self.show()

    def show(self) -> None:
        """Tell what happened, where the game stands, and what there is to do."""
        solving = self.solving
        self.screen.say()
        standing = self.tell()
        if solving.aside is not None:
            self._count(solved=False)
            self.coach(solving.answer)
            self.say(self.words("learn-back-or-on" if solving.table.decision is not None else "learn-back"))
        elif solving.at_end:
            self._explain()
        else:
            self.coach(solving.say)
            self.screen.say("\n".join(self.at.question(solving.seat, PAGE - len(standing) - OVERHEAD)))

    def _explain(self) -> None:
        """Say why it was right, what else there was, and what it means for the ratings."""
        self.coach(self.solving.say)
        for explained in self.solving.explained:
            for sentence in explained.told:
                self.say(sentence)
            for line in explained.others[:SHOWN]:
                chance = f"{100 * line.chance.chance:3.0f} % [{100 * line.chance.low:.0f}-{100 * line.chance.high:.0f}]"
                self.say(f"{chance} {line.text}", "  ")
            more = len(explained.others) - SHOWN
            if more > 0:
                self.say(self.words("hint-more", options=more), "  ")
        code = self.words.code
        self.say(self.words("puzzle-theme", theme=theme_name(self.puzzle.game, self.puzzle.theme, code)))
        self._count(solved=True)
        self.say(self.words("puzzle-solved"))

    def _count(self, *, solved: bool) -> None:
        """Count the first try, and say what it did to the rating."""
        told = counted(self.kept, self.puzzle, self.words, solved=solved)
        if told:
            self.say(told)
