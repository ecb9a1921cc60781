"""`parlour cards`: everything printed for a game."""

from __future__ import annotations

import json
import textwrap
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parlour.cli.language import LanguageOption, game_language

if TYPE_CHECKING:
    from rich.console import Console

    from parlour.engine.title import Json

PIPE_WIDTH = 100
TEXT = "text"
LONG = 40
"""A string longer than this is a sentence: it gets lines of its own."""
UNSEEN = ("x", "y", "color")
"""Where and how the page draws something."""


def cards(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON with the ids and fields of the fact file.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
    language: LanguageOption = "",
) -> None:
    """Show the cards, boards and pieces of a game."""
    import parlour  # noqa: PLC0415

    title = parlour.title(game)
    catalogue = title.catalogue(game_language(title, language))
    if as_json:
        print(json.dumps(catalogue, ensure_ascii=False, indent=1))
        return
    from rich.console import Console  # noqa: PLC0415

    console = Console(highlight=False, emoji=False, no_color=plain or None)
    if not console.is_terminal:
        console = Console(highlight=False, emoji=False, no_color=True, width=PIPE_WIDTH)
    console.print(title.name, style="bold")
    for heading, printed in catalogue.items():
        if heading != "game" and not _is_repeated(catalogue, heading):
            _section(console, _label(heading), printed)


def _is_repeated(catalogue: Json, heading: str) -> bool:
    """Say whether a list only gathers what other entries hold as their decks."""
    lists = [entries for entries in catalogue.values() if isinstance(entries, list)]
    return heading == "cards" and any("deck" in entry for entries in lists for entry in entries if isinstance(entry, dict))


def _section(console: Console, heading: str, printed: Any) -> None:
    """Print one part of the catalogue under its heading."""
    if isinstance(printed, dict) and printed and all(_holds_entries(part) for part in printed.values()):
        for name, part in printed.items():
            _section(console, f"{heading}, {_label(name)}", part)
        return
    console.print()
    console.print(heading.upper(), style="bold underline", markup=False)
    if _holds_entries(printed):
        for entry in printed:
            _entry(console, entry)
    elif isinstance(printed, dict):
        _facts(console, printed)
    else:
        _paragraph(console, _inline(printed))


def _holds_entries(printed: Any) -> bool:
    return isinstance(printed, list) and bool(printed) and all(isinstance(entry, dict) for entry in printed)


def _entry(console: Console, entry: Json) -> None:
    """Print one entry: what is simple in a line, then its texts, then its lists."""
    if "name" not in entry:
        _paragraph(console, _small(entry))
        return
    console.print()
    console.print(str(entry["name"]), style="bold", markup=False)
    _facts(console, {field: value for field, value in entry.items() if field != "name"})


def _facts(console: Console, facts: Json) -> None:
    told = {name: value for name, value in facts.items() if name not in UNSEEN and not _is_told_beside(facts, name)}
    simple = {name: value for name, value in told.items() if isinstance(value, (str, int)) and not _is_sentence(name, value)}
    _paragraph(console, ", ".join(filter(None, (_word(name, value) for name, value in simple.items()))))
    if facts.get(TEXT):
        _paragraph(console, facts[TEXT])
    for name, value in told.items():
        if name == TEXT or name in simple or value is None or value in ("", [], {}):
            continue
        if isinstance(value, dict):
            _group(console, name, value)
        elif isinstance(value, list):
            _list(console, name, value)
        else:
            _paragraph(console, f"{_label(name)}: {value}")


def _group(console: Console, name: str, group: Json) -> None:
    """Print what belongs together in a line, or in a line each if it is several groups."""
    if all(isinstance(value, dict) for value in group.values()):
        _paragraph(console, f"{_label(name)}:")
        for part, value in group.items():
            _paragraph(console, f"{_label(part)}: {_inline(value)}", 4)
        return
    own = group.get("name", _label(name))
    _paragraph(console, f"{own}: {_inline({field: value for field, value in group.items() if field != 'name'})}")


def _list(console: Console, name: str, values: list[Any]) -> None:
    if isinstance(values[0], dict):
        if "name" in values[0]:
            _table(console, name, values)
        elif any(_is_sentence(field, value) for field, value in values[0].items()):
            for value in values:
                _paragraph(console, _small(value))
        else:
            rows = [_small(value) for value in values]
            _paragraph(console, f"{_label(name)}: {('; ' if any(', ' in row for row in rows) else ', ').join(rows)}")
    elif any(isinstance(value, str) and len(value) > LONG for value in values):
        _paragraph(console, f"{_label(name)}:")
        for value in values:
            _paragraph(console, str(value), 4)
    else:
        _paragraph(console, f"{_label(name)}: {', '.join(_short(value) for value in values)}")


def _small(value: Json) -> str:
    """Return something small in a line: what it is called, then the rest."""
    told = any(_is_sentence(*item) for item in value.items())
    named = "label" if told else "id"
    between = "a" in value and "b" in value
    head = f"{value['a']} to {value['b']}" if between else str(value.get(named, value.get("id", "")))
    rest = {field: item for field, item in value.items() if field not in (("a", "b") if between else (named, "id"))}
    if set(rest) <= {"label", "zones", "count", *UNSEEN}:
        return " ".join([head, *(f"({_short(item)})" for field, item in rest.items() if field not in UNSEEN)])
    said = _inline(rest)
    return f"{head}: {said}" if head and said else head or said


def _table(console: Console, name: str, rows: list[Json]) -> None:
    """Print a table; a sentence stands below its row, where it has room."""
    fields = [field for field in rows[0] if field not in ("name", "id", *UNSEEN)]
    below = [field for field in fields if field == TEXT or any(len(_short(row.get(field))) > LONG for row in rows)]
    columns = ["name", *(field for field in fields if field not in below)]
    console.print(f"  {_label(name)}", style="italic")
    widths = [max(len(column), *(len(_short(row.get(column))) for row in rows)) + 2 for column in columns]
    console.print(
        "    " + "".join(f"{_label(column):<{width}}" for column, width in zip(columns, widths, strict=True)).rstrip(), style="dim"
    )
    for row in rows:
        cells = [_short(row.get(column)) for column in columns]
        line = "".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()
        console.print(f"    {line}", markup=False)
        for field in below:
            if row.get(field):
                _paragraph(console, row[field] if field == TEXT else f"{_label(field)}: {_inline(row[field])}", 8)


def _paragraph(console: Console, text: str, indent: int = 2) -> None:
    margin = " " * indent
    if text:
        wrapped = textwrap.fill(text, console.width, initial_indent=margin, subsequent_indent=margin, break_on_hyphens=False)
        console.print(wrapped, style="dim" if indent > 2 else None, markup=False)


def _is_told_beside(facts: Json, name: str) -> bool:
    """Say whether a field of its own says the same in words."""
    return f"{name}_{TEXT}" in facts


def _is_sentence(name: str, value: Any) -> bool:
    return isinstance(value, str) and (TEXT in name.split("_") or len(value) > LONG)


def _label(name: str) -> str:
    """Return a field's name as people read it."""
    if name == TEXT:
        return name
    return name.removesuffix(f"_{TEXT}").removeprefix(f"{TEXT}_").replace("_", " ")


def _word(name: str, value: Any) -> str:
    """Return a field with its value; of a yes or no the name says it all."""
    if isinstance(value, bool):
        return _label(name) if value else ""
    return f"{_label(name)} {value}" if value != "" else ""


def _inline(value: Any) -> str:
    """Return anything in one line."""
    if isinstance(value, dict):
        told = {name: item for name, item in value.items() if name not in UNSEEN and not _is_told_beside(value, name)}
        parts = [_part(name, item) for name, item in told.items() if item is not None and item not in ("", [], {})]
        return ", ".join(filter(None, parts)).replace(".,", ".")
    if isinstance(value, list):
        plain = all(isinstance(item, (str, int)) for item in value)
        return " ".join(map(str, value)) if plain else "; ".join(map(_inline, value))
    return _short(value)


def _part(name: str, item: Any) -> str:
    if name == TEXT:
        return str(item)
    if _is_sentence(name, item):
        return f"{_label(name)}: {item}"
    if isinstance(item, dict):
        return f"{_label(name)} ({_inline(item)})"
    return _word(name, item) if isinstance(item, (str, int)) else f"{_label(name)} {_inline(item)}"


def _short(value: Any) -> str:
    """Return a value in few letters."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return "-".join(map(str, value)) if len(value) == 2 else ",".join(map(str, value))
    return str(value)
