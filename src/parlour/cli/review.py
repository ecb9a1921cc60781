"""`parlour review`: where a finished game was won or lost, by choices and by luck."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.language import LanguageOption, game_language


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game that is over.")],
    *,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write one page to read, print or send.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything that was found out as JSON.")] = False,
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="Look with other eyes: the same seed gives the same review.")] = 0,
    language: LanguageOption = "",
) -> None:
    """Look back at a finished game: the chance to win along it, what each choice cost, and what was luck."""
    import json  # noqa: PLC0415 - commands start without what others need

    import parlour  # noqa: PLC0415
    from parlour.cli.files import check_writable, read_record  # noqa: PLC0415
    from parlour.review import review as looked_back  # noqa: PLC0415
    from parlour.review.reviewing import in_words  # noqa: PLC0415
    from parlour.terminal.wording import words  # noqa: PLC0415

    record = read_record(file)
    title = parlour.title(record.game)
    code = game_language(title, language)
    say = words(code)
    if html is not None:
        check_writable(html)
    watched = sys.stderr.isatty()
    doc = {}
    for doc in looked_back(record, seed=seed):
        if watched:
            print(f"\r{say('review-reading', percent=round(100 * doc['done']))}", end="", file=sys.stderr, flush=True)
    if watched:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    doc = in_words(doc, code)
    names = [seat.short or seat.name for seat in parlour.replay(record, language=code).seats]
    if html is not None:
        from parlour.cli.review_page import page  # noqa: PLC0415

        html.write_text(page(doc, title.name, names, say), encoding="utf-8")
    if as_json:
        print(json.dumps(doc, indent=1, ensure_ascii=False))
    elif html is not None:
        print(say("review-written", file=str(html)))
    else:
        from parlour.cli.review_lines import lines  # noqa: PLC0415

        print("\n".join(lines(doc, title.name, names, say)))
        for note in record.notes:
            print(say("note-by", who=note.by, moment=note.moment, text=note.text))
