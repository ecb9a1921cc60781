"""A finished or saved game to walk through, back and forth, on the same screen."""

from __future__ import annotations

from parlour.engine.agreed import agreed, with_changes
from parlour.engine.errors import BadInput
from parlour.engine.messages import USUAL
from parlour.engine.record import Record
from parlour.engine.table import Hint, Table, replay_choices
from parlour.engine.title import Json, Refusal, Title
from parlour.terminal.sitting import Choice, Glance, Sitting

EVERY = 20
"""So many choices lie between two moments that are kept, so that going back is quick."""


class Story(Sitting):
    """A record, seen by one seat or by a spectator."""

    can_save = False
    walks = True

    def __init__(self, title: Title, record: Record, seat: int | None, language: str = USUAL) -> None:
        setup = record.setup
        if record.start is None:
            title, setup = agreed(title, record.setup, "record setup")
        super().__init__(with_changes(title, setup), language)
        self.record = record
        self.seat = seat
        self.table: Table = replay_choices(title, setup, record.seed, record.start, record.auto, [], language)
        self._kept = {0: self.table.clone()}

    @property
    def setup(self) -> Json:
        return self.table.setup

    @property
    def length(self) -> int:
        """How many choices there are."""
        return len(self.record.choices)

    def walk(self, steps: int) -> None:
        """Go so many choices back or forth, as far as there are any."""
        wanted = max(0, min(self.table.moment + steps, self.length))
        if wanted < self.table.moment:
            kept = max(moment for moment in self._kept if moment <= wanted)
            self.table = self._kept[kept].clone()
        while self.table.moment < wanted:
            self.table.choose(self.record.choices[self.table.moment])
            if self.table.moment % EVERY == 0:
                self._kept.setdefault(self.table.moment, self.table.clone())
        self.changed()

    def look(self) -> Glance:
        table = self.table
        names = tuple(place.name for place in table.seats)
        told = [self.words("story-choice", number=table.moment, choices=self.length)]
        if table.moment < self.length:
            told.append(self._next(self.record.choices[table.moment]))
        if table.outcome is not None:
            told.append(table.outcome.reason)
        return Glance(
            view=table.view(self.seat),
            names=names,
            you="" if self.seat is None else names[self.seat],
            question=" ".join(told),
            choices=(),
            events=table.events(self.seat),
            moment=table.moment,
            since=table.moment - 1,
            over=False,
        )

    def _next(self, key: str) -> str:
        """Return who chooses what next, in the words in which it was asked."""
        decision = self.table.decision
        assert decision is not None
        chosen = next(option for option in decision.options if option.key == key)
        return self.words("story-next", seat=self.table.seats[chosen.seat].name, text=chosen.text.rstrip("."))

    async def run(self) -> None:
        """A story waits for its reader."""

    async def choose(self, choice: Choice) -> None:
        del choice

    async def undo(self) -> None:
        self.walk(-1)

    async def why_not(self, key: str) -> Refusal:
        if self.table.decision is None:
            return Refusal("", self.words("game-over"))
        return self.table.why_not(key, self.table.decision.seats[0])

    async def hint(self) -> list[Hint]:
        raise BadInput(self.words("story-no-hints"))
