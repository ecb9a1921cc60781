"""Setting a table up in the page: who is chosen for a seat sits there, the others come by chance."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import prefer, wait_for_choices
from server.hosting import Running


def seats_at(page: Any) -> list[str]:
    page.locator(".startbar button").click()
    page.wait_for_selector(".boardwrap")
    wait_for_choices(page)
    found: list[str] = page.locator(".top .seats .who").all_inner_texts()
    return found


def test_a_conspirator_is_chosen_by_picture_for_a_seat(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/new?game=black-orchestra")
    page.wait_for_selector(".startbar button:not([disabled])")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    people = page.get_by_role("radiogroup", name="Choose the conspirators")
    places = page.get_by_role("radiogroup", name="For which seat?").get_by_role("radio")
    assert places.count() == 3
    people.get_by_role("radio", name="Wilhelm Canaris").click()
    places.nth(1).click()
    people.get_by_role("radio", name="Wilhelm Canaris").click()
    assert places.nth(0).inner_text().endswith("?"), "nobody sits twice"
    places.nth(0).click()
    people.get_by_role("radio", name="Ludwig Beck").click()
    # What a first-timer has to know is on the card.
    assert "More dice for every plot" in people.get_by_role("radio", name="Ludwig Beck").inner_text()
    roles = seats_at(page)
    assert "Beck" in roles[0]
    assert "Canaris" in roles[1]
    assert len(set(roles)) == 3


def test_a_bot_goes_by_what_it_learned_or_by_rules_of_thumb(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/new?game=unmatched")
    page.wait_for_selector(".startbar button:not([disabled])")
    style = page.get_by_role("radiogroup", name="What the bot goes by")
    assert style.count() == 0, "a casual bot learned nothing"
    levels = page.get_by_role("radiogroup", name="Level of the bot")
    levels.get_by_role("radio", name="Strong").click()
    assert "1,075 million" in page.locator(".levelabout").inner_text()
    style.get_by_role("radio", name="Rules of thumb").click()
    assert page.locator(".levelabout").inner_text().endswith("Thinks ahead by rules of thumb.")
    assert levels.get_by_role("radio", name="Strong").get_attribute("aria-checked") == "true"
    before = set(running.house.live)
    page.locator(".startbar button").click()
    page.wait_for_selector(".boardwrap")
    (table,) = set(running.house.live) - before
    assert [seat.level for seat in running.house.live[table].shown().seats] == [None, "strong-1"]


def test_whoever_plays_alone_chooses_two(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/new?game=black-orchestra")
    page.wait_for_selector(".startbar button:not([disabled])")
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="1").click()
    places = page.get_by_role("radiogroup", name="For which seat?").get_by_role("radio")
    assert places.count() == 2
    page.get_by_role("radio", name="Ludwig Beck").click()
    places.nth(1).click()
    page.get_by_role("radio", name="Erich Kordt").click()
    page.get_by_role("radio", name="Easy").click()
    assert page.locator(".guard[aria-checked=true] .die").count() == 2
    page.locator(".startbar button").click()
    page.wait_for_selector(".boardwrap")
    wait_for_choices(page)
    assert page.locator(".seal").count() == 2
    assert set(page.locator(".seal-letters").all_text_contents()) == {"Be", "Ko"}


def test_a_scenario_is_chosen_by_its_print_and_tells_its_goal(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/new?game=orange-shall-overcome")
    page.wait_for_selector(".startbar button:not([disabled])")
    goal = page.get_by_role("region", name="Goal")
    goal.get_by_text("Expanding the Network").wait_for()
    scenarios = page.get_by_role("radiogroup", name="What is to be done?")
    scenarios.get_by_text("Bring 5 people to safety.").wait_for()
    scenarios.get_by_role("radio", name="Arbeitseinsatz").click()
    goal.get_by_text("when 5 people have been brought to safety.").wait_for()
    # Mies and Kees are proposed; somebody else may go.
    people = page.get_by_role("radiogroup", name="Who does it?")
    people.get_by_role("radio", name="Hanneke").click()
    roles = seats_at(page)
    assert "Hanneke" in roles[0]
    assert "Kees" in roles[1]
    page.keyboard.press("g")
    page.locator("dialog.goalcard").get_by_text("Arbeitseinsatz").first.wait_for()


@pytest.mark.parametrize("game", ["unmatched", "black-orchestra", "orange-shall-overcome"])
def test_a_few_keys_start_a_game(running: Running, opener: Opener, game: str) -> None:
    page = opener(f"{running.address}/new?game={game}")
    page.wait_for_selector(".startbar button:not([disabled])")
    page.keyboard.press("End")
    assert page.evaluate("document.activeElement.closest('.startbar') !== null")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Control+Enter")
    page.wait_for_selector(".boardwrap")
    assert wait_for_choices(page)


def test_the_arrows_walk_through_the_pictures(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/new?game=orange-shall-overcome")
    page.wait_for_selector(".startbar button:not([disabled])")
    page.locator(".scenario-choice[aria-checked=true]").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator(".scenario-choice[aria-checked=true] b").inner_text().lower() == "arbeitseinsatz"
    assert page.evaluate("document.activeElement.getAttribute('aria-checked')") == "true"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.scenarios')") is None, "a group is one stop"


def test_four_heroes_are_all_in_the_summary(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/new?game=unmatched")
    page.wait_for_selector(".startbar button:not([disabled])")
    assert page.locator(".versus-row svg").count() == 2
    for count in (3, 4):
        page.get_by_role("button", name="One more hero").click()
        assert page.locator(".versus-row svg").count() == count
    assert page.locator(".startbar button").inner_text() == "Start"


def test_a_place_for_a_friend_comes_with_its_link(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    page.goto(f"{running.address}/new?game=orange-shall-overcome")
    page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Friend").click()
    page.locator(".startbar button:not([disabled])").click()
    link = page.get_by_role("dialog", name="Invite").get_by_role("textbox", name="Link").first.input_value()
    assert link.startswith(f"{running.address}/t/")
    assert "#" in link
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".boardwrap")
    assert page.locator(".drawer").count() == 0
    friend = opener(link)
    friend.wait_for_selector(".boardwrap")
    # Two people of one name are told apart.
    page.locator(".seats").get_by_text("Ada 2 · Kees").first.wait_for()


NAMES = ".person-card .display, .scenario-choice h3, .hero h3, .seat-row b"
# A word takes one line: what is broken within a word takes more.
BROKEN = """(names) => [...document.querySelectorAll(names)].filter((one) => {
  const range = document.createRange();
  const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode())
    for (const word of text.data.matchAll(/[^\\s-]+/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (range.getClientRects().length > 1) return true;
    }
  return one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("game", ["unmatched", "black-orchestra", "orange-shall-overcome"])
def test_the_largest_text_breaks_no_name(running: Running, opener: Opener, game: str) -> None:
    page = opener(running.address)
    prefer(page, text="huge")
    page.goto(f"{running.address}/new?game={game}")
    page.wait_for_selector(".startbar button:not([disabled])")
    page.evaluate("document.fonts.ready")
    assert page.evaluate(BROKEN, NAMES) == []
