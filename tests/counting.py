"""Play random games of each title in a thread of its own, and print how many decisions they had; run by `test_instructions.py`."""

from __future__ import annotations

import sys
from threading import Event, Thread

import parlour
from parlour.cli.bench import begin
from parlour.engine.kernel import play_out


def play(game: str, games: int, played: Event, over: Event) -> None:
    """Play games at random, the setups of the benchmark in turn, and print the number of decisions."""
    title = parlour.title(game)
    setups = title.bench_setups()
    decisions = 0
    for n in range(games):
        start = title.new(title.read_setup(setups[n % len(setups)]), 0)
        decisions += play_out(begin(start, n), n * 2_654_435_761)
    sys.stdout.write(f"{game} {decisions}\n")
    played.set()
    # A thread that has ended would share its number, and its count, with the next one.
    over.wait()


if __name__ == "__main__":
    end = Event()
    for name in parlour.games():
        done = Event()
        Thread(target=play, args=(name, int(sys.argv[1]), done, end)).start()
        done.wait()
    end.set()
