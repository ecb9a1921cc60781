"""What the bots did, in at most three sentences, with their ways on the board."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Opener
from browser.playing import by_list, play, start, until
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
