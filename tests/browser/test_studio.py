"""The workshop: change a game, have it played many times, watch the chart grow, stop, take the report home, play it at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from browser.conftest import Opener
from server.hosting import Running, eventually, process


def chosen(page: Any, games: str = "50", level: str = "casual") -> None:
    """Change a figure and say how it is to be played."""
    page.locator(".studio .setting select").first.wait_for()
    seats = page.locator(".setting .opt select")
    seats.nth(0).select_option("dracula")
    seats.nth(1).select_option("invisible_man")
    page.get_by_role("searchbox").fill("dracula health")
    page.get_by_role("spinbutton", name="Dracula · health", exact=True).last.fill("40")
    wishes = page.locator(".wishes select")
    wishes.nth(0).select_option(games)
    wishes.nth(1).select_option(level)


def test_a_change_is_played_fifty_times_and_taken_home(running: Running, opener: Opener, tmp_path: Path) -> None:
    page = opener(running.address)
    page.get_by_role("link", name="Workshop").click()
    chosen(page, level="random")
    page.get_by_role("button", name="Play it 50 times").click()
    study = page.locator(".study")
    study.get_by_role("heading", name="Unmatched: what 100 games show").wait_for()
    study.get_by_text("All 100 games are played.").wait_for(timeout=240_000)
    assert study.locator("progress").evaluate("bar => bar.value === bar.max")
    # Forty points of health are worth more than chance.
    assert "points more wins than in the printed game" in study.locator(".finding.clear").inner_text()
    chart = study.get_by_role("img", name="Wins of Dracula after 50 games")
    chart.wait_for()
    assert chart.locator(".tag .kind").all_text_contents() == ["as printed", "changed"]
    # What is written at the ends of its lines is not cut off.
    outside = chart.evaluate(
        "svg => [...svg.querySelectorAll('text')].map(text => [text.textContent, text.getBBox()]).filter("
        "([, box]) => box.x < 0 || box.x + box.width > svg.viewBox.baseVal.width).map("
        "([words, box]) => [words, box.x, box.width, svg.viewBox.baseVal.width])"
    )
    assert outside == []
    study.get_by_role("button", name="Invisible Man").click()
    assert "points fewer wins" in study.locator(".finding").inner_text()
    study.get_by_text("Changed rules").click()
    study.get_by_text("Dracula · health: 40 instead of 13").wait_for()
    with page.expect_download() as saved:
        study.get_by_role("button", name="Download the report").click()
    file = tmp_path / "report.html"
    saved.value.save_as(file)
    assert "what 100 games show" in file.read_text(encoding="utf-8")
    # It is still there for whoever comes back, and so is what was changed.
    page.goto(running.address + "/workshop")
    page.locator(".study").get_by_text("All 100 games are played.").wait_for()
    page.get_by_role("button", name="Put it away").click()
    page.locator(".study").wait_for(state="detached")
    page.get_by_role("button", name="Play it at once").click()
    page.locator(".changed-rules").get_by_text("Changed rules").wait_for()


def test_a_study_is_stopped_and_one_that_is_gone_is_told(opener: Opener, tmp_path: Path) -> None:
    with process(tmp_path / "parlour.db") as server:
        page = opener(server.address + "/workshop", phone=True)
        chosen(page, "500")
        page.get_by_role("button", name="Play it 500 times").click()
        study = page.locator(".study")
        # Studies give way to everything else: on a busy machine their first games take a while.
        study.locator(".growth .curve").first.wait_for(timeout=240_000)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        study.get_by_role("button", name="Stop").click()
        study.get_by_text("Stopped after").wait_for(timeout=120_000)
        page.get_by_role("button", name="Play it 500 times").click()
        study.get_by_role("button", name="Stop").wait_for()
        server.kill()
        page.get_by_text("The server does not answer; the page keeps asking.").wait_for()
        server.start()
        page.get_by_text("Your study is gone").wait_for()
        eventually(lambda: page.locator(".study").count() == 0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(running: Running, opener: Opener, theme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed (the extra `test`)")
    page = opener(running.address + "/workshop", theme=theme)
    chosen(page, level="random")
    page.get_by_role("button", name="Play it 50 times").click()
    page.locator(".study").get_by_text("All 100 games are played.").wait_for(timeout=240_000)
    found = axe.Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]})
    assert [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found.response["violations"]] == []


def test_who_gets_no_study_is_told_why(opener: Opener, tmp_path: Path) -> None:
    with Running(tmp_path / "parlour.db", workshop="off") as server:
        page = opener(server.address + "/workshop")
        page.get_by_text("This server runs no studies.").wait_for()
        page.get_by_role("button", name="Play it at once").wait_for()
        assert page.get_by_role("button", name="times").count() == 0
