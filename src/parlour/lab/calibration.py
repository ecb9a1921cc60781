"""Are the chances that hints show true? Bots play against each other, and what they expected is compared with what came."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, pi, sqrt

from parlour.bots.bot import SEARCHING, mind_of, noise_at
from parlour.bots.mind import Budget, logit, squashed
from parlour.engine.errors import BadInput
from parlour.engine.table import new_table
from parlour.engine.title import Json, Title
from parlour.games import title as title_of
from parlour.lab.columns import grid, percent
from parlour.lab.luck import Course
from parlour.lab.processes import in_order
from parlour.lab.statistics import LEVEL, t_quantile

BINS = 10
STEPS = 50


@dataclass(frozen=True)
class Said:
    """What was expected at one position: before anything is made of it for people, and as it is shown; and what came of it."""

    raw: float
    shown: float
    won: float
    weight: float
    """How likely the position was reached at all; less than 1 only after luck that was counted by its odds."""
    game: int


@dataclass(frozen=True)
class Games:
    """Games between bots of one level, two at each setup."""

    game: str
    packs: list[Json]
    setups: list[Json]
    seed: int
    level: str


class Listener:
    """Plays games by their number, and notes what was expected."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.title = title_of(games.game).with_packs(games.packs)

    def play(self, number: int) -> tuple[int, list[Said]]:
        """Play one of the games."""
        games = self.games
        return number, expected(self.title, games.setups[number // 2], games.seed, games.level, number)


def compare(title: Title, setups: list[Json], seed: int, level: str, jobs: int, tell: Callable[[int], None]) -> Json:  # noqa: PLR0913 - what the command was asked for
    """Play games between bots of one level, two at each setup; compare the chances shown with how they ended."""
    if level not in SEARCHING:
        msg = f"--levels: chances come from {' or '.join(SEARCHING)}, not from {level!r}"
        raise BadInput(msg)
    games = Games(title.id, [pack.document for pack in title.packs], setups, seed, level)
    said = [one for game in in_order(games, Listener, 2 * len(setups), jobs, tell) for one in game]
    # Only a proposal: what is shown was squashed by what the game's mind says, which has not seen these games.
    shift, slope = fitted([(one.raw, one.won, one.weight) for one in said])
    bins = bins_of(said)
    total = sum(one.weight for one in said) or 1.0
    return {
        "game": title.id,
        "seed": seed,
        "games": 2 * len(setups),
        "level": level,
        "positions": len(said),
        "bins": bins,
        "mean_error": sum(entry["weight"] * abs(entry["shown"] - entry["won"]) for entry in bins) / total,
        "by_luck": by_luck(bins),
        "brier": sum(one.weight * (one.shown - one.won) ** 2 for one in said) / total,
        "fit": {"shift": shift, "slope": slope},
    }


def by_luck(bins: list[Json]) -> float:
    """Return the mean error to expect if all chances are true: that of normal errors, without their signs."""
    total = float(sum(entry["weight"] for entry in bins)) or 1.0
    luck = float(sum(entry["weight"] * entry["luck"] for entry in bins))
    return sqrt(2 / pi) * luck / total


def bins_of(said: list[Said]) -> list[Json]:
    """Return positions with about the same chance together, tenth by tenth."""
    tenths: list[list[Said]] = [[] for _ in range(BINS)]
    for one in said:
        tenths[min(int(one.shown * BINS), BINS - 1)].append(one)
    return [bin_of(mine) for mine in tenths if mine]


def bin_of(said: list[Said]) -> Json:
    """Return how often positions with about the same chance were won.

    Positions of one game are won or lost together, so the interval counts games, not positions.
    """
    weight = sum(one.weight for one in said)
    won = sum(one.weight * one.won for one in said) / weight
    off: dict[int, float] = {}
    luck: dict[int, float] = {}
    for one in said:
        off[one.game] = off.get(one.game, 0.0) + one.weight * (one.won - won)
        luck[one.game] = luck.get(one.game, 0.0) + one.weight * (one.won - one.shown)
    games = len(off)
    half = 1.0
    if games > 1:
        half = t_quantile((1 + LEVEL) / 2, games - 1) * sqrt(sum(x * x for x in off.values()) * games / (games - 1)) / weight
    return {
        "shown": sum(one.weight * one.shown for one in said) / weight,
        "won": won,
        "low": max(won - half, 0.0),
        "high": min(won + half, 1.0),
        "luck": sqrt(sum(x * x for x in luck.values())) / weight,
        "positions": len(said),
        "games": games,
        "weight": weight,
    }


def expected(title: Title, setup: Json, first_seed: int, level: str, game: int) -> list[Said]:
    """Play one game; return what whoever had to think expected, and what came of it."""
    seed = first_seed + game
    mind = mind_of(title.id)
    course = Course(new_table(title, seed, setup), mind)
    said: list[tuple[float, float, int, float, float]] = []
    while (decision := course.table.decision) is not None and course.open > 0.0:
        table = course.table
        g = table.game
        seat = g.to_act()
        # Like the bots themselves: what has just been refused is not asked for again.
        in_vain = mind.in_vain(table.choices)
        own = [n for n, option in enumerate(g.options) if g.seat_of(option) == seat]
        options = [g.options[n] for n in own if decision.options[n].key not in in_vain] or [g.options[n] for n in own]
        chosen = options[0]
        if len(options) > 1:
            noise = noise_at(seed, table, seat)
            thinker = mind.thinker(g, level)
            best = thinker.rank(g, seat, options, Budget(thinker.budget(level).iterations, 0.0), noise)[0]
            chosen = best.option
            raw = squashed(best.chance, thinker.standing(g, seat), 1.0)
            said.append((raw, thinker.calibrated(g, seat, best.chance), seat, course.won, course.open))
        course.choose(decision.options[g.options.index(chosen)].key, seat)
    # What a position was worth is what was won from there on, of what was still open there.
    return [Said(raw, shown, (course.share(seat) - won) / left, left, game) for raw, shown, seat, won, left in said]


def fitted(said: list[tuple[float, float, float]]) -> tuple[float, float]:
    """Return the shift and slope that make chances most likely, by Newton's method; each with what came of it and its weight."""
    shift, slope = 0.0, 1.0
    points = [(logit(chance), won, weight) for chance, won, weight in said]
    for _ in range(STEPS):
        # A pinch of prior (slope 1, shift 0) keeps few games from asking for the impossible.
        a, b, aa, ab, bb = -0.1 * shift, 0.1 * (1 - slope), 0.1, 0.0, 0.1
        for x, won, weight in points:
            share = 1 / (1 + exp(-min(max(shift + slope * x, -30.0), 30.0)))
            bend = weight * share * (1 - share)
            a += weight * (won - share)
            b += weight * (won - share) * x
            aa += bend
            ab += bend * x
            bb += bend * x * x
        whole = aa * bb - ab * ab
        up, tilt = (bb * a - ab * b) / whole, (aa * b - ab * a) / whole
        shift, slope = shift + max(-1.0, min(1.0, up)), slope + max(-1.0, min(1.0, tilt))
        if abs(up) + abs(tilt) < 1e-9:
            break
    return shift, slope


def lines_of(doc: Json) -> list[str]:
    """Return the comparison as lines."""
    rows = [
        [
            percent(e["shown"]),
            percent(e["won"]),
            f"{percent(e['low'])} to {percent(e['high'])}",
            str(e["positions"]),
            str(e["games"]),
        ]
        for e in doc["bins"]
    ]
    shift, slope = doc["fit"]["shift"], doc["fit"]["slope"]
    error = f"mean error {100 * doc['mean_error']:.1f} points ({100 * doc['by_luck']:.1f} by luck if the chances were true)"
    return [
        *grid(["shown", "won", "interval", "positions", "games"], rows),
        f"  {error}, Brier score {doc['brier']:.3f}, level {doc['level']}",
        f"  best squashing of the raw chances in these games: shift {shift:+.2f}, slope {slope:.2f}",
    ]


SIZE, EDGE_LEFT, EDGE_BOTTOM = 320, 48, 40


def drawn(doc: Json) -> str:
    """Return the comparison as an SVG picture: chances shown against games won, with intervals; the diagonal is truth."""

    def x(share: float) -> float:
        return round(EDGE_LEFT + share * SIZE, 1)

    def y(share: float) -> float:
        return round(12 + (1 - share) * SIZE, 1)

    width, height = EDGE_LEFT + SIZE + 12, 12 + SIZE + EDGE_BOTTOM
    label = f"Chances shown against games won, {doc['game']}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{label}">',
        '<g font-family="sans-serif" font-size="11" fill="#1f2933">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#9aa5b1" stroke-dasharray="4 4"/>',
        f'<path d="M{x(0)} {y(1)}V{y(0)}H{x(1)}" stroke="#1f2933" fill="none"/>',
    ]
    for tick in (0, 0.2, 0.4, 0.6, 0.8, 1):
        parts.append(f'<text x="{x(tick)}" y="{y(0) + 16}" text-anchor="middle">{100 * tick:.0f} %</text>')
        parts.append(f'<text x="{x(0) - 6}" y="{y(tick) + 4}" text-anchor="end">{100 * tick:.0f} %</text>')
    for entry in doc["bins"]:
        here = x(entry["shown"])
        parts.append(f'<path d="M{here} {y(entry["low"])}V{y(entry["high"])}" stroke="#1b6ca8" stroke-width="1.5"/>')
        parts.append(f'<circle cx="{here}" cy="{y(entry["won"])}" r="4" fill="#1b6ca8"/>')
    parts.append(f'<text x="{x(0.5)}" y="{height - 6}" text-anchor="middle">chance shown by the hint</text>')
    parts.append(f'<text x="{x(0) + 8}" y="{y(1) + 10}">games won</text>')
    return "\n".join([*parts, "</g></svg>", ""])
