"""What a phone has room for: whole cards, choices told apart, and one word about the end."""

from __future__ import annotations

import pytest

from browser.conftest import Opener
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
