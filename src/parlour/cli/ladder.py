"""`parlour ladder`: how strong the bots are, shown by games against each other, or at the same settings in cooperative games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli import completing
from parlour.cli.packing import PackOption, game_of, with_packs
from parlour.engine.counting import counted
from parlour.engine.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.engine.title import Json, Title

DUELS = 48
"""Of each pair of levels: every two heroes, either of them first, twice with the seats swapped each time."""
TABLES = 24


def ladder(  # noqa: PLR0913 - one argument for each option
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", autocompletion=completing.games, help="One game; without it, all of them.")
    ] = None,
    *,
    games: Annotated[
        int | None, typer.Option(min=1, help="Games of each pair of levels, or of each level at a shared table.")
    ] = None,
    levels: Annotated[str, typer.Option(metavar="LEVELS", help="Which levels or bot files, weakest first: casual,strong.")] = "",
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help="Everybody against everybody: bot files and levels, a.py,b.py,strong.")
    ] = "",
    pack: PackOption = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed plays the same games.")] = 0,
    without: Annotated[str, typer.Option(metavar="NAME", help="Leave out settings with this: a hero, a board, a scenario.")] = "",
    table: Annotated[
        str, typer.Option(metavar="TABLE", help="A larger table than the usual ones: three, four, teams; in Orange four, five.")
    ] = "",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes; they change nothing in the results.")] = 1,
    calibrate: Annotated[bool, typer.Option("--calibrate", help="Compare the chances hints show with how games end.")] = False,
    plot: Annotated[str, typer.Option(metavar="FILE", help="With --calibrate: draw the comparison as SVG.")] = "",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Show no progress.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let the levels of bots play against each other, seats and sides swapped, and show how strong they are."""
    import parlour  # noqa: PLC0415
    from parlour.cli.files import check_writable  # noqa: PLC0415
    from parlour.games import titles as everything  # noqa: PLC0415

    if bots and (levels or calibrate):
        msg = f"--bots lets everybody play everybody: leave out {'--levels' if levels else '--calibrate'}"
        raise BadInput(msg)
    game = game or game_of(pack) or None
    titles = [with_packs(parlour.title(game), pack)] if game is not None else everything()
    if without and calibrate:
        msg = "--without belongs to games between bots: leave out --calibrate"
        raise BadInput(msg)
    if plot and not calibrate:
        msg = "--plot belongs to --calibrate"
        raise BadInput(msg)
    if plot:
        check_writable(Path(plot))
    if table:
        from parlour.lab.ladder import settings  # noqa: PLC0415

        for title in titles:
            next(settings(title, 1, table=table))
    found = [
        _calibrate(title, games, seed, levels, plot, table, jobs, quiet=quiet)
        if calibrate
        else _play(title, games, bots or levels, seed, jobs, quiet=quiet, everybody=bool(bots), without=without, table=table)
        for title in titles
    ]
    if as_json:
        print(json.dumps(found[0] if game is not None else found))
        return
    for doc in found:
        print("\n".join(_lines(doc)))


def _play(  # noqa: PLR0913
    title: Title, games: int | None, given: str, seed: int, jobs: int, *, quiet: bool, everybody: bool, without: str, table: str
) -> Json:
    from parlour.lab import ladder as rungs  # noqa: PLC0415

    levels = _read_levels(given)
    if title.cooperative:
        tasks = rungs.tables(title, levels, games or TABLES, seed, without, table)
    elif table:
        tasks = rungs.crowds(title, levels, games or DUELS, seed, table, everybody=everybody, without=without)
    else:
        tasks = rungs.duels(title, levels, games or DUELS, seed, everybody=everybody, without=without)

    return rungs.summary(title, levels, rungs.play_all(tasks, jobs, _progress(title, len(tasks), quiet=quiet)), seed)


def _calibrate(  # noqa: PLR0913
    title: Title, games: int | None, seed: int, given: str, plot: str, table: str, jobs: int, *, quiet: bool
) -> Json:
    from parlour.lab import calibration  # noqa: PLC0415
    from parlour.lab.ladder import settings  # noqa: PLC0415

    setups = list(settings(title, games or DUELS, table=table))
    doc = calibration.compare(title, setups, seed, given or "strong", jobs, _progress(title, 2 * len(setups), quiet=quiet))
    if plot:
        Path(plot).write_text(calibration.drawn(doc), encoding="utf-8")
    return doc


def _progress(title: Title, games: int, *, quiet: bool) -> Callable[[int], None]:
    """Return what tells, on one line of a terminal, how many games have been played."""

    def tell(done: int) -> None:
        if not quiet and sys.stderr.isatty():
            print(f"\r{title.id}: {done} of {games} games", end="" if done < games else "\n", file=sys.stderr, flush=True)

    return tell


def _read_levels(given: str) -> list[str]:
    from parlour.bots.bot import ALSO_CALLED, LEVELS, is_bot  # noqa: PLC0415
    from parlour.engine.reading import refuse_unknown  # noqa: PLC0415

    if not given:
        return list(LEVELS)
    found = [ALSO_CALLED.get(level.strip(), level.strip()) for level in given.split(",")]
    refuse_unknown("levels", [level for level in found if not is_bot(level)], LEVELS)
    if len(set(found)) < len(found):
        msg = "levels: each one once"
        raise BadInput(msg)
    return found


def _lines(doc: Json) -> list[str]:
    from parlour.lab.columns import grid, percent  # noqa: PLC0415

    def span(entry: Json) -> str:
        return f"{percent(entry['low'])} to {percent(entry['high'])}"

    lines = [f"{doc['game']}: {counted(doc['games'], 'game')}, seed {doc['seed']}; all intervals 95 %"]
    if "bins" in doc:
        from parlour.lab.calibration import lines_of  # noqa: PLC0415

        return lines + lines_of(doc)
    if "settings" not in doc:
        lines += grid(
            ["level", "rating", "interval", "games", "ms a decision"],
            [
                [e["level"], str(e["rating"]), f"{e['rating_low']} to {e['rating_high']}", str(e["games"]), _ms(e)]
                for e in doc["levels"]
            ],
        )
        lines += grid(
            ["pair", "wins", "rate", "interval", "games"],
            [
                [f"{e['level']} against {e['against']}", _wins(e), percent(e["rate"]), span(e), str(e["games"])]
                for e in doc["pairs"]
            ],
        )
        return lines
    if doc["by_odds"]:
        lines.append("  rolls that could win the game are counted by their odds, and play goes on as if they had failed")
    lines += grid(
        ["level", "wins", "rate", "interval", "games", "ms a decision"],
        [[e["level"], _wins(e), percent(e["rate"]), span(e), str(e["games"]), _ms(e)] for e in doc["levels"]],
    )
    lines += grid(
        ["pair", "points more", "interval", "games"],
        [
            [
                f"{e['level']} over {e['against']}",
                f"{100 * e['difference']:+.1f}",
                f"{100 * e['low']:+.1f} to {100 * e['high']:+.1f}",
                str(e["games"]),
            ]
            for e in doc["pairs"]
        ],
    )
    names = [entry["level"] for entry in doc["levels"]]
    lines += grid(
        ["setting", *names],
        [
            [row["setting"], *(f"{_wins(row['levels'][name])}/{row['levels'][name]['games']}" for name in names)]
            for row in doc["settings"]
        ],
    )
    return lines


def _ms(entry: Json) -> str:
    return "-" if entry["ms_per_decision"] is None else f"{entry['ms_per_decision']:.1f}"


def _wins(entry: Json) -> str:
    """Return games won; not a whole number where luck was counted by its odds."""
    return str(entry["wins"]) if isinstance(entry["wins"], int) else f"{entry['wins']:.1f}"
