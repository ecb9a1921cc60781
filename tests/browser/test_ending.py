"""The end of a game: one sentence over everything, what ended it, and where to go from there."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from browser.conftest import Opener
from browser.playing import bring, by_list, until, wait_for_choices
from browser.positions import eve, seats
from browser.test_page import violations
from server.hosting import Running

FOCUSED = "document.activeElement?.id === 'finish-head'"
GAMES = ("duel-end", "orchestra-end", "orange-end")


def ended(name: str) -> parlour.Table:
    """Return the same game as the engine plays it to its end."""
    before, last = eve(name)
    table = parlour.new(before["game"], seed=before["seed"], **before["setup"])
    for key in (*before["choices"], last):
        table.choose(key)
    return table


def play_the_last_choice(page: Any, address: str, name: str) -> None:
    before, last = eve(name)
    page.goto(f"{address}/t/{bring(page, before, seats(name))}")
    assert last in wait_for_choices(page)
    by_list(page, last)
    page.locator(".finish h2").wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_said_in_one_sentence(running: Running, opener: Opener, name: str) -> None:
    table = ended(name)
    assert table.outcome
    page = opener(running.address)
    page.set_viewport_size({"width": 1280, "height": 800})
    play_the_last_choice(page, running.address, name)
    large = page.locator(".finish")
    until(page, FOCUSED)
    assert large.locator("h2").inner_text().lower() == table.goal().ending.lower()
    assert large.locator(".finish-blow").inner_text() in {event["text"] for event in table.events(None, since=table.version)}
    assert large.locator(".finish-reason").inner_text() == table.outcome.reason
    assert large.locator(".finish-verdict").inner_text() in {"You won.", "You lost."}
    assert large.locator("h2").evaluate("(head) => parseFloat(getComputedStyle(head).fontSize)") >= 48
    for role, word in (("button", "Play again"), ("link", "Where it turned"), ("link", "Watch the replay"), ("button", "record")):
        assert large.get_by_role(role, name=word).is_visible(), word
    assert large.locator(".primary").count() == (1 if name == "duel-end" else 0)
    assert large.locator(".note").is_visible()
    assert page.evaluate("document.querySelector('.finish').scrollWidth <= innerWidth")
    assert violations(page) == []
    page.keyboard.press("Escape")
    small = page.locator(".ending .verdict")
    large.wait_for(state="detached")
    small.wait_for()
    assert small.inner_text().lower() == table.goal().ending.lower()
    until(page, "document.activeElement?.matches('.ending .verdict')")
    assert not page.locator(".handwrap").is_visible()
    # It is a moment: whoever comes back has seen it.
    page.reload()
    small.wait_for()
    assert large.count() == 0


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_end_fits_a_phone(running: Running, opener: Opener, name: str) -> None:
    page = opener(running.address, phone=True, theme="dark")
    play_the_last_choice(page, running.address, name)
    until(page, FOCUSED)
    large = page.locator(".finish")
    head = large.locator("h2").bounding_box()
    assert large.locator("h2").evaluate("(head) => head.scrollWidth <= head.clientWidth")
    assert head["x"] >= 0
    assert head["x"] + head["width"] <= 390
    assert large.evaluate("(box) => box.scrollWidth <= innerWidth && box.scrollTop === 0")
    buttons = large.locator(".finish-buttons").bounding_box()
    assert buttons["y"] + buttons["height"] <= 844
    assert violations(page) == []
    large.get_by_role("button", name="See the board").click()
    page.locator(".ending .verdict").wait_for()
    assert large.count() == 0
