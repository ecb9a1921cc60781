"""What the bots did, in at most three sentences, with their ways on the board."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import MOMENT, by_list, new_table, play, start, until, wait_for_choices
from server.hosting import Running

MOST_LINES = 3


@pytest.mark.parametrize(
    ("game", "verb"), [("unmatched", "maneuver"), ("black-orchestra", "end"), ("orange-shall-overcome", "discard")]
)
def test_after_a_bots_turn_it_is_told_what_it_did(running: Running, opener: Opener, game: str, verb: str) -> None:
    page = opener(running.address, recap=True)
    start(page, running.address, game)
    told: list[int] = []

    def look(page: Any, key: str) -> None:
        if page.locator(".table.told").count():
            page.locator(".recap").wait_for()
            told.append(page.locator(".recap > ol li").count())
            assert page.locator(".recap .recap-night li").count() <= MOST_LINES
        if not told:
            by_list(page, key)
            return
        assert 0 < told[-1] <= MOST_LINES
        page.keyboard.press("Space")
        until(page, "!document.querySelector('.recap') && !document.querySelector('.way-line')")
        by_list(page, key)

    def shortest(keys: list[str], _chance: Any) -> int:
        return next((n for n, key in enumerate(keys) if key.startswith((verb, "pass:"))), 0)

    for _ in range(40):
        play(page, look, seed=2, most=1, pick=shortest)
        if told:
            break
    assert told


def test_in_a_first_game_one_bot_waits_for_another_until_what_it_did_was_read(running: Running, opener: Opener) -> None:
    page = opener(running.address, recap=True)
    chairs = [{"holder": "me"}, *[{"holder": "bot", "level": "novice"}] * 2]
    made = new_table(page, "black-orchestra", chairs, setup={"players": 3, "first_player": 0})
    page.goto(f"{running.address}/t/{made['table']}")
    while not page.locator(".recap").count():
        keys = wait_for_choices(page)
        before = page.evaluate(MOMENT)
        by_list(page, next((key for key in keys if key.startswith(("end", "pass"))), keys[0]))
        until(page, f"(before) => {MOMENT} !== before", arg=before)
        until(page, "document.querySelector('.recap, .actions .whole [data-key]') !== null")
    on = page.get_by_role("button", name="Go on")
    on.wait_for()
    # Nothing moves, and nothing is asked, until it is said.
    held = page.evaluate(MOMENT)
    assert page.locator(".actions .whole [data-key]").count() == 0
    page.keyboard.press("Space")
    until(page, f"(held) => {MOMENT} !== held", arg=held)
    page.get_by_role("button", name="My turn").wait_for()
    assert wait_for_choices(page)
