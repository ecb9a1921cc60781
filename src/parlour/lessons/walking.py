"""Going through a script: where somebody stands in it, and the table as it is there."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase

import parlour
from parlour.engine.decision import Option
from parlour.engine.errors import BadInput
from parlour.engine.messages import USUAL
from parlour.engine.reading import shown
from parlour.engine.table import Table
from parlour.engine.title import Refusal
from parlour.lessons.reading import Answer, Beat, Lesson, Script, Text, phrase


class Way:
    """Somebody in a script. Where they stand is a beat, the choices that led there, and perhaps a choice aside from the way."""

    def __init__(
        self,
        script: Script,
        language: str = USUAL,
        beat: int = 0,
        keys: Mapping[int, str] | None = None,
        aside: str | None = None,
    ) -> None:
        self.script = script
        self.language = language
        self.beat = beat
        self.keys = dict(keys or {})
        """What was chosen at a beat, where it was not what is shown."""
        self.aside = aside
        if not 0 <= beat <= len(script.beats):
            msg = f"there is no beat {beat} in this {self.called}: beats are 0 to {len(script.beats)}"
            raise BadInput(msg)
        if not all(0 <= number < beat for number in self.keys):
            msg = "a choice is given for a beat that was not reached"
            raise BadInput(msg)
        self._play()

    called = "script"

    # Where one stands.

    @property
    def at_end(self) -> bool:
        """Whether everything has been done."""
        return self.beat == len(self.script.beats)

    @property
    def here(self) -> Beat:
        """The beat; at the end, one that says nothing."""
        return Beat() if self.at_end else self.script.beats[self.beat]

    @property
    def right(self) -> list[str]:
        """The choices that go on, first the one that is shown."""
        if self.aside is not None or not self.here.do:
            return []
        return self._going_on(self.here)

    @property
    def shown(self) -> Option | None:
        """The choice that goes on, as hints show it."""
        right = self.right
        return next((option for option in self._mine() if option.key == right[0]), None) if right else None

    @property
    def seat(self) -> int:
        """With whose eyes the learner looks: of several seats, whoever is asked."""
        asked = self.table.decision.seats if self.table.decision is not None else ()
        return next((seat for seat in asked if seat in self.script.seats), self._last_seat)

    def chosen(self, beat: int) -> str:
        """Return what was chosen at a beat; nothing if it was only read."""
        return self._made.get(beat, "")

    def _going_on(self, beat: Beat) -> list[str]:
        legal = [option.key for option in self._mine()]
        return list(dict.fromkeys(key for pattern in beat.do for key in legal if fnmatchcase(key, pattern)))

    def _mine(self) -> list[Option]:
        decision = self.table.decision
        return [option for option in decision.options if option.seat in self.script.seats] if decision is not None else []

    # Going on.

    def choose(self, key: str) -> bool:
        """Choose as at any table. The right way goes on; any other is played out, to be taken back. Say which it was."""
        if self.aside is not None:
            msg = "take the last choice back first"
            raise BadInput(msg)
        right = key in self.right
        if not self.here.do:
            msg = "there is nothing to choose here"
            raise BadInput(msg)
        if right:
            self._stand(self.beat + 1, {**self.keys, self.beat: key}, None)
        else:
            self._stand(self.beat, self.keys, key)
        return right

    def take_back(self) -> None:
        """Take back what was chosen aside from the way."""
        self._stand(self.beat, self.keys, None)

    def next(self, *, only_new: bool = False) -> None:
        """Go on; where something is to be done, do what is shown."""
        self.go(self.following(only_new=only_new))

    def following(self, *, only_new: bool = False) -> int:
        """Return the beat that comes next, or the next one that is new to somebody who knows board games."""
        beats = self.script.beats
        rest = range(min(self.beat + 1, len(beats)), len(beats))
        return next((number for number in rest if not only_new or beats[number].new), len(beats))

    def go(self, beat: int) -> None:
        """Stand at any beat; what was chosen before it stays."""
        self._stand(beat, {number: key for number, key in self.keys.items() if number < beat}, None)

    def _stand(self, beat: int, keys: dict[int, str], aside: str | None) -> None:
        """Stand somewhere else; what is refused changes nothing."""
        there = type(self)(self.script, self.language, beat, keys, aside)
        self.__dict__.update(there.__dict__)

    def _play(self) -> None:
        """Play everything up to here."""
        self.table: Table = parlour.position(self.script.game, self.script.position, language=self.language)
        self.since = 0
        """The moment of the table before what has just happened."""
        self._last_seat = self.script.seats[0]
        self._made: dict[int, str] = {}
        for number, beat in enumerate(self.script.beats[: self.beat + 1]):
            for key in beat.reply:
                self.table.choose(key)
            self._last_seat = self.seat
            if number < self.beat:
                self.since = self.table.moment
                if beat.do:
                    self._made[number] = self._choose(self.keys.get(number), beat)
        if self.aside is not None:
            self._play_aside(self.aside)

    def _choose(self, key: str | None, beat: Beat) -> str:
        """Do what was chosen at a beat, or what is shown."""
        right = self._going_on(beat)
        if key is None and right:
            key = right[0]
        if key not in right:
            msg = f"{shown(key)} does not go on in this {self.called}"
            raise BadInput(msg)
        self.table.choose(key)
        return key

    def _play_aside(self, key: str) -> None:
        """Play out another choice, with what is written for it."""
        if not self.here.do or any(fnmatchcase(key, pattern) for pattern in self.here.do):
            msg = f"{shown(key)} is not aside from the way here"
            raise BadInput(msg)
        if key not in [option.key for option in self._mine()]:
            msg = f"{shown(key)} is not possible here"
            raise BadInput(msg)
        self.since = self.table.moment
        self.table.choose(key)
        found = _answer_to(self.here, key)
        for reply in found.reply if found is not None else ():
            self.table.choose(reply)


class Walk(Way):
    """A learner in a lesson, with what the coach says."""

    called = "lesson"

    def __init__(
        self,
        lesson: Lesson,
        language: str = USUAL,
        beat: int = 0,
        keys: Mapping[int, str] | None = None,
        aside: str | None = None,
    ) -> None:
        self.lesson = lesson
        super().__init__(lesson, language, beat, keys, aside)

    @property
    def at_check(self) -> bool:
        """Whether only the question at the end is left."""
        return self.at_end

    @property
    def say(self) -> str:
        """What is said here; if nothing, what was said before."""
        said = [beat.say for beat in self.lesson.beats[: self.beat + 1] if beat.say is not None]
        return self._said(said[-1])

    @property
    def note(self) -> str:
        """What is said to the choice that led here, if anything."""
        if not self.beat:
            return ""
        before, key = self.lesson.beats[self.beat - 1], self.chosen(self.beat - 1)
        # What is said to a whole family of choices is meant for those that do not go on.
        found = next((a for a in before.answers if a.to == key or (a.to in before.do and fnmatchcase(key, a.to))), None)
        return self._said(found.say) if found is not None else ""

    @property
    def answer(self) -> str:
        """What is said to the choice aside from the way."""
        if self.aside is None:
            return ""
        found = _answer_to(self.here, self.aside)
        return self._said(found.say) if found is not None else phrase("another-way", self.language)

    @property
    def hint(self) -> str:
        """Where to look."""
        return self._said(self.here.hint) if self.here.hint is not None else phrase("look", self.language)

    @property
    def refusal(self) -> Refusal | None:
        """Why something is not allowed here, if that is what the beat is about."""
        return self.table.why_not(self.here.why, self.seat) if self.here.why and self.aside is None else None

    def _said(self, text: Text) -> str:
        return text[self.language]


def _answer_to(beat: Beat, key: str) -> Answer | None:
    return next((answer for answer in beat.answers if fnmatchcase(key, answer.to)), None)
