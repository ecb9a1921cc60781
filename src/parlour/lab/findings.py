"""What the games that were looked at closely tell: choices, cards, the course of play, where pieces went."""

from __future__ import annotations

from math import inf
from typing import Any

from parlour.engine.title import Json, Title
from parlour.lab import statistics
from parlour.lab.running import Run
from parlour.lab.statistics import Interval, Stratum, wilson
from parlour.lab.tally import ANYHOW, COURSE, DRAWN, EVERYBODY, Tally

FEW = 5
"""What was used, or left out, in fewer games than this says nothing about winning."""
MOST_IMPACTS = 400
MOST_ALIKE = 4
"""So many names of one fact are told."""
MOST_MAPS = 8
MOST_GAUGES = 100
SECONDS_A_CHOICE = 12
"""How long people take for a choice between several options, with what it takes to carry it out; the others take no time."""


def rounded(value: float) -> float | None:
    """Return a number with the digits that mean something; None if it is not known at all."""
    return round(value, 6) if abs(value) < float("inf") else None


def spanned(found: Interval, name: str = "rate") -> Json:
    """Return an estimate and its interval."""
    return {name: rounded(found.value), "low": rounded(found.low), "high": rounded(found.high)}


def impact(run: Run, printed: list[int]) -> list[Json]:
    """Which choices go with winning: games in which a seat made them against games of the same setting in which it did not."""
    together: dict[tuple[str, str], list[tuple[Stratum, int]]] = {}
    for n in printed:
        tally = run.tallies[n]
        for label, (games, wins) in tally.players.items():
            for what, (with_games, with_wins, times) in tally.used.get(label, {}).items():
                # Only games of the same setting are compared: whom one plays against says more than what one does.
                if with_games < games and not what.startswith((ANYHOW, DRAWN)):
                    stratum = Stratum(with_wins, with_games, wins - with_wins, games - with_games)
                    together.setdefault((label, what), []).append((stratum, times))
    entries: list[dict[str, Any]] = []
    alike: dict[tuple[str, tuple[Stratum, ...]], list[str]] = {}
    for (label, what), found in sorted(together.items()):
        alike.setdefault((label, tuple(stratum for stratum, _ in found)), []).append(what)
    for (label, same), whats in sorted(alike.items(), key=lambda entry: (entry[0][0], entry[1])):
        # What was chosen in the same games and won as often there is one fact, however many names it has.
        what, found, strata = ", ".join(whats[:MOST_ALIKE]), together[label, whats[0]], list(same)
        games, wins = sum(s.games for s in strata), sum(s.wins for s in strata)
        without = (sum(s.other_wins for s in strata), sum(s.other_games for s in strata))
        if games < FEW or without[1] < FEW or wins + without[0] in (0, games + without[1]):
            continue
        difference, p = statistics.stratified(strata)
        entries.append(
            {
                "of": label,
                "what": what,
                "games": games,
                "times": sum(times for _, times in found),
                **spanned(wilson(wins, games)),
                "without": rounded(without[0] / without[1]),
                **{f"difference{k}": v for k, v in _ends(difference).items()},
                "p": p,
            }
        )
    for entry, p in zip(entries, statistics.holm([entry["p"] for entry in entries]), strict=True):
        entry["p"] = float(f"{entry['p']:.4g}")
        entry["p_corrected"] = float(f"{p:.4g}")
    entries.sort(key=lambda entry: (entry["p_corrected"], -abs(entry["difference"]), entry["of"], entry["what"]))
    return entries[:MOST_IMPACTS]


def cards(run: Run, printed: list[int]) -> list[Json]:
    """Every card that was drawn or used, by whose it is or by deck: how often and how, and how often games were won with it.

    A card of a hand counts as used; one of a deck that is nobody's own, as drawn.
    """
    strata: dict[tuple[str, str], list[Stratum]] = {}
    drawn: dict[tuple[str, str], list[int]] = {}
    ways: dict[tuple[str, str], dict[str, int]] = {}
    decks: set[str] = set()
    for n in printed:
        tally = run.tallies[n]
        for label, used in tally.used.items():
            deck = label not in tally.players
            if deck:
                decks.add(label)
            games, wins, _ = tally.used.get(EVERYBODY if deck else label, {}).get(ANYHOW, [0, 0, 0])
            for what, (with_games, with_wins, times) in used.items():
                way, _, card = what.partition(" ")
                if not card:
                    continue
                if what.startswith(DRAWN):
                    sums = drawn.setdefault((label, card), [0, 0, 0])
                    sums[:] = [a + b for a, b in zip(sums, (with_games, with_wins, times), strict=True)]
                if what.startswith(DRAWN if deck else ANYHOW):
                    strata.setdefault((label, card), []).append(
                        Stratum(with_wins, with_games, wins - with_wins, games - with_games)
                    )
                elif not what.startswith((ANYHOW, DRAWN)):
                    told = ways.setdefault((label, card), {})
                    told[way] = told.get(way, 0) + times
    entries = [_card(of, card, strata.get((of, card), []), drawn.get((of, card))) for of, card in sorted({*strata, *drawn})]
    for entry in entries:
        told = ways.get((entry["of"], entry["card"]), {})
        entry["ways"] = dict(sorted(told.items(), key=lambda way: (-way[1], way[0])))
        entry["deck"] = entry["of"] in decks
    for entry, p in zip(entries, statistics.holm([entry["p"] for entry in entries]), strict=True):
        entry["p"], entry["p_corrected"] = float(f"{entry['p']:.4g}"), float(f"{p:.4g}")
    return sorted(entries, key=lambda entry: (-(entry["difference"] or 0), entry["of"], entry["card"]))


def _card(of: str, card: str, strata: list[Stratum], drawn: list[int] | None) -> Json:
    games, wins = sum(s.games for s in strata), sum(s.wins for s in strata)
    others, other_wins = sum(s.other_games for s in strata), sum(s.other_wins for s in strata)
    difference, p = statistics.stratified(strata) if strata else (Interval(0.0, -1.0, 1.0), 1.0)
    return {
        "of": of,
        "card": card,
        "drawn": {"games": drawn[0], "times": drawn[2], **spanned(wilson(drawn[1], drawn[0]))} if drawn is not None else None,
        "games": games,
        **spanned(wilson(wins, games)),
        "without": {"games": others, **spanned(wilson(other_wins, others))},
        **{f"difference{k}": v for k, v in _ends(difference).items()},
        "p": p,
    }


def _ends(found: Interval) -> dict[str, float | None]:
    return {"": rounded(found.value), "_low": rounded(found.low), "_high": rounded(found.high)}


def course(tally: Tally) -> list[Json]:
    """Return the mean of every gauge from the start of a game to its end."""
    return [
        {
            "gauge": name,
            "moments": [
                {"at": moment / COURSE, "games": sums[0], **spanned(statistics.mean(*sums), "mean")}
                for moment, sums in enumerate(moments)
            ],
        }
        for name, moments in sorted(tally.course.items())[:MOST_GAUGES]
    ]


def pace(tally: Tally, title: Title) -> Json | None:
    """Return how games run: how long for people, who leads when, whether it turns; nothing if no game was looked at for that."""
    if not tally.pace:
        return None

    def mean(name: str, unit: int = 1, scale: float = 1.0, most: float = inf) -> Json | None:
        sums = tally.pace.get(name)
        if sums is None:
            return None
        found = statistics.mean_of_counts(sums[0], sums[1], sums[2], unit)
        return spanned(Interval(found.value * scale, max(0.0, found.low * scale), min(most, found.high * scale)), "mean")

    won, turned = tally.comebacks
    return {
        "games": tally.pace["choices"][0],
        "clock": title.clock,
        "turns": mean(title.clock),
        "choices": mean("choices"),
        "minutes": mean("choices", scale=SECONDS_A_CHOICE / 60),
        "seconds_a_choice": SECONDS_A_CHOICE,
        "lead_changes": mean("lead changes"),
        "decided": mean("decided", 1000, 0.001, 1.0),
        "comebacks": {"games": won, "wins": turned, **spanned(wilson(turned, won))} if won else None,
    }


def maps(run: Run, printed: list[int]) -> list[Json]:
    """Return every board that was played on with how often its spaces were entered in a game."""
    found: dict[str, tuple[Any, Tally]] = {}
    for n in printed:
        layout = run.title.layout(run.study.cells[n].setup)
        if layout is not None and run.tallies[n].visits:
            found.setdefault(layout.id, (layout, Tally()))[1].merge(run.tallies[n])
    return [
        {
            "board": layout.name,
            "games": tally.watched,
            "aspect": layout.aspect,
            "spots": [
                {"ref": spot.ref, "label": spot.label, "name": spot.name, "x": spot.x, "y": spot.y}
                | spanned(_entered(tally, spot.ref), "mean")
                for spot in layout.spots
            ],
            "lines": [list(line) for line in layout.lines],
        }
        for layout, tally in list(found.values())[:MOST_MAPS]
    ]


def _entered(tally: Tally, ref: str) -> Interval:
    """Return how often a space was entered in a game; in games that do not name it, never."""
    _, times, squares = tally.visits.get(ref, [0, 0, 0])
    found = statistics.mean_of_counts(tally.watched, times, squares)
    return Interval(found.value, max(0.0, found.low), found.high)
