"""A board drawn for a report: its spaces where they lie, the fuller the more often they were entered."""

from __future__ import annotations

from html import escape

from parlour.engine.title import Json
from parlour.lab.columns import number

WIDE = 900
MARGIN = 44
SMALL, LARGE = 11.0, 26.0
LEAST_SHADE, MOST_SHADE = 0.08, 0.9
ON_DARK = 0.55
"""From this shade on, figures are written in the colour of the page."""
FEW_LETTERS = 4
"""Labels up to this length stand within their space."""


def heat_map(found: Json, name: str) -> str:
    """Return a board as SVG in the colours of the page; every space says its figure when pointed at, and the table has them all."""
    high = WIDE / found["aspect"]
    most = max((spot["mean"] for spot in found["spots"]), default=0.0) or 1.0
    at = {spot["ref"]: (MARGIN + spot["x"] / 100 * WIDE, MARGIN + spot["y"] / 100 * high) for spot in found["spots"]}
    about = f"Where pieces go on {found['board']}; the table below has the figures"
    box = f'viewBox="0 0 {WIDE + 2 * MARGIN} {high + 2 * MARGIN:.0f}" width="{WIDE + 2 * MARGIN}"'
    parts = [f'<svg role="img" aria-label="{escape(about)}" class="board" id="{name}" {box}>']
    for one, other in found["lines"]:
        if one in at and other in at:
            (x, y), (a, b) = at[one], at[other]
            parts.append(f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{a:.1f}" y2="{b:.1f}" class="way"/>')
    for spot in found["spots"]:
        parts.append(_spot(spot, *at[spot["ref"]], spot["mean"] / most))
    return "".join([*parts, "</svg>"])


def _spot(spot: Json, x: float, y: float, share: float) -> str:
    """Return a space: its size and shade say how often it was entered."""
    radius = SMALL + (LARGE - SMALL) * share**0.5
    shade = LEAST_SHADE + (MOST_SHADE - LEAST_SHADE) * share
    called = spot["name"] or spot["label"]
    text = f"{called}: {number(spot['mean'])} a game"
    short = len(spot["label"]) <= FEW_LETTERS
    inside = spot["label"] if short else number(spot["mean"])
    tone = "inside" if shade >= ON_DARK else "outside"
    label = "" if short else f'<text x="{x:.1f}" y="{y + radius + 14:.1f}" class="label">{escape(spot["label"])}</text>'
    return (
        f'<g><title>{escape(text)}</title><circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" class="ground"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" class="heat" fill-opacity="{shade:.2f}"/>'
        f'<text x="{x:.1f}" y="{y + 4:.1f}" class="{tone}">{escape(inside)}</text>{label}</g>'
    )


def rows(found: Json) -> tuple[list[str], list[list[str]]]:
    """Return the same as a table, the fullest space first."""
    spots = sorted(found["spots"], key=lambda spot: (-spot["mean"], spot["label"]))
    return ["space", "entered in a game", "95 % interval"], [
        [
            spot["label"] if spot["name"] in ("", spot["label"]) else f"{spot['label']} {spot['name']}",
            f"{spot['mean']:.2f}",
            "?" if None in (spot["low"], spot["high"]) else f"{spot['low']:.2f} to {spot['high']:.2f}",
        ]
        for spot in spots
    ]
