"""Random games with a pack, looked at closely: whatever happens in them must be in order."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from parlour.engine.errors import BadInput, Illegal
from parlour.engine.position import FAULTS
from parlour.engine.table import Table, new_table, replay_record, table_from_position
from parlour.engine.title import Json, Title

MOST_DECISIONS = 20_000
"""A game that is not over by then never ends."""
LOOK_EVERY = 37
"""So many choices lie between two positions that are written down and read again."""
REPLAY_EVERY = 10


@dataclass
class Tried:
    """What came of it."""

    games: int = 0
    decisions: list[int] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    """Each with what is needed to see it again: the setup and the seed."""


def try_out(title: Title, setups: list[Json], games: int, seed: int, tell: Callable[[int], None]) -> Tried:
    """Play random games of the setups in turn; one failure of a setup is enough."""
    found = Tried()
    broken: set[int] = set()
    for n in range(games):
        which = n % len(setups)
        if which in broken:
            continue
        setup = setups[which]
        try:
            found.decisions.append(_game(title, setup, seed + n))
        except (BadInput, Illegal, AssertionError, *FAULTS) as mistake:
            broken.add(which)
            found.failed.append(f"seed {seed + n}, {json.dumps(setup)}: {str(mistake) or type(mistake).__name__}")
        found.games += 1
        tell(n + 1)
        if len(broken) == len(setups):
            break
    return found


def _game(title: Title, setup: Json, seed: int) -> int:
    """Play one game at random and return how many choices it took."""
    codes = title.languages()
    table = new_table(title, seed, {**setup, "language": codes[seed % len(codes)]})
    dice = Random(seed)
    while table.decision is not None:
        if table.moment >= MOST_DECISIONS:
            msg = f"not over after {MOST_DECISIONS:,} choices"
            raise BadInput(msg)
        option = dice.choice(table.decision.options)
        if table.moment % LOOK_EVERY == seed % LOOK_EVERY:
            _look(table)
        table.choose(option.key, option.seat)
    _look(table)
    if seed % REPLAY_EVERY == 0:
        replay_record(title, table.record())
    return table.moment


def _look(table: Table) -> None:
    """Look with everybody's eyes, and through a file and back."""
    for seat in (None, *range(len(table.seats))):
        json.dumps(table.view(seat))
        for event in table.events(seat, table.moment):
            if not event["text"]:
                msg = f"the event {event['event']} says nothing"
                raise BadInput(msg)
    decision = table.decision
    if decision is not None:
        texts = [option.text for option in decision.options]
        if not decision.prompt or not all(texts):
            msg = f"an option of {decision.prompt!r} says nothing"
            raise BadInput(msg)
        keys = [(option.seat, option.key) for option in decision.options]
        if len(set(keys)) < len(keys):
            msg = f"two options of {decision.prompt!r} are the same"
            raise BadInput(msg)
    again = table_from_position(table.title, json.loads(json.dumps(table.position())))
    if again.hash() != table.hash():
        msg = "a position that was written down is another one when it is read"
        raise BadInput(msg)
