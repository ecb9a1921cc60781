"""Sharing in Orange Shall Overcome! on the page: an agreement is put together in one place, and the friend is asked once."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from browser.conftest import Opener
from browser.playing import link, until
from server.hosting import Running


def met(page: Any, seats: list[dict[str, str]]) -> Any:
    """Kees and Paul meet in the Bank, at a new table."""
    table = parlour.position(
        "orange-shall-overcome",
        {
            "setup": {"players": 2, "characters": ["kees", "paul"], "scenario": "hunger_winter", "difficulty": "easy"},
            "state": {
                "characters": {
                    "kees": {"at": "c3", "goods": {"money": 3, "ticket": 1}},
                    "paul": {"at": "c3", "goods": {"ration": 2}, "alibi": 3},
                }
            },
        },
    )
    return page.evaluate(
        "(body) => fetch('/api/import', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify(body)}).then((answer) => answer.json())",
        {"position": table.position(), "seats": seats},
    )


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.long)])
def test_an_agreement_is_put_together_and_answered(running: Running, opener: Opener, phone: bool) -> None:
    ada = opener(running.address, phone=phone)
    made = met(ada, [{"holder": "me", "name": "Ada"}, {"holder": "invite"}])
    ada.goto(f"{running.address}/t/{made['table']}")
    bob = opener(running.address + link(made, "seat", 1), phone=phone)
    for page in (ada, bob):
        page.wait_for_selector(".boardwrap", state="attached")
    ada.locator('[data-key="share:kees:paul"]').locator("visible=true").first.click()
    deal = ada.get_by_role("region", name="Sharing")
    deal.wait_for()
    assert "Choose what changes hands" in deal.inner_text()
    # A phone has no room to say every choice twice.
    assert ada.locator(".actions").is_visible() is not phone
    propose = deal.get_by_role("button", name="Propose", exact=True)
    assert propose.get_attribute("aria-disabled") == "true"

    def press(name: str, shown: str) -> None:
        deal.get_by_role("button", name=name).click()
        deal.get_by_text(shown, exact=True).first.wait_for()

    press("Kees gives 1 Money more", "1 of 3")
    press("Kees gives 1 Money more", "2 of 3")
    assert "Paul would hold 4 and may carry 3." in deal.inner_text()
    press("Paul gives 1 Ration more", "1 of 2")
    press("Kees gives 1 Ticket more", "1 of 1")
    press("Kees gives 1 Ticket less", "0 of 1")
    assert "would hold" not in deal.inner_text()
    # The friend sees it grow, and is asked once.
    seen = bob.get_by_role("region", name="Sharing")
    seen.get_by_text("Kees shares with Paul").wait_for()
    assert seen.get_by_role("button", name="more").count() == 0
    propose.click()
    seen.get_by_text("Kees proposes to Paul").wait_for()
    assert bob.locator(".actions .whole [data-key]").count() == 2
    seen.get_by_role("button", name="Accept the offer").click()
    for page in (ada, bob):
        until(page, "!document.querySelector('.deal')")
    goods = "[...document.querySelectorAll('.identity .resource')].map((one) => one.getAttribute('aria-label'))"
    until(ada, f"{goods}.includes('1 Money') && {goods}.includes('1 Ration')")


@pytest.mark.long
def test_an_agreement_is_called_off(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    made = met(page, [{"holder": "me"}, {"holder": "bot", "level": "casual"}])
    page.goto(f"{running.address}/t/{made['table']}")
    page.locator('[data-key="share:kees:paul"]').locator("visible=true").first.click()
    deal = page.get_by_role("region", name="Sharing")
    deal.get_by_role("button", name="Kees gives 1 Money more").click()
    deal.get_by_text("1 of 3", exact=True).wait_for()
    deal.get_by_role("button", name="Make no offer").click()
    until(page, "!document.querySelector('.deal')")
    page.locator('[data-key="card:kees_1"]').locator("visible=true").first.wait_for()
