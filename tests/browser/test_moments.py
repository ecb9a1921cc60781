"""Moments at the table: a duel on a phone, the cards of the night, cards that slide, leaders that cover nothing."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from browser.conftest import Opener
from browser.playing import by_list, new_table, play, prefer, until
from browser.positions import MANY_CARDS
from browser.test_screens import show
from server.hosting import Running

pytestmark = pytest.mark.long

MOVED = "window.moved = []; { const animate = Element.prototype.animate; Element.prototype.animate = function (...how) {"
MOVED += " window.moved.push(this.className); return animate.apply(this, how); }; }"
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 2;
  const over = (a, b) => shared(a, b, 'left', 'right') && shared(a, b, 'top', 'bottom');
  const circles = [...document.querySelectorAll('.board circle.stop')].map(box);
  return [...document.querySelectorAll('.board .leader')].filter((tab) => circles.some((circle) => over(box(tab), circle))).length;
}"""

HIDDEN_NAMES = """() => [...document.querySelectorAll('.hand .card .card-name')].filter((name) => {
  const words = document.createRange();
  words.selectNodeContents(name);
  return [...words.getClientRects()].some((line) => [line.left + 1, line.right - 2].some(
    (x) => document.elementFromPoint(x, (line.top + line.bottom) / 2)?.closest('.card') !== name.closest('.card')));
}).map((name) => name.textContent)"""


def test_a_duel_on_a_phone_keeps_its_cards_until_they_are_turned(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, "duel")
    combat = page.locator(".combat")
    assert combat.locator(".card.back").is_visible()
    assert combat.locator(".awaits").inner_text() == "Your defense?"
    assert all(health.strip().isdigit() for health in combat.locator(".health").all_inner_texts())
    show(page, running.address, "struck")
    assert combat.locator(".card.back").count() == 0
    assert [character for character in combat.locator(".sum").inner_text() if character.isdigit()]


def test_the_night_lays_its_cards_on_the_table(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    show(page, running.address, "patrol")
    card = page.locator(".nightcard").last
    assert "arrow" in card.inner_text()
    assert card.locator(".lane").count() in {1, 2}
    show(page, running.address, "night-raid")
    # A card that asks is told with its question, and the raid says where it strikes.
    assert "raid: " in page.locator(".raidcard").inner_text().lower()
    assert "search number" in page.locator(".side").inner_text().lower()


def test_the_chosen_door_opens(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    show(page, running.address, "control")
    door = page.locator(".interrupt [data-key]").first
    words = door.locator("b").inner_text().lower()
    door.click()
    card = page.locator(".controlcard")
    card.wait_for()
    assert words in card.locator("h3").inner_text().lower()
    assert card.locator("p").inner_text().endswith(".")


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_a_control_card_speaks_the_language_of_its_reader(running: Running, opener: Opener, language: str) -> None:
    page = opener(running.address)
    prefer(page, language=language)
    show(page, running.address, "control")
    guard = page.locator(".interrupt .tag").first.inner_text()
    assert guard in {"en": {"Policeman", "Soldier"}, "nl": {"Agent", "Soldaat"}, "de": {"Polizist", "Soldat"}}[language]


def cards_first(keys: list[str], chance: random.Random) -> int:
    played = [number for number, key in enumerate(keys) if key.startswith("card:")]
    return chance.choice(played) if played else 0


def test_a_card_that_is_played_leaves_the_hand(running: Running, opener: Opener) -> None:
    page = opener(running.address, speed="brisk")
    page.add_init_script(MOVED)
    made = new_table(page, "orange-shall-overcome", [{"holder": "me", "name": "Ada"}, {"holder": "bot", "level": "random"}], seed=2)
    page.goto(f"{running.address}/t/{made['table']}")
    page.wait_for_selector(".boardwrap")
    for number in range(30):
        if page.locator(".hand .card.used").count():
            break
        play(page, by_list, seed=number, most=1, pick=cards_first)
    until(page, "window.moved.some((name) => name.includes('turn'))")
    until(page, "document.querySelectorAll('.hand .card.used').length > 0")


@pytest.mark.parametrize("name", ["five-conspirators", "plot", "raid"])
def test_no_leader_covers_a_space(running: Running, opener: Opener, name: str) -> None:
    page = opener(running.address)
    show(page, running.address, name)
    page.wait_for_selector(".board .leader")
    assert page.evaluate(COVERED) == 0


def test_every_card_of_a_hand_can_be_seen(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    page.set_viewport_size({"width": 1280, "height": 800})
    for name in ("day", "duel", "five-conspirators"):
        show(page, running.address, name)
        hand = page.locator(".hand").first
        assert hand.evaluate("(hand) => hand.scrollWidth - hand.clientWidth") <= 1, name


def test_every_name_of_a_full_dossier_can_be_read(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    for width, height in ((1280, 800), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        show(page, running.address, "dossier")
        page.wait_for_selector(".hand .card .card-name")
        assert page.locator(".hand .card").count() >= MANY_CARDS
        assert page.evaluate(HIDDEN_NAMES) == [], width


def test_a_night_can_be_passed_over(running: Running, opener: Opener) -> None:
    page = opener(running.address, speed="calm")
    show(page, running.address, "dusk")
    page.locator(".whole [data-digit='1']").click()
    scene = page.locator(".scene")
    scene.wait_for()
    assert "skip" in scene.locator(".sceneskip").inner_text()
    page.keyboard.press("s")
    page.wait_for_timeout(40)
    assert scene.count() == 0


def test_a_small_phone_shows_how_it_ended(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    for name in ("duel-end", "orchestra-end", "orange-end"):
        show(page, running.address, name)
        page.wait_for_selector(".stats")
        parts = page.evaluate(
            "[...document.querySelector('.ending').children].filter((one) => one.checkVisibility())"
            ".map((one) => one.getBoundingClientRect().toJSON())"
        )
        assert all(before["bottom"] <= after["top"] + 1 for before, after in pairwise(parts[:-1])), name
        again = page.locator(".end-buttons .primary").bounding_box()
        assert again["y"] + again["height"] <= page.locator(".tabs").bounding_box()["y"], name


def test_a_phone_keeps_its_board_with_huge_letters(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    page.wait_for_selector(".cover")
    page.evaluate(
        "() => { const kept = JSON.parse(localStorage.getItem('parlour.preferences'));"
        " localStorage.setItem('parlour.preferences', JSON.stringify({...kept, text: 'huge'})); }"
    )
    for name in ("struck", "patrol", "plot"):
        show(page, running.address, name)
        assert page.locator("html").get_attribute("data-text") == "huge"
        assert page.locator(".boardwrap").bounding_box()["height"] >= 130, name
        assert page.locator(".tabs").bounding_box()["y"] < 844, name
