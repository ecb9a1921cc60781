"""One lesson line by line: the coach speaks, somebody chooses by number, and there is a question at the end."""

from __future__ import annotations

from parlour.cli.playing import OVERHEAD, PAGE
from parlour.cli.screen import Screen
from parlour.cli.scripted import Scripted
from parlour.cli.ticks import Ticks
from parlour.engine.decision import Option
from parlour.engine.errors import BadInput
from parlour.engine.reading import shown, typed_number
from parlour.engine.said import Value
from parlour.lessons import Lesson, Walk
from parlour.terminal.guiding import After, called
from parlour.terminal.wording import Wording


class Teaching(Scripted):
    """Somebody in a lesson at a terminal."""

    commands = ("choose", "enter", "hint", "next", "back", "again", "skip", "play", "leave", "view", "why", "log", "rules", "goal")
    messages = "learn"

    def __init__(self, screen: Screen, lesson: Lesson, last: int, ticks: Ticks, words: Wording) -> None:
        self.lesson = lesson
        self.last = last
        self.ticks = ticks
        self.walk = Walk(lesson, words.code)
        self.solved = False
        """Whether the question at the end was answered here."""
        super().__init__(screen, self.walk, words)

    def choose(self, typed: str) -> None:
        """Choose as at any table, or answer the question at the end."""
        if self.walk.at_check:
            self.answer(typed)
        else:
            super().choose(typed)

    def answer(self, typed: str) -> None:
        """Answer the question at the end."""
        if self.solved:
            raise BadInput(self._passed())
        check, code = self.lesson.check, self.words.code
        number = typed_number(typed)
        if number is None or not 1 <= number <= len(check.options):
            choose = self.words("choose-range", most=len(check.options))
            raise BadInput(self.words("neither", typed=shown(typed), choose=choose))
        if number - 1 != check.right:
            self.say(self.words("learn-not-quite"))
            return
        self.solved = True
        self.say(f"{self.words('learn-right')} {check.why[code]}")
        try:
            self.ticks.add(self.lesson)
        except OSError as mistake:
            self.say(self.words("learn-not-kept", why=str(mistake.strerror or mistake)))
        self.say(self._passed())

    def enter(self) -> None:
        if self.walk.aside is not None:
            self.back()
        elif self.solved or not (self.walk.at_check or self.walk.here.do):
            self.next()
        elif self.walk.at_check:
            self.say(f"{self.words('choose-range', most=len(self.lesson.check.options))}.")
        else:
            self.say(self.words("learn-choose"))

    def next(self) -> None:
        if self.solved:
            self.after = After.NEXT
            return
        if self.walk.at_check:
            raise BadInput(self.words("learn-answer-first"))
        super().next()

    def again(self) -> None:
        self.solved = False
        super().again()

    def hint(self) -> None:
        if self.walk.at_check:
            raise BadInput(self.words("learn-no-hint"))
        super().hint()

    def where(self, shown: Option, own: list[Option]) -> str:
        return self.walk.hint if self.walk.here.hint is not None else super().where(shown, own)

    # Showing.

    def stand(self) -> None:
        self.solved = False
        super().stand()

    def begin(self) -> None:
        self.screen.say()
        title = self.lesson.title[self.words.code]
        self.say(self.words("learn-lesson", number=self.lesson.number, last=self.last, title=title), style="bold")
        rules: list[Value] = [*self.lesson.rules]
        self.say(self.words("learn-rules", rules=rules))
        self.show()

    def show(self) -> None:
        """Tell what happened, where the game stands, what the coach says, and what there is to do."""
        walk, seat = self.walk, self.walk.seat
        self.screen.say()
        steps = len(self.lesson.beats) + 1
        self.say(self.words("learn-step", number=walk.beat + 1, last=steps), style="bold")
        standing = self.tell()
        if walk.aside is not None:
            self.coach(walk.answer)
            self.say(self.words("learn-back-or-on" if walk.table.decision is not None else "learn-back"))
            return
        if walk.note:
            self.coach(walk.note)
        if walk.at_check:
            self._ask()
            return
        self.coach(walk.say)
        names = called(walk, self.at.drawing, walk.here.point)
        if names and not walk.here.puzzle:
            self.say(self.words("learn-look", names=names))
        if walk.refusal is not None:
            self.say(walk.refusal.reason + (f" ({walk.refusal.rule})" if walk.refusal.rule else ""))
        if walk.here.do:
            self.screen.say("\n".join(self.at.question(seat, PAGE - len(standing) - OVERHEAD)))
        else:
            self.say(self.words("learn-enter"))

    def _ask(self) -> None:
        """Ask the question at the end."""
        check, code = self.lesson.check, self.words.code
        self.coach(check.ask[code])
        for number, option in enumerate(check.options, 1):
            self.say(f"{number}. {option[code]}")

    def _passed(self) -> str:
        return self.words("learn-passed", more="no" if self.lesson.number == self.last else "yes")
