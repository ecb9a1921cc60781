"""A lesson or a puzzle on the whole screen: the coach speaks above the choices, and everything there is to do is a choice."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Mapping

from parlour.engine.decision import Option
from parlour.engine.errors import BadInput
from parlour.engine.table import Hint
from parlour.engine.title import Json, Refusal
from parlour.lessons.walking import Way
from parlour.terminal.games import drawing_of
from parlour.terminal.guiding import After, number_of, where_to_look
from parlour.terminal.sitting import DO, Choice, Glance, Sitting


class ScriptSitting(Sitting):
    """Somebody in a script."""

    can_save = False

    def __init__(self, way: Way) -> None:
        super().__init__(way.table.title, way.language)
        self.way = way
        self.after = After.LEAVE
        self.hints = 0
        """So many hints were given at this step."""
        self._left = asyncio.Event()

    @property
    def setup(self) -> Json:
        return self.way.table.setup

    # What there is to do.

    @abstractmethod
    def says(self) -> str:
        """Return what the coach says now."""

    @abstractmethod
    def heading(self) -> str:
        """Return where one is: in which lesson, at which step; which puzzle."""

    @abstractmethod
    def doing(self) -> Mapping[str, tuple[str, Callable[[], None]]]:
        """Return what can be done here besides choosing at the table: names of deeds, each with its words."""

    def asking(self) -> bool:
        """Say whether something is to be chosen at the table."""
        return bool(self.way.here.do) and self.way.aside is None

    def look(self) -> Glance:
        way, table = self.way, self.way.table
        names = tuple(place.name for place in table.seats)
        decision = table.decision
        choices = [_choice(option) for option in self._own()] if self.asking() else []
        choices += [Choice(DO + name, way.seat, words, "", ()) for name, (words, _) in self.doing().items()]
        asked = decision.prompt if decision is not None and self.asking() else ""
        return Glance(
            view=table.view(way.seat),
            names=names,
            you=self.words.listed([names[seat] for seat in way.script.seats]),
            question=asked,
            choices=tuple(choices),
            events=table.events(way.seat),
            moment=table.moment,
            since=way.since,
            can_undo=way.aside is not None,
        )

    def coach(self) -> tuple[str, str]:
        return self.heading(), self.says()

    def _own(self) -> list[Option]:
        decision = self.way.table.decision
        return [option for option in decision.options if option.seat in self.way.script.seats] if decision is not None else []

    # Doing it.

    async def run(self) -> None:
        """Wait until somebody has enough."""
        await self._left.wait()

    async def choose(self, choice: Choice) -> None:
        if choice.key.startswith(DO):
            _, deed = self.doing()[choice.key.removeprefix(DO)]
            deed()
        else:
            self.way.choose(choice.key)
            self.chosen()
        self.moved()

    def chosen(self) -> None:
        """Look at what became of a choice."""
        return

    def moved(self) -> None:
        """Show where one stands now."""
        self.hints = 0
        self.changed()

    async def undo(self) -> None:
        if self.way.aside is None:
            raise BadInput(self.words("no-take-back"))
        self.take_back()
        self.moved()

    def take_back(self) -> None:
        """Take back a choice aside from the way."""
        self.way.take_back()

    async def why_not(self, key: str) -> Refusal:
        if not self.asking():
            raise BadInput(self.words("learn-nothing-asked"))
        return self.way.table.why_not(key, self.way.seat)

    async def hint(self) -> list[Hint]:
        raise BadInput(self.hinted())

    def hinted(self) -> str:
        """Return the next hint: where to look, what to do, which choice it is."""
        shown = self.way.shown
        if shown is None:
            return self.words("learn-nothing-asked")
        self.hints += 1
        own = self._own()
        if self.hints == 1:
            return self.where(shown, own)
        if self.hints == 2:
            return self.words("learn-hint-what", text=shown.text)
        return self.words("screen-hint-show", number=str(number_of(shown, own)))

    def where(self, shown: Option, own: list[Option]) -> str:
        """Return where to look."""
        return where_to_look(self.way, drawing_of(self.title, dark=True, language=self.language), shown, own, self.words)

    def leave(self, after: After) -> None:
        """Stop here."""
        self.after = after
        self.done = True
        self._left.set()

    def deeds_aside(self) -> dict[str, tuple[str, Callable[[], None]]]:
        """Return what can be done after a choice that does not go on."""
        deeds: dict[str, tuple[str, Callable[[], None]]] = {"back": (self.words("screen-take-back"), self.take_back)}
        if self.way.table.decision is not None:
            deeds["play"] = (self.words("screen-play-on"), lambda: self.leave(After.PLAY))
        return deeds

    async def close(self) -> None:
        self._left.set()


def _choice(option: Option) -> Choice:
    return Choice(option.key, option.seat, option.text, option.rule, option.about)
