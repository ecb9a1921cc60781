"""Finished games to look back at, short ones: played to the end from a late position."""

from __future__ import annotations

from functools import cache

import parlour
from parlour.engine import position
from parlour.engine.record import Record
from parlour.engine.table import Table, replay_choices, table_from_position

SETUPS: dict[str, dict[str, object]] = {
    "unmatched": {"heroes": ["dracula", "invisible_man"]},
    "black-orchestra": {"players": 2},
    "orange-shall-overcome": {"players": 2},
}


def play_to_the_end(table: Table, level: str, seed: int) -> Record:
    """Let bots finish a game."""
    bots = [parlour.bot(level, seed=seed + seat) for seat in range(len(table.seats))]
    while (decision := table.decision) is not None:
        who = table.game.who()
        seat = who if who in decision.seats else decision.seats[0]
        table.choose(bots[seat].choose(table, seat), seat)
    return table.record()


@cache
def whole(game: str, seed: int = 5) -> Record:
    """Return a whole game of bots that think little: in a duel not at all."""
    level = "random" if game == "unmatched" else "casual"
    return play_to_the_end(parlour.new(game, seed=seed, **SETUPS[game]), level, seed)


def late(game: str, choices: int, seed: int = 5) -> Table:
    """Return a game so many choices before its end."""
    record = whole(game, seed)
    title = parlour.title(game)
    setup = parlour.replay(record).setup
    return replay_choices(title, setup, record.seed, None, record.auto, list(record.choices[:-choices]))


def ending(game: str, choices: int, deal: int, level: str = "random", seed: int = 5) -> Record:
    """Return the rest of a game, played anew: whatever whoever is to choose could not know is dealt in another way."""
    before = late(game, choices, seed)
    g = before.game.clone()
    g.redeal(g.who(), deal)
    doc = position.write(before.title, before.setup, g)
    return play_to_the_end(table_from_position(before.title, doc), level, deal)
