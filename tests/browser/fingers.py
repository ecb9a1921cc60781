"""What a finger meets on a small screen: whatever can be pressed is large enough, and nothing lies over what may be chosen."""

from __future__ import annotations

from typing import Any

from browser.playing import GLOWING

LEAST = 43
"""Pixels: 44 less an edge that was rounded away."""

MISSED = """([what, least]) => {
  const open = [...document.querySelectorAll('dialog[open], .interrupt, .finish')].pop() ?? document;
  return [...open.querySelectorAll(what)].flatMap((one) => {
    if (one.disabled || !one.checkVisibility({visibilityProperty: true, opacityProperty: true})) return [];
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const here = (x, y) => { const hit = document.elementFromPoint(x, y); return hit !== null && one.contains(hit); };
    // What has scrolled away, or lies under something else, is no question of its size.
    if (!here(x, y)) return [];
    const far = (dx, dy) => {
      let step = 0;
      while (step < least && here(x + dx * (step + 1), y + dy * (step + 1))) step += 1;
      return step;
    };
    const [wide, high] = [far(-1, 0) + far(1, 0) + 1, far(0, -1) + far(0, 1) + 1];
    return Math.min(wide, high) >= least ? [] : [`${wide} x ${high} ${one.className}: ${one.textContent.trim().slice(0, 40)}`];
  });
}"""

# What scrolls in a row is cut at its edge, and a card of the hand lies half under the next one.
PRESSED = "button:not(.phone-row *, .hand *, .log *, .whole *), .top a"

# Whoever stands on the board may have to stand under it where every corner is wanted.
PLACES = ", ".join(f"{one}:not(:has(.meeple, .seal))" for one in GLOWING.split(", "))

UNDER = """(what) => {
  const map = document.querySelector('.mini-map');
  return [...document.querySelectorAll(what)].filter((one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return map !== null && map.contains(hit);
  }).map((one) => one.getAttribute('aria-label'));
}"""


def too_small(page: Any) -> list[str]:
    """Return the buttons that a fingertip would miss."""
    found: list[str] = page.evaluate(MISSED, [PRESSED, LEAST])
    return found


def under_the_map(page: Any) -> list[str]:
    """Return the places that may be chosen and lie under the small map of the whole board."""
    found: list[str] = page.evaluate(UNDER, PLACES)
    return found
