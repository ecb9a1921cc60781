"""Every pair of colours that people must tell apart, in all moods, both themes and all palettes, measured as WCAG does."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from server.hosting import Running

TEXT = 4.5
SHAPE = 3.0
GROUNDS = ("bg", "surface", "surface-2")
PAIRS: list[tuple[str, str, float]] = [
    *((ink, ground, TEXT) for ink in ("ink", "ink-2") for ground in GROUNDS),
    *((ink, ground, TEXT) for ink in ("accent-text", "good", "warn", "bad") for ground in ("surface", "surface-2")),
    ("accent-ink", "accent", TEXT),
    *(("on-seat", f"seat-{seat}", TEXT) for seat in range(1, 6)),
    *((f"seat-{seat}", ground, SHAPE) for seat in range(1, 6) for ground in ("surface", "surface-2")),
    *((line, ground, SHAPE) for line in ("legal", "focus") for ground in ("surface", "surface-2")),
]
OF_ORANGE = [
    (f"area-{area}", ground, SHAPE) for area in ("red", "yellow", "blue", "green", "brown") for ground in ("city", "country")
]
OF_UNMATCHED = [("on-type", kind, TEXT) for kind in ("attack", "defense", "versatile", "scheme")]
RESOLVE = """([game, theme, palette, names]) => {
  const root = document.documentElement;
  root.dataset.game = game;
  root.dataset.theme = theme;
  root.dataset.palette = palette;
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return Object.fromEntries(names.map((name) => {
    const probe = document.createElement('i');
    probe.className = 'vh';
    document.body.append(probe);
    probe.style.color = `var(--${name})`;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    pen.fillRect(0, 0, 1, 1);
    return [name, [...pen.getImageData(0, 0, 1, 1).data]];
  }));
}"""


def luminance(colour: list[int]) -> float:
    parts = [value / 255 for value in colour[:3]]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: list[int], other: list[int]) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_is_the_measure() -> None:
    assert contrast([0, 0, 0, 255], [255, 255, 255, 255]) == pytest.approx(21)
    assert contrast([119, 119, 119, 255], [255, 255, 255, 255]) == pytest.approx(4.48, abs=0.01)


def test_colours_can_be_told_apart(running: Running, opener: Opener) -> None:
    weak: list[str] = []
    measured = 0
    for game in ("parlour", "unmatched", "black-orchestra", "orange-shall-overcome"):
        # The colours of a game come with its own page.
        page: Any = opener(running.address if game == "parlour" else f"{running.address}/new?game={game}")
        page.wait_for_load_state("networkidle")
        pairs = PAIRS + (OF_ORANGE if game.startswith("orange") else OF_UNMATCHED if game == "unmatched" else [])
        names = sorted({name for one, other, _ in pairs for name in (one, other)})
        for theme in ("light", "dark"):
            for palette in ("plain", "cb-red-green", "cb-blue-yellow"):
                colours = page.evaluate(RESOLVE, [game, theme, palette, names])
                for one, other, least in pairs:
                    found = contrast(colours[one], colours[other])
                    measured += 1
                    if found < least:
                        weak.append(f"{game} {theme} {palette}: {one} on {other} is {found:.2f}, not {least}")
    assert measured > 600
    assert weak == []
