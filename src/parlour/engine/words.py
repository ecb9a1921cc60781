"""The words every game's cards are made of; each game adds its own.

A word is declared once, by its constructor: every parameter is kept under its own name (see `shape`). Which of them are figures
that can be changed stands in its line `amounts`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64, mypyc_attr

from parlour.engine.amount import Amount, Amounts
from parlour.engine.kernel import NOTHING, Game, Step

Condition = Callable[[Any, int], bool]


def every(step: Step) -> list[Step]:
    """Return a text and everything it is made of."""
    return [step, *(inner for part in step.parts() if part is not NOTHING for inner in every(part))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Step):
    """Several words in the printed order; what cannot be done is skipped."""

    def __init__(self, *steps: Step) -> None:
        super().__init__()
        self.steps: list[Step] = list(steps)

    def parts(self) -> list[Step]:
        return self.steps

    def run(self, g: Any, me: i64, it: i64) -> None:
        game: Game = g
        for n, step in enumerate(self.steps):
            if not game.carry_out(step, me, it):
                if game.winners < 0:
                    for later in self.steps[n + 1 :]:
                        game.then(later, me, it)
                return


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Step):
    """An odd text: a plain function of the position, and of the figures it names."""

    def __init__(self, rule: Callable[..., None], **figures: int) -> None:
        super().__init__()
        self.rule: Callable[..., None] = rule
        self.figures: dict[str, int] = figures
        self.values: list[int] = list(figures.values())

    def own_amounts(self) -> Amounts:
        return tuple([Amount(name) for name in self.figures])

    def run(self, g: Any, me: i64, it: i64) -> None:
        # Written out: a call with a star makes a tuple each time.
        values = self.values
        if not values:
            self.rule(g, me)
        elif len(values) == 1:
            self.rule(g, me, values[0])
        else:
            self.rule(g, me, values[0], values[1])


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Step):
    """A word that happens only if a condition holds when it is reached."""

    def __init__(self, condition: Condition, step: Step) -> None:
        super().__init__()
        self.condition: Condition = condition
        self.step: Step = step

    def parts(self) -> list[Step]:
        return [self.step]

    def run(self, g: Any, me: i64, it: i64) -> None:
        if self.condition(g, me):
            self.step.run(g, me, it)
