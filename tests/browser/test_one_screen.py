"""Several people at one screen: nobody's hand is shown, nor fetched, before whoever it belongs to has tapped."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from server.hosting import Running

pytestmark = pytest.mark.attack

ASKS = """([path, body]) => fetch(`/api/tables/${path}`, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)}).then((answer) => answer.json())"""


@pytest.fixture
def page(running: Running, opener: Opener) -> Any:
    """A duel of two at this screen, of whom the first has tapped."""
    page = opener(running.address, guide=False)
    page.goto(f"{running.address}/new?game=unmatched")
    page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="This screen").click()
    page.get_by_role("button", name="Start the duel").click()
    page.locator(".hand-over button").click()
    page.wait_for_selector(".boardwrap")
    return page


def test_looking_back_shows_no_hand_while_the_game_goes_on(running: Running, page: Any) -> None:
    table = page.url.rpartition("/")[2]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{running.address}/replay/{table}")
    page.get_by_text("you can look back once the game is over").wait_for()
    assert [url for url in asked if "seat=" in url] == []
    page.goto(f"{running.address}/t/{table}")
    page.locator(".hand-over button").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Invite").first.wait_for()
    assert page.get_by_role("link", name="Replay").count() == 0
    page.evaluate(ASKS, [f"{table}/close", {}])
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".replaytable .boardwrap", state="attached")


def test_a_rematch_is_played_at_one_screen_too(running: Running, page: Any) -> None:
    table = page.url.rpartition("/")[2]
    for _ in range(2):
        page.evaluate(ASKS, [f"{table}/close", {}])
        table = page.evaluate(ASKS, [f"{table}/rematch", {}])["table"]
        page.goto(f"{running.address}/t/{table}")
        page.wait_for_selector(".hand-over, .boardwrap")
        assert page.locator(".hand-over").count()


def test_a_device_that_does_not_know_who_plays_asks_first(page: Any) -> None:
    """It forgot, or is another one to which everything was carried."""
    address = page.url
    page.evaluate(
        "Object.keys(localStorage).filter((key) => key.includes('shared')).forEach((key) => localStorage.removeItem(key))"
    )
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address.replace("/t/", "/replay/"))
    page.get_by_text("you can look back once the game is over").wait_for()
    assert [url for url in asked if "seat=" in url] == []
    page.goto(address)
    page.wait_for_selector(".hand-over, .boardwrap")
    assert page.locator(".hand-over").count()


def test_a_friend_who_comes_to_the_hosts_own_screen_is_not_shown_the_hosts_hand(running: Running, opener: Opener) -> None:
    page = opener(running.address, guide=False)
    page.goto(f"{running.address}/new?game=unmatched")
    page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="Friend").click()
    page.get_by_role("button", name="Start the duel").click()
    page.wait_for_selector(".boardwrap")
    table = page.url.rpartition("/")[2]
    links = page.evaluate("(table) => JSON.parse(localStorage.getItem(`parlour.links.${table}`))", table)
    page.goto(f"{running.address}/")
    page.goto(running.address + links["1"])
    page.wait_for_selector(".poster form button")
    page.locator(".poster form button").click()
    page.wait_for_selector(".hand-over, .boardwrap")
    assert page.locator(".hand-over").count()
