"""A board drawn with letters: spaces where they lie on the printed board, lines between neighbours."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.unmatched.board import Board

WIDTH: Final = 80
SHALLOW: Final = 3.2
"""A line this many times wider than high is drawn with dashes, a steeper one with one stroke in each row."""

Cell = tuple[int, int]
Grid = list[list[str]]

_cells: Final[dict[str, list[Cell]]] = {}


def draw(board: Board, marks: dict[int, str]) -> list[str]:
    """Return the rows of the drawing; `marks` says what to write below the name of a space."""
    if board.id not in _cells:
        _cells[board.id] = cells(board)
    places = _cells[board.id]
    grid: Grid = [[" "] * WIDTH for _ in range(max(row for _, row in places) + 2)]
    for a, b in board.edges:
        _line(grid, min(places[a], places[b]), max(places[a], places[b]))
    for n, cell in enumerate(places):
        _write(grid, cell, label(board, n))
        if n in marks:
            _write(grid, (cell[0], cell[1] + 1), marks[n])
    return ["".join(row).rstrip() for row in grid]


def label(board: Board, space: i64) -> str:
    """Return the name of a space with the letters of its zones, and a star if a passage opens there."""
    letters = {zone.id: chr(ord("A") + n) for n, zone in enumerate(board.zones)}
    star = "*" if space in board.passages else " "
    return board.spaces[space].label + star + "".join(letters[zone] for zone in board.spaces[space].zones)


def cells(board: Board) -> list[Cell]:
    """Return column and row of every space; columns that nearly agree are made to agree, so that lines come out straight."""
    height = round(WIDTH * board.aspect[1] / board.aspect[0] / 2) - 2
    columns = _spread([space.x for space in board.spaces], 3, WIDTH - 5)
    rows = _spread([space.y for space in board.spaces], 0, height)
    straight: dict[int, int] = {}
    last = -2
    for column in sorted(set(columns)):
        if column - last > 1:
            last = column
        straight[column] = last
    return [(straight[column], row) for column, row in zip(columns, rows, strict=True)]


def _spread(values: list[float], low: int, high: int) -> list[int]:
    least, most = min(values), max(values)
    return [low + round((value - least) / (most - least) * (high - low)) for value in values]


def _write(grid: Grid, cell: Cell, text: str) -> None:
    """Write a text centred on a cell, within the drawing."""
    start = max(0, min(WIDTH - len(text), cell[0] - len(text) // 2))
    grid[cell[1]][start : start + len(text)] = list(text)


def _line(grid: Grid, left: Cell, right: Cell) -> None:
    """Draw the line between two neighbours; names are written over its ends."""
    (x, y), (dx, dy) = left, (right[0] - left[0], right[1] - left[1])
    if dx >= SHALLOW * abs(dy):
        for step in range(dx + 1):
            height = y + dy * step / dx
            row = round(height)
            grid[row][x + step] = "_" if height - row > 0.25 else "-"
        return
    slant = "\\" if dy > 0 else "/"
    column = x
    for step in range(abs(dy) + 1):
        following = round(x + dx * step / abs(dy))
        grid[y + (step if dy > 0 else -step)][following] = "|" if following == column else slant
        column = following
