"""A lesson on the whole screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from parlour.engine.decision import Option
from parlour.lessons import Lesson, Walk
from parlour.terminal.games import drawing_of
from parlour.terminal.guiding import After, called
from parlour.terminal.scripted import ScriptSitting


class LessonSitting(ScriptSitting):
    """Somebody in a lesson."""

    def __init__(self, lesson: Lesson, last: int, language: str, passed: Callable[[], str]) -> None:
        self.taken = Walk(lesson, language)
        super().__init__(self.taken)
        self.last = last
        self.passed = passed
        """Keeps that the lesson was passed, and returns what is wrong if it cannot."""
        self.tried: set[int] = set()
        """Answers to the question at the end."""
        self.solved = False
        self.trouble = ""

    def heading(self) -> str:
        lesson, walk = self.taken.lesson, self.taken
        title = self.words("learn-lesson", number=lesson.number, last=self.last, title=lesson.title[self.language])
        return f"{title} · {self.words('learn-step', number=walk.beat + 1, last=len(lesson.beats) + 1)}"

    def says(self) -> str:
        walk = self.taken
        check = walk.lesson.check
        if walk.aside is not None:
            return walk.answer
        if self.solved:
            return " ".join(part for part in (self.words("learn-right"), check.why[self.language], self.trouble) if part)
        said = [walk.note] if walk.note else []
        if walk.at_check:
            said += [self.words("learn-not-quite")] if self.tried else []
            return " ".join([*said, check.ask[self.language]])
        said.append(walk.say)
        if walk.refusal is not None:
            said.append(walk.refusal.reason + (f" ({walk.refusal.rule})" if walk.refusal.rule else ""))
        drawing = drawing_of(self.title, dark=True, language=self.language)
        names = called(walk, drawing, walk.here.point) if not walk.here.puzzle else []
        return " ".join([*said, self.words("learn-look", names=names)] if names else said)

    def doing(self) -> Mapping[str, tuple[str, Callable[[], None]]]:
        walk = self.taken
        if walk.aside is not None:
            return self.deeds_aside()
        if self.solved:
            more = walk.lesson.number < self.last
            first = {"next": (self.words("screen-next-lesson"), partial(self.leave, After.NEXT))} if more else {}
            return {**first, "leave": (self.words("screen-leave"), partial(self.leave, After.LEAVE))}
        if walk.at_check:
            options = enumerate(walk.lesson.check.options)
            return {f"answer-{n}": (text[self.language], partial(self.answer, n)) for n, text in options if n not in self.tried}
        if walk.here.do:
            return {}
        return {"on": (self.words("screen-go-on"), walk.next)}

    def answer(self, number: int) -> None:
        """Answer the question at the end."""
        self.tried.add(number)
        if number == self.taken.lesson.check.right:
            self.solved = True
            self.trouble = self.passed()

    def where(self, shown: Option, own: list[Option]) -> str:
        return self.taken.hint if self.taken.here.hint is not None else super().where(shown, own)
