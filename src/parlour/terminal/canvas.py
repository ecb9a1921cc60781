"""A sheet of characters: lines drawn in dots, words over them, and which piece lies where."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

BRAILLE = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The dot of a cell by its row and column."""

PLAIN = Style.null()


@dataclass(frozen=True)
class Spot:
    """Where a piece or a place can be pointed at."""

    id: str
    x: int
    y: int
    width: int

    def holds(self, x: int, y: int) -> bool:
        """Say whether a point lies on it."""
        return y == self.y and self.x <= x < self.x + self.width


Words = list[tuple[str, Style]]
"""Pieces of text, each in its style."""


def width_of(words: Words) -> int:
    """Return how many cells some words take."""
    return sum(len(text) for text, _ in words)


def cut(text: Text, width: int) -> Text:
    """Return a line that fits, with a sign where something is missing."""
    line = text.copy()
    line.truncate(max(width, 1), overflow="ellipsis")
    return line


@dataclass
class Canvas:
    """What is drawn so far. Everything outside the sheet is left out."""

    width: int
    height: int
    spots: list[Spot] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._letters = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[PLAIN] * self.width for _ in range(self.height)]
        self._taken = [[False] * self.width for _ in range(self.height)]

    def write(self, x: int, y: int, words: Words, spot: str = "") -> None:
        """Write over whatever is there; the words may be pointed at under the name of a spot."""
        start = x
        for text, style in words:
            for letter in text:
                if 0 <= x < self.width and 0 <= y < self.height:
                    self._letters[y][x] = letter
                    self._styles[y][x] = style
                    self._taken[y][x] = True
                x += 1
        if spot:
            self.spots.append(Spot(spot, start, y, x - start))

    def line(self, start: tuple[int, int], end: tuple[int, int], style: Style) -> None:
        """Draw a thin line between the middles of two cells, under the words."""
        (x1, y1), (x2, y2) = (start[0] * 2 + 1, start[1] * 4 + 2), (end[0] * 2 + 1, end[1] * 4 + 2)
        steps = max(abs(x2 - x1), abs(y2 - y1), 1)
        for n in range(steps + 1):
            self._dot(round(x1 + (x2 - x1) * n / steps), round(y1 + (y2 - y1) * n / steps), style)

    def _dot(self, x: int, y: int, style: Style) -> None:
        column, row = x // 2, y // 4
        if not (0 <= column < self.width and 0 <= row < self.height) or self._taken[row][column]:
            return
        there = ord(self._letters[row][column])
        before = there - BRAILLE if BRAILLE <= there < BRAILLE + 256 else 0
        self._letters[row][column] = chr(BRAILLE + (before | DOTS[y % 4][x % 2]))
        self._styles[row][column] = style

    def rows(self) -> list[Text]:
        """Return the sheet line by line."""
        found = []
        for letters, styles in zip(self._letters, self._styles, strict=True):
            line = Text(no_wrap=True, end="")
            start = 0
            for n in range(1, self.width + 1):
                if n == self.width or styles[n] is not styles[start]:
                    line.append("".join(letters[start:n]), styles[start])
                    start = n
            found.append(line)
        return found

    def spot_at(self, x: int, y: int) -> str:
        """Return the spot that lies at a point, the last one written first; nothing if there is none."""
        return next((spot.id for spot in reversed(self.spots) if spot.holds(x, y)), "")

    def spot(self, id: str) -> Spot | None:
        """Return where a spot is."""
        return next((spot for spot in self.spots if spot.id == id), None)


@dataclass(frozen=True)
class Node:
    """A place on a map: where it lies (0 to 1 from the upper left), and how it is written, the longest way first."""

    id: str
    x: float
    y: float
    ways: tuple[Words, ...]
    below: tuple[Words, ...] = ()
    """Who and what is there, the longest way first; written under the place if there is room, else beside it."""


@dataclass(frozen=True)
class Edge:
    """A way between two places, with something written half-way."""

    a: str
    b: str
    style: Style
    mark: Words = field(default_factory=list)
    spot: str = ""


def draw_map(width: int, height: int, nodes: list[Node], edges: list[Edge]) -> Canvas:
    """Draw places and ways into a sheet of any size.

    Room is given away in the order of what a player needs most: every place in short, who and what is there, what is on the
    ways; then names grow as far as there is room left.
    """
    sheet = Canvas(width, height)
    at = _places(nodes, width, height)
    for edge in edges:
        sheet.line(at[edge.a], at[edge.b], edge.style)
    room = _Room(width, height)
    shorts = {node.id: room.give(node.id, [(at[node.id], width_of(node.ways[-1]))]) for node in nodes}
    belows: dict[str, tuple[Words, tuple[int, int]]] = {}
    for node in nodes:
        for words in node.below:
            place = room.give("", _around(at[node.id], width_of(node.ways[-1]), width_of(words)))
            if place is not None:
                belows[node.id] = words, place
                break
    for edge in edges:
        if edge.mark:
            place = room.give("", _between(at[edge.a], at[edge.b], width_of(edge.mark)))
            if place is not None:
                sheet.write(*place, edge.mark, edge.spot)
    for node in nodes:
        words, place = node.ways[-1], shorts[node.id]
        for longer in node.ways[:-1]:
            found = room.give(node.id, _grown(at[node.id], width_of(longer)))
            if found is not None:
                words, place = longer, found
                break
        if node.below and node.id not in belows:
            # Too crowded: whoever is there matters more than the name.
            words, place = node.below[-1], at[node.id]
        if place is not None:
            sheet.write(*place, words, node.id)
        if node.id in belows:
            below, beside = belows[node.id]
            sheet.write(*beside, below, node.id)
    return sheet


def _places(nodes: list[Node], width: int, height: int) -> dict[str, tuple[int, int]]:
    """Spread the places over the whole sheet, with room for what stands below the lowest."""
    margin = max((width_of(node.ways[-1]) for node in nodes), default=2) // 2 + 1
    left, top = min(node.x for node in nodes), min(node.y for node in nodes)
    across, down = max(node.x for node in nodes) - left or 1, max(node.y for node in nodes) - top or 1
    return {
        node.id: (
            margin + round((node.x - left) / across * (width - 1 - 2 * margin)),
            round((node.y - top) / down * (height - 2)),
        )
        for node in nodes
    }


Place = tuple[tuple[int, int], int]
"""A point that words should cover, and how long they are."""


def _around(at: tuple[int, int], name: int, size: int) -> list[Place]:
    """Where something can stand that belongs to a place: below it, behind it, before it, above it."""
    x, y = at
    beside = (name + size) // 2 + 1
    return [
        ((x, y + 1), size),
        ((x + beside, y), size),
        ((x - beside, y), size),
        ((x, y - 1), size),
        ((x + size // 2, y + 1), size),
    ]


def _between(a: tuple[int, int], b: tuple[int, int], size: int) -> list[Place]:
    """Where something can stand that is on its way between two places."""
    shares = (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73)
    return [((round(a[0] + (b[0] - a[0]) * share), round(a[1] + (b[1] - a[1]) * share)), size) for share in shares]


def _grown(at: tuple[int, int], size: int) -> list[Place]:
    """Where a longer name can stand: over its place, or as far to either side as it still covers it."""
    x, y = at
    return [((x + shift, y), size) for shift in (0, size // 3, -(size // 3))]


class _Room:
    """Which cells are given away, and to whom."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.owner: dict[tuple[int, int], str] = {}

    def give(self, who: str, wanted: list[Place]) -> tuple[int, int] | None:
        """Give away the first place that is free, a blank on either side, and return its left end."""
        for (x, y), size in wanted:
            if not 0 <= y < self.height or size > self.width:
                continue
            left = max(0, min(x - size // 2, self.width - size))
            cells = range(max(left - 1, 0), min(left + size + 1, self.width))
            if all(self.owner.get((cell, y), who) == who and (who or (cell, y) not in self.owner) for cell in cells):
                for cell in range(left, left + size):
                    self.owner[cell, y] = who or "-"
                return left, y
        return None
