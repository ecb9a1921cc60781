"""Looking back in the browser: the review grows, the curve leads to moments, and one can play on from there."""

from __future__ import annotations

import json
import re
from typing import Any

import parlour
from browser.conftest import Opener
from browser.playing import bring, until
from browser.positions import record
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


NOTHING_FOUND = {
    "done": 1, "cooperative": False, "clock": "turn", "reason": "", "winners": [0], "turns": [], "sizes": {}, "choices": [],
    "turning": [],
    "sides": [{"seats": [0], "curve": [{"moment": 0, "chance": 0.5, "low": 0.4, "high": 0.6}]}],
}  # fmt: skip


def test_a_combat_is_seen_again_with_its_cards(running: Running, opener: Opener) -> None:
    """In the replay through anybody's eyes, in the review, and on a phone, as it was at the table."""
    found = record("duel-blow")
    table = parlour.new(found["game"], seed=found["seed"], **found["setup"])
    told: dict[str, Any] = {}
    for key in found["choices"]:
        table.choose(key)
        told = {event["event"]: event for event in table.events(None, since=table.moment)}
        if "combat_won" in told and "revealed" in told:
            break
    numbers = f"{told['combat_won']['attack']} {told['combat_won']['defense']}"
    shown = "(document.querySelector('.replaypanel .combat .sum')?.textContent.match(/\\d+/g) ?? []).join(' ')"
    for phone in (False, True):
        page = opener(running.address, phone=phone)
        name = bring(page, found, 2)
        page.goto(f"{running.address}/replay/{name}")
        page.locator(".replaytabs button").nth(1).click()
        slider = page.get_by_role("slider")
        slider.evaluate(
            "(one, at) => { one.value = at; one.dispatchEvent(new Event('input', {bubbles: true})); }", str(table.moment)
        )
        until(page, f"(numbers) => {shown} === numbers", arg=numbers)
        assert page.locator(".replaypanel .combat .duelist .card").count() == 2
        with page.expect_response(re.compile(rf"/replay/{table.moment}\?seat=1")):
            page.get_by_role("combobox").select_option("1")
        until(page, f"(numbers) => {shown} === numbers", arg=numbers)
        page.route(re.compile(r"/review\?"), lambda route: route.fulfill(json=NOTHING_FOUND | {"last": len(found["choices"])}))
        page.goto(f"{running.address}/review/{name}#{table.moment}")
        until(page, f"(numbers) => {shown} === numbers", arg=numbers)
        assert page.locator(".replaypanel .combat .duelist .card").count() == 2
