"""Pictures of every main screen, to be looked at: `build/screens`. What a machine can see is checked: nothing sticks out."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import bring, until
from browser.positions import record, seats
from browser.test_page import violations
from server.hosting import Running

pytestmark = pytest.mark.long

SCREENS = Path(os.environ.get("PARLOUR_SCREENS", Path(__file__).resolve().parents[2] / "build" / "screens"))
TABLES = (
    "duel", "struck", "four", "five-conspirators", "plot", "raid", "interrogation", "day", "control", "patrol", "night-raid",
)  # fmt: skip
ENDS = ("duel-end", "orchestra-end", "orange-end")
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "small": (360, 640), "sideways": (844, 390), "large": (2200, 1300)}
STICKS_OUT = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the screen');
  const box = (part) => document.querySelector(part)?.getBoundingClientRect();
  const [seats, tools] = [box('.top>.seats'), box('.top .tools')];
  if (seats?.width && tools && seats.right > tools.left + 1) found.push('seats run into the buttons');
  const board = document.querySelector('.ending') ? null : box('.table .boardwrap');
  if (board && (board.height < 130 || board.width < 200)) found.push(`a board of ${board.width} x ${board.height}`);
  // Where cards lie in a row that scrolls, it is the row that has to be inside.
  const hand = [...document.querySelectorAll('.handwrap')].some((row) => getComputedStyle(row).overflowX === 'auto')
    ? '.handwrap' : '.handwrap .hand';
  for (const part of ['.prompt', hand, '.tabs']) {
    const one = box(part);
    if (one?.height && (one.left < -1 || one.right > innerWidth + 1 || one.top > innerHeight)) found.push(`${part} lies outside`);
  }
  return found;
}"""


class Camera:
    """Takes pictures of one size and theme."""

    def __init__(self, page: Any, size: str, theme: str) -> None:
        self.page = page
        self.size = size
        self.theme = theme
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        SCREENS.mkdir(parents=True, exist_ok=True)

    def take(self, name: str) -> None:
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_timeout(150)
        target = SCREENS / f"{name}-{self.size}-{self.theme}.png"
        self.page.screenshot(path=target)
        assert target.stat().st_size > 5000, name
        assert self.page.evaluate(STICKS_OUT) == [], (name, self.size)


def show(page: Any, address: str, name: str) -> str:
    table = bring(page, record(name), seats(name))
    page.goto(f"{address}/t/{table}")
    page.wait_for_selector(".table .boardwrap", state="attached")
    until(page, "document.querySelector('.prompt .ask')?.textContent.trim().length > 3")
    return table


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_tables(running: Running, opener: Opener, size: str, theme: str) -> None:
    page = opener(running.address, theme=theme, phone=size == "phone")
    camera = Camera(page, size, theme)
    for name in TABLES:
        show(page, running.address, name)
        camera.take(name)
    show(page, running.address, "duel")
    for key, name in (("r", "rules"), ("m", "menu"), ("d", "digest"), ("?", "keys")):
        page.keyboard.press(key)
        page.wait_for_selector(".drawer")
        camera.take(name)
        page.keyboard.press("Escape")
        page.wait_for_selector(".drawer", state="detached")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_other_screens(running: Running, opener: Opener, size: str, theme: str) -> None:
    page = opener(running.address, theme=theme, phone=size == "phone", guide=True)
    camera = Camera(page, size, theme)
    page.wait_for_selector(".cover")
    camera.take("home")
    for game in ("unmatched", "black-orchestra", "orange-shall-overcome"):
        page.goto(f"{running.address}/new?game={game}")
        page.wait_for_selector(".startbar button:not([disabled])")
        camera.take(f"new-{game}")
    for name in ENDS:
        table = show(page, running.address, name)
        page.wait_for_selector(".stats")
        camera.take(name)
        page.goto(f"{running.address}/replay/{table}")
        page.wait_for_selector(".chart .curve")
        camera.take(f"{name}-course")
        page.get_by_role("button", name="The table").click()
        page.get_by_role("button", name="One step back").click()
        page.wait_for_selector(".replaytable .boardwrap")
        camera.take(f"{name}-replay")
    page.goto(f"{running.address}/new?game=unmatched")
    page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="This screen").click()
    page.get_by_role("button", name="Start the duel").click()
    page.wait_for_selector(".hand-over")
    camera.take("hand-over")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_moments_and_ends_can_be_read_by_everybody(running: Running, opener: Opener, theme: str) -> None:
    page = opener(running.address, theme=theme)
    for name in ("plot", "raid", "interrogation", "control", "patrol", "night-raid", "four"):
        show(page, running.address, name)
        assert violations(page) == [], name
    page.get_by_role("button", name="Hint").click()
    page.locator(".hintrow").first.wait_for(timeout=60_000)
    assert violations(page) == [], "hint"
    for name in ENDS:
        table = show(page, running.address, name)
        page.wait_for_selector(".stats")
        assert violations(page) == [], name
        page.goto(f"{running.address}/replay/{table}")
        page.wait_for_selector(".chart .curve")
        assert violations(page) == [], f"{name}, course"


@pytest.mark.parametrize("size", ["small", "sideways", "large"])
def test_other_sizes(running: Running, opener: Opener, size: str) -> None:
    page = opener(running.address, phone=size != "large")
    camera = Camera(page, size, "light")
    page.wait_for_selector(".cover")
    camera.take("home")
    for name in TABLES:
        show(page, running.address, name)
        camera.take(name)
