"""A drawing painted into a PNG."""

from __future__ import annotations

import io
from functools import lru_cache
from importlib.resources import files
from typing import Any

from parlour.engine.errors import BadInput
from parlour.pictures.scene import Face, Scene, Shape, Words

FONTS = {
    "ui": "atkinson-hyperlegible-next.woff2",
    "bold": "atkinson-hyperlegible-next.woff2",
    "display": "abril-fatface.woff",
}
BOLD = 700
FINER = 2
"""Painted so many times as large, and then made smaller: edges become smooth."""

MOST = 2_400
"""No side of a picture has more dots."""


def png(scene: Scene, cover: bytes | None = None, width_of_cover: int = 0) -> bytes:
    """Return a drawing as PNG, with a picture of that width in its upper left corner if there is one."""
    try:
        from PIL import Image, ImageDraw  # noqa: PLC0415 - only whoever wants dots needs it
    except ImportError:
        msg = "a PNG needs Pillow; install it with: pip install pillow, or ask for an SVG"
        raise BadInput(msg) from None
    width, height = round(scene.width), round(scene.height)
    if max(width, height) > MOST:
        msg = f"a picture has at most {MOST} dots a side"
        raise BadInput(msg)
    image = Image.new("RGB", (width * FINER, height * FINER), scene.ground)
    draw = ImageDraw.Draw(image)
    for thing in scene.things:
        if isinstance(thing, Words):
            _write(draw, thing)
        else:
            _paint(draw, thing)
    image = image.resize((width, height), Image.Resampling.LANCZOS)
    if cover is not None:
        with Image.open(io.BytesIO(cover)) as given:
            shown = given.convert("RGB")
        size = (width_of_cover, round(shown.height * width_of_cover / shown.width))
        image.paste(shown.resize(size, Image.Resampling.LANCZOS), (0, 0))
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


@lru_cache(maxsize=32)
def _font(face: Face, size: int) -> Any:
    from PIL import ImageFont  # noqa: PLC0415

    font = ImageFont.truetype(io.BytesIO(files("parlour.pictures").joinpath("fonts", FONTS[face]).read_bytes()), size)
    if face == "bold":
        font.set_variation_by_axes([BOLD])
    return font


def _write(draw: Any, thing: Words) -> None:
    anchor = {"start": "ls", "middle": "ms", "end": "rs"}[thing.anchor]
    at = (thing.at[0] * FINER, thing.at[1] * FINER)
    draw.text(at, thing.text, fill=thing.fill, font=_font(thing.face, max(4, round(thing.size * FINER))), anchor=anchor)


def _paint(draw: Any, thing: Shape) -> None:
    points = [(x * FINER, y * FINER) for x, y in thing.points]
    line = round(thing.line * FINER) if thing.stroke else 0
    if thing.kind == "circle":
        ((x, y),) = points
        r = thing.size * FINER + line / 2
        draw.ellipse((x - r, y - r, x + r, y + r), fill=thing.fill or None, outline=thing.stroke or None, width=line)
    elif thing.kind == "area":
        draw.polygon(points, fill=thing.fill or None)
        if line:
            draw.line([*points, points[0], points[1]], fill=thing.stroke, width=line, joint="curve")
    else:
        draw.line(points, fill=thing.stroke, width=max(1, line), joint="curve")
        for x, y in (points[0], points[-1]):
            draw.ellipse((x - line / 2, y - line / 2, x + line / 2, y + line / 2), fill=thing.stroke)
