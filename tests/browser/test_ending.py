"""The end of a game: one sentence over everything, what ended it, and where to go from there."""

from __future__ import annotations

import re
from typing import Any

import pytest

import parlour
from browser.conftest import Opener
from browser.playing import bring, by_list, prefer, until, wait_for_choices
from browser.positions import eve, seats
from browser.test_page import violations
from server.hosting import Running

FOCUSED = "document.activeElement?.id === 'finish-head'"
GAMES = ("duel-end", "orchestra-end", "orange-end")


def ended(name: str) -> parlour.Table:
    """Return the same game as the engine plays it to its end."""
    before, last = eve(name)
    table = parlour.new(before["game"], seed=before["seed"], **before["setup"])
    for key in (*before["choices"], last):
        table.choose(key)
    return table


def play_the_last_choice(page: Any, address: str, name: str) -> None:
    before, last = eve(name)
    page.goto(f"{address}/t/{bring(page, before, seats(name))}")
    assert last in wait_for_choices(page)
    by_list(page, last)
    page.locator(".finish h2").wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_said_in_one_sentence(running: Running, opener: Opener, name: str) -> None:
    table = ended(name)
    assert table.outcome
    page = opener(running.address)
    page.set_viewport_size({"width": 1280, "height": 800})
    play_the_last_choice(page, running.address, name)
    large = page.locator(".finish")
    until(page, FOCUSED)
    assert large.locator("h2").inner_text().lower() == table.goal().ending.lower()
    assert large.locator(".finish-blow").inner_text() in {event["text"] for event in table.events(None, since=table.moment)}
    assert large.locator(".finish-reason").inner_text() == table.outcome.reason
    assert large.locator(".finish-verdict").inner_text() in {"You won.", "You lost."}
    assert large.locator("h2").evaluate("(head) => parseFloat(getComputedStyle(head).fontSize)") >= 48
    for role, word in (("button", "Play again"), ("link", "Review the game"), ("link", "Watch the replay"), ("button", "record")):
        assert large.get_by_role(role, name=word).is_visible(), word
    assert large.locator(".primary").count() == (1 if name == "duel-end" else 0)
    assert large.locator(".note").is_visible()
    assert page.evaluate("document.querySelector('.finish').scrollWidth <= innerWidth")
    assert violations(page) == []
    page.keyboard.press("Escape")
    small = page.locator(".ending .verdict")
    large.wait_for(state="detached")
    small.wait_for()
    assert small.inner_text().lower() == table.goal().ending.lower()
    until(page, "document.activeElement?.matches('.ending .verdict')")
    assert not page.locator(".handwrap").is_visible()
    # It is a moment: whoever comes back has seen it.
    page.reload()
    small.wait_for()
    assert large.count() == 0


def told(last: int, done: float) -> dict[str, Any]:
    """Return a review as the server tells it, as far as it has grown."""
    chance = {"low": 0.2, "high": 0.6}
    played, best = {"key": "a", "text": "Defend with Feint", "chance": 0.31}, {"key": "b", "text": "Elementary", "chance": 0.54}
    choice = {"moment": 2, "seat": 0, "turn": 3, "options": 2, "played": played | chance, "others": [best | chance], "cost": 0.23}
    luck = {"kind": "luck", "moment": 4, "to": 5, "seat": 1, "side": 0, "turn": 4, "change": 0.2, "told": ["Dracula drew nothing."]}
    curve = [{"moment": moment, "chance": 0.5} | chance for moment in (0, 2, 4)]
    return {
        "done": done, "last": last, "cooperative": False, "clock": "turn", "reason": "", "winners": [0], "turns": [], "sizes": {},
        "sides": [{"seats": [seat], "curve": curve} for seat in (0, 1)] if done else [],
        "choices": [choice] if done else [],
        "turning": [{"kind": "choice", "moment": 2, "seat": 0, "turn": 3, "change": -0.23}, luck] if done == 1 else [],
    }  # fmt: skip


HIDDEN = """(where) => [...document.querySelectorAll(`${where} > *`)].filter((one) => {
  const {left, top, width, height} = one.getBoundingClientRect();
  return ![2, height - 2].every((y) => one.contains(document.elementFromPoint(left + width / 2, top + y)));
}).map((one) => one.textContent)"""
HEIGHTS = (800, 640)
"""A laptop, and what a browser's own bars may leave of it."""


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("name", ["duel-blow", "orchestra-end", "orange-end"])
def test_every_button_of_the_end_is_in_sight(running: Running, opener: Opener, name: str, language: str) -> None:
    page = opener(running.address)
    page.set_viewport_size({"width": 1280, "height": 800})
    prefer(page, language=language)
    # The review was made before, and has much to say.
    review = told(ended(name).moment, 1)
    review["turning"] = [
        {**one, "kind": "luck", "side": 0, "told": ["Something happened that nobody had foreseen."] * 5}
        for one in review["turning"] * 2
    ]
    for number, one in enumerate(review["turning"]):
        one["moment"] = number
    page.route(re.compile(r"/review\?"), lambda route: route.fulfill(json=review))
    play_the_last_choice(page, running.address, name)
    page.locator(".finish .turned-list li").nth(2).wait_for()
    page.locator(".finish .stats").wait_for()
    if name == "duel-blow":
        page.locator(".finish .lastblow").wait_for()
    # The sentence gives way once its letters have come, and what lies beside it never pushes the buttons down.
    assert page.locator(".finish-buttons > *").count() >= 5
    for height in HEIGHTS:
        page.set_viewport_size({"width": 1280, "height": height})
        until(page, f"({HIDDEN})('.finish-buttons').length === 0")
    page.keyboard.press("Escape")
    page.locator(".ending .stats").wait_for()
    page.locator(".ending .end-buttons").wait_for()
    for height in HEIGHTS:
        page.set_viewport_size({"width": 1280, "height": height})
        until(page, f"({HIDDEN})('.end-buttons').length === 0")


def test_the_blow_is_shown_and_where_it_turned_is_found(running: Running, opener: Opener) -> None:
    table = ended("duel-blow")
    assert table.outcome
    page = opener(running.address)
    page.set_viewport_size({"width": 1280, "height": 800})
    growing = [told(table.moment, done) for done in (0.5, 1)]
    page.route(re.compile(r"/review\?begin=false"), lambda route: route.fulfill(json=told(table.moment, 0)))
    page.route(re.compile(r"/review\?language"), lambda route: route.fulfill(json=growing.pop(0)))
    play_the_last_choice(page, running.address, "duel-blow")
    # Card against card, as they were turned up.
    blow = page.locator(".finish .lastblow")
    blow.wait_for()
    fought = next(event for event in reversed(table.events(None)) if event["event"] == "combat_won")
    numbers = [int(number) for number in re.findall(r"\d+", blow.locator(".lastsum b").inner_text())]
    assert numbers == [fought["attack"], fought["defense"]]
    assert blow.locator(".card").count() == 2
    # Nobody asked for a review yet; whoever does sees it grow.
    turned = page.get_by_role("region", name="Where it turned")
    turned.get_by_text("This game has not been reviewed yet.").wait_for()
    assert turned.get_by_role("listitem").count() == 0
    turned.get_by_role("button", name="Find where it turned").click()
    turned.get_by_role("listitem").first.wait_for()
    rows = turned.get_by_role("listitem").all_inner_texts()
    mine = page.evaluate("document.querySelector('.finish-verdict').textContent") == "You won."
    assert len(rows) == 2
    assert "Holmes: Defend with Feint" in rows[0]
    assert ("54 % → 31 %" if mine else "46 % → 69 %") in rows[0]
    assert ("50 % → 70 %" if mine else "50 % → 30 %") in rows[1]
    assert turned.get_by_role("link").first.get_attribute("href").endswith("#2")
    assert violations(page) == []


def test_a_rematch_may_swap_the_heroes(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    play_the_last_choice(page, running.address, "duel-end")
    old = page.url
    page.locator(".finish").get_by_role("button", name="Swap heroes").click()
    until(page, "(old) => location.href !== old", arg=old)
    # Dealt anew, and this device does not know that one person has both seats: whose hand it is comes first.
    page.locator(".hand-over button").click()
    page.wait_for_selector(".boardwrap")
    again = running.house.live[page.url.rpartition("/")[2]]
    assert again.played is not None
    assert again.played.table.setup["heroes"] == ["dracula", "sherlock_holmes"]
    assert [row.name for row in again.seats] == ["Player 1", "Player 2"]


def test_who_looks_at_the_end_is_told_that_the_next_game_waits(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    play_the_last_choice(page, running.address, "duel-end")
    page.locator(".finish").get_by_role("button", name="Play again").wait_for()
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Play again").click()
    other.wait_for_url(lambda url: url != page.url)
    page.locator(".finish-said").wait_for()
    assert page.get_by_role("button", name="Play again").count() == 0
    page.locator(".finish").get_by_role("link", name="Join the next game").tap()
    until(page, "(there) => location.href === there", arg=other.url)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_end_fits_a_phone(running: Running, opener: Opener, name: str) -> None:
    page = opener(running.address, phone=True, theme="dark")
    play_the_last_choice(page, running.address, name)
    until(page, FOCUSED)
    large = page.locator(".finish")
    head = large.locator("h2").bounding_box()
    assert large.locator("h2").evaluate("(head) => head.scrollWidth <= head.clientWidth")
    assert head["x"] >= 0
    assert head["x"] + head["width"] <= 390
    assert large.evaluate("(box) => box.scrollWidth <= innerWidth && box.scrollTop === 0")
    # Nothing of the table shines through.
    assert large.evaluate("(box) => /^rgb\\(/.test(getComputedStyle(box).backgroundColor)")
    buttons = large.locator(".finish-buttons").bounding_box()
    assert buttons["y"] + buttons["height"] <= 844
    assert violations(page) == []
    large.get_by_role("button", name="See the board").click()
    page.locator(".ending .verdict").wait_for()
    assert large.count() == 0
