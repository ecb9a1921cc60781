"""One lesson line by line: the coach speaks, somebody chooses by number; what does not go on is played out and taken back."""

from __future__ import annotations

import textwrap
from enum import Enum, auto

from parlour.cli.playing import OVERHEAD, PAGE, WIDTH, Playing
from parlour.cli.screen import Screen
from parlour.cli.ticks import Ticks
from parlour.engine.decision import Option
from parlour.engine.errors import BadInput, Illegal
from parlour.engine.said import Value
from parlour.lessons import Lesson, Walk
from parlour.terminal.company import ME, Player
from parlour.terminal.wording import Wording

SCRIPT = "script"
"""Who plays the other seats: what is written down."""

COMMANDS = ("choose", "enter", "hint", "next", "back", "again", "skip", "play", "leave", "view", "why", "log", "rules", "goal")
"""What help tells about, in this order."""


class After(Enum):
    """What comes after a lesson."""

    NEXT = auto()
    LEAVE = auto()
    PLAY = auto()


class Teaching:
    """Somebody in a lesson at a terminal."""

    def __init__(self, screen: Screen, lesson: Lesson, last: int, ticks: Ticks, words: Wording) -> None:
        self.screen = screen
        self.lesson = lesson
        self.last = last
        self.ticks = ticks
        self.words = words
        self.walk = Walk(lesson, words.code)
        self.after: After | None = None
        self.solved = False
        """Whether the question at the end was answered here."""
        self.hints = 0
        """So many hints were given at this step."""
        self.stood: list[str] = []
        """Where the game stood when that was last told."""
        self.at = self._sit()

    def run(self) -> After:
        """Go through the lesson until somebody has enough of it."""
        self._begin()
        while self.after is None:
            try:
                typed = self.screen.ask("> ")
            except EOFError:
                self.screen.say()
                return After.LEAVE
            try:
                self.obey(typed)
            except (BadInput, Illegal) as mistake:
                self.say(str(mistake))
        return self.after

    def obey(self, typed: str) -> None:
        """Carry out a choice or a command."""
        word, _, rest = typed.partition(" ")
        command = {
            "": self.enter,
            "help": self.help,
            "hint": self.hint,
            "next": self.next,
            "back": self.back,
            "undo": self.back,
            "again": self.again,
            "skip": self.skip,
            "play": self.play_on,
            "leave": self.leave,
            "quit": self.leave,
            "exit": self.leave,
        }.get(word.lower())
        asking = {
            "?": self.at.explain,
            "why": self.at.why,
            "log": self.at.show_log,
            "rules": self.at.show_rules,
            "goal": self.at.goal,
            "view": self.view,
        }.get(word.lower())
        if typed and any(option.key == typed for option in self.own()):
            self.choose(typed)
        elif command is not None:
            command()
        elif asking is not None:
            if word.lower() in ("?", "why") and not self.own():
                raise BadInput(self.words("learn-nothing-asked"))
            asking(self.walk.seat, rest.strip())
        else:
            self.choose(typed)

    # Choosing.

    def own(self) -> list[Option]:
        """Return what the learner may choose."""
        walk = self.walk
        return self.at.company.options_of(ME) if walk.here.do and walk.aside is None else []

    def choose(self, typed: str) -> None:
        """Choose as at any table, or answer the question at the end."""
        if self.walk.at_check:
            self.answer(typed)
            return
        option = self.at.find(self._must_choose(), typed, self.walk.seat)
        self.walk.choose(option.key)
        self._stand()

    def _must_choose(self) -> list[Option]:
        if self.walk.aside is not None:
            raise BadInput(self.words("learn-aside"))
        if not self.walk.here.do:
            raise BadInput(self.words("learn-only-read"))
        return self.own()

    def answer(self, typed: str) -> None:
        """Answer the question at the end."""
        if self.solved:
            raise BadInput(self._passed())
        check, code = self.lesson.check, self.words.code
        if not typed.isdecimal() or not 1 <= int(typed) <= len(check.options):
            choose = self.words("choose-range", most=len(check.options))
            raise BadInput(self.words("neither", typed=repr(typed), choose=choose))
        if int(typed) - 1 != check.right:
            self.say(self.words("learn-not-quite"))
            return
        self.solved = True
        self.say(f"{self.words('learn-right')} {check.why[code]}")
        try:
            self.ticks.add(self.lesson)
        except OSError as mistake:
            self.say(self.words("learn-not-kept", why=str(mistake.strerror or mistake)))
        self.say(self._passed())

    # Commands.

    def enter(self) -> None:
        """Do what the last line says."""
        if self.walk.aside is not None:
            self.back()
        elif self.solved or not (self.walk.at_check or self.walk.here.do):
            self.next()
        elif self.walk.at_check:
            self.say(f"{self.words('choose-range', most=len(self.lesson.check.options))}.")
        else:
            self.say(self.words("learn-choose"))

    def next(self) -> None:
        """Go on; where something is to be done, do what is shown."""
        if self.solved:
            self.after = After.NEXT
            return
        if self.walk.at_check:
            raise BadInput(self.words("learn-answer-first"))
        self.walk.next()
        self._stand()

    def back(self) -> None:
        """Take back a choice aside from the way, or go back a step."""
        if self.walk.aside is not None:
            self.walk.take_back()
        elif self.walk.beat:
            self.walk.go(self.walk.beat - 1)
        else:
            raise BadInput(self.words("learn-first-step"))
        self._stand()

    def again(self) -> None:
        """Begin the lesson once more."""
        self.walk.go(0)
        self.stood = []
        self.at = self._sit()
        self.hints, self.solved = 0, False
        self._begin()

    def skip(self) -> None:
        """Go to the next lesson."""
        self.after = After.NEXT

    def leave(self) -> None:
        """Leave the lessons."""
        self.after = After.LEAVE

    def play_on(self) -> None:
        """Leave the script."""
        if self.walk.table.decision is None:
            raise BadInput(self.words("learn-over"))
        self.after = After.PLAY

    def hint(self) -> None:
        """Say where, then what, then which choice it is."""
        if self.walk.at_check:
            raise BadInput(self.words("learn-no-hint"))
        own, shown = self._must_choose(), self.walk.shown
        assert shown is not None
        number = next(n for n, option in enumerate(own, 1) if option is shown or option.key == shown.key)
        self.hints += 1
        if self.hints == 1:
            self.say(self._where(own, shown, number))
        elif self.hints == 2:
            self.say(self.words("learn-hint-what", text=shown.text))
        else:
            self.say(self.words("learn-hint-show", number=str(number), key=shown.key))

    def _where(self, own: list[Option], shown: Option, number: int) -> str:
        """Return where to look: in the lesson's words, by the names of what it is about, or at some of the choices."""
        if self.walk.here.hint is not None:
            return self.walk.hint
        names = self._called(shown.about)
        if names:
            return self.words("learn-look", names=names)
        near: list[Value] = [str(n) for n in range(number - 1, number + 2) if 1 <= n <= len(own)]
        return self.words("learn-hint-among", numbers=near)

    def _called(self, spots: tuple[str, ...]) -> list[Value]:
        """Return the names of what has one."""
        view, drawing = self.walk.table.view(self.walk.seat), self.at.drawing
        named = [(drawing.called(view, spot), spot.partition(":")[2]) for spot in spots]
        return [name for name, id in named if name.replace(" ", "_") != id]

    def help(self) -> None:
        """List the commands."""
        for name in COMMANDS:
            typed = self.words(f"learn-help-{name}.typed")
            self.screen.say(
                textwrap.fill(self.words(f"learn-help-{name}"), WIDTH, initial_indent=f"  {typed:<14} ", subsequent_indent=" " * 17)
            )

    def view(self, seat: int, _rest: str) -> None:
        """Show the whole table."""
        for line in self.at.picture(seat).split("\n"):
            indent = " " * (len(line) - len(line.lstrip()))
            self.screen.say(line if len(line) <= WIDTH else "\n".join(self.at.wrapped(line.strip(), indent)))

    # Showing.

    def _sit(self) -> Playing:
        """Return the table as somebody sits there who plays line by line."""
        mine, script = Player(ME), Player(SCRIPT)
        seats = self.walk.table.seats
        return Playing(self.screen, self.walk.table, [mine if seat.index in self.lesson.seats else script for seat in seats])

    def _stand(self) -> None:
        """Show where the lesson stands now."""
        self.at = self._sit()
        self.hints, self.solved = 0, False
        self.show()

    def _begin(self) -> None:
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
        told = self.at.told(seat, walk.since + 1)
        if told:
            self.say(self.words("happened"))
            for line in told:
                self.say(line, "  ")
        standing = self.at.standing(seat)
        if standing != self.stood:
            self.stood = standing
            self.screen.say("\n".join(standing))
        if walk.aside is not None:
            self._coach(walk.answer)
            self.say(self.words("learn-back-or-on" if walk.table.decision is not None else "learn-back"))
            return
        if walk.note:
            self._coach(walk.note)
        if walk.at_check:
            self._ask()
            return
        self._coach(walk.say)
        names = self._called(walk.here.point)
        if names and not walk.here.puzzle:
            self.say(self.words("learn-look", names=names))
        if walk.refusal is not None:
            self.say(walk.refusal.reason + (f" ({walk.refusal.rule})" if walk.refusal.rule else ""))
        if walk.here.do:
            self.screen.say("\n".join(self.at.question(seat, PAGE - len(standing) - OVERHEAD)))
        else:
            self.say(self.words("learn-enter"))

    def _coach(self, text: str) -> None:
        self.say(self.words("learn-coach", text=text), style="bold")

    def _ask(self) -> None:
        """Ask the question at the end."""
        check, code = self.lesson.check, self.words.code
        self._coach(check.ask[code])
        for number, option in enumerate(check.options, 1):
            self.say(f"{number}. {option[code]}")

    def _passed(self) -> str:
        return self.words("learn-passed", more="no" if self.lesson.number == self.last else "yes")

    def say(self, text: str, indent: str = "", style: str = "") -> None:
        """Print a paragraph, wrapped."""
        self.screen.say("\n".join(self.at.wrapped(text, indent)), style)
