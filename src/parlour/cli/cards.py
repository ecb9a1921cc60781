"""`parlour cards`: everything printed for a game."""

from __future__ import annotations

import json
import re
import textwrap
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parlour.cli import completing
from parlour.cli.language import LanguageOption, game_language
from parlour.cli.packing import PackOption, with_packs

if TYPE_CHECKING:
    from rich.console import Console

    from parlour.engine.title import Json
    from parlour.terminal.wording import Wording

PIPE_WIDTH = 100
TEXT = "text"
_ID = re.compile(r"[a-z][a-z_]*")
LONG = 40
"""A string longer than this is a sentence: it gets lines of its own."""
UNSEEN = ("x", "y", "color", "pictures", "labels", "parts", "short", "seal", "head", "effect", "otherwise")
"""Where and how pictures draw something, and what is told by other fields, too."""


def cards(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=completing.games)],
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON with the ids and fields of the fact file.")] = False,
    pack: PackOption = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
    language: LanguageOption = "",
) -> None:
    """Show the cards, boards and pieces of a game."""
    import parlour  # noqa: PLC0415

    title = with_packs(parlour.title(game), pack)
    code = game_language(title, language)
    catalogue = title.catalogue(code)
    if as_json:
        print(json.dumps(catalogue, ensure_ascii=False, indent=1))
        return
    from rich.console import Console  # noqa: PLC0415

    from parlour.terminal.wording import words  # noqa: PLC0415

    console = Console(highlight=False, emoji=False, no_color=plain or None)
    if not console.is_terminal:
        console = Console(highlight=False, emoji=False, no_color=True, width=PIPE_WIDTH)
    Leaflet(console, words(code)).write(title.name, catalogue)


class Leaflet:
    """Everything printed for a game, for people: names of fields and words among the values are put into their language."""

    def __init__(self, console: Console, words: Wording) -> None:
        self.console = console
        self.words = words

    def write(self, name: str, catalogue: Json) -> None:
        """Print the whole catalogue."""
        self.console.print(name, style="bold")
        for heading, printed in catalogue.items():
            if heading != "game" and not self._is_repeated(catalogue, heading):
                self._section(self._label(heading), _by_deck(printed) if heading == "cards" else printed)

    def _is_repeated(self, catalogue: Json, heading: str) -> bool:
        """Say whether a list only gathers what other entries hold as their decks."""
        lists = [entries for entries in catalogue.values() if isinstance(entries, list)]
        return heading == "cards" and any(
            isinstance(entry.get("deck"), list) for entries in lists for entry in entries if isinstance(entry, dict)
        )

    def _section(self, heading: str, printed: Any) -> None:
        """Print one part of the catalogue under its heading."""
        if isinstance(printed, dict) and printed and all(self._holds_entries(part) for part in printed.values()):
            for name, part in printed.items():
                self._section(f"{heading}, {self._label(name)}", part)
            return
        self.console.print()
        self.console.print(heading.upper(), style="bold underline", markup=False)
        if self._holds_entries(printed):
            for entry in printed:
                self._entry(entry)
        elif isinstance(printed, dict):
            self._facts(printed)
        else:
            self._paragraph(self._inline(printed))

    def _holds_entries(self, printed: Any) -> bool:
        return isinstance(printed, list) and bool(printed) and all(isinstance(entry, dict) for entry in printed)

    def _entry(self, entry: Json) -> None:
        """Print one entry: what is simple in a line, then its texts, then its lists."""
        if "name" not in entry:
            self._paragraph(self._small(entry))
            return
        self.console.print()
        self.console.print(str(entry["name"]), style="bold", markup=False)
        self._facts({field: value for field, value in entry.items() if field != "name"})

    def _facts(self, facts: Json) -> None:
        told = {name: value for name, value in facts.items() if name not in UNSEEN and not self._is_told_beside(facts, name)}
        simple = {
            name: value for name, value in told.items() if isinstance(value, (str, int)) and not self._is_sentence(name, value)
        }
        self._paragraph(", ".join(filter(None, (self._word(name, value) for name, value in simple.items()))))
        if facts.get(TEXT):
            self._paragraph(facts[TEXT])
        for name, value in told.items():
            if name == TEXT or name in simple or value is None or value in ("", [], {}):
                continue
            if isinstance(value, dict):
                self._group(name, value)
            elif isinstance(value, list):
                self._list(name, value)
            else:
                self._paragraph(f"{self._label(name)}: {value}")

    def _group(self, name: str, group: Json) -> None:
        """Print what belongs together in a line, or in a line each if it is several groups."""
        if all(isinstance(value, dict) for value in group.values()):
            self._paragraph(f"{self._label(name)}:")
            for part, value in group.items():
                self._paragraph(f"{self._label(part)}: {self._inline(value)}", 4)
            return
        own = group.get("name", self._label(name))
        self._paragraph(f"{own}: {self._inline({field: value for field, value in group.items() if field != 'name'})}")

    def _list(self, name: str, values: list[Any]) -> None:
        if isinstance(values[0], dict):
            if "name" in values[0]:
                self._table(name, values)
            elif any(self._is_sentence(field, value) for field, value in values[0].items()):
                for value in values:
                    self._paragraph(self._small(value))
            else:
                rows = [self._small(value) for value in values]
                self._paragraph(f"{self._label(name)}: {('; ' if any(', ' in row for row in rows) else ', ').join(rows)}")
        elif any(isinstance(value, str) and len(value) > LONG for value in values):
            self._paragraph(f"{self._label(name)}:")
            for value in values:
                self._paragraph(str(value), 4)
        else:
            self._paragraph(f"{self._label(name)}: {', '.join(self._short(value) for value in values)}")

    def _small(self, value: Json) -> str:
        """Return something small in a line: what it is called, then the rest."""
        told = any(self._is_sentence(*item) for item in value.items())
        named = "label" if told else "id"
        between = "a" in value and "b" in value
        head = self.words("between", a=value["a"], b=value["b"]) if between else str(value.get(named, value.get("id", "")))
        rest = {field: item for field, item in value.items() if field not in (("a", "b") if between else (named, "id"))}
        if set(rest) <= {"label", "zones", "count", *UNSEEN}:
            return " ".join([head, *(f"({self._short(item)})" for field, item in rest.items() if field not in UNSEEN)])
        said = self._inline(rest)
        return f"{head}: {said}" if head and said else head or said

    def _table(self, name: str, rows: list[Json]) -> None:
        """Print a table; a sentence stands below its row, where it has room."""
        fields = [field for field in rows[0] if field not in ("name", "id", *UNSEEN)]
        below = [field for field in fields if field == TEXT or any(len(self._short(row.get(field))) > LONG for row in rows)]
        columns = ["name", *(field for field in fields if field not in below)]
        self.console.print(f"  {self._label(name)}", style="italic")
        widths = [max(len(self._label(column)), *(len(self._short(row.get(column))) for row in rows)) + 2 for column in columns]
        self.console.print(
            "    " + "".join(f"{self._label(column):<{width}}" for column, width in zip(columns, widths, strict=True)).rstrip(),
            style="dim",
        )
        for row in rows:
            cells = [self._short(row.get(column)) for column in columns]
            line = "".join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()
            self.console.print(f"    {line}", markup=False)
            for field in below:
                if row.get(field):
                    self._paragraph(row[field] if field == TEXT else f"{self._label(field)}: {self._inline(row[field])}", 8)

    def _paragraph(self, text: str, indent: int = 2) -> None:
        margin = " " * indent
        if text:
            wrapped = textwrap.fill(
                text, self.console.width, initial_indent=margin, subsequent_indent=margin, break_on_hyphens=False
            )
            self.console.print(wrapped, style="dim" if indent > 2 else None, markup=False)

    def _is_told_beside(self, facts: Json, name: str) -> bool:
        """Say whether a field of its own says the same in words."""
        return f"{name}_{TEXT}" in facts

    def _is_sentence(self, name: str, value: Any) -> bool:
        return isinstance(value, str) and (TEXT in name.split("_") or len(value) > LONG)

    def _label(self, name: str) -> str:
        """Return a field's name as people read it."""
        stem = name if name == TEXT else name.removesuffix(f"_{TEXT}").removeprefix(f"{TEXT}_")
        return self.words.known(f"field-{stem}", stem.replace("_", " "))

    def _plain(self, value: Any) -> str:
        """Return a number, or a word as people read it."""
        return self.words.known(f"value-{value}", value) if isinstance(value, str) and _ID.fullmatch(value) else str(value)

    def _word(self, name: str, value: Any) -> str:
        """Return a field with its value; of a yes or no the name says it all."""
        if isinstance(value, bool):
            return self._label(name) if value else ""
        return f"{self._label(name)} {self._plain(value)}" if value != "" else ""

    def _inline(self, value: Any) -> str:
        """Return anything in one line."""
        if isinstance(value, dict):
            told = {name: item for name, item in value.items() if name not in UNSEEN and not self._is_told_beside(value, name)}
            parts = [self._part(name, item) for name, item in told.items() if item is not None and item not in ("", [], {})]
            return ", ".join(filter(None, parts)).replace(".,", ".")
        if isinstance(value, list):
            plain = all(isinstance(item, (str, int)) for item in value)
            return " ".join(map(self._plain, value)) if plain else "; ".join(map(self._inline, value))
        return self._short(value)

    def _part(self, name: str, item: Any) -> str:
        if name == TEXT:
            return str(item)
        if self._is_sentence(name, item):
            return f"{self._label(name)}: {item}"
        if isinstance(item, dict):
            return f"{self._label(name)} ({self._inline(item)})"
        return self._word(name, item) if isinstance(item, (str, int)) else f"{self._label(name)} {self._inline(item)}"

    def _short(self, value: Any) -> str:
        """Return a value in few letters."""
        if value is None:
            return "-"
        if isinstance(value, bool):
            return self.words("yes" if value else "no")
        if isinstance(value, list):
            return ("-" if len(value) == 2 else ",").join(map(self._plain, value))
        return self._plain(value)


def _by_deck(cards: Any) -> Any:
    """Return cards that name their decks deck by deck; those somebody holds stand with whoever holds them."""
    decks: dict[str, list[Json]] = {}
    for card in cards if isinstance(cards, list) else []:
        if isinstance(card, dict) and isinstance(card.get("deck"), str) and "character" not in card:
            decks.setdefault(card["deck"], []).append({field: value for field, value in card.items() if field != "deck"})
    return decks or cards
