"""A study of one setup: the game as somebody changed it beside the game as printed, on the same seeds, told while it grows."""

from __future__ import annotations

import shlex

from parlour.engine.agreed import FIGURES, PACKS
from parlour.engine.title import Json, Title
from parlour.lab.contrast import Place, factors
from parlour.lab.findings import rounded, spanned
from parlour.lab.match import Boards
from parlour.lab.running import Run
from parlour.lab.spread import NONE, from_both_sides
from parlour.lab.statistics import wilson
from parlour.lab.study import PRINTED, Cell, Study, Variant, variant_name
from parlour.lab.summary import comparisons

DUEL = 2
BLOCK = 2
"""So few games are played in one go that the chart grows steadily."""
MOST_POINTS = 80
"""Points of a curve."""
MOST_ENDINGS = 8


def study_of(title: Title, setup: Json, level: str, games: int, seed: int = 0) -> Study:
    """Return the study of what was agreed on: so many games as printed and, if figures are changed, as many with them.

    A duel is played from both sides, half of the games each.
    """
    changed = {name.removeprefix(f"{title.id}."): value for name, value in setup.get(FIGURES, {}).items()}
    packs = tuple(setup.get(PACKS, ()))
    title = title.with_packs(list(packs))
    plain = {name: value for name, value in setup.items() if name not in (FIGURES, PACKS)}
    seats = len(title.seats(title.new(plain, 0)))
    settings: list[tuple[Json, tuple[str, ...]]] = [(plain, (level,) * seats)]
    if seats == DUEL and not title.cooperative:
        settings = from_both_sides(title, settings)
    variants = [Variant(PRINTED), *([Variant(variant_name(changed), changed)] if changed else [])]
    return Study(
        game=title.id,
        rules=title.rules_version,
        cells=tuple(Cell(one, bots, n) for one, bots in settings for n in range(len(variants))),
        variants=tuple(variants),
        seed=seed,
        games=-(-games // len(settings)),
        block=BLOCK,
        observe=1,
        packs=packs,
    )


def command_of(title: Title, study: Study, report: str) -> str:
    """Return the command that plays the same games again."""
    cell, usual = study.cells[0], title.read_setup({})
    words = ["parlour", "simulate", title.id]
    for pack in title.packs:
        words += ["--pack", pack.id]
    for option in title.setup_options():
        value = cell.setup.get(option.name)
        if value is None or value == usual.get(option.name):
            continue
        if isinstance(value, bool):
            text = "yes" if value else "no"
        elif isinstance(value, list):
            text = (",".join if option.kind == "per_seat" else "+".join)(map(str, value)) or NONE
        else:
            text = str(value)
        words += [f"--{option.name.replace('_', '-')}", text]
    if len({repr(one.setup) for one in study.cells}) > 1:
        words.append("--swap")
    words += ["--bots", cell.bots[0], "--games", str(study.games), "--seed", str(study.seed)]
    for name, value in study.variants[-1].changes.items():
        words += ["--set", f"{title.id}.{name}={str(value).lower() if isinstance(value, bool) else value}"]
    return " ".join(map(shlex.quote, [*words, "--report", report]))


class Growing:
    """What a study has found so far, for people who watch it."""

    def __init__(self, run: Run, boards: Boards) -> None:
        self.run = run
        self.boards = boards
        study = run.study
        self.found = factors(study, run.title)
        self.sides: dict[str, list[Place]] = {}
        """By who they are, where they sit in the printed game; in a cooperative game all are one."""
        for n, cell in enumerate(study.cells):
            for seat in range(1 if run.title.cooperative else len(cell.bots)) if cell.variant == 0 else ():
                label = "wins" if run.title.cooperative else self.found.label(study, (n, seat))
                self.sides.setdefault(label, []).append((n, seat))
        self.growth: dict[str, list[Json]] = {label: [] for label in self.sides}
        self.step = max(1, study.games // MOST_POINTS)
        self.noted = 0

    @property
    def changed(self) -> bool:
        """Whether the game is not as printed."""
        return len(self.run.study.variants) > 1

    def note(self) -> None:
        """Add a point to every curve, if it is time for one."""
        level = self.run.level
        if not level or (self.noted and level // self.step == self.noted // self.step and level < self.run.study.games):
            return
        self.noted = level
        for label, points in self.growth.items():
            now = [self._counts(label, variant) for variant in range(2 if self.changed else 1)]
            found = [wilson(*counts) for counts in now]
            points.append(
                {"games": now[0][1], "rates": [[rounded(one.value), rounded(one.low), rounded(one.high)] for one in found]}
            )

    def _counts(self, label: str, variant: int) -> tuple[int, int]:
        """Return wins and games of a side; the changed game of a cell stands behind the printed one."""
        together = self.run.title.cooperative
        tallies = [(self.run.tallies[cell + variant], seat) for cell, seat in self.sides[label]]
        return sum(t.won if together else t.wins[seat] for t, seat in tallies), sum(t.games for t, _ in tallies)

    def _rate(self, label: str, variant: int) -> Json:
        wins, games = self._counts(label, variant)
        return {"wins": wins, "games": games, **spanned(wilson(wins, games))}

    def shown(self) -> Json:
        """Return everything, ready to be sent."""
        study = self.run.study
        differences = {
            entry["name"].partition(": ")[2]: {name: entry[name] for name in ("difference", "low", "high")}
            | {"p": entry["p_corrected"], "pairs": entry["pairs"]}
            for entry in comparisons(self.run, self.found)
            if entry["kind"] == "what if" and entry["pairs"]
        }
        return {
            "played": self.run.played,
            "of": study.games * len(study.cells),
            "sides": [
                {
                    "who": "" if self.run.title.cooperative else label,
                    "printed": self._rate(label, 0),
                    "changed": self._rate(label, 1) if self.changed else None,
                    "difference": differences.get(label),
                    "growth": self.growth[label],
                }
                for label in self.sides
            ],
            "lengths": [self._length(variant) for variant in range(2 if self.changed else 1)],
            "endings": self._endings(),
        }

    def _length(self, variant: int) -> float:
        """Return how many decisions a game has on average."""
        tallies = [t for t, cell in zip(self.run.tallies, self.run.study.cells, strict=True) if cell.variant == variant]
        return round(sum(t.length[1] for t in tallies) / max(1, sum(t.games for t in tallies)), 1)

    def _endings(self) -> list[Json]:
        """Return how games end, or are lost, most frequent first, in every language of the game."""
        counts: dict[str, list[int]] = {}
        for n, cell in enumerate(self.run.study.cells):
            for text, count in self.run.tallies[n].reasons.items():
                counts.setdefault(text, [0, 0])[cell.variant] += count
        said = {text: one for board in self.boards.made.values() for text, one in board.endings.items()}
        title = self.run.title
        most = sorted(counts, key=lambda text: (-sum(counts[text]), text))[:MOST_ENDINGS]
        return [
            {
                "text": {code: title.words(code).said(said[text]) if text in said else text for code in title.languages()},
                "games": counts[text][: 2 if self.changed else 1],
            }
            for text in most
        ]
