"""A study: which games are to be played. It is plain data, so that it can be sent to workers, saved and compared."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from itertools import product
from typing import Any

import parlour
from parlour.bots.bot import is_bot
from parlour.engine import position
from parlour.engine.errors import BadInput
from parlour.engine.figures import figure_id
from parlour.engine.reading import read_dict, read_int
from parlour.engine.record import MOST_SEED
from parlour.engine.title import Json, Title
from parlour.lab.spread import numbers

PRINTED = "printed"
RANDOM = "random"
MOST_GAMES = 10**9
MOST_VARIANTS = 100


@dataclass(frozen=True)
class Variant:
    """The game as printed, or with some figures changed."""

    name: str
    changes: dict[str, int | bool] = field(default_factory=dict)


@dataclass(frozen=True)
class Cell:
    """One setting: a setup, who plays, and which variant of the game."""

    setup: Json
    bots: tuple[str, ...]
    variant: int = 0


@dataclass(frozen=True)
class Unit:
    """Some games of one cell, played in one go: numbers `first` up to `first + count`."""

    cell: int
    first: int
    count: int

    def __str__(self) -> str:
        return f"setting {self.cell}, games {self.first} to {self.first + self.count - 1}"


@dataclass(frozen=True)
class Study:
    """Everything that decides what is played. Game number n of every cell has the seed `seed + n`."""

    game: str
    rules: str
    cells: tuple[Cell, ...]
    variants: tuple[Variant, ...]
    seed: int
    games: int
    block: int
    observe: int
    """Every so many-th game is looked at closely: its decisions, its course."""
    start: Json | None = None
    until: float | None = None
    packs: tuple[Json, ...] = ()
    """The documents of the packs that all games are played with."""

    @property
    def title(self) -> Title:
        """The game with its packs, its figures as they are there."""
        return parlour.title(self.game).with_packs(list(self.packs))

    def fingerprint(self) -> str:
        """Return what tells studies apart; how many games are played, and how many looked at, is not part of it."""
        doc = asdict(replace(self, games=0, until=None, observe=1))
        if not self.packs:
            del doc["packs"]
        return hashlib.sha256(json.dumps(doc, sort_keys=True).encode()).hexdigest()[:16]

    def to_json(self) -> Json:
        return asdict(self)

    def units(self, first: int, end: int) -> Iterator[Unit]:
        """Return the games from `first` to `end` of all cells in blocks, one block of every cell after the other."""
        while first < end:
            count = min(self.block, end - first)
            for cell in range(len(self.cells)):
                yield Unit(cell, first, count)
            first += count


def from_json(doc: Any) -> Study:
    """Read a study back."""
    names = list(Study.__dataclass_fields__)
    doc = read_dict("study", doc, names)
    try:
        cells = tuple(Cell(cell["setup"], tuple(cell["bots"]), cell["variant"]) for cell in doc["cells"])
        variants = tuple(Variant(variant["name"], variant["changes"]) for variant in doc["variants"])
        rest = {name: doc[name] for name in names if name not in ("cells", "variants", "packs")}
        rest["packs"] = tuple(doc.get("packs", ()))
    except (KeyError, TypeError):
        msg = "study: something is missing in the file"
        raise BadInput(msg) from None
    read_int("study games", rest["games"], 1, MOST_GAMES)
    for name in ("block", "observe"):
        read_int(f"study {name}", rest[name], 1, MOST_GAMES)
    read_int("study seed", rest["seed"], 0, MOST_SEED)
    return Study(cells=cells, variants=variants, **rest)


def check(study: Study) -> None:
    """Refuse a study whose games cannot be played; what is nowhere near one is a mistake of some kind."""
    title = study.title
    for variant in study.variants:
        title.with_figures(variant.changes)
    if study.start is not None:
        position.read(title, study.start)
    for cell in study.cells:
        seats = title.seats(title.new(cell.setup, 0))
        fits = title.read_setup(cell.setup) == cell.setup and len(cell.bots) == len(seats) and all(map(is_bot, cell.bots))
        if not fits or study.variants[cell.variant] is None:
            raise ValueError
    if study.until is not None and not 0 < study.until < 1:
        raise ValueError


def read_changes(title: Title, given: list[str]) -> list[dict[str, int | bool]]:
    """Read `unmatched.dracula.health=12`; a list or a range gives several variants, all combinations of them."""
    known = title.known_figures
    each: dict[str, list[int | bool]] = {}
    for entry in given:
        name, equals, text = entry.partition("=")
        if not equals or not name.strip() or not text.strip():
            msg = f"--set: write it as {title.id}.ID=VALUE, not {entry!r}"
            raise BadInput(msg)
        if not known:
            title.with_figures({name: 0})
        name = figure_id(title, name, known)
        if name in each:
            msg = f"--set: {name} is given twice"
            raise BadInput(msg)
        each[name] = [value for part in text.split(",") for value in _figure_values(title, name, part.strip())]
    if not each:
        return []
    variants = [dict(zip(each, values, strict=True)) for values in product(*each.values())]
    if len(variants) > MOST_VARIANTS:
        msg = f"--set: {len(variants)} variants are too many; at most {MOST_VARIANTS} at a time"
        raise BadInput(msg)
    for changes in variants:
        title.with_figures(changes)
    return [changes for changes in variants if any(known[name] != value for name, value in changes.items())]


def _figure_values(title: Title, name: str, text: str) -> list[int | bool]:
    printed = title.known_figures[name]
    if isinstance(printed, bool):
        words = {"true": True, "yes": True, "false": False, "no": False}
        if text.lower() not in words:
            msg = f"--set: {name} is yes or no (printed: {'yes' if printed else 'no'}), not {text!r}"
            raise BadInput(msg)
        return [words[text.lower()]]
    low, high = title.figure_ranges[name]
    if text.startswith("-"):
        msg = f"--set {name}: expected a whole number from {low} to {high}, a range like {low}-{high} or a list, not {text[:60]!r}"
        raise BadInput(msg)
    return list(numbers(f"--set {name}", text, range(printed, printed + 1)))


def variant_name(changes: dict[str, int | bool]) -> str:
    """Return what a variant is called."""
    return " ".join(f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in changes.items())


def only_random(bots: tuple[str, ...]) -> bool:
    """Say whether a cell is played at random throughout: then the bare machine plays, as fast as it can."""
    return all(level == RANDOM for level in bots)
