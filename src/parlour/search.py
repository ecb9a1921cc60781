"""Search of one's own at the engine's speed: positions that are cheap to copy, to play on and to deal anew.

>>> import parlour
>>> from parlour import search
>>> table = parlour.new("unmatched", seed=7)
>>> position = search.position(table)
>>> position.who(), len(position.options)
(0, 4)
>>> guess = position.clone()
>>> guess.redeal(0, 1)  # what seat 0 cannot know is dealt anew, by a seed
>>> guess.choose(guess.options[2])
>>> search.key(position, position.options[2]) == table.decision.options[2].key
True
>>> 0.0 <= search.judge(table)(guess, 0) <= 1.0
True

A position has

- `options`: what can be chosen, as numbers; empty when the game is over.
- `choose(option)`: carry one out and go on to the next decision. It must be one of the options: nothing is checked.
- `who()`: the seat whose decision it is; `seat_of(option)`: the seat an option belongs to, where several may act.
- `winners`: -1 while the game goes on, then the winning seats as bits.
- `clone()`: an independent copy; `redeal(seat, seed)`: deal anew all that a seat cannot know, chance to come included.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.bots.bot import mind_of
from parlour.engine.kernel import Game as Position
from parlour.engine.kernel import play_out
from parlour.engine.table import Table

__all__ = ["Position", "judge", "key", "play_out", "position", "result"]


def position(table: Table) -> Position:
    """Return where a table stands, as a copy of its own. It knows everything: before you search for a seat, `redeal` it."""
    return table.game.clone()


def key(g: Position, option: int) -> str:
    """Return the key of an open option, as `Table.choose` takes it."""
    return g.asker.key(g, g.ask_me, g.ask_it, option)


def judge(table: Table) -> Callable[[Position, int], float]:
    """Return what says how likely a seat's side wins in a position, 0 to 1, as the bots judge it; the game may be over."""
    return mind_of(table.title.id).evaluate


def result(g: Position, seat: int) -> float:
    """Return 1 if the seat has won a game that is over, 0 if not."""
    return float(g.winners >> seat & 1)
