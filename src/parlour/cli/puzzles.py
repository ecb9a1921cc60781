"""`parlour puzzles`: find new puzzles in games of bots, and check those there are."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import completing
from parlour.engine.errors import BadInput
from parlour.engine.reading import read_text

MOST = 10_000

app = typer.Typer(name="puzzles", help="Find puzzles in games of bots, or check some.", rich_markup_mode=None)


@app.command()
def make(  # noqa: PLR0913 - one argument for each option
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=completing.puzzled, help="Which game.")],
    *,
    count: Annotated[int, typer.Option(min=1, max=MOST, help="How many.")] = 10,
    theme: Annotated[
        list[str] | None, typer.Option(metavar="THEME", help="Only of this theme; may be given again. Usually none takes too much.")
    ] = None,
    difficulty: Annotated[
        list[str] | None, typer.Option(metavar="LEVEL", help="Only such ones: easy, medium, hard; may be given again.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**32, help="The same seed finds the same puzzles.")] = 0,
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="Where they are written, one a line; a file that is there is continued.")
    ],
) -> None:
    """Find puzzles: bots play games, and questions with one clearly best answer are kept."""
    from parlour import puzzles  # noqa: PLC0415
    from parlour.cli.files import check_writable  # noqa: PLC0415
    from parlour.puzzles import making  # noqa: PLC0415
    from parlour.puzzles.themes import THEMES  # noqa: PLC0415

    if game not in puzzles.games():
        puzzles.of(game)
    for given, known_ones in ((theme or [], THEMES[game]), (difficulty or [], making.DIFFICULTIES)):
        for one in given:
            if one not in known_ones:
                msg = f"{game} has no puzzles of the kind {one!r}; there are {', '.join(known_ones)}"
                raise BadInput(msg)
    wanted = making.Wanted(count, theme or (), difficulty or making.DIFFICULTIES)
    check_writable(out)
    known = {one.id for one in puzzles.read(str(out), read_text(out))} if out.exists() else set()

    def tell(line: str) -> None:
        if sys.stderr.isatty():
            print(line, file=sys.stderr)

    kept = 0
    with out.open("a", encoding="utf-8") as file:
        for doc in making.make(game, wanted, seed, tell):
            if doc["id"] not in known:
                file.write(json.dumps(doc, ensure_ascii=False, separators=(",", ":")) + "\n")
                file.flush()
                kept += 1
    print(f"{kept} puzzles of {game} in {out}")


@app.command()
def check(
    game: Annotated[
        str, typer.Argument(metavar="GAME", autocompletion=completing.puzzled, help="Which game; without one, all.")
    ] = "",
    *,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help="Puzzles from a file instead of those that come along.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**32, help="Other luck than when they were made.")] = 1,
) -> int:
    """Judge puzzles again, with other luck: the answer must still be clearly the best."""
    from parlour import puzzles  # noqa: PLC0415
    from parlour.puzzles.checking import holds  # noqa: PLC0415

    if game and game not in puzzles.games():
        puzzles.of(game)
    wanted = [game] if game else list(puzzles.games())
    if file is not None:
        shelf = [one for one in puzzles.read(str(file), read_text(file)) if one.game in wanted]
    else:
        shelf = [one for id in wanted for one in puzzles.of(id)]
    if not shelf:
        msg = "there is no such puzzle"
        raise BadInput(msg)
    failed = 0
    for one in shelf:
        if not holds(one, seed):
            failed += 1
            print(f"{one.game} {one.id}: the answer is not clear with this luck")
    print(f"{len(shelf) - failed} of {len(shelf)} puzzles hold")
    return 1 if failed else 0
