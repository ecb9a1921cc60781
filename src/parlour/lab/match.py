"""Playing the games of a study: at random on the bare machine, or with bots at a table; the same games every time."""

from __future__ import annotations

from collections.abc import Callable

from parlour.bots.bot import make_bot
from parlour.engine import position
from parlour.engine.kernel import WORD, Event, Game, play_out, stirred
from parlour.engine.record import Record
from parlour.engine.said import Said
from parlour.engine.table import Table, new_table, table_from_position
from parlour.engine.title import Json, Title
from parlour.lab.study import Cell, Study, Unit, only_random
from parlour.lab.tally import Tally
from parlour.lab.watching import Watch

LANE = 16
"""Bits for each game in a number that holds a count for every game of a block."""
WON, LOST = (1).to_bytes(LANE // 8, "little"), (0).to_bytes(LANE // 8, "little")

MOST_TOLD = 200
"""So many ways to end are kept in a form that can be told in any language."""

Each = Callable[[int], None]
"""Is told before each decision how many were made in this game, and may put an end to it by an exception."""

Result = tuple[Unit, Tally, list[int]]
"""What a worker sends back: the unit, its sums, and for every seat the games it won, one lane each."""


def noise_of(seed: int) -> int:
    """Return what random play is steered by in the game with that seed."""
    return seed * 2_654_435_761


def lanes(won: list[int]) -> int:
    """Return a number with a lane for each game: 1 where it was won."""
    return int.from_bytes(b"".join([WON if one else LOST for one in won]), "little")


class Board:
    """One cell, ready to be played."""

    def __init__(self, study: Study, cell: Cell, each: Each | None = None) -> None:
        self.study = study
        self.cell = cell
        self.each = each
        self.endings: dict[str, Said] = {}
        """How games ended: as it is counted, and as it can be told in any language."""
        self.title: Title = study.title.with_figures(study.variants[cell.variant].changes)
        self.random = only_random(cell.bots)
        self.beginning = None if study.start is not None else position.beginning(self.title, cell.setup)

    def begin(self, seed: int, log: list[Event] | None = None) -> Game:
        """Return a game at its first decision; what happens until then, and later, is told to `log`."""
        if self.study.start is not None:
            g = position.read(self.title, self._start(seed), log)[1]
            g.log = log
            return g
        if self.beginning is not None:
            g = self.beginning.clone()
            g.seed(seed)
        else:
            g = self.title.new(self.cell.setup, seed)
        g.log = log
        g.advance()
        return g

    def table(self, seed: int) -> Table:
        """Return the same beginning as a table."""
        if self.study.start is not None:
            return table_from_position(self.title, self._start(seed))
        return new_table(self.title, seed, self.cell.setup)

    def _start(self, seed: int) -> Json:
        """Return the position every game starts from, with the chance of this game."""
        start = self.study.start
        assert start is not None
        return {**start, "chance": {**start.get("chance", {}), "generator": position.words(Game(None, seed))}}

    # Playing.

    def play(self, unit: Unit) -> Result:
        """Play the games of a unit."""
        tally = Tally()
        seats = len(self.cell.bots)
        tally.seats(seats)
        winners: list[int] = []
        lengths: list[int] = []
        reasons: list[str] = []
        for number in range(unit.first, unit.first + unit.count):
            seed = self.study.seed + number
            watch = Watch(self.title, seats, number) if number % self.study.observe == 0 else None
            happened: list[Event] = []
            if not self.random:
                table = self._with_bots(self.table(seed), seed, watch)
                g, decisions = table.game, table.moment
                if watch is not None:
                    happened = table.happened()
            elif watch is not None:
                g, decisions = self._at_random(self.begin(seed, happened), seed, watch)
            else:
                g = self.begin(seed)
                decisions = play_out(g, noise_of(seed))
            winners.append(g.winners)
            lengths.append(decisions)
            reasons.append(self._reason(g))
            if watch is not None:
                watch.tell(tally, g, happened)
            # Its memory is warm: the next game takes it over.
            del g
        tally.finished(unit.first, winners, lengths, reasons)
        return unit, tally, [lanes([mask >> seat & 1 for mask in winners]) for seat in range(seats)]

    def _reason(self, g: Game) -> str:
        """Return why a game ended as it did; in a cooperative game the question is why games are lost."""
        if self.title.cooperative and g.winners:
            return ""
        said = self.title.reason(g)
        text = self.title.words().said(said)
        if len(self.endings) < MOST_TOLD:
            self.endings[text] = said
        return text

    def _at_random(self, g: Game, seed: int, watch: Watch) -> tuple[Game, int]:
        """Play exactly as `play_out` does, and watch."""
        x = noise_of(seed) & WORD
        decisions = 0
        while g.winners < 0:
            if self.each is not None:
                self.each(decisions)
            x = stirred(x)
            options = g.options
            option = options[(x * len(options)) >> 32]
            asker, me, it = g.asker, g.ask_me, g.ask_it
            watch.sees(g, asker.seat_of(g, me, it, option), asker.says(g, me, it, option), len(options))
            g.choose(option)
            decisions += 1
        return g, decisions

    def _with_bots(self, table: Table, seed: int, watch: Watch | None) -> Table:
        """Let bots play at a table, each for its own seat."""
        bots = [make_bot(level, seed * 64 + seat) for seat, level in enumerate(self.cell.bots)]
        while (decision := table.decision) is not None:
            if self.each is not None:
                self.each(table.moment)
            g = table.game
            seat = g.to_act()
            key = bots[seat].choose(table, seat)
            if watch is not None:
                own = decision.of(seat)
                watch.sees(g, seat, next(option.said for option in own if option.key == key), len(own))
            table.choose(key, seat)
        return table

    def row(self, number: int) -> Json:
        """Play one game again and return what became of it."""
        seed = self.study.seed + number
        if self.random:
            g = self.begin(seed)
            decisions = play_out(g, noise_of(seed))
        else:
            table = self._with_bots(self.table(seed), seed, None)
            g, decisions = table.game, table.moment
        seats = self.title.seats(g)
        winners = [seat for seat in seats if g.winners >> seat.index & 1]
        return {
            "winner": " and ".join(seat.name for seat in winners) if not self.title.cooperative else "",
            "winning_seats": " ".join(str(seat.index) for seat in winners),
            "won": bool(winners) if self.title.cooperative else None,
            "reason": self.title.words().said(self.title.reason(g)),
            "decisions": decisions,
            **{f"left: {name}": value for name, value in self.title.gauges(g).items()},
        }

    def record(self, number: int) -> Record:
        """Play one game again and return its record."""
        seed = self.study.seed + number
        table = self.table(seed)
        if not self.random:
            self._with_bots(table, seed, None)
            return table.record()
        x = noise_of(seed) & WORD
        while (decision := table.decision) is not None:
            x = stirred(x)
            option = decision.options[(x * len(decision.options)) >> 32]
            table.choose(option.key, option.seat)
        return table.record()


class Boards:
    """The cells of a study as a worker needs them, made when first asked for."""

    def __init__(self, study: Study, each: Each | None = None) -> None:
        self.study = study
        self.each = each
        self.made: dict[int, Board] = {}

    def board(self, cell: int) -> Board:
        """Return a cell, ready to be played."""
        if cell not in self.made:
            self.made[cell] = Board(self.study, self.study.cells[cell], self.each)
        return self.made[cell]

    def play(self, unit: Unit) -> Result:
        """Play the games of a unit."""
        return self.board(unit.cell).play(unit)
