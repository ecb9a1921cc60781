"""`parlour simulate --solve` and `--tune`: which figures give the wins somebody wants."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from parlour.engine.errors import BadInput
from parlour.engine.figures import figure_id

if TYPE_CHECKING:
    from parlour.engine.title import Title
    from parlour.lab.study import Study


def answer(  # noqa: PLR0913 - what was asked for
    title: Title, study: Study, names: list[str], target: float, of: str, jobs: int, *, one: bool, as_json: bool
) -> int:
    """Search, check, and say what was found."""
    from parlour.lab import solving  # noqa: PLC0415
    from parlour.lab.naming import names_of  # noqa: PLC0415

    ids = [figure_id(title, name, title.known_figures) for name in names]
    wrong = [id for id in ids if isinstance(title.known_figures[id], bool)]
    if wrong or len(set(ids)) != len(ids):
        msg = f"{wrong[0]}: only numbers can be searched for" if wrong else "--tune: a figure is given twice"
        raise BadInput(msg)
    if not 0 < target < 100:
        msg = f"--target: a percentage between 0 and 100, not {target:g}"
        raise BadInput(msg)
    printed = {id: int(title.known_figures[id]) for id in ids}
    ranges = {id: title.figure_ranges[id] for id in ids}
    play = _Playing(title, study, _whose(title, study, ids, of, one=one), jobs)
    if one:
        found = solving.solve(play, ids[0], printed[ids[0]], ranges[ids[0]], target / 100)
    else:
        found = solving.tune(play, printed, ranges, target / 100)
    if as_json:
        print(json.dumps({"game": title.id, "bots": list(study.cells[0].bots), "printed": printed, **solving.to_json(found)}))
    else:
        print(f"{title.id}: bots {', '.join(dict.fromkeys(bot for cell in study.cells for bot in cell.bots))}, seed {study.seed}")
        print("\n".join(solving.lines_of(found, printed, names_of(title))))
    return 0


TABLE = "the table"


def _whose(title: Title, study: Study, ids: list[str], of: str, *, one: bool) -> list[str]:
    """Return whose wins are looked at: the table's, those of the hero the figure belongs to, or everybody's."""
    from parlour.lab.contrast import factors  # noqa: PLC0415

    if title.cooperative:
        return [TABLE]
    found = factors(study, title)
    known = list(
        dict.fromkeys(found.label(study, (n, seat)) for n, cell in enumerate(study.cells) for seat in range(len(cell.bots)))
    )
    if of:
        if of not in known:
            msg = f"--of: nobody plays {of}; there are {', '.join(known)}"
            raise BadInput(msg)
        return [of]
    if not one:
        return known
    owner = ids[0].partition(".")[0]
    if owner not in known:
        msg = f"--solve: say whose wins are meant, as in --of {known[0]}"
        raise BadInput(msg)
    return [owner]


class _Playing:
    """Plays the settings of a study with some figures."""

    def __init__(self, title: Title, study: Study, whose: list[str], jobs: int) -> None:
        self.title, self.study, self.whose, self.jobs = title, study, whose, jobs

    def __call__(self, values: dict[str, int], seeds: str) -> dict[str, tuple[int, int]]:
        from parlour.lab.contrast import factors  # noqa: PLC0415
        from parlour.lab.running import Run, make_executor, usual_jobs  # noqa: PLC0415
        from parlour.lab.solving import FRESH  # noqa: PLC0415
        from parlour.lab.study import Variant, variant_name  # noqa: PLC0415

        self.title.with_figures(values)
        seed = self.study.seed + (self.study.games if seeds == FRESH else 0)
        study = replace(self.study, variants=(Variant(variant_name({**values}), {**values}),), seed=seed)
        run = Run(study)
        executor = make_executor(study, self.jobs or usual_jobs(), "processes", None)
        try:
            run.go_on(executor, lambda _: None, lambda _: None)
        finally:
            executor.close()
        if sys.stderr.isatty():
            print(f"{variant_name({**values})}: {run.played} games", file=sys.stderr)
        found = factors(study, self.title)
        sums: dict[str, tuple[int, int]] = {}
        for n, (cell, tally) in enumerate(zip(study.cells, run.tallies, strict=True)):
            for seat in range(1 if self.title.cooperative else len(cell.bots)):
                name = TABLE if self.title.cooperative else found.label(study, (n, seat))
                if name in self.whose:
                    wins, games = sums.get(name, (0, 0))
                    won = tally.won if self.title.cooperative else tally.wins[seat]
                    sums[name] = (wins + won, games + tally.games)
        return sums
