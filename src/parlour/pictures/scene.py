"""A drawing as a list of simple shapes, which can be written as SVG or painted into a PNG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Literal

Point = tuple[float, float]
Face = Literal["ui", "bold", "display"]
Anchor = Literal["start", "middle", "end"]

PLAIN = "Atkinson Hyperlegible Next, Segoe UI, Roboto, sans-serif"
FAMILY = {"ui": PLAIN, "bold": PLAIN, "display": "Abril Fatface, Georgia, serif"}
WIDE = {"ui": 0.5, "bold": 0.55, "display": 0.51}
"""How wide a letter is on average, in parts of its size."""


@dataclass(frozen=True)
class Shape:
    """A circle (one point and `size`), a line from point to point, or the area between them."""

    kind: Literal["circle", "line", "area"]
    points: tuple[Point, ...]
    fill: str = ""
    stroke: str = ""
    line: float = 0.0
    size: float = 0.0


@dataclass(frozen=True)
class Words:
    """A line of text."""

    at: Point
    text: str
    size: float
    fill: str
    face: Face = "ui"
    anchor: Anchor = "start"


@dataclass
class Scene:
    """A drawing of so many units."""

    width: float
    height: float
    ground: str
    things: list[Shape | Words] = field(default_factory=list)

    def circle(self, at: Point, size: float, fill: str, stroke: str = "", line: float = 0.0) -> None:
        """Draw a disc."""
        self.things.append(Shape("circle", (at,), fill, stroke, line, size))

    def line(self, points: Sequence[Point], stroke: str, line: float) -> None:
        """Draw a line from point to point."""
        self.things.append(Shape("line", tuple(points), "", stroke, line))

    def area(self, points: Sequence[Point], fill: str, stroke: str = "", line: float = 0.0) -> None:
        """Draw an area."""
        self.things.append(Shape("area", tuple(points), fill, stroke, line))

    def box(  # noqa: PLR0913 - where it is, and how it looks
        self, at: Point, width: float, height: float, fill: str, stroke: str = "", line: float = 0.0
    ) -> None:
        """Draw a rectangle."""
        x, y = at
        self.area([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], fill, stroke, line)

    def words(  # noqa: PLR0913 - what a line of text is
        self, at: Point, text: str, size: float, fill: str, face: Face = "ui", anchor: Anchor = "start"
    ) -> None:
        """Write a line; the point is at its foot."""
        self.things.append(Words(at, text, size, fill, face, anchor))

    def paste(self, other: Scene, at: Point, width: float, height: float) -> None:
        """Draw another scene into a rectangle of this one, as large as it fits, in its middle."""
        scale = min(width / other.width, height / other.height)
        left = at[0] + (width - scale * other.width) / 2
        top = at[1] + (height - scale * other.height) / 2

        def there(point: Point) -> Point:
            return left + scale * point[0], top + scale * point[1]

        self.box((left, top), scale * other.width, scale * other.height, other.ground)
        for thing in other.things:
            if isinstance(thing, Words):
                self.things.append(Words(there(thing.at), thing.text, scale * thing.size, thing.fill, thing.face, thing.anchor))
            else:
                points = tuple(there(point) for point in thing.points)
                self.things.append(Shape(thing.kind, points, thing.fill, thing.stroke, scale * thing.line, scale * thing.size))

    def svg(self) -> str:
        """Return the drawing as SVG: shapes and texts alone, nothing that runs and nothing from elsewhere."""
        size = f'width="{_n(self.width)}" height="{_n(self.height)}"'
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(self.width)} {_n(self.height)}" {size}>',
            f'<rect {size} fill="{self.ground}"/>',
            *(_written(thing) for thing in self.things),
            "</svg>",
        ]
        return "\n".join(parts) + "\n"


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def _written(thing: Shape | Words) -> str:
    if isinstance(thing, Words):
        weight = ' font-weight="700"' if thing.face == "bold" else ""
        return (
            f'<text x="{_n(thing.at[0])}" y="{_n(thing.at[1])}" font-family="{FAMILY[thing.face]}" font-size="{_n(thing.size)}"'
            f'{weight} text-anchor="{thing.anchor}" fill="{thing.fill}">{escape(thing.text)}</text>'
        )
    look = f'fill="{thing.fill or "none"}"'
    if thing.stroke:
        look += f' stroke="{thing.stroke}" stroke-width="{_n(thing.line)}"'
    if thing.kind == "circle":
        ((x, y),) = thing.points
        return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(thing.size)}" {look}/>'
    path = "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in thing.points)
    return f'<path d="{path}{"Z" if thing.kind == "area" else ""}" {look} stroke-linecap="round" stroke-linejoin="round"/>'


def wrapped(text: str, width: float, size: float, face: Face, most: int) -> list[str]:
    """Return a text in at most so many lines of about that width; what does not fit is left out, and shown to be.

    >>> wrapped("Dracula fell: Holmes won.", 70, 10, "ui", 2)
    ['Dracula fell:', 'Holmes won.']
    >>> wrapped("one two three four", 30, 10, "ui", 2)
    ['one', 'two…']
    """
    room = max(1, int(width / (size * WIDE[face])))
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and len(longer) > room:
            lines.append(line)
            line = word[:room]
        else:
            line = longer[: max(room, len(line))]
    lines.append(line)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]}…"]
    return lines
