"""From sums to answers: one document with every number and its interval, the same for the terminal, JSON, CSV and the report."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from typing import Any

import parlour
from parlour.engine.counting import counted
from parlour.engine.title import Json, Title
from parlour.lab import findings, statistics
from parlour.lab.contrast import Contrast, Factors, factors, setting_name, show_bots, swapped, value_of
from parlour.lab.findings import rounded, spanned
from parlour.lab.match import Boards
from parlour.lab.running import Run
from parlour.lab.spread import singular
from parlour.lab.statistics import Interval, wilson
from parlour.lab.study import Variant
from parlour.lab.tally import Tally

MOST_REASONS = 30
ORDERED = 3
"""So many steps make a trend."""
IN_ORDER = ("difficulty",)
"""Options whose choices stand in an order that means something."""


def summary(run: Run, command: str, *, records: bool = False) -> Json:
    """Return everything the study has found; with `records`, the most extreme games are played once more."""
    study, title = run.study, run.title
    found = factors(study, title)
    doc: Json = {
        "game": study.game,
        "games": run.played,
        "command": command,
        "seed": study.seed,
        "seeds": [study.seed, study.seed + max(0, study.games - 1)],
        "versions": {"parlour": parlour.__version__, "rules": study.rules, "python": platform.python_version()},
        "fingerprint": study.fingerprint(),
        "complete": run.level >= study.games or run.narrow(),
        "cooperative": title.cooperative,
        "settings": len(study.cells),
        "bots": list(dict.fromkeys(show_bots(cell.bots) for cell in study.cells)),
        "variants": [{"name": variant.name, "set": variant.changes} for variant in study.variants],
    }
    printed = [n for n, cell in enumerate(study.cells) if cell.variant == 0]
    whole = Tally()
    for n in printed:
        whole.merge(run.tallies[n])
    doc |= _results(whole, cooperative=title.cooperative)
    if not title.cooperative:
        doc["seats"] = [
            _seat(run, printed, seat, found) for seat in range(max((len(study.cells[n].bots) for n in printed), default=0))
        ]
    doc["games"] = run.played
    doc["cells"] = [_cell(run, found, n) for n in range(len(study.cells))]
    doc["effects"] = list(_effects(run, found, printed))
    doc["matrix"] = None if title.cooperative else _matrix(run, found, printed)
    doc["swapped"] = not title.cooperative and swapped(study, found, printed)
    doc["comparisons"] = comparisons(run, found)
    doc["trends"] = list(_trends(run, found, printed))
    doc["impact"] = findings.impact(run, printed)
    doc["cards"] = findings.cards(run, printed)
    doc["course"] = findings.course(whole)
    doc["pace"] = findings.pace(whole, title)
    doc["maps"] = findings.maps(run, printed)
    doc["extremes"] = _extremes(run, printed, records=records)
    return doc


def _results(tally: Tally, *, cooperative: bool) -> Json:
    doc: Json = {"games": tally.games}
    if cooperative:
        doc["wins"] = tally.won
        doc |= spanned(wilson(tally.won, tally.games))
    return doc | {
        "reasons": dict(sorted(tally.reasons.items(), key=lambda entry: (-entry[1], entry[0]))[:MOST_REASONS]),
        "length": {
            **spanned(statistics.mean(*tally.length), "mean"),
            "unit": "decisions",
            "shortest": tally.shortest[0] if tally.shortest else None,
            "longest": tally.longest[0] if tally.longest else None,
            "histogram": [[edge, count] for edge, count in sorted(tally.lengths.items())],
        },
        "branching": _branching(tally),
    }


def _branching(tally: Tally) -> Json:
    found = statistics.mean(*tally.branching)
    return {**spanned(Interval(found.value / 1000, found.low / 1000, found.high / 1000), "mean"), "games": tally.watched}


def _seat(run: Run, cells: list[int], seat: int, found: Factors) -> Json:
    """Return how a seat fares over some cells; what it plays and its bot are named if they are always the same."""
    here = [n for n in cells if seat < len(run.study.cells[n].bots)]
    wins, games = sum(run.tallies[n].wins[seat] for n in here), sum(run.tallies[n].games for n in here)
    doc: Json = {"seat": seat, "bot": _only({run.study.cells[n].bots[seat] for n in here})}
    if found.per_seat:
        doc[singular(found.per_seat)] = _only({found.label(run.study, (n, seat)) for n in here})
    return {**doc, "wins": wins, **spanned(wilson(wins, games))}


def _only(values: set[str]) -> str | None:
    return next(iter(values)) if len(values) == 1 else None


def _cell(run: Run, found: Factors, number: int) -> Json:
    cell, tally = run.study.cells[number], run.tallies[number]
    variant: Variant = run.study.variants[cell.variant]
    doc: Json = {
        "name": setting_name(run.study, found, number),
        "setup": cell.setup,
        "bots": list(cell.bots),
        "variant": variant.name,
        "set": variant.changes,
        **_results(tally, cooperative=run.title.cooperative),
    }
    if not run.title.cooperative:
        doc["seats"] = [_seat(run, [number], seat, found) for seat in range(len(cell.bots))]
    return doc


def _effects(run: Run, found: Factors, printed: list[int]) -> Iterator[Json]:
    """What each value of whatever differs does: to everybody in a cooperative game, to the first player in a duel."""
    study = run.study
    for name, values in found.varied.items():
        for value in values:
            here = [n for n in printed if value_of(study, n, name) == value]
            if not here:
                continue
            games = sum(run.tallies[n].games for n in here)
            wins = sum(run.tallies[n].won if run.title.cooperative else run.tallies[n].wins[0] for n in here)
            of = "the table" if run.title.cooperative else "the first seat"
            if not run.title.cooperative and not swapped(study, found, here):
                continue
            yield {"what": name, "value": value, "of": of, "games": games, "wins": wins, **spanned(wilson(wins, games))}
    if run.title.cooperative:
        yield from _company(run, printed)
    if run.title.cooperative or not found.per_seat:
        return
    what = singular(found.per_seat)
    for label, where in _labels(run, found, printed).items():
        games = sum(run.tallies[n].games for n, _ in where)
        wins = sum(run.tallies[n].wins[seat] for n, seat in where)
        yield {"what": what, "value": label, "of": label, "games": games, "wins": wins, **spanned(wilson(wins, games))}
        for name, values in found.varied.items():
            for value in values:
                some = [(n, seat) for n, seat in where if value_of(study, n, name) == value]
                games = sum(run.tallies[n].games for n, _ in some)
                wins = sum(run.tallies[n].wins[seat] for n, seat in some)
                if some:
                    yield {
                        "what": f"{what} by {name}",
                        "value": value,
                        "of": label,
                        "games": games,
                        "wins": wins,
                        **spanned(wilson(wins, games)),
                    }


def _company(run: Run, printed: list[int]) -> Iterator[Json]:
    """With whom a cooperative game is won: by the names at the table, in the games looked at closely."""
    players: dict[str, list[int]] = {}
    for n in printed:
        for name, (games, wins) in run.tallies[n].players.items():
            counts = players.setdefault(name, [0, 0])
            counts[0] += games
            counts[1] += wins
    for name, (games, wins) in sorted(players.items()):
        yield {"what": "with", "value": name, "of": "the table", "games": games, "wins": wins, **spanned(wilson(wins, games))}


def _labels(run: Run, found: Factors, cells: list[int]) -> dict[str, list[tuple[int, int]]]:
    where: dict[str, list[tuple[int, int]]] = {}
    for n in cells:
        for seat in range(len(run.study.cells[n].bots)):
            where.setdefault(found.label(run.study, (n, seat)), []).append((n, seat))
    return where


def _matrix(run: Run, found: Factors, printed: list[int]) -> Json | None:
    """Who beats whom: how often the one in the row wins against the one in the column, over all settings of the printed game."""
    if not found.per_seat or any(len(run.study.cells[n].bots) != 2 for n in printed):
        return None
    names = list(_labels(run, found, printed))
    met: dict[tuple[str, str], list[int]] = {}
    for n in printed:
        for seat in (0, 1):
            counts = met.setdefault((found.label(run.study, (n, seat)), found.label(run.study, (n, 1 - seat))), [0, 0])
            counts[0] += run.tallies[n].wins[seat]
            counts[1] += run.tallies[n].games
    rows = [
        [
            {"wins": met[a, b][0], "games": met[a, b][1], **spanned(wilson(*met[a, b]))} if (a, b) in met and a != b else None
            for b in names
        ]
        for a in names
    ]
    return {"names": names, "rows": rows}


def _asked(run: Run, found: Factors) -> list[Contrast]:
    """Return the comparisons that mean what they say: a seat is compared only where everybody sat on it as often."""
    return [
        contrast
        for contrast in run.contrasts
        if not contrast.kind.startswith("first player") or swapped(run.study, found, [cell for cell, _ in contrast.more])
    ]


def comparisons(run: Run, found: Factors) -> list[Json]:
    """Every comparison with its p, corrected for the number of questions of its kind; a mirror image is no question of its own."""
    kinds: dict[str, list[int]] = {}
    asked = _asked(run, found)
    ps = [contrast.p() for contrast in asked]
    for n, contrast in enumerate(asked):
        kinds.setdefault(contrast.kind, []).append(n)
    corrected = [1.0] * len(ps)
    for numbers in kinds.values():
        questions: list[object] = [asked[n].question(run.study) for n in numbers]
        for n, p in zip(numbers, statistics.holm_of_questions(questions, [ps[n] for n in numbers]), strict=True):
            corrected[n] = p
    return [
        {
            "kind": contrast.kind,
            "name": contrast.name,
            **spanned(contrast.difference(), "difference"),
            "pairs": contrast.pairs,
            "p": float(f"{ps[n]:.4g}"),
            "p_corrected": float(f"{corrected[n]:.4g}"),
            "verdict": verdict(contrast.difference(), corrected[n]),
        }
        for n, contrast in enumerate(asked)
    ]


def _trends(run: Run, found: Factors, printed: list[int]) -> Iterator[Json]:
    """Whether more of something means more wins: settings that have an order, and values of one figure."""
    study, title = run.study, run.title
    entries: list[Json] = []

    def add(what: str, of: str, scores: list[float], counts: list[tuple[int, int]]) -> None:
        if len(scores) >= ORDERED:
            slope, p = statistics.trend([(score, *count) for score, count in zip(scores, counts, strict=True)])
            entries.append({"what": what, "of": of, "steps": len(scores), "slope": rounded(slope), "p": p})

    places = _labels(run, found, printed) if not title.cooperative else {"the table": [(n, 0) for n in printed]}
    for name, values in found.varied.items():
        scores = _scores(title, name, values)
        for label, where in places.items() if scores else ():
            here = [[place for place in where if value_of(study, place[0], name) == value] for value in values]
            if all(here):
                add(name, label, scores, [_won(run, some) for some in here])
    names = {name for variant in study.variants[1:] for name in variant.changes}
    if len(names) == 1 and all(len(variant.changes) == 1 for variant in study.variants[1:]):
        (name,) = names
        values_of = [int(variant.changes.get(name, title.known_figures[name])) for variant in study.variants]
        order = sorted(range(len(values_of)), key=lambda n: values_of[n])
        for label, where in places.items():
            partners = [_of_variant(run, where, number) for number in order]
            add(name, label, [float(values_of[number]) for number in order], [_won(run, some) for some in partners])
    # What one side gains the other loses: that is one question.
    questions: list[object] = [(entry["what"], round(entry["p"], 9)) for entry in entries]
    for entry, p in zip(entries, statistics.holm_of_questions(questions, [entry["p"] for entry in entries]), strict=True):
        yield {**entry, "p": float(f"{entry['p']:.4g}"), "p_corrected": float(f"{p:.4g}")}


def _won(run: Run, places: list[tuple[int, int]]) -> tuple[int, int]:
    """Return wins and games of some seats."""
    wins = sum(run.tallies[n].won if run.title.cooperative else run.tallies[n].wins[seat] for n, seat in places)
    return wins, sum(run.tallies[n].games for n, _ in places)


def _of_variant(run: Run, places: list[tuple[int, int]], variant: int) -> list[tuple[int, int]]:
    """Return the same seats with other figures."""
    cells = run.study.cells
    partner = {(repr(cell.setup), cell.bots): n for n, cell in enumerate(cells) if cell.variant == variant}
    return [(partner[repr(cells[n].setup), cells[n].bots], seat) for n, seat in places]


def _scores(title: Title, name: str, values: list[Any]) -> list[float]:
    """Return the order of values that have one: numbers, and choices from easy to hard; nothing for others."""
    if all(str(value).isdecimal() for value in values):
        return [float(value) for value in values]
    option = next((option for option in title.setup_options() if option.name == name), None)
    if option is None or name not in IN_ORDER:
        return []
    known = [id for id, _ in option.choices]
    return [float(known.index(value)) for value in values] if all(value in known for value in values) else []


def verdict(difference: Interval, p: float) -> str:
    """Say in a word what a comparison shows."""
    if p >= 0.05:
        return "no difference shown"
    return "more" if difference.value > 0 else "less"


def _extremes(run: Run, printed: list[int], *, records: bool) -> list[Json]:
    """Return the shortest game, the longest, and the least likely win, all of the printed game."""
    played = [n for n in printed if run.tallies[n].games]
    if not played:
        return []
    all_factors = factors(run.study, run.title)
    tallies = run.tallies
    short = min(played, key=lambda n: (tallies[n].shortest, n))
    long = min(played, key=lambda n: (-tallies[n].longest[0], tallies[n].longest[1], n))
    wins = [
        (tallies[n].wins[s] / tallies[n].games, n, s) for n in played for s in range(len(tallies[n].wins)) if tallies[n].wins[s]
    ]
    found = [
        ("shortest", short, tallies[short].shortest[1], counted(tallies[short].shortest[0], "decision")),
        ("longest", long, tallies[long].longest[1], counted(tallies[long].longest[0], "decision")),
    ]
    if wins:
        rate, n, seat = min(wins)
        who = "the table" if run.title.cooperative else all_factors.label(run.study, (n, seat))
        found.append(("least likely win", n, tallies[n].first_win[seat], f"{who} wins {rate:.1%} of these games"))
    boards = Boards(run.study)
    return [
        {
            "what": what,
            "cell": cell,
            "setting": setting_name(run.study, all_factors, cell),
            "seed": run.study.seed + number,
            "about": about,
            **({"record": boards.board(cell).record(number).dumps()} if records else {}),
        }
        for what, cell, number, about in found
    ]
