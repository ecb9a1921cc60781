"""A script line by line, a lesson or a puzzle: somebody chooses by number; what does not go on is played out and taken back."""

from __future__ import annotations

import textwrap
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar

from parlour.cli.playing import WIDTH, Playing
from parlour.cli.screen import Screen
from parlour.engine.decision import Option
from parlour.engine.errors import BadInput, Illegal
from parlour.lessons.walking import Way
from parlour.terminal.company import ME, Player
from parlour.terminal.guiding import After, number_of, where_to_look
from parlour.terminal.wording import Wording

SCRIPT = "script"
"""Who plays the other seats: what is written down."""


class Scripted(ABC):
    """Somebody in a script at a terminal."""

    commands: ClassVar[tuple[str, ...]]
    """What help tells about, in this order."""
    messages: ClassVar[str]
    """How the names of messages about commands begin."""

    def __init__(self, screen: Screen, way: Way, words: Wording) -> None:
        self.screen = screen
        self.way = way
        self.words = words
        self.after: After | None = None
        self.hints = 0
        """So many hints were given at this step."""
        self.stood: list[str] = []
        """Where the game stood when that was last told."""
        self.at = self._sit()

    def run(self) -> After:
        """Go through the script until somebody has enough of it."""
        self.begin()
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

    @abstractmethod
    def begin(self) -> None:
        """Say what it is, and show where it begins."""

    @abstractmethod
    def show(self) -> None:
        """Show where it stands now."""

    @abstractmethod
    def enter(self) -> None:
        """Do what the last line says."""

    def doing(self) -> Mapping[str, Callable[[], None]]:
        """Return what single words do."""
        return {
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
        }

    def obey(self, typed: str) -> None:
        """Carry out a choice or a command."""
        word, _, rest = typed.partition(" ")
        command = self.doing().get(word.lower())
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
            asking(self.way.seat, rest.strip())
        else:
            self.choose(typed)

    # Choosing.

    def own(self) -> list[Option]:
        """Return what the person may choose."""
        way = self.way
        return self.at.company.options_of(ME) if way.here.do and way.aside is None else []

    def choose(self, typed: str) -> None:
        """Choose as at any table."""
        option = self.at.find(self.must_choose(), typed, self.way.seat)
        self.way.choose(option.key)
        self.stand()

    def must_choose(self) -> list[Option]:
        """Return what may be chosen, where something is to be chosen."""
        if self.way.aside is not None:
            raise BadInput(self.words("learn-aside"))
        if not self.way.here.do:
            raise BadInput(self.words("learn-only-read"))
        return self.own()

    # Commands.

    def next(self) -> None:
        """Go on; where something is to be done, do what is shown."""
        self.way.next()
        self.stand()

    def back(self) -> None:
        """Take back a choice aside from the way, or go back a step."""
        if self.way.aside is not None:
            self.way.take_back()
        elif self.way.beat:
            self.way.go(self.way.beat - 1)
        else:
            raise BadInput(self.words("learn-first-step"))
        self.stand()

    def again(self) -> None:
        """Begin once more."""
        self.way.go(0)
        self.stood, self.hints = [], 0
        self.at = self._sit()
        self.begin()

    def skip(self) -> None:
        """Go to the next one."""
        self.after = After.NEXT

    def leave(self) -> None:
        """Stop."""
        self.after = After.LEAVE

    def play_on(self) -> None:
        """Leave the script."""
        if self.way.table.decision is None:
            raise BadInput(self.words("learn-over"))
        self.after = After.PLAY

    def hint(self) -> None:
        """Say where, then what, then which choice it is."""
        own, shown = self.must_choose(), self.way.shown
        assert shown is not None
        self.hints += 1
        if self.hints == 1:
            self.say(self.where(shown, own))
        elif self.hints == 2:
            self.say(self.words("learn-hint-what", text=shown.text))
        else:
            self.say(self.words("learn-hint-show", number=str(number_of(shown, own)), key=shown.key))

    def where(self, shown: Option, own: list[Option]) -> str:
        """Return where to look."""
        return where_to_look(self.way, self.at.drawing, shown, own, self.words)

    def help(self) -> None:
        """List the commands."""
        for name in self.commands:
            message = f"{self.messages}-help-{name}"
            typed = self.words(f"{message}.typed")
            self.screen.say(textwrap.fill(self.words(message), WIDTH, initial_indent=f"  {typed:<14} ", subsequent_indent=" " * 17))

    def view(self, seat: int, _rest: str) -> None:
        """Show the whole table."""
        for line in self.at.picture(seat).split("\n"):
            indent = " " * (len(line) - len(line.lstrip()))
            self.screen.say(line if len(line) <= WIDTH else "\n".join(self.at.wrapped(line.strip(), indent)))

    # Showing.

    def _sit(self) -> Playing:
        """Return the table as somebody sits there who plays line by line."""
        mine, script = Player(ME), Player(SCRIPT)
        seats = self.way.table.seats
        return Playing(self.screen, self.way.table, [mine if seat.index in self.way.script.seats else script for seat in seats])

    def stand(self) -> None:
        """Show where the script stands now."""
        self.at = self._sit()
        self.hints = 0
        self.show()

    def tell(self) -> list[str]:
        """Tell what happened, and where the game stands if that has changed; return the latter."""
        told = self.at.told(self.way.seat, self.way.since + 1)
        if told:
            self.say(self.words("happened"))
            for line in told:
                self.say(line, "  ")
        standing = self.at.standing(self.way.seat)
        if standing != self.stood:
            self.stood = standing
            self.screen.say("\n".join(standing))
        return standing

    def coach(self, text: str) -> None:
        """Say what the coach says."""
        self.say(self.words("learn-coach", text=text), style="bold")

    def say(self, text: str, indent: str = "", style: str = "") -> None:
        """Print a paragraph, wrapped."""
        self.screen.say("\n".join(self.at.wrapped(text, indent)), style)
