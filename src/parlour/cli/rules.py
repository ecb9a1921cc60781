"""`parlour rules`: the numbered rules of a game, all of them, one, or those that hold some words."""

from __future__ import annotations

import json
import re
import textwrap
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli import completing
from parlour.cli.language import LanguageOption, game_language
from parlour.engine.errors import BadInput

if TYPE_CHECKING:
    from parlour.engine.rulebook import NumberedRule, Rulebook
    from parlour.terminal.wording import Wording

WIDTH = 80
_NUMBER = re.compile(r"[A-Za-z]+-?\d+[a-z]?")


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=completing.games)],
    words: Annotated[list[str] | None, typer.Argument(metavar="[ID or words…]")] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    language: LanguageOption = "",
) -> None:
    """Print the numbered rules of a game, or some of them."""
    import parlour  # noqa: PLC0415
    from parlour.terminal import wording  # noqa: PLC0415

    title = parlour.title(game)
    code = game_language(title, language)
    book = title.rules(code)
    found = find(book, " ".join(words or []), wording.words(code))
    if as_json:
        print(json.dumps([{"id": rule.id, "section": rule.section, "text": rule.text} for rule in found], ensure_ascii=False))
        return
    print("\n".join(write(book, found)))


def find(book: Rulebook, wanted: str, words: Wording) -> list[NumberedRule]:
    """Return all rules, the one with a number, or those with all the words; nothing found is an error."""
    if not wanted:
        return list(book.rules)
    if _NUMBER.fullmatch(wanted):
        return [book.rule(wanted)]
    found = book.search(wanted)
    if not found:
        raise BadInput(words("no-rule-speaks", game=book.name, typed=repr(wanted)))
    return found


def write(book: Rulebook, found: list[NumberedRule]) -> list[str]:
    """Return rules as lines, under the headings of their sections."""
    lines = [book.name]
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            lines += ["", section]
        lines.append(paragraph(rule.id, rule.text))
    return lines


def paragraph(id: str, text: str) -> str:
    """Return one rule, wrapped."""
    return textwrap.fill(text, WIDTH, initial_indent=f"  {id:<6} ", subsequent_indent=" " * 9, break_on_hyphens=False)
