"""Several nodes on one PostgreSQL, and everything that can go wrong with them, in the middle of play.

Nodes are killed, frozen for longer than their leases, cut off from the database; the database is stopped at once and started.
Some nodes hear no hints. Whoever plays moves on to another node with the same request. Afterwards every acknowledged choice must be
there, once, versions without gaps, and all journals must replay; and it is told for how long people and bots had to wait.

A round is mostly waiting: for a node to start, for a frozen one to wake. So several worlds, each with its own database and nodes,
can share the rounds side by side; about one for each core.

python -m server.chaos_nodes 1000 3      a thousand rounds, three nodes
python -m server.chaos_nodes 1000 3 8    the same in eight worlds
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from random import Random
from time import monotonic, sleep
from typing import Any

import psycopg

import parlour
from parlour.client import Refused, Seat
from parlour.server.journal import rebuild
from parlour.server.store_postgres import PostgresStore
from server.hosting import HIGHEST_PORT, LOWEST_PORT, Process, Table
from server.postgres import Postgres, new_database

LEASE = 2.0
FROZEN = LEASE + 1.5
"""Seconds a node stands still, so that others take over what it does."""

MOST_BETWEEN = 20
LONGEST = 20.0
SAY_EVERY = 25
SHORT = 2.0
"""Seconds a player waits for a node before trying the next."""
NOTICED = 0.25
"""Seconds from which a wait is noted."""
MATTERS = 2.0
"""Seconds after the end of a disturbance in which a wait may still come from it."""
WORST_FIRST = ("restart", "freeze", "cut", "kill")


class Guest(Seat):
    """A seat that goes to another node when it loses its own, as a proxy in front of the nodes does for people."""

    def __init__(self, link: str, addresses: list[str], chance: Random) -> None:
        super().__init__(link, patience=SHORT)
        self.longest_pause = 0.1
        self.addresses = addresses
        self.chance = chance

    def drop(self) -> None:
        super().drop()
        self.server = self.chance.choice([address for address in self.addresses if address != self.server])


class Player(threading.Thread):
    """Plays at one table after the other on all seats, each seat at a node of its own, and remembers what was acknowledged."""

    def __init__(self, number: int, addresses: list[str], game: str) -> None:
        super().__init__(daemon=True)
        self.chance = Random(number)
        self.addresses = addresses
        self.game = game
        self.stopped = threading.Event()
        self.acknowledged: dict[str, dict[str, tuple[int, str]]] = {}
        self.tables: list[str] = []
        self.failure: BaseException | None = None
        self.waits: list[tuple[float, float]] = []
        """When somebody began to wait for a choice to be acknowledged, and when it was: those that took long enough to notice."""
        self.held_back = 0.0
        """When we were last told that our address asks too much: what we waited for that does not count."""

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                self.play_a_game()
        except BaseException as failure:  # noqa: BLE001 - told to the main thread
            self.failure = failure

    def somewhere(self, work: Any) -> Any:
        """Do something at whichever node does it."""
        until = monotonic() + 120
        while True:
            try:
                return work(self.chance.choice(self.addresses))
            except (OSError, Refused) as mistake:
                lost = isinstance(mistake, OSError) or mistake.code in ("storage", "unavailable", "stale", "conflict", "too_many")
                if not lost or monotonic() > until:
                    raise
                # On a fast machine games end sooner than one address may make new tables: like people, they wait.
                sleep(1.0 if isinstance(mistake, Refused) and mistake.code == "too_many" else 0.05)

    def play_a_game(self) -> None:
        made: Table = self.somewhere(lambda address: Table(address, self.game, setup=SETUPS.get(self.game, {})))
        self.tables.append(made.id)
        acknowledged = self.acknowledged.setdefault(made.id, {})
        seats: list[Guest] = []
        try:
            for name in [name for name in made.links if isinstance(name, int)]:
                seat = Guest(made.links[name], self.addresses, self.chance)
                seats.append(seat)
                self.at_some_node(seat, seat.connect)
            while not self.stopped.is_set() and not max(seats, key=lambda seat: seat.version).over:
                self.play_once(seats, acknowledged)
        finally:
            for seat in seats:
                seat.drop()

    def play_once(self, seats: list[Guest], acknowledged: dict[str, tuple[int, str]]) -> None:
        newest = max(seat.version for seat in seats)
        asked = next((seat for seat in seats if seat.version == newest and seat.options), None)
        if asked is None:
            for seat in seats:
                if seat.version < newest or not seat.options:
                    self.at_some_node(seat, lambda seat=seat: seat.listen(0.02))
            return
        option = self.chance.choice(asked.options)
        name = f"c{len(acknowledged)}-{self.chance.getrandbits(32):x}"
        message = {"type": "choose", "seat": asked.seat, "key": option["key"], "version": asked.version}
        began = monotonic()
        try:
            answer = self.at_some_node(asked, lambda: asked.request(dict(message), name))
        except Refused as refused:
            if refused.code not in ("stale", "illegal", "conflict"):
                raise
            self.at_some_node(asked, lambda: asked.request({"type": "sync"}))
            return
        if (ended := monotonic()) - began > NOTICED and self.held_back < began:
            self.waits.append((began, ended))
        acknowledged[name] = (answer["version"], option["key"])
        if self.chance.random() < 0.05:
            asked.drop()

    def at_some_node(self, seat: Guest, work: Any) -> Any:
        """Do something for a seat; if its node does not answer, at another one."""
        until = monotonic() + 120
        while True:
            try:
                return work()
            except (OSError, Refused) as mistake:
                if isinstance(mistake, Refused) and mistake.code == "too_many":  # All players are one address to the server.
                    self.held_back = monotonic()
                    sleep(0.2)
                    continue
                lost = isinstance(mistake, OSError) or mistake.code in ("storage", "unavailable", "full")
                if not lost or monotonic() > until:
                    raise
                seat.drop()
                sleep(0.02)


SETUPS: dict[str, dict[str, Any]] = {"black-orchestra": {"players": 2}, "orange-shall-overcome": {"players": 2}}


class Watcher(threading.Thread):
    """Keeps tables of bots under way, and notes for how long they paused at most."""

    def __init__(self, player: Player, url: str, count: int) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.url = url
        self.count = count
        self.tables: dict[str, tuple[int, float]] = {}
        self.seen: list[str] = []
        self.stopped = threading.Event()
        self.longest: dict[str, float] = {}
        """By what had happened last."""
        self.happened = "nothing"
        self.database_was_down = monotonic()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                try:
                    with psycopg.connect(self.url, connect_timeout=2, autocommit=True) as connection:
                        while not self.stopped.is_set():
                            self.look(connection)
                            sleep(0.1)
                except psycopg.Error:
                    self.database_was_down = monotonic()
                    sleep(0.1)
        except BaseException as failure:  # noqa: BLE001 - told to the main thread
            self.failure = failure

    def look(self, connection: psycopg.Connection[Any]) -> None:
        bots = [{"holder": "bot", "level": "random"}, {"holder": "bot", "level": "random"}]
        while len(self.tables) < self.count and not self.stopped.is_set():
            made = self.player.somewhere(lambda address: Table(address, "unmatched", seats=bots))
            self.tables[made.id] = (0, monotonic())
            self.seen.append(made.id)
        rows = connection.execute(
            "SELECT t.id, t.over, (SELECT max(version) FROM moves m WHERE m.table_id=t.id) FROM tables t WHERE t.id = ANY(%s)",
            (list(self.tables),),
        ).fetchall()
        now = monotonic()
        for table, over, version in rows:
            before, at = self.tables[table]
            if over:
                del self.tables[table]
            elif (version or 0) > before:
                # What stood still because there was no database is not the nodes' fault.
                paused = now - max(at, self.database_was_down)
                self.longest[self.happened] = round(max(self.longest.get(self.happened, 0.0), paused), 2)
                self.tables[table] = (version, now)


class Storm:
    """The nodes, the database, and what happens to them."""

    def __init__(self, nodes: int, seed: int) -> None:
        self.chance = Random(seed)
        self.database = Postgres()
        self.url = new_database(self.database.url)
        self.nodes = [
            Process(self.url, "--log-level", "error", "--workers", "1", *(["--no-hints"] if number % 3 == 2 else []), wait=False)
            for number in range(nodes)
        ]
        for node in self.nodes:
            node.wait_until_up()
        self.done = dict.fromkeys(WORST_FIRST, 0)
        self.struck: list[tuple[str, float, float]] = []
        """What went wrong, from when to when."""

    def strike(self) -> str:
        """Let something go wrong, and say what."""
        what = self.chance.choices(["kill", "freeze", "cut", "restart"], [6, 2, 3, 1])[0]
        self.done[what] += 1
        began = monotonic()
        node = self.chance.choice(self.nodes)
        if what == "kill":
            node.kill()
            sleep(self.chance.random() * 0.5)
            node.start()
        elif what == "freeze":
            node.process.send_signal(signal.SIGSTOP)
            sleep(FROZEN)
            node.process.send_signal(signal.SIGCONT)
        elif what == "cut":
            with psycopg.connect(self.url, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name='parlour' AND random() < 0.7"
                )
        else:
            self.database.stop()
            sleep(self.chance.random())
            self.database.start()
        self.struck.append((what, began, monotonic()))
        return what

    def blame(self, began: float, ended: float) -> str:
        """Say what a wait came from: the worst of what went wrong meanwhile or shortly before."""
        meanwhile = {what for what, since, until in self.struck if since < ended and began < until + MATTERS}
        return next((what for what in WORST_FIRST if what in meanwhile), "nothing")

    def end(self) -> None:
        for node in self.nodes:
            if node.process.poll() is None:
                node.process.send_signal(signal.SIGCONT)
                node.kill()
        self.database.remove()


def storm(rounds: int, nodes: int, *, players: int = 3, bots: int = 2, seed: int = 1) -> dict[str, Any]:
    """Play while everything goes wrong; check everything at the end and return what was done."""
    found = Storm(nodes, seed)
    games = parlour.games()
    addresses = [node.address for node in found.nodes]
    crew = [Player(number, addresses, games[number % len(games)]) for number in range(players)]
    watcher = Watcher(Player(99, addresses, "unmatched"), found.url, bots)
    everybody: list[Player | Watcher] = [*crew, watcher]
    try:
        for one in everybody:
            one.start()
        began = monotonic()
        for number in range(rounds):
            if number and number % SAY_EVERY == 0:
                minutes = (monotonic() - began) / 60
                print(f"{number} of {rounds} rounds, {done(crew)} choices, {found.done}, {minutes:.1f} minutes", flush=True)  # noqa: T201
            enough = done(crew) + found.chance.randint(1, MOST_BETWEEN)
            until = monotonic() + LONGEST
            while done(crew) < enough and monotonic() < until and not any(one.failure for one in everybody):
                sleep(0.005)
            watcher.happened = found.strike()
            for one in everybody:
                if one.failure is not None:
                    raise one.failure
        sleep(LEASE + 1)
        for one in everybody:
            one.stopped.set()
        for one in everybody:
            one.join(180)
            assert not one.is_alive()
            if one.failure is not None:
                raise one.failure
        return check(found.url, crew, watcher.seen) | {
            "rounds": rounds,
            **found.done,
            "longest_wait": longest_waits(found, crew),
            "longest_pause_of_bots": watcher.longest,
        }
    finally:
        found.end()


def longest_waits(found: Storm, crew: list[Player]) -> dict[str, float]:
    """Return for how many seconds somebody waited at most for a choice to be acknowledged, by what had gone wrong."""
    longest: dict[str, float] = {}
    for began, ended in [wait for player in crew for wait in player.waits]:
        what = found.blame(began, ended)
        longest[what] = max(longest.get(what, 0.0), round(ended - began, 2))
    return longest


def done(crew: list[Player]) -> int:
    """Return how many choices have been acknowledged."""
    return sum(len(acknowledged) for player in crew for acknowledged in list(player.acknowledged.values()))


def check(url: str, crew: list[Player], bots: list[str]) -> dict[str, Any]:
    """Compare the database with what the players were told."""
    found = {"tables": 0, "moves": 0, "acknowledged": 0}
    told = {table: player.acknowledged.get(table, {}) for player in crew for table in player.tables}
    told |= {table: {} for table in bots}
    store = PostgresStore(url, hints=False)
    try:
        for table, acknowledged in told.items():
            loaded = asyncio.run(store.load(table))
            assert loaded is not None
            aside, moves = loaded
            assert [move.version for move in moves] == list(range(1, len(moves) + 1))
            by_client = {move.client: move for move in moves if move.client is not None}
            assert len(by_client) == len([move for move in moves if move.client is not None]), "a choice was made twice"
            for client, (version, key) in acknowledged.items():
                assert client in by_client, "an acknowledged choice is lost"
                assert (by_client[client].version, by_client[client].key) == (version, key)
            rebuild(aside.info, moves)
            found["tables"] += 1
            found["moves"] += len(moves)
            found["acknowledged"] += len(acknowledged)
    finally:
        store.close()
    return found


def worlds(rounds: int, nodes: int, count: int, seed: int) -> dict[str, Any]:
    """Share the rounds among several worlds side by side, each a process with ports of its own; return what all of them did."""
    shares = [rounds // count + (number < rounds % count) for number in range(count)]
    width = (HIGHEST_PORT - LOWEST_PORT) // count
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "server.chaos_nodes", str(share), str(nodes)],
            stdout=subprocess.PIPE,
            text=True,
            env={
                **os.environ,
                "SEED": str(seed + number),
                "PARLOUR_TEST_PORTS": f"{LOWEST_PORT + number * width}:{LOWEST_PORT + (number + 1) * width}",
            },
        )
        for number, share in enumerate(shares)
        if share
    ]
    try:
        said = [one.communicate()[0] for one in running]
    finally:
        for one in running:
            if one.poll() is None:
                one.terminate()
    failed = [number for number, one in enumerate(running) if one.returncode]
    assert not failed, f"of {len(running)} worlds with seed {seed} these failed: {failed}; what they said stands above"
    return together([json.loads(lines.splitlines()[-1]) for lines in said])


def together(found: list[dict[str, Any]]) -> dict[str, Any]:
    """Add up what several worlds did; of what was waited for the longest counts."""
    total: dict[str, Any] = {"worlds": len(found)}
    for one in found:
        for name, value in one.items():
            if name in ("longest_wait", "longest_pause_of_bots"):
                paused = total.setdefault(name, {})
                for what, seconds in value.items():
                    paused[what] = max(paused.get(what, 0.0), seconds)
            else:
                total[name] = total.get(name, 0) + value
    return total


if __name__ == "__main__":
    rounds, nodes, count = [int(text) for text in sys.argv[1:4]] + [1000, 3, 1][len(sys.argv) - 1 :]
    seed = int(os.environ.get("SEED", "0")) or Random().getrandbits(32)
    found = storm(rounds, nodes, players=6, bots=4, seed=seed) if count == 1 else worlds(rounds, nodes, count, seed)
    print(json.dumps(found))  # noqa: T201
