"""A duel in the browser, from the first click to the last blow: by mouse, by keyboard, on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import MOMENT, by_keys, by_list, play, start, until, wait_for_choices
from server.hosting import Running


def test_three_clicks_lead_to_the_first_decision(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    page.get_by_role("link", name="New table Unmatched").click()
    page.get_by_role("button", name="Start the duel").click()
    assert wait_for_choices(page)
    assert page.locator(".prompt .meta").inner_text().lower().startswith("your move")


def test_nothing_leaves_the_machine(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    start(page, running.address, "unmatched")
    wait_for_choices(page)
    assert asked
    assert [url for url in asked if not url.startswith((running.address, "blob:", "data:"))] == []


def test_a_whole_duel_by_mouse(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    start(page, running.address, "unmatched")
    assert play(page, by_list, seed=1) > 10
    assert "won" in page.locator(".prompt .ask").inner_text()
    page.get_by_role("button", name="Play again").click()
    page.locator(".ending").wait_for(state="detached")
    assert wait_for_choices(page)


@pytest.mark.long
def test_a_whole_duel_by_keyboard_alone(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    start(page, running.address, "unmatched")
    assert play(page, by_keys, seed=2) > 10
    assert "won" in page.locator(".prompt .ask").inner_text()


def test_glowing_spaces_and_cards_are_choices(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    start(page, running.address, "unmatched")
    wait_for_choices(page)
    # The first question is where Dr. Watson starts: every answer is a space that glows.
    assert page.locator(".space.lit").count() == page.locator(".actions .whole [data-key]").count()
    page.locator(".space.lit").first.click()
    until(page, "document.querySelector('.prompt .ask').textContent.includes('choose an action')")
    page.keyboard.press("1")
    page.wait_for_selector(".card-button .is-legal")
    page.locator(".card-button:has(.is-legal)").first.click()
    page.wait_for_selector(".space.lit")


def test_what_is_not_allowed_is_explained_with_its_rule(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    start(page, running.address, "unmatched")
    wait_for_choices(page)
    page.locator(".space:not(.lit)").first.click(force=True)
    popup = page.get_by_role("dialog")
    assert "U-" in popup.inner_text()
    popup.get_by_role("button", name="Read U-").click()
    page.locator(".drawer .current").wait_for()
    page.keyboard.press("Escape")
    assert page.locator(".drawer").count() == 0


def test_undo_takes_back_the_last_choice(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    start(page, running.address, "unmatched")
    changed = f"(before) => {MOMENT} !== before"
    before: list[str] = []
    for verb in ("place", "maneuver", "boost:none", "move"):
        before = wait_for_choices(page)
        moment = page.evaluate(MOMENT)
        by_list(page, next(key for key in before if key.startswith(verb)))
        until(page, changed, arg=moment)
    moment = page.evaluate(MOMENT)
    page.get_by_role("button", name="Undo").click()
    until(page, changed, arg=moment)
    assert wait_for_choices(page) == before


def test_a_phone_shows_prompt_choices_hand_and_board(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    start(page, running.address, "unmatched")
    wait_for_choices(page)
    for part in (".prompt", ".phone-row", ".handwrap", ".boardwrap", ".tabs"):
        assert page.locator(part).is_visible(), part
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    ring = page.locator(".space.lit").first.bounding_box()
    assert ring["width"] >= 36
    page.locator(".phone-row [data-key]").first.click()
    until(page, "document.querySelector('.prompt .ask').textContent.includes('choose an action')")


@pytest.mark.long
@pytest.mark.parametrize("board", ["soho", "marmoreal", "sarpedon", "sherwood_forest", "yukon"])
def test_every_board_is_drawn(running: Running, opener: Opener, board: str) -> None:
    page = opener(running.address)
    made = page.evaluate(
        "(board) => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({"
        "game: 'unmatched', setup: {board, heroes: ['jekyll_and_hyde', 'invisible_man']},"
        "seats: [{holder: 'me'}, {holder: 'bot', level: 'random'}]})}).then((answer) => answer.json())",
        board,
    )
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    spaces: Any = page.locator(".space")
    assert spaces.count() >= 29
    assert page.locator(".token").count() == 2
