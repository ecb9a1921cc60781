"""Setting a table up in the page: who is chosen for a seat sits there, the others come by chance."""

from __future__ import annotations

from browser.conftest import Opener
from browser.playing import wait_for_choices
from server.hosting import Running


def test_a_chosen_conspirator_takes_the_seat(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/new?game=black-orchestra")
    page.wait_for_selector(".startbar button:not([disabled])")
    page.locator(".seatsel select").first.select_option("3")
    seats = page.locator(".sr select")
    seats.nth(0).select_option("canaris")
    seats.nth(1).select_option("canaris")
    assert seats.nth(0).input_value() == "", "nobody sits twice"
    seats.nth(0).select_option("beck")
    page.wait_for_selector(".sr .face path")
    page.locator(".startbar button").click()
    page.wait_for_selector(".boardwrap")
    wait_for_choices(page)
    roles = page.locator(".top .seats .who").all_inner_texts()
    assert "Beck" in roles[0]
    assert "Canaris" in roles[1]
    assert len(set(roles)) == 3
