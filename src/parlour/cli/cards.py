"""`parlour cards`: everything printed for a game."""

from __future__ import annotations

import json
import textwrap
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from parlour.engine.title import Json

PIPE_WIDTH = 100
TEXT = "text"


def cards(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON with the ids and fields of the fact file.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
) -> None:
    """Show the cards, boards and pieces of a game."""
    import parlour  # noqa: PLC0415

    title = parlour.title(game)
    catalogue = title.catalogue()
    if as_json:
        print(json.dumps(catalogue, ensure_ascii=False, indent=1))
        return
    from rich.console import Console  # noqa: PLC0415

    console = Console(highlight=False, emoji=False, no_color=plain)
    if not console.is_terminal:
        console = Console(highlight=False, emoji=False, no_color=True, width=PIPE_WIDTH)
    console.print(title.name, style="bold")
    for heading, entries in catalogue.items():
        if isinstance(entries, list) and not _is_repeated(catalogue, heading):
            for entry in entries:
                _entry(console, entry)


def _is_repeated(catalogue: Json, heading: str) -> bool:
    """Say whether a list only gathers what other entries hold as their decks."""
    lists = [entries for entries in catalogue.values() if isinstance(entries, list)]
    return heading == "cards" and any("deck" in entry for entries in lists for entry in entries)


def _entry(console: Console, entry: Json) -> None:
    """Print one entry: what is simple in a line, then its texts, then its lists."""
    console.print()
    console.print(str(entry["name"]), style="bold", markup=False)
    simple = {name: value for name, value in entry.items() if isinstance(value, (str, int)) and name not in ("name", TEXT)}
    _paragraph(console, ", ".join(f"{name} {_short(value)}" for name, value in simple.items()))
    if entry.get(TEXT):
        _paragraph(console, entry[TEXT])
    for name, value in entry.items():
        if isinstance(value, dict):
            own = value.get("name", name)
            rest = [_short(item) if key == TEXT else f"{key} {_short(item)}" for key, item in value.items() if key != "name"]
            _paragraph(console, f"{own}: {', '.join(rest)}")
        elif isinstance(value, list) and value:
            _list(console, name, value)


def _list(console: Console, name: str, values: list[Any]) -> None:
    if not isinstance(values[0], dict):
        _paragraph(console, f"{name}: {', '.join(_short(value) for value in values)}")
    elif "name" in values[0]:
        _table(console, name, values)
    else:
        _paragraph(console, f"{name}: {', '.join(_line(value) for value in values)}")


def _line(value: Json) -> str:
    """Return something small as its id and what it belongs to."""
    rest = [item for key, item in value.items() if key in ("label", "zones", "count")]
    return " ".join([str(value["id"]), *(f"({_short(item)})" for item in rest)])


def _table(console: Console, name: str, rows: list[Json]) -> None:
    """Print a table; a text stands below its row, where it has room."""
    columns = ["name", *(field for field in rows[0] if field not in ("name", "id", TEXT))]
    console.print(f"  {name}", style="italic")
    widths = [max(len(column), *(len(_short(row.get(column))) for row in rows)) + 2 for column in columns]
    console.print(
        "    " + "".join(f"{column:<{width}}" for column, width in zip(columns, widths, strict=True)).rstrip(), style="dim"
    )
    for row in rows:
        cells = [_short(row.get(column)) for column in columns]
        line = "".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()
        console.print(f"    {line}", markup=False)
        if row.get(TEXT):
            _paragraph(console, row[TEXT], 8)


def _paragraph(console: Console, text: str, indent: int = 2) -> None:
    margin = " " * indent
    if text:
        wrapped = textwrap.fill(text, console.width, initial_indent=margin, subsequent_indent=margin, break_on_hyphens=False)
        console.print(wrapped, style="dim" if indent > 2 else None, markup=False)


def _short(value: Any) -> str:
    """Return a value in few letters."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return "-".join(map(str, value)) if len(value) == 2 else ",".join(map(str, value))
    return str(value)
