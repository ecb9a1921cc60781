"""The goal card: over the board at the start, later with G or the flag, with what is counted as far as it is."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import new_table, until
from server.hosting import Running

CARD = "dialog.goalcard[open]"
CARD_AT_ALL = "dialog.goalcard"
"""A card that closes is still there for a moment, and the table hears of it only then."""
GAMES = ["unmatched", "black-orchestra", "orange-shall-overcome"]


def at_table(opener: Opener, running: Running, game: str, **more: Any) -> Any:
    page = opener(running.address, **more)
    made = new_table(page, game, [{"holder": "me"}, {"holder": "bot", "level": "random"}])
    page.goto(f"{running.address}/t/{made['table']}")
    page.wait_for_selector(".boardwrap")
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_begins_with_its_goal(opener: Opener, running: Running, game: str) -> None:
    page = at_table(opener, running, game, goals=True)
    page.wait_for_selector(CARD)
    assert page.locator(f"{CARD} dt").first.inner_text().lower() == "you win"
    until(page, "document.activeElement?.textContent === 'Begin'")
    page.keyboard.press("Enter")
    page.wait_for_selector(CARD_AT_ALL, state="detached")
    until(page, "document.activeElement?.id === 'prompt'")
    page.reload()
    page.wait_for_selector(".actions")
    assert page.locator(CARD).count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_g_and_the_flag_show_the_goal_again(opener: Opener, running: Running, game: str) -> None:
    page = at_table(opener, running, game)
    assert page.locator(CARD).count() == 0
    for _ in range(2):
        page.keyboard.press("g")
        page.wait_for_selector(CARD)
        page.keyboard.press("Escape")
        page.wait_for_selector(CARD_AT_ALL, state="detached")
    page.get_by_role("button", name="Goal").click()
    page.wait_for_selector(CARD)
    # What lies behind the card is out of reach of keys: a digit chooses nothing.
    before = page.evaluate("document.querySelector('.log').dataset.moment")
    page.keyboard.press("1")
    page.get_by_role("button", name="Back to the table").click()
    until(page, "document.activeElement?.id === 'prompt'")
    assert page.evaluate("document.querySelector('.log').dataset.moment") == before


def test_the_boxes_of_a_scenario_are_filled_as_far_as_it_is(opener: Opener, running: Running) -> None:
    page = opener(running.address)
    made = new_table(
        page,
        "orange-shall-overcome",
        [{"holder": "me"}, {"holder": "me"}],
        setup={"scenario": "hunger_winter", "difficulty": "easy"},
    )
    page.goto(f"{running.address}/t/{made['table']}")
    page.wait_for_selector(".boardwrap")
    page.keyboard.press("g")
    page.wait_for_selector(CARD)
    boxes = page.evaluate(
        "['i', 'i.filled'].map((box) => [...document.querySelectorAll('.goalend')].map((one) => one.querySelectorAll(box).length))"
    )
    assert boxes == [[12, 10], [0, 3]]


def test_on_a_phone_thirteen_boxes_stand_in_one_row(opener: Opener, running: Running) -> None:
    page = at_table(opener, running, "orange-shall-overcome", phone=True, goals=True)
    page.wait_for_selector(CARD)
    boxes = page.locator(".goalend.win .goalboxes i").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map(({top, width}) => [top, width])"
    )
    assert len(boxes) == 13
    assert len({top for top, _ in boxes}) == 1
    assert min(width for _, width in boxes) > 12


def test_who_is_shown_a_link_to_send_sees_the_goal_afterwards(opener: Opener, running: Running) -> None:
    page = opener(f"{running.address}/new?game=unmatched", phone=True, goals=True)
    page.get_by_text("Friend", exact=True).last.tap()
    page.locator(".startbar button:not([disabled])").tap()
    page.wait_for_selector(".drawer .qr-code")
    assert page.locator(CARD).count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(CARD)
