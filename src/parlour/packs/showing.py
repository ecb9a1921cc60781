"""Cards and boards of a pack as one page for a printer: nine cards to a sheet of A4 or Letter, cut and play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from html import escape

PER_SHEET = 9

MARK = '<meta name="generator" content="parlour pack show">'
"""By this a page of ours is known: one that was made before may be made anew."""


@dataclass(frozen=True)
class Face:
    """One card as it is printed."""

    name: str
    kind: str
    """What sort of card it is, in words."""
    mark: str = ""
    """What stands large in its corner."""
    foot: str = ""
    """What stands small at its lower edge."""
    banner: str = ""
    texts: Sequence[tuple[str, str]] = ()
    """When something happens, and what."""
    copies: int = 1
    color: str = "#555555"
    shade: str = "#dddddd"
    """The color of its sort."""


@dataclass(frozen=True)
class Sheet:
    """A part of the page: cards under a heading, and pictures."""

    heading: str
    lines: Sequence[str] = ()
    faces: Sequence[Face] = ()
    pictures: Sequence[str] = field(default=())
    """SVG, made here."""


def color_of(id: str) -> str:
    """Return the color of something from its id: the same one everywhere, dark enough for white letters.

    >>> color_of("moth") == color_of("moth") != color_of("owl")
    True
    """
    hue = sha256(id.encode()).digest()[0] * 360 // 256
    return hsl(hue, 0.42, 0.34)


def hsl(hue: float, saturation: float, lightness: float) -> str:
    """Return a color as hexadecimal digits.

    >>> hsl(0, 0.5, 0.5)
    '#bf4040'
    """
    spread = saturation * min(lightness, 1 - lightness)

    def part(n: int) -> int:
        k = (n + hue / 30) % 12
        return round(255 * (lightness - spread * max(-1.0, min(k - 3, 9 - k, 1.0))))

    return f"#{part(0):02x}{part(8):02x}{part(4):02x}"


def page(title: str, subtitle: str, sheets: Sequence[Sheet], *, copies: bool = True, code: str = "en") -> str:
    """Return the whole page; with `copies`, every card as often as the deck holds it."""
    parts = [_sheet(sheet, copies=copies) for sheet in sheets]
    return (
        f'<!doctype html>\n<html lang="{escape(code)}">\n<head>\n<meta charset="utf-8">\n{MARK}\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(subtitle)}</p></header>\n{''.join(parts)}</body>\n</html>\n"
    )


def _sheet(sheet: Sheet, *, copies: bool) -> str:
    faces = [face for face in sheet.faces for _ in range(face.copies if copies else 1)]
    pages = [faces[n : n + PER_SHEET] for n in range(0, len(faces), PER_SHEET)]
    lines = "".join(f"<p>{escape(line)}</p>" for line in sheet.lines)
    cards = "".join(f'<div class="cards">{"".join(_face(face) for face in some)}</div>' for some in pages)
    pictures = "".join(f'<figure class="board">{picture}</figure>' for picture in sheet.pictures)
    return f'<section>\n<div class="about"><h2>{escape(sheet.heading)}</h2>{lines}</div>\n{pictures}{cards}</section>\n'


def _face(face: Face) -> str:
    texts = "".join(f"<p>{f'<b>{escape(when)}</b> ' if when else ''}{escape(text)}</p>" for when, text in face.texts)
    mark = f'<span class="mark">{escape(face.mark)}</span>' if face.mark else ""
    return (
        f'<article class="card" style="--own:{escape(face.color)};--sort:{escape(face.shade)}">'
        f'<header>{mark}<span class="kind">{escape(face.kind)}</span></header><h3>{escape(face.name)}</h3>'
        f'<div class="texts">{texts}</div>'
        f"<footer><span>{escape(face.banner)}</span><span>{escape(face.foot)}</span></footer></article>"
    )


STYLE = """
@page { margin: 7mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 190mm; padding: 6mm 0; color: #1c1b1a; background: #fff; font: 11pt/1.35 Georgia,
  "Times New Roman", serif }
h1 { margin: 0; font-size: 20pt } h2 { margin: 6mm 0 1mm; font-size: 15pt } header p, .about p { margin: 0 0 2mm }
.cards { display: grid; grid-template-columns: repeat(3, 63mm); grid-auto-rows: 88mm; break-inside: avoid;
  margin-bottom: 6mm }
.card { display: flex; flex-direction: column; border: .3mm solid #999; border-top: 4mm solid var(--own); padding: 2mm
  4mm 3mm; overflow: hidden }
.card header { display: flex; align-items: center; justify-content: space-between; font: 8pt sans-serif;
  text-transform: uppercase; letter-spacing: .06em }
.mark { display: grid; place-items: center; min-width: 11mm; height: 11mm; border-radius: 50%; background:
  var(--sort); color: #fff; font: 700 16pt sans-serif }
.kind { color: #444; margin-left: auto } h3 { margin: 2mm 0; font-size: 12.5pt; line-height: 1.15 }
.texts { flex: 1; font-size: 9.5pt } .texts p { margin: 0 0 1.5mm } .texts b { font: 700 7.5pt sans-serif;
  text-transform: uppercase; color: var(--own) }
.card footer { display: flex; justify-content: space-between; align-items: baseline; font: 700 8pt sans-serif; color:
  var(--own) }
.board { margin: 4mm 0; break-inside: avoid } .board svg { width: 100%; height: auto; border: .3mm solid #999 }
@media print { body { padding: 0; max-width: none } .cards { margin: 0; justify-content: center }
  section { break-before: page } section:first-of-type { break-before: auto }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact } }
"""
