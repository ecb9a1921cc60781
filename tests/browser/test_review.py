"""Looking back in the browser: the review grows, the curve leads to moments, and one can play on from there."""

from __future__ import annotations

import json

from browser.conftest import Opener
from browser.playing import bring, until
from review.finished import ending
from server.hosting import Running


def test_a_finished_game_is_reviewed_moment_by_moment(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    table = bring(page, json.loads(ending("unmatched", 4, 1).dumps()), 2)
    page.goto(f"{running.address}/replay/{table}")
    page.locator(f'a[href="/review/{table}"]').click()
    page.wait_for_selector(".rv-curve")
    until(page, "document.querySelector('.rv-chart').getAttribute('aria-busy') === 'false'", seconds=90)
    # What the start, everybody's choices and luck add up to is the result.
    page.wait_for_selector(".rv-bars .rv-sum")
    page.keyboard.press("Home")
    until(page, "document.querySelector('.rv-steps').textContent.includes('choice 1 of')")
    assert page.locator(".rv-option").count() >= 1
    page.keyboard.press("ArrowRight")
    until(page, "document.querySelector('.rv-steps').textContent.includes('choice 2 of')")
    page.keyboard.press("End")
    until(page, "document.querySelector('.rv-steps').textContent.includes('The end')")
    assert not page.locator(".rv-option").count()
    # A link to a moment opens there, and the game goes on from it at a new table.
    page.goto(f"{running.address}/review/{table}#2")
    page.reload()
    until(page, "document.querySelector('.rv-steps')?.textContent.includes('choice 3 of')")
    page.get_by_role("button", name="Play on from here").click()
    until(page, "location.pathname.startsWith('/t/')")
    assert table not in page.url
    # Another choice can be tried: it has been made at yet another table.
    page.goto(f"{running.address}/review/{table}")
    page.wait_for_selector(".rv-bars .rv-sum")
    page.keyboard.press("Home")
    while not page.locator(".rv-try").count():
        before = page.locator(".rv-steps").inner_text()
        page.keyboard.press("ArrowRight")
        until(page, "(before) => document.querySelector('.rv-steps').innerText !== before", arg=before)
    page.locator(".rv-try").first.click()
    until(page, "location.pathname.startsWith('/t/')")
    assert table not in page.url
