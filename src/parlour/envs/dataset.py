"""Data sets: games in a file, one row for each decision, to learn from without playing.

python -m parlour.envs.dataset unmatched games.npz --bots casual,strong --games 200
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.bots.bot import make_bot
from parlour.engine.errors import BadInput
from parlour.engine.reading import printable, read_int, read_text, shown
from parlour.engine.record import Record, loads
from parlour.engine.table import Table, new_table, replay_record
from parlour.envs.core.codecs import codec_for
from parlour.envs.core.desk import Desk
from parlour.envs.plan import Plan, check_numbering
from parlour.envs.policies import stored_arrays
from parlour.games import title

FORMAT = 1

MOST_NUMBERS = 2**16
"""Places of an observation, and actions: their numbers are kept in two bytes."""


@dataclass(frozen=True)
class Row:
    """One decision: what the seat knew, what was legal, what it chose."""

    observation: bytearray
    legal: list[int]
    action: int
    seat: int


def rows_of(record: Record) -> tuple[list[Row], list[float]]:
    """Return the decisions of a game in their order, and for each seat 1 if it won, -1 if it lost, 0 if the game is not over."""
    game = title(record.game)
    replay_record(game, record)
    table = _beginning(record)
    rows: list[Row] = []
    for key in record.choices:
        decision = table.decision
        assert decision is not None
        number = next(n for n, option in enumerate(decision.options) if option.key == key)
        g, seat = table.game, decision.options[number].seat
        codec = codec_for(g)
        block = codec.block(g.asker, seat)
        legal = [block.numbers[option - block.low] for option in g.options_of(seat)]
        action = block.numbers[g.options[number] - block.low]
        rows.append(Row(Desk(codec, g, interrupts=True).observation(seat), legal, action, seat))
        table.choose(key, seat)
    outcome = table.outcome
    results = [0.0 if outcome is None else 1.0 if seat.index in outcome.winners else -1.0 for seat in table.seats]
    return rows, results


def _beginning(record: Record) -> Table:
    start = Record(record.game, record.rules, record.setup, record.seed, (), "", record.start, record.auto)
    return replay_record(title(record.game), start, check=False)


def played(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    setups: Sequence[Mapping[str, Any]] = ({},),
    seed: int = 0,
) -> Iterator[Record]:
    """Play games between bots, which change seats from game to game, and return their records."""
    read_int("games", games, 1, 10**9)
    for n in range(games):
        table = new_table(title(game), seed + n, dict(setups[n % len(setups)]))
        players = [make_bot(bots[(n + seat.index) % len(bots)], seed + n + seat.index) for seat in table.seats]
        while table.decision is not None:
            seat = table.game.to_act()
            table.choose(players[seat].choose(table, seat), seat)
        yield table.record()


def save_games(path: Path | str, game: str, records: Iterable[Record]) -> int:
    """Write games into a file, one row for each decision; return how many rows there are."""
    places: list[NDArray[Any]] = []
    values: list[NDArray[Any]] = []
    ends: list[int] = [0]
    legal: list[int] = []
    legal_ends: list[int] = [0]
    actions: list[int] = []
    seats: list[int] = []
    numbers: list[int] = []
    results: list[float] = []
    texts: list[str] = []
    for number, record in enumerate(records):
        if record.game != game:
            msg = f"a record of {record.game} among games of {game}"
            raise BadInput(msg)
        texts.append(record.dumps())
        rows, ended = rows_of(record)
        for row in rows:
            seen = np.frombuffer(row.observation, np.int8)
            at = seen.nonzero()[0]
            places.append(at.astype(np.uint16))
            values.append(seen[at])
            ends.append(ends[-1] + len(at))
            legal += row.legal
            legal_ends.append(len(legal))
            actions.append(row.action)
            seats.append(row.seat)
            numbers.append(number)
            results.append(ended[row.seat])
    if not actions:
        msg = "no games, so nothing to write"
        raise BadInput(msg)
    codec = Plan(game, {}).codec
    head = {"format": FORMAT, "places": codec.places, "actions": codec.size, **codec.numbering()}
    np.savez_compressed(
        path,
        head=np.array(json.dumps(head)),
        places=np.concatenate(places),
        values=np.concatenate(values),
        ends=np.array(ends, np.int64),
        legal=np.array(legal, np.uint16),
        legal_ends=np.array(legal_ends, np.int64),
        actions=np.array(actions, np.uint16),
        seats=np.array(seats, np.int8),
        games=np.array(numbers, np.int32),
        results=np.array(results, np.int8),
        records=np.frombuffer("\0".join(texts).encode(), np.uint8),
    )
    return len(actions)


def _fits(found: Mapping[str, NDArray[Any]], head: Any) -> bool:
    """Say whether the arrays of a data set belong together, so that every row can be made."""
    names = ("actions", "seats", "results", "games", "ends", "legal_ends", "places", "values", "legal", "records")
    if any(found[name].ndim != 1 or found[name].dtype.kind not in "iu" for name in names):
        return False
    rows = len(found["actions"])
    if any(len(found[name]) != rows for name in ("seats", "results", "games")) or len(found["values"]) != len(found["places"]):
        return False
    for ends, of, size in (("ends", "places", "places"), ("legal_ends", "legal", "actions")):
        most, at, numbers = head[size], found[ends], found[of]
        if not isinstance(most, int) or not 0 < most <= MOST_NUMBERS or len(at) != rows + 1:
            return False
        if at[0] != 0 or at[-1] != len(numbers) or (at[1:] < at[:-1]).any() or (numbers < 0).any() or (numbers >= most).any():
            return False
    return True


class Games:
    """A data set in memory: a row for each decision. Observations and masks are made when they are asked for."""

    def __init__(self, path: Path | str, game: str) -> None:
        name = Path(path).name
        none = f"{name} is not a data set of games"
        try:
            found = stored_arrays(path)
            head = json.loads(str(found["head"]))
            known = head["format"]
            sound = known != FORMAT or _fits(found, head)
        except FileNotFoundError:
            msg = f"no data set in {name}: there is no such file"
            raise BadInput(msg) from None
        except Exception:  # noqa: BLE001 - what is wrong with a file that somebody spoilt is said in many ways
            raise BadInput(none) from None
        if not sound:
            raise BadInput(none)
        if known != FORMAT:
            msg = f"{name}: written in format {shown(known)}, this version reads format {FORMAT}"
            raise BadInput(msg)
        check_numbering(name, head, Plan(game, {}).codec.numbering())
        self.game = game
        self.actions: NDArray[np.int64] = found["actions"].astype(np.int64)
        """What was chosen."""
        self.seats: NDArray[np.int8] = found["seats"]
        """By which seat."""
        self.results: NDArray[np.int8] = found["results"]
        """1 if that seat won, -1 if it lost, 0 if the game was not finished."""
        self.games: NDArray[np.int32] = found["games"]
        """In which game: rows of a game follow each other. Split by games, not by rows, to test what was learned."""
        self._found = found
        self._places, self._size = int(head["places"]), int(head["actions"])

    def __len__(self) -> int:
        return len(self.actions)

    def observations(self, rows: Any) -> NDArray[np.int8]:
        """Return what the seats knew, an array of rows x places."""
        return self._dense("ends", "places", self._found["values"], self._places, rows)

    def masks(self, rows: Any) -> NDArray[np.int8]:
        """Return a 1 for every action that was legal, an array of rows x actions."""
        return self._dense("legal_ends", "legal", None, self._size, rows)

    def _dense(self, ends: str, places: str, values: Any, size: int, rows: Any) -> NDArray[np.int8]:
        wanted = np.arange(len(self))[rows] if isinstance(rows, slice) else np.asarray(rows)
        first, end = self._found[ends][wanted], self._found[ends][wanted + 1]
        counts = end - first
        at = np.repeat(first - np.concatenate(([0], np.cumsum(counts)[:-1])), counts) + np.arange(counts.sum())
        found = np.zeros((len(wanted), size), np.int8)
        found[np.repeat(np.arange(len(wanted)), counts), self._found[places][at]] = 1 if values is None else values[at]
        return found

    def records(self) -> list[Record]:
        """Return the games themselves: every row can be looked at in the replay."""
        return [loads(text) for text in self._found["records"].tobytes().decode().split("\0")]

    def batches(self, size: int, seed: int = 0, rows: Any = None) -> Iterator[NDArray[np.int64]]:
        """Return the rows, or some of them, in a random order, so many at a time; the last batch may be smaller."""
        order = np.random.default_rng(seed).permutation(np.arange(len(self)) if rows is None else np.asarray(rows))
        for first in range(0, len(order), size):
            yield order[first : first + size]


def main(arguments: list[str]) -> int:
    """Play games, or read records, and write a data set."""
    asked = argparse.ArgumentParser(prog="python -m parlour.envs.dataset", description="Write games to learn from into a file.")
    asked.add_argument("game")
    asked.add_argument("file", type=Path, help="ends in .npz")
    asked.add_argument("--bots", default="casual", help="levels or bot files, with commas; they change seats from game to game")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--ladder", action="store_true", help="in every setup of the ladder, not only the usual one")
    asked.add_argument("--records", type=Path, help="a folder of records instead of games between bots")
    given = asked.parse_args(arguments)
    if given.file.suffix != ".npz":
        asked.error(f"{given.file.name}: the name of a data set ends in .npz")
    try:
        if given.records is not None:
            files = sorted(path for path in given.records.glob("*") if path.is_file())
            records: Iterable[Record] = [loads(read_text(path)) for path in files]
        else:
            setups = title(given.game).ladder_setups() if given.ladder else [{}]
            records = played(given.game, given.bots.split(","), given.games, setups=setups, seed=given.seed)
        rows = save_games(given.file, given.game, records)
    except (BadInput, OSError, UnicodeDecodeError) as mistake:
        print(f"parlour: {printable(str(mistake))}", file=sys.stderr)  # noqa: T201
        return 2
    print(f"{rows:,} decisions in {given.file}")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
