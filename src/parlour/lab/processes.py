"""Several processes on this machine. A worker that dies is replaced and its games are played again; nothing is lost."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol

from parlour.engine.errors import BadInput
from parlour.lab.match import Boards

AT_HAND = 2
"""A worker has its next unit at hand while it plays one, so that it never waits for us."""

MOST_DEATHS = 3
"""A unit that ended so many workers is not tried again."""


class Player(Protocol):
    """Plays units in a worker: an answer is the unit and what came of it."""

    def play(self, unit: Any, /) -> tuple[Any, ...]: ...


Sits = Callable[[Any], Player]
"""Makes a player from what all units have in common; both are sent to workers."""


def work(common: Any, sits: Sits, conn: Connection, others: list[Connection]) -> None:
    """Play units until there are no more; this runs in the worker."""
    # Ctrl-C reaches the whole group of processes: whoever started us decides what to do.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for other in others:
        other.close()
    boards = sits(common)
    while True:
        try:
            unit = conn.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Any = boards.play(unit)
        except BadInput as mistake:
            answer = str(mistake)
        try:
            conn.send(answer)
        except OSError:
            return


class Worker:
    """One process and what it has been given."""

    def __init__(self, common: Any, sits: Sits, others: list[Connection]) -> None:
        context: Any = multiprocessing.get_context(_start_method())
        self.conn, theirs = context.Pipe()
        inherited = [*others, self.conn] if context.get_start_method() == "fork" else []
        self.process = context.Process(target=work, args=(common, sits, theirs, inherited), daemon=True)
        self.process.start()
        theirs.close()
        self.units: deque[Any] = deque()
        self.gone = False

    def give(self, unit: Any) -> None:
        """Send a unit to be played."""
        self.units.append(unit)
        try:
            self.conn.send(unit)
        except OSError:
            # It has died, as we shall learn when we look at it; the unit is played by another one.
            return

    def stop(self) -> None:
        """End the process, whatever it does."""
        self.conn.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


class Processes:
    """A pool of workers, for the units of a study or whatever else is played by the piece."""

    def __init__(self, common: Any, jobs: int, sits: Sits = Boards) -> None:
        self.common = common
        self.jobs = jobs
        self.sits = sits
        self.workers: list[Worker] = []
        self.deaths: dict[Any, int] = {}

    def play(self, units: Iterable[Any]) -> Iterator[Any]:
        """Play all units; answers come in any order."""
        left = iter(units)
        again: deque[Any] = deque()
        while len(self.workers) < self.jobs:
            self._hire()
        for _ in range(AT_HAND):
            for worker in self.workers:
                self._feed(worker, left, again)
        while any(worker.units for worker in self.workers):
            ready = wait([*(w.conn for w in self.workers), *(w.process.sentinel for w in self.workers)])
            for worker in list(self.workers):
                if worker.conn in ready:
                    yield from self._results(worker)
                if worker.gone or (worker.process.sentinel in ready and worker.conn not in ready):
                    again.extend(self._bury(worker))
                    worker = self._hire()  # noqa: PLW2901 - it takes the other's place
                while len(worker.units) < AT_HAND and self._feed(worker, left, again):
                    pass

    def _feed(self, worker: Worker, left: Iterator[Any], again: deque[Any]) -> bool:
        unit = again.popleft() if again else next(left, None)
        if unit is None:
            return False
        worker.give(unit)
        return True

    def _results(self, worker: Worker) -> Iterator[Any]:
        """Take what a worker has sent, or find out that nothing more will come."""
        try:
            answer = worker.conn.recv()
        except (EOFError, OSError):
            worker.gone = True
            return
        if isinstance(answer, str):
            raise BadInput(answer)
        worker.units.remove(answer[0])
        yield answer

    def _bury(self, worker: Worker) -> list[Any]:
        """Return the units a dead worker has not finished."""
        self.workers.remove(worker)
        worker.stop()
        if worker.units:
            unit = worker.units[0]
            self.deaths[unit] = self.deaths.get(unit, 0) + 1
            if self.deaths[unit] >= MOST_DEATHS:
                msg = f"{MOST_DEATHS} workers died playing {f'game {unit}' if isinstance(unit, int) else unit}"
                raise BadInput(msg)
        return list(worker.units)

    def _hire(self) -> Worker:
        worker = Worker(self.common, self.sits, [other.conn for other in self.workers])
        self.workers.append(worker)
        return worker

    def close(self) -> None:
        """Stop all workers."""
        for worker in self.workers:
            worker.stop()
        self.workers = []


def in_order(common: Any, sits: Sits, count: int, jobs: int, tell: Callable[[int], None]) -> list[Any]:
    """Play so many units, here or in several processes; return what came of them in their order, whoever was first."""
    found: dict[int, Any] = {}
    pool = Processes(common, jobs, sits) if jobs > 1 else None
    try:
        for n, came in pool.play(range(count)) if pool is not None else map(sits(common).play, range(count)):
            found[n] = came
            tell(len(found))
    finally:
        if pool is not None:
            pool.close()
    return [found[n] for n in range(count)]


def _start_method() -> str:
    """Forking is quick and knows every game that was registered, but it is safe only without other threads."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"
