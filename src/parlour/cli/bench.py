"""`parlour bench`: how fast and how small, measured here and now, in CPU time on one core."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parlour.cli import completing
from parlour.cli.packing import PackOption, game_of, with_packs
from parlour.engine.errors import BadInput

if TYPE_CHECKING:
    from parlour.engine.kernel import Game
    from parlour.engine.title import Title

MOST_PLIES = 300
CLONES = 1000
SEARCH = 200
"""Iterations of search at a time."""


def bench(  # noqa: PLR0913 - one option for each thing that may be asked for
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", autocompletion=completing.games, help="One game; without it, all of them.")
    ] = None,
    *,
    pack: PackOption = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600, help="CPU time for each thing measured.")] = 2.0,
    server: Annotated[bool, typer.Option("--server", help="Measure the server instead, on loopback.")] = False,
    db: Annotated[
        str, typer.Option(help="With --server: an empty PostgreSQL; measures without pauses only, with so many --nodes.")
    ] = "",
    nodes: Annotated[int, typer.Option(min=1, max=16, help="See --db.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Add the result to a history.")] = None,
    compare: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Compare with the last run of a history; 5 % slower fails.")
    ] = None,
) -> int:
    """Measure speed and memory.

    Random play, cloning, search, bytes per position; python-chess is the yardstick if it is installed. Steps a second of the
    environments, beside those of other libraries, for whichever are installed.
    """
    import parlour  # noqa: PLC0415
    from parlour.cli import history  # noqa: PLC0415
    from parlour.cli.version import compiled  # noqa: PLC0415
    from parlour.games import titles as everything  # noqa: PLC0415

    if server:
        from parlour.server.measure import report, report_nodes  # noqa: PLC0415

        if save or compare:
            msg = "--save and --compare keep what the games measure, not the server"
            raise BadInput(msg)
        if db:
            print(report_nodes(db, nodes, seconds * 5, as_json=as_json))
            return 0
        text, bad = report(seconds * 5, as_json=as_json)
        print(text)
        if bad and compiled():
            print(f"Too slow: {bad}", file=sys.stderr)
            return 1
        return 0
    for path in (compare, save if save is not None and save.exists() else None):
        if path is not None:
            history.read(path)  # what cannot be used is refused before anything is measured
    game = game or game_of(pack) or None
    titles = [with_packs(parlour.title(game), pack)] if game is not None else everything()
    # The yardstick is measured before and after the games, so that a machine that slows down is the same for both.
    stick = Yardstick()
    stick.measure(seconds / 2)
    figures = {title.id: measure(title, seconds) for title in titles}
    stick.measure(seconds / 2)
    steps = environments(titles, seconds / 2)
    for found in figures.values():
        found["times_yardstick"] = round(found["decisions_per_s"] / stick.moves_per_s, 2) if stick.moves_per_s else None
    told: dict[str, Any] = {
        "compiled": compiled(),
        "interpreter": history.interpreter(),
        "games": figures,
        "yardstick_moves_per_s": round(stick.moves_per_s) if stick.moves_per_s else None,
        "env_steps_per_s": steps,
    }
    if as_json:
        print(json.dumps(told))
    else:
        print_figures(told)
    now = history.entry(told) if save or compare else {}
    old = history.before(compare, now) if compare else None
    if save:
        history.save(save, now)
    if old is not None:
        lines, slower = history.compare(old, now)
        print("\n".join(lines), file=sys.stderr if as_json else sys.stdout)
        if slower:
            print(f"Slower by more than {history.SLOWER:.0%}: {'; '.join(slower)}", file=sys.stderr)
            return 1
    return 0


def print_figures(told: dict[str, Any]) -> None:
    """Print what was measured, for people."""
    from parlour.cli import history  # noqa: PLC0415

    print(f"{'Compiled' if told['compiled'] else 'Interpreted'}, CPU time, one core")
    print(history.in_words(told["interpreter"]))
    for name, found in told["games"].items():
        print(name)
        for label, field, digits in LINES:
            value = found[field]
            print(f"  {label:<34} {'not measured' if value is None else f'{value:>14,.{digits}f}'}")
    if told["yardstick_moves_per_s"]:
        print(f"python-chess, random play, moves/s     {told['yardstick_moves_per_s']:>14,}")
    else:
        print("python-chess is not installed: no yardstick")
    print_environments(told["env_steps_per_s"])


LINES = (
    ("decisions/s, random play", "decisions_per_s", 0),
    ("games/s, random play", "games_per_s", 1),
    ("clone, us", "clone_us", 2),
    ("search iterations/s from the start", "search_iterations_per_s", 0),
    ("bytes per position", "bytes_per_position", 0),
    ("times the moves/s of python-chess", "times_yardstick", 1),
)


def measure(title: Title, seconds: float) -> dict[str, Any]:
    """Return the figures of one game, the average over the setups that stand for it."""
    starts = [title.new(title.read_setup(setup), 0) for setup in title.bench_setups()]
    middle = [position_on_the_way(start, 20 + 3 * n) for n, start in enumerate(starts)]
    decisions, games = random_play(starts, seconds)
    return {
        "decisions_per_s": round(decisions),
        "games_per_s": round(games, 2),
        "clone_us": round(clone_time(middle, seconds / 2) * 1e6, 3),
        "search_iterations_per_s": search_speed(title, starts, seconds),
        "bytes_per_position": bytes_per_position(middle),
    }


def environments(titles: list[Title], seconds: float) -> dict[str, dict[str, int | None]]:
    """Return steps a second of each interface to each game, and of the environments of other libraries, in the same run."""
    from parlour.envs import pace  # noqa: PLC0415

    found = {title.id: pace.pace(title.id, seconds) for title in titles if title.id in pace.GAMES}
    return {**found, "others": pace.peers(seconds)}


def print_environments(steps: dict[str, dict[str, int | None]]) -> None:
    """Print the steps a second, with the fastest of the others as the measure."""
    best = max((speed for speed in steps["others"].values() if speed), default=None)
    print("environments, steps/s" + (" (times the fastest of the others)" if best else ""))
    for name, rows in steps.items():
        print(f"  {name}")
        for row, speed in rows.items():
            ratio = f"  x{speed / best:.1f}" if speed and best else ""
            print(f"    {row:<32} {'not measured' if speed is None else f'{speed:>14,}'}{ratio}")


def begin(start: Game, seed: int) -> Game:
    """Return a game that has just been dealt."""
    g = start.clone()
    g.seed(seed)
    g.advance()
    return g


def position_on_the_way(start: Game, decisions: int) -> Game:
    """Return a position some random decisions into a game, or its last one before the end."""
    from parlour.engine.kernel import stirred  # noqa: PLC0415

    g = begin(start, 1)
    before = g
    noise = 1
    for _ in range(decisions):
        before = g.clone()
        noise = stirred(noise)
        g.choose(g.options[(noise * len(g.options)) >> 32])
        if g.winners >= 0:
            return before
    return g


def random_play(starts: list[Game], seconds: float) -> tuple[float, float]:
    """Return decisions and games per second, the same number of games for every setup."""
    from parlour.engine.kernel import play_out  # noqa: PLC0415

    for n, start in enumerate(starts):
        play_out(begin(start, n), n)
    decisions = games = 0
    seed = 1000
    began = process_time()
    while process_time() - began < seconds:
        for start in starts:
            seed += 1
            decisions += play_out(begin(start, seed), seed * 2_654_435_761)
            games += 1
    spent = process_time() - began
    return decisions / spent, games / spent


def clone_time(positions: list[Game], seconds: float) -> float:
    """Return the seconds one clone takes."""
    for g in positions:
        g.clone()
    clones = 0
    began = process_time()
    while process_time() - began < seconds:
        for g in positions:
            g.clone()
            g.clone()
            g.clone()
            g.clone()
        clones += 4 * len(positions)
    return (process_time() - began) / clones


def search_speed(title: Title, starts: list[Game], seconds: float) -> int:
    """Return the iterations per second of the search from the start, with random rollouts."""
    from parlour.bots.search import iterations  # noqa: PLC0415

    positions = [begin(start, n) for n, start in enumerate(starts)]
    seats = [len(title.seats(g)) for g in positions]
    iterations(positions[0], positions[0].who(), seats[0], SEARCH, 0)
    done = 0
    began = process_time()
    while process_time() - began < seconds:
        n = done // SEARCH % len(positions)
        iterations(positions[n], positions[n].who(), seats[n], SEARCH, done)
        done += SEARCH
    return round(done / (process_time() - began))


def bytes_per_position(positions: list[Game]) -> int:
    """Return what a clone costs, counted by the allocator over many clones."""
    import tracemalloc  # noqa: PLC0415 - no other command waits for it

    kept: list[Game | None] = [None] * CLONES
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for n in range(CLONES):
            kept[n] = positions[n % len(positions)].clone()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return round((after - before) / CLONES)


class Yardstick:
    """Random play with python-chess: a new board, the list of legal moves, a uniform choice, push, to the end or 300 plies."""

    def __init__(self) -> None:
        self.moves = 0
        self.spent = 0.0

    @property
    def moves_per_s(self) -> float:
        """The moves per second so far; 0 if python-chess is not installed."""
        return self.moves / self.spent if self.spent else 0.0

    def measure(self, seconds: float) -> None:
        """Play for some time."""
        try:
            import chess  # noqa: PLC0415
        except ImportError:
            return
        from random import Random  # noqa: PLC0415

        chance = Random(7)
        moves = 0
        began = process_time()
        while process_time() - began < seconds:
            board = chess.Board()
            for _ in range(MOST_PLIES):
                legal = list(board.legal_moves)
                if not legal:
                    break
                board.push(chance.choice(legal))
                moves += 1
        self.spent += process_time() - began
        self.moves += moves
