"""The ladder: levels of bots against each other in duels, or each at the same settings in cooperative games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import gcd
from time import process_time

from parlour.bots.bot import make_bot, mind_of
from parlour.bots.foreign import ForeignBot
from parlour.engine.errors import BadInput
from parlour.engine.table import new_table
from parlour.engine.title import Json, Title
from parlour.games import title as title_of
from parlour.lab.luck import Course
from parlour.lab.processes import in_order
from parlour.lab.rating import ratings
from parlour.lab.statistics import Interval, mean, paired_rates, wilson

ANCHOR = "casual"
"""This level, or the first if it does not play, has 1000 points."""


@dataclass(frozen=True)
class Task:
    """One game to be played: who sits where, in which setting, with which seed."""

    game: str
    setup: Json
    seed: int
    bots: tuple[str, ...]
    pair: tuple[str, str]
    seat: int
    """The seat of the first of the pair."""
    packs: tuple[Json, ...] = ()
    also: tuple[int, ...] = ()
    """Where more than two play on their own: the other seats of the first of the pair."""


@dataclass(frozen=True)
class Played:
    """A game that was played: whether the first of the pair won (or how likely, see `luck`), and how long each level thought."""

    task: Task
    won: float
    decisions: dict[str, int]
    seconds: dict[str, float]


def pairs_of(levels: list[str]) -> list[tuple[str, str]]:
    """Return who plays whom: every level the one below it, and the last one also the first that is not random."""
    found = [(levels[n], levels[n - 1]) for n in range(1, len(levels))]
    thinking = [level for level in levels if level != "random"]
    if len(thinking) > 2:
        found.append((thinking[-1], thinking[0]))
    return found


def settings(title: Title, count: int, without: str = "", table: str = "") -> Iterator[Json]:
    """Return so many settings, spread evenly over all of them however few are wanted; none with what is left out."""
    crowds = title.crowd_setups()
    if table and table not in crowds:
        msg = f"--table: {title.id} has {', '.join(crowds) or 'no other tables'}, not {table!r}"
        raise BadInput(msg)
    every = crowds[table] if table else title.ladder_setups()
    setups = [setup for setup in every if not without or without not in named_in(setup)]
    if without and (not setups or len(setups) == len(every)):
        msg = f"--without {without}: {'every setting has it' if not setups else 'no setting has it'}"
        raise BadInput(msg)
    if not title.cooperative:
        setups = evenly(setups)
    # Cooperative games have many kinds of settings: a stride without a common factor meets them all.
    stride = max(1, round(len(setups) * 0.618)) if title.cooperative else 1
    while gcd(stride, len(setups)) > 1:
        stride += 1
    for n in range(count):
        yield setups[(n * stride) % len(setups)]


def named_in(setup: Json) -> set[str]:
    """Return everything a setting names, as text: heroes, boards, scenarios, numbers of players."""
    return {str(one) for value in setup.values() for one in (value if isinstance(value, list) else [value])}


def evenly(setups: list[Json]) -> list[Json]:
    """Return the settings in an order in which the pairs of heroes, the boards and whatever else differs take turns."""
    left = list(setups)
    used: Counter[str] = Counter()
    found: list[Json] = []
    while left:
        best = min(left, key=lambda setup: [used[f"{name} {value}"] for name, value in setup.items()])
        left.remove(best)
        found.append(best)
        used.update(f"{name} {value}" for name, value in best.items())
    return found


def duels(  # noqa: PLR0913 - one argument for each option of the command
    title: Title, levels: list[str], games: int, seed: int, *, everybody: bool = False, without: str = ""
) -> list[Task]:
    """Return the games of the ladder of a duel: each setting and seed twice, the second time with seats swapped.

    Each level plays its neighbours, or everybody plays everybody.
    """
    if games % 2:
        msg = "games: an even number, because every game is played again with the seats swapped"
        raise BadInput(msg)
    if len(levels) < 2:
        msg = "levels: at least two, so that somebody can be beaten"
        raise BadInput(msg)
    documents = tuple(pack.document for pack in title.packs)
    tasks = []
    for upper, lower in [(b, a) for a, b in combinations(levels, 2)] if everybody else pairs_of(levels):
        for n, setup in enumerate(settings(title, games // 2, without)):
            for seat in (0, 1):
                bots = (upper, lower) if seat == 0 else (lower, upper)
                tasks.append(Task(title.id, setup, seed + n, bots, (upper, lower), seat, documents))
    return tasks


def crowds(  # noqa: PLR0913 - one argument for each option of the command
    title: Title, levels: list[str], games: int, seed: int, table: str, *, everybody: bool = False, without: str = ""
) -> list[Task]:
    """Return the games of the ladder with more than two sides or in teams: every setting and seed in every fair way.

    Of four on their own two each; of three one against two and two against one. So equals win half of the games.
    """
    if len(levels) < 2:
        msg = "levels: at least two, so that somebody can be beaten"
        raise BadInput(msg)
    one = next(settings(title, 1, table=table))
    sides = [seat.team for seat in title.seats(title.new(title.read_setup(one), seed))]
    ways = fair_ways(len(set(sides)))
    if games % len(ways):
        msg = f"games: a multiple of {len(ways)}, because every game is played again for every way to share out the sides"
        raise BadInput(msg)
    documents = tuple(pack.document for pack in title.packs)
    tasks = []
    for upper, lower in [(b, a) for a, b in combinations(levels, 2)] if everybody else pairs_of(levels):
        for n, setup in enumerate(settings(title, games // len(ways), without, table)):
            for way in ways:
                bots = tuple(upper if side in way else lower for side in sides)
                first, *also = (sides.index(side) for side in way)
                tasks.append(Task(title.id, setup, seed + n, bots, (upper, lower), first, documents, tuple(also)))
    return tasks


def fair_ways(sides: int) -> list[tuple[int, ...]]:
    """Return which sides one of two kinds of bots may play: half of them, or one more and one less as often.

    >>> fair_ways(3)
    [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]
    """
    return [way for size in sorted({sides // 2, (sides + 1) // 2}) for way in combinations(range(sides), size)]


def tables(title: Title, levels: list[str], games: int, seed: int, without: str = "", table: str = "") -> list[Task]:  # noqa: PLR0913 - as for duels
    """Return the games of the ladder of a cooperative game: every level on all seats, at the same settings with the same seeds."""
    documents = tuple(pack.document for pack in title.packs)
    tasks = []
    for level in levels:
        for n, setup in enumerate(settings(title, games, without, table)):
            complete = title.read_setup(setup)
            seats = len(title.seats(title.new(complete, seed + n)))
            tasks.append(Task(title.id, setup, seed + n, (level,) * seats, (level, level), 0, documents))
    return tasks


def play(task: Task) -> Played:
    """Play one game."""
    course = Course(new_table(title_of(task.game).with_packs(list(task.packs)), task.seed, task.setup), mind_of(task.game))
    bots = [make_bot(level, task.seed * 64 + 32 * task.seat + seat) for seat, level in enumerate(task.bots)]
    decisions = dict.fromkeys(task.bots, 0)
    seconds = dict.fromkeys(task.bots, 0.0)
    while (decision := course.table.decision) is not None and course.open > 0.0:
        table = course.table
        seat = table.game.to_act()
        began = process_time()
        key = bots[seat].choose(table, seat)
        if len(decision.of(seat)) > 1:
            seconds[task.bots[seat]] += process_time() - began
            decisions[task.bots[seat]] += 1
        course.choose(key, seat)
    for bot in bots:
        if isinstance(bot, ForeignBot):
            bot.retire()
    return Played(task, sum(course.share(seat) for seat in (task.seat, *task.also)), decisions, seconds)


def play_all(tasks: list[Task], jobs: int, tell: Callable[[int], None]) -> list[Played]:
    """Play all games, in the order given however many processes there are."""
    return in_order(tasks, Rung, len(tasks), jobs, tell)


class Rung:
    """Plays games by their number."""

    def __init__(self, tasks: list[Task]) -> None:
        self.tasks = tasks

    def play(self, number: int) -> tuple[int, Played]:
        """Play one of the games."""
        return number, play(self.tasks[number])


def summary(title: Title, levels: list[str], played: list[Played], seed: int) -> Json:
    """Return what the games show."""
    doc: Json = {"game": title.id, "seed": seed, "games": len(played), "levels": [_level(level, played) for level in levels]}
    if title.cooperative:
        _compare_tables(doc, levels, played)
    else:
        _compare_duels(doc, levels, played)
    return doc


def _level(level: str, played: list[Played]) -> Json:
    decisions = sum(game.decisions.get(level, 0) for game in played)
    seconds = sum(game.seconds.get(level, 0.0) for game in played)
    mine = sum(level in game.task.bots for game in played)
    return {
        "level": level,
        "games": mine,
        "decisions": decisions,
        "ms_per_decision": round(1000 * seconds / decisions, 3) if decisions else None,
    }


def _rate(won: list[float]) -> Json:
    counted = whole(won)
    wins = round(sum(won)) if counted else sum(won)
    found = wilson(round(wins), len(won)) if counted else share(won)
    return {"wins": wins, "games": len(won), "rate": found.value, "low": max(found.low, 0.0), "high": min(found.high, 1.0)}


def whole(won: list[float]) -> bool:
    """Say whether every game was won or lost, none of them by the odds of its luck."""
    return all(one in (0.0, 1.0) for one in won)


def share(won: list[float]) -> Interval:
    """Return the mean of shares or of their differences, with Student's interval."""
    return mean(len(won), sum(won), sum(one * one for one in won))


def _compare_duels(doc: Json, levels: list[str], played: list[Played]) -> None:
    results: dict[tuple[str, str], list[float]] = {}
    for game in played:
        results.setdefault(game.task.pair, []).append(game.won)
    doc["pairs"] = [{"level": a, "against": b, **_rate(won)} for (a, b), won in results.items()]
    wins = [(levels.index(a), levels.index(b), round(sum(won)), len(won)) for (a, b), won in results.items()]
    anchor = levels.index(ANCHOR) if ANCHOR in levels else 0
    for entry, rating in zip(doc["levels"], ratings(len(levels), wins, anchor), strict=True):
        entry["rating"], entry["rating_low"], entry["rating_high"] = (round(value) for value in rating)


def _compare_tables(doc: Json, levels: list[str], played: list[Played]) -> None:
    results: dict[str, list[float]] = {level: [] for level in levels}
    cells: dict[str, dict[str, list[float]]] = {}
    for game in played:
        level = game.task.pair[0]
        results[level].append(game.won)
        cells.setdefault(_name(game.task.setup), {}).setdefault(level, []).append(game.won)
    doc["by_odds"] = not all(whole(won) for won in results.values())
    for entry in doc["levels"]:
        entry.update(_rate(results[entry["level"]]))
    doc["pairs"] = []
    for lower, upper in pairwise(levels):
        more = [a - b for a, b in zip(results[upper], results[lower], strict=True)]
        found = share(more) if doc["by_odds"] else paired_rates(len(more), more.count(1.0), more.count(-1.0))
        doc["pairs"].append(
            {"level": upper, "against": lower, "games": len(more), "difference": found.value, "low": found.low, "high": found.high}
        )
    doc["settings"] = [
        {"setting": name, "levels": {level: _rate(won) for level, won in by.items()}} for name, by in sorted(cells.items())
    ]


def _name(setup: Json) -> str:
    return ", ".join(f"{name} {value}" for name, value in setup.items())
