"""`parlour picture`: a saved game as a picture to share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.language import LanguageOption, game_language
from parlour.engine.errors import BadInput


def picture(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    *,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where to write it: x.svg or x.png.")],
    moment: Annotated[int | None, typer.Option(metavar="N", min=0, help="After so many choices; usually at the end.")] = None,
    board: Annotated[bool, typer.Option("--board", help="The board alone, without name and result.")] = False,
    language: LanguageOption = "",
) -> None:
    """Draw a saved game: the board as everybody may see it, the game's name and how it ended."""
    import parlour  # noqa: PLC0415 - commands start without what others need
    from parlour.cli.files import check_writable, read_record  # noqa: PLC0415
    from parlour.engine.table import replay_choices  # noqa: PLC0415
    from parlour.pictures import board_of, card_of, png  # noqa: PLC0415
    from parlour.terminal.wording import words  # noqa: PLC0415

    if out.suffix.lower() not in (".svg", ".png"):
        msg = f"--out: a picture is x.svg or x.png, not {out.name!r}"
        raise BadInput(msg)
    record = read_record(file)
    title = parlour.title(record.game)
    code = game_language(title, language)
    table = parlour.replay(record, language=code)
    if moment is not None:
        if moment > table.moment:
            msg = f"--moment: the game has {table.moment} choices"
            raise BadInput(msg)
        table = replay_choices(table.title, table.setup, record.seed, record.start, record.auto, list(table.choices[:moment]), code)
    check_writable(out)
    scene = board_of(table, code) if board else card_of(table, code)
    out.write_bytes(png(scene) if out.suffix.lower() == ".png" else scene.svg().encode())
    print(words(code)("picture-written", file=str(out)))
