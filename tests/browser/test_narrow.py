"""A narrow window on a desk: as good as a phone held upright, or lying on its side."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import until
from browser.test_screens import show
from server.hosting import Running

UPRIGHT = [(768, 900), (800, 900), (900, 1000)]
LYING = [(780, 560), (880, 640), (900, 720)]

CUT = """() => [...document.querySelectorAll('.seats .seat')].filter((seat) => {
  if (!seat.checkVisibility()) return false;
  const { right } = seat.getBoundingClientRect();
  const full = (one) => one.checkVisibility() && (one.childElementCount || one.textContent);
  const shown = [...seat.querySelectorAll('.figures, .health-bar')].filter(full);
  return right > innerWidth || shown.some((one) => one.getBoundingClientRect().right > right + 1);
}).map((seat) => seat.textContent.trim())"""
OVERLAPS = """() => {
  const board = document.querySelector('.boardwrap').getBoundingClientRect();
  const hand = document.querySelector('.handwrap').getBoundingClientRect();
  const side = document.querySelector('.side').getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  return [[board, hand], [board, side], [hand, side]].filter(([a, b]) => a.height && b.height && !apart(a, b)).length;
}"""


def at(page: Any, address: str, moment: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    show(page, address, moment)
    until(page, "document.fonts.status === 'loaded'")


@pytest.mark.parametrize("moment", ["duel", "five-conspirators", "day"])
def test_a_narrow_window_is_laid_out_as_a_phone(running: Running, opener: Opener, moment: str) -> None:
    page = opener(running.address)
    for size in UPRIGHT:
        at(page, running.address, moment, size)
        assert page.locator(".tabs").is_visible(), size
        assert page.evaluate("document.querySelector('.boardwrap').clientWidth") == size[0]
        assert page.evaluate(CUT) == [], size
        assert page.evaluate(OVERLAPS) == 0, size
    for size in LYING:
        at(page, running.address, moment, size)
        assert not page.locator(".tabs").is_visible(), size
        assert page.evaluate("document.querySelector('.boardwrap').clientWidth") > 0.6 * size[0], size
        assert page.evaluate(CUT) == [], size
        assert page.evaluate(OVERLAPS) == 0, size


def test_cards_of_a_hand_are_read_by_name_on_a_phone_that_lies(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    at(page, running.address, "duel", (844, 390))
    for name in page.locator(".hand .card-name").all():
        box = name.bounding_box()
        assert box["y"] < 375, box
