"""`parlour simulate`: play a study and say what it shows."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parlour.cli import completing
from parlour.cli.packing import PackOption, with_packs
from parlour.engine.counting import counted
from parlour.engine.errors import BadInput
from parlour.engine.reading import shown

if TYPE_CHECKING:
    from parlour.engine.title import Json, Title
    from parlour.lab.running import Run
    from parlour.lab.study import Study

USUAL_GAMES = 200
BLOCK_AT_RANDOM = 100
BLOCK_WITH_BOTS = 4
MANY_AT_RANDOM = 2000
"""Looking closely at a random game takes five times as long as playing it: of a few one in ten, of many far fewer."""
INTERRUPTED = 130


def simulate(  # noqa: PLR0913 - one argument for each option
    context: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="[GAME] [--OPTION VALUES]…", autocompletion=completing.games)] = None,
    *,
    games: Annotated[int | None, typer.Option(min=1, help=f"Games of each setting; {USUAL_GAMES} if not given.")] = None,
    bots: Annotated[str, typer.Option(metavar="LEVELS", help="One level for all seats, or one for each: expert,casual.")] = "",
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="Game n of every setting has the seed SEED + n.")] = 0,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="ID=VALUE", help="What if: change a figure, and compare with the printed one."),
    ] = None,
    pack: PackOption = None,
    drop_card: Annotated[list[str] | None, typer.Option(metavar="ID", help="What if a card were not in the deck.")] = None,
    copies: Annotated[list[str] | None, typer.Option(metavar="ID=N", help="What if a deck held N copies of a card.")] = None,
    figures: Annotated[bool, typer.Option("--figures", help="List every figure that --set can change, and stop.")] = False,
    solve: Annotated[str, typer.Option(metavar="ID", help="Which value of this figure gives --target per cent of wins?")] = "",
    tune: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="Change this figure, and others given, towards --target for everybody.")
    ] = None,
    target: Annotated[float, typer.Option(metavar="PERCENT", help="With --solve and --tune: the wins that are wanted.")] = 50.0,
    of: Annotated[str, typer.Option(metavar="WHO", help="With --solve and --tune: whose wins.")] = "",
    position: Annotated[Path | None, typer.Option(metavar="FILE", help="Start every game from this position.")] = None,
    swap: Annotated[bool, typer.Option("--swap", help="Play every pairing from both sides, on the same seeds.")] = False,
    until: Annotated[
        float | None, typer.Option(min=0.0001, max=0.5, help="Stop when every rate is known this closely: 0.02.")
    ] = None,
    plan: Annotated[float | None, typer.Option(min=0.0001, max=0.5, help="Say how many games show a difference of 0.03.")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0 means one for each core.")] = 0,
    on: Annotated[str, typer.Option(metavar="processes|ray", help="Where to play.")] = "processes",
    ray_address: Annotated[str | None, typer.Option(metavar="ADDRESS", help="A ray cluster that is already running.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the study in this file while it runs.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a study that was kept.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV, a line for each setting and seat.")] = False,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="Write a report with charts, one page for any browser.")
    ] = None,
    cards: Annotated[bool, typer.Option("--cards", help="Print a table of all cards: used how, won with and without.")] = False,
    rows: Annotated[
        Path | None, typer.Option(metavar="FILE.csv", help="Write a line for each game, as .csv or .parquet; plays them once more.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Write the record of every game; plays them once more.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Do not show the progress.")] = False,
) -> int:
    """Play many games between bots and say who wins how often, with intervals.

    Whatever a game lets people agree on is an option, and may be a list, a range or all:
    parlour simulate unmatched --heroes all --boards all --bots casual --games 200
    """
    from parlour.cli import agree  # noqa: PLC0415
    from parlour.lab.running import Run, load  # noqa: PLC0415

    _check_choices(on, ray_address, report, save, as_json=as_json, as_csv=as_csv)
    words = words or []
    title = _find_game(words, needed=resume is None)
    if title is not None:
        title = with_packs(title, pack)
        agree.refuse_mistyped(context, title, words)
    elif pack:
        msg = "--pack: name the game, too"
        raise BadInput(msg)
    if figures:
        return _list_figures(title, as_json=as_json)
    study: Study | None = None
    what_if: list[str] = []
    if title is not None:
        what_if = [*(settings or []), *_as_settings(drop_card or [], copies or [])]
        study = _make_study(title, words, games, bots, seed, what_if, position, until, swap=swap)
    elif settings or drop_card or copies or position or bots:
        msg = "--resume goes on with the study in the file: name the game if you want to say again what it is"
        raise BadInput(msg)
    if solve or tune:
        return _solve(title, study, solve, tune or [], target, of, jobs, other=bool(what_if or resume or save), as_json=as_json)
    if plan is not None:
        if title is None:
            msg = "--plan is for a study that has not begun"
            raise BadInput(msg)
        return _say_needed(plan, study, as_json=as_json)
    if resume is not None:
        run = _resumed(load(resume), study, resume, games, until)
        save = save or resume
    else:
        assert study is not None
        run = Run(study)
    _check_files(run.study, rows, records)
    finished = _play(run, jobs, on, ray_address, save, quiet=quiet or not sys.stderr.isatty())
    _answer(run, report, as_json=as_json, as_csv=as_csv, cards=cards)
    _write_games(run, rows, records, jobs)
    return 0 if finished else INTERRUPTED


def _check_choices(  # noqa: PLR0913
    on: str, ray_address: str | None, report: Path | None, save: Path | None, *, as_json: bool, as_csv: bool
) -> None:
    """Refuse what cannot work before anything is played."""
    if on not in ("processes", "ray"):
        msg = f"--on: processes or ray, not {on!r}"
        raise BadInput(msg)
    if ray_address is not None and on != "ray":
        msg = "--ray-address needs --on ray"
        raise BadInput(msg)
    if as_json and as_csv:
        msg = "choose --json or --csv, not both"
        raise BadInput(msg)
    from parlour.cli.files import check_writable  # noqa: PLC0415

    for path in (report, save):
        if path is not None:
            check_writable(path)
    if report is not None:
        from parlour.lab.report import check_charts  # noqa: PLC0415

        check_charts()


def _solve(  # noqa: PLR0913 - what was asked for
    title: Title | None,
    study: Study | None,
    solve: str,
    tune: list[str],
    target: float,
    of: str,
    jobs: int,
    *,
    other: bool,
    as_json: bool,
) -> int:
    from parlour.cli.solving import answer  # noqa: PLC0415

    if title is None or study is None or other or (solve and tune):
        msg = "--solve and --tune: name the game, one of the two, and no --set, --save or --resume"
        raise BadInput(msg)
    return answer(title, study, [solve] if solve else tune, target, of, jobs, one=bool(solve), as_json=as_json)


def _check_files(study: Study, rows: Path | None, records: Path | None) -> None:
    from parlour.cli.files import check_writable  # noqa: PLC0415
    from parlour.lab.rows import check_records, check_rows  # noqa: PLC0415

    if rows is not None:
        check_rows(rows)
        check_writable(rows)
    if records is not None:
        check_records(records, study.games * len(study.cells))


def _write_games(run: Run, rows: Path | None, records: Path | None, jobs: int) -> None:
    """Write the games one by one, where somebody asked for them."""
    from parlour.lab.rows import write_records, write_rows  # noqa: PLC0415
    from parlour.lab.running import usual_jobs  # noqa: PLC0415

    if rows is not None:
        print(f"{counted(write_rows(rows, run, jobs or usual_jobs()), 'row')} in {rows}", file=sys.stderr)
    if records is not None:
        print(f"{counted(write_records(records, run, jobs or usual_jobs()), 'record')} in {records}", file=sys.stderr)


def _find_game(words: list[str], *, needed: bool) -> Title | None:
    """Take the game's name out of the words."""
    import parlour  # noqa: PLC0415

    shelf = parlour.games()
    named = words[0] if words and not words[0].startswith("-") else next((word for word in words if word in shelf), None)
    if named is None:
        if needed:
            msg = f"which game? There are {', '.join(shelf)}"
            raise BadInput(msg)
        if words:
            msg = f"--resume goes on with the study in the file: leave out {words[0]}, or name the game, too"
            raise BadInput(msg)
        return None
    words.remove(named)
    return parlour.title(named)


def _as_settings(drop_card: list[str], copies: list[str]) -> list[str]:
    """A card that is dropped has no copies."""
    for entry in copies:
        if "=" not in entry:
            msg = f"--copies: write it as ID=NUMBER, not {entry!r}"
            raise BadInput(msg)
    return [f"{card}.copies=0" for card in drop_card] + [entry.replace("=", ".copies=", 1) for entry in copies]


def _make_study(  # noqa: PLR0913 - what was asked for
    title: Title,
    words: list[str],
    games: int | None,
    bots: str,
    seed: int,
    what_if: list[str],
    position: Path | None,
    until: float | None,
    *,
    swap: bool = False,
) -> Study:
    from parlour.bots.bot import LEVELS  # noqa: PLC0415
    from parlour.engine import position as positions  # noqa: PLC0415
    from parlour.engine.agreed import FIGURES, PACKS, with_changes  # noqa: PLC0415
    from parlour.engine.reading import read_text  # noqa: PLC0415
    from parlour.engine.record import MOST_SEED, read_json  # noqa: PLC0415
    from parlour.lab import spread as spreads  # noqa: PLC0415
    from parlour.lab.study import PRINTED, Cell, Study, Variant, only_random, read_changes, variant_name  # noqa: PLC0415

    given = spreads.read_words(title, words)
    start: Any = None
    changed: dict[str, int | bool] = {}
    if position is not None:
        if given:
            msg = f"a position is already set up: leave out --{next(iter(given))}"
            raise BadInput(msg)
        start = read_json("position", read_text(position))
        setup, g = positions.read(title, start)
        there = with_changes(title, setup)
        changed = dict(there.changed)
        title = there.printed or there
        # What is changed there is changed in all variants; each says it by itself. Packs are the study's.
        setup = {name: value for name, value in setup.items() if name not in (FIGURES, PACKS)}
        start = {**start, "setup": setup}
        if g.winners >= 0:
            msg = f"{position}: this game is over"
            raise BadInput(msg)
        spread = spreads.Spread((setup,))
    else:
        spread = spreads.spread(title, given)
    if spread.left_out:
        print(
            f"{counted(spread.left_out, 'combination')} not allowed and left out, the first because: {spread.why}", file=sys.stderr
        )
    changes = read_changes(title, what_if)
    first = Variant(variant_name(changed) if changed else PRINTED, changed)
    variants = [first, *(Variant(variant_name(change), {**changed, **change}) for change in changes)]
    settings: list[tuple[Json, tuple[str, ...]]] = []
    for setup in spread.setups:
        seats = len(title.seats(title.new(setup, 0)))
        settings += [(setup, tuple(one)) for one in spreads.spread_bots(bots or _usual_bots(title), seats, list(LEVELS))]
    if swap:
        if position is not None:
            msg = "--swap: a position has its seats already"
            raise BadInput(msg)
        settings = spreads.from_both_sides(title, settings)
    cells = [Cell(setup, playing, variant) for setup, playing in settings for variant in range(len(variants))]
    at_random = all(only_random(cell.bots) for cell in cells)
    count = games or (USUAL_GAMES if until is None else 10**7)
    if seed + count > MOST_SEED:
        msg = "--seed: too large for so many games"
        raise BadInput(msg)
    return Study(
        game=title.id,
        rules=title.rules_version,
        cells=tuple(cells),
        variants=tuple(variants),
        seed=seed,
        games=count,
        block=BLOCK_AT_RANDOM if at_random else BLOCK_WITH_BOTS,
        observe=watched_at_random((games or USUAL_GAMES) * len(cells)) if at_random else 1,
        start=start,
        until=until,
        packs=tuple(one.document for one in title.packs),
    )


def watched_at_random(games: int) -> int:
    """Return how many random games there are for each that is looked at closely."""
    return max(10, games // 50) if games < MANY_AT_RANDOM else min(400, games // 10)


def _usual_bots(title: Title) -> str:
    from parlour.cli.seats import usual_bot  # noqa: PLC0415

    return usual_bot(title.id)


def _list_figures(title: Title | None, *, as_json: bool) -> int:
    if title is None:
        msg = "--figures: name the game whose figures you want to see"
        raise BadInput(msg)
    from parlour.cli.figures import list_figures  # noqa: PLC0415

    list_figures(title, as_json=as_json)
    return 0


def _say_needed(difference: float, study: Study | None, *, as_json: bool) -> int:
    from parlour.lab import sizing  # noqa: PLC0415

    assert study is not None
    found = sizing.needed(study, difference)
    if as_json:
        print(json.dumps(found))
    else:
        print("\n".join(sizing.lines_of(found)))
    return 0


def _resumed(run: Run, study: Study | None, path: Path, games: int | None, until: float | None) -> Run:
    """Check that the file holds the study that was described, and take over how long to go on."""
    from dataclasses import replace  # noqa: PLC0415

    if study is not None and study.fingerprint() != run.study.fingerprint():
        settings = counted(len(run.study.cells), "setting")
        msg = f"{path}: the file holds another study ({run.study.game}, {settings}, seed {run.study.seed})"
        raise BadInput(msg)
    if study is None:
        _refuse_programs(run.study, path)
    changes: dict[str, Any] = {}
    if games is not None:
        changes["games"] = games
    if until is not None:
        changes["until"] = until
        if games is None:
            changes["games"] = 10**7
    run.study = replace(run.study, **changes)
    return run


def _refuse_programs(study: Study, path: Path) -> None:
    """No file says by itself which programs are run: somebody may have sent it."""
    from parlour.bots.foreign import is_foreign  # noqa: PLC0415

    programs = sorted({bot for cell in study.cells for bot in cell.bots if is_foreign(bot)})
    if programs:
        msg = f"{path}: {shown(programs[0])} plays in it, which is a program: name the game, its options and --bots, too, to run it"
        raise BadInput(msg)


def _play(run: Run, jobs: int, on: str, ray_address: str | None, save: Path | None, *, quiet: bool) -> bool:  # noqa: PLR0913
    """Play what is left; say whether everything was played. Ctrl-C keeps what is finished."""
    from parlour.cli.progress import Progress  # noqa: PLC0415
    from parlour.lab.running import make_executor, usual_jobs  # noqa: PLC0415

    executor = make_executor(run.study, jobs or usual_jobs(), on, ray_address)
    progress = Progress(run, quiet=quiet)
    try:
        run.go_on(executor, progress.show, lambda r: r.save(save) if save is not None else None)
    except KeyboardInterrupt:
        progress.end()
        save = save or Path(f"{run.study.game}-{run.study.fingerprint()[:8]}.study.json")
        run.save(save)
        print(
            f"Kept: {counted(run.played, 'game')}. Go on with: parlour simulate --resume {shlex.quote(str(save))}", file=sys.stderr
        )
        return False
    finally:
        executor.close()
    progress.end()
    if save is not None:
        run.save(save)
    return True


def _answer(run: Run, report: Path | None, *, as_json: bool, as_csv: bool, cards: bool = False) -> None:
    from parlour.lab import columns  # noqa: PLC0415
    from parlour.lab.naming import named, names_of  # noqa: PLC0415
    from parlour.lab.summary import summary  # noqa: PLC0415

    command = " ".join(["parlour", *map(shlex.quote, _without_where(sys.argv[1:]))])
    doc = summary(run, command, records=report is not None)
    names = names_of(run.title)
    if report is not None:
        from parlour.lab.report import page  # noqa: PLC0415

        report.write_text(page(doc, run.title.name, names), encoding="utf-8")
    if as_json:
        print(json.dumps(doc))
    elif as_csv:
        print(columns.csv_of(doc), end="")
    else:
        print("\n".join(columns.lines_of(named(doc, names))).rstrip())
        if cards:
            print("\n" + "\n".join(columns.card_lines(named(doc, names))))
        if report is not None:
            print(f"\nThe report is in {report}")


def _without_where(arguments: list[str]) -> list[str]:
    """Leave out of the command what changes nothing in the results: how many processes, and what is shown meanwhile."""
    kept: list[str] = []
    skip = False
    for word in arguments:
        if skip:
            skip = False
        elif word in ("--jobs", "-j", "--on", "--ray-address"):
            skip = True
        elif not word.startswith(("--jobs=", "--on=", "--ray-address=")) and word not in ("--quiet", "-q"):
            kept.append(word)
    return kept
