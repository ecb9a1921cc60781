"""What a table offers besides playing: votes, standing answers, clocks, notices, hints, a digest, codes."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import parlour
from browser.conftest import Opener
from browser.playing import MOMENT, by_list, link, new_table, open_keys, play, prefer, start, until, wait_for_choices
from server.hosting import Running

pytestmark = pytest.mark.long

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
ADA = {"holder": "me", "name": "Ada"}
FRIEND = {"holder": "invite"}
BOT = {"holder": "bot", "level": "random"}
OFFERED = "(verb) => [...document.querySelectorAll('.actions .whole [data-key]')].some((one) => one.dataset.key.startsWith(verb))"
LATER = f"(before) => Number({MOMENT} ?? -1) > before"


def moment(page: Any) -> int:
    return int(page.evaluate(MOMENT))


def sit(page: Any, address: str, made: Any) -> None:
    page.goto(f"{address}/t/{made['table']}")
    page.wait_for_selector(".boardwrap")


def asked(pages: list[Any]) -> Any:
    """Wait until somebody has something to choose and return that page."""
    began = monotonic()
    while True:
        found = next((page for page in pages if open_keys(page)), None)
        if found is not None:
            return found
        assert monotonic() - began < 60, "nobody has anything to choose"
        pages[0].wait_for_timeout(30)


def test_a_table_votes_how_far_to_go_back(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "black-orchestra", [ADA, FRIEND], setup={"players": 2})
    sit(ada, running.address, made)
    bob = opener(running.address + link(made, "seat", 1))
    bob.wait_for_selector(".boardwrap")
    for number in range(3):
        play(asked([ada, bob]), by_list, seed=number, most=1)
    for answer, goes_back in (("No, play on", False), ("Yes, undo", True)):
        until(ada, "(least) => document.querySelectorAll('.log li').length >= least", arg=2)
        ada.keyboard.press("m")
        ada.locator(".menu").get_by_role("button", name="Ask to undo").click()
        # The second of the recent choices, named by what it did.
        point = ada.locator(".points .act").nth(1)
        named = point.locator("span").first.inner_text()
        assert point.locator("small").inner_text() == "2 choices"
        point.click()
        bob.get_by_text("Ada asks to go back 2 choices").wait_for()
        assert bob.locator(".vote p").inner_text() == named
        before = moment(ada)
        bob.get_by_role("button", name=answer, exact=True).click()
        for page in (ada, bob):
            page.locator(".vote").wait_for(state="detached")
        said = "agreed to go back 2 choices" if goes_back else "said no to going back"
        ada.locator(".toast").get_by_text(said).wait_for()
        if goes_back:
            until(bob, LATER, arg=before)
            assert wait_for_choices(asked([ada, bob]))


def test_undo_asks_the_table_where_only_the_table_can(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    made = new_table(page, "orange-shall-overcome", [ADA, BOT], setup={"players": 2}, seed=2)
    sit(page, running.address, made)
    asking = page.locator(".tools").get_by_role("button", name="Ask to undo")
    for number in range(20):
        if asking.count():
            break
        play(page, by_list, seed=number, most=1)
        wait_for_choices(page)
    assert asking.count()
    before = moment(page)
    page.keyboard.press("u")
    # The bot has no vote, so the table has agreed at once.
    page.get_by_role("button", name="To my last choice").click()
    page.locator(".toast").get_by_text("agreed to go back").wait_for()
    until(page, LATER, arg=before)


def test_a_standing_answer_is_given_without_asking(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    made = new_table(page, "unmatched", [ADA, BOT], seed=3)
    sit(page, running.address, made)
    by_list(page, wait_for_choices(page)[0])
    until(page, OFFERED, arg="maneuver")
    by_list(page, next(key for key in open_keys(page) if key.startswith("maneuver")))
    until(page, OFFERED, arg="boost")
    page.keyboard.press("m")
    page.get_by_role("button", name="Automatic answers").click()
    page.locator(".opt", has_text="Boost").get_by_role("button", name="Never take it").click()
    # Without a boost only "no boost" is left, and it is taken at once.
    until(page, f"(verb) => !({OFFERED})(verb)", arg="boost")
    page.get_by_role("button", name="Ask me again").click()
    page.get_by_role("button", name="Ask me again").wait_for(state="detached")


def test_a_clock_runs_and_then_a_bot_decides(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    made = new_table(page, "unmatched", [ADA, BOT], clock={"seconds": 5, "then": "bot", "level": "random"})
    sit(page, running.address, made)
    wait_for_choices(page)
    assert page.get_by_role("timer").inner_text().strip().startswith("0:0")
    before = moment(page)
    until(page, LATER, arg=before, seconds=60)


def test_somebody_in_another_window_is_told(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "unmatched", [ADA, FRIEND], seed=5)
    sit(ada, running.address, made)
    bob = opener(running.address)
    prefer(bob, notify=True)
    bob.add_init_script(
        "window.told = []; window.Notification = class { constructor(title, more) { window.told.push(`${title}: ${more.body}`); }"
        " static permission = 'granted'; static requestPermission() { return Promise.resolve('granted'); } };"
        "Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });"
    )
    bob.goto(running.address + link(made, "seat", 1))
    bob.locator(".poster form button").click()
    bob.wait_for_selector(".boardwrap")
    ada.locator(".toast").get_by_text("took seat 2").wait_for()
    assert not bob.title().startswith("●")
    bob.evaluate("window.away = true; document.dispatchEvent(new Event('visibilitychange'))")
    play(ada, by_list, seed=1, most=1)
    until(bob, "window.told.length > 0")
    assert bob.evaluate("window.told[0]") == "Parlour: Your move."
    until(bob, "document.title.startsWith('●')")


def test_a_hint_has_chances_and_can_be_taken(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    made = new_table(page, "unmatched", [ADA, BOT], seed=3)
    sit(page, running.address, made)
    keys = wait_for_choices(page)
    page.get_by_role("button", name="Hint").click()
    page.locator(".hintrow").first.wait_for(timeout=60_000)
    rows = page.locator(".hintrow")
    assert 1 <= rows.count() <= 3
    chances = [int(text.split()[0]) for text in page.locator(".hintrow b").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    assert "percent" in page.locator(".hintbar").first.get_attribute("aria-label")
    assert page.locator(".actions .whole .odds").count() == len(keys)
    rows.first.click()
    page.locator(".hints").wait_for(state="detached")


def test_a_choice_the_bot_left_aside_has_no_chance(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    made = new_table(page, "black-orchestra", [ADA, BOT], seed=6)
    sit(page, running.address, made)
    keys = wait_for_choices(page)
    page.get_by_role("button", name="Hint").click()
    page.locator(".hintrow").first.wait_for(timeout=60_000)
    page.locator(".hintfoot .why").click()
    told = page.locator(".hintrow").all_inner_texts()
    aside = [row for row in told if "not tried" in row]
    assert len(told) == len(keys)
    assert aside
    assert page.locator(".hintrow .figures").count() == page.locator(".hintbar").count() == len(keys) - len(aside)
    assert page.locator(".actions .whole .odds").count() == len(keys) - len(aside)


def test_who_comes_back_is_told_what_changed(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    made = new_table(page, "unmatched", [ADA, BOT], seed=3)
    sit(page, running.address, made)
    play(page, by_list, seed=1, most=12)
    wait_for_choices(page)
    page.evaluate("for (const key of Object.keys(localStorage)) if (key.startsWith('parlour.seen')) localStorage.setItem(key, '1')")
    page.reload()
    page.get_by_role("button", name="Show me").click()
    drawer = page.get_by_role("dialog", name="While you were away")
    drawer.locator(".changes li").first.wait_for()
    assert drawer.locator(".log li").count() > 0
    page.keyboard.press("Escape")
    assert page.locator(".missed").count() == 0


def test_a_code_leads_a_friend_to_a_free_seat(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "unmatched", [ADA, FRIEND])
    sit(ada, running.address, made)
    ada.keyboard.press("m")
    ada.get_by_role("button", name="Invite").click()
    ada.get_by_role("button", name="Offer a code").click()
    code = ada.locator(".big-code").inner_text()
    bob = opener(running.address)
    field = bob.get_by_placeholder("Link or code")
    for wrong, said in (("nonsense!", "doesn't look like a link"), ("BBBB-BBBB", "doesn't work")):
        field.fill(wrong)
        bob.get_by_role("button", name="Join", exact=True).click()
        bob.get_by_role("alert").get_by_text(said).wait_for()
    field.fill(code.lower().replace("-", " "))
    bob.get_by_role("button", name="Join", exact=True).click()
    bob.wait_for_selector(".boardwrap")
    assert bob.url.endswith(made["table"])
    assert bob.locator(".card-button").count() == 5


def test_three_browsers_play_at_one_table(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "orange-shall-overcome", [ADA, FRIEND, FRIEND], setup={"players": 3}, seed=2)
    sit(ada, running.address, made)
    others = [opener(running.address + link(made, "seat", seat)) for seat in (1, 2)]
    pages = [ada, *others]
    for page in pages:
        page.wait_for_selector(".boardwrap")
    for chosen in range(12):
        page = asked(pages)
        before = moment(page)
        play(page, by_list, seed=chosen, most=1)
        for other in pages:
            until(other, LATER, arg=before)
    assert len({page.locator(".round-number").inner_text() for page in pages}) == 1


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the example game of the docs as another package would: beside Parlour, with an entry point."""
    info = tmp_path / "bids-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bids\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[parlour.games]\nbids = bids:TITLE\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(EXAMPLES), str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    for folder in (EXAMPLES, tmp_path):
        monkeypatch.syspath_prepend(str(folder))


@pytest.mark.usefixtures("brought")
def test_a_game_without_a_picture_is_played_from_panels_and_a_list(tmp_path: Path, opener: Opener) -> None:
    assert "bids" in parlour.games()
    with Running(tmp_path / "parlour.db") as server:
        page = opener(server.address)
        page.locator(".cover[data-cover=bids]").get_by_role("link", name="New table").click()
        page.locator(".startbar button:not([disabled])").click()
        page.wait_for_selector(".generic .value-panel")
        assert play(page, by_list, seed=1) > 0
        page.locator(".ending").wait_for()
        assert page.locator(".prompt .ask").inner_text()
        page.get_by_role("link", name="Watch the replay").click()
        page.wait_for_selector(".chart")


def test_palettes_change_seats_and_stay(running: Running, opener: Opener) -> None:
    page = opener(running.address)
    start(page, running.address, "unmatched")
    wait_for_choices(page)
    colour = "getComputedStyle(document.querySelector('.token .token-body')).fill"
    seen = [page.evaluate(colour)]
    for name in ("Red-green safe", "Blue-yellow safe"):
        page.keyboard.press("m")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name=name).click()
        page.keyboard.press("Escape")
        page.locator(".drawer").wait_for(state="detached")
        seen.append(page.evaluate(colour))
    assert len(set(seen)) == 3
    page.reload()
    page.wait_for_selector(".token")
    assert page.evaluate(colour) == seen[-1]
