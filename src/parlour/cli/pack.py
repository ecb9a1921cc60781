"""`parlour pack`: make a pack, find its mistakes, try it out, print its cards."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli import completing
from parlour.cli.language import LanguageOption, game_language
from parlour.engine.counting import counted
from parlour.engine.errors import BadInput
from parlour.engine.reading import printable

if TYPE_CHECKING:
    from parlour.packs.mistakes import Report
    from parlour.packs.pack import Pack

PLACE = typer.Argument(metavar="PACK", help="A folder with a pack.toml, or one file with everything.")
USUAL_GAMES = 1000
MOST_NAME = 30
"""Letters of a new pack's name: what it holds is called after it, `NAME_deliver`, and ids have at most 40."""


def new(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=completing.games)],
    name: Annotated[str, typer.Argument(metavar="NAME", help="The folder to make; the pack and its hero are called like it.")],
    *,
    like: Annotated[str, typer.Option(metavar="ID", help="Begin with a copy of something in the game: dracula.")] = "",
) -> None:
    """Make a new pack that can be played at once, to be changed line by line."""
    from parlour.packs.pack import PACK_ID  # noqa: PLC0415
    from parlour.packs.reading import pack_from_texts, reader_of  # noqa: PLC0415

    folder = Path(name)
    id = folder.name.lower().replace(" ", "-")
    if not PACK_ID.match(id) or len(id) > MOST_NAME:
        msg = f"{folder.name!r}: a pack is called by letters, digits, - and _, beginning with a letter, at most {MOST_NAME}"
        raise BadInput(msg)
    if folder.exists():
        msg = f"{name}: it is there already; choose another name"
        raise BadInput(msg)
    files = reader_of(game).skeleton(id, _title_case(folder.name), like)
    try:
        pack_from_texts(files)
    except BadInput as mistake:
        msg = f"{name}: choose another name; with this one the new pack would not be in order: {mistake}"
        raise BadInput(msg) from None
    for place, text in files.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print(f"{folder}: a pack for {game}")
    for place in files:
        print(f"  {folder / place}")
    print(f"Next: parlour pack check {name}")


def _title_case(name: str) -> str:
    return " ".join(word[:1].upper() + word[1:] for word in name.replace("-", " ").replace("_", " ").split())


def check(place: Annotated[str, PLACE]) -> int:
    """Find every mistake of a pack, with its file and line; status 1 if it cannot be played like that."""
    report, pack = _checked(place)
    for mistake in report.sorted():
        print(str(mistake) if mistake.grave else f"{mistake} (it can be played)")
    name = pack.id if pack is not None else printable(Path(place).name)
    grave, odd = len(report.grave), len(report.found) - len(report.grave)
    if grave:
        print(f"{name}: {counted(grave, 'mistake')}" + (f", and {counted(odd, 'thing')} to look at" if odd else ""))
        return 1
    assert pack is not None
    print(f"{name} {pack.version}: no mistakes" + (f", {counted(odd, 'thing')} to look at" if odd else "") + f"; {pack.digest}")
    return 0


def _checked(place: str) -> tuple[Report, Pack | None]:
    from parlour.packs.mistakes import Report  # noqa: PLC0415
    from parlour.packs.reading import read_pack, reader_of  # noqa: PLC0415

    report = Report()
    pack = read_pack(place, report)
    if pack is not None:
        reader_of(pack.game).check(pack, report)
    return report, pack


def try_out(
    place: Annotated[str, PLACE],
    *,
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="So many random games.")] = USUAL_GAMES,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="Game n has the seed SEED + n.")] = 0,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Do not show the progress.")] = False,
) -> int:
    """Play random games with a pack and look closely at each: they end, positions and records can be read again, all is said."""
    import parlour  # noqa: PLC0415
    from parlour.packs import trying  # noqa: PLC0415
    from parlour.packs.reading import open_pack, reader_of  # noqa: PLC0415

    pack = open_pack(place)
    title = parlour.title(pack.game).with_packs([pack])
    setups = reader_of(pack.game).setups(title, pack)
    shown = not quiet and sys.stderr.isatty()

    def tell(done: int) -> None:
        if shown and (done % 20 == 0 or done == games):
            print(f"\r{done} of {games} games", end="" if done < games else "\n", file=sys.stderr, flush=True)

    tried = trying.try_out(title, setups, games, seed, tell)
    for failure in tried.failed:
        print(failure)
    lengths = sorted(tried.decisions)
    about = f", {lengths[0]} to {lengths[-1]} choices long, half of them up to {lengths[len(lengths) // 2]}" if lengths else ""
    result = f"{counted(len(tried.failed), 'setting')} failed" if tried.failed else "all in order"
    print(f"{pack.id}: {counted(tried.games, 'game')} of {counted(len(setups), 'setting')}{about}: {result}")
    return 1 if tried.failed else 0


def show(
    place: Annotated[str, PLACE],
    *,
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE.html", help="Where to; else PACK.html.")] = None,
    once: Annotated[bool, typer.Option("--once", help="Every card once, not as often as the deck holds it.")] = False,
    language: LanguageOption = "",
) -> None:
    """Write the cards and boards of a pack as a page for any browser, nine cards to a sheet of A4 or Letter: print it there."""
    import parlour  # noqa: PLC0415
    from parlour.cli.files import check_writable  # noqa: PLC0415
    from parlour.packs import showing  # noqa: PLC0415
    from parlour.packs.reading import open_pack, reader_of  # noqa: PLC0415

    pack = open_pack(place)
    path = output or Path(f"{pack.id}.html")
    check_writable(path)
    if output is None and path.exists() and showing.MARK.encode() not in path.read_bytes()[:1000]:
        # The name is the pack's, which may be somebody else's.
        msg = f"{path} is there already, and is something else; say with -o where to write"
        raise BadInput(msg)
    title = parlour.title(pack.game).with_packs([pack])
    code = game_language(title, language)
    sheets = reader_of(pack.game).sheets(title, pack, code)
    by = f", by {', '.join(pack.authors)}" if pack.authors else ""
    text = showing.page(pack.name, f"{title.name}: a pack, version {pack.version}{by}", sheets, copies=not once, code=code)
    path.write_text(text, encoding="utf-8")
    cards = sum(1 if once else face.copies for sheet in sheets for face in sheet.faces)
    drawn = sum(len(sheet.pictures) for sheet in sheets)
    found = [counted(number, what) for number, what in ((cards, "card"), (drawn, "board")) if number]
    print(f"{printable(str(path))}: {' and '.join(found) or 'no cards'}; open it in a browser and print it")


def words(game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=completing.games)]) -> None:
    """List the words that effects of a pack are written with."""
    from parlour.packs.reading import reader_of  # noqa: PLC0415

    print("\n".join(reader_of(game).words_known()))
