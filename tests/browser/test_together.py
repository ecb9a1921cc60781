"""Several people: two browsers, a spectator, one screen handed on, a server that goes away and comes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import bring, by_list, link, new_table, play, start, until, wait_for_choices
from browser.positions import record
from server.hosting import Running, process

pytestmark = pytest.mark.long


def test_two_browsers_and_a_spectator_at_one_table(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "unmatched", [{"holder": "me", "name": "Ada"}, {"holder": "invite"}])
    ada.goto(f"{running.address}/t/{made['table']}")
    bob = opener(running.address + link(made, "seat", 1))
    eve = opener(running.address + link(made, "spectator"))
    for page in (ada, bob, eve):
        page.wait_for_selector(".boardwrap")
    assert "#" not in bob.url
    # Ada places Watson, then it is Bob's turn to place.
    play(ada, by_list, seed=1, most=1)
    assert wait_for_choices(bob)
    assert eve.locator(".card-button").count() == 0
    assert eve.locator(".prompt .meta").inner_text().strip().lower() == "you are watching"
    assert eve.locator(".actions [data-key]").count() == 0
    assert bob.locator(".card-button").count() == 5
    ada.get_by_role("button", name="Chat").first.click()
    ada.get_by_role("textbox").fill("<b>Good luck</b>")
    ada.get_by_role("button", name="Send", exact=True).click()
    bob.keyboard.press("c")
    bob.wait_for_selector(".chatlines")
    bob.get_by_text("<b>Good luck</b>").wait_for()
    # A link is longer than any line: it is broken, not cut.
    ada.get_by_role("textbox").fill("https://example.org/" + "long" * 60)
    ada.get_by_role("button", name="Send", exact=True).click()
    bob.get_by_text("longlong").last.wait_for()
    assert bob.evaluate("document.querySelector('.chatlines').scrollWidth <= document.querySelector('.chatlines').clientWidth")


def test_an_invitation_seats_one_browser_and_opens_nothing_afterwards(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "unmatched", [{"holder": "me", "name": "Ada"}, {"holder": "invite"}])
    invitation = running.address + link(made, "seat", 1)
    bob = opener(invitation)
    bob.wait_for_selector(".boardwrap")
    # The host, who was shown the link, and anybody else it was sent to.
    ada.goto(invitation)
    eve = opener(invitation)
    for late in (ada, eve):
        late.get_by_text("has taken this seat").wait_for()
        assert late.locator(".card-button").count() == 0
    bob.reload()
    bob.wait_for_selector(".boardwrap")
    assert bob.locator(".card-button").count() == 5
    bob.goto(invitation)
    bob.wait_for_selector(".boardwrap")
    # Bob goes on with his telephone.
    bob.keyboard.press("m")
    bob.get_by_role("button", name="Invite").click()
    section = bob.locator(".invite").filter(has_text="on another device")
    section.get_by_role("button", name="Make a link").click()
    own = section.locator("input").input_value()
    phone = opener(own, phone=True)
    phone.wait_for_selector(".boardwrap")
    assert phone.locator(".card-button").count() == 5
    assert bob.locator(".adrift").count() == 0


def test_two_tabs_that_open_an_invitation_at_once_share_the_seat(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "unmatched", [{"holder": "me"}, {"holder": "invite"}])
    first = opener(running.address)
    second = first.context.new_page()
    for page in (first, second):
        page.goto(f"{running.address}/robots.txt")
    for page in (first, second):
        page.evaluate("(link) => { location.href = link }", running.address + link(made, "seat", 1))
    buttons = [page.locator(".poster form button") for page in (first, second)]
    for button in buttons:
        button.wait_for()
    for button in buttons:
        button.click()
    for page in (first, second):
        page.wait_for_selector(".boardwrap")
        assert page.locator(".card-button").count() == 5


def test_an_unknown_address_says_so(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    answer = page.goto(f"{running.address}/no/such/page")
    assert answer.status == 404
    page.get_by_role("heading", name="There is nothing here").wait_for()
    page.get_by_text("a link was cut off").wait_for()


def test_half_a_link_says_so(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/t/abc#def")
    page.get_by_text("This link is not whole").wait_for()


def test_a_screen_handed_on_holds_nobodys_cards(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    page.goto(f"{running.address}/new?game=unmatched")
    page.get_by_role("radiogroup", name="Seat 2").get_by_role("radio", name="This screen").click()
    page.get_by_role("button", name="Start the duel").click()
    take = page.get_by_role("button", name="show my cards")
    take.wait_for()
    text = page.locator("body").inner_html()
    assert "cardbtn" not in text
    assert "Elementary" not in text
    take.click()
    play(page, by_list, seed=1, most=1)
    take.wait_for()
    assert page.locator(".card-button").count() == 0
    take.click()
    assert wait_for_choices(page)


def test_a_restarted_server_is_found_again(db: Path, opener: Opener) -> None:
    with process(db) as server:
        page = opener(server.address)
        start(page, server.address, "unmatched")
        play(page, by_list, seed=1, most=3)
        wait_for_choices(page)
        before = page.locator(".prompt .ask").inner_text()
        server.kill()
        page.locator(".adrift").wait_for()
        assert "Trying" in page.locator(".adrift").inner_text()
        server.start()
        page.locator(".adrift").wait_for(state="detached", timeout=30_000)
        wait_for_choices(page)
        assert page.locator(".prompt .ask").inner_text() == before
        play(page, by_list, seed=2, most=2)


def test_a_finished_game_is_replayed_saved_and_played_on(running: Running, opener: Opener, tmp_path: Path) -> None:
    page = opener(running.address)
    start(page, running.address, "unmatched")
    play(page, by_list, seed=5)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".chart .curve")
    last = int(page.locator(".eyes b").inner_text().split("/")[1])
    page.get_by_role("button", name="The table").click()
    page.get_by_role("button", name="To the beginning").click()
    until(page, "document.querySelector('.eyes b').textContent.startsWith('0 /')")
    page.wait_for_selector(".token")
    page.get_by_label("See it as").select_option("1")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    record = tmp_path / "game.json"
    saving.value.save_as(record)
    page.keyboard.press("End")
    for _ in range(3):
        page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".table .boardwrap")
    page.goto(running.address)
    page.locator("input[type=file]").set_input_files(record)
    until(page, "location.pathname.startsWith('/replay/')")
    until(page, "(last) => document.querySelector('.eyes b')?.textContent.endsWith('/ ' + last)", arg=last)


def test_the_course_is_drawn_once_in_the_room_kept_for_it(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    table = bring(page, record("duel-end"), 2)
    held: list[Any] = []
    page.route("**/replay/0?*", lambda route, _request: held.append(route))
    page.goto(f"{running.address}/replay/{table}")
    page.wait_for_selector(".chartbox[aria-busy=true]")
    height = "document.querySelector('.chart').getBoundingClientRect().height"
    before = page.evaluate(height)
    assert page.locator(".chart .curve").count() == 0
    for _ in range(2000):
        if held:
            break
        page.wait_for_timeout(15)
    held.pop().continue_()
    page.wait_for_selector(".chartbox[aria-busy=false]")
    assert page.evaluate(height) == before
    assert page.locator(".chart .curve").count() >= 2


def test_a_broken_file_gets_a_clear_line(running: Running, opener: Opener, tmp_path: Path) -> None:
    page = opener(running.address)
    for text in ("not json", '{"choices": [], "game": "unmatched"}'):
        broken = tmp_path / "broken.json"
        broken.write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(broken)
        page.get_by_role("alert").wait_for()
        assert page.get_by_role("alert").inner_text().strip()
    assert page.url.rstrip("/") == running.address
