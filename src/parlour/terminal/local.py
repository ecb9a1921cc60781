"""A game at this terminal: people share the screen, bots think in a process of their own so that keys are always answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from parlour.bots.bot import SearchingBot
from parlour.engine.errors import BadInput
from parlour.engine.said import Value
from parlour.engine.table import Hint, Table
from parlour.engine.title import Json, Refusal
from parlour.server.levels import BUSY, TOO_LONG
from parlour.server.metrics import Metrics
from parlour.server.thinking import NoThought, Thinkers
from parlour.terminal.company import Company, Player
from parlour.terminal.sitting import DO, Choice, Glance, Sitting

BREATH = 0.35
"""Seconds between two choices of bots, so that they can be followed."""

PATIENCE = 60.0
"""Seconds a bot may think before somebody else chooses for it."""

LET = f"{DO}let"
"""The choice to let somebody else go first whose question it is."""

WHY_NO_HINT = {TOO_LONG: "long", BUSY: "many"}


class LocalSitting(Sitting):
    """A table of one's own."""

    def __init__(
        self,
        table: Table,
        players: list[Player],
        save: Callable[[Table, Path], None],
        *,
        keep: Callable[[], object] | None = None,
        breath: float = BREATH,
    ) -> None:
        super().__init__(table.title, table.language)
        self._save = save
        self._keep = keep
        self.table = table
        self.company = Company(table, players)
        self.breath = breath
        self.thinkers = Thinkers(1, PATIENCE, Metrics())
        people = self.company.people
        self.holder = people[0] if len(people) == 1 else ""
        """Who has the screen; nobody between two people."""
        self.paused = False
        # At which moment each person last decided.
        self._decided: dict[str, int] = {}
        self._moved = asyncio.Event()

    # Looking.

    @property
    def setup(self) -> Json:
        return self.table.setup

    def look(self) -> Glance:
        table, person = self.table, self.holder
        decision = table.decision
        mine = self.company.seats_of(person)
        seat = self._eyes(mine)
        names = tuple(place.name for place in table.seats)
        asking = "" if decision is None else self._asked_person()
        covered = asking if asking and asking != person else ""
        own = () if covered or decision is None or not asking else self._choices(person)
        others = self._others(person) if own and self.company.others_asked(person) else []
        # Where the question is somebody else's, letting them answer it is what there is to choose first.
        lets = bool(others) and not self.company.is_played_by(table.game.to_act(), person)
        choices = (self._letting(own[0].seat), *own) if lets else own
        return Glance(
            view=table.view(seat),
            names=names,
            you=self.words.listed([names[own] for own in mine]),
            question=self._question(choices),
            choices=choices,
            events=table.events(seat),
            moment=table.moment,
            since=self._decided.get(person, 0),
            can_undo=table.undo_seat in mine,
            meanwhile=self.words("others-first", seats=[*others]) if others and not lets else "",
            over=decision is None,
            covered=self._playing(covered) if covered else "",
        )

    def _playing(self, person: str) -> str:
        seats: list[Value] = [self.table.seats[own].name for own in self.company.seats_of(person)]
        return self.words("person-playing", person=person, seats=seats)

    def _eyes(self, mine: list[int]) -> int | None:
        """Return the seat through whose eyes the table is seen: the one that is asked, else the first one held."""
        if not mine or (self.table.decision is None and len(self.company.people) > 1):
            return None
        if self.table.decision is not None:
            asked = self.company.acting_seat()
            if asked in mine:
                return asked
        return mine[0]

    def _asked_person(self) -> str:
        """Return the person who is asked now, or nobody while a bot is."""
        player = self.company.players[self.company.acting_seat()]
        return player.name if player.bot is None else ""

    def _others(self, person: str) -> list[str]:
        decision = self.table.decision
        assert decision is not None
        return [self.table.seats[seat].name for seat in decision.seats if not self.company.is_played_by(seat, person)]

    def _choices(self, person: str) -> tuple[Choice, ...]:
        return tuple(Choice(o.key, o.seat, o.text, o.rule, o.about) for o in self.company.options_of(person))

    def _letting(self, seat: int) -> Choice:
        asked = self.table.seats[self.table.game.to_act()].name
        return Choice(LET, seat, self.words("let-first", seat=asked), "", ())

    def _question(self, choices: tuple[Choice, ...]) -> str:
        table = self.table
        if table.outcome is not None:
            mine = self.company.seats_of(self.holder)
            won = [seat in table.outcome.winners for seat in mine]
            over = self.words("over", reason=table.outcome.reason)
            verdict = "" if not won or any(won) != all(won) else self.words("you-won" if all(won) else "you-lost")
            return f"{over} {verdict}".rstrip()
        assert table.decision is not None
        if choices:
            whose = table.seats[choices[0].seat].name
            prompt = table.decision.prompt
            return prompt if whose in prompt or len(self.company.seats_of(self.holder)) == 1 else f"{whose}: {prompt}"
        asked = self.company.acting_seat()
        return self.words("bot-is-choosing", seat=table.seats[asked].name, level=self.company.players[asked].name)

    # Playing.

    async def run(self) -> None:
        """Let bots play whenever it is their turn, and wait for people whenever it is theirs."""
        while self.table.decision is not None:
            seat = self.company.acting_seat()
            self._moved.clear()
            if self.paused or self.company.players[seat].bot is None:
                await self._moved.wait()
                continue
            key = await self._think(seat)
            # Somebody may have acted meanwhile: then the thought was about the past.
            decision = self.table.decision
            if not self._moved.is_set() and any(o.key == key and o.seat == seat for o in decision.of(seat)):
                self.table.choose(key, seat)
                self.company.waiting.clear()
                self.changed()
                await asyncio.sleep(self.breath)
        self.changed()

    async def _think(self, seat: int) -> str:
        bot = self.company.players[seat].bot
        assert bot is not None
        if not isinstance(bot, SearchingBot):
            # At once, and always the same for a seed.
            return bot.choose(self.table, seat)
        try:
            return await self.thinkers.think(self.table, seat, self.company.players[seat].name, self.table.seed + seat)
        except NoThought:
            return bot.choose(self.table, seat)

    async def choose(self, choice: Choice) -> None:
        if choice.key == LET:
            await self.let_go_on()
            return
        self.table.choose(choice.key, choice.seat)
        self._decided[self.holder] = self.table.moment
        self._go_on()

    async def undo(self) -> None:
        back = self.table.undo_seat
        if back is None or not self.company.is_played_by(back, self.holder):
            raise BadInput(self.words("no-take-back"))
        self.table.undo()
        self._decided[self.holder] = self.table.moment
        self._go_on()

    def _go_on(self) -> None:
        self.company.waiting.clear()
        self._moved.set()
        self.changed()
        if self._keep is not None:
            try:
                self._keep()
            except OSError as trouble:
                # Told once; whoever leaves is told again.
                self._keep = None
                raise BadInput(self.words("keeping-failed", why=trouble.strerror or str(trouble))) from None

    async def why_not(self, key: str) -> Refusal:
        if self.table.decision is None:
            raise BadInput(self.words("not-your-turn"))
        eyes = self._eyes(self.company.seats_of(self.holder))
        seat = next((choice.seat for choice in self._choices(self.holder) if choice.key == key), eyes)
        if seat is None:
            raise BadInput(self.words("not-your-turn"))
        return self.table.why_not(key, seat)

    async def hint(self) -> list[Hint]:
        own = self._choices(self.holder)
        if not own:
            raise BadInput(self.words("not-your-turn"))
        try:
            found = await self.thinkers.hint(self.table, own[0].seat, self.table.moment, self.language)
        except NoThought as trouble:
            raise BadInput(self.words("no-hint", why=WHY_NO_HINT.get(str(trouble), "failed"))) from None
        return [Hint(**hint) for hint in found]

    async def let_go_on(self) -> None:
        if not self.company.others_asked(self.holder):
            await super().let_go_on()
        self.company.waiting.add(self.holder)
        self._moved.set()
        self.changed()

    def uncover(self) -> None:
        self.holder = self._asked_person() or self.holder
        self.changed()

    def pause(self) -> bool:
        self.paused = not self.paused
        self._moved.set()
        return self.paused

    def save(self, name: str) -> str:
        self._save(self.table, Path(name))
        return self.words("saved", name=name)

    async def close(self) -> None:
        await self.thinkers.close()
