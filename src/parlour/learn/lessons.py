"""Games that bots play so that others learn from them, now and then with a slip: good players seldom see bad positions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from parlour.bots.bot import make_bot
from parlour.engine.table import Table

FIRST_SEED = 1 << 33
"""Games to learn from have seeds that no ladder plays."""

RIDGE = 10.0
"""What large weights cost: so much as ten positions would."""


@dataclass(frozen=True)
class Chunk:
    """Games to be played in one go: by which bots, and the number of the first game."""

    bots: str
    first: int
    count: int

    @property
    def numbers(self) -> range:
        """The numbers of its games."""
        return range(self.first, self.first + self.count)


def chunks(bots: str, first: int, games: int, size: int) -> list[Chunk]:
    """Return games from a number on in parts of a size."""
    return [Chunk(bots, start, min(size, first + games - start)) for start in range(first, first + games, size)]


def played(table: Table, bots: str, number: int, slips: tuple[int, ...]) -> Iterator[None]:
    """Play a game, and stop before every choice; of the slips one is drawn: one choice in so many is made at random, or none."""
    chance = Random(FIRST_SEED + number)
    often = chance.choice(slips)
    seated = [make_bot(bots, number * 64 + seat) for seat in range(len(table.seats))]
    while (decision := table.decision) is not None:
        yield
        seat = table.game.to_act()
        slip = often and not chance.randrange(often)
        table.choose(chance.choice(decision.of(seat)).key if slip else seated[seat].choose(table, seat), seat)
