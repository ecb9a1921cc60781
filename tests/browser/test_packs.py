"""Packs in the workshop: one that is known here is chosen, one is opened from a folder, and both are played at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import parlour
from browser.conftest import Opener
from packs.files import MOTH, changed, written
from parlour.packs import showing
from parlour.packs.reading import open_pack, reader_of
from server.hosting import Running


def test_a_pack_is_chosen_and_played(running: Running, opener: Opener) -> None:
    page = opener(f"{running.address}/workshop?game=unmatched")
    packs = page.get_by_role("region", name="Packs")
    packs.get_by_role("checkbox", name="Dark Harbour").check()
    packs.get_by_text("Dark Harbour is in the game.").wait_for()
    seats = page.locator(".setting select")
    assert seats.first.input_value() in ("ferrywoman", "clockmaker")
    # Its figures can be changed like any other.
    page.get_by_role("searchbox").fill("clockmaker health")
    page.get_by_role("spinbutton", name="The Clockmaker · health", exact=True).first.wait_for()
    # A pack stays chosen when one comes back.
    page.reload()
    page.get_by_role("checkbox", name="Dark Harbour", checked=True).wait_for()
    page.get_by_role("button", name="Play it at once").click()
    page.locator(".changed-rules").click()
    page.get_by_text("Pack Dark Harbour").wait_for()
    page.wait_for_selector(".boardwrap")


def test_a_folder_is_opened_and_a_wrong_one_is_told(running: Running, opener: Opener, tmp_path: Path) -> None:
    right, wrong = (
        written(tmp_path / "moth", MOTH),
        written(tmp_path / "wrong", changed("heroes/moth.toml", "health = 15", "health = 0")),
    )
    page = opener(f"{running.address}/workshop?game=unmatched", phone=True)
    packs = page.get_by_role("region", name="Packs")
    folder = packs.locator("input[type=file]").last
    folder.set_input_files(wrong)
    packs.get_by_text("heroes/moth.toml:2: health: a whole number from 1 to 99, not 0").wait_for()
    folder.set_input_files(right)
    packs.get_by_text("The Moth is in the game.").wait_for()
    assert page.locator(".setting select").first.input_value() == "moth"
    # Changed since, it is opened again, and takes the place of the one before.
    with page.expect_response("**/games/unmatched/packs*"):
        folder.set_input_files(written(tmp_path / "moth", changed("heroes/moth.toml", "health = 15", "health = 19")))
    packs.get_by_text("The Moth is in the game.").wait_for()
    page.get_by_role("searchbox").fill("the moth health")
    page.get_by_text("printed 19").wait_for()
    assert packs.get_by_role("checkbox", name="The Moth").count() == 1
    # Nothing of it is wider than the phone.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Without it, everything is as it was.
    packs.get_by_role("checkbox", name="The Moth").uncheck()
    page.locator(".setting option[value=moth]").first.wait_for(state="detached")
    assert page.locator(".setting select").first.input_value() != "moth"


def test_what_the_house_plays_with_is_dealt(opener: Opener, tmp_path: Path) -> None:
    place = written(tmp_path / "moth", MOTH)
    with Running(tmp_path / "parlour.db", packs=(str(place),)) as house:
        page = opener(f"{house.address}/workshop?game=unmatched")
        page.get_by_role("checkbox", name="The Moth", checked=True).wait_for()
        assert page.locator(".setting select").first.input_value() == "moth"
        page.get_by_text("Bots play the game with its packs, in the background.").wait_for()
        # Whoever chose somebody else finds them again.
        page.locator(".setting select").first.select_option("dracula")
        page.reload()
        page.get_by_role("checkbox", name="The Moth", checked=True).wait_for()
        assert page.locator(".setting select").first.input_value() == "dracula"


@pytest.mark.parametrize(("paper", "width"), [("A4", 595), ("Letter", 612)])
def test_cards_fit_the_paper_there_is(browser: Any, tmp_path: Path, paper: str, width: int) -> None:
    """Thirty cards are a sheet about the hero and four of cards, in their own size."""
    pack = open_pack(written(tmp_path / "moth", MOTH))
    title = parlour.title("unmatched").with_packs([pack])
    file = tmp_path / "moth.html"
    file.write_text(showing.page("The Moth", "", reader_of("unmatched").sheets(title, pack, "en")), encoding="utf-8")
    page = browser.new_page()
    page.goto(file.as_uri())
    pdf: bytes = page.pdf(format=paper, prefer_css_page_size=True)
    page.close()
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 5
    assert {int(float(wide)) for wide in re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+)", pdf)} == {width}
