"""Solving a puzzle: choosing on the real board, what a wrong choice leads to, and why the answer is the answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from parlour.bots.bot import mind_of
from parlour.engine.errors import BadInput
from parlour.engine.messages import USUAL, Language, language, languages
from parlour.engine.said import Value
from parlour.lessons.reading import Beat
from parlour.lessons.walking import Way
from parlour.puzzles.reading import Chance, Puzzle, Step

PACKAGE = "parlour.puzzles"
DEAL = 1
"""What the seat cannot know is dealt like this before a reason is asked for."""


@cache
def words(code: str) -> Language:
    """Return what puzzles say in a language; English stands in for one they do not speak."""
    return language(PACKAGE, code if code in languages(PACKAGE) else USUAL)


def theme_name(game: str, theme: str, code: str) -> str:
    """Return what a theme is called."""
    return words(code).text(f"theme-{game}-{theme}", {})


def difficulty_name(difficulty: str, code: str) -> str:
    """Return what a difficulty is called."""
    return words(code).text(f"difficulty-{difficulty}", {})


@dataclass(frozen=True)
class Line:
    """A choice with its chance, as it is read once the puzzle is solved."""

    key: str
    text: str
    chance: Chance


@dataclass(frozen=True)
class Explained:
    """Why a choice was the best."""

    best: Line
    why: str
    others: tuple[Line, ...]
    """All that might have been chosen, the best first."""
    told: tuple[str, ...]
    """The same in sentences."""


class Solving(Way):
    """Somebody at a puzzle. A puzzle of other rules is refused."""

    called = "puzzle"

    def __init__(
        self,
        puzzle: Puzzle,
        language: str = USUAL,
        beat: int = 0,
        keys: Mapping[int, str] | None = None,
        aside: str | None = None,
    ) -> None:
        puzzle.check_rules()
        self.puzzle = puzzle
        self.explained: list[Explained] = []
        """Of each step that was solved."""
        super().__init__(puzzle, language, beat, keys, aside)

    @property
    def step(self) -> Step:
        """The step that is asked about, after the last one the last."""
        return self.puzzle.steps[min(self.beat, len(self.puzzle.steps) - 1)]

    @property
    def say(self) -> str:
        """What is asked, or why the answer was right."""
        if self.at_end:
            return self._text("solved")
        return self._text("ask-on" if self.beat else "ask")

    @property
    def answer(self) -> str:
        """What a wrong choice leads to."""
        if self.aside is None:
            return ""
        step = self.step
        return self._text("wrong", best=percent(step.chances[step.best].chance), **_shown(step.chances[self.aside]))

    @property
    def kept(self) -> Chance | None:
        """The chance with a wrong choice."""
        return None if self.aside is None else self.step.chances[self.aside]

    def _play(self) -> None:
        self.explained = []
        super()._play()
        if not self.at_end and self.aside is None:
            self._check()

    def _choose(self, key: str | None, beat: Beat) -> str:
        self._check()
        self.explained.append(self._explain(self.puzzle.steps[len(self.explained)]))
        return super()._choose(key, beat)

    def _play_aside(self, key: str) -> None:
        self._check()
        super()._play_aside(key)

    def _check(self) -> None:
        """Refuse a puzzle that asks about other choices than there are."""
        number = len(self.explained)
        decision = self.table.decision
        own = {option.key for option in decision.of(self.puzzle.seats[0])} if decision is not None else set()
        if own != set(self.puzzle.steps[number].chances):
            msg = f"puzzle {self.puzzle.id}: what it knows in step {number + 1} is not about the choices that there are"
            raise BadInput(msg)

    def _explain(self, step: Step) -> Explained:
        """Say why the best choice of a step is the best, as the table stands before it."""
        table, seat = self.table, self.puzzle.seats[0]
        assert table.decision is not None
        own = {option.key: option for option in table.decision.of(seat)}
        lines = [Line(key, own[key].text, chance) for key, chance in step.chances.items() if key in own]
        best = next(line for line in lines if line.key == step.best)
        second = next(line for line in lines if line.key == step.second)
        dealt = table.game.clone()
        dealt.redeal(seat, DEAL)
        number = [option.key for option in table.decision.options].index(step.best)
        said = mind_of(table.title.id).reason(dealt, dealt.options[number], seat)
        why = table.words.said(said) if said is not None else ""
        less = {f"less{name if name != 'chance' else ''}": value for name, value in _shown(second.chance).items()}
        told = [self._text("best", choice=best.text)]
        if why:
            told.append(self._text("why", why=why))
        told.append(self._text("keeps", second=second.text, **_shown(best.chance), **less))
        told.append(self._text("played", games=step.games, best=step.won[0], second=step.won[1]))
        return Explained(best, why, tuple(lines), tuple(told))

    def _text(self, name: str, **args: Value) -> str:
        return words(self.language).text(name, args)


def percent(chance: float) -> int:
    """Return a chance as people read it."""
    return round(100 * chance)


def _shown(chance: Chance) -> dict[str, Value]:
    return {"chance": percent(chance.chance), "low": percent(chance.low), "high": percent(chance.high)}
