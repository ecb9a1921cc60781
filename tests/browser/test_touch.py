"""By finger: a tap reads, the button plays, a finger that stays plays nothing, and every card can be read large."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import (
    ASKED,
    GLOWING,
    MOMENT,
    by_touch,
    new_table,
    open_keys,
    play,
    prefer,
    under_a_finger,
    until,
    wait_for_choices,
)
from server.hosting import Running

SHEET = "dialog.cardsheet[open]"
GAMES = ["unmatched", "black-orchestra", "orange-shall-overcome"]


def at_table(opener: Opener, running: Running, game: str, **more: Any) -> Any:
    page = opener(running.address, phone=True)
    made = new_table(page, game, [{"holder": "me"}, {"holder": "bot", "level": "random"}], **more)
    page.goto(f"{running.address}/t/{made['table']}")
    page.wait_for_selector(".boardwrap")
    wait_for_choices(page)
    return page


def moment(page: Any) -> str:
    found: str = page.evaluate(MOMENT)
    return found


def hold(page: Any, box: dict[str, float]) -> None:
    """Press with a finger for as long as a person would to read, and let go."""
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(box["height"] / 2, 60)}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    until(page, "window.heldLong === true")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def listen(page: Any) -> None:
    page.evaluate("() => { window.heldLong = false; document.addEventListener('longpress', () => { window.heldLong = true; }) }")


def by_finger(page: Any, key: str) -> None:
    if page.locator(".interrupt").count():
        page.locator(f'.interrupt [data-key="{key}"]').first.tap()
        return
    page.evaluate(
        "(key) => [...document.querySelectorAll('[data-key]')].find((one) => one.dataset.key === key && one.checkVisibility())"
        "?.scrollIntoView({block: 'nearest', inline: 'center'})",
        key,
    )
    page.locator(f'[data-key="{key}"]').locator("visible=true").first.tap()


@pytest.mark.parametrize("game", ["unmatched", "orange-shall-overcome"])
def test_a_tap_on_a_card_reads_it_and_closing_plays_nothing(opener: Opener, running: Running, game: str) -> None:
    page = at_table(opener, running, game)
    before = moment(page)
    for number in range(page.locator(".hand .card-button").count()):
        card = page.locator(".hand .card-button").nth(number)
        name = card.locator(".card-name").inner_text()
        card.tap()
        page.wait_for_selector(SHEET)
        assert page.locator(f"{SHEET} .card-name").inner_text() == name
        page.locator(f"{SHEET} .sheetbuttons .button:not(.primary)").tap()
        # Until it has gone altogether: the page hears of its end a moment after it closes.
        page.wait_for_selector("dialog.cardsheet", state="detached")
    assert moment(page) == before


def test_a_finger_that_stays_plays_nothing_anywhere(opener: Opener, running: Running) -> None:
    page = at_table(opener, running, "orange-shall-overcome")
    before = moment(page)
    listen(page)
    for where in (".hand .card-button:has(.selected)", ".phone-row [data-key]", ".hand .card-button"):
        target = page.locator(where).first
        if not target.count():
            continue
        page.evaluate("() => { window.heldLong = false }")
        hold(page, target.bounding_box())
    assert page.locator(SHEET).count() == 0
    assert moment(page) == before
    # The next tap counts again.
    page.locator(".hand .card-button").first.tap()
    page.wait_for_selector(SHEET)


def test_the_button_of_the_sheet_plays(opener: Opener, running: Running) -> None:
    page = at_table(opener, running, "orange-shall-overcome", setup={"characters": ["paul", "kees"]})
    while page.locator(".interrupt").count() or not page.locator(".hand .card-button:has(.selected)").count():
        before = moment(page)
        by_finger(page, open_keys(page)[0])
        until(page, f"(before) => {MOMENT} !== before", arg=before)
        wait_for_choices(page)
    before = moment(page)
    page.locator(".hand .card-button:has(.selected)").first.tap()
    page.wait_for_selector(SHEET)
    page.locator(f"{SHEET} [data-key]").first.tap()
    until(page, f"(before) => {MOMENT} !== before", arg=before)


def test_a_card_says_which_question_comes_first(opener: Opener, running: Running) -> None:
    page = at_table(opener, running, "orange-shall-overcome", setup={"characters": ["paul", "kees"]})
    while not (keys := wait_for_choices(page))[0].startswith("move:"):
        before = moment(page)
        by_finger(page, next(key for wanted in ("act:move", "card:", "") for key in keys if key.startswith(wanted)))
        until(page, f"(before) => {MOMENT} !== before", arg=before)
    page.locator(".hand .card-button").first.tap()
    told = page.locator(f"{SHEET} .sheettext")
    told.get_by_text("First answer this: “Paul: where to?").wait_for()
    # What programs say instead is not for people.
    assert "move:" not in told.inner_text()


def step(page: Any) -> None:
    before = moment(page)
    by_finger(page, wait_for_choices(page)[0])
    until(page, f"(before) => {MOMENT} !== before", arg=before)


SHUT = ".popover .button.quiet, .place-sheet.pinned header button"


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_on_the_board_reads_and_the_second_one_plays(opener: Opener, running: Running, game: str) -> None:
    page = at_table(opener, running, game)
    while wait_for_choices(page) and (page.locator(".interrupt").count() or not under_a_finger(page, GLOWING)):
        step(page)
    before = moment(page)
    asked = 0
    for where in under_a_finger(page, GLOWING)[:4]:
        page.touchscreen.tap(*where)
        page.wait_for_selector(ASKED)
        assert moment(page) == before
        asked = page.locator(ASKED).count()
        if asked == 1:
            break
        page.locator(SHUT).tap()
        page.wait_for_selector(ASKED, state="detached")
    assert asked == 1, "nothing here has one meaning only"
    page.touchscreen.tap(*where)
    until(page, f"(before) => {MOMENT} !== before", arg=before)
    assert page.locator(ASKED).count() == 0


def test_a_tap_elsewhere_puts_the_question_away(opener: Opener, running: Running) -> None:
    page = at_table(opener, running, "unmatched")
    before = moment(page)
    first, second, *_ = under_a_finger(page, GLOWING)
    page.touchscreen.tap(*first)
    page.wait_for_selector(ASKED)
    one = page.locator(ASKED).get_attribute("data-key")
    page.touchscreen.tap(*second)
    until(page, f"(one) => document.querySelector('{ASKED}').dataset.key !== one", arg=one)
    # The first space reads again, for its second tap came in between.
    page.touchscreen.tap(*first)
    until(page, f"(one) => document.querySelector('{ASKED}').dataset.key === one", arg=one)
    assert moment(page) == before
    page.locator(".popover .button.primary").tap()
    until(page, f"(before) => {MOMENT} !== before", arg=before)


def test_who_knows_the_game_plays_with_one_tap(opener: Opener, running: Running) -> None:
    page = opener(running.address, phone=True)
    prefer(page, oneTap=True)
    made = new_table(page, "unmatched", [{"holder": "me"}, {"holder": "bot", "level": "random"}])
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    before = moment(page)
    page.touchscreen.tap(*under_a_finger(page, GLOWING)[0])
    until(page, f"(before) => {MOMENT} !== before", arg=before)


@pytest.mark.parametrize(
    "game",
    [
        "unmatched",
        pytest.param("black-orchestra", marks=pytest.mark.long),
        pytest.param("orange-shall-overcome", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_is_played_by_finger(opener: Opener, running: Running, game: str) -> None:
    page = at_table(opener, running, game)
    assert play(page, by_touch, seed=3) > 10
    assert page.locator(".ending").count() == 1
