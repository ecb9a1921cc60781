"""A player's home in a browser: finished games are found again, and everything is carried to another device and deleted."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import new_table
from parlour import puzzles
from server.finishing import Friends
from server.hosting import Running

pytestmark = pytest.mark.attack


def at_home(opener: Opener, running: Running, friends: Friends, **more: Any) -> Any:
    page = opener(running.address, **more)
    page.context.add_cookies([{"name": "parlour", "value": friends.ann.cookies["parlour"], "url": running.address}])
    page.reload()
    page.wait_for_selector(f'[data-table="{friends.table}"]')
    return page


def test_a_finished_game_is_found_again_and_carried_to_another_device(running: Running, opener: Opener) -> None:
    friends = Friends(running)
    friends.finish()
    page = at_home(opener, running, friends, phone=False)
    row = page.locator(f'[data-table="{friends.table}"]')
    assert row.locator("a").count() == 2
    row.locator("img").evaluate("image => image.decode()")
    page.locator(".mine-numbers").wait_for()
    page.locator(".mine-yours > .button").click()
    page.locator(".mine-offer .qr-code").wait_for()
    secret = page.locator(".mine-offer input").input_value()
    phone = opener(secret, phone=True, joins=False)
    phone.locator(".mine-arrival button").click()
    # The way home is open before it is done, too.
    phone.locator('.mine-arrival [role="status"]').wait_for()
    phone.locator('.mine-arrival a[href="/"]').click()
    phone.wait_for_selector(f'[data-table="{friends.table}"]')
    page.locator(".mine-told").wait_for()
    page.locator(".mine-offer").wait_for(state="detached")


def test_everything_is_deleted_only_after_a_question(running: Running, opener: Opener) -> None:
    friends = Friends(running)
    friends.finish()
    page = at_home(opener, running, friends, phone=True)
    ask = page.locator(".mine-yours > .button-row .button").last
    ask.click()
    page.locator("dialog.mine-ask .button.primary").click()
    page.locator("dialog.mine-ask").wait_for(state="detached")
    assert friends.finished(friends.ann)
    ask.click()
    page.evaluate("localStorage.setItem('parlour.links.0a', '{\"1\": \"/t/0a#key\"}')")
    page.locator("dialog.mine-ask .mine-danger").click()
    page.wait_for_selector(".home:not(.settled)")
    assert friends.finished(friends.ann) == []
    # Nor does the browser know any more who was here: how the page looks is all that stays.
    assert page.evaluate("Object.keys(localStorage)") == ["parlour.preferences"]
    assert page.evaluate("JSON.parse(localStorage.getItem('parlour.preferences')).name") == ""


def test_lessons_and_puzzles_are_at_home_beside_the_games(running: Running, opener: Opener) -> None:
    """Also of a device that has played nothing: what it learnt and solved, and what comes next."""
    solved = puzzles.of("unmatched")[0].id
    page = opener(f"{running.address}/learn")
    page.evaluate(
        """solved => {
            localStorage.setItem("parlour.learnt", JSON.stringify({ unmatched: [1, 2] }));
            const puzzles = { solver: [1530, 300, 0.06], puzzles: {}, tried: { [solved]: true }, days: [] };
            localStorage.setItem("parlour.puzzles", JSON.stringify(puzzles));
        }""",
        solved,
    )
    page.goto(running.address)
    row = page.locator('[data-practice="unmatched"]')
    row.wait_for()
    assert row.locator("a").first.inner_text() == "2 of 9 lessons"
    assert row.locator("a").first.get_attribute("href") == "/learn/unmatched/3"
    assert row.locator("a").last.inner_text() == f"1 of {len(puzzles.of('unmatched'))} puzzles"
    assert page.locator(".mine-practice h2 small").inner_text() == "Rating 1530"
    assert page.locator("[data-practice]").count() == len(puzzles.games())


def test_whoever_is_new_loads_nothing_of_it(running: Running, opener: Opener) -> None:
    loaded: list[str] = []
    page = opener(f"{running.address}/learn")
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(running.address)
    page.wait_for_selector("[data-cover]")
    page.wait_for_load_state("networkidle")
    assert any("/api/tables" in url for url in loaded)
    assert not any("Mine-" in url or "/api/mine" in url for url in loaded)


def test_a_new_game_follows_the_games_however_long_the_numbers_are(running: Running, opener: Opener) -> None:
    friends = Friends(running)
    friends.finish()
    page = at_home(opener, running, friends, phone=False)
    page.locator(".mine-numbers").wait_for()
    games, new, numbers = (page.locator(name).bounding_box() for name in (".mine-finished", ".home-new", ".mine-side"))
    assert 0 <= new["y"] - (games["y"] + games["height"]) < 60
    assert numbers["x"] >= games["x"] + games["width"]
    assert numbers["y"] == games["y"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_first_visit_learning_comes_first(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    cover = page.locator("[data-cover=unmatched]")
    cover.get_by_role("link", name="Learn in ten minutes Unmatched").wait_for()
    assert [words.split("\n")[0] for words in cover.locator("a").all_inner_texts()] == ["Learn in ten minutes", "New table"]
    assert cover.locator("a.primary").inner_text().startswith("Learn in ten minutes")
    # The ways to learn, to puzzles and to the workshop share one line.
    assert len({box["y"] for box in (one.bounding_box() for one in page.locator(".to-learn").all())}) == 1
    new_table(page, "unmatched", [{"holder": "me"}, {"holder": "bot", "level": "random"}])
    page.goto(running.address)
    page.wait_for_selector(".mine-practice")
    assert cover.locator("a.primary").inner_text().startswith("New table")
    assert cover.locator("a").count() == 1


def test_the_lessons_of_a_game_are_found_without_a_number(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/learn/unmatched")
    page.get_by_role("heading", name="Learn", exact=True).wait_for()
