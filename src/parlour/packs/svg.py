"""Pictures of packs: an SVG is let through only as far as it draws; everything else in it is refused.

What comes out is written anew from what was understood, so nothing survives that this file does not name.
"""

from __future__ import annotations

import math
import re
from html import escape
from typing import NoReturn
from xml.etree import ElementTree as ET

from parlour.engine.errors import BadInput

MOST_ELEMENTS = 200
MOST_DEPTH = 8
MOST_LETTERS = 16_384
WIDEST = 1_000_000
FARTHEST = 100
"""So many times as large as its box a shape may be: what reaches further is not seen, and keeps a browser busy."""

_NAMESPACE = "{http://www.w3.org/2000/svg}"
_SHAPES = frozenset({"g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"})
_NUMBER = r"-?(?:\d+(?:\.\d*)?|\.\d+)(?:e-?\d+)?"
_LENGTH = re.compile(rf"^{_NUMBER}(?:px|%)?\Z")
_NUMBERS = re.compile(rf"^\s*{_NUMBER}(?:[\s,]+{_NUMBER})*\s*\Z")
_PATH = re.compile(r"^[MmZzLlHhVvCcSsQqTtAa0-9eE\s,.+-]*\Z")
_COLOR = re.compile(r"^(?:#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,24})\Z")
_TRANSFORM = re.compile(
    rf"^(?:\s*(?:translate|scale|rotate|skewX|skewY|matrix)\(\s*{_NUMBER}(?:[\s,]+{_NUMBER}){{0,5}}\s*\))+\s*\Z"
)
_ANY_NUMBER = re.compile(r"(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_STEP = re.compile(rf"[A-Za-z]|{_ANY_NUMBER.pattern}")
_STRETCH = re.compile(r"(scale|skew|matrix)[XY]?\(([^)]*)\)")
_WORD = re.compile(r"^[a-z]{1,12}\Z")

_ATTRIBUTES: dict[str, re.Pattern[str]] = {
    **dict.fromkeys(("x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "stroke-width"), _LENGTH),
    **dict.fromkeys(("opacity", "fill-opacity", "stroke-opacity", "stroke-miterlimit"), _LENGTH),
    **dict.fromkeys(("fill", "stroke"), _COLOR),
    **dict.fromkeys(("fill-rule", "clip-rule", "stroke-linecap", "stroke-linejoin"), _WORD),
    "points": _NUMBERS,
    "d": _PATH,
    "transform": _TRANSFORM,
}
_NO_SIZES = frozenset({"fill", "stroke", "transform"})


def clean(text: str) -> str:
    """Return a picture with nothing in it but shapes, in a box of its own; anything else is refused.

    >>> clean('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>')
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>'
    """
    if len(text) > MOST_LETTERS:
        _refuse(f"a picture has at most {MOST_LETTERS:,} letters, not {len(text):,}")
    body = re.sub(r"^\ufeff?\s*<\?xml[^?]{0,100}\?>", "", text)
    body = re.sub(r"<!--(?:(?!--).){0,500}-->", "", body, flags=re.DOTALL)
    # Entities, doctypes, CDATA and instructions are what XML is attacked with; shapes need none of them.
    for mark in ("<!", "<?", "&"):
        if mark in body:
            _refuse(f"a picture holds shapes only, no {mark!r}")
    try:
        root = ET.fromstring(body)  # noqa: S314 - nothing that could expand is left in it
    except (ET.ParseError, ValueError, RecursionError) as wrong:
        _refuse(f"not readable as SVG: {wrong}")
    if _name(root) != "svg":
        _refuse("the picture is no <svg>")
    box = root.get("viewBox", "")
    if not re.match(rf"^{_NUMBER}(?:[\s,]+{_NUMBER}){{3}}\Z", box):
        _refuse('the <svg> needs a viewBox of four numbers, such as viewBox="0 0 100 100"')
    *_, wide, high = map(float, re.findall(_NUMBER, box))
    if not (0 < wide <= WIDEST and 0 < high <= WIDEST):
        _refuse(f"the viewBox is {wide:g} x {high:g}; its sides are from 0 to {WIDEST:,}")
    count = [0]
    inside = "".join(_written(element, 1, count, FARTHEST * max(wide, high)) for element in root)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{escape(box)}">{inside}</svg>'


def _name(element: ET.Element) -> str:
    return element.tag.removeprefix(_NAMESPACE)


def _sizes(text: str) -> list[float]:
    return [float(number) for number in _ANY_NUMBER.findall(text)]


def _path_sizes(path: str) -> list[float]:
    """Return the numbers of a path. Nothing need stand behind the two flags of an arc: `11100` is 1, 1 and 100."""
    found: list[float] = []
    at, of_arc = 0, None
    while step := _STEP.search(path, at):
        at = step.end()
        if step[0].isalpha():
            of_arc = 0 if step[0] in "Aa" else None
            continue
        if of_arc is not None:
            of_arc = of_arc % 7 + 1
            if of_arc in (4, 5):
                at = step.start() + 1
                continue
        found.append(float(step[0]))
    return found


def _stretches(transform: str) -> float:
    """Return how many times larger a transform makes something at most."""
    found = 1.0
    for kind, numbers in _STRETCH.findall(transform):
        sizes = _sizes(numbers)
        if kind == "skew":
            found *= 1 + abs(math.tan(math.radians(sizes[0])))
        else:
            found *= max(1.0, max(sizes) if kind == "scale" else max(sum(sizes[:4:2]), sum(sizes[1:4:2])))
    return found


def _written(element: ET.Element, depth: int, count: list[int], reach: float) -> str:
    """Return an element as it is let through; `reach` is how large a number may be in it."""
    name = _name(element)
    count[0] += 1
    if count[0] > MOST_ELEMENTS or depth > MOST_DEPTH:
        _refuse(f"a picture has at most {MOST_ELEMENTS} shapes, {MOST_DEPTH} deep")
    if name in ("title", "desc", "metadata"):
        return ""
    if name not in _SHAPES:
        _refuse(f"a picture holds shapes only, no <{name[:40]}>")
    written = [f"<{name}"]
    reach /= _stretches(" ".join(element.get(f"{space}transform", "") for space in ("", _NAMESPACE)))
    for key, value in element.attrib.items():
        plain = key.removeprefix(_NAMESPACE)
        if plain in ("id", "class", "style") or plain.startswith("{"):
            _refuse(f"<{name}>: no {plain[:40]}; write fill, stroke and the like as attributes")
        if plain == "stroke-dasharray":
            # Tiny dashes keep a browser busy for minutes; a line without any is no reason to open no game with the picture.
            continue
        if plain not in _ATTRIBUTES:
            _refuse(f"<{name}>: {plain[:40]} is not drawn")
        if not _ATTRIBUTES[plain].match(value):
            _refuse(f"<{name}>: {plain} cannot be {value[:40]!r}")
        sizes = _path_sizes(value) if plain == "d" else _sizes(value)
        if plain not in _NO_SIZES and max(sizes, default=0.0) > reach:
            _refuse(f"<{name}>: {plain} reaches farther than {FARTHEST} times the viewBox")
        written.append(f' {plain}="{escape(value)}"')
    inside = "".join(_written(inner, depth + 1, count, reach) for inner in element)
    return "".join([*written, ">", inside, f"</{name}>"]) if inside else "".join([*written, "/>"])


def _refuse(what: str) -> NoReturn:
    raise BadInput(what) from None
