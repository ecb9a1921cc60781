"""Arrows go one way: engine <- games <- numbers for programs <- bots <- lab <- cli."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "parlour"

MAY_IMPORT = {
    "engine": {"engine"},
    "packs": {"engine", "packs"},
    "games": {"engine", "packs", "games"},
    # Desks are pickled by what stands above them.
    "envs/core": {"engine", "games", "envs/core", "envs"},
    "bots": {"engine", "games", "envs/core", "bots"},
    "lab": {"engine", "games", "bots", "lab", "parlour"},
    "review": {"engine", "games", "bots", "review", "parlour"},
    "envs": {"engine", "games", "packs", "envs/core", "bots", "envs", "parlour"},
    "learn": {"engine", "games", "envs/core", "bots", "lab", "envs", "learn", "parlour"},
    "lessons": {"engine", "lessons", "parlour"},
    "pictures": {"engine", "pictures"},
    "puzzles": {"engine", "games", "bots", "lessons", "review", "puzzles", "parlour"},
    "server": {"engine", "games", "packs", "bots", "lab", "lessons", "pictures", "puzzles", "review", "server", "parlour"},
    "terminal": {"engine", "bots", "lessons", "puzzles", "server", "terminal", "parlour"},
    "cli": {"engine", "games", "bots", "lab", "review", "envs", "lessons", "packs", "server", "terminal", "cli", "parlour"}
    | {"pictures", "puzzles"},
}
"""By layer; `parlour` is the public face, `parlour/__init__.py`, which stands above what it gathers."""

NUMBERS = ("envs", "core")
"""A layer of its own: what a seat may know and do in numbers; bots that learned stand on it, environments on bots."""

MODULES = sorted(path for layer in MAY_IMPORT if layer != "envs/core" for path in (PACKAGE / layer).rglob("*.py"))


def imports_of_parlour(path: Path) -> set[tuple[str, ...]]:
    """Return the names below `parlour` that a module imports, split at the dots."""
    found: set[tuple[str, ...]] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {tuple(alias.name.split(".")) for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide where an arrow goes"
            origin = tuple((node.module or "").split("."))
            found |= {(*origin, alias.name) for alias in node.names}
    return {name[1:] for name in found if name[0] == "parlour"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_arrow_goes_up(path: Path) -> None:
    layer, *below = path.relative_to(PACKAGE).parts
    if (layer, below[0]) == NUMBERS:
        layer = "/".join(NUMBERS)
    for name in imports_of_parlour(path):
        target = name[0] if name and name[0] in MAY_IMPORT else "parlour"
        if name[:2] == NUMBERS:
            target = "/".join(NUMBERS)
        assert target in MAY_IMPORT[layer], f"{layer} imports {'.'.join(name)}"
        if layer == target == "games":
            assert name[1] == below[0], f"{below[0]} imports another game: {'.'.join(name)}"


def test_every_package_has_its_layer() -> None:
    assert {path.parent.name for path in PACKAGE.glob("*/__init__.py")} <= set(MAY_IMPORT)


KNOW_SQL = {
    *("statements", "tidying", "own", "moving", "store_sqlite", "schema", "dbfile"),
    *("store_postgres", "schema_postgres", "speaking_postgres", "writing_postgres", "hints_postgres", "studies_postgres"),
}
"""Modules of the server that may speak to a database."""

SQL = re.compile(r"\b(SELECT .* FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE TABLE)\b")


@pytest.mark.parametrize(
    "path", [path for path in MODULES if path.stem not in KNOW_SQL], ids=lambda path: path.relative_to(PACKAGE).as_posix()
)
def test_sql_and_databases_stay_in_the_stores(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            assert not {alias.name.partition(".")[0] for alias in node.names} & {"sqlite3", "psycopg"}
        elif isinstance(node, ast.ImportFrom):
            assert (node.module or "").partition(".")[0] not in ("sqlite3", "psycopg")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            assert not SQL.search(node.value), node.value


def test_every_room_of_the_server_is_on_the_map() -> None:
    text = (PACKAGE.parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    floors = text.partition("## The server\n")[2].partition("\n## ")[0].partition("|---|---|\n")[2]
    rooms = re.findall(r"`(\w+)`", floors)
    assert sorted(rooms) == sorted(path.stem for path in (PACKAGE / "server").glob("*.py") if path.stem != "__init__")
