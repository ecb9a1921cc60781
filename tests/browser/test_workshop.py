"""Change the rules where a table is made: search, change, keep the set, play it, and see at the table what is changed."""

from __future__ import annotations

import json
from pathlib import Path

from browser.conftest import Opener
from server.hosting import Running


def test_a_changed_game_is_made_played_and_marked(running: Running, opener: Opener, tmp_path: Path) -> None:
    page = opener(f"{running.address}/new?game=unmatched")
    page.get_by_role("button", name="Change the rules").click()
    panel = page.get_by_role("dialog", name="Change the rules")
    panel.get_by_role("searchbox").fill("dracula health")
    row = panel.get_by_role("spinbutton", name="Dracula · health", exact=True)
    row.last.fill("200")
    panel.get_by_text("A whole number from 1 to 99, please.").first.wait_for()
    row.last.fill("20")
    panel.get_by_text("printed 13").first.wait_for()
    panel.get_by_role("textbox", name="Name of the set").fill("Strong Dracula")
    panel.get_by_role("button", name="Keep it").click()
    with page.expect_download() as saved:
        panel.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "set.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8")) == {
        "parlour_figures": 1,
        "game": "unmatched",
        "name": "Strong Dracula",
        "figures": {"unmatched.dracula.health": 20},
    }
    panel.get_by_role("button", name="All as printed").click()
    panel.get_by_text("Nothing is changed yet.").wait_for()
    panel.get_by_role("button", name="Use Strong Dracula").click()
    panel.get_by_role("button", name="Done").click()
    page.get_by_text("1 figure is changed.").wait_for()
    page.locator(".startbar button").click()
    mark = page.locator(".changed-rules")
    mark.get_by_text("Changed rules").click()
    mark.get_by_text("Dracula · health: 20 instead of 13").wait_for()
    page.wait_for_selector(".boardwrap")


def test_a_set_comes_from_a_file(running: Running, opener: Opener, tmp_path: Path) -> None:
    file = tmp_path / "set.json"
    figures = {"unmatched.hand_limit": 5, "unmatched.nobody.health": 3}
    file.write_text(json.dumps({"parlour_figures": 1, "game": "unmatched", "name": "Small hands", "figures": figures}))
    page = opener(f"{running.address}/new?game=unmatched", phone=True)
    page.get_by_role("button", name="Change the rules").click()
    panel = page.get_by_role("dialog", name="Change the rules")
    panel.get_by_role("spinbutton").first.wait_for()
    panel.locator("input[type=file]").set_input_files(file)
    panel.get_by_text("1 are not known here and were left out.").wait_for()
    file.write_text("{}")
    panel.locator("input[type=file]").set_input_files(file)
    panel.get_by_text("This file holds no changes for this game.").wait_for()
    # Nothing of a panel is wider than the phone.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
