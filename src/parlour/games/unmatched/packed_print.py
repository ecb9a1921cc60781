"""Cards and boards of Unmatched on paper."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from typing import Final

from parlour.engine.messages import Language
from parlour.games.unmatched.board import Board
from parlour.games.unmatched.catalogue import hero_printed
from parlour.games.unmatched.catalogued import DeckCard, PrintedHero, Sidekicks
from parlour.games.unmatched.content import Content, Hero
from parlour.packs.showing import Face, Sheet, color_of

TYPE_COLORS: Final = {"attack": "#a4372c", "defense": "#2f5d8a", "versatile": "#6b4a86", "scheme": "#a8842a"}
LETTERS: Final = "ABCDEFGH"
_WIDE: Final = 1000
_ROUND: Final = 30


def hero_sheet(hero: Hero, content: Content, words: Language) -> Sheet:
    """Return a hero's deck, and what is printed on the hero's card."""
    printed = hero_printed(hero, words)
    color = content.looks.get(hero.id) or color_of(hero.id)

    def fighter(entry: PrintedHero | Sidekicks, count: int = 1) -> str:
        several = f" ({count})" if count > 1 else ""
        return f"{entry['name']}{several}: {label('health')} {entry['health']}, {reach(entry['attack'])}"

    def label(name: str) -> str:
        message = f"figure-{name}"
        return words.text(message, {}) if words.has(message) else name

    def reach(kind: str) -> str:
        return label("ranged") if kind == "ranged" else words.text("print-melee", {})

    lines = [
        f"{fighter(printed)}, {label('move')} {printed['move']}",
        *(fighter(one, one["count"]) for one in printed["sidekicks"]),
    ]
    lines.append(f"{printed['ability']['name']}: {printed['ability']['text']}")
    faces = [_face(card, color, words) for card in printed["deck"]]
    pictures = [content.pictures[hero.id]] if hero.id in content.pictures else []
    return Sheet(printed["name"], lines, faces, [f'<div style="width:40mm">{picture}</div>' for picture in pictures])


def _face(card: DeckCard, color: str, words: Language) -> Face:
    texts = [(part["label"], part["text"]) for part in card["parts"]]
    return Face(
        name=card["name"],
        kind=words.text(f"type-{card['type']}", {}),
        mark="" if card["value"] is None else str(card["value"]),
        foot=f"BOOST {card['boost']}",
        banner=card["banner"],
        texts=texts if texts or not card["text"] else [("", card["text"])],
        copies=card["copies"],
        color=color,
        shade=TYPE_COLORS[card["type"]],
    )


def board_sheet(board: Board, words: Language) -> Sheet:
    """Return a board drawn from its graph: lines, spaces in the colours of their zones, with the letters of those."""
    letters = {zone.id: LETTERS[n] for n, zone in enumerate(board.zones)}
    lines = [words.attribute(board.noun, "text")]
    lines.append(", ".join(f"{letters[zone.id]} {words.text(board.zone_name(zone), {})}" for zone in board.zones))
    return Sheet(words.noun(board.noun), lines, (), [_drawn(board, letters)])


def _drawn(board: Board, letters: dict[str, str]) -> str:
    high = round(_WIDE * board.aspect[1] / board.aspect[0])
    at = [(space.x * _WIDE / 100, space.y * high / 100) for space in board.spaces]
    colors = {zone.id: zone.color for zone in board.zones}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {high}">',
        f'<rect width="{_WIDE}" height="{high}" fill="#f6f1e6"/>',
    ]
    for one, other in board.edges:
        (x1, y1), (x2, y2) = at[one], at[other]
        parts.append(f'<path d="M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}" stroke="#4a443b" stroke-width="5"/>')
    for n, space in enumerate(board.spaces):
        x, y = at[n]
        parts += _slices(x, y, [colors[zone] for zone in space.zones])
        keyhole = ' stroke-dasharray="8 5"' if n in board.passages else ""
        parts.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{_ROUND}" fill="none" stroke="#2b2620" stroke-width="4"{keyhole}/>')
        parts.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="15" fill="#fffdf6"/>')
        parts.append(_written(x, y + 6, 17, space.label))
        parts.append(_written(x, y + _ROUND + 14, 13, "".join(letters[zone] for zone in space.zones)))
        if n in board.starts:
            parts.append(_written(x + _ROUND, y - _ROUND + 8, 20, f"★{board.starts.index(n) + 1}"))
    return "".join([*parts, "</svg>"])


def _slices(x: float, y: float, colors: list[str]) -> list[str]:
    """Return a disc in as many equal slices as there are colors."""
    if len(colors) == 1:
        return [f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{_ROUND}" fill="{colors[0]}"/>']
    found: list[str] = []
    for n, color in enumerate(colors):
        angles = (2 * pi * (n / len(colors) - 0.25), 2 * pi * ((n + 1) / len(colors) - 0.25))
        (x1, y1), (x2, y2) = [(x + _ROUND * cos(angle), y + _ROUND * sin(angle)) for angle in angles]
        found.append(f'<path d="M{x:.1f} {y:.1f}L{x1:.1f} {y1:.1f}A{_ROUND} {_ROUND} 0 0 1 {x2:.1f} {y2:.1f}z" fill="{color}"/>')
    return found


def _written(x: float, y: float, size: int, text: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" font-family="sans-serif" text-anchor="middle">{escape(text)}</text>'
