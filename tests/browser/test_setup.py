"""Setting a table up in the page: who is chosen for a seat sits there, the others come by chance."""

from __future__ import annotations

from browser.conftest import Opener
from browser.playing import wait_for_choices
from server.hosting import Running


def test_a_chosen_conspirator_takes_the_seat(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/new?game=black-orchestra")
    page.wait_for_selector(".startbar button:not([disabled])")
    page.locator(".seat-choices select").first.select_option("3")
    seats = page.locator(".seat-row select")
    seats.nth(0).select_option("canaris")
    seats.nth(1).select_option("canaris")
    assert seats.nth(0).input_value() == "", "nobody sits twice"
    seats.nth(0).select_option("beck")
    page.wait_for_selector(".seat-row .face path")
    page.locator(".startbar button").click()
    page.wait_for_selector(".boardwrap")
    wait_for_choices(page)
    roles = page.locator(".top .seats .who").all_inner_texts()
    assert "Beck" in roles[0]
    assert "Canaris" in roles[1]
    assert len(set(roles)) == 3


def test_a_place_for_a_friend_comes_with_its_link(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    page.goto(f"{running.address}/new?game=orange-shall-overcome")
    page.get_by_role("group", name="Seat 2").get_by_role("button", name="Friend").click()
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
