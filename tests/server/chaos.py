"""Kills the server in the middle of play, again and again: every acknowledged choice must be there afterwards, and none twice.

python -m server.chaos 1000
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
import threading
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from time import monotonic, sleep

import parlour
from parlour.client import Refused, Seat
from parlour.server.journal import rebuild
from parlour.server.statements import read_moves, read_table
from server.hosting import Process, Table

MOST_BETWEEN = 30
"""Choices acknowledged at most between two kills, by all players together."""

SAY_EVERY = 50

LONGEST = 20.0
"""Seconds to wait for them at most."""


class Player(threading.Thread):
    """Plays whole games at one table after the other, on all seats, and remembers what the server acknowledged."""

    def __init__(self, number: int, address: str, game: str) -> None:
        super().__init__(daemon=True)
        self.chance = Random(number)
        self.address = address
        self.game = game
        self.stopped = threading.Event()
        self.acknowledged: dict[str, dict[str, tuple[int, str]]] = {}
        self.tables: list[Table] = []
        self.stories: dict[str, list[object]] = {}
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                self.play_a_game()
        except BaseException as failure:  # noqa: BLE001 - told to the main thread
            self.failure = failure

    def play_a_game(self) -> None:
        table = self.new_table()
        acknowledged = self.acknowledged.setdefault(table.id, {})
        with ExitStack() as stack:
            seats: list[Seat] = []
            for name in table.links:
                if isinstance(name, int):
                    seats.append(stack.enter_context(table.join(name)))
                    seats[-1].patience = 120
                    seats[-1].longest_pause = 0.25
            while not self.stopped.is_set():
                newest = max(seats, key=lambda seat: seat.version)
                if newest.over:
                    return
                asked = next((seat for seat in seats if seat.version == newest.version and seat.options), None)
                if asked is None:
                    for seat in seats:
                        while seat.version < newest.version:
                            seat.listen(0.005)
                    continue
                option = self.chance.choice(asked.options)
                name = f"c{len(acknowledged)}-{self.chance.getrandbits(32):x}"
                try:
                    answer = asked.choose(option["key"], id=name)
                except Refused as refused:
                    if refused.code not in ("stale", "unavailable"):
                        raise
                    continue
                acknowledged[name] = (answer["version"], option["key"])
                if self.chance.random() < 0.05:
                    asked.drop()
                if self.chance.random() < 0.1 and asked.state["can_undo"]:
                    name = f"u{len(acknowledged)}-{self.chance.getrandbits(32):x}"
                    message = {"type": "undo", "seat": asked.seat, "version": asked.version}
                    acknowledged[name] = (asked.request(message, name)["version"], option["key"])

    def new_table(self) -> Table:
        while True:
            try:
                table = Table(self.address, self.game)
            except OSError:
                sleep(0.05)
                continue
            self.tables.append(table)
            return table


def chaos(folder: Path, kills: int, *, players: int = 3, seed: int = 1) -> dict[str, int]:
    """Play, kill, start again, and check everything at the end; return what was done."""
    db = folder / "parlour.db"
    chance = Random(seed)
    server = Process(db, "--log-level", "error")
    games = parlour.games()
    crew = [Player(number, server.address, games[number % len(games)]) for number in range(players)]
    try:
        for player in crew:
            player.start()
        began = monotonic()
        for number in range(kills):
            if number and number % SAY_EVERY == 0:
                minutes = (monotonic() - began) / 60
                print(f"{number} of {kills} kills, {done(crew)} choices acknowledged, {minutes:.1f} minutes", flush=True)  # noqa: T201
            enough = done(crew) + chance.randint(1, MOST_BETWEEN)
            until = monotonic() + LONGEST
            while done(crew) < enough and monotonic() < until and not any(player.failure for player in crew):
                sleep(0.002)
            sleep(chance.random() * 0.03)
            server.kill()
            server.start()
            for player in crew:
                if player.failure is not None:
                    raise player.failure
        sleep(0.3)
        for player in crew:
            player.stopped.set()
        for player in crew:
            player.join(60)
            assert not player.is_alive()
            if player.failure is not None:
                raise player.failure
    finally:
        server.kill()
    return check(db, crew) | {"kills": kills}


def done(crew: list[Player]) -> int:
    """Return how many choices have been acknowledged."""
    return sum(len(acknowledged) for player in crew for acknowledged in list(player.acknowledged.values()))


def check(db: Path, crew: list[Player]) -> dict[str, int]:
    """Compare the database with what the players were told."""
    found = {"tables": 0, "moves": 0, "acknowledged": 0}
    with closing(sqlite3.connect(db)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for player in crew:
            for table in player.tables:
                moves = read_moves(connection, table.id)
                info = read_table(connection, table.id)
                assert info is not None
                assert [move.version for move in moves] == list(range(1, len(moves) + 1))
                by_client = {move.client: move for move in moves if move.client is not None}
                assert len(by_client) == len([move for move in moves if move.client is not None]), "a choice was made twice"
                for client, (version, key) in player.acknowledged.get(table.id, {}).items():
                    assert client in by_client, "an acknowledged choice is lost"
                    assert (by_client[client].version, by_client[client].key) == (version, key)
                rebuild(info, moves)
                found["tables"] += 1
                found["moves"] += len(moves)
                found["acknowledged"] += len(player.acknowledged.get(table.id, {}))
    return found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        print(chaos(Path(folder), int(sys.argv[1]) if len(sys.argv) > 1 else 1000, seed=Random().getrandbits(32)))  # noqa: T201
