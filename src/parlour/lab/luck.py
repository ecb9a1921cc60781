"""Decisive luck counted by its odds.

Where the odds of winning the game at once are known exactly, as with the dice of a plot, they are counted and play goes on as if
luck had failed. On average that is the share of games won, and far fewer games are needed to see it.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.bots.mind import Mind
from parlour.engine.table import Table


@dataclass
class Course:
    """A game as it goes on, how likely it was won before now, and how likely it is still going on."""

    table: Table
    mind: Mind
    won: float = 0.0
    open: float = 1.0

    def choose(self, key: str, seat: int) -> None:
        """Make a choice; if it could win the game with known odds, count them and go on as if it had not."""
        table = self.table
        decision = table.decision
        assert decision is not None
        number = next(n for n, option in enumerate(decision.options) if option.key == key and option.seat == seat)
        option = table.game.options[number]
        odds = self.mind.odds(table.game, option)
        if odds == 0.0:
            table.choose(key, seat)
            return
        self.won += self.open * odds
        self.open *= 1.0 - odds
        missed = self.mind.missed(table.game, option, table.seed + table.moment)
        after = Table(table.title, table.setup, table.seed, missed, None, [])
        # What bots remember of a table is how many choices were made, and which.
        after.choices = [*table.choices, key]
        self.table = after

    def share(self, seat: int) -> float:
        """Return how likely the seat's side has won, once the game is over."""
        return self.won + self.open * int(self.table.game.winners >> seat & 1)
