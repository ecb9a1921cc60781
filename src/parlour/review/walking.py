"""A finished game walked through once more: every moment at which somebody chose, as it stood then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Game
from parlour.engine.record import Record
from parlour.engine.said import Said
from parlour.engine.table import Table, replay_choices, replay_record
from parlour.engine.title import Json
from parlour.games import title


@dataclass(frozen=True)
class Moment:
    """A choice that was made: the position before it, whose it was, and what else was open to that seat."""

    number: int
    """How many choices had been made before."""
    game: Game
    seat: int
    options: list[int]
    said: dict[int, Said]
    played: int
    turn: int
    """The turn or round it fell into."""
    goes_on: bool
    """Whether the same seat chose next, and nothing was rolled, drawn or shown in between: then nothing but the choice counts."""


@dataclass(frozen=True)
class Walk:
    """A whole game: its moments, and the table as it stood at the end."""

    table: Table
    moments: list[Moment]
    sides: list[list[int]]
    """The seats that win or lose together."""
    won: list[bool]
    clock: str
    """What the game counts: turns or rounds."""


def walk(record: Record) -> Walk:
    """Play a finished game again; one that is not over, or cannot be played, is refused."""
    end = replay_record(title(record.game), record)
    if end.outcome is None:
        msg = f"the game is not over after {end.moment} choices: a review looks back at finished games"
        raise BadInput(msg)
    again = end.record()
    then = replay_choices(end.title, end.setup, again.seed, again.start, again.auto, [])
    moments: list[Moment] = []
    turn = 0
    for number, key in enumerate(again.choices):
        g = then.game
        decision = then.decision
        assert decision is not None
        turn = max(turn, turn_of(then.view(None)))
        place = next(n for n, option in enumerate(decision.options) if option.key == key)
        seat = decision.options[place].seat
        own = [n for n, option in enumerate(decision.options) if option.seat == seat]
        said = {g.options[n]: decision.options[n].said for n in own}
        played, options = g.options[place], [g.options[n] for n in own]
        then.choose(key, seat)
        goes_on = then.game.fate == g.fate and number + 1 < len(again.choices) and then.game.who() == seat
        moments.append(Moment(number, g, seat, options, said, played, turn, goes_on))
    sides = sides_of(end)
    won = [bool(set(side) & set(end.outcome.winners)) for side in sides]
    return Walk(end, moments, sides, won, "round" if "round" in end.view(None) else "turn")


def turn_of(view: Json) -> int:
    """Return the turn or round that a view tells; 0 where it counts neither."""
    turn: Any = view.get("turn")
    found: Any = view.get("round") if "round" in view else turn.get("number", 0) if isinstance(turn, dict) else turn
    return found if isinstance(found, int) else 0


def sides_of(table: Table) -> list[list[int]]:
    """Return who wins and loses together."""
    teams: dict[int, list[int]] = {}
    for seat in table.seats:
        teams.setdefault(0 if table.title.cooperative else seat.team, []).append(seat.index)
    return list(teams.values())
