"""Orange on a phone: what is near, what is one's own, and what a place says can be seen and reached."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import new_table, prefer, until, wait_for_choices
from browser.test_screens import show
from server.hosting import Running

WITHIN = """([inner, outer]) => {
  const frame = document.querySelector(outer).getBoundingClientRect();
  return [...document.querySelectorAll(inner)].every((one) => {
    const { top, right, bottom, left, width } = one.getBoundingClientRect();
    return width > 0 && left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  });
}"""
APART = """(parts) => {
  const boxes = [...document.querySelectorAll(parts)].map((one) => one.getBoundingClientRect()).filter((one) => one.width);
  return boxes.every((a) => boxes.every((b) => a === b || a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1));
}"""


def at_table(running: Running, opener: Opener, *, phone: bool = True, **setup: Any) -> Any:
    page = opener(running.address, phone=phone)
    seats = [{"holder": "me"}, {"holder": "bot", "level": "random"}]
    made = new_table(page, "orange-shall-overcome", seats, setup={"difficulty": "easy", **setup})
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    return page


@pytest.mark.parametrize("phone", [True, False])
def test_what_the_night_takes_is_drawn_among_the_boxes_of_a_place(running: Running, opener: Opener, phone: bool) -> None:
    page = at_table(running, opener, phone=phone)
    page.locator(".board .spot", has=page.locator(".tonight")).first.dispatch_event("click")
    page.locator(".place-sheet.pinned .place-boxes i").first.wait_for()
    assert page.locator(".place-boxes i").count() == 8
    assert page.locator(".place-boxes i.lost").count() > 0
    assert page.evaluate(WITHIN, [".place-boxes i", ".place-boxes"])


@pytest.mark.parametrize("scenario", ["expanding_the_network", "arbeitseinsatz", "hunger_winter"])
def test_how_near_it_is_stands_on_a_phone_in_words(running: Running, opener: Opener, scenario: str) -> None:
    page = at_table(running, opener, scenario=scenario)
    line = page.locator(".standing")
    assert "Morale 6" in line.inner_text()
    counted = {"expanding_the_network": "0 of 13", "arbeitseinsatz": "0 of", "hunger_winter": "Hunger"}
    assert counted[scenario] in line.inner_text()
    assert page.evaluate(WITHIN, [".standing, .standing span", ".phase"])
    line.click()
    page.wait_for_selector("dialog.goalcard[open]")
    assert page.locator("dialog.goalcard dt").all_inner_texts()[2].lower() == "your turn"


def test_ones_own_secret_and_what_the_others_hold_are_reached_on_a_phone(running: Running, opener: Opener) -> None:
    page = at_table(running, opener)
    for part in (".othersbox", ".secret"):
        page.locator(part).scroll_into_view_if_needed()
        assert page.locator(part).is_visible()
        assert page.evaluate(WITHIN, [part, ".handwrap"])
    page.locator(".secret").click()
    page.locator(".piledialog .card").wait_for()


def test_day_and_night_lie_apart_in_large_letters(running: Running, opener: Opener) -> None:
    page = at_table(running, opener)
    for size in (16, 32):
        page.evaluate(f"document.documentElement.style.fontSize = '{size}px'")
        assert page.evaluate(APART, ".phase .half-title, .phase .phase-step, .round-number p, .standing")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("beat", [3, 11])
def test_a_long_choice_that_a_lesson_asks_for_is_read_whole(running: Running, opener: Opener, beat: int) -> None:
    page = opener(f"{running.address}/learn/orange-shall-overcome/7", phone=True)
    prefer(page, language="de")
    page.reload()
    page.locator(".beatmark").nth(beat).tap()
    until(page, f"document.querySelector('.coach')?.dataset.beat === String({beat})")
    seen = """() => {
      const chip = document.querySelector('.phone-row .chip:not(.dimmed)')?.getBoundingClientRect();
      const row = document.querySelector('.phone-row')?.getBoundingClientRect();
      return chip?.width > 200 && chip.left >= row.left - 1 && chip.right <= row.right + 1;
    }"""
    until(page, seen)


def test_a_lesson_brings_what_it_asks_for_into_sight(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    page.goto(f"{running.address}/learn/orange-shall-overcome/2")
    page.wait_for_selector(".coach")
    page.locator(".beatmark").nth(3).click()
    until(page, "document.querySelector('.coach')?.dataset.beat === '3' && document.querySelector('.phone-row .chip:not(.dimmed)')")
    chip = "document.querySelector('.phone-row .chip:not(.dimmed)').getBoundingClientRect()"
    row = "document.querySelector('.phone-row').getBoundingClientRect()"
    until(page, f"{chip}.right <= {row}.right + 1 && {chip}.left >= {row}.left - 1")


@pytest.mark.parametrize("height", [700, 760])
def test_on_a_low_phone_a_tip_is_read_before_the_card_of_the_night(running: Running, opener: Opener, height: int) -> None:
    page = opener(running.address, phone=True, guide=True)
    page.set_viewport_size({"width": 390, "height": height})
    show(page, running.address, "patrol")
    page.locator(".guide .why").wait_for()
    assert page.locator(".nightcard").count()
    assert not page.locator(".nightcard").first.is_visible()
    page.locator(".guide .why").click()
    page.locator(".nightcard").first.wait_for(state="visible")


def test_where_few_things_can_be_chosen_each_says_what_it_does(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, "after")
    chip = page.locator('.phone-row [data-key="after:bonus"]')
    assert len(chip.locator("small").inner_text()) > 10
    assert page.evaluate(WITHIN, ['.phone-row [data-key="after:bonus"]', ".actions"])


def test_a_tip_is_whole_beside_cards_of_the_night(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True, guide=True)
    show(page, running.address, "patrol")
    page.locator(".prompt .asker").wait_for()
    page.locator(".guide .why").wait_for()
    assert page.evaluate(WITHIN, [".guide", ".side"])
    # Without a question of its own one card has room, two have not.
    page.locator(".asker").evaluate("(asker) => asker.remove()")
    page.locator(".nightcard").first.evaluate("(card) => card.after(card.cloneNode(true))")
    assert [card.is_visible() for card in page.locator(".nightcard").all()][:2] == [True, False]
    assert page.evaluate(WITHIN, [".guide", ".side"])


def test_the_hint_to_skip_covers_no_word_of_what_is_told(running: Running, opener: Opener) -> None:
    page = at_table(running, opener)
    page.evaluate("""() => {
      const scene = document.querySelector('.table').appendChild(document.createElement('div'));
      scene.className = 'scene night';
      scene.innerHTML = '<div class="sceneband"></div><p class="sceneskip"><span>Tap: skip</span></p>';
      scene.firstChild.style.minHeight = '32rem';
    }""")
    assert page.evaluate(APART, ".sceneband, .sceneskip span")


def test_on_a_phone_that_lies_the_phase_leaves_the_board_in_sight(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    page.set_viewport_size({"width": 640, "height": 360})
    show(page, running.address, "day")
    phase, board = page.locator(".phase").bounding_box(), page.locator(".boardwrap").bounding_box()
    assert phase["height"] < board["height"] / 4
