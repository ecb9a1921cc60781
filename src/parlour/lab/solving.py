"""Which value of a figure gives the wins somebody wants: tried out on the same seeds, checked on others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from parlour.engine.title import Json
from parlour.lab.statistics import Interval, wilson

Values = dict[str, int]
Played = Callable[[Values, str], dict[str, tuple[int, int]]]
SEARCH, FRESH = "search", "fresh"
"""Plays with some figures, on the seeds of the SEARCH or on FRESH ones: wins and games, by whose they are."""

MOST_STEPS = 40


@dataclass(frozen=True)
class Trial:
    """What was tried, and what came of it."""

    values: Values
    found: dict[str, tuple[int, int]]

    def off(self, target: float) -> float:
        """Return how far the worst rate is from the target."""
        return max(abs(wins / games - target) for wins, games in self.found.values())

    def rates(self) -> dict[str, Interval]:
        """Return every rate with its interval."""
        return {name: wilson(*counts) for name, counts in self.found.items()}


@dataclass
class Answer:
    """The best values, how they did on fresh seeds, and everything that was tried."""

    target: float
    best: Trial
    check: Trial
    tried: list[Trial] = field(default_factory=list)
    reached: bool = False
    """Whether the target is possible by the fresh games: it lies within every interval."""

    @property
    def games(self) -> int:
        """All games that were played for it; those of one trial count once, however many are looked at."""
        return sum(max(games for _, games in trial.found.values()) for trial in [*self.tried, self.check])


def solve(play: Played, name: str, printed: int, ends: tuple[int, int], target: float) -> Answer:
    """Find the value of one figure whose rate is nearest to the target.

    From the printed value outwards, in steps that double, until the target lies between two values; then between them.
    """
    tried: dict[int, Trial] = {}
    low, high = ends

    def rate(value: int) -> float:
        if value not in tried:
            tried[value] = Trial({name: value}, play({name: value}, SEARCH))
        ((wins, games),) = tried[value].found.values()
        return wins / games - target

    def between() -> tuple[int, int] | None:
        values = sorted(tried)
        pairs = [(a, b) for a, b in pairwise(values) if rate(a) * rate(b) <= 0]
        # Of several such places, the one nearest to what is printed.
        return min(pairs, key=lambda pair: min(abs(pair[0] - printed), abs(pair[1] - printed))) if pairs else None

    rate(printed)
    step = 1
    while between() is None and (min(tried) > low or max(tried) < high):
        for value in (max(low, printed - step), min(high, printed + step)):
            rate(value)
        step *= 2
    bounds = between()
    while bounds is not None and bounds[1] - bounds[0] > 1:
        rate((bounds[0] + bounds[1]) // 2)
        bounds = between()
    best = min(tried.values(), key=lambda trial: (trial.off(target), abs(trial.values[name] - printed)))
    return _checked(play, target, best, list(tried.values()))


def tune(play: Played, printed: Values, ranges: Mapping[str, tuple[int, int]], target: float) -> Answer:
    """Change several figures, one step of one of them at a time, as long as the worst rate comes nearer to the target."""
    tried: dict[tuple[int, ...], Trial] = {}

    def at(values: Values) -> Trial:
        key = tuple(values.values())
        if key not in tried:
            tried[key] = Trial(dict(values), play(values, SEARCH))
        return tried[key]

    best = at(printed)
    steps = {name: max(1, value // 8) for name, value in printed.items()}
    while len(tried) < MOST_STEPS:
        near = [
            at({**best.values, name: value})
            for name, (low, high) in ranges.items()
            for value in (best.values[name] - steps[name], best.values[name] + steps[name])
            if low <= value <= high
        ]
        nearest = min(near, key=lambda trial: trial.off(target), default=best)
        if nearest.off(target) < best.off(target):
            best = nearest
        elif max(steps.values()) > 1:
            steps = {name: max(1, step // 2) for name, step in steps.items()}
        else:
            break
    return _checked(play, target, best, list(tried.values()))


def _checked(play: Played, target: float, best: Trial, tried: list[Trial]) -> Answer:
    """Play the best values on fresh seeds: what was chosen for its rate is never as good again."""
    check = Trial(best.values, play(best.values, FRESH))
    reached = all(found.low <= target <= found.high for found in check.rates().values())
    return Answer(target, best, check, tried, reached)


def to_json(answer: Answer) -> Json:
    """Return everything that was found."""

    def shown(trial: Trial) -> Json:
        return {
            "set": trial.values,
            "rates": {
                name: {"wins": trial.found[name][0], "games": trial.found[name][1], "rate": r.value, "low": r.low, "high": r.high}
                for name, r in trial.rates().items()
            },
        }

    return {
        "target": answer.target,
        "reached": answer.reached,
        "best": answer.best.values,
        "check": shown(answer.check),
        "tried": [shown(trial) for trial in answer.tried],
        "games": answer.games,
    }


def lines_of(answer: Answer, printed: Values, names: Mapping[str, str]) -> list[str]:
    """Return the answer for people: what was tried, what is best, and how it did on fresh seeds."""

    def rates(trial: Trial) -> str:
        return "; ".join(
            f"{names.get(name, name)} {100 * r.value:.1f} % ({100 * r.low:.1f} to {100 * r.high:.1f} %)"
            for name, r in trial.rates().items()
        )

    def values(trial: Trial) -> str:
        return ", ".join(f"{name}={value}" for name, value in trial.values.items())

    lines = ["Tried on the same seeds:"]
    for trial in sorted(answer.tried, key=lambda trial: list(trial.values.values())):
        mark = " (printed)" if trial.values == printed else ""
        lines.append(f"  {values(trial)}{mark}: {rates(trial)}")
    lines += ["", f"Nearest to {100 * answer.target:g} %: {values(answer.best)}"]
    lines.append(f"On fresh seeds: {rates(answer.check)}")
    if answer.reached:
        lines.append(f"These games do not speak against {100 * answer.target:g} %.")
    else:
        lines.append(f"No value tried gives {100 * answer.target:g} %; this is the nearest.")
    lines.append(f"{answer.games:,} games in all.")
    return lines
