"""The usual shape of a choice: the same words every time, one verb, one rule."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.engine.kernel import Choice
from parlour.engine.said import Said
from parlour.games.black_orchestra.state import Orchestra


class Asked(Choice):
    """A choice that is asked in the words of one message and rests on one rule; its keys begin with a verb."""

    def __init__(self, verb: str, question: str, cites: str) -> None:
        super().__init__()
        self.verb: str = verb
        self.question: str = question
        self.cites: str = cites

    def asks(self, g: Orchestra, me: i64, it: i64) -> Said:
        return Said(self.question)
