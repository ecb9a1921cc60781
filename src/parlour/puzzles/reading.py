"""What a puzzle is, and how one is read: a line of `puzzles/GAME.jsonl`, or of a file somebody made."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import resources
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.reading import read_choice, read_dict, read_int, read_list, shown
from parlour.engine.record import read_json
from parlour.engine.title import Json
from parlour.games import title
from parlour.lessons.reading import Answer, Beat, Script
from parlour.puzzles.themes import THEMES

FORMAT = 1
DIFFICULTIES = ("easy", "medium", "hard")
MOST_STEPS = 10
MOST_LINES = 100_000
_FIELDS = ("puzzle", "id", "game", "rules", "theme", "difficulty", "seat", "steps", "position", "made")
_STEP = ("best", "second", "chances", "looks", "search", "played", "then")


@dataclass(frozen=True)
class Chance:
    """The chance to win with a choice, and the interval around it that holds 95 %."""

    chance: float
    low: float
    high: float


@dataclass(frozen=True)
class Step:
    """A question with one clearly best answer, and what says so."""

    best: str
    second: str
    """What comes nearest."""
    chances: dict[str, Chance]
    """Of every choice there is, by its key; from so many looks at the best ones."""
    looks: int
    iterations: int
    """Of the long search."""
    searched: tuple[Chance, Chance]
    """What the long search says about the best choice and the one that comes nearest."""
    by: str
    """Who played games out from both."""
    games: int
    won: tuple[int, int]
    then: dict[str, tuple[str, ...]]
    """How it goes on after wrong choices."""


@dataclass(frozen=True)
class Puzzle(Script):
    """A question of a game, to be answered on its board."""

    id: str
    rules: str
    """The version of the rules it was made with."""
    theme: str
    difficulty: str
    steps: tuple[Step, ...]
    made: tuple[int, int]
    """The game it comes from, by the number that was its seed, and after how many choices."""

    def check_rules(self) -> None:
        """Refuse a puzzle of other rules: its answer may be wrong now."""
        now = title(self.game).rules_version
        if self.rules != now:
            msg = f"puzzle {self.id} was made with rules {self.rules} of {self.game}, these are {now}: its answer may not hold"
            raise BadInput(msg)


@cache
def games() -> tuple[str, ...]:
    """Return the games with puzzles."""
    return tuple(THEMES)


@cache
def of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game."""
    if game not in games():
        msg = f"there are no puzzles for {shown(game)}; there are some for {', '.join(games())}"
        raise BadInput(msg)
    file = resources.files("parlour.puzzles").joinpath(f"{game}.jsonl")
    return read(f"puzzles of {game}", file.read_text(encoding="utf-8"))


def find(game: str, id: str) -> Puzzle:
    """Return a puzzle by its name."""
    found = next((puzzle for puzzle in of(game) if puzzle.id == id), None)
    if found is None:
        msg = f"there is no puzzle {shown(id)} of {game}"
        raise BadInput(msg)
    return found


def daily(day: date, game: str = "") -> Puzzle:
    """Return the puzzle of a day, the same for everybody; without a game the games take turns.

    All come once before any comes again.
    """
    number = day.toordinal()
    if not game:
        game = games()[number % len(games())]
        number //= len(games())
    puzzles = of(game)
    turn = number // len(puzzles)
    order = sorted(puzzles, key=lambda puzzle: hashlib.sha256(f"{turn} {puzzle.id}".encode()).hexdigest())
    return order[number % len(puzzles)]


# Files.


def read(what: str, text: str) -> tuple[Puzzle, ...]:
    """Read puzzles, one a line; anything wrong is one clear line that says where."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        msg = f"{what}: {len(lines)} lines are too many; {MOST_LINES} at most"
        raise BadInput(msg)
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        puzzle = _read(f"{what}, line {number}", read_json(f"{what}, line {number}", line))
        if puzzle.id in found:
            msg = f"{what}, line {number}: puzzle {puzzle.id} is there twice"
            raise BadInput(msg)
        found[puzzle.id] = puzzle
    return tuple(found.values())


def _read(what: str, given: Any) -> Puzzle:
    doc = read_dict(what, given, _FIELDS)
    _need(what, doc, _FIELDS)
    if doc["puzzle"] != FORMAT:
        msg = f"{what}: written in format {shown(doc['puzzle'])}, this version reads format {FORMAT}"
        raise BadInput(msg)
    game = read_choice(f"{what}, game", doc["game"], games())
    position = read_dict(f"{what}, position", doc["position"], doc["position"] if isinstance(doc["position"], dict) else ())
    steps = tuple(_step(what, entry) for entry in read_list(f"{what}, steps", doc["steps"], MOST_STEPS))
    if not steps:
        msg = f"{what}: it asks nothing"
        raise BadInput(msg)
    made = [read_int(f"{what}, made", number, 0, 2**64) for number in read_list(f"{what}, made", doc["made"], 2)]
    return Puzzle(
        game=game,
        seats=(read_int(f"{what}, seat", doc["seat"], 0, 9),),
        position={"game": game, "rules": _text(f"{what}, rules", doc["rules"]), **position},
        beats=tuple(_beat(step) for step in steps),
        id=_text(f"{what}, id", doc["id"]),
        rules=doc["rules"],
        theme=read_choice(f"{what}, theme", doc["theme"], THEMES[game]),
        difficulty=read_choice(f"{what}, difficulty", doc["difficulty"], DIFFICULTIES),
        steps=steps,
        made=(made[0], made[1]) if len(made) == 2 else (0, 0),
    )


def _beat(step: Step) -> Beat:
    answers = (Answer(key, {}, step.then.get(key, ())) for key in step.chances if key != step.best)
    return Beat(do=(step.best,), answers=tuple(answers), puzzle=True)


def _step(what: str, given: Any) -> Step:
    doc = read_dict(f"{what}, step", given, _STEP)
    _need(f"{what}, step", doc, _STEP)
    chances = {_text(f"{what}, chances", key): _chance(what, told) for key, told in _table(what, doc["chances"]).items()}
    search, played = _table(what, doc["search"]), _table(what, doc["played"])
    _need(f"{what}, search", search, ("iterations", "best", "second"))
    _need(f"{what}, played", played, ("by", "games", "best", "second"))
    games = read_int(f"{what}, games", played["games"], 1, 10**6)
    best, second = _text(f"{what}, best", doc["best"]), _text(f"{what}, second", doc["second"])
    for key in (best, second):
        if key not in chances:
            msg = f"{what}: nothing is known about the chance of {shown(key)}"
            raise BadInput(msg)
    return Step(
        best=best,
        second=second,
        chances=chances,
        looks=read_int(f"{what}, looks", doc["looks"], 1, 10**6),
        iterations=read_int(f"{what}, iterations", search["iterations"], 1, 10**9),
        searched=(_chance(what, search["best"]), _chance(what, search["second"])),
        by=_text(f"{what}, by", played["by"]),
        games=games,
        won=(read_int(f"{what}, won", played["best"], 0, games), read_int(f"{what}, won", played["second"], 0, games)),
        then={
            _text(f"{what}, then", key): tuple(_text(f"{what}, then", one) for one in read_list(f"{what}, then", keys, 100))
            for key, keys in _table(what, doc["then"]).items()
        },
    )


def _chance(what: str, given: Any) -> Chance:
    numbers = read_list(f"{what}, chance", given, 3)
    if len(numbers) != 3 or not all(isinstance(n, (int, float)) and 0 <= n <= 1 for n in numbers):
        msg = f"{what}: a chance is three numbers from 0 to 1, not {shown(given)}"
        raise BadInput(msg)
    return Chance(*(float(n) for n in numbers))


def _table(what: str, given: Any) -> Json:
    return read_dict(what, given, given if isinstance(given, dict) else ())


def _need(what: str, doc: Json, names: Iterable[str]) -> None:
    for name in names:
        if name not in doc:
            msg = f"{what}: {name!r} is missing"
            raise BadInput(msg)


def _text(what: str, given: Any) -> str:
    if not isinstance(given, str) or not given.isprintable():
        msg = f"{what}: expected a text, got {shown(given)}"
        raise BadInput(msg)
    return given
