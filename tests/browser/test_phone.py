"""What a phone has room for: whole cards, choices told apart, and one word about the end."""

from __future__ import annotations

import pytest

from browser.conftest import Opener
from browser.playing import MOMENT, new_table, prefer, until, wait_for_choices
from browser.test_screens import show
from server.hosting import Running

OLD = {"width": 360, "height": 640}
BELOW = """(parts) => {
  const tabs = document.querySelector('.tabs').getBoundingClientRect().top;
  return parts.flatMap((part) => [...document.querySelectorAll(part)])
    .filter((one) => one.getBoundingClientRect().bottom > tabs).map((one) => one.className);
}"""


@pytest.mark.parametrize("name", ["raid", "dossier"])
def test_a_dossier_ends_above_the_tabs(running: Running, opener: Opener, name: str) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, name)
    assert page.locator(".dossier .card").count()
    assert page.evaluate(BELOW, [".dossier .sheet", ".dossier .card"]) == []


def test_the_sheet_says_in_words_what_the_bars_mean(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    made = new_table(page, "black-orchestra", [{"holder": "me"}, {"holder": "bot", "level": "random"}])
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    assert [" ".join(one.split()) for one in page.locator(".sheet .meter").all_inner_texts()] == [
        "Motivation Timid",
        "Suspicion Medium",
    ]
    assert page.evaluate(BELOW, [".sheet .meter"]) == []


def test_what_two_abilities_do_is_said_once_and_told_apart(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, "able")
    two = page.locator('.phone-row [data-key^="ability:"]')
    assert [one.strip() for one in two.all_inner_texts()] == ["Move up to two spaces", "Move another conspirator one space"]


def test_an_old_phone_says_once_how_it_ended(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    page.set_viewport_size(OLD)
    show(page, running.address, "orchestra-end")
    page.locator(".ending .verdict.told").wait_for()
    assert not page.locator(".prompt .ask").is_visible()
    assert not page.locator(".ending .verdict-own").is_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.locator(".prompt .ask").is_visible()
    assert page.locator(".ending .verdict-own").is_visible()


GAMES = ["unmatched", "black-orchestra", "orange-shall-overcome"]
SEEN = """() => {
  const {left, top, bottom} = document.querySelector('.prompt .ask').getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 20, y)?.closest('.prompt') !== null);
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by", ["browser", "page"])
def test_the_question_is_whole_where_text_is_twice_as_large(running: Running, opener: Opener, game: str, by: str) -> None:
    page = opener(running.address, phone=True)
    made = new_table(page, game, [{"holder": "me"}, {"holder": "bot", "level": "random"}])
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    # As it is everything fits.
    assert page.locator(".table").evaluate("(table) => table.scrollHeight <= table.clientHeight")
    if by == "browser":
        twice = {"fontSizes": {"standard": 32, "fixed": 26}}
        page.context.new_cdp_session(page).send("Page.setFontSizes", twice)
    else:
        page.evaluate("document.documentElement.style.fontSize = '200%'")
    until(page, "getComputedStyle(document.documentElement).fontSize === '32px'")
    until(page, SEEN)
    # What can be chosen is a little way down.
    before = page.evaluate(MOMENT)
    page.locator(".phone-row [data-key]").first.tap()
    until(page, f"(before) => {MOMENT} !== before", arg=before)


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_is_read_to_its_end(running: Running, opener: Opener, game: str) -> None:
    page = opener(running.address, phone=True, guide=True)
    prefer(page, language="de")
    made = new_table(page, game, [{"holder": "me"}, {"holder": "bot", "level": "random"}])
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    page.locator(".tip p").wait_for()
    assert page.locator(".tip p").evaluate("(tip) => tip.scrollHeight <= tip.clientHeight + 1")
